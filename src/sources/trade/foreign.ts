import { utf8ToBytes } from '@noble/hashes/utils.js'
import { keccak256 } from '../../chains/encoding/keccak.ts'
import type { Stage } from './stage.ts'
import type { Outcome } from './transactions.ts'
import type { PowerCall } from './trials.ts'

/** Mappings by account that a compiler may have put first. */
const mappings = 0x40

/** Where code of ours stands, for tokens that run other code as their own. */
export const foreignAt = ({ actors }: Stage): string => actors.another('foreign code')

/** The event that this code announces itself with, in the name of whoever runs it. */
const mark = `0x${keccak256(utf8ToBytes('ForeignCode()'))}`

/**
 * Run by a token as its own it empties what each of its first mappings keeps for the holder, and the slots of its balance, says
 * that it ran, and answers true. Run by itself it changes nothing that anybody reads. In the words of the machine: for every i below
 * {@link mappings}, `sstore(keccak256(holder . i), 0)`, then `sstore(slot, 0)` for each slot, and `log1(0, 0, mark)`.
 */
const programFor = (holder: string, slots: readonly string[]): string =>
  `0x73${holder.slice(2)}6000526000${'5b80602052600060406000205560010180'}60${mappings.toString(16)}11601a57${slots.map(slot => `60007f${slot.slice(2)}55`).join('')}7f${mark.slice(2)}60006000a1600160005260206000f3`

/** Whether a token ran that code as its own. */
export const ranForeign = ({ token }: Stage, outcomes: ReadonlyMap<string, Outcome>): boolean =>
  [...outcomes.values()].some(({ logs }) => logs.some(({ address, topics: [event] }) => address === token.toLowerCase() && event === mark))

/** That code, and where it stands. */
export const foreignCode = (stage: Stage): readonly [address: string, code: string] => [
  foreignAt(stage),
  programFor(stage.actors.buyer, stage.balanceSlots ?? []),
]

/** That code, as an override, where a call or one of its steps names it. */
export function foreignIn(stage: Stage, calls: readonly PowerCall[]): Record<string, { code: string }> {
  const [address, code] = foreignCode(stage)
  const digits = address.slice(2)
  const named = ({ calldata, steps }: PowerCall): boolean => calldata.includes(digits) || steps?.some(named) === true
  return calls.some(named) ? { [address]: { code } } : {}
}
