import { type Bytes, copy, loosen } from './bytes.ts'
import { firmIn } from './extents.ts'
import { toldOn, worth } from './run.ts'
import { sumOf } from './sums.ts'
import { broken, type Machine, pop, reads, within, writes } from './tables.ts'
import { op, small, type Word, wide } from './words.ts'

/**
 * Copies bytes into memory, whence an instruction has them. Where it is chosen how many, or of what that is given to nobody, nobody knows what
 * lies there then. As many as are given by one word are those that it says now, and anything behind them: who is given none says none.
 */
export function copyIn(machine: Machine, from: Bytes): void {
  const { run, memory } = machine
  const [place, start, size] = [pop(machine), pop(machine), pop(machine)]
  const [to, first, count] = [small(place.value), small(start.value), small(size.value)]
  if (!within(machine, place, size)) broken()
  run.steps += worth(count)
  const isGiven = from.call !== undefined
  const lies = from === memory ? reads(machine, start, size) : 'this'
  writes(machine, place, size, from === memory)
  copy(memory, to, isGiven && run.anybody && start.term ? { ...from, by: start } : from, first, count)
  if (!run.anybody) return
  const isAll = size.term?.kind === 'size' && !start.term && first === 0
  const isChosen = isGiven
    ? size.term && size.term.kind !== 'input' && !isAll
    : (start.term && from !== memory) || lies !== 'this' || !isCounted(size)
  if (isChosen) loosen(memory, to)
  else if (size.term || goesBeyond(from, first + count)) loosen(memory, to + count)
}

/** What a call answers, as much of it as there is room for. */
export function copyAnswer(machine: Machine, answer: Bytes, place: Word, most: Word): void {
  const { run, memory } = machine
  const [to, count] = [small(place.value), Math.min(small(most.value), answer.size)]
  // what may be longer may lie wherever there is room
  writes(machine, place, most.term || (run.anybody && answer.loose) ? most : { value: wide(count) })
  copy(memory, to, answer, 0, count)
  if (!run.anybody) return
  if (most.term) loosen(memory, to)
  else if (small(most.value) > count && goesBeyond(answer, count)) loosen(memory, to + count)
}

/** How many bytes of memory always lie where they lie now, of as many as somebody is told of. */
export const firmOf = ({ run, extents }: Machine, at: Word, size: Word): number =>
  run.anybody ? firmIn(extents, at, size, toldOn(run)) : small(size.value)

/** Bytes of memory as somebody else has them. Where their number is chosen he may have more; nobody knows what an answer has then. */
export function handedOn({ run }: Machine, cut: Bytes, size: Word, firm = 0): Bytes {
  if (!run.anybody || isSettled(size)) return cut
  const loose = { ...cut }
  loosen(loose, size.term?.kind === 'size' ? cut.size : firm)
  return loose
}

/** Whether a number is the same whatever is given: from a place to one that is so many bytes behind it, wherever it is. */
export const isSettled = (word: Word): boolean => sumOf(word)?.parts.length === 0

/** Whether a number is of the code, or one word that is given with numbers of the code added to it, taken from it and cut out of it. */
export function isCounted(word: Word): boolean {
  const [part, ...more] = sumOf(word)?.parts ?? [undefined, undefined]
  if (!part) return more.length === 0
  return more.length === 0 && part.times === 1n && (part.of.term.kind === 'input' || isCut(part.of))
}

/** Whether a number is such a one of which the code cuts bits out. */
function isCut({ term }: Word): boolean {
  const [one, other] = term?.kind === 'made' && term.opcode === op.and ? term.operands : []
  const [mask, of] = one?.term ? [other, one] : [one, other]
  return mask !== undefined && !mask.term && of !== undefined && isCounted(of)
}

const goesBeyond = ({ loose }: Bytes, end: number): boolean => loose !== undefined && end >= loose.from
