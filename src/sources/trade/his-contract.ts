import type { PowerEffect } from '../../evidence/powers.ts'
import { fieldOf, fieldsIn, partsOf } from '../evm/paths/asking.ts'
import type { State, Trace, Way } from '../evm/paths/state.ts'
import type { Word } from '../evm/paths/words.ts'
import { bytesOf, numberOf } from './machine-state.ts'
import type { Shut } from './plans.ts'
import { purse, type Stage } from './stage.ts'
import { type PowerCall, trialSize } from './trials.ts'

/** Where a contract stands that somebody with a say has made for himself, for doors that he can open to a contract and not to himself. */
const hisContractAt = ({ actors }: Pick<Stage, 'actors'>): string => actors.another('a contract of his own')

/** It answers nothing, whoever asks: STOP. */
const program = '0x00'

const isByHisContract = (stage: Stage, { caller }: PowerCall): boolean => caller === hisContractAt(stage)

/** Who does what a call does: what that contract does as it is told is done by who has made it. */
export const doerOf = (stage: Stage, call: PowerCall): Pick<PowerEffect, 'caller' | 'viaContract' | 'role'> => ({
  ...(isByHisContract(stage, call) ? { caller: call.by.address, viaContract: true } : { caller: call.caller }),
  role: call.by.role,
})

/** Of an effect what its caller does himself: where a contract of his own does the last, it is what comes before. */
export function ownPartOf(effect: PowerEffect): PowerEffect {
  const { caller, viaContract, steps = [] } = effect
  const last = viaContract ? steps.findLastIndex(step => step.caller === caller) : -1
  const step = steps[last]
  return step ? { ...effect, ...callOf(step.calldata), steps: steps.slice(0, last) } : effect
}

const callOf = (calldata: string) => ({ selector: calldata.slice(0, 10), calldata })

/** The contract, as an override, where it makes one of these calls. */
export const hisContractIn = (stage: Stage, calls: readonly PowerCall[]): Record<string, { balance: string; code: string }> =>
  calls.some(call => isByHisContract(stage, call)) ? { [hisContractAt(stage)]: { ...purse(stage, trialSize), code: program } } : {}

/** The state in which it stands, and nothing is kept for it. */
export function withHisContract(state: State, stage: Stage): State {
  const his = numberOf(hisContractAt(stage))
  return { ...state, codes: new Map([...state.codes, [his, bytesOf(program)]]), fresh: his }
}

/** Whether a run comes to where it goes on or not by whether a caller is who stands, or for whom something stands, in what `levers` write. */
export function asksByWhat(levers: readonly Way[], caller: string): (done: Pick<Trace, 'forks'>) => boolean {
  const written = new Set(levers.flatMap(way => way.trace.writes.flatMap(write => fieldOf(write) ?? [])))
  const him = numberOf(caller)
  // who calls is known where runs are searched, and is made of nothing
  const names = ({ value, term }: Word): boolean => (term ? partsOf(term).some(names) : value === him)
  return ({ forks }) =>
    written.size > 0 && forks.some(({ condition }) => fieldsIn(condition).some(({ field }) => written.has(field)) && names(condition))
}

/** The calls of a function, made by that contract. */
export const byHisContract = (stage: Stage, { seeds }: Shut): Shut => ({
  seeds: seeds.map(seed => ({ ...seed, caller: numberOf(hisContractAt(stage)) })),
})
