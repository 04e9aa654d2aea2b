import { onceEach } from './once.ts'

/** A word of the machine, and what it was made of where that can be chosen or is kept. */
export interface Word {
  readonly value: bigint
  readonly term?: Term
  /** How many words deep it was made of others, and of how many, each counted as often as it comes. */
  readonly deep?: number
  readonly broad?: number
}

/**
 * Words deeper than this, or of more words, are not looked into: code may sum up without end, or use what it has made twice in each of its
 * rounds, as roots are found, and who looks into them has to come back.
 */
const [mostDeep, mostBroad] = [200, 4_096]

/** A word with what it was made of; one that is too deep, or too broad, was made of something, and nobody knows of what. */
export function madeOf(value: bigint, term: Term, parts: readonly Word[]): Word {
  let [deep, broad] = [1, 1]
  for (const part of parts) {
    deep = Math.max(deep, 1 + (part.deep === undefined ? 0 : part.deep))
    broad += part.broad === undefined ? 1 : part.broad
  }
  const isLost = deep > mostDeep || broad > mostBroad
  return isLost ? { value, term: { kind: 'made', opcode: lost, operands: [] } } : { value, term, deep, broad }
}

/** The instruction that is none: stands for what a word was made of where that was lost. */
export const lost = 0xfe

/** What a word was made of. Calls are counted from 0 in the order in which they are made. */
export type Term =
  /** 32 bytes of the calldata of a call, from byte `at` on; `by`: by what is given that place was worked out, and may be another. */
  | { readonly kind: 'input'; readonly call: number; readonly at: number; readonly by?: Word }
  /** How long its calldata is, the wei that goes with it, and the time at which it is made. */
  | { readonly kind: 'size' | 'wei' | 'time'; readonly call: number }
  /** Who makes it, and who signed a digest: told of only where everybody may be either. */
  | { readonly kind: 'caller'; readonly call: number }
  | { readonly kind: 'signer'; readonly call: number; readonly digest: Word }
  /** What an instruction made of its operands; without any it is something that cannot be known. */
  | { readonly kind: 'made'; readonly opcode: number; readonly operands: readonly Word[] }
  /** Bytes of several words side by side; those that no part covers are constant. */
  | { readonly kind: 'bytes'; readonly parts: readonly Part[] }
  /** Keccak-256 of words. */
  | { readonly kind: 'hash'; readonly inputs: readonly Word[] }
  /** What lies in storage. */
  | { readonly kind: 'stored'; readonly account: bigint; readonly slot: Word }

/** `count` bytes of a word from its byte `first` on, put at byte `place`; all counted from the left. */
export interface Part {
  readonly word: Word
  readonly first: number
  readonly count: number
  readonly place: number
}

/** Of what nobody knows: it is the same as nothing else. */
export const anything = (opcode: number): Term => ({ kind: 'made', opcode, operands: [] })

/** Every bit of a word. */
export const all = (1n << 256n) - 1n
const unsigned = (value: bigint): bigint => value & all
const signed = (value: bigint): bigint => BigInt.asIntN(256, value)
const truth = (value: boolean): bigint => (value ? 1n : 0n)

/** A number that fits a place or a count; what does not is as good as endless. */
export const small = (value: bigint): number => (value < 0xffff_ffffn ? Number(value) : 0xffff_ffff)
/** A place or a count as a word. */
export const wide = (count: number): bigint => BigInt(count)
/** Bytes, in bits. */
export const inBits = (bytes: number): bigint => BigInt(8 * bytes)
/** Hexadecimal digits as a word. */
export function ofDigits(digits: string): bigint {
  const hex = `0x${digits}`
  return BigInt(hex)
}
/** A word as 64 of them. */
export const digitsOf = (word: bigint): string => word.toString(16).padStart(64, '0')

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, base]
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = unsigned(result * square)
    square = unsigned(square * square)
  }
  return result
}

/** Instructions of the machine by their names in the yellow paper, as far as they are spoken of. */
export const op = {
  stop: 0x00,
  add: 0x01,
  mul: 0x02,
  sub: 0x03,
  div: 0x04,
  sdiv: 0x05,
  mod: 0x06,
  smod: 0x07,
  addmod: 0x08,
  mulmod: 0x09,
  exp: 0x0a,
  signextend: 0x0b,
  lt: 0x10,
  gt: 0x11,
  slt: 0x12,
  sgt: 0x13,
  eq: 0x14,
  iszero: 0x15,
  and: 0x16,
  or: 0x17,
  xor: 0x18,
  not: 0x19,
  byte: 0x1a,
  shl: 0x1b,
  shr: 0x1c,
  sar: 0x1d,
  keccak256: 0x20,
  address: 0x30,
  balance: 0x31,
  origin: 0x32,
  caller: 0x33,
  callvalue: 0x34,
  calldataload: 0x35,
  calldatasize: 0x36,
  calldatacopy: 0x37,
  codesize: 0x38,
  codecopy: 0x39,
  gasprice: 0x3a,
  extcodesize: 0x3b,
  extcodecopy: 0x3c,
  returndatasize: 0x3d,
  returndatacopy: 0x3e,
  extcodehash: 0x3f,
  blockhash: 0x40,
  coinbase: 0x41,
  timestamp: 0x42,
  number: 0x43,
  prevrandao: 0x44,
  gaslimit: 0x45,
  chainid: 0x46,
  selfbalance: 0x47,
  basefee: 0x48,
  pop: 0x50,
  mload: 0x51,
  mstore: 0x52,
  mstore8: 0x53,
  sload: 0x54,
  sstore: 0x55,
  jump: 0x56,
  jumpi: 0x57,
  pc: 0x58,
  msize: 0x59,
  gas: 0x5a,
  tload: 0x5c,
  tstore: 0x5d,
  mcopy: 0x5e,
  push0: 0x5f,
  push1: 0x60,
  dup1: 0x80,
  swap1: 0x90,
  log0: 0xa0,
  log4: 0xa4,
  call: 0xf1,
  callcode: 0xf2,
  return: 0xf3,
  delegatecall: 0xf4,
  staticcall: 0xfa,
  revert: 0xfd,
  selfdestruct: 0xff,
} as const

type Of = (a: bigint, b: bigint, c: bigint) => bigint

/** What each makes of its operands, and how many it takes. */
const pure: readonly (readonly [opcode: number, takes: number, of: Of])[] = [
  [op.add, 2, (a, b) => unsigned(a + b)],
  [op.mul, 2, (a, b) => unsigned(a * b)],
  [op.sub, 2, (a, b) => unsigned(a - b)],
  [op.div, 2, (a, b) => (b === 0n ? 0n : a / b)],
  [op.sdiv, 2, (a, b) => (b === 0n ? 0n : unsigned(signed(a) / signed(b)))],
  [op.mod, 2, (a, b) => (b === 0n ? 0n : a % b)],
  [op.smod, 2, (a, b) => (b === 0n ? 0n : unsigned(signed(a) % signed(b)))],
  [op.addmod, 3, (a, b, c) => (c === 0n ? 0n : (a + b) % c)],
  [op.mulmod, 3, (a, b, c) => (c === 0n ? 0n : (a * b) % c)],
  [op.exp, 2, (a, b) => power(a, b)],
  [op.signextend, 2, (a, b) => (a > 30n ? b : unsigned(BigInt.asIntN(8 * (small(a) + 1), b)))],
  [op.lt, 2, (a, b) => truth(a < b)],
  [op.gt, 2, (a, b) => truth(a > b)],
  [op.slt, 2, (a, b) => truth(signed(a) < signed(b))],
  [op.sgt, 2, (a, b) => truth(signed(a) > signed(b))],
  [op.eq, 2, (a, b) => truth(a === b)],
  [op.iszero, 1, a => truth(a === 0n)],
  [op.and, 2, (a, b) => a & b],
  [op.or, 2, (a, b) => a | b],
  [op.xor, 2, (a, b) => a ^ b],
  [op.not, 1, a => a ^ all],
  [op.byte, 2, (a, b) => (a > 31n ? 0n : (b >> (248n - 8n * a)) & 0xffn)],
  [op.shl, 2, (a, b) => (a > 255n ? 0n : unsigned(b << a))],
  [op.shr, 2, (a, b) => (a > 255n ? 0n : b >> a)],
  [op.sar, 2, (a, b) => unsigned(signed(b) >> (a > 255n ? 255n : a))],
]

const takes: (number | undefined)[] = []
const makes: (Of | undefined)[] = []
for (const [opcode, count, of] of pure) {
  takes[opcode] = count
  makes[opcode] = of
}

/** No variable that has a name stands as far on in storage: what does is an entry of a mapping or of a list. */
export const leastPlaceOfEntry = 1n << 64n

/** Whether a place is that of an entry, worked out beforehand, which looks like that of a variable. */
export const isWorkedOut = ({ value, term }: Word): boolean => !term && value >= leastPlaceOfEntry

/** How many words an instruction takes to make one of; `undefined` for those that do something else. */
export const operandsOf = (opcode: number): number | undefined => takes[opcode]

const none: Word = { value: 0n }

/** Whether bytes are moved to the right until none is left that is made of something, as for the selector of a call. */
function leaves(opcode: number, a: Word, b: Word): boolean {
  const bytes = opcode === op.shr ? b : a
  const by = opcode === op.shr ? a : b
  if ((opcode !== op.shr && opcode !== op.div) || bytes.term?.kind !== 'bytes' || by.term) return false
  const bits = opcode === op.shr ? small(by.value) : by.value.toString(2).length - 1
  return bytes.term.parts.every(({ place }) => 8 * place >= 256 - bits)
}

/** The word that an instruction makes of its operands, the upmost of the stack first. */
export function make(opcode: number, operands: readonly Word[]): Word {
  const [a = none, b = none, c = none] = operands
  const of = makes[opcode]
  const value = of ? of(a.value, b.value, c.value) : 0n
  if (leaves(opcode, a, b)) return { value }
  return a.term || b.term || c.term ? madeOf(value, { kind: 'made', opcode, operands }, operands) : { value }
}

/** Whether there is anything in a word that can be given to it. */
export const isGiven = ({ term }: Word): boolean => term !== undefined && canBeGiven(term)

const canBeGiven = onceEach(
  (term: Term): boolean =>
    term.kind === 'input' ||
    (term.kind === 'made' && term.operands.some(isGiven)) ||
    (term.kind === 'bytes' && term.parts.some(({ word }) => isGiven(word))),
)

/** Instructions by which bits are cut out of a word. */
export const cuts: ReadonlySet<number> = new Set([op.and, op.shr, op.div])

/** Instructions that tell whether two words are the same. */
export const compared: ReadonlySet<number> = new Set([op.eq, op.sub, op.xor])

/** The two words that a condition compares, and whether it holds where they are the same; `undefined` for other conditions. */
export function comparisonIn({ term }: Word): { readonly pair: readonly [Word, Word]; readonly equal: boolean } | undefined {
  if (term?.kind !== 'made') return undefined
  const [one, other] = term.operands
  if (term.opcode === op.iszero && one) {
    const inner = comparisonIn(one)
    return inner && { ...inner, equal: !inner.equal }
  }
  return compared.has(term.opcode) && one && other ? { pair: [one, other], equal: term.opcode === op.eq } : undefined
}

/** Which of two numbers is no more than the other; `isLess`: it is not as large either. */
export interface Order extends Readonly<Record<'less' | 'more', Word>> {
  readonly isLess: boolean
}

/** What a condition says of two numbers, where it holds, or does not. */
export function orderIn({ term }: Word, holds: boolean): Order | undefined {
  if (term?.kind !== 'made') return undefined
  const [one, other] = term.operands
  if (term.opcode === op.iszero && one) return orderIn(one, !holds)
  if (!one || !other || (term.opcode !== op.lt && term.opcode !== op.gt)) return undefined
  const [less, more] = term.opcode === op.lt ? [one, other] : [other, one]
  return holds ? { less, more, isLess: true } : { less: more, more: less, isLess: false }
}

/** Whether two words were made of the same in the same way. */
export function isSame(one: Word, other: Word): boolean {
  const [a, b] = [one.term, other.term]
  if (!a || !b) return !a && !b && one.value === other.value
  if (a === b) return true
  const areSame = (some: readonly Word[], others: readonly Word[]) =>
    some.length === others.length && some.length > 0 && some.every((word, at) => isSame(word, others[at] ?? none))
  if (a.kind === 'input' && b.kind === 'input')
    return a.call === b.call && a.at === b.at && (a.by && b.by ? isSame(a.by, b.by) : a.by === b.by)
  if (a.kind === 'made' && b.kind === 'made') return a.opcode === b.opcode && areSame(a.operands, b.operands)
  if (a.kind === 'hash' && b.kind === 'hash') return areSame(a.inputs, b.inputs)
  if (a.kind === 'stored' && b.kind === 'stored') return a.account === b.account && isSame(a.slot, b.slot)
  return (a.kind === 'caller' || a.kind === 'time' || a.kind === 'wei' || a.kind === 'size') && a.kind === b.kind && a.call === b.call
}
