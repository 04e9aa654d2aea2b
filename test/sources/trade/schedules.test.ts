import { expect, test } from 'vitest'
import type { ContractFunction } from '../../../src/evidence/contract.ts'
import type { Target } from '../../../src/sources/trade/controllers/doors.ts'
import type { Suspect } from '../../../src/sources/trade/powers.ts'
import { scheduledCalls } from '../../../src/sources/trade/schedules.ts'
import { callBy, type PowerCall } from '../../../src/sources/trade/trials.ts'

const [vesting, maker, stranger] = ['1', '2', '3'].map(digit => `0x${digit.repeat(40)}`) as [string, string, string]
const by = { address: maker, role: 'controller' } as const
const anybody = { address: stranger, role: 'stranger' } as const
const [release, schedule, name] = ['', 'uint64,uint128', 'uint256,address'].map(
  (types, at): ContractFunction => ({ selector: `0x0000000${at}`, arguments: types, mutability: 'nonpayable' }),
) as [ContractFunction, ContractFunction, ContractFunction]
const target = { address: vesting, functions: [release, schedule, name], callers: [by] } as unknown as Target
const word = (value: bigint) => value.toString(16).padStart(64, '0')
const setting = ({ selector }: ContractFunction, ...values: readonly bigint[]): PowerCall =>
  callBy(by, vesting, selector + values.map(word).join(''))
const mints = (call: PowerCall): Suspect => ({ call, kind: 'mints', strength: 1 })
const released = callBy(anybody, vesting, release.selector)

test('what makes tokens for whoever calls it is called behind each setting of whoever may make one', () => {
  const settings = [setting(schedule, 99n, 99n), setting(schedule, 0n, 10n ** 24n)]
  expect(scheduledCalls(target, by, settings, [mints(released)])).toEqual(
    [...settings].reverse().map(step => ({ ...released, caller: maker, by, steps: [step] })),
  )
})

test('names are no schedule, nor is what anybody may set, and where nothing is made nothing is tried', () => {
  expect(scheduledCalls(target, by, [setting(name, 1n, BigInt(maker))], [mints(released)])).toEqual([])
  const open = callBy(anybody, vesting, setting(schedule, 1n, 1n).calldata)
  expect(scheduledCalls(target, by, [setting(schedule, 1n, 2n)], [mints(open)])).toEqual([])
  expect(scheduledCalls(target, by, [setting(schedule, 1n, 2n)], [])).toEqual([])
  expect(scheduledCalls(target, by, [setting(schedule, 1n, 2n)], [{ ...mints(released), kind: 'blocks all sales' }])).toEqual([])
})

test('who has a share in what is made earns more behind his own settings, and who says how much it is needs none', () => {
  const step = setting(schedule, 1n, 10n ** 24n)
  const earned = { ...released, by, caller: maker }
  expect(scheduledCalls(target, by, [step], [mints(earned)])).toEqual([{ ...earned, steps: [step] }])
  expect(scheduledCalls(target, by, [step], [mints(setting(schedule, 1n, 2n))])).toEqual([])
  const another = { ...earned, by: { ...by, address: stranger }, caller: stranger }
  expect(scheduledCalls(target, by, [step], [mints(another)])).toEqual([])
})

test('of many settings the last five of a function are tried', () => {
  const settings = Array.from({ length: 9 }, (_, at) => setting(schedule, BigInt(at), BigInt(at)))
  const found = scheduledCalls(target, by, [...settings, ...settings], [mints(released)])
  expect(found.map(({ steps }) => steps?.[0]?.calldata)).toEqual(
    settings
      .slice(4)
      .reverse()
      .map(({ calldata }) => calldata),
  )
})
