import { type Case, trap } from '../case.ts'
import { closable, gone, grave, partly } from './blind-al-lives.ts'
import { late, others, presses, purses } from './blind-ap-more.ts'
import { all, grown, made, old, part, tell } from './blind-f-lives.ts'

const fresh = { age: 'fresh' } as const
const taxable = { effects: ['E4 reachable'], also: ['E3', 'E9'], levels: grave } as const
const bounded = { also: ['E3', 'E4'] } as const

/** Sales that somebody can stop. */
const stops: readonly Case[] = [
  ...trap('AP: a steward under a hashed slot tunes the largest sale', 'BlindAP1 LanternMoss', {
    ...gone,
    ...closable,
    twin: { also: ['E3'], because: 'a hundredth of the supply at least' },
  }),
  ...trap('AP: a role sets the pause after a purchase, for centuries too', 'BlindAP1 QuillHarbor', {
    ...grown,
    ...gone,
    ...closable,
    twin: { also: ['E3'], because: 'a minute at most' },
  }),
  ...trap('AP: a packed word tells how much gwei a seller may pay', 'BlindAP1 BrassPlover', {
    ...fresh,
    ...gone,
    ...closable,
    because: 'at nothing no sale passes',
    twin: { also: ['E3'], because: 'two thousand at least' },
  }),
  ...trap('AP: a scribe exchanges the rule of sales in two steps', 'BlindAP1 FennelDrum', {
    ...grown,
    parts: [part('rule', 'ShelfRule')],
    before: all(tell('token', 'suggest(address)', 'rule'), tell('token', 'adopt()')),
    ...gone,
    ...closable,
    also: ['E7', 'E9'],
    twin: { because: 'once only, and that is done' },
  }),
  ...trap('AP: an owner plans a phase, an hour later anybody turns to it', 'BlindAP1 TidalOat', {
    effects: ['E3 reachable'],
    levels: grave,
    because: 'in phase nought nobody sells, in phase one his friends',
    twin: { because: 'no way back from the last phase' },
  }),
  ...trap('AP: an owner folds masks into rows of bits', 'BlindAP1 CopperWren', {
    ...old,
    effects: ['E3 reachable'],
    levels: partly,
    because: 'single senders, by a key that is named',
    twin: { because: 'bits can only be cleared' },
  }),
  ...trap('AP: a farmer lets the market lie fallow', 'BlindAP1 SlateIbis', {
    ...gone,
    parts: [part('almanac', 'Almanac', 'address', 'deployer')],
    ...made('address', 'almanac'),
    ...closable,
    twin: { parts: [part('almanac', 'Almanac', 'address', 'timelock')], also: ['E3'], because: 'the farmer is the timelock' },
  }),
  ...trap('AP: a pilot signs how much may be sold', 'BlindAP1 NimbusYak', {
    ...grown,
    ...gone,
    ...closable,
    because: 'one key signs, anybody brings it',
    twin: { also: ['E3'], because: 'a hundredth of the supply at least' },
  }),
  ...trap('AP: the pool loses its exemption from the largest purse', 'BlindAP2 MapleVole', {
    effects: ['E3 reachable'],
    levels: grave,
    twin: { because: 'an exemption is for ever' },
  }),
]

/** Fees that somebody can set to half and more. */
const fees: readonly Case[] = [
  ...trap('AP: four rates in a word, in thousandths', 'BlindAP2 OchreFinch', {
    ...gone,
    ...taxable,
    taxes: { buy: 1, sell: 2 },
    twin: { ...bounded, taxes: { buy: 1, sell: 2 }, because: 'forty thousandths at most' },
  }),
  ...trap('AP: a divisor of one', 'BlindAP2 VelvetTern', {
    ...fresh,
    effects: ['E4 reachable'],
    also: ['E3'],
    levels: grave,
    taxes: { buy: 0, sell: 2 },
    twin: { ...bounded, taxes: { buy: 0, sell: 2 }, because: 'a twentieth at most' },
  }),
  ...trap('AP: a desk bends the curve of the fee', 'BlindAP2 AmberLoach', {
    ...grown,
    ...gone,
    parts: [part('desk', 'CurveDesk')],
    ...made('address', 'desk'),
    ...taxable,
    taxes: { buy: 0, sell: 1 },
    twin: { ...bounded, taxes: { buy: 0, sell: 1 }, because: 'the token takes three of a hundred at most' },
  }),
  ...trap('AP: who has no card pays in the third mode', 'BlindAP2 CobaltHare', {
    ...gone,
    parts: [part('cards', 'MemberCards')],
    ...made('address', 'cards'),
    ...taxable,
    twin: { ...bounded, because: 'three of a hundred' },
  }),
  ...trap('AP: a gardener doubles the fee six times', 'BlindAP2 PewterSwift', {
    ...old,
    ...gone,
    ...taxable,
    taxes: { buy: 0, sell: 1 },
    twin: { ...bounded, taxes: { buy: 0, sell: 1 }, because: 'four of a hundred at most' },
  }),
  ...trap('AP: an owner begins the launch anew', 'BlindAP2 RusticEel', {
    ...grown,
    effects: ['E4 reachable'],
    levels: grave,
    twin: { ...bounded, because: 'it begins at two and a half' },
  }),
]

export const blindAP: readonly Case[] = [...stops, ...fees, ...purses, ...presses, ...others, ...late]
