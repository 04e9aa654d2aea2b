import { benign, type Case } from '../case.ts'
import { may, taxes } from './blind-bj-lives.ts'
import { blindBTMore } from './blind-bt-more.ts'
import { shareTo, split } from './blind-bv-lives.ts'
import { all, allow, coming, data, each, grown, hands, later, made, old, part, people, person, role, tell, units } from './blind-f-lives.ts'

const most = 2n ** 256n - 1n

const committees: readonly Case[] = [
  benign('BT: a granary whose wallet three of five members confirm', 'BlindBT1 GranaryToken', {
    ...old,
    ...may('E3', 'E6'),
    parts: [part('wallet', 'ParishWallet', 'address[],uint256', people(30, 35), 3n)],
    shut: hands('token', 'wallet'),
    end: each(30, 31, 'wallet', 'submit(address,uint256,bytes)', 'token', 0n, data('mint(address,uint256)', person(4), units(5_000))),
    because: 'three of five members confirm on the chain whatever the wallet does',
  }),
  benign('BT: sealed by three signatures in order', 'BlindBT1 SealedToken', {
    ...old,
    ...may('E3', 'E6'),
    parts: [part('wallet', 'SealWallet', 'address[],uint256', people(20, 25), 3n)],
    ...made('address', 'wallet'),
    because: 'three of five signatures stand under each mint and each freeze',
  }),
  benign('BT: keys that weigh differently', 'BlindBT1 SteelyardToken', {
    ...old,
    ...may('E4', 'E6'),
    parts: [part('keys', 'WeighedKeys', 'address[],uint256[],uint256', people(40, 45), [3n, 2n, 2n, 1n, 1n], 5n)],
    shut: tell('token', 'setKeeper(address)', 'keys'),
    because: 'no key weighs enough alone, it takes two or three of them together',
  }),
  benign('BT: trustees are written in the coin', 'BlindBT1 TrusteeToken', {
    ...grown,
    ...may('E3', 'E6'),
    ...made('address[]', people(10, 15)),
    shut: each(10, 12, 'token', 'agree(uint8,address,address,uint256)', 0n, person(3), person(3), units(1_000)),
    because: 'three of five trustees must agree to the same matter',
  }),
  benign('BT: one proposes, and a council has five days to object', 'BlindBT2 GovernedToken', {
    ...old,
    ...may('E3', 'E6'),
    ...made('string,string,uint256', 'Objection', 'OBJN', units(18_000_000)),
    parts: [part('council', 'VetoCouncil', 'address,address[]', 'deployer', people(20, 23))],
    end: tell('token', 'setGovernance(address)', 'council'),
    because: 'what is proposed waits five days, in which two of three councillors stop it',
  }),
  benign('BT: what nobody challenges in three days is done', 'BlindBT2 GovernedToken', {
    ...old,
    ...may('E3', 'E6'),
    ...made('string,string,uint256', 'Tacit Consent', 'TACT', units(66_000_000)),
    parts: [part('governor', 'OptimisticGovernor', 'address', coming(1))],
    end: tell('token', 'setGovernance(address)', 'governor'),
    because: 'a proposal waits three days with a bond, and who challenges it brings it before the holders',
  }),
  benign('BT: roles that act after two days, with a guardian', 'BlindBT2 GovernedToken', {
    ...old,
    ...may('E3', 'E6'),
    ...made('string,string,uint256', 'Steward', 'STWD', units(31_000_000)),
    parts: [part('manager', 'RoleManager', 'address,address', 'deployer', 'multisig')],
    end: tell('token', 'setGovernance(address)', 'manager'),
    because: 'every call is scheduled two days before, and two of three can cancel it',
  }),
  benign('BT: an assembly with votes, permissions and a manager', 'BlindBT3 AssemblyToken', {
    ...old,
    ...may('E3', 'E5', 'E6'),
    parts: [
      part('permissions', 'AssemblyPermissions'),
      part('manager', 'AssemblyManager', 'address,address', coming(3), 'permissions'),
      part('voting', 'AssemblyVoting', 'address', coming(3)),
    ],
    before: all(
      tell('token', 'generateTokens(address,uint256)', 'deployer', units(5_000_000)),
      tell('permissions', 'set(bytes32,address,bool)', role('MINT_ROLE'), 'voting', true),
      tell('permissions', 'set(bytes32,address,bool)', role('BURN_ROLE'), 'voting', true),
      tell('permissions', 'setRoot(address)', 'voting'),
      tell('token', 'changeController(address)', 'manager'),
    ),
    because: 'the manager does only what holders have voted for in five days',
  }),
  benign('BT: a board agrees, holders object', 'BlindBT3 LedgerToken', {
    ...old,
    ...may('E6'),
    parts: [part('houses', 'TwoHouses', 'address,address[]', coming(1), people(50, 55))],
    before: tell('token', 'mint(address,uint256)', 'deployer', units(14_000_000)),
    end: tell('token', 'setMinter(address)', 'houses'),
    because: 'three of five agree, and a twentieth of all coins stops it in the week after',
  }),
  benign('BT: minted by a message that three have signed', 'BlindBT12 ScrivenerToken', {
    ...old,
    ...may('E3', 'E6'),
    ...made('address[],uint256', people(20, 25), 3n),
    because: 'three of five must have signed each mint and each pause, with a number that is used once',
  }),
  benign('BT: a slow clock of one hand', 'BlindBT12 BellTower', {
    ...old,
    ...may('E3', 'E6'),
    parts: [part('clock', 'SlowClock', 'address,address', 'deployer', person(30))],
    end: tell('token', 'setWarden(address)', 'clock'),
    because: 'what it does is announced three days before, and another key can call it off',
  }),
  benign('BT: holders vote by what they had', 'BlindBT12 MootToken', {
    ...old,
    ...may('E3', 'E6'),
    parts: [part('governor', 'MootGovernor', 'address', coming(1))],
    shut: each(3, 9, 'token', 'delegate(address)', person(3)),
    end: tell('token', 'setWarden(address)', 'governor'),
    because: 'holders vote for three days, and what passed waits two days more',
  }),
  benign('BT: one asks and another approves', 'BlindBT12 BellTower', {
    ...old,
    ...may('E3', 'E6'),
    parts: [part('desk', 'FourEyes', 'address,address', person(40), person(41))],
    end: tell('token', 'setWarden(address)', 'desk'),
    because: 'whatever one key asks for the other must approve, and neither can be both',
  }),
  benign('BT: stewards whom stakers elect', 'BlindBT12 BellTower', {
    ...old,
    ...may('E3', 'E6'),
    parts: [part('stewards', 'ElectedStewards', 'address,address[]', coming(1), people(50, 55))],
    end: tell('token', 'setWarden(address)', 'stewards'),
    because: 'three of five stewards agree, and holders who lock their coins elect others in a month',
  }),
]

const fixed = (name: string, symbol: string) => made('string,string,uint256', name, symbol, units(10_000_000))

const pools: readonly Case[] = [
  benign('BT: its share with a harbour that takes a fee in ether', 'BlindBT4 FixedToken', {
    ...grown,
    ...fixed('Bollard', 'BLRD'),
    parts: [part('locker', 'HarbourLocker', 'address', 'multisig')],
    lp: all(allow('pair', 'locker'), tell('locker', 'lockTokens(address,uint256,bool)', 'pair', later(500), true)),
    because: 'locked for more than a year, the locker took a two-hundredth of it',
  }),
  benign('BT: the share comes free over three years', 'BlindBT4 FixedToken', {
    ...grown,
    ...may('E8'),
    ...fixed('Gosling', 'GSLG'),
    parts: [part('vesting', 'ShareVesting', 'address,uint256,uint256', 'multisig', later(300), later(1400))],
    lp: all(allow('pair', 'vesting'), tell('vesting', 'fund(address)', 'pair')),
    because: 'nothing of the share is free for three hundred days, and then a little each day to two of three',
  }),
  benign('BT: many stake what they have of the pool', 'BlindBT4 FixedToken', {
    ...grown,
    ...may('E8'),
    ...fixed('Haymow', 'HAYM'),
    parts: [split, part('farm', 'PoolFarm', 'address,uint256', coming(2), units(1, 16))],
    open: all(allow('token', 'farm'), tell('farm', 'start(address,uint256)', 'pair', units(300_000))),
    lp: all(
      allow('pair', 'split'),
      tell('split', 'splitAll(address,address[])', 'pair', people(0, 20)),
      each(0, 20, 'pair', 'approve(address,uint256)', 'farm', most),
      each(0, 20, 'farm', 'stakeAll()'),
    ),
    because: 'twenty people have a twentieth of the pool each',
  }),
  benign('BT: the share lies in the coin, which cannot move it', 'BlindBT4 FixedToken', {
    ...grown,
    ...fixed('Amberjar', 'AMBJ'),
    parts: [split],
    lp: shareTo('token'),
    because: 'nothing in the coin can send the share of its pool anywhere',
  }),
  benign('BT: the share lies under a stone', 'BlindBT4 FixedToken', {
    ...grown,
    ...fixed('Headstone', 'HDST'),
    parts: [split, part('stone', 'Cenotaph')],
    lp: shareTo('stone'),
    because: 'the contract that has the share does nothing at all',
  }),
  benign('BT: locked for three years, and only ever longer', 'BlindBT4 FixedToken', {
    ...grown,
    ...fixed('Tortoise Shell', 'TSHL'),
    parts: [split, part('lock', 'LongLock', 'address,uint256', 'deployer', later(1100))],
    lp: shareTo('lock'),
    because: 'its owner can move the date further away and do nothing else',
  }),
  benign('BT: the share in a coffer of the association', 'BlindBT4 FixedToken', {
    ...old,
    ...may('E8'),
    ...fixed('Wardrobe', 'WRDB'),
    parts: [split, part('coffer', 'Coffer', 'address', 'timelock')],
    lp: shareTo('coffer'),
    because: 'whatever leaves the coffer is announced two days before',
  }),
  benign('BT: four partners, four dates', 'BlindBT4 FixedToken', {
    ...grown,
    ...fixed('Quartet', 'QRTT'),
    parts: [part('tranches', 'TrancheLock')],
    lp: all(
      allow('pair', 'tranches'),
      tell('tranches', 'deposit(address,address[],uint256[])', 'pair', people(2, 6), [later(200), later(300), later(400), later(500)]),
    ),
    because: 'each partner has a quarter of the pool, and none before half a year is over',
  }),
]

const mined: readonly Case[] = [
  benign('BT: a pickaxe finds five, then half of that', 'BlindBT5 PickaxeToken', {
    ...old,
    ...may('E6'),
    because: 'whoever solves the riddle gets five, a twentieth of the supply in all',
  }),
  benign('BT: a ferry with seven validators', 'BlindBT5 FerryToken', {
    ...old,
    ...may('E6'),
    parts: [part('ferry', 'FerryQuorum', 'address[]', people(20, 27))],
    ...made('address', 'ferry'),
    shut: each(20, 25, 'ferry', 'vouch(address,bytes32,address,uint256)', 'token', `0x${'7e'.repeat(32)}`, person(2), units(900)),
    because: 'five of seven must have seen a burn on the other side',
  }),
  benign('BT: an orchard where grants ripen', 'BlindBT5 OrchardToken', {
    ...grown,
    before: tell(
      'token',
      'grant(address,uint256,uint256,uint256)',
      '0x00000000000000000000000000000000c0ffee01',
      units(40_000),
      7_776_000n,
      63_072_000n,
    ),
    ...taxes(0, 0),
    because: 'a grant can be given only to one who has nothing, and concerns nothing else',
  }),
  benign('BT: a turnstile with operators and hooks', 'BlindBT5 TurnstileToken', {
    ...grown,
    ...taxes(0, 0),
    because: 'each sets his own hooks and operators, and nobody those of another',
  }),
]

export const blindBT: readonly Case[] = [...committees, ...pools, ...mined, ...blindBTMore]
