import { benign, type Case } from '../case.ts'
import { bought, by, each, maybe, six, word } from './blind-at-lives.ts'
import { blindATMill } from './blind-at-mill.ts'
import { blindATPad } from './blind-at-pad.ts'
import { blindATRooms } from './blind-at-rooms.ts'
import { blindATStreet } from './blind-at-street.ts'
import { all, allow, coming, grown, hands, made, old, part, people, person, tell, units } from './blind-f-lives.ts'

/** Minted at a pace that code keeps. */
const paced: readonly Case[] = [
  benign('AT: buckets for each bridge, set by two of three', 'BlindAT1 QuillCross', {
    ...old,
    ...six,
    parts: [part('relay', 'QuillRelay', 'address,address[]', coming(1), people(0, 5))],
    ...made('address', 'multisig'),
    before: all(
      tell('token', 'settle(address)', 'relay'),
      each(3, () => tell('relay', 'attest(bytes32,address,uint256)', word(7), 'deployer', units(200_000))),
    ),
    shut: by(6, allow('token', 'relay'), tell('relay', 'send(uint256,bytes32,uint256)', 10n, word(9), units(500))),
    because: 'three of five relayers, a hundredth a day',
  }),
  benign('AT: one steward, two percent a year', 'BlindAT1 Oatfield', {
    ...grown,
    ...six,
    ...made('address', person(4)),
    shut: by(4, tell('token', 'mint(address,uint256)', person(5), units(4_000))),
    because: 'two percent a year by code',
  }),
  benign('AT: a schedule that halves and a gauge', 'BlindAT1 Tarnwick', {
    ...grown,
    ...six,
    parts: [
      part('schedule', 'TarnSchedule', 'address,address', coming(2), coming(1)),
      part('gauge', 'TarnGauge', 'address,address', coming(2), 'schedule'),
    ],
    ...made('address', 'schedule'),
    shut: all(
      by(1, allow('token', 'gauge'), tell('gauge', 'stake(uint256)', units(20_000))),
      by(2, allow('token', 'gauge'), tell('gauge', 'stake(uint256)', units(9_000))),
      tell('schedule', 'wind()'),
      by(1, tell('gauge', 'unstake(uint256)', units(3_000))),
    ),
  }),
  benign('AT: desks with a ceiling and a pace per block', 'BlindAT1 Brindle', {
    ...old,
    ...six,
    parts: [part('desk', 'BrindleDesk')],
    ...made('address,address', 'multisig', 'desk'),
    before: tell('desk', 'open(address) 700', 'token'),
    ether: 560,
    shut: all(by(3, tell('desk', 'open(address) 3', 'token')), by(3, allow('token', 'desk'), tell('desk', 'close(uint256)', units(2_000)))),
  }),
  benign('AT: quests of a game with a daily budget', 'BlindAT1 Glimmer', {
    ...grown,
    ...six,
    parts: [part('quests', 'GlimmerQuests', 'address', coming(1))],
    ...made('address', 'quests'),
    shut: by(
      2,
      tell('quests', 'forage()'),
      ...[0n, 1n, 2n, 3n, 4n].map(kind => maybe(tell('quests', 'handIn(uint256)', kind))),
      allow('token', 'quests'),
      tell('quests', 'craft(uint256)', 2n),
    ),
  }),
  benign('AT: yields of an orchard whose owner is a timelock', 'BlindAT3 Pippin', {
    ...grown,
    ...six,
    parts: [part('orchard', 'PippinOrchard', 'address,uint256,uint256', coming(1), units(1, 17), 8_000_000n)],
    ...made('address', 'orchard'),
    open: all(
      tell('orchard', 'add(uint256,address)', 10n, 'pair'),
      allow('pair', 'orchard'),
      tell('orchard', 'deposit(uint256,uint256)', 0n, units(2)),
    ),
    end: hands('orchard', 'timelock'),
  }),
  benign('AT: digging pays what has accrued', 'BlindAT3 Cobbleore', {
    ...old,
    ...six,
    shut: each(9, index => maybe(tell('token', 'mint(uint256)', BigInt(index * 977)))),
    because: 'five percent a year, less each year, to who works',
  }),
]

/** Receipts of what lies elsewhere. */
const receipts: readonly Case[] = [
  benign('AT: breathes with a price that three houses tell', 'BlindAT2 Marlpit', {
    ...grown,
    also: ['E5', 'E6'],
    parts: [part('wool', 'WoolMedian', 'address[]', people(0, 3))],
    ...made('address', 'wool'),
    shut: all(
      each(3, index => tell('wool', 'say(uint256)', units(108 + index, 16))),
      tell('token', 'breathe(address[])', ['pair']),
    ),
  }),
  benign('AT: a rebasing share at rest', 'BlindAT2 DriedSedge', {
    ...old,
    parts: [part('sedge', 'SedgePool')],
    ...made('address', 'sedge'),
    before: all(tell('sedge', 'submit() 900'), allow('sedge', 'token'), tell('token', 'wrap(uint256)', units(880))),
    ether: 710,
    shut: all(tell('sedge', 'reward() 12'), by(3, tell('token', 'unwrap(uint256)', units(1)))),
  }),
  benign('AT: staked ether whose rate only rises', 'BlindAT2 Sallow', {
    ...old,
    ...made('address', 'multisig'),
    before: tell('token', 'deposit() 500'),
    ether: 400,
    shut: all(by(2, tell('token', 'deposit() 20')), tell('token', 'bringRewards() 9'), by(2, tell('token', 'burn(uint256)', units(4)))),
  }),
  benign('AT: receipt of a lending market, grows by itself', 'BlindAT2 Dapple', {
    ...grown,
    parts: [part('plum', 'PlumNote'), part('market', 'DappleMarket', 'address', 'plum')],
    ...made('address', 'market'),
    before: all(
      tell('market', 'bind(address)', 'token'),
      tell('market', 'supply() 600'),
      allow('plum', 'market'),
      tell('market', 'borrow(uint256,uint256)', units(20_000), units(80)),
    ),
    ether: 480,
    shut: all(by(2, tell('market', 'redeem(uint256)', units(1))), tell('market', 'repay() 10')),
  }),
  benign('AT: vault share with a fee and a weir that may be exchanged', 'BlindAT2 Ottery', {
    ...old,
    also: ['E5', 'E7'],
    parts: [part('plum', 'PlumNote')],
    ...made('address,address', 'plum', 'multisig'),
    before: all(allow('plum', 'token'), tell('token', 'deposit(uint256,address)', units(900_000), 'deployer'), tell('token', 'earn()')),
    shut: by(3, tell('token', 'redeem(uint256,address)', units(900), person(3))),
    because: 'two of three, and three days',
  }),
]

/** Against collateral. */
const dollars: readonly Case[] = [
  benign('AT: shillings drawn against ether, wards under a timelock', 'BlindAT3 Shilling', {
    ...old,
    also: ['E5', 'E6'],
    parts: [
      part('feed', 'TollhouseFeed', 'address[],uint256', people(0, 3), units(2_000)),
      part('engine', 'TollhouseEngine', 'address,address,address', coming(2), 'feed', 'timelock'),
    ],
    ...made('address,address', 'engine', 'timelock'),
    before: tell('engine', 'draw(uint256) 1000', units(1_000_000)),
    ether: 400,
    shut: all(
      by(5, tell('engine', 'draw(uint256) 2', units(2_000))),
      each(3, index => tell('feed', 'poke(uint256)', units(1_990 + index))),
      by(5, allow('token', 'engine'), tell('engine', 'wipe(uint256,uint256)', units(400), units(3, 17))),
    ),
  }),
]

const taxed: readonly Case[] = [
  benign('AT: a hundredth of each payment goes to all', 'BlindAT3 Hazelmere', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 1, sell: 0.2, transfer: 1 },
    because: 'most of what a sale leaves is the pool’s again, and the seller’s',
    spread: 'direct',
    shut: bought(0, tell('token', 'transfer(address,uint256)', person(1), units(5))),
  }),
]

export const blindAT: readonly Case[] = [
  ...paced,
  ...receipts,
  ...dollars,
  ...taxed,
  ...blindATStreet,
  ...blindATMill,
  ...blindATPad,
  ...blindATRooms,
]
