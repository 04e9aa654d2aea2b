import { toFunctionSelector } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { functionsOf } from '../../../src/sources/evm/code.ts'
import { idleIn, idleLast } from '../../../src/sources/evm/idle.ts'
import { compile } from '../../support/solidity.ts'

let code: string
beforeAll(async () => {
  const { Idle } = await compile(new URL('../../support/chain/contracts/Idle.sol', import.meta.url))
  code = `${Idle?.runtime}`
})

const selectorsOf = (...signatures: string[]) => new Set(signatures.map(one => toFunctionSelector(one)))
const told = ['setKnown(bool)', 'setNote(uint256)', 'setFriend(address,bool)', 'count()']

test('what only getters tell of is nobody works with', () => {
  const idle = idleIn([code])
  for (const selector of selectorsOf(...told)) expect(idle).toContain(selector)
})

test('what transfers and balances hang on is work, and so is what a name in the code may lead to, and calling somebody', () => {
  const idle = idleIn([code])
  const work = selectorsOf(
    ...['transfer(address,uint256)', 'setFee(uint256)', 'setShut(bool)', 'setTotal(uint256)'],
    ...['setTerm(bytes32,uint256)', 'shelve(uint256,uint256)', 'setHelper(address)'],
  )
  for (const selector of work) expect(idle).not.toContain(selector)
})

test('where others ask its getters, what these tell of is work as well', () => {
  const idle = idleIn([code], { isAsked: true })
  for (const selector of selectorsOf(...told)) expect(idle).not.toContain(selector)
})

test('what one code keeps another may work with, in the same storage', async () => {
  const { Idle } = await compile(new URL('../../support/chain/contracts/Idle.sol', import.meta.url))
  expect(idleIn([code, `${Idle?.runtime}`])).toEqual(idleIn([code]))
  expect(idleIn([])).toEqual(new Set())
})

test('what a proxy may read, whose code names no function for it, is work', () => {
  // PUSH1 the slot of the note, SLOAD
  const [note, known] = selectorsOf('setNote(uint256)', 'setKnown(bool)')
  const idle = idleIn([code], { proxies: ['0x600454'] })
  expect([idle.has(`${note}`), idle.has(`${known}`)]).toEqual([false, true])
})

test('of many functions the idle ones come last, and all others keep their order; few stay as they are', () => {
  const few = functionsOf(code)
  expect(idleLast(few, [code])).toEqual({ functions: few, idle: new Set() })
  const more = Array.from({ length: 16 }, (_, nth) => `0x000000${(16 + nth).toString(16)}`)
  const all = [...few, ...more.map(selector => ({ selector, arguments: '', mutability: 'nonpayable' as const }))]
  const { functions, idle } = idleLast(all, [code])
  const first = all.filter(({ selector }) => !idle.has(selector))
  expect(functions).toEqual([...first, ...all.filter(({ selector }) => idle.has(selector))])
  expect(first.length).toBeLessThan(all.length)
})
