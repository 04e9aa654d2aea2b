import type { Kind, RowError } from '../../api/report.ts'
import { ChainvetError } from '../../errors.ts'
import type { InputRow } from '../input.ts'
import { loadParser, type Records, recordsOf } from './cells.ts'
import { type Columns, columnsOfHeader, columnsOfRow } from './columns.ts'
import { sniffDelimiter } from './delimiter.ts'
import { openingOf } from './opening.ts'
import { characterOf, type ReadOptions } from './options.ts'
import { type Batch, type OddRecord, recordSplitter } from './records.ts'
import { badRow, inputRow, noCells } from './row.ts'
import { badEncoding, convertUtf16, type TextBlock } from './text-blocks.ts'
import { inputName, listed } from './wording.ts'

export interface Table {
  readonly columns: readonly string[] | null
  readonly header: readonly string[] | null
  readonly batches: AsyncGenerator<readonly InputRow[], void>
}

/** Reads CSV or TSV: its header at once, its rows as they are asked for. `first` is the first of `blocks`. */
export async function readTable(
  file: string,
  first: TextBlock,
  blocks: AsyncGenerator<TextBlock, void>,
  options: ReadOptions & { readonly format: 'csv' | 'tsv' },
): Promise<Table> {
  const parse = await loadParser()
  const comment = options.comment === undefined ? undefined : characterOf(options.comment, '--comment')
  const opening = openingOf(first.bytes, comment)
  const delimiter =
    options.delimiter !== undefined
      ? characterOf(options.delimiter, '--delimiter')
      : (opening.separator ?? (options.format === 'tsv' ? '\t' : sniffDelimiter(opening.text, file, parse)))
  const split = recordSplitter({
    delimiter: delimiter.charCodeAt(0),
    comment: comment === undefined ? null : comment.charCodeAt(0),
    largest: largestRecord,
    line: opening.line,
  })
  const batches = batchesOf({ bytes: first.bytes.subarray(opening.skip), last: first.last }, blocks, split, batch =>
    recordsOf(batch, delimiter, parse),
  )
  const start = await batches.next()
  if (start.done) return { columns: null, header: null, batches: nothing() }
  const columns = columnsIn(start.value, file, options)
  if (options.kind === undefined && columns.type === undefined) throw noTypeColumn(file, columns)
  return {
    columns: columns.keys,
    header: columns.header,
    batches: rowsOf(start.value, batches, columns, delimiter, options.kind),
  }
}

interface Block {
  readonly batch: Batch
  readonly records: Records
}

/** The blocks as records; those in which none ends are left out. */
async function* batchesOf(
  first: TextBlock,
  blocks: AsyncGenerator<TextBlock, void>,
  split: (block: TextBlock) => Batch,
  parse: (batch: Batch) => Records,
): AsyncGenerator<Block, void> {
  const read = (block: TextBlock): Block => {
    const batch = split(block)
    return { batch, records: parse(batch) }
  }
  const filled = ({ batch: { count, odd } }: Block): boolean => count + odd.length > 0
  try {
    const begin = read(first)
    if (filled(begin)) yield begin
    for await (const block of blocks) {
      const next = read(block)
      if (filled(next)) yield next
    }
  } finally {
    // nobody closes them yet when the reader stops within the first block
    await blocks.return()
  }
}

function columnsIn({ batch, records }: Block, file: string, { header, columns }: ReadOptions): Columns {
  const [odd] = batch.odd
  const row = odd?.after === 0 || batch.count === 0 ? undefined : records.cells(0)
  if (row === undefined) {
    throw new ChainvetError('CSV_BAD_ROW', `the first line of ${inputName(file)} cannot be read: ${faultOf(odd?.why).message}`, {
      where: [`line ${odd?.line}`],
    })
  }
  if (row.some(cell => cell.includes('\0'))) throw badEncoding(file, 'its first line holds bytes 0x00, so it may be UTF-16', convertUtf16)
  return header ? columnsOfHeader(row, file, columns) : columnsOfRow(row, file, columns)
}

async function* rowsOf(
  start: Block,
  batches: AsyncGenerator<Block, void>,
  columns: Columns,
  delimiter: string,
  kind: Kind | undefined,
): AsyncGenerator<readonly InputRow[], void> {
  const { row, oddRow } = rowMaker(columns, delimiter, kind)
  try {
    let block = start
    let at = columns.header === null ? 0 : 1
    for (;;) {
      const { batch, records } = block
      let odd = 0
      let rows: InputRow[] = []
      for (const end = batch.count; at <= end; at++) {
        for (let next = batch.odd[odd]; next?.after === at; next = batch.odd[++odd]) rows.push(oddRow(next))
        if (at < end) rows.push(row(records, at, batch.lines[at] as number))
        if (rows.length < together && at < end) continue
        yield rows
        rows = []
      }
      const next = await batches.next()
      if (next.done) return
      block = next.value
      at = 0
    }
  } finally {
    await batches.return()
  }
}

function rowMaker({ keys, header, address, chain, type }: Columns, delimiter: string, kind: Kind | undefined) {
  const width = keys.length
  const named = new Set(keys)

  /** Key of a cell beyond the last column. */
  const keyBeyond = (place: number): string => {
    let key = `column_${place + 1}`
    while (named.has(key)) key += '_'
    return key
  }

  const make = (record: readonly string[], line: number, fault: RowError | undefined, text?: string): InputRow => {
    const cells = noCells()
    for (let place = 0; place < record.length; place++)
      cells[place < width ? (keys[place] as string) : keyBeyond(place)] = record[place] as string
    const at = (place: number | undefined) => (place === undefined ? undefined : record[place])
    return inputRow({ line, cells, address: at(address), chain: at(chain), type: at(type), fault, text }, kind)
  }

  return {
    row(records: Records, place: number, line: number): InputRow {
      const record = records.cells(place)
      if (record.length !== width) return make(record, line, wrongWidth(record.length, width, header === null ? 'first row' : 'header'))
      return make(record, line, undefined, delimiter === ',' ? records.plain(place) : undefined)
    },
    // the cells are shown as they stand between the delimiters, quotes and all
    oddRow: ({ line, why, text }: OddRecord): InputRow => make(text === '' ? [] : text.split(delimiter), line, faultOf(why)),
  }
}

const wrongWidth = (found: number, width: number, measure: string): RowError =>
  badRow(
    `${found} ${found === 1 ? 'cell' : 'cells'} where the ${measure} has ${width}`,
    found > width ? 'A cell that holds the delimiter needs quotes around it.' : null,
  )

const faultOf = (why: OddRecord['why'] | undefined): RowError =>
  why === 'long'
    ? badRow(`the row is longer than ${largestRecord} bytes`)
    : badRow('a quote stands where none can be', 'Quote the whole cell, and write each quote inside it twice: "5"" pipe"')

const noTypeColumn = (file: string, { keys, header }: Columns): ChainvetError =>
  new ChainvetError('USAGE', `${inputName(file)} has no type column, so its rows do not say what they are`, {
    where: [`header: ${listed(header ?? keys)}`],
    hint: 'Add a column "type" with wallet or token, name it with --type-column, or use chainvet scan wallet or chainvet scan token.',
  })

async function* nothing(): AsyncGenerator<readonly InputRow[], void> {}

const largestRecord = 65_536
/** Rows of a batch: enough to make the pauses between batches small, and few enough to be forgotten while they are young. */
const together = 256
