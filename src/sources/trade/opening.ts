import type { Opening } from '../../evidence/trading.ts'
import type { Question, Reply, Rpc } from '../evm/pool.ts'
import { givesUp } from './dictionary.ts'
import { names } from './harmless.ts'
import { chunk, experimentInBlocks } from './lab.ts'
import { experimentOf, perRun, run } from './powers.ts'
import { balanceOf, transfer } from './router.ts'
import { approval, purchase, purses, type Stage } from './stage.ts'
import { type Outcome, simulateCall, type Transaction, wordIn } from './transactions.ts'
import { firstOfEach, functionOf, type PowerCall, trialOf, trialSale, trialSize } from './trials.ts'

/** How a market opens that nobody can buy in: what has to be called, or how long to be waited; and the stage on which it is open. */
export interface Found {
  readonly stage: Stage
  readonly how: (proof: Opening['proof']) => Opening
  /** Another way to open it, after which a sale brings less by a tenth or more. */
  readonly worse?: { readonly stage: Stage; readonly call: PowerCall }
}

const day = 86_400
/** When it may open by itself, in seconds from now. */
const waits = [3_600, day, 2 * day, 7 * day, 30 * day]
/** Calls that are tried in one run of the laboratory where others come before each. */
const mostBehindSteps = 8
/** Most calls of different functions that are made before the one that opens. */
const mostSteps = 8

/**
 * By a call of the owner, or of who else has a say; by itself, when it is time; or by a call after others that have to come before,
 * such as naming the pool. Who buys then is somebody whom no call names, because who is let in by name is let in alone.
 */
export async function findOpening(rpc: Rpc, stage: Stage, all: readonly PowerCall[]): Promise<Found | undefined> {
  // what is done for the one who trades later, or against him, says nothing of others
  const calls = all.filter(({ calldata }) => !names(calldata, stage.actors.buyer))
  const [first, wait] = await Promise.all([tried(rpc, stage, calls), byItself(rpc, stage)])
  if (first.opening) return calledFor(stage, first.opening, first.worse)
  if (wait !== undefined) {
    const { header } = stage
    return {
      stage: { ...stage, header: { ...header, timestamp: header.timestamp + BigInt(wait) } },
      how: proof => ({ after: wait, proof }),
    }
  }
  const possible = first.accepted.filter(({ selector }) => !givesUp.has(selector))
  // who names the pool says what the others are for
  const namesPool = ({ calldata }: PowerCall) => names(calldata, stage.route.pool.address)
  const steps = firstOfEach([...possible.filter(namesPool), ...possible], 1, functionOf).slice(0, mostSteps)
  if (steps.length === 0) return undefined
  const second = await tried(
    rpc,
    stage,
    calls.map(call => ({ ...call, steps: steps.filter(step => functionOf(step) !== functionOf(call)) })),
  )
  return second.opening && calledFor(stage, await shortest(rpc, stage, second.opening), second.worse)
}

/** The stage behind these calls. */
export function calledFor(stage: Stage, opening: PowerCall, worse?: PowerCall): Found {
  const { steps = [], selector, by } = opening
  const caller = by.role === 'stranger' ? 'anybody' : opening.caller
  const before = steps.map(step => step.selector)
  return {
    stage: { ...stage, prelude: preludeOf(opening) },
    how: proof => ({ caller, selector, ...(before.length > 0 && { before }), proof }),
    ...(worse && { worse: { stage: { ...stage, prelude: preludeOf(worse) }, call: worse } }),
  }
}

/** A call, and those before it, as transactions. */
function preludeOf(opening: PowerCall): Transaction[] {
  const { steps = [] } = opening
  return [...steps, opening].map(
    ({ caller: from, target: to, calldata: data, value }, at): Transaction => ({
      key: at === steps.length ? 'open' : `open/${at}`,
      from,
      to,
      data,
      ...(value !== undefined && { value }),
      gas: 1_000_000n,
    }),
  )
}

/** What calls have led to. */
interface Tried {
  /**
   * The one after which a latecomer gets most for what he bought, or can pass it on, or else only buy, as where the pool alone is let in;
   * one that gives the office away, which may be to the pool, only where there is no other.
   */
  readonly opening: PowerCall | undefined
  readonly worse: PowerCall | undefined
  /** All that went through. */
  readonly accepted: readonly PowerCall[]
}

/** Makes somebody buy behind each of these calls whom none of them names. */
export async function tried(rpc: Rpc, stage: Stage, calls: readonly PowerCall[]): Promise<Tried> {
  const { bystander, another } = stage.actors
  const latecomer = [
    ...purchase(stage, bystander, trialSize),
    { key: 'pass on', from: bystander, to: stage.token, data: transfer(another('heir'), 1n) },
    approval(stage, 'allow', bystander),
    { key: 'before', to: stage.route.quote.address, data: balanceOf(bystander) },
    trialSale(stage, 'sell', bystander),
    { key: 'proceeds', to: stage.route.quote.address, data: balanceOf(bystander) },
  ]
  const most = calls.some(({ steps }) => steps) ? mostBehindSteps : perRun.many
  const answers = await Promise.all(
    chunk(calls, most).map(async batch => {
      const callers = batch.flatMap(({ caller, steps = [] }) => [caller, ...steps.map(step => step.caller)])
      const trials = batch.map(call => [...trialOf(call), ...latecomer])
      const findings = await run(rpc, experimentInBlocks(experimentOf(stage, trials, callers, { preparation: [] })))
      return batch.map((call, at) => {
        const after = findings?.trials[at]
        const went = (key: string) => after?.get(key)?.ok === true
        const [before, had] = after && went('sell') ? [wordIn(after, 'before'), wordIn(after, 'proceeds')] : []
        const proceeds = before === undefined || had === undefined ? 0n : had - before
        return { call, accepted: went('call'), bought: went('buy'), passed: went('pass on'), proceeds }
      })
    }),
  )
  const all = answers.flat()
  const open = all.filter(({ bought }) => bought)
  const best = open.reduce<Open | undefined>((most, one) => (most && !isBetter(one, most) ? most : one), undefined)
  const [worse] = open
    .filter(({ proceeds }) => best && proceeds * 10n < best.proceeds * 9n)
    .toSorted((a, b) => (a.proceeds < b.proceeds ? -1 : 1))
  return { opening: best?.call, worse: worse?.call, accepted: all.flatMap(({ call, accepted }) => (accepted ? [call] : [])) }
}

interface Open {
  readonly call: PowerCall
  readonly proceeds: bigint
  readonly passed: boolean
}

function isBetter(one: Open, other: Open): boolean {
  const [givesAway, gaveAway] = [one, other].map(({ call }) => givesUp.has(call.selector))
  if (givesAway !== gaveAway) return gaveAway === true
  return one.proceeds === other.proceeds ? one.passed && !other.passed : one.proceeds > other.proceeds
}

/** The same with one of its steps, or none, where that is enough. */
async function shortest(rpc: Rpc, stage: Stage, call: PowerCall): Promise<PowerCall> {
  const { steps = [] } = call
  const { opening } = await tried(
    rpc,
    stage,
    steps.map(step => ({ ...call, steps: [step] })),
  )
  return opening ?? call
}

/** Seconds until a fresh account can buy, though nobody does anything; `undefined` where it cannot for a month. */
async function byItself(rpc: Rpc, stage: Stage): Promise<number | undefined> {
  const { header, actors } = stage
  const comers = waits.map(after => ({ after, buyer: actors.another(`comer ${after}`) }))
  const question: Question<Map<string, Outcome>> = simulateCall({
    header,
    blocks: comers.map(({ after, buyer }) => ({ after, transactions: purchase(stage, buyer, trialSize, `${after}`) })),
    overrides: purses(
      stage,
      trialSize,
      comers.map(({ buyer }) => buyer),
    ),
    randao: actors.randao,
  })
  const [reply] = (await rpc(question)) as [Reply<Map<string, Outcome>>]
  return reply.ok ? waits.find(after => reply.value.get(`${after}`)?.ok) : undefined
}
