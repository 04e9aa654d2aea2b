import type { EffectClass } from '../case.ts'
import { deeds } from '../chain.ts'
import { all, each, renounced, role, tell, units } from './blind-f-lives.ts'

const grave = ['HIGH', 'CRITICAL'] as const
const worst = ['CRITICAL'] as const
type Script = ReturnType<typeof all>

export const fresh = { age: 'fresh' } as const
export const newborn = { age: 'newborn' } as const
export const gone = { end: renounced } as const
/** A fresh account, or those who hold it, cannot sell. */
export const shut = { effects: ['E1 now'], also: ['E2', 'E4', 'E5', 'E9'], levels: worst } as const
/** A sale brings next to nothing. */
export const shorn = { effects: ['E4 now'], also: ['E1', 'E2', 'E3', 'E5', 'E9'], levels: worst } as const
/** What somebody holds is gone. */
export const lost = { effects: ['E5 now'], also: ['E1', 'E2', 'E4', 'E6', 'E9'], levels: worst } as const
/** One key can do it. */
export const closable = { effects: ['E3 reachable'], also: ['E9'], levels: grave } as const
export const charged = { effects: ['E4 reachable'], also: ['E3', 'E9'], levels: grave } as const
export const taken = { effects: ['E5 reachable'], also: ['E3', 'E8', 'E9'], levels: grave } as const
export const printed = { effects: ['E6 reachable'], also: ['E5', 'E9'], levels: grave } as const
export const replaced = { effects: ['E7 reachable'], also: ['E3', 'E4', 'E5', 'E6', 'E8', 'E9'], levels: grave } as const
export const taxes = (buy: number, sell: number, transfer = 0) => ({ taxes: { buy, sell, transfer } })
export const may = (...also: readonly EffectClass[]) => ({ also })

/** The bot of the deployer lists all who bought or were given some. */
export const settled: Script = ({ deployer, token, buyers, given }) => [
  deeds.call(deployer, token, 'settle(address[],uint128)', [...buyers, ...given], 7n),
]
/** An insider lets one coin go to an account of nobody. */
const gauge = `0x${role('low tide of the saltmarsh').slice(26)}`
export const ebb: Script = each(0, 1, 'token', 'transfer(address,uint256)', gauge, units(1))
export const trusted: Script = all(
  tell('board', 'lift(address,uint256)', 'deployer', 1n),
  tell('board', 'lift(address,uint256)', 'stranger', 1n),
)
