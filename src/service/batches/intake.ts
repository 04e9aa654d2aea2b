import type { Kind } from '../../api/report.ts'
import type { Input, InputRow } from '../../bulk/input.ts'
import { openInput, type ReadOptions } from '../../bulk/read/open-input.ts'
import { type RowRules, targetOf } from '../../bulk/row-target.ts'
import { chainNamed } from '../../chains/index.ts'
import { ChainvetError, failures } from '../../errors.ts'
import { Refusal } from '../refusal.ts'
import type { BatchRow } from '../store/store.ts'
import { adviceOn } from './advice.ts'
import type { BatchCap } from './caps.ts'
import type { RememberedColumns, RememberedRow } from './remembered.ts'
import { rowsInJson } from './rows-in-json.ts'

export interface Asked extends Pick<ReadOptions, 'delimiter' | 'header' | 'columns'> {
  /** How the body is written: "rows" is `{"rows": [...]}`. */
  readonly format: 'rows' | 'csv' | 'tsv' | 'jsonl' | 'list'
  /** What rows are that do not say it. */
  readonly kind: Kind | undefined
  /** The chain of rows that name none. */
  readonly chain: string | undefined
}

export interface Intake {
  readonly columns: RememberedColumns
  /** Can be read once. Rejects with a {@link Refusal} where the body exceeds the cap, and with a `ChainvetError` where it cannot be read. */
  readonly rows: AsyncIterable<readonly BatchRow[]>
}

/**
 * Opens what a customer sends, with the reader of the command line: the same columns, encodings and bad rows. Nothing is held
 * but the piece that is being read.
 */
export async function openIntake(body: AsyncIterable<Uint8Array>, asked: Asked, cap: BatchCap): Promise<Intake> {
  const { format, kind, chain, header, columns, delimiter } = asked
  if (chain !== undefined) chainNamed(chain)
  const bytes = capped(body, cap)
  const input = await openInput(
    { file: '-', bytes: format === 'rows' ? rowsInJson(bytes) : bytes },
    {
      format: format === 'rows' ? 'jsonl' : format,
      header,
      columns,
      ...(delimiter !== undefined && { delimiter }),
      ...(kind && { kind }),
    },
  ).catch(plainly)
  return {
    columns: { columns: input.columns, header: input.header },
    rows: batchRows(input, { kind, chain, checksum: true }, cap),
  }
}

async function* capped(body: AsyncIterable<Uint8Array>, { bytes }: BatchCap): AsyncGenerator<Uint8Array, void> {
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > bytes) throw new Refusal(413, `The body is larger than ${bytes} bytes, the most that a batch of this tier may have.`)
    yield piece
  }
}

async function* batchRows(input: Input, rules: RowRules, cap: BatchCap): AsyncGenerator<readonly BatchRow[], void> {
  let count = 0
  try {
    for await (const rows of input.batches ?? together(input.rows)) {
      count += rows.length
      if (count > cap.rows) throw new Refusal(413, `A batch of this tier holds ${cap.rows} rows at most.`)
      if (rows.length > 0) yield rows.map(row => batchRow(row, rules))
    }
  } catch (error) {
    plainly(error)
  }
  if (count === 0) throw new ChainvetError('INPUT_EMPTY', 'there is no row in this batch')
}

/** The reader takes whatever fails below it for a file that broke off. */
function plainly(error: unknown): never {
  if (error instanceof ChainvetError && error.cause instanceof Refusal) throw error.cause
  throw error
}

const atOnce = 128

async function* together(rows: Input['rows']): AsyncGenerator<readonly InputRow[], void> {
  let some: InputRow[] = []
  for await (const row of rows) {
    some.push(row)
    if (some.length < atOnce) continue
    yield some
    some = []
  }
  yield some
}

function batchRow(row: InputRow, rules: RowRules): BatchRow {
  const target = targetOf(row, rules)
  if ('error' in target) return refusedRow(row, rules, target)
  const { chain, given, note } = target.resolved
  const input: RememberedRow = { line: row.line, cells: row.cells, ...(note !== undefined && { note }) }
  return { kind: target.kind, address: given, chainId: chain.id, input: JSON.stringify(input) }
}

function refusedRow(
  row: InputRow,
  rules: RowRules,
  { error: why, failure }: Extract<ReturnType<typeof targetOf>, { error: unknown }>,
): BatchRow {
  const kind = row.kind ?? rules.kind
  const error = adviceOn(why)
  const chainId = chainIdOf(row.chain ?? rules.chain)
  const secret = failure?.name === 'SecretRefusedError'
  const input: RememberedRow = {
    line: row.line,
    cells: secret ? withoutIts(row) : row.cells,
    bad: { error, kind: kind ?? null, ...(!secret && { given: row.address }), ...(chainId !== undefined && { chainId }) },
  }
  const status = error.code in failures ? failures[error.code as keyof typeof failures].status : 400
  return {
    kind: kind ?? 'wallet',
    address: secret ? '' : row.address,
    ...(chainId !== undefined && { chainId }),
    input: JSON.stringify(input),
    refused: { status, detail: error.message },
  }
}

/** A secret is not repeated, whichever cell it stands in. */
const withoutIts = ({ cells, address }: InputRow): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, cell.includes(address) ? '(refused)' : cell]))

/** The chain that a row names, where only its address is no good. */
function chainIdOf(name: string | undefined): number | undefined {
  if (name === undefined) return undefined
  try {
    return chainNamed(name).id
  } catch {
    return undefined
  }
}
