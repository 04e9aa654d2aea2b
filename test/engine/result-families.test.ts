import { describe, expect, test } from 'vitest'
import { ledgerOf, tokenDetailsOf } from '../../src/api/ledger.ts'
import { tokenScanResult } from '../../src/api/token.ts'
import { walletScanResult } from '../../src/api/wallet.ts'
import { tokenResult, walletResult } from '../../src/engine/result.ts'
import type { Evidence } from '../../src/evidence/evidence.ts'
import type { Dealing } from '../../src/evidence/exposure.ts'
import type { FamilyName } from '../../src/signals/index.ts'
import { clean, cleanOf, gatheredWith, on, verdictWith } from './dossiers.ts'

const at = '2026-01-01T00:00:00.000007'
const walletOn = (family: FamilyName, known: Partial<Evidence>) => {
  const all = { ...cleanOf('wallet', family), ...known }
  const result = walletResult(gatheredWith('wallet', all, on('wallet', family)), verdictWith('wallet', all, on('wallet', family)), at)
  expect(walletScanResult.parse(result)).toEqual(result)
  expect(ledgerOf(result)).toBeDefined()
  return result
}
const tokenOn = (family: FamilyName, known: Partial<Evidence>) => {
  const all = { ...cleanOf('token', family), ...known }
  const result = tokenResult(gatheredWith('token', all, on('token', family)), verdictWith('token', all, on('token', family)), at)
  expect(tokenScanResult.parse(result)).toEqual(result)
  expect(tokenDetailsOf(result)).toBeDefined()
  return result.token_data
}

const dealing: Dealing = {
  direction: 'out',
  party: '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX',
  label: { category: 'sanctions', list: 'OFAC SDN', entity: 'Hydra Market', confidence: 'official', asOf: '2025-11-19' },
  hops: 1,
  asset: 'BTC',
  amount: 150_000_001n,
  decimals: 8,
  share: 0.25,
  transactions: ['newest', 'older'],
  count: 2,
  last: new Date('2021-03-01T12:00:00Z'),
}

describe('exposure', () => {
  test('tells direction, way, share and amount, the last in base units and in words', () => {
    const { security_summary } = walletOn('bitcoin', { exposure: { ...clean.exposure, dealings: [dealing] } })
    expect(security_summary.exposure).toEqual([
      {
        direction: 'out',
        path: [{ address: dealing.party, label: 'Hydra Market', amount: '1.50000001 BTC', category: 'sanctions' }],
        list: 'OFAC SDN',
        share: 0.25,
        asset: 'BTC',
        amount: '150000001',
        decimals: 8,
        usd: null,
        transactions: ['newest', 'older'],
        count: 2,
        last: '2021-03-01T12:00:00Z',
      },
    ])
  })

  test.each<[string, Partial<Dealing>]>([
    ['2 BTC', { amount: 2n, decimals: 0 }],
    ['0.000005 USDT', { amount: 5n, decimals: 6, asset: 'USDT TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }],
    ['3 BTC', { amount: 3_000_000n, decimals: 6 }],
  ])('an amount is exact: %s', (amount, more) => {
    const { security_summary } = walletOn('bitcoin', { exposure: { ...clean.exposure, dealings: [{ ...dealing, ...more }] } })
    expect(security_summary.exposure?.[0]?.path?.at(-1)?.amount).toBe(amount)
  })

  test('through somebody else has a step more', () => {
    const { security_summary } = walletOn('bitcoin', { exposure: { ...clean.exposure, dealings: [{ ...dealing, hops: 2 }] } })
    expect(security_summary.exposure?.[0]?.path).toHaveLength(2)
  })

  test('that was traced and not found is empty, and that was not traced is null', () => {
    expect(walletOn('bitcoin', {}).security_summary.exposure).toEqual([])
    const { exposure: _, ...untraced } = cleanOf('wallet')
    const { security_summary } = walletResult(
      gatheredWith('wallet', untraced),
      verdictWith('wallet', untraced),
      '2026-01-01T00:00:00.000007',
    )
    expect(security_summary.exposure).toBeNull()
  })
})

test('the balance is told in whole units of the native coin, and what was sent by the index where the chain counts nothing', () => {
  const { nonce: _, ...account } = clean.account
  const { explorer_summary } = walletOn('bitcoin', { account: { ...account, balance: 150_000_000n } })
  expect(explorer_summary).toMatchObject({ balance_eth: 1.5, outbound_count: 40 })
})

test('a power that the chain grants says by what right, and was not called', () => {
  const proof = { source: 'Solana', method: 'getAccountInfo', result: '' }
  const effect = { kind: 'takes balances', caller: 'who', role: 'owner', callerKind: 'several', granted: 'authority', proof } as const
  expect(tokenOn('solana', { powers: { ...clean.powers, effects: [effect] } }).controls).toEqual([
    { power: 'takes balances', caller: 'who', caller_kind: 'several', role: 'owner', granted: 'authority', selector: null, calldata: null },
  ])
})

test('holders and the rules for transfers are told where the chain knows them', () => {
  const { holders, transferability } = tokenOn('solana', {
    holders: { count: { value: 20, atLeast: true }, top: [{ address: 'largest', amount: 7n, kind: 'pool' }], proofs: [] },
    transferability: {
      obstacles: [{ kind: 'hook', by: 'program', replaceable: true }, { kind: 'paused' }],
      laterFee: { fee: 0.1, from: 'epoch 9' },
      proofs: [],
    },
  })
  expect(holders).toEqual({ count: 20, at_least: true, float: null, top: [{ address: 'largest', amount: '7', kind: 'pool' }] })
  expect(transferability).toEqual({
    obstacles: [
      { kind: 'hook', by: 'program', replaceable: true },
      { kind: 'paused', by: null, replaceable: null },
    ],
    fee: null,
    later_fee: { fee: 0.1, from: 'epoch 9' },
  })
  expect(tokenOn('evm', {})).not.toHaveProperty('transferability')
})
