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
  test('is found by its token, and by no other text', () => {
    const sessions = createSessions(at().world)
    const token = sessions.open(one)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(sessions.find(token)?.digest).toEqual(one)
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constant(token.slice(1)), fc.constant(`${token} `)),
        text => text === token || sessions.find(text) === undefined,
      ),
    )
  })

  test('ends two hours after it was last used', () => {
    const { world, pass } = at()
    const sessions = createSessions(world)
    const token = sessions.open(one)
    pass(2 * hour)
    expect(sessions.find(token)).toBeDefined()
    pass(2 * hour + 1)
    expect(sessions.find(token)).toBeUndefined()
  })

  test('ends twelve hours after it began, however often it is used', () => {
    const { world, pass } = at()
    const sessions = createSessions(world)
    const token = sessions.open(one)
    for (let hours = 1; hours <= 12; hours++) {
      pass(hour)
      expect(sessions.find(token)).toBeDefined()
    }
    pass(1)
    expect(sessions.find(token)).toBeUndefined()
  })

  test('is gone when it is closed, and the others stay', () => {
    const sessions = createSessions(at().world)
    const [first, second] = [sessions.open(one), sessions.open(one)]
    sessions.close(first)
    expect([sessions.find(first), sessions.find(second)?.digest]).toEqual([undefined, one])
  })

  test('goes on with another key', () => {
    const sessions = createSessions(at().world)
    const token = sessions.open(one)
    sessions.move(token, other)
    expect(sessions.find(token)?.digest).toEqual(other)
  })

  test('has a proof that is the same on every page, differs from session to session, and does not hold the token', () => {
    const sessions = createSessions(at().world)
    const tokens = [sessions.open(one), sessions.open(one)]
    const proofs = tokens.map(token => sessions.find(token)?.proof)
    expect(new Set(proofs).size).toBe(2)
    expect(tokens.map(token => sessions.find(token)?.proof)).toEqual(proofs)
    expect(proofs.some((proof, n) => proof?.includes(String(tokens[n])))).toBe(false)
  })

  test('takes a form once, and a stranger none', () => {
    const sessions = createSessions(at().world)
    const [first, second] = [sessions.open(one), sessions.open(one)]
    expect([sessions.once(first, 'a'), sessions.once(first, 'a'), sessions.once(second, 'a'), sessions.once('x', 'a')]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
})

test('ten thousand sessions are kept, and the ones used longest ago make room', () => {
  const sessions = createSessions(at().world)
  const [first, second] = [sessions.open(one), sessions.open(one)]
  for (let n = 2; n < 10_000; n++) sessions.open(other)
  expect(sessions.find(first)).toBeDefined()
  sessions.open(other)
  expect([sessions.find(first) === undefined, sessions.find(second) === undefined]).toEqual([false, true])
})
