import { isPower } from '../evm/paths/bits.ts'
import { isSame, op, type Word, wide } from '../evm/paths/words.ts'

/** Bits of a word, the lowest of them first; what is fixed is a word without a term, all of it. */
export interface Cut {
  readonly word: Word
  readonly from: bigint
  readonly bits: bigint
}

const widest = 256n
const nothing: Cut = { word: { value: 0n }, from: 0n, bits: widest }
/** Which bit a power of two is. */
const placeOf = (power: bigint): bigint => wide(power.toString(2).length - 1)
const ones = (bits: bigint): bigint => (1n << bits) - 1n

/** Bits of a word that several numbers were put into, or were cut out of one: those of the word that they were at first. `undefined` where they are a mixture. */
export function cutOf(word: Word, from = 0n, most = widest): Cut | undefined {
  const bits = most < widest - from ? most : widest - from
  if (bits <= 0n) return nothing
  const { value, term } = word
  if (!term) return { word: { value: (value >> from) & ones(bits) }, from: 0n, bits: widest }
  const itself: Cut = { word, from, bits }
  if (term.kind !== 'made') return itself
  const [one, other] = term.operands
  if (!one || !other) return itself
  const { opcode } = term
  if (opcode === op.and && (!one.term || !other.term)) {
    const [fixed, free] = one.term ? [other, one] : [one, other]
    const mask = (fixed.value >> from) & ones(bits)
    // a mask with holes leaves no number
    return isPower(mask + 1n) ? cutOf(free, from, placeOf(mask + 1n)) : undefined
  }
  if (opcode === op.or) {
    const [a, b] = [cutOf(one, from, bits), cutOf(other, from, bits)]
    return a && isNothing(a) ? b : b && isNothing(b) ? a : undefined
  }
  const by = movedBy(opcode, one, other)
  if (!by) return itself
  const { free, count, isUp } = by
  if (!isUp) return cutOf(free, from + count, bits)
  if (from >= count) return cutOf(free, from - count, bits)
  return from + bits <= count ? nothing : undefined
}

/** How far a word is moved, and whether to the left. */
function movedBy(
  opcode: number,
  one: Word,
  other: Word,
): { readonly free: Word; readonly count: bigint; readonly isUp: boolean } | undefined {
  if ((opcode === op.shl || opcode === op.shr) && !one.term) return { free: other, count: one.value, isUp: opcode === op.shl }
  if (opcode === op.div && !other.term && isPower(other.value)) return { free: one, count: placeOf(other.value), isUp: false }
  if (opcode !== op.mul) return undefined
  const [fixed, free] = one.term ? [other, one] : [one, other]
  return !fixed.term && isPower(fixed.value) ? { free, count: placeOf(fixed.value), isUp: true } : undefined
}

export const isNothing = ({ word }: Cut): boolean => !word.term && word.value === 0n

/** Whether two are the same number, of as many bits. */
export const isSameCut = (one: Cut, other: Cut): boolean =>
  one.from === other.from && one.bits === other.bits && isSame(one.word, other.word)

/** What the bits are as things stand. */
export const numberIn = ({ word, from, bits }: Cut): bigint => (word.value >> from) & ones(bits)
