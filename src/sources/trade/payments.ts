import { addressOf, wordOf } from '../evm/abi.ts'
import { zeroAddress } from '../quantities.ts'
import { isNobody } from './controllers/nobody.ts'
import { topics as events } from './liquidity/logs.ts'
import type { Log } from './transactions.ts'
import type { PowerCall } from './trials.ts'

/** Accounts that paid for what others received, according to the log: each must be looked at before a balance is called unpaid. */
export function payersIn(token: string, logs: readonly Log[]): string[] {
  const transfers = logs.filter(({ address, topics }) => address === token.toLowerCase() && topics[0] === events.transfer)
  return [...new Set(transfers.flatMap(({ topics }) => addressOf(topics[1] ?? '') ?? []))].filter(payer => payer !== zeroAddress)
}

/** Whether the log tells that an account gave tokens back, which are no more. */
export const repays = (token: string, account: string, logs: readonly Log[]): boolean =>
  logs.some(
    ({ address, topics: [event, from = '', to = ''] }) =>
      address === token.toLowerCase() &&
      event === events.transfer &&
      addressOf(from) === account.toLowerCase() &&
      addressOf(to) === zeroAddress,
  )

export interface Payment {
  readonly asset: string
  readonly amount: bigint
  /** Nobody has what was paid any more. */
  readonly burnt: boolean
}

/** What an account paid in other tokens to the token, to the contract that it called or to nobody, according to the log. Whether they are worth anything is another question. */
export function paymentsIn(token: string, { caller, target }: Pick<PowerCall, 'caller' | 'target'>, logs: readonly Log[]): Payment[] {
  const keepers = [token, target].map(account => account.toLowerCase())
  return logs.flatMap(({ address, topics: [event, from = '', to = ''], data }) => {
    const amount = wordOf(data)
    const keeper = addressOf(to)
    if (keeper === undefined || !(keepers.includes(keeper) || isNobody(keeper))) return []
    const paid = address !== token.toLowerCase() && event === events.transfer && addressOf(from) === caller.toLowerCase()
    return paid && amount !== undefined && amount > 0n ? [{ asset: address, amount, burnt: isNobody(keeper) }] : []
  })
}
