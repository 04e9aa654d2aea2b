import { tiers } from '../../tiers.ts'

/** Words in which the two databases differ. */
export interface Words {
  readonly int: string
  readonly text: string
  readonly bytes: string
  /** What stands behind the columns of a table. */
  readonly strict: string
  /** Behind those of a table whose rows change all the time. */
  readonly hot: string
  /** Before the name of a table that may be forgotten in a crash. */
  readonly passing: string
}

/** Steps from an empty database to the present one. A step is never changed: a new one is added. */
export const migrations: readonly ((words: Words) => readonly string[])[] = [
  ({ int, text, bytes, strict, hot, passing }) => [
    `CREATE TABLE accounts (
      id ${text} PRIMARY KEY,
      name ${text} NOT NULL UNIQUE,
      tier ${text} NOT NULL CHECK (tier IN (${Object.keys(tiers).map(quoted).join(', ')})),
      included ${int} CHECK (included >= 0),
      created_at ${int} NOT NULL,
      CHECK ((tier = 'enterprise') = (included IS NOT NULL))
    )${strict}`,
    `CREATE TABLE keys (
      id ${text} PRIMARY KEY,
      account ${text} NOT NULL REFERENCES accounts (id),
      label ${text} NOT NULL,
      mode ${text} NOT NULL CHECK (mode IN ('live', 'test')),
      ending ${text} NOT NULL CHECK (length(ending) = 4),
      digest ${bytes} NOT NULL UNIQUE CHECK (length(digest) = 32),
      created_at ${int} NOT NULL,
      expires_at ${int},
      revoked_at ${int},
      last_used_at ${int}
    )${strict}`,
    'CREATE INDEX keys_of_account ON keys (account, created_at)',
    `CREATE TABLE counters (
      account ${text} NOT NULL,
      period ${text} NOT NULL CHECK (length(period) = 7),
      used ${int} NOT NULL CHECK (used >= 0),
      ceiling ${int} CHECK (used <= ceiling),
      PRIMARY KEY (account, period)
    )${hot}`,
    `CREATE TABLE ledger (
      id ${text} PRIMARY KEY,
      account ${text} NOT NULL,
      key ${text} NOT NULL,
      period ${text} NOT NULL CHECK (length(period) = 7),
      what ${text} NOT NULL,
      state ${text} NOT NULL CHECK (state IN ('reserved', 'settled', 'released')),
      status ${int},
      reserved_at ${int} NOT NULL,
      ended_at ${int},
      CHECK ((state = 'reserved') = (status IS NULL)),
      CHECK ((state = 'reserved') = (ended_at IS NULL)),
      CHECK (state <> 'settled' OR status IN (200, 404)),
      CHECK (state <> 'released' OR status NOT IN (200, 404))
    )${strict}`,
    "CREATE INDEX ledger_charged ON ledger (account, period, reserved_at) WHERE state <> 'released'",
    "CREATE INDEX ledger_open ON ledger (reserved_at) WHERE state = 'reserved'",
    `CREATE TABLE repeats (
      account ${text} NOT NULL,
      key ${text} NOT NULL,
      fingerprint ${text} NOT NULL,
      reservation ${text} NOT NULL UNIQUE,
      status ${int},
      body ${text},
      created_at ${int} NOT NULL,
      PRIMARY KEY (account, key),
      CHECK ((status IS NULL) = (body IS NULL))
    )${strict}`,
    'CREATE INDEX repeats_by_age ON repeats (created_at)',
    `CREATE TABLE history (
      id ${text} PRIMARY KEY,
      at ${int} NOT NULL,
      account ${text} NOT NULL,
      key ${text} NOT NULL,
      kind ${text} NOT NULL CHECK (kind IN ('wallet', 'token')),
      chain_id ${int} NOT NULL,
      address ${text} NOT NULL,
      score ${int} NOT NULL CHECK (score BETWEEN 0 AND 100),
      level ${text} NOT NULL,
      result ${text} NOT NULL
    )${strict}`,
    'CREATE INDEX history_of_account ON history (account, at DESC, id DESC)',
    'CREATE INDEX history_by_age ON history (at)',
    `CREATE TABLE batches (
      id ${text} PRIMARY KEY,
      account ${text} NOT NULL,
      key ${text} NOT NULL,
      name ${text} NOT NULL,
      input ${text} NOT NULL,
      created_at ${int} NOT NULL,
      state ${text} NOT NULL CHECK (state IN ('loading', 'waiting', 'running', 'done', 'cancelled')),
      total ${int} NOT NULL,
      waiting ${int} NOT NULL CHECK (waiting >= 0),
      running ${int} NOT NULL CHECK (running >= 0),
      scored ${int} NOT NULL CHECK (scored >= 0),
      failed ${int} NOT NULL CHECK (failed >= 0),
      ended_at ${int},
      CHECK (waiting + running + scored + failed = total),
      CHECK (state <> 'done' OR waiting + running = 0)
    )${hot}`,
    'CREATE INDEX batches_of_account ON batches (account, created_at DESC, id DESC)',
    "CREATE INDEX batches_open ON batches (account) WHERE state IN ('waiting', 'running')",
    `CREATE TABLE batch_rows (
      batch ${text} NOT NULL,
      number ${int} NOT NULL CHECK (number > 0),
      kind ${text} NOT NULL CHECK (kind IN ('wallet', 'token')),
      address ${text} NOT NULL,
      chain_id ${int},
      input ${text} NOT NULL,
      state ${text} NOT NULL CHECK (state IN ('waiting', 'running', 'scored', 'failed')),
      attempt ${int} NOT NULL CHECK (attempt >= 0),
      worker ${text},
      lease_until ${int},
      not_before ${int},
      status ${int},
      body ${text},
      score ${int} CHECK (score BETWEEN 0 AND 100),
      level ${text},
      PRIMARY KEY (batch, number),
      CHECK ((state = 'running') = (lease_until IS NOT NULL)),
      CHECK ((state IN ('scored', 'failed')) = (status IS NOT NULL)),
      CHECK ((state = 'scored') = (score IS NOT NULL))
    )${strict}`,
    "CREATE INDEX batch_rows_waiting ON batch_rows (batch, number) WHERE state = 'waiting'",
    "CREATE INDEX batch_rows_leased ON batch_rows (lease_until) WHERE state = 'running'",
    `CREATE TABLE turns (account ${text} PRIMARY KEY, served ${int} NOT NULL)${hot}`,
    `CREATE TABLE meta (name ${text} PRIMARY KEY, value ${text} NOT NULL)${hot}`,
    `CREATE ${passing} buckets (name ${text} PRIMARY KEY, full_at ${int} NOT NULL)${hot}`,
    `CREATE ${passing} verdicts (subject ${text} PRIMARY KEY, result ${text} NOT NULL, kept_at ${int} NOT NULL)${strict}`,
    'CREATE INDEX verdicts_by_age ON verdicts (kept_at)',
  ],
  ({ int, text, bytes, strict, hot, passing }) => [
    // one verdict is sent to many: it is kept once
    `CREATE TABLE bodies (name ${text} PRIMARY KEY, text ${text} NOT NULL, kept_at ${int} NOT NULL)${strict}`,
    'CREATE INDEX bodies_by_age ON bodies (kept_at)',
    `ALTER TABLE history ADD COLUMN body ${text}`,
    // what a contract says; the other tiers have theirs from the table of tiers
    `ALTER TABLE accounts ADD COLUMN overage_micro_usd ${int} CHECK (overage_micro_usd >= 0)`,
    `CREATE ${passing} sessions (
      name ${text} PRIMARY KEY,
      digest ${bytes} NOT NULL,
      started_at ${int} NOT NULL,
      used_at ${int} NOT NULL
    )${hot}`,
    `CREATE ${passing} session_forms (session ${text} NOT NULL, form ${text} NOT NULL, PRIMARY KEY (session, form))${strict}`,
  ],
]

const quoted = (word: string): string => `'${word}'`
