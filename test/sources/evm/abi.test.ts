import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addressOf,
  decodeValues,
  encodeCall,
  encodeValues,
  parametersOf,
  revertReason,
  textOf,
  wordOf,
} from '../../../src/sources/evm/abi.ts'

fc.configureGlobal({ seed: 1, numRuns: 300 })

const bytes = fc.uint8Array({ maxLength: 300 }).map(array => `0x${Buffer.from(array).toString('hex')}`)
const text = (value: string) => encodeValues('string', [value])
const bytes32 = (value: string) => `0x${Buffer.from(value).toString('hex').padEnd(64, '0')}`

test('calldata is selector and arguments, as the ABI specification has them', () => {
  expect(encodeCall('totalSupply()')).toBe('0x18160ddd')
  expect(encodeCall('isSanctioned(address)', `0x${'12'.repeat(20)}`)).toBe(`0xdf592f7d${'0'.repeat(24)}${'12'.repeat(20)}`)
  expect(encodeCall('transfer(address,uint256)', `0x${'12'.repeat(20)}`, 1n)).toMatch(/^0xa9059cbb0{24}(12){20}0{63}1$/)
  expect(parametersOf('')).toEqual([])
  expect(parametersOf('uint257,')).toBeUndefined()
})

test('values of a tuple survive both ways', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.string({ unit: 'grapheme' }), fc.boolean(), (number, name, flag) => {
      expect(decodeValues('uint256, string, bool', encodeValues('uint256, string, bool', [number, name, flag]))).toEqual([
        number,
        name,
        flag,
      ])
    }),
  )
})

test('bytes that do not hold the values make no values, and never throw', () => {
  expect(['0x', '0x00', 'no hex', `0x${'f'.repeat(64)}`].map(data => decodeValues('string', data))).toEqual(Array(4).fill(undefined))
  expect(decodeValues('bool', `0x${'0'.repeat(63)}2`)).toBeUndefined()
  fc.assert(
    fc.property(bytes, data => {
      for (const types of ['string', 'bytes', 'uint256[]', 'address', '(uint256 a, bytes b)[]']) decodeValues(types, data)
      for (const read of [wordOf, addressOf, textOf, revertReason]) read(data)
    }),
  )
})

test('a word is exactly 32 bytes', () => {
  expect(wordOf(`0x${'f'.repeat(64)}`)).toBe(2n ** 256n - 1n)
  expect(['0x', '0x0', `0x${'0'.repeat(62)}`, `0x${'0'.repeat(66)}`, `0x${'0'.repeat(128)}`, `0x${'g'.repeat(64)}`].map(wordOf)).toEqual(
    Array(6).fill(undefined),
  )
})

test('an address is a word with twelve empty bytes in front, in small letters', () => {
  expect(addressOf(`0x${'0'.repeat(24)}${'Ab'.repeat(20)}`)).toBe(`0x${'ab'.repeat(20)}`)
  expect([`0x1${'0'.repeat(23)}${'ab'.repeat(20)}`, `0x${'ab'.repeat(20)}`, '0x'].map(addressOf)).toEqual([undefined, undefined, undefined])
})

describe('text of a contract', () => {
  test('a string, and the 32 bytes of old tokens', () => {
    expect(textOf(text('USD Coin'))).toBe('USD Coin')
    expect(textOf(bytes32('Maker'))).toBe('Maker')
    expect(textOf(bytes32('thirty-two characters in a word!'))).toBe('thirty-two characters in a word!')
    expect(textOf(bytes32(''))).toBe('')
    expect(textOf(text(''))).toBe('')
  })

  test('is cut by characters, not within one', () => {
    expect(textOf(text('a'.repeat(1_000_000)), 100)).toBe('a'.repeat(100))
    expect(textOf(text('🐶'.repeat(300)), 100)).toBe('🐶'.repeat(100))
    expect(textOf(text('a'.repeat(1_000_000)))).toHaveLength(256)
  })

  test('bytes that are no UTF-8 become the replacement character', () => {
    expect(textOf(encodeValues('bytes', ['0x41ff42']))).toBe('A\ufffdB')
    expect(textOf(`0xff41${'0'.repeat(60)}`)).toBe('\ufffdA')
  })

  test('no text where there is none', () => {
    expect(['0x', '0x00', text('USD Coin').slice(0, -64), `0x${'f'.repeat(128)}`].map(data => textOf(data))).toEqual(
      Array(4).fill(undefined),
    )
  })

  test('a name longer than what the read brings back is no name', () => {
    expect(textOf(text('a'.repeat(1_000_000)).slice(0, 2 + 2 * 1_024), 100)).toBeUndefined()
  })

  test('any text comes back, up to the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.nat(40), (value, most) => {
        const wellFormed = new TextDecoder('utf-8', { ignoreBOM: false }).decode(Buffer.from(value))
        expect(textOf(text(value), most)).toBe([...wellFormed].slice(0, most).join(''))
      }),
    )
  })
})

describe('why a call failed', () => {
  const reasons: [string, string, string | undefined][] = [
    ['Error(string)', `0x08c379a0${text('TransferHelper: TRANSFER_FROM_FAILED').slice(2)}`, 'TransferHelper: TRANSFER_FROM_FAILED'],
    ['Error(string) of a megabyte', `0x08c379a0${text('no'.repeat(500_000)).slice(2)}`, 'no'.repeat(50)],
    ['Error(string) without its text', '0x08c379a0', undefined],
    ['Panic(uint256)', `0x4e487b71${'11'.padStart(64, '0')}`, 'panic 17'],
    ['Panic without its number', '0x4e487b71', 'panic'],
    ['an error of its own', `0xdeadbeef${'0'.repeat(64)}`, 'error 0xdeadbeef'],
    ['no data', '0x', undefined],
    ['less than a selector', '0x123456', undefined],
  ]
  test.each(reasons)('%s', (_, data, reason) => {
    expect(revertReason(data)).toBe(reason)
  })
})
