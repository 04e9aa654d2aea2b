import { benign, type Case, type Life, trap } from '../case.ts'
import { high } from './against-lives.ts'
import { old } from './established.ts'
import { calls, token } from './life-in-words.ts'

/** Whoever knows a word, or has an account of which only the hash is told, can do what nobody else can. */
const aged: Life = { ...old, end: calls(['token', 'renounceOwnership()']) }
const hashOfWords = '0x41a3e23ae767d22161edd75f570001163314bba77f5126b4a64a24f5ea176acc'
const hashOfAccount = '0xbea255314c9dbf1c09ba8e9334fa444ac9837bf2e0c84c72a6e0e78fd0ca9124'
const stops = { effects: ['E3 reachable'], also: ['E8', 'E9'], levels: high } as const

export const secrets: readonly Case[] = [
  ...trap('whoever knows a word makes tokens', 'Secrets8 Riddle', {
    ...aged,
    effects: ['E6 reachable'],
    also: ['E3', 'E5', 'E8', 'E9'],
    levels: high,
  }),
  ...trap('whoever knows what was told at the beginning stops sales', 'Secrets8 Curfew', {
    ...aged,
    ...stops,
    ...token('bytes32', hashOfWords),
  }),
  ...trap('a guardian of whom only the hash is told stops sales', 'Secrets8 Umbra', { ...aged, ...stops }),
  ...trap('one whose name is folded sets what a sale costs', 'Secrets8 Origami', {
    ...aged,
    effects: ['E4 reachable'],
    also: ['E3', 'E8', 'E9'],
    levels: high,
    taxes: { buy: 0, sell: 2 },
    twin: { also: ['E4'], taxes: { buy: 0, sell: 2 } },
  }),
  ...trap('one who is told by a hash needs no allowance', 'Secrets8 Lantern', {
    ...aged,
    effects: ['E5 reachable'],
    also: ['E3', 'E8', 'E9'],
    levels: high,
    ...token('bytes32', hashOfAccount),
  }),
  benign('coins of another chain are had for what their lock hides', 'Secrets8 Hashlock', {
    ...aged,
    also: ['E6'],
    ...token('address', 'multisig'),
  }),
  benign('a drop for those in a tree', 'Secrets8 Orchardist', { ...aged, ...token('bytes32', hashOfWords) }),
]
