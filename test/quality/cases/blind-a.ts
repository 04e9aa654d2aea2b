import type { Level } from '../../../src/api/level.ts'
import { type Case, type Life, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'

const critical: readonly Level[] = ['CRITICAL']
const high: readonly Level[] = ['HIGH']
const { call } = deeds
const renounced = ({ deployer, token }: Place) => [call(deployer, token, 'renounceOwnership()')]
/** Nobody could ever sell, while with the twin people do. */
const never = { sellers: 0, twin: { sellers: 4 } }
const launch: Life = { open: ({ deployer, token, pair }) => [call(deployer, token, 'launch(address)', pair)] }
const blocked = { effects: ['E1 now'], also: ['E2', 'E9'], levels: critical, ...never } as const
const ends = { effects: ['E2 now'], also: ['E1', 'E4', 'E5', 'E9'], levels: critical } as const
const red = { effects: ['E9 now'], also: ['E1'], levels: critical, ...never } as const
const shut = { effects: ['E3 reachable'], also: ['E4', 'E9'], levels: high } as const
const raised = { effects: ['E4 reachable'], also: ['E3', 'E9'], levels: high } as const
const taken = { effects: ['E5 reachable'], also: ['E3', 'E4', 'E8', 'E9'], levels: high } as const

/** Exits that are blocked or taxed away now, or later by themselves. */
const exits: readonly Case[] = [
  trap('sales end on the 49th day', 'BlindA1 HarborLight', { ...ends, end: renounced }),
  trap('a sale is a twentieth of all or nothing', 'BlindA1 CopperFinch', { ...blocked, end: renounced }),
  trap('more gas than a transaction may have', 'BlindA1 JadeKestrel', { ...blocked, end: renounced }),
  trap('sells with a million ether', 'BlindA1 PlumOrchard', { ...red, end: renounced }),
  trap('each sale divides the next by eight', 'BlindA1 SlateHeron', {
    effects: ['E1 now'],
    also: ['E2', 'E3'],
    levels: critical,
    end: renounced,
    because:
      'after four sales a sale is 0.024 % of the supply, less than any buyer has, and the next is an eighth of that; anybody can hurry it by transfers of nothing to the pool',
  }),
  trap('who approves the router is marked', 'BlindA1 WillowPost', { ...blocked, end: renounced }),
  trap('the last buyer sells', 'BlindA1 AmberCrown', { ...ends, ...never, end: renounced }),
  trap('the router is taxed and the pool is not', 'BlindA2 RouteTax', {
    effects: ['E4 now'],
    also: ['E1', 'E9'],
    levels: critical,
    end: renounced,
    twin: { taxes: { buy: 0, sell: 0, transfer: 0 } },
  }),
  trap('a guard of the pool lets in while it is small', 'BlindA2 GuardedPiece', {
    ...blocked,
    parts: [{ as: 'guard', contract: 'PoolGuard' }],
    types: 'address',
    values: ({ parts }) => [parts['guard']],
    open: ({ deployer, parts, pair }) => [call(deployer, parts['guard'] ?? '', 'watch(address)', pair)],
    end: renounced,
  }),
  trap('a percent more each hour', 'BlindA2 HourlyPiece', {
    ...ends,
    end: renounced,
    twin: { taxes: { buy: 0, sell: 2, transfer: 0 } },
  }),
  trap('crumbs go free', 'BlindA2 CrumbPiece', {
    effects: ['E4 now'],
    also: ['E1', 'E9'],
    levels: critical,
    end: renounced,
    twin: { taxes: { buy: 0, sell: 2, transfer: 0 } },
  }),
  trap('sells where the block has no parent', 'BlindA3 NoParent', red),
  trap('what is held fades', 'BlindA3 Fading', {
    ...ends,
    because: 'nothing is left of what was bought after sixty days, and nobody does that',
  }),
  trap('ten minutes a week', 'BlindA3 TenMinutes', { ...ends, ...never }),
].flat()

/** What somebody can do. */
const powers: readonly Case[] = [
  trap('a relayer needs no signature', 'BlindA3 Relayed', taken),
  trap('the router needs no approval', 'BlindA3 NoApproval', taken),
  trap('a limit without a lower bound', 'BlindA4 Squeeze', { ...shut, ...launch }),
  trap('a salt says who sells', 'BlindA4 Salted', { ...shut, ...launch }),
  trap('the precision of the fee', 'BlindA4 Divided', {
    ...raised,
    ...launch,
    taxes: { buy: 0, sell: 3, transfer: 0 },
    twin: { taxes: { buy: 0, sell: 3, transfer: 0 } },
  }),
  trap('who hears of sales', 'BlindA4 Heard', {
    ...shut,
    ...launch,
    parts: [{ as: 'sink', contract: 'Sink' }],
    types: 'address',
    values: ({ parts }) => [parts['sink']],
  }),
  trap('guardians stay', 'BlindA4 Guardians', { ...shut, ...launch, end: renounced }),
  trap('a dividend for an even address', 'BlindA4 Evened', {
    effects: ['E6 reachable'],
    also: ['E5', 'E8', 'E9'],
    levels: ['HIGH', 'CRITICAL'],
    ...launch,
    end: renounced,
  }),
].flat()

/** What somebody can do, by means of older compilers and other contracts. */
const morePowers: readonly Case[] = [
  trap('rewards from nowhere', 'BlindA5 Staked', {
    effects: ['E6 reachable'],
    also: ['E5', 'E8', 'E9'],
    levels: ['HIGH', 'CRITICAL'],
    because: 'sums go round: two rewards that make nothing together mint to one account, take from another and leave the supply',
  }),
  trap('dust of others', 'BlindA5 Dusted', taken),
  trap('burns of anybody by anybody', 'BlindA5 Kindling', taken),
  trap('stuck in the pool', 'BlindA5 Unstuck', taken),
  trap('a sum of bytes', 'BlindA6 Overflown', {
    ...raised,
    taxes: { buy: 1, sell: 1, transfer: 0 },
    twin: { also: ['E4'], taxes: { buy: 1, sell: 1, transfer: 0 } },
  }),
  trap('everything is a parameter', 'BlindA6 Registry', {
    effects: ['E5 reachable'],
    also: ['E3', 'E4', 'E6', 'E8', 'E9'],
    levels: ['HIGH', 'CRITICAL'],
    because: 'its admin writes any slot: his own balance and that of others',
  }),
  trap('a floor of the price', 'BlindA6 Floored', shut),
  trap('a new season', 'BlindA6 Seasons', shut),
  trap('a filter of bots has a manager', 'BlindA7 Filtered', {
    ...shut,
    parts: [{ as: 'filter', contract: 'BotFilter' }],
    types: 'address',
    values: ({ parts }) => [parts['filter']],
    open: ({ deployer, parts, pair }) => [call(deployer, parts['filter'] ?? '', 'tune(uint8,address)', 1n, pair)],
  }),
  trap('a book of fees has a clerk', 'BlindA7 Booked', {
    ...raised,
    parts: [{ as: 'book', contract: 'FeeBook' }],
    types: 'address',
    values: ({ parts }) => [parts['book']],
    open: ({ deployer, parts, pair }) => [call(deployer, parts['book'] ?? '', 'write(uint256,address)', 1n, pair)],
    taxes: { buy: 0, sell: 1, transfer: 0 },
    twin: { also: ['E4'], taxes: { buy: 0, sell: 1, transfer: 0 } },
  }),
].flat()

const replaced = { effects: ['E7 reachable'], also: ['E3', 'E4', 'E5', 'E6', 'E8', 'E9'], levels: ['MEDIUM', 'HIGH'] } as const
const removable = { effects: ['E8 reachable'], also: ['E5', 'E9'], levels: ['MEDIUM', 'HIGH'] } as const

/** Code and markets that somebody can take away. */
const removals: readonly Case[] = [
  trap('a keeper pokes modules', 'BlindA7 Poked', {
    ...replaced,
    effects: ['E5 reachable'],
    also: ['E3', 'E4', 'E6', 'E7', 'E8', 'E9'],
    because: 'what runs any code is known by what such code did: it took what a holder had',
  }),
  trap('a proxy with a place of its own', 'BlindA7 HarborProxy', {
    ...replaced,
    parts: [{ as: 'logic', contract: 'HarborLogic' }],
    types: 'address',
    values: ({ parts }) => [parts['logic']],
  }),
  trap('a lock with an emergency', 'BlindA7 Locked', {
    ...removable,
    parts: [{ as: 'lock', contract: 'TrustLock' }],
    types: 'address',
    values: ({ parts }) => [parts['lock']],
    lp: ({ deployer, parts, pair }) => [
      deeds.approve(deployer, pair, parts['lock']),
      call(deployer, parts['lock'] ?? '', 'lock(address)', pair),
    ],
    twin: { lp: 'burnt' },
  }),
  trap('locked in the token itself', 'BlindA7 SelfLocked', {
    ...removable,
    lp: ({ deployer, token, pair }) => [deeds.approve(deployer, pair, token), call(deployer, token, 'lockForever(address)', pair)],
    twin: { also: ['E8'] },
  }),
].flat()

/** What is not as it looks. */
const lies: readonly Case[] = [
  trap('not the dollar', 'BlindA8 Lookalike', { effects: ['E9 now'], levels: ['HIGH', 'CRITICAL'], end: renounced }),
  trap('well-known people hold it', 'BlindA8 Famous', {
    effects: ['E9 now'],
    also: ['E6'],
    levels: ['MEDIUM', 'HIGH', 'CRITICAL'],
    end: renounced,
  }),
  trap('a wallet has five times of what there is', 'BlindA8 Understated', {
    effects: ['E9 now'],
    also: ['E6', 'E8', 'E5'],
    levels: ['HIGH', 'CRITICAL'],
    types: 'address',
    values: ({ parts }) => [parts['stranger']],
    end: renounced,
  }),
  trap('says that nobody owns it', 'BlindA8 Resigned', {
    ...raised,
    levels: ['HIGH', 'CRITICAL'],
    because: 'a hidden owner is worse by a step than one who is seen',
    end: renounced,
    taxes: { buy: 0, sell: 2, transfer: 0 },
    twin: { taxes: { buy: 0, sell: 2, transfer: 0 } },
  }),
].flat()

export const blindA: readonly Case[] = [...exits, ...powers, ...morePowers, ...removals, ...lies]
