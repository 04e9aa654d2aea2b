import { keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { callsOf } from '../../../src/sources/trade/dictionary.ts'

const [victim, pool, caller, token] = ['11', '22', '33', '44'].map(pair => `0x${`${pair}ab5e9d`.repeat(5)}`) as [
  string,
  string,
  string,
  string,
]
const told = { victim, pool, caller, amount: 10n ** 18n }
const padded = (address: string) => address.slice(2).padStart(64, '0')
const found = (types: string, vocabulary = told) =>
  callsOf({ selector: '0x12345678', arguments: types, mutability: 'nonpayable' }, vocabulary)

test('a word that stands for nobody by name may be the hash of a holder', () => {
  for (const types of ['bytes32,bool', 'uint256,bool']) {
    const calls = found(types).map(data => data.slice(10, 74))
    expect(calls).toContain(keccak256(victim as `0x${string}`).slice(2))
    expect(calls).toContain(keccak256(`0x${padded(victim)}`).slice(2))
    expect(calls).toContain(padded(victim))
  }
  expect(found('address,bytes32').some(data => data.includes(keccak256(victim as `0x${string}`).slice(2)))).toBe(false)
})

test('another contract is told of the token first', () => {
  const [first] = found('address,uint256', { ...told, token } as typeof told)
  expect(first?.slice(10, 74)).toBe(padded(token))
  expect(found('address,uint256').some(data => data.includes(padded(token)))).toBe(false)
})

test('a list of words may be one of holders', () => {
  const lists = found('uint256[],uint256[]').map((data): readonly string[] => data.slice(10).match(/.{64}/g) ?? [])
  expect(lists.some(words => words.includes(padded(victim)) && words.includes((10n ** 18n).toString(16).padStart(64, '0')))).toBe(true)
  expect(found('uint256[]').some(data => data.endsWith(padded(victim)))).toBe(true)
})
