import { keccak256 } from '../../../chains/encoding/keccak.ts'
import { type Bytes, load } from './bytes.ts'
import type { Fork, Inputs, Looked, Put, Sent, State, Stored, Write } from './state.ts'
import { type Told, toldBy } from './sums.ts'
import { inBits, madeOf, make, ofDigits, op, type Term, type Word, wide } from './words.ts'

/** What happens while calls are made, one after another. */
export interface Run {
  readonly state: State
  readonly stored: Map<bigint, Map<bigint, Word>>
  /** What lasts for a call, by account. */
  passing: Map<bigint, Map<bigint, Word>>
  readonly journal: (() => void)[]
  readonly forks: Fork[]
  readonly passed: Map<string, number>
  /** At which forks another way is taken than the condition says; absent where all go as they would. */
  readonly forced: ReadonlyMap<string, boolean> | undefined
  /** Which way it was forced to go against its own, by fork. */
  readonly bent: Map<string, boolean>
  /** What was taken for true or false at a fork: it is the same at every other. */
  readonly taken: Map<Term, boolean>
  /** What that says of words, for as many as there were when it was asked last. */
  told?: Told
  /** Whether anybody may have called, and what cannot be known may be anything. */
  readonly anybody: boolean
  /** Times that it is known to have come to one fork apart: {@link mostTimes}, or more. */
  readonly rounds: number
  /** Whether loops that only move words about are left as behind any number of rounds, and memory that nobody knows is anything. */
  readonly sweeps: boolean
  readonly unread: Map<string, { readonly account: bigint; readonly slot?: bigint }>
  writes: Write[]
  reads: Map<string, Stored>
  put: Put[]
  acts: boolean
  /** Calls of other contracts, where anybody may have called. */
  sent: Sent[]
  /** Whom it calls or asks, where anybody may have called. */
  looked: Looked[]
  /** Calls that had been made with the last of somebody who may do anything. */
  strange: number
  /** Where the code that was called wrote something or called somebody. */
  touched: Set<number>
  /** Whether it read memory in which something else may lie than lies there now. */
  vague: boolean
  /** Whether it went on with something that nobody knows and that no term tells of. */
  guessed: boolean
  steps: number
  inputs: Inputs
  call: number
}

export function begun(state: State, { forced, anybody, rounds, sweeps }: Pick<Run, 'forced' | 'anybody' | 'rounds' | 'sweeps'>): Run {
  return {
    state,
    anybody,
    rounds,
    sweeps,
    stored: new Map(),
    passing: new Map(),
    journal: [],
    forks: [],
    passed: new Map(),
    forced,
    bent: new Map(),
    taken: new Map(),
    unread: new Map(),
    writes: [],
    reads: new Map(),
    put: [],
    acts: false,
    sent: [],
    looked: [],
    strange: 0,
    touched: new Set(),
    vague: false,
    guessed: false,
    steps: 0,
    inputs: { caller: 0n, to: 0n, data: new Uint8Array(0), wei: 0n, later: 0n },
    call: 0,
  }
}

const noCode = new Uint8Array(0)

/** Addresses of programs that are part of the machine; some are not in use yet. */
const isPrecompile = (account: bigint): boolean => account > 0n && account <= 0x1ffn

/** The code of an account; what is not known of one is as good as none, and is told. */
export function codeAt({ state, unread }: Run, account: bigint): Uint8Array {
  const code = state.codes.get(account)
  if (!code && !isPrecompile(account)) unread.set(`${account}`, { account })
  return code ?? noCode
}

/** Whether a place is that of an account: an entry of a mapping, or one within it. */
const isOf = ({ term }: Word, account: bigint): boolean =>
  term?.kind === 'hash' && term.inputs.some(input => input.value === account || isOf(input, account))

/** What lies in storage. */
export function read(run: Run, account: bigint, slot: Word): Word {
  run.reads.set(`${account} ${slot.value}`, { account, slot })
  const written = run.stored.get(account)?.get(slot.value)
  if (written && isStale(run, account, slot)) return maybeOther(run, { account, slot }, written)
  if (written && (written.term || run.anybody)) return written
  const value = written?.value ?? run.state.storage.get(account)?.get(slot.value)
  if (value === undefined && !isOf(slot, run.state.fresh)) run.unread.set(`${account} ${slot.value}`, { account, slot: slot.value })
  return madeOf(value === undefined ? 0n : value, { kind: 'stored', account, slot }, [slot])
}

/** Whether somebody was called behind what was written last in a place, who may have called back. */
function isStale({ strange, writes }: Run, account: bigint, slot: Word): boolean {
  if (strange === 0) return false
  const last = writes.findLast(one => one.account === account && one.slot.value === slot.value)
  return last !== undefined && last.sent < strange
}

/** What was written and may be another by now, as other calls write it. */
function maybeOther({ sent }: Run, { account, slot }: Stored, written: Word): Word {
  const before = { value: written.value, term: { kind: 'stored', account, slot } } as const
  const operands = [written, before, { value: wide(sent.length) }]
  return madeOf(written.value, { kind: 'made', opcode: op.sload, operands }, operands)
}

export function write(run: Run, account: bigint, slot: Word, value: Word): void {
  const own = run.stored.get(account) ?? new Map<bigint, Word>()
  run.stored.set(account, own)
  const before = own.get(slot.value)
  run.journal.push(() => {
    if (before) own.set(slot.value, before)
    else own.delete(slot.value)
    run.writes.pop()
  })
  own.set(slot.value, value)
  run.writes.push({ account, slot, value, sent: run.sent.length })
  run.put.push({ word: value, as: 'value' })
}

const hashes = new Map<string, bigint>()
const mostHashes = 1_000

/** A word or two are hashed again and again: every run comes to the places of the same few entries. */
function hashOf(data: Uint8Array): bigint {
  if (data.length > 64) return ofDigits(keccak256(data))
  const key = Buffer.from(data).toString('hex')
  const found = hashes.get(key)
  if (found !== undefined) return found
  const hash = ofDigits(keccak256(data))
  if (hashes.size >= mostHashes) hashes.clear()
  hashes.set(key, hash)
  return hash
}

/** The hash of what lies in memory, such as the place of an entry of a mapping, with what it is a hash of. */
export function hashed(run: Run, cut: Bytes, size: Word): Word {
  const count = cut.size
  run.steps += worth(count)
  const value = hashOf(cut.data)
  const inputs = Array.from({ length: Math.ceil(count / 32) }, (_, nth) => {
    const rest = count - 32 * nth
    const word = load(cut, 32 * nth)
    return rest >= 32 ? word : make(op.shr, [{ value: inBits(32 - rest) }, word])
  })
  if (count > 1_024) {
    // what it was made of is not kept
    if (inputs.some(({ term }) => term)) run.guessed = true
    return { value }
  }
  run.put.push(...inputs.map(word => ({ word, as: 'key' }) as const))
  // where somebody chooses how much is hashed it is another hash for each
  if (run.anybody && size.term) inputs.push(size)
  return madeOf(value, { kind: 'hash', inputs }, inputs)
}

/** Bytes that are moved or hashed, in steps. */
export const worth = (count: number): number => Math.floor(count / 32)

/** Takes back what was written since. */
export function undo(run: Run, mark: number): void {
  for (const back of run.journal.splice(mark).reverse()) back()
}

/** Times that a run is known to have come to one fork apart: what is shared by many comes to it from different places. */
export const mostTimes = 4

/** Which way a fork goes; `fork` is absent where that was settled by one before. */
export function goesAt(run: Run, at: string, condition: Word): { readonly goes: boolean; readonly fork?: Fork } {
  const natural = condition.value !== 0n
  if (!condition.term) return { goes: natural }
  const fork: Fork = { call: run.call, place: placeOf(run, at), condition, sent: run.sent.length }
  if (!run.forced) return { goes: natural, fork }
  if (run.anybody && isRound(run, at, natural)) return { goes: !natural }
  const { term, turned } = upright(condition.term)
  const before = run.taken.get(term)
  if (before !== undefined) return { goes: before !== turned }
  const forced = run.forced.get(fork.place)
  const goes = forced === undefined ? natural : forced
  if (goes !== natural) run.bent.set(`${run.call} ${at}`, goes)
  run.taken.set(term, goes !== turned)
  return { goes, fork }
}

/** What forks say of words that were gone so far. */
export function toldOn(run: Run): Told {
  const { told, taken } = run
  const isStale = run.strange > 0
  if (told?.forks === taken.size && told.isStale === isStale) return told
  run.told = toldBy(taken, isStale, told)
  return run.told
}

/** Times that a run goes round because it was once forced to: what counts down from nothing counts for ever. */
const mostRounds = 16

/** Whether a run still goes the way that it was once forced to go at a fork, for the seventeenth time. */
function isRound({ passed, call, bent }: Run, at: string, natural: boolean): boolean {
  const times = passed.get(`${call} ${at}`)
  return times !== undefined && times > mostRounds && bent.get(`${call} ${at}`) === natural
}

/** A condition without what only turns it round. */
function upright(term: Term): { readonly term: Term; readonly turned: boolean } {
  let [now, turned] = [term, false]
  while (now.kind === 'made' && now.opcode === op.iszero && now.operands[0]?.term) {
    now = now.operands[0].term
    turned = !turned
  }
  return { term: now, turned }
}

/** A place in the code, and how often the call has come to it; in the end by {@link mostTimes}, whatever the rounds before it. */
function placeOf({ passed, call, rounds }: Run, at: string): string {
  const key = `${call} ${at}`
  const before = passed.get(key)
  const times = before === undefined ? 1 : before + 1
  passed.set(key, times)
  return times < rounds ? `${at} ${times < mostTimes ? times : `${times}.`}` : `${at} ${mostTimes}`
}
