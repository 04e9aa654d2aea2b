import fc from 'fast-check'
import { type AbiParameter, decodeAbiParameters, encodeAbiParameters, type Hex, parseAbiParameters } from 'viem'
import { describe, expect, test } from 'vitest'
import { codecOf } from '../../../src/sources/evm/codec.ts'

fc.configureGlobal({ seed: 1, numRuns: 300 })

const parsed = (types: string) => parseAbiParameters(types) as readonly AbiParameter[]
const must = (types: string) => {
  const codec = codecOf(parsed(types))
  if (!codec) throw new Error(`There is no codec for ${types}.`)
  return codec
}

const hex = (size: number) => fc.uint8Array({ minLength: size, maxLength: size }).map(bytes => `0x${Buffer.from(bytes).toString('hex')}`)
const text = fc.uint8Array({ maxLength: 70 }).map(bytes => `0x${Buffer.from(bytes).toString('hex')}`)
const whole = (bits: number) => fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) - 1n })
const signed = (bits: number) => fc.bigInt({ min: -(2n ** BigInt(bits - 1)), max: 2n ** BigInt(bits - 1) - 1n })
const act = fc.record({ ok: fc.boolean(), answer: text, gasUsed: whole(256) })

/** Types as the sources write them, with values. */
const samples: readonly [string, fc.Arbitrary<readonly unknown[]>][] = [
  ['address,bool', fc.tuple(hex(20), fc.boolean())],
  ['uint256,int256', fc.tuple(whole(256), signed(256))],
  ['uint24,int24,uint48,int48', fc.tuple(fc.nat(2 ** 24 - 1), fc.integer({ min: -(2 ** 23), max: 2 ** 23 - 1 }), fc.nat(9), fc.nat(9))],
  ['int128,uint56', fc.tuple(signed(128), whole(56))],
  ['bytes,bytes32,bytes4', fc.tuple(text, hex(32), hex(4))],
  ['address[],address', fc.tuple(fc.array(hex(20)), hex(20))],
  [
    '(bool ok, bytes answer, uint256 gasUsed)[] a, (bool ok, bytes answer, uint256 gasUsed)[][] b',
    fc.tuple(fc.array(act), fc.array(fc.array(act))),
  ],
  [
    '(address,address,uint256,uint256,bool,bytes)[][]',
    fc.tuple(fc.array(fc.array(fc.tuple(hex(20), hex(20), whole(256), whole(8), fc.boolean(), text)))),
  ],
  [
    '(uint256 a, (bytes32 b, uint8 c)[] d) e, (address,bool)',
    fc.tuple(fc.record({ a: whole(9), d: fc.array(fc.record({ b: hex(32), c: fc.nat(255) })) }), fc.tuple(hex(20), fc.boolean())),
  ],
  ['bytes[],uint256[][]', fc.tuple(fc.array(text), fc.array(fc.array(whole(64))))],
]

describe.each(samples)('%s', (types, values) => {
  test('is written and read as viem does', () => {
    fc.assert(
      fc.property(values, sample => {
        const data = encodeAbiParameters(parsed(types), sample as unknown[])
        expect(must(types).encode(sample)).toBe(data)
        expect(must(types).decode(data)).toEqual(decodeAbiParameters(parsed(types), data))
      }),
    )
  })

  test('bytes that were changed or cut are refused or read as viem does', () => {
    const word = fc.oneof(fc.nat(400).map(BigInt), whole(256), fc.constantFrom(0n, 1n, 32n, 64n, 2n ** 255n, 2n ** 64n))
    fc.assert(
      fc.property(values, fc.nat(), word, fc.nat(3), (sample, place, value, lost) => {
        const data = encodeAbiParameters(parsed(types), sample as unknown[]).slice(2)
        const at = 64 * (place % (data.length / 64))
        const cut = lost === 0 ? data.length - 64 : data.length
        const changed = `0x${(data.slice(0, at) + value.toString(16).padStart(64, '0') + data.slice(at + 64)).slice(0, cut)}` as Hex
        const [mine, theirs] = [read(() => must(types).decode(changed)), read(() => decodeAbiParameters(parsed(types), changed))]
        expect(mine).toEqual(theirs)
      }),
    )
  })
})

function read(decode: () => unknown): unknown {
  try {
    return decode()
  } catch {
    return 'refused'
  }
}

describe('hostile bytes', () => {
  test('a list of lists that all point at one list of lists comes to an end', () => {
    const words = (...values: number[]) => values.map(value => value.toString(16).padStart(64, '0')).join('')
    const many = 2_000
    // each entry of the outer list points behind the pointers, at one list of two thousand
    const pointers = Array.from({ length: many }, () => many * 32)
    const data = `0x${words(32, many, ...pointers, many, ...Array.from({ length: many }, () => 7))}`
    expect(() => must('uint256[][]').decode(data)).toThrow('point at themselves')
  })

  test.each(['', '0x0', '0x', `0x${'zz'.repeat(32)}`, `0x${'0'.repeat(63)}`])('%s', data => {
    expect(() => must('uint256').decode(data)).toThrow()
  })
})

test('bytes that are longer than all before them are written as they are', () => {
  const long = `0x${'5a'.repeat(700_001)}`
  const { encode, decode } = must('bytes,uint256')
  const text = encode([long, 7n])
  expect(text.length).toBe(2 + 2 * (32 * 3 + 700_032))
  expect(text.slice(2 + 64 * 3)).toBe(`${long.slice(2)}${'00'.repeat(31)}`)
  expect(decode(text)).toEqual([long, 7n])
})

test('values that do not fit are refused', () => {
  const wrong: [string, unknown][] = [
    ['address', '0x12'],
    ['uint8', 256n],
    ['uint8', -1n],
    ['int8', 128n],
    ['bool', 1],
    ['bytes', '0x123'],
    ['bytes4', '0x123456'],
    ['uint256[]', 1n],
    ['(uint256,uint256)', [1n]],
  ]
  for (const [types, value] of wrong) expect(() => must(types).encode([value]), types).toThrow()
  expect(() => must('uint8,uint8').encode([1n])).toThrow()
})

test('texts and lists of a fixed length are left to others', () => {
  for (const types of ['string', 'uint256[2]', '(uint256,string)[]']) expect(codecOf(parsed(types))).toBeUndefined()
})
