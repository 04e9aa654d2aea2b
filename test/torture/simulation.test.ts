import { expect, test } from 'vitest'
import { seeded } from './random.ts'
import { createSimulation } from './simulation.ts'

const started = () => createSimulation(new Date('2026-01-01T00:00:00Z'), seeded(1))
const never = new AbortController().signal

test('sleeps take the time of the simulated clock and none of ours, and end in their order', async () => {
  const { world, run, transcript, note } = started()
  await run(async () => {
    await Promise.all([30_000, 10_000, 20_000].map(ms => world.sleep(ms, never).then(() => note(`slept ${ms}`))))
  })
  expect(transcript).toEqual(['10000 slept 10000', '20000 slept 20000', '30000 slept 30000'])
  expect(world.now().toISOString()).toBe('2026-01-01T00:00:30.000Z')
})

test('what is stopped does not happen, and what is woken rejects with its reason', async () => {
  const { world, run, note, transcript } = started()
  const morning = new AbortController()
  await run(async () => {
    world.after(5, () => note('stopped'))()
    world.after(10, () => morning.abort('morning'))
    await expect(world.sleep(1_000_000, morning.signal)).rejects.toBe('morning')
  })
  expect(transcript).toEqual([])
  expect(world.now().toISOString()).toBe('2026-01-01T00:00:00.010Z')
})

test('work that waits for nothing is told, and work that fails is', async () => {
  await expect(started().run(() => new Promise(() => {}))).rejects.toThrow('nothing to wait for')
  await expect(started().run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
