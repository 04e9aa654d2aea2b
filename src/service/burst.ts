import { textOf } from './keys.ts'
import { failureFields } from './log.ts'
import type { Parts } from './parts.ts'
import { Refusal } from './refusal.ts'
import type { Usage } from './store/store.ts'
import { tiers } from './tiers.ts'

/** Header fields that say how much is left. */
export type RateFields = Readonly<Record<'RateLimit-Policy' | 'RateLimit', string>>

/**
 * Takes one of the calls that a key has in a short time, and says in header fields how many are left. What is read has a pace of
 * its own beside the scans: whoever scans too fast can still ask how many calls are left. Throws {@link Refusal} with 429.
 */
export async function takeOne(
  { store, limits, log }: Pick<Parts, 'store' | 'limits' | 'log'>,
  what: 'scan' | 'read' | 'stranger',
  who: Uint8Array | string,
): Promise<RateFields | undefined> {
  const { burst } = limits
  if (!burst) return undefined
  const name = `${what} ${typeof who === 'string' ? who : textOf(who)}`
  const taken = await store.shared.take(name, burst.points, burst.seconds).catch((error: unknown) => {
    // a limit is politeness and not money: where it cannot be read, the call goes on, and the ledger decides
    log.warn('burst-limit-failed', failureFields(error))
    return undefined
  })
  if (!taken) return undefined
  const wait = String(Math.max(1, Math.ceil(taken.wait / 1000)))
  const fields = {
    'RateLimit-Policy': `"burst";q=${burst.points};w=${burst.seconds}`,
    RateLimit: `"burst";r=${Math.max(0, taken.left)};t=${wait}`,
  }
  if (taken.granted) return fields
  throw new Refusal(429, `Too many requests: ${burst.points} in ${seconds(burst.seconds)} are allowed. Slow down.`, {
    ...fields,
    'Retry-After': wait,
  })
}

/** The same with the calls of the month, where they end with the pool: the other tiers go on. */
export function withMonth(
  fields: RateFields | undefined,
  { tier, included, used, periodStart, periodEnd }: Usage,
  now: Date,
): Partial<RateFields> {
  if (!tiers[tier].stops) return fields ?? {}
  const whole = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000))
  const policy = `"month";q=${included};w=${whole(periodEnd.getTime() - periodStart.getTime())}`
  const left = `"month";r=${Math.max(0, included - used)};t=${whole(periodEnd.getTime() - now.getTime())}`
  if (!fields) return { 'RateLimit-Policy': policy, RateLimit: left }
  return { 'RateLimit-Policy': `${fields['RateLimit-Policy']}, ${policy}`, RateLimit: `${fields.RateLimit}, ${left}` }
}

const seconds = (count: number): string => (count === 1 ? 'a second' : `${count} seconds`)
