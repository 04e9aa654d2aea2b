import { type Case, trap } from '../case.ts'
import { closed, closing, fresh, grave, pool } from './blind-al-lives.ts'
import { all, grown, made, part, tell, units } from './blind-f-lives.ts'

const opened = { open: pool } as const
const taxed = { effects: ['E4 now'], also: ['E1', 'E9'], levels: grave } as const

/** The second dozen of the set. */
export const moreOfAO: readonly Case[] = [
  ...trap('AO: fuel for fifteen hundred transfers', 'BlindAO11 FuelFinch', {
    ...grown,
    ...opened,
    ...closing,
    because: 'about fourteen hundred and fifty are left, and nobody fills it up',
  }),
  ...trap('AO: a filter of three bits', 'BlindAO11 BloomBittern', {
    ...fresh,
    ...opened,
    ...closed,
    because: 'one address of half a million passes',
    twin: { because: 'everybody who sells is put in' },
  }),
  ...trap('AO: what is approved is kept in thirty-two bits', 'BlindAO11 NarrowNewt', {
    ...opened,
    ...closed,
    because: 'the router can take four billionths of a coin at most',
    twin: { because: 'two hundred and twenty-four bits' },
  }),
  ...trap('AO: sixteen leave and one arrives, and the event says sixteen', 'BlindAO11 WholeWeasel', {
    ...opened,
    ...taxed,
    taxes: { buy: 0, sell: 93.75 },
    twin: { also: ['E4'], taxes: { buy: 0, sell: 1.5625 } },
  }),
  ...trap('AO: all rides are summed up before somebody gets off', 'BlindAO12 LedgerLlama', {
    ...fresh,
    ...opened,
    ...closing,
    because: 'a sale takes millions of gas now and more than a block after some fifty transfers',
    twin: { because: 'six of them at most' },
  }),
  ...trap('AO: the last digit of the gas that is left', 'BlindAO12 GaugeGoose', {
    ...opened,
    ...taxed,
    because: 'nine of ten sales pay ninety-six of a hundred',
    twin: { also: ['E4'], because: 'one of a hundred' },
  }),
  ...trap('AO: nine hundred trades of patience', 'BlindAO12 PatientPanda', {
    ...grown,
    ...opened,
    ...closed,
    also: ['E2', 'E9'],
    because: 'there have been sixteen in two months',
    twin: { because: 'the next trade is late enough, and a sale is one' },
  }),
  ...trap('AO: a table of passengers is code', 'BlindAO12 TableTern', {
    ...opened,
    ...closed,
    twin: { because: 'those in the table alone cannot' },
  }),
  ...trap('AO: the pool is shown less than it has', 'BlindAO12 StationStoat', {
    ...fresh,
    ...opened,
    ...closed,
    because: 'balanceOf of the pool does not grow when coins come in',
  }),
  ...trap('AO: a feed that nobody feeds', 'BlindAO13 FeedFirefly', {
    parts: [part('feed', 'HeartFeed')],
    ...made('address', 'feed'),
    ...opened,
    ...closing,
    because: 'it is stale after forty-five days',
  }),
  ...trap('AO: whoever comes through a contract pays four fifths', 'BlindAO13 DirectDingo', {
    ...grown,
    ...opened,
    ...taxed,
    taxes: { buy: 0, sell: 80 },
    twin: { also: ['E4'], taxes: { buy: 0, sell: 2 } },
  }),
  ...trap('AO: a proxy without an admin waits for an epoch', 'BlindAO13 EpochEgret', {
    ...fresh,
    parts: [part('logic', 'EpochLogic')],
    ...made('address', 'logic'),
    before: all(tell('token', 'begin(uint256)', units(65_000_000))),
    ...opened,
    ...closed,
    because: 'nothing raises it',
  }),
  ...trap('AO: a million hashes at the anvil', 'BlindAO14 AnvilAardvark', {
    ...opened,
    ...closed,
    because: 'no block has gas for so many, and each sale asks for more',
  }),
  ...trap('AO: only on the first visit', 'BlindAO14 VisitorVole', {
    ...fresh,
    ...opened,
    ...closed,
    because: 'the purchase was the first',
  }),
  ...trap('AO: twenty-five sellers are too many', 'BlindAO14 QuorumQuail', {
    ...opened,
    ...closing,
    because: 'twenty more and nobody gets out',
  }),
  ...trap('AO: a twelfth of all opens the summit', 'BlindAO14 SummitSnail', {
    ...grown,
    ...opened,
    ...closed,
    because: 'whoever bought for less than seven ether cannot sell',
  }),
  ...trap('AO: a sale of ninety closes the counter for ten years', 'BlindAO14 RaffleRaven', { ...opened, ...closing }),
  ...trap('AO: fifteen moons', 'BlindAO14 SolsticeSeal', {
    ...opened,
    ...closing,
    because: 'four hundred and twenty days after it was made nobody sells',
  }),
  ...trap('AO: silence of two months', 'BlindAO14 ChimeChough', {
    ...opened,
    ...closing,
    because: 'whoever buys after it ends the exit of all',
  }),
  ...trap('AO: after a whale, whales only', 'BlindAO14 WhaleWarden', {
    ...fresh,
    ...opened,
    ...closing,
    also: ['E1', 'E3', 'E9'],
    because: 'one purchase of a tenth, by anybody, closes the exit of all others',
  }),
  ...trap('AO: the whole purse pays ninety-four', 'BlindAO14 EvenElk', {
    ...grown,
    ...opened,
    ...taxed,
    because: 'whoever sells a part pays two',
    twin: { also: ['E4'], because: 'three and two' },
  }),
]
