import { expect, test } from 'vitest'
import { createTurns } from '../src/turns.ts'

test('those who come together go on one in each turn of the event loop, in their order', async () => {
  const take = createTurns()
  let turn = 0
  let counting = setImmediate(function count() {
    turn++
    counting = setImmediate(count)
  })
  const turns = await Promise.all(Array.from({ length: 8 }, () => take().then(() => turn)))
  clearImmediate(counting)
  expect(new Set(turns).size).toBe(8)
  expect(turns).toEqual([...turns].sort((a, b) => a - b))
})
