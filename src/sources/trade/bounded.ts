import { type Field, functionsOf } from '../evm/code.ts'
import { cutOf, fieldsIn, isOfVariables, partsOf } from '../evm/paths/asking.ts'
import { isPower, zeroBits } from '../evm/paths/bits.ts'
import { load } from '../evm/paths/bytes.ts'
import { type OneWay, ordersOn, placeAlone, takenFor } from '../evm/paths/every-way.ts'
import { onceEach } from '../evm/paths/once.ts'
import type { Fork, State } from '../evm/paths/state.ts'
import { all, isSame, op, orderIn, type Term, type Word, wide } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { erc20, views } from '../evm/selectors.ts'
import { meets, writtenOn } from './deeds.ts'
import { numberOf } from './machine-state.ts'
import { mask } from './slots-behind.ts'
import type { Stage } from './stage.ts'
import { isAllSeen, machineFor, nameless, plainCode, type Says } from './whole-ways.ts'

/** Numbers from one to another, both among them. */
interface Range {
  readonly least: bigint
  readonly most: bigint
}

/** Nothing is known of a number. */
const any: Range = { least: 0n, most: all }
/** How often it is asked what the bound of a bound is. */
const mostDeep = 4

/** What a sale asks of a token. */
const selling: readonly string[] = [erc20.transfer, erc20.transferFrom, views.balanceOf]

/**
 * The least and the most that a function can write into a field, where a sale that goes through with both goes through with all between them.
 *
 * All ways of the function are known, whoever calls it with what, and on each the number is bounded by comparisons with what is written in
 * the code, or in variables that nothing writes. What moves tokens does nothing with the field but to ask, in one place, whether something
 * is more or less: it goes on for one answer only. So what lies between two numbers that it lets by is let by as well. What it
 * compares the field with no other call can shift, and it does not grow.
 */
export function boundsIn(rpc: Rpc, stage: Stage, known: State, selector: string, field: Field): Promise<Range | undefined> {
  const { look, waysOf } = machineFor(rpc, stage, known, { isPatient: true })
  // a text is copied in rounds, of which there may be any number
  const swept = machineFor(rpc, stage, known, { isPatient: true, sweeps: true })
  const token = numberOf(stage.token)
  return look((state): ReturnType<Says<Range>> => {
    const code = plainCode(state, token)
    // what is sold to the token itself is moved by functions of its own
    if (code === undefined || numberOf(stage.route.venue.router) === token) return { says: undefined, unread: [] }
    const rest = functionsOf(code).flatMap(one => (one.selector === selector || selling.includes(one.selector) ? [] : [one.selector]))
    const [own, moving] = [waysOf(state, token, [selector]), waysOf(state, token, selling)]
    const others = swept.waysOf(state, token, [...rest, ...nameless])
    const gone = [own, moving, others]
    const unread = gone.flatMap(one => one.unread)
    if (!own.through || !moving.through || !others.through) return { says: undefined, unread }
    if (unread.length > 0 || !isAllSeen(code, ...gone) || gone.some(({ rounds }) => rounds)) return { says: undefined, unread }
    const [foreign, moved] = [writtenOn([...own.through, ...others.through]), writtenOn(moving.through)]
    const isLeft = (word: Word) => isKnown(word) && !foreign.some(place => meets(place, fieldsIn(word)))
    const isFirm = (word: Word) => isLeft(word) && !moved.some(place => meets(place, fieldsIn(word)))
    const isStill = (word: Word) => isOfVariables(word) && isFirm(word)
    const isHalved = isHalving(moving.through, { token, field, isLeft, isFirm: word => isFirm(word) && !isOfTime(word) })
    return { says: isHalved ? hull(own.through, { token, field, isStill }) : undefined, unread }
  })
}

/** A field of the token, and what is told of other words. */
interface Of {
  readonly token: bigint
  readonly field: Field
}

const keyOf = ({ token, field }: Of): string => `${token} ${numberOf(field.slot).toString(16)}`

/** Whether nothing that a word was made of was lost, or was made up. */
const isKnown = ({ term }: Word): boolean => term === undefined || isWhole(term)
const isWhole = onceEach((term: Term): boolean => !(term.kind === 'made' && term.operands.length === 0) && partsOf(term).every(isKnown))

/** Whether a word is another one later. */
const isOfTime = ({ term }: Word): boolean => term !== undefined && isLater(term)
const isLater = onceEach((term: Term): boolean => term.kind === 'time' || partsOf(term).some(isOfTime))

/** What nobody changes but who moves tokens, and what nobody changes at all, nor does time. */
type Tells = Readonly<Record<'isLeft' | 'isFirm', (word: Word) => boolean>>

/**
 * Whether ways that move tokens make nothing of a field but to go on where it is at least, or at most, as much as something else. That is what
 * is said by who moves them: what grows with time, or with what is moved, would be beyond the field one day. Time may be, which says how
 * long somebody waits.
 */
function isHalving(ways: readonly OneWay[], of: Of & Tells): boolean {
  const place = { field: keyOf(of), bits: mask(of.field) }
  const touches = (word: Word) => !isKnown(word) || meets(place, fieldsIn(word))
  const goes = new Map<string, boolean>()
  const isField = ({ term }: Word): boolean => {
    const cut = term && cutOf(term)
    return cut?.field === place.field && cut.bits === place.bits && cut.moved === wide(of.field.shift)
  }
  // more of it is more of the sum, as long as that does not run over
  const besideIn = (way: OneWay, word: Word): Word | undefined => {
    const [one, other] = word.term?.kind === 'made' && word.term.opcode === op.add ? word.term.operands : []
    if (!one || !other) return undefined
    const beside = isField(one) ? other : isField(other) ? one : undefined
    if (!beside || touches(beside) || isOfTime(beside) || !of.isLeft(beside)) return undefined
    const isWhole = ordersOn(way).some(({ less, more }) => isSame(more, word) && (isSame(less, one) || isSame(less, other)))
    return isWhole ? beside : undefined
  }
  const isHeld = (way: OneWay, mine: Word, rival: Word, isLess: boolean): boolean => {
    if (isField(mine) && of.isFirm(rival)) return true
    const beside = besideIn(way, mine)
    if (rival.term?.kind === 'time') return isLess && (isField(mine) || beside !== undefined)
    // that it does not run over
    return beside !== undefined && !isLess && isSame(rival, beside)
  }
  const halves = (way: OneWay, { place: at, condition }: Fork): boolean => {
    const isTaken = way.turns.get(at)
    const order = isTaken === undefined ? undefined : orderIn(condition, isTaken)
    if (isTaken === undefined || !order) return false
    const [mine, rival] = touches(order.less) ? [order.less, order.more] : [order.more, order.less]
    if (touches(rival) || !isHeld(way, mine, rival, mine === order.less)) return false
    const before = goes.get(placeAlone(at))
    goes.set(placeAlone(at), isTaken)
    return before === undefined || before === isTaken
  }
  return ways.every(way => {
    // who is asked may ask for the field himself
    if (way.sent.length + way.looked.length > 0 || way.said.loose) return false
    if (way.writes.some(({ slot, value }) => touches(slot) || touches(value))) return false
    for (let byte = 0; byte < way.said.size; byte += 32) if (touches(load(way.said, byte))) return false
    return way.forks.every(fork => !touches(fork.condition) || halves(way, fork))
  })
}

/** From the least to the most that ways write into a field; `undefined` where one of them may write anything. */
function hull(ways: readonly OneWay[], of: Of & { readonly isStill: (word: Word) => boolean }): Range | undefined {
  const place = { field: keyOf(of), bits: mask(of.field), own: false }
  const written = ways
    .filter(way => !isBarred(way, of.isStill))
    .flatMap(way =>
      way.writes.flatMap(write => (writtenOn([{ ...way, writes: [write] }]).some(one => meets(one, [place])) ? [{ way, write }] : [])),
    )
  const ranges = written.map(({ way, write: { account, slot, value } }) => {
    const isPlace = account === of.token && !slot.term && slot.value === numberOf(of.field.slot)
    const part = isPlace ? partIn(value, place.bits, wide(of.field.shift)) : undefined
    const range = part ? rangeOf(way, part, of.isStill) : any
    // what is too long is cut, and may be anything then
    return range.most < 1n << wide(of.field.width) && range.least <= range.most ? range : undefined
  })
  const [first, ...more] = ranges
  return more.reduce(
    (one, other) =>
      one && other && { least: one.least < other.least ? one.least : other.least, most: one.most > other.most ? one.most : other.most },
    first,
  )
}

/** Whether a way takes for nothing what it found to be something: nobody goes it. */
const isBarred = (way: OneWay, isStill: (word: Word) => boolean): boolean =>
  way.forks.some(fork => {
    const [term, isGiven] = takenFor(fork, way.turns)
    return term !== undefined && !isGiven && rangeOf(way, { value: 0n, term }, isStill).least > 0n
  })

/** The word of which some bits of another are the lowest: it was moved to the left and put beside others. */
function partIn(word: Word, bits: bigint, shift: bigint): Word | undefined {
  const { term } = word
  const [one, other] = term?.kind === 'made' ? term.operands : []
  if (term?.kind === 'made' && one && other) {
    const [fixed, free] = one.term ? [other, one] : [one, other]
    if (term.opcode === op.or) {
      const inner = (zeroBits(one) & bits) === bits ? other : (zeroBits(other) & bits) === bits ? one : undefined
      if (inner) return partIn(inner, bits, shift)
    }
    if (term.opcode === op.and && !fixed.term && (fixed.value & bits) === bits) return partIn(free, bits, shift)
    const by = movedBy(term, one, other)
    if (by !== undefined && by > 0n && by <= shift) return partIn(term.opcode === op.shl ? other : free, bits >> by, shift - by)
  }
  return shift === 0n ? word : undefined
}

/** How far something is moved to the left by what a word was made by. */
function movedBy(term: Term & { readonly kind: 'made' }, one: Word, other: Word): bigint | undefined {
  if (term.opcode === op.shl) return one.term ? undefined : one.value
  const fixed = one.term ? other : one
  return term.opcode === op.mul && !fixed.term && isPower(fixed.value) ? wide(fixed.value.toString(2).length - 1) : undefined
}

/** What a number can be where a way is gone, by what it was made of and by what the way compares it with. */
function rangeOf(way: OneWay, word: Word, isStill: (word: Word) => boolean, deep = 0): Range {
  if (!word.term || isStill(word)) return { least: word.value, most: word.value }
  if (deep > mostDeep) return any
  const of = (one: Word) => rangeOf(way, one, isStill, deep + 1)
  let { least, most } = madeIn(word.term, of)
  for (const { less, more, isLess } of ordersOn(way)) {
    const by = isLess ? 1n : 0n
    if (isSame(more, word)) least = larger(least, of(less).least + by)
    if (isSame(less, word)) most = smaller(most, of(more).most - by)
  }
  return { least, most }
}

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other)
const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** What an instruction makes of numbers from one to another, where that does not run over. */
function madeIn(term: Term, of: (word: Word) => Range): Range {
  const [one, other] = term.kind === 'made' ? term.operands : []
  if (term.kind !== 'made' || !one || !other) return any
  if (term.opcode === op.and) {
    const [fixed, free] = one.term ? [other, one] : [one, other]
    if (fixed.term) return any
    const inner = of(free)
    // what is short enough is not cut
    return isPower(fixed.value + 1n) && inner.most <= fixed.value ? inner : { least: 0n, most: fixed.value }
  }
  const [a, b] = [of(one), of(other)]
  if (term.opcode === op.div) return b.least > 0n ? { least: a.least / b.most, most: a.most / b.least } : any
  const made =
    term.opcode === op.mul ? { least: a.least * b.least, most: a.most * b.most } : { least: a.least + b.least, most: a.most + b.most }
  return (term.opcode === op.mul || term.opcode === op.add) && made.most <= all ? made : any
}
