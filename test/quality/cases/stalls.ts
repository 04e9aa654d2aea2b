import { type Case, type Life, trap } from '../case.ts'
import { high } from './against-lives.ts'
import { old } from './established.ts'
import { calls } from './life-in-words.ts'

const aged: Life = { ...old, end: calls(['token', 'renounceOwnership()']) }

/** Two dozen settings that nothing works with, and among them the one that matters. */
export const stalls: readonly Case[] = [
  ...trap('among two dozen idle settings one is the price of new coins', 'Stalls8 Bazaar', {
    ...aged,
    effects: ['E6 reachable'],
    also: ['E3', 'E5', 'E8', 'E9'],
    levels: high,
  }),
  ...trap('among two dozen idle settings one enlists who sets the cut', 'Stalls8 Toll', {
    ...aged,
    effects: ['E4 reachable'],
    also: ['E3', 'E8', 'E9'],
    levels: high,
  }),
  ...trap('among two dozen idle settings one admits who shuts the gate', 'Stalls8 Latch', {
    ...aged,
    effects: ['E3 reachable'],
    also: ['E4', 'E8', 'E9'],
    levels: high,
  }),
]
