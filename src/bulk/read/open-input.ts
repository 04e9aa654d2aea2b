import { ChainvetError } from '../../errors.ts'
import type { Input, InputRow } from '../input.ts'
import { formatOf } from './opening.ts'
import { characterOf, type ReadOptions } from './options.ts'
import { type TextSource, textBlocks } from './text-blocks.ts'
import { inputName } from './wording.ts'

export type { ReadOptions } from './options.ts'

/**
 * Opens a file of rows. What can be known from its beginning is checked now, the rest when its rows are read: nothing is
 * held but the block that is being read, and a row that cannot be used comes with its fault. Throws {@link ChainvetError}:
 * CSV_BAD_ENCODING, CSV_NO_ADDRESS_COLUMN, CSV_BAD_ROW for a quote that never closes, INPUT_NOT_FOUND, USAGE. An input
 * without rows is no error here.
 */
export async function openInput(source: TextSource, options: ReadOptions): Promise<Input> {
  const { file } = source
  const { blocks, sha256 } = textBlocks(source)
  try {
    const begin = await blocks.next()
    const first = begin.done ? { bytes: Buffer.alloc(0), last: true } : begin.value
    const format = options.format === 'auto' ? formatOf(file, first.bytes) : options.format
    const input = (columns: Input['columns'], header: Input['header'], rows: AsyncIterable<InputRow>): Input => ({
      file,
      columns,
      header,
      rows,
      sha256,
    })
    if (format === 'csv' || format === 'tsv') {
      const { readTable } = await import('./table.ts')
      const { columns, header, batches } = await readTable(file, first, blocks, { ...options, format })
      return { ...input(columns, header, oneByOne(batches)), batches }
    }
    if (format === 'jsonl') {
      const { readJsonLines } = await import('./json-lines.ts')
      return input(null, null, readJsonLines(file, first, blocks, { columns: options.columns, kind: options.kind }))
    }
    if (options.kind === undefined) throw noTypes(file)
    const { readList } = await import('./list.ts')
    const comment = options.comment === undefined ? '#' : characterOf(options.comment, '--comment')
    return input(['address'], null, readList(first, blocks, { comment, kind: options.kind }))
  } catch (error) {
    await blocks.return()
    throw error
  }
}

async function* oneByOne(batches: AsyncIterable<readonly InputRow[]>): AsyncGenerator<InputRow, void> {
  for await (const batch of batches) yield* batch
}

const noTypes = (file: string): ChainvetError =>
  new ChainvetError('USAGE', `${inputName(file)} is a list of addresses, which does not say which are wallets and which are tokens`, {
    hint: 'Use chainvet scan wallet or chainvet scan token, or a table with a column "type".',
  })
