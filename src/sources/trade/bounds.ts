import type { ContractFunction } from '../../evidence/contract.ts'
import type { Powers } from '../../evidence/powers.ts'
import { wordOf } from '../evm/abi.ts'
import type { Controllers } from './controllers/discover.ts'
import type { Screening } from './powers.ts'
import { onlyNumbers } from './second.ts'
import type { PowerCall } from './trials.ts'

/** Where functions of one number draw the line: the largest that went through, and the smallest above it that did not. */
export function boundsOf({ targets: [token] }: Controllers, screenings: readonly Screening[]): NonNullable<Powers['bounds']> {
  const numbered = token.functions.filter((found: ContractFunction) => onlyNumbers.test(found.arguments))
  return numbered.flatMap(({ selector }) => {
    const calls = screenings.flatMap(({ calls: all }) =>
      all.filter(call => call.selector === selector && call.by.role !== 'stranger' && !call.steps),
    )
    const passed = new Set(screenings.flatMap(({ accepted }) => accepted))
    const numberOf = ({ calldata }: PowerCall) => wordOf(`0x${calldata.slice(10)}`)
    const [yes, no] = [calls.filter(call => passed.has(call)), calls.filter(call => !passed.has(call))]
    const accepted = yes
      .map(numberOf)
      .reduce<bigint | undefined>((top, value) => (value !== undefined && (top === undefined || value > top) ? value : top), undefined)
    const [any] = yes
    if (accepted === undefined || !any) return []
    const refused = no
      .map(numberOf)
      .reduce<bigint | undefined>(
        (low, value) => (value !== undefined && value > accepted && (low === undefined || value < low) ? value : low),
        undefined,
      )
    return refused === undefined ? [] : [{ selector, caller: any.caller, accepted, refused }]
  })
}
