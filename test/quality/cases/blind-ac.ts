import { benign, type Case, type Place, type Transaction } from '../case.ts'
import { deeds } from '../chain.ts'
import { all, allow, data, grown, hands, later, made, old, part, people, person, renounced, tell, units } from './blind-f-lives.ts'
import { locked, locker, quorum } from './blind-z-lives.ts'

const fresh = { age: 'fresh' } as const
const nobody = `0x${'0'.repeat(40)}`
const newborn = { age: 'newborn' } as const
const handed = hands('token', 'multisig')
const barley = part('grain', 'Barley', 'string,string', 'Barley', 'BRLY')
const pebble = (as: string, name: string, symbol: string) => ({
  ...part(as, 'Reserve', 'string,string,uint256', name, symbol, units(9_000_000)),
  file: 'BlindAC8',
})
const wick = part('reserve', 'Reserve', 'string,string,uint256', 'Wick', 'WICK', units(9_000_000))

/** All buy along the curve; with what the deployer pays last, its goal is reached. */
const slid = ({ deployer, token, parts, given }: Place): readonly Transaction[] =>
  [...given, deployer].map(one => ({
    ...deeds.call(one, parts['slipway'] ?? '', 'purchase(address)', token),
    value: one === deployer ? units(12) : units(2),
  }))
/** Five observers say what the price is: the amounts follow a day later. */
const observed = ({ parts, given }: Place): readonly Transaction[] =>
  given.slice(0, 5).map((one, index) => deeds.call(one, parts['policy'] ?? '', 'say(uint256)', (units(1) * BigInt(101 + index)) / 100n))

const memes: readonly Case[] = [
  benign('AC: written by hand, nobody rules it', 'BlindAC1 Gherkin', fresh),
  benign('AC: two of a hundred a wallet, ended, renounced', 'BlindAC1 MoonOtter', {
    ...fresh,
    open: tell('token', 'setPool(address)', 'pair'),
    shut: tell('token', 'endMaxWallet()'),
    end: renounced,
  }),
  benign('AC: the gate was raised once', 'BlindAC1 Portcullis', {
    also: ['E8'],
    because: 'the shares are locked for more than a year',
    parts: [locker],
    open: tell('token', 'raise()'),
    lp: locked(420),
    end: handed,
  }),
  benign('AC: a fee thaws from ten to one of a hundred', 'BlindAC2 Thawing', {
    ...fresh,
    also: ['E4'],
    taxes: { buy: 1, sell: 1 },
    because: 'the fee falls by the clock alone and has come to its end',
    end: renounced,
  }),
  benign('AC: half a minute between purchases', 'BlindAC2 SlowPony', newborn),
  benign('AC: orders and wallets of a modest size', 'BlindAC2 Minnow', {
    ...grown,
    shut: tell('token', 'widen(uint256,uint256)', units(2_000_000), units(4_000_000)),
  }),
  benign('AC: bots on a bench that has closed', 'BlindAC2 Benchwarmer', {
    ...grown,
    open: all(tell('token', 'open()'), tell('token', 'bench(address[])', ['0x00000000000000000000000000000000b0710001'])),
    end: renounced,
  }),
  benign('AC: off the slipway with all the ether', 'BlindAC3 Launched', {
    ...fresh,
    parts: [part('slipway', 'Slipway')],
    ...made('string,string,address', 'Dory The Dinghy', 'DORY', 'slipway'),
    before: slid,
    pooled: 50,
  }),
  benign('AC: whole units are badges', 'BlindAC3 Badger404', { ...grown, spread: 'direct', end: hands('token', nobody) }),
  benign('AC: echoes one of a hundred to all, renounced', 'BlindAC7 Echo', {
    ...old,
    also: ['E4'],
    taxes: { buy: 1, sell: 1, transfer: 1 },
    open: tell('token', 'leaveOut(address)', 'pair'),
    end: renounced,
  }),
  benign('AC: for a shelter and for the fire, only ever less', 'BlindAC7 GoodBoy', {
    also: ['E4'],
    taxes: { buy: 2, sell: 2 },
    open: tell('token', 'addMarket(address)', 'pair'),
  }),
]

const taxed: readonly Case[] = [
  benign('AC: a treasury fee below four of a hundred', 'BlindAC2 Tollgate', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 2, sell: 3 },
    ...made('address', 'multisig'),
    end: handed,
  }),
  benign('AC: trades pay those who hold', 'BlindAC2 Tithebarn', {
    ...old,
    also: ['E4'],
    taxes: { buy: 2, sell: 2 },
    end: renounced,
  }),
]

const governed: readonly Case[] = [
  benign('AC: votes by the clock', 'BlindAC1 HalfwayHouse', old),
  benign('AC: a fiftieth a year by its timelock', 'BlindAC1 Perennial', { ...old, also: ['E6'], ...made('address', 'timelock') }),
  benign('AC: a third for the team by the second', 'BlindAC1 Saltmarsh', {
    ...grown,
    parts: [part('vesting', 'SaltmarshVesting', 'address,uint64', person(11), later(-60))],
    ...made('address', 'vesting'),
  }),
  benign('AC: a coin that got votes', 'BlindAC1 VotingBarley', {
    ...grown,
    also: ['E6'],
    parts: [barley],
    ...made('address', 'grain'),
    before: all(allow('grain', 'token'), tell('token', 'depositFor(address,uint256)', 'deployer', units(10_000_000))),
  }),
  benign('AC: points after their season', 'BlindAC1 SeasonPoints', {
    before: all(
      tell('token', 'award(address[],uint256)', people(0, 20), units(1_000_000)),
      tell('token', 'award(address[],uint256)', ['deployer'], units(200_000_000)),
      tell('token', 'endSeason()'),
    ),
    end: handed,
  }),
  benign('AC: replaces its code when a timelock says so', 'BlindAC1 KestrelworkProxy', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('implementation', 'Kestrelwork')],
    ...made('address,bytes', 'implementation', data('initialize(address,address,uint256)', 'timelock', 'deployer', units(22_000_000))),
  }),
  benign('AC: facets that only a timelock cuts', 'BlindAC4 Prism', {
    ...old,
    also: ['E3', 'E4', 'E5', 'E6', 'E7'],
    parts: [part('cut', 'PrismCutFacet'), part('ledger', 'PrismTokenFacet')],
    ...made('address,address,address', 'timelock', 'cut', 'ledger'),
  }),
  benign('AC: knots that holders tie themselves', 'BlindAC5 Bindweed', {
    ...grown,
    before: tell('token', 'tie(uint256,uint256)', units(500_000), later(200)),
  }),
  benign('AC: coppers of a dungeon, so many a day', 'BlindAC5 DungeonCopper', {
    also: ['E6'],
    parts: [part('dungeon', 'Dungeon', 'address', 'multisig')],
    ...made('address', 'dungeon'),
    before: tell('dungeon', 'furnish(address)', 'token'),
  }),
  benign('AC: wardens may veto for ten days', 'BlindAC5 Sundial', {
    ...old,
    also: ['E4'],
    ...made('address,address[]', 'multisig', people(20, 25)),
  }),
  benign('AC: votes of a lending house', 'BlindAC7 Assize', { ...old, ...made('address', 'deployer') }),
  benign('AC: less from year to year', 'BlindAC7 Fountain', {
    ...old,
    also: ['E6'],
    parts: [part('minter', 'FountainMinter')],
    ...made('address', 'minter'),
    before: tell('minter', 'bind(address)', 'token'),
    open: tell('minter', 'setWeight(address,uint256)', 'pair', 10n),
    end: hands('minter', 'timelock'),
  }),
]

const backed: readonly Case[] = [
  benign('AC: share of a granary', 'BlindAC1 GranaryShare', {
    ...old,
    also: ['E6'],
    parts: [barley],
    ...made('address,address', 'grain', 'multisig'),
    before: all(allow('grain', 'token'), tell('token', 'deposit(uint256,address)', units(9_000_000), 'deployer')),
  }),
  benign('AC: one ore by ferry on many chains', 'BlindAC3 FerryOre', {
    ...grown,
    also: ['E6'],
    because: 'three of four witnesses, and so much a day',
    parts: [quorum('gate', 'WitnessGate', 4, 3n)],
    ...made('address,address', 'gate', 'multisig'),
  }),
  benign('AC: its transfer manager locks and lets out', 'BlindAC3 NativeOre', {
    ...grown,
    also: ['E6'],
    because: 'another manager takes a week of notice by two of three',
    parts: [
      part('ore', 'Ore', 'string,string,uint256', 'Ore', 'ORE', units(9_000_000)),
      part('manager', 'OreManager', 'address,address[],uint256', 'ore', people(0, 3), 2n),
    ],
    ...made('address,address', 'multisig', 'manager'),
    before: all(tell('manager', 'bind(address)', 'token'), allow('ore', 'manager'), tell('manager', 'wrap(uint256)', units(8_000_000))),
  }),
  benign('AC: a supervised dollar, its list with two of three', 'BlindAC4 DollarShell', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('implementation', 'LedgerDollar')],
    ...made(
      'address,address,bytes',
      'implementation',
      'timelock',
      data('initialize(address,address,address,uint256)', 'multisig', 'multisig', 'deployer', units(60_000_000, 6)),
    ),
  }),
  benign('AC: grams of metal behind a beacon', 'BlindAC4 BullionProxy', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('implementation', 'BullionGram'), part('beacon', 'BullionBeacon', 'address,address', 'implementation', 'timelock')],
    ...made(
      'address,bytes',
      'beacon',
      data('initialize(address,address,bytes32,uint256)', 'multisig', 'deployer', `0x${'a7'.repeat(32)}`, units(750_000)),
    ),
  }),
  benign('AC: ether of validators, its rate by three of five', 'BlindAC5 StakedQuay', {
    ...old,
    also: ['E5', 'E6'],
    because: 'a thousandth a day',
    ...made('address[],uint256', people(0, 5), 3n),
    before: tell('token', 'stake() 420'),
  }),
  benign('AC: an index of two stones', 'BlindAC5 CairnIndex', {
    ...grown,
    also: ['E6'],
    because: 'half a hundredth a year for the manager',
    parts: [pebble('first', 'Granite', 'GRNT'), pebble('second', 'Slate', 'SLTE')],
    ...made('address,address,address', 'first', 'second', 'multisig'),
    before: all(allow('first', 'token'), allow('second', 'token'), tell('token', 'issue(uint256)', units(3_000_000))),
  }),
  benign('AC: one side of a question', 'BlindAC5 OutcomeShare', {
    also: ['E5', 'E6'],
    because: 'its question burns only of whoever calls it, and makes both sides against a pebble',
    parts: [pebble('stone', 'Pebble', 'PBBL'), part('question', 'Question', 'address,address,uint256', 'stone', 'multisig', later(300))],
    ...made('address,string,string', 'question', 'Bridge opens in 2027: yes', 'YES27'),
    before: all(
      tell('question', 'bind(address)', 'token'),
      allow('stone', 'question'),
      tell('question', 'split(uint256)', units(2_000_000)),
    ),
  }),
  benign('AC: a reserve behind every coin', 'BlindAC8 Ballastine', {
    ...old,
    also: ['E6'],
    because: 'a timelock may name another vault',
    parts: [
      wick,
      part('charter', 'Charter', 'address', 'timelock'),
      part('vault', 'BallastineVault', 'address,address', 'charter', 'reserve'),
    ],
    ...made('address', 'charter'),
    before: all(
      tell('charter', 'open(address)', 'vault'),
      tell('vault', 'bind(address)', 'token'),
      allow('reserve', 'vault'),
      tell('vault', 'deposit(uint256)', units(6_000_000)),
    ),
  }),
  benign('AC: amounts that grow with the ether', 'BlindAC8 Brinewater', {
    ...old,
    also: ['E6'],
    before: tell('token', 'pourIn() 500'),
    shut: all(
      ({ deployer, token }) => [{ from: deployer, to: token, data: '0x', value: units(3) }],
      tell('token', 'collect()'),
      tell('pair', 'sync()'),
    ),
  }),
  benign('AC: the same in a bottle', 'BlindAC8 BottledBrine', {
    ...old,
    also: ['E6'],
    parts: [part('brine', 'Brinewater')],
    ...made('address', 'brine'),
    before: all(tell('brine', 'pourIn() 500'), allow('brine', 'token'), tell('token', 'bottle(uint256)', units(450))),
  }),
  benign('AC: receipts of what is lent', 'BlindAC8 LoanReceipt', {
    ...grown,
    also: ['E6'],
    parts: [wick],
    ...made('address', 'reserve'),
    before: all(
      allow('reserve', 'token'),
      tell('token', 'lend(uint256)', units(8_000_000)),
      tell('token', 'borrow(uint256) 30', units(12_000)),
    ),
  }),
  benign('AC: a dollar drawn on ether', 'BlindAC8 DrawnDollar', {
    ...old,
    also: ['E6'],
    because: 'a new line takes the timelock and three days',
    parts: [part('vault', 'DrawingVault')],
    ...made('address,address', 'timelock', 'vault'),
    before: all(tell('vault', 'bind(address)', 'token'), tell('vault', 'drawOn(uint256) 700', units(600_000))),
  }),
]

const aged: readonly Case[] = [
  benign('AC: sold in the autumn of 2017', 'BlindAC6 CartwheelToken', {
    ...old,
    before: all(
      tell('token', 'mint(address,uint256)', 'deployer', units(80_000_000)),
      tell('token', 'finishMinting()'),
      tell('token', 'release()'),
    ),
    end: handed,
  }),
  benign('AC: a dollar of the old kind', 'BlindAC6 OldTowerDollar', {
    ...old,
    also: ['E3', 'E4', 'E5', 'E6'],
    ...made('uint256', units(70_000_000, 6)),
    end: handed,
  }),
  benign('AC: operators, and contracts that hear', 'BlindAC6 Sevens', old),
  benign('AC: breathes with its price', 'BlindAC6 Tidal', {
    ...old,
    also: ['E5', 'E6'],
    because: 'five of a hundred a day, by the middle of five observers; another policy takes the timelock',
    parts: [part('policy', 'TidalPolicy', 'address[]', people(0, 5))],
    ...made('address', 'policy'),
    before: tell('policy', 'bind(address)', 'token'),
    open: observed,
    shut: all(tell('policy', 'rebase()'), tell('pair', 'sync()')),
    end: hands('token', 'timelock'),
  }),
  benign('AC: a human standard', 'BlindAC9 HumanStandardToken', {
    ...old,
    ...made('uint256,string,uint8,string', units(11_000_000, 8), 'Hundred Acre', 8n, 'ACRE'),
  }),
  benign('AC: promised month by month', 'BlindAC9 GrantToken', {
    ...old,
    before: place =>
      place.given.slice(40, 44).flatMap(one => tell('token', 'grant(address,uint256,uint256)', one, units(1_000_000), 24n)(place)),
    end: tell('token', 'noMoreGrants()'),
  }),
  benign('AC: a share in a box of ether', 'BlindAC9 CofferShare', {
    ...old,
    before: ({ deployer, token }) => [{ from: deployer, to: token, data: '0x', value: units(90) }],
  }),
]

/** Honest tokens, new and old, as a careful trader meets them. */
export const blindAC: readonly Case[] = [...memes, ...taxed, ...governed, ...backed, ...aged]
