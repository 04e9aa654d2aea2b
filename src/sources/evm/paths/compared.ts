import { onceEach } from './once.ts'
import { isSame, small, type Term, type Word } from './words.ts'

interface Numbers {
  readonly of: Word
  readonly numbers: bigint[]
}

/** Numbers that words were compared with, by what the words are made of. */
export type Compared = Map<number, Numbers[]>

/** Notes that a word was compared with a number, unless it is one itself. */
export function compare(compared: Compared, of: Word, number: bigint): void {
  if (!of.term) return
  const likeness = likenessOf(of.term)
  const alike = compared.get(likeness) ?? []
  const known = alike.find(one => isSame(one.of, of))
  if (known) known.numbers.push(number)
  else compared.set(likeness, [...alike, { of, numbers: [number] }])
}

const none: readonly bigint[] = []

/** The numbers that a word was compared with. Asked for every word of every place: most were with none. */
export function numbersOf(compared: Compared, word: Word): readonly bigint[] {
  if (!word.term || compared.size === 0) return none
  const found = compared.get(likenessOf(word.term))?.find(({ of }) => isSame(of, word))
  return found ? found.numbers : none
}

/** A number that is the same for all that is the same, and seldom for what is not. */
export const likenessOf = onceEach((term: Term): number => mixed(kinds.indexOf(term.kind), numbersIn(term)))

const kinds: readonly Term['kind'][] = ['input', 'size', 'wei', 'time', 'caller', 'signer', 'made', 'bytes', 'hash', 'stored']

function numbersIn(term: Term): readonly number[] {
  switch (term.kind) {
    case 'input':
      return [term.call, term.at]
    case 'made':
      return [term.opcode, ...term.operands.map(ofWord)]
    case 'hash':
      return term.inputs.map(ofWord)
    case 'stored':
      return [small(term.account & lowBits), ofWord(term.slot)]
    case 'bytes':
      return []
    default:
      return [term.call]
  }
}

/** As many of a word as tell most of them apart. */
const lowBits = 0x7fff_ffffn

const ofWord = ({ value, term }: Word): number => (term ? likenessOf(term) : small(value & lowBits))

/** FNV-1a over numbers of 32 bits in place of bytes: http://www.isthe.com/chongo/tech/comp/fnv/. */
const mixed = (first: number, numbers: readonly number[]): number =>
  numbers.reduce((before, now) => Math.imul(before ^ now, 0x0100_0193), Math.imul(0x811c_9dc5 ^ first, 0x0100_0193))
