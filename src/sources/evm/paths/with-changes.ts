import type { Change, Changes } from './solve.ts'
import { inBits, make, op, operandsOf, type Part, type Term, type Word, wide } from './words.ts'

/** Bits of a word that a part covers. */
export const bitsOf = ({ count, place }: Part): bigint => ((1n << inBits(count)) - 1n) << inBits(32 - place - count)

/** What a word would be with changes, as far as its own terms tell: what lies in storage, and hashes, are what they were. */
export function withChanges(word: Word, changes: Changes, known = new Map<Term, bigint>()): bigint {
  const { term, value } = word
  if (!term) return value
  const found = known.get(term)
  if (found !== undefined) return found
  const made = anew(term, value, changes, known)
  known.set(term, made)
  return made
}

function anew(term: Term, value: bigint, changes: Changes, known: Map<Term, bigint>): bigint {
  switch (term.kind) {
    case 'input':
      return patched(value, { ...term, count: 32 }, changes)
    case 'size':
      return changes.reduce((size, change) => sizeWith(size, term.call, change), value)
    case 'wei':
    case 'time':
    case 'caller':
      return changes.reduce((was, change) => (change.kind === term.kind && change.call === term.call ? change.value : was), value)
    case 'made':
      if (operandsOf(term.opcode) === undefined) return ofCode(term, value, changes, known)
      return make(
        term.opcode,
        term.operands.map(operand => ({ value: withChanges(operand, changes, known) })),
      ).value
    case 'bytes':
      return term.parts.reduce((all, part) => partWith(all, part, changes, known), value)
    case 'hash':
    case 'stored':
    case 'signer':
      return value
  }
}

/** What is told of code: of an account with code that is chosen there is some. */
function ofCode(
  { opcode, operands: [account, known] }: Extract<Term, { kind: 'made' }>,
  value: bigint,
  changes: Changes,
  seen: Map<Term, bigint>,
): bigint {
  if (opcode !== op.extcodesize || !account || !known) return value
  const chosen = withChanges(account, changes, seen)
  return chosen === account.value ? value : chosen === known.value ? 1n : 0n
}

function sizeWith(size: bigint, call: number, change: Change): bigint {
  if (change.kind === 'stored' || change.call !== call) return size
  if (change.kind === 'size') return change.value
  const end = change.kind === 'input' ? wide(change.at + change.count) : 0n
  return end > size ? end : size
}

function partWith(whole: bigint, part: Part, changes: Changes, known: Map<Term, bigint>): bigint {
  const { word, first, count, place } = part
  const { term } = word
  const upwards = inBits(32 - place - count)
  const bits = bitsOf(part)
  if (term?.kind === 'input') {
    const was = ((whole & bits) >> upwards) << inBits(32 - count)
    const now = patched(was, { ...term, at: term.at + first, count }, changes)
    return (whole & ~bits) | ((now >> inBits(32 - count)) << upwards)
  }
  const bytes = (withChanges(word, changes, known) >> inBits(32 - first - count)) & ((1n << inBits(count)) - 1n)
  return (whole & ~bits) | (bytes << upwards)
}

/** Bytes of calldata, the first of them leftmost, with those of the changes that are of them. */
function patched(
  value: bigint,
  { call, at, count }: { readonly call: number; readonly at: number; readonly count: number },
  changes: Changes,
): bigint {
  let made = value
  for (const change of changes) {
    if (change.kind !== 'input' || change.call !== call) continue
    const [start, end] = [Math.max(at, change.at), Math.min(at + count, change.at + change.count)]
    if (start >= end) continue
    const ones = (1n << inBits(end - start)) - 1n
    const bytes = (change.value >> inBits(32 - (end - change.at))) & ones
    const upwards = inBits(32 - (end - at))
    made = (made & ~(ones << upwards)) | (bytes << upwards)
  }
  return made
}
