import { expect, test } from 'vitest'
import { createSlots } from '../../src/bulk/slots.ts'

test('so many go on at once, the others in their order, and nobody gives back twice', async () => {
  const { take } = createSlots(2)
  const began: string[] = []
  const begin = (name: string) =>
    take().then(leave => {
      began.push(name)
      return leave
    })
  const [first, second] = [await begin('a'), await begin('b')]
  const [third, fourth] = [begin('c'), begin('d')]
  await Promise.resolve()
  expect(began).toEqual(['a', 'b'])
  first()
  first()
  await third
  await Promise.resolve()
  expect(began).toEqual(['a', 'b', 'c'])
  second()
  await fourth
  expect(began).toEqual(['a', 'b', 'c', 'd'])
})
