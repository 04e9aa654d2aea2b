import { utf8ToBytes } from '@noble/hashes/utils.js'
import { keccak256 } from '../../../chains/encoding/keccak.ts'
import type { ContractFunction } from '../../../evidence/contract.ts'
import { byCode } from '../../evm/by-code.ts'
import { constantsIn, isName } from '../../evm/constants.ts'
import { movedUp, operationsIn } from '../../evm/instructions.ts'
import { comparedIn } from '../../evm/numbers.ts'

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

/** Words that the code pushes as they are, at the left end of a word or to be moved there. */
const [shortest, longest, mostPushed] = [3, 20, 4]
const spelt = /^[A-Za-z][A-Za-z0-9_.-]*$/

/** How far behind a text what becomes of it is looked for, in instructions; KECCAK256, REVERT, and what comes before others are asked. */
const [mostBehind, hash, revert] = [40, 0x20, 0xfd]
const asks: ReadonlySet<number> = new Set([0x3b, 0xf1, 0xfa])

/** Short texts that code puts together: the names of what it looks up, also elsewhere, first, then what it compares them with, and no reasons of refusals. */
const pushedIn = byCode((code): readonly string[] => {
  const steps = operationsIn(code)
  const found = steps.flatMap(({ operand }, at) => {
    if (operand === undefined) return []
    const digits = (movedUp(steps, at) ?? operand).toString(16).replace(/(?:00)+$/, '')
    const text = Buffer.from(digits, 'hex').toString('latin1')
    if (digits.length !== 2 * text.length || text.length < shortest || text.length > longest || !spelt.test(text)) return []
    const next = steps.slice(at + 1, at + mostBehind).find(({ opcode }) => opcode === hash || opcode === revert || asks.has(opcode))
    return next?.opcode === revert ? [] : [{ text, isKey: next !== undefined }]
  })
  return [...found.filter(({ isKey }) => isKey), ...found.filter(({ isKey }) => !isKey)].map(({ text }) => text)
})

/** The same as words of 32 bytes, by which entries of a book of addresses are called. */
export const shortNamesIn = (codes: readonly string[]): string[] =>
  [...new Set(codes.flatMap(pushedIn))].slice(0, mostPushed).map(text => `0x${Buffer.from(text).toString('hex').padEnd(64, '0')}`)

/** Texts that stand in live code or whose hashes do, where a function takes one: settings that are kept under a name. */
export function textsIn(codes: readonly string[], functions: readonly ContractFunction[]): string[] {
  if (!functions.some(({ arguments: types }) => /(?:^|[(,])(?:string|bytes)(?:$|[),])/.test(types))) return []
  const words = new Set(codes.flatMap(code => constantsIn(code).words))
  const hashed = words.size === 0 ? [] : [...spellings()].filter(text => words.has(`0x${keccak256(utf8ToBytes(text))}`))
  return [...new Set([...hashed, ...codes.flatMap(pushedIn).slice(0, mostPushed)])]
}

/** Names that settings and roles are kept under, as far as a contract tells: what its getters answer, then what stands in its code, topics last. */
export function namesIn(codes: readonly string[], replies: readonly { readonly ok: boolean; readonly data: string }[]): string[] {
  const answers = replies.flatMap(({ ok, data }) => (ok && data.length === 66 && isName(data) ? [data.toLowerCase()] : []))
  const found = codes.map(constantsIn)
  const [words, topics] = [found.flatMap(one => one.words), new Set(found.flatMap(one => [...one.topics]))]
  return [...new Set([...answers, ...words.filter(word => !topics.has(word)), ...words])]
}

/** Most words that code compares something with. */
const mostCompared = 10

/** Words that code compares something with, but for the selectors of its functions. */
export function comparedWords(codes: readonly string[], functions: readonly ContractFunction[]): string[] {
  const selectors = new Set(functions.map(({ selector }) => selector))
  return [...new Set(codes.flatMap(code => comparedIn(code, selectors)))].slice(0, mostCompared)
}
