import { type Case, trap } from '../case.ts'
import { closable, grave, ofCoin, partly, pool, printed, taken } from './blind-al-lives.ts'
import { charged, code, day, flat, mild, nobody } from './blind-av-lives.ts'
import { data, grown, hands, made, old, part, tell, units } from './blind-f-lives.ts'

const word = (text: string) => `0x${Buffer.from(text).toString('hex').padEnd(64, '0')}`
const books = (name: string, symbol: string, count: number) =>
  data('setup(string,string,address,uint256)', name, symbol, 'deployer', units(count))

const logic: readonly Case[] = [
  ...trap('AV: a desk refits its proxy', 'BlindAV5 Kestrel', {
    ...grown,
    parts: [part('ledger', 'KestrelLedger'), part('desk', 'KestrelDesk')],
    ...made('address,address,bytes', 'ledger', 'desk', books('Kestrel', 'KSTR', 8_000_000)),
    ...code,
    levels: partly,
    because: 'refit by the owner of the desk',
    twin: { also: ['E3', 'E5', 'E6', 'E7'], end: hands('desk', 'timelock'), because: 'the desk is that of the timelock' },
  }),
  ...trap('AV: a roost where a family of coins reads its code', 'BlindAV5 Merlin', {
    ...old,
    parts: [part('ledger', 'KestrelLedger'), part('roost', 'MerlinRoost', 'address', 'ledger')],
    ...made('address,bytes', 'roost', books('Merlin', 'MRLN', 52_000_000)),
    ...code,
    levels: grave,
    because: 'stage, then commit, by somebody that nothing names',
    twin: { end: tell('roost', 'settle()'), because: 'nobody stages any more' },
  }),
  ...trap('AV: a diamond is cut by whom a registrar enrols', 'BlindAV5 Osprey', {
    ...grown,
    parts: [part('coin', 'OspreyCoin'), part('cutter', 'OspreyCutter'), part('registrar', 'OspreyRegistrar')],
    ...made('address,bytes4[],address,address', 'coin', ofCoin, 'cutter', 'registrar'),
    ...code,
    levels: grave,
    because: 'enrol himself, then diamondCut',
    twin: { end: tell('registrar', 'close()'), because: 'nobody is enrolled, and nobody will be' },
  }),
  ...trap('AV: a plugin from a shelf runs on the storage of its coin', 'BlindAV6 Dunlin', {
    parts: [part('shelf', 'DunlinShelf'), part('counter', 'DunlinCounter')],
    ...made('address', 'shelf'),
    before: tell('shelf', 'place(uint256,address)', 1n, 'counter'),
    ...code,
    levels: grave,
    because: 'place another plugin',
    twin: { because: 'what was placed stays' },
  }),
]

const holders: readonly Case[] = [
  ...trap('AV: a seat in a book mends balances', 'BlindAV6 Petrel', {
    ...old,
    parts: [part('book', 'PetrelBook')],
    ...made('address', 'book'),
    effects: ['E5 reachable', 'E6 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    because: 'seat with the fifth bit, then adjust up or down',
    twin: { also: ['E5', 'E6'], end: tell('book', 'hand(address)', 'timelock'), because: 'seats are given by the timelock' },
  }),
  ...trap('AV: a module moves what anybody has', 'BlindAV6 Gannet', {
    ...grown,
    parts: [part('hub', 'GannetHub')],
    ...made('address', 'hub'),
    ...taken,
    because: 'enableModule himself, then execFromModule',
    twin: { end: tell('hub', 'freeze()'), because: 'there is no module, for ever' },
  }),
  ...trap('AV: a vault values all shares at nothing', 'BlindAV7 Azafran', {
    ...old,
    parts: [part('vault', 'BovedaAzafran')],
    ...made('address', 'vault'),
    ...taken,
    also: ['E3', 'E4', 'E6', 'E9'],
    because: 'valorar with any index, and all have a millionth',
    twin: { also: ['E6'], because: 'up by a thousandth a day' },
  }),
  ...trap('AV: a counter takes back what was paid by mistake', 'BlindAV8 Teasel', {
    parts: [part('counter', 'TeaselCounter')],
    ...made('address', 'counter'),
    ...taken,
    because: 'amend takes from whom its clerk likes',
    twin: { also: ['E5'], because: 'from those who approved only' },
  }),
  ...trap('AV: a house charges anybody, then auctions what he has', 'BlindAV8 Yarrow', {
    ...grown,
    parts: [part('house', 'YarrowHouse')],
    ...made('address', 'house'),
    before: tell('house', 'bind(address)', 'token'),
    ...taken,
    because: 'charge, then auction',
    twin: { because: 'its warden charges himself only' },
  }),
  ...trap('AV: a zap has leave of everybody who comes', 'BlindAV9 Clover', {
    ...grown,
    parts: [part('zap', 'CloverZap')],
    ...made('address', 'zap'),
    ...taken,
    because: 'run transferFrom of the token',
    twin: { also: ['E5'], because: 'it runs anything but that' },
  }),
]

const gates: readonly Case[] = [
  ...trap('AV: a clone that can be initialised anew', 'BlindAV6 Avocet', {
    ...grown,
    parts: [part('form', 'AvocetSluice'), part('mill', 'AvocetMill', 'address', 'form')],
    ...made('address', 'mill'),
    ...closable,
    because: 'initialize with a higher version, then drain',
    twin: { because: 'there is no higher version' },
  }),
  ...trap('AV: a ring takes another bead', 'BlindAV6 Whimbrel', {
    parts: [part('ring', 'WhimbrelRing'), part('measure', 'WhimbrelMeasure')],
    ...made('address', 'ring'),
    ...closable,
    because: 'string a measure, then gauge it to nothing',
    twin: { end: tell('ring', 'finish()'), because: 'the ring is empty for ever' },
  }),
  ...trap('AV: a price in dollars is the most that can be sold', 'BlindAV7 NuezMoscada', {
    ...grown,
    parts: [part('source', 'FuenteNuez')],
    ...made('address', 'source'),
    open: pool,
    ...closable,
    because: 'anotar nought, or much, and nothing can be sold',
    twin: { also: ['E1', 'E3'], because: 'a hundredth of the supply at least' },
  }),
  ...trap('AV: compliance takes another rule', 'BlindAV8 Comfrey', {
    ...old,
    parts: [part('compliance', 'ComfreyCompliance'), part('volume', 'ComfreyVolume', 'address', 'deployer')],
    ...made('address', 'compliance'),
    ...closable,
    because: 'addModule, then setDay of one unit',
    twin: { also: ['E3'], end: hands('compliance', 'timelock'), because: 'rules are added by the timelock' },
  }),
  ...trap('AV: spells that need not wait', 'BlindAV8 Mallow', {
    ...grown,
    parts: [part('pause', 'MallowPause', 'address,uint256', 'deployer', 0n), part('spell', 'MallowSpell')],
    ...made('address', 'pause'),
    ...closable,
    because: 'plot and exec a spell that files a line of nothing',
    twin: {
      parts: [part('pause', 'MallowPause', 'address,uint256', 'multisig', 3n * day), part('spell', 'MallowSpell')],
      also: ['E1', 'E3'],
      because: 'three days, and two of three',
    },
  }),
  ...trap('AV: an index names the judge of transfers', 'BlindAV9 Vetch', {
    ...old,
    parts: [part('index', 'VetchIndex'), part('verdict', 'VetchVerdict')],
    ...made('address', 'index'),
    before: tell('index', 'write(bytes32,address)', word('verdict'), 'verdict'),
    ...closable,
    because: 'write any other address, one without code too',
    twin: { end: tell('index', 'carve(bytes32)', word('verdict')), because: 'carved in stone' },
  }),
]

const fees: readonly Case[] = [
  ...trap('AV: a hook skims what has been transferred', 'BlindAV6 Curlew', {
    parts: [part('hook', 'CurlewAfter')],
    ...made('address', 'hook'),
    ...charged,
    ...flat(0),
    because: 'write a table and the pool keeps nothing',
    twin: { ...mild, ...flat(0), because: 'a fiftieth at most' },
  }),
  ...trap('AV: who has the key, opens the door to the fee', 'BlindAV7 Comino', {
    ...grown,
    parts: [part('keys', 'LlavesComino'), part('door', 'PuertaComino', 'address', 'keys')],
    ...made('address', 'door'),
    open: pool,
    ...charged,
    ...flat(2, 2),
    because: 'execute fijar of all',
    twin: {
      ...flat(2, 2),
      end: tell('keys', 'transferFrom(address,address,uint256)', 'deployer', nobody, 1n),
      because: 'the key is burnt',
    },
  }),
  ...trap('AV: what a class of people pays', 'BlindAV7 Anis', {
    ...grown,
    parts: [part('classes', 'ClasesAnis')],
    ...made('address', 'classes'),
    ...charged,
    taxes: { buy: 1, sell: 1, transfer: 1 },
    because: 'pagar of the class that all are in',
    twin: { ...mild, taxes: { buy: 1, sell: 1, transfer: 1 }, because: 'three of a hundred at most' },
  }),
  ...trap('AV: whoever is on duty sets the till', 'BlindAV9 Sainfoin', {
    parts: [part('rota', 'SainfoinRota'), part('till', 'SainfoinTill', 'address', 'rota')],
    ...made('address', 'till'),
    open: pool,
    ...charged,
    ...flat(1.17),
    because: 'next himself, then set',
    twin: { ...mild, ...flat(1.17), because: 'four of a hundred at most' },
  }),
]

const coined: readonly Case[] = [
  ...trap('AV: who commands whom who coins', 'BlindAV7 Hinojo', {
    ...old,
    parts: [part('house', 'CasaHinojo')],
    ...made('address', 'house'),
    before: tell('house', 'enlazar(address)', 'token'),
    ...printed,
    because: 'configureController, configureMinter, mint',
    twin: { also: ['E6'], end: hands('house', 'timelock'), because: 'the house is that of the timelock' },
  }),
  ...trap('AV: a bridge believes whom its steward names', 'BlindAV8 Bramble', {
    ...grown,
    parts: [part('messenger', 'BrambleMessenger'), part('bridge', 'BrambleBridge', 'address', 'messenger')],
    ...made('address', 'bridge'),
    before: tell('bridge', 'setPeer(address,address)', 'timelock', 'token'),
    ...printed,
    because: 'setPeer to himself, then deliver',
    twin: { also: ['E6'], end: tell('bridge', 'retire()'), because: 'the timelock stays its peer' },
  }),
]

export const blindAVmore: readonly Case[] = [...logic, ...holders, ...gates, ...fees, ...coined]
