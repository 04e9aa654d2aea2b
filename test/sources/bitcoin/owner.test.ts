import { describe, expect, test } from 'vitest'
import { ownerOf } from '../../../src/sources/bitcoin/owner.ts'
import type { Transaction } from '../../../src/sources/bitcoin/transaction.ts'
import { p2wpkh } from '../../support/bitcoin-service.ts'
import { coin, crowd, made } from './coins.ts'

const me = p2wpkh('me')
const others = (...transactions: readonly Transaction[]) => [...ownerOf(transactions, me).others]
const pair = (name: string, id: string) => made([coin(me, 60_000), coin(name, 50_000)], [coin('shop', 100_000)], { id })

describe('the owner of a wallet', () => {
  test('owns what signed together with it, and the first transaction shows it', () => {
    expect(others(pair('a', 'one'), pair('b', 'two'), pair('a', 'three'))).toEqual([
      [p2wpkh('a'), 'one'],
      [p2wpkh('b'), 'two'],
    ])
  })

  test.each([
    ['transactions that only pay it', made([coin('a', 60_000), coin('b', 9_000)], [coin(me, 60_000)])],
    ['a joint transaction', made([coin(me, 100_302), ...crowd('in', 4, 100_000)], crowd('out', 5, 100_000))],
    [
      'the shape of Stonewall',
      made([coin(me, 90_000), coin('a', 90_000)], [coin('x', 50_000), coin('y', 50_000), coin('c', 39_000), coin('d', 38_000)]),
    ],
    ['the shape of a PayJoin', made([coin(me, 100_000), coin('a', 30_000)], [coin('x', 90_000), coin('c', 39_000)])],
    ['an input that the host is silent about', { ...pair('a', 'one'), inputs: [...pair('a', 'one').inputs, { outpoint: 'x' }] }],
    ['new coins', made([], [coin(me, 5_000)], { coinbase: true, inputs: [] })],
    ['its own inputs', made([coin(me, 60_000), coin(me, 50_000)], [coin('shop', 100_000)])],
  ])('nothing is learned from %s', (_, transaction) => {
    expect(others(transaction)).toEqual([])
  })

  test('is followed to a thousand addresses', () => {
    const many = (count: number) => ownerOf([made([coin(me, 1_000), ...crowd('in', count, 1_000)], [coin('all', 900_000)])], me)
    expect([many(1_000).others.size, many(1_000).all]).toEqual([1_000, true])
    expect([many(1_001).others.size, many(1_001).all]).toEqual([1_000, false])
  })
})
