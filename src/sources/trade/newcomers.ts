import type { Rpc } from '../evm/pool.ts'
import { givesUp } from './dictionary.ts'
import type { Trial } from './lab.ts'
import { experimentInBlocks } from './lab.ts'
import { experimentOf, run, type Screening } from './powers.ts'
import { swapTokens } from './router.ts'
import { approval, purchase, type Stage, saleAmount } from './stage.ts'
import { type PowerCall, trialOf, trialSize } from './trials.ts'

/** Who buys after a call. */
export const newcomerOf = ({ actors }: Stage): string => actors.another('newcomer')

/** Variants of one function, and calls of all. */
const [mostOfFunction, mostCalls, perRun] = [4, 40, 14]

/**
 * Calls that went through and showed nothing on those who held before: whether those who buy after them can sell. A purchase
 * that is refused says nothing, because it costs nobody anything.
 */
export async function screenNewcomers(rpc: Rpc, stage: Stage, { accepted, suspects }: Screening): Promise<Screening> {
  const none: Screening = { calls: [], accepted: [], suspects: [], untried: [], notRun: [], requests: [], baselineSold: true }
  const guilty = new Set(suspects.map(({ call }) => call))
  const quiet = accepted.filter(
    call => call.by.role !== 'stranger' && !call.by.contract && !guilty.has(call) && !givesUp.has(call.selector),
  )
  const nthOfFunction = (call: PowerCall, at: number) =>
    quiet.slice(0, at).filter(({ caller, selector }) => caller === call.caller && selector === call.selector).length
  const chosen = quiet.filter((call, at) => nthOfFunction(call, at) < mostOfFunction).slice(0, mostCalls)
  if (chosen.length === 0) return none
  const callers = [...new Set(chosen.flatMap(({ caller, steps = [] }) => [caller, ...steps.map(step => step.caller)]))]
  const experiment = experimentOf(stage, [[], ...chosen.map(trialOf)], [newcomerOf(stage), ...callers], {
    observation: observation(stage),
    trialsPerRun: perRun,
  })
  const question = experimentInBlocks(experiment)
  const findings = await run(rpc, question)
  // what nobody could try may be anything
  if (!findings) return { ...none, untried: chosen, notRun: ['What becomes of those who buy after a call was not tried.'] }
  const [nothing, ...after] = findings.trials
  if (!nothing?.get('sell')?.ok) return none
  const stuck = chosen.filter((_, at) => after[at]?.get('buy')?.ok && after[at]?.get('sell')?.ok === false)
  return {
    ...none,
    calls: chosen,
    suspects: stuck.map(call => ({ call: { ...call, newcomers: true as const }, kind: 'blocks all sales' as const, strength: 0.9 })),
    requests: [{ question, callers, tried: chosen.length, accepted: chosen.length }],
  }
}

function observation(stage: Stage): Trial {
  const newcomer = newcomerOf(stage)
  const {
    token,
    route: { venue, quote },
  } = stage
  return [
    ...purchase(stage, newcomer, trialSize),
    approval(stage, 'allow', newcomer),
    {
      key: 'sell',
      from: newcomer,
      to: venue.router,
      data: swapTokens(venue, saleAmount(stage, trialSize), { path: [token, quote.address], to: newcomer }),
    },
  ]
}
