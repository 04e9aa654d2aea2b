import { addressOf, wordOf } from '../evm/abi.ts'
import { zeroAddress } from '../quantities.ts'
import { topics as events } from './liquidity/logs.ts'
import type { Log } from './transactions.ts'
import type { PowerCall } from './trials.ts'

/** Accounts that paid for what others received, according to the log: each must be looked at before a balance is called unpaid. */
export function payersIn(token: string, logs: readonly Log[]): string[] {
  const transfers = logs.filter(({ address, topics }) => address === token.toLowerCase() && topics[0] === events.transfer)
  return [...new Set(transfers.flatMap(({ topics }) => addressOf(topics[1] ?? '') ?? []))].filter(payer => payer !== zeroAddress)
}

/** What an account paid in other tokens to the token, or to the contract that it called, according to the log. Whether they are worth anything is another question. */
export function paymentsIn(
  token: string,
  { caller, target }: Pick<PowerCall, 'caller' | 'target'>,
  logs: readonly Log[],
): { readonly asset: string; readonly amount: bigint }[] {
  const keepers = [token, target].map(account => account.toLowerCase())
  return logs.flatMap(({ address, topics: [event, from = '', to = ''], data }) => {
    const amount = wordOf(data)
    const keeper = addressOf(to)
    const kept = keeper !== undefined && keepers.includes(keeper)
    const paid = kept && address !== token.toLowerCase() && event === events.transfer && addressOf(from) === caller.toLowerCase()
    return paid && amount !== undefined && amount > 0n ? [{ asset: address, amount }] : []
  })
}
