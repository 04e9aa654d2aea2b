import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { InputRow } from '../../../src/bulk/input.ts'
import { chainNamed, parseAddress } from '../../../src/chains/index.ts'
import { ChainvetError } from '../../../src/errors.ts'
import { key, read, refusal } from './reading.ts'

interface Case {
  id: string
  file: string
  why: string
  expect: { rows?: number; scanned: number; rejected?: number; error?: string; line?: number; unique?: number }
}

const corpus = new URL('../../corpus/', import.meta.url)
const { cases } = JSON.parse(readFileSync(new URL('csv_manifest.json', corpus), 'utf8')) as { cases: Case[] }
const bytesOf = (id: string): Buffer => readFileSync(new URL(`csv/${id}.csv`, corpus))

/** What the words of the corpus for a whole file that is refused mean here. */
const errors: Readonly<Record<string, { code: string; says: RegExp }>> = {
  encoding: { code: 'CSV_BAD_ENCODING', says: /byte 0x[0-9a-f]{2} at offset \d+/ },
  header: { code: 'CSV_NO_ADDRESS_COLUMN', says: /looks like there is no header.*\nAdd --no-header/ },
  delimiter: { code: 'CSV_NO_ADDRESS_COLUMN', says: /separated by ";".*\n.*--delimiter ";"/ },
  quote: { code: 'CSV_BAD_ROW', says: /quote that opens on line 2 / },
}

/** The account of a row, or `undefined` where whoever scans would reject it. */
function account({ address, chain, fault }: InputRow): string | undefined {
  if (fault || chain === undefined) return undefined
  try {
    return `${chainNamed(chain).id}:${parseAddress(address, chainNamed(chain))}`
  } catch (error) {
    if (!(error instanceof ChainvetError)) throw error
    return undefined
  }
}

describe.each([65_536, 1])('in pieces of %i bytes', chunk => {
  test.each(cases.filter(({ id }) => chunk > 1 || id !== 'long-cell'))('$id: $why', async ({ id, expect: expected }) => {
    if (expected.error !== undefined) {
      const { code, says } = errors[expected.error] ?? expect.fail(`nothing is known about "${expected.error}"`)
      const refused = await refusal(bytesOf(id), { file: `${id}.csv`, chunk })
      expect(refused).toEqual({ code, text: expect.stringMatching(says) })
      return
    }
    const { rows } = await read(bytesOf(id), { file: `${id}.csv`, chunk })
    const accounts = rows.map(account)
    const scanned = accounts.filter(found => found !== undefined)
    expect(rows).toHaveLength(expected.rows ?? expect.fail())
    expect(scanned).toHaveLength(expected.scanned)
    if (expected.rejected !== undefined) expect(accounts.length - scanned.length).toBe(expected.rejected)
    if (expected.unique !== undefined) expect(new Set(scanned).size).toBe(expected.unique)
  })
})

describe('what reading itself tells about the rows of the corpus', () => {
  const rowsOf = async (id: string) => (await read(bytesOf(id))).rows
  const firstFault = async (id: string) => (await rowsOf(id))[0]?.fault

  test.each([
    ['crlf', [2, 3, 4]],
    ['mixed-eol', [2, 3, 4]],
    ['cr-only', [2, 3, 4]],
    ['no-final-newline', [2, 3, 4]],
    ['blank-lines', [3, 4, 5]],
    ['sep-line', [3]],
    ['ragged', [2, 3, 4]],
    ['long-cell', [2, 3]],
  ])('%s: rows stand on the lines %j', async (id, lines) => {
    expect((await rowsOf(id)).map(({ line }) => line)).toEqual(lines)
  })

  test('ragged: each row says how many cells it has', async () => {
    expect((await rowsOf('ragged')).map(({ fault }) => fault?.message)).toEqual([
      '1 cell where the header has 2',
      '3 cells where the header has 2',
      undefined,
    ])
  })

  test('excel-sci: the damage is named', async () => {
    expect(await firstFault('excel-sci')).toMatchObject({
      code: 'EXCEL_MANGLED',
      hint: expect.stringContaining('format the column as text'),
    })
  })

  test.each([
    ['nbsp', 'U+00A0'],
    ['nul', 'U+0000'],
    ['smart-quotes', 'U+201C'],
  ])('%s: the character that cannot be seen is named', async (id, character) => {
    expect(await firstFault(id)).toMatchObject({ code: 'INVALID_ADDRESS', message: expect.stringContaining(character) })
  })

  test('long-cell: nothing of the long row is kept', async () => {
    const [long] = await rowsOf('long-cell')
    expect(JSON.stringify(long).length).toBeLessThan(300)
    expect(long?.fault).toMatchObject({ code: 'CSV_BAD_ROW', message: 'the row is longer than 65536 bytes' })
  })

  test('secret: no part of the key is in what comes out', async () => {
    const rows = JSON.stringify(await rowsOf('secret'))
    for (let at = 2; at + 8 <= key.length; at += 8) expect(rows).not.toContain(key.slice(at, at + 8))
    expect(rows).toContain('private key')
  })

  test('header-proto: a column named __proto__ is a cell like any other', async () => {
    const { columns, header, rows } = await read(bytesOf('header-proto'))
    expect({ columns, header }).toEqual({
      columns: ['column___proto__', 'address', 'chain_id'],
      header: ['__proto__', 'address', 'chain_id'],
    })
    expect(JSON.stringify(rows[0]?.cells)).toBe(
      '{"column___proto__":"x","address":"0x824650Cfa8729F5AdeDc5b0B7b24c0E00D305C24","chain_id":"1"}',
    )
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test('formula: cells of the user come out as they went in', async () => {
    expect((await rowsOf('formula')).map(({ cells }) => cells['label'])).toEqual(["=cmd|' /C calc'!A0", '+1', '@x'])
  })
})
