import { z } from 'zod'
import { madeOf } from '../../../shape.ts'
import { addressOf, wordOf } from '../../evm/abi.ts'
import { topicOf } from '../../evm/approval-events.ts'
import { hexNumber } from '../../evm/block.ts'
import type { Question } from '../../evm/pool.ts'
import { account, bytes, hash } from '../../quantities.ts'
import { topics as events } from '../liquidity/logs.ts'
import { swapTopics } from '../round-trip.ts'

/** Somebody who received the token. */
export interface Receipt {
  readonly holder: string
  readonly from: string
  readonly amount: bigint
  /** Hash of the transaction, where the node tells. */
  readonly transaction?: string | undefined
}

const transferLogs = z.array(z.looseObject({ address: account, topics: z.array(hash), data: bytes, transactionHash: hash.optional() }))

/** Transfers of a token in a range of blocks, oldest first; of those from one account only, where it is named. */
export function transfersIn(token: string, from: bigint, to: bigint, sender?: string): Question<Receipt[]> {
  const topics = [events.transfer, ...(sender === undefined ? [] : [topicOf(sender)])]
  return {
    method: 'eth_getLogs',
    params: [{ address: token, fromBlock: hexNumber(from), toBlock: hexNumber(to), topics }],
    result: madeOf(transferLogs, logs =>
      logs.flatMap(({ topics: [event, payer = '', receiver = ''], data, transactionHash: transaction }): Receipt[] => {
        const [sent, got, amount] = [addressOf(payer), addressOf(receiver), wordOf(data)]
        return event === events.transfer && sent !== undefined && got !== undefined && amount !== undefined
          ? [{ holder: got, from: sent, amount, transaction }]
          : []
      }),
    ),
  }
}

/** How many trades a pool tells of in a range of blocks. */
export const tradesIn = (pool: string, from: bigint, to: bigint): Question<number> => ({
  method: 'eth_getLogs',
  params: [{ address: pool, fromBlock: hexNumber(from), toBlock: hexNumber(to), topics: [swapTopics] }],
  result: madeOf(z.array(z.unknown()), logs => logs.length),
})

/** Receipts of those who were paid by a pool, or by somebody in a transaction in which it paid, as who buys by way of a third contract. */
export function buyersIn(receipts: readonly Receipt[], pool: string): Receipt[] {
  const purchases = new Set(receipts.flatMap(({ from, transaction }) => (from === pool && transaction !== undefined ? [transaction] : [])))
  return receipts.filter(({ from, transaction }) => from === pool || (transaction !== undefined && purchases.has(transaction)))
}

/** Blocks of the first search. */
const narrow = 2_000n
/** How much wider the second search may be, by how many transfers the first found at most: it should not find thousands. */
const wider: readonly (readonly [number, bigint])[] = [
  [0, 100n],
  [4, 40n],
  [20, 10n],
  [100, 2n],
]

/** First block of the first search: a range that public nodes allow. */
export const recentBlocks = (newest: bigint): bigint => (newest > narrow ? newest - narrow + 1n : 0n)

/** First block of the second search: the rarer the token is traded, the further back. */
export function earlierBlocks(newest: bigint, found: number): bigint {
  const range = narrow * (wider.find(([most]) => found <= most)?.[1] ?? 1n)
  return newest > range ? newest - range + 1n : 0n
}

/** A sample of the holders: the newest, those who received most, and those in the middle. */
export function sampled(receipts: readonly Receipt[], most: number): string[] {
  const newest = [...new Set(receipts.toReversed().map(({ holder }) => holder))]
  const totals = new Map<string, bigint>()
  for (const { holder, amount } of receipts) {
    const before = totals.get(holder)
    totals.set(holder, before === undefined ? amount : before + amount)
  }
  const bySize = [...totals].sort(([, a], [, b]) => (b > a ? 1 : b < a ? -1 : 0)).map(([holder]) => holder)
  const third = Math.ceil(most / 3)
  const middle = Math.max(0, Math.floor(bySize.length / 2) - Math.floor(third / 2))
  const chosen = [...newest.slice(0, third), ...bySize.slice(0, third), ...bySize.slice(middle, middle + third), ...newest]
  return [...new Set(chosen)].slice(0, most)
}
