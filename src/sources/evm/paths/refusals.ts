import { behind, isPush, jumpdest } from '../instructions.ts'
import { pushed } from './tables.ts'
import { op, operandsOf, small } from './words.ts'

/** Most instructions of a refusal: its reason is written into memory before. */
const mostSteps = 160
const invalid = 0xfe

/** How many words an instruction takes and leaves, of those that write a reason and make no word of others. */
const others: ReadonlyMap<number, readonly [number, number]> = new Map([
  [jumpdest, [0, 0]],
  [op.pop, [1, 0]],
  [op.mload, [1, 1]],
  [op.mstore, [2, 0]],
  [op.returndatasize, [0, 1]],
  [op.returndatacopy, [3, 0]],
])

const known = new WeakMap<Uint8Array, Map<number, boolean>>()

/** Whether code comes to nothing but a refusal from a place on, whatever was before: it decides nothing, and calls nobody, on the way. */
export function refusesFrom(code: Uint8Array, at: number): boolean {
  const own = known.get(code) ?? new Map<number, boolean>()
  known.set(code, own)
  const found = own.get(at) ?? refuses(code, at)
  own.set(at, found)
  return found
}

function refuses(code: Uint8Array, from: number): boolean {
  // what was on the stack before is not known
  const stack: (bigint | undefined)[] = []
  let at = from
  for (let steps = 0; steps < mostSteps; steps++) {
    const opcode = code[at]
    if (opcode === undefined) return false
    if (opcode === op.revert || opcode === invalid) return true
    if (opcode === op.jump) {
      const to = stack.pop()
      if (to === undefined || code[small(to)] !== jumpdest) return false
      at = small(to)
      continue
    }
    if (isPush(opcode)) stack.push(opcode === op.push0 ? 0n : pushed(code, at + 1, opcode - op.push0))
    else if (opcode >= op.dup1 && opcode < op.swap1) stack.push(stack.at(op.dup1 - opcode - 1))
    else if (opcode >= op.swap1 && opcode < op.log0) {
      const deep = opcode - op.swap1 + 2
      while (stack.length < deep) stack.unshift(undefined)
      const [upper, lower] = [stack.at(-1), stack.at(-deep)]
      stack[stack.length - deep] = upper
      stack[stack.length - 1] = lower
    } else {
      const takes = operandsOf(opcode)
      const [taken, left] = others.get(opcode) ?? (takes === undefined ? [] : [takes, 1])
      if (taken === undefined || left === undefined) return false
      for (let nth = 0; nth < taken; nth++) stack.pop()
      for (let nth = 0; nth < left; nth++) stack.push(undefined)
    }
    at = behind(opcode, at)
  }
  return false
}
