import type { Row, RowError } from '../api/report.ts'
import { spellMany } from '../chains/encoding/keccak.ts'
import { chainNamed } from '../chains/index.ts'
import type { ChainvetError } from '../errors.ts'
import { realWorld, type World } from '../world.ts'
import { ahead } from './ahead.ts'
import { type AskOptions, createAsker, type Outcome } from './asker.ts'
import type { Dismiss } from './dismiss.ts'
import type { Input, InputRow } from './input.ts'
import { createOnce } from './once.ts'
import type { ResolvedTarget } from './resolve.ts'
import { type Results, resultsInMemory } from './results.ts'
import { type RowRules, targetOf } from './row-target.ts'
import { createSlots } from './slots.ts'

export interface RunOptions extends AskOptions, RowRules {
  /** Scans in flight, 1 to 32. */
  readonly concurrency: number
  /** Where outcomes are kept until the run is over, and those of an earlier run are found. */
  readonly results?: Results | undefined
  /** Contacts that an address resembles. */
  readonly lookAlikes?: ((target: ResolvedTarget) => Row['look_alikes']) | undefined
  readonly world?: World
}

export interface Scanned {
  readonly row: Row
  /** Why there is no score, with everything that can be said to a person. */
  readonly failure?: ChainvetError
}

export interface Run {
  /** In the order of the input, one for each of its rows; in batches, because work that waits for nothing comes in batches. */
  readonly rows: AsyncIterable<readonly Scanned[]>
  /** Scans that were asked for so far. */
  calls(): number
  /** Scans that have not ended. */
  inFlight(): number
}

/** Rows in, rows out. What happens to one row never costs another its place; a target is scanned once. */
export function scanRows(input: Input, options: RunOptions): Run {
  const { concurrency, stop, results = resultsInMemory(), world = realWorld } = options
  const { ask, calls, inFlight } = createAsker(options, world)
  const once = createOnce(results)

  const { dismiss } = options.scanner
  let lane: Dismiss | undefined
  // where calls are limited each of them has to be made
  const limited = [options.rate, options.maxCalls, options.maxErrors].some(limit => limit !== undefined)

  /** The row as it will be, or the scan that it takes. */
  const understood = (row: InputRow): Safe | Begin => {
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
    const bad = (error: RowError, failure?: ChainvetError): Safe => ({
      scanned: finished(
        { status: 'bad_row', error, ...(failure && { failure }) },
        { ...chainOf(row, options.chain), ...(failure?.name === 'SecretRefusedError' ? withoutIts(row) : { given: row.address }) },
      ),
    })
    const named = targetOf(row, options)
    if ('error' in named) return bad(named.error, named.failure)
    const { resolved, caip10, key } = named
    const { chain, given, address, note } = resolved
    const target = { kind: named.kind, given, address, chain: chain.names[0] as string, chain_id: chain.id, caip10 }
    const lookAlikes = options.lookAlikes?.(resolved) ?? []
    return async answered => {
      const dismissed = limited ? undefined : lane?.outcomeOf(named.kind, resolved)
      const { outcome, duplicateOf, safe } = dismissed
        ? { outcome: dismissed, duplicateOf: null }
        : await once.of(key, row.line, () => ask(named.kind, resolved, answered))
      const scanned = finished(outcome, {
        target,
        duplicate_of: lane ? lane.firstOf(named.kind, resolved, row.line) : duplicateOf,
        note: note ?? null,
        look_alikes: lookAlikes,
      })
      return { scanned, ...(safe && { safe }) }
    }
  }

  const openLane = async (answer: NonNullable<typeof dismiss>) => {
    // a scan of one address does not load it
    lane = await (await import('./dismiss.ts')).createDismiss(answer, options)
    return lane
  }
  const rows =
    dismiss && input.batches && !options.lookAlikes
      ? ahead(
          fastLane(input.batches, () => openLane(dismiss), understood, stop),
          batchesAhead,
        )
      : inOrder(input.rows, understood, concurrency, stop)
  return { rows, calls: () => (lane ? lane.calls() : 0) + calls(), inFlight }
}

/** Most answers that are read and written down while all slots are taken again. */
const readingAlong = 16

/** Few enough to be written before they are old: what lives long is moved about in memory. */
const rowsAtOnce = 128
/** As many as are made while a few are written. */
const batchesAhead = 4

/** The chain that a row names, where only its address is no good. */
function chainOf({ chain }: InputRow, fallback: string | undefined): Pick<Row, 'chain_id'> {
  const name = chain ?? fallback
  if (name === undefined) return {}
  try {
    return { chain_id: chainNamed(name).id }
  } catch {
    return {}
  }
}

/** A secret is not repeated, whichever cell it stands in. */
const withoutIts = ({ cells, address }: InputRow): Partial<Row> => ({
  input: Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, cell.includes(address) ? '(refused)' : cell])),
})

/** A row, and the promise that it is on disk: the next scan does not wait for that, and whoever is told of the row does. */
interface Safe {
  readonly scanned: Scanned
  readonly safe?: Promise<void>
}

interface BadRow extends Omit<Outcome, 'status'> {
  readonly status: 'bad_row'
}

const placeOf = ({ line, file, column }: InputRow) => ({
  line,
  ...(file !== undefined && { file }),
  ...(column !== undefined && { column }),
})

/** What each row is or takes: found out while it waits for its turn, so that the service does not wait for that. */
async function* allUnderstood(rows: Input['rows'], understood: Understand, stop: AbortSignal | undefined) {
  for await (const row of rows) {
    if (stop?.aborted) return
    yield understood(row)
  }
}

/** Scans a row. `answered` is called when the scanner could take another. */
type Begin = (answered?: () => void) => Promise<Safe>
type Understand = (row: InputRow) => Safe | Begin

/** Works on several rows at once and gives them back in their order; the reader ahead waits for the slowest. */
async function* inOrder(
  rows: Input['rows'],
  understood: Understand,
  concurrency: number,
  stop: AbortSignal | undefined,
): AsyncGenerator<readonly Scanned[]> {
  if (Array.isArray(rows) && rows.length === 1) {
    for (const row of rows) yield [await told(understood(row))]
    return
  }
  const [{ pMapIterable }] = await Promise.all([import('p-map'), spellMany()])
  const slots = createSlots(concurrency)
  // rows are read ahead: one that still waits for its turn when the run is stopped is not begun
  const begun = async (row: ReturnType<Understand>) => {
    if (typeof row !== 'function') return stop?.aborted ? undefined : row
    const leave = await slots.take()
    try {
      return stop?.aborted ? undefined : await row(leave)
    } finally {
      leave()
    }
  }
  // an answer is read and written down while the next question is on its way
  const atOnce = concurrency + Math.min(concurrency, readingAlong)
  for await (const row of pMapIterable(allUnderstood(rows, understood, stop), begun, {
    concurrency: atOnce,
    backpressure: concurrency * 8,
  })) {
    if (row) yield [await told(row)]
  }
}

async function told(row: ReturnType<Understand>): Promise<Scanned> {
  const { scanned, safe } = typeof row === 'function' ? await row() : row
  await safe
  return scanned
}

/** Rows about which nothing has to be asked, batch by batch; the few others are scanned where they stand. */
async function* fastLane(
  batches: NonNullable<Input['batches']>,
  openLane: () => Promise<Dismiss>,
  understood: Understand,
  stop: AbortSignal | undefined,
): AsyncGenerator<readonly Scanned[]> {
  const lane = await openLane()
  try {
    for await (const batch of batches) {
      if (stop?.aborted) return
      let scanned: Scanned[] = []
      for (const row of batch) {
        scanned.push(lane.finished(row) ?? (await told(understood(row))))
        if (scanned.length < rowsAtOnce) continue
        yield scanned
        scanned = []
      }
      yield scanned
    }
  } finally {
    lane.close()
  }
}
