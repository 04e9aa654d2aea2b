import { z } from 'zod'
import { type ApprovalLog, approvalLog, eventTopics, type Grant, grantIn, topicOf } from './approval-events.ts'
import { hexNumber } from './block.ts'
import { type Windows, windowsOf } from './log-windows.ts'
import type { Question, Rpc } from './pool.ts'

/** Approvals that an owner gave, from the newest block backwards. */
export const approvalWindows = (rpc: Rpc, owner: string, newestBlock: bigint): Windows<Grant> =>
  windowsOf(rpc, (low, high) => logsIn(owner, low, high), grantIn, newestBlock)

/** Every approval of the owner in a window. Logs of other owners, events or blocks make the answer useless. */
function logsIn(owner: string, low: bigint, high: bigint): Question<readonly ApprovalLog[]> {
  const topic = topicOf(owner)
  return {
    method: 'eth_getLogs',
    params: [{ fromBlock: hexNumber(low), toBlock: hexNumber(high), topics: [eventTopics, topic] }],
    result: z.array(approvalLog),
    refuse: logs =>
      logs.every(({ topics: [event = '', of], block }) => eventTopics.includes(event) && of === topic && block >= low && block <= high)
        ? undefined
        : { problem: 'gave logs that were not asked for', hint: 'Name another node with --rpc-url.' },
  }
}
