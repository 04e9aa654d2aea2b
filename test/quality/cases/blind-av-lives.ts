import { grave } from './blind-al-lives.ts'

export const day = 86_400n
/** What most of a kind have in common. */
export const charged = { effects: ['E4 reachable'], also: ['E3', 'E9'], levels: grave } as const
/** A fee that stays small, or that several raise after days. */
export const mild = { also: ['E4'] } as const
export const guarded = { also: ['E3', 'E4'] } as const
export const flat = (sell: number, buy = 0) => ({ taxes: { buy, sell } })
export const nobody = '0x0000000000000000000000000000000000000000'
export const code = { effects: ['E7 reachable'], also: ['E1', 'E3', 'E4', 'E5', 'E6', 'E9'] } as const
