import { type AbiParameter, checksumAddress, type Hex } from 'viem'
import { isBytes, isBytesOf } from '../hex.ts'
import { digits, number, room, type Target, word, written, zero } from './target.ts'

/**
 * The part of the contract ABI that a scan needs (docs.soliditylang.org, "Contract ABI Specification"): addresses, bools,
 * integers, bytes, lists and tuples, without texts and lists of a fixed length. A scan reads and writes megabytes of it, and a coder that is made once per type does
 * that in a tenth of the time of one that looks at the types again for each value.
 */
export interface Codec {
  /** Throws where a value is not one of its type. `before` is hex that stands in front: "0x", or that and a selector. */
  encode(values: readonly unknown[], before?: Hex): Hex
  /** Throws where the bytes do not hold such values, or point at themselves. */
  decode(data: string): readonly unknown[]
}

/** A type: how long its head is, in bytes, and whether it is a pointer to what stands further behind. */
interface Coder {
  readonly head: number
  readonly dynamic: boolean
  /** A value of fixed length at a place that was kept for it; of a dynamic type behind all else. */
  write(into: Target, value: unknown, at: number): void
  /** `at`: where the head stands; `base`: from where pointers count. */
  read(source: Source, at: number, base: number): unknown
}

interface Source {
  readonly bytes: Buffer
  readonly words: DataView
  /** Words that may still be read: each once, and some more, because lists may share what they point at. */
  left: number
}

/** One more than the largest word. */
const everything = 2n ** 256n
const mostShared = 8_192

class CodecError extends Error {
  override readonly name = 'CodecError'
}

/** `undefined` for types beyond those above. */
export function codecOf(parameters: readonly AbiParameter[]): Codec | undefined {
  const whole = tupleOf(parameters)
  if (!whole) return undefined
  return {
    encode(values, before = '0x') {
      if (values.length !== parameters.length) throw new CodecError('The number of values is not that of the types.')
      return written(into => {
        digits(into, before, before.length / 2)
        whole.write(into, values, whole.dynamic ? into.end : room(into, whole.head))
      }) as Hex
    },
    decode(data) {
      const bytes = Buffer.from(data.slice(2), 'hex')
      if (data.length !== 2 + 2 * bytes.length || !data.startsWith('0x')) throw new CodecError('That is no hex.')
      const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
      return whole.read({ bytes, words, left: bytes.length / word + mostShared }, 0, 0) as readonly unknown[]
    },
  }
}

function coderOf(parameter: AbiParameter): Coder | undefined {
  const { type } = parameter
  if (type.endsWith('[]')) {
    const item = coderOf({ ...parameter, type: type.slice(0, -2) })
    return item && listOf(item)
  }
  if (type === 'tuple') {
    const { components = [] } = parameter as { components?: readonly AbiParameter[] }
    const names = components.map(({ name }) => name)
    const named = names.every(name => name !== undefined && name !== '')
    const members = components.length > 0 ? tupleOf(components, named ? (names as string[]) : undefined) : undefined
    return members && (members.dynamic ? pointed(members) : members)
  }
  if (type === 'bytes') return pointed(bytesOf)
  const size = /^bytes(\d+)$/.exec(type)?.[1]
  if (size !== undefined) return fixedBytes(Number.parseInt(size, 10))
  const [, kind, bits = '256'] = /^(address|bool|uint|int)(\d+)?$/.exec(type) ?? []
  if (kind === 'address' || kind === 'bool') return { address, bool }[kind]
  return kind === undefined ? undefined : integer(Number.parseInt(bits, 10), kind === 'int')
}

/** Members behind one another, first all heads; with names it is an object. `head` and `read` are those of its body. */
function tupleOf(parameters: readonly AbiParameter[], names?: readonly string[]): Coder | undefined {
  const members = parameters.flatMap(parameter => coderOf(parameter) ?? [])
  if (members.length < parameters.length) return undefined
  const head = members.reduce((sum, { head: own }) => sum + own, 0)
  const dynamic = members.some(each => each.dynamic)
  return {
    head,
    dynamic,
    write(into, value, at) {
      const values = (Array.isArray(value) ? value : names?.map(name => (value as Record<string, unknown>)[name])) as readonly unknown[]
      if (values?.length !== members.length) throw new CodecError('A tuple has other members.')
      const start = dynamic ? room(into, head) : at
      let place = start
      for (let nth = 0; nth < members.length; nth++) place = member(into, members[nth] as Coder, values[nth], place, start)
    },
    read(source, at) {
      let place = at
      const values: unknown[] = []
      const object: Record<string, unknown> = {}
      for (let nth = 0; nth < members.length; nth++) {
        const coder = members[nth] as Coder
        const value = coder.read(source, place, at)
        place += coder.head
        if (names) object[names[nth] as string] = value
        else values.push(value)
      }
      return names ? object : values
    },
  }
}

function listOf(item: Coder): Coder {
  return pointed({
    head: word,
    dynamic: true,
    write(into, value) {
      if (!Array.isArray(value)) throw new CodecError('A list is expected.')
      number(into, value.length, room(into, word))
      const start = room(into, value.length * item.head)
      let place = start
      for (let nth = 0; nth < value.length; nth++) place = member(into, item, value[nth], place, start)
    },
    read(source, at) {
      const length = lengthAt(source, at)
      const base = at + word
      if (length * item.head > source.bytes.length - base) throw new CodecError('A list is longer than the data.')
      const values: unknown[] = []
      for (let nth = 0; nth < length; nth++) values.push(item.read(source, base + nth * item.head, base))
      return values
    },
  })
}

/** One value at its place among the heads, or behind them with a pointer there. Tells where the next one stands. */
function member(into: Target, coder: Coder, value: unknown, place: number, start: number): number {
  if (coder.dynamic) number(into, (into.end - start) / 2, place)
  coder.write(into, value, place)
  return place + 2 * coder.head
}

/** The value is reached by a pointer. */
const pointed = (value: Coder): Coder => ({
  head: word,
  dynamic: true,
  write: value.write,
  read(source, at, base) {
    const start = base + lengthAt(source, at)
    return value.read(source, start, start)
  },
})

const bytesOf: Coder = {
  head: word,
  dynamic: true,
  write(into, value) {
    if (!isBytes(value)) throw new CodecError('Bytes are expected.')
    const length = value.length / 2 - 1
    number(into, length, room(into, word))
    digits(into, value.slice(2), word * Math.ceil(length / word))
  },
  read(source, at) {
    const length = lengthAt(source, at)
    const start = at + word
    if (start + length > source.bytes.length) throw new CodecError('Bytes are longer than the data.')
    spend(source, length / word)
    return length === 0 ? '0x' : `0x${source.bytes.toString('hex', start, start + length)}`
  },
}

const address: Coder = {
  head: word,
  dynamic: false,
  write(into, value, at) {
    if (!isBytesOf(value, 20)) throw new CodecError('An address is expected.')
    into.text.write(value.toLowerCase(), at + 22, 'latin1')
    // the rest of "0x" is one of the zeros in front
    into.text[at + 23] = zero
  },
  read(source, at) {
    wordAt(source, at)
    return checksumAddress(`0x${source.bytes.toString('hex', at + 12, at + word)}`)
  },
}

const bool: Coder = {
  head: word,
  dynamic: false,
  write(into, value, at) {
    if (typeof value !== 'boolean') throw new CodecError('True or false is expected.')
    number(into, value ? 1 : 0, at)
  },
  read(source, at) {
    const flag = lengthAt(source, at)
    if (flag > 1) throw new CodecError('That is neither true nor false.')
    return flag === 1
  },
}

const fixedBytes = (size: number): Coder => ({
  head: word,
  dynamic: false,
  write(into, value, at) {
    if (!isBytesOf(value, size)) throw new CodecError(`${size} bytes are expected.`)
    into.text.write(value.slice(2), at, 'latin1')
  },
  read(source, at) {
    wordAt(source, at)
    return `0x${source.bytes.toString('hex', at, at + size)}`
  },
})

/** Up to 48 bits are a number, more a bigint. */
function integer(bits: number, signed: boolean): Coder {
  const size = BigInt(bits)
  const most = 2n ** (signed ? size - 1n : size)
  const least = signed ? -most : 0n
  return {
    head: word,
    dynamic: false,
    write(into, value, at) {
      const whole = BigInt(value as bigint | number)
      if (whole < least || whole >= most) throw new CodecError(`That does not fit into ${bits} bits.`)
      number(into, whole < 0n ? whole + everything : whole, at)
    },
    read(source, at) {
      wordAt(source, at)
      const { bytes, words } = source
      const small = isSmall(words, at)
      // most words are nothing
      if (small && smallAt(words, at) === 0) return bits > 48 ? 0n : 0
      const raw = small ? BigInt(smallAt(words, at)) : BigInt(`0x${bytes.toString('hex', at, at + word)}`)
      const value = signed && !small ? BigInt.asIntN(256, raw) : raw
      if (bits > 48) return value
      const told = Number(value)
      if (!Number.isSafeInteger(told)) throw new CodecError('A number is too large.')
      return told
    },
  }
}

/** Whether a word has no more than 48 bits. */
const isSmall = (words: DataView, at: number): boolean =>
  (words.getInt32(at) |
    words.getInt32(at + 4) |
    words.getInt32(at + 8) |
    words.getInt32(at + 12) |
    words.getInt32(at + 16) |
    words.getInt32(at + 20) |
    words.getInt16(at + 24)) ===
  0

/** The last 48 bits of a word. */
const smallAt = (words: DataView, at: number): number => words.getUint16(at + 26) * 2 ** 32 + words.getUint32(at + 28)

function spend(source: Source, words: number): void {
  source.left -= words
  if (source.left < 0) throw new CodecError('The data point at themselves.')
}

function wordAt(source: Source, at: number): void {
  if (at + word > source.bytes.length) throw new CodecError('The data end too early.')
  spend(source, 1)
}

/** A length or a pointer. */
function lengthAt(source: Source, at: number): number {
  wordAt(source, at)
  if (!isSmall(source.words, at)) throw new CodecError('A length is beyond all data.')
  return smallAt(source.words, at)
}
