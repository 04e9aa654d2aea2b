import type { ContractFunction } from '../../evidence/contract.ts'
import { byCode } from './by-code.ts'
import { functionsOf } from './code.ts'
import { ends, jumpdest, movedUp, type Operation, operationsIn } from './instructions.ts'
import { refusals } from './selectors.ts'

/** What a function can come to, as far as its code says: more rather than less. */
export interface Reach {
  /** Whether it may call another contract. */
  readonly calls: boolean
  /** Whether it may look something up under a hash, such as somebody in a mapping. */
  readonly hashes: boolean
  /** Whether it may copy what it is told to where it could be said to somebody else. */
  readonly copies: boolean
  /** Whether it may make a call before which no selector is written down: it says what it is told to say, or sends coins. */
  readonly unspelt: boolean
  /** Whether it may ask who calls, or have other code ask. */
  readonly asks: boolean
  /** Selectors that it writes down, such as those of what it calls. */
  readonly selectors: ReadonlySet<string>
  /** Where it may write into storage, and where it may call another contract, by the places of the instructions. */
  readonly writes: ReadonlySet<number>
  readonly callsAt: ReadonlySet<number>
}

const op = {
  keccak: 0x20,
  shl: 0x1b,
  shr: 0x1c,
  eq: 0x14,
  mstore: 0x52,
  jumpi: 0x57,
  calldatacopy: 0x37,
  call: 0xf1,
  sstore: 0x55,
  revert: 0xfd,
  stop: 0x00,
  returns: 0xf3,
} as const
/** SUB and XOR, which tell what is another. */
const differs: ReadonlySet<number> = new Set([0x03, 0x18])
/** How far behind a selector its comparison stands in a dispatcher, in instructions. */
const nearby = 3

/**
 * The functions of a dispatcher with what each can come to. Whatever it pushes and can be jumped to counts as reached, but for what
 * is seen to go elsewhere, which holds for calls within the code and for where they return. A selector that is put together in another way is not seen.
 */
export const reachOf = byCode((code): ReadonlyMap<string, Reach> => {
  const { steps, places, entries } = dispatcherOf(code)
  return new Map([...entries].map(([selector, entry]) => [selector, follow(steps, places, entry)]))
})

/** Those of a contract's functions that can come to a call with this selector, as far as its code says: more rather than less. */
export function comingTo(code: string, functions: readonly ContractFunction[], called: string): readonly string[] {
  const reach = reachOf(code)
  const isSaid = [...reach.values()].some(({ selectors }) => selectors.has(called))
  return functions.flatMap(({ selector, arguments: types }) => {
    const comes = reach.get(selector)
    // what is written nowhere may be put together anywhere, and what a function does not write down it is told
    const may = comes === undefined || (comes.calls && (!isSaid || comes.selectors.has(called) || comes.unspelt || /bytes4/.test(types)))
    return may ? [selector] : []
  })
}

/** What the code can come to with calls that none of its functions is named for: its fallback function, or whatever stands for one. */
export const reachBeyond = byCode((code): Reach => {
  const { steps, places, entries } = dispatcherOf(code)
  const closed = functionsOf(code).flatMap(({ selector }) => entries.get(selector)?.slice(0, 1) ?? [])
  return follow(steps, places, [0], closed)
})

/**
 * Functions that may write into storage, by their selectors; `undefined` where something does to which no function is seen to come, as behind a
 * jump whose place is worked out.
 */
export const writingIn = byCode((code): readonly string[] | undefined => {
  const own = [...reachOf(code)].filter(([, { writes }]) => writes.size > 0)
  const seen = new Set([...own.flatMap(([, { writes }]) => [...writes]), ...reachBeyond(code).writes])
  const all = operationsIn(code).filter(({ opcode }) => opcode === op.sstore)
  return all.every(({ at }) => seen.has(at)) ? own.map(([selector]) => selector) : undefined
})

interface Dispatcher {
  readonly steps: readonly Operation[]
  /** Places that can be jumped to, by their address in the code. */
  readonly places: ReadonlyMap<bigint, number>
  /** Where functions begin, by their selector; what else is compared with a number looks the same. */
  readonly entries: ReadonlyMap<string, readonly number[]>
}

function dispatcherOf(code: string): Dispatcher {
  const steps = operationsIn(code)
  const places = new Map(steps.flatMap(({ at, opcode }, index) => (opcode === jumpdest ? [[BigInt(at), index] as const] : [])))
  const entries = new Map<string, number[]>()
  steps.forEach(({ operand: value }, index) => {
    if (value === undefined || value >= 2n ** 32n) return
    const next = steps.slice(index + 1, index + 1 + nearby)
    const compared = next.findIndex(({ opcode }, at) => opcode === op.eq || (at === 0 && differs.has(opcode)))
    const [comparison, to, jumps] = steps.slice(index + compared + 1, index + compared + 4)
    if (compared < 0 || to?.operand === undefined || jumps?.opcode !== op.jumpi) return
    // where the jump is made for all others, the function follows it
    const entry = comparison?.opcode === op.eq ? places.get(to.operand) : index + compared + 4
    if (entry === undefined) return
    const known = entries.get(selectorOf(value))
    if (known) known.push(entry)
    else entries.set(selectorOf(value), [entry])
  })
  return { steps, places, entries }
}

/** How far behind a hash what becomes of it is looked for, in instructions. */
const mostBehind = 8
/** SUB, EQ and XOR; MSTORE, SLOAD and SSTORE. */
const compares: ReadonlySet<number> = new Set([0x03, op.eq, 0x18])
const keeps: ReadonlySet<number> = new Set([op.mstore, 0x54, 0x55])

/**
 * Whether the code compares a hash with something, by EQ, SUB or XOR, before it looks anything up under it: whom it knows by a
 * hash nobody can find in it.
 */
export const comparesHashes = byCode((code): boolean => {
  const steps = operationsIn(code)
  return steps.some(({ opcode }, index) => {
    if (opcode !== op.keccak) return false
    const behind = steps.slice(index + 1, index + 1 + mostBehind)
    const next = behind.find((one, at) => (compares.has(one.opcode) && !isMask(behind, at)) || keeps.has(one.opcode))
    return next !== undefined && compares.has(next.opcode)
  })
})

/** Whether a subtraction makes the mask of a type, as in PUSH 1, PUSH 1, PUSH 160, SHL, SUB; the second of them may be DUP1. */
function isMask(steps: readonly Operation[], at: number): boolean {
  const [first, second, width] = steps.slice(Math.max(0, at - 4), at - 1)
  const isPushed = first?.operand !== undefined && (second?.operand !== undefined || second?.opcode === dup1)
  return isPushed && width?.operand !== undefined && steps[at - 1]?.opcode === op.shl
}

/** How far before a hash the length of what is hashed is read, in instructions. */
const mostBefore = 8
const mload = 0x51

/**
 * Whether the code hashes something of a length that it reads from memory: a text, a password, a message that somebody signed.
 * Places of mappings and lists are hashes of one word or two.
 */
export const hashesTexts = byCode((code): boolean => {
  const steps = operationsIn(code)
  return steps.some(
    ({ opcode }, index) => opcode === op.keccak && steps.slice(Math.max(0, index - mostBefore), index).some(one => one.opcode === mload),
  )
})

const selectorOf = (value: bigint): string => `0x${value.toString(16).padStart(8, '0')}`

/** From these places on, and never into those that are closed. */
function follow(
  steps: readonly Operation[],
  places: ReadonlyMap<bigint, number>,
  from: readonly number[],
  closed: readonly number[] = [],
): Reach {
  const [selectors, writes, callsAt] = [new Set<string>(), new Set<number>(), new Set<number>()]
  const [known, shut] = [new Set([...from, ...closed]), new Set(closed)]
  const waiting = [...from]
  // behind the comparison that leaves it to all others
  const isOwnWayIn = (index: number) => shut.has(index) && steps[index - 1]?.opcode === op.jumpi
  let [calls, hashes, copies, unspelt, asks] = [false, false, false, false, false]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (let index = at; index < steps.length && (index === at || !isOwnWayIn(index)); index++) {
      const { at: place, opcode, operand: value } = steps[index] as Operation
      if (opcode === op.sstore) writes.add(place)
      if (opcode === op.call) {
        calls = true
        callsAt.add(place)
        unspelt ||= !isSpelt(steps, index)
      }
      if (opcode === op.keccak) hashes = true
      if (asking.has(opcode)) asks = true
      if (opcode === op.calldatacopy) copies = true
      if (value !== undefined) {
        const next = isSpent(steps, index) ? undefined : places.get(value)
        if (next !== undefined && !known.has(next)) {
          known.add(next)
          waiting.push(next)
        }
        for (const selector of selectorsIn(steps, index, value)) selectors.add(selector)
      }
      if (ends.has(opcode)) break
    }
  }
  return { calls, hashes, copies, unspelt, asks, selectors, writes, callsAt }
}

/** How far before a call its selector is written down, in instructions, and how soon behind that of a refusal the refusal ends. */
const [mostSaid, mostRefused] = [160, 24]
/** CALL, CALLCODE, DELEGATECALL and STATICCALL. */
const otherCalls: ReadonlySet<number> = new Set([op.call, 0xf2, 0xf4, 0xfa])
/**
 * ORIGIN and CALLER, what else whoever sends a call may tell by (its price, who makes the block, what lies beside it, and how much gas goes with
 * it), and CREATE and CREATE2, which run other code as well.
 */
const asking: ReadonlySet<number> = new Set([0x32, 0x33, 0x3a, 0x41, 0x49, 0x5a, 0xf0, 0xf5, ...otherCalls])
/** JUMP, JUMPI and EXTCODESIZE, which stand behind the selector of a call, and never behind that of a refusal. */
const goesOn: ReadonlySet<number> = new Set([0x56, op.jumpi, 0x3b, ...otherCalls])

/** Reasons in words, and panics: several of them may end at one place. */
const refused: ReadonlySet<string> = new Set(Object.values(refusals))

/** Bits by which a selector is moved to the left end of its word. */
const toTheLeft = 0xe0n

/** Whether a selector is written down between a call and the one before it: at the left end of its word, or to be moved there. */
function isSpelt(steps: readonly Operation[], call: number): boolean {
  let moves = false
  for (let at = call - 1; at >= 0 && at > call - mostSaid; at--) {
    const { opcode, operand } = steps[at] as Operation
    if (otherCalls.has(opcode) || opcode === op.stop || opcode === op.returns) return false
    const behind = steps.slice(at + 1, at + 1 + mostRefused)
    if (operand === toTheLeft && behind.slice(0, 3).some(one => one.opcode === op.shl)) moves = true
    const selector = operand === undefined ? undefined : selectorAhead(movedUp(steps, at) ?? operand, moves)
    if (selector === undefined || refused.has(selector) || selector === '0xffffffff' || isReason(steps, at, selector)) continue
    const isCompared = behind.slice(0, nearby).some(one => one.opcode === op.eq)
    const next = behind.find(one => one.opcode === op.revert || goesOn.has(one.opcode))
    if (!isCompared && next?.opcode !== op.revert) return true
  }
  return false
}

/** How far behind the selector of a refusal in words its words are written, in instructions. */
const mostReason = 48

/** Whether four letters are the whole reason of a refusal, such as "done", which other code may have jumped to. */
const isReason = (steps: readonly Operation[], at: number, selector: string): boolean =>
  /^0x(?:[2-7][0-9a-f]){4}$/.test(selector) &&
  steps.slice(Math.max(0, at - mostReason), at).some((_, nth, before) => {
    const word = movedUp(steps, at - before.length + nth) ?? before[nth]?.operand
    return word !== undefined && selectorAhead(word, true) === refusals.error
  })

/** The selector that a word begins with, or that a number is which something moves up later; times and most amounts are smaller. */
function selectorAhead(word: bigint, moves: boolean): string | undefined {
  if (word >= 2n ** 224n && BigInt.asUintN(224, word) === 0n) return selectorOf(word >> 224n)
  return moves && word >= 2n ** 24n && word < 2n ** 32n ? selectorOf(word) : undefined
}

/** ADD, and DUP1 to DUP16. */
const [add, dup1, dup16] = [0x01, 0x80, 0x8f]

/**
 * Whether what is pushed goes at once into a shift, or into memory, as the place of free memory does: 80 to 40. A small number that
 * is added to something, that memory is read at or that something is moved up by, is the distance of a field or a count of bits.
 */
function isSpent(steps: readonly Operation[], index: number): boolean {
  const [next, then] = steps.slice(index + 1, index + 3).map(({ opcode }) => opcode)
  if (next === op.shr || next === op.mstore || (then === op.mstore && steps[index + 1]?.operand !== undefined)) return true
  if (isWritten(steps, index)) return true
  const isField = next === add || next === mload || next === op.shl || (next !== undefined && next >= dup1 && next <= dup16 && then === add)
  return isField && (steps[index]?.operand ?? small) < small
}
const small = 256n

/** PUSH0 to PUSH32, and how far behind a number the place in memory is worked out that it goes to, in instructions. */
const [push0, push32, mostOnTheWay] = [0x5f, 0x7f, 8]

/** Whether a small number is the next that goes into memory, such as the length of a reason, or says where; a larger one may be a place of the code that is kept there. */
function isWritten(steps: readonly Operation[], index: number): boolean {
  if ((steps[index]?.operand ?? small) >= small) return false
  let above = 0
  for (const { opcode } of steps.slice(index + 1, index + 1 + mostOnTheWay)) {
    if (opcode === op.mstore) return above < 2
    if (opcode >= push0 && opcode <= push32) above++
    else if (opcode >= dup1 && opcode <= dup16 && opcode - dup1 !== above) above++
    else if (opcode === add && above > 1) above--
    else if (opcode !== mload || above === 0) return false
  }
  return false
}

/** A number of four bytes, or one that stands at the left end of a word, as it is or once it is moved there. */
function selectorsIn(steps: readonly Operation[], index: number, value: bigint): string[] {
  return [value, movedUp(steps, index) ?? value].flatMap(one => {
    if (one >= 2n ** 16n && one < 2n ** 32n) return [selectorOf(one)]
    return one >= 2n ** 224n && BigInt.asUintN(224, one) === 0n ? [selectorOf(one >> 224n)] : []
  })
}
