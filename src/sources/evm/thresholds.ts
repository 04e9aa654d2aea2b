import { byCode } from './by-code.ts'
import { ends, jumpdest, operationsIn } from './instructions.ts'

/** Small numbers that live code knows. */
export interface Thresholds {
  /** What it compares something with, equality first: modes, counts, bounds of a share. At most {@link most}. */
  readonly compared: readonly bigint[]
  /** Places of single bits that it looks at, counted from the last. */
  readonly bits: readonly bigint[]
  /** Times from a day to {@link longest} in seconds, whole hours, the longest first: at most {@link mostSpans}. */
  readonly spans: readonly number[]
}

const most = 8
const [day, longest, mostSpans] = [86_400n, 61n * 86_400n, 2]
/** Larger ones are amounts, times and masks, which are looked for elsewhere. */
const largest = 10_000n

const op = {
  add: 0x01,
  sub: 0x03,
  eq: 0x14,
  and: 0x16,
  not: 0x19,
  shl: 0x1b,
  shr: 0x1c,
  calldatasize: 0x36,
  returndatasize: 0x3d,
  push0: 0x5f,
  dup1: 0x80,
  swap1: 0x90,
  swap16: 0x9f,
} as const
const orders = new Set([0x10, 0x11, 0x12, 0x13])
const equalities = new Set<number>([op.eq, 0x18, op.sub])

/** What lies on the stack: a number that the code wrote, the size of what was sent or answered, a word moved down by so many bits, or anything. */
type Entry = { readonly value: bigint } | { readonly moved: bigint } | 'size' | undefined

/** Words that each operation takes and leaves, by the Ethereum Yellow Paper, Appendix H, and the EIPs that added to it. */
const effects: readonly (readonly [first: number, last: number, takes: number, leaves: number])[] = [
  [0x01, 0x07, 2, 1],
  [0x08, 0x09, 3, 1],
  [0x0a, 0x0b, 2, 1],
  [0x10, 0x14, 2, 1],
  [0x15, 0x15, 1, 1],
  [0x16, 0x18, 2, 1],
  [0x19, 0x19, 1, 1],
  [0x1a, 0x1d, 2, 1],
  [0x1e, 0x1e, 1, 1],
  [0x20, 0x20, 2, 1],
  [0x30, 0x30, 0, 1],
  [0x31, 0x31, 1, 1],
  [0x32, 0x34, 0, 1],
  [0x35, 0x35, 1, 1],
  [0x36, 0x36, 0, 1],
  [0x37, 0x37, 3, 0],
  [0x38, 0x38, 0, 1],
  [0x39, 0x39, 3, 0],
  [0x3a, 0x3a, 0, 1],
  [0x3b, 0x3b, 1, 1],
  [0x3c, 0x3c, 4, 0],
  [0x3d, 0x3d, 0, 1],
  [0x3e, 0x3e, 3, 0],
  [0x3f, 0x40, 1, 1],
  [0x41, 0x48, 0, 1],
  [0x49, 0x49, 1, 1],
  [0x4a, 0x4a, 0, 1],
  [0x50, 0x50, 1, 0],
  [0x51, 0x51, 1, 1],
  [0x52, 0x53, 2, 0],
  [0x54, 0x54, 1, 1],
  [0x55, 0x55, 2, 0],
  [0x56, 0x56, 1, 0],
  [0x57, 0x57, 2, 0],
  [0x58, 0x5a, 0, 1],
  [0x5c, 0x5c, 1, 1],
  [0x5d, 0x5d, 2, 0],
  [0x5e, 0x5e, 3, 0],
  [0xa0, 0xa0, 2, 0],
  [0xa1, 0xa1, 3, 0],
  [0xa2, 0xa2, 4, 0],
  [0xa3, 0xa3, 5, 0],
  [0xa4, 0xa4, 6, 0],
  [0xf0, 0xf0, 3, 1],
  [0xf1, 0xf2, 7, 1],
  [0xf3, 0xf3, 2, 0],
  [0xf4, 0xf4, 6, 1],
  [0xf5, 0xf5, 4, 1],
  [0xfa, 0xfa, 6, 1],
  [0xfd, 0xfd, 2, 0],
  [0xff, 0xff, 1, 0],
]
const effectOf = new Map(
  effects.flatMap(([first, last, takes, leaves]) => Array.from({ length: last - first + 1 }, (_, at) => [first + at, { takes, leaves }])),
)

/**
 * Follows what the code writes on its stack from one jump destination to the next: numbers that are compared with something
 * that is not known, and bits that are looked at one by one. What lay there before is anything.
 */
export const thresholdsIn = byCode((code): Thresholds => {
  const [equal, ordered, bits, spans] = [new Set<bigint>(), new Set<bigint>(), new Set<bigint>(), new Set<bigint>()]
  let stack: Entry[] = []
  let reached = true
  for (const { opcode, operand } of operationsIn(code)) {
    // who jumps here brings a stack of his own
    if (opcode === jumpdest && !reached) stack = []
    reached = !ends.has(opcode)
    const value = opcode === op.push0 ? 0n : operand
    if (value !== undefined) {
      if (value >= day && value <= longest && value % 3_600n === 0n) spans.add(value)
      stack.push({ value })
    } else if (opcode >= op.dup1 && opcode < op.swap1) {
      stack.push(stack.at(op.dup1 - opcode - 1))
    } else if (opcode >= op.swap1 && opcode <= op.swap16) {
      const depth = opcode - op.swap1 + 2
      while (stack.length < depth) stack.unshift(undefined)
      const [top, other] = [stack.at(-1), stack.at(-depth)]
      stack[stack.length - 1] = other
      stack[stack.length - depth] = top
    } else {
      const { takes, leaves } = effectOf.get(opcode) ?? { takes: 0, leaves: 0 }
      const [first, second] = [stack.at(-1), stack.at(-2)]
      if (equalities.has(opcode)) note(equal, first, second)
      if (orders.has(opcode)) note(ordered, first, second)
      if (opcode === op.and) for (const place of placesOf(first, second)) bits.add(place)
      stack.length = Math.max(0, stack.length - takes)
      if (leaves > 0) stack.push(resultOf(opcode, first, second))
    }
  }
  return {
    compared: [...new Set([...equal, ...ordered])].slice(0, most),
    bits: [...bits].slice(0, most),
    spans: [...spans]
      .map(Number)
      .sort((a, b) => b - a)
      .slice(0, mostSpans),
  }
})

const numberOf = (entry: Entry): bigint | undefined => (typeof entry === 'object' && 'value' in entry ? entry.value : undefined)

/** A number beside something that is not known. Widths of what is sent and of texts say nothing of the token. */
function note(into: Set<bigint>, first: Entry, second: Entry): void {
  const [one, other] = [numberOf(first), numberOf(second)]
  if ((one === undefined) === (other === undefined) || first === 'size' || second === 'size') return
  const value = one ?? other
  if (value !== undefined && value > 1n && value <= largest && value % 32n !== 0n && value !== 31n && value !== 4n && value !== 127n)
    into.add(value)
}

/** The one bit that is cut out of a word. */
function placesOf(first: Entry, second: Entry): bigint[] {
  return [
    [first, second],
    [second, first],
  ].flatMap(([mask, word]) => {
    const value = numberOf(mask)
    if (value === undefined || numberOf(word) !== undefined) return []
    if (value === 1n) return typeof word === 'object' && 'moved' in word ? [word.moved] : []
    return value > 0n && (value & (value - 1n)) === 0n ? [BigInt(value.toString(2).length - 1)] : []
  })
}

function resultOf(opcode: number, first: Entry, second: Entry): Entry {
  if (opcode === op.calldatasize || opcode === op.returndatasize) return 'size'
  const [a, b] = [numberOf(first), numberOf(second)]
  if (opcode === op.not && a !== undefined) return { value: BigInt.asUintN(256, ~a) }
  if (opcode === op.shr && a !== undefined && a < 256n && b === undefined) return { moved: a }
  if (a !== undefined && b !== undefined) {
    if (opcode === op.add) return { value: BigInt.asUintN(256, a + b) }
    if (opcode === op.sub) return { value: BigInt.asUintN(256, a - b) }
    if (opcode === op.shl) return { value: a < 256n ? BigInt.asUintN(256, b << a) : 0n }
  }
  return (opcode === op.add || opcode === op.sub) && (first === 'size' || second === 'size') ? 'size' : undefined
}

/** The same of several codes. */
export function thresholdsOf(codes: readonly string[]): Thresholds {
  const found = codes.map(thresholdsIn)
  const all = <T>(of: (one: Thresholds) => readonly T[]) => [...new Set(found.flatMap(of))]
  return { compared: all(one => one.compared), bits: all(one => one.bits), spans: all(one => one.spans) }
}
