export const jumpdest = 0x5b
const [push0, push32, shl] = [0x5f, 0x7f, 0x1b]

export const isPush = (opcode: number): boolean => opcode >= push0 && opcode <= push32
/** Bytes of its operand, which follow it: 0 of all but PUSH1 to PUSH32. */
const widthOf = (opcode: number): number => (isPush(opcode) ? opcode - push0 : 0)
/** Where the instruction behind one begins. */
export const behind = (opcode: number, at: number): number => at + 1 + widthOf(opcode)

/** STOP, JUMP, RETURN, REVERT, INVALID, SELFDESTRUCT: what follows is dead until somebody can jump to it. */
export const ends: ReadonlySet<number> = new Set([0x00, 0x56, 0xf3, 0xfd, 0xfe, 0xff])

export interface Instruction {
  readonly at: number
  readonly opcode: number
  /** Bytes of its operand, which follow it: 0 of all but PUSH1 to PUSH32. */
  readonly width: number
  /** Whether it can run: nothing behind an end does until a jump can land there. */
  readonly live: boolean
}

/** Instructions up to a byte, in order. Operands are not read as code. */
export function* instructionsIn(bytes: Buffer, end = bytes.length): Generator<Instruction, void> {
  let live = true
  for (let at = 0; at < end; at++) {
    const opcode = bytes.readUInt8(at)
    if (opcode === jumpdest) live = true
    const width = widthOf(opcode)
    yield { at, opcode, width, live }
    if (ends.has(opcode)) live = false
    at += width
  }
}

/** An instruction that can run, with the operand that it pushes: `undefined` for all but PUSH1 to PUSH32, and where the code ends within it. */
export interface Operation {
  readonly at: number
  readonly opcode: number
  readonly operand: bigint | undefined
}

/** Instructions of code in hexadecimal that can run. */
export function operationsIn(code: string): Operation[] {
  const bytes = Buffer.from(code.slice(2), 'hex')
  const found: Operation[] = []
  for (const { at, opcode, width, live } of instructionsIn(bytes))
    if (live) found.push({ at, opcode, operand: operandOf(bytes, at, width) })
  return found
}

function operandOf(bytes: Buffer, at: number, width: number): bigint | undefined {
  if (width === 0 || at + width >= bytes.length) return undefined
  return width <= 6 ? BigInt(bytes.readUIntBE(at + 1, width)) : BigInt(`0x${bytes.toString('hex', at + 1, at + 1 + width)}`)
}

/** What a number becomes that is pushed and moved up a word at once, as compilers write those with many zeros; `undefined` where it is not moved. */
export function movedUp(operations: readonly Operation[], index: number): bigint | undefined {
  const [number, distance, shift] = operations.slice(index, index + 3)
  if (number?.operand === undefined || distance?.operand === undefined || distance.operand >= 256n || shift?.opcode !== shl)
    return undefined
  return BigInt.asUintN(256, number.operand << distance.operand)
}
