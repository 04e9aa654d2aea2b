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
