import type { Row, RowError } from '../../api/report.ts'
import type { ScanResult } from '../../api/scanner.ts'
import { chainById, parseAddress } from '../../chains/index.ts'
import type { BatchResult } from '../store/store.ts'
import { type RememberedRow, readRow } from './remembered.ts'
import type { FailedBody } from './scan-row.ts'

/** A row of a batch as the command line would report it. One that has not ended has no score, and says so. */
export function reportRow(result: BatchResult): Row {
  const remembered = readRow(result.input)
  const { line, cells, note, bad } = remembered
  const { status, error, scored } = outcomeOf(result, remembered)
  return {
    line,
    status,
    kind: bad ? bad.kind : result.kind,
    input: { ...cells },
    target: bad ? null : targetOf(result),
    ...(bad?.given !== undefined && { given: bad.given }),
    ...(bad?.chainId !== undefined && { chain_id: bad.chainId }),
    ...(scored && { result: scored }),
    ...(error && { error }),
    cached: false,
    duplicate_of: null,
    note: note ?? null,
    look_alikes: [],
    ignored: null,
    baseline: null,
  }
}

interface RowOutcome extends Pick<Row, 'status'> {
  readonly error?: RowError
  readonly scored?: ScanResult
}

function outcomeOf({ state, status, body }: BatchResult, { bad }: RememberedRow): RowOutcome {
  if (bad) return { status: 'bad_row', error: bad.error }
  if (state === 'cancelled')
    return {
      status: 'unscored',
      error: { code: 'INTERRUPTED', message: 'the batch was cancelled before this row was scanned', hint: null },
    }
  if (body === undefined || status === undefined)
    return {
      status: 'unscored',
      error: { code: 'UNSCORED', message: 'this row has not been scanned yet', hint: 'Ask again when the batch is done.' },
    }
  if (state === 'scored') return { status: 'scored', scored: JSON.parse(body) as ScanResult }
  const { detail, code, hint } = JSON.parse(body) as FailedBody
  const error = { code: code ?? codeOf(status), message: detail, hint: hint ?? null }
  return { status: status === 404 ? 'no_activity' : 'unscored', error }
}

/** What the store writes itself says no code. */
const codeOf = (status: number): string => (status === 429 ? 'QUOTA_EXHAUSTED' : 'UPSTREAM_UNAVAILABLE')

function targetOf({ kind, address: given, chainId }: BatchResult): Row['target'] {
  if (chainId === undefined) return null
  const chain = chainById(chainId)
  // it was read once, when the row came in
  const address = parseAddress(given, chain, { kind, checksum: false })
  return { kind, given, address, chain: chain.names[0], chain_id: chain.id, caip10: `${chain.caip2}:${address}` }
}
