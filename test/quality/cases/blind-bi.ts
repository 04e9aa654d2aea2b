import { benign, type Case } from '../case.ts'
import { arrivedByWire, council, fresh, gift, locked, may, slow, taxed, traded } from './blind-bi-lives.ts'
import { blindBImore } from './blind-bi-more.ts'
import { all, allow, cloneOf, data, each, grown, hands, hash, made, old, part, people, tell, units } from './blind-f-lives.ts'

const bridged: readonly Case[] = [
  benign('BI: an omnichain coin, three of five verify', 'BlindBI1 Farhaven', {
    ...old,
    ...may('E6'),
    parts: [part('wire', 'Wirehouse', 'uint32,address[]', 30_101n, people(0, 5))],
    ...made('address,address', 'wire', 'deployer'),
    before: arrivedByWire,
    end: hands('token', 'timelock'),
    because: 'the timelock may name peers, from which it is minted',
  }),
  benign('BI: bridges mint within limits that the multisig sets', 'BlindBI1 Crossling', {
    ...grown,
    ...may('E6'),
    parts: [part('rope', 'Ropeway', 'address[]', people(0, 3))],
    before: all(
      tell('token', 'setLimits(address,uint128,uint128)', 'rope', units(10_000_000), units(10_000_000)),
      tell('rope', 'tie(address)', 'token'),
      each(0, 2, 'rope', 'arrive(uint256,uint256,address,uint256)', 10n, 1n, 'deployer', units(8_000_000)),
    ),
    end: hands('token', 'multisig'),
  }),
  benign('BI: the bridge of a cluster of chains mints what was proven', 'BlindBI1 Spanlet', {
    ...old,
    ...may('E5', 'E6'),
    parts: [part('book', 'RootBook', 'address,address[]', 'multisig', people(0, 3)), part('pass', 'Overpass', 'address', 'book')],
    ...made('address,bool', 'pass', true),
  }),
  benign('BI: lock and mint, three of five and so much a day', 'BlindBI2 Bargecoin', {
    ...old,
    ...may('E6'),
    parts: [part('barge', 'Tollbarge', 'address[],address', people(0, 5), 'timelock')],
    ...made('address', 'barge'),
    before: all(
      tell('barge', 'moor(address)', 'token'),
      each(0, 3, 'barge', 'executeAffirmation(address,uint256,bytes32)', 'deployer', units(9_000_000), hash('uint256', 7n)),
    ),
    because: 'validators and the limit are a matter of the timelock',
  }),
]

const staked: readonly Case[] = [
  benign('BI: share of restaked ether, its rate within bounds', 'BlindBI3 Driftroot', {
    ...grown,
    ...may('E3', 'E5', 'E6'),
    parts: [part('oracle', 'RootOracle', 'address[]', people(0, 5)), part('pool', 'RootPool', 'address', 'oracle')],
    ...made('address,address,address', 'pool', 'timelock', 'multisig'),
    before: all(tell('pool', 'initialize(address)', 'token'), tell('pool', 'deposit() 80')),
    shut: each(0, 3, 'oracle', 'report(uint256)', 1_000_300_000_000_000_000n),
    because: 'two of three can halt it, the timelock names who mints',
  }),
  benign('BI: staked ether whose balances grow as three of five report', 'BlindBI3 Lunehollow', {
    ...old,
    ...may('E5', 'E6'),
    ...made('address[]', people(0, 5)),
    before: all(tell('token', 'submit() 80'), gift('token', 1)),
    shut: each(0, 3, 'token', 'report(uint256)', 80_050_000_000_000_000_000n),
    because: 'a fifth of a hundred less at most, for slashing',
  }),
  benign('BI: the same, wrapped', 'BlindBI3 WrappedLune', {
    ...old,
    parts: [part('lune', 'Lunehollow', 'address[]', people(0, 5))],
    ...made('address', 'lune'),
    before: all(tell('lune', 'submit() 80'), allow('lune', 'token'), tell('token', 'wrap(uint256)', units(80))),
  }),
  benign('BI: share of a stake, ten days to leave', 'BlindBI7 Kilnshare', {
    ...grown,
    parts: [part('coin', 'Rillwater')],
    ...made('address', 'coin'),
    before: all(allow('coin', 'token'), tell('token', 'stake(uint256)', units(60_000_000))),
    shut: tell('coin', 'transfer(address,uint256)', 'token', units(500_000)),
  }),
  benign('BI: share of a vault whose strategies wait three days', 'BlindBI7 Granary', {
    ...old,
    ...may('E5', 'E6'),
    parts: [part('coin', 'Rillwater'), slow],
    ...made('address,address,address', 'coin', 'slow', 'multisig'),
    before: all(allow('coin', 'token'), tell('token', 'deposit(uint256,address)', units(70_000_000), 'deployer')),
    because: 'a strategy takes what backs the share, and the slow hand names it',
  }),
]

const yields: readonly Case[] = [
  benign('BI: principal of a yield, not ripe yet', 'BlindBI4 Principal', {
    ...grown,
    ...may('E6'),
    parts: [
      part('coin', 'Sapcoin'),
      part('ripener', 'Ripener', 'address,uint256', 'coin', 34_560_000n),
      part('yt', 'Yieldling', 'address', 'ripener'),
    ],
    ...made('address', 'ripener'),
    before: all(
      tell('ripener', 'tie(address,address)', 'token', 'yt'),
      allow('coin', 'ripener'),
      tell('ripener', 'split(uint256)', units(9_000_000)),
    ),
  }),
  benign('BI: principal of a yield that has matured', 'BlindBI4 Principal', {
    ...old,
    ...may('E6'),
    parts: [
      part('coin', 'Sapcoin'),
      part('ripener', 'Ripener', 'address,uint256', 'coin', 15_552_000n),
      part('yt', 'Yieldling', 'address', 'ripener'),
    ],
    ...made('address', 'ripener'),
    before: all(
      tell('ripener', 'tie(address,address)', 'token', 'yt'),
      allow('coin', 'ripener'),
      tell('ripener', 'split(uint256)', units(9_000_000)),
    ),
    because: 'nothing more is made, what there is becomes sap',
  }),
  benign('BI: yield until maturity, reckoned at each move', 'BlindBI4 Yieldling', {
    ...grown,
    ...may('E6'),
    parts: [
      part('coin', 'Sapcoin'),
      part('ripener', 'Ripener', 'address,uint256', 'coin', 34_560_000n),
      part('pt', 'Principal', 'address', 'ripener'),
    ],
    ...made('address', 'ripener'),
    before: all(
      tell('ripener', 'tie(address,address)', 'pt', 'token'),
      allow('coin', 'ripener'),
      tell('ripener', 'split(uint256)', units(9_000_000)),
    ),
  }),
  benign('BI: savings of a dollar, a week to leave', 'BlindBI4 Hearthsave', {
    ...old,
    ...may('E3'),
    parts: [part('coin', 'Hearthcoin'), slow],
    ...made('address,address,address', 'coin', 'slow', 'multisig'),
    before: all(allow('coin', 'token'), tell('token', 'deposit(uint256,address)', units(10_000_000), 'deployer')),
    because: 'two of three refuse accounts',
  }),
  benign('BI: a note on bonds, three of five refuse accounts', 'BlindBI4 Tidenote', {
    ...old,
    ...may('E3', 'E6'),
    parts: [council, part('book', 'RefusalBook', 'address', 'council')],
    ...made('address,address', 'book', 'council'),
    shut: all(
      each(0, 1, 'council', 'submitTransaction(address,uint256,bytes)', 'book', 0n, data('addToBlocklist(address[])', ['stranger'])),
      each(1, 3, 'council', 'confirmTransaction(uint256)', 0n),
    ),
  }),
  benign('BI: share of a fund, folded, three of five are its agent', 'BlindBI8 Foldshare', {
    ...old,
    ...may('E3', 'E6'),
    parts: [council, part('fund', 'Fundshare', 'address', 'council')],
    ...made('address', 'fund'),
    before: all(tell('fund', 'enterWrapper(address)', 'token'), allow('fund', 'token'), tell('token', 'wrap(uint256)', units(10_000_000))),
  }),
]

const launched: readonly Case[] = [
  benign('BI: pictures that are coins', 'BlindBI5 Mosaicle', { spread: 'direct' }),
  benign('BI: out of a hatchery, the share of its pool stays in the nest', 'BlindBI5 Hatchling', {
    ...fresh,
    pooled: 0,
    parts: [part('target', 'Hatchling'), part('nest', 'Nest'), part('hatchery', 'Hatchery', 'address,address', 'nest', 'multisig')],
    code: cloneOf('target'),
    before: all(
      tell('token', 'initialize(string,string,address)', 'Pollywick', 'PLLY', 'hatchery'),
      tell('hatchery', 'lay(address)', 'token'),
      each(0, 25, 'hatchery', 'buy(uint256) 2', units(32_000_000)),
    ),
    open: traded(2, 14),
  }),
  benign('BI: coin of an agent, one of a hundred for its purse', 'BlindBI5 Tinkermind', {
    ...taxed(1, 1),
    parts: [part('purse', 'AgentPurse', 'address,address', 'deployer', 'multisig')],
    ...made('address', 'purse'),
  }),
  benign('BI: limits and delays lifted, renounced', 'BlindBI6 Biscuitowl', {
    ...fresh,
    open: tell('token', 'enableTrading()'),
    shut: tell('token', 'removeLimits()'),
    end: tell('token', 'renounceOwnership()'),
  }),
  benign('BI: nobody moved it before the pool was named, renounced', 'BlindBI6 Toadling', {
    ...grown,
    open: tell('token', 'setRule(bool,address,uint256,uint256)', true, 'pair', units(8_413_800_000_000), 0n),
    shut: tell('token', 'setRule(bool,address,uint256,uint256)', false, 'pair', 0n, 0n),
    end: tell('token', 'renounceOwnership()'),
  }),
  benign('BI: bots of the first block waited for a day', 'BlindBI6 Dawnpatrol', {
    parts: [{ ...part('burrow', 'Burrow'), file: 'BlindBI5' }],
    ...may('E8'),
    open: all(tell('token', 'launch()'), traded(20, 21)),
    lp: locked('burrow', 'lockAll(address,uint256)', 400),
    end: tell('token', 'renounceOwnership()'),
    because: 'nobody comes onto the list any more; the pool is locked for more than a year',
  }),
  benign('BI: the most of a trade never below one of a hundred, by the timelock', 'BlindBI6 Herringway', {
    ...may('E3'),
    end: hands('token', 'timelock'),
  }),
  benign('BI: taxes of five of a hundred at most', 'BlindBI6 Ledgerlark', {
    ...grown,
    ...taxed(3, 3),
    ...made('address', 'stranger'),
    because: 'its owner may set five of a hundred and no more',
  }),
  benign('BI: its owner takes out what went astray', 'BlindBI6 Strayhound', grown),
]

export const blindBI: readonly Case[] = [...bridged, ...staked, ...yields, ...launched, ...blindBImore]
