import { readFileSync } from 'node:fs'
import { Chalk } from 'chalk'
import fc from 'fast-check'
import type { Report, Row, Summary } from '../../src/api/report.ts'
import type { ScanResult, TokenScanResult, WalletScanResult } from '../../src/api/scanner.ts'
import type { Page } from '../../src/output/format.ts'

/** A page without colour or limits; what differs is given. */
export const page = (more: Partial<Page> = {}): Page => ({
  chalk: new Chalk({ level: 0 }),
  width: Number.POSITIVE_INFINITY,
  accessible: false,
  ascii: false,
  terminal: false,
  minLevel: undefined,
  sort: undefined,
  verbose: false,
  fields: undefined,
  csvRaw: false,
  sarifLevel: undefined,
  ...more,
})

/** Every hostile name of the corpus. */
export const hostileTexts: readonly { readonly id: string; readonly name: string; readonly csv: string | null }[] = (
  JSON.parse(readFileSync(new URL('../corpus/token_names.json', import.meta.url), 'utf8')) as {
    cases: { id: string; name: string; expect: { csv: string | null } }[]
  }
).cases.map(({ id, name, expect: { csv } }) => ({ id, name, csv }))

const verdict = {
  model: 'woe-1',
  confidence: 1,
  vector: 'CV:1/list:A92',
  checks: [],
  coverage: {
    judged: 12,
    total: 13,
    points: 0,
    missing: [],
    sources: [{ name: 'GoPlus', status: 'answered' as const }],
    lists: [],
    notes: [],
  },
  block: { number: 25_000_123, hash: '0xabc', timestamp: '2026-11-20T19:02:30Z' },
}

export const walletResult = (more: Partial<WalletScanResult> = {}): WalletScanResult => ({
  wallet_address: '0x52908400098527886E0F7030069857D2E4169EE7',
  chain_id: 1,
  risk_score: 100,
  risk_level: 'CRITICAL',
  flags: ['[GoPlus] Address is linked to phishing activity.', '[Explorer] 143 outbound transfers within one hour.'],
  security_summary: { ...verdict, provider: null, exposure: null },
  explorer_summary: { balance_eth: 1.2345, tx_count: 4821, outbound_count: 2210, unique_contracts_interacted: 96 },
  data_sources: ['goplus', 'explorer'],
  scanned_at: '2026-11-20T19:02:36.681123',
  ...more,
})

export const tokenResult = (name: string, more: Partial<TokenScanResult> = {}): TokenScanResult => ({
  contract_address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
  chain_id: 1,
  risk_score: 60,
  risk_level: 'HIGH',
  flags: [`[Chain] The name ${name} imitates another token.`],
  token_data: {
    ...verdict,
    name,
    symbol: name,
    decimals: 18,
    total_supply: '1000000',
    kind: 'erc20',
    owner: null,
    controls: null,
    trading: null,
    liquidity: [{ venue: 'Uniswap v2', pool: '0xpool', quote: name, token_reserve: '1', quote_reserve: '1', usd: 12.5 }],
    holders: null,
  },
  scanned_at: '2026-11-20T19:02:36.681123',
  ...more,
})

/** A row of a wallet on Ethereum. */
export const row = (line: number, address: string, more: Partial<Row> = {}): Row => ({
  line,
  status: 'scored',
  input: { address, chain: 'ethereum', label: 'ops' },
  target: { kind: 'wallet', given: address, address, chain: 'ethereum', chain_id: 1, caip10: `eip155:1:${address}` },
  kind: 'wallet',
  cached: false,
  duplicate_of: null,
  note: null,
  look_alikes: [],
  ignored: null,
  baseline: null,
  ...more,
})

const wallet = (line: number, address: string, more: Partial<WalletScanResult> = {}): Row =>
  row(line, address, { result: walletResult({ wallet_address: address, ...more }) })

/** Counts what the rows say. */
export function summaryOf(rows: readonly Row[], more: Partial<Summary> = {}): Summary {
  const level = (word: string) => rows.filter(({ result }) => result?.risk_level === word).length
  const status = (word: Row['status']) => rows.filter(({ status }) => status === word).length
  return {
    rows: rows.length,
    critical: level('CRITICAL'),
    high: level('HIGH'),
    medium: level('MEDIUM'),
    low: level('LOW'),
    no_activity: status('no_activity'),
    unscored: status('unscored'),
    bad_rows: status('bad_row'),
    duplicates: rows.filter(({ duplicate_of }) => duplicate_of !== null).length,
    ignored: rows.filter(({ ignored }) => ignored !== null).length,
    calls: rows.length,
    retries: 0,
    duration_ms: 4_096,
    exit_code: 0,
    complete: true,
    ...more,
  }
}

/** A report around these rows; no gate, file "wallets.csv" with the columns of {@link row}. */
export const reportOf = (results: readonly Row[], more: Partial<Report> = {}): Report => ({
  schema_version: 1,
  tool: { name: 'chainvet', version: '1.4.0', engine: 'remote', service: 'https://api.example.com' },
  input: { file: 'treasury/wallets.csv', columns: ['address', 'chain', 'label'], header: ['address', 'chain', 'label'] },
  started_at: '2026-11-20T19:02:36Z',
  results: [...results],
  sha256: 'ab'.repeat(32),
  gate: { fail_on: null, fail_on_score: null, gate_exit_code: 20, allow_unscored: false, tripped: false, lines: [], count: 0 },
  summary: summaryOf(results),
  warnings: [],
  ...more,
})

const failedGate = {
  fail_on: 'CRITICAL' as const,
  fail_on_score: null,
  gate_exit_code: 20,
  allow_unscored: false,
  tripped: true,
  lines: [2],
  count: 1,
}
const badRow = (line: number, address: string, more: Partial<Row> = {}): Row =>
  row(line, address, {
    status: 'bad_row',
    target: null,
    error: { code: 'INVALID_ADDRESS', message: 'expected 0x and 40 hex digits; got 16', hint: null },
    given: address,
    chain_id: 1,
    ...more,
  })

/** One wallet of the command line, scored CRITICAL. */
export const criticalWallet: Report = reportOf(
  [wallet(1, '0x52908400098527886E0F7030069857D2E4169EE7', {})].map(one => ({
    ...one,
    input: { address: '0x52908400098527886E0F7030069857D2E4169EE7' },
  })),
  { input: { file: null, columns: null, header: null }, sha256: null },
)

const mixedRows: readonly Row[] = [
  wallet(2, '0x52908400098527886E0F7030069857D2E4169EE7'),
  wallet(3, '0x8617E340B3D01FA5F11F306F4090FD50E238070D', { risk_score: 5, risk_level: 'LOW', flags: [] }),
  row(4, '0x27b1fdb04752bbc536007a920d24acb045561c26', {
    status: 'unscored',
    error: { code: 'UPSTREAM_UNAVAILABLE', message: '502 after 4 attempts', hint: 'Try again in a moment.' },
  }),
  wallet(5, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', { risk_score: 45, risk_level: 'MEDIUM', flags: ['[Explorer] age < 7 days'] }),
  wallet(6, '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb', {
    risk_score: 72,
    risk_level: 'HIGH',
    flags: ['[GoPlus] Address has used a mixer.'],
  }),
  badRow(7, '0x5290840009852788'),
]

/** The six rows of the table that the specification of the command line draws. */
export const manyMixed: Report = reportOf(mixedRows, {
  gate: failedGate,
  summary: summaryOf(mixedRows, { calls: 11, retries: 6, exit_code: 20 }),
})

const badRows = [badRow(2, ''), badRow(3, '5.29084E+47', { error: { code: 'EXCEL_MANGLED', message: 'a number', hint: null } })]

/** Nothing that could be scored. */
export const onlyBadRows: Report = reportOf(badRows, { summary: summaryOf(badRows, { calls: 0, exit_code: 8 }) })

const hostileRows: readonly Row[] = hostileTexts.flatMap(({ name }, at) => [
  row(2 * at + 2, '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', {
    kind: 'token',
    note: name,
    input: { address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', chain: 'ethereum', label: 'token' },
    result: tokenResult(name),
  }),
  badRow(2 * at + 3, name, {
    error: { code: name.slice(0, 100), message: name, hint: name },
    ignored: null,
    look_alikes: [{ known: name, name, shared_prefix: 4, shared_suffix: 4 }],
  }),
])

/** Every name of the corpus: in flags, token data, cells, error codes and messages, notes, names of contacts, warnings. */
export const hostileNames: Report = reportOf(hostileRows, {
  summary: summaryOf(hostileRows, { exit_code: 8 }),
  warnings: hostileTexts.map(({ name }) => name),
})

/** The reports above by name. */
export const sampleReports = { criticalWallet, manyMixed, onlyBadRows, hostileNames } as const

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(...hostileTexts.map(({ name }) => name.slice(0, 200))),
)
const count = fc.nat({ max: 1_000_000 })
const level = fc.constantFrom('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const chain = fc.constantFrom(
  { chain: 'ethereum', chain_id: 1, caip2: 'eip155:1' },
  { chain: 'bitcoin', chain_id: 0, caip2: 'bip122:000000000019d6689c085ae165831e93' },
  { chain: 'solana', chain_id: -1, caip2: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
)

const anyResult: fc.Arbitrary<ScanResult> = fc
  .record({
    risk_score: fc.integer({ min: 0, max: 100 }),
    risk_level: fc.oneof(level, text),
    flags: fc.array(text, { maxLength: 3 }),
    name: text,
    isToken: fc.boolean(),
  })
  .map(({ isToken, name, ...more }) => (isToken ? { ...tokenResult(name), ...more } : walletResult({ ...more, wallet_address: name })))

const anyRow = (columns: readonly string[] | null): fc.Arbitrary<Row> =>
  fc
    .record(
      {
        line: fc.integer({ min: 1, max: 5_000 }),
        file: fc.constantFrom('a.csv', 'dir with space/b#1.csv', '../c.md'),
        column: fc.integer({ min: 1, max: 200 }),
        status: fc.constantFrom('scored' as const, 'scored' as const, 'no_activity' as const, 'unscored' as const, 'bad_row' as const),
        input: columns === null ? fc.record({ address: text }) : fc.record(Object.fromEntries(columns.map(key => [key, text]))),
        target: fc
          .record({ kind: fc.constantFrom('wallet' as const, 'token' as const), given: text, address: text, of: chain })
          .map(({ of: { caip2, ...of }, ...more }) => ({ ...more, ...of, caip10: `${caip2}:${more.address}` })),
        result: anyResult,
        error: fc.record({ code: text, message: text, hint: maybe(text) }),
        cached: fc.boolean(),
        duplicate_of: maybe(fc.integer({ min: 1, max: 5_000 })),
        note: maybe(text),
        look_alikes: fc.array(
          fc.record({ known: text, name: maybe(text), shared_prefix: fc.nat({ max: 40 }), shared_suffix: fc.nat({ max: 40 }) }),
          { maxLength: 2 },
        ),
        ignored: maybe(fc.record({ reason: text, expires: fc.constant('2027-01-31'), accepted_level: level as fc.Arbitrary<'HIGH'> })),
        baseline: maybe(fc.constantFrom('new' as const, 'worse' as const, 'same' as const, 'better' as const)),
        of_a_newer_version: fc.jsonValue(),
      },
      {
        requiredKeys: [
          'line',
          'status',
          'input',
          'target',
          'result',
          'error',
          'cached',
          'duplicate_of',
          'note',
          'look_alikes',
          'ignored',
          'baseline',
        ],
      },
    )
    .map(({ result, error, target, ...more }) => ({
      ...more,
      target: more.status === 'bad_row' ? null : target,
      kind: target.kind,
      ...(more.status === 'scored' ? { result } : { error }),
    }))

const anyColumns = maybe(
  fc.uniqueArray(
    fc.string({ minLength: 1, maxLength: 6 }).filter(key => key !== '__proto__'),
    { minLength: 1, maxLength: 4 },
  ),
)

/** Any report that a run could write, hostile texts in every place that takes text. */
export const anyReport: fc.Arbitrary<Report> = anyColumns.chain(columns =>
  fc
    .record({
      results: fc.array(anyRow(columns), { maxLength: 5 }),
      file: maybe(text),
      header: fc.boolean(),
      service: maybe(text),
      engine: fc.constantFrom('local' as const, 'remote' as const),
      sha256: maybe(fc.constant('cd'.repeat(32))),
      fail_on: maybe(level as fc.Arbitrary<'HIGH'>),
      fail_on_score: maybe(fc.integer({ min: 0, max: 100 })),
      allow_unscored: fc.oneof(fc.boolean(), fc.array(text, { maxLength: 2 })),
      tripped: fc.boolean(),
      counts: fc.record({
        calls: count,
        retries: count,
        duration_ms: count,
        exit_code: fc.constantFrom(0, 8, 20, 130),
        complete: fc.boolean(),
      }),
      warnings: fc.array(text, { maxLength: 2 }),
    })
    .map(({ results, file, header, service, engine, sha256, fail_on, fail_on_score, allow_unscored, tripped, counts, warnings }) =>
      reportOf(results, {
        tool: { name: 'chainvet', version: '1.4.0', engine, service },
        input: { file, columns: columns === null ? null : [...columns], header: columns === null || !header ? null : [...columns] },
        sha256,
        gate: {
          fail_on,
          fail_on_score,
          gate_exit_code: 20,
          allow_unscored,
          tripped,
          lines: tripped ? results.slice(0, 1).map(({ line }) => line) : [],
          count: tripped ? Math.min(1, results.length) : 0,
        },
        summary: summaryOf(results, counts),
        warnings,
      }),
    ),
)
