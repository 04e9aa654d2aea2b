import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Input, InputRow } from '../../src/bulk/input.ts'
import { scanRows } from '../../src/bulk/run.ts'
import { createEngine } from '../../src/engine/engine.ts'
import type { World } from '../../src/world.ts'

/** A clock that stands, so that two runs may be compared. */
const world: World = {
  now: () => new Date('2026-11-20T19:02:36.681Z'),
  microseconds: () => 123,
  env: {},
  random: size => new Uint8Array(size),
  after: () => () => {},
  sleep: () => Promise.resolve(),
}

const listed = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96'
const checksummed = '0x52908400098527886E0F7030069857D2E4169EE7'
const forged = '0x8617E340B3D01FA5F11F306F4090FD50E238070d'

async function rowsOf(rows: readonly InputRow[], { fast }: { readonly fast: boolean }, more: { chain?: string; checksum?: boolean } = {}) {
  const input: Input = {
    file: 'w.csv',
    columns: ['address'],
    header: ['address'],
    rows,
    ...(fast && {
      batches: (async function* () {
        for (let at = 0; at < rows.length; at += 3) yield rows.slice(at, at + 3)
      })(),
    }),
    sha256: () => null,
  }
  const { checksum = true, chain } = more
  const scanner = createEngine({ offline: true, world, checksum })
  const run = scanRows(input, { scanner, kind: 'wallet', chain, checksum, concurrency: 1, world })
  const found = []
  for await (const batch of run.rows) found.push(...batch.map(({ row }) => row))
  return JSON.parse(JSON.stringify(found))
}

const row = (line: number, address: string, more: Partial<InputRow> = {}): InputRow => ({ line, cells: { address }, address, ...more })

describe('the fast lane says what the usual way says', () => {
  test.each<[string, InputRow, { chain?: string; checksum?: boolean }]>([
    ['an address on no list', row(2, checksummed.toLowerCase()), { chain: '1' }],
    ['one in capitals', row(2, `0x${checksummed.slice(2).toUpperCase()}`), { chain: '1' }],
    ['one with a checksum', row(2, checksummed), { chain: 'base' }],
    ['one with a wrong checksum', row(2, forged), { chain: '1' }],
    ['one with a wrong checksum that is accepted', row(2, forged), { chain: '1', checksum: false }],
    ['an address on a list', row(2, listed), { chain: '1' }],
    ['one in small letters', row(2, listed.toLowerCase()), { chain: 'eth' }],
    ['a token', row(2, checksummed, { kind: 'token' }), { chain: '56' }],
    ['a chain of its own', row(2, checksummed, { chain: 'polygon' }), { chain: '1' }],
    ['an unknown chain', row(2, checksummed, { chain: 'etherium' }), { chain: '1' }],
    ['no chain', row(2, checksummed), {}],
    ['a chain of another family', row(2, checksummed, { chain: 'bitcoin' }), {}],
    ['an address of another family', row(2, '1CdFn7MxFd56egst9Qm3r7cXqk1B7DYUot'), {}],
    ['a listed one of another family', row(2, '121Yb34i3Moxbniuz9c9ExJWmmYMuepjRr'), {}],
    ['a spelling with its chain', row(2, `base:${checksummed}`), { chain: '1' }],
    ['a fault', row(2, checksummed, { fault: { code: 'CSV_BAD_ROW', message: 'm', hint: null } }), { chain: '1' }],
    ['a place in a checkout', row(2, checksummed, { file: 'a.ts', column: 7 }), { chain: '1' }],
    ['nothing', row(2, ''), { chain: '1' }],
  ])('of %s', async (_, each, more) => {
    expect(await rowsOf([each], { fast: true }, more)).toEqual(await rowsOf([each], { fast: false }, more))
  })

  test('of any list', async () => {
    const spellings = [checksummed, checksummed.toLowerCase(), listed, listed.toLowerCase(), forged, `base:${checksummed}`, 'x', '']
    const anyRow = fc.record({
      address: fc.constantFrom(...spellings),
      chain: fc.option(fc.constantFrom('1', 'base', 'nowhere'), { nil: undefined }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { maxLength: 10 }), async list => {
        const rows = list.map(({ address, chain }, at) => row(at + 2, address, chain === undefined ? {} : { chain }))
        expect(await rowsOf(rows, { fast: true }, { chain: '10' })).toEqual(await rowsOf(rows, { fast: false }, { chain: '10' }))
      }),
      { numRuns: 40 },
    )
  })
})
