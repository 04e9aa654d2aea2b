import { fixedBy, given, keyOf } from './inputs.ts'
import { trace } from './machine.ts'
import { search, toMend } from './search.ts'
import { type Changes, waysTo } from './solve.ts'
import type { Inputs, State, Way, Work } from './state.ts'
import { addressBits } from './tables.ts'
import { isGiven, op, type Term, type Word } from './words.ts'

/** What may be put where a call puts something that is given to it. */
export interface Choice {
  readonly keys: readonly bigint[]
  /** The first that it stands. */
  readonly values: readonly bigint[]
}

/** Most words of one way that are chosen. */
const mostChosen = 8

/**
 * The way with other words put where it puts something that is given to it: accounts in turn for keys and for what is cut to the
 * length of one, and a number for the rest. What it does not stand stays what it was.
 */
export function chosen(state: State, way: Way, choices: readonly Choice[], work: Work): (readonly Inputs[])[] {
  const words = givenIn(way)
  const known = new Map<string, readonly Inputs[]>()
  for (const { keys, values } of choices) {
    if (work.left <= 0) break
    const accounts = words.filter(({ named }) => named).map(({ word }) => word)
    const goals = words.map(({ word, named }) => {
      const nth = accounts.indexOf(word)
      return firstWay(word, named ? keys.slice(nth % keys.length).slice(0, 1) : values)
    })
    const changes = goals.flatMap(goal => goal ?? [])
    const asked = given(state, way.calls, changes)
    const key = asked && keyOf(asked)
    if (!asked || key === undefined || known.has(key)) continue
    const whole = search(state, [asked], toMend, { work, fixed: fixedBy(changes, asked) }).ways[0]
    known.set(key, whole ? whole.calls : oneByOne(state, way.calls, goals, work))
  }
  return [...known.values()]
}

/**
 * The way with one of its numbers at each of these values, and the others as they are, where it goes through so: what opens it, or turns
 * what comes behind it, stays what it was.
 */
export function graded(state: State, way: Way, values: readonly bigint[], work: Work): (readonly Inputs[])[] {
  const found: (readonly Inputs[])[] = []
  for (const word of fieldsOf(way)) {
    for (const value of values) {
      if (work.left <= 0) return found
      const goal = firstWay(word, [value])
      const calls = goal && goal.length > 0 ? stands(state, way.calls, goal, work) : undefined
      if (calls) found.push(calls)
    }
  }
  return found
}

/** The numbers that are given for what the way puts somewhere, also several for one word, as fields of it. */
function fieldsOf({ trace: { put } }: Way): Word[] {
  const [seen, found] = [new Set<Term>(), new Map<string, Word>()]
  const look = (word: Word): void => {
    const { term } = word
    if (!term || seen.has(term) || isAccount(word)) return
    seen.add(term)
    if (term.kind === 'input') found.set(`${term.call} ${term.at}`, word)
    else if (term.kind === 'made') term.operands.forEach(look)
    else if (term.kind === 'bytes') for (const part of term.parts) look(part.word)
  }
  for (const { word, as } of put) if (as === 'value') look(word)
  return [...found.values()].slice(0, mostChosen)
}

/** What the way puts somewhere and is given to it. */
function givenIn({ trace: { put } }: Way): { readonly word: Word; readonly named: boolean }[] {
  const terms = new Map(put.flatMap(one => (one.word.term ? [[one.word.term, one] as const] : [])))
  return [...terms.values()]
    .filter(({ word }) => isGiven(word))
    .slice(0, mostChosen)
    .map(({ word, as }) => (as === 'key' || isAccount(word) ? { word, named: true } : { word: numberIn(word), named: false }))
}

/** Those of the changes, one after another, with which the calls still go through. */
function oneByOne(state: State, calls: readonly Inputs[], goals: readonly (Changes | undefined)[], work: Work): readonly Inputs[] {
  let best = calls
  for (const goal of goals) if (goal && goal.length > 0) best = stands(state, best, goal, work) ?? best
  return best
}

/** The calls with the changes, where they go through so, and where a hash of what was changed is given to them, with that mended. */
function stands(state: State, calls: readonly Inputs[], goal: Changes, work: Work): readonly Inputs[] | undefined {
  const next = given(state, calls, goal)
  if (!next) return undefined
  const { ok, steps, forks } = trace(state, next)
  work.left -= steps
  if (ok) return next
  const last = forks.at(-1)
  if (!last || !ofHash(last.condition)) return undefined
  const mended = search(state, [next], toMend, { work, fixed: fixedBy(goal, next) }).ways[0]
  return mended?.calls.length === calls.length ? mended.calls : undefined
}

/** Whether a hash decides. */
const ofHash = ({ term }: Word): boolean => term?.kind === 'hash' || (term?.kind === 'made' && term.operands.some(ofHash))

const sums: ReadonlySet<number> = new Set([op.add, op.sub, op.mul, op.div])

/** The number that is given for a sum or a product: what is written is what was there and something, or so many of a unit. */
function numberIn(word: Word): Word {
  const { term } = word
  if (term?.kind !== 'made' || !sums.has(term.opcode)) return word
  const part = term.operands.find(isGiven)
  return part ? numberIn(part) : word
}

const firstWay = (word: Word, wanted: readonly bigint[]): Changes | undefined =>
  wanted.flatMap(goal => waysTo(word, goal).slice(0, 1)).find(changes => changes.every(({ kind }) => kind === 'input'))

/** Whether a word is cut to the length of an address. */
function isAccount({ term }: Word): boolean {
  if (term?.kind === 'bytes') return term.parts.length === 1 && term.parts[0]?.count === 20
  return term?.kind === 'made' && term.opcode === op.and && term.operands.some(({ value }) => value === addressBits)
}
