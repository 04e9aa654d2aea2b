import { sql } from 'kysely'
import { ChainvetError } from '../../../errors.ts'
import { periodOf } from '../../period.ts'
import { tiers } from '../../tiers.ts'
import type { QuotaStore, Usage } from '../store.ts'
import { ask, type Database, type Work } from './database.ts'
import type { AccountRow } from './tables.ts'

/** Milliseconds for which an answer is kept for its idempotency key. */
export const keptFor = 86_400_000
/** What a reservation that nobody ended is released with: its answer never came. */
const neverAnswered = 504
/** Reservations of batches begin so: their leases end them, and no sweep does. */
export const ofBatches = 'batch/'

/** The part of the quota that is alike in both databases: what is not done with every call. */
export function quotaIn(database: Database): Pick<QuotaStore, 'release' | 'sweep' | 'usage' | 'days' | 'audit'> {
  const { build } = database
  return {
    async release(reservation, status) {
      await database.transaction(() => releaseOne(database, reservation, status), 'harmless')
    },
    async sweep(age) {
      const limit = sql<number>`${database.now()} - ${sql.lit(age)}`
      const open = build.selectFrom('ledger').select('id').where('state', '=', 'reserved').where('reserved_at', '<', limit)
      const lost = await database.read(open.where('what', 'not like', `${ofBatches}%`).orderBy('reserved_at').limit(10_000))
      let released = 0
      for (const { id } of lost) if (await database.transaction(() => releaseOne(database, id, neverAnswered), 'harmless')) released += 1
      const old = build.deleteFrom('repeats').where('created_at', '<', sql<number>`${database.now()} - ${sql.lit(keptFor)}`)
      await database.write(old, 'harmless')
      return released
    },
    async usage(account) {
      const month = build
        .selectFrom('accounts')
        .leftJoin('counters', join => join.onRef('counters.account', '=', 'accounts.id').on('counters.period', '=', database.period()))
        .select(['tier', 'included', 'overage_micro_usd', 'used', database.now().as('at')])
        .where('accounts.id', '=', account)
      const [row] = await database.read(month)
      if (!row) throw new ChainvetError('USAGE', 'there is no such account')
      return usageOf(row, row.used ?? undefined, row.at)
    },
    async days(account) {
      const [clock] = await database.read(build.selectNoFrom(database.now().as('at')))
      if (!clock) return []
      const { name, start } = periodOf(new Date(clock.at))
      const first = start.getTime()
      const today = Math.floor((clock.at - first) / day)
      // each day is counted in the index alone, however many calls a month has
      const counts = Array.from({ length: today + 1 }, (_, at) => {
        const from = first + at * day
        return sql`SELECT ${sql.lit(from)} AS day, count(*) AS calls FROM ledger WHERE account = ${account} AND period = ${name}
          AND reserved_at >= ${sql.lit(from)} AND reserved_at < ${sql.lit(from + day)} AND state <> 'released'`
      })
      const all = sql<{ day: number; calls: number }>`${sql.join(counts, sql` UNION ALL `)}`
      const rows = await database.read({ compile: () => all.compile(build) })
      return rows
        .filter(({ calls }) => calls > 0)
        .map(row => ({ day: new Date(row.day).toISOString().slice(0, 10), calls: row.calls }))
        .sort((one, other) => (one.day < other.day ? -1 : 1))
    },
    async audit() {
      const ledger = build
        .selectFrom('ledger')
        .select(['account', 'period', sql<number>`count(*)`.as('calls')])
        .where('state', '<>', sql.lit('released'))
        .groupBy(['account', 'period'])
        .as('ledger')
      const compared = build
        .selectFrom('counters')
        .fullJoin(ledger, join => join.onRef('ledger.account', '=', 'counters.account').onRef('ledger.period', '=', 'counters.period'))
        .select([
          sql<string>`coalesce(counters.account, ledger.account)`.as('account'),
          sql<string>`coalesce(counters.period, ledger.period)`.as('period'),
          sql<number>`coalesce(counters.used, 0)`.as('counter'),
          sql<number>`coalesce(ledger.calls, 0)`.as('ledger'),
        ])
        .where(sql<boolean>`coalesce(counters.used, 0) <> coalesce(ledger.calls, 0)`)
      return database.read(compared)
    },
  }
}

const day = 86_400_000

/** Ends a reservation without a charge. False where it had ended before. */
export function* releaseOne({ build, now }: Database, reservation: string, status: number): Work<boolean> {
  const ended = build
    .updateTable('ledger')
    .set({ state: 'released', status, ended_at: now() })
    .where('id', '=', reservation)
    .where('state', '=', 'reserved')
    .returning(['account', 'period'])
  const [row] = yield* ask(ended)
  if (!row) return false
  yield* ask(
    build
      .updateTable('counters')
      .set(({ eb }) => ({ used: eb('used', '-', 1) }))
      .where('account', '=', row.account)
      .where('period', '=', row.period),
  )
  // a call that failed may be tried again under its key
  yield* ask(build.deleteFrom('repeats').where('reservation', '=', reservation))
  return true
}

type Pool = Pick<AccountRow, 'tier' | 'included' | 'overage_micro_usd'>

const includedIn = ({ tier, included }: Pick<Pool, 'tier' | 'included'>): number => {
  const calls = included ?? tiers[tier].included
  if (calls === undefined) throw new Error(`an account of tier ${tier} without its number of calls`)
  return calls
}

/** What a counter may not exceed, where calls stop at the pool. */
export const ceilingOf = (pool: Pick<Pool, 'tier' | 'included'>): number | null => (tiers[pool.tier].stops ? includedIn(pool) : null)

export function usageOf(pool: Pool, used: number | undefined, at: number): Usage {
  const { start, end } = periodOf(new Date(at))
  return {
    tier: pool.tier,
    included: includedIn(pool),
    ...(pool.overage_micro_usd !== null && { overageMicroUsd: pool.overage_micro_usd }),
    used: used === undefined ? 0 : used,
    periodStart: start,
    periodEnd: end,
  }
}
