import { benign, type Case, trap } from '../case.ts'
import { grown, made, old, part, renounced, tell } from './blind-f-lives.ts'
import { cloneWithArguments, council, fund, grave, locked, locker, logic } from './blind-z-lives.ts'

const popular: readonly Case[] = [
  ...trap('Z: reflects two of a hundred to all who hold', 'BlindZ5 Reflecting', {
    effects: ['E4 reachable'],
    also: ['E1', 'E3'],
    levels: grave,
    taxes: { buy: 2, sell: 2 },
    because: 'its owner may take everything',
    twin: { also: ['E4'], taxes: { buy: 2, sell: 2 }, because: 'five of a hundred at most' },
  }),
  benign('Z: shares ether among its holders', 'BlindZ5 Dividends', {
    also: ['E4'],
    taxes: { buy: 3, sell: 3 },
    because: 'five of a hundred at most',
  }),
  benign('Z: deepens its own pool', 'BlindZ5 SelfDeepening', {
    ...grown,
    also: ['E4', 'E8'],
    taxes: { buy: 2, sell: 2 },
    because: 'four of a hundred at most; the shares are locked for more than a year',
    parts: [locker],
    lp: locked(430),
  }),
  benign('Z: buys itself back when anybody asks', 'BlindZ5 BuyBack', { before: fund(5), end: renounced }),
  benign('Z: limits that melt within the first hour', 'BlindZ5 Melting', { age: 'fresh', buyers: 9, end: renounced }),
  benign('Z: a fee on the first half hour of buying', 'BlindZ5 Cooling', {
    age: 'young',
    also: ['E8'],
    because: 'the shares are locked for more than a year',
    parts: [locker],
    lp: locked(),
    end: renounced,
  }),
  ...trap('Z: what was stolen is held for a week', 'BlindZ5 HoldOne', {
    ...grown,
    effects: ['E3 reachable'],
    levels: grave,
    because: 'its owner may hold the pool',
    twin: { also: ['E3'], because: 'one holder at a time, and never the pool' },
  }),
  ...trap('Z: a pause of half a day', 'BlindZ5 ShortPause', {
    effects: ['E3 reachable'],
    levels: grave,
    because: 'one pause follows another without end',
    twin: { also: ['E3'], because: 'half a day of thirty' },
  }),
  benign('Z: money that fades by a hundredth a year', 'BlindZ9 Freigeld', {
    also: ['E1', 'E4', 'E5', 'E8'],
    levels: ['MEDIUM', 'HIGH'],
    because: 'in the hands of all alike, by a fixed rule; nine of ten that can be sold are with its maker',
    spread: 'none',
    end: renounced,
  }),
]

const built: readonly Case[] = [
  benign('Z: a diamond that a timelock cuts', 'BlindZ6 Diamond', {
    ...grown,
    also: ['E3', 'E4', 'E5', 'E6', 'E7'],
    parts: [part('coin', 'CoinFacet')],
    ...made('address,address', 'timelock', 'coin'),
  }),
  benign('Z: behind a beacon of two of three', 'BlindZ6 BeaconProxy', {
    ...old,
    also: ['E3', 'E4', 'E5', 'E6', 'E7'],
    parts: [
      council(),
      part('implementation', 'Logic'),
      part('beacon', 'UpgradeableBeacon', 'address,address', 'implementation', 'council'),
    ],
    ...made('address,bytes', 'beacon', logic('Beaconry', 'BCNR', 44_000_000)),
    end: renounced,
  }),
  ...trap('Z: might have replaced itself, and gave that up', 'BlindZ6 Erc1967Proxy', {
    effects: ['E7 reachable'],
    also: ['E1', 'E3', 'E4', 'E5', 'E6', 'E9'],
    levels: ['MEDIUM', ...grave],
    because: 'whoever gave it up still may',
    parts: [part('implementation', 'SelfUpgrading')],
    ...made('address,bytes', 'implementation', logic('Plateau', 'PLTU', 51_000_000)),
    end: renounced,
    twin: { because: 'nobody owns it any more' },
  }),
  benign('Z: a clone that carries its arguments', 'BlindZ6 ArgsLogic', {
    parts: [part('target', 'ArgsLogic')],
    code: cloneWithArguments,
    before: tell('token', 'begin()'),
  }),
  ...trap('Z: a courier hands in what its holders sign', 'BlindZ6 CourierToken', {
    effects: ['E5 reachable'],
    also: ['E9'],
    levels: grave,
    because: 'its owner names another courier, who speaks for anybody',
    parts: [part('forwarder', 'Forwarder')],
    ...made('address', 'forwarder'),
    twin: { because: 'the courier is fixed, and asks for signatures' },
  }),
  ...trap('Z: runs by the second', 'BlindZ7 Streaming', {
    effects: ['E5 reachable'],
    levels: grave,
    because: 'its owner opens streams out of anybody',
    twin: { because: 'everybody opens only his own' },
  }),
  benign('Z: pays for gas through the entry point', 'BlindZ7 PaymasterToken', {
    also: ['E5'],
    because: 'only from accounts that have agreed',
    parts: [part('entry', 'EntryPoint')],
    ...made('address', 'entry'),
    open: tell('token', 'topUp() 5'),
  }),
  ...trap('Z: ready for permits', 'BlindZ7 PermitReady', {
    effects: ['E5 reachable'],
    also: ['E9'],
    levels: grave,
    because: 'a clerk needs no permit',
    twin: { because: 'only the common contract of permits' },
  }),
  ...trap('Z: operators and hooks', 'BlindZ7 Sevens', {
    effects: ['E5 reachable'],
    also: ['E9'],
    levels: grave,
    because: 'its maker is an operator for everybody who has not said no',
    parts: [part('registry', 'HookRegistry')],
    ...made('address', 'registry'),
    end: renounced,
    twin: { because: 'nobody is an operator unasked' },
  }),
  benign('Z: written by hand', 'BlindZ7 ByHand', { ...grown, verified: false }),
  benign('Z: keeps a chronicle of all', 'BlindZ7 Chronicle', { verified: false, spread: 'direct', given: 20, end: renounced }),
]

/** What is popular, and how it is built. */
export const builtZ: readonly Case[] = [...popular, ...built]
