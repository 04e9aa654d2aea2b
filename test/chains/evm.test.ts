import { getAddress, getIcapAddress, hexlify, isAddress as isEthersAddress } from 'ethers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAddress } from '../../src/chains/chain.ts'
import { evmChains } from '../../src/chains/evm.ts'
import { chainById } from '../../src/chains/index.ts'
import { withTypingError } from './typing-error.ts'

fc.configureGlobal({ seed: 1, numRuns: 300 })

const { family } = chainById(1)
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const vectors = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

test.each(vectors)('EIP-55: %s is its own canonical form', vector => {
  expect(family.parse(vector)).toBe(vector)
})

test.each(vectors)('EIP-55: %s without capitals, or all in capitals, has the same canonical form', vector => {
  expect(family.parse(vector.toLowerCase())).toBe(vector)
  expect(family.parse(`0x${vector.slice(2).toUpperCase()}`)).toBe(vector)
})

test.each([
  '0x27b1FdB04752BBc536007A920D24ACB045561c26',
  '0x3599689E6292B81B2D85451025146515070129Bb',
  '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD',
])('EIP-1191: %s, checksummed for chain 30, does not pass for EIP-55', vector => {
  expect(family.parse(vector)).toMatchObject({ kind: 'checksum' })
})

test.each([
  ['0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 4, 'A'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 41, 'd'],
])('EIP-55: the first wrong capital of %s is at %i and should be %s', (text, index, character) => {
  expect(family.parse(text)).toEqual({ kind: 'checksum', expected: { index, character } })
})

test('a wrong capital can be waived, and the canonical form is checksummed all the same', () => {
  expect(family.parse('0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', { checksum: false })).toBe(address)
})

test('a wrong shape cannot be waived', () => {
  expect(family.parse('0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAe', { checksum: false })).toMatchObject({ kind: 'shape' })
})

test.each([
  ['no digits at all', '0x', 'it has 0 hex digits'],
  ['39 digits', address.slice(0, -1), 'it has 39 hex digits'],
  ['41 digits', `${address}0`, 'it has 41 hex digits'],
])('%s are counted for the reader', (_, text, why) => {
  expect(family.parse(text)).toEqual({ kind: 'shape', why })
})

test.each([
  ['nothing', ''],
  ['digits without 0x', address.slice(2)],
  ['a capital X', address.replace('x', 'X')],
  ['a letter that is no digit', `${address.slice(0, -1)}g`],
  ['a line break at the end', `${address}\n`],
  ['a space in front', ` ${address}`],
  ['a full-width zero', address.replace('0x', '０x')],
  ['two addresses', `${address}${address}`],
])('%s is no address', (_, text) => {
  expect(family.parse(text)).toEqual({ kind: 'shape' })
})

const canonical = fc.uint8Array({ minLength: 20, maxLength: 20 }).map(bytes => getAddress(hexlify(bytes)))

test('twenty bytes in any spelling have the canonical form that ethers gives them', () => {
  fc.assert(
    fc.property(canonical, text => {
      const spellings = [text, text.toLowerCase(), `0x${text.slice(2).toUpperCase()}`]
      expect(spellings.map(spelling => family.parse(spelling))).toEqual([text, text, text])
    }),
  )
})

test('one typing error: the verdict of ethers on texts with 0x', () => {
  fc.assert(
    fc.property(withTypingError(canonical), text => {
      expect(isAddress(family.parse(text))).toBe(text.startsWith('0x') && isEthersAddress(text))
    }),
  )
})

test('the wrong capital that is pointed out is the first place where ethers differs', () => {
  fc.assert(
    fc.property(canonical, fc.nat({ max: 39 }), (text, at) => {
      const index = at + 2
      const letter = text.charAt(index)
      const flipped = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
      const parsed = family.parse(text.slice(0, index) + flipped + text.slice(index + 1))
      // digits have no case, and the last capital or small letter of an address takes the claim of a checksum with it
      if (!isAddress(parsed)) expect(parsed).toEqual({ kind: 'checksum', expected: { index, character: letter } })
    }),
  )
})

test('ICAP and bare digits, which ethers accepts, are refused', () => {
  fc.assert(
    fc.property(canonical, text => {
      const lenient = [getIcapAddress(text), text.slice(2)]
      expect(lenient.map(spelling => isEthersAddress(spelling))).toEqual([true, true])
      expect(lenient.map(spelling => isAddress(family.parse(spelling)))).toEqual([false, false])
    }),
  )
})

test.each(evmChains)('$name is named by its number in CAIP-2, counts 18 decimals and shares the format', chain => {
  expect(chain).toMatchObject({ caip2: `eip155:${chain.id}`, decimals: 18, family })
})
