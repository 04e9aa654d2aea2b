import type { Level } from '../../../src/api/level.ts'
import type { Life } from '../case.ts'
import { all, allow, data, later, part, people, tell, units } from './blind-f-lives.ts'

export const grave: readonly Level[] = ['HIGH', 'CRITICAL']
export const quorum = (as: string, contract: string, count: number, ...more: readonly unknown[]) =>
  part(as, contract, more.length > 0 ? 'address[],uint256' : 'address[]', people(0, count), ...more)
/** A council of three, two of whom decide. */
export const council = (from = 0, count = 3, threshold = 2n) => ({
  ...part('council', 'Council', 'address[],uint256', people(from, from + count), threshold),
  file: 'BlindZ1',
})
export const locker = { ...part('locker', 'Locker'), file: 'BlindZ5' }
/** The shares of the pool rest for a year or more. */
export const locked = (days = 400): NonNullable<Life['lp']> =>
  all(allow('pair', 'locker'), tell('locker', 'lockAll(address,uint256)', 'pair', later(days)))
/** Ether that is simply sent. */
export const fund =
  (ether: number): NonNullable<Life['before']> =>
  ({ deployer, token }) => [{ from: deployer, to: token, data: '0x', value: units(ether) }]

const word = (text: string) => Buffer.from(text).toString('hex').padEnd(64, '0')
/** A clone behind whose code stand its maker, its name, its symbol and its supply. */
export const cloneWithArguments: NonNullable<Life['code']> = ({ deployer, parts }) =>
  `0x6100ad80600c6000396000f3363d3d373d3d3d363d73${(parts['target'] ?? '').slice(2)}5af43d82803e903d91602b57fd5bf3${[
    deployer.slice(2).toLowerCase().padStart(64, '0'),
    word('Argument'),
    word('ARGT'),
    units(31_000_000).toString(16).padStart(64, '0'),
  ].join('')}`

export const coin = (as: string, contract: string, name: string, symbol: string) =>
  part(as, contract, 'string,string,uint256', name, symbol, units(9_000_000))
export const logic = (name: string, symbol: string, supply: number) =>
  data('initialize(string,string,address,uint256)', name, symbol, 'deployer', units(supply))
