import { zeroBits } from './bits.ts'
import { all, anything, digitsOf, inBits, madeOf, ofDigits, op, type Part, small, type Word } from './words.ts'

/** Bytes of memory, of calldata or of an answer, each with the word that it is a byte of where that was made of something. */
export interface Bytes {
  data: Uint8Array
  size: number
  /** Of which word a byte is one, by its place; nothing where it is the same whatever is given, and behind the last that is one of a word. */
  readonly words: (Word | undefined)[]
  /** Which byte of it each is, from the left. */
  readonly indexes: number[]
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

export const noBytes = (): Bytes => ({ data: new Uint8Array(256), size: 0, words: [], indexes: [] })
export const constantBytes = (data: Uint8Array): Bytes => ({ data, size: data.length, words: [], indexes: [] })
export const inputBytes = (data: Uint8Array, call: number): Bytes => ({ ...constantBytes(data), call })

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

/**
 * The calldata of a call as one word, of which every byte is one: what they are is read with the word that they end up in. It begins before
 * them, where no word is read from.
 */
const inputOf = ({ call = 0, by }: Bytes): Word => ({ value: 0n, term: { kind: 'input', call, at: before, ...(by && { by }) } })
const before = -1

/** Nobody knows what lies there: each byte is one of a word that is the same as no other. */
const unknown = (): Word => ({ value: 0n, term: anything(op.calldatacopy) })

const isUnknown = ({ loose }: Bytes, at: number): boolean => loose !== undefined && at >= loose.from && !loose.known.has(at)

/** What a byte is one of, as far as it was put there; of the calldata of a call nothing is told. */
export function markOf({ words, indexes }: Pick<Bytes, 'words' | 'indexes'>, at: number): Mark | undefined {
  const [word, index = 0] = [words[at], indexes[at]]
  if (word?.term?.kind !== 'input' || word.term.at !== before) return word && { word, index }
  return { word: { value: 0n, term: { ...word.term, at: word.term.at + index } }, index: 0 }
}

/** The same of each byte that is one of something. */
export const marksOf = (bytes: Pick<Bytes, 'words' | 'indexes'>): Mark[] =>
  bytes.words.flatMap((word, at) => (word === undefined ? [] : (markOf(bytes, at) ?? [])))

/** Whether one byte goes on with what another is one of: the other is the one before it, or some more behind that. */
function goesOn(one: Word, count: number, word: Word, index: number): boolean {
  if (one === word) return count === index
  const [from, to] = [one.term, word.term]
  if (from?.kind !== 'input' || to?.kind !== 'input') return false
  return from.call === to.call && from.by === to.by && from.at + count === to.at + index
}

/** The word that lies from a byte on. */
export function load(bytes: Bytes, at: number): Word {
  const value = numberAt(bytes, at)
  if (bytes.call !== undefined) return { value, term: { kind: 'input', call: bytes.call, at } }
  const { words, indexes, loose } = bytes
  if (words.length <= at && !loose) return { value }
  const parts: Part[] = []
  for (let place = 0; place < 32; ) {
    const isLost = isUnknown(bytes, at + place)
    const word = isLost ? unknown() : words[at + place]
    let count = 1
    if (word) {
      const first = isLost ? 31 : (indexes[at + place] as number)
      while (!isLost && place + count < 32 && !isUnknown(bytes, at + place + count)) {
        const next = words[at + place + count]
        if (!next || !goesOn(word, first + count, next, indexes[at + place + count] as number)) break
        count++
      }
      parts.push(partOf(word, first, count, place))
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
function partOf(word: Word, first: number, count: number, place: number): Part {
  if (word.term?.kind !== 'input') return { word, first, count, place }
  return { word: { value: 0n, term: { ...word.term, at: word.term.at + first } }, first: 0, count, place }
}

export function store(bytes: Bytes, at: number, word: Word): void {
  reserve(bytes, at + 32)
  settle(bytes, at, 32)
  bytes.data.set(Buffer.from(digitsOf(word.value), 'hex'), at)
  const { term } = word
  const { words, indexes } = bytes
  if (!term && words.length <= at) return
  lengthen(bytes, at + 32)
  const isMixed = term?.kind === 'bytes' || (term?.kind === 'made' && term.opcode === op.or)
  for (let index = 0; index < 32; index++) {
    const mark = isMixed ? markIn(word, index) : undefined
    words[at + index] = isMixed ? mark?.word : term && word
    indexes[at + index] = mark ? mark.index : index
  }
}

/** Room for what bytes up to a place are bytes of. */
function lengthen({ words, indexes }: Bytes, end: number): void {
  for (let at = words.length; at < end; at++) {
    words.push(undefined)
    indexes.push(0)
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
  if (!word.term && bytes.words.length <= at) return
  lengthen(bytes, at + 1)
  bytes.words[at] = word.term && word
  bytes.indexes[at] = 31
}

/** Copies bytes, with zeros for what lies beyond the end of the source. */
export function copy(to: Bytes, at: number, from: Bytes, start: number, count: number): void {
  if (count === 0) return
  reserve(to, at + count)
  const taken = start < from.size ? from.data.slice(start, Math.min(start + count, from.size)) : new Uint8Array(0)
  const { call, loose } = from
  // as they lie now: it may be copied within itself
  const end = start + (call === undefined && !loose ? Math.min(taken.length, Math.max(0, from.words.length - start)) : count)
  const [words, indexes] = call === undefined ? [from.words.slice(start, end), from.indexes.slice(start, end)] : [[], []]
  const input = call === undefined ? undefined : inputOf(from)
  const lost = loose && Array.from({ length: count }, (_, index) => isUnknown(from, start + index))
  settle(to, at, count)
  to.data.fill(0, at, at + count)
  to.data.set(taken, at)
  if (!input && !lost && words.length === 0 && to.words.length <= at) return
  lengthen(to, at + count)
  // of what lies behind the end of calldata nobody is told, but where it is loose
  const given = input ? (loose ? count : taken.length) : 0
  for (let index = 0; index < count; index++) {
    const isLost = lost?.[index] === true
    const word = words[index]
    to.words[at + index] = isLost ? unknown() : input && index < given ? input : word
    to.indexes[at + index] = isLost ? 31 : input ? start + index - before : word ? (indexes[index] as number) : 0
  }
}

/** Some of the bytes, by themselves. */
export function slice(bytes: Bytes, at: number, count: number): Bytes {
  const cut: Bytes = constantBytes(new Uint8Array(count))
  copy(cut, 0, bytes, at, count)
  cut.size = count
  return cut
}
