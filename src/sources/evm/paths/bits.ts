import { all, isSame, op, small, type Word } from './words.ts'

const shifted: ReadonlySet<number> = new Set([op.shl, op.shr])
/** Instructions that answer with one bit. */
const truths: ReadonlySet<number> = new Set([op.iszero, op.lt, op.gt, op.slt, op.sgt, op.eq])

/** Bits of a word that are certainly nothing, whatever it is made of. */
export function zeroBits({ value, term }: Word): bigint {
  if (!term) return all & ~value
  if (term.kind !== 'made') return term.kind === 'caller' || term.kind === 'signer' ? all & ~((1n << 160n) - 1n) : 0n
  const { opcode, operands } = term
  const [one, other] = operands
  if (truths.has(opcode)) return all & ~1n
  if (!one || !other) return 0n
  if (opcode === op.and) return zeroBits(one) | zeroBits(other)
  if (opcode === op.or) return zeroBits(one) & zeroBits(other)
  if (shifted.has(opcode) && !one.term) return moved(zeroBits(other), opcode === op.shl, one.value)
  // to multiply by a power of two is to move to the left
  const [fixed, free] = one.term ? [other, one] : [one, other]
  return opcode === op.mul && !fixed.term && isPower(fixed.value) ? moved(zeroBits(free), true, lengthOf(fixed.value) - 1n) : 0n
}

/** Bits that are certainly those of what lies in a slot: a part of a word is put into the rest of what was there. */
export function keptBits({ term }: Word, slot: Word): bigint {
  // a place that is worked out is the same where it is worked out alike
  if (term?.kind === 'stored') return (slot.term ? isSame(term.slot, slot) : term.slot.value === slot.value) ? all : 0n
  if (term?.kind !== 'made') return 0n
  const [one, other] = term.operands
  if (!one || !other) return 0n
  if (term.opcode === op.and)
    return (one.term ? 0n : keptBits(other, slot) & one.value) | (other.term ? 0n : keptBits(one, slot) & other.value)
  if (term.opcode === op.or) return (keptBits(one, slot) & zeroBits(other)) | (keptBits(other, slot) & zeroBits(one))
  return 0n
}

/** Whether a number is a power of two. */
export const isPower = (value: bigint): boolean => value > 0n && (value & (value - 1n)) === 0n

const lengthOf = (value: bigint): bigint => {
  let bits = 0n
  for (let left = value; left > 0n; left >>= 1n) bits++
  return bits
}

/** What is certainly nothing after it was moved, with what comes in from the side. */
function moved(zeros: bigint, left: boolean, by: bigint): bigint {
  if (small(by) > 255) return all
  const side = (1n << by) - 1n
  return left ? all & ((zeros << by) | side) : (zeros >> by) | (all & ~(all >> by))
}
