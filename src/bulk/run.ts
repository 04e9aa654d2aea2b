import type { Kind, Row, RowError } from '../api/report.ts'
import type { Scanner, ScanResult } from '../api/scanner.ts'
import { ChainvetError, failures } from '../errors.ts'
import { createPacer } from '../pacer.ts'
import { realWorld, type World } from '../world.ts'
import type { Input, InputRow } from './input.ts'
import { type ResolvedTarget, resolveTarget } from './resolve.ts'

export interface RunOptions {
  readonly scanner: Scanner
  /** What rows are that do not say it themselves. */
  readonly kind: Kind | undefined
  /** The chain of rows that name none. */
  readonly chain?: string | undefined
  readonly checksum: boolean
  /** Scans in flight, 1 to 32. */
  readonly concurrency: number
  /** Scans started a second; no limit when absent. */
  readonly rate?: number | undefined
  /** Scans after which no more are started. */
  readonly maxCalls?: number | undefined
  /** Failed scans after which no more are started. */
  readonly maxErrors?: number | undefined
  /** Contacts that an address resembles. */
  readonly lookAlikes?: ((target: ResolvedTarget) => Row['look_alikes']) | undefined
  /** Ends the reading of rows; scans in flight are finished. */
  readonly stop?: AbortSignal | undefined
  /** Ends the scans in flight too. */
  readonly signal?: AbortSignal | undefined
  readonly world?: World
}

export interface Scanned {
  readonly row: Row
  /** Why there is no score, with everything that can be said to a person. */
  readonly failure?: ChainvetError
}

export interface Run {
  /** In the order of the input, one for each of its rows. */
  readonly rows: AsyncIterable<Scanned>
  /** Scans that were asked for so far. */
  calls(): number
  /** Scans that have not ended. */
  inFlight(): number
}

/** Rows in, rows out. What happens to one row never costs another its place; a target is scanned once. */
export function scanRows(input: Input, options: RunOptions): Run {
  const { scanner, concurrency, rate, maxCalls, maxErrors, stop, signal, world = realWorld } = options
  const outcomes = new Map<string, { readonly line: number; readonly outcome: Promise<Outcome> }>()
  const pacer = rate === undefined ? undefined : createPacer(world)
  let calls = 0
  let errors = 0
  let inFlight = 0
  /** Why no more scans are started. */
  let end: Outcome | undefined

  const ask = async (kind: Kind, { chain, given }: ResolvedTarget): Promise<Outcome> => {
    if (end) return end
    if (maxCalls !== undefined && calls >= maxCalls) return notAsked('QUOTA_EXHAUSTED', `not scanned: --max-calls ${maxCalls} was reached`)
    if (maxErrors !== undefined && errors >= maxErrors) return notAsked('UNSCORED', `not scanned: --max-errors ${maxErrors} was reached`)
    calls++
    inFlight++
    try {
      if (pacer && rate !== undefined) await pacer('scans', rate, signal ?? never)
      const result =
        kind === 'wallet'
          ? await scanner.scanWallet({ address: given, chain_id: chain.id }, signal)
          : await scanner.scanToken({ contract_address: given, chain_id: chain.id }, signal)
      return { status: 'scored', result }
    } catch (error) {
      if (signal?.aborted) return notAsked('INTERRUPTED', 'stopped before the scan was done')
      if (!(error instanceof ChainvetError)) throw error
      const outcome = failed(error)
      errors++
      // without key or quota every further call fails the same way
      const { exit } = failures[error.code]
      if (exit === 4 || exit === 6) end = outcome
      return outcome
    } finally {
      inFlight--
    }
  }

  const scan = async (row: InputRow): Promise<Scanned> => {
    const kind = row.kind ?? options.kind
    const finished = (outcome: Outcome | BadRow, more: Partial<Row> = {}): Scanned => {
      const { status, result, error, failure } = outcome
      return {
        row: {
          ...placeOf(row),
          status,
          kind: kind ?? null,
          input: row.cells,
          target: null,
          duplicate_of: null,
          note: null,
          look_alikes: [],
          cached: false,
          ignored: null,
          baseline: null,
          ...more,
          ...(result && { result }),
          ...(error && { error }),
        },
        ...(failure && { failure }),
      }
    }
    const bad = (error: RowError, failure?: ChainvetError): Scanned =>
      finished(
        { status: 'bad_row', error, ...(failure && { failure }) },
        failure?.name === 'SecretRefusedError' ? withoutIts(row) : { given: row.address },
      )
    if (row.fault) return bad(row.fault)
    if (!kind)
      return bad({ code: 'CSV_BAD_ROW', message: 'the row does not say whether it is a wallet or a token', hint: 'Add a column "type".' })
    let resolved: ResolvedTarget
    try {
      resolved = resolveTarget(row.address, {
        chain: row.chain,
        fallback: options.chain,
        checksum: options.checksum,
        command: `chainvet scan ${kind}`,
      })
    } catch (error) {
      if (!(error instanceof ChainvetError)) throw error
      return bad(asRowError(error), error)
    }
    const { chain, given, address, note } = resolved
    const target = {
      kind,
      given,
      address,
      chain: chain.names[0] as string,
      chain_id: chain.id,
      caip10: `${chain.caip2}:${address}`,
    }
    const key = `${kind} ${target.caip10}`
    const first = outcomes.get(key)
    const outcome = first?.outcome ?? ask(kind, resolved)
    if (!first) outcomes.set(key, { line: row.line, outcome })
    return finished(await outcome, {
      target,
      duplicate_of: first?.line ?? null,
      note: note ?? null,
      look_alikes: options.lookAlikes?.(resolved) ?? [],
    })
  }

  return { rows: inOrder(input.rows, scan, concurrency, stop), calls: () => calls, inFlight: () => inFlight }
}

/** A secret is not repeated, whichever cell it stands in. */
const withoutIts = ({ cells, address }: InputRow): Partial<Row> => ({
  input: Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, cell.includes(address) ? '(refused)' : cell])),
})

interface Outcome {
  readonly status: 'scored' | 'no_activity' | 'unscored'
  readonly result?: ScanResult
  readonly error?: RowError
  readonly failure?: ChainvetError
}

interface BadRow extends Omit<Outcome, 'status'> {
  readonly status: 'bad_row'
}

const never = new AbortController().signal

const failed = (error: ChainvetError): Outcome => ({
  status: error.code === 'NO_ACTIVITY' ? 'no_activity' : 'unscored',
  error: asRowError(error),
  failure: error,
})

const notAsked = (code: 'QUOTA_EXHAUSTED' | 'UNSCORED' | 'INTERRUPTED', message: string): Outcome => ({
  status: 'unscored',
  error: { code, message, hint: null },
})

export const asRowError = ({ code, message, hint }: ChainvetError): RowError => ({ code, message, hint: hint ?? null })

const placeOf = ({ line, file, column }: InputRow) => ({
  line,
  ...(file !== undefined && { file }),
  ...(column !== undefined && { column }),
})

async function* until<T>(rows: AsyncIterable<T> | Iterable<T>, stop: AbortSignal | undefined): AsyncGenerator<T> {
  for await (const row of rows) {
    if (stop?.aborted) return
    yield row
  }
}

/** Works on several rows at once and gives them back in their order; the reader ahead waits for the slowest. */
async function* inOrder(
  rows: Input['rows'],
  work: (row: InputRow) => Promise<Scanned>,
  concurrency: number,
  stop: AbortSignal | undefined,
): AsyncGenerator<Scanned> {
  if (Array.isArray(rows) && rows.length === 1) {
    for (const row of rows) yield await work(row)
    return
  }
  const { pMapIterable } = await import('p-map')
  yield* pMapIterable(until(rows, stop), work, { concurrency, backpressure: concurrency * 8 })
}
