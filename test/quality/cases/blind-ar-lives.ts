import { toFunctionSelector } from 'viem'
import type { Level } from '../../../src/api/level.ts'
import { renounced, tell } from './blind-f-lives.ts'

const grave: readonly Level[] = ['HIGH', 'CRITICAL']
/** One account at a time, or a mint by one key that is named. */
const named: readonly Level[] = ['MEDIUM', ...grave]
/** What most of a kind have in common. */
export const closable = { effects: ['E3 reachable'], also: ['E9'], levels: grave } as const
export const listed = { effects: ['E3 reachable'], also: ['E9'], levels: named } as const
export const taxable = { effects: ['E4 reachable'], also: ['E3', 'E9'], levels: grave } as const
export const taken = { effects: ['E5 reachable'], also: ['E9'], levels: grave } as const
export const printed = { effects: ['E6 reachable'], also: ['E9'], levels: named } as const
/** Balances are written, up and down. */
export const rewritten = { effects: ['E5 reachable', 'E6 reachable'], also: ['E3', 'E9'], levels: grave } as const
export const fresh = { age: 'fresh' } as const
export const gone = { end: renounced }
/** Tells the token its pool, in words of its own. */
export const pool = (name: string) => ({ open: tell('token', `${name}(address)`, 'pair') })
export const selectors = (...signatures: readonly string[]) => signatures.map(one => toFunctionSelector(one))
