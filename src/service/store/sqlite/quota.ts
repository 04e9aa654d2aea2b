import { periodOf } from '../../period.ts'
import { mintId } from '../id.ts'
import { accountOf } from '../sql/accounts.ts'
import { ask, type Database, type Work, written } from '../sql/database.ts'
import { keyOf } from '../sql/keys.ts'
import { ceilingOf, keptFor, quotaIn, usageOf } from '../sql/quota.ts'
import type { AccountRow, KeyRow, RepeatRow } from '../sql/tables.ts'
import type { QuotaStore, Reserved, ReserveRequest } from '../store.ts'

/** Every call is one piece of work, which nothing else comes in between. */
export function sqliteQuota(database: Database, clock: () => Date): QuotaStore {
  return {
    ...quotaIn(database),
    reserve: request => database.transaction(() => reserve(request, clock()), 'harmful'),
    settle: (reservation, { status, body = '' }) => database.transaction(() => settle(reservation, status, body, clock()), 'harmless'),
  }
}

const livingKey = `SELECT keys.*, accounts.name, accounts.tier, accounts.included, accounts.created_at AS since
  FROM keys JOIN accounts ON accounts.id = keys.account
  WHERE digest = ? AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ?)`

const count = `INSERT INTO counters (account, period, used, ceiling) VALUES (?, ?, 1, ?)
  ON CONFLICT (account, period) DO UPDATE SET used = used + 1, ceiling = excluded.ceiling
  WHERE excluded.ceiling IS NULL OR used < excluded.ceiling
  RETURNING used`

function* reserve({ digest, what, idempotency }: ReserveRequest, now: Date): Work<Reserved> {
  const at = now.getTime()
  const [found] = yield* ask(written<KeyRow & AccountRow & { since: number }>(livingKey, [digest, at]))
  if (!found) return { outcome: 'refused' }
  const account = accountOf({ ...found, id: found.account, created_at: found.since })
  const key = keyOf(found)

  if (idempotency) {
    const [before] = yield* ask(
      written<RepeatRow>('SELECT * FROM repeats WHERE account = ? AND key = ? AND created_at > ?', [
        account.id,
        idempotency.key,
        at - keptFor,
      ]),
    )
    if (before && before.fingerprint !== idempotency.fingerprint) return { outcome: 'mismatch', account }
    if (before && (before.status === null || before.body === null)) return { outcome: 'underway', account }
    if (before?.status && before.body !== null) return { outcome: 'repeated', account, status: before.status, body: before.body }
  }

  const { name: period } = periodOf(now)
  const [counted] = yield* ask(written<{ used: number }>(count, [account.id, period, ceilingOf(found)]))
  if (!counted) {
    const [full] = yield* ask(written<{ used: number }>('SELECT used FROM counters WHERE account = ? AND period = ?', [account.id, period]))
    return { outcome: 'exhausted', account, usage: usageOf(found, full?.used, at) }
  }
  const reservation = mintId('res')
  yield* ask(
    written("INSERT INTO ledger (id, account, key, period, what, state, reserved_at) VALUES (?, ?, ?, ?, ?, 'reserved', ?)", [
      reservation,
      account.id,
      key.id,
      period,
      what,
      at,
    ]),
  )
  if (idempotency)
    yield* ask(
      written(
        `INSERT INTO repeats (account, key, fingerprint, reservation, created_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (account, key) DO UPDATE SET fingerprint = excluded.fingerprint, reservation = excluded.reservation,
           status = NULL, body = NULL, created_at = excluded.created_at`,
        [account.id, idempotency.key, idempotency.fingerprint, reservation, at],
      ),
    )
  const minute = at - (at % 60_000)
  if (found.last_used_at === null || found.last_used_at < minute)
    yield* ask(written('UPDATE keys SET last_used_at = ? WHERE id = ?', [minute, key.id]))
  return { outcome: 'granted', reservation, account, key, usage: usageOf(found, counted.used, at) }
}

function* settle(reservation: string, status: number, body: string, now: Date): Work<void> {
  const settled = "UPDATE ledger SET state = 'settled', status = ?, ended_at = ? WHERE id = ? AND state = 'reserved' RETURNING id"
  const [row] = yield* ask(written(settled, [status, now.getTime(), reservation]))
  if (row) yield* ask(written('UPDATE repeats SET status = ?, body = ? WHERE reservation = ?', [status, body, reservation]))
}
