import { describe, expect, test } from 'vitest'
import type { Holder } from '../../../src/evidence/holders.ts'
import type { LiquidityOwner, Providers } from '../../../src/evidence/providers.ts'
import type { TriedTransfer } from '../../../src/evidence/transfers.ts'
import { present } from '../../support/subjects.ts'
import { type Given, rowOf, sentenceOf } from '../verdict-of.ts'

const days = (count: number) => new Date(present.getTime() + count * 86_400_000)
const told = (id: string, given: Given, on?: Parameters<typeof rowOf>[2]) => [rowOf(id, given, on), sentenceOf(id, given, on)]

describe('liquidity that can be taken away', () => {
  const owner = (share: number, kind: LiquidityOwner['kind'] = 'account', more: Partial<LiquidityOwner> = {}): LiquidityOwner => ({
    address: `0x${kind}`,
    share,
    kind,
    ...more,
  })
  const given = (owners: readonly LiquidityOwner[], more: Partial<Providers> = {}): Given => ({
    providers: { venue: 'a venue', pool: '0xpool', owners, unknown: 0, ...more },
    identity: {},
  })
  const locker = (share: number, until?: Date, name = 'A locker') => owner(share, 'locker', { locker: name, ...(until && { until }) })
  const nobody = 'No single party can take half of the liquidity on a venue away.'
  const account = (share: number) => `One account, 0xaccount, can take ${share} % of the liquidity on a venue away.`

  test.each<[Given, string, string]>([
    [given([owner(0.5)]), 'account', account(50)],
    [given([owner(0.2, 'account', { address: '0xsmall' }), owner(0.6)]), 'account', account(60)],
    [given([owner(0.499)]), 'clear', nobody],
    // two who hold half of it together are two
    [given([owner(0.4), owner(0.4)]), 'clear', nobody],
    [given([owner(0.4)], { unknown: 0.1 }), 'unknown', 'the owners of 10 % of the liquidity on a venue were not found'],
    [given([owner(0.4)], { unknown: 0.09 }), 'clear', nobody],
    [given([locker(0.9, days(30))]), 'clear', nobody],
    [given([locker(0.5, days(29))]), 'ending', 'The lock of 50 % of the liquidity on a venue (A locker) ends on 2026-01-30.'],
    [
      given([locker(0.3, days(9)), locker(0.3, days(8), 'Another')]),
      'ending',
      'The lock of 60 % of the liquidity on a venue (Another) ends on 2026-01-09.',
    ],
    [
      given([owner(0.9, 'locker', { until: days(9) })]),
      'ending',
      'The lock of 90 % of the liquidity on a venue (0xlocker) ends on 2026-01-10.',
    ],
    // a date of what is no locker is none
    [given([owner(0.9, 'several', { until: days(9) })]), 'clear', nobody],
    [given([owner(0.9, 'nobody')]), 'clear', nobody],
    [given([owner(0.9, 'timelock')]), 'clear', nobody],
    ...(['contract', 'unknown', 'program', 'locker'] as const).map(
      kind =>
        [given([owner(0.5, kind)]), 'opaque', `Nothing that could be verified ties down the liquidity on a venue of 0x${kind} (50 %).`] as [
          Given,
          string,
          string,
        ],
    ),
    [
      given([owner(0.2), locker(0.2, days(9)), owner(0.1, 'contract')]),
      'opaque',
      'Nothing that could be verified ties down the liquidity on a venue of 0xaccount (20 %), 0xlocker (20 %), 0xcontract (10 %).',
    ],
    [given([owner(0.9)], { since: days(-90) }), 'settled', `${account(90)} It has had liquidity since 2025-10-03.`],
    [given([owner(0.9)], { since: days(-89) }), 'account', account(90)],
    [
      { ...given([owner(0.9)]), identity: { canonical: { symbol: 'USDC' } } } as Given,
      'clear',
      'It is USDC itself, which no single pool carries.',
    ],
  ])('is told: %#', (all, row, sentence) => {
    expect(told('token/removable-liquidity', all)).toEqual([row, sentence])
  })
})

describe('the supply in one hand', () => {
  const holder = (amount: bigint, kind: Holder['kind'] = 'account', address = `0x${kind}`): Holder => ({ address, amount, kind })
  const given = (top: readonly Holder[], totalSupply: bigint | undefined = 1_000n, float?: bigint): Given => ({
    holders: { top, ...(float !== undefined && { float }) },
    token: { ...(totalSupply !== undefined && { totalSupply }) },
  })
  const none = 'No single account among the largest holders has a fifth of the supply that can be sold.'
  const one = (share: number, address = '0xaccount') => `One account, ${address}, holds ${share} % of the supply that can be sold.`

  test.each<[Given, string, string]>([
    [given([holder(200n)]), 'fifth', one(20)],
    [given([holder(199n)]), 'clear', none],
    [given([holder(499n)]), 'fifth', one(49.9)],
    [given([holder(500n)]), 'half', one(50)],
    [given([holder(300n, 'account', '0xsecond'), holder(600n), holder(300n, 'account', '0xthird')]), 'half', one(60)],
    [given([holder(300n, 'account', '0xfirst'), holder(300n, 'account', '0xsecond')]), 'fifth', one(30, '0xfirst')],
    // balances of a moment later than the supply can be more than all of it
    [given([holder(2_000n)]), 'half', one(100)],
    // what cannot come to market is not counted
    [given([holder(200n)], 1_000n, 400n), 'half', one(50)],
    [given([holder(200n)], 1_000n, 0n), 'half', one(100)],
    [given([holder(200n)], 0n), 'half', one(100)],
    [given([holder(0n)], 0n), 'unknown', 'the supply is not known'],
    [{ holders: { top: [holder(200n)] }, token: {} }, 'unknown', 'the supply is not known'],
    [given([]), 'unknown', 'no holder was named'],
    ...(['pool', 'locker', 'burned', 'bridge', 'service'] as const).map(
      kind => [given([holder(900n, kind)]), 'clear', none] as [Given, string, string],
    ),
    [
      given([holder(200n, 'unknown'), holder(199n)]),
      'unknown',
      '0xunknown, which holds a fifth or more, could not be told to be an account, a pool or a locker',
    ],
    [given([holder(199n, 'unknown')]), 'clear', none],
    [given([holder(200n, 'unknown'), holder(200n)]), 'fifth', one(20)],
    [given([holder(199n, 'contract')]), 'clear', none],
    [
      given([holder(900n, 'pool'), holder(200n, 'contract')]),
      'clear',
      `${none} The contract 0xcontract has 20 %, and what it is was not found out.`,
    ],
  ])('is told: %#', (all, row, sentence) => {
    expect(told('token/concentrated', all)).toEqual([row, sentence])
  })

  test('is counted in accounts where nobody tells balances', () => {
    const counted = (value: number, atLeast = false) => told('token/few-holders', { holders: { count: { value, atLeast } } }, 'xrp')
    expect(counted(1)).toEqual(['few', 'One account holds it.'])
    expect(counted(2)).toEqual(['few', '2 accounts hold it.'])
    expect(counted(49)).toEqual(['few', '49 accounts hold it.'])
    expect(counted(50)).toEqual(['clear', '50 accounts hold it.'])
    expect(counted(1_200, true)).toEqual(['clear', '1,200 accounts hold it, and perhaps more.'])
    expect(counted(49, true)).toEqual(['unknown', 'only the first of its holders were counted'])
  })
})

describe('what all pools hold together', () => {
  const all = (usd: number) => told('token/liquidity', { market: { searched: [], pools: [], total: { usd, by: 'an index' } } })
  test.each([
    [0, 'none', '$0'],
    [1, 'tiny', '$1'],
    [999, 'tiny', '$999'],
    [1_000, 'small', '$1,000'],
    [9_999, 'small', '$9,999'],
    [10_000, 'clear', '$10,000'],
  ])('%d dollars are "%s"', (usd, row, words) => {
    expect(all(usd)).toEqual([row, `All pools together hold ${words}, as an index counts them.`])
  })

  test('a pool that nobody can measure is told beside none, and not beside one', () => {
    const unmeasured = [{ venue: 'uniswap-v4', quote: 'ETH', id: '0x' }]
    expect(told('token/liquidity', { market: { searched: ['a venue'], pools: [], unmeasured } })).toEqual([
      'none',
      'No pool was found but one on uniswap-v4 in ETH, which could not be measured.',
    ])
    const pool = {
      venue: 'a venue',
      address: '0x',
      quote: { symbol: 'ETH', address: '0x', decimals: 18 },
      tokenReserve: 1n,
      quoteReserve: 1n,
    }
    expect(told('token/liquidity', { market: { searched: [], pools: [{ ...pool, usd: 10_000 }], unmeasured } })[0]).toBe('clear')
  })
})

describe('holders who cannot send', () => {
  const one = (holder: string, ok: boolean, more: Partial<TriedTransfer> = {}): TriedTransfer => ({
    holder,
    amount: 1n,
    to: 'account',
    ok,
    ...more,
  })
  const many = (stuck: number, all: number) => Array.from({ length: all }, (_, at) => one(`h${at}`, at >= stuck))
  const told10 = (stuck: number, all: number) => `${stuck} of ${all} holders tried cannot send the token to another account, h0 among them.`

  test.each<[readonly TriedTransfer[], string, string]>([
    [[one('h0', true)], 'clear', 'The holder of those tried could send what they hold.'],
    [many(0, 2), 'clear', 'All 2 holders of those tried could send what they hold.'],
    [[one('h0', false, { reason: 'NO' })], 'unknown', 'only one holder could be tried, and was refused ("NO")'],
    [[one('h0', false), one('h0', false)], 'unknown', 'only one holder could be tried, and was refused'],
    [many(1, 11), 'clear', told10(1, 11)],
    [many(1, 10), 'some', told10(1, 10)],
    [many(4, 9), 'some', told10(4, 9)],
    [many(5, 10), 'most', told10(5, 10)],
    // into the pool or to another, one holder is one
    [
      [one('h0', true), one('h0', false, { to: 'pool' }), one('h1', true), one('h2', true)],
      'some',
      '1 of 3 holders tried cannot send the token into the pool, h0 among them.',
    ],
    [[one('h0', false), one('h1', true, { to: 'pool' })], 'most', told10(1, 2)],
    // nine tenths that stay with the token are as good as all
    [
      [one('h0', true, { to: 'pool', tax: 0.9 }), one('h1', true, { to: 'pool', tax: 0.89 })],
      'most',
      '1 of 2 holders tried cannot send the token into the pool, h0 among them (90 % is kept).',
    ],
    [
      [one('h0', false, { to: 'pool', tax: 1, reason: 'NO' }), one('h1', true)],
      'most',
      '1 of 2 holders tried cannot send the token into the pool, h0 among them ("NO").',
    ],
    [[one('h0', true, { tax: 0.89 }), one('h1', true)], 'clear', 'All 2 holders of those tried could send what they hold.'],
    // who bought speaks for who buys
    [
      [...many(0, 2), one('g0', false, { given: true, reason: 'LOCKED' }), one('g1', false, { given: true })],
      'given',
      '2 of 4 holders tried cannot send the token to another account, g0 among them ("LOCKED"). None of them bought it.',
    ],
    [
      [...many(2, 2), one('g0', true, { given: true }), one('g1', true, { given: true }), one('g2', true, { given: true })],
      'most',
      '2 of 2 holders tried cannot send the token to another account, h0 among them.',
    ],
    // one who bought may be the one whom somebody froze, and is no reason to spare the others
    [[...many(1, 1), one('g0', false, { given: true })], 'most', told10(2, 2)],
    [[...many(0, 9), one('g0', false, { given: true })], 'given', `${told10(1, 10).replace('h0', 'g0')} None of them bought it.`],
    [[...many(0, 10), one('g0', false, { given: true })], 'clear', told10(1, 11).replace('h0', 'g0')],
  ])('are told: %#', (tried, row, sentence) => {
    for (const family of ['tron', 'evm', 'solana'] as const)
      expect(told('token/transfers-refused', { transfers: { tried } }, family)).toEqual([row, sentence])
  })

  test.each([
    [0, 11, 'clear', '0 of the 11 largest balances are frozen.'],
    [1, 11, 'clear', '1 of the 11 largest balances is frozen.'],
    [1, 10, 'some', '1 of the 10 largest balances is frozen.'],
    [4, 9, 'some', '4 of the 9 largest balances are frozen.'],
    [5, 10, 'most', '5 of the 10 largest balances are frozen.'],
    [0, 0, 'unknown', 'no node told who the holders are'],
  ])('%d of %d balances that are frozen are "%s"', (frozen, balances, row, sentence) => {
    expect(told('token/holders-frozen', { transferability: { sampled: { frozen, balances } } })).toEqual([row, sentence])
  })

  test('are not known where no balance was looked at, for the reason that is given', () => {
    expect(sentenceOf('token/holders-frozen', { transferability: { notSampled: 'the node refused' } })).toBe('the node refused')
  })
})

describe('a program that is asked about transfers', () => {
  type Obstacle = NonNullable<NonNullable<Given['transferability']>['obstacles']>[number]
  const hook = (more: Partial<Obstacle> = {}): Obstacle => ({ kind: 'hook', ...more })
  test.each<[readonly Obstacle[], string, string]>([
    [[], 'clear', 'No program is asked when it moves.'],
    [[{ kind: 'paused', by: 'x' }], 'clear', 'No program is asked when it moves.'],
    [[hook({ by: 'P', replaceable: false })], 'fixed', 'The program P decides about every transfer; its code cannot be replaced.'],
    [[hook({ replaceable: true })], 'replaceable', 'A program decides about every transfer, and its code can be replaced.'],
    [[hook({ by: 'P' })], 'replaceable', 'The program P decides about every transfer, and whether its code can be replaced is not known.'],
    // the one that can change is the graver
    [
      [hook({ by: 'P', replaceable: false }), hook({ by: 'Q', replaceable: true })],
      'replaceable',
      'The program Q decides about every transfer, and its code can be replaced.',
    ],
    [[{ kind: 'paused' }, hook({ replaceable: false })], 'fixed', 'A program decides about every transfer; its code cannot be replaced.'],
  ])('is told: %#', (obstacles, row, sentence) => {
    for (const family of ['solana', 'cardano'] as const)
      expect(told('token/transfer-hook', { transferability: { obstacles } }, family)).toEqual([row, sentence])
  })
})

test('balances that cannot be true: the limits', () => {
  const books = (more: object, totalSupply: bigint | undefined = 100n) => {
    const given = { holders: { books: { sum: 0n, strangers: 0n, named: 0, empty: 0, ...more } }, identity: {} }
    return rowOf('token/false-books', { ...given, token: totalSupply === undefined ? {} : { totalSupply } })
  }
  expect([books({ sum: 105n }), books({ sum: 106n }), books({ strangers: 1n })]).toEqual(['clear', 'beyond', 'strangers'])
  expect(rowOf('token/false-books', { holders: { books: { sum: 1n, strangers: 0n, named: 0, empty: 0 } }, identity: {}, token: {} })).toBe(
    'unknown',
  )
})

test('who owns a token is told as a note, and nobody as none', () => {
  const by = (owner: string | null, ownerKind: 'account' | 'nobody') => ({ control: { owner, ownerKind } })
  expect(told('token/owner', by('rIssuer', 'account'), 'xrp')).toEqual(['note', 'It is controlled by rIssuer, one account.'])
  expect(told('token/owner', by('rIssuer', 'nobody'), 'xrp')).toEqual(['clear', 'Nobody controls it: no key of rIssuer is left.'])
  expect(told('token/owner', by(null, 'nobody'), 'xrp')).toEqual(['clear', 'Nobody controls it.'])
  expect(told('token/owner', by(null, 'account'), 'xrp')).toEqual(['clear', 'Nobody controls it.'])
  expect(told('token/owner', by('0x0', 'nobody'))).toEqual(['clear', 'Its owner is 0x0, which nobody controls.'])
})

test('the sale of an issuer ends in the moment that it names', () => {
  const sale = (opens: number, closes: number) => told('token/issuer-sells', { issue: { opens: days(opens), closes: days(closes) } })
  expect(sale(-2, 0)).toEqual(['clear', 'The sale of the issuer ended on 2026-01-01.'])
  expect(sale(0, 1)).toEqual(['open', 'The issuer sells until 2026-01-02.'])
  expect(sale(1, 2)).toEqual(['open', 'The issuer will sell from 2026-01-02 until 2026-01-03.'])
})
