import { sql } from 'kysely'
import type { ClaimedRow } from '../../store.ts'
import { ask, type Database, type Work } from '../database.ts'
import { ceilingOf, ofBatches } from '../quota.ts'
import type { BatchLine, BatchRow } from '../tables.ts'
import { inTurn, reservationOf, shift } from './shift.ts'

/** Rows that end in one claim because there are no calls left. */
const endedAtOnce = 5_000
interface Claim {
  readonly database: Database
  readonly worker: string
  readonly lease: number
}

/**
 * Takes rows for a worker and reserves their calls, before anything is asked for them. Accounts take turns: the one that was
 * served longest ago comes first, and none gets a second row while another that waits has none.
 */
export const claim = (database: Database, worker: string, limit: number, lease: number): Promise<readonly ClaimedRow[]> =>
  database.transaction(() => claimRows({ database, worker, lease }, limit), 'harmful')

function* claimRows(one: Claim, limit: number): Work<readonly ClaimedRow[]> {
  const { build } = one.database
  yield* inTurn(one.database)
  const waiting = build
    .selectFrom('turns')
    .innerJoin('batches', 'batches.account', 'turns.account')
    .select(['turns.account', 'served'])
    .distinct()
    .where('state', 'in', ['waiting', 'running'])
    .where('waiting', '>', 0)
    .orderBy('served')
    .orderBy('turns.account')
  let queue = (yield* ask(waiting)).map(({ account }) => account)
  const taken: ClaimedRow[] = []
  const turns = new Set<string>()
  while (queue.length > 0 && taken.length < limit) {
    const share = Math.max(1, Math.floor((limit - taken.length) / queue.length))
    const next: string[] = []
    for (const account of queue) {
      const wanted = Math.min(share, limit - taken.length)
      if (wanted === 0) break
      const rows = yield* takeFrom(one, account, wanted)
      taken.push(...rows)
      // whoever was served last stands last
      turns.delete(account)
      turns.add(account)
      if (rows.length === wanted) next.push(account)
    }
    queue = next
  }
  const [last] = yield* ask(build.selectFrom('turns').select(sql<number>`max(served)`.as('served')))
  let served = last ? last.served : 1
  for (const account of turns) {
    served += 1
    yield* ask(build.updateTable('turns').set({ served }).where('account', '=', account))
  }
  return taken
}

function* takeFrom(one: Claim, account: string, wanted: number): Work<readonly ClaimedRow[]> {
  const { build } = one.database
  const batches = build
    .selectFrom('batches')
    .select(['id', 'key'])
    .where('account', '=', account)
    .where('state', 'in', ['waiting', 'running'])
    .where('waiting', '>', 0)
    .orderBy('created_at')
    .orderBy('id')
  const taken: ClaimedRow[] = []
  for (const { id, key } of yield* ask(batches)) {
    if (taken.length === wanted) break
    const lines = yield* waitingIn(one.database, id, wanted - taken.length)
    const granted = lines.length === 0 ? 0 : yield* reserve(one.database, account, lines.length)
    taken.push(...(yield* begin(one, { id, account, key }, lines.slice(0, granted))))
    if (granted < lines.length) {
      yield* endWithoutCalls(one.database, id)
      return taken
    }
  }
  return taken
}

function* waitingIn({ build, now, kind }: Database, batch: string, limit: number): Work<readonly BatchLine[]> {
  const lines = build
    .selectFrom('batch_rows')
    .selectAll()
    .where('batch', '=', batch)
    .where('state', '=', 'waiting')
    .where(({ or, eb }) => or([eb('not_before', 'is', null), eb('not_before', '<=', now())]))
    .orderBy('number')
    .limit(limit)
  return yield* ask(kind === 'postgres' ? lines.forUpdate().skipLocked() : lines)
}

/** Counts as many calls as there are, up to `wanted`. How many. */
function* reserve({ build, period }: Database, account: string, wanted: number): Work<number> {
  const [pool] = yield* ask(build.selectFrom('accounts').select(['tier', 'included']).where('id', '=', account))
  if (!pool) return 0
  const ceiling = ceilingOf(pool)
  const counter = build.insertInto('counters').values({ account, period: period(), used: 0, ceiling })
  // writing the row holds it for this transaction
  const held = counter.onConflict(conflict =>
    conflict.columns(['account', 'period']).doUpdateSet(({ ref }) => ({ used: ref('counters.used') })),
  )
  const [row] = yield* ask(held.returning('used'))
  if (!row) return 0
  const granted = ceiling === null ? wanted : Math.max(0, Math.min(wanted, ceiling - row.used))
  if (granted > 0) {
    const used = row.used + granted
    yield* ask(build.updateTable('counters').set({ used, ceiling }).where('account', '=', account).where('period', '=', period()))
  }
  return granted
}

function* begin(
  { database, worker, lease }: Claim,
  { id, account, key }: Pick<BatchRow, 'id' | 'account' | 'key'>,
  lines: readonly BatchLine[],
): Work<readonly ClaimedRow[]> {
  if (lines.length === 0) return []
  const { build, now, period } = database
  const numbers = lines.map(({ number }) => number)
  const begun = build
    .updateTable('batch_rows')
    .set(({ eb }) => ({
      state: 'running',
      attempt: eb('attempt', '+', 1),
      worker,
      lease_until: sql<number>`${now()} + ${sql.lit(lease)}`,
      not_before: null,
    }))
    .where('batch', '=', id)
    .where('number', 'in', numbers)
  yield* ask(begun)
  const calls = lines.map(line => ({
    id: reservationOf(id, line.number, line.attempt + 1),
    account,
    key,
    period: period(),
    what: `${ofBatches}${line.kind}`,
    state: 'reserved' as const,
    reserved_at: now(),
  }))
  yield* ask(build.insertInto('ledger').values(calls))
  yield* shift(database, id, { waiting: -lines.length, running: lines.length })
  return lines.map(line => ({
    batch: id,
    account,
    key,
    row: line.number,
    attempt: line.attempt + 1,
    kind: line.kind,
    address: line.address,
    ...(line.chain_id !== null && { chainId: line.chain_id }),
    input: line.input,
  }))
}

/** The pool ended: what waits ends too, without having been scanned. */
function* endWithoutCalls(database: Database, batch: string): Work<void> {
  const { build } = database
  const some = build.selectFrom('batch_rows').select('number').where('batch', '=', batch).where('state', '=', 'waiting').orderBy('number')
  const ended = build
    .updateTable('batch_rows')
    .set({ state: 'failed', status: 429, body: exhausted, not_before: null })
    .where('batch', '=', batch)
    .where('state', '=', 'waiting')
    .where('number', 'in', some.limit(endedAtOnce))
    .returning('number')
  const { length } = yield* ask(ended)
  yield* shift(database, batch, { waiting: -length, failed: length })
}

const exhausted = JSON.stringify({ detail: 'The calls of this month are used up.' })
