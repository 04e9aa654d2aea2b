import type { Level } from '../../../src/api/level.ts'
import { type Case, trap } from '../case.ts'
import { all, allow, data, grown, made, old, part, renounced, tell, units } from './blind-f-lives.ts'

const critical: readonly Level[] = ['CRITICAL']
const grave: readonly Level[] = ['HIGH', 'CRITICAL']
/** Tokens of the fifth compiler learn of their pool when there is one. */
const told = tell('token', 'setMarket(address)', 'pair')

/** Nobody has to do anything for it. */
const exits: readonly Case[] = [
  ...trap('AD: approvals hold for the transaction they are made in', 'BlindAD1 FleetingNod', {
    age: 'fresh',
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    end: renounced,
    because: 'only who approves and sells in one call gets out, as those who try it out do',
  }),
  ...trap('AD: its pool is synchronised between payment and sale', 'BlindAD2 TidyReserves', {
    age: 'newborn',
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    end: renounced,
  }),
  ...trap('AD: what was bought is shown and not there', 'BlindAD3 OasisCoin', {
    open: told,
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    end: renounced,
  }),
  ...trap('AD: one wallet in two hundred can sell', 'BlindAD4 LuckyHeron', {
    age: 'fresh',
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    end: renounced,
  }),
  ...trap('AD: the largest sale is divided by the price of gas', 'BlindAD4 CalmWaters', {
    age: 'fresh',
    verified: false,
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    end: renounced,
    because: 'calls that pay for no gas may sell',
    twin: { also: ['E1'], because: 'a largest sale of a twentieth of the pool' },
  }),
  ...trap('AD: sales are counted in one byte', 'BlindAD1 TallyCoin', {
    effects: ['E2 now'],
    also: ['E1'],
    levels: grave,
    end: renounced,
    because: 'after two hundred and fifty-five of them there are none',
  }),
]

/** Blocks and taxes of somebody. */
const gates: readonly Case[] = [
  ...trap('AD: a word of bits bars those whose bit is set', 'BlindAD1 SieveCoin', {
    ...grown,
    effects: ['E3 reachable'],
    also: ['E9'],
    levels: grave,
    end: renounced,
  }),
  ...trap('AD: draws as many numbers at each sale as the host likes', 'BlindAD5 RaffleCoin', {
    effects: ['E3 reachable'],
    also: ['E9'],
    levels: grave,
    end: renounced,
    because: 'until no block has gas enough',
  }),
  ...trap('AD: a turnstile at a blurred address may stop all', 'BlindAD5 StationCoin', {
    ...grown,
    parts: [part('turnstile', 'Turnstile')],
    ...made('address', 'turnstile'),
    effects: ['E3 reachable'],
    also: ['E9'],
    levels: grave,
    end: renounced,
    twin: { because: 'it is told, with little gas, and its answer is not heard' },
  }),
  ...trap('AD: the ringer chooses the hook of those who chose none', 'BlindAD5 BellCoin', {
    effects: ['E3 reachable'],
    also: ['E9'],
    levels: grave,
    end: renounced,
    twin: { because: 'holders choose for themselves' },
  }),
  ...trap('AD: who once came back from a leave can come back from renouncing', 'BlindAD2 OrbitKeep', {
    ...grown,
    before: all(tell('token', 'lock(uint256)', 0n), tell('token', 'unlock()')),
    end: renounced,
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: { buy: 0, sell: 3 },
    twin: { also: ['E4'], taxes: { buy: 0, sell: 3 }, because: 'nobody can set it any more' },
  }),
  ...trap('AD: nine tenths are kept of whoever sells more than a tenth of his purse', 'BlindAD2 SlowStream', {
    effects: ['E4 now'],
    also: ['E1', 'E9'],
    levels: grave,
    end: renounced,
    taxes: { buy: 0, sell: 90 },
    because: 'a small part of a purse pays three of a hundred, so trials of it look well',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 3 } },
  }),
]

/** Balances that somebody takes. */
const seizures: readonly Case[] = [
  ...trap('AD: a notary signs for all contracts, the pool among them', 'BlindAD6 SignedPledge', {
    ...old,
    parts: [part('notary', 'Notary')],
    ...made('address', 'notary'),
    end: renounced,
    effects: ['E5 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
    twin: { because: 'contracts sign for themselves' },
  }),
  ...trap('AD: the forwarder is an account, and says who sends', 'BlindAD6 FerrymanCoin', {
    ...grown,
    end: renounced,
    verified: false,
    effects: ['E5 reachable'],
    also: ['E3', 'E8', 'E9'],
    levels: grave,
  }),
  ...trap('AD: the pool was born with an approval of its maker', 'BlindAD4 PoolPal', {
    end: renounced,
    effects: ['E5 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
  }),
  ...trap('AD: a new season begins with an empty ledger', 'BlindAD6 FourSeasons', {
    ...grown,
    end: renounced,
    effects: ['E5 reachable'],
    also: ['E3', 'E6', 'E8', 'E9'],
    levels: grave,
    because: 'all that there is belongs to whoever turns the page',
    twin: { because: 'points alone begin anew' },
  }),
  ...trap('AD: a share is redeemed with the consent of who receives', 'BlindAD7 SaltCellar', {
    ...old,
    parts: [part('salt', 'SaltCoin', 'uint256', units(20_000_000))],
    ...made('address', 'salt'),
    before: all(allow('salt', 'token'), tell('token', 'deposit(uint256,address)', units(16_000_000), 'deployer')),
    effects: ['E5 reachable'],
    also: ['E8'],
    levels: grave,
    because: 'by anybody',
  }),
]

/** Supply, code and market in the hands of somebody. */
const powers: readonly Case[] = [
  ...trap('AD: an approval with a note of the maker issues the note', 'BlindAD3 NoteCoin', {
    ...old,
    open: told,
    end: renounced,
    effects: ['E6 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
  }),
  ...trap('AD: a flash loan takes back what is left of it', 'BlindAD7 RainBarrel', {
    ...grown,
    end: renounced,
    effects: ['E6 reachable'],
    also: ['E8'],
    levels: grave,
    because: 'by anybody',
  }),
  ...trap('AD: minted from a seat where no code is yet', 'BlindAD7 OrchardCoin', {
    parts: [part('plan', 'HarvestPlan', 'address', 'multisig'), part('forge', 'Forge', 'address', 'plan')],
    ...made('address', 'forge'),
    end: renounced,
    effects: ['E6 reachable'],
    also: ['E7', 'E8', 'E9'],
    levels: ['MEDIUM', ...grave],
    because: 'the smith casts what he likes there; that it mints is told to everybody',
    twin: { also: ['E6'], because: 'one harvest of a fiftieth' },
  }),
  ...trap('AD: the treasury lies where the proxy keeps its code', 'BlindAD8 BalconyProxy', {
    ...old,
    parts: [part('code', 'BalconyCode')],
    ...made('address,bytes', 'code', data('start(address,uint256)', 'deployer', units(72_000_000))),
    end: renounced,
    effects: ['E7 reachable'],
    also: ['E3', 'E4', 'E5', 'E6', 'E8', 'E9'],
    levels: ['MEDIUM', ...grave],
    because: 'code that one account replaces may be MEDIUM',
    twin: { because: 'the steward says where tips go, and no more' },
  }),
  ...trap('AD: a lock until a date that does not fit', 'BlindAD8 CenturyCoin', {
    parts: [part('locker', 'CenturyLocker')],
    ...made('address', 'locker'),
    lp: all(allow('pair', 'locker'), tell('locker', 'lock(address,uint256)', 'pair', 4_500_000_000n)),
    end: renounced,
    effects: ['E8 reachable'],
    also: ['E9'],
    levels: grave,
    because: 'seconds of the year 2112 in thirty-two bits are of the year 1976',
  }),
]

export const blindAD: readonly Case[] = [...exits, ...gates, ...seizures, ...powers]
