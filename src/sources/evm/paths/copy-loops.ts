import { behind, isPush, jumpdest } from '../instructions.ts'
import { loosen, noBytes } from './bytes.ts'
import { isCounted } from './copies.ts'
import { areApart, noExtents } from './extents.ts'
import { isOfStack, loopsBy } from './loops.ts'
import { refusesFrom } from './refusals.ts'
import { goesAt, toldOn } from './run.ts'
import { plus, sumOf } from './sums.ts'
import { swept } from './sweeps.ts'
import { type Copying, type Machine, pop, reads, writes } from './tables.ts'
import { all, isSame, make, op, orderIn, small, type Word, wide } from './words.ts'

/** A loop that does nothing but read words of memory and write them elsewhere, by where it goes back and where that leads. */
interface Loop {
  readonly head: number
  readonly back: number
}

type Step = (machine: Machine, opcode: number) => boolean

/** Bytes of a word. */
const wordBytes = 32n

/** What a round of such a loop is made of, besides words that are put on the stack and moved there. */
const plain: ReadonlySet<number> = new Set([jumpdest, op.pop, op.add, op.lt, op.gt, op.iszero, op.mload, op.mstore, op.jump, op.jumpi])
const isPlain = (opcode: number): boolean => plain.has(opcode) || isOfStack(opcode)

/** The loops of a program in which words may be copied. */
const loopsOf = loopsBy((code, instructions, nth): readonly [number, Loop] | undefined => {
  const [one, next] = instructions.slice(nth, nth + 2)
  if (!one || !next) return undefined
  const head = isPush(one.opcode) && one.operand !== undefined && next.opcode === op.jump ? small(one.operand) : one.at
  if (head >= one.at || code[head] !== jumpdest) return undefined
  const round = instructions.filter(({ at }) => at >= head && at <= next.at)
  const times = (wanted: number) => round.filter(({ opcode }) => opcode === wanted).length
  const isCopy =
    round.every(({ opcode }) => isPlain(opcode)) && [op.mload, op.mstore, op.jump, op.jumpi].every(wanted => times(wanted) === 1)
  const asks = round.find(({ opcode }) => opcode === op.jumpi)
  return isCopy && asks ? [asks.at, { head, back: next.at }] : undefined
})

/**
 * Which way a machine goes where it may jump. Of a loop that copies as much as somebody chooses, as compilers did before there was an
 * instruction for it, no fork is told: how often it goes round is no decision, as what is longer, or shorter, is copied likewise.
 */
export function goesOn(machine: Machine, condition: Word, exit: number, step: Step): ReturnType<typeof goesAt> {
  const { run, frame, at } = machine
  const loop = run.anybody && condition.term ? loopsOf(frame.code).get(at) : undefined
  if (loop && (exit < loop.head || exit > loop.back)) machine.copying ??= copyingIn(machine, loop, { condition, exit }, step)
  const goes = condition.value !== 0n
  if (machine.copying) {
    if (goes) finish(machine, machine.copying)
    return { goes }
  }
  const leads = swept(machine, condition, exit, step)
  if (leads !== undefined) return { goes: leads }
  const gone = goesAt(run, `${frame.code.length} ${at}`, condition)
  const isDecided = run.sweeps && frame.depth === 0 && gone.fork !== undefined && refusesFrom(frame.code, gone.goes ? at + 1 : exit)
  return isDecided && gone.fork ? { ...gone, fork: { ...gone.fork, refuses: true } } : gone
}

/** A length in bytes, rounded up to whole words. */
const inWords = (length: Word): Word => make(op.and, [{ value: all ^ (wordBytes - 1n) }, make(op.add, [{ value: wordBytes - 1n }, length])])

function finish(machine: Machine, { to, length, isSure, counts }: Copying): void {
  const { memory, stack } = machine
  machine.copying = undefined
  for (const at of counts) stack[at] = inWords(length)
  writes(machine, to, inWords(length))
  writes(machine, to, length, true)
  loosen(memory, small(to.value) + (isSure && isCounted(length) ? small(length.value) : 0))
}

/** What a loop copies, as it shows in two rounds that are gone without memory; `undefined` where it does something else. */
function copyingIn(
  machine: Machine,
  loop: Loop,
  { condition, exit }: { readonly condition: Word; readonly exit: number },
  step: Step,
): Copying | undefined {
  const { run } = machine
  const trial: Machine = { ...machine, stack: [...machine.stack], memory: noBytes(), extents: noExtents() }
  const { vague } = run
  const [first, second] = twoRounds(trial, loop, condition, step)
  run.vague = vague
  if (!first || !second || first.index !== 0n || second.index !== wordBytes || !first.length.term) return undefined
  const isNext = (one: Word, other: Word): boolean => {
    const [before, behind] = [sumOf(one), sumOf(other)]
    const apart = before && behind && plus(behind, before, -1n)
    return apart?.fixed === wordBytes && apart.parts.length === 0
  }
  const { from, to, length } = first
  if ([first, second].some(one => one.exit.term || small(one.exit.value) !== exit)) return undefined
  const counts = countsIn([machine.stack, first.stack, second.stack])
  if (!counts) return undefined
  if (!isSame(length, second.length) || !isNext(from, second.from) || !isNext(to, second.to)) return undefined
  // what is read behind the end goes behind the end
  if (!areApart({ at: from, size: length }, { at: to, size: inWords(length) }, toldOn(run))) return undefined
  return { from, to, length, isSure: reads(machine, from, length) === 'this', counts }
}

/** Where a stack counts the bytes that were copied; `undefined` where it becomes another by a round in any other way. */
function countsIn([before, once, twice]: readonly [readonly Word[], readonly Word[], readonly Word[]]): readonly number[] | undefined {
  if (once.length !== before.length || twice.length !== before.length) return undefined
  const changed = before.flatMap((word, at) => {
    const [next, last] = [once[at], twice[at]]
    return next && last && isSame(word, next) && isSame(word, last) ? [] : [{ at, words: [word, next, last] }]
  })
  const isCount = ({ words }: (typeof changed)[number]): boolean =>
    words.every((word, round) => word !== undefined && !word.term && word.value === wordBytes * wide(round))
  return changed.every(isCount) ? changed.map(({ at }) => at) : undefined
}

interface Round extends Readonly<Record<'from' | 'to' | 'length', Word>> {
  readonly index: bigint
  /** Where it would have gone on without another round, and what lies on the stack behind it. */
  readonly exit: Word
  readonly stack: readonly Word[]
  /** The condition of the next round. */
  readonly next: Word
}

function twoRounds(trial: Machine, loop: Loop, condition: Word, step: Step): readonly [Round | undefined, Round | undefined] {
  try {
    const first = roundOn(trial, loop, condition, step)
    return [first, first && roundOn(trial, loop, first.next, step)]
  } catch (error) {
    // a round that is not gone may be one that nobody could go
    if (!(error instanceof RangeError)) throw error
    return [undefined, undefined]
  }
}

/** One round from where it was asked whether there is more to where it is asked again. */
function roundOn(trial: Machine, { head, back }: Loop, condition: Word, step: Step): Round | undefined {
  const { code } = trial.frame
  const asks = trial.at
  const order = orderIn(condition, true)
  let [from, to, loaded]: (Word | undefined)[] = []
  for (let at = asks + 1; order && !order.isLess && !order.more.term; ) {
    const opcode = code[at]
    const top = trial.stack.at(-1)
    if (opcode === undefined || at > back || (opcode === op.jumpi && at !== asks)) return undefined
    if (opcode === op.jumpi) {
      const [leads, next] = [pop(trial), pop(trial)]
      const stack = [...trial.stack]
      return from && to ? { from, to, index: order.more.value, length: order.less, next, exit: leads, stack } : undefined
    }
    if (opcode === op.mload) from = top
    if (opcode === op.mstore) {
      to = top
      if (!loaded || trial.stack.at(-2) !== loaded) return undefined
    }
    trial.at = at
    if (opcode === op.jump) pop(trial)
    else if (!step(trial, opcode)) return undefined
    if (opcode === op.mload) loaded = trial.stack.at(-1)
    at = opcode === op.jump ? head : behind(opcode, at)
    trial.at = asks
  }
  return undefined
}
