import { addresses } from '../../support/chain/ethereum.ts'
import { benign, type Case } from '../case.ts'
import { bought, by, each, maybe, six, word } from './blind-at-lives.ts'
import { all, allow, coming, grown, later, made, old, part, people, person, tell, units } from './blind-f-lives.ts'

const { router, weth } = addresses
const hemp = part('hemp', 'HempCoin')

/** Curves, pegs and what is earned. */
const earned: readonly Case[] = [
  benign('AT: a curve whose reserve takes all back', 'BlindAT4 Kestrelwing', {
    ...old,
    before: tell('token', 'buyFromCurve(uint256) 520', units(1_000_000)),
    ether: 790,
    shut: all(
      by(4, tell('token', 'buyFromCurve(uint256) 4', units(1_000))),
      bought(0, tell('token', 'sellToCurve(uint256,uint256)', units(10), 0n)),
    ),
  }),
  benign('AT: one to one with a note, the keeper sets a toll', 'BlindAT4 Larkin', {
    ...grown,
    ...six,
    parts: [hemp, part('peg', 'LarkinPeg', 'address,address,address,address', coming(2), 'hemp', 'multisig', 'deployer')],
    ...made('address', 'peg'),
    before: all(allow('hemp', 'peg'), tell('peg', 'swapIn(uint256)', units(6_000_000))),
    shut: all(by(4, allow('token', 'peg'), tell('peg', 'swapOut(uint256)', units(800))), tell('peg', 'setTolls(uint16,uint16)', 5n, 20n)),
    because: 'a hundredth at most',
  }),
  benign('AT: half a percent and some ether feed a furnace', 'BlindAT4 Emberlyn', {
    ...grown,
    also: ['E4'],
    parts: [part('furnace', 'EmberFurnace', 'address,address,address', router, weth, coming(1))],
    ...made('address', 'furnace'),
    taxes: { buy: 0.5, sell: 0.5, transfer: 0.5 },
    spread: 'direct',
    shut: all(
      ({ deployer, parts }) => [{ from: deployer, to: parts['furnace'] ?? '', data: '0x', value: 10n ** 18n }],
      by(3, tell('furnace', 'stoke()')),
    ),
  }),
  benign('AT: a bar that grows with what others leave', 'BlindAT4 HempBar', {
    ...old,
    parts: [hemp],
    ...made('address', 'hemp'),
    before: all(allow('hemp', 'token'), tell('token', 'enter(uint256)', units(5_000_000))),
    shut: all(tell('hemp', 'transfer(address,uint256)', 'token', units(60_000)), by(3, tell('token', 'leave(uint256)', units(700)))),
  }),
  benign('AT: gifts with a term, for who asks', 'BlindAT4 Orrisroot', {
    ...grown,
    open: all(
      by(5, tell('token', 'await_(address)', 'deployer')),
      tell('token', 'giveWithTerm(address,uint128,uint64)', person(5), units(40_000), 31_536_000n),
    ),
    because: 'binds only what somebody asked to be given',
  }),
  benign('AT: an escrowed coin ripens within half a year', 'BlindAT4 Sorrel', {
    ...old,
    ...six,
    parts: [part('escrow', 'EscrowedSorrel', 'address', coming(1))],
    ...made('address', 'escrow'),
    open: all(allow('token', 'escrow'), tell('escrow', 'stake(uint256)', units(4_000))),
    shut: all(tell('escrow', 'stake(uint256)', 0n), tell('escrow', 'ripen(uint256)', units(20)), tell('escrow', 'pick()')),
    because: 'two percent a year in all',
  }),
  benign('AT: signed payments and many at once', 'BlindAT4 Tessellum', {
    ...old,
    shut: by(3, tell('token', 'batchTransfer(address[],uint256[])', people(5, 8), [units(1, 6), units(2, 6), units(3, 6)])),
  }),
  benign('AT: a guild votes on what its works cost', 'BlindAT4 Guildmark', {
    ...old,
    ...six,
    ...made('address[]', people(0, 7)),
    before: all(
      by(0, tell('token', 'move(address,uint128)', person(9), units(30_000))),
      each(5, () => tell('token', 'aye(uint256)', 0n)),
    ),
    end: by(12, tell('token', 'carry(uint256)', 0n)),
    because: 'four of seven, two percent a year',
  }),
  benign('AT: an auction that falls, of what was set aside', 'BlindAT4 Fennelight', {
    ...grown,
    parts: [part('auction', 'FennelAuction', 'address', 'multisig')],
    ...made('address', 'auction'),
    shut: by(3, tell('auction', 'bid(address) 1', 'token')),
  }),
]

const ware = word(0xb0)
/** Of a street, a lake and a valley. */
const valley: readonly Case[] = [
  benign('AT: share of ether that is lent, in an old tongue', 'BlindAT5 CoppiceShare', {
    ...old,
    before: tell('token', 'mint() 500'),
    ether: 400,
    shut: all(
      by(3, tell('token', 'mint() 10')),
      by(3, tell('token', 'borrow(uint256,uint256)', units(200), units(1))),
      by(3, tell('token', 'redeem(uint256)', units(20))),
    ),
  }),
  benign('AT: points of a street out of what its board set aside', 'BlindAT5 Strassenpunkte', {
    ...grown,
    ...six,
    ...made('address', 'multisig'),
    shut: all(
      by(2, tell('token', 'bewerben()'), tell('token', 'gutschreiben(address,uint256)', person(3), units(2))),
      by(3, tell('token', 'einloesen(bytes32,uint256)', ware, units(1))),
    ),
    because: 'two percent of the supply, for ever',
  }),
  benign('AT: tickets of an open air stage', 'BlindAT5 Abendkarte', {
    ...grown,
    ...made('uint256', later(50)),
    shut: all(
      ({ deployer, token }) => [{ from: deployer, to: token, data: '0x', value: 10n ** 19n }],
      by(3, tell('token', 'eintreten(uint256)', 2n)),
    ),
  }),
  benign('AT: certificates that a registry and two of three issue', 'BlindAT5 Torfschein', {
    ...old,
    ...six,
    parts: [part('register', 'TorfRegister', 'address,address,address[]', coming(1), 'multisig', people(0, 3))],
    ...made('address', 'register'),
    shut: all(
      each(2, () => tell('register', 'bestaetige(bytes32,uint16,uint256)', ware, 2025n, units(900))),
      by(4, tell('token', 'stilllegen(uint256,string)', units(3), 'a flight')),
    ),
    because: 'two of three of the registry, and two of three surveyors',
  }),
  benign('AT: grams of a vault whose board holds for a court', 'BlindAT5 Goldgramm', {
    ...old,
    also: ['E3', 'E6'],
    ...made('address', 'multisig'),
    shut: by(4, tell('token', 'auslagern(uint256)', 1n)),
    because: 'two of three',
  }),
  benign('AT: a mill shares what it earns', 'BlindAT5 Muehlanteil', {
    ...old,
    shut: all(({ deployer, token }) => [{ from: deployer, to: token, data: '0x', value: 10n ** 19n }], by(3, tell('token', 'beziehen()'))),
  }),
  benign('AT: what lies idle shrinks by five percent a year', 'BlindAT5 Talgulden', {
    ...grown,
    also: ['E1', 'E5'],
    ...made('address', 'multisig'),
    spread: 'none',
    shut: all(
      ...Array.from({ length: 25 }, (_, index) => tell('token', 'transfer(address,uint256)', person(index), units(19_500))),
      by(3, tell('token', 'transfer(address,uint256)', person(4), units(10))),
    ),
    because: 'for the common chest, as all of it know; the pool is spared; what one had a block before is a little more than one has',
  }),
  benign('AT: names for a year, paid in quills', 'BlindAT5 Federkiel', {
    ...old,
    parts: [part('rolle', 'Namenrolle', 'address,address', coming(1), 'multisig')],
    shut: by(3, allow('token', 'rolle'), maybe(tell('rolle', 'eintragen(bytes32,uint256)', ware, 2n))),
  }),
]

export const blindATStreet: readonly Case[] = [...earned, ...valley]
