import type { Level } from '../../../src/api/level.ts'
import { type Case, trap } from '../case.ts'
import { all, allow, grown, made, old, part, renounced, tell, units } from './blind-f-lives.ts'

const critical: readonly Level[] = ['CRITICAL']
const grave: readonly Level[] = ['HIGH', 'CRITICAL']
const single: readonly Level[] = ['MEDIUM', 'HIGH', 'CRITICAL']
/** Tokens of the fifth compiler learn of their pool when there is one. */
const told = tell('token', 'setMarket(address)', 'pair')

/** Nobody has to do anything for it. */
const exits: readonly Case[] = [
  ...trap('AA: each buyer waits twice as long as the one before', 'BlindAA1 PatientPanda', {
    age: 'fresh',
    buyers: 22,
    effects: ['E1 now'],
    also: ['E2', 'E9'],
    levels: grave,
    end: renounced,
    because: 'the first wait for minutes and whoever comes now for years',
  }),
  ...trap('AA: nobody sells until the pool is four times as deep', 'BlindAA1 DeepPool', {
    age: 'fresh',
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    end: renounced,
  }),
  ...trap('AA: sales pass for purses of a million ether', 'BlindAA1 OpenPurse', {
    age: 'newborn',
    verified: false,
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    end: renounced,
    because: 'those who only pretend to send have them, and nobody else has',
  }),
  ...trap('AA: the largest sale forgot the decimals', 'BlindAA2 GentleGiant', {
    open: told,
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    end: renounced,
    twin: { also: ['E1'], because: 'a largest sale of three in two hundred' },
  }),
  ...trap('AA: sales end with a block', 'BlindAA3 SummerEnd', {
    effects: ['E2 now'],
    also: ['E1'],
    levels: grave,
    end: renounced,
    because: 'sixty days of blocks after its birth',
  }),
  ...trap('AA: a sixth of the supply is sold, and no more', 'BlindAA3 SeasonQuota', {
    ...grown,
    effects: ['E2 reachable'],
    also: ['E1'],
    levels: grave,
    end: renounced,
    because: 'the quota of the season is never counted anew',
  }),
  ...trap('AA: half a picture, and those from the pool are never hung', 'BlindAA6 PixelFerret', {
    age: 'fresh',
    pooled: 100,
    spread: 'none',
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    end: renounced,
    because: 'a sale takes pictures off the wall that are not there; less than a whole one can be sold',
  }),
  ...trap('AA: contracts must answer, and the pool does not', 'BlindAA6 CourtesyCall', {
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    end: renounced,
  }),
]

/** Blocks and taxes of somebody. */
const gates: readonly Case[] = [
  ...trap('AA: a locked gift of dust locks all', 'BlindAA2 GiftRibbon', {
    ...grown,
    open: told,
    effects: ['E3 reachable'],
    levels: single,
    because: 'one holder at a time',
    twin: { also: ['E3'], because: 'the gift alone waits' },
  }),
  ...trap('AA: the largest wallet counts the pool', 'BlindAA3 NoWhales', {
    effects: ['E3 reachable'],
    levels: grave,
    twin: { because: 'two of a hundred at least, and the pool is free of it' },
  }),
  ...trap('AA: a wallet that refuses its ether stops the sales', 'BlindAA4 LoudParrot', {
    ...grown,
    effects: ['E3 reachable'],
    also: ['E4'],
    levels: grave,
    taxes: { buy: 2, sell: 2 },
    twin: { also: ['E4'], taxes: { buy: 2, sell: 2 }, because: 'the wallet may refuse' },
  }),
  ...trap('AA: anybody reports those below a root', 'BlindAA5 CleanLedger', {
    ...old,
    effects: ['E3 reachable'],
    levels: single,
    because: 'one holder at a time',
    twin: { because: 'who is on the list has no votes' },
  }),
  ...trap('AA: bars routers, the only one among them', 'BlindAA8 FairRoute', {
    effects: ['E3 reachable'],
    levels: grave,
    twin: { also: ['E3'], because: 'any but the one where it is traded' },
  }),
  ...trap('AA: sales go by way of a helper that keeps a part', 'BlindAA4 TheatreCoin', {
    parts: [part('usher', 'Usher')],
    ...made('address', 'usher'),
    before: tell('usher', 'bind(address)', 'token'),
    effects: ['E4 reachable'],
    also: ['E3'],
    levels: grave,
    taxes: { buy: 0, sell: 1 },
    twin: { also: ['E4'], taxes: { buy: 0, sell: 1 }, because: 'three of a hundred at most' },
  }),
  ...trap('AA: fees in parts of two hundred and fifty, tuned after the owner left', 'BlindAA4 ByteFee', {
    end: renounced,
    verified: false,
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: { buy: 2, sell: 2 },
    twin: { also: ['E4', 'E9'], taxes: { buy: 2, sell: 2 }, because: 'eight of two hundred and fifty at most' },
  }),
]

/** Balances that somebody takes. */
const seizures: readonly Case[] = [
  ...trap('AA: a sealed account needs no approval', 'BlindAA2 Halyard', {
    ...grown,
    open: told,
    end: renounced,
    effects: ['E5 reachable'],
    also: ['E3', 'E8', 'E9'],
    levels: grave,
  }),
  ...trap('AA: reflects to all what was of another', 'BlindAA3 MirrorLake', {
    ...grown,
    effects: ['E5 reachable'],
    also: ['E4', 'E8'],
    levels: grave,
    taxes: { buy: 1, sell: 0.2, transfer: 1 },
    because: 'the pool, which has most of it, shares in what is reflected',
    twin: { also: ['E4'], taxes: { buy: 1, sell: 0.2, transfer: 1 } },
  }),
  ...trap('AA: who opened no session has the key of the house', 'BlindAA5 SessionCoin', {
    ...old,
    effects: ['E5 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
  }),
  ...trap('AA: the callback of a venue names who pays', 'BlindAA6 TidalCoin', {
    ...grown,
    effects: ['E5 reachable'],
    also: ['E8'],
    levels: grave,
    twin: { because: 'the venue pays itself, or the token does' },
  }),
  ...trap('AA: a bot gathers what lies idle, for as long as it likes', 'BlindAA8 LostAndFound', {
    end: renounced,
    effects: ['E5 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
    twin: { also: ['E5'], because: 'from those who asked for it, after a year' },
  }),
  ...trap('AA: balances are worth what their class is', 'BlindAA8 ClassOfCoin', {
    effects: ['E5 reachable'],
    also: ['E3', 'E6', 'E8', 'E9'],
    levels: grave,
    twin: { because: 'the pace counts for points alone' },
  }),
  ...trap('AA: an index without bounds, and some who stay as they are', 'BlindAA9 BreathingCoin', {
    ...grown,
    effects: ['E5 reachable'],
    also: ['E3', 'E6', 'E8', 'E9'],
    levels: grave,
    twin: { also: ['E5', 'E6'], levels: ['LOW', 'MEDIUM', 'HIGH'], because: 'one of a hundred a week, for everybody, week after week' },
  }),
]

/** Supply, code and market in the hands of somebody. */
const powers: readonly Case[] = [
  ...trap('AA: pays more than there is to twenty at once', 'BlindAA2 ManyHands', {
    ...old,
    open: told,
    end: renounced,
    effects: ['E6 reachable'],
    also: ['E8'],
    levels: grave,
    because: 'by anybody: the sum overflows',
  }),
  ...trap('AA: grants without an end are issued when they fall due', 'BlindAA5 OakBarrel', {
    ...grown,
    parts: [part('desk', 'VestingDesk')],
    ...made('address', 'desk'),
    before: tell('desk', 'bind(address)', 'token'),
    effects: ['E6 reachable'],
    levels: single,
    because: 'by one who is named to everybody',
    twin: { also: ['E6'], because: 'five of a hundred in all' },
  }),
  ...trap('AA: one signature at the end of the bridge', 'BlindAA5 FerryCoin', {
    ...old,
    parts: [part('dock', 'FerryDock')],
    ...made('address', 'dock'),
    before: tell('dock', 'bind(address)', 'token'),
    effects: ['E6 reachable'],
    also: ['E5'],
    levels: single,
    because: 'by one who is named to everybody',
    twin: { also: ['E5', 'E6'], because: 'no more comes back than has left' },
  }),
  ...trap('AA: a bundle of its maker calls as the token itself', 'BlindAA6 Bundler', {
    end: renounced,
    effects: ['E6 reachable'],
    also: ['E5', 'E9'],
    levels: grave,
    twin: { because: 'bundles run as whoever sends them' },
  }),
  ...trap('AA: a register whose keys are places of its storage', 'BlindAA7 LogoRegister', {
    effects: ['E6 reachable'],
    also: ['E3', 'E4', 'E5', 'E7', 'E8', 'E9'],
    levels: grave,
  }),
  ...trap('AA: the pilot of a diamond stays when its owner leaves', 'BlindAA7 Atoll', {
    ...grown,
    parts: [part('cut', 'CutFacet'), part('coin', 'CoinFacet')],
    ...made('address,address,uint256', 'cut', 'coin', units(70_000_000)),
    end: renounced,
    effects: ['E7 reachable'],
    also: ['E3', 'E4', 'E5', 'E6', 'E8', 'E9'],
    levels: grave,
  }),
  ...trap('AA: an extension runs as the token after each transfer', 'BlindAA7 QuestCoin', {
    effects: ['E7 reachable'],
    also: ['E3', 'E4', 'E5', 'E6', 'E8', 'E9'],
    levels: grave,
    twin: { because: 'it is told, with little gas, and cannot refuse' },
  }),
  ...trap('AA: gives the share of its pool back as if sent by mistake', 'BlindAA9 AnchorChain', {
    lp: all(allow('pair', 'token'), tell('token', 'anchor()')),
    effects: ['E8 reachable'],
    levels: grave,
  }),
]

export const blindAA: readonly Case[] = [...exits, ...gates, ...seizures, ...powers]
