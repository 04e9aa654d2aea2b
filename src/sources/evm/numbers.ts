import { byCode } from './by-code.ts'
import { looksLikeAddress } from './constants.ts'
import { ends, jumpdest, movedUp, type Operation, operationsIn } from './instructions.ts'

/** Most numbers of one contract that are worth trying. */
const most = 10

const op = { sub: 0x03, iszero: 0x15, shl: 0x1b, mstore: 0x52, jumpi: 0x57, log0: 0xa0, log4: 0xa4 } as const
const push1 = 0x60
/** EQ and XOR say whether two numbers are the same, and so does SUB before a jump; LT, GT, SLT and SGT which is larger. */
const same = new Set([0x14, 0x18, op.sub])
const larger = new Set([0x10, 0x11, 0x12, 0x13])

/** How far a number may lie from what it is compared with, in instructions. */
const [near, nearest] = [12, 3]

/**
 * Numbers that live code compares something with, as words of 32 bytes: who calls with such a number may open a path that no
 * other number opens. Numbers that are tested for equality come first. Jump destinations, selectors, masks, texts and topics
 * of events are left out as far as they can be told.
 */
export const comparedIn = (code: string, selectors: ReadonlySet<string>): string[] =>
  allCompared(code)
    .filter(value => !isSelector(value, selectors))
    .slice(0, most)
    .map(value => `0x${value.toString(16).padStart(64, '0')}`)

const allCompared = byCode((code): readonly bigint[] => {
  const instructions = operationsIn(code)
  const destinations = new Set(instructions.filter(({ opcode }) => opcode === jumpdest).map(({ at }) => BigInt(at)))
  const ranks = new Map<bigint, number>()
  instructions.forEach(({ opcode, operand }, at) => {
    // how far a number is shifted says nothing of what it is compared with
    if (operand === undefined || instructions[at + 1]?.opcode === op.shl) return
    const moved = movedUp(instructions, at)
    const value = moved ?? operand
    const distance = (wanted: ReadonlySet<number>) => distanceTo(instructions, at + (moved === undefined ? 1 : 3), wanted)
    const [equal, ordered] = [distance(same), distance(larger)]
    const closest = Math.min(equal, ordered)
    // what is cut out of a word is not asked for at once: a small number that looks like a mask and is may be one that is known
    if (closest > near || (isLayout(value) && (value > 255n || equal > nearest))) return
    // small numbers are everywhere: widths, offsets, versions of a layout
    if (opcode === push1 && moved === undefined && (equal > nearest || value < 2n || value % 32n === 0n || value === 4n)) return
    if (destinations.has(value) && closest > nearest) return
    const rank = equal <= nearest ? 0 : equal <= near ? 1 : 2
    ranks.set(value, Math.min(rank, ranks.get(value) ?? rank))
  })
  return [...ranks].sort(([, a], [, b]) => a - b).map(([value]) => value)
})

/** Instructions to the first of those wanted, within the same stretch of code; infinite where the number goes elsewhere before. */
function distanceTo(instructions: readonly Operation[], from: number, wanted: ReadonlySet<number>): number {
  for (let steps = 0; steps < near; steps++) {
    const opcode = instructions[from + steps]?.opcode
    if (opcode === undefined) break
    const [next, afterNext] = [instructions[from + steps + 1], instructions[from + steps + 2]]
    const decides = opcode !== op.sub || next?.opcode === op.iszero || afterNext?.opcode === op.jumpi
    if (wanted.has(opcode) && decides) return steps
    const leaves = opcode === op.jumpi || opcode === jumpdest || opcode === op.mstore || ends.has(opcode)
    if (leaves || (opcode >= op.log0 && opcode <= op.log4)) return Number.POSITIVE_INFINITY
  }
  return Number.POSITIVE_INFINITY
}

/** Of the contract itself, or of another that it calls or that asks it, at the left end of a word. */
const isSelector = (value: bigint, selectors: ReadonlySet<string>): boolean =>
  selectors.has(`0x${value.toString(16).padStart(8, '0')}`) || (value >= 2n ** 224n && BigInt.asUintN(224, value) === 0n)

/** All ones from some bit down or up, and the first of a byte: what fields of a word are cut out with. */
function isLayout(value: bigint): boolean {
  const [ones, rest] = [isOnes(value), isOnes(BigInt.asUintN(256, ~value))]
  return ones || rest || /^1(?:00)+$/.test(value.toString(16))
}
const isOnes = (value: bigint): boolean => (value & (value + 1n)) === 0n

/** Two constants are mixed only if neither is small, and only so many pairs. */
const [smallest, mostMixed] = [2n ** 24n, 4]

/** Addresses that two constants make together, by XOR, sum or difference: a caller that is compared with a mixture stands nowhere in the code. */
export function mixedAddresses(words: readonly string[]): string[] {
  const values = words.map(BigInt).filter(value => value >= smallest && value < 2n ** 160n)
  const pairs = values.flatMap((a, at) => values.slice(at + 1).map(b => (a > b ? ([a, b] as const) : ([b, a] as const))))
  const mixtures = pairs.flatMap(([a, b]) => [a ^ b, a + b, a - b].map(value => value.toString(16).padStart(40, '0')))
  return [...new Set(mixtures.filter(hex => hex.length === 40 && looksLikeAddress(hex)).map(hex => `0x${hex}`))].slice(0, mostMixed)
}

/** Most selectors of one contract that are tried though its dispatcher does not list them. */
const mostUnlisted = 4

/**
 * Selectors that live code compares something with beside those of its functions: a fallback function that looks at them itself
 * has functions that no dispatcher lists. Interfaces and selectors of calls that are made stand elsewhere.
 */
export const unlistedIn = (code: string, selectors: ReadonlySet<string>): string[] =>
  likeSelectors(code)
    .filter(selector => !selectors.has(selector))
    .slice(0, mostUnlisted)

const likeSelectors = byCode((code): readonly string[] => {
  const instructions = operationsIn(code)
  const found = instructions.flatMap(({ operand }, at): string[] => {
    if (operand === undefined) return []
    const moved = movedUp(instructions, at)
    const value = moved ?? operand
    const left = value >= 2n ** 224n && BigInt.asUintN(224, value) === 0n ? value >> 224n : operand
    const selector = `0x${left.toString(16).padStart(8, '0')}`
    if (selector.length !== 10 || left < 2n ** 16n || isLayout(left)) return []
    return distanceTo(instructions, at + (moved === undefined ? 1 : 3), same) <= near ? [selector] : []
  })
  return [...new Set(found)]
})
