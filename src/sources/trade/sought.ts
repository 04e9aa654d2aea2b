import { hexNumber } from '../evm/block.ts'
import type { Inputs, State } from '../evm/paths/state.ts'
import { small } from '../evm/paths/words.ts'
import type { Rpc } from '../evm/pool.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Caller } from './controllers/ranked.ts'
import { addressOf, numberOf, readMore, stateOf } from './machine-state.ts'
import { type Found, foundIn, holdingIn, openedIn } from './opened.ts'
import { lentIn, plansOf, usually } from './plans.ts'
import { type Screening, tellingIn } from './powers.ts'
import type { Stage } from './stage.ts'
import { callBy, firstOfEach, idleFor, officeOf, type PowerCall } from './trials.ts'

/** Times that storage which a search came upon is read. */
const mostReadings = 3
/** Most calls that come of it, and of them those with a number at a share of the whole. */
const [mostSought, mostWorthy, mostGraded] = [120, 16, 24]

/** Calls that were found by following the code. */
export interface Sought {
  /** For the laboratory. */
  readonly calls: readonly PowerCall[]
  /** For a proof at once: those that turn a sale, and those that have to wait, which the laboratory does not. */
  readonly worthy: readonly PowerCall[]
}

/**
 * What functions want to be given, read in their code: of those that refused everything, what opens them, and what has to be
 * done before; of the others, with what they change the way that a sale takes. Nothing is guessed, and nothing is believed: what
 * is found is tried like everything else.
 */
export async function soughtCalls(
  rpc: Rpc,
  stage: Stage,
  controllers: Controllers,
  screening: Screening,
  known: Promise<State>,
): Promise<Sought> {
  const plans = plansOf(stage, controllers, screening)
  if (plans.length === 0) return { calls: [], worthy: [] }
  let state = await known
  let { opened, unread } = openedIn(state, stage, plans)
  for (let nth = 0; nth < mostReadings; nth++) {
    const more = await readMore(rpc, hexNumber(stage.header.number), state, unread)
    if (!more) break
    state = more
    ;({ opened, unread } = openedIn(state, stage, plans))
  }
  const found = foundIn(state, stage, opened)
  return callsOf(
    stage,
    lentIn(stage, controllers, screening),
    found,
    screening,
    new Map(controllers.targets.map(({ address }) => [numberOf(address), address])),
  )
}

/** The state with what a purchase and a sale read: it is asked for while the laboratory works. */
export async function knownState(rpc: Rpc, stage: Stage, controllers: Controllers): Promise<State> {
  const state = stateOf(stage, controllers)
  const callers = controllers.targets.flatMap(target => target.callers.filter(({ contract }) => contract === true))
  const accounts = callers.map(({ address }) => ({ account: numberOf(address) })).filter(({ account }) => !state.codes.has(account))
  const known = (await readMore(rpc, hexNumber(stage.header.number), state, [...holdingIn(state, stage).unread, ...accounts])) ?? state
  // kept with the state, so that nobody waits for it later
  holdingIn(known, stage)
  return known
}

function callsOf(
  stage: Stage,
  lent: readonly PowerCall[],
  { opened, swaying, graded }: Found,
  { calls: tried, suspects, baselineSold }: Screening,
  spelled: ReadonlyMap<bigint, string>,
): Sought {
  if (lent.length + opened.length + swaying.length === 0) return { calls: [], worthy: [] }
  const seen = new Set(tried.map(keyOf))
  // what a call does by itself is told of it
  const telling = tellingIn({ suspects })
  const fresh = (call: PowerCall): boolean => {
    const key = keyOf(call)
    if (seen.has(key) || [call, ...(call.steps ?? [])].some(one => telling.has(officeOf(one)))) return false
    seen.add(key)
    return true
  }
  const turning = swaying.filter(one => one.turned).map(({ by, calls }) => asPower(stage, by, calls, spelled))
  const others = [...lent, ...[...opened, ...swaying.filter(one => !one.turned)].map(({ by, calls }) => asPower(stage, by, calls, spelled))]
  const all = [...turning, ...others].filter(fresh)
  // of how far it goes nothing is proved before all else
  const shares = graded.map(({ by, calls }) => asPower(stage, by, calls, spelled)).filter(fresh)
  const waits = (call: PowerCall) => call.wait !== undefined
  const worthy = [
    ...firstOfEach(
      all.filter(call => turning.includes(call)),
      2,
      officeOf,
    ),
    ...firstOfEach(all.filter(waits), 8, officeOf),
    // where the laboratory cannot trade
    ...(baselineSold ? [] : firstOfEach(all, 3, officeOf)),
    // the laboratory cannot wait
    ...firstOfEach(shares.filter(waits), 8, officeOf),
  ]
  const quick = [...shares.slice(0, mostGraded), ...all].filter(call => !waits(call))
  return { calls: quick.slice(0, mostSought), worthy: [...new Set(worthy)].slice(0, mostWorthy) }
}

/** The same for calls that differ only in how many zeros stand at the end: what is not given reads as nothing. */
const keyOf = (call: PowerCall): string => `${call.caller} ${call.target} ${said(call)} ${call.steps?.map(said)} ${call.wait}`

function said({ calldata }: PowerCall): string {
  let end = calldata.length
  while (calldata[end - 1] === '0') end--
  return calldata.slice(0, end)
}

/** Seconds on top of those after which something may be done. */
const margin = 60

/** Calls in a row as the last of them, with the others before it and the time between them, and before the first of them. */
function asPower(stage: Stage, by: Caller, calls: readonly Inputs[], spelled: ReadonlyMap<bigint, string>): PowerCall {
  const waits = calls.map(({ later }, at) => {
    const next = calls[at + 1]
    return next && next.later > later ? small(next.later - later) + margin : 0
  })
  const made = calls.map(({ to, data, wei, caller }, at): PowerCall => {
    const wait = waits[at]
    return {
      ...callBy(by, spelled.get(to) ?? addressOf(to), `0x${Buffer.from(data).toString('hex')}`),
      // or a contract of his own
      ...(caller !== numberOf(by.address) && { caller: addressOf(caller) }),
      ...(wei > 0n && { value: wei }),
      ...(wait !== undefined && wait > 0 && { wait }),
    }
  })
  const [first] = calls
  const ahead = first && first.later > usually ? small(first.later - usually) + margin : 0
  const whole = waits.reduce((sum, wait) => sum + wait, ahead)
  const last = made[made.length - 1] as PowerCall
  const steps = [...idleFor(stage, by, ahead), ...made.slice(0, -1)]
  return { ...last, ...(steps.length > 0 && { steps }), ...(whole > 0 && { wait: whole }) }
}
