import type { TierName } from '../store.ts'

/** The tables as `migrations.ts` makes them. Times are milliseconds since 1970, UTC. */
export interface Tables {
  readonly accounts: AccountRow
  readonly keys: KeyRow
  readonly counters: CounterRow
  readonly ledger: LedgerRow
  readonly repeats: RepeatRow
  readonly history: HistoryRow
  readonly bodies: { readonly name: string; readonly text: string; readonly kept_at: number }
  readonly batches: BatchRow
  readonly batch_rows: BatchLine
  readonly turns: { readonly account: string; readonly served: number }
  readonly sessions: { readonly name: string; readonly digest: Uint8Array; readonly started_at: number; readonly used_at: number }
  readonly session_forms: { readonly session: string; readonly form: string }
  readonly meta: { readonly name: string; readonly value: string }
  readonly buckets: { readonly name: string; readonly full_at: number }
  readonly verdicts: { readonly subject: string; readonly result: string; readonly kept_at: number }
}

export interface AccountRow {
  readonly id: string
  readonly name: string
  readonly tier: TierName
  readonly included: number | null
  readonly overage_micro_usd: number | null
  readonly created_at: number
}

export interface KeyRow {
  readonly id: string
  readonly account: string
  readonly label: string
  readonly mode: 'live' | 'test'
  readonly ending: string
  readonly digest: Uint8Array
  readonly created_at: number
  readonly expires_at: number | null
  readonly revoked_at: number | null
  readonly last_used_at: number | null
}

interface CounterRow {
  readonly account: string
  readonly period: string
  readonly used: number
  /** What `used` may not exceed: the pool of a tier that stops there. */
  readonly ceiling: number | null
}

interface LedgerRow {
  readonly id: string
  readonly account: string
  readonly key: string
  readonly period: string
  readonly what: string
  readonly state: 'reserved' | 'settled' | 'released'
  readonly status: number | null
  readonly reserved_at: number
  readonly ended_at: number | null
}

export interface RepeatRow {
  readonly account: string
  readonly key: string
  readonly fingerprint: string
  readonly reservation: string
  readonly status: number | null
  readonly body: string | null
  readonly created_at: number
}

export interface HistoryRow {
  readonly id: string
  readonly at: number
  readonly account: string
  readonly key: string
  readonly kind: 'wallet' | 'token'
  readonly chain_id: number
  readonly address: string
  readonly score: number
  readonly level: string
  /** The result, or its beginning where the rest is a body. */
  readonly result: string
  readonly body: string | null
}

export interface BatchRow {
  readonly id: string
  readonly account: string
  readonly key: string
  readonly name: string
  readonly input: string
  readonly created_at: number
  /** "loading" until its last row is there: nobody sees it before. */
  readonly state: 'loading' | 'waiting' | 'running' | 'done' | 'cancelled'
  /** The rows, of which so many wait, are worked on, and have ended in either way. */
  readonly total: number
  readonly waiting: number
  readonly running: number
  readonly scored: number
  readonly failed: number
  readonly ended_at: number | null
}

export interface BatchLine {
  readonly batch: string
  readonly number: number
  readonly kind: 'wallet' | 'token'
  readonly address: string
  readonly chain_id: number | null
  readonly input: string
  readonly state: 'waiting' | 'running' | 'scored' | 'failed'
  readonly attempt: number
  readonly worker: string | null
  readonly lease_until: number | null
  readonly not_before: number | null
  readonly status: number | null
  readonly body: string | null
  readonly score: number | null
  readonly level: string | null
}
