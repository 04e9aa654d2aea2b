import { type AbiParameter, checksumAddress, type Hex } from 'viem'

/**
 * The part of the contract ABI that a scan needs (docs.soliditylang.org, "Contract ABI Specification"): addresses, bools,
 * integers, bytes, lists and tuples, without texts and lists of a fixed length. A scan reads and writes megabytes of it, and a coder that is made once per type does
 * that in a tenth of the time of one that looks at the types again for each value.
 */
export interface Codec {
  /** Throws where a value is not one of its type. */
  encode(values: readonly unknown[]): Hex
  /** Throws where the bytes do not hold such values, or point at themselves. */
  decode(data: string): readonly unknown[]
}

/** A type: how long its head is, in bytes, and whether it is a pointer to what stands further behind. */
interface Coder {
  readonly head: number
  readonly dynamic: boolean
  /** Hex without "0x": the value itself, which of a dynamic type stands behind. */
  write(value: unknown): string
  /** `at`: where the head stands; `base`: from where pointers count. */
  read(source: Source, at: number, base: number): unknown
}

interface Source {
  readonly bytes: Buffer
  /** Words that may still be read: each once, and some more, because lists may share what they point at. */
  left: number
}

const word = 32
const mostShared = 8_192

class CodecError extends Error {
  override readonly name = 'CodecError'
}

/** `undefined` for types beyond those above. */
export function codecOf(parameters: readonly AbiParameter[]): Codec | undefined {
  const whole = tupleOf(parameters)
  if (!whole) return undefined
  return {
    encode(values) {
      if (values.length !== parameters.length) throw new CodecError('The number of values is not that of the types.')
      return `0x${whole.write(values)}`
    },
    decode(data) {
      const bytes = Buffer.from(data.slice(2), 'hex')
      if (data.length !== 2 + 2 * bytes.length || !data.startsWith('0x')) throw new CodecError('That is no hex.')
      return whole.read({ bytes, left: bytes.length / word + mostShared }, 0, 0) as readonly unknown[]
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
  const head = members.reduce((sum, member) => sum + member.head, 0)
  return {
    head,
    dynamic: members.some(({ dynamic }) => dynamic),
    write(value) {
      const values = (Array.isArray(value) ? value : names?.map(name => (value as Record<string, unknown>)[name])) as readonly unknown[]
      if (values?.length !== members.length) throw new CodecError('A tuple has other members.')
      return joined(members, values, head)
    },
    read(source, at) {
      let place = at
      const values: unknown[] = []
      const object: Record<string, unknown> = {}
      for (let nth = 0; nth < members.length; nth++) {
        const member = members[nth] as Coder
        const value = member.read(source, place, at)
        place += member.head
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
    write(value) {
      if (!Array.isArray(value)) throw new CodecError('A list is expected.')
      const items = Array.from({ length: value.length }, () => item)
      return number(value.length) + joined(items, value, value.length * item.head)
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

/** Heads, and behind them what they point at. */
function joined(members: readonly Coder[], values: readonly unknown[], heads: number): string {
  let [head, tail] = ['', '']
  for (let nth = 0; nth < members.length; nth++) {
    const member = members[nth] as Coder
    const text = member.write(values[nth])
    if (member.dynamic) {
      head += number(heads + tail.length / 2)
      tail += text
    } else head += text
  }
  return head + tail
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
  write(value) {
    if (typeof value !== 'string' || value.length % 2 !== 0 || !/^0x[0-9a-f]*$/i.test(value)) throw new CodecError('Bytes are expected.')
    const length = value.length / 2 - 1
    return number(length) + value.slice(2) + '00'.repeat((word - (length % word)) % word)
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
  write(value) {
    if (typeof value !== 'string' || !/^0x[0-9a-f]{40}$/i.test(value)) throw new CodecError('An address is expected.')
    return '0'.repeat(24) + value.slice(2).toLowerCase()
  },
  read(source, at) {
    wordAt(source, at)
    return checksumAddress(`0x${source.bytes.toString('hex', at + 12, at + word)}`)
  },
}

const bool: Coder = {
  head: word,
  dynamic: false,
  write(value) {
    if (typeof value !== 'boolean') throw new CodecError('True or false is expected.')
    return number(value ? 1 : 0)
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
  write(value) {
    if (typeof value !== 'string' || value.length !== 2 + 2 * size || !/^0x[0-9a-f]*$/i.test(value))
      throw new CodecError(`${size} bytes are expected.`)
    return value.slice(2).padEnd(2 * word, '0')
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
    write(value) {
      const whole = BigInt(value as bigint | number)
      if (whole < least || whole >= most) throw new CodecError(`That does not fit into ${bits} bits.`)
      return number(whole < 0n ? whole + 2n ** 256n : whole)
    },
    read(source, at) {
      wordAt(source, at)
      const { bytes } = source
      const small = isSmall(bytes, at)
      const raw = small ? BigInt(bytes.readUIntBE(at + 26, 6)) : BigInt(`0x${bytes.toString('hex', at, at + word)}`)
      const value = signed && !small ? BigInt.asIntN(256, raw) : raw
      if (bits > 48) return value
      const told = Number(value)
      if (!Number.isSafeInteger(told)) throw new CodecError('A number is too large.')
      return told
    },
  }
}

const number = (value: bigint | number): string => value.toString(16).padStart(2 * word, '0')

/** Whether a word has no more than 48 bits. */
const isSmall = (bytes: Buffer, at: number): boolean => {
  for (let nth = at; nth < at + 24; nth += 4) if (bytes.readUInt32BE(nth) !== 0) return false
  return bytes.readUInt16BE(at + 24) === 0
}

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
  if (!isSmall(source.bytes, at)) throw new CodecError('A length is beyond all data.')
  return source.bytes.readUIntBE(at + 26, 6)
}
