import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSessions } from '../../../src/service/dashboard/sessions.ts'

const hour = 3_600_000
const [one, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]

/** A world whose clock is moved by hand. */
function at(start = 0) {
  let [now, drawn] = [start, 0]
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  const random = (size: number) => {
    drawn++
    return new Uint8Array(size).map((_, place) => (drawn >> (8 * (place % 4))) & 255)
  }
  return { world: { now: () => new Date(now), random }, pass }
}

describe('a session', () => {
  test('is found by its token, and by no other text', async () => {
    const sessions = createSessions(at().world)
    const token = await sessions.open(one)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await sessions.find(token))?.digest).toEqual(one)
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string(), fc.constant(token.slice(1)), fc.constant(`${token} `)),
        async text => text === token || (await sessions.find(text)) === undefined,
      ),
    )
  })

  test('ends two hours after it was last used', async () => {
    const { world, pass } = at()
    const sessions = createSessions(world)
    const token = await sessions.open(one)
    pass(2 * hour)
    expect(await sessions.find(token)).toBeDefined()
    pass(2 * hour + 1)
    expect(await sessions.find(token)).toBeUndefined()
  })

  test('ends twelve hours after it began, however often it is used', async () => {
    const { world, pass } = at()
    const sessions = createSessions(world)
    const token = await sessions.open(one)
    for (let hours = 1; hours <= 12; hours++) {
      pass(hour)
      expect(await sessions.find(token)).toBeDefined()
    }
    pass(1)
    expect(await sessions.find(token)).toBeUndefined()
  })

  test('is gone when it is closed, and the others stay', async () => {
    const sessions = createSessions(at().world)
    const [first, second] = [await sessions.open(one), await sessions.open(one)]
    await sessions.close(first)
    expect([await sessions.find(first), (await sessions.find(second))?.digest]).toEqual([undefined, one])
  })

  test('goes on with another key', async () => {
    const sessions = createSessions(at().world)
    const token = await sessions.open(one)
    await sessions.move(token, other)
    expect((await sessions.find(token))?.digest).toEqual(other)
  })

  test('has a proof that is the same on every page, differs from session to session, and does not hold the token', async () => {
    const sessions = createSessions(at().world)
    const tokens = [await sessions.open(one), await sessions.open(one)]
    const found = () => Promise.all(tokens.map(async token => (await sessions.find(token))?.proof))
    const proofs = await found()
    expect(new Set(proofs).size).toBe(2)
    expect(await found()).toEqual(proofs)
    expect(proofs.some((proof, n) => proof?.includes(String(tokens[n])))).toBe(false)
  })

  test('takes a form once, and a stranger none', async () => {
    const sessions = createSessions(at().world)
    const [first, second] = [await sessions.open(one), await sessions.open(one)]
    expect([
      await sessions.once(first, 'a'),
      await sessions.once(first, 'a'),
      await sessions.once(second, 'a'),
      await sessions.once('x', 'a'),
    ]).toEqual([true, false, true, false])
  })
})

test('ten thousand sessions are kept, and the ones used longest ago make room', async () => {
  const sessions = createSessions(at().world)
  const [first, second] = [await sessions.open(one), await sessions.open(one)]
  for (let n = 2; n < 10_000; n++) await sessions.open(other)
  expect(await sessions.find(first)).toBeDefined()
  await sessions.open(other)
  expect([(await sessions.find(first)) === undefined, (await sessions.find(second)) === undefined]).toEqual([false, true])
})
