import { toFunctionSelector } from 'viem'
import type { Place, Transaction } from '../case.ts'
import { deeds } from '../chain.ts'
import { part, people } from './blind-f-lives.ts'

type Script = (place: Place) => readonly Transaction[]

/** Three of five of those who were given some. */
export const five = (as: string, from: number) => ({ ...part(as, 'FiveKeys', 'address[]', people(from, from + 5)), file: 'BlindBD1' })

/** Ether of the deployer for a contract. */
export const fund =
  (to: string, ether: number): Script =>
  ({ deployer, token, parts }) => [{ from: deployer, to: parts[to] ?? token, data: '0x', value: BigInt(ether) * 10n ** 18n }]

/** Hands so much of a coin to those who are given some. */
export const hand =
  (coin: string, amount: bigint): Script =>
  place =>
    deeds.disperse(place.deployer, place.parts[coin] ?? place.token, place, amount)

const word = (text: string) => Buffer.from(text).toString('hex').padEnd(64, '0')
/** A clone with name, symbol and supply behind its code. */
export const pressed =
  (target: string, name: string, symbol: string, supply: number) =>
  ({ parts }: Place): string =>
    `0x3d608d80600a3d3981f3363d3d373d3d3d363d73${(parts[target] ?? '').slice(2)}5af43d82803e903d91602b57fd5bf3${word(name)}${word(symbol)}${supply
      .toString(16)
      .padStart(64, '0')}`

export const cutting = toFunctionSelector('diamondCut(address,bytes4[])')
export const nobody = `0x${'0'.repeat(40)}`
