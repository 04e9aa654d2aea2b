import { benign, type Case, trap } from '../case.ts'
import { dressed, fresh, gone, grave, ofCoin, partly, printed, removable, selectors, taken } from './blind-al-lives.ts'
import { all, allow, cloneOf, data, grown, hands, later, made, old, part, tell, units } from './blind-f-lives.ts'

const ofLedger = selectors('post((address,int256)[])')

const seizures: readonly Case[] = [
  ...trap('AZ: a keeper gathers what was dormant for no time', 'BlindAZ5 Duskmarrow', {
    ...grown,
    ...taken,
    because: 'setLull(0), then gather',
    twin: { also: ['E5'], because: 'ten years at least' },
  }),
  ...trap('AZ: a bookkeeper posts lines that balance', 'BlindAZ6 OpalStone', {
    ...grown,
    parts: [part('coin', 'OpalCoinFacet'), part('ledger', 'OpalLedgerFacet')],
    ...made('address,address,bytes4[],bytes4[]', 'coin', 'ledger', ofCoin, ofLedger),
    ...taken,
    because: 'what leaves one account comes to his, and the sum is nothing',
    twin: { because: 'he takes from himself only' },
  }),
  ...trap('AZ: a registrar amends what anybody had, at the last height too', 'BlindAZ6 Sandgrouse', {
    effects: ['E5 reachable', 'E6 reachable'],
    also: ['E9'],
    levels: grave,
    twin: { because: 'in the first hour only' },
  }),
  ...trap('AZ: who chose no delegate has the common one, and a delegate carries', 'BlindAZ6 Voleworth', {
    ...grown,
    ...taken,
    because: 'setCommonDelegate and carry, both by the owner',
    twin: { also: ['E5'], because: 'only whom a holder chose himself' },
  }),
  ...trap('AZ: a postmaster moves the office to himself', 'BlindAZ7 Kittiwick', {
    ...grown,
    parts: [part('office', 'PostOffice')],
    ...made('address', 'office'),
    ...taken,
    because: 'whoever is the office names the sender in the last twenty bytes',
    twin: { also: ['E5'], because: 'the office stays, and asks for signatures' },
  }),
  ...trap('AZ: a permit names the judge of its own signature', 'BlindAZ7 Tamarack', {
    ...taken,
    because: 'anybody brings a contract that says yes, and spends for anybody',
    twin: { because: 'the judge is the owner of the coins' },
  }),
  ...trap('AZ: what was never granted is cancelled', 'BlindAZ7 Wrenfield', {
    ...grown,
    parts: [part('house', 'GrantHouse')],
    ...made('address', 'house'),
    before: tell('house', 'attach(address)', 'token'),
    ...taken,
    because: 'award to anybody, then cancel, which claws back what he bought',
    twin: { because: 'a grant is paid in first' },
  }),
]

const mints: readonly Case[] = [
  ...trap('AZ: the esteemed do not return what they borrow', 'BlindAZ7 Pinchbeck', {
    effects: ['E6 reachable'],
    also: ['E9'],
    levels: grave,
    twin: { also: ['E6'], because: 'all return it' },
  }),
  ...trap('AZ: a pressroom reprints what it has pressed', 'BlindAZ9 PressedCoin', {
    ...grown,
    parts: [part('press', 'Pressroom'), part('mould', 'PressedCoin')],
    code: cloneOf('mould'),
    before: tell('token', 'setUp(address,string,string,uint256)', 'press', 'Ochre Folio', 'OFOL', units(19_000_000)),
    ...printed,
    because: 'nobody owns the coin, one key owns the press',
    twin: { also: ['E6'], because: 'not more than was pressed first, which is all there' },
  }),
  ...trap('AZ: who multiplies to the right number synchronizes', 'BlindAZ10 Omberlight', {
    effects: ['E6 reachable'],
    also: ['E5', 'E9'],
    levels: grave,
    because: 'a balance written with assembly, without supply and event; a sum that wraps makes it less too',
    twin: { because: 'it writes notes' },
  }),
  ...trap('AZ: a box of delays without delay', 'BlindAZ8 Tansywold', {
    ...old,
    parts: [part('box', 'DelayBox', 'uint256,address', 0n, 'deployer')],
    ...made('address', 'box'),
    ...dressed,
    because: 'schedule and execute in one block, by one key',
    twin: {
      parts: [part('box', 'DelayBox', 'uint256,address', 172_800n, 'multisig')],
      also: ['E6'],
      because: 'two days, and two of three',
    },
  }),
  ...trap('AZ: a whole prospers by what its owner says, for him', 'BlindAZ9 Ibisling', {
    ...grown,
    ...printed,
    twin: { also: ['E6'], because: 'a fiftieth each year' },
  }),
]

const anything = ['E1', 'E3', 'E4', 'E5', 'E6', 'E9'] as const
const replaced: readonly Case[] = [
  ...trap('AZ: its owner is gone, the steward of its code is not', 'BlindAZ10 HuskProxy', {
    ...grown,
    ...gone,
    parts: [part('logic', 'HuskLogic')],
    ...made('address,bytes', 'logic', data('begin(address)', 'deployer')),
    effects: ['E7 reachable'],
    also: anything,
    levels: grave,
    because: 'who upgrades stands in a hashed slot',
    twin: { because: 'only the owner did, and is gone' },
  }),
  ...trap('AZ: a tower changes the bell', 'BlindAZ10 BellProxy', {
    ...grown,
    parts: [part('logic', 'BellLogic'), part('tower', 'BellTower', 'address,address', 'logic', 'deployer')],
    ...made('address,bytes', 'tower', data('ring(address)', 'deployer')),
    effects: ['E7 reachable'],
    also: anything,
    levels: partly,
    twin: { end: hands('tower', 'timelock'), also: ['E7', 'E3', 'E4', 'E5', 'E6'], because: 'the tower belongs to the timelock' },
  }),
  ...trap('AZ: a mechanic fits gears', 'BlindAZ10 Cogsworth', {
    effects: ['E7 reachable'],
    also: anything,
    levels: grave,
    because: 'a gear runs on the storage of the coin, and nobody owns it',
    twin: { because: 'in the first hour only' },
  }),
]

const markets: readonly Case[] = [
  ...trap('AZ: boxes are relocated before their time', 'BlindAZ11 Sorrelcoat', {
    parts: [part('room', 'Strongroom')],
    lp: all(allow('pair', 'room'), tell('room', 'store(address,uint256)', 'pair', later(600))),
    ...removable,
    twin: { also: ['E8'], because: 'after it only' },
  }),
  ...trap('AZ: a coin holds its own pool, and its owner recovers coins', 'BlindAZ11 Nightjarry', {
    ...fresh,
    lp: all(allow('pair', 'token'), tell('token', 'embrace(address)', 'pair')),
    ...removable,
    twin: { also: ['E8'], because: 'but not those of the pool' },
  }),
]

const market = (name: string) => ({ open: tell('token', name, 'pair') })
const unopened = { buyers: 0, sellers: 0, levels: ['LOW', 'MEDIUM', 'HIGH'] } as const
/** As honest ones begin. */
const launches: readonly Case[] = [
  benign('AZ: thirty seconds between a purchase and a sale', 'BlindAZ12 Larkspurl', {
    ...fresh,
    ...market('setPool(address)'),
    also: ['E1'],
  }),
  benign('AZ: limits in the first twenty blocks', 'BlindAZ12 Coltsfoot', { ...fresh, ...market('launch(address)') }),
  benign('AZ: a fee of two at most', 'BlindAZ12 Tidepaw', {
    ...market('setPool(address)'),
    also: ['E4'],
    taxes: { buy: 2, sell: 2 },
  }),
  benign('AZ: its owner has not opened it', 'BlindAZ12 Almandine', {
    age: 'newborn',
    ...market('setPool(address)'),
    ...unopened,
    also: ['E1'],
    because: 'nobody can buy, so nobody is caught',
  }),
  benign('AZ: its doors open tomorrow', 'BlindAZ12 Jessamyne', {
    age: 'newborn',
    ...made('uint256', later(1)),
    ...unopened,
    also: ['E1'],
    because: 'by itself, at a time that is written down',
  }),
  benign('AZ: limits were lifted, the owner is gone', 'BlindAZ13 Bramblefox', {
    ...market('setAmm(address)'),
    shut: tell('token', 'liftLimits()'),
    ...gone,
  }),
  benign('AZ: one trade a block, and a largest wallet', 'BlindAZ13 Pondwhistle', {
    ...fresh,
    ...market('setAmm(address)'),
    ...gone,
    also: ['E1'],
  }),
  benign('AZ: twenty in the first minutes, one after an hour', 'BlindAZ13 Hazelmere', {
    ...fresh,
    ...market('setAmm(address)'),
    ...gone,
    also: ['E4'],
    taxes: { buy: 1, sell: 1 },
  }),
  benign('AZ: a largest trade that only rises', 'BlindAZ13 Quaywright', { ...market('setAmm(address)'), also: ['E1'] }),
  benign('AZ: snipers were marked in five minutes', 'BlindAZ13 Sedgewarbler', { ...market('start(address)'), also: ['E3'] }),
]

export const powersAZ: readonly Case[] = [...seizures, ...mints, ...replaced, ...markets, ...launches]
