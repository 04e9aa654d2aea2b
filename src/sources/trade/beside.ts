import { moves } from '../evm/selectors.ts'
import { type Screening, tellingIn } from './powers.ts'
import { firstOfEach, officeOf, type PowerCall } from './trials.ts'

/** What may be called beside a call. */
export interface Beside {
  /** What its caller and strangers may call besides, the same function with other words where that makes some, and what is shut to its caller. */
  readonly besides: (call: PowerCall) => Readonly<Record<'quiet' | 'variants' | 'shut', readonly PowerCall[]>>
  /** What went through for anybody, and calls of the same caller that did not go through by themselves. */
  readonly helping: (call: PowerCall) => readonly PowerCall[]
}

/** Of what went through in the laboratory; `making` are calls after which there was more. */
export function besideIn(screening: Screening, making: readonly PowerCall[]): Beside {
  const deeds = tellingIn(screening)
  const accepted = new Set(screening.accepted)
  const of = (wanted: (one: PowerCall) => boolean) => firstOfEach(screening.accepted.filter(wanted), 2, officeOf)
  const isHelp = (one: PowerCall) =>
    one.steps === undefined && !moves.has(one.selector) && (one.by.role !== 'stranger' || accepted.has(one))
  const shutTo = (call: PowerCall) =>
    firstOfEach(
      screening.calls.filter(one => isHelp(one) && one !== call && isHis(one, call) && !accepted.has(one)),
      1,
      officeOf,
    )
  return {
    besides: call => ({
      quiet: of(one => isBeside(one, call) && !deeds.has(officeOf(one))),
      variants: making.filter(one => one !== call && officeOf(one) === officeOf(call)),
      shut: shutTo(call),
    }),
    helping: call => [...of(one => isHelp(one) && one !== call), ...shutTo(call)],
  }
}

/** Whether the same caller calls, or who has made him. */
const isHis = ({ caller }: PowerCall, call: PowerCall): boolean => caller === call.caller || caller === call.by.address

/** What the same caller, or a stranger, may call of the same contract by itself. */
const isBeside = (one: PowerCall, call: PowerCall): boolean =>
  one.steps === undefined && one.target === call.target && (isHis(one, call) || one.by.role === 'stranger')
