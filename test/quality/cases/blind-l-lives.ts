import type { Place, Transaction } from '../case.ts'
import { deeds } from '../chain.ts'
import { data, later, made, part, person, units } from './blind-f-lives.ts'

export const young = { age: 'young' } as const
export const fees = (buy: number, sell: number, transfer = 0) => ({ also: ['E4'] as const, taxes: { buy, sell, transfer } })
/** One of those who were given some calls. */
export const by =
  (index: number, signature: string, ...values: readonly unknown[]) =>
  ({ given, token }: Place): readonly Transaction[] => [deeds.call(given[index] ?? '', token, signature, ...values)]
export const dead = '0x000000000000000000000000000000000000dEaD'
export const nobody = `0x${'0'.repeat(40)}`
export const word = (byte: string) => `0x${byte.repeat(32)}`
export const days = (count: number) => BigInt(count) * 86_400n
/** What a proxy calls first. */
export const begun = (name: string, symbol: string, count: number) =>
  data('initialize(string,string,address,uint256)', name, symbol, 'deployer', units(count))
export const coin = (contract: string, count: number) => part('coin', contract, 'string,string,uint256', 'Barley', 'BRLY', units(count))
export const withCoin = (contract: string, count: number, types = 'address', ...more: readonly unknown[]) => ({
  parts: [coin(contract, count)],
  ...made(types, 'coin', ...more),
})
export const grant = [units(3_000_000), 0n, later(-20), days(30), days(365), false]
export const stream = ['deployer', person(4), units(1_000_000), 0n, later(-10), later(200)]
