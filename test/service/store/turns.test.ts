import { describe, expect, test, vi } from 'vitest'
import { createGate } from '../../../src/service/store/postgres/gate.ts'
import { gathered } from '../../../src/service/store/postgres/gathered.ts'

const soon = () => new Promise(resolve => setImmediate(resolve))

describe('a gate', () => {
  test('lets in so many at a time, in their order, and what ends a call before what begins one', async () => {
    const gate = createGate(2)
    const seen: string[] = []
    const come = async (name: string, turn: 'first' | 'next') => {
      const leave = await gate.enter(turn)
      seen.push(name)
      return leave
    }
    const [one, two] = [await come('one', 'next'), await come('two', 'next')]
    const waiting = [come('three', 'next'), come('four', 'next'), come('end', 'first')]
    await soon()
    expect(seen).toEqual(['one', 'two'])
    one()
    // to leave twice is to leave once
    one()
    await soon()
    expect(seen).toEqual(['one', 'two', 'end'])
    two()
    await soon()
    expect(seen).toEqual(['one', 'two', 'end', 'three'])
    for (const leave of [waiting[2], waiting[0]]) (await leave)?.()
    await soon()
    expect(seen).toEqual(['one', 'two', 'end', 'three', 'four'])
  })

  test('tells who has waited too long, and lets in the next', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    try {
      const gate = createGate(1)
      const leave = await gate.enter('next')
      const [late, end] = [gate.enter('next'), gate.enter('first')]
      clock.mockReturnValue(30_000)
      const inTime = gate.enter('next')
      leave()
      ;(await end)()
      await expect(late).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE', status: 503 })
      expect(await inTime).toBeTypeOf('function')
    } finally {
      clock.mockRestore()
    }
  })
})

describe('what is gathered', () => {
  test('goes at once when nothing is under way, and together when much is, in its order', async () => {
    const groups: number[][] = []
    const ends: (() => void)[] = []
    const { add } = gathered<number>(async all => {
      groups.push([...all])
      await new Promise<void>(resolve => ends.push(resolve))
    })
    const all = Promise.all([1, 2, 3, 4, 5].map(add))
    await soon()
    expect(groups).toEqual([[1], [2]])
    ends[0]?.()
    await soon()
    expect(groups).toEqual([[1], [2], [3, 4, 5]])
    for (const end of ends) end()
    await all
    const later = add(6)
    await soon()
    expect(groups.at(-1)).toEqual([6])
    ends.at(-1)?.()
    await later
  })

  test('fails together, and goes on', async () => {
    let fails = true
    const { add } = gathered<number>(async () => {
      await soon()
      if (fails) throw new Error('no')
    })
    expect((await Promise.allSettled([1, 2, 3, 4].map(add))).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
    fails = false
    await expect(add(5)).resolves.toBeUndefined()
  })

  test('is at most 500 at once', async () => {
    const sizes: number[] = []
    const { add } = gathered<number>(async all => {
      sizes.push(all.length)
      await soon()
    })
    await Promise.all(Array.from({ length: 1_300 }, (_, at) => add(at)))
    expect([Math.max(...sizes), sizes.reduce((sum, size) => sum + size, 0)]).toEqual([500, 1_300])
  })
})
