import type { ContractFunction } from '../../evidence/contract.ts'
import { callsTo } from './calls.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { byNumbers } from './said.ts'
import type { Stage } from './stage.ts'
import type { PowerCall } from './trials.ts'

/** Settings and functions that sell, which are tried with one another. */
const [mostSettings, mostSelling] = [6, 2]
/** What is paid, in wei: a thousandth of a coin. */
const paid = 10n ** 15n
/** Calldata of one number that is not nothing, and of nothing else but a word before it, such as the name of what is set. */
const oneNumber = /^.{10}(.{64})?(?:f{30}|0{30}(?!0{34}$)).{34}$/

/**
 * What is sold for coins at a price that somebody sets: he sets it as low and as high as he may, there or where the price is asked for,
 * and pays a little. `settings` are calls that went through for him and showed nothing; `words` are names that the code knows.
 */
export function bargainCalls(
  stage: Stage,
  target: Target,
  by: Caller,
  {
    functions,
    settings,
    words,
  }: { readonly functions: readonly ContractFunction[]; readonly settings: readonly PowerCall[]; readonly words: readonly string[] },
): PowerCall[] {
  const selling = functions
    .filter(({ mutability }) => mutability === 'payable')
    .flatMap(found => callsTo(stage, target, by, found).slice(0, 1))
    .slice(0, mostSelling)
  const names = new Set(words.map(word => word.slice(2)))
  const isPrice = ({ calldata }: PowerCall): boolean => {
    const [said, name] = oneNumber.exec(calldata) ?? []
    return said !== undefined && (name === undefined || names.has(name))
  }
  const steps = extremes(settings.filter(isPrice)).slice(0, mostSettings)
  return selling.flatMap(call => steps.map(step => ({ ...call, value: paid, steps: [step] })))
}

/** Of the calls of each function, and of each name, the one with the smallest number and the one with the largest. */
function extremes(calls: readonly PowerCall[]): PowerCall[] {
  const byFunction = new Map<string, PowerCall[]>()
  for (const call of calls) {
    const key = `${call.target} ${call.calldata.slice(0, -64)}`
    byFunction.set(key, [...(byFunction.get(key) ?? []), call])
  }
  return [...byFunction.values()].flatMap(all => {
    const sorted = [...all].sort(byNumbers)
    return [...new Set([...sorted.slice(0, 1), ...sorted.slice(-1)])]
  })
}
