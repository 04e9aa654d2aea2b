import { type Compared, compare, numbersOf } from './compared.ts'
import { onceEach } from './once.ts'
import { all, comparisonIn, isSame, madeOf, make, op, orderIn, type Term, type Word, wide } from './words.ts'

/** A number as a sum of whole multiples of words and of a number of the code: what a place in memory is worked out as. */
export interface Sum {
  readonly fixed: bigint
  readonly parts: readonly Part[]
}

interface Part {
  readonly of: Word & { readonly term: Term }
  readonly times: bigint
}

/** What a way says of words by the forks that it has gone. */
export interface Told {
  /** How many forks have said it. */
  readonly forks: number
  readonly equal: Compared
  readonly least: Compared
  readonly most: Compared
  /** What is rounded down without running over, and what the parts of sums come to at least, as far as that was asked. */
  readonly rounded: Map<Term, Sum | undefined>
  readonly lowest: Map<Sum['parts'], bigint | undefined>
  /** Whether somebody was called who may have come back and written: what lies in storage may be another by then. */
  readonly isStale: boolean
}

/** More words than this in one sum, or multiples of more, are no place in memory that compilers work out. */
const [mostParts, mostTimes] = [8, 1n << 32n]
/** Numbers below this can be added up as often as a sum may do it without running over: compilers ask for that of every length. */
const affordable = 1n << 64n

const fixedSum = (fixed: bigint): Sum => ({ fixed, parts: [] })

const sums = new WeakMap<Term, Sum | null>()

/** A word as a sum; `undefined` where it is made of too many. Nothing says yet that none of it runs over: see {@link staysBelow}. */
export function sumOf(word: Word): Sum | undefined {
  const { value, term } = word
  if (!term) return fixedSum(value >> 255n ? value - all - 1n : value)
  const known = sums.get(term)
  if (known !== undefined) return known === null ? undefined : known
  const found = summed({ ...word, term })
  sums.set(term, found === undefined ? null : found)
  return found
}

function summed(word: Word & { readonly term: Term }): Sum | undefined {
  const { term } = word
  const alone: Sum = { fixed: 0n, parts: [{ of: word, times: 1n }] }
  const [one, other] = term.kind === 'made' ? term.operands : []
  if (term.kind !== 'made' || !one || !other) return alone
  if (term.opcode === op.add || term.opcode === op.sub) {
    const [first, second] = [sumOf(one), sumOf(other)]
    return first && second && plus(first, second, term.opcode === op.add ? 1n : -1n)
  }
  const rounded = roundedIn(word)
  if (rounded) return summedOf(word, rounded) ?? alone
  const times = timesIn(term.opcode, one, other)
  const inner = times && sumOf(times.of)
  return times ? inner && plus(fixedSum(0n), inner, times.times) : alone
}

/** What is rounded down, with the whole blocks that are added to it beside it: two lengths that differ by a block are the same but for it. */
function summedOf({ value, term }: Word, { of, times, lost }: Rounded): Sum | undefined {
  const inner = sumOf(of)
  const [part, ...more] = inner?.parts ?? []
  if (!inner || inner.fixed <= lost || !part || part.times !== 1n || more.length > 0 || term?.kind !== 'made') return undefined
  const blocks = inner.fixed / (lost + 1n)
  const rest = make(op.add, [{ value: inner.fixed - blocks * (lost + 1n) }, part.of])
  const operands = term.operands.map(one => (one === of ? rest : one))
  const fixed = (blocks * (lost + 1n)) / times
  const left = madeOf(value - fixed, { ...term, operands }, operands)
  return left.term && { fixed, parts: [{ of: { ...left, term: left.term }, times: 1n }] }
}

/** What is multiplied by which number of the code, if that is what an instruction does. */
function timesIn(opcode: number, one: Word, other: Word): { readonly of: Word; readonly times: bigint } | undefined {
  if (opcode === op.shl) return one.term || one.value > 32n ? undefined : { of: other, times: 1n << one.value }
  const [fixed, of] = one.term ? [other, one] : [one, other]
  return opcode !== op.mul || fixed.term || fixed.value > mostTimes ? undefined : { of, times: fixed.value }
}

/** One sum and some times another. */
export function plus(one: Sum, other: Sum, times = 1n): Sum | undefined {
  // most are compared with what lies a few bytes further on
  if (other.parts.length === 0) return { fixed: one.fixed + times * other.fixed, parts: one.parts }
  if (one.parts === other.parts && times === -1n) return fixedSum(one.fixed - other.fixed)
  const parts = times === -1n ? partsApart(one.parts)(other.parts) : together(one.parts, other.parts, times)
  return parts && { fixed: one.fixed + times * other.fixed, parts }
}

function together(one: Sum['parts'], other: Sum['parts'], times: bigint): Sum['parts'] | undefined {
  const left: Part[] = []
  for (const part of one) {
    const same = other.find(({ of }) => isSame(of, part.of))
    const sum = same ? part.times + times * same.times : part.times
    if (sum !== 0n) left.push(same ? { of: part.of, times: sum } : part)
  }
  for (const part of other) {
    const isNew = !one.some(({ of }) => isSame(of, part.of))
    if (isNew) left.push({ of: part.of, times: times * part.times })
  }
  const isFit = left.length <= mostParts && left.every(part => part.times < mostTimes && part.times > -mostTimes)
  return isFit ? left : undefined
}

/** The parts of one sum less those of another: what is read is compared with all that was written, again and again. */
const partsApart = onceEach((one: Sum['parts']) => onceEach((other: Sum['parts']) => together(one, other, -1n)))

/**
 * What forks say that were gone: of each condition, freed of what only turns it round, whether it held. `before` is what the first of them
 * said, and is used up.
 */
export function toldBy(taken: ReadonlyMap<Term, boolean>, isStale: boolean, before?: Told): Told {
  const { forks: first, ...compared } = before ?? { forks: 0, equal: new Map(), least: new Map(), most: new Map() }
  const told: Told = { ...compared, forks: taken.size, isStale, rounded: new Map(), lowest: new Map() }
  for (const [term, holds] of [...taken].slice(first)) {
    const condition = { value: 0n, term }
    const order = orderIn(condition, holds)
    const same = comparisonIn(condition)
    if (order) {
      const { less, more, isLess } = order
      const apart = isLess ? 1n : 0n
      if (!more.term) compare(told.most, less, more.value - apart)
      if (!less.term) compare(told.least, more, less.value + apart)
    } else if (same?.equal === holds) {
      const [one, other] = same.pair
      if (!other.term) compare(told.equal, one, other.value)
      if (!one.term) compare(told.equal, other, one.value)
    } else if (!holds) compare(told.equal, condition, 0n)
  }
  return told
}

const least = (numbers: readonly bigint[]): bigint | undefined =>
  numbers.reduce<bigint | undefined>((before, now) => (before !== undefined && before < now ? before : now), undefined)
const most = (numbers: readonly bigint[]): bigint | undefined =>
  numbers.reduce<bigint | undefined>((before, now) => (before !== undefined && before > now ? before : now), undefined)

/** What is rounded down: some times a word are so much, or less by what was lost at most. */
interface Rounded {
  readonly of: Word
  readonly times: bigint
  readonly lost: bigint
}

/** What a word is a rounded part of: its last bits are left out, it is divided by a power of two, or moved to the right. */
const roundedIn = ({ term }: Word): Rounded | undefined => (term?.kind === 'made' ? roundedBy(term) : undefined)

const roundedBy = onceEach(({ opcode, operands: [one, other] }: Term & { readonly kind: 'made' }): Rounded | undefined => {
  if (!one || !other) return undefined
  if (opcode === op.and) {
    const [mask, of] = one.term ? [other, one] : [one, other]
    return mask.term ? undefined : rounding(of, 1n, all ^ mask.value)
  }
  if (opcode === op.div) return other.term ? undefined : rounding(one, other.value, other.value - 1n)
  return opcode !== op.shr || one.term || one.value > 8n ? undefined : rounding(other, 1n << one.value, (1n << one.value) - 1n)
})

/** Only what is lost in a few bits is a rounding of lengths. */
const rounding = (of: Word, times: bigint, lost: bigint): Rounded | undefined =>
  lost < 0n || lost > 0xffn || (lost & (lost + 1n)) !== 0n ? undefined : { of, times, lost }

/** Whether all that a sum is made of is far too small for the sum to run over, so that it is what it is worked out as. */
export const staysBelow = ({ fixed, parts }: Sum, told: Told): boolean =>
  fixed < affordable && fixed > -affordable && parts.every(({ of }) => isBelow(of, told))

/** Whether there is anything in a word that lies in storage. */
const isKept = ({ term }: Word): boolean => term !== undefined && keeps(term)

const keeps = onceEach((term: Term): boolean => {
  const parts = term.kind === 'made' ? term.operands : term.kind === 'bytes' ? term.parts.map(({ word }) => word) : []
  return term.kind === 'stored' || (term.kind === 'hash' ? term.inputs : parts).some(isKept)
})

function isBelow(word: Word, told: Told): boolean {
  const { term } = word
  if (!term || term.kind === 'size') return true
  if (told.isStale && isKept(word)) return false
  if ([told.equal, told.most].some(compared => numbersOf(compared, word).some(number => number < affordable))) return true
  const rounded = roundedIn(word)
  if (rounded) return innerOf(term, rounded, told) !== undefined
  const [one, other] = term.kind === 'made' ? term.operands : []
  return term.kind === 'made' && term.opcode === op.and && [one, other].some(mask => mask && !mask.term && mask.value < affordable)
}

/** A sum with the numbers that a way says for words of it. */
export function settled({ fixed, parts }: Sum, told: Told): Sum {
  let [sum, left] = [fixed, parts]
  for (const part of parts) {
    const value = knownIn(part.of, told)
    if (value === undefined) continue
    sum += part.times * value
    left = left.filter(one => one !== part)
  }
  return { fixed: sum, parts: left }
}

function knownIn(word: Word, told: Told): bigint | undefined {
  const rounded = roundedIn(word)
  const inner = rounded && sumOf(rounded.of)
  if (!rounded || !inner) return numbersOf(told.equal, word)[0]
  const { fixed, parts } = settled(inner, told)
  return parts.length === 0 && fixed >= 0n && fixed <= all ? (fixed - (fixed & rounded.lost)) / rounded.times : undefined
}

/** What a sum is at least, whatever is given to its words; `undefined` where that is not known. */
export function leastOf({ fixed, parts }: Sum, told: Told): bigint | undefined {
  if (parts.length === 0) return fixed
  if (!told.lowest.has(parts)) told.lowest.set(parts, leastOfOpen(settled({ fixed: 0n, parts }, told), told))
  const lowest = told.lowest.get(parts)
  return lowest === undefined ? undefined : fixed + lowest
}

function leastOfOpen(sum: Sum, told: Told): bigint | undefined {
  const counted = leastBy(sum, told, true)
  return sum.parts.some(({ of }) => roundedIn(of)) ? most([counted, leastBy(sum, told, false)].flatMap(one => one ?? [])) : counted
}

/** Whether a word is no less than a number wherever a way is gone: as the code has compared it. */
export const isAtLeast = (word: Word, number: number, told: Told): boolean =>
  word.term ? numbersOf(told.least, word).some(bound => bound >= wide(number)) : word.value >= wide(number)

/** Whether a sum is no less than nothing, whatever is given to its words. */
export function isNoLessThanNothing(sum: Sum, told: Told): boolean {
  const found = leastOf(sum, told)
  return found !== undefined && found >= 0n
}

/** What is rounded down whole times, where it does not run over before. */
function roundedWhole({ of, times }: Part, told: Told): (Rounded & { readonly inner: Sum }) | undefined {
  const rounded = roundedIn(of)
  const inner = rounded && times % rounded.times === 0n ? innerOf(of.term, rounded, told) : undefined
  return rounded && inner && { ...rounded, inner }
}

/** What a word is a rounded part of, as a sum that does not run over; `undefined` where it may. */
function innerOf(term: Term, { of }: Rounded, told: Told): Sum | undefined {
  if (!told.rounded.has(term)) {
    const sum = sumOf(of)
    told.rounded.set(term, sum && staysBelow(sum, told) && isNoLessThanNothing(sum, told) ? sum : undefined)
  }
  return told.rounded.get(term)
}

/** What a sum is at least; `counts`: with what is rounded down for what it was, less the most that was lost, and else for nothing. */
function leastBy(sum: Sum, told: Told, counts: boolean): bigint | undefined {
  const left = unrounded(sum, told, counts)
  if (!left) return undefined
  if (left !== sum && left.parts.some(part => roundedWhole(part, told))) return leastBy(left, told, counts)
  const known = settled(left, told)
  const bounds = known.parts.map(({ of, times }) => {
    const bound = times > 0n ? most([0n, ...numbersOf(told.least, of)]) : least(numbersOf(told.most, of))
    return bound === undefined ? undefined : times * bound
  })
  return bounds.reduce<bigint | undefined>(
    (sum, bound) => (sum === undefined || bound === undefined ? undefined : sum + bound),
    known.fixed,
  )
}

/** A sum with what its words were rounded from; itself where none of them is a rounded one. */
function unrounded(sum: Sum, told: Told, counts: boolean): Sum | undefined {
  const wholes = sum.parts.map(part => roundedWhole(part, told))
  if (wholes.every(rounded => !rounded)) return sum
  let left: Sum | undefined = fixedSum(sum.fixed)
  for (const [at, part] of sum.parts.entries()) {
    const rounded = wholes[at]
    const isAdded = part.times > 0n
    if (!rounded) left = left && plus(left, { fixed: 0n, parts: [{ ...part, times: 1n }] }, part.times)
    else if (!isAdded || counts)
      left =
        left && plus(left, { ...rounded.inner, fixed: rounded.inner.fixed - (isAdded ? rounded.lost : 0n) }, part.times / rounded.times)
  }
  return left
}
