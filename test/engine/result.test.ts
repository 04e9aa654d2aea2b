import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tokenScanResult } from '../../src/api/token.ts'
import { walletScanResult } from '../../src/api/wallet.ts'
import type { Gathered } from '../../src/engine/gather.ts'
import { tokenResult, walletResult, wholeUnits } from '../../src/engine/result.ts'
import type { Evidence } from '../../src/evidence/evidence.ts'
import { known, present, subject } from '../support/subjects.ts'
import { clean, cleanOf, dossier, gatheredWith, verdictWith } from './dossiers.ts'

fc.configureGlobal({ seed: 1, numRuns: 500 })

const at = '2026-01-01T00:00:00.000007'
const walletOf = (evidence: Partial<Evidence>, more: Partial<Gathered> = {}) =>
  walletResult(gatheredWith('wallet', evidence, more), verdictWith('wallet', evidence, more), at)
const tokenOf = (evidence: Partial<Evidence>, more: Partial<Gathered> = {}) =>
  tokenResult(gatheredWith('token', evidence, more), verdictWith('token', evidence, more), at)

describe('any result', () => {
  test('of a wallet fits its schema and survives JSON as it is', () => {
    fc.assert(
      fc.property(dossier('wallet'), evidence => {
        const result = walletOf(evidence)
        expect(walletScanResult.parse(result)).toEqual(result)
        expect(JSON.parse(JSON.stringify(result))).toEqual(result)
      }),
    )
  })

  test('of a token fits its schema and survives JSON as it is', () => {
    fc.assert(
      fc.property(dossier('token'), evidence => {
        const result = tokenOf(evidence)
        expect(tokenScanResult.parse(result)).toEqual(result)
        expect(JSON.parse(JSON.stringify(result))).toEqual(result)
      }),
    )
  })
})

describe('a wallet', () => {
  test('of which nothing is known has nulls, and no number that nobody said', () => {
    const { explorer_summary, security_summary } = walletOf({})
    expect(explorer_summary).toEqual({ balance_eth: null, tx_count: null, outbound_count: null, unique_contracts_interacted: null })
    expect(security_summary).toMatchObject({ model: 'woe-1', block: null, provider: null, exposure: null })
  })

  test('of which everything is known has its numbers', () => {
    const { explorer_summary, security_summary } = walletOf(cleanOf('wallet'))
    expect(explorer_summary).toEqual({ balance_eth: 1, tx_count: 90, outbound_count: 40, unique_contracts_interacted: 12 })
    expect(security_summary).toMatchObject({ confidence: 1, vector: 'CV:1', provider: { name: 'GoPlus', answered: 18, accusations: [] } })
  })

  test('that is a contract counts what the index saw it send: its nonce counts contracts it made', () => {
    const account = { ...clean.account, code: { kind: 'contract' } } as const
    expect(walletOf({ account, activity: clean.activity }).explorer_summary.outbound_count).toBe(40)
    expect(walletOf({ account: { ...account, nonce: 3 } }).explorer_summary.outbound_count).toBeNull()
  })

  test('that lends itself code still counts its own transactions', () => {
    const account = { ...clean.account, code: { kind: 'delegated', delegate: '0x' } } as const
    expect(walletOf({ account }).explorer_summary.outbound_count).toBe(40)
  })

  test('is echoed as it was given, with its chain and the time of the scan', () => {
    const given = known.vitalik.toLowerCase()
    const result = walletOf(cleanOf('wallet'), { subject: subject('wallet', given, 'base') })
    expect(result).toMatchObject({ wallet_address: given, chain_id: 8453, scanned_at: at })
  })

  test('names the sources that answered, and the failed ones in coverage only', () => {
    const statuses = [
      { name: 'Lists', status: 'answered' },
      { name: 'Node', status: 'failed', reason: 'Node is down' },
      { name: 'GoPlus', status: 'skipped', reason: 'offline' },
    ] as const
    const { data_sources, security_summary } = walletOf({}, { statuses })
    expect(data_sources).toEqual(['Lists'])
    expect(security_summary.coverage.sources).toEqual(statuses)
  })

  test('shows what the provider accuses it of', () => {
    const opinion = { ...clean.opinion, accusations: [{ kind: 'crime', fields: ['cybercrime'] }] } as const
    expect(walletOf({ opinion }).security_summary.provider).toEqual({
      name: 'GoPlus',
      answered: 18,
      accusations: [{ kind: 'crime', fields: ['cybercrime'] }],
    })
  })
})

describe('a token', () => {
  test('of which nothing is known has nulls and empty lists', () => {
    expect(tokenOf({}).token_data).toMatchObject({
      name: null,
      symbol: null,
      decimals: null,
      total_supply: null,
      kind: 'unknown',
      owner: null,
      controls: null,
      trading: null,
      liquidity: null,
      holders: null,
    })
  })

  test('shows amounts in base units, digit by digit', () => {
    const data = tokenOf({ ...cleanOf('token'), token: { ...clean.token, totalSupply: 2n ** 256n - 1n } }).token_data
    expect(data.total_supply).toBe('115792089237316195423570985008687907853269984665640564039457584007913129639935')
    expect(data.liquidity).toMatchObject([{ token_reserve: '1000000000000000000000000', quote: 'WETH', usd: 5_000_000 }])
  })

  test('shows each trade with its tax, and null where it was not measured', () => {
    const trading = {
      ...clean.trading,
      buy: { ok: true, tax: 0.05 },
      sales: [{ after: 12, ok: false, reason: 'PAUSED' }],
      resale: { ok: true },
      notRun: ['a probe'],
    }
    const { transfer: _, probes: _probes, ...rest } = trading
    expect(tokenOf({ trading: rest }).token_data.trading).toEqual({
      venue: 'uniswap-v2',
      pool: '0xpool',
      method: 'transactions',
      buy: { ok: true, tax: 0.05 },
      sales: [{ after_seconds: 12, ok: false, tax: null, reason: 'PAUSED' }],
      transfer: null,
      resale: { ok: true, tax: null },
      not_run: ['a probe'],
    })
  })

  test('shows each sale under a condition of its own, the largest that went through and what opens the market', () => {
    const proof = { source: 'Node', method: 'eth_simulateV1', result: '' }
    const trading = {
      ...clean.trading,
      opensWith: { caller: '0xowner', selector: '0xc9567bf9', proof },
      probes: [
        { kind: 'amount', share: 0.01, ok: true, tax: 0.02, proof },
        { kind: 'height', blocks: 7_200, ok: false, reason: 'LATE', proof },
      ],
      largestSale: { share: 0.01, quote: 10n ** 18n, usd: 2_500 },
      sellLimit: { refused: 0.05, accepted: 0.01 },
    } as const
    expect(tokenOf({ trading }).token_data.trading).toMatchObject({
      opens_with: { caller: '0xowner', selector: '0xc9567bf9' },
      probes: [
        { kind: 'amount', share: 0.01, ok: true, tax: 0.02 },
        { kind: 'height', after_blocks: 7_200, ok: false, tax: null, reason: 'LATE' },
      ],
      largest_sale: { share: 0.01, quote: '1000000000000000000', usd: 2_500 },
      sell_limit: { refused: 0.05, accepted: 0.01 },
    })
    const alone = tokenOf({ trading: { ...trading, opensWith: { after: 172_800, proof } } }).token_data.trading
    expect(alone).toMatchObject({ opens_after_seconds: 172_800 })
    expect(alone).not.toHaveProperty('opens_with')
    const own = { target: '0xregister', selector: '0x1709af82', calldata: '0x1709af8200' }
    const buyWhenOpen = { ok: true, tax: 0.9 }
    expect(tokenOf({ trading: { ...trading, buyWhenOpen, opensWith: { own, proof } } }).token_data.trading).toMatchObject({
      opens_with_own_call: own,
      buy_when_open: buyWhenOpen,
    })
  })

  test('shows who holds which power, and how it was called', () => {
    const power = {
      kind: 'raises the sell tax',
      caller: '0xowner',
      role: 'owner',
      callerKind: 'account',
      selector: '0x069c9fae',
      calldata: '0x069c9fae00',
      tax: 0.99,
      amount: 10n ** 30n,
      proof: { source: 'Node', method: 'eth_simulateV1', result: '' },
    } as const
    const common = { caller: '0xowner', caller_kind: 'account', role: 'owner', selector: '0x069c9fae', calldata: '0x069c9fae00' }
    const { tax: _tax, amount: _amount, ...bare } = power
    expect(tokenOf({ powers: { ...clean.powers, effects: [power, { ...bare, kind: 'mints' }] } }).token_data.controls).toEqual([
      { power: 'raises the sell tax', ...common, tax: 0.99, amount: '1000000000000000000000000000000' },
      { power: 'mints', ...common },
    ])
    const steps = [{ caller: '0xowner', calldata: '0x1a2b3c4d' }]
    const slow = { ...bare, kind: 'mints', target: '0xgate', steps, wait: 82_800 } as const
    expect(tokenOf({ powers: { ...clean.powers, effects: [slow] } }).token_data.controls).toEqual([
      { power: 'mints', ...common, target: '0xgate', steps, wait_seconds: 82_800 },
    ])
  })

  test('names the block that every read was pinned to', () => {
    const block = { number: 21_000_000, hash: '0xhash', time: new Date('2025-12-31T23:59:47Z') }
    expect(tokenOf({}, { block }).token_data.block).toEqual({ number: 21_000_000, hash: '0xhash', timestamp: '2025-12-31T23:59:47Z' })
  })

  test('is echoed as it was given', () => {
    const given = known.usdc.toLowerCase()
    expect(tokenOf({}, { subject: subject('token', given), at: present })).toMatchObject({ contract_address: given, chain_id: 1 })
  })
})

describe('whole units', () => {
  test('are the double that lies nearest to the exact amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.integer({ min: 1, max: 18 }), (amount, decimals) => {
        expect(wholeUnits(amount, decimals)).toBe(Number(`${amount}e-${decimals}`))
      }),
    )
  })

  test.each([
    [0n, 18, 0],
    [1n, 18, 1e-18],
    [10n ** 18n, 18, 1],
    [1_234_567_890_123_456_789n, 18, 1.2345678901234567],
    [21n * 10n ** 14n, 8, 21_000_000],
  ])('of %s with %i decimals are %f', (amount, decimals, units) => {
    expect(wholeUnits(amount, decimals)).toBe(units)
  })
})
