import type { Account } from '../evidence/account.ts'
import type { Activity } from '../evidence/activity.ts'
import type { Labels } from '../evidence/labels.ts'
import { standing } from './lists.ts'

/** Forta's own filters against false alarms: so many transactions, or so many sent over so long a time (2023). */
const busy = 2_000
const established = { sent: 500, age: 90 * 86_400_000 } as const

interface Known {
  readonly labels: Labels
  readonly account: Account
  readonly activity: Activity
}

/** For whom heuristics of behaviour say nothing, in words; lists, freezes and proven acts are never silenced by it. */
export function beyondSuspicion({ labels, account, activity }: Known, now: Date): string | undefined {
  if (standing(labels, 'service').length > 0) return 'a service'
  if (standing(labels, 'system', 'burn').length > 0) return 'an address that nobody owns'
  if (account.code.kind === 'contract') return 'a contract'
  const { transactions, firstSeen } = activity
  if (transactions && transactions.value > busy) return 'a wallet as busy as a service'
  const old = firstSeen !== undefined && now.getTime() - firstSeen.getTime() >= established.age
  return old && account.nonce !== undefined && account.nonce >= established.sent ? 'a wallet in long and steady use' : undefined
}
