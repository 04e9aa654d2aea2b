import { expect, test } from 'vitest'
import type { ContractFunction } from '../../../src/evidence/contract.ts'
import { filedCalls } from '../../../src/sources/trade/filed.ts'
import type { PowerCall } from '../../../src/sources/trade/trials.ts'

const [propose, confirm, freeze] = ['0x11111111', '0x22222222', '0x33333333']
const functions: readonly ContractFunction[] = [
  { selector: propose, arguments: 'uint8,address,uint256', mutability: 'nonpayable' },
  { selector: confirm, arguments: 'uint256', mutability: 'nonpayable' },
  { selector: freeze, arguments: 'address', mutability: 'nonpayable' },
]
const [caller, target] = ['0xab', '0xcd']
const word = (value: bigint) => value.toString(16).padStart(64, '0')
const call = (selector: string, ...values: readonly bigint[]): PowerCall => ({
  caller,
  target,
  selector,
  calldata: selector + values.map(word).join(''),
  by: { address: caller, role: 'controller' },
})
const motion = (kind: bigint) => call(propose, kind, 0xdeadn, 1_000n)
const told = (calls: readonly PowerCall[]) => calls.map(({ calldata, steps = [] }) => [...steps.map(step => step.calldata), calldata])

test('what was filed is dealt with by its number, each by itself', () => {
  const found = filedCalls(functions, { quiet: [motion(1n), motion(2n)], refused: [call(confirm, 1n), call(confirm, 0n)] })
  expect(told(found)).toEqual(
    [motion(1n), motion(2n)].flatMap(one => [0n, 1n].map(number => [one.calldata, call(confirm, number).calldata])),
  )
})

test('of many numbers the smallest are tried, and none that is no number in a list', () => {
  const refused = [10_000n, 99n, 3n, 2n, 1n, 0n].map(number => call(confirm, number))
  const found = filedCalls(functions, { quiet: [motion(2n)], refused })
  expect(found.map(({ calldata }) => calldata)).toEqual([0n, 1n, 2n, 3n].map(number => call(confirm, number).calldata))
})

test('a number and what it means may be filed as well', () => {
  const plan: ContractFunction = { selector: '0x44444444', arguments: 'uint8,uint184', mutability: 'nonpayable' }
  const planned = call(plan.selector, 0n, 99n)
  const found = filedCalls([...functions, plan], { quiet: [planned], refused: [call(confirm, 0n)] })
  expect(told(found)[0]).toEqual([planned.calldata, call(confirm, 0n).calldata])
})

test('what numbers alone mean may be a share in any units, under the number that is dealt with', () => {
  const tier: ContractFunction = { selector: '0x44444444', arguments: 'uint256,uint32', mutability: 'nonpayable' }
  const found = filedCalls([...functions, tier], { quiet: [call(tier.selector, 7n, 5n)], refused: [call(confirm, 1n)] })
  for (const share of [99n, 9_900n, 990_000n, 99n * 10n ** 16n])
    expect(told(found)).toContainEqual([call(tier.selector, 1n, share).calldata, call(confirm, 1n).calldata])
  // a share is no number that somebody is told of
  expect(told(filedCalls(functions, { quiet: [motion(2n)], refused: [call(confirm, 1n)] }))).toHaveLength(1)
})

test('what names nobody files nothing, and what was done before is no first step', () => {
  expect(filedCalls(functions, { quiet: [call(freeze, 0xdeadn)], refused: [call(confirm, 0n)] })).toEqual([])
  expect(filedCalls(functions, { quiet: [{ ...motion(1n), steps: [motion(2n)] }], refused: [call(confirm, 0n)] })).toEqual([])
  expect(filedCalls(functions, { quiet: [motion(1n)], refused: [call(freeze, 0xdeadn)] })).toEqual([])
})

test('however much can be filed, few calls come of it', () => {
  const quiet = Array.from({ length: 40 }, (_, nth) => motion(BigInt(nth)))
  const refused = Array.from({ length: 40 }, (_, nth) => call(confirm, BigInt(nth)))
  const found = filedCalls(functions, { quiet, refused })
  expect(found).toHaveLength(32)
  // the last of those that file: they say by a number what it is
  expect(new Set(found.map(({ steps = [] }) => steps[0]?.calldata))).toEqual(new Set(quiet.slice(-8).map(({ calldata }) => calldata)))
})
