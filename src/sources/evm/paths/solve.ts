import { keccak256 } from '../../../chains/encoding/keccak.ts'
import { addressBits } from './tables.ts'
import { bitsOf, withChanges } from './with-changes.ts'
import { all, digitsOf, inBits, ofDigits, op, type Part, type Term, type Word } from './words.ts'

/** What must be given, or lie in storage, for a word to become another. */
export type Change =
  /** The first bytes of the value, written into the calldata of a call. */
  | { readonly kind: 'input'; readonly call: number; readonly at: number; readonly count: number; readonly value: bigint }
  | { readonly kind: 'size' | 'wei' | 'time' | 'caller'; readonly call: number; readonly value: bigint }
  | { readonly kind: 'stored'; readonly account: bigint; readonly slot: Word; readonly value: bigint }

/** Changes that belong together. */
export type Changes = readonly Change[]

/** Most ways that are kept of any one step. */
const mostWays = 8
/** Words that are looked into before a question is given up: what is summed up again and again has ways without number. */
interface Effort {
  left: number
  /** Whether somebody else may make the call. */
  readonly byOthers?: true
}
const enough = (): Effort => ({ left: 400 })
const nothing: readonly Changes[] = []

/** One way of each, together. */
const both = (one: readonly Changes[], other: readonly Changes[]): Changes[] =>
  one.slice(0, 2).flatMap(first => other.slice(0, 2).map(second => [...first, ...second]))

/**
 * Ways to make a word what it should be, the likeliest first. They need not be right: a run with the changes tells. Of a hash
 * there is none.
 */
export function waysTo(word: Word, wanted: bigint, effort = enough()): readonly Changes[] {
  if (word.value === wanted) return [[]]
  const { term } = word
  if (!term || effort.left-- <= 0 || wanted < 0n || wanted > all) return nothing
  switch (term.kind) {
    case 'input':
      return [[changeOf(term, 32, word.value, wanted)]]
    case 'size':
    case 'wei':
    case 'time':
      return [[{ kind: term.kind, call: term.call, value: wanted }]]
    case 'stored':
      return [[{ kind: 'stored', account: term.account, slot: term.slot, value: wanted }]]
    case 'bytes':
      return sideBySide(word.value, term.parts, wanted, effort)
    case 'made':
      return undone(term, word.value, wanted, effort).slice(0, mostWays)
    case 'caller':
      return effort.byOthers ? [[{ kind: term.kind, call: term.call, value: wanted }]] : nothing
    case 'hash':
    case 'signer':
      return nothing
  }
}

/** Accounts of which a word would be what is wanted, if one of them called and all else were the same. */
export const callersFor = (word: Word, wanted: bigint): readonly bigint[] =>
  waysTo(word, wanted, { ...enough(), byOthers: true }).flatMap(changes => {
    const [change, ...more] = changes
    const isCaller = change?.kind === 'caller' && more.length === 0 && change.value <= addressBits
    return isCaller && withChanges(word, changes) === wanted ? [change.value] : []
  })

/** So many bytes of calldata from a place on, from what they are to what they should be: those between that stay are left to others. */
function changeOf({ call, at }: { readonly call: number; readonly at: number }, count: number, now: bigint, wanted: bigint): Change {
  const other = (nth: number) => ((now ^ wanted) >> inBits(count - 1 - nth)) & 0xffn
  let [first, end] = [0, count]
  while (first < end - 1 && other(first) === 0n) first++
  while (end > first + 1 && other(end - 1) === 0n) end--
  const bytes = (wanted >> inBits(count - end)) & ((1n << inBits(end - first)) - 1n)
  return { kind: 'input', call, at: at + first, count: end - first, value: bytes << inBits(32 - (end - first)) }
}

function sideBySide(value: bigint, parts: readonly Part[], wanted: bigint, effort: Effort): readonly Changes[] {
  const covered = parts.reduce((bits, part) => bits | bitsOf(part), 0n)
  if ((value & ~covered) !== (wanted & ~covered)) return nothing
  let found: readonly Changes[] = [[]]
  for (const part of parts) {
    const bits = bitsOf(part)
    if ((value & bits) === (wanted & bits)) continue
    const { word, first, count, place } = part
    const bytes = (wanted & bits) >> inBits(32 - place - count)
    const { term } = word
    const upwards = inBits(32 - first - count)
    const own = ((1n << inBits(count)) - 1n) << upwards
    const ways: readonly Changes[] =
      term?.kind === 'input'
        ? [[changeOf({ ...term, at: term.at + first }, count, (value & bits) >> inBits(32 - place - count), bytes)]]
        : waysTo(word, (word.value & (all ^ own)) | (bytes << upwards), effort)
    found = both(found, ways)
  }
  return found
}

/** The operands of an instruction that would make it answer what is wanted. */
function undone({ opcode, operands: [a, b] }: Extract<Term, { kind: 'made' }>, value: bigint, wanted: bigint, effort: Effort): Changes[] {
  if (!a) return []
  const to = (word: Word, goal: bigint) => (word.term ? waysTo(word, goal, effort) : nothing)
  if (opcode === op.not) return [...to(a, wanted ^ all)]
  if (judges.has(opcode))
    return wanted > 1n ? [] : [...waysToJudge({ value, term: { kind: 'made', opcode, operands: b ? [a, b] : [a] } }, wanted === 1n, effort)]
  if (!b) return []
  const either = (one: bigint | undefined, other: bigint | undefined) => [
    ...(one === undefined ? nothing : to(a, one & all)),
    ...(other === undefined ? nothing : to(b, other & all)),
  ]
  switch (opcode) {
    case op.add:
      return either(wanted - b.value, wanted - a.value)
    case op.sub:
      return either(wanted + b.value, a.value - wanted)
    case op.xor:
      return either(wanted ^ b.value, wanted ^ a.value)
    case op.mul:
      return either(quotient(wanted, b.value), quotient(wanted, a.value))
    case op.div:
      return either(b.value === 0n ? undefined : wanted * b.value, wanted === 0n ? undefined : a.value / wanted)
    case op.mod:
      return wanted < b.value ? multiples(a.value, b.value).flatMap(whole => to(a, (whole + wanted) & all)) : []
    case op.and:
      return either(masked(a.value, b.value, wanted), masked(b.value, a.value, wanted))
    case op.or:
      return either(without(wanted, b.value), without(wanted, a.value))
    case op.shl:
      return shifted(a.value, distance => to(b, (wanted >> distance) | (b.value & (all ^ (all >> distance)))))
    case op.shr:
      return shifted(a.value, distance => to(b, ((wanted << distance) & all) | (b.value & ((1n << distance) - 1n))))
    case op.sar:
      return shifted(a.value, distance => to(b, (wanted << distance) & all))
    case op.extcodesize:
      // whatever has code will do
      return wanted === 0n ? [] : [...to(a, b.value)]
    case op.signextend:
      return [...to(b, wanted)]
    case op.byte:
      return a.value > 31n ? [] : [...to(b, (b.value & (all ^ (0xffn << (248n - 8n * a.value)))) | (wanted << (248n - 8n * a.value)))]
    default:
      return []
  }
}

/** The next multiples of a number below a value and above it, and none of it. */
const multiples = (value: bigint, by: bigint): bigint[] => [...new Set([value - (value % by), value - (value % by) + by, 0n])]

const quotient = (wanted: bigint, by: bigint): bigint | undefined => (by !== 0n && wanted % by === 0n ? wanted / by : undefined)

/** What a word must be for its bits under a mask to be what is wanted: the others stay what they are. */
const masked = (value: bigint, mask: bigint, wanted: bigint): bigint | undefined =>
  (wanted & (all ^ mask)) === 0n ? (value & (all ^ mask)) | wanted : undefined

/** What must be added to bits that are there anyway. */
const without = (wanted: bigint, bits: bigint): bigint | undefined => ((wanted & bits) === bits ? wanted & (all ^ bits) : undefined)

const shifted = (distance: bigint, ways: (distance: bigint) => readonly Changes[]): Changes[] =>
  distance > 255n ? [] : [...ways(distance)]

const judges: ReadonlySet<number> = new Set([op.lt, op.gt, op.slt, op.sgt, op.eq, op.iszero])

/** Ways to make a condition hold, or not. */
export function waysToJudge(word: Word, holds: boolean, effort = enough()): readonly Changes[] {
  const { term } = word
  if (!term || effort.left-- <= 0) return nothing
  if (term.kind !== 'made') return holds ? [...waysTo(word, 1n, effort)] : [...waysTo(word, 0n, effort)]
  const [a, b] = term.operands
  if (!a) return nothing
  if (term.opcode === op.iszero) return waysToJudge(a, !holds, effort)
  if (!b) return plainly(word, holds, effort)
  const to = (one: Word, goal: bigint) => (one.term ? waysTo(one, goal, effort) : nothing)
  // a time that is met to the second is met on no other day
  const more = isTime(a) || isTime(b) ? 100n * 86_400n : 1n
  const less = (low: Word, high: Word) =>
    holds
      ? [
          // in the middle of what comes round again, such as an hour of each day: at its end somebody is late
          ...(isRest(low) ? to(low, high.value / 2n) : []),
          ...to(low, high.value - more),
          ...to(low, high.value - 1n),
          // the next moment may do, and later ones be too late
          ...(isTime(high) ? to(high, low.value + 1n) : []),
          ...to(high, low.value + more),
          ...to(low, 0n),
          ...to(high, all >> 1n),
        ]
      : [...to(low, high.value), ...to(high, low.value), ...to(high, 0n)]
  switch (term.opcode) {
    case op.eq:
      return holds ? [...to(a, b.value), ...to(b, a.value), ...alike(a, b, [], effort)] : [...to(a, b.value + 1n), ...to(b, a.value + 1n)]
    case op.lt:
    case op.slt:
      return less(a, b)
    case op.gt:
    case op.sgt:
      return less(b, a)
    case op.sub:
    case op.xor:
      return holds ? [...to(a, b.value + 1n), ...to(b, a.value + 1n)] : [...to(a, b.value), ...to(b, a.value)]
    case op.and:
      return conjunction(word, [a, b], holds, effort)
    case op.or:
      return holds
        ? [...waysToJudge(a, true, effort), ...waysToJudge(b, true, effort)]
        : both(a.value === 0n ? [[]] : waysToJudge(a, false, effort), b.value === 0n ? [[]] : waysToJudge(b, false, effort))
    default:
      return plainly(word, holds, effort)
  }
}

const isTime = ({ term }: Word): boolean =>
  term?.kind === 'time' || (term?.kind === 'made' && term.operands.length === 2 && term.operands.some(one => one.term?.kind === 'time'))

const isRest = ({ term }: Word): boolean => term?.kind === 'made' && term.opcode === op.mod

function conjunction(word: Word, [a, b]: readonly [Word, Word], holds: boolean, effort: Effort): readonly Changes[] {
  const mask = a.term ? (b.term ? undefined : b) : a
  if (mask && holds && mask.value !== 1n) return [...waysTo(word, mask.value & -mask.value, effort), ...waysTo(word, mask.value, effort)]
  if (!holds) return [...waysToJudge(a, false, effort), ...waysToJudge(b, false, effort)]
  return both(a.value === 0n ? waysToJudge(a, true, effort) : [[]], b.value === 0n ? waysToJudge(b, true, effort) : [[]])
}

const plainly = (word: Word, holds: boolean, effort: Effort): readonly Changes[] =>
  holds ? [...waysTo(word, 1n, effort), ...waysTo(word, all >> 96n, effort)] : waysTo(word, 0n, effort)

/**
 * Two words that are to be the same: two hashes are where what they are hashes of is. A compiler hashes beforehand what it knows:
 * one that stands in the code is met by the names that stand there, too.
 */
export function alike(one: Word, other: Word, names: readonly bigint[] = [], effort = enough()): readonly Changes[] {
  if (one.value === other.value) return [[]]
  if (effort.left-- <= 0) return nothing
  const [a, b] = [one.term, other.term]
  if (a?.kind === 'hash' && b?.kind === 'hash' && a.inputs.length === b.inputs.length) return together(a.inputs, b.inputs, names, effort)
  if (a?.kind === 'hash' && !b) return named(a.inputs, other.value, names, effort)
  if (a?.kind === 'made' && b?.kind === 'made' && a.opcode === b.opcode) {
    const found = together(a.operands, b.operands, names, effort)
    if (found.length > 0) return found
  }
  return waysTo(one, other.value, effort)
}

/** The entry of a mapping under a name, by its hash. */
function named(inputs: readonly Word[], hash: bigint, names: readonly bigint[], effort: Effort): readonly Changes[] {
  const [key, place, more] = inputs
  if (!key?.term || !place || more) return nothing
  const name = hashesAt(names, place.value).get(hash)
  return name === undefined ? nothing : waysTo(key, name, effort)
}

const hashes = new WeakMap<readonly bigint[], Map<bigint, ReadonlyMap<bigint, bigint>>>()

/** Names by the hash that each has with a place: they are asked for again and again. */
function hashesAt(names: readonly bigint[], place: bigint): ReadonlyMap<bigint, bigint> {
  const known = hashes.get(names) ?? new Map<bigint, ReadonlyMap<bigint, bigint>>()
  hashes.set(names, known)
  const found = known.get(place) ?? new Map(names.map(name => [hashOf(name, place), name]))
  known.set(place, found)
  return found
}

const hashOf = (...words: readonly bigint[]): bigint => ofDigits(keccak256(Buffer.from(words.map(digitsOf).join(''), 'hex')))

function together(some: readonly Word[], others: readonly Word[], names: readonly bigint[], effort: Effort): readonly Changes[] {
  let found: readonly Changes[] = [[]]
  for (const [at, one] of some.entries()) {
    const other = others[at]
    found = other ? both(found, alike(one, other, names, effort)) : nothing
  }
  return found
}
