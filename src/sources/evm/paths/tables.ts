import { keccak256 } from '../../../chains/encoding/keccak.ts'
import { jumpdest } from '../instructions.ts'
import { type Bytes, constantBytes, load, loosen, mostBytes, slice, store, storeByte } from './bytes.ts'
import { type Extents, type Lies, liesIn, notes } from './extents.ts'
import { onceEach } from './once.ts'
import { codeAt, type Run, read, toldOn, write } from './run.ts'
import { isAtLeast } from './sums.ts'
import { anything, madeOf, ofDigits, op, small, type Word, wide } from './words.ts'

/** The bits of a word that an address takes. */
export const addressBits = (1n << 160n) - 1n

/** One call of a contract, by somebody or within another. */
export interface Frame {
  readonly code: Uint8Array
  readonly at: bigint
  readonly caller: Word
  readonly wei: Word
  readonly input: Bytes
  /** How long that is, where somebody chooses it beside what he tells. */
  readonly size?: Word
  readonly depth: number
}

/** What a loop copies, a word at a time; `isSure`: whether the same lies there whatever is given. */
export interface Copying extends Readonly<Record<'from' | 'to' | 'length', Word>> {
  readonly isSure: boolean
  /** Where it counts on the stack how far it is. */
  readonly counts: readonly number[]
}

/** A program that runs. */
export interface Machine {
  readonly run: Run
  readonly frame: Frame
  readonly stack: Word[]
  readonly memory: Bytes
  /** What was written in memory, where anybody may have called. */
  readonly extents: Extents
  /** What a loop copies in which it is: what is read and written by it is noted as a whole. */
  copying?: Copying | undefined
  answered: Bytes
  at: number
}

/** What only a broken program does; the call fails by it. */
export const broken = (): never => {
  throw new RangeError('the program is broken')
}

export const pop = ({ stack }: Machine): Word => stack.pop() ?? broken()

/** Notes that memory is written from a place on. */
export function writes({ run, extents, copying }: Machine, at: Word, size: Word, isMixed = false): void {
  if (copying) return
  if (run.anybody) notes(extents, at, size, isMixed)
  else if (at.term) run.vague = true
}

/** Notes that memory is read; whether the same lies there whatever is given. */
export function reads({ run, extents, copying }: Machine, at: Word, size: Word): Lies {
  if (copying) return 'this'
  const lies = run.anybody ? liesIn(extents, at, size, () => toldOn(run)) : at.term ? 'anything' : 'this'
  // nobody believes a word of it then
  if (run.sweeps && lies === 'anything') return 'something else'
  run.vague ||= lies === 'anything'
  return lies
}

/** Bytes of memory that are read; what forks say to be something else is not known. */
export function cutOf(machine: Machine, at: Word, size: Word): Bytes {
  const lies = reads(machine, at, size)
  const cut = slice(machine.memory, small(at.value), small(size.value))
  if (lies === 'something else') loosen(cut, 0)
  return cut
}

/** Where memory is read, as the stack says, and how many bytes. */
export function cutRead(machine: Machine): Bytes {
  const [at, size] = [pop(machine), pop(machine)]
  if (!within(machine, at, size)) broken()
  return cutOf(machine, at, size)
}

/** Memory that costs more gas than a block has. */
const unaffordable = 4_000_000

/** What nobody can pay for; the call fails by it. */
export class TooFar extends RangeError {}

/** Whether there is so much memory. With something else than now it may be a place that somebody can pay for. */
export function within({ run }: Machine, place: Word, size: Word): boolean {
  const [at, count] = [small(place.value), small(size.value)]
  if (count > 0 && at + count > unaffordable) {
    const isAlways = [place, size].some(word => isAtLeast(word, unaffordable, toldOn(run)))
    run.vague ||= run.anybody && !isAlways && (place.term !== undefined || size.term !== undefined)
    throw new TooFar('nobody can pay for so much memory')
  }
  return count === 0 || at + count <= mostBytes
}

/** Stands for a number of a block that nobody knows beforehand. */
const unforeseen = (seed: bigint): bigint => seed * 0x9e3779b97f4a7c15n
const gwei = 10n ** 9n
const coin = 10n ** 18n

/** What tells of the surroundings. Whoever is asked for coins has one. */
export const surroundings = new Map<number, (machine: Machine) => Word>([
  [op.address, ({ frame }) => ({ value: frame.at })],
  [op.origin, ({ run }) => originOf(run)],
  [op.caller, ({ frame }) => frame.caller],
  [op.callvalue, ({ frame }) => frame.wei],
  [op.calldatasize, ({ frame: { input, size } }) => ({ ...(size ?? sizeOf(input)), value: wide(input.size) })],
  [op.codesize, ({ frame }) => ({ value: wide(frame.code.length) })],
  [op.gasprice, () => ({ value: gwei })],
  [op.returndatasize, ({ answered }) => ({ value: wide(answered.size) })],
  [op.coinbase, () => ({ value: 0n })],
  [op.timestamp, ({ run }) => ({ value: run.state.time + run.inputs.later, term: { kind: 'time', call: run.call } })],
  [op.number, ({ run }) => ({ value: run.state.number + run.inputs.later / 12n })],
  [op.prevrandao, ({ run }) => ({ value: unforeseen(run.state.time) })],
  [op.gaslimit, () => ({ value: 30_000_000n })],
  [op.chainid, ({ run }) => ({ value: run.state.chain })],
  [op.selfbalance, () => ({ value: coin })],
  [op.basefee, () => ({ value: gwei })],
  [op.pc, ({ at }) => ({ value: wide(at) })],
  [op.msize, ({ memory }) => ({ value: wide(memory.size) })],
  [op.gas, () => ({ value: 10_000_000n })],
  [op.push0, () => ({ value: 0n })],
])

/** Who makes the call. */
export const callerOf = ({ inputs, call, anybody }: Run): Word => ({
  value: inputs.caller,
  ...(anybody && { term: { kind: 'caller', call } }),
})

/** Who has begun it all: the same, where no contract calls. */
const originOf = (run: Run): Word =>
  run.anybody && run.inputs.passedOn ? { value: run.inputs.caller, term: anything(op.origin) } : callerOf(run)

const sizeOf = ({ call }: Bytes): Pick<Word, 'term'> => (call === undefined ? {} : { term: { kind: 'size', call } })

/** What is told of a word: an account, a place, a slot, a block. */
export const asked = new Map<number, (machine: Machine, word: Word) => Word>([
  [op.balance, () => ({ value: coin })],
  [op.calldataload, loadGiven],
  [op.extcodesize, (machine, account) => toldOf(machine, op.extcodesize, account, code => wide(code.length))],
  [op.extcodehash, (machine, account) => toldOf(machine, op.extcodehash, account, code => ofDigits(keccak256(code)))],
  [op.blockhash, (_, number) => ({ value: unforeseen(number.value) })],
  [op.mload, mload],
  [op.sload, ({ run, frame }, slot) => read(run, frame.at, slot)],
  [op.tload, ({ run, frame }, slot) => run.passing.get(frame.at)?.get(slot.value) ?? beforehand(run)],
])

/** What a call finds that lasts no longer than it does: somebody may have made another one just before. */
const beforehand = ({ anybody }: Run): Word => ({ value: 0n, ...(anybody && { term: { kind: 'made', opcode: op.tload, operands: [] } }) })

/** What is told of the code of an account, beside the account itself, which is one that has code. */
function toldOf({ run, frame }: Machine, opcode: number, account: Word, of: (code: Uint8Array) => bigint): Word {
  const operands = [account, { value: frame.at }]
  return madeOf(of(codeAt(run, account.value & addressBits)), { kind: 'made', opcode, operands }, operands)
}

/** What is given: from where somebody chooses it is not what is given there now. */
function loadGiven({ run, frame: { input } }: Machine, at: Word): Word {
  const word = load(input, small(at.value))
  if (!run.anybody || !at.term) return word
  return { value: word.value, term: word.term?.kind === 'input' ? { ...word.term, by: at } : anything(op.calldataload) }
}

function mload(machine: Machine, at: Word): Word {
  const lies = reads(machine, at, { value: 32n })
  if (!within(machine, at, { value: 32n })) broken()
  const word = load(machine.memory, small(at.value))
  return lies === 'something else' ? { value: word.value, term: anything(op.mload) } : word
}

/** The code of an account; that of one who is chosen may be any. */
function codeOf({ run }: Machine, { value, term }: Word): Uint8Array {
  if (run.anybody && term) run.guessed = true
  return codeAt(run, value & addressBits)
}

/** What copies bytes into memory, and whence. */
export const copied = new Map<number, (machine: Machine) => Bytes>([
  [op.calldatacopy, ({ frame }) => frame.input],
  [op.codecopy, ({ frame }) => constantBytes(frame.code)],
  [op.extcodecopy, machine => constantBytes(codeOf(machine, pop(machine)))],
  [op.returndatacopy, ({ answered }) => answered],
  [op.mcopy, ({ memory }) => memory],
])

/** What changes memory or storage and leaves nothing on the stack. */
export const kept = new Map<number, (machine: Machine) => void>([
  [jumpdest, () => undefined],
  [op.pop, machine => void pop(machine)],
  [op.mstore, machine => put(machine, store, 32)],
  [op.mstore8, machine => put(machine, storeByte, 1)],
  [op.sstore, machine => keep(machine, pop(machine), pop(machine))],
  [op.tstore, machine => passes(machine, pop(machine), pop(machine))],
])

function keep(machine: Machine, slot: Word, value: Word): void {
  touch(machine)
  write(machine.run, machine.frame.at, slot, value)
}

/** Notes where the code that was called does something to others or to what it keeps. */
export function touch({ run, frame, at }: Machine): void {
  if (frame.at === run.inputs.to) run.touched.add(at)
}

function put(machine: Machine, how: typeof store, count: number): void {
  const [at, word] = [pop(machine), pop(machine)]
  const size = { value: wide(count) }
  writes(machine, at, size)
  if (within(machine, at, size)) how(machine.memory, small(at.value), word)
  else broken()
}

function passes({ run: { passing }, frame }: Machine, slot: Word, value: Word): void {
  passing.set(frame.at, new Map([...(passing.get(frame.at) ?? []), [slot.value, value] as const]))
}

const pushes = onceEach((_code: Uint8Array) => new Map<number, bigint>())

/** The operand of an instruction, which is read once. */
export function pushed(code: Uint8Array, at: number, width: number): bigint {
  const known = pushes(code)
  const found = known.get(at)
  if (found !== undefined) return found
  const digits = Buffer.from(code.subarray(at, at + width)).toString('hex')
  const value = ofDigits(digits.padEnd(2 * width, '0'))
  known.set(at, value)
  return value
}
