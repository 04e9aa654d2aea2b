import type { Level } from '../../../src/api/level.ts'
import { benign, type Case, type Place, trap } from '../case.ts'
import { all, allow, data, grown, hash, made, old, part, person, renounced, tell, units } from './blind-f-lives.ts'

const critical: readonly Level[] = ['CRITICAL']
const high: readonly Level[] = ['HIGH']
const nobody = `0x${'0'.repeat(40)}`
const noHash = `0x${'0'.repeat(64)}`
/** Somebody who has one key can do it, and nobody can sell any more. */
const shut = { effects: ['E3 reachable'], levels: high } as const
const taken = { effects: ['E5 reachable'], also: ['E3', 'E4', 'E6', 'E8'], levels: high } as const
const charged = { effects: ['E4 reachable'], also: ['E3'], levels: high } as const
const seen = { effects: ['E6 reachable'], also: ['E3', 'E4', 'E5', 'E8'], levels: ['MEDIUM', 'HIGH'] } as const
const unseen = {
  effects: ['E6 reachable'],
  also: ['E3', 'E4', 'E5', 'E8', 'E9'],
  levels: ['HIGH', 'CRITICAL'],
  because: 'balances grow by the word of one key, and neither the supply nor an event shows it',
} as const
const bounded = { also: ['E4'] } as const
const fresh = { age: 'fresh' } as const

const leaf =
  (index: number) =>
  (place: Place): string =>
    hash('uint256,address,uint256', BigInt(index), person(index), units(1_000_000))(place) as string
/** Of the two who are named. */
const root = (place: Place) => hash('bytes32,bytes32', ...[leaf(0)(place), leaf(1)(place)].sort())(place)

const proven: readonly Case[] = [
  ...trap('U: only a circle may sell through the router', 'BlindU1 Finch', {
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    end: renounced,
  }),
  ...trap('U: who came after the sixth leaves 99 of 100', 'BlindU1 Rowan', {
    effects: ['E4 now'],
    also: ['E1', 'E2'],
    levels: critical,
    taxes: { buy: 0, sell: 99, transfer: 0 },
    because: 'the number of a holder is written when he buys; all who come now have a late one',
    ...made('uint256,uint256', 4n, 99n),
    end: renounced,
    twin: { ...bounded, ...made('uint256,uint256', 4n, 1n), taxes: { buy: 0, sell: 1, transfer: 0 } },
  }),
  ...trap('U: a transaction with a price leaves 98 of 100', 'BlindU1 Plover', {
    ...fresh,
    effects: ['E4 now'],
    also: ['E1', 'E2', 'E9'],
    levels: critical,
    taxes: { buy: 0, sell: 98, transfer: 0 },
    because: 'an account that pays above the base fee for its own sale, as all do; a call that costs nothing leaves one of 100',
    end: renounced,
    twin: { ...bounded, taxes: { buy: 0, sell: 1, transfer: 0 } },
  }),
  ...trap('U: the largest sale shrinks block by block', 'BlindU2 Otter', {
    effects: ['E1 now'],
    also: ['E2'],
    levels: critical,
    because: 'after nine blocks a sale is one unit of a thousand millions at most',
    ...made('uint256', units(1, 9)),
    end: renounced,
    twin: { ...made('uint256', units(40_000_000, 9)), because: 'four percent of the supply at once, and again at once' },
  }),
  ...trap('U: the balance of the pool is written back after a sale', 'BlindU2 Marten', {
    effects: ['E4 now'],
    also: ['E1', 'E2', 'E5', 'E9'],
    levels: critical,
    taxes: { buy: 0, sell: 97, transfer: 0 },
    because: 'sales above a four-thousandth of the supply; smaller ones leave two percent',
    end: renounced,
    twin: { ...bounded, taxes: { buy: 0, sell: 2, transfer: 0 } },
  }),
  ...trap('U: sold within an hour of the first purchase or never', 'BlindU3 Linnet', {
    ...grown,
    effects: ['E2 now'],
    also: ['E1'],
    levels: critical,
  }),
  ...trap('U: a desk against robots lets a quota out, once', 'BlindU3 Siskin', {
    effects: ['E1 now'],
    also: ['E2'],
    levels: critical,
    because: 'the quota was used up by the first who sold',
    parts: [part('desk', 'QuotaDesk')],
    ...made('address', 'desk'),
    twin: { parts: [part('desk', 'PacedDesk')] },
  }),
  ...trap('U: an allowance of a buyer is kept where nobody reads it', 'BlindU4 Dunlin', {
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
  }),
  ...trap('U: a bit in the word of the balance, set by the purchase', 'BlindU5 Drift', {
    effects: ['E1 now'],
    levels: critical,
    because: 'of purchases by accounts for themselves, not of those by contracts',
  }),
  ...trap('U: a shell whose sales end with the first term', 'BlindU6 Shell', {
    effects: ['E2 now'],
    also: ['E1'],
    levels: critical,
    because: 'a term is 48 days and a half; three weeks from now nobody sells, and nobody can change it',
    parts: [part('logic', 'Heath')],
    ...made('address,bytes', 'logic', data('initialize(address)', 'deployer')),
  }),
]

const reachable: readonly Case[] = [
  ...trap('U: the denominator of the fee', 'BlindU2 Gannet', {
    ...charged,
    taxes: { buy: 3, sell: 3, transfer: 0 },
    twin: { ...bounded, taxes: { buy: 3, sell: 3, transfer: 0 } },
  }),
  ...trap('U: an index of all balances but that of the pool', 'BlindU2 Wherry', {
    ...taken,
    twin: { also: ['E6'], because: 'half a percent in thirty days, and only upwards' },
  }),
  ...trap('U: pages of bits kept by a clerk', 'BlindU3 Bittern', {
    ...shut,
    levels: ['MEDIUM', 'HIGH'],
    because: 'a few holders at a time are shut in',
    ...made('address', 'deployer'),
    twin: made('address', nobody),
  }),
  ...trap('U: a turnstile before the pool', 'BlindU3 Curlew', {
    ...shut,
    parts: [part('turnstile', 'Turnstile', 'address', 'deployer')],
    ...made('address', 'turnstile'),
    twin: { also: ['E3'], parts: [part('turnstile', 'Turnstile', 'address', 'timelock')] },
  }),
  ...trap('U: gathered into a second edition', 'BlindU4 Lapwing', taken),
  ...trap('U: burnt without an allowance by one', 'BlindU4 Pipit', {
    ...taken,
    ...made('address', 'stranger'),
    twin: made('address', nobody),
  }),
  ...trap('U: only who stands under the newest root sells', 'BlindU4 Redshank', {
    ...shut,
    ...made('address', 'deployer'),
    twin: { also: ['E3'], ...made('address', 'timelock') },
  }),
  ...trap('U: a clearing house that needs no allowance', 'BlindU5 Causeway', {
    ...taken,
    ...made('address', person(3)),
    twin: made('address', nobody),
  }),
  ...trap('U: hours of the exchange', 'BlindU5 Belfry', shut),
  ...trap('U: modules answer in its place', 'BlindU6 Trestle', {
    effects: ['E7 reachable'],
    also: ['E3', 'E4', 'E5', 'E6', 'E8', 'E9'],
    levels: high,
    because: 'a module runs in the storage of the token, and one key names it',
    ...made('address', 'deployer'),
    twin: made('address', nobody),
  }),
  ...trap('U: the register signs for any holder', 'BlindU6 Scrivener', {
    ...taken,
    because: 'whoever has the key of one account signs an allowance of anybody; the account itself never calls',
    ...made('address', person(4)),
    twin: made('address', nobody),
  }),
  ...trap('U: a signed signal halts all', 'BlindU6 Semaphore', { ...shut, ...made('address', 'deployer'), twin: made('address', nobody) }),
  ...trap('U: weights of single accounts', 'BlindU7 Mullion', { ...unseen, ...made('bool', false), twin: made('bool', true) }),
  ...trap('U: a note by somebody whose hash is known', 'BlindU7 Corbel', {
    ...unseen,
    ...made('bytes32', hash('address', 'deployer')),
    twin: made('bytes32', noHash),
  }),
  ...trap('U: a pause prepared today and committed tomorrow', 'BlindU7 Sexton', {
    ...shut,
    levels: ['MEDIUM', 'HIGH'],
    because: 'everybody is told a day before',
  }),
  ...trap('U: given away, and still on terms', 'BlindU7 Lintel', {
    ...charged,
    also: ['E3', 'E9'],
    taxes: { buy: 1, sell: 1, transfer: 0 },
    end: renounced,
    twin: { taxes: { buy: 1, sell: 1, transfer: 0 } },
  }),
  ...trap('U: rounds are paid in new pieces', 'BlindU8 Ledgerstone', {
    ...seen,
    ...made('address', 'deployer'),
    twin: { also: ['E6'], ...made('address', 'timelock') },
  }),
  ...trap('U: nobody shall hold anything, nor the pool', 'BlindU8 Sparsity', shut),
  ...trap('U: recovers what it never had', 'BlindU8 Salver', taken),
  ...trap('U: a tariff posted elsewhere', 'BlindU8 Tollgate', {
    ...charged,
    taxes: { buy: 2, sell: 2, transfer: 0 },
    parts: [part('tariff', 'Tariff')],
    ...made('address', 'tariff'),
    twin: { ...bounded, taxes: { buy: 2, sell: 2, transfer: 0 }, because: 'five percent at most, whatever the tariff says' },
  }),
]

const honest: readonly Case[] = [
  benign('U: a fixed supply', 'BlindU1 Aspen', old),
  benign('U: limits of half a day that end by themselves', 'BlindU1 Dawnlight', { ...fresh, end: renounced }),
  benign('U: the market is not open yet', 'BlindU1 Overture', {
    ...fresh,
    also: ['E1', 'E3'],
    levels: ['LOW', 'MEDIUM', 'HIGH'],
    because: 'nobody could buy so far, and nobody is caught; the owner opens once and can not close',
    buyers: 0,
    sellers: 0,
    spread: 'direct',
  }),
  benign('U: half a minute between two dealings', 'BlindU1 Teal', { end: renounced }),
  benign('U: fees of five percent at most', 'BlindU2 Bramble', { ...bounded, taxes: { buy: 2, sell: 3, transfer: 0 } }),
  benign('U: three percent to all who hold', 'BlindU2 Fallow', {
    ...grown,
    ...bounded,
    taxes: { buy: 3, sell: 0.7, transfer: 3 },
    because: 'three percent are taken of a sale as well, and the pool, which has most, is given most of them back',
    end: renounced,
  }),
  benign('U: burnable, with permits', 'BlindU3 Poplar', grown),
  benign('U: two fifths wait for those under a root', 'BlindU3 Gleaner', {
    ...made('bytes32,address', root, 'multisig'),
    open: all(
      tell('token', 'fetch(uint256,address,uint256,bytes32[])', 0n, person(0), units(1_000_000), [leaf(1)]),
      tell('token', 'fetch(uint256,address,uint256,bytes32[])', 1n, person(1), units(1_000_000), [leaf(0)]),
    ),
  }),
  benign('U: a forwarder brings what was signed', 'BlindU3 Courier', {
    ...grown,
    parts: [part('forwarder', 'Forwarder')],
    ...made('address', 'forwarder'),
  }),
  benign('U: votes with marks of the past', 'BlindU4 Alder', old),
  benign('U: bridged, a million a day, its bridge named by the timelock', 'BlindU4 Quay', {
    ...old,
    also: ['E6'],
    ...made('address,address', 'multisig', 'timelock'),
  }),
  benign('U: two percent a wallet, or more', 'BlindU4 Wharf'),
  benign('U: coin of the chain, wrapped', 'BlindU5 WrappedCoin', { ...old, ether: 240, before: tell('token', 'deposit() 300') }),
  benign('U: made while it was sold, and no more', 'BlindU5 Foundation', {
    ...old,
    before: all(tell('token', 'mint(address,uint256)', 'deployer', units(9_000_000)), tell('token', 'finishMinting()')),
  }),
  benign('U: pays and tells', 'BlindU5 Bellwether', old),
  benign('U: a hundredth burns, down to half', 'BlindU5 Ember', { ...grown, ...bounded, taxes: { buy: 1, sell: 1, transfer: 1 } }),
  benign('U: behind a proxy of the timelock', 'BlindU6 Gatehouse', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('logic', 'Abbey')],
    ...made('address,address,bytes', 'logic', 'timelock', data('initialize(address)', 'deployer')),
  }),
  benign('U: a receipt for what is staked', 'BlindU7 StakedGrain', {
    ...grown,
    also: ['E6'],
    because: 'made for a coin that is given back after a week',
    parts: [part('coin', 'Grain')],
    ...made('address', 'coin'),
    before: all(allow('coin', 'token'), tell('token', 'stake(uint256)', units(12_000_000))),
  }),
  benign('U: shares of a vault', 'BlindU7 GrainVault', {
    ...old,
    also: ['E6'],
    parts: [part('coin', 'Grain')],
    ...made('address', 'coin'),
    before: all(allow('coin', 'token'), tell('token', 'deposit(uint256,address)', units(9_000_000), 'deployer')),
  }),
  benign('U: a sixth in the chest of the team', 'BlindU7 Tenon', {
    ...grown,
    parts: [part('chest', 'TeamChest', 'address', 'deployer')],
    ...made('address', 'chest'),
  }),
  benign('U: made for those who lend shares of the pool', 'BlindU8 Chaff', {
    ...grown,
    also: ['E6'],
    parts: [part('farm', 'ChaffFarm')],
    ...made('address', 'farm'),
    before: tell('farm', 'initialize(address)', 'token'),
    open: all(allow('pair', 'farm'), tell('farm', 'lend(uint256)', units(100))),
  }),
  benign('U: a dollar whose roles the Safe has', 'BlindU8 FlorinDollar', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    ...made('address', 'multisig'),
  }),
  benign('U: three of a hundred a year by governance', 'BlindU9 Moot', { ...old, also: ['E6'], ...made('address', 'timelock') }),
  benign('U: two percent of sales are burnt in the kiln', 'BlindU9 Kiln', { ...bounded, taxes: { buy: 0, sell: 2, transfer: 0 } }),
  benign('U: a quarter at first, nothing after five hours', 'BlindU9 Ebb', { ...fresh, taxes: { buy: 0, sell: 0, transfer: 0 } }),
  benign('U: guardians may halt it once, for three days', 'BlindU9 Warden', { also: ['E3'], ...made('address', 'multisig') }),
]

export const blindU: readonly Case[] = [...proven, ...reachable, ...honest]
