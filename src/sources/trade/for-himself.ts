import type { ContractFunction } from '../../evidence/contract.ts'
import { changesState } from '../evm/code.ts'
import { amountIn, callsTo } from './calls.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import { givesUp } from './dictionary.ts'
import type { Stage } from './stage.ts'
import type { PowerCall } from './trials.ts'

/** Functions of another contract that let somebody in, and that do not yet; functions of the token behind them; how often the second are tried. */
const [mostOpen, mostShut, mostBehind, rounds] = [6, 6, 8, 2]

/**
 * What takes two contracts: somebody gives himself all that another contract has to give, such as whose master he is and how much
 * that one may make, whatever of it he may ask for by then; and after it does at the token what that lets him do.
 */
export function forHimself(
  stage: Stage,
  { targets: [token] }: Controllers,
  target: Target,
  by: Caller,
  { quiet, shut }: { readonly quiet: readonly PowerCall[]; readonly shut: readonly ContractFunction[] },
): PowerCall[] {
  if (target === token || quiet.length === 0) return []
  // whoever is asked for is he himself
  const him = { victim: by.address, pool: by.address, token: by.address, values: [amountIn(stage)] }
  const his = (contract: Target, found: ContractFunction) => callsTo(stage, contract, by, found, him).slice(0, 1)
  const known = new Set(quiet.map(({ selector }) => selector))
  const opening = target.functions.filter(({ selector }) => known.has(selector)).slice(0, mostOpen)
  const closed = shut.filter(({ selector }) => !givesUp.has(selector)).slice(0, mostShut)
  const again = Array.from({ length: rounds }, () => closed).flat()
  const steps = [...opening, ...again].flatMap(found => his(target, found))
  return token.functions
    .filter(found => changesState(found) && !givesUp.has(found.selector) && /int/.test(found.arguments))
    .slice(0, mostBehind)
    .flatMap(found => his(token, found))
    .map(call => ({ ...call, steps }))
}
