import type { EffectClass } from '../case.ts'
import { all, allow, later, renounced, tell } from './blind-f-lives.ts'

/** What a trap may be called. */
const grave = ['HIGH', 'CRITICAL'] as const
export const fresh = { age: 'fresh' } as const
export const gone = { end: renounced } as const
/** Sales fail for a fresh account. */
export const shut = { effects: ['E1 now'], also: ['E2', 'E9'], levels: grave } as const
/** Somebody can make them fail. */
export const closable = { effects: ['E3 reachable'], also: ['E9'], levels: grave } as const
export const charged = { effects: ['E4 reachable'], also: ['E3', 'E9'], levels: grave } as const
export const taken = { effects: ['E5 reachable'], also: ['E9'], levels: grave } as const
export const printed = { effects: ['E6 reachable'], also: ['E9'], levels: grave } as const
export const replaced = { effects: ['E7 reachable'], also: ['E3', 'E4', 'E5', 'E6', 'E9'], levels: grave } as const
export const drained = { effects: ['E8 reachable'], also: ['E9'], levels: grave } as const
/** Fees of so many of a hundred. */
export const taxes = (buy: number, sell: number, transfer = 0) => ({ taxes: { buy, sell, transfer } })
export const may = (...also: readonly EffectClass[]) => ({ also })
/** The shares of the pool go into a locker for so many days from the present. */
export const locked = (locker: string, signature: string, days: number) =>
  all(allow('pair', locker), tell(locker, signature, 'pair', later(days)))
