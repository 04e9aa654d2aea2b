import { crc32 } from 'node:zlib'
import { ByronAddress } from '@emurgo/cardano-serialization-lib-nodejs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byronNetwork, fromByron } from '../../../src/chains/encoding/byron.ts'

fc.configureGlobal({ seed: 1, numRuns: 300 })

const fromHex = (text: string) => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'))

const root = '58 1c ba970ad36654d8dd8f74274b733452ddeab9a62a397746be3c42ccdd'
const path = '01 58 1e 58 1c 9b1771bd305e4a6a5a37e8a962ed18fb0a339639e039355feecaa7ff'
const magic = '02 45 1a 4170cb17'
const icarus = fromHex(`83 ${root} a0 00`)

/** An address around `inner`: CBOR of an array of two, tag 24, the bytes, their CRC-32. */
function wrapped(inner: Uint8Array, sum = crc32(inner)): Uint8Array {
  const digits = Buffer.alloc(4)
  digits.writeUInt32BE(sum)
  return Uint8Array.of(0x82, 0xd8, 0x18, 0x58, inner.length, ...inner, 0x1a, ...digits)
}

const acceptedByLibrary = (bytes: Uint8Array): boolean => {
  try {
    return ByronAddress.from_bytes(bytes).to_bytes().length === bytes.length
  } catch {
    return false
  }
}

describe('CIP-19, annex on Byron: the envelope', () => {
  test('holds the bytes whose CRC-32 it names', () => {
    expect(fromByron(fromHex(`82 d818 58 21 83 ${root} a0 00 1a 9026da5b`))).toEqual(icarus)
  })

  test('a CRC-32 of other bytes is a wrong checksum', () => {
    expect(fromByron(wrapped(icarus, crc32(icarus) - 1))).toBe('checksum')
  })

  test.each([
    ['nothing', ''],
    ['an array of three', '83 d818 41 00 00'],
    ['another tag', '82 d819 41 00 00'],
    ['text in place of bytes', '82 d818 61 00 00'],
    ['bytes of indefinite length', '82 d818 5f 41 00 ff 00'],
    ['a length of two bytes', '82 d818 59 0001 00 00'],
    ['fewer bytes than announced', '82 d818 42 00'],
    ['no checksum', '82 d818 41 00'],
    ['a negative checksum', '82 d818 41 00 20'],
    ['a checksum cut short', '82 d818 41 00 1a d202ef'],
    ['a byte behind the checksum', '82 d818 41 00 1a d202ef8d 00'],
    ['a byte behind a short checksum', '82 d818 41 00 17 00'],
    ['a checksum of eight bytes', '82 d818 41 00 1b 00000000d202ef8d'],
  ])('%s: no Byron address', (_, hex) => {
    expect(fromByron(fromHex(hex))).toBeUndefined()
  })

  test('any bytes come back, and no bytes with one bit flipped', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 24, maxLength: 80 }), fc.nat({ max: 24 * 8 - 1 }), (inner, bit) => {
        const address = wrapped(inner)
        expect(fromByron(address)).toEqual(inner)
        const flipped = address.map((byte, index) => (index === 5 + (bit >> 3) ? byte ^ (1 << (bit & 7)) : byte))
        expect(fromByron(flipped)).toBe('checksum')
      }),
    )
  })
})

describe('CIP-19, annex on Byron: the network', () => {
  test.each([
    ['no attributes', 'mainnet', `83 ${root} a0 00`],
    ['a derivation path', 'mainnet', `83 ${root} a1 ${path} 00`],
    ['a redemption key', 'mainnet', `83 ${root} a0 02`],
    ['a magic number', 'test', `83 ${root} a1 ${magic} 00`],
    ['a derivation path and a magic number', 'test', `83 ${root} a2 ${path} ${magic} 00`],
  ])('%s: %s', (_, network, hex) => {
    expect(byronNetwork(fromHex(hex))).toBe(network)
    expect(acceptedByLibrary(wrapped(fromHex(hex)))).toBe(true)
  })

  test.each([
    ['nothing', ''],
    ['one zero', '00'],
    ['an array of two', `82 ${root} a0 00`],
    ['a root of 27 bytes', `83 58 1b ${root.slice(8)} a0 00`],
    ['no attributes at all', `83 ${root}`],
    ['an array for attributes', `83 ${root} 80 00`],
    ['fewer attributes than announced', `83 ${root} a2 ${path} 00`],
    ['more attributes than announced', `83 ${root} a0 ${path} 00`],
    ['an attribute that is no bytes', `83 ${root} a1 01 00 00`],
    ['no type', `83 ${root} a0`],
    ['an unknown type', `83 ${root} a0 03`],
    ['a byte behind the type', `83 ${root} a0 00 00`],
  ])('%s: no Byron address, and none for cardano-serialization-lib', (_, hex) => {
    expect(byronNetwork(fromHex(hex))).toBeUndefined()
    expect(acceptedByLibrary(wrapped(fromHex(hex)))).toBe(false)
  })

  test('any root hash is accepted, by cardano-serialization-lib too', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 28, maxLength: 28 }), hash => {
        const inner = Uint8Array.of(0x83, 0x58, 28, ...hash, 0xa0, 0)
        expect(byronNetwork(inner)).toBe('mainnet')
        expect(acceptedByLibrary(wrapped(inner))).toBe(true)
      }),
    )
  })
})
