import { toFunctionSelector } from 'viem'
import type { Level } from '../../../src/api/level.ts'
import type { Place } from '../case.ts'
import { renounced, tell } from './blind-f-lives.ts'

export const grave: readonly Level[] = ['HIGH', 'CRITICAL']
export const deadly: readonly Level[] = ['CRITICAL']
/** What most of a kind have in common. */
export const closed = { effects: ['E1 now'], also: ['E9'], levels: deadly } as const
export const closing = { effects: ['E2 now'], also: ['E1', 'E9'], levels: deadly } as const
export const closable = { effects: ['E3 reachable'], also: ['E9'], levels: grave } as const
export const taken = { effects: ['E5 reachable'], also: ['E9'], levels: grave } as const
/** A mint by one key that is named weighs less than a whole power: it is MEDIUM by itself. */
const named: readonly Level[] = ['MEDIUM', ...grave]
export const printed = { effects: ['E6 reachable'], also: ['E9'], levels: named } as const
export const removable = { effects: ['E8 reachable'], also: ['E9'], levels: grave } as const
export const dressed = { effects: ['E6 reachable'], also: ['E9'], levels: named } as const
/** One account at a time, or less than half of a sale. */
export const partly: readonly Level[] = named
export const fresh = { age: 'fresh' } as const
export const gone = { end: renounced }
/** Those who bought first. */
export const early =
  (count: number) =>
  ({ buyers }: Place) =>
    buyers.slice(0, count)
export const pool = tell('token', 'setMarket(address)', 'pair')
export const selectors = (...signatures: readonly string[]) => signatures.map(one => toFunctionSelector(one))
export const ofCoin = selectors(
  'name()',
  'symbol()',
  'decimals()',
  'totalSupply()',
  'balanceOf(address)',
  'allowance(address,address)',
  'approve(address,uint256)',
  'transfer(address,uint256)',
  'transferFrom(address,address,uint256)',
)
export const ofLoupe = selectors('owner()', 'transferOwnership(address)')
