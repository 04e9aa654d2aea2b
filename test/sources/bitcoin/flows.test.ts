import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeOf, flowsOf, type Sides, spends, split } from '../../../src/sources/bitcoin/flows.ts'
import { shapeOf } from '../../../src/sources/bitcoin/joint.ts'
import type { Transaction } from '../../../src/sources/bitcoin/transaction.ts'
import { hydra, p2pkh, p2sh, p2tr, p2wpkh } from '../../support/bitcoin-service.ts'
import { coin, crowd, data, made } from './coins.ts'

fc.configureGlobal({ seed: 1, numRuns: 200 })

const me = p2wpkh('me')
const sides = (more: Partial<Sides> = {}): Sides => ({
  wallet: me,
  others: new Set(),
  accused: holder => holder === hydra,
  shapeOf: transaction => shapeOf(transaction, () => false),
  ...more,
})
/** Direction, party and amount of each flow. */
const flows = (transaction: Transaction, more?: Partial<Sides>) =>
  flowsOf([transaction], sides(more)).map(({ direction, party, amount }) => [direction, party, amount])
const [you, third] = [p2wpkh('you'), p2wpkh('third')]

describe('what comes in', () => {
  test('comes from all inputs in proportion to their value', () => {
    const paid = made([coin(you, 300_000), coin(hydra, 100_000)], [coin(me, 80_000), coin('change', 310_000)])
    expect(flows(paid)).toEqual([
      ['in', you, 60_000n],
      ['in', hydra, 20_000n],
    ])
  })

  test('carries its transaction and its time', () => {
    const at = new Date('2024-05-06T00:00:00Z')
    expect(flowsOf([made([coin(you, 9_000)], [coin(me, 8_000)], { id: 'aa', at })], sides())).toEqual([
      { direction: 'in', party: you, asset: 'BTC', decimals: 8, amount: 8_000n, transaction: 'aa', at },
    ])
  })

  test.each([
    ['new coins come from nobody', made([], [coin(me, 5_000)], { coinbase: true, inputs: [] }), [['in', 'new coins', 5_000n]]],
    ['a thousand satoshi from a stranger say nothing', made([coin(hydra, 5_000)], [coin(me, 1_000), coin(hydra, 3_000)]), []],
    ['a thousand and one do', made([coin(hydra, 5_000)], [coin(me, 1_001), coin(hydra, 3_000)]), [['in', hydra, 1_001n]]],
    [
      'a sender without an address goes by his script',
      made([{ value: 9_000n, script: '51' }], [coin(me, 8_000)]),
      [['in', 'script 51', 8_000n]],
    ],
  ])('%s', (_, transaction, expected) => {
    expect(flows(transaction)).toEqual(expected)
  })

  test('what the host is silent about is what outputs and fee leave over', () => {
    const half = made([coin(hydra, 40_000)], [coin(me, 90_000)], { fee: 10_000n })
    expect(flows({ ...half, inputs: [...half.inputs, { outpoint: 'x' }] })).toEqual([
      ['in', hydra, 36_000n],
      ['in', 'not said', 54_000n],
    ])
  })

  test('what the owner sends to himself is none, unless a list accuses the other address', () => {
    const moved = made([coin('old', 60_000), coin(hydra, 60_000)], [coin(me, 100_000)])
    expect(flows(moved, { others: new Set([p2wpkh('old'), hydra]) })).toEqual([['in', hydra, 50_000n]])
  })

  test('a joint transaction brings the coins of all who took part', () => {
    const round = made([...crowd('in', 4, 100_302), coin(hydra, 100_000)], [coin(me, 100_000), ...crowd('out', 4, 100_000)])
    const parts = flows(round)
    expect(parts).toHaveLength(5)
    expect(parts.find(([, party]) => party === hydra)?.[2]).toBe(19_952n)
  })
})

describe('what goes out', () => {
  test('goes to every output but those that return', () => {
    const paid = made([coin(me, 100_000)], [coin(hydra, 30_000), coin(third, 20_000), coin(me, 49_000)])
    expect(flows(paid)).toEqual([
      ['out', hydra, 30_000n],
      ['out', third, 20_000n],
    ])
  })

  test('counts as the part that the wallet brought', () => {
    const together = made([coin(me, 25_000), coin('other', 75_000)], [coin(hydra, 40_000), coin('more', 20_000), coin('other', 38_000)])
    expect(flows(together)).toEqual([
      ['out', hydra, 10_000n],
      ['out', p2wpkh('more'), 5_000n],
    ])
  })

  test.each([
    ['a payment of a single satoshi', made([coin(me, 9_000)], [coin(hydra, 1), coin(me, 8_000)]), [['out', hydra, 1n]]],
    [
      'a tiny part of a small payment',
      made([coin(me, 1), coin('other', 90_000)], [coin(hydra, 5_000), coin(p2pkh('x'), 80_000)]),
      [
        ['out', hydra, 1n],
        ['out', p2pkh('x'), 1n],
      ],
    ],
    ['a text in the chain costs nothing', made([coin(me, 9_000)], [data, coin(hydra, 8_000)]), [['out', hydra, 8_000n]]],
    [
      'an output to a signer that a list accuses',
      made([coin(me, 50_000), coin(hydra, 50_000)], [coin(hydra, 60_000), coin('x', 30_000)]),
      [
        ['out', hydra, 30_000n],
        ['out', p2wpkh('x'), 15_000n],
      ],
    ],
    ['to another address of the owner', made([coin(me, 9_000)], [coin('mine too', 8_000)]), []],
    ['everything burned as fees', made([coin(me, 9_000)], [data]), []],
  ])('%s', (_, transaction, expected) => {
    expect(flows(transaction, { others: new Set([p2wpkh('mine too')]) })).toEqual(expected)
  })

  test('what is listed for the wallet and pays it nothing was signed by it, whatever the host is silent about', () => {
    const silent = made([], [coin(hydra, 5_000)], { inputs: [{ outpoint: 'x' }], fee: 100n })
    expect([spends(silent, me), flows(silent)]).toEqual([true, [['out', hydra, 5_000n]]])
    const paying = { ...silent, outputs: [coin(me, 5_000)] }
    expect([spends(paying, me), flows(paying)]).toEqual([false, [['in', 'not said', 5_000n]]])
  })

  test('the outputs of a joint transaction belong to strangers; a shape that is a mere coincidence hides nobody', () => {
    const round = made([coin(me, 100_302), ...crowd('in', 4, 100_000)], [coin(hydra, 100_000), ...crowd('out', 4, 100_000)])
    expect(flows(round)).toEqual([])
    const alike = made(
      [coin(me, 30_000_000), ...crowd('in', 3, 30_000_000)],
      [coin(hydra, 25_000_000), ...crowd('out', 2, 25_000_000), coin('change', 40_000_000)],
    )
    expect(shapeOf(alike, () => false)?.protocol).toBe('JoinMarket')
    expect(flows(alike)).toContainEqual(['out', hydra, 6_250_000n])
  })
})

describe('change', () => {
  const change = (transaction: Transaction) => changeOf(transaction, sides())?.address
  test.each([
    [
      'is the one output of the kind of the inputs',
      made([coin(me, 90_000)], [coin(p2sh('shop'), 30_000), coin(p2wpkh('c'), 50_000)]),
      p2wpkh('c'),
    ],
    [
      'of several payments too',
      made([coin(me, 90_000)], [coin(p2sh('a'), 30_000), coin(p2tr('b'), 9_000), coin(p2wpkh('c'), 50_000)]),
      p2wpkh('c'),
    ],
    [
      'is not told where two outputs may be it',
      made([coin(me, 90_000)], [coin(p2wpkh('a'), 30_000), coin(p2wpkh('c'), 50_000)]),
      undefined,
    ],
    ['is not told where there is one output', made([coin(me, 90_000)], [coin(p2wpkh('a'), 80_000)]), undefined],
    [
      'is not told where inputs are of two kinds',
      made([coin(me, 90_000), coin(p2pkh('x'), 9_000)], [coin(p2sh('a'), 30_000), coin(p2wpkh('c'), 50_000)]),
      undefined,
    ],
    [
      'has returned openly, so no other output is it',
      made([coin(me, 90_000)], [coin(p2sh('a'), 30_000), coin(p2wpkh('c'), 9_000), coin(me, 50_000)]),
      undefined,
    ],
    ['is never what a list accuses', made([coin(p2pkh('m'), 90_000)], [coin(p2sh('a'), 30_000), coin(hydra, 50_000)]), undefined],
  ])('%s', (_, transaction, expected) => {
    expect(change(transaction)).toBe(expected)
  })

  test('is no payment', () => {
    expect(flows(made([coin(me, 90_000)], [coin(p2sh('shop'), 30_000), coin(p2wpkh('c'), 50_000)]))).toEqual([
      ['out', p2sh('shop'), 30_000n],
    ])
  })
})

describe('always', () => {
  const amount = fc.bigInt({ min: 0n, max: 2_100_000_000_000_000n })
  const sources = fc.array(fc.record({ party: fc.constantFrom('a', 'b', 'c'), value: amount }), { minLength: 1, maxLength: 30 })

  test('parts sum to the whole, and none is more than a satoshi off its share', () => {
    fc.assert(
      fc.property(amount, sources, (whole, from) => {
        const all = from.reduce((sum, { value }) => sum + value, 0n)
        fc.pre(all > 0n)
        const parts = split(whole, from)
        expect(parts.reduce((sum, { value }) => sum + value, 0n)).toBe(whole)
        parts.forEach(({ value }, at) => {
          const off = value * all - whole * (from[at]?.value ?? 0n)
          expect(off < all && off > -all).toBe(true)
        })
      }),
    )
  })

  test('no flow is negative, none goes to the wallet itself, and no more comes in than it was paid', () => {
    const home = fc.constantFrom(me, you, third, hydra, p2sh('s'))
    const coins = fc.array(fc.tuple(home, fc.integer({ min: 0, max: 5e8 })), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(coins, coins, (ins, outs) => {
        const transaction = made(
          ins.map(one => coin(...one)),
          outs.map(one => coin(...one)),
        )
        const found = flowsOf([transaction], sides())
        const got = transaction.outputs.filter(({ address }) => address === me).reduce((sum, { value }) => sum + value, 0n)
        const incoming = found.filter(({ direction }) => direction === 'in')
        expect(found.every(flow => flow.amount > 0n && flow.party !== me)).toBe(true)
        expect(incoming.reduce((sum, flow) => sum + flow.amount, 0n) <= got).toBe(true)
        expect(new Set(found.map(({ direction }) => direction)).size).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('a payment to somebody whom a list accuses is never lost outside a joint transaction', () => {
    const homes = fc.constantFrom(me, you, third, p2sh('s'), p2pkh('k'))
    const coins = fc.array(fc.tuple(homes, fc.integer({ min: 1, max: 5e8 })), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(coins, coins, fc.integer({ min: 1, max: 5e8 }), (ins, outs, value) => {
        const transaction = made([coin(me, 7e8), ...ins.map(one => coin(...one))], [...outs.map(one => coin(...one)), coin(hydra, value)])
        expect(flowsOf([transaction], sides({ others: new Set([hydra, you]) })).some(({ party }) => party === hydra)).toBe(true)
      }),
    )
  })
})
