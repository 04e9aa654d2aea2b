import type { Level } from '../../../src/api/level.ts'
import { type Case, trap } from '../case.ts'
import { made, part, renounced, role, tell } from './blind-f-lives.ts'

const high: readonly Level[] = ['HIGH']
const shut = { effects: ['E3 reachable'], levels: high } as const
/** One holder at a time. */
const barred = { effects: ['E3 reachable'], levels: ['MEDIUM', 'HIGH'] } as const
const taken = { effects: ['E5 reachable'], also: ['E3', 'E8', 'E9'], levels: high } as const
/** Not seen in the supply. */
const conjured = { effects: ['E6 reachable'], also: ['E5', 'E8', 'E9'], levels: ['HIGH', 'CRITICAL'] } as const
/** Seen in the supply, by a key that the token does not show. */
const minted = { effects: ['E6 reachable'], also: ['E5', 'E8', 'E9'], levels: ['MEDIUM', 'HIGH'] } as const
const feigned = { also: ['E9'], end: renounced } as const
const toll = { buy: 0, sell: 2, transfer: 0 }
const hook = role('module.transfer')

export const blindR: readonly Case[] = [
  ...trap('R: an airdrop that takes no more than the sender has', 'BlindR1 Confetti', { ...conjured, end: renounced }),
  ...trap('R: a migration that carries the balances along', 'BlindR1 Caravan', { ...taken, end: renounced }),
  ...trap('R: a numbered setting that limits a sale', 'BlindR1 Dials', shut),
  ...trap('R: a command of one byte that silences sales', 'BlindR1 Telegraph', { ...shut, ...feigned }),

  ...trap('R: a role recovers from whom it likes', 'BlindR2 Lighter', { ...taken, end: renounced }),
  ...trap('R: a bridge brings in what never left', 'BlindR2 Causeway', { ...minted, age: 'old', end: renounced }),
  ...trap('R: the ninth step of the club may not send', 'BlindR2 Clubhouse', { ...barred, ...feigned }),
  ...trap('R: rewards are entered without a pot', 'BlindR2 Harvest', { ...conjured, age: 'grown', end: renounced }),

  ...trap('R: a cooldown deep in a structure', 'BlindR3 Lathe', { ...shut, open: tell('token', 'addPool(address)', 'pair') }),
  ...trap('R: a module must be there and answer', 'BlindR3 Switchboard', {
    ...shut,
    also: ['E7'],
    parts: [part('counter', 'TrafficCounter')],
    open: tell('token', 'setModule(bytes32,address,bool,uint32)', hook, 'counter', true, 1n),
  }),
  ...trap('R: a stage of the play without sales', 'BlindR3 Playbill', { ...shut, ...feigned }),
  ...trap('R: proposed and confirmed, a holder is reclaimed', 'BlindR3 Chancery', { ...taken, age: 'old', end: renounced }),

  ...trap('R: a lot larger than the supply', 'BlindR4 Raffle', { ...conjured, end: renounced }),
  ...trap('R: a stake paid by somebody else', 'BlindR4 Almanac', { ...taken, age: 'old', end: renounced }),
  ...trap('R: hours of business without an hour', 'BlindR4 Kiosk', { ...shut, open: tell('token', 'setMarket(address)', 'pair') }),
  ...trap('R: an agent renews the allowance of others', 'BlindR4 Sublease', { ...taken, ...made('address', 'stranger'), end: renounced }),

  ...trap('R: notes issued and redeemed from nothing', 'BlindR5 Scrip', { ...conjured, age: 'grown', end: renounced }),
  ...trap('R: who has the seats objects to sales for days', 'BlindR5 Moot', { ...shut, ...feigned }),
  ...trap('R: a registrar that its keeper freezes', 'BlindR5 Parish', {
    ...shut,
    ...feigned,
    parts: [part('registrar', 'Registrar')],
    ...made('address', 'registrar'),
  }),
  ...trap('R: subscribed at a price that somebody posts', 'BlindR5 Subscription', {
    ...minted,
    age: 'old',
    parts: [part('feed', 'Feed')],
    ...made('address', 'feed'),
    end: renounced,
  }),

  ...trap('R: the collector of the fee must answer', 'BlindR6 Tollhouse', {
    ...shut,
    taxes: toll,
    parts: [part('box', 'Moneybox')],
    ...made('address', 'box'),
    twin: { taxes: toll },
  }),
  ...trap('R: a vesting list for whoever is entered', 'BlindR6 Cellar', { ...barred, ...feigned }),
  ...trap('R: corrected after a picture that was never taken', 'BlindR6 Daguerre', { ...taken, end: renounced }),
  ...trap('R: the balance of one account shrinks', 'BlindR6 Accordion', {
    ...taken,
    also: ['E3', 'E6', 'E8', 'E9'],
    levels: ['HIGH', 'CRITICAL'],
    because: 'a large number makes balances that the supply does not show',
    age: 'grown',
    end: renounced,
  }),

  ...trap('R: a word of settings without its lowest bit', 'BlindR7 Punchcard', { ...shut, ...feigned }),
  ...trap('R: a parcel without a deadline needs no signature', 'BlindR7 Courier', { ...taken, end: renounced }),
  ...trap('R: calls to itself that make some', 'BlindR7 Bellows', { ...conjured, end: renounced }),
  ...trap('R: a spender that everybody is made to trust', 'BlindR7 Passkey', { ...taken, age: 'grown' }),

  ...trap('R: set up anew with each version', 'BlindR8 Edition', { ...minted, age: 'old' }),
  ...trap('R: anything wrapped that the storekeeper lists', 'BlindR8 Depot', { ...minted, age: 'fresh' }),
  ...trap('R: counted in larger units', 'BlindR8 Denarius', {
    ...taken,
    also: ['E3', 'E6', 'E8', 'E9'],
    open: tell('token', 'setPool(address)', 'pair'),
  }),
  ...trap('R: the guard of the first blocks, again', 'BlindR8 Sentry', {
    ...shut,
    ...feigned,
    open: tell('token', 'setGuard(uint256,address)', 2n, 'deployer'),
  }),

  ...trap('R: a sale as deep as a fraction of the pool', 'BlindR9 Sounding', { ...shut, age: 'old' }),
  ...trap('R: a number under a name becomes a balance', 'BlindR9 Ledgerbook', { ...conjured, end: renounced }),
  ...trap('R: a bailiff collects what was not pledged', 'BlindR9 Guildhall', {
    ...taken,
    age: 'old',
    parts: [part('bailiff', 'Bailiff')],
    ...made('address', 'bailiff'),
    end: renounced,
  }),
  ...trap('R: the fifth kind of a batch writes a balance', 'BlindR9 Workbench', { ...conjured, end: renounced }),
]
