import { type Case, trap } from '../case.ts'
import { closed, closing, early, fresh, gone, grave } from './blind-al-lives.ts'
import { awMarkets } from './blind-aw-more.ts'
import { awPowers } from './blind-aw-powers.ts'
import { grown, made, part, tell } from './blind-f-lives.ts'

const opened = { open: tell('token', 'openTrading()') }
const taxedNow = { effects: ['E4 now'], also: ['E1', 'E9'], levels: grave } as const

/** A buyer is trapped today, or will be without anybody's doing. */
const trapped: readonly Case[] = [
  ...trap('AW: whoever gets coins of the pool is marked', 'BlindAW1 NeedleFern', {
    ...fresh,
    ...gone,
    ...opened,
    ...closed,
    because: 'the mark lies in the cell of the balance and nobody can take it off',
    twin: { because: 'in the block of the opening only' },
  }),
  ...trap('AW: the largest sale is nothing', 'BlindAW1 OtterLamp', {
    ...gone,
    armed: tell('token', 'adjust(uint256)', 0n),
    ...closed,
    because: 'set to nothing before the owner left',
    twin: { also: ['E1'], because: 'a hundredth, for good' },
  }),
  ...trap('AW: a nap of sixty months', 'BlindAW1 QuietMarmot', {
    ...grown,
    ...gone,
    ...closed,
    because: 'whoever bought waits five years, and again after each purchase',
    twin: { because: 'a nap of a minute' },
  }),
  ...trap('AW: sales need a stamp of the desk', 'BlindAW1 ThimbleRook', {
    ...fresh,
    ...gone,
    ...closed,
    because: 'only who has a signature of the maker sells',
    twin: { because: 'for the first twenty minutes' },
  }),
  ...trap('AW: an office says how much may leave', 'BlindAW2 GullHarbor', {
    ...gone,
    parts: [part('office', 'HarborOffice')],
    ...made('address', 'office'),
    open: tell('office', 'moor(address[],uint256)', early(2), 10n ** 24n),
    ...closed,
    also: ['E3', 'E9'],
    because: 'nothing for all who have no berth',
    twin: { because: 'whatever one holds' },
  }),
  ...trap('AW: what was approved does not count', 'BlindAW2 PlumCask', {
    ...fresh,
    ...gone,
    ...closed,
    because: 'what counts is what the maker approved for the seller',
  }),
  ...trap('AW: the pool gives twenty times and takes no more', 'BlindAW2 KelpTally', {
    ...fresh,
    ...gone,
    open: tell('token', 'launch(address)', 'pair'),
    ...closing,
    because: 'after nine purchases more nobody sells but the maker',
    twin: { also: ['E1'], because: 'then the limit of a sale ends' },
  }),
  ...trap('AW: a pool is paid at another rate', 'BlindAW3 PepperQuoll', {
    ...grown,
    ...gone,
    open: tell('token', 'exclude(address)', 'pair'),
    ...taxedNow,
    taxes: { buy: 0, sell: 87.5 },
    because: 'an eighth of what was sent arrives',
  }),
  ...trap('AW: sales until the season ends', 'BlindAW3 AmselTakt', {
    ...gone,
    open: tell('token', 'eroeffnen(address)', 'pair'),
    ...closing,
    because: 'it ends in a few days, for all but the maker',
    twin: { also: ['E1'], because: 'then the limit of a sale ends' },
  }),
  ...trap('AW: a fee of two of which the upper half is not shown', 'BlindAW3 BrindleOx', {
    ...gone,
    open: tell('token', 'begin(address,uint256)', 'pair', 70n),
    ...taxedNow,
    taxes: { buy: 1, sell: 72 },
    twin: { also: ['E4'], taxes: { buy: 1, sell: 2 } },
  }),
  ...trap('AW: nothing goes to what answers like a pair', 'BlindAW4 CinderWren', {
    ...fresh,
    ...gone,
    ...closed,
    because: 'but from the maker',
  }),
  ...trap('AW: the price of gas may not pass a wei', 'BlindAW4 TidalNewt', {
    ...grown,
    ...gone,
    armed: tell('token', 'setFence(uint256)', 1n),
    ...closed,
    because: 'no block takes such a price',
    twin: { also: ['E1'], because: 'six hundred gwei' },
  }),
  ...trap('AW: a script lists all who bought', 'BlindAW4 MapleVole', {
    ...gone,
    armed: tell('token', 'dig(address[],uint256)', early(12), 1n),
    effects: ['E1 now', 'E3 reachable'],
    also: ['E9'],
    levels: grave,
    because: 'a digger who is no owner goes on with it',
    twin: { because: 'in the first forty minutes only' },
  }),
  ...trap('AW: a fee of sales that grows by the day', 'BlindAW1 SaltVane', {
    ...gone,
    ...taxedNow,
    levels: grave,
    taxes: { buy: 0, sell: 92 },
    twin: { also: ['E4'], taxes: { buy: 0, sell: 3 }, because: 'it falls' },
  }),
]

export const blindAW: readonly Case[] = [...trapped, ...awPowers, ...awMarkets]
