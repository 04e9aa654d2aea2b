import type { ContractFunction } from '../../evidence/contract.ts'
import { amountIn, callsTo } from './calls.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { givesUp } from './dictionary.ts'
import { foreignAt } from './foreign.ts'
import { names } from './harmless.ts'
import type { Stage } from './stage.ts'
import { firstOfEach, type PowerCall } from './trials.ts'

/** Calls that name code of ours, functions that are tried behind each, those that may be a price, and all of them. */
const [mostNaming, mostBehind, mostPriced, mostOfAll] = [4, 6, 3, 32]
/** An account, and how much. */
const withNumber = /^(?:address,uint\d+|uint\d+,address)/

/**
 * What comes of code of ours that somebody may name: a rule that is proposed and then adopted, by functions that are told nothing, and a
 * coin that something may be bought with, by functions that are told a coin and an amount. `quiet` are calls that went through for him.
 */
export function proposedCalls(
  stage: Stage,
  target: Target,
  by: Caller,
  { functions, quiet }: { readonly functions: readonly ContractFunction[]; readonly quiet: readonly PowerCall[] },
): PowerCall[] {
  const foreign = foreignAt(stage)
  const naming = firstOfEach(
    quiet.filter(call => call.steps === undefined && names(call.calldata, foreign)),
    1,
    ({ selector }) => selector,
  ).slice(0, mostNaming)
  return naming
    .flatMap(step => {
      const others = functions.filter(({ selector }) => selector !== step.selector && !givesUp.has(selector))
      const adopting = others.filter(found => found.arguments === '').flatMap(found => callsTo(stage, target, by, found).slice(0, 1))
      const buying = others
        .filter(found => withNumber.test(found.arguments))
        .flatMap(found => callsTo(stage, target, by, found, { victim: foreign, values: [amountIn(stage)] }).slice(0, 1))
      const behind = [...adopting.slice(0, mostBehind), ...buying.slice(0, mostBehind)].map(call => ({ ...call, steps: [step] }))
      // with a price between
      const priced = buying
        .slice(0, mostPriced)
        .flatMap(price => buying.flatMap(call => (call === price ? [] : [{ ...call, steps: [step, price] }])))
      return [...behind, ...priced.slice(0, mostBehind)]
    })
    .slice(0, mostOfAll)
}
