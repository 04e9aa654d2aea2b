import { getContractAddress } from 'viem'
import type { Level } from '../../../src/api/level.ts'
import { benign, type Case, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'
import { all, allow, grown, hash, later, made, old, part, people, person, renounced, role, tell, units } from './blind-f-lives.ts'

const high: readonly Level[] = ['HIGH']
const day = 86_400
/** Somebody who has one key can do it, and nobody can sell any more. */
const shut = { effects: ['E3 reachable'], levels: high } as const
const taken = { effects: ['E5 reachable'], also: ['E3', 'E4', 'E6', 'E7', 'E8'], levels: high } as const
const seen = { effects: ['E6 reachable'], also: ['E3', 'E4', 'E5', 'E8'], levels: ['MEDIUM', 'HIGH'] } as const
const unseen = {
  effects: ['E6 reachable'],
  also: ['E3', 'E4', 'E5', 'E8', 'E9'],
  levels: ['HIGH', 'CRITICAL'],
  because: 'balances grow by the word of one key, and neither the supply nor an event shows it',
} as const
const charged = { effects: ['E4 reachable'], also: ['E3'], levels: high } as const
const bounded = { also: ['E4'] } as const
const everything = ['E3', 'E5', 'E6', 'E7'] as const

/** What the deployer makes as his second contract. */
const second = ({ deployer }: Place) => getContractAddress({ from: deployer as `0x${string}`, nonce: 1n })
/** The same said by some of those who were given some. */
const each =
  (from: number, to: number, what: string, signature: string, ...values: readonly unknown[]) =>
  (place: Place) =>
    place.given.slice(from, to).map(who => deeds.call(who, place.parts[what] ?? '', signature, ...values))

const honest: readonly Case[] = [
  benign('T: limits of the first day', 'BlindT2 Sparrow', { open: tell('token', 'openTrading()'), end: renounced }),
  benign('T: taxes of five percent at most, swapped back', 'BlindT2 Kettle', { ...bounded, taxes: { buy: 3, sell: 4, transfer: 0 } }),
  benign('T: two percent shared by all holders', 'BlindT5 Murmur', {
    ...old,
    ...bounded,
    taxes: { buy: 2, sell: 2, transfer: 2 },
    end: renounced,
  }),
  benign('T: liquidity that nobody has', 'BlindT4 Brook', { ...bounded, taxes: { buy: 4, sell: 4, transfer: 0 } }),
  benign('T: dividends that each fetches', 'BlindT7 Pasture', {
    ...grown,
    ...bounded,
    taxes: { buy: 4, sell: 4, transfer: 0 },
    end: renounced,
  }),
  benign('T: a tide within bounds', 'BlindT5 TideToken', {
    ...old,
    also: ['E5', 'E6'],
    because: 'anybody may ask once a day; three reporters, two percent, and never below half or above twice',
    parts: [
      part('market', 'MiddlePrice', 'address,address,address', person(20), person(21), person(22)),
      part('policy', 'TidePolicy', 'address', 'market'),
    ],
    ...made('address', 'policy'),
    before: tell('policy', 'initialize(address)', 'token'),
    shut: each(20, 23, 'market', 'push(uint256)', 13n * 10n ** 17n),
    end: all(tell('policy', 'rebase()'), renounced),
  }),
  benign('T: coin of the chain, with loans and permits', 'BlindT4 Mantle', { ...old, ether: 240, before: tell('token', 'deposit() 300') }),
  benign('T: bridged by three of five', 'BlindT7 BridgedSkiff', {
    ...old,
    also: ['E6'],
    parts: [part('bridge', 'SkiffBridge', 'address[],address', people(10, 15), second)],
    ...made('address', 'bridge'),
    before: place =>
      each(10, 13, 'bridge', 'attest(bytes32,address,uint256)', `0x${'5e'.repeat(32)}`, place.deployer, units(5_000_000))(place),
  }),
  benign('T: share of a vault, a percent a year', 'BlindT1 OrchardVault', {
    ...old,
    also: ['E6'],
    parts: [part('coin', 'HarvestCoin'), part('barn', 'Barn', 'address', 'coin')],
    ...made('address,address,address,address', 'coin', 'barn', 'timelock', 'multisig'),
    before: all(
      tell('barn', 'initialize(address)', 'token'),
      allow('coin', 'token'),
      tell('token', 'deposit(uint256,address)', units(8_000_000), 'deployer'),
    ),
  }),
  benign('T: votes, two percent a year by the timelock', 'BlindT1 CouncilToken', { ...old, also: ['E6'], ...made('address', 'timelock') }),
  benign('T: staked, as a committee reports', 'BlindT1 HarbourStake', {
    ...old,
    ether: 390,
    also: ['E5', 'E6'],
    parts: [part('committee', 'Committee', 'address[3]', people(20, 23))],
    ...made('address,address', 'committee', 'multisig'),
    before: all(tell('committee', 'initialize(address)', 'token'), tell('token', 'submit() 500')),
  }),
  benign('T: dollar of wards and a module', 'BlindT6 MasonDollar', {
    ...old,
    also: ['E6'],
    parts: [part('coin', 'BackingDollar'), part('exchange', 'Exchange', 'address,address', 'coin', 'timelock')],
    before: all(
      tell('exchange', 'initialize(address)', 'token'),
      tell('token', 'rely(address)', 'exchange'),
      tell('token', 'rely(address)', 'timelock'),
      allow('coin', 'exchange'),
      tell('exchange', 'bring(uint256)', units(6_000_000)),
      tell('token', 'deny(address)', 'deployer'),
    ),
  }),
  benign('T: grants that come free little by little', 'BlindT6 Oaken', {
    ...old,
    before: all(
      ...[20, 21].map(index => tell('token', 'grant(address,uint256,uint64)', person(index), units(1_000_000), BigInt(700 * day))),
    ),
    end: renounced,
  }),
  benign('T: gold, a fee on each payment', 'BlindT7 BullionGram', {
    ...old,
    also: ['E3', 'E4', 'E5', 'E6'],
    taxes: { buy: 0.02, sell: 0.02, transfer: 0.02 },
    ...made('address', 'multisig'),
  }),
  benign('T: operators and hooks of the holders', 'BlindT5 Clarion', { ...old, end: renounced }),
  benign('T: payments by signature, roles of the Safe', 'BlindT3 FiatNote', { ...old, also: ['E3', 'E6'], ...made('address', 'multisig') }),
  benign('T: a hub of signatures needs no allowance', 'BlindT8 Signet', {
    ...grown,
    parts: [part('hub', 'SignatureHub')],
    ...made('address', 'hub'),
    end: renounced,
  }),
  benign('T: made by a farm, one a block', 'BlindT5 Barley', {
    ...grown,
    also: ['E6'],
    parts: [part('farm', 'BarleyFarm')],
    ...made('address', 'farm'),
    before: tell('farm', 'initialize(address)', 'token'),
    open: tell('farm', 'add(address,uint256)', 'pair', 100n),
    end: renounced,
  }),
  benign('T: a straight line of prices', 'BlindT3 Incline', {
    ...old,
    ether: 640,
    also: ['E6'],
    because: 'made for coin of the chain by anybody, and given back for it',
    before: tell('token', 'buy(uint256) 400', 0n),
  }),
  benign('T: bought back and smelted', 'BlindT7 IronWorks', {
    ...grown,
    ...bounded,
    taxes: { buy: 0, sell: 1, transfer: 0 },
    parts: [part('smelter', 'Smelter')],
    ...made('address', 'smelter'),
    before: tell('smelter', 'initialize(address)', 'token'),
    end: renounced,
  }),
  benign('T: not from hand to hand on the first day', 'BlindT2 Threshold', { age: 'fresh', end: renounced }),
  benign('T: pictures of balances by a role', 'BlindT2 Almoner', old),
  benign('T: a list of sanctions by two of three', 'BlindT3 Customs', {
    ...old,
    also: ['E3'],
    parts: [part('sanctions', 'SanctionsList', 'address', 'multisig')],
    ...made('address', 'sanctions'),
    end: renounced,
  }),
  benign('T: facets cut by the timelock', 'BlindT1 Gables', {
    ...old,
    also: everything,
    parts: [part('ledger', 'LedgerFacet'), part('govern', 'GovernFacet')],
    ...made('address,address,address', 'ledger', 'govern', 'timelock'),
  }),
  benign('T: tells a contract of incentives', 'BlindT4 Larkspur', {
    ...grown,
    parts: [part('prize', 'Prize'), part('incentives', 'Incentives', 'address', 'prize')],
    ...made('address', 'incentives'),
    before: all(
      tell('incentives', 'initialize(address)', 'token'),
      tell('prize', 'transfer(address,uint256)', 'incentives', units(1_000_000)),
      tell('incentives', 'setEmission(uint128)', 10n ** 16n),
    ),
    end: renounced,
  }),
  benign('T: gas laid up in twigs', 'BlindT6 Kindling', {
    ...old,
    also: ['E6'],
    levels: ['MEDIUM', 'HIGH'],
    because: 'whoever pays the gas makes some, for a hundredth of what the pool gives for it',
    before: all(...[1, 2, 3].map(() => tell('token', 'mint(uint256)', 150n))),
  }),
]

const traps: readonly Case[] = [
  ...trap('T: modules that the owner arranges', 'BlindT8 Lattice', {
    ...shut,
    parts: [part('tally', 'Tally')],
    ...made('address', 'tally'),
  }),
  ...trap('T: numbers under their names', 'BlindT4 Quorum', { ...grown, ...shut, also: ['E4'], twin: bounded }),
  ...trap('T: a feed that sounds an alarm', 'BlindT9 PlumbLine', {
    ...old,
    ...shut,
    parts: [part('feed', 'Feed')],
    ...made('address', 'feed'),
    end: renounced,
  }),
  ...trap('T: the seat of nobody', 'BlindT5 Moot', { ...old, ...shut }),
  ...trap('T: carried out in batches', 'BlindT3 Concord', { ...shut, open: tell('token', 'open()') }),
  ...trap('T: a successor when there is one', 'BlindT10 TollhousePound', {
    ...old,
    ...shut,
    also: ['E4', 'E5', 'E6', 'E7', 'E8'],
    twin: bounded,
  }),
  ...trap('T: pages of days that are over', 'BlindT8 Almanac', {
    effects: ['E2 now'],
    also: ['E1', 'E3', 'E9'],
    levels: ['CRITICAL'],
    because: 'whoever buys today cannot sell tomorrow unless the keeper closes the page of today',
    shut: place => tell('token', 'close(uint64)', BigInt(Math.floor(place.present / day) - 24))(place),
  }),
  ...trap('T: the toll of a sleeping watchman', 'BlindT8 Bastion', {
    ...grown,
    ...taken,
    twin: { also: ['E5'], because: 'a twentieth of what somebody has staked, and nothing of what is free' },
  }),
  ...trap('T: what was sent to the desk by mistake', 'BlindT8 MarketPenny', {
    ...old,
    ...taken,
    parts: [part('desk', 'OrderDesk')],
    ...made('address', 'desk'),
    end: renounced,
  }),
  ...trap('T: a relay names the sender', 'BlindT3 Envoy', {
    ...grown,
    ...taken,
    parts: [part('relay', 'Relay')],
    ...made('address', 'relay'),
  }),
  ...trap('T: settled by a relayer', 'BlindT10 Lighter', { ...old, ...taken }),
  ...trap('T: grain for what is stored', 'BlindT9 Granary', {
    ...seen,
    open: tell('token', 'store(uint128)', units(1_000)),
    twin: { also: ['E6'] },
  }),
  ...trap('T: routes from the first quarry', 'BlindT10 SecondQuarry', {
    ...old,
    ...seen,
    parts: [part('first', 'FirstQuarry')],
    before: all(
      tell('token', 'layRoute(uint256,address,uint96,uint128)', 0n, 'first', 1n, 1n),
      tell('token', 'finish()'),
      allow('first', 'token'),
      tell('token', 'bring(uint256,uint256)', 0n, units(8_000_000)),
    ),
    twin: { also: ['E6'], because: 'who has the old ones left may still bring them, one for one' },
  }),
  ...trap('T: presents out of a chest', 'BlindT9 Windfall', {
    ...unseen,
    open: tell('token', 'openSeason(bytes32,uint128,uint64)', hash('address,uint256', person(3), units(1_000)), units(1_000), later(60)),
  }),
  ...trap('T: lines of merchants', 'BlindT4 FerryNote', { ...old, ...unseen }),
  ...trap('T: steps by the size of a sale', 'BlindT2 LadderToken', {
    ...charged,
    taxes: { buy: 0, sell: 2, transfer: 0 },
    twin: { ...bounded, taxes: { buy: 0, sell: 2, transfer: 0 } },
  }),
  ...trap('T: settings in one word', 'BlindT10 Sluice', {
    ...grown,
    ...charged,
    taxes: { buy: 1, sell: 1, transfer: 0 },
    open: tell('token', 'setMarket(address)', 'pair'),
    twin: { ...bounded, taxes: { buy: 1, sell: 1, transfer: 0 } },
  }),
  ...trap('T: a toll that a registry knows', 'BlindT9 Quayside', {
    ...old,
    ...charged,
    taxes: { buy: 0, sell: 1, transfer: 0 },
    parts: [part('registry', 'Registry'), part('toll', 'QuayToll')],
    ...made('address', 'registry'),
    before: tell('registry', 'register(bytes32,address)', role('quay.toll'), 'toll'),
    end: renounced,
    twin: { ...bounded, taxes: { buy: 0, sell: 1, transfer: 0 } },
  }),
]

export const blindT: readonly Case[] = [...honest, ...traps]
