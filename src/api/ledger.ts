import type { Block, Check, Coverage } from './check.ts'
import { isWalletResult, type ScanResult, type TokenScanResult } from './scanner.ts'

/** The proof of a verdict, as our engine writes it into `security_summary` and `token_data`. */
export interface Ledger {
  readonly model: string
  readonly confidence: number
  readonly vector: string
  readonly checks: readonly Check[]
  readonly coverage: Coverage
  readonly block: Block
}

/** What our engine writes into `token_data` besides the ledger. */
export type TokenDetails = Omit<TokenScanResult['token_data'], keyof Ledger>

/**
 * The ledger of a result, or `undefined` where there is none: the interface specification leaves the contents of
 * `security_summary` and `token_data` free, so a service of another make may send anything there. Whatever is returned
 * has every member in its documented type. Costs no schema: scans in this process do without the schema package.
 */
export function ledgerOf(result: ScanResult): Ledger | undefined {
  const details: unknown = isWalletResult(result) ? result.security_summary : result.token_data
  return ledger(details) ? (details as Ledger) : undefined
}

/** Name, owner, market and trading of a token, or `undefined` where the service that scanned it says them otherwise. */
export function tokenDetailsOf(result: TokenScanResult): TokenDetails | undefined {
  const details: unknown = result.token_data
  return tokenDetails(details) ? (details as TokenDetails) : undefined
}

/** Whether 5, the points of all checks and the points of the coverage are the score: the promise that a ledger makes. */
export const addsUp = ({ checks, coverage }: Ledger, score: number): boolean =>
  checks.reduce((sum, { points }) => sum + points, 5 + coverage.points) === score

type Test = (value: unknown) => boolean

const text: Test = value => typeof value === 'string'
const number: Test = value => typeof value === 'number' && Number.isFinite(value)
const whole: Test = value => Number.isSafeInteger(value)
const count: Test = value => whole(value) && (value as number) >= 0
const yesOrNo: Test = value => typeof value === 'boolean'
const oneOf =
  (...words: readonly unknown[]): Test =>
  value =>
    words.includes(value)
const list =
  (test: Test): Test =>
  value =>
    Array.isArray(value) && value.every(test)
const nullable =
  (test: Test): Test =>
  value =>
    value === null || test(value)
const optional =
  (test: Test): Test =>
  value =>
    value === undefined || test(value)
/** An object with these members at least. */
const having =
  (members: Readonly<Record<string, Test>>): Test =>
  value =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(members).every(([name, test]) => test((value as Record<string, unknown>)[name]))

const ledger = having({
  model: text,
  confidence: value => number(value) && (value as number) >= 0 && (value as number) <= 1,
  vector: text,
  checks: list(
    having({
      id: text,
      outcome: oneOf('raised', 'clear', 'unknown'),
      points: count,
      source: text,
      sentence: text,
      reason: optional(text),
      row: optional(text),
      group: optional(text),
      tier: optional(text),
      solo: optional(value => count(value) && (value as number) <= 100),
      evidence: list(having({ source: text, method: text, block: optional(whole), result: text })),
    }),
  ),
  coverage: having({
    judged: whole,
    total: whole,
    points: count,
    missing: list(having({ check: text, reason: text })),
    sources: list(having({ name: text, status: oneOf('answered', 'silent', 'failed', 'skipped'), reason: optional(text) })),
    lists: list(having({ name: text, as_of: text, entries: whole, sanctions: optional(oneOf(true)) })),
    notes: list(text),
  }),
  block: nullable(
    having({ number: whole, hash: text, timestamp: text, agreed_by: optional(list(text)), contradicted: optional(list(text)) }),
  ),
})

const leg = { ok: yesOrNo, tax: nullable(number), reason: optional(text) }

const tokenDetails = having({
  name: nullable(text),
  symbol: nullable(text),
  decimals: nullable(whole),
  total_supply: nullable(text),
  kind: text,
  owner: nullable(text),
  controls: nullable(
    list(
      having({
        power: text,
        caller: text,
        caller_kind: text,
        role: text,
        granted: optional(text),
        target: optional(text),
        steps: optional(list(having({ caller: text, calldata: text }))),
        wait_seconds: optional(number),
        selector: nullable(text),
        calldata: nullable(text),
        tax: optional(number),
        amount: optional(text),
      }),
    ),
  ),
  trading: nullable(
    having({
      venue: text,
      pool: text,
      method: text,
      buy: having(leg),
      sales: list(having({ ...leg, after_seconds: number })),
      transfer: nullable(having(leg)),
      resale: nullable(having(leg)),
      opens_with: optional(having({ caller: text, selector: text })),
      opens_after_seconds: optional(number),
      opens_with_own_call: optional(having({ target: text, selector: text, calldata: optional(text), by: optional(text) })),
      buy_when_open: optional(having(leg)),
      probes: optional(
        list(having({ ...leg, kind: text, share: optional(number), after_seconds: optional(number), after_blocks: optional(number) })),
      ),
      largest_sale: optional(having({ share: number, quote: text, usd: nullable(number) })),
      sell_limit: optional(having({ refused: number, accepted: number })),
      not_run: list(text),
    }),
  ),
  liquidity: nullable(
    list(having({ venue: text, pool: text, quote: text, token_reserve: text, quote_reserve: text, usd: nullable(number) })),
  ),
  holders: nullable(
    having({
      count: nullable(whole),
      at_least: optional(yesOrNo),
      float: optional(nullable(text)),
      top: optional(list(having({ address: text, amount: text, kind: text }))),
    }),
  ),
  transferability: optional(
    having({
      obstacles: list(having({ kind: text, by: nullable(text), replaceable: nullable(yesOrNo) })),
      fee: nullable(number),
      later_fee: nullable(having({ fee: number, from: text })),
    }),
  ),
})
