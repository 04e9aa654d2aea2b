import { fixedBy, given, keyOf } from './inputs.ts'
import { trace } from './machine.ts'
import { search, toMend } from './search.ts'
import { type Changes, waysTo } from './solve.ts'
import type { Inputs, State, Way, Work } from './state.ts'
import { addressBits } from './tables.ts'
import { isGiven, op, type Word } from './words.ts'

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
    known.set(key, whole ? whole.calls : oneByOne(state, way.calls, goals))
  }
  return [...known.values()]
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
function oneByOne(state: State, calls: readonly Inputs[], goals: readonly (Changes | undefined)[]): readonly Inputs[] {
  let best = calls
  for (const goal of goals) {
    const next: readonly Inputs[] | undefined = goal && goal.length > 0 ? given(state, best, goal) : undefined
    if (next && trace(state, next).ok) best = next
  }
  return best
}

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
