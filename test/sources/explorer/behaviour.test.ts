import { describe, expect, test } from 'vitest'
import { chainNamed } from '../../../src/chains/index.ts'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { flowsOf, isTiny, type Seen, seenBy } from '../../../src/sources/explorer/flows.ts'
import type { IndexedTransaction, Movement, WalletHistory } from '../../../src/sources/explorer/history.ts'
import { drainerOf, fanOf, passedOf } from '../../../src/sources/explorer/patterns.ts'
import { imitated, lookAlike, poisonerOf, poisonOf, suspectsOf } from '../../../src/sources/explorer/poison.ts'
import { known } from '../../support/subjects.ts'

const ethereum = chainNamed('ethereum')
const usdc = { address: known.usdc.toLowerCase(), symbol: 'USDC', decimals: 18 }
const fake = { address: `0x${'fa'.repeat(20)}`, symbol: 'USDС', decimals: 6 }
const self = `0x${'51'.repeat(20)}`
const friend = `0xabcdef${'1'.repeat(30)}9876`
const twin = `0xabcfed${'2'.repeat(30)}9876`
const stranger = `0x${'07'.repeat(20)}`
const hour = 3_600_000
const at = (hours: number) => new Date(Date.UTC(2024, 0, 1) + hours * hour)
const ether = 10n ** 18n

const move = (more: Partial<Movement>): Movement => ({ transaction: '0xaa', at: at(0), from: stranger, to: self, amount: ether, ...more })
const sent = (id: string, more: Partial<IndexedTransaction> = {}): IndexedTransaction => ({
  id,
  from: self,
  to: stranger,
  input: '0x',
  ok: true,
  ...more,
})
const historyOf = (movements: readonly Movement[], transactions: readonly IndexedTransaction[] = []): WalletHistory => ({
  transactions,
  movements,
  complete: true,
  allTransactions: true,
  unread: 0,
  any: true,
  proofs: [],
})
const seen = (movements: readonly Movement[], ...own: string[]): readonly Seen[] =>
  seenBy(
    self,
    historyOf(
      movements,
      own.map(id => sent(id)),
    ),
    ethereum,
  )

describe('what is seen', () => {
  test('tells direction, consent and kind; what stays within the wallet is nothing', () => {
    const all = [
      move({}),
      move({ from: self, to: stranger, transaction: '0xbb' }),
      move({ from: self, to: self }),
      move({ token: usdc }),
      move({ token: fake }),
    ]
    expect(seen(all, '0xbb').map(({ direction, signed, asset, party }) => [direction, signed, asset, party])).toEqual([
      ['in', false, 'coin', stranger],
      ['out', true, 'coin', stranger],
      ['in', false, 'registered', stranger],
      ['in', false, 'counterfeit', stranger],
    ])
  })

  test.each([
    ['less than a thousandth of a coin', { amount: ether / 1_000n - 1n }, true],
    ['a thousandth of a coin', { amount: ether / 1_000n }, false],
    ['less than a dollar', { token: usdc, amount: 999_999n }, true],
    ['a dollar', { token: usdc, amount: 1_000_000n }, false],
    ['nothing', { token: fake, amount: 0n }, true],
  ])('%s is a greeting: %s', (_, more, tiny) => {
    expect(isTiny(seen([move(more)])[0] as Seen, ethereum)).toBe(tiny)
  })

  test('flows are in the coin and in tokens of the registry, whose decimals the index does not decide', () => {
    const [coin, dollar, ...more] = flowsOf(
      seen([move({}), move({ token: usdc }), move({ token: fake }), move({ token: usdc, amount: 0n })]),
      ethereum,
      new Set(),
    )
    expect(coin).toMatchObject({ asset: 'ETH', decimals: 18 })
    expect(dollar).toMatchObject({ asset: known.usdc, decimals: 6 })
    expect(more).toEqual([])
  })
})

test.each([
  [friend, twin, true],
  [friend, friend, false],
  [friend, friend.toUpperCase().replace('0X', '0x'), false],
  [friend, `0xabc${'3'.repeat(33)}9875`, false],
  [friend, `0xabd${'3'.repeat(33)}9876`, false],
])('%s and %s look alike: %s', (one, other, alike) => {
  expect(lookAlike(one, other)).toBe(alike)
})

describe('poison', () => {
  const paid = move({ from: self, to: friend, token: usdc, amount: 5_000_000n, transaction: '0xbb' })
  const later = (more: Partial<Movement>, hours = 24) =>
    poisonOf(seen([paid, move({ at: at(hours), token: usdc, ...more })], '0xbb'), ethereum).poisoned

  test.each([
    ['nothing', { from: self, to: twin, amount: 0n }, 'nothing'],
    ['a little', { from: twin, amount: 10n }, 'little'],
    ['a counterfeit', { from: self, to: twin, token: fake, amount: 10n ** 9n }, 'counterfeit'],
  ])('is %s of or to a look-alike, soon after', (_, more, kind) => {
    expect(later(more)).toMatchObject([
      { kind, by: expect.stringMatching(/^0x[aA][bB][cC][fF]/), resembles: expect.stringMatching(/9876$/) },
    ])
    expect(later(more, 24 * 7)).toHaveLength(1)
    expect(later(more, 24 * 7 + 1)).toEqual([])
    expect(later(more, -1)).toEqual([])
  })

  test('is none from somebody unlike anybody, of real value, or by its own hand', () => {
    expect(later({ from: stranger, amount: 10n })).toEqual([])
    expect(later({ from: twin, amount: 5_000_000n })).toEqual([])
    const own = seen([paid, move({ from: self, to: twin, amount: 0n, token: usdc, at: at(1), transaction: '0xcc' })], '0xbb', '0xcc')
    expect(poisonOf(own, ethereum).poisoned).toEqual([])
  })
})

describe('a poisoner', () => {
  const nothing = (owner: string, amount = 0n) => encodeCall('transferFrom(address,address,uint256)', owner, stranger, amount)
  const owners = [1, 2, 3].map(digit => `0x${String(digit).repeat(40)}`)
  const with_ = (...inputs: readonly string[]) =>
    poisonerOf(
      self,
      historyOf(
        [],
        inputs.map((input, index) => sent(`0x${index}`, { input })),
      ),
    )

  test('moves nothing in the name of three others', () => {
    expect(with_(...owners.map(owner => nothing(owner)))).toEqual({ victims: 3, transactions: ['0x0', '0x1', '0x2'] })
  })

  test('is nobody who moves something, nothing of its own, or nothing of two', () => {
    expect(with_(...owners.map(owner => nothing(owner, 1n)))).toBeUndefined()
    expect(with_(nothing(self), ...owners.slice(1).map(owner => nothing(owner)))).toBeUndefined()
    expect(with_(...owners.slice(1).map(owner => nothing(owner)))).toBeUndefined()
  })

  test('is suspected by those with whom it shares nothing but bait, and proved by their history', () => {
    const bait = [move({ from: self, to: stranger, amount: 1n, transaction: '0xbb' })]
    expect(suspectsOf(seen(bait, '0xbb'), ethereum)).toEqual([stranger])
    expect(suspectsOf(seen([...bait, move({})], '0xbb'), ethereum)).toEqual([])

    const theirs = (contact: Partial<Movement>, own: readonly string[] = ['0xcc']) => {
      const dealt = move({ from: stranger, to: friend, transaction: '0xcc', at: at(0) })
      const greeted = move({ from: twin, to: stranger, amount: 1n, transaction: '0xdd', at: at(5), ...contact })
      return seenBy(
        stranger,
        historyOf(
          [dealt, greeted],
          own.map(id => sent(id, { from: stranger })),
        ),
        ethereum,
      )
    }
    expect(imitated(twin, theirs({}), ethereum)).toBe(friend)
    expect(imitated(twin, theirs({ at: at(-5) }), ethereum)).toBeUndefined()
    expect(imitated(twin, theirs({ amount: ether }), ethereum)).toBeUndefined()
    expect(imitated(twin, theirs({}, ['0xcc', '0xdd']), ethereum)).toBeUndefined()
    expect(imitated(`0xabc${'4'.repeat(33)}0000`, theirs({}), ethereum)).toBeUndefined()
  })
})

describe('a drainer', () => {
  const payers = [1, 2, 3].map(digit => `0x${String(digit).repeat(40)}`)
  const split = (small: bigint, large: bigint) =>
    payers.flatMap((payer, index) => [
      move({ from: payer, transaction: `0x${index}`, amount: small + large }),
      move({ from: self, to: stranger, transaction: `0x${index}`, amount: small }),
      move({ from: self, to: friend, transaction: `0x${index}`, amount: large }),
    ])
  const patternOf = (moves: readonly Movement[]) => drainerOf(self, historyOf(moves), seen(moves))?.pattern

  test.each([
    [20n, 80n, 'split'],
    [15n, 85n, 'split'],
    [70n, 30n, 'split'],
    [25n, 75n, undefined],
    [50n, 50n, undefined],
  ])('divides %s to %s: %s', (small, large, pattern) => {
    expect(patternOf(split(small, large))).toBe(pattern)
  })

  test('is none that divides for two, or among three', () => {
    expect(patternOf(split(20n, 80n).slice(0, 6))).toBeUndefined()
    const third = payers.map((_, index) => move({ from: self, to: twin, transaction: `0x${index}`, amount: 5n }))
    expect(patternOf([...split(20n, 80n), ...third])).toBeUndefined()
  })

  test('is none that takes from accounts which it had supplied', () => {
    const take = (owner: string) => encodeCall('transferFrom(address,address,uint256)', owner, stranger, 5n)
    const calls = payers.map((owner, index) => sent(`0x${index}`, { input: take(owner) }))
    expect(drainerOf(self, historyOf([], calls), [])).toMatchObject({ pattern: 'approvals', victims: 3 })
    const supplied = payers.map(to => move({ from: self, to }))
    expect(drainerOf(self, historyOf(supplied, calls), seen(supplied))).toBeUndefined()
  })
})

describe('what passes', () => {
  const pass = (turn: number, part: bigint, minutes = 30) => [
    move({ transaction: `in${turn}`, at: at(turn * 5) }),
    move({
      transaction: `out${turn}`,
      from: self,
      to: friend,
      at: new Date(at(turn * 5).getTime() + minutes * 60_000),
      amount: (ether * part) / 100n,
    }),
  ]
  const timesOf = (moves: readonly Movement[]) => passedOf(seen(moves)).times

  test('leaves within the hour, nine tenths of it or more', () => {
    expect(timesOf([...pass(1, 90n), ...pass(2, 100n, 60)])).toBe(2)
    expect(timesOf([...pass(1, 89n), ...pass(2, 100n, 61)])).toBe(0)
  })

  test('once, though it empties many arrivals', () => {
    const arrivals = [1, 2, 3, 4, 5, 6].map(turn => move({ transaction: `in${turn}` }))
    expect(passedOf(seen([...arrivals, move({ from: self, to: friend, amount: 6n * ether })]))).toEqual({ times: 1, of: 6 })
  })

  test('in another token is something else', () => {
    expect(timesOf([move({}), move({ from: self, to: friend, token: usdc })])).toBe(0)
  })
})

test('a fan is the most parties of any day', () => {
  const payer = (index: number, hours: number) => move({ from: `0x${index.toString(16).padStart(40, '0')}`, at: at(hours) })
  const moves = [payer(1, 0), payer(2, 10), payer(2, 11), payer(3, 23), payer(4, 30), payer(5, 90)]
  expect(fanOf(seen(moves))).toEqual({ in: 3, out: 0 })
})
