import { keccak256 } from '../../../chains/encoding/keccak.ts'
import { fieldOf } from './asking.ts'
import { type OneWay, ordersOn } from './every-way.ts'
import type { Stored, Write } from './state.ts'
import { digitsOf, isSame, isWorkedOut, ofDigits, op, type Word, wide } from './words.ts'

/** Words that an element of a list is long at most, and how far into it anything is written. */
const mostLong = 1n << 16n
/** A list is no longer than this. */
export const longest = 1n << 64n
/** Variables of a contract whose lists are known by where they start, in code that has worked that out beforehand, and words of a member. */
const [mostVariables, mostMembers] = [256, 32]

/** The field of a list that an element belongs to, and the one in which its length stands. */
interface Element {
  readonly field: string
  readonly length: string
}

/**
 * The list that a word is written into, where the way has looked whether it is that long: how a list is laid out is told in "Layout of
 * State Variables in Storage" of the documentation of Solidity. `undefined` for all else, as what is counted too far is any word.
 */
export function elementOf(way: OneWay, { account, slot }: Write): Element | undefined {
  const [place, steps] = startIn(slot) ?? []
  const index = steps && indexIn(steps)
  if (!place || !index) return undefined
  const length: Stored = { account, slot: place }
  if (way.forks.some(({ condition }) => lengthsIn(condition, length).some(now => now > longest))) return undefined
  // what is put behind the last is counted by the length itself
  const isShort =
    isStored(index, length) || ordersOn(way).some(({ less, more, isLess }) => isLess && isSame(less, index) && isStored(more, length))
  const field = fieldOf(length)
  return isShort && field !== undefined ? { field: `${field} entry`, length: field } : undefined
}

/** Where the length of a list stands that starts somewhere, and what is added to that. */
function startIn({ term }: Word): readonly [Word, Word] | undefined {
  if (term?.kind !== 'made' || term.opcode !== op.add) return undefined
  const [one, other] = term.operands
  if (!one || !other) return undefined
  const ways = [one, other].flatMap((start, at): (readonly [Word, Word])[] => {
    const [slot, steps] = [lengthBefore(start), at === 0 ? other : one]
    return slot ? [[slot, steps]] : []
  })
  if (ways.length > 0) return ways[0]
  // a member of an element lies a little behind it
  const [fixed, inner] = one.term ? [other, one] : [one, other]
  return !fixed.term && fixed.value < mostLong ? startIn(inner) : undefined
}

/** The variable whose list starts a little before a place that was worked out beforehand, and how many words before. */
export function listBefore(place: bigint): { readonly slot: bigint; readonly offset: bigint } | undefined {
  for (let offset = 0n; offset < mostMembers; offset++) {
    const slot = starts().get(place - offset)
    if (slot !== undefined) return { slot, offset }
  }
  return undefined
}

/** The place of the length of a list that starts here: at the hash of that place. */
function lengthBefore(start: Word): Word | undefined {
  const { value, term } = start
  if (isWorkedOut(start)) {
    // how far a member lies behind the start was added beforehand
    const [slot] = Array.from({ length: mostMembers }, (_, nth) => starts().get(value - wide(nth))).flatMap(one => one ?? [])
    return slot === undefined ? undefined : { value: slot }
  }
  const [slot, ...more] = term?.kind === 'hash' ? term.inputs : []
  return slot && !slot.term && more.length === 0 ? slot : undefined
}

let known: ReadonlyMap<bigint, bigint> | undefined

/** Where the lists of the first variables start. */
function starts(): ReadonlyMap<bigint, bigint> {
  known ??= new Map(
    Array.from({ length: mostVariables }, (_, nth) => wide(nth)).map(place => [
      ofDigits(keccak256(Buffer.from(digitsOf(place), 'hex'))),
      place,
    ]),
  )
  return known
}

/** Times that what is counted is multiplied or moved on: more of it might run over. */
const mostTimes = 4

/** What is counted, where it is counted in steps of the length of an element. */
function indexIn(word: Word, times = mostTimes): Word | undefined {
  const { term } = word
  if (term?.kind !== 'made') return word
  const [one, other] = term.operands
  if (!one || !other || times === 0) return undefined
  if (term.opcode === op.shl) return !one.term && one.value < 16n ? indexIn(other, times - 1) : undefined
  // what is worked out otherwise was compared as it is
  if (term.opcode !== op.mul && term.opcode !== op.add) return word
  const [fixed, index] = one.term ? [other, one] : [one, other]
  return !fixed.term && fixed.value < mostLong ? indexIn(index, times - 1) : undefined
}

/** What a length is now, where a word is made of it. */
const lengthsIn = (word: Word, length: Stored): readonly bigint[] =>
  isStored(word, length) ? [word.value] : word.term?.kind === 'made' ? word.term.operands.flatMap(one => lengthsIn(one, length)) : []

const isStored = ({ term }: Word, { account, slot }: Stored): boolean =>
  term?.kind === 'stored' && term.account === account && !term.slot.term && term.slot.value === slot.value
