import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chainNamed } from '../../src/chains/index.ts'
import type { Proof } from '../../src/evidence/evidence.ts'
import { exposureOf, type Flow } from '../../src/sources/exposure.ts'
import { known } from '../support/subjects.ts'

fc.configureGlobal({ seed: 1, numRuns: 200 })

const bitcoin = chainNamed('bitcoin')
const ethereum = chainNamed('ethereum')
/** On the OFAC list since 2022. */
const hydra = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX'
const exchange = '15ZAumgvBkRBpBkvuB699FszE8KW7sUqof'
const burn = '1BitcoinEaterAddressDontSendf59kuE'
const nobody = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
/** A pool of Tornado Cash: taken off the OFAC list in 2025, a mixer all the same. */
const tornado = '0x12D66f87A04A9E220743712cE6d9bB1B5616B8Fc'
const fakeToken = '0x00000000000000000000000000000000DeaDBeef'

const read = { transactions: 9, complete: true }
const proofs: readonly Proof[] = [{ source: 'Esplora', method: '/address/x/txs', result: '9 transactions' }]
const flow = (more: Partial<Flow>): Flow => ({
  direction: 'in',
  party: nobody,
  asset: 'BTC',
  decimals: 8,
  amount: 100_000_000n,
  transaction: 'aa',
  ...more,
})
const onBitcoin = (...flows: readonly Partial<Flow>[]) => exposureOf(flows.map(flow), bitcoin, read, proofs).dealings
const onEthereum = (...flows: readonly Partial<Flow>[]) =>
  exposureOf(
    flows.map(one => flow({ asset: 'ETH', decimals: 18, ...one })),
    ethereum,
    read,
    proofs,
  ).dealings

test('what was read, and how it can be repeated, is passed on', () => {
  expect(exposureOf([], bitcoin, read, proofs)).toEqual({ read, dealings: [], proofs })
})

test('a dealing is the sum of what went one way, with its part of everything that went that way', () => {
  const dealings = onBitcoin(
    { party: hydra, amount: 1n, transaction: 'old', at: new Date('2021-01-01') },
    { party: hydra, amount: 2n, transaction: 'new', at: new Date('2021-06-01') },
    { party: nobody, amount: 9n },
    { party: hydra, direction: 'out', amount: 5n, transaction: 'back', at: new Date('2021-03-01') },
  )
  const common = { party: hydra, hops: 1, asset: 'BTC', decimals: 8, label: { category: 'sanctions', list: 'OFAC SDN' } }
  expect(dealings).toHaveLength(2)
  expect(dealings).toMatchObject([
    { ...common, direction: 'out', amount: 5n, share: 1, transactions: ['back'], count: 1, last: new Date('2021-03-01') },
    { ...common, direction: 'in', amount: 3n, share: 0.25, transactions: ['new', 'old'], count: 2, last: new Date('2021-06-01') },
  ])
  for (const dealing of dealings) expect(dealing).not.toHaveProperty('usd')
})

test('five transactions are named, the newest first, and all are counted', () => {
  const flows = [0, 1, 2, 3, 4, 5, 6].map(day => ({ party: hydra, transaction: `t${day}`, at: new Date(Date.UTC(2021, 0, 1 + day)) }))
  const twice = { party: hydra, transaction: 't6', at: new Date(Date.UTC(2021, 0, 7)) }
  expect(onBitcoin(...flows, twice)).toMatchObject([{ transactions: ['t6', 't5', 't4', 't3', 't2'], count: 7, amount: 800_000_000n }])
})

describe('no dealing is', () => {
  test.each([
    ['one with an unknown party', { party: nobody }],
    ['one with a service', { party: exchange }],
    ['one with an address that nobody owns', { party: burn }],
    ['one without value', { party: hydra, amount: 0n }],
  ])('%s', (_, one) => {
    expect(onBitcoin(one)).toEqual([])
  })

  test('one in a token that anybody may have made in the name of a sanctioned party', () => {
    expect(onEthereum({ party: known.lazarus, asset: fakeToken }, { party: known.lazarus, asset: `USDC ${fakeToken}` })).toEqual([])
    expect(onEthereum({ party: known.lazarus, asset: 'USDC' })).toEqual([])
  })
})

test('an entry that was taken back accuses nobody, another label of the same party does', () => {
  expect(onEthereum({ party: tornado })).toMatchObject([{ label: { category: 'mixer' } }])
})

test.each([known.usdc, `anything ${known.usdc}`])('a stablecoin of the registry counts at par: %s', asset => {
  expect(onEthereum({ party: known.lazarus, asset, decimals: 6, amount: 1_500_000n })).toMatchObject([
    { asset: `USDC ${known.usdc}`, usd: 1.5, share: 1 },
  ])
})

test('shares are counted in one asset, one direction and nothing else', () => {
  const dealings = onEthereum(
    { party: known.lazarus, amount: 1n },
    { party: known.vitalik, amount: 3n },
    { party: known.vitalik, amount: 10n, asset: known.usdc, decimals: 6 },
    { party: known.vitalik, amount: 10n, direction: 'out' },
    { party: known.vitalik, amount: 10n, asset: fakeToken },
  )
  expect(dealings.map(({ share }) => share)).toEqual([0.25])
})

test('the order of the flows changes nothing, and no share exceeds one', () => {
  const one = fc.record({
    direction: fc.constantFrom('in' as const, 'out' as const),
    party: fc.constantFrom(hydra, nobody, exchange),
    amount: fc.bigInt({ min: 0n, max: 10n ** 16n }),
    transaction: fc.constantFrom('a', 'b', 'c'),
  })
  const shuffled = fc
    .array(one, { maxLength: 12 })
    .chain(all => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })))
  fc.assert(
    fc.property(shuffled, ([flows, again]) => {
      const facts = (all: typeof flows) =>
        onBitcoin(...all).map(({ direction, amount, share, count }) => ({ direction, amount, share, count }))
      expect(facts(again)).toEqual(facts(flows))
      for (const { share } of facts(flows)) expect(share >= 0 && share <= 1).toBe(true)
    }),
  )
})
