import { expect, test, vi } from 'vitest'
import { ahead } from '../../src/bulk/ahead.ts'

const most = 3
const pause = () => new Promise(resolve => setTimeout(resolve, 5))

function counted(end: number, failAt?: number) {
  const seen = { made: 0, closed: false }
  async function* numbers(): AsyncGenerator<number, void> {
    try {
      for (let number = 1; number <= end; number++) {
        seen.made = number
        if (number === failAt) throw new Error('no more')
        yield number
      }
    } finally {
      seen.closed = true
    }
  }
  return { seen, items: ahead(numbers(), most) }
}

test('all items come, in their order', async () => {
  const { seen, items } = counted(5)
  const found = []
  for await (const item of items) found.push(item)
  expect(found).toEqual([1, 2, 3, 4, 5])
  expect(seen.closed).toBe(true)
})

test('nothing is made before the first is asked for, then as many ahead as may be of whoever waits', async () => {
  const { seen, items } = counted(20)
  await pause()
  expect(seen.made).toBe(0)
  for await (const item of items) {
    await vi.waitFor(() => expect(seen.made).toBe(item + most))
    await pause()
    expect(seen.made).toBe(item + most)
    if (item === 4) break
  }
  expect(seen).toEqual({ made: 4 + most, closed: true })
})

test('a failure comes where the item would have come', async () => {
  const { items } = counted(5, 3)
  const found: unknown[] = []
  const all = async () => {
    for await (const item of items) {
      found.push(item)
      await pause()
    }
  }
  await expect(all()).rejects.toThrow('no more')
  expect(found).toEqual([1, 2])
})
