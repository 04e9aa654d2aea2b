import type { Level } from '../../../src/api/level.ts'
import { benign, type Case, type Place, type Transaction, trap } from '../case.ts'
import { deeds } from '../chain.ts'
import { all, allow, grown, later, made, part, people, person, renounced, tell, units } from './blind-f-lives.ts'

type Script = (place: Place) => readonly Transaction[]
type Who = (place: Place) => unknown

const day = 86_400
const critical: readonly Level[] = ['CRITICAL']
const severe: readonly Level[] = ['HIGH', 'CRITICAL']
const high: readonly Level[] = ['HIGH']
const fresh = { age: 'fresh' } as const
const newborn = { age: 'newborn' } as const
/** Nobody could buy so far, or nobody did. */
const untouched = { buyers: 0, sellers: 0, spread: 'direct' } as const
/** The market is not open. */
const waiting = { ...untouched, also: ['E1'] } as const

/** Whoever bought is held, and nobody has to do anything for it. */
const stuck = { effects: ['E1 now'], also: ['E2', 'E9'], levels: critical } as const
/** Held after a while or a number of things that anybody does. */
const caught = { effects: ['E2 now'], also: ['E1', 'E9'], levels: critical } as const
const eaten = { effects: ['E4 now'], also: ['E1', 'E2', 'E9'], levels: critical } as const
const shut = { effects: ['E3 reachable'], also: ['E1', 'E2', 'E9'], levels: high } as const

/** So many seconds after the scan. */
const at =
  (seconds: number): Who =>
  ({ present }) =>
    BigInt(present + seconds)
/** The day of so many seconds into the life of a young token. */
const dayOf =
  (seconds: number): Who =>
  ({ present }) =>
    BigInt(Math.floor((present - 27 * day + seconds) / day))
const buyer =
  (index: number): Who =>
  ({ buyers }) =>
    buyers[index]
/** The same call, but of somebody else. */
const by =
  (who: Who, script: Script): Script =>
  place =>
    script(place).map(one => ({ ...one, from: String(who(place)) }))
const each = (from: number, to: number, script: Script): Script =>
  all(...Array.from({ length: to - from }, (_, index) => by(person(from + index), script)))
const sells =
  (who: Who, tokens: bigint): Script =>
  place => [deeds.approve(String(who(place)), place.token), deeds.sell(String(who(place)), place.token, tokens)]
const days = (count: number) => BigInt(count * day)

/** A second pool, against a coin that the deployer has made. */
const beside =
  (tokens: bigint, coins: bigint): Script =>
  place => {
    const { deployer, token, parts } = place
    const signature = 'addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)'
    const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
    return [
      ...allow('coin', router)(place),
      deeds.call(deployer, router, signature, token, parts['coin'], tokens, coins, 0n, 0n, deployer, 2n ** 40n),
    ]
  }

const buyers: readonly Case[] = [
  ...trap('X: the books were closed on most of those who bought', 'BlindX1 Basalt', {
    ...stuck,
    because: 'nine of twelve buyers can neither sell nor move it; who comes now can; nobody owns it any more',
    shut: tell('token', 'closeBooks()'),
    end: renounced,
  }),
  ...trap('X: who has bought more than a seven-hundredth is held', 'BlindX1 Gneiss', {
    ...grown,
    ...stuck,
    because: 'eight of twelve; a small purchase goes out again, a larger one never does',
    end: renounced,
  }),
  ...trap('X: those who came on two days are held', 'BlindX1 Schist', {
    ...stuck,
    because: 'all twelve came on these days; a purchase of today is free',
    ...made('uint256,uint256', dayOf(3_600), dayOf(4_300)),
    end: renounced,
  }),
  ...trap('X: sold once, held for ever', 'BlindX1 Marl', {
    ...fresh,
    ...stuck,
    levels: severe,
    because: 'everything may be sold in one sale; four who sold half have lost the other half',
    end: renounced,
    twin: { also: ['E1'], because: 'one movement in a block' },
  }),
  ...trap('X: one seat is left for a seller', 'BlindX1 Chalk', {
    ...caught,
    also: ['E1', 'E3', 'E9'],
    because: 'the next who sells is the last; whoever waits, and eight who bought, cannot all take that seat',
    end: renounced,
  }),
  ...trap('X: who came behind an edge is held', 'BlindX1 Tuff', {
    ...stuck,
    because: 'those who had some before are free, and their sales look well',
    shut: tell('token', 'drawEdge()'),
    end: renounced,
  }),
  ...trap('X: after three more purchases what was bought is in another book', 'BlindX1 Loess', {
    ...fresh,
    ...stuck,
    also: ['E2', 'E5', 'E9'],
    because: 'nine of twelve are held already; the last three and who comes now are free until three more have bought',
    end: renounced,
  }),
]

const charges: readonly Case[] = [
  ...trap('X: 95 of 100 after five days', 'BlindX2 Tamar', {
    ...eaten,
    because: 'all who bought have had it for longer; who buys now pays nothing for five days',
    ...made('string,string,uint256', 'Tamar', 'TAMR', days(5)),
    end: renounced,
  }),
  ...trap('X: 95 of 100 after forty days', 'BlindX2 Tamar', {
    ...eaten,
    because: 'nobody pays it today; in two weeks all do, and nobody has to act',
    ...made('string,string,uint256', 'Tavy', 'TAVY', days(40)),
    end: renounced,
  }),
  ...trap('X: 95 of 100 after three hundred days', 'BlindX2 Tamar', {
    ...grown,
    ...eaten,
    because: 'nobody pays it today, but everybody who waits does',
    ...made('string,string,uint256', 'Torridge', 'TORR', days(300)),
    end: renounced,
  }),
  ...trap('X: 94 of 100 of what came from somebody', 'BlindX2 Exe', {
    ...eaten,
    levels: severe,
    because: 'what was bought leaves for two of a hundred; twenty-five who were given some lose it, and so does who changes his wallet',
    taxes: { buy: 0, sell: 2, transfer: 0 },
    end: renounced,
    twin: { also: ['E4'], taxes: { buy: 0, sell: 2, transfer: 0 } },
  }),
  ...trap('X: sold only while somebody owns it, and nobody does', 'BlindX2 Wye', { ...grown, ...stuck, end: renounced }),
  ...trap('X: a quarter of what one has, and half of that part with every sale', 'BlindX2 Severn', {
    ...stuck,
    because: 'a quarter, an eighth of the rest, a sixteenth: more than half stays for ever',
    end: renounced,
  }),
  ...trap('X: what is bought rests for four hundred days', 'BlindX2 Avon', {
    ...stuck,
    because: 'a rest of more than a year for buyers alone, while those who were given some sell to them',
    ...made('uint256', days(400)),
    end: renounced,
    twin: { ...made('uint256', 300n), because: 'five minutes' },
  }),
  ...trap('X: what is bought rests for half a year', 'BlindX2 Avon', {
    ...grown,
    ...stuck,
    levels: severe,
    because: 'it ends, and the same for all buyers; yet those who were given some sell to them for half a year',
    ...made('uint256', days(180)),
    end: renounced,
    twin: false,
  }),
]

const markets: readonly Case[] = [
  ...trap('X: the well is lower than at first', 'BlindX3 Ely', {
    ...stuck,
    because: 'the deployer sold and took ten ether out; until that much comes back nobody else sells',
    spread: 'none',
    shut: place => [deeds.sell(place.deployer, place.token, units(8_000_000))],
    end: renounced,
    also: ['E2', 'E8'],
    twin: { also: ['E8'], levels: ['MEDIUM', 'HIGH'], because: 'the deployer holds two thirds of what can be sold' },
  }),
  ...trap('X: sold while fewer than forty-five have some', 'BlindX3 Wells', {
    ...caught,
    because: 'thirty-eight have, the pool among them; with seven more nobody sells',
    end: renounced,
  }),
  ...trap('X: no market takes it but from citizens', 'BlindX3 Ripon', {
    ...stuck,
    because: 'six who were given some are citizens; nobody can become one',
    open: tell('token', 'admit(address[])', people(0, 6)),
    end: renounced,
  }),
  ...trap('X: a spender has a ten-thousandth of what one has', 'BlindX3 Truro', {
    ...stuck,
    because: 'ten thousand sales do not bring out two thirds of it',
    end: renounced,
  }),
  ...trap('X: five minutes a day', 'BlindX3 Derby', {
    ...stuck,
    levels: severe,
    because: 'there is a way out, five minutes long, ten hours from now; all of them have to take it at once',
    ...made('uint256', at(36_000)),
    end: renounced,
    twin: { because: 'closed for five minutes a day' },
  }),
  ...trap('X: the market has moved to a coin of the deployer', 'BlindX3 Sarum', {
    ...stuck,
    also: ['E2', 'E8', 'E9'],
    because: 'the deep pool still sells it; back it goes only for a coin that the deployer made out of nothing',
    parts: [{ ...part('coin', 'PlainCoin', 'string,string,uint256', 'Close', 'CLOSE', units(9_000_000)), file: 'BlindF1' }],
    spread: 'none',
    open: beside(units(9_000_000), units(100_000)),
    shut: tell('token', 'migrate(address)', 'coin'),
    end: renounced,
    twin: { also: ['E8'] },
  }),
  ...trap('X: opened by a pad, and sold by its members', 'BlindX3 Lincoln', {
    ...fresh,
    ...stuck,
    because: 'the first buyer was a member of the pad; the pad takes no further members into account that come from the market',
    parts: [part('pad', 'LincolnPad')],
    ...made('address', 'pad'),
    before: all(each(0, 8, tell('pad', 'contribute() 1')), by(buyer(0), tell('pad', 'contribute() 1'))),
    open: tell('pad', 'finish(address)', 'token'),
    end: renounced,
  }),
]

const openings: readonly Case[] = [
  ...trap('X: opens for those who buy and never for those who sell', 'BlindX4 Chisel', {
    ...fresh,
    ...untouched,
    effects: ['E1 reachable'],
    also: ['E1', 'E2', 'E3', 'E9'],
    levels: severe,
    because: 'nobody is caught yet; the only opening there is catches everybody who buys after it',
    twin: { also: ['E1'] },
  }),
  ...trap('X: open for two hundred days before anybody sells', 'BlindX4 Mallet', {
    ...stuck,
    because: 'twelve have bought and cannot leave for half a year',
    open: tell('token', 'open()'),
    end: renounced,
    twin: { because: 'two hundred seconds' },
  }),
  ...trap('X: the opening names what is kept of a sale', 'BlindX4 Plane', {
    ...fresh,
    ...untouched,
    effects: ['E4 reachable'],
    also: ['E1', 'E2', 'E3', 'E9'],
    levels: high,
    because: 'all of it at most, and known when it is open',
    twin: { also: ['E1', 'E4'] },
  }),
  ...trap('X: not open, and may be closed again', 'BlindX4 Rasp', { ...newborn, ...untouched, ...shut, twin: { also: ['E1'] } }),
  ...trap('X: the day may be put off for ever after a presale', 'BlindX4 Auger', {
    ...fresh,
    ...untouched,
    ...shut,
    because: 'ten have paid and have it; they wait for a day that the owner may put off',
    parts: [part('presale', 'AugerPresale')],
    ...made('uint256,address', later(3), 'presale'),
    spread: 'none',
    pooled: 60,
    open: all(
      tell('presale', 'begin(address)', 'token'),
      tell('token', 'transfer(address,uint256)', 'presale', units(14_000_000)),
      each(0, 10, tell('presale', 'buy() 2')),
    ),
    shut: tell('presale', 'withdraw()'),
    twin: { also: ['E1'], because: 'the day may only come earlier' },
  }),
  ...trap('X: the owner locks holders anew', 'BlindX4 Vise', {
    ...shut,
    levels: ['MEDIUM', 'HIGH'],
    because: 'those whom he names are shut in, and no others',
    open: tell('token', 'lockMany(address[])', people(0, 25)),
    twin: { also: ['E1'], because: 'named once, before anybody had any; a lock only becomes shorter' },
  }),
]

const honest: readonly Case[] = [
  benign('X: whoever has the role opens it', 'BlindX5 Wren', { ...fresh, ...waiting }),
  benign('X: announced, and opened an hour later', 'BlindX5 Heron', { ...fresh, ...waiting }),
  benign('X: opens in two days', 'BlindX5 Plover', { ...newborn, ...waiting, ...made('uint256', later(2)) }),
  benign('X: paused from the beginning, and once let go never again', 'BlindX5 Dunlin', { ...fresh, ...waiting }),
  benign('X: anybody opens it when the sale has raised enough', 'BlindX5 Siskin', {
    ...fresh,
    ...waiting,
    because: 'ten of forty ether; until then everybody takes back what he paid',
    parts: [part('sale', 'SiskinSale')],
    ...made('address', 'sale'),
    before: each(0, 5, tell('sale', 'contribute() 2')),
  }),
  benign('X: fills the pool when it opens', 'BlindX5 Godwit', {
    ...newborn,
    ...waiting,
    also: ['E1', 'E8'],
    because: 'the pool holds next to nothing so far, and what comes into it is burnt at once',
    pooled: 1,
    ether: 0.02,
  }),
  benign('X: began a minute ago, with a limit for an hour', 'BlindX5 Bittern', { ...newborn, ...untouched, ...made('uint256', at(-60)) }),
  benign('X: those who trade join first', 'BlindX5 Curlew', {
    also: ['E1'],
    because: 'anybody joins by one call of his own',
    open: ({ buyers: own, token }) => own.map(one => deeds.call(one, token, 'join()')),
    end: renounced,
  }),
  benign('X: given away with a lock of a month, nobody has bought', 'BlindX5 Knot', {
    ...fresh,
    ...untouched,
    also: ['E1', 'E3'],
    because: 'only what the maker gave waits; what is bought is free',
    end: renounced,
  }),
  benign('X: a charge of the launch that melts', 'BlindX5 Martin', {
    ...newborn,
    ...untouched,
    also: ['E4'],
    because: 'one of a hundred less every two minutes; nothing is left of it within an hour',
    ...made('uint256', at(-300)),
  }),
  benign('X: each sells once a day', 'BlindX5 Rail', { also: ['E1'], end: renounced }),
  benign('X: an hour between a purchase and a sale', 'BlindX5 Shrike', {
    also: ['E1'],
    sellers: 0,
    shut: all(...[0, 1, 2, 3].map(index => sells(buyer(index), units(10_000)))),
    end: renounced,
  }),
  benign('X: two are held back by order of a court', 'BlindX5 Lapwing', {
    ...grown,
    also: ['E1', 'E3'],
    given: 30,
    because: 'two of thirty who were given some, each with the order; the registrar is two of three',
    shut: all(...[4, 19].map(index => tell('token', 'enter(address,string)', person(index), 'Case 114/26, order of seizure'))),
    end: all(renounced, tell('token', 'appoint(address)', 'multisig')),
  }),
  benign('X: one has bought', 'BlindX5 Pipit', { ...fresh, buyers: 1, sellers: 0, end: renounced }),
]

export const blindX: readonly Case[] = [...buyers, ...charges, ...markets, ...openings, ...honest]
