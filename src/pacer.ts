import type { World } from './world.ts'

/** Waits for a place in the queue of `host`, which bears `perSecond` calls a second and a burst of one second's worth. */
export type Pacer = (host: string, perSecond: number, signal: AbortSignal) => Promise<void>

/** Remembers for each host when its last place was given away; all callers share the memory. */
export function createPacer(world: World): Pacer {
  const lastPlace = new Map<string, number>()
  return async (host, perSecond, signal) => {
    const now = world.now().getTime()
    const gap = 1000 / perSecond
    const burst = Math.max(1, Math.floor(perSecond))
    const place = Math.max((lastPlace.get(host) ?? Number.NEGATIVE_INFINITY) + gap, now - (burst - 1) * gap)
    lastPlace.set(host, place)
    if (place > now) await world.sleep(place - now, signal)
  }
}
