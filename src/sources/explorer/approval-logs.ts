import { SourceError } from '../../errors.ts'
import { approvalLog, eventTopics, type Grant, grantIn, topicOf } from '../evm/approval-events.ts'
import type { Context } from '../source.ts'
import type { AskRows } from './etherscan.ts'
import type { IndexedApprovals } from './index-of-chain.ts'

/** Rows of one answer, of Etherscan (July 2026) and of Blockscout. */
const rowsPerPage = 1_000
/** Answers for one event; a wallet with more has its history cut. */
const mostPages = 5

/** Approvals of `owner` up to the block `to`, from the logs of an index of the Etherscan dialect. Rejects with `SourceError`. */
export async function approvalsIn(
  ask: AskRows,
  name: string,
  { owner, to }: { readonly owner: string; readonly to: bigint },
  context: Context,
): Promise<IndexedApprovals> {
  const topic = topicOf(owner)

  const ofEvent = async (event: string): Promise<IndexedApprovals> => {
    const grants: Grant[] = []
    let from = 0n
    for (let page = 0; page < mostPages; page++) {
      const rows = await ask(
        {
          module: 'logs',
          action: 'getLogs',
          fromBlock: from.toString(),
          toBlock: to.toString(),
          topic0: event,
          topic1: topic,
          topic0_1_opr: 'and',
          page: '1',
          offset: String(rowsPerPage),
        },
        approvalLog,
        context,
      )
      if (!rows.every(({ topics: [of, who], block }) => of === event && who === topic && block >= from && block <= to))
        throw new SourceError({ source: name, code: 'BAD_RESPONSE', problem: 'gave logs that were not asked for' })
      grants.push(...rows.flatMap(row => grantIn(row) ?? []))
      if (rows.length < rowsPerPage) return { grants, to }
      const last = rows.reduce((highest, { block }) => (block > highest ? block : highest), from)
      // a block with more logs than a page holds, or newest first
      if (last === from || rows.some(({ block }, at) => block < (rows[at - 1]?.block ?? from))) break
      from = last
    }
    return { grants, to: from - 1n }
  }

  const found: IndexedApprovals[] = []
  for (const event of eventTopics) found.push(await ofEvent(event))
  return {
    grants: found.flatMap(({ grants }) => grants),
    to: found.reduce((least, part) => (part.to < least ? part.to : least), to),
  }
}
