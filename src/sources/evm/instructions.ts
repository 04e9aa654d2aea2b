export const jumpdest = 0x5b
const [push1, push32] = [0x60, 0x7f]
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
    const width = opcode >= push1 && opcode <= push32 ? opcode - push1 + 1 : 0
    yield { at, opcode, width, live }
    if (ends.has(opcode)) live = false
    at += width
  }
}
