import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Row } from '../../src/api/report.ts'
import { countTargets } from '../../src/bulk/count.ts'
import type { Input, InputRow } from '../../src/bulk/input.ts'
import { openInput } from '../../src/bulk/read/open-input.ts'
import { scanRows } from '../../src/bulk/run.ts'
import { walletResult } from '../support/reports.ts'

const checksummed = '0x52908400098527886E0F7030069857D2E4169EE7'
const rules = { kind: 'wallet', chain: undefined, checksum: true } as const

const rowOf = (address: string, line: number, more: Partial<InputRow> = {}): InputRow => ({ line, cells: { address }, address, ...more })
const inputOf = (rows: Input['rows']): Input => ({ file: null, columns: null, header: null, rows, sha256: () => null })

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
const fileOf = (text: string): Promise<Input> =>
  openInput({ file: 'wallets.csv', bytes: bytesOf(text) }, { format: 'auto', header: true, columns: {}, kind: 'wallet' })

test('rows, targets, repeated ones and bad ones of a file are told apart', async () => {
  const text = `address,chain
${checksummed},ethereum
${checksummed.toLowerCase()},1
base:${checksummed},
${checksummed},base
0x5290840009852788,ethereum
,ethereum
${checksummed},etherium
bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4,
`
  expect(await countTargets(await fileOf(text), rules)).toEqual({
    file: 'wallets.csv',
    rows: 8,
    targets: 3,
    duplicates: 2,
    badRows: 3,
    badPlaces: [{ line: 6 }, { line: 7 }, { line: 8 }],
    sha256: createHash('sha256').update(text).digest('hex'),
  })
})

describe('what makes a target', () => {
  test.each<[string, readonly InputRow[], object, number]>([
    ['the same address as a wallet and as a token is two', [rowOf(checksummed, 1), rowOf(checksummed, 2, { kind: 'token' })], {}, 2],
    ['the same address on two chains is two', [rowOf(checksummed, 1), rowOf(checksummed, 2, { chain: 'base' })], {}, 2],
    ['other letters are the same', [rowOf(checksummed, 1), rowOf(checksummed.toLowerCase(), 2)], {}, 1],
    ['a wrong checksum is none', [rowOf(checksummed.replace('E7', 'e7'), 1)], {}, 0],
    ['unless checksums do not count', [rowOf(checksummed.replace('E7', 'e7'), 1)], { checksum: false }, 1],
    ['a row that does not say what it is is none', [rowOf(checksummed, 1)], { kind: undefined }, 0],
    ['without a chain it is none', [rowOf(checksummed, 1)], { chain: undefined }, 0],
  ])('%s', async (_, rows, more, targets) => {
    const counts = await countTargets(inputOf(rows), { ...rules, chain: '1', ...more })
    expect([counts.targets, counts.rows]).toEqual([targets, rows.length])
  })
})

test('the first ten bad rows are named, with their file where there are several', async () => {
  const rows = Array.from({ length: 25 }, (_, at) => rowOf('nothing', at + 1, { file: 'a.ts' }))
  const { badRows, badPlaces } = await countTargets(inputOf(rows), rules)
  expect(badRows).toBe(25)
  expect(badPlaces).toEqual(Array.from({ length: 10 }, (_, at) => ({ line: at + 1, file: 'a.ts' })))
})

test('a run asks as often as was counted, whatever the rows hold', async () => {
  const address = fc.constantFrom(
    checksummed,
    checksummed.toLowerCase(),
    `base:${checksummed}`,
    '0xde709f2102306220921060314715629080e2fb77',
    '',
    '0x12',
  )
  const row = fc.record({
    address,
    chain: fc.option(fc.constantFrom('base', 'ethereum', '10', 'nowhere'), { nil: undefined }),
    kind: fc.option(fc.constantFrom('wallet' as const, 'token' as const), { nil: undefined }),
    faulty: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 30 }), fc.constantFrom('wallet' as const, undefined), async (given, kind) => {
      const rows = given.map(({ address: text, chain, kind: own, faulty }, at) =>
        rowOf(text, at + 2, {
          ...(chain && { chain }),
          ...(own && { kind: own }),
          ...(faulty && at % 5 === 0 && { fault: { code: 'CSV_BAD_ROW', message: 'cells are missing', hint: null } }),
        }),
      )
      const counts = await countTargets(inputOf(rows), { kind, chain: '1', checksum: true })
      const scanner = {
        scanWallet: async (request: { address: string; chain_id: number }) =>
          walletResult({ wallet_address: request.address, chain_id: request.chain_id }),
        scanToken: async () => ({}) as never,
      }
      const run = scanRows(inputOf(rows), { scanner, kind, chain: '1', checksum: true, concurrency: 3 })
      const scanned: Row[] = []
      for await (const batch of run.rows) scanned.push(...batch.map(each => each.row))
      const bad = scanned.filter(({ status }) => status === 'bad_row')
      expect(counts).toMatchObject({
        rows: scanned.length,
        targets: run.calls(),
        duplicates: scanned.filter(({ duplicate_of }) => duplicate_of !== null).length,
        badRows: bad.length,
        badPlaces: bad.slice(0, 10).map(({ line }) => ({ line })),
      })
    }),
    { numRuns: 60 },
  )
})

test('a hundred and twenty thousand targets are as many', async () => {
  const rows = function* (): Generator<InputRow> {
    for (let at = 0; at < 120_000; at++) yield rowOf(`0x${createHash('sha256').update(`${at}`).digest('hex').slice(24)}`, at + 2)
  }
  // one 32-bit hash alone would take some of them for others: n^2 / 2^33
  expect(await countTargets(inputOf(rows()), { ...rules, chain: '1' })).toMatchObject({ targets: 120_000, duplicates: 0 })
})

test('it stops when it is told to, and closes its file', async () => {
  const controller = new AbortController()
  let closed = false
  const rows = (async function* () {
    try {
      for (let line = 1; ; line++) {
        if (line === 3) controller.abort()
        yield rowOf(checksummed, line)
      }
    } finally {
      closed = true
    }
  })()
  await expect(countTargets(inputOf(rows), { ...rules, signal: controller.signal })).rejects.toMatchObject({ code: 'INTERRUPTED' })
  expect(closed).toBe(true)
})
