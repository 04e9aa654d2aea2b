import { operationsIn } from '../evm/instructions.ts'
import { fieldsIn, isOfVariables, onlyFor } from '../evm/paths/asking.ts'
import { isImpossible, type OneWay } from '../evm/paths/every-way.ts'
import type { State } from '../evm/paths/state.ts'
import { op } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import { writingIn } from '../evm/reach.ts'
import { codeRunBy, codeSlots, frontIn, isOf, restingIn, runningAs } from './behind.ts'
import type { Controllers } from './controllers/discover.ts'
import { isNobody } from './controllers/nobody.ts'
import { accountIn, meets, neverGone, writtenOn } from './deeds.ts'
import { addressOf, numberOf } from './machine-state.ts'
import type { Stage } from './stage.ts'
import { isAllSeenBut, machineFor, nameless, type Says, unfollowed } from './whole-ways.ts'

/**
 * Whether nobody can replace the code that a proxy runs as its own: its own code does nothing but run that, and in that every way on which
 * something is written where the proxy keeps its code, or other code is run, is for somebody whom a variable names, who is nobody, and for
 * nobody else writes that variable. What is not seen to the end is not so.
 */
export async function isSealed(rpc: Rpc, stage: Stage, controllers: Controllers, known: Promise<State>): Promise<boolean> {
  const behind = codeRunBy(controllers)
  const token = numberOf(stage.token)
  if (behind === undefined || operationsIn(behind).some(({ opcode }) => unfollowed.has(opcode))) return false
  const { look, waysOf } = machineFor(rpc, stage, await known, { isPatient: true })
  const sealed = await look((state): ReturnType<Says<boolean>> => {
    if (!state.codes.has(token)) return { says: undefined, unread: [{ account: token }] }
    const inside = runningAs(state, token, behind)
    const writing = writingIn(behind)
    if (writing === undefined) return { says: false, unread: [] }
    const all = [...writing, ...nameless]
    const { resting, relied } = restingIn(inside, token, all, waysOf)
    const front = frontIn(state, token, { waysOf, selectors: [] })
    const each = all.flatMap(one => (resting.some(({ selector }) => selector === one) ? [] : [waysOf(inside, token, [one])]))
    const unread = [...each, front.gone].flatMap(one => one.unread)
    if (unread.length > 0 || each.some(one => !one.through) || !front.gone.through) return { says: undefined, unread }
    const through = each.flatMap(one => one.through ?? [])
    // what is done in a place of the memory that somebody chooses, or in many rounds, is not seen, and may be done by nobody
    const vague = new Set(each.flatMap(one => (one.vague || one.rounds ? (one.through ?? []) : [])))
    const seen = each.map(({ touched }) => ({ touched, vague: false }))
    const idle = resting.flatMap(({ selector, isShut }) => (isShut ? [selector] : []))
    const isSeen = isAllSeenBut(behind, idle, ...seen) && isAllDelegated(behind, seen)
    const isPlain = front.gone.through.every(({ writes }) => writes.length === 0) && front.runsOne()
    const shut = shutIn(through, token)
    const open = through.filter(way => !shut.has(way))
    const stays = !writtenOn(open).some(place => meets(place, relied))
    return { says: isSeen && isPlain && stays && open.every(way => !vague.has(way) && leavesCode(way, token)), unread }
  })
  return sealed === true
}

/** Whether each place at which other code may be run was passed on a way that goes through. */
const isAllDelegated = (code: string, gone: readonly { readonly touched: ReadonlySet<number> }[]): boolean =>
  operationsIn(code).every(({ at, opcode }) => opcode !== op.delegatecall || gone.some(({ touched }) => touched.has(at)))

/** Ways that nobody can go: they are for somebody whom a variable names, who is nobody, and the others do not write that variable. */
function shutIn(all: readonly OneWay[], token: bigint): ReadonlySet<OneWay> {
  const never = neverGone(all, token)
  const nobodysOn = (way: OneWay) =>
    onlyFor(way).filter(word => word.term && isOfVariables(word) && isOf(token, word) && isNobody(addressOf(accountIn(word))))
  const shut = new Set(all.filter(way => never.has(way) || isImpossible(way) || nobodysOn(way).length > 0))
  for (let before = -1; before !== shut.size; ) {
    before = shut.size
    const written = writtenOn(all.filter(way => !shut.has(way)))
    const isOpened = (way: OneWay) => nobodysOn(way).every(word => written.some(place => meets(place, fieldsIn(word))))
    for (const way of shut) if (!never.has(way) && !isImpossible(way) && isOpened(way)) shut.delete(way)
  }
  return shut
}

/** Whether a way runs no other code, and writes only entries and variables that are none of the slots of a proxy. */
const leavesCode = ({ sent, writes }: OneWay, token: bigint): boolean =>
  !sent.some(({ own }) => own) &&
  writes.every(({ account, slot }) => account !== token || (slot.term ? slot.term.kind === 'hash' : !codeSlots.has(slot.value)))
