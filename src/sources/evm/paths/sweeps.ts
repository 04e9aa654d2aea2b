import { behind, isPush, jumpdest } from '../instructions.ts'
import { notes } from './extents.ts'
import { isOfStack, loopsBy } from './loops.ts'
import { type Run, write } from './run.ts'
import { plus, sumOf } from './sums.ts'
import { type Machine, pop, touch } from './tables.ts'
import { anything, isSame, make, op, small, type Word } from './words.ts'

/** A loop that calls nobody and decides nothing but whether it goes on, by where it begins and where it goes back. */
interface Loop {
  readonly head: number
  readonly back: number
  /** Whether it is asked at its end whether there is more, and not at its beginning. */
  readonly asksLast: boolean
}

type Step = (machine: Machine, opcode: number) => boolean

/** What a round of such a loop may be made of, besides words that are put on the stack and moved there, and jumps. */
const plain: ReadonlySet<number> = new Set([
  ...[jumpdest, op.pop, op.add, op.sub, op.mul, op.div, op.and, op.or, op.not, op.shl, op.shr, op.lt, op.gt, op.eq, op.iszero],
  ...[op.calldataload, op.mload, op.mstore, op.sload, op.sstore],
])
const isPlain = (opcode: number): boolean => plain.has(opcode) || isOfStack(opcode)

/** The loops of a program that only move words about. */
const loopsOf = loopsBy((code, instructions, nth): readonly [number, Loop] | undefined => {
  const [one, next] = instructions.slice(nth, nth + 2)
  if (!one || !isPush(one.opcode) || one.operand === undefined || (next?.opcode !== op.jump && next?.opcode !== op.jumpi)) return undefined
  const [head, back] = [small(one.operand), next.at]
  if (head >= back || code[head] !== jumpdest) return undefined
  const round = instructions.filter(({ at }) => at >= head && at <= back)
  const jumps = round.filter(({ opcode }) => opcode === op.jump || opcode === op.jumpi)
  const [asks, last = asks] = jumps
  const isOne = asks?.opcode === op.jumpi && last?.at === back && jumps.length === (next.opcode === op.jump ? 2 : 1)
  const isMoving = isOne && round.every(each => jumps.includes(each) || isPlain(each.opcode))
  return isMoving ? [asks.at, { head, back, asksLast: next.opcode === op.jumpi }] : undefined
})

/**
 * Leaves a loop that only moves words about, where a machine is asked whether there is more, as it is left after any number of rounds: what
 * a round changes is anything then, on the stack and in memory, and what a round writes into storage is written, wherever it may be. Whether
 * the jump leads out; `undefined` where it is no such loop.
 */
export function swept(machine: Machine, condition: Word, to: number, step: Step): boolean | undefined {
  const { run, frame, at } = machine
  const loop = run.sweeps && condition.term ? loopsOf(frame.code).get(at) : undefined
  if (!loop || (loop.asksLast ? to !== loop.head : to >= loop.head && to <= loop.back)) return undefined
  // what a round only moves on lies somewhere behind where it was; all else that it changes is anything
  const [moved, changed] = [new Set<number>(), new Set<number>()]
  const before = [...machine.stack]
  const unknown = (): Word[] =>
    before.map((word, nth) => (changed.has(nth) ? other(word) : moved.has(nth) ? make(op.add, [word, other({ value: 0n })]) : word))
  for (let isSettled = false; !isSettled; ) {
    const start = unknown()
    const end = roundFrom(machine, loop, start, step)
    // one that fails, or leaves more or less behind, is gone as all else is
    if (end?.length !== start.length) return undefined
    isSettled = true
    for (const [nth, word] of start.entries()) {
      const next = end[nth] ?? other(word)
      if (isSame(word, next) || changed.has(nth) || (moved.has(nth) && isFurther(word, next))) continue
      ;(isFurther(word, next) && !moved.has(nth) ? moved : changed).add(nth)
      isSettled = false
    }
  }
  roundFrom(machine, loop, unknown(), step, true)
  machine.stack.splice(0, before.length, ...unknown())
  return !loop.asksLast
}

/** Whether one word is always as much more than another. */
function isFurther(before: Word, behind: Word): boolean {
  const [from, to] = [sumOf(before), sumOf(behind)]
  return from !== undefined && to !== undefined && plus(to, from, -1n)?.parts.length === 0
}

/** A word of which nobody knows what it is. */
const other = ({ value }: Word): Word => ({ value, term: anything(op.jumpi) })

/** The stack behind a round, where it is asked whether there is another; for `real`, with all that the round does. */
function roundFrom(machine: Machine, loop: Loop, from: readonly Word[], step: Step, real = false): readonly Word[] | undefined {
  const { code } = machine.frame
  const trial: Machine = { ...machine, stack: [...from] }
  const asks = machine.at
  const next = (at: number): number => behind(code[at] ?? op.stop, at)
  try {
    for (let at = loop.asksLast ? loop.head : next(asks); ; ) {
      const opcode = code[at] ?? op.stop
      trial.at = at
      trial.run.steps++
      if (opcode === op.jump || opcode === op.jumpi) {
        pop(trial)
        if (opcode === op.jumpi) pop(trial)
        if (at === asks) return trial.stack
        at = loop.head
        continue
      }
      if (!moves(trial, opcode, real) && !step(trial, opcode)) return undefined
      at = next(at)
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return undefined
  }
}

/** What reads, or writes, memory or storage: a round before may have written what it reads. Whether it was such an instruction. */
function moves(machine: Machine, opcode: number, real: boolean): boolean {
  const { run, stack } = machine
  if (opcode === op.mload || opcode === op.sload) {
    pop(machine)
    stack.push({ value: 0n, term: anything(opcode) })
  } else if (opcode === op.mstore) {
    const [at] = [pop(machine), pop(machine)]
    if (real) notes(machine.extents, other(at), { value: 32n })
  } else if (opcode === op.sstore) {
    const [slot, word] = [pop(machine), pop(machine)]
    if (real) keep(machine, run, slot, word)
  } else return false
  return true
}

/** What no round may have written is as it was. */
function keep(machine: Machine, run: Run, slot: Word, word: Word): void {
  touch(machine)
  write(run, machine.frame.at, slot, other(word))
}
