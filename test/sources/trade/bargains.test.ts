import { expect, test } from 'vitest'
import type { ContractFunction } from '../../../src/evidence/contract.ts'
import { bargainCalls } from '../../../src/sources/trade/bargains.ts'
import type { Target } from '../../../src/sources/trade/controllers/doors.ts'
import type { Stage } from '../../../src/sources/trade/stage.ts'
import type { PowerCall } from '../../../src/sources/trade/trials.ts'

const [token, keeper, feed, buyer, stranger, pool] = ['1', '2', '3', '4', '5', '6'].map(digit => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
  string,
  string,
  string,
]
const stage = {
  header: { timestamp: 1_800_000_000n },
  token,
  actors: { buyer, stranger, bystander: stranger },
  route: { pool: { address: pool, tokenReserve: 10n ** 24n, quoteReserve: 10n ** 20n }, venue: { feeBps: 30 } },
} as unknown as Stage
const by = { address: keeper, role: 'controller' } as const
const [subscribe, give] = ['payable', 'nonpayable'].map(
  (mutability, at): ContractFunction => ({ selector: `0x0000000${at}`, arguments: 'address', mutability: mutability as 'payable' }),
) as [ContractFunction, ContractFunction]
const word = (value: bigint) => value.toString(16).padStart(64, '0')
const setting = (selector: string, ...values: readonly bigint[]): PowerCall => ({
  caller: keeper,
  target: feed,
  selector,
  calldata: selector + values.map(word).join(''),
  by,
})
const post = (value: bigint) => setting('0x11111111', value)
const ask = (functions: readonly ContractFunction[], settings: readonly PowerCall[], words: readonly string[] = []) =>
  bargainCalls(stage, { address: token, functions, callers: [by] } as unknown as Target, by, { functions, settings, words })

test('what is sold for coins is bought at the lowest price that its seller set, and at the highest', () => {
  const calls = ask([subscribe, give], [post(99n), post(1n), post(2n ** 96n), post(9_900n)])
  expect(calls.map(({ selector, value, steps }) => [selector, value, steps])).toEqual(
    [1n, 2n ** 96n].map(price => [subscribe.selector, 10n ** 15n, [post(price)]]),
  )
})

test('nothing is a price no more than an account is, nor what says more than one number', () => {
  expect(ask([subscribe], [post(0n), post(BigInt(keeper)), setting('0x22222222', 1n, 2n), setting('0x33333333')])).toEqual([])
  expect(ask([subscribe], [post(7n)])).toHaveLength(1)
  expect(ask([give], [post(7n)])).toEqual([])
})

test('of many settings and sellers few are tried with one another', () => {
  const settings = Array.from({ length: 20 }, (_, at) => setting(`0x4444444${(at % 16).toString(16)}`, BigInt(at + 1)))
  expect(ask([subscribe, { ...subscribe, selector: '0x55555555' }, { ...subscribe, selector: '0x66666666' }], settings)).toHaveLength(12)
})

test('a price that is set under a name that the code knows is set under each of them', () => {
  const [rate, other] = [0x72617465n << 224n, 0x6f74686572n << 216n]
  const named = (name: bigint, value: bigint) => setting('0x44444444', name, value)
  const calls = ask(
    [subscribe],
    [named(rate, 99n), named(rate, 9_900n), named(other, 5n), named(7n, 9_900n)],
    [rate, other].map(one => `0x${word(one)}`),
  )
  expect(calls.map(({ steps }) => steps)).toEqual([[named(rate, 99n)], [named(rate, 9_900n)], [named(other, 5n)]])
})
