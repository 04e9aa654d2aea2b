import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ReportHead } from '../../src/api/report.ts'
import type { Input } from '../../src/bulk/input.ts'
import { openInput } from '../../src/bulk/read/open-input.ts'
import { scanRows } from '../../src/bulk/run.ts'
import { createEngine } from '../../src/engine/engine.ts'
import { csv } from '../../src/output/csv.ts'
import type { Format } from '../../src/output/format.ts'
import { jsonl } from '../../src/output/jsonl.ts'
import type { World } from '../../src/world.ts'
import { page } from '../support/reports.ts'

/** A clock that stands, so that two runs may be compared. */
const world: World = {
  now: () => new Date('2026-11-20T19:02:36.681Z'),
  microseconds: () => 123,
  env: {},
  random: size => new Uint8Array(size),
  after: () => () => {},
  sleep: () => Promise.resolve(),
}

async function* pieces(text: string): AsyncGenerator<Uint8Array, void> {
  yield Buffer.from(text)
}

interface How {
  readonly chain?: string
  readonly delimiter?: string
  readonly fields?: readonly string[]
}

/** The rows of every document of a run, on the fast lane or on the ordinary one. */
async function written(text: string, lane: 'fast' | 'ordinary', { chain, delimiter, fields }: How = {}): Promise<string[]> {
  const source = { file: 'rows.csv', bytes: pieces(text) }
  const opened = await openInput(source, {
    format: 'csv',
    header: true,
    columns: {},
    kind: 'wallet',
    ...(delimiter !== undefined && { delimiter }),
  })
  const { batches, ...slow } = opened
  const input: Input = lane === 'fast' ? { ...slow, ...(batches && { batches }) } : slow
  const scanner = createEngine({ offline: true, world })
  const run = scanRows(input, { scanner, kind: 'wallet', chain, checksum: true, concurrency: 1, world })
  const head: ReportHead = {
    schema_version: 1,
    tool: { name: 'chainvet', version: '0', engine: 'local', service: null },
    input: { file: 'rows.csv', columns: [...(input.columns ?? [])], header: [...(input.header ?? [])] },
    started_at: '2026-11-20T19:02:36Z',
  }
  const documents = [csv, jsonl].map((format: Format) => ({ writer: format.open(head, page({ fields })), text: '' }))
  for await (const batch of run.rows) for (const { row } of batch) for (const each of documents) each.text += each.writer.row(row)
  return documents.map(({ text: all }) => all)
}

const addresses = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x52908400098527886e0f7030069857d2e4169ee7',
  '0x52908400098527886E0F7030069857D2E4169ee7',
  '0x098B716B8Aaf21512996dC57EB0615e2383E2f96',
  '0x098b716b8aaf21512996dc57eb0615e2383e2f96',
  '0x27B1FDB04752BBC536007A920D24ACB045561C26',
  'base:0x52908400098527886e0f7030069857d2e4169ee7',
  '1CdFn7MxFd56egst9Qm3r7cXqk1B7DYUot',
  '121Yb34i3Moxbniuz9c9ExJWmmYMuepjRr',
  'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  ' 0x27b1fdb04752bbc536007a920d24acb045561c26 ',
  '5.29084E+47',
  'x',
  '',
]
const chains = ['1', 'ethereum', 'ETH', ' base ', 'bitcoin', 'xrp', 'nowhere', '']
const labels = [
  'ops',
  '',
  '=1+1',
  '::error::x',
  'a ::b',
  '##[group]',
  'é',
  '\u2028',
  '"',
  'a,b',
  'two\nlines',
  ' ::x',
  'x\ttab',
  '\u0000',
  '-5',
]

const record = fc.tuple(fc.constantFrom(...addresses), fc.constantFrom(...chains), fc.constantFrom(...labels))
const file = (rows: readonly (readonly string[])[], delimiter = ',') => stringify([['address', 'chain', 'label'], ...rows], { delimiter })

test('every row of every file has the same bytes on the fast lane and on the ordinary one', async () => {
  const how = fc.record(
    {
      chain: fc.constantFrom('137', 'bitcoin'),
      fields: fc.constant(['line', 'target.address', 'input.label', 'error.code', 'target.caip10']),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(record, { maxLength: 30 }), fc.constantFrom(',', ';'), how, async (rows, delimiter, more) => {
      const text = file(rows, delimiter)
      expect(await written(text, 'fast', { ...more, delimiter })).toEqual(await written(text, 'ordinary', { ...more, delimiter }))
    }),
    { numRuns: 40 },
  )
})

test('the same in a file of several blocks, with broken rows and other line ends', async () => {
  let text = 'address,chain,label\r\n'
  for (let at = 0; at < 2_400; at++) {
    const cells = [addresses[(at * 7) % addresses.length], chains[(at * 5) % chains.length], labels[(at * 11) % labels.length]]
    text +=
      at % 97 === 0
        ? `a "b" c,x,${at}\r`
        : at % 89 === 0
          ? `${cells[0]},1\n`
          : at % 3 === 0
            ? `0x${String(at).padStart(40, 'c')},8453,${'row '.repeat(60)}${at}\n`
            : stringify([cells])
  }
  expect(Buffer.byteLength(text)).toBeGreaterThan(262_144)
  expect(await written(text, 'fast')).toEqual(await written(text, 'ordinary'))
})

test('a plain record is written as it stands, with what is known of it behind', async () => {
  const [table, lines] = await written(file([['0x52908400098527886e0f7030069857d2e4169ee7', 'base', 'ops']]), 'fast')
  expect(table?.split('\n')[1]).toBe(
    '0x52908400098527886e0f7030069857d2e4169ee7,base,ops,2,unscored,8453,,,,,,,UNSCORED,"this wallet was not scored: offline only the lists were screened, and they clear nobody"',
  )
  const address = '0x52908400098527886E0F7030069857D2E4169EE7'
  expect(JSON.parse(lines ?? '')).toMatchObject({ target: { address, caip10: `eip155:8453:${address}` } })
})
