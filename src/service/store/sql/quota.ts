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
        .select(['tier', 'included', 'used', database.now().as('at')])
        .where('accounts.id', '=', account)
      const [row] = await database.read(month)
      if (!row) throw new ChainvetError('USAGE', 'there is no such account')
      return usageOf(row, row.used ?? undefined, row.at)
    },
    async days(account) {
      const [month] = await database.read(build.selectNoFrom(database.period().as('name')))
      const charged = build
        .selectFrom('ledger')
        .select([sql<number>`(reserved_at / ${sql.lit(day)})`.as('day'), sql<number>`count(*)`.as('calls')])
        .where('account', '=', account)
        .where('period', '=', database.period())
        .where('state', '<>', 'released')
        .groupBy('day')
        .orderBy('day')
      const rows = await database.read(charged)
      return rows
        .map(row => ({ day: new Date(row.day * day).toISOString().slice(0, 10), calls: row.calls }))
        .filter(row => month && row.day.startsWith(month.name))
    },
    async audit() {
      const ledger = build
        .selectFrom('ledger')
        .select(['account', 'period', sql<number>`count(*)`.as('calls')])
        .where('state', '<>', 'released')
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

type Pool = Pick<AccountRow, 'tier' | 'included'>

export const includedIn = ({ tier, included }: Pool): number => {
  const calls = included ?? tiers[tier].included
  if (calls === undefined) throw new Error(`an account of tier ${tier} without its number of calls`)
  return calls
}

/** What a counter may not exceed, where calls stop at the pool. */
export const ceilingOf = (pool: Pool): number | null => (tiers[pool.tier].stops ? includedIn(pool) : null)

export function usageOf(pool: Pool, used: number | undefined, at: number): Usage {
  const { start, end } = periodOf(new Date(at))
  return { tier: pool.tier, included: includedIn(pool), used: used === undefined ? 0 : used, periodStart: start, periodEnd: end }
}
