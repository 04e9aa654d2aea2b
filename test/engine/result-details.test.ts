import { describe, expect, test } from 'vitest'
import { tokenResult, walletResult } from '../../src/engine/result.ts'
import type { Evidence } from '../../src/evidence/evidence.ts'
import type { Dealing } from '../../src/evidence/exposure.ts'
import type { PowerEffect } from '../../src/evidence/powers.ts'
import type { Probe } from '../../src/evidence/trading.ts'
import { present } from '../support/subjects.ts'
import { clean, cleanOf, gatheredWith, verdictWith } from './dossiers.ts'

const at = '2026-01-01T00:00:00.000007'
const walletOf = (more: Partial<Evidence>, block?: Parameters<typeof gatheredWith>[2]) => {
  const known = { ...cleanOf('wallet'), ...more }
  return walletResult(gatheredWith('wallet', known, block), verdictWith('wallet', known, block), at).security_summary
}
const tokenOf = (more: Partial<Evidence>) => {
  const known = { ...cleanOf('token'), ...more }
  return tokenResult(gatheredWith('token', known), verdictWith('token', known), at).token_data
}
const proof = { source: 'Node', method: 'eth_call', result: '' }

describe('the history of a wallet', () => {
  const read = { transactions: 90, complete: false, beyond: { followed: 5, left: 2 } }

  test('is told with what was read of it, in numbers that somebody said', () => {
    const activity = {
      ...clean.activity,
      counterparties: { value: 7, atLeast: false },
      firstSeen: new Date('2020-01-02T03:04:05Z'),
      lastSeen: new Date('2025-01-02T03:04:05Z'),
      firstFunder: '0xfunder',
      leftOut: 3,
    }
    expect(walletOf({ behaviour: clean.behaviour, activity, exposure: { ...clean.exposure, read } })).toMatchObject({
      history: {
        read: 90,
        truncated: true,
        counterparties: 7,
        first_seen: '2020-01-02T03:04:05Z',
        last_seen: '2025-01-02T03:04:05Z',
        first_funder: '0xfunder',
        left_out: 3,
        followed: { addresses: 5, left: 2 },
      },
    })
  })

  test('has nulls where nobody said anything, and is absent where it was not looked at for patterns', () => {
    const nothing = { read: null, truncated: null, counterparties: null, first_seen: null, last_seen: null, first_funder: null }
    const silent = { any: true, proofs: [] }
    const { exposure: _, ...rest } = { ...cleanOf('wallet'), behaviour: clean.behaviour, activity: silent }
    const told = walletResult(gatheredWith('wallet', rest), verdictWith('wallet', rest), at).security_summary
    expect(told).toMatchObject({ history: { ...nothing, left_out: null, followed: null } })
    const { behaviour: __, ...unread } = rest
    expect(walletResult(gatheredWith('wallet', unread), verdictWith('wallet', unread), at).security_summary).not.toHaveProperty('history')
    expect(walletOf({ exposure: { ...clean.exposure, read: { transactions: 90, complete: true } } })).toMatchObject({
      history: { truncated: false, followed: null },
    })
  })
})

test('what stands between a wallet and a party is a step of the path, named where it is known', () => {
  const dealing: Dealing = {
    ...{ direction: 'in', party: '0xparty', hops: 2, asset: 'USDT 0xtoken', amount: 1_500n, decimals: 3, share: 0.5, count: 1 },
    label: { category: 'mixer', list: 'A list', entity: 'A mixer', confidence: 'curated', asOf: '2025-11-19' },
    transactions: ['0xone'],
  }
  const party = { address: '0xparty', label: 'A mixer', amount: '1.5 USDT', category: 'mixer' }
  const via = { address: '0xbetween', amount: 2_000n, transactions: ['0xtwo', '0xthree'] }
  const paths = [dealing, { ...dealing, via }, { ...dealing, hops: 1 as const }]
  expect(walletOf({ exposure: { ...clean.exposure, dealings: paths } })).toMatchObject({
    exposure: [
      { path: [{ address: 'another address' }, party] },
      { path: [{ address: '0xbetween', amount: '2 USDT', transactions: ['0xtwo', '0xthree'] }, party] },
      { path: [party] },
    ],
  })
})

test('who agreed on the block is told where more than one node was asked', () => {
  const block = { number: 7, hash: '0x7', time: present }
  const told = { number: 7, hash: '0x7', timestamp: '2026-01-01T00:00:00Z' }
  expect(walletOf({}, { block }).block).toEqual(told)
  const voices = { agreed: ['one', 'two'], outvoted: ['three'] }
  expect(walletOf({}, { block: { ...block, voices } }).block).toEqual({ ...told, agreed_by: ['one', 'two'], contradicted: ['three'] })
})

describe('the details of a token', () => {
  test('say of a power what is known of it, and nothing else', () => {
    const effect: PowerEffect = { kind: 'mints', caller: '0xowner', role: 'owner', callerKind: 'account', proof }
    const bare = { power: 'mints', caller: '0xowner', caller_kind: 'account', role: 'owner', selector: null, calldata: null }
    const more = { granted: 'call', target: '0xother', wait: 60, tax: 0.5, amount: 9n, selector: '0x1', calldata: '0x2' } as const
    const steps = [{ caller: '0xowner', calldata: '0x3' }]
    const { controls } = tokenOf({ powers: { ...clean.powers, effects: [effect, { ...effect, ...more, steps }] } })
    expect(controls).toStrictEqual([
      bare,
      { ...bare, selector: '0x1', calldata: '0x2', granted: 'call', target: '0xother', wait_seconds: 60, tax: 0.5, amount: '9', steps },
    ])
  })

  test('say of a trade what is known of it, and nothing else', () => {
    const probe = (more: Partial<Probe> = {}): Probe => ({ kind: 'moment', ok: true, proof, ...more })
    const probes = [probe(), probe({ share: 0.5, after: 60, blocks: 9, ok: false, reason: 'NO', tax: 0.1 })]
    const { trading } = tokenOf({ trading: { ...clean.trading, buy: { ok: false, reason: 'CLOSED' }, probes } })
    expect(trading).toMatchObject({ buy: { ok: false, tax: null, reason: 'CLOSED' } })
    expect(trading?.probes).toStrictEqual([
      { kind: 'moment', ok: true, tax: null },
      { kind: 'moment', ok: false, tax: 0.1, reason: 'NO', share: 0.5, after_seconds: 60, after_blocks: 9 },
    ])
  })

  test('count holders by whoever counted them, and say of no count that it is whole', () => {
    const { holders: _, creation: __, ...rest } = cleanOf('token')
    const told = (more: Partial<Evidence>) => {
      const known = { ...rest, ...more }
      return tokenResult(gatheredWith('token', known), verdictWith('token', known), at).token_data.holders
    }
    const { holders: ___, ...born } = { ...clean.creation, holders: 0 }
    const top = [{ address: '0xa', amount: 5n, kind: 'account' as const }]
    expect(told({})).toBeNull()
    expect(told({ creation: born })).toBeNull()
    expect(told({ creation: { ...born, holders: 9 } })).toEqual({ count: 9 })
    expect(told({ holders: { top, proofs: [] } })).toEqual({
      ...{ count: null, at_least: false, float: null },
      top: [{ address: '0xa', amount: '5', kind: 'account' }],
    })
    expect(told({ holders: { top: [], proofs: [] }, creation: { ...born, holders: 9 } })).toMatchObject({ count: 9, at_least: false })
    expect(told({ holders: { top: [], float: 7n, count: { value: 3, atLeast: true }, proofs: [] } })).toMatchObject({
      ...{ count: 3, at_least: true, float: '7' },
    })
  })

  test('have no supply where nobody told it', () => {
    const { totalSupply: _, ...token } = clean.token
    expect(tokenOf({ token }).total_supply).toBeNull()
  })
})
