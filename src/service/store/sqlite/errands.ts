import { periodOf } from '../../period.ts'
import { mintTimed } from '../id.ts'
import { accountOf } from '../sql/accounts.ts'
import { ask, type Work, written } from '../sql/database.ts'
import { keptAnew } from '../sql/history.ts'
import { keyOf } from '../sql/keys.ts'
import { ceilingOf, keptFor, usageOf } from '../sql/quota.ts'
import type { AccountRow, KeyRow, RepeatRow } from '../sql/tables.ts'
import type { ChargedAnswer, Reserved, ReserveRequest } from '../store.ts'

/** What is done for every call, as a message to the thread that writes. `at` is the clock of the store, in milliseconds. */
export type Errand =
  | { readonly do: 'reserve'; readonly request: ReserveRequest; readonly at: number }
  | { readonly do: 'settle'; readonly reservation: string; readonly answer: ChargedAnswer; readonly at: number }
  | { readonly do: 'charge'; readonly request: ReserveRequest; readonly answer: ChargedAnswer; readonly at: number }

/** Keys that were looked up in a transaction, and do not change within it. */
export type Keys = Map<string, Found | undefined>

type Found = KeyRow & AccountRow & { readonly since: number }

/** A settlement says whether it was the first, and kept what it was given. */
export function workOf(errand: Errand, keys: Keys): Work<unknown> {
  switch (errand.do) {
    case 'reserve':
      return reserve(keys, errand.request, errand.at)
    case 'settle':
      return settle(errand.reservation, errand.answer, errand.at)
    case 'charge':
      return reserve(keys, errand.request, errand.at, errand.answer)
  }
}

const livingKey = `SELECT keys.*, accounts.name, accounts.tier, accounts.included, accounts.overage_micro_usd, accounts.created_at AS since
  FROM keys JOIN accounts ON accounts.id = keys.account
  WHERE digest = ? AND revoked_at IS NULL`

/** The living key with this digest, and its account. */
export function* living(keys: Keys, digest: Uint8Array, at: number): Work<Found | undefined> {
  const name = Buffer.from(digest).toString('latin1')
  if (!keys.has(name)) keys.set(name, (yield* ask(written<Found>(livingKey, [digest])))[0])
  const found = keys.get(name)
  return found && (found.expires_at === null || found.expires_at > at) ? found : undefined
}

const count = `INSERT INTO counters (account, period, used, ceiling) SELECT ?1, ?2, ?3, ?4 WHERE ?4 IS NULL OR ?3 <= ?4
  ON CONFLICT (account, period) DO UPDATE SET used = used + excluded.used, ceiling = excluded.ceiling
  WHERE excluded.ceiling IS NULL OR used + excluded.used <= excluded.ceiling
  RETURNING used`

/** Counts calls where there is room for all of them. How many were made then. */
export function* countIn(account: string, period: string, calls: number, ceiling: number | null): Work<number | undefined> {
  const [counted] = yield* ask(written<{ used: number }>(count, [account, period, calls, ceiling]))
  return counted?.used
}

export function* usedIn(account: string, period: string): Work<number> {
  const [found] = yield* ask(written<{ used: number }>('SELECT used FROM counters WHERE account = ? AND period = ?', [account, period]))
  return found === undefined ? 0 : found.used
}

const enter = 'INSERT INTO ledger (id, account, key, period, what, state, status, reserved_at, ended_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)'

const remember = `INSERT INTO repeats (account, key, fingerprint, reservation, status, body, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (account, key) DO UPDATE SET fingerprint = excluded.fingerprint, reservation = excluded.reservation,
    status = excluded.status, body = excluded.body, created_at = excluded.created_at`

/** Counts a call. With an answer it is settled at once. */
function* reserve(keys: Keys, { digest, what, idempotency }: ReserveRequest, at: number, answer?: ChargedAnswer): Work<Reserved> {
  const found = yield* living(keys, digest, at)
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

  const { name: period } = periodOf(new Date(at))
  const used = yield* countIn(account.id, period, 1, ceilingOf(found))
  if (used === undefined) return { outcome: 'exhausted', account, usage: usageOf(found, yield* usedIn(account.id, period), at) }
  const reservation = mintTimed('res')
  const ended = answer ? ['settled', answer.status, at, at] : ['reserved', null, at, null]
  yield* ask(written(enter, [reservation, account.id, key.id, period, what, ...ended]))
  if (idempotency) {
    const told = answer ? [answer.status, textOf(answer)] : [null, null]
    yield* ask(written(remember, [account.id, idempotency.key, idempotency.fingerprint, reservation, ...told, at]))
  }
  if (answer) yield* keep(account.id, key.id, answer, at)
  yield* touch(keys, found, at)
  return { outcome: 'granted', reservation, account, key, usage: usageOf(found, used, at) }
}

/** Remembers the minute in which a key was used. */
export function* touch(keys: Keys, { id, last_used_at: before }: Found, at: number): Work<void> {
  const minute = at - (at % 60_000)
  if (before !== null && before >= minute) return
  yield* ask(written('UPDATE keys SET last_used_at = ? WHERE id = ?', [minute, id]))
  keys.clear()
}

const settled = "UPDATE ledger SET state = 'settled', status = ?, ended_at = ? WHERE id = ? AND state = 'reserved' RETURNING account, key"

function* settle(reservation: string, answer: ChargedAnswer, at: number): Work<boolean> {
  const [row] = yield* ask(written<{ account: string; key: string }>(settled, [answer.status, at, reservation]))
  if (!row) return false
  yield* ask(written('UPDATE repeats SET status = ?, body = ? WHERE reservation = ?', [answer.status, textOf(answer), reservation]))
  yield* keep(row.account, row.key, answer, at)
  return true
}

const textOf = ({ body }: ChargedAnswer): string => (body === undefined ? '' : body)

const entry = `INSERT INTO history (id, at, account, key, kind, chain_id, address, score, level, result, body)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

export const body = `INSERT INTO bodies (name, text, kept_at) VALUES (?, ?, ?)
  ON CONFLICT (name) DO UPDATE SET kept_at = excluded.kept_at WHERE kept_at < excluded.kept_at - ${keptAnew}`

function* keep(account: string, key: string, { scan }: ChargedAnswer, at: number): Work<void> {
  if (!scan) return
  const { kind, chainId, address, score, level, result, common } = scan
  if (common?.text !== undefined) yield* ask(written(body, [common.name, common.text, at]))
  const name = common === undefined ? null : common.name
  yield* ask(written(entry, [mintTimed('scan'), at, account, key, kind, chainId, address, score, level, result, name]))
}
