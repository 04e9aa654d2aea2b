import { toEventSelector } from 'viem'
import { z } from 'zod'
import { hexNumber } from '../../evm/block.ts'
import { type Windows, windowsOf } from '../../evm/log-windows.ts'
import type { Question, Rpc } from '../../evm/pool.ts'
import { account, bytes, hash, smallQuantity } from '../../quantities.ts'

/** Transfer(address indexed from, address indexed to, uint256 value) of a share, Mint of a pool of Uniswap v3, and its like. */
export const topics = {
  transfer: toEventSelector('Transfer(address,address,uint256)'),
  mint: toEventSelector('Mint(address,address,int24,int24,uint128,uint256,uint256)'),
  increase: toEventSelector('IncreaseLiquidity(uint256,uint128,uint256,uint256)'),
} as const

export const log = z.looseObject({
  address: account,
  topics: z.array(hash).max(4),
  data: bytes,
  blockNumber: smallQuantity,
  transactionHash: hash,
})
const logs = z.array(log)
export type Log = z.output<typeof log>

/** Events of one contract, from the newest block backwards. A log of another contract, event or block makes the answer useless. */
export function eventsOf<Item>(
  rpc: Rpc,
  address: string,
  topic: string,
  take: (log: Log) => Item | undefined,
  newestBlock: bigint,
): Windows<Item> {
  const own = address.toLowerCase()
  const question = (low: bigint, high: bigint): Question<readonly Log[]> => ({
    method: 'eth_getLogs',
    params: [{ address, fromBlock: hexNumber(low), toBlock: hexNumber(high), topics: [topic] }],
    result: logs,
    refuse: found =>
      found.every(
        ({ address: of, topics: [event], blockNumber }) => of === own && event === topic && blockNumber >= low && blockNumber <= high,
      )
        ? undefined
        : { problem: 'gave logs that were not asked for', hint: 'Name another node with --rpc-url.' },
  })
  return windowsOf(rpc, question, take, newestBlock)
}

/** Requests for windows of one history: a node that allows only few blocks at a time is left after these. */
export const mostWindows = 3
