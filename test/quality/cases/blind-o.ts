import { keccak256, toHex } from 'viem'
import type { Level } from '../../../src/api/level.ts'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { type Case, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'
import { calls, owned, part, token } from './life-in-words.ts'

const critical: readonly Level[] = ['CRITICAL']
const high: readonly Level[] = ['HIGH']
const hidden: readonly Level[] = ['HIGH', 'CRITICAL']
const shown: readonly Level[] = ['MEDIUM', 'HIGH']
const old = { age: 'old' } as const
const grown = { age: 'grown' } as const
const renounced = calls(['token', 'renounceOwnership()'])
const market = ({ deployer, token: at, pair }: Place) => [deeds.call(deployer, at, 'setMarket(address)', pair)]
const sale = (sell: number) => ({ buy: 0, sell, transfer: 0 })
const units = (count: number, decimals: number) => BigInt(count) * 10n ** BigInt(decimals)

/** Honeypots: a sale fails, now or by itself. */
const honeypots: readonly Case[] = [
  ...trap('O: who does not sell within half an hour never does', 'BlindO1 Ferry', {
    effects: ['E2 now'],
    also: ['E1', 'E3', 'E9'],
    levels: critical,
    end: renounced,
  }),
  ...trap('O: all sales of a day share a thimble', 'BlindO1 Sluice', {
    effects: ['E1 now'],
    also: ['E2', 'E3', 'E9'],
    levels: critical,
    end: renounced,
  }),
  ...trap('O: after eighteen purchases nobody sells', 'BlindO1 Raffle', {
    effects: ['E2 now'],
    also: ['E1', 'E3', 'E9'],
    levels: critical,
    end: renounced,
  }),
  ...trap('O: three of four sales lose the toss', 'BlindO1 Dice', {
    effects: ['E1 now'],
    also: ['E2', 'E3', 'E9'],
    levels: critical,
    end: renounced,
  }),
]

/** Fees that somebody may raise. */
const fees: readonly Case[] = [
  ...trap('O: numerator and denominator of the fee, any two', 'BlindO2 Ratio', {
    ...grown,
    effects: ['E4 reachable'],
    also: ['E3'],
    levels: high,
    taxes: sale(2),
    twin: { also: ['E4'], taxes: sale(2) },
  }),
  ...trap('O: a feed that cannot be replaced posts any rate', 'BlindO2 Gauge', {
    effects: ['E4 reachable'],
    also: ['E3'],
    levels: hidden,
    parts: [part('feed', 'RateFeed')],
    ...token('address', 'feed'),
    end: renounced,
    taxes: sale(2),
    twin: { also: ['E4'], taxes: sale(2) },
  }),
  ...trap('O: a penalty for early sellers, of all and for years', 'BlindO2 Vintage', {
    ...old,
    effects: ['E4 reachable'],
    also: ['E3'],
    levels: hidden,
    end: renounced,
    taxes: sale(6),
    twin: { also: ['E4'], taxes: sale(6) },
  }),
  ...trap('O: a small fee whose unit may be coarser', 'BlindO3 Vernier', {
    effects: ['E4 reachable'],
    also: ['E3'],
    levels: hidden,
    end: renounced,
    taxes: sale(2),
    twin: { also: ['E4'], taxes: sale(2) },
  }),
]

/** Sales that somebody may stop. */
const shut = { effects: ['E3 reachable'], also: ['E4'], levels: high } as const
const exits: readonly Case[] = [
  ...trap('O: a cooldown of any length', 'BlindO3 Dawdle', { ...grown, ...shut }),
  ...trap('O: an operator lowers the ceiling of the price of gas', 'BlindO3 Quench', { ...shut, levels: hidden, end: renounced }),
  ...trap('O: a treasury that does not listen stops the sale', 'BlindO3 Tithe', {
    ...old,
    ...shut,
    taxes: sale(1),
    twin: { also: ['E4'], taxes: sale(1) },
  }),
  ...trap('O: another guard, sent by a contract of one key', 'BlindO4 Portcullis', {
    ...shut,
    parts: [part('guard', 'Guard'), part('keyring', 'Keyring')],
    ...token('address', 'guard'),
    end: owned('keyring'),
  }),
  ...trap('O: the pair is struck off the list of markets', 'BlindO4 Coracle', { ...old, ...shut }),
  ...trap('O: a third phase is announced six hours before', 'BlindO4 Moonstage', { ...shut, levels: hidden, end: renounced }),
  ...trap('O: unlocked once more after it was renounced', 'BlindO5 Slumber', {
    ...shut,
    also: ['E4', 'E9'],
    levels: hidden,
    open: calls(['token', 'lock(uint256)', 60n]),
    shut: calls(['token', 'unlock()']),
    end: renounced,
  }),
  ...trap('O: a role that administers itself lets in who halts holders', 'BlindO6 Usher', {
    ...grown,
    ...shut,
    also: ['E4', 'E9'],
    levels: shown,
    because: 'one holder at a time, and never the pair',
    end: calls(['token', 'renounceOwnership()'], ['token', 'renounceRole(bytes32,address)', `0x${'0'.repeat(64)}`, 'deployer']),
  }),
]

/** Balances that somebody may take. */
const taken = { effects: ['E5 reachable'], also: ['E3', 'E4', 'E8', 'E9'], levels: hidden } as const
const balances: readonly Case[] = [
  ...trap('O: one key, kept as a hash, burns what the market holds', 'BlindO5 Ember', { ...taken, open: market, end: renounced }),
  ...trap('O: who is set apart from rewards loses what he has', 'BlindO5 Mirror', {
    ...grown,
    ...taken,
    also: ['E3', 'E4', 'E6', 'E8', 'E9'],
    levels: high,
    twin: { also: ['E4'] },
  }),
  ...trap('O: the owner appoints a forwarder that names the sender', 'BlindO6 Courier', { ...old, ...taken, levels: high }),
  ...trap('O: a desk of one clerk needs no allowance', 'BlindO6 Estuary', {
    ...old,
    ...taken,
    parts: [part('desk', 'Desk', 'address', 'stranger')],
    ...token('address', 'desk'),
    end: renounced,
  }),
  ...trap('O: permits that one relayer brings need no signature', 'BlindO6 Notary', { ...taken, end: renounced }),
]

/** Tokens that somebody may make. */
const more = { effects: ['E6 reachable'], also: ['E3', 'E4', 'E5', 'E8'], levels: shown } as const
const deceiving = { ...more, also: ['E3', 'E4', 'E5', 'E8', 'E9'], levels: hidden } as const
const leaf = `0x${'a7'.repeat(32)}`
const supply: readonly Case[] = [
  ...trap('O: stakes earn at any rate', 'BlindO7 Orchard', {
    ...old,
    ...more,
    parts: [part('grove', 'Grove')],
    before: calls(
      ['token', 'setMinter(address)', 'grove'],
      ['grove', 'plant(address)', 'token'],
      ['token', 'approve', 'grove'],
      ['grove', 'deposit(uint256)', units(1_000_000, 9)],
    ),
    end: renounced,
    twin: { also: ['E6'] },
  }),
  ...trap('O: a bridge believes one relayer', 'BlindO7 Causeway', {
    ...grown,
    ...more,
    parts: [part('adapter', 'Adapter', 'address', 'stranger')],
    before: calls(['token', 'setMinter(address)', 'adapter'], ['adapter', 'bind(address)', 'token']),
    end: renounced,
    twin: { also: ['E6'], parts: [part('adapter', 'Adapter', 'address', 'multisig')] },
  }),
  ...trap('O: another tree of claims, which are minted', 'BlindO7 Gleaner', {
    ...more,
    parts: [part('drop', 'Drop')],
    before: calls(['token', 'setMinter(address)', 'drop'], ['drop', 'bind(address)', 'token'], ['drop', 'setRoot(bytes32)', leaf]),
    end: renounced,
    twin: { also: ['E6'] },
  }),
  ...trap('O: who sends to himself has twice as much', 'BlindO7 Echo', { ...deceiving, end: renounced }),
  ...trap('O: the administrator of a proxy stands where it is set up', 'BlindO8 Shell', {
    ...grown,
    ...deceiving,
    also: ['E3', 'E4', 'E5', 'E7', 'E8', 'E9'],
    parts: [part('crane', 'Crane')],
    ...token('address,bytes', 'crane', ({ deployer }: Place) =>
      encodeCall('initialize(string,string,address)', 'Crane', 'CRANE', deployer),
    ),
    end: renounced,
    twin: { also: ['E7'] },
  }),
  ...trap('O: a strategist reports what a share is worth', 'BlindO8 Silo', {
    ...old,
    ...more,
    parts: [part('grain', 'Grain')],
    ...token('address', 'grain'),
    before: calls(['grain', 'approve', 'token'], ['token', 'deposit(uint256,address)', units(8_000_000, 18), 'deployer']),
    twin: { also: ['E6'] },
  }),
  ...trap('O: an allowance for the token itself makes some', 'BlindO8 Nod', { ...deceiving, end: renounced }),
]

const selectors = [
  'name()',
  'symbol()',
  'decimals()',
  'totalSupply()',
  'owner()',
  'balanceOf(address)',
  'allowance(address,address)',
  'approve(address,uint256)',
  'transfer(address,uint256)',
  'transferFrom(address,address,uint256)',
  'renounceOwnership()',
].map(signature => keccak256(toHex(signature)).slice(0, 10))
const year = 365 * 86_400

/** Code that may be replaced, and a market that may be removed. */
const rest: readonly Case[] = [
  ...trap('O: a keeper attaches other facets', 'BlindO8 Quay', {
    ...grown,
    effects: ['E7 reachable'],
    also: ['E3', 'E4', 'E5', 'E6', 'E8', 'E9'],
    levels: shown,
    parts: [part('crane', 'Crane')],
    ...token(
      'address,bytes4[],bytes',
      'crane',
      () => selectors,
      ({ deployer }: Place) => encodeCall('initialize(string,string,address)', 'Quay', 'QUAY', deployer),
    ),
    end: renounced,
    twin: { also: ['E7'] },
  }),
  ...trap('O: a locker whose day may be brought forward', 'BlindO8 Plain', {
    ...grown,
    effects: ['E8 reachable'],
    also: ['E9'],
    levels: shown,
    parts: [part('locker', 'Locker')],
    lp: ({ deployer, pair, parts, present }) => [
      deeds.approve(deployer, pair, parts['locker']),
      deeds.call(deployer, parts['locker'] ?? '', 'lock(address,uint256)', pair, BigInt(present + year)),
    ],
    end: renounced,
    twin: { also: ['E8'] },
  }),
]

export const blindO: readonly Case[] = [...honeypots, ...fees, ...exits, ...balances, ...supply, ...rest]
