import type { Cost, Counts, Quota } from '../api/cost.ts'
import type { UsageRecord } from '../api/scanner.ts'
import { usedIn } from './budget.ts'

export interface CostOptions {
  /** Scans in flight. */
  readonly concurrency: number
  /** Scans started a second, where that is limited. */
  readonly rate?: number | undefined
  /** Scans after which no more are started. */
  readonly maxCalls?: number | undefined
  /** Targets that an earlier run has finished: they cost nothing again. */
  readonly done?: number | undefined
}

/** Scans a second for each scan in flight, where nobody has measured: one takes two thirds of a second. */
const usualPace = 1.5

/** What a run costs by the account of a service. Without one nobody counts, and nothing is known about how fast it is. */
export function costOf(
  { targets }: Pick<Counts, 'targets'>,
  usage: UsageRecord | undefined,
  { rate, concurrency, maxCalls, done = 0 }: CostOptions,
): Cost {
  const needed = Math.max(0, targets - done)
  const calls = Math.min(needed, maxCalls ?? needed)
  const pace = usage ? Math.min(concurrency * usualPace, rate ?? Number.POSITIVE_INFINITY) : rate
  return { calls, beyondLimit: needed - calls, quota: usage && quotaOf(usage, calls), pace }
}

/** What the account has left for so many calls. Where its record contradicts itself, the reading that costs more counts. */
export function quotaOf(usage: UsageRecord, calls: number): Quota {
  const free = usage.tier.toLowerCase() === 'free'
  const left = Math.max(0, usage.included_calls - usedIn(usage))
  const over = Math.max(0, calls - left)
  const perCall = free ? undefined : millionths(String(usage.overage_per_call_usd))
  const told = millionths(String(usage.overage_cost_usd)) ?? nothing
  const counted = times(perCall ?? nothing, Math.max(0, usage.overage_calls))
  return {
    tier: usage.tier,
    free,
    left,
    over,
    perCall,
    price: perCall && times(perCall, over),
    spent: told > counted ? told : counted,
    resets: usage.period_end,
  }
}

const nothing = 0n
const times = (price: bigint, count: number): bigint => price * BigInt(count)

/**
 * Dollars as they are written, in millionths, rounded up. `undefined` for what is no price: nothing, less than nothing, or
 * more than anybody pays.
 */
export function millionths(text: string): bigint | undefined {
  // how a double is written that is less than a millionth
  if (/^[\d.]+e-\d+$/.test(text)) return 1n
  const [, whole, part = ''] = /^(\d{1,15})(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const digits = `${whole}${part.slice(0, 6).padEnd(6, '0')}`
  const value = BigInt(digits) + (/[1-9]/.test(part.slice(6)) ? 1n : 0n)
  return value > 0n ? value : undefined
}

/** What somebody has said about going past the included calls. */
export interface Consent {
  /** --allow-overage. */
  readonly allowed: boolean
  /** The most that the overage of a month may cost, in millionths of a dollar. */
  readonly cap: bigint | undefined
  /** Whether there is somebody who can be asked. */
  readonly canAsk: boolean
}

/**
 * Whether a run may begin. `most` is how many calls of it may be started; undefined where nobody sets an end. "ask" goes
 * on with exactly what was agreed to.
 */
export type Decision =
  | { readonly go: true; readonly most: number | undefined; readonly stops: boolean }
  | { readonly ask: true; readonly most: number }
  | { readonly refuse: 'pool' | 'cap' | 'exhausted' }

/** `calls` is undefined where they cannot be counted before the run. */
export function decide(quota: Quota, calls: number | undefined, { allowed, cap, canAsk }: Consent): Decision {
  const { free, left } = quota
  const fits = calls !== undefined && calls <= left
  // the service ends the calls of a free tier itself, and knows best when
  if (free) return left === 0 && !fits ? { refuse: 'exhausted' } : { go: true, most: undefined, stops: !fits }
  const room = cap === undefined ? undefined : affordable(quota, cap)
  if (allowed && room === undefined) return { go: true, most: undefined, stops: false }
  const most = left + (allowed && room !== undefined ? room : 0)
  if (fits || (allowed && calls !== undefined && calls <= most)) return { go: true, most, stops: false }
  if (calls === undefined) return most === 0 ? { refuse: allowed ? 'cap' : 'pool' } : { go: true, most, stops: true }
  if (room !== undefined && quota.over > room) return { refuse: 'cap' }
  return canAsk ? { ask: true, most: calls } : { refuse: 'pool' }
}

/** Calls beyond the included ones that a limit has room for. A price that nobody has told fits under no limit. */
function affordable({ perCall, spent }: Quota, cap: bigint): number {
  if (perCall === undefined || cap <= spent) return 0
  const calls = (cap - spent) / perCall
  return Number(calls)
}
