import { benign, type Case } from '../case.ts'
import { ofCoin } from './blind-al-lives.ts'
import { crowd, fresh, gone, taxed } from './blind-bb-lives.ts'
import { cutting, five, fund, hand, nobody, pressed } from './blind-bd-lives.ts'
import { all, allow, coming, data, each, grown, made, old, part, people, tell, units } from './blind-f-lives.ts'

/** Out of the libraries. */
const library: readonly Case[] = [
  benign('BD: votes, permits and a cap, minted below it by the timelock', 'BlindBD1 Thistledown', {
    ...old,
    also: ['E6'],
    ...made('address', 'timelock'),
    because: 'a fifth more at most, after two days',
  }),
  benign('BD: pays, calls and lends itself, managed for the timelock', 'BlindBD1 Copperfinch', {
    ...grown,
    also: ['E6'],
    parts: [part('manager', 'CopperManager', 'address', 'deployer')],
    ...made('address', 'manager'),
    before: all(
      tell('manager', 'grantRole(uint64,address,uint32)', 0n, 'timelock', 0n),
      tell('manager', 'renounceRole(uint64,address)', 0n, 'deployer'),
    ),
  }),
  benign('BD: a hall of its own holders mints three of a hundred a year', 'BlindBD1 Mootwell', {
    ...grown,
    also: ['E6'],
    shut: crowd(0, 20, 'token', 'delegate(address)', 'self'),
  }),
  benign('BD: emits two of a hundred a year for three of five', 'BlindBD2 Ploverain', {
    ...old,
    also: ['E6'],
    parts: [five('house', 3)],
    ...made('address', 'house'),
  }),
  benign('BD: a clone whose name stands behind its code', 'BlindBD2 PressedCoin', {
    parts: [part('press', 'PressedCoin')],
    code: pressed('press', 'Pressed Pansy', 'PPAN', 64_000_000),
    before: tell('token', 'pour(address)', 'deployer'),
  }),
  benign('BD: burnt for a share of its ether', 'BlindBD2 Hearthpenny', {
    ...grown,
    before: fund('token', 70),
    shut: each(0, 3, 'token', 'redeem(uint256,uint256)', units(1_000), 0n),
  }),
  benign('BD: two of a hundred, five at most, for an account without powers', 'BlindBD2 Tansyfoot', {
    ...taxed(2, 2),
    ...made('address', 'stranger'),
  }),
  benign('BD: lockers of the team, made by their coin', 'BlindBD2 Yarrowgate', {
    ...grown,
    ...made('address[3]', people(30, 33)),
    given: 40,
  }),
]

/** As coins of the first years are built and led. */
const elders: readonly Case[] = [
  benign('BD: an authority of the timelock says who mints', 'BlindBD3 Gildenthorn', {
    ...old,
    also: ['E6'],
    parts: [part('guard', 'GildGuard', 'address', 'timelock')],
    before: all(
      tell('token', 'mint(address,uint256)', 'deployer', units(1_000_000)),
      tell('token', 'setAuthority(address)', 'guard'),
      tell('token', 'setOwner(address)', nobody),
    ),
  }),
  benign('BD: proxy, code and balances apart, all of the timelock', 'BlindBD3 ScionProxy', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('state', 'ScionState'), part('target', 'ScionTarget', 'address,address', coming(2), 'state')],
    before: all(
      tell('state', 'setAssociated(address)', 'target'),
      tell('token', 'setTarget(address)', 'target'),
      tell('target', 'start(address)', 'deployer'),
      tell('state', 'nominate(address)', 'timelock'),
      tell('token', 'transferOwnership(address)', 'timelock'),
    ),
  }),
  benign('BD: a dollar without return values, led by two of three', 'BlindBD4 Tallowdollar', {
    ...old,
    also: ['E3', 'E4', 'E5', 'E6'],
    ...made('uint256,address', units(30_000_000, 6), 'multisig'),
  }),
  benign('BD: sold for ether long ago, the sale is final', 'BlindBD4 Heedtoken', {
    ...old,
    ...made('address', 'multisig'),
    before: all(crowd(0, 25, 'token', 'createTokens() 6.25'), tell('token', 'finalize()')),
  }),
  benign('BD: a dollar with three offices behind a proxy', 'BlindBD5 MinsterProxy', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('logic', 'MinsterDollar')],
    ...made('address,address', 'logic', 'timelock'),
    before: tell(
      'token',
      'initialize(string,string,uint8,address,address,uint256)',
      'Minster Dollar',
      'MUSD',
      6n,
      'multisig',
      'deployer',
      units(45_000_000, 6),
    ),
  }),
  benign('BD: an ounce of metal, two of ten thousand a payment', 'BlindBD5 Ingotwren', {
    ...old,
    also: ['E3', 'E4', 'E5', 'E6'],
    taxes: { buy: 0.02, sell: 0.02, transfer: 0.02 },
    ...made('address,address', 'multisig', 'timelock'),
  }),
  benign('BD: a gauge mints by a schedule that falls yearly', 'BlindBD5 Curvatine', {
    ...old,
    also: ['E6'],
    parts: [part('gauge', 'CurvatineGauge', 'address', coming(1))],
    before: all(tell('token', 'setMinter(address)', 'gauge'), tell('token', 'setAdmin(address)', 'timelock')),
    shut: all(
      each(0, 40, 'token', 'approve(address,uint256)', 'gauge', units(90_000)),
      each(0, 40, 'gauge', 'deposit(uint256)', units(90_000)),
    ),
    because: 'a tenth in the first year, for forty who stake alike',
  }),
]

const reports = (what: string) => each(0, 3, what, 'report(uint256,uint256)', 1n, 300_060n * 10n ** 15n)

/** Whose numbers move by themselves, and a market for futures. */
const moving: readonly Case[] = [
  benign('BD: staked ether whose balances grow, three of five report', 'BlindBD6 Lakelight', {
    ...grown,
    also: ['E5', 'E6'],
    ...made('address[],address', people(0, 5), 'multisig'),
    before: tell('token', 'submit() 300'),
    ether: 240,
    end: reports('token'),
    because: 'a report may move all alike by half of a hundred downwards, once a day, by three of five',
  }),
  benign('BD: the same, wrapped', 'BlindBD6 WrappedLakelight', {
    ...grown,
    also: ['E6'],
    parts: [part('lake', 'Lakelight', 'address[],address', people(0, 5), 'multisig')],
    ...made('address', 'lake'),
    before: all(tell('lake', 'submit() 300'), allow('lake', 'token'), tell('token', 'wrap(uint256)', units(300))),
    ether: 240,
    end: reports('lake'),
  }),
  benign('BD: a count that breathes by the median of five', 'BlindBD6 Tidemeadow', {
    ...grown,
    also: ['E5', 'E6'],
    parts: [part('policy', 'TidePolicy', 'address,address[5]', 'timelock', people(0, 5))],
    ...made('address', 'policy'),
    open: tell('policy', 'begin(address,address)', 'token', 'pair'),
    shut: all(each(0, 5, 'policy', 'say(uint256)', 105n * 10n ** 16n), tell('policy', 'rebase()')),
    because: 'two of a hundred a day at most, for all alike and for the pool',
  }),
  benign('BD: minters, handlers and a private mode behind a clock', 'BlindBD6 Glaciermint', {
    ...grown,
    also: ['E3', 'E5', 'E6'],
    parts: [part('clock', 'GlacierClock', 'address', 'multisig')],
    ...made('address', 'clock'),
  }),
]

/** Launches and fees. */
const launched: readonly Case[] = [
  benign('BD: opened, limits lifted, renounced', 'BlindBD7 Wickerjump', {
    ...fresh,
    ...gone,
    open: tell('token', 'openTrading()'),
    shut: tell('token', 'removeLimits()'),
  }),
  benign('BD: a pool, and trading not yet open', 'BlindBD7 Wickerjump', {
    age: 'newborn',
    buyers: 0,
    sellers: 0,
    spread: 'direct',
    also: ['E3'],
    levels: ['MEDIUM'],
    because: 'nobody could buy so far; one call opens it and nothing closes it again',
  }),
  benign('BD: a fee that fell by the block to one', 'BlindBD7 Quenchberry', {
    ...fresh,
    ...gone,
    ...taxed(1, 1),
    ...made('address', 'stranger'),
    open: tell('token', 'openTrading()'),
  }),
  benign('BD: one of a hundred per wallet, which only rises', 'BlindBD7 Minnowcap', { because: 'sales are never held up' }),
  benign('BD: four of a hundred for pool and treasury', 'BlindBD7 Marlwick', {
    ...grown,
    ...gone,
    ...taxed(4, 4),
    ...made('address', 'multisig'),
  }),
  benign('BD: burns of sales, and a kiln that buys back', 'BlindBD7 Emberlode', {
    ...grown,
    ...gone,
    ...taxed(0, 2),
    parts: [part('kiln', 'EmberKiln')],
    ...made('address', 'kiln'),
    before: all(tell('kiln', 'light(address)', 'token'), fund('kiln', 2)),
    shut: tell('kiln', 'fire()'),
  }),
]

/** Of unusual build. */
const odd: readonly Case[] = [
  benign('BD: a guardian pauses for three days, then waits for thirty', 'BlindBD8 Sentrymoss', {
    ...grown,
    also: ['E3'],
    ...made('address,address', 'stranger', 'multisig'),
    because: 'three days of thirty-three at most, by an account without other powers',
  }),
  benign('BD: a picture for each ten thousand', 'BlindBD8 Twinplume', {
    spread: 'direct',
    shut: each(0, 3, 'token', 'transfer(address,uint256)', 'deployer', units(15_000)),
  }),
  benign('BD: a validator of operators, set by two houses after two days', 'BlindBD8 Sealwright', {
    ...grown,
    also: ['E3'],
    parts: [
      five('house', 10),
      part('gate', 'TwinGate', 'address,address', 'multisig', 'house'),
      part('register', 'SealRegister', 'address', 'gate'),
    ],
    ...made('address,address', 'gate', 'register'),
  }),
  benign('BD: streams by the second', 'BlindBD8 Rillwater', {
    shut: each(0, 4, 'token', 'open(address,uint96,uint96)', 'stranger', 10n ** 14n, units(900)),
  }),
  benign('BD: a line that sells and takes back, beside a pool', 'BlindBD8 Slopestone', {
    ...grown,
    also: ['E6'],
    ether: 72,
    before: crowd(0, 10, 'token', 'buy(uint256) 1', units(500)),
    shut: each(0, 3, 'token', 'sell(uint256,uint256)', units(100), 0n),
    because: 'whoever gets new ones pays what the pool would take, and more with each',
  }),
  benign('BD: carried by a forwarder, or by a signature of its holder', 'BlindBD9 Postillion', {
    ...grown,
    also: ['E5'],
    parts: [part('desk', 'PostillionDesk')],
    ...made('address', 'desk'),
    because: 'the forwarder asks for the signature of whom it speaks for',
  }),
  benign('BD: one for one of an older coin that many hold', 'BlindBD9 Brinewell', {
    also: ['E6'],
    parts: [part('brine', 'Brinecoin')],
    ...made('address', 'brine'),
    before: all(allow('brine', 'token'), tell('token', 'migrate(uint256)', units(36_000_000)), hand('brine', units(4_000_000))),
    shut: all(
      each(0, 6, 'brine', 'approve(address,uint256)', 'token', units(100_000)),
      each(0, 6, 'token', 'migrate(uint256)', units(100_000)),
    ),
    because: 'as many as there are old ones, and nobody has more than half of a hundred of those',
  }),
  benign('BD: bound until a date that is past', 'BlindBD9 Laurelseal', {
    ...grown,
    ...made('uint256', 2_400n),
    before: hand('token', units(500_000)),
  }),
  benign('BD: facets whose cutter was cut away', 'BlindBD9 Facetone', {
    ...old,
    parts: [part('coin', 'FacetCoin'), part('cutter', 'FacetCutter')],
    ...made('address,bytes4[],address,bytes', 'coin', ofCoin, 'cutter', data('pour(address,uint256)', 'deployer', units(18_000_000))),
    before: tell('token', 'diamondCut(address,bytes4[])', nobody, [cutting]),
  }),
  benign('BD: written by hand, day and balance in one word', 'BlindBD10 Adderstill', old),
  benign('BD: operators of the holder, and hooks that may fail', 'BlindBD10 Chimebarrow', {
    open: each(0, 2, 'token', 'setHook(address)', 'disperser'),
  }),
]

export const blindBD: readonly Case[] = [...library, ...elders, ...moving, ...launched, ...odd]
