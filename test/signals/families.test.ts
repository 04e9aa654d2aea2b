import { expect, test } from 'vitest'
import { askedOn, type FamilyName, type Signal, signals, signalsFor } from '../../src/signals/index.ts'

type SignalId = Signal['id']

/** Signals that make sense on some families of chains only: those where what they ask about exists, and can be known. */
const some: Partial<Record<SignalId, string>> = {
  // histories are read for patterns on the chains of accounts and contracts
  'wallet/associates': 'evm',
  'wallet/deployer': 'evm',
  'wallet/drainer': 'evm',
  'wallet/fan': 'evm',
  'wallet/one-of-many': 'evm',
  'wallet/pass-through': 'evm',
  'wallet/poisoned': 'evm',
  'wallet/poisoner': 'evm',
  // code that an account borrows, an oracle contract, a provider that knows addresses of these chains
  'wallet/delegated': 'evm',
  'wallet/oracle-sanctioned': 'evm',
  'wallet/reported': 'evm',
  'token/reported': 'evm',
  'wallet/unverified-contract': 'evm tron',
  // coins that are spent together
  'wallet/cluster': 'bitcoin cardano',
  'wallet/joint-transactions': 'bitcoin',
  // issuers freeze tokens; there are none on Bitcoin, and on Cardano no wallet is frozen
  'wallet/issuer-frozen': 'evm tron solana xrp',
  // keys that the chain itself knows to share, to add or to hand over
  'wallet/foreign-delegate': 'solana',
  'wallet/shared-control': 'tron xrp solana cardano',
  'wallet/taken-over': 'tron xrp solana',
  // what a trade on a copy of the chain shows
  'token/buy-blocked': 'evm tron',
  'token/buy-tax': 'evm tron',
  'token/resale-blocked': 'evm tron',
  'token/sell-blocked': 'evm tron',
  'token/sell-limited': 'evm tron',
  'token/sell-stops': 'evm tron',
  'token/sell-varies': 'evm',
  'token/transfer-tax': 'evm tron',
  'token/hidden-mint': 'evm tron',
  // what contracts are and are not
  'token/false-books': 'evm',
  'token/not-erc20': 'evm tron',
  'token/unverified-source': 'evm tron',
  'token/upgradeable': 'evm tron',
  'token/removable-liquidity': 'evm',
  // rights and states that the ledger itself keeps
  'token/holders-frozen': 'solana',
  'token/issuer-sells': 'tron',
  'token/options': 'solana',
  'token/transfer-hook': 'solana cardano',
  'token/transfers-refused': 'tron solana evm',
  'token/transfers-stopped': 'solana xrp cardano',
}
const everywhere = 'evm bitcoin solana tron xrp cardano'
// there are no tokens on Bitcoin, so a token signal may leave that out or not
const chainsOf = (names: string, id: string) => names.split(' ').filter(name => id.startsWith('wallet/') || name !== 'bitcoin')

test.each(signals.map(({ id }) => id))('%s is asked where it makes sense', id => {
  const signal = signals.find(one => one.id === id)
  const asked = chainsOf(everywhere, id).filter(name => signal && askedOn(signal, name as FamilyName) !== undefined)
  expect(asked.sort()).toEqual(chainsOf(some[id] ?? everywhere, id).sort())
})

/** The same risk, known or checked in another way: a person has no calls to make where there are no contracts. */
const otherwise: Partial<Record<SignalId, string>> = {
  'wallet/inbound-only': 'bitcoin solana xrp tron cardano',
  'wallet/issuer-frozen': 'solana, xrp',
  'token/age': 'solana xrp cardano',
  'token/few-holders': 'solana xrp cardano',
  'token/owner': 'solana xrp cardano',
  'token/owner-blocks-sales': 'solana, xrp, cardano',
  'token/owner-mints': 'solana, xrp, cardano',
  'token/owner-raises-tax': 'solana, xrp cardano',
  'token/owner-takes-balances': 'solana, xrp, cardano',
  'token/sell-tax': 'solana xrp cardano',
  'token/transfer-blocked': 'solana xrp cardano',
  'token/transfer-hook': 'cardano',
  'token/transfers-refused': 'evm, solana',
}

test.each(signals)('$id is verified otherwise on the chains where it has to be', ({ id, elsewhere, verify, remedy }) => {
  expect(elsewhere.map(({ on }) => on.join(' ')).join(', ')).toBe(otherwise[id] ?? '')
  for (const { needs } of elsewhere) expect(needs.length).toBeGreaterThan(0)
  for (const other of elsewhere) expect([other.verify, other.remedy]).not.toEqual([verify, remedy])
})

test.each(['wallet', 'token'] as const)('a %s is asked about its own risks only', kind => {
  const ids = signalsFor(kind, 'evm').map(({ id }) => id)
  expect(ids).toEqual(signals.flatMap(signal => (signal.id.startsWith(`${kind}/`) && askedOn(signal, 'evm') ? [signal.id] : [])))
})
