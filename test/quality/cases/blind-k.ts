import type { Level } from '../../../src/api/level.ts'
import { type Case, trap } from '../case.ts'
import { all, allow, grown, made, old, part, person, renounced, tell, units } from './blind-f-lives.ts'

const high: readonly Level[] = ['HIGH']
const single: readonly Level[] = ['MEDIUM', 'HIGH']
const hidden: readonly Level[] = ['HIGH', 'CRITICAL']
const none = { buy: 0, sell: 0, transfer: 0 }
const both = (percent: number) => ({ buy: percent, sell: percent, transfer: 0 })
const fresh = { age: 'fresh' } as const
const newborn = { age: 'newborn' } as const
const sale = { buy: 0, sell: 1, transfer: 0 }

const shut = { effects: ['E3 reachable'], taxes: none, levels: high } as const
const taxed = { effects: ['E4 reachable'], also: ['E3'], levels: high } as const
const taken = { effects: ['E5 reachable'], also: ['E3', 'E8'], taxes: none, levels: high } as const
const minted = { effects: ['E6 reachable'], also: ['E5', 'E8'], taxes: none, levels: single } as const
const written = { effects: ['E6 reachable'], also: ['E3', 'E5', 'E8'], taxes: none, levels: hidden } as const
const market = tell('token', 'setMarket(address)', 'pair')
const stranger = made('address', 'stranger')

const exits: readonly Case[] = [
  ...trap('K: limits of sales in one packed word, in a namespace', 'BlindK1 Lighthouse', {
    ...shut,
    twin: { taxes: none, also: ['E3'] },
  }),
  ...trap('K: a ceiling for the price of gas, by a pilot', 'BlindK1 Foghorn', {
    ...shut,
    ...grown,
    end: renounced,
    twin: { taxes: none, also: ['E3'] },
  }),
  ...trap('K: a sentinel stamps accounts in packed lists', 'BlindK1 Gatehouse', {
    ...shut,
    levels: single,
    ...old,
    ...stranger,
    end: renounced,
    twin: { taxes: none },
  }),
  ...trap('K: a policy runs within the token, replaced in five minutes', 'BlindK1 Drydock', {
    ...shut,
    also: ['E4', 'E5', 'E6', 'E7', 'E8', 'E9'],
    because: 'a policy that runs within the token can do all the rest as well',
    parts: [part('policy', 'PlainPolicy')],
    ...made('address', 'policy'),
    twin: { taxes: none },
  }),
  ...trap('K: observers hear of sales, and may fail', 'BlindK1 Belfry', {
    ...shut,
    ...fresh,
    also: ['E7'],
    twin: { taxes: none },
  }),
  ...trap('K: a mason writes words into slots of a shifted account', 'BlindK2 Cobble', {
    ...shut,
    levels: single,
    ...grown,
    end: renounced,
    twin: { taxes: none },
  }),
  ...trap('K: spenders retire by the hash of their code', 'BlindK2 Weir', { ...shut, twin: { taxes: none } }),
  ...trap('K: a tollgate needs a tier that nobody has', 'BlindK2 Causeway', {
    ...shut,
    ...old,
    parts: [part('gate', 'Tollgate')],
    ...made('address', 'gate'),
    end: renounced,
    twin: { taxes: none },
  }),
  ...trap('K: a council of one sets the quota of a day', 'BlindK4 Moot', {
    ...shut,
    ...grown,
    parts: [part('council', 'Council')],
    ...made('address', 'council'),
    open: market,
    end: renounced,
    twin: { taxes: none },
  }),
  ...trap('K: hours of the exchange, two numbers in one', 'BlindK5 Bourse', { ...shut, end: renounced, twin: { taxes: none } }),
]

const taxes: readonly Case[] = [
  ...trap('K: sixteen rates in one word, one for each hour', 'BlindK2 Carillon', {
    ...taxed,
    taxes: both(2),
    twin: { taxes: both(2), also: ['E4'] },
  }),
  ...trap('K: sales cost what a feed says', 'BlindK2 Barometer', {
    ...taxed,
    taxes: none,
    ...old,
    parts: [part('feed', 'WeatherFeed', 'address', 'stranger')],
    ...made('address', 'feed'),
    end: renounced,
    twin: { taxes: none, also: ['E4'] },
  }),
  ...trap('K: the contract that takes the fee says how high it is', 'BlindK3 Ferry', {
    ...taxed,
    taxes: both(3),
    parts: [part('desk', 'Turnstile', 'address', 'stranger')],
    ...made('address', 'desk'),
    end: renounced,
    twin: { taxes: both(3), also: ['E4'] },
  }),
  ...trap('K: three fees of thirty percent at most, each', 'BlindK3 Bazaar', {
    ...taxed,
    taxes: both(3),
    ...fresh,
    twin: { taxes: both(3), also: ['E4'] },
  }),
  ...trap('K: the clerk sets what the fee is divided by', 'BlindK3 Abacus', {
    ...taxed,
    taxes: both(2),
    ...grown,
    end: renounced,
    twin: { taxes: both(2), also: ['E4'] },
  }),
  ...trap('K: stations have shares of each trade', 'BlindK5 Caravan', {
    ...taxed,
    taxes: both(2),
    twin: { taxes: both(2), also: ['E4'] },
  }),
  ...trap('K: brackets for accounts, in encoded lists', 'BlindK6 Guild', {
    ...taxed,
    levels: single,
    taxes: sale,
    ...newborn,
    twin: { taxes: sale, also: ['E4'] },
  }),
  ...trap('K: a smallest fee as large as the miller likes', 'BlindK6 Granary', {
    ...taxed,
    taxes: both(1),
    end: renounced,
    twin: { taxes: both(1), also: ['E4'] },
  }),
]

const balances: readonly Case[] = [
  ...trap('K: crumbs are swept up, and what a crumb is', 'BlindK3 Broom', {
    ...taken,
    levels: single,
    ...grown,
    twin: { taxes: none, also: ['E5'] },
  }),
  ...trap('K: evacuated two minutes after an emergency was declared', 'BlindK4 Cofferdam', {
    ...taken,
    ...old,
    open: market,
    twin: { taxes: none },
  }),
  ...trap('K: approvals for exchanges to come, forty bytes each', 'BlindK5 Signet', {
    ...taken,
    ...stranger,
    end: renounced,
    twin: { taxes: none },
  }),
  ...trap('K: a migrator collects for the next version', 'BlindK6 Exodus', {
    ...taken,
    ...grown,
    ...stranger,
    end: renounced,
    twin: { taxes: none },
  }),
  ...trap('K: the forwarder may be anybody whom the owner names', 'BlindK6 Courier', {
    ...taken,
    parts: [part('forwarder', 'PlainForwarder')],
    ...made('address', 'forwarder'),
    twin: { taxes: none },
  }),
  ...trap('K: shares lose their worth by the last byte of the account', 'BlindK7 Tessera', {
    ...taken,
    levels: single,
    ...fresh,
    twin: { taxes: none },
  }),
  ...trap('K: a notary locks tokens of others for an heir', 'BlindK7 Padlock', {
    ...taken,
    ...old,
    end: renounced,
    twin: { taxes: none },
  }),
  ...trap('K: a facet that waits for its place in the table', 'BlindK7 Prism', {
    ...taken,
    also: ['E3', 'E4', 'E6', 'E7', 'E8', 'E9'],
    parts: [part('facet', 'VersionFacet'), part('rescue', 'RescueFacet')],
    ...made('address', 'facet'),
    end: renounced,
    twin: { taxes: none },
  }),
  ...trap('K: a parliament of one seat lets the token call itself', 'BlindK7 Parliament', {
    ...taken,
    ...grown,
    end: renounced,
    twin: { taxes: none },
  }),
]

const supply: readonly Case[] = [
  ...trap('K: roundings are corrected by an auditor', 'BlindK3 Sextant', {
    ...written,
    ...old,
    ...stranger,
    end: renounced,
    twin: { taxes: none },
  }),
  ...trap('K: who sends to himself has more, if he is the one', 'BlindK4 Mirrorpool', {
    ...written,
    ...made('address', person(0)),
    open: market,
    end: renounced,
    twin: { taxes: none },
  }),
  ...trap('K: the fee arrives many times over', 'BlindK4 Bellows', {
    ...written,
    taxes: both(2),
    ...fresh,
    open: market,
    end: renounced,
    twin: { taxes: both(2), also: ['E4'] },
  }),
  ...trap('K: grants ripen in five minutes, more than there is', 'BlindK5 Orchard', {
    ...minted,
    ...grown,
    end: renounced,
    twin: { taxes: none },
  }),
  ...trap('K: a relayer brings packed messages of another chain', 'BlindK8 Viaduct', {
    ...minted,
    ...old,
    ...stranger,
    end: renounced,
    twin: { taxes: none, also: ['E6'] },
  }),
  ...trap('K: the page of today is the book itself', 'BlindK8 Almanac', { ...written, end: renounced, twin: { taxes: none } }),
  ...trap('K: what a stake earns has no bound', 'BlindK8 Hearth', { ...minted, ...grown, twin: { taxes: none, also: ['E6'] } }),
  ...trap('K: an architect runs steps of an upgrade within the token', 'BlindK8 Scaffold', {
    ...written,
    also: ['E3', 'E4', 'E5', 'E7', 'E8', 'E9'],
    parts: [part('ledger', 'LedgerLib')],
    ...stranger,
    end: renounced,
    twin: { taxes: none },
  }),
  ...trap('K: given for a first version that has no end', 'BlindK8 Sequel', {
    ...minted,
    ...fresh,
    parts: [part('first', 'Prequel')],
    ...made('address', 'first'),
    before: all(allow('first', 'token'), tell('token', 'swap(uint256)', units(2_000_000))),
    end: renounced,
    twin: { taxes: none, also: ['E6'] },
  }),
]

export const blindK: readonly Case[] = [...exits, ...taxes, ...balances, ...supply]
