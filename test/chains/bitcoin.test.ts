import { bech32, bech32m } from '@scure/base'
import { Network, validate } from 'bitcoin-address-validation'
import { encodeBase58, sha256 } from 'ethers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAddress } from '../../src/chains/chain.ts'
import { chainById } from '../../src/chains/index.ts'
import { withTypingError } from './typing-error.ts'

fc.configureGlobal({ seed: 1, numRuns: 300 })

const { family } = chainById(0)

describe('legacy addresses', () => {
  test.each([
    ['of the genesis block (P2PKH)', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['of a script (P2SH)', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ['of the empty hash', '1111111111111111111114oLvT2'],
    ['whose many leading ones give it the form of bech32', '111111111111111111117TDMMQQ'],
  ])('the address %s is accepted as it stands', (_, text) => {
    expect(family.parse(text)).toBe(text)
    expect(validate(text, Network.mainnet)).toBe(true)
  })

  test.each([
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'the last character replaced'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7Divfna', 'the last capital small'],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNyL', 'two characters swapped'],
  ])('%s has a wrong checksum: %s', text => {
    expect(family.parse(text)).toEqual({ kind: 'checksum' })
  })

  test.each([
    ['a Bitcoin testnet address', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['a Bitcoin testnet address', '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc'],
    ['a Litecoin address', 'LWrD3KfnLHK9uVa3KYkM88gJ3xNTBudycq'],
  ])('it is %s: %s', (what, text) => {
    expect(family.parse(text)).toEqual({ kind: 'network', why: `it is ${what}` })
  })
})

describe('BIP-173 and BIP-350: segwit addresses', () => {
  test.each([
    ['BIP-173, version 0', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
    ['BIP-84', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    ['BIP-86', 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'],
    ['BIP-350, version 1, 40 bytes', 'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y'],
    ['BIP-350, version 1, 32 bytes', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
    ['BIP-350, version 2', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
    ['BIP-350, version 16', 'BC1SW50QGDZ25J'],
  ])('%s: %s is accepted in small letters', (_, text) => {
    expect(family.parse(text)).toBe(text.toLowerCase())
    expect(validate(text, Network.mainnet)).toBe(true)
  })

  test.each([
    ['BIP-173', 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'a Bitcoin testnet address'],
    ['BIP-173', 'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy', 'a Bitcoin testnet address'],
    ['BIP-350', 'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c', 'a Bitcoin testnet address'],
    ['SLIP-173', 'bcrt1q07ztrvqnu5lz3xzeke2jzkg7pqcz4fv5u9x7v9', 'a Bitcoin regtest address'],
    ['SLIP-173', 'ltc1q07ztrvqnu5lz3xzeke2jzkg7pqcz4fv5sk7yc0', 'a Litecoin address'],
  ])('%s: %s is %s', (_, text, what) => {
    expect(family.parse(text)).toEqual({ kind: 'network', why: `it is ${what}` })
  })

  const bech32InPlaceOfBech32m = 'bech32 in place of bech32m'
  test.each([
    ['BIP-173', 'tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty', 'unknown prefix'],
    ['BIP-173', 'BC13W508D6QEJXTDG4Y5R3ZARVARY0C5XW7KN40WF2', 'version 17'],
    ['BIP-173', 'bc1rw5uspcuh', 'program of one byte'],
    ['BIP-173', 'bc10w508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kw5rljs90', 'program of 41 bytes'],
    ['BIP-173', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'program of 16 bytes for version 0'],
    ['BIP-173', 'bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du', 'padding of more than 4 bits'],
    ['BIP-173', 'bc1gmk9yu', 'no data'],
    ['BIP-350', 'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7k7grplx', bech32InPlaceOfBech32m],
    ['BIP-350', 'BC1SW50QA3JX3S', bech32InPlaceOfBech32m],
    ['BIP-350', 'bc1zw508d6qejxtdg4y5r3zarvaryvg6kdaj', bech32InPlaceOfBech32m],
    ['BIP-350', 'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut', 'unknown prefix'],
    ['BIP-350', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', bech32InPlaceOfBech32m],
    ['BIP-350', 'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', bech32InPlaceOfBech32m],
    ['BIP-350', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'bech32m in place of bech32'],
    ['BIP-350', 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'a character outside the alphabet'],
    ['BIP-350', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'version 17'],
    ['BIP-350', 'bc1pw5dgrnzv', 'program of one byte'],
    ['BIP-350', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav', 'program of 41 bytes'],
    ['BIP-350', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf', 'padding of more than 4 bits'],
    ['BIP-350', 'bc1gmk9yu', 'no data'],
  ])('%s: %s is misshapen: %s', (_, text) => {
    expect(family.parse(text)).toMatchObject({ kind: 'shape' })
    expect(validate(text, Network.mainnet)).toBe(false)
  })

  test.each(['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sL5k7', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kV8f3t4'])(
    'BIP-173: %s mixes its cases',
    text => {
      expect(family.parse(text)).toEqual({ kind: 'shape' })
    },
  )

  test.each([
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T5',
    'bc1qw508d6qejxtdg4y5r3zarvayr0c5xw7kv8f3t4',
  ])('BIP-173: %s has a wrong checksum', text => {
    expect(family.parse(text)).toEqual({ kind: 'checksum' })
  })
})

const bytes = (minLength: number, maxLength = minLength) => fc.uint8Array({ minLength, maxLength })

const base58Check = (version: number, hash: Uint8Array): string => {
  const payload = Uint8Array.of(version, ...hash)
  return encodeBase58(Uint8Array.of(...payload, ...Buffer.from(sha256(sha256(payload)).slice(2, 10), 'hex')))
}
const legacy = fc.tuple(fc.constantFrom(0x00, 0x05), bytes(20)).map(([version, hash]) => base58Check(version, hash))
const version0 = fc.oneof(bytes(20), bytes(32)).map(program => bech32.encode('bc', [0, ...bech32.toWords(program)]))
const laterVersions = fc
  .tuple(fc.integer({ min: 1, max: 16 }), bytes(2, 40))
  .map(([version, program]) => bech32m.encode('bc', [version, ...bech32m.toWords(program)]))

describe('bitcoin-address-validation', () => {
  test.each([
    ['legacy', legacy],
    ['version 0', version0],
    ['versions 1 to 16', laterVersions],
  ])('accepts what we accept: %s', (_, addresses) => {
    fc.assert(
      fc.property(addresses, text => {
        expect(family.parse(text)).toBe(text)
        expect(validate(text, Network.mainnet)).toBe(true)
      }),
    )
  })

  test('agrees that a QR code may show segwit addresses in capitals', () => {
    fc.assert(
      fc.property(fc.oneof(version0, laterVersions), text => {
        expect(family.parse(text.toUpperCase())).toBe(text)
        expect(validate(text.toUpperCase(), Network.mainnet)).toBe(true)
      }),
    )
  })

  test.each([
    ['legacy', legacy],
    ['version 0', version0],
    ['versions 1 to 16', laterVersions],
  ])('has the same verdict on one typing error: %s', (_, addresses) => {
    fc.assert(
      fc.property(withTypingError(addresses), text => {
        expect(isAddress(family.parse(text))).toBe(validate(text, Network.mainnet))
      }),
    )
  })

  test('has the same verdict on hashes that begin with many zeros', () => {
    const nearlyEmpty = bytes(2).map(tail => base58Check(0, Uint8Array.of(...new Uint8Array(18), ...tail)))
    fc.assert(
      fc.property(nearlyEmpty, text => {
        expect(isAddress(family.parse(text))).toBe(validate(text, Network.mainnet))
      }),
    )
  })

  test('has the same verdict on every version byte', () => {
    const anyVersion = fc.tuple(fc.nat({ max: 255 }), bytes(20)).map(([version, hash]) => base58Check(version, hash))
    fc.assert(
      fc.property(anyVersion, text => {
        expect(isAddress(family.parse(text))).toBe(validate(text, Network.mainnet))
      }),
    )
  })
  test('has the same verdict on payloads of every length', () => {
    const anyLength = bytes(1, 40).map(hash => base58Check(0, hash))
    fc.assert(
      fc.property(fc.oneof(legacy, anyLength), text => {
        expect(isAddress(family.parse(text))).toBe(validate(text, Network.mainnet))
      }),
    )
  })
})
