import { benign, type Case } from '../case.ts'
import { ofCoin, selectors } from './blind-al-lives.ts'
import { may, taxes } from './blind-bj-lives.ts'
import { all, allow, coming, data, each, grown, made, old, part, people, person, renounced, tell, units } from './blind-f-lives.ts'

const anything = `0x${'3b'.repeat(32)}`
const wheat = part('wheat', 'Wheat', 'string,string', 'Wheat', 'WHT')

const rewarded: readonly Case[] = [
  benign('BT: a paddock pays by the second from a budget', 'BlindBT6 MeadowToken', {
    ...old,
    ...may('E6'),
    parts: [part('paddock', 'Paddock', 'address,address', coming(1), 'multisig')],
    ...made('address', 'paddock'),
    shut: all(
      each(0, 9, 'token', 'approve(address,uint256)', 'paddock', units(9_000)),
      each(0, 9, 'paddock', 'deposit(uint256)', units(900)),
    ),
    because: 'three percent a year at most for stakers, and no more than six million in all',
  }),
  benign('BT: gleaners claim what was laid aside', 'BlindBT6 GleanerToken', {
    ...grown,
    ...taxes(0, 0),
    ...made('bytes32,address', anything, 'multisig'),
    because: 'what is claimed was there from the start, and the rest goes to two of three after a year',
  }),
  benign('BT: currants ripen for half a year', 'BlindBT6 CurrantToken', {
    ...old,
    ...may('E6'),
    parts: [part('escrow', 'EscrowedCurrant', 'address,address', coming(1), 'multisig')],
    ...made('address', 'escrow'),
    shut: all(
      each(0, 6, 'token', 'approve(address,uint256)', 'escrow', units(900)),
      each(0, 6, 'escrow', 'escrow(address,uint256)', person(1), units(900)),
    ),
    because: 'no more is made than was burnt into the escrow before',
  }),
  benign('BT: seats for a season', 'BlindBT6 SeasonToken', {
    ...old,
    ...taxes(0, 0),
    shut: each(4, 9, 'token', 'sit(uint256)', units(2_000)),
    because: 'each takes his own seat, and gets it back with a share of what others gave',
  }),
]

const lent: readonly Case[] = [
  benign('BT: wheat lent, and its receipt grows', 'BlindBT7 GrowingWheat', {
    ...old,
    ...may('E6'),
    parts: [wheat, part('pool', 'WheatPool', 'address,address,address', 'wheat', coming(2), 'timelock')],
    ...made('address', 'pool'),
    before: all(allow('wheat', 'token'), tell('pool', 'supply(uint256)', units(8_000_000))),
    because: 'made for what is supplied and unmade when it is withdrawn, at a rate of ten percent at most',
  }),
  benign('BT: seized only of who owes too much', 'BlindBT7 MarketShare', {
    ...old,
    ...may('E3', 'E5', 'E6'),
    ether: 320,
    parts: [part('umpire', 'Umpire', 'address[],address', people(20, 25), coming(1))],
    ...made('address', 'umpire'),
    before: all(each(20, 25, 'umpire', 'report(uint256)', units(2, 16)), tell('token', 'mint() 400')),
    because: 'who has borrowed nothing can lose nothing, and the price is the middle of five reports',
  }),
  benign('BT: a sickle vault with a strategy', 'BlindBT7 SickleVault', {
    ...old,
    ...may('E6'),
    parts: [wheat, part('strategy', 'SickleStrategy', 'address,address', 'wheat', coming(2))],
    ...made('address,address,address', 'wheat', 'strategy', 'timelock'),
    before: all(allow('wheat', 'token'), tell('token', 'deposit(uint256)', units(6_000_000)), tell('token', 'earn()')),
    because: 'what lies in it can go to a strategy that only gives it back, which is fixed',
  }),
  benign('BT: a basket of three elements', 'BlindBT8 TrefoilBasket', {
    ...old,
    ...may('E6'),
    parts: ['Copper', 'Barley', 'Amber'].map(name => part(name, 'Element', 'string,string,uint256', name, 'ELM', units(9_000_000))),
    ...made('address[3],uint256[3]', ['Copper', 'Barley', 'Amber'], [50n, 30n, 20n]),
    before: all(
      allow('Copper', 'token'),
      allow('Barley', 'token'),
      allow('Amber', 'token'),
      tell('token', 'assemble(uint256)', units(5_000_000)),
    ),
    because: 'made of its parts only, and whoever has it takes them out again',
  }),
  benign('BT: a note that stands on what is behind it', 'BlindBT8 LedgeNote', {
    ...old,
    ...may('E4', 'E6'),
    ether: 240,
    before: tell('token', 'buy() 300'),
    because: 'made for ether at what lies behind each, and sold back for it less one in a hundred',
  }),
  benign('BT: ether staked on a skerry, told by four of six', 'BlindBT8 SkerryEther', {
    ...old,
    ...may('E6'),
    ether: 240,
    parts: [part('reports', 'SkerryReports', 'address[],address', people(10, 16), coming(1))],
    ...made('address,address', 'reports', 'timelock'),
    before: tell('token', 'submit() 300'),
    shut: each(10, 14, 'reports', 'report(uint256,uint256)', 0n, units(300_003, 15)),
    because: 'four of six say what it is worth, a thousandth more a day at most',
  }),
  benign('BT: dollars out of chests of ether', 'BlindBT8 ChestDollar', {
    ...old,
    ...may('E6'),
    ether: 128,
    parts: [part('feed', 'FiveReporters', 'address[5],uint256', people(30, 35), units(2_500))],
    ...made('address', 'feed'),
    before: tell('token', 'draw(uint256) 300', units(400_000)),
    because: 'each dollar has ether of half as much again behind it, and nobody owns it',
  }),
]

const launched: readonly Case[] = [
  benign('BT: paprika, three each way and five at most', 'BlindBT9 PaprikaToken', {
    ...grown,
    ...may('E4'),
    ...taxes(3, 3),
    because: 'the owner can raise each fee to five and change a wallet that cannot refuse',
  }),
  benign('BT: limits of a nutshell that only widen', 'BlindBT9 NutshellToken', {
    ...grown,
    ...taxes(0, 0),
    shut: tell('token', 'removeLimits()'),
    because: 'limits concern buys alone, and are lifted for good',
  }),
  benign('BT: limits still there, its owner has left', 'BlindBT9 NutshellToken', {
    ...taxes(0, 0),
    age: 'fresh',
    end: renounced,
    because: 'a limit of a fiftieth concerns buys alone, and nobody can narrow it',
  }),
  benign('BT: starlings were calm for three blocks', 'BlindBT9 StarlingToken', {
    ...taxes(0, 0),
    open: tell('token', 'openTrading()'),
    end: renounced,
    because: 'trading is open for good, and who bought in its first blocks waited for a minute',
  }),
  benign('BT: embers buy back and burn', 'BlindBT9 EmberToken', {
    ...grown,
    ...taxes(0, 2),
    end: renounced,
    because: 'two of a hundred of a sale, fixed, buy back what is burnt',
  }),
  benign('BT: a wellspring deepens its own pool', 'BlindBT9 WellspringToken', {
    ...grown,
    ...taxes(3, 3),
    end: renounced,
    because: 'three of a hundred, fixed, go into the pool for good',
  }),
  benign('BT: ripples of a puddle, five at most', 'BlindBT10 PuddleToken', {
    ...grown,
    ...may('E4'),
    ...taxes(2, 0.44, 2),
    because: 'what a transfer costs is shared by holders, the pool among them, and the owner can raise it to five',
  }),
]

const meta: readonly Case[] = [
  benign('BT: an almanac of balances', 'BlindBT10 AlmanacToken', { ...old, ...taxes(0, 0), because: 'snapshots only write down what was' }),
  benign('BT: a satchel whose messenger asks for a signature', 'BlindBT11 SatchelToken', {
    ...grown,
    ...taxes(0, 0),
    parts: [part('messenger', 'Messenger')],
    ...made('address', 'messenger'),
    because: 'the forwarder is fixed and speaks for nobody who has not signed',
  }),
  benign('BT: a courier by permit, signature and callback', 'BlindBT11 CourierToken', {
    ...grown,
    ...taxes(0, 0),
    because: 'each signs for himself only, and nobody owns it',
  }),
  benign('BT: lent for a glimpse to whoever calls', 'BlindBT11 GlimpseToken', {
    ...grown,
    ...taxes(0, 0),
    because: 'what is lent is burnt in the same call, with a fee of the borrower',
  }),
  benign('BT: a lodge that announces its code two weeks before', 'BlindBT11 LodgeProxy', {
    ...old,
    ...may('E3', 'E4', 'E5', 'E6', 'E7'),
    parts: [part('code', 'LodgeToken')],
    ...made('address,bytes', 'code', data('initialize(address,address)', 'multisig', 'deployer')),
    because: 'two of three announce another code two weeks before',
  }),
  benign('BT: a gem cut once and frozen', 'BlindBT11 FrozenGem', {
    ...old,
    ...taxes(0, 0),
    parts: [part('facet', 'GemFacet')],
    before: all(
      tell('token', 'cut(bytes4[],address)', [...selectors('make(uint256)'), ...ofCoin], 'facet'),
      tell('token', 'make(uint256)', units(13_000_000)),
      tell('token', 'freeze()'),
    ),
    because: 'its facets are frozen, and nobody can cut it',
  }),
]

export const blindBTMore: readonly Case[] = [...rewarded, ...lent, ...launched, ...meta]
