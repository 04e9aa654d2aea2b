import type { Level } from '../../../src/api/level.ts'
import { benign, type Case, trap } from '../case.ts'
import { all, renounced, tell } from './blind-f-lives.ts'

const harmful: readonly Level[] = ['CRITICAL']
/** Most have it as a present, and few have bought. */
const few = { age: 'fresh', buyers: 3, sellers: 0, spread: 'direct' } as const

/** Tokens that most holders were given: who bought speaks for who buys. */
export const handed: readonly Case[] = [
  benign('handed out, and locked for half a year', 'Handed8 Vested', { ...few, also: ['E1', 'E3'] }),
  benign('handed out, and locked for half a year; nobody has bought', 'Handed8 Vested', { ...few, buyers: 0, also: ['E1', 'E3'] }),
  ...trap('handed out freely, and three who bought are stuck', 'Handed8 Culled', {
    ...few,
    effects: ['E1 now'],
    levels: harmful,
    end: all(tell('token', 'close()'), renounced),
  }),
]
