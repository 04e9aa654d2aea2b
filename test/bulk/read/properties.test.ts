import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openInput, type ReadOptions } from '../../../src/bulk/read/open-input.ts'
import { ChainvetError } from '../../../src/errors.ts'
import { evm, inChunks, open, read, refusal } from './reading.ts'

fc.configureGlobal({ seed: 1, numRuns: 150 })

const nasty = ['"', '""', ',', ';', '\t', '\n', '\r', '\r\n', '\0', '#', ' ', '\ufeff', 'é', '💥', '\u2028', '=1', evm]
const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.array(fc.constantFrom(...nasty), { maxLength: 4 }).map(parts => parts.join('')),
)
const table = fc
  .integer({ min: 1, max: 4 })
  .chain(width => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }))

const dialect = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  end: fc.constantFrom('\n', '\r\n', '\r'),
  bom: fc.boolean(),
  blank: fc.boolean(),
  quoted: fc.boolean(),
  chunk: fc.integer({ min: 1, max: 9 }),
})

const breaks = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0

describe('what csv-stringify writes is read back', () => {
  test('cell by cell, on the lines where it stands, however it arrives', async () => {
    await fc.assert(
      fc.asyncProperty(table, dialect, async (cells, { delimiter, end, bom, blank, quoted, chunk }) => {
        const [width] = cells.map(row => row.length)
        const header = ['address', 'b', 'c', 'd'].slice(0, width)
        const records = [header, ...cells].map(row =>
          stringify([row], { delimiter, record_delimiter: end, quoted, quoted_match: /^$|[^!-~]|["|#]/ }),
        )
        const gap = blank ? end : ''
        const text = `${bom ? '\ufeff' : ''}${records.join(gap)}`
        const bytes = Buffer.from(text)
        let line = 1 + breaks(records[0] as string) + breaks(gap)
        const lines = records.slice(1).map(record => {
          const start = line
          line += breaks(record) + breaks(gap)
          return start
        })
        const { rows, sha256 } = await read(bytes, { delimiter, chunk })
        // lone surrogates have no UTF-8: what the file holds is what can be read
        const written = cells.map(row => row.map(value => Buffer.from(value).toString()))
        expect(rows.map(row => row.line)).toEqual(lines)
        expect(rows.map(row => (row.cells['address'] === '[secret removed]' ? [] : Object.values(row.cells)))).toEqual(
          written.map((row, at) => (rows[at]?.cells['address'] === '[secret removed]' ? [] : row)),
        )
        expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
      }),
    )
  })

  test('also across the borders of blocks', async () => {
    const label = (at: number) => `${'é"\r\n'.repeat(at % 7)}${'x'.repeat((at * 7919) % 300)}`
    const cells = Array.from({ length: 8_000 }, (_, at) => [`0x${at}`, label(at)])
    const bytes = Buffer.from(stringify([['address', 'label'], ...cells]))
    expect(bytes.length).toBeGreaterThan(4 * 262_144)
    const { rows } = await read(bytes, { chunk: 4_099 })
    let line = 2
    for (const [at, row] of rows.entries()) {
      if (row.line !== line || row.cells['label'] !== label(at)) expect(row).toEqual({ line, cells: cells[at] })
      line += 1 + breaks(label(at))
    }
    expect(rows).toHaveLength(8_000)
  })
})

describe('what csv-parse reads is read', () => {
  const piece = fc.constantFrom(
    'a',
    '1',
    ';',
    '\t',
    ' ',
    '  ',
    'é',
    '💥',
    '\u2028',
    '\ufeff',
    '\0',
    '::',
    '##',
    '#',
    '=',
    '\\',
    "'",
    'x'.repeat(300),
  )
  const plain = fc.array(piece, { maxLength: 3 }).map(parts => parts.join(''))
  const some = fc.oneof({ weight: 4, arbitrary: plain }, { weight: 1, arbitrary: plain.map(text => `"${text},\n""${text}"`) })
  const rows = fc.array(fc.array(some, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 60 })

  test('cell by cell, with quotes and without', async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom('\n', '\r\n'), fc.nat(3_000), async (records, end, repeats) => {
        // in front, so that blocks end where they like
        const text = ['address,b,c', ...Array(repeats).fill(`${'y'.repeat(90)},b,c`), ...records.map(cells => cells.join(','))].join(end)
        const right: string[][] = parse(text, { relax_column_count: true, skip_empty_lines: true, record_delimiter: ['\r\n', '\n'] })
        const { rows: found } = await read(text)
        expect(found.map(({ cells }) => Object.values(cells))).toEqual(right.slice(1))
      }),
      { numRuns: 60 },
    )
  })
})

const options = fc.record({
  file: fc.constantFrom('rows.csv', 'rows.tsv', 'rows.jsonl', 'rows.txt', '-'),
  header: fc.boolean(),
  comment: fc.constantFrom(undefined, '#'),
  delimiter: fc.constantFrom(undefined, ';'),
  kind: fc.constantFrom(undefined, 'wallet' as const),
  columns: fc.constantFrom({}, { address: '1' }, { address: 'b', chain: '2', type: 'kind' }),
})

/** Texts that come near to what is read. */
const text = fc
  .array(fc.constantFrom(...nasty, 'address', 'chain', 'type', 'wallet', 'sep=', '{', '}', '"address":', '[', 'a', '1', '\n', ','), {
    maxLength: 40,
  })
  .map(parts => Buffer.from(parts.join('')))
const anything = fc.oneof(
  text,
  fc.uint8Array({ maxLength: 200 }).map(bytes => Buffer.from(bytes)),
)

const outcome = async (bytes: Uint8Array, given: Partial<ReadOptions> & { file: string; chunk: number }) => {
  try {
    return await read(bytes, given)
  } catch (error) {
    if (!(error instanceof ChainvetError) || error.code === 'INTERNAL') throw error
    return { code: error.code, message: error.message, where: error.where, hint: error.hint }
  }
}

describe('whatever the bytes are', () => {
  test('nothing is thrown but failures with a name, and pieces of one byte give the same as the whole', async () => {
    await fc.assert(
      fc.asyncProperty(anything, options, async (bytes, given) => {
        expect(await outcome(bytes, { ...given, chunk: 1 })).toEqual(await outcome(bytes, { ...given, chunk: 65_536 }))
      }),
      { numRuns: 800 },
    )
  })

  test('no line of a table is lost: each that is not empty is a row, or part of a quoted cell', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('a', '"', ',', '""', 'b,c', '", "', '5" pipe'), { maxLength: 12 }), async parts => {
        const lines = parts.map((part, at) => `${part}${at}`)
        const content = `address,label\n${lines.join('\n')}\nlast,row\n`
        const result = await outcome(Buffer.from(content), { file: 'rows.csv', chunk: 65_536 })
        if ('code' in result) {
          expect(result.code).toBe('CSV_BAD_ROW')
          return
        }
        const found = result.rows.map(({ cells }) => Object.values(cells).join(','))
        for (const [at] of lines.entries()) expect(found.some(cells => cells.includes(String(at)))).toBe(true)
        expect(found.at(-1)).toBe('last,row')
      }),
    )
  })
})

describe('time and memory', () => {
  const megabytes = 1_048_576

  async function* endless(start: string, byte: string, size: number): AsyncGenerator<Uint8Array, void> {
    yield Buffer.from(start)
    const chunk = Buffer.alloc(megabytes, byte)
    for (let sent = 0; sent < size; sent += chunk.length) yield chunk
  }

  test.each([
    ['a header', '', 'x', 'csv'],
    ['a row', 'address\n', 'x', 'csv'],
    ['an open quote', 'address\n"', 'x', 'csv'],
    ['quotes', 'address\n', '"', 'csv'],
    ['delimiters', 'address\n', ',', 'csv'],
    ['an object', '', '{', 'jsonl'],
    ['an address', '', '0', 'list'],
  ])('%s of 50 MB without a line break is refused in time that grows with its length, and is not kept', async (_, start, byte, format) => {
    const given = { format: format as 'csv', header: true, columns: {}, kind: 'wallet' as const }
    const began = performance.now()
    const before = process.memoryUsage().rss
    let rows = 0
    let refused = ''
    try {
      const input = await openInput({ file: '-', bytes: endless(start, byte, 50 * megabytes) }, given)
      for await (const { fault } of input.rows) {
        rows++
        refused = fault?.message ?? ''
      }
    } catch (error) {
      refused = (error as ChainvetError).message
    }
    expect(rows).toBeLessThanOrEqual(1)
    expect(refused).toMatch(/longer than \d+ bytes|is never closed/)
    expect(performance.now() - began).toBeLessThan(5_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * megabytes)
  })

  test.each(['csv', 'list'] as const)('a consumer that stops reading a %s stops the source', async format => {
    let closed = false
    async function* source(): AsyncGenerator<Uint8Array, void> {
      try {
        yield Buffer.from('address\n')
        for (;;) yield Buffer.from(`${evm}\n`.repeat(2_000))
      } finally {
        closed = true
      }
    }
    const input = await openInput({ file: '-', bytes: source() }, { format, header: true, columns: {}, kind: 'wallet' })
    for await (const { line } of input.rows) if (line > 10) break
    expect(closed).toBe(true)
    expect(input.sha256()).toBeNull()
  })

  test('a source that fails is a failure with a name, and a refusal closes it', async () => {
    async function* failing(): AsyncGenerator<Uint8Array, void> {
      yield Buffer.from('address\n')
      throw new Error('EIO: /home/me/secret')
    }
    const opened = openInput({ file: 'rows.csv', bytes: failing() }, { format: 'csv', header: true, columns: {}, kind: 'wallet' })
    await expect(opened).rejects.toMatchObject({ code: 'INPUT_NOT_FOUND', message: 'rows.csv could not be read to its end' })
    expect((await refusal('x,y\n')).code).toBe('CSV_NO_ADDRESS_COLUMN')
  })
})

test('the hash is that of all bytes, and is there after the last row', async () => {
  const bytes = Buffer.from(`\ufeffaddress\n${evm}\n`)
  const input = await open(bytes)
  for await (const _ of inChunks(bytes)) expect(input.file).toBe('rows.csv')
  for await (const _ of input.rows) expect(input.columns).toEqual(['address'])
  expect(input.sha256()).toBe(createHash('sha256').update(bytes).digest('hex'))
})
