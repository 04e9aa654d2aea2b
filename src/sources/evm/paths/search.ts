import { type Fixed, keyOf, type Led, turns } from './inputs.ts'
import { trace } from './machine.ts'
import { mostTimes } from './run.ts'
import { type Fork, type Inputs, type State, type Trace, turned, type Way, type Work } from './state.ts'

/** What a search found, and what it would have had to know. */
export interface Found {
  readonly ways: readonly Way[]
  readonly unread: Trace['unread']
}

/** How far a search goes. */
export interface Reach {
  /** Most runs of one search. */
  readonly runs: number
  /** Most ways that are kept. */
  readonly ways: number
}

/** What a search may do. */
export interface Means {
  readonly work: Work
  /** Ways that write what others read. */
  readonly writers?: readonly Way[]
  /** What stays what it is. */
  readonly fixed?: readonly Fixed[]
  /** Is told of each run. */
  seen?(done: Trace): void
}

/** Most turns at one fork in one direction. */
const mostTurns = 6
/** A search for what else a change needs. */
export const toMend: Reach = { runs: 5, ways: 1 }

/**
 * Looks for calldata with which a function goes through. Each run tells at which forks it could have gone another way, and of
 * what the condition was made; the next one is given what leads there. What only storage could change is done by ways that are
 * known to write it, before.
 */
export function search(
  state: State,
  seeds: readonly (readonly Inputs[])[],
  { runs: most, ways: mostWays }: Reach,
  { work, writers = [], fixed = [], seen: sees }: Means,
): Found {
  const open: Run[] = []
  const seen = new Set<string>()
  const taken = new Map<string, number>()
  const been = new Set<string>()
  const unread = new Map<string, Trace['unread'][number]>()
  const ways: Way[] = []
  let runs = 0
  const ended = () => runs >= most || ways.length >= mostWays || work.left <= 0
  /** How many directions nobody had taken before; `undefined` for what was run already. */
  const run = ({ calls, fixed: chosen }: Led, parent?: Parent): number | undefined => {
    const key = keyOf(calls)
    if (seen.has(key) || ended()) return undefined
    seen.add(key)
    runs++
    const done = trace(state, calls)
    work.left -= done.steps
    sees?.(done)
    for (const one of done.unread) unread.set(`${one.account} ${one.slot}`, one)
    if (does(done)) ways.push(shortest(state, { calls, trace: done }))
    const before = been.size
    for (const fork of done.forks) been.add(turned(fork))
    const news = been.size - before
    const from = parent ? apart(parent.forks, done.forks) : 0
    // what turned one fork and an earlier one with it is kept while that is turned back
    open.push({ calls, done, news, from, fixed: parent && news === 0 && from < parent.turned ? [...parent.fixed, ...chosen] : fixed })
    return news
  }
  for (const seed of seeds) run({ calls: seed, fixed: [] })
  for (;;) {
    // what came where nobody had been is followed first, and of that what came last
    const best = open.reduce((most, { news }, at) => (news >= (open[most] as Run).news ? at : most), 0)
    const [next] = open.splice(best, 1)
    if (!next || ended()) break
    const { calls, done, from, fixed: own } = next
    const forks = [...new Map(done.forks.slice(from).map(fork => [fork.place, fork])).values()].reverse()
    for (const { place, condition } of done.endless ? forks.filter(fork => isLoop(fork, forks)) : forks) {
      const turn = `${place} ${condition.value === 0n}`
      const times = taken.get(turn)
      const often = times !== undefined && times >= mostTurns && own.length === fixed.length
      if (done.ok ? been.has(turn) : often) continue
      taken.set(turn, times === undefined ? 1 : times + 1)
      const parent = { forks: done.forks, turned: done.forks.findIndex(fork => fork.condition === condition), fixed: own }
      for (const other of turns(state, calls, condition, writers, { free: calls.length, fixed: own })) {
        const news = run(other, calls.length === other.calls.length ? parent : undefined)
        if (news !== undefined && news > 0) break
      }
    }
  }
  return { ways, unread: [...unread.values()] }
}

interface Run {
  readonly calls: readonly Inputs[]
  readonly done: Trace
  readonly news: number
  /** The first fork that is its own: those before it were turned with the run that it comes from. */
  readonly from: number
  readonly fixed: readonly Fixed[]
}

/** The run that another comes from, and which of its forks was turned. */
interface Parent {
  readonly forks: readonly Fork[]
  readonly turned: number
  readonly fixed: readonly Fixed[]
}

const does = ({ ok, writes, acts }: Trace): boolean => ok && (writes.length > 0 || acts)

/** The way without those of its calls that it does not need. */
function shortest(state: State, way: Way): Way {
  let best = way
  for (let at = way.calls.length - 2; at >= 0; at--) {
    const fewer = best.calls.filter((_, nth) => nth !== at)
    const done = trace(state, fewer)
    if (does(done)) best = { calls: fewer, trace: done }
  }
  return best
}

/** Whether a fork was passed for the second time and many times more: what went round without end is left after once. */
const isLoop = ({ place }: Fork, forks: readonly Fork[]): boolean =>
  place.endsWith(' 2') && forks.some(other => other.place === `${place.slice(0, -1)}${mostTimes}`)

/** At which fork two runs part. */
function apart(one: readonly Fork[], other: readonly Fork[]): number {
  const at = one.findIndex((fork, nth) => {
    const same = other[nth]
    return !same || turned(fork) !== turned(same)
  })
  return at < 0 ? one.length : at
}
