import type { Opening } from '../../evidence/trading.ts'
import type { Question, Reply, Rpc } from '../evm/pool.ts'
import { givesUp } from './dictionary.ts'
import { names } from './harmless.ts'
import { chunk, experimentInBlocks } from './lab.ts'
import { experimentOf, perRun, run } from './powers.ts'
import { transfer } from './router.ts'
import { purchase, purse, type Stage } from './stage.ts'
import { type Outcome, simulateCall, type Transaction } from './transactions.ts'
import { firstOfEach, functionOf, type PowerCall, trialOf, trialSize } from './trials.ts'

/** How a market opens that nobody can buy in: what has to be called, or how long to be waited; and the stage on which it is open. */
export interface Found {
  readonly stage: Stage
  readonly how: (proof: Opening['proof']) => Opening
}

const day = 86_400
/** When it may open by itself, in seconds from now. */
const waits = [3_600, day, 2 * day, 7 * day, 30 * day]
/** Most calls of different functions that are made before the one that opens. */
const mostSteps = 8

/**
 * By a call of the owner, or of who else has a say; by itself, when it is time; or by a call after others that have to come before,
 * such as naming the pool. Who buys then is somebody whom no call names, because who is let in by name is let in alone.
 */
export async function findOpening(rpc: Rpc, stage: Stage, calls: readonly PowerCall[]): Promise<Found | undefined> {
  const [{ opening, accepted }, wait] = await Promise.all([tried(rpc, stage, calls), byItself(rpc, stage)])
  if (opening) return calledFor(stage, opening)
  if (wait !== undefined) {
    const { header } = stage
    return {
      stage: { ...stage, header: { ...header, timestamp: header.timestamp + BigInt(wait) } },
      how: proof => ({ after: wait, proof }),
    }
  }
  const possible = accepted.filter(({ selector }) => !givesUp.has(selector))
  // who names the pool says what the others are for
  const namesPool = ({ calldata }: PowerCall) => names(calldata, stage.route.pool.address)
  const steps = firstOfEach([...possible.filter(namesPool), ...possible], 1, functionOf).slice(0, mostSteps)
  if (steps.length === 0) return undefined
  const { opening: last } = await tried(
    rpc,
    stage,
    calls.map(call => ({ ...call, steps: steps.filter(step => functionOf(step) !== functionOf(call)) })),
  )
  return last && calledFor(stage, await shortest(rpc, stage, last))
}

function calledFor(stage: Stage, opening: PowerCall): Found {
  const { steps = [], caller, selector } = opening
  const prelude = [...steps, opening].map(
    ({ caller: from, target: to, calldata: data, value }, at): Transaction => ({
      key: at === steps.length ? 'open' : `open/${at}`,
      from,
      to,
      data,
      ...(value !== undefined && { value }),
      gas: 1_000_000n,
    }),
  )
  const before = steps.map(step => step.selector)
  return { stage: { ...stage, prelude }, how: proof => ({ caller, selector, ...(before.length > 0 && { before }), proof }) }
}

/**
 * The first call after which a latecomer can buy and pass on what he has, or else only buy, as where the pool alone is let in; and all
 * that went through.
 */
async function tried(
  rpc: Rpc,
  stage: Stage,
  calls: readonly PowerCall[],
): Promise<{ readonly opening: PowerCall | undefined; readonly accepted: readonly PowerCall[] }> {
  const { bystander, another } = stage.actors
  const latecomer = [
    ...purchase(stage, bystander, trialSize),
    { key: 'pass on', from: bystander, to: stage.token, data: transfer(another('heir'), 1n) },
  ]
  const answers = await Promise.all(
    chunk(calls, perRun.many).map(async batch => {
      const callers = batch.flatMap(({ caller, steps = [] }) => [caller, ...steps.map(step => step.caller)])
      const trials = batch.map(call => [...trialOf(call), ...latecomer])
      const findings = await run(rpc, experimentInBlocks(experimentOf(stage, trials, callers, { preparation: [] })))
      const ended = (key: string) => batch.filter((_, at) => findings?.trials[at]?.get(key)?.ok)
      return { passed: ended('pass on'), bought: ended('buy'), accepted: ended('call') }
    }),
  )
  const [opening] = [...answers.flatMap(({ passed }) => passed), ...answers.flatMap(({ bought }) => bought)]
  return { opening, accepted: answers.flatMap(({ accepted }) => accepted) }
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
    overrides: Object.fromEntries(comers.map(({ buyer }) => [buyer, purse(stage, trialSize)])),
    randao: actors.randao,
  })
  const [reply] = (await rpc(question)) as [Reply<Map<string, Outcome>>]
  return reply.ok ? waits.find(after => reply.value.get(`${after}`)?.ok) : undefined
}
