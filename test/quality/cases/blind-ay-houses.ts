import { benign, type Case } from '../case.ts'
import { after } from './blind-ag-lives.ts'
import { agreed, board, grain } from './blind-ay-lives.ts'
import { all, allow, data, each, later, made, old, part, people, person, renounced, tell, units } from './blind-f-lives.ts'

const nobody = '0x00000000000000000000000000000000000bad01'
const zero = '0x0000000000000000000000000000000000000000'

/** Votes, timelocks and guardians of a protocol. */
export const houses: readonly Case[] = [
  benign('AY: its controller does what three days of votes decide', 'BlindAY6 LupinToken', {
    ...old,
    parts: [part('voting', 'LupinVoting', 'address', after(2)), part('manager', 'LupinManager', 'address,address', after(2), 'voting')],
    ...made('address,uint256', 'manager', units(1_000_000)),
    shut: each(2, 3, 'voting', 'newVote(address,bytes)', 'manager', data('mint(address,uint256)', person(5), units(1_000))),
    end: each(4, 7, 'voting', 'vote(uint256,bool)', 0n, true),
    also: ['E3', 'E5', 'E6', 'E7'],
  }),
  benign('AY: a private mode and handlers, behind two days', 'BlindAY6 MistralToken', {
    ...old,
    parts: [part('tracker', 'MistralTracker', 'address', after(1))],
    ...made('string,string,uint256', 'Mistral', 'MSTR', units(9_000_000)),
    before: all(tell('token', 'setHandler(address,bool)', 'tracker', true), tell('token', 'setGov(address)', 'timelock')),
    shut: each(3, 6, 'tracker', 'stake(uint256)', units(100)),
    end: each(3, 5, 'tracker', 'unstake(uint256)', units(40)),
    also: ['E3', 'E5', 'E6'],
  }),
  benign('AY: two of a hundred a year, if votes want it', 'BlindAY6 NomenToken', {
    ...old,
    ...made('address', 'timelock'),
    shut: each(0, 9, 'token', 'delegate(address)', person(3)),
    also: ['E6'],
  }),
  benign('AY: its list and its rule have no owner', 'BlindAY6 Batrachian', {
    ...old,
    open: all(
      tell('token', 'setRule(bool,address,uint256,uint256)', true, 'pair', units(42_069_000_000_000), 0n),
      tell('token', 'blacklist(address,bool)', nobody, true),
    ),
    shut: tell('token', 'setRule(bool,address,uint256,uint256)', false, 'pair', 0n, 0n),
    end: renounced,
  }),
  benign('AY: roles lie in a core of the house', 'BlindAY6 RegalUSD', {
    ...old,
    parts: [
      board(0, 5, 3n),
      part('core', 'RegalCore', 'address,address,address', 'timelock', 'board', after(2)),
      part('desk', 'RegalDesk', 'address,address', after(3), 'core'),
    ],
    ...made('address', 'core'),
    before: tell('desk', 'mint() 5000'),
    shut: all(each(7, 9, 'token', 'approve(address,uint256)', 'desk', units(9_000)), each(7, 9, 'desk', 'redeem(uint256)', units(2_000))),
    also: ['E6'],
  }),
  benign('AY: fifteen of a hundred a day, by three of five', 'BlindAY6 SorrelMoney', {
    ...old,
    parts: [board(2, 7, 3n)],
    ...made('address,uint256', 'board', units(30_000_000)),
    shut: agreed(3, 6, 'token', 'mint(address,uint256)', person(40), units(90_000)),
    also: ['E6'],
  }),
]

const opened = 'initialize(address,address,uint256)'

/** Dollars, gold and shares of what is on deposit. */
export const founded: readonly Case[] = [
  benign('AY: wards are a timelock and a join', 'BlindAY7 ThinProxy', {
    ...old,
    parts: [
      grain('former', 'Older Dollar', 'OLDD', 90_000_000),
      part('logic', 'SkylarkDollar'),
      part('join', 'SkylarkJoin', 'address,address', 'former', after(3)),
    ],
    ...made('address,bytes', 'logic', data('initialize(address,address)', 'timelock', 'join')),
    before: all(allow('former', 'join'), tell('join', 'daiToUsds(address,uint256)', 'deployer', units(70_000_000))),
    shut: all(
      each(1, 3, 'token', 'approve(address,uint256)', 'join', units(500)),
      each(1, 3, 'join', 'usdsToDai(address,uint256)', person(1), units(200)),
    ),
    also: ['E3', 'E5', 'E6', 'E7'],
  }),
  benign('AY: bars in a vault, its issuer is four of six', 'BlindAY7 ThinProxy', {
    ...old,
    parts: [board(0, 6, 4n), part('logic', 'GildedOunce')],
    ...made('address,bytes', 'logic', data(opened, 'board', 'deployer', units(246_000, 6))),
    open: agreed(0, 4, 'token', 'mint(address,uint256)', 'board', units(900, 6)),
    shut: agreed(1, 5, 'token', 'addToBlockedList(address)', nobody),
    end: agreed(2, 6, 'token', 'redeem(uint256)', units(300, 6)),
    also: ['E3', 'E5', 'E6', 'E7'],
  }),
  benign('AY: controllers lower what minters may', 'BlindAY7 EuropaCoin', {
    ...old,
    parts: [board(0, 5, 3n), part('minting', 'EuropaMinting', 'address,address', 'board', after(2))],
    ...made('address,address,address', 'minting', 'board', 'multisig'),
    before: agreed(0, 3, 'minting', 'configureController(address,address)', 'board', person(8)),
    open: agreed(1, 4, 'minting', 'configureMinter(uint256)', units(1_000_000, 6)),
    shut: each(8, 9, 'token', 'mint(address,uint256)', person(33), units(400_000, 6)),
    also: ['E3', 'E6'],
  }),
  benign('AY: notes whose list several keep', 'BlindAY7 YewNote', {
    ...old,
    parts: [board(0, 5, 3n), part('list', 'YewList', 'address', 'multisig')],
    ...made('address,address,uint256', 'list', 'board', units(40_000_000)),
    open: agreed(0, 3, 'token', 'mint(address,uint256)', person(12), units(5_000)),
    end: agreed(0, 3, 'token', 'burn(address,uint256)', person(12), units(1_000)),
    also: ['E3', 'E5', 'E6'],
  }),
  benign('AY: principal without its yield', 'BlindAY7 BirchPrincipal', {
    ...old,
    parts: [
      grain('birch', 'Standard Birch', 'SY-BIRCH', 9_000_000),
      part('yield', 'BirchYield', 'address,address,uint256', 'birch', after(2), later(190)),
    ],
    ...made('address,uint256', 'yield', later(190)),
    before: all(allow('birch', 'yield'), tell('yield', 'mintPY(uint256)', units(5_000_000))),
    open: tell('yield', 'redeemPY(uint256)', units(10_000)),
    also: ['E6'],
  }),
  benign('AY: eight to two, its joins paused once', 'BlindAY7 WeightedSedge', {
    ...old,
    parts: [grain('first', 'Halcyon Two', 'HALC2', 9_000_000), grain('second', 'Sedge', 'SEDGE', 9_000_000)],
    ...made('address,address,address', 'first', 'second', 'timelock'),
    before: all(allow('first', 'token'), allow('second', 'token'), tell('token', 'onJoinPool(uint256)', units(6_000_000))),
    shut: each(5, 8, 'token', 'onExitPool(uint256)', units(300)),
  }),
  benign('AY: ceilings of markets, set by the timelock', 'BlindAY7 CrucibleUSD', {
    ...old,
    parts: [
      part('market', 'CrucibleMarket', 'address', after(2)),
      part('factory', 'CrucibleFactory', 'address,address,address,uint256', after(2), 'timelock', 'market', units(20_000_000)),
    ],
    ...made('address', 'factory'),
    before: all(
      tell('market', 'open(address)', 'factory'),
      tell('factory', 'rug_debt_ceiling(address)', 'market'),
      tell('market', 'create_loan(uint256) 5000', units(6_000_000)),
    ),
    also: ['E6'],
  }),
]

export const written: readonly Case[] = [
  benign('AY: a hat, a pause and a guard', 'BlindAY8 MoorToken', {
    ...old,
    parts: [
      part('chief', 'MoorChief', 'address', after(4)),
      part('pause', 'MoorPause', 'address,uint256', 'chief', 2n * 86_400n),
      part('guard', 'MoorGuard', 'address', 'pause'),
      part('spell', 'MoorSpell', 'address,address,address', 'pause', 'guard', 'multisig'),
    ],
    ...made('uint256', units(1_000_000)),
    before: all(tell('token', 'setAuthority(address)', 'guard'), tell('token', 'setOwner(address)', zero)),
    shut: all(
      each(0, 64, 'token', 'approve(address,uint256)', 'chief', units(9_000)),
      each(0, 64, 'chief', 'lock(uint256)', units(1_400)),
      each(0, 64, 'chief', 'vote(address)', 'spell'),
    ),
    end: all(tell('chief', 'lift(address)', 'spell'), tell('spell', 'schedule()')),
    also: ['E3', 'E6'],
  }),
  benign('AY: a handler of taxes that the timelock names', 'BlindAY8 VikingHound', {
    ...old,
    parts: [part('tax', 'VikingTax', 'address', 'deployer')],
    ...made('address,address,address', 'timelock', 'multisig', 'tax'),
    open: tell('tax', 'addPool(address)', 'pair'),
    also: ['E3', 'E4', 'E5', 'E7'],
    taxes: { buy: 0.3, sell: 0.3 },
  }),
  benign('AY: games move what players have, four of six name them', 'BlindAY8 DuneToken', {
    ...old,
    parts: [board(0, 6, 4n), part('arcade', 'DuneArcade', 'address', after(2))],
    ...made('address', 'board'),
    before: agreed(0, 4, 'token', 'setSuperOperator(address,bool)', 'arcade', true),
    shut: each(3, 7, 'arcade', 'play(uint256)', units(1_000)),
    end: each(3, 5, 'arcade', 'leave()'),
    also: ['E5'],
  }),
  benign('AY: grows each eight hours by half a hundredth', 'BlindAY8 StakedTor', {
    ...old,
    parts: [grain('tor', 'Tor', 'TOR', 9_000_000, 9), part('staking', 'TorStaking', 'address,address', 'tor', after(2))],
    ...made('address', 'staking'),
    before: all(allow('tor', 'staking'), tell('staking', 'stake(uint256)', units(3_000_000, 9))),
    open: tell('tor', 'transfer(address,uint256)', 'staking', units(20_000, 9)),
    shut: tell('staking', 'rebase()'),
    end: tell('staking', 'rebase()'),
    also: ['E6'],
  }),
  benign('AY: a hundred old ones for one', 'BlindAY8 LarchGhost', {
    ...old,
    parts: [grain('former', 'Larch Lend', 'LLND', 1_300_000_000), part('migrator', 'LarchMigrator', 'address,address', after(2), 'former')],
    ...made('address,address', 'migrator', 'multisig'),
    before: all(allow('former', 'migrator'), tell('migrator', 'migrateFromLEND(uint256)', units(1_200_000_000))),
  }),
  benign('AY: made for games, a thousandth a day', 'BlindAY8 GalleonCoin', {
    ...old,
    parts: [board(1, 6, 3n)],
    ...made('address,uint256', 'board', units(50_000_000, 8)),
    open: agreed(1, 4, 'token', 'setDistributor(address,uint256)', person(11), units(40_000, 8)),
    shut: each(11, 12, 'token', 'mintBulk(address[],uint256)', people(20, 30), units(300, 8)),
    also: ['E3', 'E6'],
  }),
]
