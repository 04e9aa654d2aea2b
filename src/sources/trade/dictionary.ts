import type { AbiParameter } from 'viem'
import type { ContractFunction } from '../../evidence/contract.ts'
import { encodeValues, parametersOf } from '../evm/abi.ts'

/** The people and amounts that arguments are drawn from. */
export interface Vocabulary {
  /** The holder whose tokens are watched. */
  readonly victim: string
  readonly pool: string
  readonly caller: string
  /** An amount below the victim's balance. */
  readonly amount: bigint
}

/** Most calls tried for one function. */
const most = 12

/**
 * Numbers that powers are switched with: percent, per mille and basis points near the whole, on and off, and without
 * limit. The amount comes first where an address stands beside it: such functions move balances.
 */
const numbers = [99n, 1n, 0n, 9_900n, 990n] as const
const max = 'max'

/**
 * Calldata for one function: addresses are the victim, the pool and the caller; numbers the dictionary; booleans both.
 * Variants are ordered by how often they bite, so that cutting the list costs little.
 */
export function callsOf({ selector, arguments: types }: ContractFunction, vocabulary: Vocabulary): string[] {
  let parameters: readonly AbiParameter[]
  try {
    parameters = parametersOf(types)
  } catch {
    return [selector]
  }
  if (parameters.length === 0) return [selector]
  const { victim, pool, caller, amount } = vocabulary
  const addresses = countOf(parameters, 'address')
  const castings =
    addresses === 0
      ? [[]]
      : addresses === 1
        ? [[victim], [pool], [caller]]
        : [
            [victim, caller],
            [caller, victim],
            [victim, pool],
            [pool, victim],
          ]
  const takesNumbers = parameters.some(({ type }) => /^u?int/.test(type))
  const takesFlags = parameters.some(({ type }) => /^bool/.test(type))
  const values: readonly (bigint | typeof max)[] = !takesNumbers ? [0n] : addresses > 0 ? [amount, 99n, max, 1n, 0n] : [...numbers, max]
  const flags = takesFlags ? [true, false] : [true]
  const calls = new Set<string>()
  for (const value of values) {
    for (const casting of castings) {
      for (const flag of flags) {
        if (calls.size >= most) break
        let nth = 0
        const pick = () => casting[nth++ % Math.max(1, casting.length)] ?? victim
        try {
          calls.add(
            selector +
              encodeValues(
                types,
                parameters.map(parameter => argument(parameter, { pick, value, flag })),
              ).slice(2),
          )
        } catch {
          // a value that does not fit the width of its type is left out
        }
      }
    }
  }
  return [...calls]
}

const countOf = (parameters: readonly AbiParameter[], type: string): number =>
  parameters.filter(parameter => parameter.type.startsWith(type)).length

interface Choice {
  readonly pick: () => string
  readonly value: bigint | typeof max
  readonly flag: boolean
}

function argument(parameter: AbiParameter, choice: Choice): unknown {
  const { type } = parameter
  const list = /^(.*)\[(\d*)\]$/.exec(type)
  if (list) {
    const length = list[2] === '' ? 1 : Number.parseInt(list[2] ?? '1', 10)
    return Array.from({ length: Math.min(length, 16) }, () => argument({ ...parameter, type: list[1] ?? '' } as AbiParameter, choice))
  }
  if (type === 'address') return choice.pick()
  if (type === 'bool') return choice.flag
  if (type === 'string') return ''
  if (type === 'bytes') return '0x'
  const bytesWidth = /^bytes(\d+)$/.exec(type)?.[1]
  if (bytesWidth) return `0x${'00'.repeat(Number.parseInt(bytesWidth, 10))}`
  const components = 'components' in parameter ? (parameter.components as readonly AbiParameter[]) : undefined
  if (components) return components.map(component => argument(component, choice))
  const unsigned = type.startsWith('uint')
  const width = Number.parseInt(type.replace(/^u?int/, ''), 10)
  return choice.value === max ? 2n ** BigInt(unsigned ? width : width - 1) - 1n : choice.value
}
