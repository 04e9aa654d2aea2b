import { behind, instructionsIn, jumpdest } from '../instructions.ts'
import { inputBytes, load, noBytes } from './bytes.ts'
import { copyAnswer, copyIn, firmOf, handedOn, isSettled } from './copies.ts'
import { goesOn } from './copy-loops.ts'
import { noExtents } from './extents.ts'
import { begun, codeAt, hashed, mostTimes, type Run, undo, worth } from './run.ts'
import type { Inputs, State, Trace } from './state.ts'
import {
  addressBits,
  asked,
  broken,
  callerOf,
  copied,
  cutOf,
  cutRead,
  type Frame,
  kept,
  type Machine,
  pop,
  pushed,
  surroundings,
  TooFar,
  touch,
  within,
} from './tables.ts'
import { type Ended, failed, identity, signers, silent, withoutCode } from './without-code.ts'
import { anything, isGiven, make, op, operandsOf, small, type Word } from './words.ts'

/** Most instructions of one call, calls within calls, and words on a stack. */
const [mostSteps, mostCalls, mostWords] = [6_000, 6, 1_024]

/** How a run differs from what would happen: forks that go another way, and whether anybody may have called. */
interface How {
  readonly forced?: ReadonlyMap<string, boolean>
  readonly anybody?: boolean
  /** Rounds of a loop that are told apart. */
  readonly rounds?: number
  /** Whether loops that only move words about are left as behind any number of rounds. */
  readonly sweeps?: boolean
}

/**
 * Makes calls one after another, as the machine of Ethereum would, and keeps of each word what it was made of. A call that fails
 * ends the run. What it cannot know, such as blocks, gas and contracts whose code was not read, is made up: whoever finds
 * something here tries it on a node.
 */
export function trace(
  state: State,
  calls: readonly Inputs[],
  { forced, anybody = false, rounds = mostTimes, sweeps = false }: How = {},
): Trace {
  const run = begun(state, { forced, anybody, rounds, sweeps })
  let [through, steps, said] = [0, 0, noBytes()]
  for (const [call, inputs] of calls.entries()) {
    Object.assign(run, {
      inputs,
      call,
      writes: [],
      reads: new Map(),
      put: [],
      acts: false,
      sent: [],
      looked: [],
      strange: 0,
      touched: new Set(),
      vague: false,
      steps: 0,
      passing: new Map(),
    })
    const wei = { value: inputs.wei, term: { kind: 'wei', call } } as const
    const frame = { code: codeAt(run, inputs.to), at: inputs.to, caller: callerOf(run), wei, depth: 0 }
    const { ok, answer: last } = execute(run, { ...frame, input: inputBytes(inputs.data, call) })
    steps += run.steps
    said = last
    if (!ok) break
    through++
  }
  const { forks, writes, reads, put, acts, sent, looked, touched, vague, guessed, unread, stored } = run
  const endless = run.steps > mostSteps
  return {
    ok: through === calls.length,
    through,
    endless,
    steps,
    forks,
    writes,
    reads: [...reads.values()],
    put,
    acts,
    sent,
    looked,
    touched,
    said,
    vague,
    guessed,
    unread: [...unread.values()],
    stored,
  }
}

/** The state behind calls that were made in it; as it was where one of them failed. */
export function stateAfter(state: State, { ok, stored }: Pick<Trace, 'ok' | 'stored'>): State {
  if (!ok) return state
  const storage = new Map(state.storage)
  for (const [account, words] of stored)
    storage.set(account, new Map([...(storage.get(account) ?? []), ...[...words].map(([slot, { value }]) => [slot, value] as const)]))
  return { ...state, storage }
}

const landings = new WeakMap<Uint8Array, Uint8Array>()

/** Where jumps may land: at what is marked for it and is no operand. */
function landingsOf(code: Uint8Array): Uint8Array {
  const known = landings.get(code)
  if (known) return known
  const marked = new Uint8Array(code.length)
  for (const { at, opcode } of instructionsIn(Buffer.from(code))) if (opcode === jumpdest) marked[at] = 1
  landings.set(code, marked)
  return marked
}

const calling: ReadonlySet<number> = new Set([op.call, op.callcode, op.delegatecall, op.staticcall])

/** A contract called by another; from one whose code is not known comes nothing. */
function callOut(machine: Machine, opcode: number): void {
  const { run, frame, stack } = machine
  // the first is the gas: there is always enough
  const [, target] = [pop(machine), pop(machine)]
  const wei = opcode === op.call || opcode === op.callcode ? pop(machine) : { value: 0n }
  const [start, size, to, room] = [pop(machine), pop(machine), pop(machine), pop(machine)]
  const [count, most] = [small(size.value), small(room.value)]
  if (!within(machine, start, size) || !within(machine, to, room)) broken()
  run.steps += worth(count + most)
  const input = cutOf(machine, start, size)
  const account = target.value & addressBits
  const firm = firmOf(machine, start, size)
  const told = handedOn(machine, input, size, account === identity ? 0 : firm)
  run.acts = true
  // whoever is chosen may be one of them, or somebody else
  const isProgram = !target.term && (account === signers || account === identity)
  if (opcode !== op.staticcall) touch(machine)
  if (run.anybody && opcode !== op.staticcall && !isProgram) {
    // from one place to another, wherever these are, it is as long as it is
    run.sent.push({ target, input, firm, size: isSettled(size) ? { value: size.value } : size, own: opcode !== op.call })
  }
  if (run.anybody) run.looked.push({ target, within: frame.depth > 0 })
  run.put.push({ word: target, as: 'key' })
  for (let byte = 4; byte + 32 <= count && byte < 260; byte += 32) run.put.push({ word: load(input, byte), as: 'value' })
  const [mark, code] = [run.journal.length, codeAt(run, account)]
  const frameOf = (): Frame => ({
    code,
    at: opcode === op.delegatecall || opcode === op.callcode ? frame.at : account,
    caller: opcode === op.delegatecall ? frame.caller : { value: frame.at },
    wei: opcode === op.delegatecall ? frame.wei : wei,
    input: told,
    // what is passed on whole is as long as what was told
    ...(run.anybody && size.term && size.term.kind !== 'size' && { size }),
    depth: frame.depth + 1,
  })
  // whoever is chosen by the one who calls need not be whom he named here
  const goesIn = code.length > 0 && frame.depth < mostCalls && !(run.anybody && isGiven(target))
  if (!goesIn && !isProgram && opcode !== op.staticcall) run.strange = run.sent.length
  const ended = goesIn ? execute(run, frameOf()) : withoutCode(run, target, account === identity ? told : input)
  if (!ended.ok) undo(run, mark)
  machine.answered = ended.answer
  copyAnswer(machine, ended.answer, to, room)
  // somebody without code may have too few coins to send
  const free = run.anybody && !goesIn && !isProgram
  stack.push({ value: ended.ok ? 1n : 0n, ...(free && { term: anything(opcode) }) })
}

function execute(run: Run, frame: Frame): Ended {
  if (frame.code.length === 0) return silent
  const mark = run.journal.length
  let ended: Ended
  try {
    ended = go({ run, frame, stack: [], memory: noBytes(), extents: noExtents(), answered: failed.answer, at: 0 })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    // it may be our memory that was too small
    if (!run.anybody || !(error instanceof TooFar)) run.guessed = true
    ended = failed
  }
  if (!ended.ok) undo(run, mark)
  return ended
}

function go(machine: Machine): Ended {
  const { run, frame, stack } = machine
  const { code } = frame
  for (;;) {
    const opcode = code[machine.at]
    if (opcode === undefined || opcode === op.stop || opcode === op.selfdestruct) return silent
    if (++run.steps > mostSteps || stack.length > mostWords) return failed
    if (opcode === op.return || opcode === op.revert) return answer(machine, opcode === op.return)
    if (opcode === op.jump || opcode === op.jumpi) {
      if (!jump(machine, opcode === op.jumpi)) return failed
    } else {
      if (!step(machine, opcode)) return failed
      machine.at = behind(opcode, machine.at)
    }
  }
}

function answer(machine: Machine, ok: boolean): Ended {
  const size = machine.stack.at(-2) ?? broken()
  return { ok, answer: handedOn(machine, cutRead(machine), size) }
}

/** One instruction that goes on to the next; whether there is such a one. */
function step(machine: Machine, opcode: number): boolean {
  const { frame, stack } = machine
  const takes = operandsOf(opcode)
  if (takes !== undefined) stack.push(make(opcode, operands(machine, takes)))
  else if (opcode >= op.push1 && opcode < op.dup1) stack.push({ value: pushed(frame.code, machine.at + 1, opcode - op.push0) })
  else if (opcode >= op.dup1 && opcode < op.swap1) stack.push(stack[stack.length - (opcode - op.dup1 + 1)] ?? broken())
  else if (opcode >= op.swap1 && opcode < op.log0) swap(stack, opcode - op.swap1 + 1)
  else if (opcode >= op.log0 && opcode <= op.log4) leaveLog(machine, opcode - op.log0)
  else if (calling.has(opcode)) callOut(machine, opcode)
  else return other(machine, opcode)
  return true
}

const operands = (machine: Machine, count: number): Word[] =>
  count === 1 ? [pop(machine)] : count === 2 ? [pop(machine), pop(machine)] : [pop(machine), pop(machine), pop(machine)]

function other(machine: Machine, opcode: number): boolean {
  const [around, of, from, keeps] = [surroundings.get(opcode), asked.get(opcode), copied.get(opcode), kept.get(opcode)]
  const unknown = madeUp.has(opcode)
  if (unknown && !machine.run.anybody) machine.run.guessed = true
  const told = around ? around(machine) : of?.(machine, pop(machine))
  if (told) machine.stack.push(unknown && machine.run.anybody ? { value: told.value, term: anything(opcode) } : told)
  else if (from) copyIn(machine, from(machine))
  else if (keeps) keeps(machine)
  else if (opcode === op.keccak256) {
    const size = machine.stack.at(-2) ?? broken()
    machine.stack.push(hashed(machine.run, cutRead(machine), size))
  } else {
    // such as making a contract
    if (opcode !== invalid) machine.run.guessed = true
    return false
  }
  return true
}

/** The instruction that is none, and always fails. */
const invalid = 0xfe

/** What depends on blocks, coins and gas, of which nobody here knows anything. */
const madeUp: ReadonlySet<number> = new Set([
  op.balance,
  op.gasprice,
  op.blockhash,
  op.coinbase,
  op.number,
  op.prevrandao,
  op.gaslimit,
  op.selfbalance,
  op.basefee,
  op.gas,
])

function swap(stack: Word[], nth: number): void {
  const [upper, lower] = [stack.length - 1, stack.length - 1 - nth]
  const [one, two] = [stack[upper] ?? broken(), stack[lower] ?? broken()]
  stack[upper] = two
  stack[lower] = one
}

/** Whether the machine landed somewhere. */
function jump(machine: Machine, onCondition: boolean): boolean {
  const { run, frame } = machine
  const target = pop(machine)
  // only the way that is gone is known
  if (target.term) run.guessed = true
  const to = small(target.value)
  if (onCondition) {
    const { goes, fork } = goesOn(machine, pop(machine), to, step)
    if (fork) run.forks.push(fork)
    if (!goes) {
      machine.at++
      return true
    }
  }
  machine.at = to
  return landingsOf(frame.code)[to] === 1
}

function leaveLog(machine: Machine, topics: number): void {
  const { run, memory } = machine
  const [start, size] = [pop(machine), pop(machine)]
  const [at, count] = [small(start.value), small(size.value)]
  for (let nth = 0; nth < topics; nth++) run.put.push({ word: pop(machine), as: 'key' })
  run.acts = true
  if (!within(machine, start, size)) broken()
  for (let byte = 0; byte + 32 <= count && byte < 256; byte += 32) run.put.push({ word: load(memory, at + byte), as: 'value' })
}
