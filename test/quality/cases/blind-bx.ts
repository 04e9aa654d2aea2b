import { benign, type Case, type Place } from '../case.ts'
import { ofCoin } from './blind-al-lives.ts'
import { above } from './blind-ax-lives.ts'
import { may } from './blind-bj-lives.ts'
import { shareTo, split } from './blind-bv-lives.ts'
import { blindBXMore } from './blind-bx-more.ts'
import {
  all,
  allow,
  coming,
  data,
  each,
  grown,
  hands,
  hash,
  issuer,
  later,
  made,
  old,
  part,
  people,
  person,
  tell,
  units,
} from './blind-f-lives.ts'

const leaf = (index: bigint, coins: number) => {
  const of = hash('uint256,address,uint256', index, person(Number(index)), units(coins))
  return (place: Place) => of(place) as string
}

const governed: readonly Case[] = [
  benign('BX: an ephemeris that its holders govern by the book', 'BlindBX1 EphemerisToken', {
    ...old,
    ...may('E6', 'E8'),
    parts: [
      split,
      part('executor', 'EphemerisExecutor', 'address', coming(2)),
      part('governor', 'EphemerisGovernor', 'address,address', coming(3), 'executor'),
    ],
    ...made('address', 'executor'),
    shut: all(each(0, 12, 'token', 'delegate(address)', person(0)), each(12, 30, 'token', 'delegate(address)', person(20))),
    lp: shareTo('executor'),
    because: 'holders vote for five days, the executor waits three more, and one of a hundred a year is the most',
  }),
  benign('BX: a larder that waits five days', 'BlindBX1 LarderToken', {
    ...old,
    ...may('E3', 'E6'),
    parts: [part('lock', 'LarderTimelock', 'address', 'multisig')],
    ...made('address', 'lock'),
    because: 'a pause and a seventh more at most, both announced five days before by two of three',
  }),
  benign('BX: a chapter with a safe of five and a stipend', 'BlindBX1 ChapterToken', {
    ...old,
    ...may('E6'),
    parts: [
      part('safe', 'ChapterSafe', 'address[],address', people(40, 45), coming(1)),
      part('module', 'StipendModule', 'address,address,address', 'safe', coming(2), person(45)),
    ],
    ...made('address', 'safe'),
    because: 'three of five sign, and the treasurer alone makes two of a hundred in a year',
  }),
  benign('BX: a breakwater of ninety-six bits', 'BlindBX2 BreakwaterToken', {
    ...old,
    ...may('E6'),
    parts: [part('lock', 'BreakwaterTimelock', 'address', 'multisig')],
    ...made('address', 'lock'),
    shut: each(0, 9, 'token', 'delegate(address)', person(4)),
    because: 'three of a hundred once a year, queued three days before by two of three',
  }),
  benign('BX: a guildmark whose hat plots and waits', 'BlindBX3 GuildmarkToken', {
    ...old,
    ...may('E3', 'E6'),
    parts: [part('chief', 'MarkChief', 'address', coming(2)), part('pause', 'MarkPause', 'address', 'chief')],
    ...made('address', 'pause'),
    shut: each(0, 4, 'token', 'approve(address,uint256)', 'chief', units(100)),
    because: 'holders of a tenth at least elect who may plot, and a plot waits three days',
  }),
  benign('BX: a census that its owner takes', 'BlindBX8 CensusToken', {
    ...grown,
    shut: tell('token', 'snapshot()'),
    because: 'the owner can count holders and nothing else',
  }),
  benign('BX: a paperboat for people on a tree', 'BlindBX11 PaperboatToken', {
    ...old,
    ...made('bytes32,address', (place: Place) => above(leaf(0n, 50_000)(place), leaf(1n, 90_000)(place)), 'timelock'),
    shut: all(
      each(0, 1, 'token', 'claim(uint256,address,uint256,bytes32[])', 0n, person(0), units(50_000), (place: Place) => [
        leaf(1n, 90_000)(place),
      ]),
      each(0, 1, 'token', 'release()'),
    ),
    because: 'a fifth for who is on the tree, in half a year, and the rest of it to the timelock after six hundred days',
  }),
  benign('BX: whimbrels lock for four years', 'BlindBX11 WhimbrelToken', {
    ...old,
    ...may('E6'),
    parts: [part('gauge', 'WhimbrelGauge', 'address', coming(1))],
    ...made('address', 'gauge'),
    shut: all(
      each(0, 6, 'token', 'approve(address,uint256)', 'gauge', units(50_000)),
      each(0, 6, 'gauge', 'createLock(uint128,uint64)', units(9_000), 63_072_000n),
    ),
    because: 'the rate sinks by a sixth each year, and goes to whoever has locked',
  }),
  benign('BX: capers of a farm that two of three tend', 'BlindBX5 CaperToken', {
    ...old,
    ...may('E6'),
    parts: [part('chef', 'CaperChef', 'address,address', coming(1), person(3))],
    open: all(hands('token', 'chef'), tell('chef', 'add(uint256,address)', 100n, 'pair'), hands('chef', 'multisig')),
    because: 'two in a block to who stakes, up to a cap, and the farm cannot give the coin away',
  }),
]

const issued: readonly Case[] = [
  benign('BX: florins as dollars were first written', 'BlindBX2 FlorinToken', {
    ...issuer,
    ...may('E3', 'E4', 'E5', 'E6'),
    spread: 'direct',
    end: hands('token', 'multisig'),
    because: 'two of three of the issuer list, pause, issue and redeem, and a fee stays below a five-hundredth',
  }),
  benign('BX: a krone coin that is signed for', 'BlindBX3 KroneCoin', {
    ...issuer,
    ...made('address,address', 'multisig', 'deployer'),
    because: 'two of three of the issuer have each role',
  }),
  benign('BX: staters with ether of half as much more', 'BlindBX4 Stater', {
    ...old,
    ...may('E6'),
    parts: [
      part('feed', 'StaterFeed', 'address[],uint256', people(30, 35), units(4_000)),
      part('engine', 'StaterEngine', 'address,address', coming(2), 'feed'),
    ],
    before: all(
      tell('token', 'rely(address)', 'engine'),
      tell('engine', 'open(uint256) 400', units(300_000)),
      tell('token', 'deny(address)', 'deployer'),
    ),
    shut: all(each(0, 3, 'token', 'approve(address,uint256)', 'engine', units(300)), each(0, 3, 'engine', 'join(uint256)', units(200))),
    because: 'the engine is the only ward, and makes coins for whoever lays down enough ether',
  }),
  benign('BX: tallow dollars that nobody governs', 'BlindBX4 TallowUSD', {
    ...old,
    ...may('E6'),
    parts: [
      part('feed', 'StaterFeed', 'address[],uint256', people(30, 35), units(4_000)),
      part('manager', 'TallowManager', 'address,address', coming(2), 'feed'),
    ],
    ...made('address', 'manager'),
    before: tell('manager', 'openTrove(uint256) 400', units(300_000)),
    shut: each(0, 4, 'manager', 'provide(uint256)', units(100)),
    because: 'opened against ether by everybody, and immutable',
  }),
  benign('BX: breath that rises and sinks for all alike', 'BlindBX6 BreathToken', {
    ...old,
    ...may('E5', 'E6', 'E8'),
    parts: [part('policy', 'BreathPolicy', 'address,address[]', coming(1), people(30, 35))],
    ...made('address', 'policy'),
    open: tell('policy', 'setPair(address)', 'pair'),
    because: 'three of five reports at least, once a day, a twentieth at most, for every holder and the pool alike',
  }),
  benign('BX: obols with two marks behind each', 'BlindBX6 ObolToken', {
    ...old,
    ...may('E6'),
    parts: [
      part('reserve', 'ReserveMark'),
      part('bonds', 'ObolBonds', 'address,address', coming(2), coming(3)),
      part('treasury', 'ObolTreasury', 'address,address,address', coming(3), 'reserve', 'bonds'),
    ],
    ...made('address', 'treasury'),
    before: all(allow('reserve', 'treasury'), tell('treasury', 'begin(uint256)', units(9_000_000))),
    because: 'bonds bring two marks at least for each obol that they make, which vests for five days',
  }),
  benign('BX: yes to the comet', 'BlindBX11 YesShare', {
    ...grown,
    ...may('E6'),
    parts: [
      part('no', 'NoShare', 'address', coming(1)),
      part('market', 'CometMarket', 'address,address,address,uint256,address[]', coming(2), 'no', 'multisig', later(300), people(10, 15)),
    ],
    ...made('address', 'market'),
    before: tell('market', 'split() 100'),
    because: 'made in pairs for ether and taken back in pairs',
  }),
  benign('BX: a mooring note for whoever registers', 'BlindBX11 MooringNote', {
    ...old,
    ...may('E3', 'E6'),
    ...made('address', 'timelock'),
    shut: all(each(0, 5, 'token', 'register(bytes32)', `0x${'5c'.repeat(32)}`), tell('token', 'payCoupon() 2')),
    because: 'whoever registers can subscribe for ether, and whom the timelock strikes off, two days after it said so, gets no more of it',
  }),
]

const renewed: readonly Case[] = [
  benign('BX: a feldspar that was frozen', 'BlindBX12 FeldsparDiamond', {
    ...old,
    parts: [part('ledger', 'FeldsparLedger')],
    ...made('address,bytes4[]', 'ledger', ofCoin),
    end: tell('token', 'freeze()'),
    because: 'no face can be cut any more',
  }),
  benign('BX: a bellfoundry behind six days', 'BlindBX12 BellfoundryProxy', {
    ...old,
    ...may('E3', 'E4', 'E5', 'E6', 'E7', 'E8'),
    parts: [part('lock', 'BellTimelock', 'address[]', ['multisig']), part('code', 'BellfoundryV3')],
    ...made('address,address,bytes', 'code', 'lock', data('initialize(address,address)', 'lock', 'deployer')),
    because: 'the admin of the proxy and who mints is a timelock of six days, in which two of three propose',
  }),
  benign('BX: a weathercock turns ten days after it said so', 'BlindBX12 WeathercockProxy', {
    ...old,
    ...may('E3', 'E4', 'E5', 'E6', 'E7', 'E8'),
    parts: [part('code', 'WeathercockV1')],
    ...made('address,bytes', 'code', data('initialize(address)', 'deployer')),
    because: 'only the code that was announced ten days before can follow, and its code has no other power',
  }),
]

export const blindBX: readonly Case[] = [...governed, ...issued, ...renewed, ...blindBXMore]
