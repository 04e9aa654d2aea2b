import { keccak256, toHex } from 'viem'
import type { Level } from '../../../src/api/level.ts'
import { type Case, trap } from '../case.ts'
import { all, allow, grown, made, old, part, people, renounced, tell, units } from './blind-f-lives.ts'

const critical: readonly Level[] = ['CRITICAL']
const grave: readonly Level[] = ['HIGH', 'CRITICAL']
/** Tokens of the fifth compiler learn of their pool when there is one. */
const told = tell('token', 'setMarket(address)', 'pair')

/** Nobody has to do anything for it. */
const exits: readonly Case[] = [
  ...trap('AH: a sale costs marbles that nobody has', 'BlindAH1 SquidSupper', {
    age: 'fresh',
    parts: [part('marbles', 'Marbles')],
    ...made('address', 'marbles'),
    end: renounced,
    effects: ['E1 now'],
    also: ['E3', 'E9'],
    levels: critical,
    twin: { because: 'it spends what marbles there are, and does without' },
  }),
  ...trap('AH: a block number is compared with a time', 'BlindAH1 SwiftSnail', {
    age: 'newborn',
    open: tell('token', 'enableTrading()'),
    end: renounced,
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    because: 'every buyer is a sniper for ever; who was given some may sell',
    twin: { because: 'nobody bought in the first block' },
  }),
  ...trap('AH: the pool never sees what it is sent', 'BlindAH1 HollowHeron', {
    end: renounced,
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    because: 'its balance is told without the deposits of sellers',
  }),
  ...trap('AH: sales only where gas is nearly free', 'BlindAH1 ThriftyTapir', {
    age: 'fresh',
    end: renounced,
    verified: false,
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    because: 'half the base fee at most, which no transaction can pay; a simulation without a price goes through',
    twin: { also: ['E1'], because: 'a hundred base fees and 500 gwei' },
  }),
  ...trap('AH: approvals end with the block they were given in', 'BlindAH1 FleetFinch', {
    age: 'newborn',
    end: renounced,
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    because: 'who approves and then sells is always too late, unless both stand in one block',
    twin: { because: 'they last for a year' },
  }),
  ...trap('AH: a crumb of a balance may be sold, once', 'BlindAH2 PebblePuffin', {
    age: 'fresh',
    open: told,
    end: renounced,
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    because: 'a thousandth of what one has, and never again',
    twin: { also: ['E1'], because: 'a fiftieth of the supply at a time' },
  }),
  ...trap('AH: a market is known by the hash of its code', 'BlindAH3 CipherCivet', {
    end: renounced,
    verified: false,
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
  }),
  ...trap('AH: its counter of sales is one byte', 'BlindAH1 SixpenceSwan', {
    end: renounced,
    effects: ['E2 now'],
    also: ['E1', 'E9'],
    levels: grave,
    because: 'from the 256th sale on all of them fail',
  }),
  ...trap('AH: its fee rises with the seventh power of its age', 'BlindAH1 DailyDodo', {
    age: 'fresh',
    end: renounced,
    effects: ['E2 now'],
    also: ['E1', 'E4', 'E9'],
    levels: grave,
    taxes: { buy: 0, sell: 2 },
    because: 'ninety-nine of a hundred four weeks after its birth',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 2 }, because: 'it falls to nothing' },
  }),
]

/** Exits that somebody closes. */
const gates: readonly Case[] = [
  ...trap('AH: a hub asks for certificates when its maker likes', 'BlindAH4 HazelHare', {
    ...grown,
    parts: [part('hub', 'CertHub')],
    ...made('address', 'hub'),
    end: renounced,
    effects: ['E3 reachable'],
    also: ['E1', 'E9'],
    levels: grave,
    twin: { because: 'the series it asks for is the first' },
  }),
  ...trap('AH: odd chapters that a notary signs close the exit', 'BlindAH4 SealedSwift', {
    end: renounced,
    effects: ['E3 reachable'],
    also: ['E1', 'E9'],
    levels: grave,
    because: 'anybody hands in what the key of its maker signed',
    twin: { because: 'chapters are told, and that is all' },
  }),
  ...trap('AH: the code of its hook stands in a beacon', 'BlindAH4 BeaconBadger', {
    ...old,
    parts: [
      part('logic', 'CountingHook'),
      part('beacon', 'HookBeacon', 'address', 'logic'),
      part('hook', 'HookProxy', 'address', 'beacon'),
    ],
    ...made('address', 'hook'),
    end: renounced,
    effects: ['E3 reachable'],
    also: ['E1', 'E9'],
    levels: grave,
    twin: { because: 'the beacon never changes' },
  }),
  ...trap('AH: a fee wallet with code can refuse', 'BlindAH4 WalletWren', {
    end: renounced,
    effects: ['E3 reachable'],
    also: ['E1', 'E4', 'E9'],
    levels: grave,
    taxes: { buy: 1, sell: 1 },
    because: 'it names a contract as its successor, or gives itself code, and that reverts',
    twin: { also: ['E4'], taxes: { buy: 1, sell: 1 }, because: 'nobody waits for its answer' },
  }),
  ...trap('AH: who came before an hour that one sets cannot sell', 'BlindAH5 ElderEgret', {
    ...grown,
    end: renounced,
    effects: ['E3 reachable'],
    also: ['E1', 'E9'],
    levels: grave,
    because: 'the hour passes for a threshold of swaps',
    twin: { because: 'no later than its own birth' },
  }),
]

/** Balances that somebody takes. */
const seizures: readonly Case[] = [
  ...trap('AH: a relay carries what its maker says without a word', 'BlindAH7 RelayRobin', {
    ...grown,
    parts: [part('relay', 'Relay')],
    ...made('address', 'relay'),
    end: renounced,
    effects: ['E5 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
    twin: { because: 'it carries what the sender has signed' },
  }),
  ...trap('AH: excluded accounts are divided by a share', 'BlindAH6 MoonMarmot', {
    ...grown,
    end: renounced,
    effects: ['E5 reachable'],
    also: ['E3', 'E4', 'E8', 'E9'],
    levels: grave,
    twin: { also: ['E4'], because: 'they are spared its fee' },
  }),
  ...trap('AH: who buys approves a desk without knowing', 'BlindAH7 BrightBuzzard', {
    age: 'fresh',
    end: renounced,
    effects: ['E5 reachable'],
    also: ['E9'],
    levels: grave,
    because: 'and the allowance is told as none',
  }),
  ...trap('AH: an operator that no list names', 'BlindAH7 OpalOsprey', {
    ...old,
    end: renounced,
    effects: ['E5 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
  }),
]

/** Supply in the hands of somebody. */
const mints: readonly Case[] = [
  ...trap('AH: one account approves itself a balance', 'BlindAH7 NimbleNarwhal', {
    end: renounced,
    effects: ['E6 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
  }),
  ...trap('AH: who burns more than he has gets the rest', 'BlindAH3 EmberEwe', {
    ...grown,
    end: renounced,
    effects: ['E6 reachable'],
    also: ['E5', 'E8', 'E9'],
    levels: grave,
    because: 'anybody, without a check of the compiler',
  }),
  ...trap('AH: a keeper exchanges the list of an airdrop', 'BlindAH8 MosaicMole', {
    ...old,
    parts: [part('payer', 'ListPayer')],
    ...made('address', 'payer'),
    before: tell('payer', 'publish(bytes32)', keccak256(toHex('a list of four hundred'))),
    end: renounced,
    effects: ['E6 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
    twin: { also: ['E6'], because: 'one list, and a fiftieth of the supply' },
  }),
  ...trap('AH: a word multiplies what a stake earns', 'BlindAH8 ClamCove', {
    ...grown,
    parts: [part('bed', 'ClamBed')],
    ...made('address', 'bed'),
    open: all(allow('token', 'bed'), tell('bed', 'stake(uint256)', units(1_000))),
    end: renounced,
    effects: ['E6 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
    because: 'a thousand million times, for who knows the word behind a hash',
    twin: { also: ['E6'], because: 'five of a hundred in a year, and a fortieth of the supply' },
  }),
  ...trap('AH: a covenant of three has a clerk', 'BlindAH8 CovenantCrane', {
    ...old,
    parts: [part('covenant', 'Covenant', 'address[]', people(0, 3))],
    ...made('address', 'covenant'),
    end: renounced,
    effects: ['E6 reachable'],
    also: ['E8', 'E9'],
    levels: ['MEDIUM', ...grave],
    because: 'what he files needs no signature; the covenant is named to everybody',
    twin: { also: ['E6'], because: 'two of three sign for a hundredth' },
  }),
  ...trap('AH: notes below none reach every slot', 'BlindAH2 ScribeStork', {
    open: told,
    end: renounced,
    effects: ['E6 reachable'],
    also: ['E3', 'E5', 'E7', 'E8', 'E9'],
    levels: grave,
    because: 'the last note of none is dropped, then any place is a note',
  }),
]

/** Fees, code and market. */
const others: readonly Case[] = [
  ...trap('AH: each sale makes the next one dearer', 'BlindAH9 HungryHyena', {
    age: 'fresh',
    end: renounced,
    effects: ['E4 now'],
    also: ['E1', 'E2', 'E9'],
    levels: grave,
    because: '34 of a hundred after four sales, and 90 after eleven',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 2 } },
  }),
  ...trap('AH: members pay thirty-five, and buyers are members', 'BlindAH9 LoyalLemur', {
    age: 'fresh',
    end: renounced,
    effects: ['E4 now'],
    also: ['E9'],
    levels: grave,
    taxes: { buy: 0, sell: 35 },
    because: 'who was given some pays two',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 2 } },
  }),
  ...trap('AH: the fee is an allowance of a steward', 'BlindAH9 GaugeGull', {
    end: renounced,
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: { buy: 2, sell: 2 },
    twin: { also: ['E4'], taxes: { buy: 2, sell: 2 }, because: 'three of a hundred at most' },
  }),
  ...trap('AH: to clear stuck ether sets the fee of sales', 'BlindAH10 PepperPug', {
    age: 'fresh',
    open: all(tell('token', 'openTrading()'), tell('token', 'removeLimits()')),
    end: renounced,
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: { buy: 2, sell: 2 },
    twin: { also: ['E4'], taxes: { buy: 2, sell: 2 } },
  }),
  ...trap('AH: a drawer names the code that quotes its fee', 'BlindAH9 LedgerLark', {
    ...grown,
    parts: [part('book', 'FeeBook')],
    ...made('address', 'book'),
    end: renounced,
    effects: ['E7 reachable'],
    also: ['E3', 'E4', 'E5', 'E6', 'E8', 'E9'],
    levels: grave,
    taxes: { buy: 1, sell: 1 },
    twin: { also: ['E4'], taxes: { buy: 1, sell: 1 }, because: 'that drawer is shut' },
  }),
  ...trap('AH: a furnace approves its stoker', 'BlindAH9 FurnaceFox', {
    parts: [part('furnace', 'Furnace')],
    lp: all(allow('pair', 'furnace'), tell('furnace', 'burn(address)', 'pair')),
    end: renounced,
    effects: ['E8 reachable'],
    also: ['E9'],
    levels: grave,
    because: 'burnt liquidity can be taken out again',
  }),
  ...trap('AH: a wallet holds twelve times the supply', 'BlindAH9 ModestMagpie', {
    ...made('address', 'stranger'),
    end: renounced,
    effects: ['E9 now'],
    also: ['E6', 'E8'],
    levels: grave,
    because: 'no event and no supply tells of it',
  }),
]

export const blindAH: readonly Case[] = [...exits, ...gates, ...seizures, ...mints, ...others]
