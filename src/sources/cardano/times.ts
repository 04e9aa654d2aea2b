import { SourceError } from '../../errors.ts'
import { known, readUnixSeconds } from '../../read.ts'
import type { Context } from '../source.ts'
import type { Tip } from './index-of-cardano.ts'

/** Seconds since 1970 as an index writes them; a time that cannot be true fails the whole answer. */
export const timeReader =
  (source: string) =>
  (raw: unknown, { world }: Context): Date | undefined => {
    const reading = readUnixSeconds(raw, world.now())
    if (reading === 'hostile') throw new SourceError({ source, code: 'BAD_RESPONSE', problem: 'gave a time that cannot be true' })
    return known(reading)
  }

/** A block comes every 20 seconds. An index this far behind may not have seen what happened since. */
const mostBehind = 3_600_000

export function assertFresh(source: string, { at }: Tip, { world }: Context): void {
  const behind = world.now().getTime() - at.getTime()
  if (behind <= mostBehind) return
  const problem = `has not followed the chain for ${Math.floor(behind / 3_600_000)} hours`
  throw new SourceError({ source, code: 'UPSTREAM_UNAVAILABLE', problem })
}
