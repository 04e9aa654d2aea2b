import { z } from 'zod'
import { revertReason } from '../evm/abi.ts'
import type { Log } from '../trade/transactions.ts'
import type { Question } from './grid.ts'

/** A call that a node runs on its newest state and forgets. */
export interface ConstantCall {
  /** Who calls, in base58. Nodes ask for no key: anybody can be named. */
  readonly from: string
  /** The contract, in base58. Without one the data is the code of a contract that is made, and lives for this one call. */
  readonly to?: string
  /** "0x" and calldata, or init code with its arguments. */
  readonly data: string
  /** TRX that comes along, in sun. */
  readonly value?: bigint
}

export interface ConstantOutcome {
  readonly ok: boolean
  /** "0x" and what came back: of a call that failed the reason, as the contract encoded it. */
  readonly data: string
  /** In the words of the contract; hostile. */
  readonly reason: string | undefined
  /** What the call would have logged, addresses as "0x…". Not every node tells. */
  readonly logs: readonly Log[]
}

/** "refused" where the node does not run the call at all, such as for want of a contract, and says so in `why`. */
export type ConstantReply = ConstantOutcome | { readonly refused: true; readonly why: string }

const hex = z.string().regex(/^([0-9a-fA-F]{2})*$/)
const word = z.string().regex(/^[0-9a-fA-F]{64}$/)

const log = z
  .looseObject({ address: z.string().regex(/^(41)?[0-9a-fA-F]{40}$/), topics: z.array(word).max(4).optional(), data: hex.optional() })
  .transform(
    ({ address, topics = [], data }): Log => ({
      address: `0x${address.slice(-40).toLowerCase()}`,
      topics: topics.map(topic => `0x${topic.toLowerCase()}`),
      data: data === undefined ? '0x' : `0x${data}`,
    }),
  )

const answer = z.looseObject({
  result: z.looseObject({ result: z.boolean().optional(), code: z.string().optional(), message: z.string().optional() }),
  constant_result: z.array(hex).optional(),
  transaction: z.looseObject({ ret: z.array(z.looseObject({ ret: z.string().optional() })).optional() }).optional(),
  logs: z.array(log).optional(),
})

/** A call that reverted comes with `result.result: true`: only the return code of the transaction tells. */
const reply = answer.transform(({ result, constant_result: results, transaction, logs = [] }, context): ConstantReply => {
  if (result.result !== true) return { refused: true, why: result.code ?? 'refused' }
  const ended = transaction?.ret?.[0]?.ret
  const reverted =
    (ended !== undefined && ended !== 'SUCESS' && ended !== 'SUCCESS') || /revert|runtime error/i.test(saidIn(result.message))
  const [returned] = results ?? []
  if (returned === undefined && !reverted) {
    context.addIssue({ code: 'custom', message: 'neither an answer nor a failure' })
    return z.NEVER
  }
  const data = returned === undefined ? '0x' : `0x${returned}`
  return { ok: !reverted, data, reason: reverted ? revertReason(data) : undefined, logs }
})

/** The message of a node, which spells it in hex unless it was asked for plain text. */
const saidIn = (message: string | undefined): string =>
  message === undefined ? '' : /^([0-9a-f]{2})+$/i.test(message) ? Buffer.from(message, 'hex').toString('latin1') : message

/** Runs a call on the newest block of a node. */
export const constantCall = ({ from, to, data, value }: ConstantCall): Question<ConstantReply> => ({
  path: '/wallet/triggerconstantcontract',
  body: {
    owner_address: from,
    ...(to !== undefined && { contract_address: to }),
    data: data.slice(2),
    ...(value !== undefined && { call_value: Number(value) }),
    visible: true,
  },
  schema: reply,
})

export const ran = (found: ConstantReply): found is ConstantOutcome => !('refused' in found)
