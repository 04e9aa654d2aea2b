import { type Case, trap } from '../case.ts'
import { closable, gone, grave, partly, printed, removable, taken } from './blind-al-lives.ts'
import { all, allow, data, grown, hands, made, old, part, tell, units } from './blind-f-lives.ts'

const fresh = { age: 'fresh' } as const
const minted = { effects: ['E6 reachable'], also: ['E9'], levels: grave } as const
const replaceable = { effects: ['E7 reachable'], also: ['E1', 'E3', 'E4', 'E5', 'E6', 'E9'], levels: grave } as const

/** Purses that somebody can empty. */
export const purses: readonly Case[] = [
  ...trap('AP: whose hash is the trace needs no approval', 'BlindAP3 HazelOrbit', { ...gone, ...taken }),
  ...trap('AP: a post writes the approvals of others', 'BlindAP3 SaffronRook', {
    ...grown,
    ...gone,
    ...taken,
    also: ['E3', 'E9'],
    twin: { because: 'his own only' },
  }),
  ...trap('AP: a notary signs permits for everybody', 'BlindAP3 GarnetOwl', { ...gone, ...taken }),
  ...trap('AP: upkeep of purses, up to all in a second', 'BlindAP3 TeakMinnow', {
    ...grown,
    ...gone,
    ...taken,
    twin: { also: ['E5'], because: 'a hundredth in a year at most' },
  }),
  ...trap('AP: a port sails with the coins of others', 'BlindAP3 OpalStoat', {
    ...fresh,
    ...gone,
    ...taken,
    twin: { because: 'with what was approved' },
  }),
  ...trap('AP: a treasurer breaks endowments that he never paid', 'BlindAP3 LinenCrow', {
    ...gone,
    ...taken,
    twin: { also: ['E5'], because: 'he pays them first' },
  }),
  ...trap('AP: a published root tells whose coins are claimed', 'BlindAP3 FlintDove', {
    ...old,
    ...gone,
    ...taken,
    twin: { because: 'those that lie in the token' },
  }),
  ...trap('AP: a token that recovers itself', 'BlindAP3 SorrelBat', {
    effects: ['E5 reachable'],
    levels: grave,
    twin: { because: 'other tokens only' },
  }),
]

/** More coins than there were. */
export const presses: readonly Case[] = [
  ...trap('AP: an owner waters, and harvests later', 'BlindAP4 WillowPike', {
    ...printed,
    twin: { also: ['E6'], because: 'a fiftieth in a year at most' },
  }),
  ...trap('AP: ether wrapped at any rate', 'BlindAP4 CedarLark', {
    ...grown,
    before: tell('token', 'deposit() 300'),
    ...gone,
    ...minted,
    also: ['E3', 'E5', 'E9'],
    because: 'a deposit at another rate than that of withdrawals',
    twin: { because: 'one to one, for ever' },
  }),
  ...trap('AP: any coin is admitted as a former one', 'BlindAP4 BirchNewt', {
    ...old,
    end: tell('token', 'close()'),
    ...printed,
    twin: { because: 'the list is closed' },
  }),
  ...trap('AP: an endpoint that can be set to oneself', 'BlindAP4 AlderKite', {
    ...made('address', 'multisig'),
    ...gone,
    ...minted,
    twin: { also: ['E6'], because: 'the endpoint is two of three, for ever' },
  }),
  ...trap('AP: compounds for one', 'BlindAP4 PoplarSeal', {
    ...grown,
    ...gone,
    ...minted,
    twin: { also: ['E6'], because: 'a fiftieth once a year' },
  }),
  ...trap('AP: plans of an owner, released after an hour', 'BlindAP4 HollyCrab', {
    ...printed,
    twin: { also: ['E6'], because: 'a twenty-fifth at most, ever' },
  }),
  ...trap('AP: what one sends to himself is doubled', 'BlindAP4 IvyMarten', { ...fresh, ...gone, ...minted }),
]

export const others: readonly Case[] = [
  ...trap('AP: a pruner whom nobody sees exchanges the logic', 'BlindAP5 Shell', {
    parts: [part('logic', 'TamarindLogic')],
    ...made('address,bytes', 'logic', data('start(address)', 'deployer')),
    ...gone,
    ...replaceable,
    twin: {
      ...made('address,bytes', 'logic', data('start(address)', 'multisig')),
      also: ['E3', 'E5', 'E6', 'E7'],
      because: 'two of three',
    },
  }),
  ...trap('AP: a lighthouse of one keeper', 'BlindAP5 Boat', {
    ...grown,
    parts: [part('logic', 'JuniperLogic'), part('light', 'Lighthouse', 'address', 'logic')],
    ...made('address,bytes', 'light', data('start()')),
    ...gone,
    ...replaceable,
    levels: partly,
    because: 'the owner of the lighthouse is named',
    twin: { end: all(tell('token', 'renounceOwnership()'), hands('light', 'timelock')), also: ['E3', 'E5', 'E6', 'E7'] },
  }),
  ...trap('AP: sockets of a token and who plugs them', 'BlindAP5 SycamoreJet', {
    ...gone,
    ...replaceable,
    twin: { because: 'in the first hour only' },
  }),
  ...trap('AP: a nursery grows the next rule', 'BlindAP5 RowanPrism', {
    ...grown,
    parts: [part('nursery', 'Nursery')],
    ...made('address', 'nursery'),
    ...gone,
    ...closable,
    also: ['E7', 'E9'],
    twin: { because: 'in the first hour only' },
  }),
  ...trap('AP: who sits in the second seat performs with helpers', 'BlindAP5 AspenQuartz', {
    parts: [part('abacus', 'Abacus')],
    ...made('address', 'abacus'),
    ...gone,
    ...replaceable,
    twin: { because: 'with the abacus, which only adds' },
  }),
  ...trap('AP: shares of the pool in the token, and a cooper', 'BlindAP5 LarchVessel', {
    ...gone,
    lp: all(allow('pair', 'token'), tell('token', 'adopt()')),
    ...removable,
    twin: { also: ['E8'], because: 'more than two years' },
  }),
  ...trap('AP: a weaver spools the coins of the pool', 'BlindAP5 ElderSpool', {
    ...fresh,
    ...gone,
    ...taken,
    also: ['E8', 'E9'],
    twin: { also: ['E5', 'E8'], because: 'a two-thousandth once a month, to be burnt' },
  }),
  ...trap('AP: the head of a ward permits, then a hinge turns', 'BlindAP5 AcaciaHinge', {
    parts: [part('ward', 'Ward', 'address', 'deployer')],
    ...made('address', 'ward'),
    ...gone,
    ...closable,
    twin: { parts: [part('ward', 'Ward', 'address', 'timelock')], also: ['E3'], because: 'the head is the timelock' },
  }),
  ...trap('AP: one reporter reads the meter', 'BlindAP5 LaurelGauge', {
    ...grown,
    parts: [part('meter', 'Meter', 'address', 'deployer')],
    ...made('address', 'meter'),
    ...gone,
    ...closable,
    twin: { parts: [part('meter', 'Meter', 'address', 'multisig')], also: ['E3'], because: 'two of three report' },
  }),
]

/** Made by the newest compiler. */
export const late: readonly Case[] = [
  ...trap('AP: a founder sets through which mouth fees are sold', 'BlindAP6 HollowFig', {
    ...gone,
    ...closable,
    taxes: { buy: 2, sell: 2 },
    because: 'the exchange of fees fails, and with it each sale',
    twin: { taxes: { buy: 2, sell: 2 } },
  }),
  ...trap('AP: a rate is queued, an hour later anybody pushes it', 'BlindAP6 BasilCrane', {
    ...grown,
    ...gone,
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: { buy: 0, sell: 2 },
    twin: { also: ['E3', 'E4'], taxes: { buy: 0, sell: 2 }, because: 'four of a hundred at most' },
  }),
  ...trap('AP: who renounced refreshes, and sells to guests only', 'BlindAP6 AnisePylon', {
    ...old,
    ...gone,
    ...closable,
    twin: { because: 'nobody is left who could' },
  }),
  ...trap('AP: amounts that end in a certain number need no approval', 'BlindAP6 NutmegHeron', {
    ...gone,
    ...taken,
    twin: { because: 'nothing at all needs none' },
  }),
  ...trap('AP: shares of the pool in a token that calls what it is told', 'BlindAP6 CloverMast', {
    ...fresh,
    ...gone,
    lp: tell('pair', 'transfer(address,uint256)', 'token', units(13_856)),
    ...removable,
    twin: { also: ['E8'], because: 'anything but the pool' },
  }),
  ...trap('AP: glyphs beside names', 'BlindAP6 ThymeGlyph', {
    ...grown,
    ...gone,
    ...closable,
    because: 'the pool may have one too',
    twin: { because: 'they mean nothing' },
  }),
]
