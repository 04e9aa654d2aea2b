/**
 * What the service remembers. One file on one machine (SQLite) or a database that several replicas share (PostgreSQL): the same
 * promises, kept by the same tests. Times are those of the store, so that replicas with different clocks agree on the month.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  readonly accounts: Accounts
  readonly keys: Keys
  readonly quota: QuotaStore
  readonly history: HistoryStore
  readonly batches: BatchStore
  readonly shared: Shared
  /** Who is signed in to the dashboard, for replicas; one process has it in its memory. */
  readonly sessions?: SessionStore
  /** The clock of the store, UTC. */
  now(): Promise<Date>
  /** Rejects when the store cannot be read and written at this moment. */
  check(): Promise<void>
  /** Writes a copy to `file` while the store is used (SQLite); PostgreSQL names its own tools. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}

export type TierName = 'free' | 'starter' | 'growth' | 'scale' | 'enterprise'

export interface Account {
  readonly id: string
  readonly name: string
  readonly tier: TierName
  /** Calls of an enterprise contract; the other tiers have theirs from `tiers.ts`. */
  readonly included?: number
  /** Price of a call beyond them in millionths of a dollar, by the same contract. */
  readonly overageMicroUsd?: number
  readonly createdAt: Date
}

/** What an enterprise contract says. */
export type Contract = Pick<Account, 'included' | 'overageMicroUsd'>

export interface Accounts {
  create(account: Contract & { readonly name: string; readonly tier: TierName }): Promise<Account>
  byName(name: string): Promise<Account | undefined>
  byId(id: string): Promise<Account | undefined>
  changeTier(id: string, tier: TierName, contract?: Contract): Promise<void>
  list(): Promise<readonly Account[]>
}

/** A key as it may be shown: its secret is known only to who holds it. */
export interface KeyRecord {
  readonly id: string
  readonly account: string
  readonly label: string
  readonly mode: 'live' | 'test'
  /** Last four characters. */
  readonly ending: string
  readonly createdAt: Date
  /** After this instant it is refused: the overlap of a rotation. */
  readonly expiresAt?: Date
  readonly revokedAt?: Date
  /** To the minute. */
  readonly lastUsedAt?: Date
}

/** `digest` is HMAC-SHA-256 of the whole key under the pepper, 32 bytes. */
export interface Keys {
  create(key: {
    readonly account: string
    readonly label: string
    readonly mode: 'live' | 'test'
    readonly ending: string
    readonly digest: Uint8Array
  }): Promise<KeyRecord>
  list(account?: string): Promise<readonly KeyRecord[]>
  /** The living key with this digest and its account: not revoked, not expired, at the clock of the store. */
  find(digest: Uint8Array): Promise<{ readonly key: KeyRecord; readonly account: Account } | undefined>
  /** Takes effect with the next statement of every replica. False where there is no such living key. */
  revoke(id: string): Promise<boolean>
  /** Lets a key live until `overlap` milliseconds from now. */
  expire(id: string, overlap: number): Promise<boolean>
}

/** What a call is charged for: reserved before work starts, settled when its answer is delivered, released when it failed. */
export interface QuotaStore {
  /**
   * Checks the key, counts one call and writes its ledger row, all in one statement. A free tier stops at its pool; paid tiers go
   * on as overage. Whether the key is alive is read in the same statement, so a revoked key is dead at once.
   */
  reserve(request: ReserveRequest): Promise<Reserved>
  /** The call was answered with a charged status. Keeps the answer for a repeat, and the scan in the history, or nothing of it. */
  settle(reservation: string, answer: ChargedAnswer): Promise<void>
  /** Both at once, for a call whose answer is there already: nobody is asked for it, so that there is nothing to wait for. */
  charge(request: ReserveRequest, answer: ChargedAnswer): Promise<Reserved>
  /** The call failed and costs nothing: the counter goes back by one, the ledger row says why. Doing it twice is once. */
  release(reservation: string, status: number): Promise<void>
  /** Releases what was reserved more than `age` milliseconds ago by a replica that died. How many. */
  sweep(age: number): Promise<number>
  usage(account: string): Promise<Usage>
  /** Calls by day of the current month, UTC, for the dashboard. */
  days(account: string): Promise<readonly { readonly day: string; readonly calls: number }[]>
  /** Differences between counters and ledgers; empty when all is well. */
  audit(): Promise<readonly { readonly account: string; readonly period: string; readonly counter: number; readonly ledger: number }[]>
}

export interface ReserveRequest {
  readonly digest: Uint8Array
  /** "scan/wallet", "scan/token" or "batch". */
  readonly what: string
  /** Sent by the client with `Idempotency-Key`, and a digest of the request it belongs to. */
  readonly idempotency?: { readonly key: string; readonly fingerprint: string }
}

export interface ChargedAnswer {
  /** 200 or 404. */
  readonly status: number
  /** Sent again where the request is repeated under its idempotency key. */
  readonly body?: string
  /** Its account and key are those of the call. */
  readonly scan?: Omit<PastScan, 'account' | 'key'>
}

export type Reserved =
  | { readonly outcome: 'granted'; readonly reservation: string; readonly account: Account; readonly key: KeyRecord; readonly usage: Usage }
  /** No such living key. */
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'exhausted'; readonly account: Account; readonly usage: Usage }
  /** The same request was answered before: that answer, uncharged. */
  | { readonly outcome: 'repeated'; readonly account: Account; readonly status: number; readonly body: string }
  /** The same request is on its way. */
  | { readonly outcome: 'underway'; readonly account: Account }
  /** The idempotency key belongs to another request. */
  | { readonly outcome: 'mismatch'; readonly account: Account }

/** Calls of the current month, by the clock of the store. */
export interface Usage {
  readonly tier: TierName
  readonly included: number
  /** Price of a call beyond them, where a contract says it. */
  readonly overageMicroUsd?: number
  /** Charged and reserved calls, those beyond the pool included. */
  readonly used: number
  /** First instants of this month and the next, UTC. */
  readonly periodStart: Date
  readonly periodEnd: Date
}

export interface HistoryStore {
  record(scan: PastScan): Promise<void>
  /** Newest first. */
  page(account: string, query: HistoryQuery): Promise<{ readonly entries: readonly HistorySummary[]; readonly next?: string }>
  entry(account: string, id: string): Promise<HistoryEntry | undefined>
  /** Forgets entries older than `days` days. How many. */
  forget(days: number): Promise<number>
}

export interface HistorySummary {
  readonly id: string
  readonly at: Date
  readonly account: string
  /** Id of the key that asked. */
  readonly key: string
  readonly kind: 'wallet' | 'token'
  readonly chainId: number
  readonly address: string
  readonly score: number
  readonly level: string
}

export interface HistoryEntry extends HistorySummary {
  /** The result as it was sent, JSON. */
  readonly result: string
}

/** A scan for the history. */
export interface PastScan extends Omit<HistoryEntry, 'id' | 'at'> {
  /**
   * What comes after `result`, where it was sent to others too: kept once for all. `name` belongs to this text and to no other; the text
   * is left out only by a store that has it.
   */
  readonly common?: { readonly name: string; readonly text?: string }
}

export interface HistoryQuery {
  readonly cursor?: string
  /** 1 to 200. */
  readonly limit: number
  readonly kind?: 'wallet' | 'token'
  readonly chainId?: number
  readonly level?: string
  readonly address?: string
  readonly from?: Date
  readonly to?: Date
}

/** Many scans in one request: rows in their order, worked on by any number of workers. */
export interface BatchStore {
  create(batch: {
    readonly account: string
    readonly key: string
    readonly name: string
    /** Asked for when the rows have been read. */
    readonly input: string | (() => string)
    readonly rows: AsyncIterable<readonly BatchRow[]> | Iterable<readonly BatchRow[]>
  }): Promise<Batch>
  byId(account: string, id: string): Promise<Batch | undefined>
  list(account: string, limit: number): Promise<readonly Batch[]>
  /** Rows of a batch with what became of them, in their order, from `after` on (0 for all). */
  results(id: string, after: number, limit: number): Promise<readonly BatchResult[]>
  /** No further row is begun. False where it had ended before. */
  cancel(account: string, id: string): Promise<boolean>
  /** A batch with the ledger rows of its account: what is waiting, in shares that are fair among accounts. */
  claim(worker: string, limit: number, lease: number): Promise<readonly ClaimedRow[]>
  /** Ends a row and charges or releases its call in one transaction. A row that ended before stays as it was: false. */
  finish(row: ClaimedRow, outcome: RowOutcome): Promise<boolean>
  /** The same for many rows of one account in one transaction, which costs little more than one of them alone. */
  finishAll(ends: readonly RowEnd[]): Promise<readonly boolean[]>
  /** Rows whose worker let the lease run out go back to the queue; after `attempts` they end as failed. How many. */
  reclaim(attempts: number): Promise<number>
  /** Forgets batches, with their rows and results, that ended more than `days` days ago. How many. */
  forget(days: number): Promise<number>
}

export interface BatchRow {
  readonly kind: 'wallet' | 'token'
  /** As it was given, with the chain where one was given. */
  readonly address: string
  readonly chainId?: number
  /** Line, cells and fault of the row as they were read, JSON: kept as it is, and not read by the store. */
  readonly input: string
  /** Set where the row cannot be scanned: its failure is its result, and nothing is charged. */
  readonly refused?: { readonly status: number; readonly detail: string }
}

export interface Batch {
  readonly id: string
  readonly account: string
  readonly name: string
  /** Columns of what was sent, JSON: kept as it is, and not read by the store. */
  readonly input: string
  readonly createdAt: Date
  readonly state: 'waiting' | 'running' | 'done' | 'cancelled'
  readonly rows: number
  readonly scored: number
  readonly failed: number
  readonly endedAt?: Date
}

export interface BatchResult extends BatchRow {
  /** 1 is the first. */
  readonly row: number
  readonly state: 'waiting' | 'running' | 'scored' | 'failed' | 'cancelled'
  readonly status?: number
  /** The result, or `{"detail"}`, as JSON. */
  readonly body?: string
}

export interface ClaimedRow extends BatchRow {
  readonly batch: string
  readonly account: string
  readonly key: string
  readonly row: number
  readonly attempt: number
}

export interface RowEnd {
  readonly row: ClaimedRow
  readonly outcome: RowOutcome
}

export type RowOutcome =
  | { readonly state: 'scored'; readonly status: number; readonly body: string; readonly score: number; readonly level: string }
  | { readonly state: 'failed'; readonly status: number; readonly body: string }
  /** Put back for another attempt, not before `after` milliseconds. */
  | { readonly state: 'again'; readonly after: number }

/** Counters and verdicts: in memory with one process, in the database with replicas. */
export interface Shared {
  /** Takes one of `points` that come back within `seconds`; says how many are left and in how many milliseconds one returns. */
  take(name: string, points: number, seconds: number): Promise<{ readonly granted: boolean; readonly left: number; readonly wait: number }>
  /** A verdict that is not older than `age` milliseconds. */
  verdict(subject: string, age: number): Promise<string | undefined>
  keepVerdict(subject: string, result: string): Promise<void>
}

/** Sessions by a name that says nothing of their token. */
export interface SessionStore {
  open(name: string, digest: Uint8Array): Promise<void>
  /** The key of a session that began at most `whole` milliseconds ago and was used at most `idle` ago; this is a use of it. */
  find(name: string, life: { readonly whole: number; readonly idle: number }): Promise<Uint8Array | undefined>
  close(name: string): Promise<void>
  move(name: string, digest: Uint8Array): Promise<void>
  /** Whether the form was not taken before in this session. */
  once(name: string, form: string): Promise<boolean>
}
