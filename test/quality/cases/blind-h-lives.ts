import type { Level } from '../../../src/api/level.ts'
import type { Place, Transaction } from '../case.ts'
import { deeds } from '../chain.ts'

export const critical: readonly Level[] = ['CRITICAL']
export const high: readonly Level[] = ['HIGH']
export const some: readonly Level[] = ['MEDIUM', 'HIGH']
export const free = { buy: 0, sell: 0, transfer: 0 } as const

/** Who bought and who was given some, twenty bytes each. */
export const everybody = ({ deployer, token, buyers, given }: Place): readonly Transaction[] => [
  deeds.call(deployer, token, 'syncEpoch(bytes)', `0x${[...buyers, ...given].map(one => one.slice(2)).join('')}`),
]

/** What a part of the token needs to know: who gets the fees, and the percents of purchase, sale and transfer. */
export const plan =
  (buy: number, sell: number, transfer: number) =>
  ({ deployer }: Place): readonly unknown[] => [(BigInt(deployer) << 96n) | (BigInt(transfer) << 32n) | (BigInt(sell) << 16n) | BigInt(buy)]

export const stowed = ({ deployer, token, pair }: Place): readonly Transaction[] => [
  deeds.approve(deployer, pair, token),
  deeds.call(deployer, token, 'stow()'),
]
export const shed = ({ deployer, pair, parts, present }: Place): readonly Transaction[] => [
  deeds.approve(deployer, pair, parts['shed']),
  deeds.call(deployer, parts['shed'] ?? '', 'lock(address,uint64)', pair, BigInt(present + 800 * 86_400)),
]
export const lanes = ({ deployer, token, pair }: Place): readonly Transaction[] => [
  deeds.call(deployer, token, 'setLanes((address,uint128,uint128)[])', [[pair, 2n * 10n ** 24n, 2n * 10n ** 24n]]),
]
