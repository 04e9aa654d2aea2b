import { behind, inTime, keyOf, type Led, turns } from './inputs.ts'
import { trace } from './machine.ts'
import { search, toMend } from './search.ts'
import { type Inputs, lastOfEach, type State, turned, type Way, type Work } from './state.ts'

/** What is looked for in what others do to a call. */
export interface Sway {
  /** Numbers that are put where the call reads something, the first that goes through. */
  readonly values: readonly (readonly bigint[])[]
  readonly runs: number
  readonly work: Work
}

/** Calls, and whether a call behind them went another way than without them. */
export interface Swaying {
  readonly calls: readonly Inputs[]
  readonly turned: boolean
}

/**
 * Looks for calls after which a call of somebody else, which is what it is, does not go through, or not as before: ways that
 * write what it reads are led to where it reads, with numbers of note and with those that turn it at a fork.
 */
export function swayed(state: State, call: Inputs, writers: readonly Way[], { values, runs, work }: Sway): readonly Swaying[] {
  const before = trace(state, [call])
  if (!before.ok || before.endless) return []
  const usual = new Set(before.forks.map(turned))
  const found: Swaying[] = []
  const seen = new Set<string>()
  const been = new Set<string>()
  // what leads elsewhere within the calls before comes last
  const [open, later]: [Led[], Led[]] = [[], []]
  for (const { account, slot } of before.reads)
    for (const list of [...values].reverse())
      open.push(...writers.flatMap(way => behind(state, way, { account, slot, values: list }, [call])))
  // what turns a fork comes first
  for (const { condition } of lastOfEach(before.forks)) open.push(...turns(state, [call], condition, writers))
  for (let done = 0; done < runs && work.left > 0; done++) {
    const next = open.pop() ?? later.shift()
    if (!next) break
    const { calls, fixed } = next
    const key = keyOf(calls)
    const last = calls.length - 1
    if (last === 0 || seen.has(key)) continue
    seen.add(key)
    const after = trace(state, calls)
    work.left -= after.steps
    if (after.through < last) {
      // where it writes may be all that is right about it
      const mended =
        fixed.length > 0
          ? search(state, [calls.slice(0, -1)], toMend, { work, fixed: fixed.map(one => ({ ...one, before: one.before - 1 })) }).ways
          : []
      open.push(...mended.map(way => ({ calls: inTime([...way.calls, call]), fixed: [] })))
      continue
    }
    if (after.endless) continue
    const own = after.forks.filter(fork => fork.call === last)
    found.push({ calls: calls.slice(0, -1), turned: !after.ok || own.some(fork => !usual.has(turned(fork))) })
    if (after.ok) for (const { condition } of lastOfEach(own)) open.push(...turns(state, calls, condition, writers))
    for (const fork of after.forks) been.add(turned(fork))
    for (const { place, condition, call: nth } of lastOfEach(after.forks))
      if (nth < last && !been.has(`${place} ${condition.value === 0n}`)) later.push(...turns(state, calls, condition, []))
  }
  return found
}
