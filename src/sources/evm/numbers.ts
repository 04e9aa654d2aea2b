/** Most numbers of one contract that are worth trying. */
const most = 10

const op = { stop: 0x00, sub: 0x03, shl: 0x1b, log0: 0xa0, log4: 0xa4, mstore: 0x52, jump: 0x56, jumpi: 0x57, jumpdest: 0x5b, push0: 0x5f } as const
const [push1, push32] = [0x60, 0x7f]
/** EQ, XOR and SUB say whether two numbers are the same; LT, GT, SLT and SGT which is larger. */
const same = new Set([0x14, 0x18, 0x03])
const larger = new Set([0x10, 0x11, 0x12, 0x13])
/** STOP, JUMP, RETURN, REVERT, INVALID, SELFDESTRUCT: what follows is dead until somebody can jump to it. */
const ends = new Set([0x00, 0x56, 0xf3, 0xfd, 0xfe, 0xff])

interface Instruction {
  readonly at: number
  readonly opcode: number
  readonly operand: bigint | undefined
}

/** Instructions that can run: what follows an end is not read until a jump can land there. */
function liveInstructions(bytes: Buffer): Instruction[] {
  const found: Instruction[] = []
  let live = true
  for (let at = 0; at < bytes.length; at++) {
    const opcode = bytes.readUInt8(at)
    if (opcode === op.jumpdest) live = true
    const width = opcode >= push1 && opcode <= push32 ? opcode - push1 + 1 : 0
    const digits = bytes.subarray(at + 1, at + 1 + width).toString('hex')
    if (live) found.push({ at, opcode, operand: width > 0 && digits.length === 2 * width ? BigInt(`0x${digits}`) : undefined })
    if (ends.has(opcode)) live = false
    at += width
  }
  return found
}

/** How far a number may lie from what it is compared with, in instructions. */
const [near, nearest] = [12, 3]

/**
 * Numbers that live code compares something with, as words of 32 bytes: who calls with such a number may open a path that no
 * other number opens. Numbers that are tested for equality come first. Jump destinations, selectors, masks, texts and topics
 * of events are left out as far as they can be told.
 */
export function comparedIn(code: string, selectors: ReadonlySet<string>): string[] {
  const instructions = liveInstructions(Buffer.from(code.slice(2), 'hex'))
  const destinations = new Set(instructions.filter(({ opcode }) => opcode === op.jumpdest).map(({ at }) => BigInt(at)))
  const ranks = new Map<bigint, number>()
  instructions.forEach(({ opcode, operand }, at) => {
    if (operand === undefined) return
    const [shift, shl] = [instructions[at + 1], instructions[at + 2]]
    const shifted = shift?.operand !== undefined && shift.operand < 256n && shl?.opcode === op.shl
    const value = shifted ? BigInt.asUintN(256, operand << shift.operand) : operand
    const distance = (wanted: ReadonlySet<number>) => distanceTo(instructions, at + (shifted ? 3 : 1), wanted)
    const [equal, ordered] = [distance(same), distance(larger)]
    const closest = Math.min(equal, ordered)
    if (closest > near || isMask(value) || selectors.has(`0x${value.toString(16).padStart(8, '0')}`)) return
    // small numbers are everywhere: widths, offsets, versions of a layout
    if (opcode === push1 && !shifted && (equal > nearest || value < 2n || value % 32n === 0n || value === 4n)) return
    if (destinations.has(value) && closest > nearest) return
    const rank = equal <= nearest ? 0 : equal <= near ? 1 : 2
    ranks.set(value, Math.min(rank, ranks.get(value) ?? rank))
  })
  return [...ranks]
    .sort(([, a], [, b]) => a - b)
    .slice(0, most)
    .map(([value]) => `0x${value.toString(16).padStart(64, '0')}`)
}

/** Instructions to the first of those wanted, within the same stretch of code; infinite where the number goes elsewhere before. */
function distanceTo(instructions: readonly Instruction[], from: number, wanted: ReadonlySet<number>): number {
  for (const [steps, { opcode }] of instructions.slice(from, from + near).entries()) {
    if (wanted.has(opcode)) return steps
    const leaves = opcode === op.jumpi || opcode === op.jumpdest || opcode === op.mstore || ends.has(opcode)
    if (leaves || (opcode >= op.log0 && opcode <= op.log4)) return Number.POSITIVE_INFINITY
  }
  return Number.POSITIVE_INFINITY
}

/** All ones from some bit down, or from some bit up. */
const isMask = (value: bigint): boolean => (value & (value + 1n)) === 0n || isOnes(BigInt.asUintN(256, ~value))
const isOnes = (value: bigint): boolean => (value & (value + 1n)) === 0n
