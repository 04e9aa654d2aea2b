import type { Level } from '../../../src/api/level.ts'
import { type Case, type Place, trap } from '../case.ts'
import { all, grown, made, old, part, people, renounced, role, tell } from './blind-f-lives.ts'

const critical: readonly Level[] = ['CRITICAL']
const high: readonly Level[] = ['HIGH']
/** Inflation or theft that shows in no total, or that takes no key: at least HIGH, and who has executed it may say more. */
const atLeastHigh: readonly Level[] = ['HIGH', 'CRITICAL']
const mediumOrHigh: readonly Level[] = ['MEDIUM', 'HIGH']

const shut = { effects: ['E3 reachable'], also: ['E4', 'E9'], levels: high } as const
const taken = { effects: ['E5 reachable'], also: ['E3', 'E4', 'E6', 'E8', 'E9'], levels: high } as const
const unseen = { effects: ['E6 reachable'], also: ['E3', 'E4', 'E5', 'E8', 'E9'], levels: atLeastHigh } as const
const minted = { effects: ['E6 reachable'], also: ['E3', 'E4', 'E5', 'E8', 'E9'], levels: mediumOrHigh } as const
const recoded = { effects: ['E7 reachable'], also: ['E3', 'E4', 'E5', 'E6', 'E8', 'E9'], levels: mediumOrHigh } as const
const moored = tell('token', 'setMarket(address)', 'pair')
const buyers = ({ buyers }: Place) => buyers
const maker = ({ deployer }: Place) => [deployer]
const everybody = all(tell('token', 'flag(address[])', buyers), tell('token', 'flag(address[])', people(0, 25)))
const key = `0x${Buffer.from('transfer.rules').toString('hex').padEnd(64, '0')}`
const free = { buy: 0, sell: 0, transfer: 0 } as const

/** What cannot be sold now. */
const honeypots: readonly Case[] = [
  ...trap('S: what comes out of the pool is put away for ten years, and counts among the balance', 'BlindS1 Orchard', {
    effects: ['E1 now'],
    also: ['E2', 'E9'],
    levels: critical,
    open: moored,
    end: renounced,
    twin: { also: ['E1'], taxes: free },
  }),
  ...trap('S: sales of more than a crumb exceed the balance', 'BlindS2 Saltmarsh', {
    verified: false,
    effects: ['E1 now'],
    also: ['E2', 'E9'],
    levels: critical,
    because: 'what can be sold at once is worth a few cents',
    age: 'fresh',
    open: moored,
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('S: approvals of people count after ten years', 'BlindS3 Thistle', {
    effects: ['E1 now'],
    also: ['E2', 'E9'],
    levels: critical,
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('S: a guard outside lets people sell for three hours', 'BlindS4 Copperfin', {
    effects: ['E1 now'],
    also: ['E2', 'E3', 'E9'],
    levels: critical,
    parts: [part('guard', 'LaunchGuard')],
    ...made('address', 'guard'),
    before: tell('guard', 'clear(address[])', maker),
    open: tell('guard', 'watch(address)', 'pair'),
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('S: five percent by name, and five sixths of a sale', 'BlindS5 Bramble', {
    effects: ['E4 now'],
    also: ['E9'],
    levels: critical,
    taxes: { buy: 5, sell: 83.333, transfer: 0 },
    end: renounced,
    twin: { also: ['E4'], taxes: { buy: 5, sell: 5, transfer: 0 } },
  }),
  ...trap('S: sales need a balance that grows with the price of gas', 'BlindS6 Basalt', {
    age: 'newborn',
    effects: ['E1 now'],
    also: ['E2', 'E9'],
    levels: critical,
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('S: who has not sold within an hour of his first purchase never will', 'BlindS7 Hearth', {
    age: 'fresh',
    effects: ['E2 now'],
    also: ['E1', 'E4', 'E9'],
    levels: critical,
    because: 'all who hold it cannot sell; who has just bought can',
    twin: { also: ['E4'] },
  }),
  ...trap('S: two percent more of a sale with each hour', 'BlindS8 Glacier', {
    ...grown,
    effects: ['E4 now'],
    also: ['E1', 'E2', 'E9'],
    levels: critical,
    because: 'all who hold it pay ninety-seven percent; who has just bought pays one',
    end: renounced,
    twin: { also: ['E4'], taxes: { buy: 0, sell: 1, transfer: 0 } },
  }),
  ...trap('S: everybody who had bought was flagged the day after', 'BlindS9 Pollen', {
    effects: ['E1 now'],
    also: ['E2', 'E3', 'E9'],
    levels: critical,
    because: 'all who hold it cannot sell; who has just bought can until he is flagged',
    armed: everybody,
    end: renounced,
    twin: { taxes: free },
  }),
]

/** What can be shut. */
const switches: readonly Case[] = [
  ...trap('S: limits of a sale down to nothing, by a wallet for marketing', 'BlindS1 Lantern', {
    ...shut,
    ...made('address', 'stranger'),
    open: moored,
    end: renounced,
  }),
  ...trap('S: marks in a bitmap, by a steward who stays', 'BlindS2 Brackwater', {
    ...shut,
    levels: mediumOrHigh,
    because: 'one holder at a time, and never the pool',
    age: 'grown',
    open: moored,
    end: renounced,
  }),
  ...trap('S: a mode that a gatehouse turns back', 'BlindS2 Turnstile', {
    ...shut,
    parts: [part('gatehouse', 'Gatehouse')],
    ...made('address', 'gatehouse'),
    open: tell('gatehouse', 'operate(address,uint8)', 'token', 2n),
    end: renounced,
  }),
  ...trap('S: locked, unlocked, renounced, and unlocked once more', 'BlindS3 Moonlet', {
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: high,
    shut: tell('token', 'lock(uint256)', 0n),
    end: all(tell('token', 'unlock()'), renounced),
    taxes: { buy: 3, sell: 3, transfer: 0 },
    twin: { also: ['E4'], taxes: { buy: 3, sell: 3, transfer: 0 } },
  }),
  ...trap('S: the router of its own sales can be another', 'BlindS3 Kiln', {
    ...shut,
    open: tell('token', 'setRoute(address)', '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'),
    taxes: { buy: 2, sell: 2, transfer: 0 },
    twin: { also: ['E4'], taxes: { buy: 2, sell: 2, transfer: 0 } },
  }),
  ...trap('S: a timelock of two, which are seconds', 'BlindS5 Pendulum', {
    age: 'fresh',
    ...shut,
    also: ['E1', 'E4', 'E9'],
    taxes: { buy: 0, sell: 1, transfer: 0 },
    twin: { also: ['E1', 'E4'], taxes: { buy: 0, sell: 1, transfer: 0 } },
  }),
  ...trap('S: rules from a book that says it is closed', 'BlindS6 Almanac', {
    ...shut,
    also: ['E4', 'E7', 'E9'],
    parts: [part('book', 'AddressBook'), part('rules', 'PlainRules')],
    ...made('address', 'book'),
    before: tell('book', 'enter(bytes32,address)', key, 'rules'),
    end: all(tell('book', 'close()'), renounced),
  }),
  ...trap('S: renounced, and an heir may accept', 'BlindS7 Westerly', {
    ...grown,
    ...shut,
    open: tell('token', 'setTrading(bool)', true),
    end: all(tell('token', 'transferOwnership(address)', 'stranger'), renounced),
  }),
  ...trap('S: the pool can be retired', 'BlindS8 Palisade', { ...shut, ...old }),
  ...trap('S: a pause between sales that a conductor sets, without a most', 'BlindS9 Metronome', {
    ...shut,
    ...made('address', 'stranger'),
    end: renounced,
  }),
]

/** What can be taken. */
const thefts: readonly Case[] = [
  ...trap('S: reclaims what others hold, for the treasury', 'BlindS1 Harborlight', {
    ...taken,
    ...made('address', 'stranger'),
    open: moored,
    end: renounced,
  }),
  ...trap('S: an index of the people that its keeper sets, and the pool has its own', 'BlindS2 Tidal', {
    ...taken,
    open: tell('token', 'moor(address)', 'pair'),
    twin: { also: ['E6'] },
  }),
  ...trap('S: a terminal boards anybody when its master says so', 'BlindS3 Ferry', {
    ...taken,
    parts: [part('terminal', 'Terminal')],
    ...made('address', 'terminal'),
    end: renounced,
  }),
  ...trap('S: a permit of nobody counts for everybody', 'BlindS4 Pilotage', {
    ...taken,
    ...old,
    levels: atLeastHigh,
    because: 'anybody takes from anybody, without a key',
  }),
  ...trap('S: a settler in a slot of his own needs no approval', 'BlindS6 Vesper', {
    ...taken,
    ...made('address', 'stranger'),
    end: renounced,
  }),
  ...trap('S: recovers by any call, and may call itself', 'BlindS7 Tollgate', taken),
  ...trap('S: a desk approves for holders whom it likes', 'BlindS8 Concierge', {
    ...old,
    ...taken,
    ...made('address', 'stranger'),
    end: renounced,
  }),
]

/** What can be made. */
const mints: readonly Case[] = [
  ...trap('S: to many at once, by a product that overflows', 'BlindS1 Dovecote', {
    ...unseen,
    ...old,
    because: 'anybody, out of nothing, and the total stays',
    end: renounced,
  }),
  ...trap('S: who sends to himself doubles', 'BlindS4 Mirrorpond', {
    ...unseen,
    because: 'anybody, out of nothing, and the total stays',
    end: renounced,
  }),
  ...trap('S: a council names minters, after all have gone', 'BlindS5 Cedarwood', {
    ...minted,
    ...grown,
    ...made('address', 'stranger'),
    end: all(tell('token', 'setRole(bytes32,address,bool)', role('cedar.minter'), 'deployer', false), renounced),
    twin: { also: ['E6'] },
  }),
  ...trap('S: points become coins out of nothing', 'BlindS6 Sundial', unseen),
  ...trap('S: a number of an epoch with a proof that is a balance', 'BlindS8 Obsidian', {
    ...unseen,
    ...grown,
    verified: false,
    end: renounced,
  }),
  ...trap('S: vouchers that a server signs, without a most', 'BlindS9 Lyrebird', {
    ...minted,
    ...made('address', 'deployer'),
    end: renounced,
    twin: { also: ['E6'] },
  }),
]

/** What can become something else. */
const changes: readonly Case[] = [
  ...trap('S: a shell with its logic beside a number, which a curator changes', 'BlindS4 Nautilus', {
    verified: false,
    ...recoded,
    parts: [part('logic', 'ShellLogic')],
    ...made('address,address', 'logic', 'stranger'),
  }),
  ...trap('S: faces of a prism that can be cut anew', 'BlindS5 Prism', {
    ...old,
    ...recoded,
    parts: [part('facet', 'LedgerFacet')],
    ...made('address', 'facet'),
  }),
  ...trap('S: extensions that act as the token itself', 'BlindS7 Keystone', {
    ...recoded,
    ...made('address', 'stranger'),
    end: renounced,
  }),
  ...trap('S: an observer that is not there yet', 'BlindS9 Tidewater', {
    ...recoded,
    because: 'code of any kind can come to a place that each transfer calls',
    parts: [part('foundry', 'Foundry')],
    ...made('address', 'foundry'),
    end: renounced,
  }),
]

export const blindS: readonly Case[] = [...honeypots, ...switches, ...thefts, ...mints, ...changes]
