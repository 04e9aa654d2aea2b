import { toFunctionSelector } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { functionsOf } from '../../../src/sources/evm/code.ts'
import { withWordsInPlace } from '../../../src/sources/evm/parameters.ts'
import { compile } from '../../support/solidity.ts'

let code: string
let types: ReadonlyMap<string, string>
beforeAll(async () => {
  const { InPlace } = await compile(new URL('../../support/chain/contracts/InPlace.sol', import.meta.url))
  code = `${InPlace?.runtime}`
  types = new Map(functionsOf(code).map(found => [found.selector, found.arguments]))
})

const typesOf = (signature: string) => types.get(toFunctionSelector(signature))

test('structs and lists of a fixed length are found where they are read in the calldata, with what their words are', () => {
  expect(typesOf('byStruct((uint128,uint64,bool))')).toBe('uint128,uint64,bool')
  expect(typesOf('byReceiver((address,uint256))')).toBe('address,uint256')
  expect(typesOf('beside(address,(uint128,uint64,bool))')).toBe('address,uint128,uint64,bool')
  expect(typesOf('within((uint256[2],(uint128,uint64,bool)))')).toBe('uint256,uint256,uint128,uint64,bool')
  expect(typesOf('byList(uint256[3])')).toBe('uint256,uint256,uint256')
})

test('what was seen as a whole stays, and who answers two words asks for none', () => {
  expect(typesOf('inMemory((uint128,uint64,bool))')).toBe('uint128,uint64,bool')
  expect(typesOf('byText(string,uint256)')).toMatch(/^(?:string|bytes),uint256$/)
  expect(typesOf('pull()')).toBe('')
})

test('a word is no flag because the code asks whether it is nothing', () => {
  expect(typesOf('byName(bytes32,bool)')).toBe('uint256,bool')
})

test('what changes nothing, and what takes texts or lists of any length, is left as it was told', () => {
  const selector = toFunctionSelector('byStruct((uint128,uint64,bool))')
  const left = [
    { selector, arguments: '', mutability: 'view' },
    { selector, arguments: 'bytes', mutability: 'nonpayable' },
  ] as const
  expect(withWordsInPlace(code, left)).toEqual(left)
  expect(withWordsInPlace('0x', left)).toEqual(left)
})

test('where a transfer seems to take no account, what has to be as short is one', async () => {
  const { ByHandOfOne } = await compile(new URL('../../support/chain/contracts/ByHand.sol', import.meta.url))
  const byHand = new Map(functionsOf(`${ByHandOfOne?.runtime}`).map(found => [found.selector, found.arguments]))
  const signatures = [
    'transfer(address,uint256)',
    'transferFrom(address,address,uint256)',
    'approve(address,uint256)',
    'recall(address,uint256)',
  ]
  for (const signature of signatures) expect(byHand.get(toFunctionSelector(signature))).toBe(signature.replace(/^.*\(|\)$/g, ''))
})
