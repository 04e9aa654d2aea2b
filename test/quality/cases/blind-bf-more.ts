import { benign, type Case, type Place, type Transaction, trap } from '../case.ts'
import { deeds } from '../chain.ts'
import { crowd, traded } from './blind-bb-lives.ts'
import { closable, drained, fresh, gone, locked, may, printed, replaced, shut, taken, taxes } from './blind-bf-lives.ts'
import { all, allow, cloneOf, data, grown, hash, made, old, part, people, tell, units } from './blind-f-lives.ts'

/** All shares of the pool go to somebody. */
const given =
  (to: string) =>
  ({ deployer, pair, parts }: Place): readonly Transaction[] => [
    deeds.call(deployer, parts['mover'] ?? '', 'moveAll(address,address)', pair, parts[to]),
  ]

const shares: readonly Case[] = [
  benign('BF: share of a vault, profits come slowly', 'BlindBF7 Hollybank', {
    ...old,
    parts: [part('coin', 'Groat')],
    ...made('address', 'coin'),
    before: all(allow('coin', 'token'), tell('token', 'deposit(uint256,address)', units(20_000_000), 'deployer')),
    shut: tell('token', 'earn(uint256)', units(1_000_000)),
  }),
  benign('BF: a coin in a jacket', 'BlindBF7 Gorsewrap', {
    ...grown,
    parts: [part('coin', 'Groat')],
    ...made('address', 'coin'),
    before: all(allow('coin', 'token'), tell('token', 'depositFor(address,uint256)', 'deployer', units(25_000_000))),
  }),
  benign('BF: a post of five riders, a hundredth a day', 'BlindBF7 Larkspan', {
    ...old,
    ...may('E5', 'E6'),
    parts: [part('post', 'LarkspanPost', 'address,address[]', 'multisig', people(0, 5))],
    ...made('address', 'post'),
    before: tell('post', 'bind(address)', 'token'),
    because: 'three of five confirm, the multisig names them',
  }),
  benign('BF: a game awards a little a day', 'BlindBF7 Fennelquest', {
    ...grown,
    ...may('E6'),
    ...made('address', 'multisig'),
    shut: tell('token', 'award(address,uint256,bytes32)', 'deployer', units(500), hash('uint256', 3n)),
    because: 'a ten-thousandth a day, a twentieth ever',
  }),
  benign('BF: snapshots for a club', 'BlindBF7 Snapperling', { ...grown, shut: tell('token', 'snapshot()') }),
  benign('BF: ether in a wrapper of old', 'BlindBF8 Dewether', { ...old, before: tell('token', 'deposit() 250') }),
  benign('BF: a dollar with a list, two of three', 'BlindBF8 Mintelle', {
    ...old,
    ...may('E3', 'E5', 'E6'),
    ...made('address', 'multisig'),
  }),
]

const dated: readonly Case[] = [
  benign('BF: breathes by two of a hundred a day', 'BlindBF9 Tidemoss', {
    ...old,
    ...may('E5', 'E6'),
    parts: [part('policy', 'TidePolicy', 'address', 'multisig')],
    ...made('address', 'policy'),
    open: tell('policy', 'bind(address,address)', 'token', 'pair'),
    because: 'the multisig posts a price, the way to it is slow',
  }),
  benign('BF: a seventh to those in the tree', 'BlindBF9 Gullmere', { ...grown, ...made('bytes32', hash('uint256', 77n)) }),
  benign('BF: rings and knows operators', 'BlindBF9 Chimewren', { ...grown, ...may('E5'), because: 'operators of their holders only' }),
  benign('BF: share of a fund of houses, its agent is two of three', 'BlindBF10 Estatefold', {
    ...old,
    ...may('E3', 'E5', 'E6'),
    ...made('address', 'multisig'),
  }),
  benign('BF: three of five elders, and three days', 'BlindBF10 Bramblecourt', {
    ...old,
    ...may('E4', 'E6'),
    ...taxes(0, 0.5),
    parts: [part('elders', 'BrambleElders', 'address[],uint256', people(0, 5), 3n)],
    ...made('address', 'elders'),
    open: tell('token', 'setMarket(address)', 'pair'),
  }),
  benign('BF: shares of the pool lie in a vault for two years', 'BlindBF10 Plumlatch', {
    ...grown,
    ...may('E8'),
    parts: [part('vault', 'PlumVault')],
    lp: locked('vault', 'lockAll(address,uint256)', 700),
    because: 'terms are lengthened only',
  }),
  benign('BF: shares of the pool run down to the treasury over four years', 'BlindBF10 Kelmsbury', {
    ...grown,
    ...may('E8'),
    parts: [part('trust', 'KelmTrust', 'address', 'multisig'), part('mover', 'KelmMover')],
    lp: all(allow('pair', 'mover'), given('trust')),
    because: 'half a year of rest, then by the second to two of three',
  }),
  benign('BF: upgrades itself after two days', 'BlindBF11 VerityProxy', {
    ...old,
    ...may('E3', 'E4', 'E5', 'E6', 'E7'),
    parts: [part('logic', 'VerityLogic')],
    ...made('address,bytes', 'logic', data('initialize(address,address)', 'timelock', 'deployer')),
    because: 'the timelock owns it',
  }),
  benign('BF: one clone of many', 'BlindBF11 Pipkin', {
    ...fresh,
    parts: [part('target', 'Pipkin')],
    code: cloneOf('target'),
    before: tell('token', 'birth(string,string,string,uint256)', 'Thimbleroot', 'THMB', 'ipfs://bafythimble', units(1_000_000_000)),
  }),
  benign('BF: sold itself along a line, then moved', 'BlindBF11 Saffronade', {
    ...fresh,
    pooled: 0,
    before: crowd(0, 25, 'token', 'buy(uint256) 1', units(28_000_000)),
    open: traded(2, 14),
    because: 'whoever bought the last of it moved it, the share is burnt',
  }),
]

const traps: readonly Case[] = [
  ...trap('BF: the largest sale shrinks to nothing', 'BlindBF8 Orchardlane', {
    effects: ['E2 now'],
    also: ['E1', 'E9'],
    levels: ['HIGH', 'CRITICAL'],
    because: 'nothing is left of it after forty days, fifteen from now',
    twin: { ...may('E1', 'E2'), because: 'a two-hundredth of the supply at a time, as often as one likes' },
  }),
  ...trap('BF: approvals nestle the coins', 'BlindBF6 Rookwhistle', {
    ...fresh,
    ...shut,
    also: ['E2', 'E5', 'E9'],
    because: 'from the seventh on, nineteen of twenty are shown and cannot be moved',
  }),
  ...trap('BF: a plinth with a seal', 'BlindBF6 GannetPlinth', {
    ...grown,
    parts: [part('logic', 'Gannetry')],
    ...made('address', 'logic'),
    before: tell('token', 'setUp(string,string,uint256)', 'Gannetry', 'GANN', units(14_000_000)),
    ...replaced,
    because: 'thirty-two bytes of the deployer are the new code',
    twin: { because: 'nothing writes the place of the code' },
  }),
  ...trap('BF: a cadence too slow', 'BlindBF12 Nimbuskelp', {
    ...fresh,
    ...gone,
    armed: tell('token', 'setCadence(uint256)', 2n ** 200n),
    ...shut,
    also: ['E3', 'E9'],
    because: 'a part of the supply that is nought, and nobody can change it',
    twin: { because: 'a fortieth at a time' },
  }),
  ...trap('BF: gnashes at the pool', 'BlindBF12 Gnashwell', {
    ...grown,
    ...gone,
    ...taken,
    also: ['E8', 'E9'],
    because: 'burns all of the pool but a little, then sells into it',
    twin: { ...may('E5', 'E8'), because: 'one two-thousandth a day' },
  }),
  ...trap('BF: a ceiling of gas', 'BlindBF12 Lanternjaw', {
    ...gone,
    ...closable,
    because: 'setGasCeiling(0)',
    twin: { ...may('E3'), because: 'never below three hundred gwei' },
  }),
  ...trap('BF: vouchers of the arcade', 'BlindBF12 Sprocketine', {
    ...grown,
    ...printed,
    because: 'the deployer signs as many as he likes',
    twin: { ...may('E6'), because: 'a hundredth in all' },
  }),
  ...trap('BF: permits that nobody signed', 'BlindBF12 Kittiwold', {
    ...old,
    ...taken,
    because: 'v of nought is checked for contracts only',
  }),
  ...trap('BF: an extension that shortens', 'BlindBF12 Fernlatch', {
    ...grown,
    parts: [part('house', 'FernHouse')],
    lp: locked('house', 'add(address,uint256)', 365),
    ...drained,
    because: 'so many days that the sum wraps, then remove',
    twin: { ...may('E8'), because: 'a year, longer only' },
  }),
]

export const blindBFmore: readonly Case[] = [...shares, ...dated, ...traps]
