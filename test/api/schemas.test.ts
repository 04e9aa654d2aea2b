import { describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/endpoints.ts'
import { failureBody } from '../../src/api/failure.ts'
import { isWalletResult, type TokenScanResult, type UsageRecord, type WalletScanResult } from '../../src/api/scanner.ts'
import { jsonSchema, schemas } from '../../src/api/schemas.ts'
import { timestamp } from '../../src/api/timestamp.ts'
import { tokenScanRequest, tokenScanResult } from '../../src/api/token.ts'
import { usageRecord } from '../../src/api/usage.ts'
import { walletScanRequest, walletScanResult } from '../../src/api/wallet.ts'

const verdict = {
  model: 'woe-1',
  confidence: 1,
  vector: 'CV:1',
  checks: [{ id: 'wallet/new', outcome: 'clear', points: 0, source: 'Explorer', sentence: 'First used on 2020-02-29.', evidence: [] }],
  coverage: { judged: 1, total: 1, points: 0, missing: [], sources: [{ name: 'Lists', status: 'answered' }], lists: [], notes: [] },
  block: { number: 21_000_000, hash: '0xhash', timestamp: '2025-12-31T23:59:47Z' },
} satisfies Partial<WalletScanResult['security_summary']>

const wallet: WalletScanResult = {
  wallet_address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  chain_id: 1,
  risk_score: 5,
  risk_level: 'LOW',
  flags: [],
  security_summary: { ...verdict, provider: null, exposure: null },
  explorer_summary: { balance_eth: 1.5, tx_count: 90, outbound_count: 40, unique_contracts_interacted: 12 },
  data_sources: ['Lists'],
  scanned_at: '2026-01-01T00:00:00.000007',
}

const token: TokenScanResult = {
  contract_address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
  chain_id: 1,
  risk_score: 100,
  risk_level: 'CRITICAL',
  flags: ['[Simulation] A fresh buyer cannot sell.'],
  token_data: {
    ...verdict,
    name: null,
    symbol: null,
    decimals: null,
    total_supply: null,
    kind: 'unknown',
    owner: null,
    controls: [],
    trading: null,
    liquidity: [],
    holders: null,
  },
  scanned_at: '2026-01-01T00:00:00.000007',
}

const usage: UsageRecord = {
  tier: 'growth',
  included_calls: 250_000,
  used_this_month: 12,
  remaining: 249_988,
  overage_calls: 0,
  overage_per_call_usd: 0.012,
  overage_cost_usd: 0,
  period_start: '2026-11-01T00:00:00+00:00',
  period_end: '2026-12-01T00:00:00+00:00',
}

const results = [
  ['a wallet result', walletScanResult, wallet],
  ['a token result', tokenScanResult, token],
  ['a usage record', usageRecord, usage],
  ['a failure', failureBody, { detail: 'Upstream is down.' }],
] as const

describe.each(results)('%s', (_, schema, body) => {
  test('is taken as it is, with fields that a newer service adds', () => {
    const newer = { ...body, a_new_field: [1] }
    expect(schema.parse(newer)).toEqual(newer)
  })

  test.each(Object.keys(body))('is refused without its %s', field => {
    const { [field]: _missing, ...rest } = body as Record<string, unknown>
    expect(schema.safeParse(rest).success).toBe(false)
  })
})

describe('a request', () => {
  const requests = [
    ['of a wallet scan', walletScanRequest, { address: wallet.wallet_address, chain_id: -1 }],
    ['of a token scan', tokenScanRequest, { contract_address: token.contract_address, chain_id: 0 }],
  ] as const

  test.each(requests)('%s has an address and a chain', (_, schema, body) => {
    expect(schema.parse(body)).toEqual(body)
  })

  test.each(requests)('%s has nothing else, and both in their types', (_, schema, body) => {
    const [field = ''] = Object.keys(body)
    const wrong = [
      {},
      { chain_id: 1 },
      { [field]: 'x' },
      { ...body, chain: 1 },
      { ...body, chain_id: '1' },
      { ...body, chain_id: 1.5 },
      { ...body, chain_id: null },
      { ...body, [field]: '' },
      { ...body, [field]: 'x'.repeat(513) },
      { ...body, [field]: 1 },
      [body],
      null,
    ]
    expect(wrong.filter(candidate => schema.safeParse(candidate).success)).toEqual([])
  })
})

test('a number that was not learned is null; it may not be left out, be negative or be a text', () => {
  const summary = (more: object) =>
    walletScanResult.safeParse({ ...wallet, explorer_summary: { ...wallet.explorer_summary, ...more } }).success
  expect(summary({ balance_eth: null, tx_count: null, outbound_count: null, unique_contracts_interacted: null })).toBe(true)
  const wrong = [{ tx_count: undefined }, { tx_count: -1 }, { tx_count: 1.5 }, { tx_count: '90' }, { balance_eth: Number.NaN }]
  expect(wrong.filter(summary)).toEqual([])
})

test.each([-1, 101, 5.5, '5', null, Number.NaN])('%j is no risk score', risk_score => {
  expect(walletScanResult.safeParse({ ...wallet, risk_score }).success).toBe(false)
  expect(tokenScanResult.safeParse({ ...token, risk_score }).success).toBe(false)
})

test('a level that a later version invents is taken', () => {
  expect(walletScanResult.parse({ ...wallet, risk_level: 'SEVERE' }).risk_level).toBe('SEVERE')
})

test.each([
  ['2026-01-01T00:00:00.000007', true],
  ['2026-01-01T00:00:00.1', true],
  ['2026-01-01T00:00:00', false],
  ['2026-01-01T00:00:00.000007Z', false],
  ['2026-01-01T00:00:00.000007+00:00', false],
  ['2026-01-01 00:00:00.000007', false],
])('%s is a time of a scan: %s', (text, fits) => {
  expect(timestamp.safeParse(text).success).toBe(fits)
})

test.each([
  ['2026-11-01T00:00:00+00:00', true],
  ['2026-11-01T00:00:00.000000+00:00', true],
  ['2026-11-01T00:00:00Z', false],
  ['2026-11-01T00:00:00', false],
])('%s is a period of usage: %s', (period_start, fits) => {
  expect(usageRecord.safeParse({ ...usage, period_start }).success).toBe(fits)
})

test('the endpoints are those of the interface specification, each with its request and result', () => {
  expect(Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /v1/scan/wallet',
    'POST /v1/scan/token',
    'GET /v1/usage',
  ])
  expect(endpoints.scanWallet).toMatchObject({ request: walletScanRequest, result: walletScanResult })
  expect(endpoints.scanToken).toMatchObject({ request: tokenScanRequest, result: tokenScanResult })
  expect(endpoints.usage.request.safeParse(undefined).success).toBe(true)
})

test.each(Object.keys(schemas) as (keyof typeof schemas)[])('the JSON Schema of %s says what it describes', name => {
  const schema = jsonSchema(name)
  expect(schema).toMatchObject({ title: name, $schema: 'https://json-schema.org/draft/2020-12/schema' })
  // a result is one of two objects
  for (const shape of 'anyOf' in schema ? (schema.anyOf as object[]) : [schema]) {
    expect(shape).toMatchObject({ type: 'object', properties: expect.anything() })
  }
  expect(JSON.parse(JSON.stringify(schema))).toEqual(schema)
})

test('the JSON Schema of a wallet result asks for every field of the interface specification', () => {
  expect(jsonSchema('wallet-result')).toMatchObject({
    required: [
      'wallet_address',
      'chain_id',
      'risk_score',
      'risk_level',
      'flags',
      'security_summary',
      'explorer_summary',
      'data_sources',
      'scanned_at',
    ],
    properties: { explorer_summary: { required: ['balance_eth', 'tx_count', 'outbound_count', 'unique_contracts_interacted'] } },
  })
})

test('a result tells which kind it is', () => {
  expect([isWalletResult(wallet), isWalletResult(token)]).toEqual([true, false])
})
