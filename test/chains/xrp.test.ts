import fc from 'fast-check'
import {
  codec,
  encodeAccountID,
  encodeAccountPublic,
  encodeNodePublic,
  encodeXAddress,
  isValidClassicAddress,
  isValidXAddress,
  xAddressToClassicAddress,
} from 'ripple-address-codec'
import { describe, expect, test } from 'vitest'
import { isAddress } from '../../src/chains/chain.ts'
import { chainById } from '../../src/chains/index.ts'
import { withTypingError } from './typing-error.ts'

fc.configureGlobal({ seed: 1, numRuns: 300 })

const { family } = chainById(-5)
const account = 'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf'
const accountBytes = Buffer.from('aa066c988c712815cc37af71472b7cbbbd4e2a0a', 'hex')

describe('classic addresses', () => {
  test.each([
    ['ACCOUNT_ZERO', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp'],
    ['ACCOUNT_ONE', 'rrrrrrrrrrrrrrrrrrrrBZbvji'],
    ['the genesis account', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
    ['the account of XLS-5', account],
  ])('%s is accepted as it stands: %s', (_, text) => {
    expect(family.parse(text)).toBe(text)
  })

  test.each([
    ['the last character replaced', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTr'],
    ['two characters swapped', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyhT'],
    ['a capital made small', 'rHb9cJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  ])('%s: a wrong checksum', (_, text) => {
    expect(family.parse(text)).toEqual({ kind: 'checksum' })
  })

  test.each([
    ['nothing', ''],
    ['a zero', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdty0h'],
    ['19 bytes', codec.encodeChecked(new Uint8Array(20))],
    ['21 bytes', codec.encodeChecked(new Uint8Array(22))],
    ['a version byte other than 0', codec.encodeChecked(Uint8Array.of(1, ...accountBytes))],
    ['the same bytes in the alphabet of Bitcoin', '1GWiZyQqpTh9Xv7G5Pkdyo7bXjH4k4QYhb'],
  ])('%s: misshapen', (_, text) => {
    expect(family.parse(text)).toEqual({ kind: 'shape' })
  })

  test.each([
    ['of a node', encodeNodePublic(new Uint8Array(33).fill(2))],
    ['of an account', encodeAccountPublic(new Uint8Array(33).fill(2))],
  ])('a public key %s is told from an address: %s', (_, text) => {
    expect(family.parse(text)).toEqual({ kind: 'shape', why: 'it is a public key' })
  })
})

describe('XLS-5: X-addresses', () => {
  test.each([
    ['no tag', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQXb'],
    ['0', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV8AqEL4xcZj5whKbmc'],
    ['1', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV8xvjGQTYPiAx6gwDC'],
    ['2', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV8zpDURx7DzBCkrQE7'],
    ['32', 'XVLhHMPHU98es4dbozjVtdWzVrDjtVoYiC9UvKfjKar4LJe'],
    ['276', 'XVLhHMPHU98es4dbozjVtdWzVrDjtVoKj3MnFGMXEFMnvJV'],
    ['65591', 'XVLhHMPHU98es4dbozjVtdWzVrDjtVozpjdhPQVdt3ghaWw'],
    ['16781933', 'XVLhHMPHU98es4dbozjVtdWzVrDjtVqrDUk2vDpkTjPsY73'],
    ['4294967294', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV1kAsixQTdMjbWi39u'],
    ['4294967295', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8yuPT7y4xaEHi'],
  ])('with tag %s, %s stands for its account', (_, text) => {
    expect(family.parse(text)).toBe(account)
  })

  test.each([
    ['no tag', 'TVE26TYGhfLC7tQDno7G8dGtxSkYQn49b3qD26PK7FcGSKE'],
    ['0', 'TVE26TYGhfLC7tQDno7G8dGtxSkYQnSy8RHqGHoGJ59spi2'],
    ['4294967295', 'TVE26TYGhfLC7tQDno7G8dGtxSkYQnXoy6kSDh6rZzApc69'],
  ])('with tag %s, %s belongs to the testnet', (_, text) => {
    expect(family.parse(text)).toEqual({ kind: 'network', why: 'it is an X-address of the XRP testnet' })
  })

  test('a wrong checksum', () => {
    expect(family.parse('XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQXa')).toEqual({ kind: 'checksum' })
  })

  const packed = (prefix: readonly number[], flag: number, tag: readonly number[]) =>
    codec.encodeChecked(Uint8Array.of(...prefix, ...accountBytes, flag, ...tag))
  const mainnet = [0x05, 0x44]

  test.each([
    ['a 64-bit tag', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8zeUygYrCgrPh'],
    ['a prefix of no network', packed([0x05, 0x45], 0, [0, 0, 0, 0, 0, 0, 0, 0])],
    ['an undefined flag', packed(mainnet, 4, [0, 0, 0, 0, 0, 0, 0, 0])],
    ['both flags of a tag', packed(mainnet, 3, [1, 0, 0, 0, 0, 0, 0, 0])],
    ['no tag and a byte of one', packed(mainnet, 0, [1, 0, 0, 0, 0, 0, 0, 0])],
    ['a 32-bit tag and a fifth byte', packed(mainnet, 1, [1, 0, 0, 0, 1, 0, 0, 0])],
    ['a tag of seven bytes', packed(mainnet, 1, [1, 0, 0, 0, 0, 0, 0])],
  ])('%s is refused', (_, text) => {
    expect(family.parse(text)).toEqual({ kind: 'shape' })
  })
})

describe('ripple-address-codec', () => {
  const accounts = fc.uint8Array({ minLength: 20, maxLength: 20 })
  const tags = fc.option(fc.nat({ max: 0xffffffff }), { nil: false as const })
  const classic = accounts.map(bytes => encodeAccountID(bytes))
  const tagged = fc.tuple(accounts, tags).map(([bytes, tag]) => encodeXAddress(bytes, tag, false))

  test('encodes classic addresses that are accepted as they stand', () => {
    fc.assert(
      fc.property(classic, text => {
        expect(family.parse(text)).toBe(text)
      }),
    )
  })

  test('finds the same account in an X-address', () => {
    fc.assert(
      fc.property(tagged, text => {
        expect(family.parse(text)).toBe(xAddressToClassicAddress(text).classicAddress)
      }),
    )
  })

  test('encodes X-addresses of the testnet that are refused', () => {
    fc.assert(
      fc.property(accounts, tags, (bytes, tag) => {
        expect(family.parse(encodeXAddress(bytes, tag, true))).toMatchObject({ kind: 'network' })
      }),
    )
  })

  test.each([
    ['a classic address', classic],
    ['an X-address', tagged],
  ])('has the same verdict on one typing error in %s', (_, addresses) => {
    fc.assert(
      fc.property(withTypingError(addresses), text => {
        expect(isAddress(family.parse(text))).toBe(isValidClassicAddress(text) || isValidXAddress(text))
      }),
    )
  })
})
