import { decodeBase58, encodeBase58, toBeHex } from 'ethers'
import fc from 'fast-check'
import { codec } from 'ripple-address-codec'
import { expect, test } from 'vitest'
import { fromBase58, fromBase58Check, toBase58, toBase58Check } from '../../../src/chains/encoding/base58.ts'

fc.configureGlobal({ seed: 1, numRuns: 300 })

const hex = (bytes: Uint8Array | 'checksum' | undefined) => (bytes instanceof Uint8Array ? Buffer.from(bytes).toString('hex') : bytes)
const fromHex = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'))
const ascii = (text: string) => Buffer.from(text, 'ascii').toString('hex')

test.each([
  ['draft-msporny-base58', ascii('Hello World!'), '2NEpo7TZRRrLZSi2U'],
  [
    'draft-msporny-base58',
    ascii('The quick brown fox jumps over the lazy dog.'),
    'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
  ],
  ['draft-msporny-base58', '0000287fb4cd', '11233QC4'],
  ['Bitcoin Core', '61', '2g'],
  ['Bitcoin Core', '626262', 'a3gV'],
  ['Bitcoin Core', '636363', 'aPEr'],
  ['Bitcoin Core', '73696d706c792061206c6f6e6720737472696e67', '2cFupjhnEsSn59qHXstmK2ffpLv2'],
  ['Bitcoin Core', '00eb15231dfceb60925886b67d065299925915aeb172c06647', '1NS17iag9jJgTHD1VXjvLCEnZuQ3rJDE9L'],
  ['Bitcoin Core', '516b6fcd0f', 'ABnLTmg'],
  ['Bitcoin Core', 'bf4f89001e670274dd', '3SEo3LWLoPntC'],
  ['Bitcoin Core', '572e4794', '3EFU7m'],
  ['Bitcoin Core', 'ecac89cad93923c02321', 'EJDM8drfXA6uyA'],
  ['Bitcoin Core', '10c8511e', 'Rt5zm'],
  ['Bitcoin Core', '00000000000000000000', '1111111111'],
])('%s: %s is %s', (_, bytes, text) => {
  expect(hex(fromBase58(text))).toBe(bytes)
  expect(toBase58(fromHex(bytes))).toBe(text)
})

test.each(['', '0', 'O', 'I', 'l', '2g ', ' 2g', '2g\n', '2-g', '２g'])('"%s" is no base58', text => {
  expect(fromBase58(text)).toBeUndefined()
  expect(fromBase58Check(text)).toBeUndefined()
})

test('texts of up to 128 characters are decoded', () => {
  expect(fromBase58('1'.repeat(128))).toHaveLength(128)
  expect(fromBase58('1'.repeat(129))).toBeUndefined()
})

test('Base58Check: the address of the genesis block holds version 0 and its hash', () => {
  const payload = '0062e907b15cbf27d5425399ebf6f0fb50ebb88f18'
  expect(hex(fromBase58Check('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'))).toBe(payload)
  expect(toBase58Check(fromHex(payload))).toBe('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')
})

test('Base58Check: the zero account of the XRP ledger is 21 zeros in its alphabet', () => {
  expect(hex(fromBase58Check('rrrrrrrrrrrrrrrrrrrrrhoLvTp', 'xrp'))).toBe('00'.repeat(21))
  expect(toBase58Check(new Uint8Array(21), 'xrp')).toBe('rrrrrrrrrrrrrrrrrrrrrhoLvTp')
})

test('Base58Check: a sum needs four bytes and a payload one', () => {
  expect(fromBase58Check(encodeBase58('0x01020304'))).toBeUndefined()
  expect(fromBase58Check(encodeBase58('0x0102030405'))).toBe('checksum')
})

const bytes = fc.uint8Array({ minLength: 1, maxLength: 80 })

test('any bytes have the base58 that ethers gives them, and come back from it', () => {
  fc.assert(
    fc.property(bytes, given => {
      const text = encodeBase58(given)
      expect(toBase58(given)).toBe(text)
      expect(hex(fromBase58(text))).toBe(hex(given))
    }),
  )
})

test('any base58 text is the number that ethers reads in it', () => {
  const characters = fc.constantFrom(...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz')
  fc.assert(
    fc.property(fc.array(characters, { minLength: 1, maxLength: 60 }), given => {
      const text = given.join('')
      expect(BigInt(`0x${hex(fromBase58(text))}`)).toBe(decodeBase58(text))
    }),
  )
})

test('any payload has the Base58Check that ripple-address-codec gives it, and comes back from it', () => {
  fc.assert(
    fc.property(bytes, given => {
      const text = codec.encodeChecked(given)
      expect(toBase58Check(given, 'xrp')).toBe(text)
      expect(hex(fromBase58Check(text, 'xrp'))).toBe(hex(given))
    }),
  )
})

test('one flipped bit of a payload or its sum never passes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 21, maxLength: 21 }), fc.nat({ max: 25 * 8 - 1 }), (payload, bit) => {
      const checked = BigInt(`0x01${hex(fromBase58(toBase58Check(payload)))}`)
      const flipped = toBeHex(checked ^ (1n << BigInt(bit))).slice(4)
      expect(fromBase58Check(encodeBase58(`0x${flipped}`))).toBe('checksum')
    }),
  )
})
