import { getEventListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createClocks, within } from '../src/clock.ts'
import { realWorld } from '../src/world.ts'

test('ends with its time, and says so', async () => {
  const { signal, deadline, stop } = createClocks(realWorld)(new AbortController().signal, 5)
  await wait(30)
  expect([signal.aborted, deadline.aborted]).toEqual([true, true])
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
  expect(signal.reason).toBe(deadline.reason)
  stop()
})

test('ends with what it belongs to, for its reason, and its own time is not over', () => {
  const outer = new AbortController()
  const { signal, deadline } = createClocks(realWorld)(outer.signal, 10_000)
  outer.abort('enough')
  expect([signal.reason, deadline.aborted]).toEqual(['enough', false])
})

test('what has ended already gets no clock', () => {
  expect(() => createClocks(realWorld)(AbortSignal.abort('over'), 10_000)).toThrow('over')
})

test('a clock that was stopped ends no more, whoever uses its signals next', async () => {
  const clocks = createClocks(realWorld)
  const [first, second] = [new AbortController(), new AbortController()]
  clocks(first.signal, 5).stop()
  const next = clocks(second.signal, 10_000)
  first.abort()
  await wait(30)
  expect([next.signal.aborted, next.deadline.aborted]).toEqual([false, false])
  expect(getEventListeners(first.signal, 'abort')).toHaveLength(0)
  next.stop()
})

test('one signal ends all calls that belong to it, and is listened to once, as long as there is one', () => {
  const clocks = createClocks(realWorld)
  const outer = new AbortController()
  const listeners = () => getEventListeners(outer.signal, 'abort').length
  const [first, second, third] = [1, 2, 3].map(() => clocks(outer.signal, 10_000))
  expect(listeners()).toBe(1)
  first?.stop()
  expect(listeners()).toBe(1)
  const other = clocks(new AbortController().signal, 10_000)
  outer.abort('enough')
  expect([first, second, third, other].map(one => one?.signal.aborted)).toEqual([false, true, true, false])
  for (const one of [second, third, other]) one?.stop()
})

test('who shares controllers makes none while there are some, and takes none that has ended', () => {
  const spare: AbortController[] = []
  const [one, another] = [createClocks(realWorld, spare), createClocks(realWorld, spare)]
  const outer = new AbortController()
  const first = one(outer.signal, 10_000)
  first.stop()
  const second = another(new AbortController().signal, 10_000)
  expect(second.signal).toBe(first.signal)
  outer.abort()
  expect(second.signal.aborted).toBe(false)
  second.stop()
  const ended = new AbortController()
  const last = one(ended.signal, 10_000)
  ended.abort()
  last.stop()
  expect([last.signal, spare]).toEqual([second.signal, []])
})

test('a signal that has ended is not used again', () => {
  const clocks = createClocks(realWorld)
  const outer = new AbortController()
  const ended = clocks(outer.signal, 10_000)
  outer.abort()
  ended.stop()
  expect(clocks(new AbortController().signal, 10_000).signal.aborted).toBe(false)
})

test('work within a time ends with it, and leaves no timer behind', async () => {
  const timers = () => process.getActiveResourcesInfo().filter(kind => kind === 'Timeout').length
  const before = timers()
  const late = within(
    realWorld,
    5,
    undefined,
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  await expect(late).rejects.toMatchObject({ name: 'TimeoutError' })
  // timers of others may end meanwhile: of ten that were left at least some would still be more
  for (let nth = 0; nth < 10; nth++) {
    expect(await within(realWorld, 1_000_000, undefined, async ({ signal }) => signal.aborted)).toBe(false)
    await expect(within(realWorld, 1_000_000, undefined, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  }
  expect(timers()).toBeLessThanOrEqual(before)
})
