import { getContractAddress } from 'viem'
import type { Level } from '../../../src/api/level.ts'
import { benign, type Case, type Place, type Transaction } from '../case.ts'
import { deeds } from '../chain.ts'
import { all, allow, data, grown, hash, made, old, part, people, person, renounced, tell, units } from './blind-f-lives.ts'

type Script = (place: Place) => readonly Transaction[]
type Who = (place: Place) => unknown

const day = 86_400
const fresh = { age: 'fresh' } as const
const newborn = { age: 'newborn' } as const
/** Nobody could buy so far, or nobody did. */
const untouched = { buyers: 0, sellers: 0, spread: 'direct' } as const
const notOpen: readonly Level[] = ['LOW', 'MEDIUM', 'HIGH']

/** So many seconds after the scan. */
const at =
  (seconds: number): Who =>
  ({ present }) =>
    BigInt(present + seconds)
const buyer =
  (index: number): Who =>
  ({ buyers }) =>
    buyers[index]
/** The same call, but of somebody else. */
const by =
  (who: Who, script: Script): Script =>
  place =>
    script(place).map(one => ({ ...one, from: String(who(place)) }))
const each = (from: number, to: number, script: Script): Script =>
  all(...Array.from({ length: to - from }, (_, index) => by(person(from + index), script)))
/** What the deployer makes as his second contract. */
const second: Who = ({ deployer }) => getContractAddress({ from: deployer as `0x${string}`, nonce: 1n })

const leaf = (index: number) => hash('uint256,address,uint256', BigInt(index), person(index), units(2_000_000))
/** Of the two who are named. */
const root: Who = place => hash('bytes32,bytes32', ...[leaf(0)(place) as string, leaf(1)(place) as string].sort())(place)
/** The day on which a young token was bought first. */
const firstDay: Who = ({ present }) => BigInt(Math.floor((present - 27 * day + 4_204) / day))

const launches: readonly Case[] = [
  benign('V: claims of the presale wait for a day', 'BlindV1 Slipway', {
    ...fresh,
    because: 'whoever bought from the pool sells; three tenths are handed out nine days from now',
    parts: [part('presale', 'SlipwayPresale', 'uint256', at(9 * day))],
    pooled: 60,
    buyers: 6,
    sellers: 2,
    before: each(0, 8, tell('presale', 'contribute() 3')),
    open: all(allow('token', 'presale'), tell('presale', 'close(address,uint256)', 'token', units(18_000_000))),
  }),
  benign('V: twenty-five grants vest in the token, three have bought', 'BlindV1 Cradle', {
    ...fresh,
    also: ['E8'],
    because: 'nearly all who hold it agreed to wait for months, and nothing that is bought ever waits',
    buyers: 3,
    sellers: 1,
    spread: 'none',
    open: tell('token', 'grant(address[],uint128)', people(0, 25), units(600_000)),
    end: renounced,
  }),
  benign('V: seats that open on two days, and one buyer', 'BlindV1 Hatchery', {
    ...newborn,
    also: ['E8'],
    because: 'the one who bought may sell; the seated hold what was given to them until their day',
    buyers: 1,
    sellers: 0,
    spread: 'none',
    ether: 22,
    open: all(
      tell('token', 'seat(address[],uint112,uint32)', people(0, 15), units(40_000), at(45 * day)),
      tell('token', 'seat(address[],uint112,uint32)', people(15, 25), units(60_000), at(120 * day)),
    ),
    end: tell('token', 'finish()'),
  }),
  benign('V: those of the first blocks waited for an hour', 'BlindV1 Starboard', {
    ...newborn,
    buyers: 9,
    sellers: 0,
    open: tell('token', 'start()'),
  }),
  benign('V: began ten minutes ago, limits for an hour', 'BlindV1 Quickstep', {
    ...newborn,
    ...untouched,
    because: 'only purchases are limited, and only in the first hour; nobody owns it',
    ether: 15,
    ...made('uint256', at(-600)),
  }),
  benign('V: a wallet may hold more every hour', 'BlindV1 Ladderback', {
    ...newborn,
    buyers: 15,
    sellers: 3,
    ether: 35,
    open: tell('token', 'launch()'),
  }),
  benign('V: opens tomorrow by itself', 'BlindV1 Tidegate', {
    ...fresh,
    ...untouched,
    also: ['E1'],
    levels: notOpen,
    because: 'nobody could buy so far, so nobody is caught; the day is fixed, and nobody has a switch',
    ...made('uint256', at(day)),
  }),
  benign('V: the hour of the list, and the public in two', 'BlindV1 Foreshore', {
    ...newborn,
    because: 'who is not on the list can not buy yet; whoever has some can sell it',
    ...made('uint256', at(7_200)),
    buyers: 8,
    open: tell('token', 'list(address[])', (place: Place) => place.buyers),
  }),
  benign('V: twelve of a hundred, and one less every day', 'BlindV2 Sundown', {
    ...fresh,
    also: ['E4'],
    taxes: { buy: 8, sell: 8, transfer: 0 },
    because: 'falls by itself to one of a hundred within a week, and nobody can raise it',
    ...made('address', 'multisig'),
    open: tell('token', 'enableTrading()'),
    end: renounced,
  }),
  benign('V: one dealing in a block, and a pause between purchases', 'BlindV2 Brisk', { buyers: 18, sellers: 6 }),
  benign('V: limits and fees lifted, then given away', 'BlindV2 Unbound', {
    ...grown,
    taxes: { buy: 0, sell: 0, transfer: 0 },
    open: tell('token', 'enableTrading()'),
    shut: all(tell('token', 'updateFees(uint256,uint256)', 0n, 0n), tell('token', 'removeLimits()')),
    end: renounced,
  }),
  benign('V: a pad still has half of it to sell', 'BlindV2 Padline', {
    ...fresh,
    because: 'the pad only sells, at a price near that of the pool, and what is left is burnt',
    parts: [part('pad', 'LaunchPad', 'uint256', at(5 * day))],
    ...made('address', 'pad'),
    buyers: 7,
    open: each(0, 6, tell('pad', 'buy(address) 2', 'token')),
  }),
  benign('V: makes its pool when it opens', 'BlindV2 Harborlight', {
    ...fresh,
    pooled: 20,
    ether: 2,
    before: tell('token', 'openTrading() 40'),
    end: renounced,
  }),
]

const incidents: readonly Case[] = [
  benign('V: two of forty holders are frozen', 'BlindV3 Cashmere', {
    ...grown,
    also: ['E3'],
    given: 40,
    shut: all(
      tell('token', 'freeze(address,string)', person(3), 'lost key'),
      tell('token', 'freeze(address,string)', person(17), 'order of a court'),
    ),
    end: tell('token', 'changeIssuer(address)', 'multisig'),
  }),
  benign('V: suspended one by one, for sanctions', 'BlindV3 Sterlet', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E8'],
    because: 'an issuer under the law, whose offices two of three have',
    buyers: 14,
    ether: 400,
    lp: 'kept',
    before: tell('token', 'issue(uint256)', units(50_000_000, 6)),
    shut: all(
      ...[buyer(5), person(2), person(9)].map(who => tell('token', 'suspend(address)', who)),
      tell('token', 'destroy(address)', person(9)),
    ),
    end: tell('token', 'appoint(address,address,address)', 'multisig', 'multisig', 'multisig'),
  }),
  benign('V: a thief was stopped, and the guard left', 'BlindV3 Afterglow', {
    ...grown,
    because: 'one account of dozens can not send, and nobody can stop another',
    open: tell('token', 'transfer(address,uint256)', 'stranger', units(2_000_000)),
    shut: all(tell('token', 'stop(address)', 'stranger'), tell('token', 'leave()')),
  }),
  benign('V: the first edition, given up for the second', 'BlindV3 OldBarley', {
    ...grown,
    parts: [part('successor', 'NewBarley', 'address', second)],
    ...made('address', 'successor'),
    shut: each(0, 6, tell('token', 'migrate(uint256)', units(10_000))),
  }),
  benign('V: the second edition, while the first still comes in', 'BlindV3 NewBarley', {
    ...grown,
    also: ['E6'],
    because: 'as much is made as is burnt of the first, which is among people',
    parts: [part('first', 'OldBarley', 'address', second)],
    ...made('address', 'first'),
    given: 40,
    before: all(tell('first', 'migrate(uint256)', units(15_000_000)), place =>
      deeds.disperse(place.deployer, place.parts['first'] ?? '', place, units(5_000_000)),
    ),
    shut: each(30, 36, tell('first', 'migrate(uint256)', units(100_000))),
  }),
]

const accounts: readonly Case[] = [
  benign('V: returns nothing', 'BlindV4 Pewter', old),
  benign('V: returns false instead of failing', 'BlindV4 Tin', { ...grown, ether: 25 }),
  benign('V: two digits, and an allowance from zero only', 'BlindV4 Brass', { buyers: 10, sellers: 5 }),
  benign('V: no digits, none to nobody, none to itself, never none', 'BlindV4 Copper', { ...old, ether: 120 }),
  benign('V: fractions of a coin stay behind', 'BlindV4 Zinc', { ...grown, because: 'less than one coin of millions' }),
  benign('V: balances rise, once a day', 'BlindV5 Moonrise', {
    ...grown,
    also: ['E6'],
    shut: by(person(0), tell('token', 'rise()')),
  }),
  benign('V: a tenth less once, by a rule that all knew', 'BlindV5 Recount', {
    ...grown,
    also: ['E5'],
    because: 'the day is over and the rule can not be applied again',
    ...made('uint256,uint256', at(-59 * day), 1_000_000n),
    shut: by(person(4), tell('token', 'settle()')),
  }),
  benign('V: shares of what earns', 'BlindV5 Sleeve', {
    ...old,
    also: ['E6'],
    parts: [part('stock', 'Stock')],
    ...made('address', 'stock'),
    ether: 240,
    before: all(tell('stock', 'submit() 400'), allow('stock', 'token'), tell('token', 'wrap(uint256)', units(380))),
    shut: by(person(2), tell('stock', 'earn() 5')),
  }),
  benign('V: interest by the second', 'BlindV5 Annuity', { ...old, also: ['E6'], because: 'four percent a year, to all alike' }),
  benign('V: money that rusts', 'BlindV5 Oxidation', {
    ...grown,
    also: ['E5'],
    because: 'two percent a year, from all alike, the pool among them',
    ...made('uint256', at(-59 * day)),
    shut: by(person(1), tell('token', 'turnPage()')),
  }),
  benign('V: ninety-six bits', 'BlindV6 Sparrow', old),
  benign('V: two percent to the people, not to the pool', 'BlindV6 Prism', {
    also: ['E4'],
    taxes: { buy: 2, sell: 2, transfer: 2 },
    buyers: 20,
    sellers: 8,
  }),
  benign('V: has burnt down to its floor', 'BlindV6 Emberstone', { ...grown, taxes: { buy: 0, sell: 0, transfer: 0 } }),
  benign('V: thirty digits', 'BlindV6 Thirty', { ...grown, ether: 90 }),
  benign('V: twenty-one of them, and nobody has bought', 'BlindV6 Cobble', { ...fresh, ...untouched, ether: 8 }),
  benign('V: everybody keeps one', 'BlindV6 Crumb', { also: ['E1'], because: 'one coin of thirty millions stays with each holder' }),
  benign('V: a hundredth of all a day', 'BlindV6 Measure', {
    also: ['E1'],
    because: 'nobody has as much as he may sell in a day; the author is bound like others',
    given: 40,
  }),
]

const offices: readonly Case[] = [
  benign('V: votes, and two of a hundred a year by the timelock', 'BlindV7 Assize', {
    ...old,
    also: ['E6'],
    ...made('address', 'timelock'),
    shut: each(0, 4, tell('token', 'delegate(address)', person(7))),
  }),
  benign('V: bridges with limits of a day', 'BlindV7 Span', {
    ...old,
    also: ['E6'],
    parts: [part('gate', 'SpanGate', 'address', 'multisig')],
    before: all(
      tell('token', 'limitBridge(address,uint128)', 'deployer', units(20_000_000)),
      tell('token', 'bridgeMint(address,uint128)', 'deployer', units(20_000_000)),
      tell('token', 'limitBridge(address,uint128)', 'deployer', 0n),
      tell('token', 'limitBridge(address,uint128)', 'gate', units(200_000)),
    ),
    end: tell('token', 'transferOwnership(address)', 'multisig'),
  }),
  benign('V: was halted once, for two days', 'BlindV7 Sentry', {
    ...grown,
    also: ['E3'],
    because: 'the guardian is two of three, and a halt is three days in thirty at most',
    shut: tell('token', 'halt(uint256)', BigInt(2 * day)),
    end: tell('token', 'changeGuardian(address)', 'multisig'),
  }),
  benign('V: behind a portico of the timelock', 'BlindV7 Portico', {
    ...old,
    also: ['E3', 'E4', 'E5', 'E6', 'E7'],
    parts: [part('logic', 'PorticoLogic')],
    ...made('address,address,bytes', 'logic', 'timelock', data('initialize(address,uint256)', 'deployer', units(70_000_000))),
  }),
  benign('V: permits and payments in writing', 'BlindV7 Raincheck', grown),
  benign('V: rings when it comes', 'BlindV8 Chime', {
    ...grown,
    parts: [part('counter', 'Counter')],
    open: each(0, 3, tell('token', 'nameHook(address)', 'counter')),
  }),
  benign('V: coin of the chain in a coat, lent for a moment', 'BlindV8 NativeCoat', {
    ...old,
    also: ['E6'],
    ether: 230,
    before: tell('token', 'deposit() 300'),
  }),
  benign('V: the deployer has lent to the farm and not harvested', 'BlindV8 Orchard', {
    ...grown,
    also: ['E8'],
    because: 'what anybody may bring to the deployer he earned like any lender; nine tenths of the pool are burnt',
    parts: [part('farm', 'OrchardFarm')],
    open: all(
      tell('token', 'transfer(address,uint256)', 'farm', units(2_000_000)),
      tell('farm', 'plant(address,address)', 'token', 'pair'),
      allow('pair', 'farm'),
      tell('farm', 'lend(uint256)', units(3_000)),
    ),
  }),
  benign('V: stakes whose pay has not been fetched', 'BlindV8 Furrow', {
    because: 'paid from a tenth that lies in the token since it was made',
    shut: all(
      each(0, 7, tell('token', 'stake(uint256)', units(50_000))),
      by(buyer(5), tell('token', 'stake(uint256)', units(1_000))),
      by(buyer(8), tell('token', 'stake(uint256)', units(2_500))),
    ),
  }),
  benign('V: a pot that anybody may release to the team', 'BlindV8 Trellis', {
    ...grown,
    because: 'three of twenty over two years, of what was made at first',
    parts: [part('pot', 'VestingPot', 'address', 'deployer')],
    ...made('address', 'pot'),
  }),
  benign('V: claims that anybody brings to whom they belong', 'BlindV9 Roster', {
    ...grown,
    also: ['E8'],
    ...made('bytes32', root),
    shut: by(
      person(5),
      tell('token', 'claimFor(uint256,address,uint256,bytes32[])', 0n, person(0), units(2_000_000), (place: Place) => [leaf(1)(place)]),
    ),
  }),
  benign('V: a stove that anybody lets buy and burn', 'BlindV9 Kettle', {
    ...fresh,
    parts: [part('stove', 'Stove')],
    open: all(tell('stove', 'kindle(address)', 'token'), ({ deployer, parts }) => [
      { from: deployer, to: parts['stove'] ?? '', data: '0x', value: 8n * 10n ** 18n },
    ]),
    shut: by(person(2), tell('stove', 'buyAndBurn()')),
  }),
  benign('V: two percent of trades, for a splitter', 'BlindV9 Sluice', {
    also: ['E4'],
    taxes: { buy: 2, sell: 2, transfer: 0 },
    parts: [part('splitter', 'Splitter', 'address,address', 'deployer', 'stranger')],
    ...made('address', 'splitter'),
  }),
  benign('V: a ticket with every purchase', 'BlindV9 Raffle', {
    buyers: 16,
    sellers: 6,
    because: 'prizes come from a pot of three of a hundred that was filled at first',
    shut: by(person(6), tell('token', 'draw(uint256)', firstDay)),
  }),
  benign('V: lots that anybody pushes to those on a list', 'BlindV9 Pushcart', {
    ...fresh,
    pooled: 98,
    given: 40,
    spread: 'none',
    buyers: 5,
    sellers: 2,
    open: tell('token', 'write(address[],bool)', people(0, 40), true),
    shut: by(buyer(2), tell('token', 'push(uint256)', 15n)),
  }),
]

export const blindV: readonly Case[] = [...launches, ...incidents, ...accounts, ...offices]
