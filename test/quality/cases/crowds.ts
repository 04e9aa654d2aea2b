import { type Case, type Life, trap } from '../case.ts'
import { high } from './against-lives.ts'
import { old } from './established.ts'
import { calls } from './life-in-words.ts'

const aged: Life = { ...old, end: calls(['token', 'renounceOwnership()']) }

/** The function that can do harm stands behind many like it, or takes what few functions take. */
export const crowds: readonly Case[] = [
  ...trap('of twelve notes of one account the last moves what others hold', 'Crowds8 Signet', {
    ...aged,
    effects: ['E5 reachable'],
    also: ['E3', 'E8', 'E9'],
    levels: high,
  }),
  ...trap('behind many doors that are shut one opens to a name in two halves', 'Crowds8 Gatehouse', {
    ...aged,
    effects: ['E3 reachable'],
    also: ['E8', 'E9'],
    levels: high,
  }),
  ...trap('among two dozen settings one keeps those who come later', 'Crowds8 Heraldry', {
    ...old,
    effects: ['E3 reachable'],
    also: ['E2', 'E8', 'E9'],
    levels: high,
  }),
  ...trap('what one account signs in odd widths moves what others hold', 'Crowds8 Tally', {
    ...aged,
    effects: ['E5 reachable'],
    also: ['E3', 'E8', 'E9'],
    levels: high,
  }),
  ...trap('what one account signs moves what many hold at once', 'Crowds8 Sweep', {
    ...aged,
    effects: ['E5 reachable'],
    also: ['E3', 'E8', 'E9'],
    levels: high,
  }),
  ...trap('a deed with a note that one account signs moves what others hold', 'Crowds8 Deeds', {
    ...aged,
    effects: ['E5 reachable'],
    also: ['E3', 'E8', 'E9'],
    levels: high,
  }),
]
