import type { Approval, Approvals, Spender } from '../evidence/approvals.ts'
import { clear, raised, unknown, type Verdict, type Weight } from './signal.ts'

/**
 * Whether somebody who stands on a list of thieves may take something out of the wallet. Approvals cost more requests than
 * a scan of a wallet has, so this is asked where they were read, and it is in no score.
 */
export const flaggedSpender = {
  id: 'wallet/approval-flagged',
  question: 'May a flagged spender take something out of this wallet?',
  /** As it would weigh in a score (science of the model, table of signals). */
  weights: {
    unlimited: { solo: 35, tier: 'C', group: 'approval', source: 'judgement, to be replaced by measurement' },
    limited: { solo: 0, tier: 'info', group: 'approval', source: 'judgement: little is at risk, or nothing' },
  } as const satisfies Readonly<Record<string, Weight>>,
  judge(approvals: Pick<Approvals, 'live' | 'unread' | 'history'>): Verdict<'unlimited' | 'limited'> {
    const flagged = approvals.live.filter(({ spender }) => isFlagged(spender))
    // what nobody knows is not nothing
    const grave = flagged.filter(({ unlimited, atRisk }) => unlimited && atRisk !== 0n)
    if (grave.length > 0) return raised('unlimited', inWords(grave), proofsOf(grave))
    const doubtful = approvals.unread.filter(({ spender }) => isFlagged(spender)).length
    if (doubtful > 0) return unknown(`${counted(doubtful)} of flagged spenders could not be read again`)
    if (flagged.length > 0) return raised('limited', inWords(flagged), proofsOf(flagged))
    const { complete, from, to, reason } = approvals.history
    if (!complete) return unknown(`only blocks ${from} to ${to} are known: ${reason ?? 'the rest was not read'}`)
    if (approvals.unread.length > 0) return unknown(`${counted(approvals.unread.length)} could not be read again`)
    return clear(approvals.live.length === 0 ? 'No approval is live.' : `${counted(approvals.live.length)} checked: no spender is flagged.`)
  },
} as const

/** Named by a list of sanctions, thefts or frauds that has not taken the entry back. */
export const isFlagged = ({ labels }: Spender): boolean =>
  labels.some(({ category, delistedOn }) => accusing.includes(category) && delistedOn === undefined)

const accusing: readonly string[] = ['sanctions', 'exploit', 'phishing', 'scam']

const proofsOf = (approvals: readonly Approval[]) => ({ proofs: approvals.flatMap(({ proofs }) => proofs), tag: 'Approvals' })

const counted = (count: number): string => `${count} ${count === 1 ? 'approval' : 'approvals'}`

function inWords(approvals: readonly Approval[]): string {
  const parties = [...new Map(approvals.map(({ spender }) => [spender.address, spender])).values()]
  const named = parties.map(({ address, labels }) => {
    const label = labels.find(({ category, delistedOn }) => accusing.includes(category) && delistedOn === undefined)
    return label ? `${address} (${label.list}: ${label.entity})` : address
  })
  return `${approvals.length} live ${approvals.length === 1 ? 'approval is' : 'approvals are'} of a flagged spender: ${named.join(', ')}.`
}
