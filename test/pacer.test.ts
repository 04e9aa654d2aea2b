import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPacer } from '../src/pacer.ts'
import type { World } from '../src/world.ts'
import { clockwork } from './support/upstream.ts'

fc.configureGlobal({ seed: 1, numRuns: 200 })

const never = new AbortController().signal

/** A world in which the time is set by hand, and which notes the moment at which every sleep ends. */
function atHand() {
  const place = { now: 0, ends: [] as number[] }
  const world: World = {
    ...clockwork(),
    now: () => new Date(place.now),
    sleep: async ms => void place.ends.push(place.now + ms),
  }
  return { world, place }
}

/** When the calls, made at these moments, were let through. */
async function passes(moments: readonly number[], perSecond: number): Promise<number[]> {
  const { world, place } = atHand()
  const pace = createPacer(world)
  const passed: number[] = []
  for (const moment of moments) {
    place.now = moment
    place.ends.length = 0
    await pace('host', perSecond, never)
    passed.push(place.ends[0] ?? moment)
  }
  return passed
}

test('five a second: the first five at once, each of the others a fifth of a second after the one before', async () => {
  expect(await passes([0, 0, 0, 0, 0, 0, 0, 0], 5)).toEqual([0, 0, 0, 0, 0, 200, 400, 600])
})

test('less than one a second: no two at once', async () => {
  expect(await passes([0, 0, 0], 0.4)).toEqual([0, 2_500, 5_000])
})

test('who waited long enough does not wait again, and has no more than one second of credit', async () => {
  expect(await passes([0, 0, 10_000, 10_000, 10_000, 10_000], 2)).toEqual([0, 0, 10_000, 10_000, 10_500, 11_000])
})

test('no window of one second holds more than twice what the host bears, and no call waits without need', async () => {
  const steps = fc.array(fc.nat(400), { minLength: 1, maxLength: 40 })
  const paces = fc.constantFrom(1, 2, 4, 5, 10)
  await fc.assert(
    fc.asyncProperty(steps, paces, async (gaps, perSecond) => {
      let now = 0
      const moments = gaps.map(gap => {
        now += gap
        return now
      })
      const passed = await passes(moments, perSecond)
      for (const start of passed) expect(passed.filter(at => at >= start && at < start + 1_000).length).toBeLessThan(2 * perSecond)
      for (const [at, moment] of moments.entries()) expect(passed[at]).toBeGreaterThanOrEqual(moment)
      expect(passed).toEqual([...passed].sort((a, b) => a - b))
    }),
  )
})

test('hosts do not wait for each other; a port makes another host', async () => {
  const world = clockwork()
  const pace = createPacer(world)
  for (const host of ['a:1', 'a:2', 'b:1']) await pace(host, 1, never)
  expect(world.sleeps).toEqual([])
})

test('a caller who stops while waiting gets the own reason back', async () => {
  const controller = new AbortController()
  const world: World = {
    ...clockwork(),
    sleep: (_, signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  }
  const pace = createPacer(world)
  await pace('host', 1, controller.signal)
  const waiting = pace('host', 1, controller.signal)
  controller.abort('enough')
  await expect(waiting).rejects.toBe('enough')
})
