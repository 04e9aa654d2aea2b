import { fieldOf, isOfVariables, isOneWord, stepOf, writtenBy } from '../evm/paths/asking.ts'
import { type OneWay, ordersOn } from '../evm/paths/every-way.ts'
import type { State, Trace, Write } from '../evm/paths/state.ts'
import { isSame, op, type Word } from '../evm/paths/words.ts'
import { moves } from '../evm/selectors.ts'
import { isSteppedOn, saidIn, supplyIn } from './deeds.ts'
import { numberOf } from './machine-state.ts'
import type { Stage } from './stage.ts'

/** A token, and the fields of which it says how much of it there is. */
export interface Coin {
  readonly token: bigint
  readonly supply: ReadonlySet<string>
}

export function coinOf(state: State, stage: Pick<Stage, 'actors' | 'token'>): Coin & Pick<Trace, 'unread'> {
  const { counts, unread } = supplyIn(state, stage)
  return { token: numberOf(stage.token), supply: counts, unread }
}

/** What is added to a word, or taken from it. */
interface Change {
  readonly place: string
  readonly field: string | undefined
  readonly by: Word
  readonly adds: boolean
  /** Whether there is as much as is taken. */
  readonly isThere: boolean
}

/** What a way adds to words of the token; none where it only has tokens moved, and `undefined` where it may write anything. */
export function grownOn(way: OneWay, { token, supply }: Coin): readonly Word[] | undefined {
  const said = way.sent.flatMap(one => (one.target.value === token ? [saidIn(one)] : []))
  const onlyMoves = said.length > 0 && said.every(one => one !== undefined && moves.has(one))
  // what calls itself a transfer may make some as well
  if (onlyMoves && supply.size > 0 && !way.writes.some(write => isSteppedOn(way, write, supply))) return []
  const changes: Change[] = []
  for (const [at, write] of way.writes.entries()) {
    const change = write.account !== token ? [] : isLate(way, write, token) ? undefined : changeBy(way, write, at)
    if (change === undefined) return undefined
    changes.push(...change)
  }
  const taken = changes.filter(({ adds, isThere }) => !adds && isThere)
  // less than nothing is very much; a token that has looked at what somebody has does not look at the supply
  const isTaken = ({ field, by, adds, isThere }: Change) =>
    adds || isThere || (isAllOf(supply, field) && taken.some(one => one.field !== field && isSame(one.by, by)))
  if (!changes.every(isTaken)) return undefined
  const made = changes.filter(({ field, by, adds }) => {
    if (!adds) return false
    // what is moved from one to another
    const from = taken.findIndex(one => field !== undefined && one.field === field && isSame(one.by, by))
    if (from >= 0) taken.splice(from, 1)
    return from < 0
  })
  // what is counted once may be made twice
  const isTwice = new Set(made.map(({ place }) => place)).size < made.length
  return isTwice ? undefined : made.map(({ by }) => by)
}

/** Whether something is written behind a call of somebody else than the token: he may have called back, and what was looked at before is no more. */
export const isLate = ({ sent }: OneWay, write: Write, token: bigint): boolean =>
  sent.slice(0, write.sent).some(({ target }) => target.value !== token || !isOfVariables(target))

/** Whether a field is the one variable that says how much there is. */
const isAllOf = (supply: ReadonlySet<string>, field: string | undefined): boolean =>
  field !== undefined && supply.size === 1 && supply.has(field) && isOneWord(field)

/** How a word becomes more or less; not at all where it is a flag, and `undefined` where it becomes something else. */
function changeBy(way: OneWay, write: Write, at: number): readonly Change[] | undefined {
  const { value, term } = write.value
  if (!term) return value <= 1n ? [] : undefined
  if (term.kind !== 'made') return undefined
  // a flag among others
  if (term.opcode === op.or && writtenBy(write)?.bits === 0xffn) return []
  if (isUndone(write)) return isUndoneFor(way, write, at) ? [] : undefined
  const step = stepBehind(way, write, at)
  if (!step) return undefined
  const { before, by, adds } = step
  const isThere = !adds && isEnough(way, write, { before, by })
  const back = adds ? [] : way.writes.filter((other, nth) => nth > at && isSamePlace(other, write) && isUndone(other))
  // what is put back was not taken from anybody for good: it cannot be what somebody else gets
  if (back.length > 0 && (isThere || back.some(({ slot }) => isSame(slot, write.slot)))) return []
  return [{ place: placeOf(write), field: fieldOf(write), by, adds, isThere }]
}

/** Whether what is undone here is so for whoever is named: two who are the same here may be two others, of whom one has not as much. */
function isUndoneFor(way: OneWay, write: Write, at: number): boolean {
  const { term } = write.value
  if (term?.kind !== 'made' || term.opcode === op.add) return true
  const [before, by] = term.operands
  const isOwn = way.writes.slice(0, at).some(({ account, slot }) => account === write.account && isSame(slot, write.slot))
  return isOwn || (before !== undefined && by !== undefined && isEnough(way, write, { before, by }))
}

const placeOf = ({ account, slot }: Write): string => `${account} ${slot.value}`
const isSamePlace = (one: Write, other: Write): boolean => placeOf(one) === placeOf(other)

/** What is added to what lies in a place, or taken from it: what the same way has written there before lies there. */
function stepBehind(way: OneWay, write: Write, at: number): ReturnType<typeof stepOf> {
  const before = way.writes.slice(0, at).findLast(other => isSamePlace(other, write))
  if (!before) return stepOf(write)
  const { term } = write.value
  const [one, other] = term?.kind === 'made' ? term.operands : []
  if (term?.kind !== 'made' || !one || !other || (term.opcode !== op.add && term.opcode !== op.sub)) return undefined
  const adds = term.opcode === op.add
  if (isSame(one, before.value)) return { before: one, by: other, adds }
  return adds && isSame(other, before.value) ? { before: other, by: one, adds } : undefined
}

/** Whether a way goes on only where as much lies in a place as is taken from it. */
const isEnough = (way: OneWay, write: Write, { before, by }: { readonly before: Word; readonly by: Word }): boolean =>
  ordersOn(way).some(({ less, more }) => isSame(more, before) && (isSame(less, by) || isSame(less, write.value)))

/** The slot that a word is made of, if it is the one that is written, though it may be called by another name: of two who are the same here. */
function slotIn({ account, slot }: Write, { term }: Word): Word {
  const kept = term?.kind === 'made' ? term.operands.flatMap(({ term: of }) => (of?.kind === 'stored' ? [of] : [])) : []
  const same = kept.find(one => one.account === account && one.slot.value === slot.value)
  return same ? same.slot : slot
}

/** Whether what is added is taken again at once, as where tokens are made for nobody, or the other way round, as where somebody sends to himself. */
function isUndone(write: Write): boolean {
  const { term } = write.value
  if (term?.kind !== 'made' || (term.opcode !== op.sub && term.opcode !== op.add)) return false
  const [one, other] = term.operands
  const orders = term.opcode === op.add ? [[one, other] as const, [other, one] as const] : [[one, other] as const]
  return orders.some(([before, last]) => {
    const step = before && stepOf({ ...write, slot: slotIn(write, before), value: before })
    return step !== undefined && last !== undefined && step.adds === (term.opcode === op.sub) && isSame(step.by, last)
  })
}
