import type { ContractFunction } from '../../evidence/contract.ts'
import type { Powers } from '../../evidence/powers.ts'
import { wordOf } from '../evm/abi.ts'
import { lineBetween } from './climbs.ts'
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
    const numbersOf = (some: readonly PowerCall[]) => some.flatMap(({ calldata }) => wordOf(`0x${calldata.slice(10)}`) ?? [])
    const [yes, no] = [calls.filter(call => passed.has(call)), calls.filter(call => !passed.has(call))]
    const line = lineBetween(numbersOf(yes), numbersOf(no))
    const [any] = yes
    return line && any ? [{ selector, caller: any.caller, ...line }] : []
  })
}
