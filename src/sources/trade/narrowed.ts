import { encodeCall } from '../evm/abi.ts'
import { byCode } from '../evm/by-code.ts'
import { operationsIn } from '../evm/instructions.ts'
import type { Target } from './controllers/doors.ts'
import type { Caller } from './controllers/ranked.ts'
import type { Stage } from './stage.ts'
import { callBy, type PowerCall } from './trials.ts'

/** Bits to which code cuts amounts short: those of an address are a word's everywhere. */
const usual: ReadonlySet<bigint> = new Set([64n, 96n, 104n, 112n, 120n, 128n, 192n, 208n, 224n])
const masks: ReadonlyMap<bigint, bigint> = new Map([...usual].map(bits => [2n ** bits - 1n, bits]))
const mostWidths = 3
const [and, shl] = [0x16, 0x1b]

/** To how many bits code cuts words: by a mask that it pushes, or makes of a one that it moves up. */
const widthsIn = byCode((code): readonly bigint[] => {
  const operations = operationsIn(code)
  if (!operations.some(({ opcode }) => opcode === and)) return []
  const widths = new Set<bigint>()
  for (const [at, { operand }] of operations.entries()) {
    if (operand === undefined) continue
    if (operations[at + 1]?.opcode === shl && usual.has(operand)) widths.add(operand)
    const bits = masks.get(operand)
    if (bits !== undefined) widths.add(bits)
  }
  return [...widths]
})

/**
 * Transfers of nothing at all as far as a word shows that is cut short, and of what is less than nothing where its upper bit is a sign:
 * by a stranger, to himself and from one who has some.
 */
export const narrowedCalls = (stage: Stage, { address }: Target, by: Caller, codes: readonly string[]): PowerCall[] =>
  [...new Set(codes.flatMap(widthsIn))]
    .slice(0, mostWidths)
    .flatMap(bits => [
      { amount: 2n ** bits, to: by.address },
      // three quarters, so that what it is worth in other units has that bit too
      { amount: 3n * 2n ** (bits - 2n), to: stage.actors.buyer },
    ])
    .map(({ amount, to }) => callBy(by, address, encodeCall('transfer(address,uint256)', to, amount)))
