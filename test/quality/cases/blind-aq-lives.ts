import type { Place, Transaction } from '../case.ts'
import { renounced } from './blind-f-lives.ts'

export const born = { age: 'fresh' } as const
export const gone = { end: renounced }
export const taxed = (buy: number, sell: number, transfer = 0) => ({ taxes: { buy, sell, ...(transfer > 0 && { transfer }) } })
/** Ether for the token itself. */
export const fund =
  (ether: number) =>
  ({ deployer, token }: Place): readonly Transaction[] => [{ from: deployer, to: token, data: '0x', value: BigInt(ether) * 10n ** 18n }]
