import { alike, type Change, type Changes, waysTo, waysToJudge } from './solve.ts'
import type { Inputs, State, Way } from './state.ts'
import { withChanges } from './with-changes.ts'
import { digitsOf, small, type Word } from './words.ts'

/** Most bytes of calldata, wei, seconds between calls, and calls in a row. */
const [mostData, mostWei, mostLater, mostInARow] = [2_048, 10n ** 19n, 400n * 86_400n, 4]
/** Most ways that are tried at one fork. */
const mostTurns = 3

export const keyOf = (calls: readonly Inputs[]): string =>
  calls.map(({ to, data, wei, later }) => `${to} ${Buffer.from(data).toString('hex')} ${wei} ${later}`).join('\n')

/** Calls that lead the other way at a fork; those behind the first so many stay what they are, and what is fixed. */
export function turns(
  state: State,
  calls: readonly Inputs[],
  condition: Word,
  writers: readonly Way[],
  { free = calls.length - 1, fixed = [] }: { readonly free?: number; readonly fixed?: readonly Fixed[] } = {},
): Led[] {
  const wanted = condition.value === 0n
  const stays = (change: Change) => fixed.some(one => meets(one, change, calls.length))
  const ways = waysToJudge(condition, wanted).filter(changes =>
    changes.every(change => change.kind === 'stored' || (change.call < free && !stays(change))),
  )
  const right = ways.filter(changes => changes.some(({ kind }) => kind === 'stored') || (withChanges(condition, changes) !== 0n) === wanted)
  const led: Led[][] = []
  for (const changes of right) {
    const made = changed(state, calls, changes, writers)
    // what nobody could give is no way
    if (made.length > 0) led.push(made)
    if (led.length === mostTurns) break
  }
  return led.flat()
}

/** Bytes of calldata that stay what they are, of the call that is so many before the last. */
export interface Fixed {
  readonly before: number
  readonly at: number
  readonly count: number
}

/** What changes fix, with so many calls behind those that they are of. */
export const fixedBy = (changes: Changes, calls: readonly Inputs[], behindThem = 0): Fixed[] =>
  changes.flatMap(change =>
    change.kind === 'input' ? [{ before: calls.length - 1 - change.call + behindThem, at: change.at, count: change.count }] : [],
  )

function meets({ before, at, count }: Fixed, change: Change, calls: number): boolean {
  if (change.kind === 'stored' || calls - 1 - change.call !== before) return false
  if (change.kind === 'size') return change.value < at + count
  return change.kind === 'input' && at < change.at + change.count && change.at < at + count
}

type Need = Extract<Change, { kind: 'stored' }>

/** Calls, and what of those before the last was chosen. */
export interface Led {
  readonly calls: readonly Inputs[]
  readonly fixed: readonly Fixed[]
}

/** What should lie in storage: the first of the values that can. */
interface Wanted {
  readonly account: bigint
  readonly slot: Word
  readonly values: readonly bigint[]
}

/** Calls behind a way that writes what they need, led to the place where they need it. */
export function behind(
  state: State,
  { calls, trace: { writes } }: Way,
  { account, slot, values }: Wanted,
  own: readonly Inputs[],
): (Led & { readonly sure: boolean })[] {
  const found = writes
    .filter(one => one.account === account)
    .flatMap(one => alike(one.slot, slot, state.names).map(changes => ({ changes, one })))
    .slice(0, 2)
  return found.flatMap(({ changes, one }) => {
    const [first] = values.map(value => waysTo(one.value, value)).filter(ways => ways.length > 0)
    const ways = first?.[0] ? [first[0], []] : [[]]
    return ways.flatMap(more => {
      const before = given(state, calls, [...changes, ...more])
      const last = before?.at(-1)
      if (!before || !last) return []
      const sure = more === first?.[0]
      const whole = { sure, calls: inTime([...before, ...own]), fixed: fixedBy([...changes, ...more], before, own.length) }
      // what has to come before it may have come already
      const late = { sure, calls: inTime([...own.slice(0, -1), last, ...own.slice(-1)]), fixed: [] }
      return own.length > 1 && before.length > 1 ? [late, whole] : [whole]
    })
  })
}

/** Nobody calls before what comes first. */
export function inTime(calls: readonly Inputs[]): readonly Inputs[] {
  let later = 0n
  return calls.map(call => {
    later = call.later > later ? call.later : later
    return call.later === later ? call : { ...call, later }
  })
}

/** The calls with other inputs; `undefined` where nobody could give them. */
export function given(state: State, calls: readonly Inputs[], changes: Changes): readonly Inputs[] | undefined {
  let made: readonly Inputs[] | undefined = calls
  for (const change of changes) {
    if (!made) return undefined
    if (change.kind === 'stored') continue
    const { call: nth } = change
    const call: Inputs | undefined = made[nth]
    const next: Inputs | undefined = call && withChange(state, call, change)
    made = next && made.map((one, at) => (at === nth ? next : one))
  }
  return made && inTime(made)
}

function withChange(state: State, call: Inputs, change: Exclude<Change, Need>): Inputs | undefined {
  switch (change.kind) {
    case 'input': {
      const data = written(call.data, change)
      return data && { ...call, data }
    }
    case 'size': {
      if (change.value < 4n || change.value > mostData) return undefined
      const data = new Uint8Array(small(change.value))
      data.set(call.data.subarray(0, data.length))
      return { ...call, data }
    }
    case 'wei':
      return change.value > mostWei ? undefined : { ...call, wei: change.value }
    case 'caller':
      return { ...call, caller: change.value }
    case 'time': {
      const later = change.value - state.time
      return later < 0n || later > mostLater ? undefined : { ...call, later }
    }
  }
}

/** Calldata with other bytes: the selector stays what it is, and what is written behind the end makes it longer. */
function written(data: Uint8Array, { at, count, value }: Extract<Change, { kind: 'input' }>): Uint8Array | undefined {
  if (at < 4 || at + count > mostData) return undefined
  const made = new Uint8Array(Math.max(data.length, at + count))
  made.set(data)
  made.set(Buffer.from(digitsOf(value), 'hex').subarray(0, count), at)
  return made
}

/** The calls with what is to be changed; storage is changed by calls before them. */
function changed(state: State, calls: readonly Inputs[], changes: Changes, writers: readonly Way[]): Led[] {
  const needs = changes.flatMap(change => (change.kind === 'stored' ? [change] : []))
  const own = given(state, calls, changes)
  if (!own) return []
  const [need, more] = needs
  if (!need) return [{ calls: own, fixed: fixedBy(changes, calls) }]
  // what takes two writers is found one by one
  if (more) return []
  const found = writers
    .filter(way => way.calls.length + own.length <= mostInARow)
    .flatMap(way => behind(state, way, { ...need, values: [need.value] }, own))
  // what writes the very value comes before what only writes there
  return [...found.filter(({ sure }) => sure), ...found.filter(({ sure }) => !sure)]
}
