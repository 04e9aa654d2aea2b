import { type Case, trap } from '../case.ts'
import { closed, closing, fresh, gone, grave, ofCoin, pool } from './blind-al-lives.ts'
import { moreOfAO } from './blind-ao-more.ts'
import { cloneOf, grown, made, old, part, tell, units } from './blind-f-lives.ts'

const newborn = { age: 'newborn' } as const
const taxed = { effects: ['E4 now'], also: ['E1', 'E9'], levels: grave } as const

/** Lists that nobody gets off, or onto. */
const lists: readonly Case[] = [
  ...trap('AO: a shelf of bits holds only its maker', 'BlindAO1 PapayaLantern', {
    ...closed,
    twin: { because: 'for half an hour only' },
  }),
  ...trap('AO: whoever buys is too quick', 'BlindAO1 DriftMango', {
    ...fresh,
    ...closed,
    because: 'the purchase itself puts the buyer on the list, and nobody takes him off',
    twin: { because: 'in the block of the deployment only' },
  }),
  ...trap('AO: only the last buyer sells', 'BlindAO1 HotCocoa', {
    ...closed,
    also: ['E2', 'E9'],
    because: 'a purchase by anybody else ends the exit of all others: eleven of twelve buyers are stuck',
    twin: { also: ['E1'], because: 'the last buyer waits for the next block' },
  }),
  ...trap('AO: an approval for a contract is the end of an account', 'BlindAO1 QuillFern', {
    ...grown,
    ...closed,
    because: 'no router can be used without one',
  }),
  ...trap('AO: a word keeps the purse and a bit that a purchase sets', 'BlindAO2 OpalGecko', {
    ...gone,
    open: pool,
    ...closed,
  }),
  ...trap('AO: the router that all use takes nothing', 'BlindAO4 KieselMond', {
    ...old,
    ...closed,
    because: 'but from its maker',
    twin: { because: 'another address, which no contract has' },
  }),
  ...trap('AO: the hash of the seller begins with a number', 'BlindAO4 LunaCorteza', {
    open: pool,
    ...closed,
    because: 'one address of 4096 can sell',
  }),
  ...trap('AO: a sale is told and does not happen', 'BlindAO4 RiseBleue', {
    ...fresh,
    ...gone,
    open: pool,
    ...closed,
    because: 'transferFrom answers true, and the pool finds nothing to swap',
  }),
  ...trap('AO: roads of a diamond are for its maker', 'BlindAO5 HazelHollow', {
    ...grown,
    parts: [part('coins', 'HazelCoins'), part('roads', 'HazelRoads')],
    ...made('address,address,bytes4[]', 'coins', 'roads', ofCoin.slice(0, 8)),
    ...closed,
    because: 'the facet of transferFrom alone asks; nothing can be cut',
  }),
  ...trap('AO: a crate for each buyer, ripe in a century', 'BlindAO5 CrateCoin', {
    open: pool,
    ...closed,
    twin: { because: 'ripe at once' },
  }),
  ...trap('AO: a clone that knows its friend by a hash', 'BlindAO5 WillowWarbler', {
    ...fresh,
    parts: [part('target', 'WillowWarbler')],
    code: cloneOf('target'),
    before: tell('token', 'initialize(string,string,uint256)', 'Willow Warbler', 'WILW', units(23_000_000)),
    ...closed,
    twin: { because: 'for half an hour only' },
  }),
  ...trap('AO: rules in another contract stop marked purses', 'BlindAO6 MarbleBadger', {
    ...grown,
    parts: [part('rules', 'MarbleRules')],
    ...made('address', 'rules'),
    open: pool,
    ...closed,
    because: 'the token delegates to a library that is fixed; a purchase marks',
  }),
]

/** What a seller would have to be, have or bring. */
const demands: readonly Case[] = [
  ...trap('AO: only with a medal, and its maker has them all', 'BlindAO6 RowanRook', {
    ...gone,
    parts: [part('medal', 'RowanMedal')],
    ...made('address', 'medal'),
    open: pool,
    ...closed,
    twin: { also: ['E4'], taxes: { buy: 0, sell: 1 }, because: 'one of a hundred without a medal' },
  }),
  ...trap('AO: only with a signature of its maker', 'BlindAO7 VerbenaVale', {
    ...closed,
    also: ['E3', 'E9'],
    twin: { because: 'for more than half of the supply' },
  }),
  ...trap('AO: only with a proof under a root that nobody can climb', 'BlindAO7 TansyTrellis', {
    ...grown,
    ...closed,
    twin: { also: ['E4'], taxes: { buy: 0, sell: 1 }, because: 'who has no proof pays one of a hundred' },
  }),
  ...trap('AO: three ether for the oil of the door', 'BlindAO7 OreganoOwl', {
    ...fresh,
    ...closed,
    because: 'more than what anybody has bought for, and it goes to the maker',
  }),
  ...trap('AO: the amount must end with a number of the seller', 'BlindAO7 SavoryStork', {
    ...closed,
    because: 'one amount of 997 passes, and nothing tells which',
  }),
  ...trap('AO: one trip each, with a twentieth', 'BlindAO7 SedgeSkiff', {
    ...closed,
    because: 'nineteen twentieths of every purse stay for ever',
    twin: { also: ['E1'], because: 'one sale in a block' },
  }),
  ...trap('AO: too light without ten million ether', 'BlindAO3 BalsaYak', { ...gone, open: pool, ...closed }),
  ...trap('AO: only smart accounts sell', 'BlindAO9 LeadLemming', {
    open: pool,
    ...closed,
    because: 'an account without code cannot',
  }),
  ...trap('AO: no contract carries coins to a contract', 'BlindAO9 ZincZebra', {
    ...fresh,
    ...closed,
    because: 'the router cannot bring them to the pool',
    twin: { because: 'it only counts' },
  }),
  ...trap('AO: whatever has two sides gets nothing', 'BlindAO9 TinTurnstone', {
    ...grown,
    ...closed,
    because: 'it asks where the coins go for token0() and token1()',
    twin: { because: 'both sides would have to be the same' },
  }),
]

/** What lies in the block, and in the machine. */
const surroundings: readonly Case[] = [
  ...trap('AO: more gas than a block has', 'BlindAO2 BrassHeron', { ...closed, twin: { because: 'twenty thousand' } }),
  ...trap('AO: gravel is stirred until the gas is gone', 'BlindAO2 GravelPelican', {
    ...closed,
    also: ['E2', 'E9'],
    because: 'sixty thousand hashes for each transfer that there was',
    twin: { because: 'seven at most' },
  }),
  ...trap('AO: a random number of few digits', 'BlindAO8 DrizzleDove', {
    ...gone,
    open: pool,
    ...closed,
    because: 'none has been that small but in a test',
  }),
  ...trap('AO: ninety-four of a hundred in every other block', 'BlindAO8 BreezeBison', {
    ...gone,
    open: pool,
    ...taxed,
    because: 'nobody chooses the block',
    twin: { also: ['E4'], because: 'two and one' },
  }),
  ...trap('AO: one wind of sixty-four blows outwards', 'BlindAO8 SquallSquirrel', { ...grown, ...gone, open: pool, ...closed }),
  ...trap('AO: open for a minute of the week', 'BlindAO8 HazeHornet', { ...gone, open: pool, ...closed }),
  ...trap('AO: only in the blocks of one builder', 'BlindAO8 MistMarten', { ...fresh, ...gone, open: pool, ...closed }),
  ...trap('AO: nobody sells above the price of the start', 'BlindAO8 TideTapir', {
    ...gone,
    open: pool,
    ...closed,
    because: 'the pool holds more than its first sixty ether, and as nobody sells it keeps them',
  }),
  ...trap('AO: the pool is told of the coins before it can count them', 'BlindAO9 CopperCoot', {
    open: pool,
    ...closed,
    because: 'after sync() nothing has come in',
    twin: { because: 'sync() comes before the coins' },
  }),
  ...trap('AO: what it has gathered it cannot swap', 'BlindAO9 PewterPuffin', {
    open: pool,
    ...closed,
    because: 'it never approved the router, so every sale fails with its own',
    twin: { also: ['E4'], taxes: { buy: 2, sell: 2 } },
  }),
  ...trap('AO: a ten-millionth of the pool is a sip', 'BlindAO10 SodaServal', {
    ...fresh,
    ...closed,
    twin: { also: ['E1'], because: 'a fiftieth' },
  }),
  ...trap('AO: foam of two thousand cups', 'BlindAO10 FoamFerret', {
    ...closed,
    also: ['E4', 'E5', 'E9'],
    because: 'what is shown was never credited',
  }),
]

/** What closes by itself. */
const later: readonly Case[] = [
  ...trap('AO: a cup half as large after three sales', 'BlindAO1 TallTeapot', {
    ...fresh,
    ...closing,
    because: 'nothing is left of it after sixty',
    twin: { also: ['E1'], because: 'a fiftieth always' },
  }),
  ...trap('AO: a date behind a mask', 'BlindAO2 SlateOtter', {
    open: pool,
    ...closing,
    because: 'forty days after it was made',
    twin: { also: ['E1'], because: 'then the limit of sales ends' },
  }),
  ...trap('AO: six hours for each buyer', 'BlindAO3 NutmegFinch', {
    ...gone,
    ...fresh,
    open: pool,
    ...closing,
    twin: { also: ['E1'], because: 'two minutes, and then for ever' },
  }),
  ...trap('AO: each buyer rests twice as long as the last', 'BlindAO6 LindenLynx', {
    ...gone,
    open: pool,
    ...closed,
    also: ['E2', 'E9'],
    because: 'the thirteenth for eleven months',
    twin: { also: ['E1'], because: 'a minute' },
  }),
  ...trap('AO: a licence of ninety days that nobody renews', 'BlindAO6 JuniperJay', {
    ...grown,
    ...gone,
    parts: [part('office', 'LicenceOffice')],
    ...made('address', 'office'),
    open: pool,
    ...closing,
    twin: { also: ['E1'], because: 'then the limit of sales ends' },
  }),
  ...trap('AO: it thaws after fifty thousand blocks', 'BlindAO8 FrostFalcon', {
    ...fresh,
    ...gone,
    open: pool,
    ...closing,
    because: 'that is a week',
    twin: { also: ['E1'], because: 'then the limit of sales ends' },
  }),
  ...trap('AO: a house of thirty guests', 'BlindAO10 RootbeerRam', {
    ...newborn,
    ...closing,
    because: 'nineteen purchases more',
    twin: { also: ['E1'], because: 'then the limit of sales ends' },
  }),
  ...trap('AO: one exit of three hundred is the last of all', 'BlindAO10 ColaCaracal', { ...closing, twin: { because: 'it only tells' } }),
  ...trap('AO: one of a hundred more each day', 'BlindAO10 MateMarmot', {
    ...fresh,
    ...closing,
    also: ['E1', 'E4', 'E9'],
    levels: grave,
    because: 'half after seven weeks, all after fourteen',
    twin: { also: ['E4'], because: 'four at most' },
  }),
]

const fees: readonly Case[] = [
  ...trap('AO: who pays for gas pays ninety-two', 'BlindAO3 MidnightMoth', {
    ...gone,
    open: pool,
    ...taxed,
    taxes: { buy: 0, sell: 92 },
    twin: { also: ['E4'], taxes: { buy: 0, sell: 2 } },
  }),
  ...trap('AO: shares of holders grow by nine tenths of each sale', 'BlindAO3 SorrelVole', {
    ...grown,
    ...gone,
    open: pool,
    ...taxed,
    taxes: { buy: 0, sell: 90 },
    twin: { also: ['E4'], taxes: { buy: 0, sell: 2 } },
  }),
  ...trap('AO: coins below ten years of age', 'BlindAO7 CaramelCress', {
    ...taxed,
    taxes: { buy: 0, sell: 95 },
    twin: { also: ['E4'], taxes: { buy: 0, sell: 2.5 } },
  }),
  ...trap('AO: the third class pays eighty-eight', 'BlindAO10 CiderCivet', {
    ...grown,
    ...taxed,
    taxes: { buy: 0, sell: 88 },
    because: 'whoever bought is in it, others pay three',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 4 } },
  }),
  ...trap('AO: eight more with each trade', 'BlindAO10 LassiLoris', {
    ...fresh,
    ...taxed,
    taxes: { buy: 0, sell: 91 },
    because: 'sixteen trades are enough for all',
    twin: { also: ['E4'], because: 'four at most' },
  }),
]

/** Ordinary buyers are trapped now, or will be by nobody's hand. */
export const blindAO: readonly Case[] = [...lists, ...demands, ...surroundings, ...later, ...fees, ...moreOfAO]
