import { describe, expect, test } from 'vitest'
import { decisiveChecks } from '../../../src/engine/decisive.ts'
import type { Dossier, Evidence } from '../../../src/evidence/evidence.ts'
import type { Probe } from '../../../src/evidence/trading.ts'
import { notInFast } from '../../../src/sources/source.ts'
import { clean, cleanOf, type familiesOf, gatheredWith, on } from '../dossiers.ts'

type Kind = 'wallet' | 'token'
type Family = ReturnType<typeof familiesOf>[number]
type Known = Partial<Evidence>

/** Everything that is known of a harmless subject, but for what a test says of it; `undefined` takes a kind away. */
function given(family: Family, kind: Kind, more: { readonly [K in keyof Evidence]?: Evidence[K] | undefined }): Known {
  return Object.fromEntries(Object.entries({ ...cleanOf(kind, family), ...more }).filter(([, value]) => value !== undefined))
}
function why(family: Family, name: string, more: Parameters<typeof given>[2], missing: Dossier['missing'] = {}, kind: Kind = 'token') {
  const check = decisiveChecks[family][kind].find(one => one.name === name)
  if (!check) throw new Error(`There is no check of the ${name}.`)
  return check.missing(gatheredWith(kind, given(family, kind, more), { ...on(kind, family), missing }))
}
const registered = { identity: { ...clean.identity, canonical: { symbol: 'USDC', name: 'USD Coin', address: '0x' } } }
const proof = { source: 'Node', method: 'eth_call', result: '' }

test.each<[Family, Kind, Readonly<Record<string, readonly string[]>>]>([
  [
    'evm',
    'wallet',
    {
      'sanctions screen': ['labels', 'oracle'],
      'chain activity': ['account', 'activity'],
      'transaction history': ['exposure', 'behaviour', 'deployments'],
    },
  ],
  [
    'evm',
    'token',
    {
      'contract code': ['contract'],
      'sale by a fresh buyer': ['market', 'trading'],
      "test of the owner's powers": ['powers'],
      'age of the token': ['creation'],
    },
  ],
  [
    'tron',
    'token',
    {
      'contract code': ['contract'],
      'sale or transfer by a holder': ['transfers', 'trading'],
      "test of the owner's powers": ['powers'],
      'age of the token': ['creation'],
      'sale by the issuer': ['issue'],
    },
  ],
  [
    'solana',
    'token',
    {
      'state of the mint': ['token'],
      'authorities of the token': ['control', 'powers'],
      'rules for transfers': ['transferability'],
      'age of the token': ['creation'],
    },
  ],
  [
    'solana',
    'wallet',
    {
      'sanctions screen': ['labels', 'oracle'],
      'chain activity': ['account', 'activity'],
      'transaction history': ['exposure', 'mixing', 'cluster'],
      'permissions of the account': ['permissions'],
      'freezes by issuers of stablecoins': ['freezes'],
    },
  ],
  [
    'xrp',
    'token',
    {
      "state of the issuer's account": ['control', 'powers'],
      'rules for transfers': ['transferability'],
      'age of the token': ['creation'],
    },
  ],
  [
    'cardano',
    'token',
    {
      'minting policy': ['powers'],
      'rules for transfers': ['transferability'],
      'age of the token': ['creation'],
      'large holders': ['holders', 'token'],
    },
  ],
])('the checks of %s that decide about a %s rest on what they look at', (family, kind, expected) => {
  expect(Object.fromEntries(decisiveChecks[family][kind].map(({ name, restsOn }) => [name, restsOn]))).toEqual(expected)
})

describe('what no scan can show', () => {
  const limits = (family: Family, kind: Kind, more: Parameters<typeof given>[2]) =>
    (decisiveChecks[family].limits?.[kind] ?? [])
      .filter(({ applies }) => applies?.(gatheredWith(kind, given(family, kind, more), on(kind, family))) ?? true)
      .map(({ name }) => name)
  const read = (complete: boolean, beyond?: { followed: number; left: number }) => ({
    exposure: { ...clean.exposure, read: { transactions: 90, complete, ...(beyond && { beyond }) } },
  })

  test.each(['evm', 'tron', 'solana', 'cardano'] as const)('of a wallet of %s is what it did before the part that was read', family => {
    expect([read(true), read(false), { exposure: undefined }].map(more => limits(family, 'wallet', more))).toEqual([
      [],
      ['whole history'],
      [],
    ])
  })

  test('of an EVM wallet are those who stand between and were not followed', () => {
    const beyond = (left: number) => limits('evm', 'wallet', read(true, { followed: 5, left }))
    expect([beyond(0), beyond(1)]).toEqual([[], ['all who stand between']])
  })

  test('of a token is a trade where nodes run none, and a market that is not read', () => {
    expect(limits('solana', 'token', { transfers: undefined })).toEqual(['sale by a fresh buyer', 'transfer by a real holder'])
    expect(limits('solana', 'token', { transfers: clean.transfers })).toEqual(['sale by a fresh buyer'])
    expect(limits('cardano', 'token', { market: undefined })).toEqual(['market'])
    expect(limits('cardano', 'token', { market: clean.market })).toEqual([])
    expect(limits('tron', 'token', {})).toEqual(['later times', 'other pools'])
    expect(limits('tron', 'token', { token: { ...clean.token, kind: 'native asset' } })).toEqual([])
  })
})

describe('a token of Cardano', () => {
  const holders = { ...clean.holders }
  const { float: _, ...unfloated } = holders
  const held = (count: number) => ({ ...clean.creation, holders: count })

  test.each<[Parameters<typeof given>[2], Dossier['missing'], string | undefined]>([
    [{ holders }, {}, undefined],
    [{ holders: undefined, creation: held(5_000) }, { holders: 'the index failed' }, 'the index failed'],
    [{ holders: undefined, creation: held(5_000) }, {}, 'no index of Cardano named them'],
    // only a token that many hold has more holders than an index lists
    [{ holders: undefined, creation: held(5_001) }, {}, undefined],
    [{ holders: undefined, creation: undefined }, {}, 'no index of Cardano named them'],
    [{ holders: undefined, creation: undefined, ...registered }, {}, undefined],
    [{ holders: { ...unfloated, float: 5n }, token: undefined }, {}, undefined],
    [{ holders: unfloated, token: clean.token }, {}, undefined],
    [{ holders: unfloated, token: undefined }, {}, 'the supply is not known'],
  ])('is in few hands or not: %#', (more, missing, reason) => {
    // how many hold it is told beside its age
    const creation = 'creation' in more ? {} : { creation: { ...clean.creation, holders: 9 } }
    expect(why('cardano', 'large holders', { ...creation, ...more }, missing)).toBe(reason)
  })
})

describe('a token of Solana', () => {
  test.each<[Parameters<typeof given>[2], Dossier['missing'], string | undefined]>([
    [{ control: undefined }, {}, 'no node named them'],
    [{ powers: undefined }, { control: 'the node failed' }, 'the node failed'],
    [{}, {}, undefined],
  ])('has authorities: %#', (more, missing, reason) => {
    expect(why('solana', 'authorities of the token', more, missing)).toBe(reason)
  })

  const effect = (kind: 'blocks one holder' | 'mints') =>
    ({ kind, caller: 'A', role: 'controller', callerKind: 'account', granted: 'authority', proof }) as const
  const freezing = { powers: { ...clean.powers, effects: [effect('mints'), effect('blocks one holder')] } }
  const { sampled: _, notSampled: __, ...bare } = clean.transferability
  const sampled = { transferability: { ...bare, sampled: { balances: 20, frozen: 0 } } }

  test.each<[Parameters<typeof given>[2], string | undefined]>([
    [{ ...freezing, ...sampled }, undefined],
    [{ ...freezing, transferability: bare }, 'whether balances are frozen could not be read'],
    [{ ...freezing, transferability: { ...bare, notSampled: 'the node refused' } }, 'the node refused'],
    // of a registry token it is known to be the rule
    [{ ...freezing, transferability: bare, ...registered }, undefined],
    [{ ...freezing, transferability: bare, identity: undefined }, 'whether balances are frozen could not be read'],
    [{ powers: { ...clean.powers, effects: [effect('mints')] }, transferability: bare }, undefined],
    [{ powers: undefined, transferability: bare }, undefined],
    [{ ...freezing, transferability: undefined }, 'no node told them'],
  ])('may have been frozen by who may freeze it: %#', (more, reason) => {
    expect(why('solana', 'rules for transfers', more)).toBe(reason)
  })
})

test.each<[Parameters<typeof given>[2], Dossier['missing'], string | undefined]>([
  [{}, {}, undefined],
  [{ control: undefined }, {}, 'no server of the ledger answered'],
  [{ powers: undefined }, { powers: 'cut' }, 'cut'],
  [{ powers: undefined }, { control: 'first', powers: 'cut' }, 'first'],
])('the issuer of a token of the XRP Ledger is known: %#', (more, missing, reason) => {
  expect(why('xrp', "state of the issuer's account", more, missing)).toBe(reason)
})

test('permissions that were read in part are a gap, for the reason that is given', () => {
  const part = { permissions: { ...clean.permissions, complete: false } }
  expect(why('tron', 'permissions of the account', part, {}, 'wallet')).toBe('they, or when they changed, were read in part')
  expect(why('tron', 'permissions of the account', part, { permissions: 'cut' }, 'wallet')).toBe('cut')
})

describe('a token of Tron', () => {
  const trc10 = { token: { ...clean.token, kind: 'native asset' as const } }
  const leg = { ok: true, tax: 0 }
  const trade = { ...clean.trading, buy: leg, sales: [{ ...leg, after: 0 }], transfer: leg }
  const { transfer: _, ...unmoved } = trade
  const doubted = { transfers: { ...clean.transfers, doubt: 'they are few' } }

  test.each<[Parameters<typeof given>[2], Dossier['missing'], string | undefined]>([
    [{ trading: trade }, {}, undefined],
    [{ trading: { ...trade, sales: [] } }, {}, 'no sale was completed'],
    [{ trading: unmoved }, {}, 'no transfer to a second account was completed'],
    [{ trading: { ...trade, buy: { ok: true } } }, {}, 'what a trade lost could not be measured'],
    [{ trading: { ...trade, transfer: { ok: true } } }, {}, 'what a trade lost could not be measured'],
    [{ trading: { ...trade, sales: [{ ok: true, after: 0 }] } }, {}, 'what a trade lost could not be measured'],
    // what was refused lost nothing
    [{ trading: { ...trade, sales: [{ ok: false, after: 0 }] } }, {}, undefined],
    // a round trip that was not completed is not made good by holders who may leave
    [{ trading: unmoved, ...doubted }, {}, 'no transfer to a second account was completed'],
    [{ trading: undefined, transfers: clean.transfers }, {}, undefined],
    [{ trading: undefined, ...doubted }, {}, 'they are few'],
    [{ trading: undefined, ...doubted, ...registered }, {}, undefined],
    [{ trading: undefined, transfers: undefined, ...registered }, {}, 'no node ran a transfer'],
    [{ trading: undefined, ...doubted, identity: undefined }, {}, 'they are few'],
    [{ trading: undefined, transfers: undefined }, { transfers: 'second', trading: 'first' }, 'first'],
    [{ trading: undefined, transfers: undefined }, { transfers: 'second' }, 'second'],
    [{ trading: undefined, transfers: undefined, ...trc10 }, {}, undefined],
  ])('has a way out: %#', (more, missing, reason) => {
    expect(why('tron', 'sale or transfer by a holder', more, missing)).toBe(reason)
  })

  const unseen = { powers: { ...clean.powers, unseen: ['0x8456cb59', '0x3f4ba83a'] } }
  test.each<[string, Parameters<typeof given>[2], string | undefined]>([
    ["test of the owner's powers", unseen, 'one call does not show what the owner does with 0x8456cb59, 0x3f4ba83a'],
    ["test of the owner's powers", { ...unseen, ...registered }, undefined],
    ["test of the owner's powers", { ...unseen, ...trc10 }, undefined],
    ["test of the owner's powers", { powers: undefined }, 'no node ran the calls of the owner'],
    ['contract code', { contract: undefined }, 'no node answered'],
    ['contract code', { contract: undefined, ...trc10 }, undefined],
    ['sale by the issuer', { contract: undefined, issue: undefined, ...trc10 }, 'the node did not say from when to when it runs'],
    ['sale by the issuer', { contract: undefined, issue: clean.issue, ...trc10 }, undefined],
    ['sale by the issuer', { contract: clean.contract, issue: undefined }, undefined],
    ['sale by the issuer', { contract: undefined, issue: undefined }, undefined],
    ['sale by the issuer', { contract: undefined, issue: undefined, token: undefined }, 'the node did not say from when to when it runs'],
  ])('%s: %#', (name, more, reason) => {
    expect(why('tron', name, more)).toBe(reason)
  })
})

describe('a sale by a fresh buyer on an EVM chain', () => {
  const leg = { ok: true, tax: 0 }
  const probe = (kind: Probe['kind']): Probe => ({ ...leg, kind, proof })
  const six = Array.from({ length: 6 }, () => probe('chance'))
  const sales = [
    { ...leg, after: 12 },
    { ...leg, after: 3_600 },
  ]
  const { incomplete: _, ...base } = clean.trading
  const trade = (more: Partial<Evidence['trading']> = {}) => {
    const probes = [probe('amount'), probe('crowd'), ...six]
    return { trading: { ...base, buy: leg, sales, transfer: leg, resale: leg, probes, method: 'transactions' as const, ...more } }
  }
  const few = 'the sale was not tried at enough times, in enough sizes and blocks'
  const { resale: __, ...unsold } = trade().trading

  test.each<[Parameters<typeof given>[2], string | undefined]>([
    [trade(), undefined],
    [trade({ sales: sales.slice(1) }), few],
    [trade({ probes: [probe('crowd'), ...six] }), few],
    [trade({ probes: [probe('amount'), ...six] }), few],
    [trade({ probes: [probe('amount'), probe('crowd'), ...six.slice(1)] }), few],
    [trade({ probes: [] }), few],
    [trade({ incomplete: 'the node broke off' }), 'the node broke off'],
    // one that never goes through needs no more conditions, one that sometimes does needs all
    [trade({ sales: sales.map(one => ({ ...one, ok: false })), probes: [] }), undefined],
    [trade({ sales: [{ ...leg, ok: false, after: 12 }, ...sales], probes: [] }), few],
    [trade({ method: 'code override', probes: [] }), undefined],
    [trade({ method: 'code override', probes: [], incomplete: 'the node broke off' }), undefined],
    [trade({ method: 'code override', probes: [], incomplete: notInFast }), notInFast],
    [{ trading: unsold }, 'the sale of received tokens was not tried'],
    [{ trading: { ...unsold, transfer: { ok: false } } }, undefined],
  ])('is tried under every condition that traps ask for: %#', (more, reason) => {
    expect(why('evm', 'sale by a fresh buyer', more)).toBe(reason)
  })

  test('is not wanted of the powers of a registry token, unless the scan was a fast one', () => {
    const name = "test of the owner's powers"
    expect(why('evm', name, { powers: undefined, ...registered }, { powers: 'cut' })).toBeUndefined()
    expect(why('evm', name, { powers: undefined, ...registered }, { powers: notInFast })).toBe(notInFast)
    expect(why('evm', name, { powers: undefined }, { powers: 'cut' })).toBe('cut')
    const starved = { powers: { ...clean.powers, unseen: ['0x8456cb59'] } }
    expect(why('evm', name, starved)).toBe('calls of 0x8456cb59 could not be tried')
    expect(why('evm', name, { ...starved, ...registered })).toBeUndefined()
  })
})

describe('the history of an EVM wallet', () => {
  const account = (nonce: number | undefined, kind: 'none' | 'contract' = 'none') => {
    const { nonce: _, ...rest } = clean.account
    return { account: { ...rest, ...(nonce !== undefined && { nonce }), code: { kind } } }
  }
  const sent = (outbound?: number) => {
    const { outbound: _, ...rest } = clean.activity
    return { activity: { ...rest, ...(outbound !== undefined && { outbound: { value: outbound, atLeast: false } }) } }
  }
  const silent = 'the index does not say how many transactions the wallet has sent'

  test.each<[Parameters<typeof given>[2], string | undefined]>([
    [{ ...account(40), ...sent() }, silent],
    // who has sent nothing, cannot send, or whose count nobody knows, is not compared
    [{ ...account(0), ...sent() }, undefined],
    [{ ...account(undefined), ...sent() }, undefined],
    [{ ...account(40, 'contract'), ...sent() }, undefined],
    [{ account: undefined }, 'no node answered'],
  ])('is as long as the account says: %#', (more, reason) => {
    expect(why('evm', 'chain activity', more, {}, 'wallet')).toBe(reason)
  })

  const listed = (transactions: number, complete = true) => ({ exposure: { ...clean.exposure, read: { transactions, complete } } })
  test.each<[Parameters<typeof given>[2], string | undefined]>([
    [{ ...account(40), ...listed(35) }, 'the index gave 35 of the 40 transactions that the wallet has sent'],
    [{ ...account(40), ...listed(36) }, undefined],
    [{ ...account(40), ...listed(35, false) }, undefined],
    [{ ...account(40, 'contract'), ...listed(35) }, undefined],
    [{ behaviour: undefined }, 'no index of this chain gave its transactions'],
  ])('is given as long as it is: %#', (more, reason) => {
    expect(why('evm', 'transaction history', more, {}, 'wallet')).toBe(reason)
  })

  const created = (...contracts: string[]) => ({ behaviour: { ...clean.behaviour, created: { contracts, named: [] } } })
  const tried = (...failed: (boolean | undefined)[]) => ({
    deployments: {
      ...{ created: failed.length, complete: true, named: [], proofs: [] },
      tried: failed.map(late =>
        late === undefined
          ? ({ contract: '0x', outcome: 'sound' } as const)
          : ({ contract: '0x', outcome: 'unknown', reason: 'late', failed: late } as const),
      ),
    },
  })

  test.each<[Parameters<typeof given>[2], string | undefined]>([
    [{ ...created('0x'), ...tried(undefined, false) }, undefined],
    [{ ...created('0x'), ...tried(undefined, true) }, '1 of the 2 newest contracts that it created could not be tried: late'],
    [{ ...created('0x'), deployments: undefined }, 'none of the contracts that it created was tried'],
    [{ ...created(), deployments: undefined }, undefined],
  ])('has the contracts that it made, tried: %#', (more, reason) => {
    expect(why('evm', 'transaction history', more, {}, 'wallet')).toBe(reason)
  })
})
