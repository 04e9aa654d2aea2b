import { isNoLessThanNothing, leastOf, plus, type Sum, settled, staysBelow, sumOf, type Told } from './sums.ts'
import { small, type Word } from './words.ts'

/** Where something was written in memory: from which place on, and how many bytes. */
interface Extent {
  readonly at: Word
  readonly size: Word
  /** Whether that was copied from elsewhere in memory, where several things lay one behind another: how long each is nobody knows here. */
  readonly isMixed?: boolean
  /** Where it lies, once that is known: forks that are gone later take nothing of it back. */
  span?: { readonly isStale: boolean; readonly of: Span }
}

/** All that was written in one memory, in the order in which it was. */
export interface Extents {
  readonly all: Extent[]
  /** Whether a place among them, or how much was written, is worked out from what is given. */
  open: boolean
}

/** More writes than this are not looked through. */
const mostExtents = 1_024

export const noExtents = (): Extents => ({ all: [], open: false })

/** Notes that something is written. Whether it is known where, in comparison with all else, shows when something is read. */
export function notes(extents: Extents, at: Word, size: Word, isMixed = false): void {
  if (!size.term && size.value === 0n) return
  extents.open ||= at.term !== undefined || size.term !== undefined
  extents.all.push({ at, size, isMixed: isMixed && size.term !== undefined })
}

/** What is read in memory, whatever is given: this, something that is the same but not this, or anything. */
export type Lies = 'this' | 'something else' | 'anything'

/**
 * Whether the same is read in memory whatever is given: what lies there was written by the same writes, in the same order, however long
 * that is of which somebody chooses the length. Compilers put each new thing behind the last, at a place that is worked out from lengths.
 */
export function liesIn({ all, open }: Extents, at: Word, size: Word, told: () => Told): Lies {
  if (!open && !at.term) return 'this'
  const here = spanOf({ at, size }, told())
  if (!here || all.length > mostExtents) return 'anything'
  let lies: Lies = 'this'
  const over: Span[] = []
  for (const extent of all.toReversed()) {
    const span = spanOf(extent, told())
    if (!span) return 'anything'
    if (areClear(here, span, told())) {
      if (here.start < span.end && span.start < here.end) lies = 'something else'
      continue
    }
    if (extent.isMixed ? !isSameSpan(span, here, told()) : !isAlways(span, here, told())) return 'anything'
    if (!isPlaced(span, here, extent.size.term !== undefined, told())) lies = 'something else'
    over.push(span)
    if (isCovered(here, over, told())) return lies
  }
  return lies
}

/** Whether a write lies now, beside what is read, where the forks say that it lies; what is as long as somebody likes ends anywhere. */
function isPlaced(span: Span, here: Span, isOpen: boolean, told: Told): boolean {
  const agrees = (place: Sum, now: bigint, bound: Sum, then: bigint): boolean => {
    const apart = plus(place, bound, -1n)
    const known = apart && settled(apart, told)
    if (known?.parts.length === 0) return known.fixed === now - then
    return isNoMore(place, bound, told) ? now <= then : !isNoMore(bound, place, told) || now >= then
  }
  return agrees(span.from, span.start, here.from, here.start) && (isOpen || agrees(span.to, span.end, here.to, here.end))
}

/**
 * How many bytes of what is read always lie where they lie now: what somebody chooses the length of may push on what is behind it. Where it
 * is not chosen how many are read, {@link liesIn} says it.
 */
export function firmIn({ all, open }: Extents, at: Word, size: Word, told: Told): number {
  const count = small(size.value)
  if (!size.term || (!open && !at.term)) return count
  const here = spanOf({ at, size }, told)
  if (!here || all.length > mostExtents) return 0
  return all.reduce((firm, extent) => {
    const span = spanOf(extent, told)
    if (!span) return 0
    if (areClear(here, span, told)) return firm
    const apart = plus(span.from, here.from, -1n)
    if (apart && !extent.isMixed && settled(apart, told).parts.length === 0) return firm
    const least = apart && leastOf(apart, told)
    return least === undefined || least <= 0n ? 0 : Math.min(firm, small(least))
  }, count)
}

/** Whether two parts of memory have no byte in common, whatever is given. */
export function areApart(one: Extent, other: Extent, told: Told): boolean {
  const [here, there] = [spanOf(one, told), spanOf(other, told)]
  return here !== undefined && there !== undefined && areClear(here, there, told)
}

interface Span {
  readonly from: Sum
  readonly to: Sum
  /** The same as it is now, which forks that were forced to go another way may contradict. */
  readonly start: bigint
  readonly end: bigint
}

function spanOf(extent: Extent, told: Told): Span | undefined {
  if (extent.span?.isStale === told.isStale) return extent.span.of
  const of = placedIn(extent, told)
  if (of) extent.span = { isStale: told.isStale, of }
  return of
}

function placedIn({ at, size }: Extent, told: Told): Span | undefined {
  const [from, count] = [sumOf(at), sumOf(size)]
  const to = from && count && plus(from, count)
  if (!from || !to || !staysBelow(from, told) || !staysBelow(to, told)) return undefined
  return { from, to, start: at.value, end: at.value + size.value }
}

/** Whether one number is no more than another, whatever is given. */
function isNoMore(one: Sum, other: Sum, told: Told): boolean {
  const apart = plus(other, one, -1n)
  return apart !== undefined && isNoLessThanNothing(apart, told)
}

/** Whether two have no byte in common, whatever is given: the one that lies behind the other now mostly always does. */
function areClear(one: Span, other: Span, told: Told): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one]
  return isNoMore(first.to, second.from, told) || isNoMore(second.to, first.from, told)
}

/**
 * Whether it is always the same part of what is read that was written by a write: up to where it starts, or ends, the same number of bytes
 * is read; of what is as long as somebody likes, all of it is the same but for its length.
 */
function isAlways(span: Span, here: Span, told: Told): boolean {
  const isOpen = !isFixed(here.to, here.from, told)
  const isKnown = (place: Sum) =>
    isOpen ? isNoMore(here.from, place, told) && isNoMore(place, here.to, told) : isFixed(place, here.from, told)
  return (isNoMore(span.from, here.from, told) || isKnown(span.from)) && (isNoMore(here.to, span.to, told) || isKnown(span.to))
}

/** Whether two parts are one. */
function isSameSpan(one: Span, other: Span, told: Told): boolean {
  const isOne = (place: Sum, same: Sum) => isNoMore(place, same, told) && isNoMore(same, place, told)
  return isOne(one.from, other.from) && isOne(one.to, other.to)
}

/** Whether a place is always the same number of bytes behind another. */
function isFixed(place: Sum, from: Sum, told: Told): boolean {
  const apart = plus(place, from, -1n)
  return apart !== undefined && settled(apart, told).parts.length === 0
}

/** Whether writes cover all that is read, one going on where another ends. */
function isCovered({ from, to }: Span, over: readonly Span[], told: Told): boolean {
  let [end, left] = [from, over]
  while (!isNoMore(to, end, told)) {
    const now = end
    const next = left.find(span => isNoMore(span.from, now, told) && !isNoMore(span.to, now, told) && isNoMore(now, span.to, told))
    if (!next) return false
    end = next.to
    left = left.filter(span => span !== next)
  }
  return true
}
