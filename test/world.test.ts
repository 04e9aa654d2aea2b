import { expect, test } from 'vitest'
import { realWorld } from '../src/world.ts'

const { after, sleep } = realWorld
const never = new AbortController().signal

test('sleep ends, one after the other in the order of their lengths', async () => {
  const ended: number[] = []
  await Promise.all([30, 0, 15].map(ms => sleep(ms, never).then(() => ended.push(ms))))
  expect(ended).toEqual([0, 15, 30])
})

test('what is to be done after a time is done once, or not at all where it was stopped', async () => {
  const done: string[] = []
  const stop = after(5, () => done.push('stopped'))
  after(10, () => done.push('in time'))
  stop()
  await sleep(30, never)
  expect(done).toEqual(['in time'])
})

test('sleep is woken by its signal, with its reason, and leaves no timer behind', async () => {
  const controller = new AbortController()
  const before = process.getActiveResourcesInfo().filter(kind => kind === 'Timeout').length
  const sleeping = sleep(1_000_000, controller.signal)
  expect(process.getActiveResourcesInfo().filter(kind => kind === 'Timeout')).toHaveLength(before + 1)
  controller.abort('morning')
  await expect(sleeping).rejects.toBe('morning')
  expect(process.getActiveResourcesInfo().filter(kind => kind === 'Timeout')).toHaveLength(before)
})

test('who comes too late does not sleep', async () => {
  await expect(sleep(1_000_000, AbortSignal.abort('late'))).rejects.toBe('late')
})

test('a signal that many have slept with keeps no listener', async () => {
  const signal = new AbortController().signal
  const listeners: unknown[] = []
  const { addEventListener, removeEventListener } = signal
  signal.addEventListener = (...given: Parameters<typeof addEventListener>) => {
    listeners.push(given[1])
    addEventListener.apply(signal, given)
  }
  signal.removeEventListener = (...given: Parameters<typeof removeEventListener>) => {
    listeners.splice(listeners.indexOf(given[1]), 1)
    removeEventListener.apply(signal, given)
  }
  await Promise.all(Array.from({ length: 5 }, () => sleep(0, signal)))
  expect(listeners).toEqual([])
})

test('random bytes are of the size asked for, and differ', () => {
  expect([0, 1, 32].map(size => realWorld.random(size).length)).toEqual([0, 1, 32])
  expect(Buffer.compare(realWorld.random(32), realWorld.random(32))).not.toBe(0)
})

test('microseconds are a whole number below a thousand', () => {
  const seen = Array.from({ length: 100 }, () => realWorld.microseconds())
  expect(seen.filter(value => !Number.isInteger(value) || value < 0 || value > 999)).toEqual([])
})

test('the environment is that of the process', () => {
  expect(realWorld.env).toBe(process.env)
})
