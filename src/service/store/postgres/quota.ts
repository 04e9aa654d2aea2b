import { sql } from 'kysely'
import { tiers } from '../../tiers.ts'
import { mintTimed } from '../id.ts'
import { createKnownBodies } from '../known-bodies.ts'
import { accountOf } from '../sql/accounts.ts'
import { type Database, written } from '../sql/database.ts'
import { keptAnew } from '../sql/history.ts'
import { keyOf } from '../sql/keys.ts'
import { keptFor, quotaIn, usageOf } from '../sql/quota.ts'
import type { AccountRow, KeyRow } from '../sql/tables.ts'
import type { ChargedAnswer, QuotaStore, Reserved, ReserveRequest } from '../store.ts'
import { gathered } from './gathered.ts'
import { forgetSessions } from './sessions.ts'

/** Every call is one statement, so that replicas meet only at the row of the counter, and there no longer than for that statement. */
export function postgresQuota(database: Database, clock: (() => Date) | undefined): QuotaStore {
  const now = (): number | null => clock?.().getTime() ?? null
  const shared = quotaIn(database)
  const known = createKnownBodies()
  const settled = gathered<Settled>(async all => {
    const answers = [all.map(one => one.reservation), all.map(one => one.status), all.map(one => one.body)]
    const scans = all.flatMap(({ reservation, scan }) => (scan ? [{ reservation, id: mintTimed('scan'), ...scan }] : []))
    const at = clock?.().getTime() ?? Date.now()
    const texts = scans.flatMap(({ common }) =>
      common?.text === undefined || known.has(common.name, at) ? [] : [[common.name, common.text] as const],
    )
    // in one order for all, so that no two statements wait for one another
    const bodies = [...new Map(texts)].sort(([one], [other]) => (one < other ? -1 : 1))
    const columns = [
      scans.map(one => one.reservation),
      scans.map(one => one.id),
      scans.map(one => one.kind),
      scans.map(one => one.chainId),
      scans.map(one => one.address),
      scans.map(one => one.score),
      scans.map(one => one.level),
      scans.map(one => one.result),
      scans.map(one => (one.common === undefined ? null : one.common.name)),
      bodies.map(([name]) => name),
      bodies.map(([, text]) => text),
    ]
    await database.write(written(settleStatement, [now(), ...answers, ...columns]), 'harmless', 'first')
    for (const [name] of bodies) known.add(name, at)
  })
  const settle: QuotaStore['settle'] = async (reservation, { status, body = '', scan }) => {
    // the schema would refuse it, and all that are written with it
    if (status !== 200 && status !== 404) throw new RangeError(`a call that ended with ${status} is not charged`)
    await settled.add({ reservation, status, body, ...(scan && { scan }) })
  }
  return {
    ...shared,
    async reserve(request) {
      const { digest, what, idempotency } = request
      // the id is made here: an attempt whose end nobody saw is found again by it, and is not made twice
      const id = mintTimed('res')
      const values = [now(), digest, id, what, idempotency?.key ?? null, idempotency?.fingerprint ?? null]
      const statement = written<Found>(reserveStatement, values)
      const [found] = await database.write(statement, 'harmless')
      if (found?.before_at !== undefined && found.before_at !== null && found.before_at <= found.at - keptFor) {
        const { build } = database
        const old = build.deleteFrom('repeats').where('account', '=', found.account).where('reservation', '=', found.before_reservation)
        await database.write(old, 'harmless')
        return outcomeOf((await database.write(statement, 'harmless'))[0], id, request)
      }
      return outcomeOf(found, id, request)
    },
    settle,
    async charge(request, answer) {
      const reserved = await this.reserve(request)
      if (reserved.outcome === 'granted') await settle(reserved.reservation, answer)
      return reserved
    },
    async release(reservation, status) {
      await database.write(written(releaseStatement, [now(), reservation, status]), 'harmless', 'first')
    },
    async sweep(age) {
      const { build } = database
      const ago = (milliseconds: number) => sql<number>`${database.now()} - ${sql.lit(milliseconds)}`
      await database.write(build.deleteFrom('buckets').where('full_at', '<', sql<number>`1000 * (${ago(0)})`), 'harmless')
      await database.write(build.deleteFrom('verdicts').where('kept_at', '<', ago(keptFor)), 'harmless')
      await forgetSessions(database, keptFor)
      return shared.sweep(age)
    },
  }
}

interface Settled {
  readonly reservation: string
  readonly status: number
  readonly body: string
  readonly scan?: ChargedAnswer['scan']
}

interface Found extends KeyRow, Pick<AccountRow, 'name' | 'tier' | 'included' | 'overage_micro_usd'> {
  readonly since: number
  readonly at: number
  /** After this call was counted; null where it was not. */
  readonly used: number | null
  /** When the statement began. */
  readonly used_before: number | null
  readonly mine: string | null
  readonly before_reservation: string
  readonly before_fingerprint: string | null
  readonly before_status: number | null
  readonly before_body: string | null
  readonly before_at: number | null
}

function outcomeOf(found: Found | undefined, reservation: string, { idempotency }: ReserveRequest): Reserved {
  if (!found) return { outcome: 'refused' }
  const account = accountOf({ ...found, id: found.account, created_at: found.since })
  const key = keyOf(found)
  const used = found.used ?? (found.mine === null ? null : found.used_before)
  if (used !== null) return { outcome: 'granted', reservation, account, key, usage: usageOf(found, used, found.at) }
  if (found.before_fingerprint === null) {
    const usage = usageOf(found, found.used_before ?? undefined, found.at)
    // the counter was full when its turn came, whatever it was when the statement began
    return { outcome: 'exhausted', account, usage: { ...usage, used: Math.max(usage.used, usage.included) } }
  }
  if (found.before_fingerprint !== idempotency?.fingerprint) return { outcome: 'mismatch', account }
  if (found.before_status === null || found.before_body === null) return { outcome: 'underway', account }
  return { outcome: 'repeated', account, status: found.before_status, body: found.before_body }
}

const ceilings = Object.values(tiers).flatMap(({ name, included, stops }) => (stops ? [`WHEN '${name}' THEN ${included}`] : []))

const moment = 'coalesce($1::bigint, floor(extract(epoch FROM now()) * 1000)::bigint)'

/**
 * Under READ COMMITTED the row of the counter is looked at again once it is held, so that no two calls take the last one. Two requests
 * under one idempotency key meet at the primary key of `repeats`: one of them is undone as a whole, and begins again.
 */
const reserveStatement = `
WITH moment AS (SELECT ${moment} AS at),
month AS (SELECT at, to_char(to_timestamp(at / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM') AS period FROM moment),
found AS MATERIALIZED (
  SELECT keys.*, accounts.name, accounts.tier, accounts.included, accounts.overage_micro_usd, accounts.created_at AS since, month.at, month.period,
    (CASE accounts.tier ${ceilings.join(' ')} END)::bigint AS ceiling
  FROM month CROSS JOIN keys JOIN accounts ON accounts.id = keys.account
  WHERE digest = $2 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > month.at)
),
mine AS (SELECT id FROM ledger WHERE id = $3),
before AS (SELECT repeats.* FROM repeats JOIN found ON repeats.account = found.account WHERE repeats.key = $5),
counted AS (
  INSERT INTO counters (account, period, used, ceiling)
  SELECT account, period, 1, ceiling FROM found WHERE NOT EXISTS (SELECT FROM before) AND NOT EXISTS (SELECT FROM mine)
    -- a pool that was full before needs no turn at the row
    AND NOT EXISTS (SELECT FROM counters WHERE account = found.account AND period = found.period AND used >= found.ceiling)
  ON CONFLICT (account, period) DO UPDATE SET used = counters.used + 1, ceiling = excluded.ceiling
  WHERE excluded.ceiling IS NULL OR counters.used < excluded.ceiling
  RETURNING used
),
entered AS (
  INSERT INTO ledger (id, account, key, period, what, state, reserved_at)
  SELECT $3, found.account, found.id, found.period, $4, 'reserved', found.at FROM found CROSS JOIN counted
),
remembered AS (
  INSERT INTO repeats (account, key, fingerprint, reservation, created_at)
  SELECT found.account, $5, $6, $3, found.at FROM found CROSS JOIN counted WHERE $5::text IS NOT NULL
),
touched AS (
  UPDATE keys SET last_used_at = found.at - found.at % 60000 FROM found CROSS JOIN counted
  WHERE keys.id = found.id AND (keys.last_used_at IS NULL OR keys.last_used_at < found.at - found.at % 60000)
)
SELECT found.*, counted.used, mine.id AS mine,
  (SELECT used FROM counters WHERE account = found.account AND period = found.period) AS used_before,
  before.reservation AS before_reservation, before.fingerprint AS before_fingerprint, before.status AS before_status,
  before.body AS before_body, before.created_at AS before_at
FROM found LEFT JOIN counted ON true LEFT JOIN mine ON true LEFT JOIN before ON true`

/** What is settled for the first time is kept in the history, and what it has in common with others where it is not there. */
const settleStatement = `
WITH answered AS (SELECT * FROM unnest($2::text[], $3::int[], $4::text[]) AS answered (reservation, status, body)),
settled AS (
  UPDATE ledger SET state = 'settled', status = answered.status, ended_at = ${moment} FROM answered
  WHERE ledger.id = answered.reservation AND ledger.state = 'reserved' RETURNING ledger.id, ledger.account, ledger.key
),
kept AS (
  INSERT INTO bodies (name, text, kept_at) SELECT name, text, ${moment} FROM unnest($14::text[], $15::text[]) AS given (name, text)
  ON CONFLICT (name) DO UPDATE SET kept_at = excluded.kept_at WHERE bodies.kept_at < excluded.kept_at - ${keptAnew}
),
recorded AS (
  INSERT INTO history (id, at, account, key, kind, chain_id, address, score, level, result, body)
  SELECT scan.id, ${moment}, settled.account, settled.key, scan.kind, chain_id, address, score, level, result, scan.body
  FROM unnest($5::text[], $6::text[], $7::text[], $8::bigint[], $9::text[], $10::bigint[], $11::text[], $12::text[], $13::text[])
    AS scan (reservation, id, kind, chain_id, address, score, level, result, body)
  JOIN settled ON settled.id = scan.reservation
)
UPDATE repeats SET status = answered.status, body = answered.body FROM answered JOIN settled ON settled.id = answered.reservation
WHERE repeats.reservation = settled.id`

const releaseStatement = `
WITH released AS (
  UPDATE ledger SET state = 'released', status = $3, ended_at = ${moment} WHERE id = $2 AND state = 'reserved'
  RETURNING id, account, period
),
back AS (
  UPDATE counters SET used = used - 1 FROM released WHERE counters.account = released.account AND counters.period = released.period
)
DELETE FROM repeats USING released WHERE repeats.reservation = released.id`
