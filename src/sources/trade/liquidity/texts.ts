import { marksOf } from '../../evm/paths/bytes.ts'
import { elementOf, listBefore } from '../../evm/paths/elements.ts'
import { type OneWay, ordersOn } from '../../evm/paths/every-way.ts'
import type { Fork, Stored, Write } from '../../evm/paths/state.ts'
import { plus, sumOf } from '../../evm/paths/sums.ts'
import { comparisonIn, isSame, op, orderIn, type Term, type Word } from '../../evm/paths/words.ts'

/** Where a word of a struct, or of what is filed under something, lies: behind which start, how far, and in steps of which length. */
interface Member {
  readonly base: string
  readonly offset: bigint
  /** Words of an element of a list; none where there is one only. */
  readonly stride: bigint
  /** Whether it may lie anywhere behind its start. */
  readonly isOpen: boolean
}

/** Ways of one function that go through. */
type Function = readonly OneWay[]

/**
 * Whether what somebody says in a text, and how long that is, changes nothing but the text itself, wherever it is kept: on ways that only part
 * where a text is looked at, all else that is written and sent is the same, and nothing that is kept of a text is looked at elsewhere. A
 * text that opened something would be a word that nobody can try.
 */
export function saysNothing(functions: readonly Function[], own: bigint): boolean {
  const doing = functions.filter(ways => ways.some(({ writes, sent }) => writes.length > 0 || sent.length > 0))
  const texts: Texts = { own, members: [] }
  // what is kept of a text is a text wherever it is read
  for (let before = -1; before !== texts.members.length; ) {
    before = texts.members.length
    for (const way of doing.flat()) for (const write of way.writes) if (!learns(texts, way, write)) return false
  }
  return doing.every(ways => isDeaf(ways, texts))
}

/** Whether ways that part only where a text is looked at do the same, and whoever says what he likes gets through. */
function isDeaf(ways: Function, texts: Texts): boolean {
  const groups = new Map<string, OneWay>()
  const gone = new Map<string, { readonly way: OneWay; readonly fork: Fork; readonly goes: Set<boolean | undefined> }>()
  for (const way of ways) {
    const apart = way.forks.filter(fork => {
      if (!isOf(texts, way, fork.condition)) return true
      const known = gone.get(fork.place) ?? { way, fork, goes: new Set() }
      gone.set(fork.place, known)
      known.goes.add(way.turns.get(fork.place))
      return false
    })
    if (
      way.sent.some(({ target, input, size }) =>
        [target, size, ...marksOf(input).map(({ word }) => word)].some(one => isOf(texts, way, one)),
      )
    )
      return false
    const key = apart.map(({ place }) => `${place} ${way.turns.get(place)}`).join()
    const same = groups.get(key)
    if (same && !doTheSame(same, way, texts)) return false
    groups.set(key, way)
  }
  return [...gone.values()].every(({ fork, goes }) => goes.size > 1 || isOfForm(fork.condition))
}

function doTheSame(one: OneWay, other: OneWay, texts: Texts): boolean {
  const [first, second] = [one, other].map(way => way.writes.filter(({ value }) => !isOf(texts, way, value)))
  const areSame = (some: readonly Word[], others: readonly Word[]) =>
    some.length === others.length && some.every((word, at) => isSame(word, others[at] ?? word))
  const wordsOf = (writes: readonly Write[] = []) => writes.flatMap(({ account, slot, value }) => [{ value: account }, slot, value])
  const sentOf = ({ sent }: OneWay) =>
    sent.flatMap(({ target, size, input }) => [target, size, ...new Set(marksOf(input).map(({ word }) => word))])
  return areSame(wordsOf(first), wordsOf(second)) && areSame(sentOf(one), sentOf(other))
}

/** What is read where anything may lie, or is left behind by a loop: nobody knows it, and it may be a text. */
export const adrift: ReadonlySet<number> = new Set([op.calldatacopy, op.calldataload, op.mload, op.sload, op.jumpi])

/** Where a contract keeps texts: in which members of what it keeps. */
interface Texts {
  readonly own: bigint
  readonly members: Member[]
}

/** Notes where a text is kept; whether that is known. */
function learns(texts: Texts, way: OneWay, write: Write): boolean {
  if (!isOf(texts, way, write.value) || write.account !== texts.own) return true
  const member = memberAt(way, write)
  if (member && !texts.members.some(one => isAlike(one, member))) texts.members.push(member)
  return member !== undefined
}

/** Whether a word is made of a text: of what is said in one, how long it is, or what is kept of it. */
function isOf(texts: Texts, way: OneWay, word: Word): boolean {
  const { term } = word
  // from one place to another is as far wherever a text pushed them
  if (!term || sumOf(word)?.parts.length === 0) return false
  const any = (words: readonly Word[]) => words.some(one => isOf(texts, way, one))
  switch (term.kind) {
    case 'input':
      return term.by !== undefined
    case 'made':
      return term.operands.length === 0 ? adrift.has(term.opcode) : any(term.operands)
    case 'bytes':
      return any(term.parts.map(({ word: one }) => one))
    case 'hash':
      return any(term.inputs)
    case 'stored':
      return any([term.slot]) || (term.account === texts.own && isKept(texts, way, term))
    default:
      return false
  }
}

function isKept({ members }: Texts, way: OneWay, stored: Stored): boolean {
  if (members.length === 0) return false
  const member = memberAt(way, stored)
  return member === undefined || members.some(one => meet(one, member))
}

/** Where something lies; `undefined` where that may be anywhere, as where a list may be counted beyond its end. */
function memberAt(way: OneWay, { account, slot }: Stored): Member | undefined {
  const member = memberOf(way, slot)
  const isIn = member?.stride === 0n || elementOf(way, { account, slot, value: slot, sent: 0 }) || isCounted(way, slot)
  return isIn ? member : undefined
}

function memberOf(way: OneWay, slot: Word): Member | undefined {
  const sum = sumOf(slot)
  if (!sum) return undefined
  const none = { offset: 0n, stride: 0n, isOpen: false }
  const [fixed, parts] = [BigInt.asUintN(256, sum.fixed), sum.parts]
  const hash = parts.find(({ of, times }) => of.term.kind === 'hash' && times === 1n)
  const rest = parts.filter(part => part !== hash)
  const list = hash ? undefined : listBefore(fixed)
  if (parts.length === 0 && !list) return { ...none, base: `${fixed}` }
  const base = hash ? baseOf(way, hash.of.term) : list && `1 ${list.slot}`
  const [step, ...more] = rest
  if (base === undefined) return undefined
  const offset = list ? list.offset : sum.fixed
  if (!step) return { ...none, base, offset }
  // so far behind a hash lies nothing else
  if (hash && rest.every(({ of, times }) => times > 0n && isShort(way, of))) return { ...none, base, isOpen: true }
  return step.times > 0n && more.length === 0 ? { base, offset, stride: step.times, isOpen: false } : undefined
}

/** Whether a place in a list is counted by less than its length, or by that itself, wherever that list is kept. */
function isCounted(way: OneWay, slot: Word): boolean {
  const parts = sumOf(slot)?.parts ?? []
  const hash = parts.find(({ of, times }) => of.term.kind === 'hash' && times === 1n)?.of
  const place = hash?.term.kind === 'hash' && hash.term.inputs.length === 1 ? hash.term.inputs[0] : undefined
  const stride = parts.find(({ of }) => of !== hash)?.times
  if (!hash || !place || stride === undefined) return false
  const isLength = ({ term }: Word) => term?.kind === 'stored' && isSame(term.slot, place)
  const steps = sumOf(slot)
  const behind = (index: Word, least: bigint): boolean => {
    const [start, count] = [sumOf(hash), sumOf(index)]
    const inner = steps && start && plus(steps, start, -1n)
    const left = inner && count && plus(inner, count, -stride)
    return left !== undefined && left.parts.length === 0 && left.fixed >= least && left.fixed < stride
  }
  const counts = parts.find(({ of }) => isLength(of))
  if (counts && behind(counts.of, -stride)) return true
  return ordersOn(way).some(({ less, more, isLess }) => isLess && isLength(more) && behind(less, 0n))
}

/** What is no more than this is added to the place of something without reaching that of anything else. */
const longest = 1n << 64n

/** Whether a number is short wherever a way is gone: how often a loop goes round, and what was looked at before. */
function isShort(way: OneWay, word: Word): boolean {
  const { value, term } = word
  if (!term) return value < longest
  if (ordersOn(way).some(({ less, more }) => isSame(less, word) && !more.term && more.value < longest)) return true
  if (term.kind !== 'made') return false
  if (term.opcode === op.jumpi) return true
  const [one, other] = term.operands
  if (!one || !other) return false
  if (term.opcode === op.shr) return isShort(way, other)
  if (term.opcode === op.div) return isShort(way, one)
  if (term.opcode === op.and) return isShort(way, one) || isShort(way, other)
  return term.opcode === op.add && isShort(way, one) && isShort(way, other)
}

/** Under how many keys something is filed, and behind which place: whoever is chosen for a key, another place is never met. */
function baseOf(way: OneWay, term: Term): string | undefined {
  const last = term.kind === 'hash' ? term.inputs.at(-1) : undefined
  const inner = last && memberOf(way, last)
  if (term.kind !== 'hash' || !inner) return undefined
  const { base, offset, stride, isOpen } = inner
  return stride === 0n && offset === 0n && !isOpen
    ? `${term.inputs.length} ${base}`
    : `${term.inputs.length} (${base} ${isOpen ? '*' : stride > 0n ? `${((offset % stride) + stride) % stride}/${stride}` : offset})`
}

const isAlike = (one: Member, other: Member): boolean =>
  one.base === other.base && one.offset === other.offset && one.stride === other.stride && one.isOpen === other.isOpen

/** Whether two may be one place. */
function meet(one: Member, other: Member): boolean {
  if (one.base !== other.base) return false
  if (one.isOpen || other.isOpen) return true
  const apart = one.offset - other.offset
  if (one.stride === 0n && other.stride === 0n) return apart === 0n
  const stride = one.stride === 0n ? other.stride : other.stride === 0n ? one.stride : one.stride === other.stride ? one.stride : 1n
  return apart % stride === 0n
}

/** A length that nothing has, and how far behind its place in a call a text begins at most. */
const [leastEndless, mostAhead] = [1n << 32n, 128n] as const

/**
 * Whether a condition only asks whether a text is laid out as one, which all are that are tried: that its length is none that nothing
 * has, that it ends before the call does, and that what is kept of it tells its own length.
 */
function isOfForm(condition: Word): boolean {
  const order = orderIn(condition, true)
  if (order) {
    const sides = [order.less, order.more]
    return sides.some(({ term, value }) => !term && value >= leastEndless) || isOfSize(sides)
  }
  const { term } = condition
  if (term?.kind === 'made' && (term.opcode === op.or || term.opcode === op.iszero)) return term.operands.every(isOfForm)
  if (term?.kind === 'made' && (term.opcode === op.slt || term.opcode === op.sgt)) return isOfSize(term.operands)
  return isOfLayout(condition)
}

/** Whether where something ends is compared with where the call does. */
function isOfSize(sides: readonly Word[]): boolean {
  const sums = sides.map(sumOf)
  const parts = sums.flatMap(sum => sum?.parts ?? [])
  const isNear = sums.every(sum => sum !== undefined && sum.fixed >= -mostAhead && sum.fixed <= mostAhead)
  const kinds = parts.map(({ of, times }) => (times === 1n || times === -1n ? of.term.kind : 'made'))
  return isNear && kinds.includes('size') && kinds.every(kind => kind === 'size' || kind === 'input')
}

/** Whether the last bit of what is kept, by which a long text is told, is compared with whether it is one. */
function isOfLayout(condition: Word): boolean {
  const { pair } = comparisonIn(condition) ?? {}
  const isLast = ({ term }: Word) =>
    term?.kind === 'made' && term.opcode === op.and && term.operands.some(one => !one.term && one.value === 1n)
  const isLong = (word: Word) =>
    [orderIn(word, true)?.less, orderIn(word, true)?.more].some(one => one && !one.term && (one.value === 31n || one.value === 32n))
  return pair?.some(isLast) === true && pair.some(isLong)
}
