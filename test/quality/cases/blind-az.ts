import { type Case, trap } from '../case.ts'
import { closable, closed, closing, deadly, fresh, grave, partly } from './blind-al-lives.ts'
import { lateAZ } from './blind-az-late.ts'
import { powersAZ } from './blind-az-powers.ts'
import { cloneOf, data, grown, made, part, people, tell, units } from './blind-f-lives.ts'

/** Who buys today does not get out, or leaves most of it. */
const shutNow: readonly Case[] = [
  ...trap('AZ: what came out of the pool never settles', 'BlindAZ1 Quillfern', {
    ...fresh,
    ...closed,
    because: 'coins that the pool gave are marked, and marked ones do not return to it',
    twin: { because: 'they settle with the next block' },
  }),
  ...trap('AZ: a third rule asks how long one is a partner', 'BlindAZ1 Marejada', {
    ...grown,
    parts: [part('motor', 'MotorReglas', 'address[]', ['deployer', 'stranger'])],
    ...made('address', 'motor'),
    ...closed,
    because: 'partners stand in the constructor of the engine, nobody is added',
    twin: { because: 'the third rule is not there' },
  }),
  ...trap('AZ: the levy rises by five each day', 'BlindAZ1 Ambervane', {
    effects: ['E4 now'],
    also: ['E1', 'E9'],
    levels: grave,
    taxes: { buy: 0, sell: 90 },
    twin: { also: ['E4'], taxes: { buy: 0, sell: 3 }, because: 'four on the first day, then three' },
  }),
  ...trap('AZ: a tracker of dividends settles with the pool', 'BlindAZ1 Dovecote', {
    ...grown,
    parts: [part('tracker', 'DoveTracker')],
    ...made('address', 'tracker'),
    before: tell('tracker', 'bind(address)', 'token'),
    effects: ['E4 now'],
    also: ['E1', 'E5', 'E9'],
    levels: grave,
    taxes: { buy: 0, sell: 62 },
    because: 'what it settles has just been paid by the seller',
    twin: { also: ['E4', 'E5'], taxes: { buy: 0, sell: 3 } },
  }),
  ...trap('AZ: who holds little pays eighty', 'BlindAZ2 Thistlewick', {
    effects: ['E4 now'],
    also: ['E1', 'E9'],
    levels: grave,
    taxes: { buy: 0, sell: 80 },
    because: 'a tenth of the supply costs more than anybody brings',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 4 } },
  }),
  ...trap('AZ: two chapters of the almanac are open', 'BlindAZ2 Perigord', {
    ...closing,
    because: 'after six weeks one may sell nothing of a hundred',
    twin: { because: 'then all' },
  }),
  ...trap('AZ: a largest sale of ten coins of a thousand million', 'BlindAZ2 Lodestar', {
    ...fresh,
    ...closed,
    because: 'that is less than the gas of the sale',
    twin: { also: ['E1'], because: 'a hundredth of the supply' },
  }),
  ...trap('AZ: no sale until the pool holds six hundred ether', 'BlindAZ2 Brackwater', {
    ...grown,
    ...closed,
    because: 'it holds sixty',
    twin: { because: 'a twentieth of one ether' },
  }),
  ...trap('AZ: twenty-four sales, then none', 'BlindAZ3 Copperknot', {
    ...fresh,
    ...closing,
    because: 'each sale of anybody is counted in a hashed slot',
  }),
  ...trap('AZ: who sends to a contract needs an implementer that only its maker enters', 'BlindAZ3 Heronsgate', {
    ...grown,
    ...closed,
    also: ['E3', 'E9'],
    because: 'the router calls for the hook of the seller, who has none',
    twin: { because: 'a hook is one of the holder, if he wants one' },
  }),
  ...trap('AZ: a haircut that is gone in ten years', 'BlindAZ3 Glasswort', {
    open: tell('token', 'setBay(address)', 'pair'),
    effects: ['E4 now'],
    also: ['E1', 'E9'],
    levels: grave,
    taxes: { buy: 0, sell: 70 },
    twin: { also: ['E4'], taxes: { buy: 0, sell: 6 }, because: 'six, gone in a day' },
  }),
  ...trap('AZ: a cup of a kiln goes to the pool for those who stand well', 'BlindAZ4 KilnCup', {
    ...fresh,
    parts: [part('kiln', 'Kiln'), part('target', 'KilnCup')],
    code: cloneOf('target'),
    before: tell('token', 'initialize(string,string,uint256,address)', 'Stonecup', 'SCUP', units(12_000_000), 'kiln'),
    effects: ['E1 now'],
    also: ['E3', 'E9'],
    levels: deadly,
    because: 'the master of the kiln vouches for whom he likes',
  }),
]

/** Exits that somebody has in his hand. */
const gates: readonly Case[] = [
  ...trap('AZ: bits of one word', 'BlindAZ4 Nettlecap', {
    ...grown,
    ...closable,
    because: 'the third bit behind the address of its operator stops all, and nobody owns it',
    twin: { because: 'bits that nothing reads' },
  }),
  ...trap('AZ: a watchman calms the house for as long as he likes', 'BlindAZ4 Soleilune', {
    ...made('address', 'stranger'),
    ...closable,
    twin: { also: ['E3'], because: 'ten minutes, once in thirty days' },
  }),
  ...trap('AZ: one signature of one sets the condition of anybody', 'BlindAZ3 Larkmeadow', {
    ...grown,
    parts: [part('board', 'Signatarios', 'address[],uint256', ['deployer'], 1n)],
    ...made('address', 'board'),
    ...closable,
    levels: partly,
    twin: {
      parts: [part('board', 'Signatarios', 'address[],uint256', people(0, 5), 3n)],
      also: ['E3'],
      because: 'three of five',
    },
  }),
  ...trap('AZ: an editor appends to a book of rules', 'BlindAZ8 Plinthaven', {
    ...grown,
    parts: [part('first', 'NoSelfRule'), part('book', 'RuleBook', 'address', 'first')],
    ...made('address', 'book'),
    ...closable,
    also: ['E1', 'E4', 'E5', 'E6', 'E7', 'E9'],
    because: 'a rule that lets nothing pass, or that is no contract, stops all',
    twin: { because: 'it was printed an hour after it was made' },
  }),
  ...trap('AZ: a sexton rings when the market opens and closes', 'BlindAZ8 Vesperine', {
    open: tell('token', 'setNave(address)', 'pair'),
    ...closable,
    because: 'from nought to nought is never, and nobody owns it',
    twin: { also: ['E3'], because: 'the day can only become longer, and has its twenty-four hours' },
  }),
  ...trap('AZ: the wallet of most holds for the pool too', 'BlindAZ5 Junipero', {
    open: tell('token', 'setRoomy(address,bool)', 'pair', true),
    ...closable,
    because: 'with setRoomy(pair, false) and a hundredth as the largest wallet the pool is full',
    twin: { also: ['E3'], because: 'the pool stays roomy' },
  }),
  ...trap('AZ: a moot with one seat sets the quota of the day', 'BlindAZ8 Thornmoot', {
    ...grown,
    parts: [part('hall', 'MootSeats', 'address[]', ['deployer']), part('moot', 'Moot', 'address', 'hall')],
    ...made('address', 'moot'),
    open: tell('token', 'setMart(address)', 'pair'),
    ...closable,
    because: 'move, aye and enact by the same key in a minute',
    twin: { parts: [], ...made('address', 'timelock'), also: ['E3'], because: 'the timelock sets it' },
  }),
  ...trap('AZ: a note about an address, by whom a note is about', 'BlindAZ11 Mossgather', {
    ...grown,
    ...made('address', 'timelock'),
    ...closable,
    because: 'its owner is a timelock, and its maker notes two about the pool',
    twin: { also: ['E3'], because: 'the timelock notes' },
  }),
]

/** Fees that somebody has in his hand. */
const fees: readonly Case[] = [
  ...trap('AZ: five of five is five at most', 'BlindAZ5 Fennimore', {
    open: tell('token', 'setVenue(address)', 'pair'),
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: { buy: 2, sell: 2 },
    twin: { also: ['E4'], taxes: { buy: 2, sell: 2 }, because: 'of a hundred' },
  }),
  ...trap('AZ: a reporter of the weather tells the fee', 'BlindAZ9 Gannetry', {
    ...grown,
    parts: [part('sky', 'WeatherFeed')],
    ...made('address', 'sky'),
    open: tell('token', 'setCliff(address)', 'pair'),
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: { buy: 0, sell: 1 },
    twin: { also: ['E4'], taxes: { buy: 0, sell: 1 }, because: 'four of a hundred at most' },
  }),
  ...trap('AZ: a batch of its chief marks anybody with a fee of ninety-nine', 'BlindAZ9 Harrowgate', {
    open: tell('token', 'lote(bytes[])', [data('fijarPlaza(address)', 'pair')]),
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: partly,
    taxes: { buy: 0, sell: 0 },
    because: 'only the coin itself may call marcar, and lote calls it; one account at a time',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 0 }, because: 'four at most' },
  }),
]

export const blindAZ: readonly Case[] = [...shutNow, ...gates, ...fees, ...powersAZ, ...lateAZ]
