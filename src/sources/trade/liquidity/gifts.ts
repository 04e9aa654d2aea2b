import { z } from 'zod'
import type { Proof } from '../../../evidence/evidence.ts'
import { attempt } from '../../attempt.ts'
import { approvalTopic, topicOf } from '../../evm/approval-events.ts'
import { hexNumber } from '../../evm/block.ts'
import { account, hash } from '../../quantities.ts'
import { log } from './logs.ts'
import type { Search } from './owners.ts'

/** What an account sent by the events of a token that never let it have any. */
export interface Gift {
  readonly account: string
  /** Base units, of the first of its transfers that was read. */
  readonly amount: bigint
  /** In which it was sent, as they were read; so many at most as are looked at. */
  readonly transactions: readonly string[]
}

/** Transactions of one account that are looked at: whoever signs none of so many signs none. */
const mostLooked = 5

/** Adds a transfer to those of its sender. Anybody may send nothing in the name of everybody, which is no gift. */
export function noteGift(
  gifts: Map<string, Gift>,
  { sender, amount, transaction }: { sender: string; amount: bigint; transaction: string },
): void {
  const { transactions, ...first } = gifts.get(sender) ?? { account: sender, amount, transactions: [] }
  const isNew = amount > 0n && transactions.length < mostLooked && !transactions.includes(transaction)
  if (isNew) gifts.set(sender, { ...first, transactions: [...transactions, transaction] })
}

const approval = log.pick({ address: true, topics: true, transactionHash: true })
const sent = z.looseObject({ hash, from: account })

/**
 * Those gifts of which the giver does not know: he signed none of the transactions, and no approval of the token. A token that writes the
 * transfers of famous accounts into its events writes their approvals there as well, so the signature counts and not the event. Where a
 * node does not say who signed, he may have.
 */
export async function forgedAmong(
  { token, past, header }: Pick<Search, 'token' | 'past' | 'header'>,
  gifts: readonly Gift[],
): Promise<Gift[]> {
  const isForged = async ({ account: giver, transactions }: Gift): Promise<boolean> => {
    const topics = [approvalTopic, topicOf(giver)]
    const filter = { address: token, fromBlock: '0x0', toBlock: hexNumber(header.number), topics }
    const [approvals] = await past({ method: 'eth_getLogs', params: [filter], result: z.array(approval) })
    if (!approvals.ok) return false
    const own = approvals.value.filter(one => one.address === token.toLowerCase() && topics.every((topic, at) => one.topics[at] === topic))
    const agreed = own.slice(0, mostLooked).map(({ transactionHash }) => transactionHash)
    const looked = [...new Set([...transactions, ...agreed])]
    const answers = await past(...looked.map(one => ({ method: 'eth_getTransactionByHash', params: [one], result: sent })))
    return answers.every((answer, at) => answer.ok && answer.value.hash === looked[at] && answer.value.from !== giver)
  }
  const found = await Promise.all(gifts.map(async gift => ((await attempt(isForged(gift))) === true ? [gift] : [])))
  return found.flat()
}

/** Who signed the first of them. */
export const proofOfGift = ({ account: giver, transactions: [transaction] }: Gift): Proof => ({
  source: 'Node',
  method: 'eth_getTransactionByHash',
  params: [transaction],
  result: `signed by another account than ${giver}`,
})
