import { describe, expect, test } from 'vitest'
import { keccak256 } from '../../../../src/chains/encoding/keccak.ts'
import { agreedSlots } from '../../../../src/sources/evm/agreed.ts'
import { addressesIn, slotInWords, storageOf } from '../../../../src/sources/trade/controllers/storage.ts'
import { parsed } from '../../../support/parsed.ts'

const account = 'd8da6bf26964af9d7eed9e03e53415d37aa96045'
const slot = `0x${'0'.repeat(63)}5`
const found = (word: string) => addressesIn(new Map([[slot, `0x${word}`]])).map(({ address, doubtful }) => [address.slice(2), doubtful])

describe('addresses in storage', () => {
  test.each<[string, string, [string, boolean][]]>([
    ['alone', `${'0'.repeat(24)}${account}`, [[account, false]]],
    ['empty', '0'.repeat(64), []],
    ['an amount', '0'.repeat(40) + 'd3c21bcecceda1000000'.padStart(24, '0'), []],
  ])('%s', (_, word, expected) => {
    expect(found(word)).toEqual(expected)
  })

  test.each([
    ['a flag above', `${'0'.repeat(22)}01${account}`],
    ['a flag below', `${'0'.repeat(22)}${account}01`],
    ['flags on both sides', `${'0'.repeat(18)}07${account}0001`],
  ])('packed: %s', (_, word) => {
    expect(found(word)).toContainEqual([account, false])
  })

  test('of the cuts of a packed word the one beside mere flags is the tidiest', () => {
    const cuts = addressesIn(new Map([[slot, `0x${'0'.repeat(22)}01${account}`]]))
    expect(cuts.filter(({ untidy }) => untidy === 0).map(({ address }) => address)).toEqual([`0x${account}`])
    expect(cuts.length).toBeGreaterThan(1)
  })

  test('a short text holds no address', () => {
    const text = (words: string) => {
      const letters = Buffer.from(words).toString('hex')
      return letters.padEnd(62, '0') + letters.length.toString(16).padStart(2, '0')
    }
    for (const words of ['Staged Rocket Ship', 'A name of thirty-one letters ok', 'MMOON']) expect(found(text(words))).toEqual([])
    // twice the length is missing
    expect(found(`${text('Staged Rocket Ship').slice(0, 62)}ff`)).not.toEqual([])
  })

  test('in a full word every window is doubtful', () => {
    const windows = found(`${account}a1b2c3d4e5f60718293a4b5c`)
    expect(windows).toContainEqual([account, true])
    expect(windows.every(([, doubtful]) => doubtful)).toBe(true)
  })
})

test('slots are the hashes of their names', () => {
  const hash = (name: string) => BigInt(`0x${keccak256(Buffer.from(name))}`)
  expect(BigInt(agreedSlots.proxiable)).toBe(hash('PROXIABLE'))
  expect(BigInt(agreedSlots.legacyImplementation)).toBe(hash('org.zeppelinos.proxy.implementation'))
  expect(BigInt(agreedSlots.legacyAdmin)).toBe(hash('org.zeppelinos.proxy.admin'))
  expect(BigInt(agreedSlots.diamondOwner)).toBe(hash('diamond.standard.diamond.storage') + 3n)
  expect(BigInt(agreedSlots.diamondOwnerOld)).toBe(hash('diamond.standard.diamond.storage') + 4n)
  expect(BigInt(agreedSlots.soladyOwner)).toBe(2n ** 256n - 1n - 0x8b78c6d8n)
  const erc7201 = (name: string) => {
    const inner = (hash(name) - 1n).toString(16).padStart(64, '0')
    return BigInt(`0x${keccak256(Buffer.from(inner, 'hex'))}`) & ~0xffn
  }
  expect(BigInt(agreedSlots.ownable)).toBe(erc7201('openzeppelin.storage.Ownable'))
  expect(BigInt(agreedSlots.ownable2Step)).toBe(erc7201('openzeppelin.storage.Ownable2Step'))
})

test('an answer of another length is none: the node has run the code of the contract', () => {
  const { result } = storageOf(`0x${account}`, [slot, slot], 'latest')
  expect(parsed(result, '0x')).toBeUndefined()
  expect(parsed(result, `0x${'0'.repeat(64)}`)).toBeUndefined()
  expect(parsed(result, `0x${'0'.repeat(63)}1${'0'.repeat(64)}`)?.size).toBe(1)
})

test('slots are told by number, or by hash', () => {
  expect(slotInWords(slot)).toBe('storage slot 5')
  expect(slotInWords(agreedSlots.ownable)).toBe(`storage slot ${agreedSlots.ownable}`)
})
