import { partsOf } from '../evm/paths/asking.ts'
import { everyWay, type OneWay } from '../evm/paths/every-way.ts'
import type { State, Work } from '../evm/paths/state.ts'
import { lost, type Word } from '../evm/paths/words.ts'
import { reachBeyond, reachOf } from '../evm/reach.ts'
import { emptyWords, numberOf } from './machine-state.ts'
import { inputsOf } from './plans.ts'
import type { PowerCall } from './trials.ts'

/**
 * Whether a function does the same whoever calls it, so that many come to no more by it than one does as often: its code comes to nothing that
 * could ask who that is, and on no way of it does anything hang on him, or on who signed. What is not known to the end is not so.
 */
export function isTheSameForAll(state: State, call: PowerCall, work: Work): boolean {
  const bytes = state.codes.get(numberOf(call.target))
  const code = bytes && `0x${Buffer.from(bytes).toString('hex')}`
  const reach = code && reachOf(code).get(call.selector)
  if (!code || !reach || reach.asks || reachBeyond(code).asks) return false
  const { ways } = everyWay(state, inputsOf({ ...call, calldata: call.calldata + emptyWords }), work, { matters: () => false })
  return ways?.every(way => way.sent.length === 0 && !wordsOn(way).some(isOfSomebody)) === true
}

/** What turns a way, and what it keeps where. */
const wordsOn = ({ forks, writes }: OneWay): readonly Word[] => [
  ...forks.map(({ condition }) => condition),
  ...writes.flatMap(({ slot, value }) => [slot, value]),
]

/** Whether a word was made of who calls or who signed, or nobody knows of what. */
const isOfSomebody = ({ term }: Word): boolean =>
  term !== undefined &&
  (term.kind === 'caller' || term.kind === 'signer' || (term.kind === 'made' && term.opcode === lost) || partsOf(term).some(isOfSomebody))
