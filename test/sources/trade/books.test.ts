import { encodePacked, keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { bookCalls } from '../../../src/sources/trade/books.ts'
import type { Target } from '../../../src/sources/trade/controllers/doors.ts'
import type { Stage } from '../../../src/sources/trade/stage.ts'

const [store, keeper, buyer] = ['1', '2', '3'].map(digit => `0x${digit.repeat(40)}`) as [string, string, `0x${string}`]
const by = { address: keeper, role: 'controller' } as const
const name = `0x${Buffer.from('token.balance').toString('hex').padEnd(64, '0')}`
const hash = `0x${'ab'.repeat(32)}`
const ask = (types: string, words: readonly string[], mutability: 'nonpayable' | 'view' = 'nonpayable') => {
  const functions = [{ selector: '0x11111111', arguments: types, mutability }]
  const target: Target = { address: store, functions, callers: [by] }
  return bookCalls({ actors: { buyer } } as unknown as Stage, target, by, words).map(({ calldata }) => calldata)
}

test('a store is told that a holder has nothing, under the names that a text and his address make', () => {
  const keys = [
    keccak256(encodePacked(['string', 'address'], ['token.balance', buyer])),
    keccak256(encodePacked(['address', 'string'], [buyer, 'token.balance'])),
  ]
  const calls = keys.map(key => `0x11111111${key.slice(2)}${'0'.repeat(64)}`)
  expect(ask('bytes32,uint256', [hash, name])).toEqual(calls)
  expect(ask('uint256,uint256', [name])).toEqual(calls)
})

test('nothing is written without a text, by functions of other arguments, and by those that only read', () => {
  expect([ask('bytes32,uint256', [hash]), ask('bytes32,address', [name]), ask('bytes32,uint256', [name], 'view')]).toEqual([[], [], []])
})
