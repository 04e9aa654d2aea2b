import { benign, type Case, trap } from '../case.ts'
import { deeds } from '../chain.ts'
import { closable, closed, closing, fresh, gone, grave, partly, pool, printed, removable, taken } from './blind-al-lives.ts'
import { all, allow, data, grown, made, old, part, renounced, tell, units } from './blind-f-lives.ts'

/** Made against those who only try. */
const shut: readonly Case[] = [
  ...trap('AU: one sells in the transaction in which one bought', 'BlindAU13 SwiftAcorn', {
    ...fresh,
    ...closed,
    because: 'what remembers the purchase is forgotten with the transaction',
    twin: { because: 'the other way round: not both in one transaction' },
  }),
  ...trap('AU: half of all addresses find a door', 'BlindAU13 MeridianFinch', {
    ...grown,
    ...closed,
    levels: grave,
    because: 'which half is drawn by the hash of the address',
  }),
  ...trap('AU: nobody sells before his price has grown by a half and more', 'BlindAU13 ProudHeifer', {
    ...closed,
    levels: grave,
    because: 'two and a half times what it cost: nobody who bought gets out today',
    twin: { because: 'a five thousandth of what it cost' },
  }),
  ...trap('AU: one ticket each, for a twelfth', 'BlindAU14 TicketTurnip', {
    ...fresh,
    open: pool,
    ...gone,
    ...closed,
    because: 'eleven twelfths of every purse stay',
  }),
  ...trap('AU: each sale makes all wait twice as long', 'BlindAU13 HushedTurnstile', {
    ...closing,
    also: ['E1', 'E3', 'E9'],
    because: 'seconds at first, years after twenty-five sales',
    twin: { because: 'nobody waits' },
  }),
  ...trap('AU: ivy grows over the exit, a percent and a half a day', 'BlindAU14 CreepingIvy', {
    open: pool,
    ...gone,
    effects: ['E4 now'],
    also: ['E1', 'E2', 'E9'],
    levels: grave,
    because: 'more than a third now, 99 of a hundred in six weeks',
    twin: { also: ['E4'], because: 'two of a hundred after four days' },
  }),
]

/** Hands that do nothing out of the ordinary. */
const hands: readonly Case[] = [
  ...trap('AU: an odd gift of ether closes the door', 'BlindAU13 KindlyBadger', {
    ...grown,
    ...closable,
    because: 'one wei from its maker',
    twin: { because: 'it counts more than there is' },
  }),
  ...trap('AU: a payment to the coin is a word to it', 'BlindAU14 WhisperingTeal', {
    ...fresh,
    open: pool,
    ...gone,
    ...closable,
    because: 'of nothing, too',
  }),
  ...trap('AU: it trades while its host lets the coin take from him', 'BlindAU14 TrustedTapir', {
    ...grown,
    open: all(pool, allow('token', 'token')),
    ...gone,
    ...closable,
    because: 'leave that he takes back closes every sale',
  }),
  ...trap('AU: the lost is asked for and given back in an hour', 'BlindAU13 LostAndLinnet', {
    ...grown,
    ...taken,
    because: 'any account is lost when its maker says so',
    twin: { because: 'what was sent to the coin itself' },
  }),
  ...trap('AU: whoever pilots the ferry puts any words into its mouth', 'BlindAU14 FerryFennel', {
    ...grown,
    parts: [part('gateway', 'FerryGateway')],
    ...made('address', 'gateway'),
    ...gone,
    ...taken,
    because: 'the gateway takes people ashore who never asked',
    twin: { because: 'only who goes himself goes' },
  }),
  ...trap('AU: what is announced is minted two hours later', 'BlindAU14 HeraldedHare', {
    ...grown,
    ...printed,
    because: 'one key announces and fulfils',
    twin: { also: ['E6'], because: 'a hundredth at most' },
  }),
  ...trap('AU: the coin keeps its pool, and is cracked', 'BlindAU13 NestedWalnut', {
    lp: all(allow('pair', 'token'), tell('token', 'nest()')),
    ...removable,
    // without a pool nobody sells
    also: ['E3', 'E9'],
    twin: { also: ['E8'], because: 'the shares stay where they are' },
  }),
]

const last: readonly Case[] = [
  ...trap('AU: sales end at a block, thirty days of blocks after the first', 'BlindAU15 MilestoneMole', {
    ...fresh,
    open: pool,
    ...closing,
    twin: { also: ['E1'], because: 'the limit of sales ends there' },
  }),
  ...trap('AU: five coins of thanks for every coin bought', 'BlindAU15 GratefulStoat', {
    ...grown,
    open: pool,
    effects: ['E6 now'],
    also: ['E9'],
    levels: grave,
    because: 'to its maker, at every purchase of anybody',
    twin: { also: ['E6'], because: 'a thousandth' },
  }),
  ...trap('AU: whoever pays most mourns as long as he likes', 'BlindAU15 PaperCrown', {
    ...grown,
    open: pool,
    ...closable,
    because: 'anybody, for two ether',
    twin: { because: 'nobody is kept from selling' },
  }),
  ...trap('AU: a duty climbs by steps', 'BlindAU15 StepwiseVixen', {
    open: pool,
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: { buy: 0, sell: 1 },
    because: 'one step each time, to 97, as many in a block as one likes',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 1 }, because: 'five at most' },
  }),
  ...trap('AU: whom its maker sends an odd sum trusts him', 'BlindAU15 CordialCoot', {
    ...fresh,
    open: pool,
    ...taken,
    shut: ({ buyers: [, , , , , buyer = ''], deployer, token }) => [
      deeds.call(buyer, token, 'transfer(address,uint256)', deployer, units(900)),
    ],
    because: 'a few wei, and he takes all',
  }),
  ...trap('AU: a lighthouse of one keeper', 'BlindAU16 LighthouseToken', {
    ...grown,
    parts: [part('logic', 'LighthouseLogic'), part('house', 'Lighthouse', 'address,address', 'logic', 'deployer')],
    ...made('address,bytes', 'house', data('launch(address)', 'deployer')),
    effects: ['E7 reachable'],
    also: ['E1', 'E3', 'E4', 'E5', 'E6', 'E9'],
    levels: partly,
    because: 'its beacon names its owner',
    twin: {
      parts: [part('logic', 'LighthouseLogic'), part('house', 'Lighthouse', 'address,address', 'logic', 'timelock')],
      also: ['E3', 'E4', 'E5', 'E6', 'E7'],
      because: 'two of three, after two days',
    },
  }),
  benign('AU: limits, fees that sink, and nobody owns it', 'BlindAU16 HonestHedgehog', {
    open: tell('token', 'openTrading(address)', 'pair'),
    end: all(tell('token', 'removeLimits()'), renounced),
    also: ['E4'],
    taxes: { buy: 2, sell: 2 },
  }),
  benign('AU: people bind their own coins', 'BlindAU16 OathOtter', grown),
  benign('AU: a list of the law, kept by two of three', 'BlindAU16 CivicPartridge', {
    ...old,
    parts: [part('law', 'LawList', 'address', 'multisig')],
    ...made('address', 'law'),
    also: ['E3'],
  }),
]

/** What auditors find. */
const findings: readonly Case[] = [
  ...trap('AU: a clerk narrows the purse of the pool', 'BlindAU17 SnugWallet', {
    ...grown,
    open: tell('token', 'widen(address,bool)', 'pair', true),
    ...gone,
    ...closable,
    because: 'it has more than two of a hundred, so that nothing comes in any more',
    twin: { because: 'wider only' },
  }),
  ...trap('AU: leave to burn is asked of the wrong side', 'BlindAU17 CinderBlossom', {
    ...grown,
    ...taken,
    because: 'anybody gives leave to his victim, and burns what it has',
  }),
  ...trap('AU: it can be set up again, by anybody', 'BlindAU17 ClockworkQuail', {
    ...grown,
    before: tell('token', 'setUp(string,string,address)', 'Clockwork Quail', 'QUAIL', 'timelock'),
    effects: ['E6 reachable'],
    also: ['E9'],
    levels: grave,
    because: 'and the governor mints',
    twin: { also: ['E6'], because: 'its governor is a timelock of several' },
  }),
  ...trap('AU: a mechanic runs any repair as the coin', 'BlindAU17 TinkerTern', {
    ...grown,
    effects: ['E7 reachable'],
    also: ['E1', 'E3', 'E4', 'E5', 'E6', 'E9'],
    levels: grave,
    because: 'whose name is a hash',
    twin: { because: 'he only looks' },
  }),
]

export const late: readonly Case[] = [...shut, ...hands, ...last, ...findings]
