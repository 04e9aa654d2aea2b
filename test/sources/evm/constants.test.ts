import { describe, expect, test } from 'vitest'
import { constantsIn, looksLikeAddress } from '../../../src/sources/evm/constants.ts'
import { comparedIn, mixedAddresses, unlistedIn } from '../../../src/sources/evm/numbers.ts'

const account = 'd8da6bf26964af9d7eed9e03e53415d37aa96045'
const other = '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'
const slot = '8b3f1c2d4e5f60718293a4b5c6d7e8f9a0b1c2d3e4f5061728394a5b6c7d8e9f'

describe('constants of live code', () => {
  test('addresses by PUSH20 and as a word, slots by PUSH32', () => {
    const code = `0x73${account}5b7f${'0'.repeat(24)}${other}507f${slot}5400`
    expect(constantsIn(code)).toEqual({
      addresses: [`0x${account}`, `0x${other}`],
      words: [`0x${slot}`],
      topics: new Set(),
      delegates: false,
      origin: false,
    })
    expect(constantsIn('0x5af4').delegates).toBe(true)
    expect(constantsIn('0x3233').origin).toBe(true)
    expect(constantsIn('0x603200').origin).toBe(false)
    expect(constantsIn('0x60f400f4').delegates).toBe(false)
  })

  test('what lies behind the end of code is data until it can be jumped to', () => {
    expect(constantsIn(`0x00 73${account}`.replace(' ', '')).addresses).toEqual([])
    expect(constantsIn(`0x005b73${account}`).addresses).toEqual([`0x${account}`])
    // a JUMPDEST within the operand of a push is none
    expect(constantsIn(`0x00605b73${account}`).addresses).toEqual([])
  })

  test('the topic of an event is the last word before it, and no other is', () => {
    const [name, topic] = [slot, slot.split('').reverse().join('')]
    expect([...constantsIn(`0x7f${name}507f${topic}6000605690565ba100`).topics]).toEqual([`0x${topic}`])
    expect([...constantsIn(`0x7f${name}5060006000fd5ba1`).topics]).toEqual([])
  })

  test('metadata is no code', () => {
    const metadata = `a16473${account}`
    const length = (metadata.length / 2).toString(16).padStart(4, '0')
    expect(constantsIn(`0x5b${metadata}${length}`).addresses).toEqual([])
  })

  test('masks and selectors are no addresses', () => {
    expect(constantsIn(`0x73${'ff'.repeat(20)}7f${'0'.repeat(56)}a9059cbb00`)).toMatchObject({ addresses: [], words: [] })
  })

  test.each(['', '0', '0x', '0x73', `0x73${account.slice(0, 10)}`])('code cut short (%j) has what can be read of it', code => {
    expect(constantsIn(code).words).toEqual([])
  })
})

test.each<[string, string, boolean]>([
  ['an account', account, true],
  ['a vanity account', `000000000000${account.slice(12)}`, true],
  ['nobody', '0'.repeat(40), false],
  ['an amount', `${'0'.repeat(18)}${account.slice(18)}`, false],
  ['a text', Buffer.from('A Coin Of Many Names').toString('hex'), false],
  ['a pattern', 'ab'.repeat(20), false],
])('%s: %s', (_, hex, expected) => {
  expect(looksLikeAddress(hex)).toBe(expected)
})

describe('numbers that code compares something with', () => {
  const word = (hex: string) => `0x${hex.padStart(64, '0')}`

  test.each<[string, string, string[]]>([
    ['beside EQ', '0x35610539146100105700', [word('539')]],
    ['before SUB and a jump', '0x6105390361001057', [word('539')]],
    ['shifted to the left of its word', '0x3563616263646098' + '1b1400', [`0x${(0x61626364n << 0x98n).toString(16).padStart(64, '0')}`]],
    ['a selector of its own', '0x3563a9059cbb14', []],
    ['a mask', '0x61ffff14', []],
    ['written to memory before', '0x61053952801400', []],
    ['behind the end of the code', '0x0061053914', []],
  ])('%s', (_, code, expected) => {
    expect(comparedIn(code, new Set(['0xa9059cbb']))).toEqual(expected)
  })

  test.each<[string, string, string[]]>([
    ['compared with the call data as compilers do', '0x635a0b54d460e01b600035161461001057', ['0x5a0b54d4']],
    ['listed by the dispatcher', '0x63a9059cbb60e01b600035161461001057', []],
    ['of a call that is made', '0x635a0b54d460e01b60005260206000f3', []],
    ['a mask', '0x63ffffffff1614', []],
  ])('a selector that is %s', (_, code, expected) => {
    expect(unlistedIn(code, new Set(['0xa9059cbb']))).toEqual(expected)
  })

  test('two of them make an address, one alone none', () => {
    const [key, half] = [word('1234567890'), word('5bf63edbe0f48ed85bf63edb5bf63ee20003beef')]
    expect(mixedAddresses([key, half])).toContain('0x5bf63edbe0f48ed85bf63edb5bf63ef03455c67f')
    expect(mixedAddresses([half, word('539')])).toEqual([])
  })
})
