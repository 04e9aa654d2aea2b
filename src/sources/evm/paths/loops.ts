import { type Operation, operationsIn } from '../instructions.ts'
import { op } from './words.ts'

/** Whether an instruction does nothing but put a word on the stack, or move words there. */
export const isOfStack = (opcode: number): boolean => opcode >= op.push0 && opcode < op.log0

/**
 * Finds loops in programs, by where they ask whether there is more; `loopAt` tells what loop goes back at an instruction, if one does. Each
 * program is looked through once.
 */
export function loopsBy<Loop>(
  loopAt: (code: Uint8Array, instructions: readonly Operation[], nth: number) => readonly [asks: number, loop: Loop] | undefined,
): (code: Uint8Array) => ReadonlyMap<number, Loop> {
  const known = new WeakMap<Uint8Array, ReadonlyMap<number, Loop>>()
  return code => {
    const before = known.get(code)
    if (before) return before
    const instructions = operationsIn(`0x${Buffer.from(code).toString('hex')}`)
    const found = new Map<number, Loop>()
    for (const nth of instructions.keys()) {
      const one = loopAt(code, instructions, nth)
      if (one) found.set(...one)
    }
    known.set(code, found)
    return found
  }
}
