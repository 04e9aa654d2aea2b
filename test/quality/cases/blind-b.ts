import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { ether } from '../../support/chain/ethereum.ts'
import { benign, type Case, type Life, type Place, trap } from '../case.ts'
import { calls, given, owned, paid, part, token } from './life-in-words.ts'

/** More than a year old, held by many, with a pool whose share is burnt. */
const old: Life = { age: 'old', ether: 100 }
const renounced = calls(['token', 'renounceOwnership()'])

const packages: readonly Case[] = [
  benign('votes by time, burnable', 'BlindB1 HarborVotes', old),
  benign('capped emission by a timelock', 'BlindB1 TidalEmission', { ...old, also: ['E6'], ...token('address', 'timelock') }),
  benign('pausable by several, administrator with rules', 'BlindB1 GuildShield', {
    ...old,
    also: ['E3'],
    ...token('address,address', 'timelock', 'multisig'),
  }),
  benign('flash loans of a tenth', 'BlindB1 LightningPool', { ...old, also: ['E6'] }),
  benign('hooks and operators that holders name', 'BlindB1 BellTower', { age: 'grown' }),
  benign('ERC-1363 and permit', 'BlindB1 PostHorn', {}),
  benign('temporary approvals', 'BlindB1 MayflyPass', { age: 'fresh' }),
  benign('vault with a fee for those who leave', 'BlindB1 OrchardShare', {
    ...old,
    also: ['E6'],
    parts: [part('asset', 'OrchardAsset')],
    ...token('address', 'asset'),
    before: calls(['asset', 'approve', 'token'], ['token', 'deposit(uint256,address)', 10n ** 26n, 'deployer']),
  }),
  benign('second edition of a token', 'BlindB1 SecondEdition', {
    age: 'grown',
    parts: [part('first', 'OrchardAsset')],
    ...token('address', 'first'),
    before: calls(['first', 'approve', 'token'], ['token', 'migrate(uint256)', 9n * 10n ** 26n]),
  }),
  benign('OpenZeppelin 4, bridge role named by several', 'BlindB2 RiverCrossing', {
    ...old,
    also: ['E6'],
    ...token('address', 'multisig'),
  }),
  benign('solmate, ceiling, owned by several', 'BlindB2 GraniteUnit', { ...old, also: ['E6'], end: owned('multisig') }),
  benign('solmate, eight decimals, many at once', 'BlindB2 Pebble', {}),
  benign('solady, roles in bits, timelock', 'BlindB2 NimbusCredit', { ...old, also: ['E6'], ...token('address', 'timelock') }),
]

const castor = {
  parts: [part('store', 'VaultStore', 'address', 'multisig'), part('logic', 'DollarLogic', 'address,address', 'store', 'multisig')],
}

const issuers: readonly Case[] = [
  benign('reserve dollar, lists in the top bit', 'BlindB3 ReserveDollar', {
    ...old,
    also: ['E3', 'E6'],
    ...token('address', 'multisig'),
  }),
  benign('dollar of three parts', 'BlindB3 FacadeDollar', {
    ...old,
    ...castor,
    also: ['E3', 'E5', 'E6', 'E7'],
    ...token('address,address', 'multisig', 'logic'),
    before: calls(['store', 'setLogic(address)', 'logic'], ['logic', 'begin(address,uint256)', 'token', 10n ** 15n]),
  }),
  benign('staked ether, rewards only', 'BlindB3 HarvestEther', { ...old, also: ['E6'], ...token('address', 'multisig') }),
  benign('bars of gold', 'BlindB4 BarGold', {
    ...old,
    also: ['E3', 'E4', 'E5', 'E6'],
    taxes: { buy: 0.02, sell: 0.02, transfer: 0.02 },
    ...token('address', 'multisig'),
  }),
  benign('old dollar without answers', 'BlindB4 OldTender', {
    ...old,
    also: ['E3', 'E4', 'E5', 'E6', 'E7'],
    taxes: { buy: 0, sell: 0, transfer: 0 },
    end: owned('multisig'),
  }),
  benign('votes of lenders', 'BlindB4 LenderVotes', old),
  benign('ERC-677 of oracles', 'BlindB4 OracleNode', old),
  benign('wrapped by merchants', 'BlindB5 WrappedMetal', {
    ...old,
    also: ['E3', 'E6'],
    parts: [part('desk', 'MerchantDesk', 'address,address', 'multisig', 'multisig')],
    ...token('address', 'desk'),
    before: calls(['desk', 'initialize(address)', 'token']),
  }),
  benign('coin of debts', 'BlindB5 TroveCoin', {
    ...old,
    also: ['E5', 'E6'],
    parts: [part('desk', 'TroveDesk')],
    ...token('address', 'desk'),
    before: place => [
      ...calls(['desk', 'initialize(address)', 'token'])(place),
      paid('desk', 'open(uint256)', 3000n * ether, 2_000_000n * ether)(place),
    ],
  }),
  benign('two hundredths a year by a timelock', 'BlindB5 AssemblyUnit', {
    ...old,
    also: ['E6'],
    types: 'address,uint256',
    values: ({ parts, present }: Place) => [parts['timelock'], BigInt(present - 86_400)],
  }),
]

const half = 5n
const launches: readonly Case[] = [
  benign('limits that can only go, three percent', 'BlindB6 ParrotParty', {
    age: 'fresh',
    taxes: { buy: 3, sell: 3, transfer: 0 },
    ...token('address', given(2)),
    open: calls(['token', 'openTrading()']),
  }),
  benign('half a minute for ever', 'BlindB6 Heron', {}),
  benign('fees of five percent at most', 'BlindB6 FoxDen', { also: ['E4'], taxes: { buy: 2, sell: 2, transfer: 0 } }),
  benign('fifteen percent for eight purchases', 'BlindB6 Otterly', {
    taxes: { buy: 0, sell: 0, transfer: 0 },
    open: calls(['token', 'openTrading()']),
    end: calls(['token', 'removeLimits()'], ['token', 'renounceOwnership()']),
  }),
  benign('a tenth to claim', 'BlindB6 PuffinDrop', { age: 'grown' }),
  benign('vesting of two, set at birth', 'BlindB6 BeaverDam', {
    ...old,
    also: ['E1'],
    ...token('address,address', given(3), given(4)),
  }),
  benign('rewards for those who stake', 'BlindB6 BadgerYield', {
    age: 'grown',
    before: place => calls(['token', 'stake(uint256)', half * 10n ** 18n], ['token', 'fund(uint256)', 10n ** 24n])(place),
  }),
  // two hundredths by the code; the pool holds four fifths of the supply and has its share of what is reflected back at once
  benign('reflection without a leader', 'BlindB7 SwiftMirror', { taxes: { buy: 2, sell: 0.4, transfer: 2 } }),
  benign('a hundredth is burnt', 'BlindB7 KilnAsh', { age: 'grown', taxes: { buy: 1, sell: 1, transfer: 1 } }),
  benign('liquidity by itself, renounced', 'BlindB7 LoamGarden', { taxes: { buy: 3, sell: 3, transfer: 3 }, end: renounced }),
]

const dead = '0x000000000000000000000000000000000000dEaD'
const some = 10n ** 26n
const plain = part('logic', 'PlainLogic')
const begun =
  (name: string, symbol: string) =>
  ({ deployer }: Place): string =>
    encodeCall('initialize(string,string,address,uint256)', name, symbol, deployer, some)

const modular: readonly Case[] = [
  benign('transparent behind a timelock', 'BlindB8 Lighthouse', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [plain],
    ...token('address,address,bytes', 'logic', 'timelock', begun('Lighthouse Beam', 'BEAM7')),
  }),
  benign('transparent, administrator of nobody', 'BlindB8 Lighthouse', {
    age: 'grown',
    parts: [plain],
    ...token('address,address,bytes', 'logic', dead, begun('Quiet Lighthouse', 'QLITE')),
  }),
  benign('upgrades itself by several', 'BlindB8 CedarProxy', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('logic', 'CedarLogic')],
    ...token('address,bytes', 'logic', ({ deployer, parts }: Place) =>
      encodeCall('initialize(address,address)', deployer, parts['multisig']),
    ),
  }),
  benign('beacon of a timelock', 'BlindB8 BeaconCoin', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [plain, part('beacon', 'Beacon', 'address,address', 'logic', 'timelock')],
    ...token('address,bytes', 'beacon', begun('Skerry Beacon', 'SKRY')),
  }),
  benign('elder proxy, administrator burnt', 'BlindB8 ElderProxy', {
    parts: [plain],
    ...token('address,bytes', 'logic', begun('Elder Oak', 'ELDO')),
    end: calls(['token', 'changeAdmin(address)', dead]),
  }),
  benign('diamond cut once', 'BlindB8 CutOnce', {
    age: 'grown',
    parts: [part('views', 'ViewFacet'), part('moves', 'MoveFacet')],
    ...token('address,address,address', 'views', 'moves', 'deployer'),
  }),
  benign('fixed clone', 'BlindB8 PlainLogic', {
    parts: [plain],
    code: ({ parts }) => `0x3d602d80600a3d3981f3363d3d373d3d3d363d73${(parts['logic'] ?? '').slice(2)}5af43d82803e903d91602b57fd5bf3`,
    before: calls(['token', 'initialize(string,string,address,uint256)', 'Fixed Clone', 'FXCL', 'deployer', some]),
  }),
  benign('board of fees with bounds', 'BlindB8 BoardCoin', {
    also: ['E4'],
    taxes: { buy: 1, sell: 1.5, transfer: 0 },
    parts: [part('board', 'FeeBoard')],
    ...token('address', 'board'),
  }),
  benign('observer with little gas', 'BlindB8 Watchtower', {
    parts: [part('observer', 'Observer')],
    shut: calls(['token', 'setObserver(address)', 'observer']),
  }),
]

/** Added after the first run, to see why two of the above were judged otherwise: the same code in another life. */
const afterwards: readonly Case[] = [
  benign('dollar of three parts without a custodian', 'BlindB3 FacadeDollar', {
    ...old,
    parts: [part('store', 'VaultStore', 'address', dead), part('logic', 'DollarLogic', 'address,address', 'store', dead)],
    ...token('address,address', dead, 'logic'),
    before: calls(['store', 'setLogic(address)', 'logic'], ['logic', 'begin(address,uint256)', 'token', 10n ** 15n]),
  }),
  benign('coin of debts, borrowed to the limit', 'BlindB5 TroveCoin', {
    ...old,
    also: ['E6'],
    parts: [part('desk', 'TroveDesk')],
    ...token('address', 'desk'),
    before: place => [
      ...calls(['desk', 'initialize(address)', 'token'])(place),
      paid('desk', 'open(uint256)', 3000n * ether, 3_000_000n * ether)(place),
    ],
  }),
]

const high = ['HIGH'] as const
const middle = ['MEDIUM', 'HIGH'] as const
const stop = { effects: ['E3 reachable'], also: ['E4'], levels: high } as const
const take = { effects: ['E5 reachable'], also: ['E3'], levels: high } as const
const idle: Life = {
  parts: [
    plain,
    {
      as: 'lock',
      contract: 'Timelock',
      file: 'Common',
      types: 'uint256,address[],address[]',
      values: ({ deployer }) => [0n, [deployer], [deployer]],
    },
  ],
  ...token('address,address,bytes', 'logic', 'lock', begun('Hasty Lighthouse', 'HSTL')),
}

const near: readonly Case[] = [
  trap('one account names the guardians', 'BlindB9 WardenSeal', {
    ...stop,
    ...token('address', 'multisig'),
    twin: { also: ['E3'] },
  }),
  trap('an allowance for the deployer', 'BlindB9 SettleCoin', take),
  trap('an operator for everybody', 'BlindB9 GongSound', take),
  trap('the largest trade is what the owner says', 'BlindB9 WhaleNet', stop),
  trap('another board of fees', 'BlindB9 SwitchBoard', {
    ...stop,
    also: ['E4', 'E7'],
    taxes: { buy: 0, sell: 1, transfer: 0 },
    parts: [part('board', 'SmallBoard')],
    ...token('address', 'board'),
    twin: { also: ['E4'], taxes: { buy: 0, sell: 1, transfer: 0 } },
  }),
  trap('vesting for whom the owner likes', 'BlindB9 IvyVest', { ...stop, levels: middle, because: 'holder by holder, in lists' }),
  trap('a timelock without delay', 'BlindB8 Lighthouse', {
    effects: ['E7 reachable'],
    also: ['E3', 'E4', 'E5', 'E6'],
    levels: middle,
    ...idle,
    twin: false,
  }),
  trap('the owner sets the wait', 'BlindB9 SlowLoris', stop),
  trap('what dust is', 'BlindB9 DustSweep', take),
  trap('one minter sets his own cap', 'BlindB9 AssemblyTwo', {
    effects: ['E6 reachable'],
    also: ['E3', 'E5', 'E8'],
    levels: middle,
    twin: { also: ['E6'] },
  }),
  trap('dormant when the office says so', 'BlindB9 DormantDollar', { ...take, twin: { also: ['E5'] } }),
].flat()

export const blindB: readonly Case[] = [...packages, ...issuers, ...launches, ...modular, ...near, ...afterwards]
