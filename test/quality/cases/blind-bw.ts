import { type Case, type Place, type Transaction, trap } from '../case.ts'
import { fresh, gone, may, shorn, shut, taxes } from './blind-bj-lives.ts'
import { blindBWMore } from './blind-bw-more.ts'
import { all, each, grown, made, part, tell, units } from './blind-f-lives.ts'

/** The tracker is asked to pay until it cannot. */
const paysUntilStuck = (place: Place): readonly Transaction[] =>
  Array.from({ length: 24 }, () => tell('tracker', 'process()')(place))
    .flat()
    .map(one => ({ ...one, mayFail: true }))

/** A contract beside the coin stands in the way. */
const besides: readonly Case[] = [
  ...trap('BW: a desk of wardens watches over a pup', 'BlindBW1 BumblePup', {
    ...gone,
    ...shut,
    parts: [part('desk', 'WardenDesk')],
    ...made('address', 'desk'),
    open: all(
      tell('desk', 'trust(address,address)', 'token', 'pair'),
      tell('desk', 'setRule(address,uint96,uint64,uint64)', 'token', units(50_000_000, 9), 0n, 5n),
    ),
    armed: tell('desk', 'setRule(address,uint96,uint64,uint64)', 'token', 1n, 0n, 1_000_000_000n),
    because: 'at the desk its largest trade is the smallest part of a coin, for a billion blocks',
    twin: { ...may('E1'), because: 'once, for nine blocks at most' },
  }),
  ...trap('BW: to approve is to stake in a nook', 'BlindBW2 NookCoin', {
    ...shut,
    also: ['E2', 'E3', 'E4', 'E5', 'E9'],
    parts: [part('nook', 'AutoNook')],
    ...made('address', 'nook'),
    armed: tell('nook', 'wake()'),
    because: 'who approves a router has nothing left to sell: all of it lies in the nook',
    twin: { because: 'only those who asked for it, and the nook never woke' },
  }),
  ...trap('BW: a rota of dividends stops at a strongbox', 'BlindBW2 RotaCoin', {
    ...grown,
    ...shut,
    parts: [part('tracker', 'RotaTracker'), part('box', 'TeamStrongbox')],
    ...made('address', 'tracker'),
    before: all(tell('tracker', 'bind(address,address)', 'token', 'pair'), tell('tracker', 'fund() 9')),
    shut: each(6, 7, 'token', 'transfer(address,uint256)', 'box', units(2_000)),
    armed: paysUntilStuck,
    because: 'the next to be paid is a contract that takes no ether, and each sale pays him first',
    twin: { because: 'whoever takes no ether is left out' },
  }),
  ...trap('BW: a hare is sold through its own router alone', 'BlindBW3 HushHare', {
    ...grown,
    ...shut,
    parts: [part('router', 'QuietRouter')],
    ...made('address', 'router'),
    because: 'any other router is refused, and its own keeps ninety-six of a hundred',
    twin: { ...may('E1'), because: 'in the first quarter of an hour only, and its own router keeps nothing' },
  }),
  ...trap('BW: a barrel whose price is not fresh', 'BlindBW3 BarrelCoin', {
    ...shut,
    parts: [part('feed', 'BarrelFeed')],
    ...made('address', 'feed'),
    open: tell('feed', 'report(int256)', 7_912_000_000n),
    because: 'nobody sells at a price older than three hours, and it is weeks old',
    twin: { because: 'a price that is not fresh is not written down' },
  }),
  ...trap('BW: the clerk of a tollgate went home', 'BlindBW6 TollgateCoin', {
    ...shorn,
    parts: [part('clerk', 'TollClerk')],
    ...made('address', 'clerk'),
    armed: tell('clerk', 'goHome(bool)', true),
    because: 'when the clerk does not answer, all but a two-hundredth is toll',
    twin: { ...may('E4'), ...taxes(0, 1), because: 'one of a hundred, and nothing without the clerk' },
  }),
]

/** It stands in the coin itself. */
const within: readonly Case[] = [
  ...trap('BW: contracts see a picture of the pond', 'BlindBW1 MirrorPond', {
    ...shut,
    because: 'whatever a seller brings, the router and the pool are told that nothing came',
    twin: { because: 'the picture is taken after each trade' },
  }),
  ...trap('BW: a harvest that cannot be brought home', 'BlindBW1 HarvestHome', {
    ...fresh,
    ...shut,
    because: 'finalise() wants twenty-five ether of contributions, which nobody can make since the pool was filled',
    twin: { open: tell('token', 'finalise()'), because: 'ten minutes after it was made anybody could finalise, and it was' },
  }),
  ...trap('BW: a helper sells what is sold', 'BlindBW2 WillingHelper', {
    ...grown,
    ...shorn,
    ...made('uint256', units(30_000_000)),
    because: 'within the transfer the coin itself sells ninety-eight of a hundred, for its maker',
    twin: { because: 'all of it arrives, in two parts' },
  }),
  ...trap('BW: a candle burns to its end', 'BlindBW3 CandleEnd', {
    ...fresh,
    effects: ['E2 now'],
    also: ['E1', 'E3', 'E4', 'E9'],
    levels: ['CRITICAL'],
    because: 'the largest sale is half as large each day, and nothing in three weeks',
    twin: { ...may('E1'), because: 'a twenty-fifth at first, and more each day' },
  }),
  ...trap('BW: in it for the long run', 'BlindBW3 LongRun', {
    ...shut,
    because: 'what was bought comes free evenly over a hundred years, and can go nowhere before',
    twin: { ...may('E1'), because: 'over ninety seconds' },
  }),
  ...trap('BW: moss that breathes when somebody buys', 'BlindBW4 BreathingMoss', {
    effects: ['E5 now'],
    also: ['E1', 'E2', 'E4', 'E6', 'E9'],
    levels: ['CRITICAL'],
    because: 'each purchase by anybody takes three tenths of what all holders have, but for the maker',
    twin: { because: 'the index stands still' },
  }),
  ...trap('BW: a penny raffle without a winner', 'BlindBW4 PennyRaffle', {
    ...shorn,
    ...made('string,string,uint256', 'Penny Raffle', 'RAFL', units(70_000_000)),
    because: 'the hash of the block itself is always nothing, so each ticket is a blank and pays ninety-six of a hundred',
    twin: { ...may('E4'), ...taxes(0, 2), because: 'a blank pays two of a hundred' },
  }),
  ...trap('BW: letters that nobody franked stay where they are', 'BlindBW5 GentianPost', {
    ...gone,
    ...shut,
    open: tell('token', 'frank(address)', 'pair'),
    because: 'transferFrom answers no and moves nothing, but for the maker and the pool',
    twin: { because: 'everybody is served' },
  }),
]

export const blindBW: readonly Case[] = [...besides, ...within, ...blindBWMore]
