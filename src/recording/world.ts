import { createHash } from 'node:crypto'
import type { World } from '../world.ts'

/** What differs from one run to the next, held fast. */
export interface Moment {
  readonly at: Date
  readonly microseconds: number
  /** 32 bytes in hex. */
  readonly seed: string
}

export const momentOf = (world: World): Moment => ({
  at: world.now(),
  microseconds: world.microseconds(),
  seed: Buffer.from(world.random(32)).toString('hex'),
})

/** A world in which time stands still, and whose random numbers follow from the seed: nobody knew it before the scan, and everybody can draw them again. */
export function frozen(world: World, { at, microseconds, seed }: Moment): World {
  let drawn = 0
  return {
    ...world,
    now: () => new Date(at),
    microseconds: () => microseconds,
    random(size) {
      const blocks = Array.from({ length: Math.ceil(size / 32) }, () => createHash('sha256').update(`${seed}/${drawn++}`).digest())
      return new Uint8Array(Buffer.concat(blocks).subarray(0, size))
    },
  }
}
