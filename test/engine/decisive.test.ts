import { describe, expect, test } from 'vitest'
import { sanctionsScreen } from '../../src/api/sanctions-screen.ts'
import { chains } from '../../src/chains/index.ts'
import { decisiveChecks } from '../../src/engine/decisive.ts'
import type { Tried } from '../../src/evidence/deployments.ts'
import type { Dossier, Evidence } from '../../src/evidence/evidence.ts'
import { clean, cleanOf, familiesOf, gatheredWith, on } from './dossiers.ts'

type Kind = 'wallet' | 'token'

const why = (kind: Kind, name: string, known: Partial<Evidence>, missing: Dossier['missing'] = {}): string | undefined => {
  const check = decisiveChecks.evm[kind].find(candidate => candidate.name === name)
  if (!check) throw new Error(`There is no check of the ${name}.`)
  return check.missing(gatheredWith(kind, known, { missing }))
}
const lists = (...days: string[]): Partial<Evidence> => ({
  labels: { lists: days.map(asOf => ({ name: 'A list', category: 'sanctions' as const, asOf, entries: 1 })), found: [], proofs: [] },
})
const registered: Partial<Evidence> = { identity: { ...clean.identity, canonical: { symbol: 'USDC', name: 'USD Coin', address: '0x' } } }

test('the decisive checks of an EVM wallet and token are those of the model, and the age of a token', () => {
  expect(Object.keys(decisiveChecks).sort()).toEqual([...new Set(chains.map(({ family }) => family.name))].sort())
  expect(decisiveChecks.evm.wallet.map(({ name }) => name)).toEqual([sanctionsScreen, 'chain activity', 'transaction history'])
  expect(decisiveChecks.evm.token.map(({ name }) => name)).toEqual([
    'contract code',
    'sale by a fresh buyer',
    "test of the owner's powers",
    'age of the token',
  ])
})

test.each(['wallet', 'token'] as const)('of a %s of which everything is known, no check is missing', kind => {
  const gathered = gatheredWith(kind, cleanOf(kind))
  expect(decisiveChecks.evm[kind].map(({ missing }) => missing(gathered)).filter(reason => reason !== undefined)).toEqual([])
})

describe('activity up to the present', () => {
  const with_ = (nonce: number, listed: number, more: Partial<Evidence> = {}) => ({
    account: { ...clean.account, nonce },
    activity: { ...clean.activity, outbound: { value: listed, atLeast: false } },
    ...more,
  })
  test.each([
    [40, 40, undefined],
    [40, 36, undefined],
    [40, 35, 'the index lists 35 of the 40 transactions that the wallet has sent'],
    [1, 0, 'the index lists 0 of the 1 transactions that the wallet has sent'],
    [3, 9, undefined],
    [0, 0, undefined],
  ])('%s sent and %s listed', (nonce, listed, reason) => {
    expect(why('wallet', 'chain activity', with_(nonce, listed))).toBe(reason)
  })

  test('is not known where the index does not say what was sent', () => {
    const { outbound: _, ...silent } = clean.activity
    expect(why('wallet', 'chain activity', { account: clean.account, activity: silent })).toBe(
      'the index does not say how many transactions the wallet has sent',
    )
  })

  test('is not asked of lists that were cut, nor of accounts that count more than they send', () => {
    const cut = { activity: { ...clean.activity, outbound: { value: 1, atLeast: true } } }
    expect(why('wallet', 'chain activity', with_(40, 1, cut))).toBeUndefined()
    const delegated = { account: { ...clean.account, nonce: 40, code: { kind: 'delegated' as const, delegate: '0x' } } }
    expect(why('wallet', 'chain activity', with_(40, 1, delegated))).toBeUndefined()
  })
})

describe('the history', () => {
  const { exposure, behaviour, labels } = clean
  test('is missing without the dealings, or the behaviour that the same lists show', () => {
    expect(why('wallet', 'transaction history', { labels, exposure, behaviour })).toBeUndefined()
    expect(why('wallet', 'transaction history', { labels, behaviour }, { exposure: 'it failed' })).toBe('it failed')
    expect(why('wallet', 'transaction history', { labels, exposure }, { behaviour: 'it failed' })).toBe('it failed')
  })

  test('is missing where the newest contracts that the wallet created could not be tried, and not where nobody trades in them', () => {
    const created = { ...behaviour, created: { contracts: ['0x01', '0x02'], named: [] } }
    const [fine, slow, still] = [
      { contract: '0x01', outcome: 'sound' as const },
      { contract: '0x02', outcome: 'unknown' as const, reason: 'the node was late', failed: true },
      { contract: '0x02', outcome: 'unknown' as const, reason: 'nobody was seen to sell', failed: false },
    ]
    const tried = (...all: readonly Tried[]) => ({
      labels,
      exposure,
      behaviour: created,
      deployments: { ...clean.deployments, created: 2, tried: all },
    })
    expect(why('wallet', 'transaction history', tried(fine, slow))).toBe(
      '1 of the 2 newest contracts that it created could not be tried: the node was late',
    )
    expect(why('wallet', 'transaction history', tried(fine, still))).toBeUndefined()
    expect(why('wallet', 'transaction history', { labels, exposure, behaviour: created }, { deployments: 'it failed' })).toBe('it failed')
  })

  test.each(['service', 'system', 'burn'] as const)('of a %s decides nothing', category => {
    const found = [{ category, list: 'x', entity: 'x', confidence: 'curated' as const, asOf: '2026-01-01' }]
    expect(why('wallet', 'transaction history', { labels: { ...labels, found }, behaviour })).toBeUndefined()
    // a service may poison others; what nobody owns does nothing
    const unheard = why('wallet', 'transaction history', { labels: { ...labels, found } }, { behaviour: 'it failed' })
    expect(unheard).toBe(category === 'service' ? 'it failed' : undefined)
  })
})

describe('the sanctions screen', () => {
  // the clock of the tests stands at the beginning of 2026-01-01
  test('is complete with lists of up to two days', () => {
    expect(why('wallet', 'sanctions screen', lists('2025-12-30'))).toBeUndefined()
  })

  test('is as old as its oldest list', () => {
    const stale = 'the oldest list of sanctions is 3 days old, and the oracle on the chain did not answer'
    expect(why('wallet', 'sanctions screen', lists('2025-12-29'))).toBe(stale)
    expect(why('wallet', 'sanctions screen', lists('2026-01-01', '2025-12-29'))).toBe(stale)
  })

  test('says why the oracle is silent', () => {
    const reason = why('wallet', 'sanctions screen', lists('2025-01-01'), { oracle: 'there is none here' })
    expect(reason).toBe('the oldest list of sanctions is 365 days old, and the oracle on the chain did not answer (there is none here)')
  })

  test('is complete with old lists where the oracle answers', () => {
    expect(why('wallet', 'sanctions screen', { ...lists('2020-01-01'), oracle: clean.oracle })).toBeUndefined()
  })

  test('is missing without lists, whatever the oracle says', () => {
    expect(why('wallet', 'sanctions screen', { oracle: clean.oracle })).toBe('the lists could not be read')
    expect(why('wallet', 'sanctions screen', {}, { labels: 'the file is damaged' })).toBe('the file is damaged')
    expect(why('wallet', 'sanctions screen', lists())).toBe('there is no list of sanctions')
  })
})

test.each<[string, Kind, string, Partial<Evidence>, string | undefined]>([
  ['without the account', 'wallet', 'chain activity', { activity: clean.activity }, 'no node answered'],
  ['without the history', 'wallet', 'chain activity', { account: clean.account }, 'no index of this chain answered'],
  [
    'without the number of transactions',
    'wallet',
    'chain activity',
    { account: clean.account, activity: { any: true, proofs: [] } },
    'no index of this chain answered',
  ],
  ['without the code', 'token', 'contract code', {}, 'no node answered'],
  ['without a simulation', 'token', 'sale by a fresh buyer', { market: clean.market }, 'no node simulated a sale'],
  ['where no pool exists', 'token', 'sale by a fresh buyer', { market: { ...clean.market, pools: [] } }, undefined],
  [
    'where nobody could buy',
    'token',
    'sale by a fresh buyer',
    { market: clean.market, trading: { ...clean.trading, buy: { ok: false }, sales: [] } },
    'nobody could buy',
  ],
  [
    'where nobody could buy, whatever the sales say',
    'token',
    'sale by a fresh buyer',
    { market: clean.market, trading: { ...clean.trading, buy: { ok: false } } },
    'nobody could buy',
  ],
  [
    'where a call of the owner opened trading',
    'token',
    'sale by a fresh buyer',
    {
      trading: {
        ...clean.trading,
        buy: { ok: false },
        opensWith: { caller: '0x', selector: '0x', proof: { source: 'Node', method: 'eth_call', result: '' } },
      },
    },
    undefined,
  ],
  ['where no sale was tried', 'token', 'sale by a fresh buyer', { trading: { ...clean.trading, sales: [] } }, 'no sale was tried'],
  [
    'where what a sale lost was not measured',
    'token',
    'sale by a fresh buyer',
    {
      trading: {
        ...clean.trading,
        sales: [
          { after: 12, ok: true, tax: 0 },
          { after: 86_400, ok: true },
        ],
      },
    },
    'what a trade lost could not be measured',
  ],
  [
    'where what the purchase lost was not measured',
    'token',
    'sale by a fresh buyer',
    { trading: { ...clean.trading, buy: { ok: true } } },
    'what a trade lost could not be measured',
  ],
  [
    'where the sale was refused',
    'token',
    'sale by a fresh buyer',
    { trading: { ...clean.trading, sales: [{ after: 12, ok: false }] } },
    undefined,
  ],
  ['without the test', 'token', "test of the owner's powers", {}, 'no node simulated the calls of the owner'],
  ['for a registry token', 'token', "test of the owner's powers", registered, undefined],
  ['without an index', 'token', 'age of the token', {}, 'no index of this chain knows it'],
  ['without the birth', 'token', 'age of the token', { creation: { verified: true, proofs: [] } }, 'no index of this chain knows it'],
  ['for a registry token', 'token', 'age of the token', registered, undefined],
])('%s, the answer to "%s: %s" is as it should be', (_, kind, name, known, reason) => {
  expect(why(kind, name, known)).toBe(reason)
})

test.each([
  ['wallet', 'chain activity', 'account'],
  ['token', 'contract code', 'contract'],
  ['token', 'sale by a fresh buyer', 'trading'],
  ['token', 'sale by a fresh buyer', 'market'],
  ['token', "test of the owner's powers", 'powers'],
  ['token', 'age of the token', 'creation'],
] as const)('of a %s, a missing %s gives the reason of its %s', (kind, name, evidence) => {
  expect(why(kind, name, {}, { [evidence]: 'the source is down' })).toBe('the source is down')
})

describe.each(Object.keys(decisiveChecks) as (keyof typeof decisiveChecks)[])('on %s', family => {
  test.each(['wallet', 'token'] as const)('every check of a %s is told when nothing is known, each by another name', kind => {
    const checks = decisiveChecks[family][kind]
    const gathered = gatheredWith(kind, {}, on(kind, family))
    for (const { missing } of checks) expect(missing(gathered)).toMatch(/^[^.]+$/)
    expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length)
  })

  test.each(familiesOf('token').includes(family) ? (['wallet', 'token'] as const) : (['wallet'] as const))(
    'of a %s of which everything is known, no check is missing',
    kind => {
      const gathered = gatheredWith(kind, cleanOf(kind, family), on(kind, family))
      expect(decisiveChecks[family][kind].flatMap(({ missing }) => missing(gathered) ?? [])).toEqual([])
    },
  )

  test('the sanctions screen rests on nothing but the lists where the chain keeps none', () => {
    const old = { ...cleanOf('wallet', family), ...lists('2020-01-01') }
    const reason = decisiveChecks[family].wallet[0]?.missing(gatheredWith('wallet', old, on('wallet', family)))
    if (family === 'evm') expect(reason).toBeUndefined()
    else expect(reason).toMatch(/^the oldest list of sanctions is \d+ days old, and \S+ keeps none of its own$/)
  })

  test('limits are sentences, and each stands once', () => {
    const limits = Object.values(decisiveChecks[family].limits ?? {}).flat()
    for (const { name, why } of limits) expect(`${name}: ${why}`).toMatch(/^[a-z][^.]*: [A-Z].*[^.]\.$/)
    for (const of of Object.values(decisiveChecks[family].limits ?? {})) expect(new Set(of.map(({ name }) => name)).size).toBe(of.length)
  })
})
