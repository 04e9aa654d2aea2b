import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coinOf, paysToKey } from '../../../src/sources/bitcoin/script.ts'
import { concerns, contradictionIn, isWhole, spentBy, standing, type Transaction } from '../../../src/sources/bitcoin/transaction.ts'
import { p2wpkh } from '../../support/bitcoin-service.ts'
import { coin, made } from './coins.ts'

fc.configureGlobal({ seed: 1, numRuns: 200 })

const me = p2wpkh('me')

describe('a coin', () => {
  // block 1 to 100000 are full of these; the pair is that of the first payment of Bitcoin, block 170
  const key =
    '0411db93e1dcdb8a016b49840f8c53bc1eb68a382e97b1482ecad7b148a6909a5cb2e0eaddfb84ccf9744464f82e160bfa9b8b64f9d4c03f999b8643f656b412a3'
  test('that is paid to a bare key goes by the address of the key', () => {
    const found = coinOf({ value: 1n, script: `41${key}ac` })
    expect([found.address, paysToKey(found)]).toEqual(['12cbQLTFMXRnSzktFkuoG3eHoMeFtpTu3S', true])
    expect(coinOf({ value: 1n, script: `41${key}ac`, address: me }).address).toBe('12cbQLTFMXRnSzktFkuoG3eHoMeFtpTu3S')
  })
  test('that is paid to a compressed key, too', () => {
    const generator = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'
    expect(coinOf({ value: 1n, script: `21${generator}ac` }).address).toBe('1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH')
  })
  test.each(['', '51', '6a0568656c6c6f', `41${key}ad`, `21${key}ac`])('with the script %j has the address that the host gives', script => {
    expect(coinOf({ value: 1n, script })).toEqual({ value: 1n, script })
    expect(coinOf({ value: 1n, script, address: me }).address).toBe(me)
  })
})

describe('a transaction', () => {
  const paid = made([coin('you', 9_000)], [coin(me, 8_000)])
  test('adds up', () => {
    expect(contradictionIn(paid)).toBeUndefined()
    expect(contradictionIn({ ...paid, fee: 999n })).toBe('its inputs, outputs and fee do not add up')
    expect(contradictionIn({ ...paid, inputs: [{}], fee: 999n })).toBeUndefined()
  })
  test.each<[string, Transaction, boolean]>([
    ['pays the address', paid, true],
    ['spends from it', made([coin(me, 9_000)], [coin('x', 8_000)]), true],
    ['may spend from it', { ...made([], [coin('x', 8_000)]), inputs: [{}] }, true],
    ['is of others', made([coin('you', 9_000)], [coin('x', 8_000)]), false],
    ['creates coins for others', { ...made([], [coin('x', 8_000)]), coinbase: true }, false],
  ])('that %s', (_, transaction, expected) => {
    expect(concerns(transaction, me)).toBe(expected)
  })
  test('spends nothing when it creates coins', () => {
    expect(spentBy({ ...paid, coinbase: true, inputs: [] })).toBeUndefined()
  })
})

describe('a list', () => {
  const spending = (id: string, outpoint: string, confirmed: boolean): Transaction => ({
    ...made([coin(me, 9_000)], [coin('x', 8_000)], { id, confirmed }),
    inputs: [{ outpoint, spends: coin(me, 9_000) }],
  })
  const ids = (...transactions: readonly Transaction[]) => standing(transactions).map(({ id }) => id)

  test('holds each transaction once', () => {
    expect(ids(spending('a', 'p', true), spending('b', 'q', true), spending('a', 'p', true))).toEqual(['a', 'b'])
  })
  test.each([
    ['one in a block replaces one that waits', [spending('waits', 'p', false), spending('block', 'p', true)], ['block']],
    ['the first of two that wait stays', [spending('new', 'p', false), spending('old', 'p', false)], ['new']],
    ['those that spend different coins stay', [spending('a', 'p', false), spending('b', 'q', false)], ['a', 'b']],
  ])('%s', (_, transactions, expected) => {
    expect(ids(...transactions)).toEqual(expected)
  })
  test('never loses what stands in a block', () => {
    const any = fc.array(fc.record({ id: fc.nat(9).map(String), outpoint: fc.nat(9).map(String), confirmed: fc.boolean() }))
    fc.assert(
      fc.property(any, list => {
        const all = list.map(({ id, outpoint, confirmed }) => spending(`${id} ${confirmed}`, outpoint, confirmed))
        const kept = standing(all)
        const inBlocks = (some: readonly Transaction[]) => new Set(some.filter(({ confirmed }) => confirmed).map(({ id }) => id))
        expect(inBlocks(kept)).toEqual(inBlocks(all))
        expect(standing(kept)).toEqual(kept)
      }),
    )
  })
  test('is whole when it holds as many different ones as there are', () => {
    const two = [spending('a', 'p', true), spending('a', 'p', true), spending('b', 'q', true)]
    expect([isWhole(two, 2), isWhole(two, 3), isWhole([], 0)]).toEqual([true, false, true])
  })
})
