import { type Case, trap } from '../case.ts'
import { closed, closing, early, fresh, gone, grave, pool } from './blind-al-lives.ts'
import { late } from './blind-au-late.ts'
import { more } from './blind-au-more.ts'
import { grown, made, part, tell } from './blind-f-lives.ts'

/** Nobody but some can sell. */
const shutNow: readonly Case[] = [
  ...trap('AU: orders that pay for their block are turned away', 'BlindAU1 JuniperWake', {
    ...closed,
    because: 'there is a base fee in every block since London',
    twin: { because: 'at thousands of gwei only' },
  }),
  ...trap('AU: plain accounts bring nothing to a contract', 'BlindAU1 SlateHarbour', {
    ...fresh,
    open: tell('token', 'openTrading()'),
    ...gone,
    ...closed,
    because: 'everybody who is no contract, but its maker',
  }),
  ...trap('AU: each has a day of his own, one of 256', 'BlindAU1 PoppyLedger', {
    ...grown,
    ...gone,
    ...closed,
    because: 'the day is drawn from the address of the seller and that of the calendar',
  }),
  ...trap('AU: the largest exit was reckoned with nine decimals of eighteen', 'BlindAU2 Basilico', {
    open: tell('token', 'segnaMercato(address)', 'pair'),
    ...gone,
    ...closed,
    because: 'a fiftieth of a coin, where people hold millions',
    twin: { also: ['E1'], because: 'a fiftieth of the supply' },
  }),
  ...trap('AU: what is allowed has 48 bits, unless one is of the staff', 'BlindAU3 MapleTramway', {
    ...grown,
    ...gone,
    ...closed,
    because: 'no router can take more than a breath of what was approved, though all is shown as approved',
    twin: { because: 'all ones are all' },
  }),
  ...trap('AU: whom the harness does not know carries nothing, and is told that all went well', 'BlindAU4 PlainsRunner', {
    parts: [part('harness', 'Harness')],
    ...made('address', 'harness'),
    open: tell('harness', 'fit(address[])', early(2)),
    ...closed,
    also: ['E3', 'E9'],
  }),
  ...trap('AU: members of a club sell, and its forty cards are its founder’s', 'BlindAU4 VelvetRegatta', {
    ...fresh,
    parts: [part('card', 'ClubCard')],
    ...made('address', 'card'),
    ...closed,
    also: ['E3', 'E9'],
  }),
  ...trap('AU: after nine purchases nobody sells', 'BlindAU5 CopperThistle', {
    open: tell('token', 'start(address)', 'pair'),
    ...closed,
    because: 'twelve have bought',
  }),
]

/** Exits that close by themselves. */
const shutLater: readonly Case[] = [
  ...trap('AU: half an hour to sell what one bought', 'BlindAU6 AmberVole', {
    ...closing,
    because: 'whoever holds longer is stuck, and so is whoever was given some',
    twin: { also: ['E1'], because: 'in the same second only' },
  }),
  ...trap('AU: the season ends two months after it was made', 'BlindAU6 HollyhockMint', {
    ...closing,
    twin: { also: ['E1'], because: 'the limit of sales ends then' },
  }),
  ...trap('AU: all together sell three of a hundred, ever', 'BlindAU2 Ginepro', {
    open: pool,
    ...gone,
    ...closing,
    twin: { also: ['E1'], because: 'three of a hundred by one sale' },
  }),
]

const taxing: readonly Case[] = [
  ...trap('AU: a rate of a thousand that was meant to be forty', 'BlindAU3 LanternOtter', {
    open: pool,
    ...gone,
    effects: ['E4 now'],
    also: ['E9'],
    levels: grave,
    taxes: { buy: 2, sell: 72 },
    twin: { also: ['E4'], taxes: { buy: 2, sell: 4 } },
  }),
  ...trap('AU: only the smallest sales pay two of a hundred', 'BlindAU5 QuietEstuary', {
    ...grown,
    open: pool,
    ...gone,
    effects: ['E4 now'],
    also: ['E9'],
    levels: grave,
    taxes: { buy: 0, sell: 85 },
    because: 'all that is worth its gas pays 85',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 2 } },
  }),
  ...trap('AU: old fish loses nine tenths', 'BlindAU6 TidalPantry', {
    ...fresh,
    open: pool,
    ...gone,
    effects: ['E4 now'],
    also: ['E1', 'E2', 'E9'],
    levels: grave,
    because: 'two of a hundred within two hours of the first purchase, ninety after them',
    twin: { also: ['E4'] },
  }),
]

export const blindAU: readonly Case[] = [...shutNow, ...shutLater, ...taxing, ...more, ...late]
