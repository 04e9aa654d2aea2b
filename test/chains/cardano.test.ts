import {
  BaseAddress,
  BigNum,
  Bip32PublicKey,
  ByronAddress,
  Credential,
  Ed25519KeyHash,
  EnterpriseAddress,
  Pointer,
  PointerAddress,
  RewardAddress,
  ScriptHash,
} from '@emurgo/cardano-serialization-lib-nodejs'
import { bech32, bech32m } from '@scure/base'
import { encodeBase58 } from 'ethers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAddress } from '../../src/chains/chain.ts'
import { chainById } from '../../src/chains/index.ts'
import { cardanoReference, mainnetMagic } from './references.ts'
import { withTypingError } from './typing-error.ts'

fc.configureGlobal({ seed: 1, numRuns: 100 })

const { family } = chainById(-7)
const base = 'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x'

describe('CIP-19', () => {
  test.each([
    ['00, base', base],
    ['01, base', 'addr1z8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gten0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgs9yc0hh'],
    ['02, base', 'addr1yx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerkr0vd4msrxnuwnccdxlhdjar77j6lg0wypcc9uar5d2shs2z78ve'],
    ['03, base', 'addr1x8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gt7r0vd4msrxnuwnccdxlhdjar77j6lg0wypcc9uar5d2shskhj42g'],
    ['04, pointer', 'addr1gx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer5pnz75xxcrzqf96k'],
    ['05, pointer', 'addr128phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtupnz75xxcrtw79hu'],
    ['06, enterprise', 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8'],
    ['07, enterprise', 'addr1w8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtcyjy7wx'],
    ['14, stake', 'stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw'],
    ['15, stake', 'stake178phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtcccycj5'],
  ])('mainnet type-%s: %s is accepted, in small letters', (_, text) => {
    expect(family.parse(text)).toBe(text)
    expect(family.parse(text.toUpperCase())).toBe(text)
  })

  test.each([
    ['00', 'addr_test1qz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgs68faae'],
    ['04', 'addr_test1gz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer5pnz75xxcrdw5vky'],
    ['06', 'addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz'],
    ['07', 'addr_test1wrphkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtcl6szpr'],
    ['14', 'stake_test1uqehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gssrtvn'],
    ['15', 'stake_test17rphkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtcljw6kf'],
  ])('testnet type-%s: %s is of a test network', (_, text) => {
    expect(family.parse(text)).toEqual({ kind: 'network', why: 'it is an address of a Cardano test network' })
  })

  test.each([
    ['an address', base.replace(/x$/, 'z')],
    ['a stake address', 'stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffwg'],
    ['an address in capitals', base.toUpperCase().replace(/X$/, 'Z')],
  ])('a wrong checksum of %s', (_, text) => {
    expect(family.parse(text)).toEqual({ kind: 'checksum' })
  })

  const ofBytes = (prefix: string, head: number, length: number) =>
    bech32.encode(prefix, bech32.toWords(Uint8Array.of(head, ...new Uint8Array(length - 1).fill(7))), false)
  const withPointer = (...pointer: number[]) =>
    bech32.encode('addr', bech32.toWords(Uint8Array.of(0x41, ...new Uint8Array(28), ...pointer)), false)

  test('the network number counts, whatever the prefix says', () => {
    const why = 'its network number is that of a Cardano test network'
    expect(family.parse(ofBytes('addr', 0x00, 57))).toEqual({ kind: 'network', why })
    expect(family.parse(ofBytes('stake', 0xe0, 29))).toEqual({ kind: 'network', why })
  })

  test.each([
    ['a reserved network', ofBytes('addr', 0x02, 57)],
    ['a base address of 56 bytes', ofBytes('addr', 0x01, 56)],
    ['a base address of 58 bytes', ofBytes('addr', 0x01, 58)],
    ['an enterprise address of 28 bytes', ofBytes('addr', 0x61, 28)],
    ['a stake address under the prefix addr', ofBytes('addr', 0xe1, 29)],
    ['an enterprise address under the prefix stake', ofBytes('stake', 0x61, 29)],
    ['a Byron type under the prefix addr', ofBytes('addr', 0x81, 29)],
    ['another prefix', ofBytes('pool', 0x61, 29)],
    ['two numbers for a pointer', withPointer(1, 2)],
    ['four numbers for a pointer', withPointer(1, 2, 3, 4)],
    ['a pointer that does not end', withPointer(1, 2, 3, 0x80)],
    ['a number of eleven bytes', withPointer(1, 2, ...new Array(28).fill(0x80), 3)],
  ])('%s is misshapen', (_, text) => {
    expect(family.parse(text)).toEqual({ kind: 'shape', why: 'its length or type does not fit' })
  })

  test.each([
    ['bech32m', bech32m.encode('addr', bech32m.toWords(Uint8Array.of(0x61, ...new Uint8Array(28))), false)],
    ['no bytes', bech32.encode('addr', [], false)],
    ['more than any address holds', ofBytes('addr', 0x01, 90)],
    ['mixed case', base.replace('qx', 'qX')],
    ['an envelope of Byron around one zero', encodeBase58('0x82d81841001ad202ef8d')],
    ['a handle', '$example'],
    ['nothing', ''],
  ])('%s is misshapen', (_, text) => {
    expect(family.parse(text)).toEqual({ kind: 'shape' })
  })

  test.each([
    'DdzFFzCqrhsf6zq32tPdqzCqL4JxNSw5aDkiKQp9x8PWUHBXNhR6UNtEeBthFGuf7oSGT2uLKYjoDTyJochABBPCjs6VN4V8eVk7acbe',
    'DdzFFzCqrhtC3C4UY8YFaEyDALJmFAwhx4Kggk3eae3BT9PhymMjzCVYhQE753BH1Rp3LXfVkVaD1FHT4joSBq7Y8rcXbbVWoxkqB7gy',
    'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi',
    'Ae2tdPwUPEZ3MHKkpT5Bpj549vrRH7nBqYjNXnCV8G2Bc2YxNcGHEa8ykDp',
  ])('Byron: %s is accepted as it stands', text => {
    expect(family.parse(text)).toBe(text)
  })

  test.each([
    '37btjrVyb4KDXBNC4haBVPCrro8AQPHwvCMp3RFhhSVWwfFmZ6wwzSK6JK1hY6wHNmtrpTf1kdbva8TCneM2YsiXT7mrzT21EacHnPpz5YyUdj64na',
    '2cWKMJemoBaipzQe9BArYdo2iPUfJQdZAjm4iCzDA1AfNxJSTgm9FZQTmFCYhKkeYrede',
  ])('Byron: %s is of a test network', text => {
    expect(family.parse(text)).toEqual({ kind: 'network', why: 'it is a Byron address of a Cardano test network' })
  })

  test('Byron: a wrong checksum', () => {
    expect(family.parse('Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAj')).toEqual({ kind: 'checksum' })
  })
})

describe('cardano-serialization-lib', () => {
  const hashes = fc.uint8Array({ minLength: 28, maxLength: 28 })
  const keys = hashes.map(bytes => Credential.from_keyhash(Ed25519KeyHash.from_bytes(bytes)))
  const scripts = hashes.map(bytes => Credential.from_scripthash(ScriptHash.from_bytes(bytes)))
  const credentials = fc.oneof(keys, scripts)
  const networks = fc.constantFrom(0, 1)
  const upTo = (max: number) => fc.nat({ max }).map(number => BigNum.from_str(String(number)))
  // 32 bits of slot and 16 of the others: the ledger reads a larger pointer as (0, 0, 0), and so does the library
  const pointers = fc.tuple(upTo(0xffffffff), upTo(0xffff), upTo(0xffff)).map(numbers => Pointer.new_pointer(...numbers))
  const roots = fc.uint8Array({ minLength: 64, maxLength: 64 }).map(bytes => Bip32PublicKey.from_bytes(bytes))
  const magics = fc.constantFrom(mainnetMagic, 1, 2, 42, 1097911063)

  const kinds: [string, fc.Arbitrary<string>][] = [
    [
      'base',
      fc.tuple(networks, credentials, credentials).map(parts =>
        BaseAddress.new(...parts)
          .to_address()
          .to_bech32(),
      ),
    ],
    [
      'pointer',
      fc.tuple(networks, credentials, pointers).map(parts =>
        PointerAddress.new(...parts)
          .to_address()
          .to_bech32(),
      ),
    ],
    [
      'enterprise',
      fc.tuple(networks, credentials).map(parts =>
        EnterpriseAddress.new(...parts)
          .to_address()
          .to_bech32(),
      ),
    ],
    [
      'stake',
      fc.tuple(networks, credentials).map(parts =>
        RewardAddress.new(...parts)
          .to_address()
          .to_bech32(),
      ),
    ],
    ['Byron', fc.tuple(roots, magics).map(parts => ByronAddress.icarus_from_key(...parts).to_base58())],
  ]

  const canonical = (text: string) => {
    const parsed = family.parse(text)
    return isAddress(parsed) ? parsed : undefined
  }

  test.each(kinds)('encodes %s addresses, of which those of mainnet are accepted', (_, addresses) => {
    fc.assert(
      fc.property(addresses, text => {
        expect(canonical(text)).toBe(cardanoReference(text))
      }),
    )
  })

  test.each(kinds)('has the same verdict on one typing error in %s addresses', (_, addresses) => {
    fc.assert(
      fc.property(withTypingError(addresses), text => {
        expect(canonical(text)).toBe(cardanoReference(text))
      }),
    )
  })
})
