import type { Place, Transaction } from '../case.ts'
import { data, each, part, people, units } from './blind-f-lives.ts'

type Script = (place: Place) => readonly Transaction[]

/** Contracts that several lives use lie in a file of their own. */
const apart = { file: 'BlindAY0' } as const
export const board = (from: number, to: number, needed: bigint, as = 'board') => ({
  ...part(as, 'Quorum', 'address[],uint256', people(from, to), needed),
  ...apart,
})
export const waiting = (days: number, admin = 'board') => ({
  ...part('waiting', 'WaitingRoom', 'address,uint256', admin, BigInt(days * 86_400)),
  ...apart,
})
export const grain = (as: string, name: string, symbol: string, count: number, decimals = 18) => ({
  ...part(as, 'Barley', 'string,string,uint8,uint256', name, symbol, BigInt(decimals), units(count, decimals)),
  ...apart,
})

/** Members of the board agree to a call. */
export const agreed = (from: number, to: number, target: string, ...call: Parameters<typeof data>): Script =>
  each(from, to, 'board', 'agree(address,bytes)', target, data(...call))
