import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAddress } from '../../src/chains/chain.ts'
import { chainById } from '../../src/chains/index.ts'
import { base58CheckOf as fromHex, isTronAddressByEthers } from './references.ts'
import { withTypingError } from './typing-error.ts'

fc.configureGlobal({ seed: 1, numRuns: 300 })

const { family } = chainById(-6)
const usdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

test.each([
  ['USDT', usdt, '41a614f803b6fd780986a42c78ec9c7f77e6ded13c'],
  ['the black hole', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', `41${'0'.repeat(40)}`],
  ['the example of the developer hub', 'TJmmqjb1DK9TTZbQXzRQ2AuA94z4gKAPFh', '41608f8da72479edc7dd921e4c30bb7e7cddbe722e'],
])('Tron public constant: %s is %s', (_, text, hex) => {
  expect(family.parse(text)).toBe(text)
  expect(fromHex(hex)).toBe(text)
})

test.each([
  ['the last character replaced', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
  ['a small letter made a capital', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzGjLj6t'],
  ['two characters swapped', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjL6jt'],
])('%s: a wrong checksum', (_, text) => {
  expect(family.parse(text)).toEqual({ kind: 'checksum' })
})

test('the hex form of nodes is recognised and refused', () => {
  const hex = '41a614f803b6fd780986a42c78ec9c7f77e6ded13c'
  const why = 'it is the hex form that nodes use; give the form that starts with T'
  expect([hex, hex.toUpperCase()].map(text => family.parse(text))).toEqual([
    { kind: 'shape', why },
    { kind: 'shape', why },
  ])
})

test.each([
  ['nothing', ''],
  ['33 characters', usdt.slice(0, -1)],
  ['35 characters', `${usdt}t`],
  ['small letters', usdt.toLowerCase()],
  ['the EVM form of the same bytes', '0xa614f803b6fd780986a42c78ec9c7f77e6ded13c'],
  ['the same bytes as a Bitcoin address', fromHex('00a614f803b6fd780986a42c78ec9c7f77e6ded13c')],
  ['the version byte 0xa0 of the old test network', fromHex('a0a614f803b6fd780986a42c78ec9c7f77e6ded13c')],
  ['19 bytes', fromHex('41a614f803b6fd780986a42c78ec9c7f77e6ded1')],
])('%s is misshapen', (_, text) => {
  expect(family.parse(text)).toEqual({ kind: 'shape' })
})

const addresses = fc.uint8Array({ minLength: 20, maxLength: 20 }).map(bytes => fromHex(`41${Buffer.from(bytes).toString('hex')}`))

test('the 20 bytes of any EVM address after 0x41 are an address', () => {
  fc.assert(
    fc.property(addresses, text => {
      expect(family.parse(text)).toBe(text)
    }),
  )
})

test('one typing error: the verdict of base58 and SHA-256 by ethers', () => {
  fc.assert(
    fc.property(withTypingError(addresses), text => {
      expect(isAddress(family.parse(text))).toBe(isTronAddressByEthers(text))
    }),
  )
})
