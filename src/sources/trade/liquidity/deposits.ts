import { isCaller, isFixed, stepOf } from '../../evm/paths/asking.ts'
import { load } from '../../evm/paths/bytes.ts'
import { type OneWay, ordersOn } from '../../evm/paths/every-way.ts'
import type { Sent, Stored, Write } from '../../evm/paths/state.ts'
import { sumOf } from '../../evm/paths/sums.ts'
import { isSame, leastPlaceOfEntry, make, op, type Term, type Word, wide } from '../../evm/paths/words.ts'
import { erc20, views } from '../../evm/selectors.ts'
import { saidIn } from '../deeds.ts'

/** Where a contract keeps what somebody may take back of its shares: so far behind the hash of his account and of this place. */
export interface Deposits {
  readonly place: bigint
  readonly offset: bigint
}

/** What is known of a contract whose ways were all gone. */
interface Known {
  readonly own: bigint
  readonly shares: bigint
  /** Where the pool keeps what the contract has of it. */
  readonly balance: Stored
  /** Whether a call is one of the pool, and whether one parts with no shares. */
  isOfPool(sent: Sent): boolean
  isHarmless(way: OneWay, sent: Sent): boolean
}

/** Where a word lies behind the hash of two others, and how far; the whole of a struct is no larger than this. */
interface Entry {
  readonly hash: Word
  readonly offset: bigint
}
const largestStruct = 64n

/** Calls of a pool during which nobody else is called. */
const quiet: ReadonlySet<string> = new Set([erc20.transfer, erc20.transferFrom, views.balanceOf, views.totalSupply])
/** Where the arguments of a call stand. */
const [first, second, third] = [4, 36, 68] as const
const wordBytes = 32

/**
 * Where a contract keeps what everybody has put into it, if each gets back no more than that: on every way on which shares leave, as many are
 * taken off a number that is kept for whoever calls, of which there are as many, and nothing writes that number but this, and what adds to it
 * as many shares as who calls has handed over on the same way. Then what is kept for all together never becomes more than there is, if it is
 * not now. `undefined` for all others.
 */
export function depositsOn(ways: readonly OneWay[], known: Known): Deposits | undefined {
  const { own } = known
  // what lies elsewhere could be made to lie there
  if (!ways.every(way => way.writes.every(write => write.account !== own || isVariable(write.slot) || entryIn(write.slot))))
    return undefined
  const leaving = ways.filter(way => way.sent.some(sent => !known.isHarmless(way, sent)))
  const taken = leaving.map(way => way.writes.find(write => isTakenBack(way, write, known)))
  const [one] = taken
  const entry = one && entryIn(one.slot)
  if (!entry || !taken.every(write => write && isSame(write.slot, one.slot))) return undefined
  const isKept = ways.every((way): boolean => {
    const [write, ...more] = way.writes.filter(write => write.account === own && meets(write.slot, entry))
    if (!write) return !leaving.includes(way)
    if (more.length > 0 || !isSame(write.slot, one.slot)) return false
    return leaving.includes(way) ? isTakenBack(way, write, known) : isHandedOver(way, write, known)
  })
  const place = ownPlaceIn(entry.hash)
  return isKept && place !== undefined ? { place, offset: entry.offset } : undefined
}

const isVariable = ({ value, term }: Word): boolean => !term && value < leastPlaceOfEntry

/** An entry of a mapping, of whichever key, as compilers lay it out: any distance behind it would lead anywhere. */
function entryIn(slot: Word): Entry | undefined {
  const { fixed, parts: [part, ...more] = [] } = sumOf(slot) ?? { fixed: -1n }
  if (part?.times !== 1n || more.length > 0 || fixed < 0n || fixed >= largestStruct) return undefined
  const [key, place, ...others] = inputsOf(part.of) ?? []
  return key && place && others.length === 0 && isPlace(place) ? { hash: part.of, offset: fixed } : undefined
}

/** The place of a mapping: that of a variable, or of an entry of another one. */
const isPlace = (word: Word): boolean => isVariable(word) || entryIn(word) !== undefined

const inputsOf = ({ term }: { readonly term?: Term }): readonly Word[] | undefined => (term?.kind === 'hash' ? term.inputs : undefined)

/** The place of a mapping that keeps something for whoever calls. */
function ownPlaceIn({ term }: Word): bigint | undefined {
  const [key, place] = term?.kind === 'hash' ? term.inputs : []
  return key && place && isCaller(key) && isFixed(place) ? place.value : undefined
}

/** Whether a word may be the one in an entry: it is of the same mapping, whatever its key, and no other field of the same struct. */
function meets(slot: Word, { hash, offset }: Entry): boolean {
  const other = entryIn(slot)
  const [, mine] = inputsOf(hash) ?? []
  const [, theirs] = (other && inputsOf(other.hash)) ?? []
  if (!other || !mine || !theirs || other.offset !== offset) return false
  // no hash is the place of a variable
  const isApart = isVariable(mine) !== isVariable(theirs) || ([mine, theirs].every(isFixed) && mine.value !== theirs.value)
  return !isApart
}

/** A word that is told in a call, whatever else is written into memory before. */
function wordOf({ input, firm, size }: Sent, at: number): Word | undefined {
  const end = at + wordBytes
  return size.term || size.value < wide(end) || firm < end ? undefined : load(input, at)
}

/** Whether as many shares leave on a way, once and for whoever is named, as are taken off what is kept for who calls. */
function isTakenBack(way: OneWay, write: Write, known: Known): boolean {
  const [leaving, ...more] = way.sent.filter(sent => known.isOfPool(sent) && saidIn(sent) !== views.balanceOf)
  const others = way.sent.filter(sent => sent !== leaving && !known.isHarmless(way, sent))
  if (!leaving || more.length > 0 || others.length > 0 || saidIn(leaving) !== erc20.transfer) return false
  const amount = wordOf(leaving, second)
  if (amount === undefined) return false
  if (ownPlaceIn(entryIn(write.slot)?.hash ?? write.slot) === undefined || write.account !== known.own) return false
  const before: Word = { value: 0n, term: { kind: 'stored', account: write.account, slot: write.slot } }
  const step = stepOf(write)
  const isAll = !write.value.term && write.value.value === 0n && isSame(amount, before)
  const isPart = step !== undefined && !step.adds && isSame(step.by, amount) && isThere(way, write, step)
  return (isAll || isPart) && isUndisturbed(way, write, leaving, known)
}

/** Whether there is as much as is taken, which was asked before it was: as the two are compared, or what is left with what was there. */
function isThere(way: OneWay, write: Write, { before, by }: { readonly before: Word; readonly by: Word }): boolean {
  const left = make(op.sub, [before, by])
  const forks = way.forks.filter(({ sent }) => sent <= write.sent)
  return ordersOn({ forks, turns: way.turns }).some(({ less, more }) => isSame(more, before) && (isSame(less, by) || isSame(less, left)))
}

/** Whether who calls hands over as many shares on a way as are added to what is kept for him, and they arrive. */
function isHandedOver(way: OneWay, write: Write, known: Known): boolean {
  const step = stepOf(write)
  const [coming, ...more] = way.sent.filter(sent => known.isOfPool(sent) && saidIn(sent) !== views.balanceOf)
  if (!step?.adds || !coming || more.length > 0 || saidIn(coming) !== erc20.transferFrom) return false
  const [from, to, amount] = [first, second, third].map(at => wordOf(coming, at))
  if (!from || !to || !amount || !isCaller(from) || to.term || to.value !== known.own || !isSame(amount, step.by)) return false
  const { account, slot } = known.balance
  const arrives = way.writes.some(one => {
    const added = stepOf(one)
    return one.account === account && isFixed(one.slot) && one.slot.value === slot.value && added?.adds && isSame(added.by, amount)
  })
  return arrives && isUndisturbed(way, write, coming, known)
}

/** Whether nobody who might call back is called before both are done: what was read before would be another by then. */
function isUndisturbed({ sent }: OneWay, write: Write, moving: Sent, { isOfPool }: Known): boolean {
  const last = Math.max(write.sent, sent.indexOf(moving) + 1)
  return sent.slice(0, last).every(one => {
    const says = saidIn(one)
    return isOfPool(one) && says !== undefined && quiet.has(says)
  })
}
