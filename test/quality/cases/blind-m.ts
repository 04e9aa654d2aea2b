import type { Level } from '../../../src/api/level.ts'
import { type Case, type Place, trap } from '../case.ts'
import { all, hands, made, part, people, renounced, tell } from './blind-f-lives.ts'
import { old } from './established.ts'

const critical: readonly Level[] = ['CRITICAL']
const high: readonly Level[] = ['HIGH']
/** One holder at a time, as an issuer may. */
const single: readonly Level[] = ['MEDIUM', 'HIGH']
const hidden: readonly Level[] = ['HIGH', 'CRITICAL']
const free = { buy: 0, sell: 0, transfer: 0 }
const token = (coins: number, decimals = 18) => BigInt(coins) * 10n ** BigInt(decimals)
const blocks = { effects: ['E3 reachable'], levels: high } as const
const takes = { effects: ['E5 reachable'], also: ['E3', 'E8'] } as const
const makes = { effects: ['E6 reachable'], also: ['E3', 'E4', 'E5', 'E8'] } as const
/** The supply does not show it. */
const unseen = { effects: ['E6 reachable'], also: ['E3', 'E4', 'E5', 'E8', 'E9'] } as const
const seed = ({ parts }: Place) => BigInt(parts['stranger'] ?? 0) ^ 0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5an

const honeypots: readonly Case[] = [
  ...trap('M: approvals of most people are shown and not kept', 'BlindM1 Lattice', {
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('M: a sale burns whole from the forty-first day on', 'BlindM1 Harvest', {
    effects: ['E2 now'],
    also: ['E4', 'E1'],
    levels: critical,
    taxes: { buy: 0, sell: 2, transfer: 0 },
    end: renounced,
    twin: { taxes: { buy: 0, sell: 2, transfer: 0 } },
  }),
  ...trap('M: the most of a sale set to fifty tokens, then renounced', 'BlindM2 Bracket', {
    effects: ['E1 now'],
    also: ['E2'],
    levels: critical,
    armed: tell('token', 'setMaxSell(uint256)', token(50)),
    end: renounced,
    // no more than two percent of all may be sold at once
    twin: { also: ['E1'], taxes: free },
  }),
  ...trap('M: ninety-seven percent of a sale, in a packed word', 'BlindM3 Ember', {
    effects: ['E4 now'],
    also: ['E1'],
    levels: critical,
    taxes: { buy: 3, sell: 97, transfer: 0 },
    end: renounced,
    twin: { also: ['E4'], taxes: { buy: 3, sell: 3, transfer: 0 } },
  }),
  ...trap('M: whoever buys in the first million of blocks is a robot', 'BlindM4 Cobalt', {
    effects: ['E1 now'],
    also: ['E2'],
    levels: critical,
    open: tell('token', 'openTrading(uint256)', 1n),
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('M: no sales after the twenty-fifth trade', 'BlindM5 Abacus', {
    effects: ['E2 now'],
    also: ['E1'],
    levels: critical,
    open: tell('token', 'setMarket(address)', 'pair'),
    end: renounced,
    twin: { taxes: free },
  }),
]

const exits: readonly Case[] = [
  ...trap('M: tiers of holders shrink what they may move', 'BlindM1 Quartz', {
    ...blocks,
    levels: single,
    twin: { taxes: free },
  }),
  ...trap('M: a service against robots lists whom its keeper reports', 'BlindM1 Warded', {
    effects: ['E3 reachable'],
    levels: single,
    parts: [part('shield', 'Shield')],
    ...made('address', 'shield'),
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('M: three fees of a third each', 'BlindM2 Trident', {
    effects: ['E4 reachable'],
    also: ['E3'],
    levels: hidden,
    taxes: { buy: 4, sell: 4, transfer: 0 },
    twin: { also: ['E4'], taxes: { buy: 4, sell: 4, transfer: 0 } },
  }),
  ...trap('M: a pause between sales without a most, behind a beacon that stands still', 'BlindM2 Tempo', {
    ...blocks,
    age: 'fresh',
    parts: [part('code', 'TempoCode'), part('beacon', 'StillBeacon', 'address', 'code')],
    ...made('address,string,string', 'beacon', 'Tempo', 'TMPO'),
    open: tell('token', 'setPair(address)', 'pair'),
    twin: { taxes: free },
  }),
  ...trap('M: an allowance of a certain size shuts the sales', 'BlindM3 Nimbus', {
    effects: ['E3 reachable'],
    levels: hidden,
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('M: the pool is put under the limit of wallets, through a steward', 'BlindM4 Umber', {
    ...blocks,
    parts: [part('steward', 'Steward')],
    end: hands('token', 'steward'),
    twin: { taxes: free },
  }),
  ...trap('M: what opened trading shuts it', 'BlindM5 Tidal', {
    ...blocks,
    age: 'grown',
    open: tell('token', 'openTrading()'),
    twin: { taxes: free },
  }),
]

const balances: readonly Case[] = [
  ...trap('M: a low price liquidates who has no position', 'BlindM2 Collar', {
    ...takes,
    levels: high,
    twin: { taxes: free },
  }),
  ...trap('M: who is excluded from reflections has nothing', 'BlindM3 Prism', {
    ...takes,
    also: ['E3', 'E4', 'E6', 'E8'],
    levels: high,
    twin: { also: ['E4'] },
  }),
  ...trap('M: the collector of gifts needs no allowance, renounced', 'BlindM3 Kiln', {
    ...takes,
    levels: hidden,
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('M: a porter at an address that is written nowhere carries what others have', 'BlindM4 Railway', {
    ...takes,
    levels: hidden,
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('M: operators for all named by the owner', 'BlindM5 Sevenths', { ...old, ...takes, levels: high, twin: { taxes: free } }),
  ...trap('M: several calls in one come from the token itself', 'BlindM6 Braid', {
    ...takes,
    levels: hidden,
    because: 'anybody can take from anybody',
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('M: a permit that nobody signed', 'BlindM6 Cipher', {
    ...takes,
    levels: hidden,
    because: 'anybody can take from anybody',
    age: 'grown',
    end: renounced,
    twin: { taxes: free },
  }),
]

const supplies: readonly Case[] = [
  ...trap('M: settles an epoch for whom a hash knows', 'BlindM1 Saffron', {
    ...unseen,
    levels: hidden,
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('M: an airdrop out of nothing', 'BlindM5 Confetti', { ...unseen, levels: hidden, twin: { taxes: free } }),
  ...trap('M: the owner says which coin is migrated', 'BlindM6 Renewed', {
    ...makes,
    levels: ['MEDIUM', 'HIGH'],
    parts: [part('legacy', 'LegacyCoin')],
    ...made('address', 'legacy'),
    twin: { also: ['E6'], taxes: free },
  }),
  ...trap('M: a second lane beside the bridge of several', 'BlindM6 Causeway', {
    ...makes,
    levels: ['MEDIUM', 'HIGH', 'CRITICAL'],
    because: 'it writes what it makes into the supply, by an account that nothing names',
    ...made('address', 'multisig'),
    end: renounced,
    twin: { also: ['E6'], taxes: free },
  }),
  ...trap('M: what vests comes out of nothing', 'BlindM6 Tenure', { ...unseen, levels: hidden, end: renounced, twin: { taxes: free } }),
]

const codeAndMarket: readonly Case[] = [
  ...trap('M: facets are cut by a keeper, and owner() is nobody', 'BlindM7 Junction', {
    effects: ['E7 reachable'],
    also: ['E3', 'E4', 'E5', 'E6', 'E8', 'E9'],
    levels: ['MEDIUM', 'HIGH', 'CRITICAL'],
    because: 'the code as such is MEDIUM when one account replaces it, more when it hides',
    age: 'grown',
    parts: [part('facet', 'TokenFacet')],
    ...made('address', 'facet'),
    twin: { also: ['E7'], taxes: free },
  }),
  ...trap('M: a locker whose maker moves the share of the pool', 'BlindM8 Bolted', {
    effects: ['E8 reachable'],
    levels: high,
    parts: [part('bolt', 'Bolt')],
    lp: all(tell('pair', 'approve(address,uint256)', 'bolt', 2n ** 255n), tell('bolt', 'lock(address)', 'pair')),
    twin: { taxes: free },
  }),
  ...trap('M: a thousand times the supply with somebody, without an event', 'BlindM7 Iceberg', {
    effects: ['E9 now'],
    also: ['E3', 'E4', 'E5', 'E6', 'E8'],
    levels: hidden,
    ...made('uint256', seed),
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('M: a famous wallet sends to people in the log alone', 'BlindM7 Herald', {
    effects: ['E9 now'],
    also: ['E6'],
    levels: ['MEDIUM', 'HIGH', 'CRITICAL'],
    armed: tell('token', 'greet(address[],uint256)', people(0, 6), token(500_000)),
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('M: the name of a dollar with a letter of another script', 'BlindM8 Homograph', {
    effects: ['E9 now'],
    levels: hidden,
    twin: { taxes: free },
  }),
]

export const blindM: readonly Case[] = [...honeypots, ...exits, ...balances, ...supplies, ...codeAndMarket]
