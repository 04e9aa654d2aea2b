import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isStonewall, mayBeJoint, shapeOf } from '../../../src/sources/bitcoin/joint.ts'
import type { Coin, Transaction } from '../../../src/sources/bitcoin/transaction.ts'
import { coin, crowd, data, made } from './coins.ts'

fc.configureGlobal({ seed: 1, numRuns: 200 })

const nobody = () => false
const shape = (transaction: Transaction) => shapeOf(transaction, nobody)
const btc = (amount: number): number => Math.round(amount * 1e8)

/** A round of Wasabi 1.0 with `n` owners of one input each, change for all and the fee of the coordinator. */
const wasabi10 = (n: number, amount = btc(0.1)) =>
  made(
    crowd('in', n, at => amount + 900_000 + at),
    [...crowd('mixed', n, amount), ...crowd('change', n, at => 800_000 + at), coin('coordinator', 30_123)],
  )
const whirlpool = (pool: number, entries: readonly number[] = [302, 0, 0, 0, 0]) =>
  made(
    crowd('in', 5, at => pool + (entries[at] ?? 0)),
    crowd('out', 5, pool),
  )
const wasabi2 = (ins = 24) =>
  made(
    crowd('in', ins, at => btc(0.02) + at),
    [...crowd('a', 6, 1_048_576), ...crowd('b', 5, 531_441), ...crowd('c', 4, 200_000), ...crowd('rest', 7, at => 70_001 + 13 * at)],
  )
const joinMarket = (n = 4) =>
  made(
    crowd('in', n + 1, at => btc(0.3) + at),
    [...crowd('equal', n, btc(0.25)), ...crowd('change', n, at => 5_000_000 + at)],
  )

describe('a joint transaction has the shape of its protocol', () => {
  test.each([
    ['Wasabi 1.0 with ten owners', wasabi10(10), 'Wasabi 1.0', 70],
    ['Wasabi 1.0, 5 % below', wasabi10(12, btc(0.095)), 'Wasabi 1.0', 70],
    ['Wasabi 1.0, 5 % above', wasabi10(12, btc(0.105)), 'Wasabi 1.0', 70],
    ['Wasabi 2 with 24 inputs', wasabi2(), 'Wasabi 2', 60],
    ['Wasabi 2 with 20 inputs', wasabi2(20), 'Wasabi 2', 60],
    ['Whirlpool 0.001', whirlpool(100_000), 'Whirlpool', 60],
    ['Whirlpool 0.01', whirlpool(1_000_000), 'Whirlpool', 60],
    ['Whirlpool 0.05 with four that are new', whirlpool(5_000_000, [100, 100_000, 302, 302, 0]), 'Whirlpool', 60],
    ['Whirlpool 0.5', whirlpool(50_000_000, [0, 0, 0, 1_500, 900]), 'Whirlpool', 60],
    ['JoinMarket with three makers', joinMarket(), 'JoinMarket', 49],
    ['JoinMarket with a text in the chain', { ...joinMarket(), outputs: [...joinMarket().outputs, data] }, 'JoinMarket', 49],
  ])('%s', (_, transaction, protocol, confidence) => {
    expect(shape(transaction)).toEqual({ protocol, confidence })
  })

  test('Wasabi 1.1 mixes doubles of its amount too, and is surer the closer owners and outputs match', () => {
    const round = (inputs: number) =>
      made(crowd('in', inputs, btc(0.5)), [
        ...crowd('one', 10, btc(0.1) + 7),
        ...crowd('two', 4, btc(0.2) + 14),
        ...crowd('four', 2, btc(0.4) + 28),
        ...crowd('change', 9, at => 1_234_567 + at),
        coin('coordinator', 30_123),
      ])
    // 50 + 50 (n/owners - 1/7) / (6/7): all ten owners, half of twenty, a seventh of seventy
    expect([10, 20, 70].map(inputs => shape(round(inputs)))).toEqual([
      { protocol: 'Wasabi 1.1', confidence: 100 },
      { protocol: 'Wasabi 1.1', confidence: 70 },
      { protocol: 'Wasabi 1.1', confidence: 50 },
    ])
    expect(shape(round(71))?.protocol).not.toBe('Wasabi 1.1')
  })
})

describe('what only looks alike is none', () => {
  const customers = (n: number, value = btc(0.1)) => crowd('customer', n, value)
  test.each([
    ['a payment', made([coin('me', 100_000)], [coin('you', 60_000), coin('change', 39_000)])],
    ['a payout of equal amounts from one purse', made([coin('hot', btc(9))], [...customers(50), coin('hot change', btc(3))])],
    [
      'a payout from twenty coins of one purse',
      made(
        crowd('x', 20, btc(1)).map(({ value }) => coin('hot', value)),
        [...customers(50), ...crowd('more', 20, btc(0.2)), ...crowd('most', 20, btc(0.3)), coin('hot change', btc(1))],
      ),
    ],
    [
      'a payout of equal amounts from two purses',
      made([coin('hot', btc(5)), coin('warm', btc(5))], [...customers(6), coin('change', btc(3))]),
    ],
    ['new coins shared by a pool of miners', made([], customers(10), { coinbase: true, inputs: [] })],
    [
      'equal outputs to one address again and again',
      made(crowd('in', 10, btc(0.2)), [...Array.from({ length: 10 }, () => coin('you', btc(0.1))), coin('change', btc(0.5))]),
    ],
    ['equal outputs of dust', made(crowd('in', 6, 10_000), [...crowd('token', 6, 546), coin('change', 40_000)])],
    ['equal outputs without change', made(crowd('in', 4, btc(0.1) + 500), customers(4))],
    ['a Whirlpool in which nobody pays the miners', whirlpool(1_000_000, [0, 0, 0, 0, 0])],
    ['a Whirlpool in which everybody is new', whirlpool(1_000_000, [302, 302, 302, 302, 302])],
    ['five and five of an amount that is no pool', whirlpool(2_000_000)],
    [
      'five inputs of two owners',
      made([...crowd('a', 1, 100_302), ...Array.from({ length: 4 }, () => coin('b', 100_000))], crowd('out', 5, 100_000)),
    ],
    ['consolidation', made(crowd('in', 60, 20_000), [coin('me', btc(0.01))])],
    ['a text alone', made([coin('me', 5_000)], [data])],
  ])('%s', (_, transaction) => {
    expect(shape(transaction)).toBeUndefined()
  })

  test('a payout of an exchange that a list names, from many purses', () => {
    const purses = made([...crowd('purse', 9, btc(0.3)), coin('known', btc(0.3))], [...customers(5, btc(0.12)), coin('change', btc(2))])
    expect(shape(purses)).toEqual({ protocol: 'JoinMarket', confidence: 49 })
    expect(shapeOf(purses, holder => holder === coin('known', 1).address)).toBeUndefined()
    expect(shapeOf({ ...wasabi10(10) }, holder => holder === coin('in 3', 1).address)).toBeUndefined()
    // what nobody but Whirlpool makes stays what it is
    expect(shapeOf(whirlpool(100_000), () => true)?.protocol).toBe('Whirlpool')
  })

  test.each([
    ['two payments and two changes of one owner', [btc(0.2), btc(0.2), btc(0.05), btc(0.03)]],
    ['three outputs', [btc(0.1), btc(0.1), btc(0.7)]],
  ])('Stonewall: %s', (_, values) => {
    const transaction = made(
      crowd('in', 12, btc(0.1)),
      values.map((value, at) => coin(`out ${at}`, value)),
    )
    expect([isStonewall(transaction.outputs), shape(transaction), mayBeJoint(transaction)]).toEqual([true, undefined, true])
  })

  test.each([
    ['nine inputs', wasabi10(9)],
    ['an amount beyond 5 %', wasabi10(12, btc(0.1051))],
    ['an address with more than a tenth of the inputs', { ...wasabi10(10), inputs: [...wasabi10(10).inputs, { spends: coin('in 0', 5) }] }],
  ])('Wasabi 1.0 is no more with %s', (_, transaction) => {
    expect(shape(transaction)?.protocol).not.toBe('Wasabi 1.0')
  })

  test.each([
    ['19 inputs', wasabi2(19)],
    ['an output below 5,000 satoshi', { ...wasabi2(), outputs: [...wasabi2().outputs, coin('small', 4_999)] }],
    ['two amounts that return', { ...wasabi2(), outputs: wasabi2().outputs.filter(({ value }) => value !== 200_000n) }],
    ['more single outputs than others', { ...wasabi2(), outputs: [...wasabi2().outputs, ...crowd('single', 9, at => 600_000 + at)] }],
    ['no change', { ...wasabi2(), outputs: wasabi2().outputs.slice(0, 15) }],
  ])('Wasabi 2 is no more with %s', (_, transaction) => {
    expect(shape(transaction)?.protocol).not.toBe('Wasabi 2')
  })
})

describe('always', () => {
  const value = fc.integer({ min: 1, max: 3e8 })
  const coins = (name: string) =>
    fc
      .array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.oneof(value, fc.constantFrom(100_000, 1_000_000, 10_000_000))), {
        minLength: 1,
        maxLength: 40,
      })
      .map(list => list.map(([home, amount]) => coin(`${name} ${home}`, amount)))
  const any = fc.tuple(coins('in'), coins('out')).map(([ins, outs]) => made(ins, outs))

  const shuffled = (list: readonly Coin[]) => fc.shuffledSubarray([...list], { minLength: list.length })
  const real = fc.constantFrom(wasabi10(10), wasabi2(), whirlpool(1_000_000), joinMarket())

  test('the order of inputs and outputs does not matter', () => {
    const both = fc
      .oneof(real, any)
      .chain(one => fc.tuple(fc.constant(one), shuffled(one.inputs.flatMap(({ spends }) => spends ?? [])), shuffled(one.outputs)))
    fc.assert(
      fc.property(both, ([one, ins, outs]) => {
        expect(shape(made(ins, outs))).toEqual(shape(one))
      }),
    )
  })

  test('one owner alone makes none', () => {
    fc.assert(
      fc.property(any, ({ inputs, outputs }) => {
        const alone = inputs.flatMap(({ spends }) => (spends ? [coin('me', spends.value)] : []))
        expect(shape(made(alone, outputs))).toBeUndefined()
      }),
    )
  })

  test('there are at least three owners and three equal outputs, and no address is paid twice', () => {
    fc.assert(
      fc.property(fc.oneof(any, real), one => {
        if (!shape(one)) return
        const counts = new Map<bigint, number>()
        for (const { value: amount } of one.outputs) counts.set(amount, (counts.get(amount) ?? 0) + 1)
        expect(new Set(one.inputs.map(({ spends }) => spends?.address)).size).toBeGreaterThanOrEqual(3)
        expect(Math.max(...counts.values())).toBeGreaterThanOrEqual(3)
        expect(new Set(one.outputs.map(({ address }) => address)).size).toBe(one.outputs.length)
      }),
    )
  })

  test('a confidence lies between that of a coincidence and certainty, and what has a shape may be joint', () => {
    fc.assert(
      fc.property(fc.oneof(any, real), one => {
        const found = shape(one)
        if (!found) return
        expect(found.confidence).toBeGreaterThanOrEqual(49)
        expect(found.confidence).toBeLessThanOrEqual(100)
        expect(mayBeJoint(one)).toBe(true)
      }),
    )
  })

  test('a round of Whirlpool has no other output and no other amount', () => {
    const pool = fc.constantFrom(100_000, 1_000_000, 5_000_000, 50_000_000)
    fc.assert(
      fc.property(pool, fc.integer({ min: 0, max: 4 }), value, (amount, at, other) => {
        const { inputs, outputs, ...round } = whirlpool(amount)
        const changed = outputs.map((one, index) => (index === at ? coin('other', other) : one))
        if (other !== amount) expect(shape({ ...round, inputs, outputs: changed })?.protocol).not.toBe('Whirlpool')
        expect(shape({ ...round, inputs, outputs: [...outputs, coin('other', other)] })?.protocol).not.toBe('Whirlpool')
      }),
    )
  })

  test('what is not known of one input is not guessed', () => {
    fc.assert(
      fc.property(fc.oneof(any, real), one => {
        expect(shape({ ...one, inputs: [...one.inputs, { outpoint: 'x' }] })).toBeUndefined()
      }),
    )
  })
})

describe('several owners may have signed', () => {
  const pay = (ins: readonly Coin[], ...outs: readonly number[]) =>
    mayBeJoint(
      made(
        ins,
        outs.map((value, at) => coin(`out ${at}`, value)),
      ),
    )
  test.each([
    ['two inputs for one payment', [coin('a', 60_000), coin('b', 70_000)], [100_000, 29_000], false],
    ['an input that the payment did not need, as in a PayJoin', [coin('a', 100_000), coin('b', 30_000)], [90_000, 39_000], true],
    ['the same, of one owner', [coin('a', 100_000), coin('a', 30_000)], [90_000, 39_000], false],
    ['two equal outputs for two owners', [coin('a', 50_500), coin('b', 50_500)], [50_000, 50_000], true],
    ['two equal outputs for one owner', [coin('a', 101_000)], [50_000, 50_000], false],
    ['a consolidation', [coin('a', 1_000), coin('b', 2_000), coin('c', 3_000)], [5_500], false],
  ])('%s: %#', (_, ins, outs, expected) => {
    expect(pay(ins, ...outs)).toBe(expected)
  })
})
