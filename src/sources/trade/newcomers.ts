import type { Rpc } from '../evm/pool.ts'
import { givesUp } from './dictionary.ts'
import { experimentInBlocks, type Trial } from './lab.ts'
import { experimentOf, run, type Screening } from './powers.ts'
import { approval, purchase, type Stage } from './stage.ts'
import { type Apart, firstOfEach, officeOf, type PowerCall, trialOf, trialSale, trialSize } from './trials.ts'

/** Who buys after a call. */
export const newcomerOf = ({ actors }: Stage): string => actors.another('newcomer')

/** Variants of one function that are tried, calls of all, and those of one run. */
const [mostOfFunction, mostCalls, perRun] = [6, 48, 14]
/** Variants of one function that are proved untried, and calls of all: a function is most often switched on by its first. */
const [mostUnseen, mostProved] = [2, 12]

/**
 * Calls that went through and showed nothing on those who held before: whether those who buy after them can sell. A purchase
 * that is refused says nothing, because it costs nobody anything. The laboratory sells at once: where that is refused without a
 * call too, only a proof, which waits for a day, can tell.
 */
export async function newcomerCalls(rpc: Rpc, stage: Stage, { accepted, suspects }: Screening): Promise<Apart> {
  const guilty = new Set(suspects.map(({ call }) => call))
  const quiet = accepted
    .filter(call => call.by.role !== 'stranger' && !call.by.contract && !guilty.has(call) && !givesUp.has(call.selector))
    .map((call): PowerCall => ({ ...call, newcomers: true }))
  const chosen = firstOfEach(quiet, mostOfFunction, officeOf).slice(0, mostCalls)
  if (chosen.length === 0) return { worthy: [], untried: [] }
  const callers = chosen.flatMap(({ caller, steps = [] }) => [caller, ...steps.map(step => step.caller)])
  const experiment = experimentOf(stage, [[], ...chosen.map(trialOf)], [newcomerOf(stage), ...callers], {
    observation: observation(stage),
    trialsPerRun: perRun,
  })
  const findings = await run(rpc, experimentInBlocks(experiment))
  const [nothing, ...after] = findings?.trials ?? []
  // what nobody could try may be anything
  if (!nothing || nothing.size === 0) return { worthy: [], untried: chosen }
  if (!nothing.get('sell')?.ok) {
    const unseen = firstOfEach(chosen, mostUnseen, officeOf)
    return { worthy: unseen.slice(0, mostProved), untried: unseen.slice(mostProved) }
  }
  const stuck = chosen.filter((_, at) => after[at]?.get('buy')?.ok && after[at]?.get('sell')?.ok === false)
  return { worthy: stuck.slice(0, mostProved), untried: chosen.filter((_, at) => !after[at]?.has('call')) }
}

function observation(stage: Stage): Trial {
  const newcomer = newcomerOf(stage)
  return [...purchase(stage, newcomer, trialSize), approval(stage, 'allow', newcomer), trialSale(stage, 'sell', newcomer)]
}
