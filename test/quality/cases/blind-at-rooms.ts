import { benign, type Case } from '../case.ts'
import { by, six } from './blind-at-lives.ts'
import { all, allow, coming, data, grown, made, old, part, people, person, tell, units } from './blind-f-lives.ts'

export const blindATRooms: readonly Case[] = [
  benign('AT: words under hashes, by hand', 'BlindAT8 Quernstone', old),
  benign('AT: two facets for ever', 'BlindAT8 Osier', {
    ...old,
    parts: [part('money', 'OsierMoney'), part('window', 'OsierWindow')],
    ...made('address,address', 'money', 'window'),
  }),
  benign('AT: a step of the code is shown for a week', 'BlindAT8 Fernhill', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('logic', 'FernhillLogic')],
    ...made('address,address,address[],bytes', 'logic', 'multisig', people(0, 3), data('start(address)', 'deployer')),
    because: 'two of three, seven days, and any of three others can say no',
  }),
  benign('AT: the owner steps a fee, two percent at most', 'BlindAT8 Marram', {
    ...grown,
    also: ['E4'],
    ...made('address', 'multisig'),
    taxes: { buy: 1, sell: 1 },
    open: tell('token', 'setMarket(address)', 'pair'),
  }),
  benign('AT: a pot and tickets', 'BlindAT8 Luckybeck', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 1, sell: 0 },
    open: tell('token', 'pairWith(address)', 'pair'),
    shut: by(3, tell('token', 'ticket()'), tell('token', 'ticket()')),
  }),
  benign('AT: two percent each in the first hour, long ago', 'BlindAT8 Tansybell'),
  benign('AT: wages by the second', 'BlindAT8 Rivulet', {
    ...old,
    parts: [part('streams', 'RivuletStreams')],
    shut: by(
      3,
      allow('token', 'streams'),
      tell('streams', 'open(address,address,uint256,uint256)', 'token', person(4), units(864), 864_000n),
    ),
    end: tell('streams', 'draw(uint256)', 0n),
  }),
  benign('AT: lends itself within a transaction', 'BlindAT8 Gambrel', old),
  benign('AT: savings at a rate of five percent at most', 'BlindAT8 Butterbur', {
    ...grown,
    ...six,
    parts: [part('savings', 'ButterburSavings', 'address,address', coming(1), 'multisig')],
    ...made('address', 'savings'),
    open: all(allow('token', 'savings'), tell('savings', 'save(uint256)', units(90_000))),
    shut: tell('savings', 'drip()'),
    because: 'a rate of several, bounded',
  }),
  benign('AT: an ecu in deposit, its council freezes, its court erases', 'BlindAT9 EcuDuLac', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    ...made('address,address', 'multisig', 'timelock'),
    shut: by(3, tell('token', 'rembourser(uint256)', units(50, 6))),
    because: 'two of three; and two days to erase',
  }),
  benign('AT: a drop each day from a fountain', 'BlindAT9 Fontaine', {
    ...grown,
    ...six,
    shut: all(by(3, tell('token', 'boire()')), by(4, tell('token', 'boire()'))),
    because: 'a hundred and fifty a day in all, which is 1.5 percent a year',
  }),
  benign('AT: miles that counters give out of a budget', 'BlindAT9 MilesAlizes', {
    ...grown,
    ...six,
    open: all(tell('token', 'ouvrir(address,bool)', person(6), true)),
    shut: all(
      by(6, tell('token', 'crediter(address,uint256)', person(7), units(900))),
      by(7, tell('token', 'voyager(bytes3,uint256)', '0x474e56', units(300))),
    ),
    because: 'one owner, two percent a year in all',
  }),
]
