import type { Coin, Transaction } from '../../../src/sources/bitcoin/transaction.ts'
import { p2wpkh } from '../../support/bitcoin-service.ts'

/** A coin at an address, or at that of a name. */
export const coin = (home: string, value: number | bigint): Coin => ({
  value: BigInt(value),
  address: /^(bc1|[13])/.test(home) ? home : p2wpkh(home),
  script: `00${Buffer.from(home).toString('hex')}`,
})

/** One coin at each of `count` addresses. */
export const crowd = (name: string, count: number, value: number | ((index: number) => number)): Coin[] =>
  Array.from({ length: count }, (_, index) => coin(`${name} ${index}`, typeof value === 'number' ? value : value(index)))

/** A text in the chain. */
export const data: Coin = { value: 0n, script: '6a0568656c6c6f' }

/** A transaction in a block, whose fee is what is left over. */
export function made(ins: readonly Coin[], outs: readonly Coin[], more: Partial<Transaction> = {}): Transaction {
  const [paid, got] = [ins, outs].map(coins => coins.reduce((all, { value }) => all + value, 0n)) as [bigint, bigint]
  return {
    id: 'one',
    coinbase: false,
    inputs: ins.map((spends, index) => ({ outpoint: `one:${index}`, spends })),
    outputs: outs,
    ...(paid >= got && { fee: paid - got }),
    confirmed: true,
    ...more,
  }
}
