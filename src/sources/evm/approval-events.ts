import { toEventSelector } from 'viem'
import { z } from 'zod'
import { checksummed } from '../../chains/encoding/keccak.ts'
import type { ApprovalSubject } from '../../evidence/approvals.ts'
import { account, hash, smallQuantity, zeroAddress } from '../quantities.ts'
import { addressOf, wordOf } from './abi.ts'

/** Permit2 of Uniswap, at the same address on every chain it is on. */
export const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** Events that give an approval. All of them name the owner first, so one filter finds them in whatever contract they are. */
const events = {
  approval: toEventSelector('Approval(address,address,uint256)'),
  operator: toEventSelector('ApprovalForAll(address,address,bool)'),
  permit2Approval: toEventSelector('Approval(address,address,address,uint160,uint48)'),
  permit2Permit: toEventSelector('Permit(address,address,address,uint160,uint48,uint48)'),
} as const

export const eventTopics: readonly string[] = Object.values(events)

/** Approval(address indexed owner, address indexed spender, uint256 value) */
export const approvalTopic: string = events.approval

/** An address as the topic of an event. */
export const topicOf = (address: string): string => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

/** A log as nodes and indexes of the Etherscan dialect write it; the latter fill up the topics with null. */
export const approvalLog = z
  .looseObject({
    address: account,
    topics: z.array(hash.nullable()).max(4),
    blockNumber: smallQuantity,
    transactionHash: hash,
    removed: z.boolean().nullish(),
  })
  .transform(({ address, topics, blockNumber: block, transactionHash: transaction, removed }) => ({
    address,
    topics: topics.filter(topic => topic !== null).map(topic => topic.toLowerCase()),
    block,
    transaction,
    removed: removed === true,
  }))

export type ApprovalLog = z.output<typeof approvalLog>

/** An approval as the history names it. What it is worth now, only the state tells. */
export interface Grant extends ApprovalSubject {
  readonly spender: string
}

/**
 * The approval that a log gives, or `undefined` for what only looks like one: a contract can write any event, so what
 * Permit2 says counts only from Permit2. The amount in the log is not read, because the state decides.
 */
export function grantIn({ address, topics, block, transaction, removed }: ApprovalLog): Grant | undefined {
  if (removed) return undefined
  const [event, , second, third] = topics
  const given = { block, transaction }
  const token = checksummed(address)
  const party = (topic: string | undefined) => {
    const found = topic === undefined ? undefined : addressOf(topic)
    return found === undefined ? undefined : checksummed(found)
  }
  const [first, other] = [party(second), party(third)]
  if (first === undefined) return undefined
  switch (event) {
    case events.approval: {
      if (third === undefined) return { kind: 'erc20', token, spender: first, given }
      const tokenId = wordOf(third)
      return tokenId === undefined || first === zeroAddress ? undefined : { kind: 'nft', token, spender: first, tokenId, given }
    }
    case events.operator:
      return { kind: 'operator', token, spender: first, given }
    case events.permit2Approval:
    case events.permit2Permit:
      return token === permit2 && other !== undefined ? { kind: 'permit2', token: first, spender: other, given } : undefined
    default:
      return undefined
  }
}

const keyOf = ({ kind, token, spender, tokenId }: Grant): string => `${kind} ${token} ${kind === 'nft' ? tokenId : spender}`

/** The newest grant of each approval; of a single piece, whoever was named last is all there is. */
export function newest(grants: readonly Grant[]): Grant[] {
  const found = new Map<string, Grant>()
  for (const grant of grants) {
    const known = found.get(keyOf(grant))
    if (!known || grant.given.block >= known.given.block) found.set(keyOf(grant), grant)
  }
  return [...found.values()]
}
