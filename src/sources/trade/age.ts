import { z } from 'zod'
import { SourceError } from '../../errors.ts'
import { attempt } from '../attempt.ts'
import { headerOf, hexNumber } from '../evm/block.ts'
import type { Question, Rpc } from '../evm/pool.ts'
import { zeroWord } from './arguments.ts'
import { log, topics } from './liquidity/logs.ts'
import type { Stage } from './stage.ts'

const logs = z.array(log)
const day = 86_400n

/**
 * Whole days since the first tokens were made, by the event that tells of it and the time of its block, which no code can date back; `undefined`
 * where the node does not search its whole log, or no event tells.
 */
export async function daysSinceFirst(rpc: Rpc, { token, header }: Stage): Promise<bigint | undefined> {
  const made: Question<z.infer<typeof logs>> = {
    method: 'eth_getLogs',
    params: [{ address: token, fromBlock: '0x0', toBlock: hexNumber(header.number), topics: [topics.transfer, zeroWord] }],
    result: logs,
  }
  const found = await attempt(rpc(made))
  const [reply] = found instanceof SourceError ? [] : found
  const [first] = reply?.ok ? reply.value : []
  if (first === undefined) return undefined
  const told = await attempt(rpc(headerOf(hexNumber(first.blockNumber))))
  const [block] = told instanceof SourceError ? [] : told
  return block?.ok ? (header.timestamp - block.value.timestamp) / day : undefined
}
