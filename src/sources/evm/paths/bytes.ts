import { zeroBits } from './bits.ts'
import { all, anything, digitsOf, inBits, madeOf, ofDigits, op, type Part, small, type Term, type Word } from './words.ts'

/** Bytes of memory, of calldata or of an answer, each with the word that it is a byte of where that was made of something. */
export interface Bytes {
  data: Uint8Array
  size: number
  readonly marks: Map<number, Mark>
  /** The calldata of this call: every byte is one of what it is given. */
  readonly call?: number
  /** By what the place was worked out from which they are taken. */
  readonly by?: Word
  /** From where on nobody knows what lies there, but for what was put there since. */
  loose?: { readonly from: number; readonly known: Set<number> }
}

/** What a byte is one of. */
export interface Mark {
  readonly word: Word
  /** Which byte of it, from the left. */
  readonly index: number
}

/** Most bytes of memory that a run may use. */
export const mostBytes = 65_536

export const noBytes = (): Bytes => ({ data: new Uint8Array(256), size: 0, marks: new Map() })
export const constantBytes = (data: Uint8Array): Bytes => ({ data, size: data.length, marks: new Map() })
export const inputBytes = (data: Uint8Array, call: number): Bytes => ({ data, size: data.length, marks: new Map(), call })

function reserve(bytes: Bytes, end: number): void {
  if (end > bytes.data.length) {
    const larger = new Uint8Array(Math.max(end, 2 * bytes.data.length))
    larger.set(bytes.data)
    bytes.data = larger
  }
  if (end > bytes.size) bytes.size = Math.ceil(end / 32) * 32
}

/** 32 bytes as a number; what lies beyond the end is zero. */
function numberAt({ data, size }: Bytes, at: number): bigint {
  if (at >= size) return 0n
  const end = Math.min(at + 32, size, data.length)
  if (at >= end) return 0n
  const hex = Buffer.from(data.buffer, data.byteOffset + at, end - at).toString('hex')
  return ofDigits(hex) << inBits(32 - (end - at))
}

/** From a place on anything may have been written, as where bytes are copied and somebody chooses how many. */
export function loosen(bytes: Bytes, from: number): void {
  const { loose } = bytes
  const known = new Set([...(loose?.known ?? [])].filter(at => at < from))
  bytes.loose = { from: Math.min(from, loose?.from ?? from), known }
}

/** Notes that it is known what lies in some places. */
function settle({ loose }: Bytes, at: number, count: number): void {
  if (loose) for (let place = Math.max(at, loose.from); place < at + count; place++) loose.known.add(place)
}

function markAt(bytes: Bytes, at: number): Mark | undefined {
  if (bytes.loose && at >= bytes.loose.from && !bytes.loose.known.has(at))
    return { word: { value: 0n, term: anything(op.calldatacopy) }, index: 31 }
  if (bytes.call === undefined) return bytes.marks.get(at)
  // bytes of a call are known by their place alone: what they are is read with the word that they end up in
  return { word: { value: 0n, term: { kind: 'input', call: bytes.call, at, ...(bytes.by && { by: bytes.by }) } }, index: 0 }
}

const inputOf = ({ word: { term } }: Mark): Extract<Term, { kind: 'input' }> | undefined => (term?.kind === 'input' ? term : undefined)

/** Whether a byte goes on with what the one before it is a byte of. */
function goesOn(before: Mark, count: number, mark: Mark): boolean {
  const [from, to] = [inputOf(before), inputOf(mark)]
  if (from && to) return from.call === to.call && from.by === to.by && from.at + before.index + count === to.at + mark.index
  return before.word === mark.word && before.index + count === mark.index
}

/** The word that lies from a byte on. */
export function load(bytes: Bytes, at: number): Word {
  const value = numberAt(bytes, at)
  if (bytes.call !== undefined) return { value, term: { kind: 'input', call: bytes.call, at } }
  if (bytes.marks.size === 0 && !bytes.loose) return { value }
  const parts: Part[] = []
  for (let place = 0; place < 32; ) {
    const mark = markAt(bytes, at + place)
    let count = 1
    if (mark) {
      for (let next = markAt(bytes, at + place + count); place + count < 32 && next && goesOn(mark, count, next); ) {
        count++
        next = markAt(bytes, at + place + count)
      }
      parts.push(partOf(mark, count, place))
    }
    place += count
  }
  const [only] = parts
  if (!only) return { value }
  if (parts.length === 1 && isWhole(only, value)) return { ...only.word, value }
  return madeOf(
    value,
    { kind: 'bytes', parts },
    parts.map(({ word }) => word),
  )
}

/** Whether bytes of a word at their own place are all that is in it: there is nothing beside them, nor in the word. */
function isWhole({ word, first, count, place }: Part, value: bigint): boolean {
  if (count === 32) return true
  const beside = all & ~(((1n << inBits(count)) - 1n) << inBits(32 - place - count))
  return first === place && (value & beside) === 0n && (zeroBits(word) & beside) === beside
}

/** Bytes of a call are those from their own place on. */
function partOf(mark: Mark, count: number, place: number): Part {
  const input = inputOf(mark)
  if (!input) return { word: mark.word, first: mark.index, count, place }
  return { word: { value: 0n, term: { ...input, at: input.at + mark.index } }, first: 0, count, place }
}

export function store(bytes: Bytes, at: number, word: Word): void {
  reserve(bytes, at + 32)
  settle(bytes, at, 32)
  bytes.data.set(Buffer.from(digitsOf(word.value), 'hex'), at)
  const { term } = word
  if (!term && bytes.marks.size === 0) return
  const isMixed = term?.kind === 'bytes' || (term?.kind === 'made' && term.opcode === op.or)
  for (let index = 0; index < 32; index++) {
    const mark = isMixed ? markIn(word, index) : term && { word, index }
    if (mark) bytes.marks.set(at + index, mark)
    else bytes.marks.delete(at + index)
  }
}

/** What a byte of a word is a byte of; nothing where it is the same whatever is given, as where a selector is put before what is said. */
function markIn(word: Word, index: number, left = mostNested): Mark | undefined {
  const { term } = word
  if (!term) return undefined
  if (left === 0) return { word, index }
  if (term.kind === 'bytes') {
    const part = term.parts.find(({ place, count }) => place <= index && index < place + count)
    return part && { word: part.word, index: part.first + index - part.place }
  }
  if (term.kind !== 'made' || (term.opcode !== op.and && term.opcode !== op.or)) return { word, index }
  const sides = term.operands.map(of => ({ mark: markIn(of, index, left - 1), value: byteOf(of, index) }))
  const fixed = sides.filter(({ mark }) => !mark)
  const [free, ...others] = sides.flatMap(({ mark }) => mark ?? [])
  // what nobody gives, or what is cut away with a constant, is the same for everybody
  if (!free || (term.opcode === op.and && fixed.some(({ value }) => value === 0n))) return undefined
  // what is cut out with a constant, or put beside one, stays what it was
  const idle = term.opcode === op.and ? 0xffn : 0n
  return others.length === 0 && fixed.every(({ value }) => value === idle) ? free : { word, index }
}

/** Selectors are put before what stands there in two or three steps; who nests deeper wants it to take long. */
const mostNested = 6

const byteOf = ({ value }: Word, index: number): bigint => (value >> inBits(31 - index)) & 0xffn

export function storeByte(bytes: Bytes, at: number, word: Word): void {
  reserve(bytes, at + 1)
  settle(bytes, at, 1)
  bytes.data[at] = small(word.value & 0xffn)
  if (word.term) bytes.marks.set(at, { word, index: 31 })
  else bytes.marks.delete(at)
}

/** Copies bytes, with zeros for what lies beyond the end of the source. */
export function copy(to: Bytes, at: number, from: Bytes, start: number, count: number): void {
  if (count === 0) return
  reserve(to, at + count)
  const taken = start < from.size ? from.data.slice(start, Math.min(start + count, from.size)) : new Uint8Array(0)
  const isMarked = from.call !== undefined || from.marks.size > 0
  const marked = from.loose ? count : isMarked ? taken.length : 0
  const marks = Array.from({ length: marked }, (_, index) => markAt(from, start + index))
  settle(to, at, count)
  to.data.fill(0, at, at + count)
  to.data.set(taken, at)
  if (marks.length === 0 && to.marks.size === 0) return
  for (let index = 0; index < count; index++) {
    const mark = marks[index]
    if (mark) to.marks.set(at + index, mark)
    else to.marks.delete(at + index)
  }
}

/** Some of the bytes, by themselves. */
export function slice(bytes: Bytes, at: number, count: number): Bytes {
  const cut: Bytes = { data: new Uint8Array(count), size: 0, marks: new Map() }
  copy(cut, 0, bytes, at, count)
  cut.size = count
  return cut
}
