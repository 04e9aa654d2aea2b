import { turns } from './inputs.ts'
import { trace } from './machine.ts'
import { mostTimes } from './run.ts'
import type { Fork, Inputs, State, Trace, Work, Write } from './state.ts'
import { comparisonIn, isSame, type Order, op, orderIn, type Term, type Word, wide } from './words.ts'

/** Most ways that are gone: a function with more is not known to the end. */
const mostWays = 512

/** A way that a call can go. */
export interface OneWay extends Pick<Trace, 'ok' | 'writes' | 'forks' | 'sent' | 'looked' | 'said' | 'vague'> {
  /** Where forks were gone, by their place. */
  readonly turns: ReadonlyMap<string, boolean>
}

/** All ways that a call can go, or, where that cannot be said, what would have to be known for it. */
export interface Ways {
  /** `undefined` where there are too many ways, one has no end, code is asked that is not known, or something was made up. */
  readonly ways?: readonly OneWay[]
  readonly unread: Trace['unread']
  /** Instructions by which the ways that go through write something or call somebody. */
  readonly touched?: ReadonlySet<number>
  /** Whether one of them reads memory in which something else may lie than lies there now. */
  readonly vague?: boolean
  /** Whether one of them was left out, where that is how they are looked for. */
  readonly leftOut?: boolean
}

/** A run that is still to be made: with which forks turned by force, behind which turns that matter, and where it should turn. */
interface Next {
  readonly call: Inputs
  readonly forced: ReadonlyMap<string, boolean>
  readonly behind: string
  readonly goal?: { readonly place: string; readonly goes: boolean }
}

export type Stays = (condition: Word, sent: number) => boolean

/** How ways are looked for where anybody may make a call. */
interface Anybody {
  /** Each fork is gone both ways once, and again behind every turn of one that matters: all code is seen then. */
  readonly matters: (condition: Word, place: string) => boolean
  /** What is given is chosen where that turns a fork, so that what a way does fits what it was given. */
  readonly chooses?: true
  /** What is as it is, and turns no fork; `sent`: calls that had been made before. */
  readonly stays?: Stays
  /** Rounds of a loop that are told apart: code that looks at each of many arguments comes to one place for all of them. */
  readonly rounds?: number
  /** What has no end, or is made up, is left out: one way that goes through is looked for, and not all of them. */
  readonly leaves?: true
  /** Loops that only move words about are no decision: they are left as behind any number of rounds. */
  readonly sweeps?: true
}

/** What a call can do, whatever it is given and whatever lies in storage: at every fork both ways are gone; for `anybody`, whoever makes it. */
export function everyWay(state: State, call: Inputs, work: Work, anybody?: Anybody): Ways {
  const open: Next[] = [{ call, forced: new Map(), behind: '' }]
  const ways: OneWay[] = []
  const unread: Trace['unread'][number][] = []
  const [seen, touched] = [new Set<string>(), new Set<number>()]
  let [vague, leftOut] = [false, false]
  while (open.length > 0) {
    const next = open.pop()
    if (!next || ways.length === mostWays || work.left <= 0) return { unread }
    const { forced, behind, goal } = next
    const {
      ok,
      writes,
      forks,
      sent,
      looked,
      said,
      touched: here,
      steps,
      vague: isVague,
      ...way
    } = trace(state, [next.call], {
      forced,
      anybody: anybody !== undefined,
      ...(anybody?.rounds && { rounds: anybody.rounds }),
      ...(anybody?.sweeps && { sweeps: true }),
    })
    work.left -= steps
    const isUnknown = way.endless || way.guessed || way.unread.some(({ slot }) => slot === undefined)
    if (isUnknown && anybody?.leaves) {
      unread.push(...way.unread.filter(({ slot }) => slot === undefined))
      leftOut = true
      continue
    }
    unread.push(...way.unread)
    if (isUnknown) return { unread }
    const turned = new Map(forced)
    // what was gone before a fork for which something is given stays as it was, where it mattered
    const kept = new Map(forced)
    let rounds = false
    for (const { place, condition, sent: before, refuses } of forks) {
      rounds ||= isLoop(place)
      // which function is called is said by its selector, and stays
      const isNamed = names(condition) || (next.call.data.length >= selectorLength && isOfSelectors(condition))
      if (turned.has(place) || isNamed || (anybody && isLoop(place)) || anybody?.stays?.(condition, before)) continue
      const goes = condition.value !== 0n
      const other = `${behind} ${place} ${!goes}`
      const isTold = anybody?.matters(condition, place) === true
      if (!anybody) open.push({ ...next, forced: new Map([...turned, [place, !goes]]) })
      // a refusal ends like any other, but for one behind rounds, after more of which it might not come
      else if (!seen.has(other) && (!refuses || rounds)) {
        const given = anybody.chooses && !isTold ? givenTo(state, next.call, condition) : undefined
        open.push({
          ...(given ? { call: given, forced: new Map(kept) } : { call: next.call, forced: new Map([...turned, [place, !goes]]) }),
          behind: isTold ? `${behind} ${place}` : behind,
          goal: { place, goes: !goes },
        })
      }
      seen.add(`${behind} ${place} ${goes}`).add(other)
      turned.set(place, goes)
      if (isTold) kept.set(place, goes)
    }
    // what was chosen did not turn it after all
    if (goal && turned.get(goal.place) === !goal.goes) open.push({ ...next, forced: new Map([...forced, [goal.place, goal.goes]]) })
    else if (!isContradictory(forks, turned)) {
      ways.push({ ok, writes, forks, sent, looked, said, vague: isVague, turns: turned })
      vague ||= isVague
      if (ok) for (const place of here) touched.add(place)
    }
  }
  return { ways, unread, touched, vague, leftOut }
}

/** Whether one word was taken for something and for nothing on the same way, as where the first of two conditions stands for both. */
function isContradictory(forks: readonly Fork[], turned: ReadonlyMap<string, boolean>): boolean {
  const told = new Map<Term, boolean>()
  return forks.some(fork => {
    const [term, isGiven] = takenFor(fork, turned)
    if (!term) return false
    const before = told.get(term)
    told.set(term, isGiven)
    return before !== undefined && before !== isGiven
  })
}

/** Whether a way takes one word for something and for nothing where it comes again, worked out anew: nobody can go it. */
export function isImpossible({ forks, turns }: Pick<OneWay, 'forks' | 'turns'>): boolean {
  const told: { readonly word: Word; readonly isGiven: boolean }[] = []
  return forks.some(fork => {
    const [term, isGiven] = takenFor(fork, turns)
    if (!term) return false
    const word = { value: 0n, term }
    const isOther = told.some(one => one.isGiven !== isGiven && isSame(one.word, word))
    told.push({ word, isGiven })
    return isOther
  })
}

/** Which numbers are no more than which others wherever a way is gone. */
export const ordersOn = ({ forks, turns }: Pick<OneWay, 'forks' | 'turns'>): readonly Order[] =>
  forks.flatMap(({ place, condition }) => {
    const goes = turns.get(place)
    return goes === undefined ? [] : (orderIn(condition, goes) ?? [])
  })

/** What a way takes which word for at a fork; no word where the fork was not gone. */
export function takenFor({ place, condition }: Fork, turned: ReadonlyMap<string, boolean>): readonly [Term | undefined, boolean] {
  const goes = turned.get(place)
  return goes === undefined ? [undefined, false] : positive(condition, goes)
}

/** What a condition says of which word: that it is something, or nothing. */
function positive({ term }: Word, holds: boolean): readonly [Term | undefined, boolean] {
  const [inner] = term?.kind === 'made' && term.opcode === op.iszero ? term.operands : []
  return inner ? positive(inner, !holds) : [term, holds]
}

/** The call with what turns a fork, where nothing else does; `undefined` where that is not found. */
function givenTo(state: State, call: Inputs, condition: Word): Inputs | undefined {
  const [found] = turns(state, [call], condition, [], { free: 1 }).filter(({ calls }) => calls.length === 1)
  return found?.calls[0]
}

/** Whether a way went another way at a fork than the fork goes by itself. */
export const isTurned = ({ turns: taken }: Pick<OneWay, 'turns'>, { place, condition }: Fork): boolean =>
  taken.get(place) === (condition.value === 0n)

/** What is passed for the fourth time was seen by then, and is left as it comes, unless it was forced to stay: it may have no end. */
export const isLoop = (place: string): boolean => place.endsWith(` ${mostTimes}`)

/** Whether a place is passed for the first time. */
export const isFirstTime = (place: string): boolean => place.endsWith(' 1')

/** Whether ways fail in a round of a loop behind which none goes on: after more rounds one might, and what comes then was not seen. */
export function failsInRounds(ways: readonly Pick<OneWay, 'ok' | 'forks'>[]): boolean {
  const roundsOf = (ok: boolean) => ways.filter(way => way.ok === ok).flatMap(({ forks }) => forks.map(({ place }) => place))
  const gone = new Set(roundsOf(true).map(placeAlone))
  return roundsOf(false).some(place => isLoop(place) && !gone.has(placeAlone(place)))
}

/** A place without how often it was passed. */
export const placeAlone = (place: string): string => place.slice(0, place.lastIndexOf(' '))

/** All that a call can write on every way that goes through; `undefined` where that cannot be said. */
export const everyWrite = (state: State, call: Inputs, work: Work): readonly Write[] | undefined =>
  everyWay(state, call, work).ways?.flatMap(({ ok, writes }) => (ok ? writes : []))

/** Whether a word is the selector of the call, or a comparison of that with a number. */
function names({ term }: Word): boolean {
  return term !== undefined && (isSelector(term) || (term.kind === 'made' && tells.has(term.opcode) && term.operands.some(names)))
}

const selectorLength = 4

/** Whether a condition asks for nothing but that a call is as long as a selector: it is the same for all that are. */
function isOfSelectors(condition: Word): boolean {
  const [term] = positive(condition, true)
  const isSize = (word: Word) => word.term?.kind === 'size'
  if (term?.kind === 'size') return true
  const order = orderIn(condition, true)
  if (order) {
    const { less, more, isLess } = order
    if (isSize(more) && !less.term) return less.value < selectorLength || (!isLess && less.value === wide(selectorLength))
    return isSize(less) && !more.term && (more.value < selectorLength || (isLess && more.value === wide(selectorLength)))
  }
  const same = comparisonIn(condition)
  return same?.pair.some(isSize) === true && same.pair.some(({ term: other, value }) => !other && value < selectorLength)
}

/** Instructions by which a dispatcher finds its functions. */
const tells: ReadonlySet<number> = new Set([op.eq, op.lt, op.gt, op.iszero, op.sub, op.xor])

/** The first four bytes of the calldata: moved down, or divided down by old compilers, which cut them once more. */
function isSelector(term: Term): boolean {
  if (term.kind !== 'made') return false
  const [one, other] = term.operands
  const isFirst = (word: Word | undefined) => word?.term?.kind === 'input' && word.term.at === 0 && !word.term.by
  if (term.opcode === op.and)
    return (
      term.operands.some(word => !word.term && word.value === 0xffffffffn) && term.operands.some(({ term: of }) => of && isSelector(of))
    )
  if (term.opcode === op.shr) return isFirst(other) && !one?.term && one?.value === 224n
  return term.opcode === op.div && isFirst(one) && !other?.term && other?.value === 1n << 224n
}
