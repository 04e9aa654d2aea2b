import { fieldOf, isCaller } from '../evm/paths/asking.ts'
import { type OneWay, ordersOn } from '../evm/paths/every-way.ts'
import type { Write } from '../evm/paths/state.ts'
import { comparisonIn, isSame, make, op, type Word } from '../evm/paths/words.ts'
import { placeOf } from './deeds.ts'
import { type Cut, cutOf, isNothing, isSameCut, numberIn } from './packed.ts'
import { isDayNumber } from './renewals.ts'

/** What lies in some bits of a word of the token, which is kept for whoever calls, or for all. */
interface Kept extends Cut {
  readonly slot: Word
}

/** A count of what was made, and the most that it may become: kept beside it, or written in the code. */
interface Counting {
  readonly count: Kept
  readonly most: Kept | bigint
}

/** Where the day is kept that a count is of, and the number of a day as it is put there. */
interface Days {
  readonly kept: Kept
  readonly number: Cut
}

interface Ration extends Counting {
  readonly days: Days | undefined
  /** What lies beside all that in the same words. */
  readonly rest: readonly Kept[]
  readonly fields: ReadonlySet<string>
}

interface Counted {
  readonly fields: readonly string[]
  readonly amount: bigint
  readonly isDaily: boolean
}

interface Making {
  readonly token: bigint
  /** Fields that tell what somebody has, or all. */
  readonly held: ReadonlySet<string>
  /** What is made on a way; `undefined` where that is not seen. */
  madeOn(way: OneWay): readonly Word[] | undefined
}

/**
 * How much an account can make, in all or each day, where a count is kept for whoever calls, or for all, which has to stay within a number
 * that is kept as well: on each way on which it makes any, as much is added to the count, and what comes of that is compared. With
 * another day the count begins anew; nothing else that the account can call writes one of the three, whose fields are told.
 */
export function rationOn(making: readonly OneWay[], open: readonly OneWay[], { token, held, madeOn }: Making): Counted | undefined {
  const [days] = making.flatMap(way => daysOn(way, token))
  const found = making
    .flatMap(way => countingsOn(way, token))
    .flatMap(({ count, most }): Counted[] => {
      const places = [count, ...(typeof most === 'bigint' ? [] : [most]), ...(days ? [days.kept] : [])]
      const fields = [...new Set(places.flatMap(({ slot }) => fieldOf({ account: token, slot }) ?? []))]
      // a balance, or the supply, is no count, nor are two numbers in the same bits two
      const isFree =
        fields.every(field => !held.has(field)) && places.every((one, at) => !places.slice(0, at).some(other => meet(one, other)))
      // a count of all that begins anew with the day of each who calls never ends
      const isOne = !days || isCallers(count.slot) || !isCallers(days.kept.slot)
      // whoever has a count of his own has to be given what it may become as well: others may be let in, as many as anybody likes
      const isGiven = !isCallers(count.slot) || (typeof most !== 'bigint' && isCallers(most.slot))
      const ration: Ration = { count, most, days, rest: restBeside(places), fields: new Set(fields) }
      const isApart = ({ account, slot }: Write) => account !== token || !places.some(place => isSameSlot(place.slot, slot))
      const all = making.map(way => ({ way, made: madeOn({ ...way, writes: way.writes.filter(isApart) }) }))
      // whoever is called may call back, and whoever is asked may answer something else later
      const isCounted = all.every(
        ({ way, made }) =>
          made !== undefined && way.sent.length === 0 && !asksOthers(way) && (made.length === 0 || isWithin(way, made, ration, token)),
      )
      const isAny = all.some(({ made }) => made !== undefined && made.length > 0)
      if (!isFree || !isOne || !isGiven || !isCounted || !isAny || !open.every(way => isKeptOn(way, ration, token))) return []
      const [had, has] = [numberIn(count), typeof most === 'bigint' ? most : numberIn(most)]
      return [{ fields, amount: days ? has : has > had ? has - had : 0n, isDaily: days !== undefined }]
    })
  // that a sum has room in its bits is a bound as well, and no small one
  return found.reduce<Counted | undefined>((least, one) => (least && least.amount <= one.amount ? least : one), undefined)
}

/** Whether another contract is asked, and not one of the first, which are programs that nobody writes. */
export const asksOthers = ({ looked }: OneWay): boolean =>
  looked.some(({ target: { term, value } }) => term !== undefined || value > programs)
const programs = 9n

/** What lies beside these in the same words. */
function restBeside(places: readonly Kept[]): readonly Kept[] {
  return places.flatMap(({ slot, word, from, bits }) => {
    const same = places.filter(one => isSameSlot(one.slot, slot))
    const below = same.reduce((end, one) => (one.from < from && one.from + one.bits > end ? one.from + one.bits : end), 0n)
    const isLast = same.every(one => one.from <= from)
    const rest = [
      { from: below, bits: from - below },
      { from: from + bits, bits: isLast ? 256n - from - bits : 0n },
    ]
    return rest.flatMap(one => (one.bits > 0n ? [{ slot, word, ...one }] : []))
  })
}

/** Whether a way may be one on which such a count is kept. */
export const isRationed = (way: OneWay, token: bigint): boolean => countingsOn(way, token).length > 0

/** Whether two lie in the same bits. */
const meet = (one: Kept, other: Kept): boolean =>
  one.slot.value === other.slot.value && one.from < other.from + other.bits && other.from < one.from + one.bits

/** A place that is the same for whoever calls, or for all, whatever he says. */
function isOwnSlot({ term }: Word): boolean {
  if (!term) return true
  if (term.kind === 'hash') return term.inputs.every(one => isCaller(one) || isOwnSlot(one))
  return term.kind === 'made' && term.opcode === op.add && term.operands.every(isOwnSlot)
}

/** Whether two slots are the same, also where a compiler adds the place in a struct the other way round. */
function isSameSlot(one: Word, other: Word): boolean {
  if (isSame(one, other)) return true
  const [a, b] = [one.term, other.term]
  if (a?.kind !== 'made' || b?.kind !== 'made' || a.opcode !== op.add || b.opcode !== op.add) return false
  return isSame(one, { ...other, term: { ...b, operands: [...b.operands].reverse() } })
}

const isCallers = (word: Word): boolean =>
  isCaller(word) || (word.term?.kind === 'hash' ? word.term.inputs : word.term?.kind === 'made' ? word.term.operands : []).some(isCallers)

/** What was kept before the call, in a place of its caller. */
function keptIn(cut: Cut | undefined, token: bigint): Kept | undefined {
  const { term } = cut?.word ?? {}
  return cut && term?.kind === 'stored' && term.account === token && isOwnSlot(term.slot) ? { ...cut, slot: term.slot } : undefined
}

/** What lies in a place when a way ends; `undefined` for a mixture. */
function lastIn({ writes }: OneWay, kept: Kept, token: bigint): Cut | undefined {
  const last = writes.findLast(({ account, slot }) => account === token && slot.value === kept.slot.value)
  return last ? cutOf(last.value, kept.from, kept.bits) : kept
}

const stays = (way: OneWay, kept: Kept, token: bigint): boolean => {
  const last = lastIn(way, kept, token)
  return last !== undefined && isSameCut(last, kept)
}

/** The two numbers that one is the sum of. */
function sumIn({ word: { term }, from }: Cut): readonly [Cut, Cut] | undefined {
  const [one, other] = term?.kind === 'made' && term.opcode === op.add && from === 0n ? term.operands.map(each => cutOf(each)) : []
  return one && other ? [one, other] : undefined
}

/** Whether two are the same number, or sums of the same; of the first there may be more bits, which only makes it more. */
function isNoLess(one: Cut, other: Cut): boolean {
  if (one.bits < other.bits) return false
  if (isSameCut({ ...one, bits: other.bits }, other)) return true
  const [sum, parts] = [sumIn(one), sumIn(other)]
  if (!sum || !parts) return false
  return [parts, [parts[1], parts[0]]].some(turned => sum.every((part, at) => isSameCut(part, turned[at] as Cut)))
}

/** Counts to which something is added on a way, and with what the sum is compared. */
function countingsOn(way: OneWay, token: bigint): readonly Counting[] {
  return ordersOn(way).flatMap(({ less, more }): Counting[] => {
    const [sum, bound] = [cutOf(less), cutOf(more)]
    const most = bound && (bound.word.term ? keptIn(bound, token) : bound.word.value)
    const counts = (sum && sumIn(sum))?.flatMap(part => keptIn(part, token) ?? [])
    return most === undefined || !counts ? [] : counts.map(count => ({ count, most }))
  })
}

/** Of a way that begins a day, where that is kept: it goes on only where another day lay there. */
function daysOn(way: OneWay, token: bigint): readonly Days[] {
  return way.forks.flatMap(({ place, condition }): Days[] => {
    const goes = way.turns.get(place)
    const found = comparisonIn(condition)
    if (!found || goes === undefined || goes === found.equal) return []
    const [one, other] = found.pair.map(each => cutOf(each))
    const pairs = one && other ? [[one, other] as const, [other, one] as const] : []
    return pairs.flatMap(([last, number]): Days[] => {
      const kept = keptIn(last, token)
      const begun = kept && lastIn(way, kept, token)
      const isDay = number.from === 0n && isDayNumber(number.word)
      return kept && begun && isDay && isSameCut(begun, number) ? [{ kept, number }] : []
    })
  })
}

const beginsOn = (way: OneWay, { days }: Ration, token: bigint): boolean =>
  days !== undefined && daysOn(way, token).some(one => isSameCut(one.kept, days.kept) && isSameCut(one.number, days.number))

/** What a way adds to the count, or begins it with; `undefined` where it becomes something else, or the sum may run over. */
function addedOn(way: OneWay, ration: Ration, token: bigint): Cut | undefined {
  const { count } = ration
  const last = lastIn(way, count, token)
  if (!last) return undefined
  const isBegun = beginsOn(way, ration, token)
  const parts = sumIn(last)
  if (!parts) return isBegun ? last : undefined
  const at = parts.findIndex(part => (isBegun ? isNothing(part) : isSameCut(part, count)))
  return at >= 0 && isWhole(way, last, parts) ? parts[1 - at] : undefined
}

/** Whether a sum has room in its bits. */
function isWhole(way: OneWay, sum: Cut, parts: readonly [Cut, Cut]): boolean {
  const [one, other] = parts
  const isNumber = parts.every(({ word, bits }) => bits <= sum.bits || (!word.term && word.value >> sum.bits === 0n))
  if (!isNumber) return false
  const isPart = (cut: Cut | undefined) => cut !== undefined && parts.some(part => isSameCut(part, cut))
  return (
    parts.some(isNothing) ||
    parts.every(({ bits }) => bits < sum.bits) ||
    ordersOn(way).some(({ less, more }) => {
      const [low, high] = [cutOf(less), cutOf(more)]
      if (!low || !high) return false
      const isAll = isNoLess(low, sum) && low.bits > sum.bits && !high.word.term && high.word.value >> sum.bits === 0n
      // what has run over is less than what was added
      const isGrown = isPart(low) && isNoLess(high, sum) && high.bits === sum.bits
      const isRoom =
        sum.bits === 256n &&
        [
          [one, other],
          [other, one],
        ].some(([a, b]) => a && b && isSameCut(low, a) && isNot(more, b))
      return isAll || isGrown || isRoom
    })
  )
}

const isNot = (word: Word, { word: of, from, bits }: Cut): boolean => from === 0n && bits === 256n && isSame(word, make(op.not, [of]))

/** Whether all that a way makes is added to the count, which stays within the most that it may become. */
function isWithin(way: OneWay, made: readonly Word[], ration: Ration, token: bigint): boolean {
  const [added, last] = [addedOn(way, ration, token), lastIn(way, ration.count, token)]
  if (!added || !last) return false
  const isMost = (word: Word): boolean => {
    const cut = cutOf(word)
    const { most } = ration
    return cut !== undefined && (typeof most === 'bigint' ? !cut.word.term && cut.word.value <= most : isSameCut(cut, most))
  }
  const isAdded = (word: Word): boolean => {
    const cut = cutOf(word)
    return cut !== undefined && isSameCut(cut, added)
  }
  return (
    made.every(isAdded) &&
    ordersOn(way).some(({ less, more }) => {
      const low = cutOf(less)
      return low !== undefined && isNoLess(low, last) && isMost(more)
    })
  )
}

/** Whether a way leaves a ration as it is, or counts more, or begins a day. */
function isKeptOn(way: OneWay, ration: Ration, token: bigint): boolean {
  const { count, most, days, rest, fields } = ration
  const touching = way.writes.filter(write => {
    const place = placeOf(way, write)
    return place === undefined || fields.has(place.field)
  })
  if (touching.length === 0) return true
  // whoever is called may have changed it before it is written
  if (way.sent.length > 0 || !touching.every(({ account, slot }) => account === token && isOwnSlot(slot))) return false
  const fixed = [...rest, ...(typeof most === 'bigint' ? [] : [most])]
  if (!fixed.every(kept => stays(way, kept, token))) return false
  if (beginsOn(way, ration, token)) return lastIn(way, count, token) !== undefined
  if (days && !stays(way, days.kept, token)) return false
  return stays(way, count, token) || addedOn(way, ration, token) !== undefined
}
