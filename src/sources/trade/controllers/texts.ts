import { utf8ToBytes } from '@noble/hashes/utils.js'
import { keccak256 } from '../../../chains/encoding/keccak.ts'
import type { ContractFunction } from '../../../evidence/contract.ts'
import { constantsIn } from '../../evm/constants.ts'

const [sides, things] = [
  ['buy', 'sell', 'transfer', 'total', 'max', 'min'],
  ['fee', 'fees', 'tax', 'taxes', 'tx', 'wallet', 'limit', 'amount', 'rate'],
]
const alone = ['marketing', 'liquidity', 'burn', 'dev', 'cooldown', 'delay', 'trading', 'paused', 'pause', 'open', 'enabled', 'blacklist']

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** What settings are called by, in the ways in which people write it. */
function* spellings(): Generator<string, void> {
  for (const word of [...sides, ...things, ...alone]) yield* [word, capital(word), word.toUpperCase()]
  for (const side of sides)
    for (const thing of things)
      yield* [side + capital(thing), `${side}_${thing}`, `${side.toUpperCase()}_${thing.toUpperCase()}`, capital(side) + capital(thing)]
}

/** Texts whose hashes stand in live code, where a function takes one: settings that are kept under a name. */
export function textsIn(codes: readonly string[], functions: readonly ContractFunction[]): string[] {
  if (!functions.some(({ arguments: types }) => /(?:^|[(,])(?:string|bytes)(?:$|[),])/.test(types))) return []
  const words = new Set(codes.flatMap(code => constantsIn(code).words))
  return words.size === 0 ? [] : [...spellings()].filter(text => words.has(`0x${keccak256(utf8ToBytes(text))}`))
}
