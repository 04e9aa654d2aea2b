import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Row } from '../../src/api/report.ts'
import type { Scanner } from '../../src/api/scanner.ts'
import type { Input, InputRow } from '../../src/bulk/input.ts'
import { type RunOptions, type Scanned, scanRows } from '../../src/bulk/run.ts'
import { ChainvetError, type FailureCode, NoActivityError } from '../../src/errors.ts'
import { walletResult } from '../support/reports.ts'

const addresses = Array.from({ length: 40 }, (_, at) => `0x${String(at + 1).padStart(40, '0')}`)
const [first = '', second = '', third = ''] = addresses

const rowOf = (address: string, line: number, more: Partial<InputRow> = {}): InputRow => ({ line, cells: { address }, address, ...more })
const inputOf = (rows: Input['rows']): Input => ({ file: null, columns: null, header: null, rows, sha256: () => null })

/** Scores what it is asked about, after as long as it is told, and remembers the questions. */
function scannerThat(answer: (address: string) => ChainvetError | number = () => 0) {
  const asked: string[] = []
  let inFlight = 0
  let most = 0
  const scan = async (address: string) => {
    asked.push(address)
    most = Math.max(most, ++inFlight)
    const said = answer(address)
    await new Promise(resolve => setTimeout(resolve, said instanceof ChainvetError ? 0 : said))
    inFlight--
    if (said instanceof ChainvetError) throw said
  }
  const scanner: Scanner = {
    async scanWallet({ address, chain_id }) {
      await scan(address)
      return walletResult({ wallet_address: address, chain_id })
    },
    async scanToken({ contract_address }) {
      await scan(`token ${contract_address}`)
      throw new ChainvetError('UNSCORED', 'no token')
    },
  }
  return { scanner, asked, most: () => most }
}

async function ran(rows: Input['rows'], scanner: Scanner, more: Partial<RunOptions> = {}) {
  const run = scanRows(inputOf(rows), { scanner, kind: 'wallet', chain: '1', checksum: true, concurrency: 4, ...more })
  const scanned: Scanned[] = []
  for await (const batch of run.rows) scanned.push(...batch)
  return { rows: scanned.map(({ row }) => row), scanned, calls: run.calls() }
}

const statusOf = ({ status, error }: Row): string => error?.code ?? status

test('rows come out in their order, whatever each of them takes', async () => {
  const { scanner, most } = scannerThat(address => (Number.parseInt(address.slice(-2), 10) % 7) * 3)
  const { rows, calls } = await ran(
    addresses.map((address, at) => rowOf(address, at + 2)),
    scanner,
  )
  expect(rows.map(({ line }) => line)).toEqual(addresses.map((_, at) => at + 2))
  expect(rows.map(({ result }) => result && 'wallet_address' in result && result.wallet_address)).toEqual(addresses)
  expect([calls, most()]).toEqual([40, 4])
})

test('a target is scanned once, and the other rows say which one it was', async () => {
  const { scanner, asked } = scannerThat()
  const checksummed = '0x52908400098527886E0F7030069857D2E4169EE7'
  const { rows } = await ran(
    [rowOf(checksummed, 2), rowOf(checksummed.toLowerCase(), 3), rowOf(`eth:${checksummed}`, 4), rowOf(`base:${checksummed}`, 5)],
    scanner,
  )
  expect(rows.map(({ duplicate_of }) => duplicate_of)).toEqual([null, 2, 2, null])
  expect(rows.every(({ status }) => status === 'scored')).toBe(true)
  expect(asked).toHaveLength(2)
})

test('the same address as a wallet and as a token is two targets', async () => {
  const { scanner, asked } = scannerThat()
  const { rows } = await ran([rowOf(first, 2), rowOf(first, 3, { kind: 'token' })], scanner)
  expect(rows.map(statusOf)).toEqual(['scored', 'UNSCORED'])
  expect(asked).toEqual([first, `token ${first}`])
})

describe('a row that cannot be used costs no call and keeps its place', () => {
  test.each<[string, InputRow, Partial<RunOptions>, string]>([
    ['no address at all', rowOf('', 3), {}, 'INVALID_ADDRESS'],
    ['a cut address', rowOf('0x5290840009852788', 3), {}, 'INVALID_ADDRESS'],
    ['a wrong checksum', rowOf('0x8617E340B3D01FA5F11F306F4090FD50E238070d', 3), {}, 'CHECKSUM_MISMATCH'],
    ['an unknown chain', rowOf(second, 3, { chain: 'etherium' }), {}, 'UNKNOWN_CHAIN'],
    ['no chain', rowOf(second, 3), { chain: undefined }, 'CHAIN_REQUIRED'],
    ['two chains', rowOf(`eth:${second}`, 3, { chain: 'base' }), {}, 'CHAIN_MISMATCH'],
    ['no kind', rowOf(second, 3), { kind: undefined }, 'CSV_BAD_ROW'],
    ['a fault that was read', rowOf(second, 3, { fault: { code: 'EXCEL_MANGLED', message: 'm', hint: null } }), {}, 'EXCEL_MANGLED'],
  ])('%s', async (_, bad, more, code) => {
    const { scanner, asked } = scannerThat()
    const wallet = { kind: 'wallet', chain: '1' } as const
    const { rows, calls } = await ran([rowOf(first, 2, wallet), bad, rowOf(third, 4, wallet)], scanner, more)
    expect(rows.map(({ line, status }) => [line, status])).toEqual([
      [2, 'scored'],
      [3, 'bad_row'],
      [4, 'scored'],
    ])
    expect(rows[1]).toMatchObject({ error: { code }, target: null, input: bad.cells })
    expect([asked.length, calls]).toEqual([2, 2])
  })
})

test('a secret in a row is refused and not repeated', async () => {
  const key = `0x${'4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'}`
  const { rows } = await ran([rowOf(key, 2)], scannerThat().scanner)
  expect(rows[0]).toMatchObject({ status: 'bad_row', input: { address: '(refused)' } })
  expect(JSON.stringify(rows)).not.toContain('4c0883a6')
})

test('one failure costs one row', async () => {
  const { scanner } = scannerThat(address =>
    address === second
      ? new ChainvetError('UPSTREAM_UNAVAILABLE', 'Node answered 502')
      : address === third
        ? new NoActivityError({ chain: 'Ethereum', others: [] })
        : 0,
  )
  const { rows, scanned } = await ran([rowOf(first, 2), rowOf(second, 3), rowOf(third, 4)], scanner)
  expect(rows.map(({ status, error }) => [status, error?.code])).toEqual([
    ['scored', undefined],
    ['unscored', 'UPSTREAM_UNAVAILABLE'],
    ['no_activity', 'NO_ACTIVITY'],
  ])
  expect(scanned[1]?.failure?.message).toBe('Node answered 502')
})

test.each<FailureCode>(['AUTH_INVALID', 'QUOTA_EXHAUSTED'])('after %s nobody is asked again, and no row is lost', async code => {
  const { scanner, asked } = scannerThat(address => (address === third ? new ChainvetError(code, 'no more') : 0))
  const { rows } = await ran(
    addresses.map((address, at) => rowOf(address, at + 2)),
    scanner,
    { concurrency: 1 },
  )
  expect(asked).toHaveLength(3)
  expect(rows.map(statusOf)).toEqual(['scored', 'scored', ...Array(38).fill(code)])
})

test('as many as were allowed are in flight: one whose answer has arrived makes room before it was read', async () => {
  let [asked, most, unread] = [0, 0, 0]
  const scanner = {
    scanWallet: async (request: { address: string }, _: unknown, { answered }: { answered?: () => void } = {}) => {
      most = Math.max(most, ++asked)
      await new Promise(resolve => setTimeout(resolve, 2))
      asked--
      answered?.()
      await new Promise(resolve => setTimeout(resolve, 1))
      unread = Math.max(unread, asked)
      return walletResult({ wallet_address: request.address })
    },
  } as unknown as Scanner
  const { rows } = await ran(
    addresses.map((address, at) => rowOf(address, at + 1)),
    scanner,
    { concurrency: 3 },
  )
  expect([rows.map(statusOf), most]).toEqual([addresses.map(() => 'scored'), 3])
  // while one is read, all places are taken again
  expect(unread).toBe(3)
})

test('--max-calls and --max-errors end the asking, and the rows say so', async () => {
  const calls = await ran(
    addresses.map((address, at) => rowOf(address, at + 1)),
    scannerThat().scanner,
    { maxCalls: 5, concurrency: 2 },
  )
  expect(calls.rows.map(statusOf)).toEqual([...Array(5).fill('scored'), ...Array(35).fill('QUOTA_EXHAUSTED')])
  const down = scannerThat(() => new ChainvetError('TIMEOUT', 'late'))
  const errors = await ran(
    addresses.map((address, at) => rowOf(address, at + 1)),
    down.scanner,
    { maxErrors: 2, concurrency: 1 },
  )
  expect(errors.rows.map(statusOf)).toEqual(['TIMEOUT', 'TIMEOUT', ...Array(38).fill('UNSCORED')])
})

test('when it is told to stop it takes no more rows, and finishes those it has', async () => {
  const stop = new AbortController()
  const { scanner, asked } = scannerThat(address => {
    if (address === addresses[5]) stop.abort()
    return 2
  })
  const { rows } = await ran(
    addresses.map((address, at) => rowOf(address, at + 1)),
    scanner,
    { stop: stop.signal, concurrency: 2 },
  )
  expect(rows.length).toBeGreaterThanOrEqual(6)
  expect(rows.length).toBeLessThan(40)
  expect(rows.map(statusOf)).toEqual(Array(rows.length).fill('scored'))
  expect(asked).toHaveLength(rows.length)
})

test('a scan that waits for its turn when the run is stopped is not begun', async () => {
  const stop = new AbortController()
  const { scanner, asked } = scannerThat(() => {
    setTimeout(() => stop.abort(new Error('interrupted')), 10)
    return 0
  })
  const input = addresses.slice(0, 3).map((address, at) => rowOf(address, at + 1))
  const { rows } = await ran(input, scanner, { stop: stop.signal, rate: 0.001, concurrency: 3 })
  expect([asked.length, rows.map(statusOf)]).toEqual([1, ['scored', 'INTERRUPTED', 'INTERRUPTED']])
})

test('a scan that is cut off is not a scan that failed', async () => {
  const cut = new AbortController()
  const scanner: Scanner = {
    scanWallet: () => {
      cut.abort(new Error('interrupted'))
      return Promise.reject(new Error('interrupted'))
    },
    scanToken: () => Promise.reject(new Error('interrupted')),
  }
  const { rows } = await ran([rowOf(first, 1)], scanner, { signal: cut.signal })
  expect(rows.map(statusOf)).toEqual(['INTERRUPTED'])
})

test('the reader does not run ahead of the scans', async () => {
  let read = 0
  async function* endless() {
    for (const [at, address] of addresses.entries()) {
      read++
      yield rowOf(address, at + 1)
    }
  }
  const run = scanRows(inputOf(endless()), { scanner: scannerThat().scanner, kind: 'wallet', chain: '1', checksum: true, concurrency: 1 })
  for await (const [{ row } = { row: { line: 0 } }] of run.rows) {
    expect(read - row.line).toBeLessThanOrEqual(9)
  }
  expect(read).toBe(40)
})

test('whatever the rows hold, each comes out once, in its place', async () => {
  const anyRow = fc.record({
    address: fc.oneof(fc.constantFrom(first, second, `base:${third}`), fc.string()),
    chain: fc.option(fc.constantFrom('1', 'base', 'x'), { nil: undefined }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(anyRow, { maxLength: 12 }), fc.integer({ min: 1, max: 8 }), async (given, concurrency) => {
      const input = given.map(({ address, chain }, at) => rowOf(address, at + 2, { ...(chain !== undefined && { chain }) }))
      const { rows, calls } = await ran(input, scannerThat().scanner, { concurrency })
      expect(rows.map(({ line }) => line)).toEqual(input.map(({ line }) => line))
      expect(calls).toBe(new Set(rows.flatMap(({ target }) => (target ? [target.caip10] : []))).size)
      for (const { status, result, error } of rows)
        expect([status === 'scored', result === undefined]).toEqual([error === undefined, error !== undefined])
    }),
    { numRuns: 60 },
  )
})
