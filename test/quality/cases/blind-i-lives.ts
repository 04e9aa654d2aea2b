import { getContractAddress } from 'viem'
import type { Level } from '../../../src/api/level.ts'
import { benign, type Case, type Place } from '../case.ts'
import { all, allow, data, grown, hands, hash, issuer, later, made, old, part, person, renounced, tell, units } from './blind-f-lives.ts'

/** What the deployer makes as his first, second ... contract. */
export const coming =
  (nonce: number) =>
  ({ deployer }: Place) =>
    getContractAddress({ from: deployer as `0x${string}`, nonce: BigInt(nonce) })
/** Three people of those who were given some. */
export const three = [person(20), person(21), person(22)] as const
export const mayMint = { ...old, also: ['E6'] } as const
export const free = { taxes: { buy: 0, sell: 0, transfer: 0 } } as const
const discussed: readonly Level[] = ['MEDIUM', 'HIGH']
export const day = 86_400n
export const mainnetWeth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

export const launches: readonly Case[] = [
  benign('I: no tax after six purchases, limits removed, renounced', 'BlindI1 Mochi', {
    ...free,
    open: tell('token', 'openTrading()'),
    shut: tell('token', 'removeLimits()'),
    end: renounced,
  }),
  benign('I: three percent, five at most', 'BlindI1 Gobbler', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 3, sell: 3, transfer: 0 },
  }),
  benign('I: two percent of the supply for each wallet, days old', 'BlindI1 Pengu', { ...free, age: 'fresh' }),
  benign('I: a guard of the first five blocks', 'BlindI1 Gatekeeper', { ...free, open: tell('token', 'launch()'), end: renounced }),
  benign('I: graduated from the curve of a launchpad', 'BlindI1 CurveToken', {
    ...free,
    parts: [part('launchpad', 'Launchpad')],
    ...made('string,string,address', 'Tadpole', 'TADP', 'launchpad'),
    before: all(tell('launchpad', 'list(address)', 'token'), tell('launchpad', 'buy(address,uint256) 21', 'token', 0n)),
  }),
  benign('I: a fee of early sales that fades within thirty days', 'BlindI2 Patina', { age: 'fresh', also: ['E4'], end: renounced }),
  benign('I: one percent for the referrer, one is burnt', 'BlindI2 Shoutout', {
    taxes: { buy: 2, sell: 0, transfer: 0 },
    open: ({ token, buyers, given }) =>
      [0, 1].flatMap(index =>
        tell('token', 'setReferrer(address)', given[index])({ token, deployer: buyers[index], parts: {} } as unknown as Place),
      ),
    end: renounced,
  }),
  benign('I: a change of the fee waits a week', 'BlindI2 Almanac', { ...grown, also: ['E4'], taxes: { buy: 1, sell: 1, transfer: 0 } }),
  benign('I: owned by a treasury that buys back', 'BlindI2 Hearth', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 3, sell: 3, transfer: 0 },
    parts: [part('treasury', 'BuybackTreasury', 'address', 'multisig')],
    ...made('address', 'treasury'),
    before: tell('treasury', 'bind(address)', 'token'),
  }),
  benign('I: pays ether to all who hold', 'BlindI2 Cornucopia', { ...grown, taxes: { buy: 4, sell: 4, transfer: 0 } }),
  benign('I: a guardian may stop it for two days in a month', 'BlindI2 Bulwark', {
    ...grown,
    ...free,
    effects: ['E3 reachable'],
    levels: discussed,
    because: 'one key can block sales, but for two days only, which the code bounds',
  }),
  benign('I: a server makes a thousandth a day at most', 'BlindI2 Questcoin', {
    ...grown,
    ...free,
    effects: ['E6 reachable'],
    levels: discussed,
    because: 'one key makes new ones, as all can read, and the code bounds how many',
  }),
]

export const standards: readonly Case[] = [
  benign('I: all of the wizard, roles of two of three', 'BlindI3 BasaltToken', {
    ...old,
    also: ['E3', 'E6'],
    ...made('address,address,address,address', 'multisig', 'multisig', 'multisig', 'deployer'),
  }),
  benign('I: votes by time, owned by the timelock', 'BlindI3 CivicToken', { ...mayMint, ...made('address', 'timelock') }),
  benign('I: flash loans up to a cap, owner of several', 'BlindI3 LightningToken', {
    ...grown,
    also: ['E6'],
    ...made('address', 'multisig'),
  }),
  benign('I: UUPS, upgraded by the timelock, paused by several', 'BlindI3 AtlasProxy', {
    ...issuer,
    parts: [part('implementation', 'AtlasToken')],
    ...made('address,bytes', 'implementation', data('initialize(address,address,address)', 'timelock', 'multisig', 'deployer')),
  }),
  benign('I: transparent proxy of the fifth major, inflation by schedule', 'BlindI3 OrchardProxy', {
    ...issuer,
    parts: [part('implementation', 'OrchardToken')],
    ...made('address,address,bytes', 'implementation', 'timelock', data('initialize(address,address)', 'multisig', 'deployer')),
  }),
  benign('I: three percent a year, admin with a delay', 'BlindI3 MeltwaterToken', { ...mayMint, ...made('address', 'multisig') }),
  benign('I: votes around another coin', 'BlindI3 VotingWrapper', {
    ...old,
    also: ['E6'],
    parts: [part('coin', 'PlainCoin', 'string,string,uint256', 'Loam', 'LOAM', units(9_000_000))],
    ...made('address', 'coin'),
    before: all(allow('coin', 'token'), tell('token', 'depositFor(address,uint256)', 'deployer', units(8_000_000))),
  }),
  benign('I: savings that stream rewards within a week', 'BlindI3 StreamedSavings', {
    ...grown,
    also: ['E6'],
    parts: [part('coin', 'PlainCoin', 'string,string,uint256', 'Crown', 'CRWN', units(9_000_000))],
    ...made('address,address', 'coin', 'multisig'),
    before: all(allow('coin', 'token'), tell('token', 'deposit(uint256,address)', units(8_000_000), 'deployer')),
  }),
  benign('I: minted by a governor through its timelock', 'BlindI4 AgoraToken', {
    ...mayMint,
    parts: [
      {
        ...part('executor', 'Timelock', 'uint256,address[],address[]', 2n * day, [coming(1)], [`0x${'0'.repeat(40)}`]),
        file: 'Common',
      },
      part('governor', 'AgoraGovernor', 'address,address', coming(2), 'executor'),
    ],
    ...made('address', 'executor'),
  }),
  benign('I: shares of a cooperative, made by a vote of five days', 'BlindI4 CoopShare', {
    ...grown,
    also: ['E6'],
    parts: [part('cooperative', 'Cooperative', 'address', coming(1))],
    ...made('address', 'cooperative'),
  }),
  benign('I: snapshots by two of three', 'BlindI4 LedgerToken', { ...old, end: hands('token', 'multisig') }),
  benign('I: sent by signed authorizations', 'BlindI4 AuthorizedToken', grown),
  benign('I: a third for an airdrop, a fifth vests', 'BlindI4 AirToken', {
    ...grown,
    parts: [
      part('distributor', 'MerkleDistributor', 'address,bytes32', coming(2), hash('uint256,address,uint256', 0n, person(3), units(1000))),
      part('vesting', 'CoreVesting', 'address,uint64', 'deployer', later(-60)),
    ],
    ...made('address,address', 'distributor', 'vesting'),
  }),
  benign('I: a dollar never above what its auditors have seen', 'BlindI4 ReserveDollar', {
    ...mayMint,
    parts: [part('feed', 'ReserveFeed', 'address,address,address,uint256', ...three, units(9_000_000))],
    ...made('address,address', 'feed', 'multisig'),
  }),
  benign('I: clone of a guild, capped, owned by the timelock', 'BlindI5 GuildToken', {
    ...mayMint,
    parts: [part('target', 'GuildToken')],
    code: ({ parts }) => `0x3d602d80600a3d3981f3363d3d373d3d3d363d73${(parts['target'] ?? '').slice(2)}5af43d82803e903d91602b57fd5bf3`,
    before: tell(
      'token',
      'initialize(string,string,uint256,uint256,address)',
      'Ropewalk Guild',
      'ROPE',
      units(10_000_000),
      units(15_000_000),
      'timelock',
    ),
  }),
  benign('I: solady with votes, nobody owns it', 'BlindI5 Plenum', old),
  benign('I: one key makes two percent a year', 'BlindI5 Sorrel', {
    ...old,
    effects: ['E6 reachable'],
    levels: discussed,
    because: 'one key makes new ones, as all can read, and the code bounds how many',
  }),
  benign('I: staked within itself', 'BlindI5 Rookery', old),
]

/** In the words of the chain: the end of a period that is over before the pool is made. */
export const soonAfterBirth = ({ present }: Place) => BigInt(present - 60 * 86_400 + 1_500)
