import type { Level } from '../../../src/api/level.ts'
import { type Case, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'
import { old } from './established.ts'
import { calls, free, mint, part, take, token } from './life-in-words.ts'

const critical: readonly Level[] = ['CRITICAL']
const high: readonly Level[] = ['HIGH']
const grown = { age: 'grown' } as const
const tell = (signature: string, ...values: readonly unknown[]) => calls(['token', signature, ...values])
const renounced = tell('renounceOwnership()')
const market = ({ deployer, token: at, pair }: Place) => [deeds.call(deployer, at, 'setMarket(address)', pair)]
const marketThenRenounced = { open: market, end: renounced }

const shutNow = { effects: ['E1 now'], also: ['E3', 'E9'], levels: critical } as const
const shut = { effects: ['E3 reachable'], also: ['E9'], levels: high } as const
const taxable = { effects: ['E4 reachable'], also: ['E3', 'E9'], levels: high } as const
/** A proxy of one account is MEDIUM by itself; what new code may do is HIGH. */
const replaced = { effects: ['E7 reachable'], also: ['E3', 'E4', 'E5', 'E6'], levels: ['MEDIUM', 'HIGH'] } as const
const fees = (buy: number, sell: number) => ({ buy, sell, transfer: 0 })

/** Puts all shares of the pool into the room until two years from now. */
const locked = ({ deployer, pair, parts, present }: Place) => {
  const room = parts['room'] ?? ''
  return [deeds.approve(deployer, pair, room), deeds.call(deployer, room, 'lock(address,uint64)', pair, BigInt(present + 2 * 365 * 86_400))]
}

export const blindP: readonly Case[] = [
  ...trap('P: digests of accounts decide who reaches the pool', 'BlindP1 ZephyrInu', {
    ...shutNow,
    also: [...shutNow.also, 'E4'],
    armed: tell('optimise(bytes32)', `0x${'6b'.repeat(32)}`),
    end: renounced,
    twin: { also: ['E4'], taxes: fees(2, 2) },
  }),
  ...trap('P: renounced, and a second owner in a slot of its own stops trading', 'BlindP1 Kabuki', {
    ...grown,
    ...shut,
    effects: ['E3 reachable', 'E9 now'],
    open: tell('enableTrading()'),
    end: renounced,
    taxes: free,
    twin: { taxes: free },
  }),
  ...trap('P: a veiled key sets the fee after the renunciation', 'BlindP1 Mirage', {
    ...old,
    ...taxable,
    taxes: fees(0, 3),
    end: renounced,
    twin: { also: ['E4'], taxes: fees(0, 3) },
  }),
  ...trap('P: an approval that is only told', 'BlindP1 Courtesy', {
    ...shutNow,
    armed: tell('launch()'),
    twin: { taxes: free },
  }),
  ...trap('P: an anti-bot contract that somebody can set on all sellers', 'BlindP2 Rosewater', {
    ...shut,
    parts: [part('guard', 'PinkGuard')],
    ...token('address', 'guard'),
    before: calls(['guard', 'register(address)', 'token']),
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('P: Approve, with a capital letter, burns the balances of a list', 'BlindP2 ShibaTwo', {
    ...grown,
    ...take,
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('P: a purchase shows a thousand times what can be spent', 'BlindP2 GoldenHour', {
    ...shutNow,
    also: ['E5', 'E9'],
    open: market,
    twin: { taxes: free },
  }),
  ...trap('P: the fee is sold through a router that may be changed', 'BlindP2 Lemonade', {
    ...shut,
    also: ['E4', 'E9'],
    taxes: fees(3, 3),
    end: renounced,
    twin: { also: ['E4'], taxes: fees(3, 3) },
  }),
  ...trap('P: the largest trade can be set to nothing', 'BlindP3 Bullfinch', { ...old, ...shut, taxes: free, twin: { taxes: free } }),
  ...trap('P: a warden sets the highest price of gas for sales', 'BlindP3 Evenhand', {
    ...grown,
    ...shut,
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('P: who bought after the fourth block keeps it', 'BlindP3 Vintage', {
    ...shutNow,
    open: tell('startTrading()'),
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('P: the fee on sales grows with the days', 'BlindP3 Patina', {
    ...grown,
    effects: ['E4 now'],
    also: ['E1', 'E2', 'E9'],
    levels: critical,
    taxes: fees(0, 91),
    end: renounced,
    twin: { also: ['E4'], taxes: fees(0, 5) },
  }),
  ...trap('P: the fee is reckoned by code that a curator replaces', 'BlindP4 Abacus', {
    ...grown,
    ...replaced,
    parts: [part('reckoner', 'FlatFee')],
    ...token('address', 'reckoner'),
    taxes: fees(1, 1),
    end: renounced,
    twin: { also: ['E4'], taxes: fees(1, 1) },
  }),
  ...trap('P: a diamond that one account cuts', 'BlindP4 BrilliantCut', {
    ...old,
    ...replaced,
    parts: [part('facet', 'TokenFacet')],
    ...token('address', 'facet'),
    twin: { taxes: free },
  }),
  ...trap('P: a shell without a standard, moved by a word that no list knows', 'BlindP4 Shell', {
    ...replaced,
    parts: [part('kernel', 'Kernel')],
    ...token('address', 'kernel'),
    before: tell('boot(string,string,uint256)', 'Carapace', 'CARA', 10n ** 14n),
    twin: { taxes: free },
  }),
  ...trap('P: sales ask a gate that is still to be made', 'BlindP4 Terracotta', {
    ...shut,
    also: ['E7', 'E9'],
    parts: [part('kiln', 'Kiln')],
    ...token('address', 'kiln'),
    twin: { taxes: free },
  }),
  ...trap('P: sync makes forty supplies for the origin of the transaction', 'BlindP5 Tidal', {
    ...old,
    ...mint,
    also: ['E3', 'E5', 'E8', 'E9'],
    levels: ['HIGH', 'CRITICAL'],
    because: 'neither the supply nor an event tells of it',
    ...marketThenRenounced,
    twin: { taxes: free },
  }),
  ...trap('P: the rescue of lost tokens makes new ones', 'BlindP5 Lifeboat', {
    ...grown,
    ...mint,
    also: [...mint.also, 'E9'],
    levels: ['MEDIUM', 'HIGH', 'CRITICAL'],
    because: 'an event tells of it as a transfer, the supply does not',
    ...marketThenRenounced,
    twin: { taxes: free },
  }),
  ...trap('P: a notary signs permits for everybody', 'BlindP5 Inkwell', {
    ...old,
    ...take,
    ...marketThenRenounced,
    twin: { taxes: free },
  }),
  ...trap('P: the presale comes back, for friends only', 'BlindP5 Salon', {
    ...shutNow,
    open: market,
    armed: tell('setPresale(bool)', true),
    twin: { taxes: free },
  }),
  ...trap('P: the marketing wallet shuts the market by a bit of a word', 'BlindP6 Sardine', {
    ...shut,
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('P: a sale needs a ticket that the house has signed', 'BlindP6 Promenade', {
    ...shutNow,
    armed: tell('startSeason()'),
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('P: a role settles what others hold', 'BlindP6 Ledgerline', {
    ...old,
    ...take,
    end: ({ deployer, token: at }) => [deeds.call(deployer, at, 'renounceRole(bytes32,address)', `0x${'0'.repeat(64)}`, deployer)],
    twin: { taxes: free },
  }),
  ...trap('P: thirty holders are too many, then a sale costs all', 'BlindP6 Chorus', {
    effects: ['E4 now'],
    also: ['E1', 'E2', 'E9'],
    levels: critical,
    taxes: fees(0, 95),
    end: renounced,
    twin: { also: ['E4'], taxes: fees(0, 2) },
  }),
  ...trap('P: the delay of a single holder can last for ever', 'BlindP7 Siesta', {
    ...grown,
    ...shut,
    levels: ['MEDIUM', 'HIGH'],
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('P: a rebase shrinks people and spares the pool', 'BlindP7 Accordion', {
    ...grown,
    ...take,
    open: market,
    twin: { taxes: free },
  }),
  ...trap('P: USD Coin with two letters of another alphabet', 'BlindP7 Lookalike', {
    effects: ['E9 now'],
    levels: ['HIGH', 'CRITICAL'],
    twin: { taxes: free },
  }),
  ...trap('P: the lock of the pool has a back door', 'BlindP7 Pebble', {
    ...grown,
    effects: ['E8 reachable'],
    also: ['E9'],
    levels: high,
    parts: [part('room', 'StrongRoom')],
    lp: locked,
    because: 'all of the liquidity goes out by one call of one account',
    twin: { levels: ['LOW', 'MEDIUM'], lp: 'burnt' },
  }),
  ...trap('P: the manager of fees is a second contract', 'BlindP8 Tollbridge', {
    ...old,
    ...taxable,
    parts: [part('manager', 'FeeRouter')],
    ...token('address', 'manager'),
    taxes: fees(1, 2),
    end: renounced,
    twin: { also: ['E4'], taxes: fees(1, 2) },
  }),
  ...trap('P: ten million blocks of snipers', 'BlindP8 Nightwatch', {
    ...shutNow,
    open: tell('openTrading(uint256)', 0n),
    armed: tell('openTrading(uint256)', 10_000_000n),
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('P: presents for many empty their accounts', 'BlindP8 Confetti', {
    ...grown,
    ...take,
    end: renounced,
    twin: { taxes: free },
  }),
]
