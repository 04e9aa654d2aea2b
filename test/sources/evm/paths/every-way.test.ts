import { toFunctionSelector } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { everyWay, everyWrite } from '../../../../src/sources/evm/paths/every-way.ts'
import type { Inputs, State } from '../../../../src/sources/evm/paths/state.ts'
import { compile } from '../../../support/solidity.ts'

const at = 0xd0d0n
let state: State
beforeAll(async () => {
  const { Doors } = await compile(new URL('../../../support/chain/contracts/Doors.sol', import.meta.url))
  const code = Uint8Array.from(Buffer.from(`${Doors?.runtime}`.slice(2), 'hex'))
  state = { codes: new Map([[at, code]]), storage: new Map(), names: [], fresh: 0x77n, time: 1_800_000_000n, number: 1n, chain: 1n }
})

/** The call of somebody who is nobody, with nothing. */
const call = (signature: string): Inputs => {
  const data = Uint8Array.from(Buffer.from(toFunctionSelector(signature).slice(2) + '0'.repeat(64 * 8), 'hex'))
  return { caller: 7n, to: at, data, wei: 0n, later: 0n }
}
const slotsOf = (signature: string, left = 1_000_000) =>
  everyWrite(state, call(signature), { left })?.map(({ slot }) => (slot.term ? slot.term.kind : slot.value))

test('both ways are gone at every fork, whoever calls', () => {
  // slots of the contract: opened lies in the seventh, rate in the eighth
  expect(new Set(slotsOf('sums(uint256,uint256,uint16)'))).toEqual(new Set([7n]))
  expect(new Set(slotsOf('hashed(uint256)'))).toEqual(new Set([7n]))
  expect(new Set(slotsOf('byHand(bytes)'))).toEqual(new Set([7n, 8n]))
  expect(new Set(slotsOf('weigh(uint64,bytes32)'))).toEqual(new Set(['hash']))
  expect(slotsOf('move(address)')).toEqual([])
  // where somebody is told to write he may write anything
  expect(slotsOf('anywhere(uint256,uint256)')).toEqual(['input'])
})

test('nothing is said of what has no end, of code that is not known, of what is made up, and of what costs too much', () => {
  expect(slotsOf('endless(uint256)')).toBeUndefined()
  expect(slotsOf('passed(uint256)')).toBeUndefined()
  expect(slotsOf('later(uint256)')).toBeUndefined()
  expect(slotsOf('made()')).toBeUndefined()
  expect(slotsOf('sums(uint256,uint256,uint16)', 10)).toBeUndefined()
})

test('what counts down from nothing, because it was forced to stay, is left again where anybody may call', () => {
  // len = calldataload(4); while (len >= 32) len -= 32; sstore(5, 1)
  const code = Uint8Array.from(Buffer.from('6004355b60208110601257602090036003565b600160055500', 'hex'))
  const counting = { ...state, codes: new Map([[at, code]]) }
  const { ways } = everyWay(counting, call('count(uint256)'), { left: 100_000 }, { matters: () => false })
  // it is left at once, or after one to three rounds
  expect(ways?.map(({ ok, writes }) => [ok, ...writes.map(({ slot }) => slot.value)])).toEqual(Array.from({ length: 4 }, () => [true, 5n]))
})

test.each([
  ['is shorter than four bytes', '60043610', [2n]],
  ['of which four are more', '36600411', [2n]],
  ['has no byte', '3615', [2n]],
  ['has none, compared', '60003614', [2n]],
  ['has more than three', '36600310', [1n]],
  ['has more than four', '36600410', [1n, 2n]],
  ['is shorter than an argument', '60243610', [1n, 2n]],
])('a call of a function is as long as its selector: code that asks whether it %s', (_, condition, slots) => {
  // if (condition) sstore(1, 1); else sstore(2, 1);
  const end = (condition.length / 2 + 9).toString(16).padStart(2, '0')
  const code = Uint8Array.from(Buffer.from(`${condition}60${end}576001600255005b600160015500`, 'hex'))
  const asking = { ...state, codes: new Map([[at, code]]) }
  const goes = (one: Inputs) =>
    everyWay(asking, one, { left: 1_000 }, { matters: () => true }).ways?.flatMap(({ writes }) => writes.map(({ slot }) => slot.value))
  expect(goes(call('any()'))?.sort()).toEqual(slots)
  // who calls none may send less, or more
  expect(goes({ ...call('any()'), data: new Uint8Array() })?.sort()).toEqual([1n, 2n])
})
