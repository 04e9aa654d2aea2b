import type { EffectClass } from '../case.ts'
import { all, allow, later, renounced, tell } from './blind-f-lives.ts'

const grave = ['HIGH', 'CRITICAL'] as const
const worst = ['CRITICAL'] as const
/** Code that one key replaces, and coins that one key makes in plain sight, are worth MEDIUM by themselves. */
const some = ['MEDIUM', 'HIGH', 'CRITICAL'] as const

export const fresh = { age: 'fresh' } as const
export const newborn = { age: 'newborn' } as const
export const gone = { end: renounced } as const
/** A fresh account, or those who hold it, cannot sell. */
export const shut = { effects: ['E1 now'], also: ['E2', 'E3', 'E4', 'E9'], levels: worst } as const
/** A sale brings next to nothing. */
export const shorn = { effects: ['E4 now'], also: ['E1', 'E2', 'E3', 'E5', 'E9'], levels: worst } as const
/** What somebody holds is gone. */
export const lost = { effects: ['E5 now'], also: ['E1', 'E2', 'E4', 'E6', 'E9'], levels: worst } as const
/** One key can do it. */
export const closable = { effects: ['E3 reachable'], also: ['E9'], levels: grave } as const
export const charged = { effects: ['E4 reachable'], also: ['E3', 'E9'], levels: grave } as const
export const taken = { effects: ['E5 reachable'], also: ['E3', 'E8', 'E9'], levels: grave } as const
export const unseen = { effects: ['E6 reachable'], also: ['E5', 'E8', 'E9'], levels: grave } as const
export const printed = { effects: ['E6 reachable'], also: ['E5', 'E8'], levels: some } as const
export const replaced = { effects: ['E7 reachable'], also: ['E3', 'E4', 'E5', 'E6', 'E8', 'E9'], levels: some } as const
export const drained = { effects: ['E8 reachable'], also: ['E9'], levels: grave } as const

export const taxes = (buy: number, sell: number, transfer = 0) => ({ taxes: { buy, sell, transfer } })
export const may = (...also: readonly EffectClass[]) => ({ also })
/** The shares of the pool go into a locker for so many days from the present. */
export const locked = (locker: string, days: number) =>
  all(allow('pair', locker), tell(locker, 'lock(address,uint256)', 'pair', later(days)))
