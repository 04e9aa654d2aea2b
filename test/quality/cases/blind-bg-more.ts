import { benign, type Case } from '../case.ts'
import { fresh, gone, locked, may, taxes } from './blind-bf-lives.ts'
import { all, grown, made, part, tell } from './blind-f-lives.ts'

/** Fees, limits and launches. */
export const blindBGmore: readonly Case[] = [
  benign('BG: reflects two of a hundred and feeds its pool, renounced', 'BlindBG6 Tumblefern', {
    ...grown,
    ...gone,
    ...may('E4'),
    ...taxes(4, 2.5, 4),
    because: 'the pool has its part of what a sale reflects',
  }),
  benign('BG: reflects, its owner sets five of a hundred at most', 'BlindBG9 Candlemoor', {
    ...grown,
    ...may('E4'),
    ...taxes(3, 2.2, 3),
    ...made('address', 'stranger'),
    because: 'fees of five and a limit of one of the supply are the worst that the owner can set',
  }),
  benign('BG: fee into marketing and liquidity of nobody, its pool is locked', 'BlindBG8 Gullwharf', {
    ...grown,
    ...may('E3', 'E4'),
    ...taxes(3, 3),
    parts: [part('locker', 'WharfLocker')],
    ...made('address', 'stranger'),
    lp: locked('locker', 'lock(address,uint256)', 420),
    because: 'five of a hundred at most; another router spends what the fee has gathered and nothing else',
  }),
  benign('BG: buys back by whoever asks, six of a hundred at most', 'BlindBG12 Heronmint', { ...grown, ...may('E4'), ...taxes(0, 3) }),
  benign('BG: four of a hundred become dividends', 'BlindBG8 Pennyrook', {
    ...may('E4'),
    ...taxes(4, 4),
    because: 'the fee is a constant and the tracker is told in a try',
  }),
  benign('BG: two of the supply to a wallet, only ever more', 'BlindBG8 Cragfinch', {
    ...fresh,
    ...made('string,string', 'Cragfinch', 'CRAG'),
    because: 'a limit of the launch that the owner may raise or lift',
  }),
  benign('BG: the same limits, lifted and renounced', 'BlindBG8 Cragfinch', {
    ...fresh,
    ...made('string,string', 'Moorfinch', 'MOORF'),
    end: all(tell('token', 'removeLimits()'), tell('token', 'renounceOwnership()')),
  }),
  benign('BG: half a minute between trades', 'BlindBG9 Loamkettle', {
    ...fresh,
    because: 'thirty seconds, and the owner may only make it shorter',
  }),
  benign('BG: one trade to a block', 'BlindBG9 Tickbramble', { because: 'the owner may switch it off and nothing else' }),
  benign('BG: a pool is made, trading not yet open', 'BlindBG9 Dawnpatch', {
    age: 'newborn',
    buyers: 0,
    sellers: 0,
    spread: 'direct',
    also: ['E3'],
    levels: ['MEDIUM'],
    because: 'nobody could buy so far; one call opens it and nothing closes it again',
  }),
]
