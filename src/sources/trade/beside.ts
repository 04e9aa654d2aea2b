import { moves } from '../evm/selectors.ts'
import { type Screening, tellingIn } from './powers.ts'
import { firstOfEach, officeOf, type PowerCall } from './trials.ts'

/** What may be called beside a call. */
export interface Beside {
  /** What its caller and strangers may call besides, and the same function with other words where that makes some. */
  readonly besides: (call: PowerCall) => { readonly quiet: readonly PowerCall[]; readonly variants: readonly PowerCall[] }
  /** What went through for anybody, and calls of the same caller that did not go through by themselves. */
  readonly helping: (call: PowerCall) => readonly PowerCall[]
}

/** Of what went through in the laboratory; `making` are calls after which there was more. */
export function besideIn(screening: Screening, making: readonly PowerCall[]): Beside {
  const deeds = tellingIn(screening)
  const accepted = new Set(screening.accepted)
  const of = (wanted: (one: PowerCall) => boolean) => firstOfEach(screening.accepted.filter(wanted), 2, officeOf)
  return {
    besides: call => ({
      quiet: of(one => isBeside(one, call) && !deeds.has(officeOf(one))),
      variants: making.filter(one => one !== call && officeOf(one) === officeOf(call)),
    }),
    helping: call => {
      const isHelp = (one: PowerCall) =>
        one.steps === undefined && one !== call && !moves.has(one.selector) && (one.by.role !== 'stranger' || accepted.has(one))
      const refused = screening.calls.filter(one => isHelp(one) && one.caller === call.caller && !accepted.has(one))
      return [...of(isHelp), ...firstOfEach(refused, 1, officeOf)]
    },
  }
}

/** What the same caller, or a stranger, may call of the same contract by itself. */
const isBeside = ({ caller, target, by, steps }: PowerCall, call: PowerCall): boolean =>
  steps === undefined && target === call.target && (caller === call.caller || by.role === 'stranger')
