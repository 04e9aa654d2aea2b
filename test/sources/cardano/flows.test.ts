import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flowsOf } from '../../../src/sources/cardano/flows.ts'
import type { Output, Transaction } from '../../../src/sources/cardano/index-of-cardano.ts'

const coin = { symbol: 'ADA', decimals: 6 }
const at = new Date('2026-01-01T00:00:00Z')
const out = (address: string, lovelace: bigint, more: Readonly<Record<string, bigint>> = {}): Output => ({
  address,
  amounts: new Map([['lovelace', lovelace], ...Object.entries(more)]),
})
const transaction = (inputs: Output[], outputs: Output[], more: Partial<Transaction> = {}): Transaction => ({
  hash: 'tx',
  at,
  valid: true,
  decimals: new Map([['p.61', 2]]),
  inputs,
  outputs,
  ...more,
})
const isOwn = (address: string) => address.startsWith('me')
const short = (found: Transaction) =>
  flowsOf(found, isOwn, coin).map(({ direction, party, asset, amount }) => `${direction} ${party} ${amount} ${asset}`)

describe('a transaction', () => {
  test.each<[string, Output[], Output[], string[]]>([
    ['a payment with change and a fee', [out('me', 100n)], [out('shop', 30n), out('me', 68n)], ['out shop 30 ADA']],
    ['change at another address of the wallet', [out('me', 100n)], [out('shop', 30n), out('me2', 68n)], ['out shop 30 ADA']],
    ['a payment received', [out('boss', 100n)], [out('me', 40n), out('boss', 58n)], ['in boss 40 ADA']],
    ['a move within the wallet', [out('me', 100n)], [out('me2', 98n)], []],
    ['rewards come from nobody', [out('me', 100n)], [out('me', 120n)], []],
    ['two senders pay in proportion', [out('a', 30n), out('b', 10n)], [out('me', 20n), out('c', 20n)], ['in a 15 ADA', 'in b 5 ADA']],
    [
      'what passes through in the same transaction thins nothing out',
      [out('me', 10n), out('whale', 1_000n)],
      [out('bad', 10n), out('whale', 1_000n)],
      ['out bad 10 ADA'],
    ],
    [
      'a swap',
      [out('me', 100n), out('pool', 500n, { 'p.61': 900n })],
      [out('me', 48n, { 'p.61': 90n }), out('pool', 550n, { 'p.61': 810n })],
      ['out pool 50 ADA', 'in pool 90 p.61'],
    ],
    ['minted for oneself', [out('me', 10n)], [out('me', 8n, { 'p.61': 5n })], []],
    ['burned', [out('me', 10n, { 'p.61': 5n })], [out('me', 8n)], []],
    ['two outputs to one party are one flow', [out('me', 10n)], [out('shop', 3n), out('shop', 4n)], ['out shop 7 ADA']],
  ])('%s', (_, inputs, outputs, expected) => {
    expect(short(transaction(inputs, outputs))).toEqual(expected)
  })

  test('whose scripts failed moved nothing', () => {
    expect(short(transaction([out('me', 100n)], [out('shop', 30n)], { valid: false }))).toEqual([])
  })

  test('carries symbol, decimals, time and id', () => {
    expect(flowsOf(transaction([out('me', 100n, { 'p.61': 7n })], [out('shop', 90n, { 'p.61': 7n })]), isOwn, coin)).toEqual([
      { direction: 'out', party: 'shop', asset: 'ADA', decimals: 6, amount: 90n, transaction: 'tx', at },
      { direction: 'out', party: 'shop', asset: 'p.61', decimals: 2, amount: 7n, transaction: 'tx', at },
    ])
  })

  test('an asset whose decimals nobody told is left out, for its amount would be a guess', () => {
    expect(short(transaction([out('me', 9n, { 'p.62': 7n })], [out('shop', 9n, { 'p.62': 7n })]))).toEqual(['out shop 9 ADA'])
  })
})

test('whatever the transaction, flows are positive or nothing, and never more than the wallet or the party gained or lost', () => {
  const side = fc.array(fc.tuple(fc.constantFrom('me', 'me2', 'a', 'b', 'c'), fc.bigInt(0n, 1_000n)), { maxLength: 6 })
  fc.assert(
    fc.property(side, side, (inputs, outputs) => {
      const sum = (list: [string, bigint][], whose: (address: string) => boolean) =>
        list.reduce((total, [address, amount]) => (whose(address) ? total + amount : total), 0n)
      const gain = (whose: (address: string) => boolean) => sum(outputs, whose) - sum(inputs, whose)
      const flows = flowsOf(
        transaction(
          inputs.map(each => out(...each)),
          outputs.map(each => out(...each)),
        ),
        isOwn,
        coin,
      )
      const wallet = gain(isOwn)
      const total = flows.reduce((all, { amount }) => all + amount, 0n)
      expect(total <= (wallet < 0n ? -wallet : wallet)).toBe(true)
      for (const { direction, party, amount } of flows) {
        expect(isOwn(party)).toBe(false)
        expect(direction).toBe(wallet > 0n ? 'in' : 'out')
        const gained = gain(address => address === party)
        expect(amount >= 0n && amount <= (direction === 'in' ? -gained : gained)).toBe(true)
      }
    }),
  )
})
