import { addressOf, wordOf } from '../evm/abi.ts'
import { topics as events } from './liquidity/logs.ts'
import type { Log } from './transactions.ts'

/** Accounts that paid for what others received, according to the log: each must be looked at before a balance is called unpaid. */
export function payersIn(token: string, logs: readonly Log[]): string[] {
  const transfers = logs.filter(({ address, topics }) => address === token.toLowerCase() && topics[0] === events.transfer)
  return [...new Set(transfers.flatMap(({ topics }) => addressOf(topics[1] ?? '') ?? []))].filter(payer => !/^0x0{40}$/.test(payer))
}

/** What an account paid to the token in others, according to the log. Whether they are worth anything is another question. */
export function paymentsIn(token: string, payer: string, logs: readonly Log[]): { readonly asset: string; readonly amount: bigint }[] {
  return logs.flatMap(({ address, topics: [event, from = '', to = ''], data }) => {
    const amount = wordOf(data)
    const kept = addressOf(to) === token.toLowerCase()
    const paid = kept && address !== token.toLowerCase() && event === events.transfer && addressOf(from) === payer.toLowerCase()
    return paid && amount !== undefined && amount > 0n ? [{ asset: address, amount }] : []
  })
}
