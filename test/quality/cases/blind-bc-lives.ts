import type { Place, Transaction } from '../case.ts'
import { all, allow, later, part, tell } from './blind-f-lives.ts'

type Script = (place: Place) => readonly Transaction[]

/** A part out of another file. */
export const partOf = (file: string, ...rest: Parameters<typeof part>) => ({ ...part(...rest), file })
export const strongbox = partOf('BlindBC14', 'box', 'ShareStrongbox')
export const courier = partOf('BlindBC14', 'courier', 'Courier')

/** The share of the pool is locked for so many days from now, in the name of this. */
export const locked = (days: number, owner: string): { lp: Script } => ({
  lp: all(allow('pair', 'box'), tell('box', 'lockAll(address,uint256,address)', 'pair', later(days), owner)),
})
/** The share of the pool goes to this. */
export const brought = (to: string): { lp: Script } => ({
  lp: all(allow('pair', 'courier'), tell('courier', 'bringAll(address,address)', 'pair', to)),
})
