import { toHex } from 'viem'
import type { Level } from '../../../src/api/level.ts'
import { type Case, trap } from '../case.ts'
import { all, allow, cloneOf, grown, hands, later, made, old, part, renounced, tell, units } from './blind-f-lives.ts'

const critical: readonly Level[] = ['CRITICAL']
const grave: readonly Level[] = ['HIGH', 'CRITICAL']
/** Tokens of the fifth compiler learn of their pool when there is one. */
const told = tell('token', 'setMarket(address)', 'pair')

/** Nobody has to do anything for it. */
const exits: readonly Case[] = [
  ...trap('AE: an anti-bot service makes sellers wait for a century', 'BlindAE1 GuardedGoose', {
    age: 'fresh',
    parts: [part('guard', 'SentryGuard')],
    ...made('address', 'guard'),
    armed: tell('guard', 'saveConfig(address,uint48)', 'token', 4_000_000_000n),
    end: renounced,
    effects: ['E1 now'],
    also: ['E3', 'E9'],
    levels: critical,
    twin: { because: 'five minutes after its launch nobody waits any more' },
  }),
  ...trap('AE: a sale is recorded and nothing moves', 'BlindAE1 QuietQuail', {
    age: 'newborn',
    end: renounced,
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
  }),
  ...trap('AE: only who has a card of the club can sell', 'BlindAE1 ClubClover', {
    parts: [part('pass', 'MemberPass')],
    ...made('address', 'pass'),
    end: renounced,
    verified: false,
    effects: ['E1 now'],
    also: ['E3', 'E9'],
    levels: critical,
    twin: { because: 'sales of members are announced, and that is all' },
  }),
  ...trap('AE: who has bought rests for ten years', 'BlindAE2 PatientPanda', {
    age: 'fresh',
    open: told,
    shut: tell('token', 'setRest(uint256)', 0n),
    armed: tell('token', 'setRest(uint256)', 315_360_000n),
    end: renounced,
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    because: 'who was given some may sell',
  }),
  ...trap('AE: the largest sale was set in the wrong unit', 'BlindAE4 HumbleHippo', {
    age: 'fresh',
    shut: tell('token', 'setLargestSale(uint256)', 20_000_000n),
    end: renounced,
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    because: 'a fiftieth of one token',
    twin: { also: ['E1'], because: 'a fiftieth of the supply' },
  }),
  ...trap('AE: approvals are looked for in another drawer', 'BlindAE6 InkwellCoin', {
    age: 'newborn',
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    because: 'no router can take any; who sends to the pool by hand gets out',
  }),
  ...trap('AE: its pool takes none after seven weeks', 'BlindAE5 LunarLoop', {
    end: renounced,
    verified: false,
    effects: ['E2 now'],
    also: ['E1', 'E9'],
    levels: grave,
    because: '2^22 seconds after its birth, three weeks from now',
  }),
  ...trap('AE: gathered fees are changed at a router that is none', 'BlindAE3 PlumpPelican', {
    end: renounced,
    effects: ['E2 now'],
    also: ['E1', 'E4', 'E9'],
    levels: grave,
    taxes: { buy: 1, sell: 1 },
    because: 'from the moment the fees are a thousandth of the supply',
    twin: { also: ['E4'], taxes: { buy: 1, sell: 1 } },
  }),
]

/** Exits that one account closes. */
const gates: readonly Case[] = [
  ...trap('AE: above a balance stands whether it may move', 'BlindAE5 TierTern', {
    ...grown,
    end: renounced,
    verified: false,
    effects: ['E3 reachable'],
    also: ['E8', 'E9'],
    levels: ['MEDIUM', ...grave],
    because: 'known by the hash of an account after renouncing; one holder at a time',
  }),
  ...trap('AE: one account exchanges the policy of transfers', 'BlindAE7 CharterCoin', {
    ...old,
    parts: [part('policy', 'OpenPolicy')],
    ...made('address', 'policy'),
    effects: ['E3 reachable'],
    also: ['E9'],
    levels: grave,
    twin: { because: 'a policy that allows everything, for ever' },
  }),
  ...trap('AE: a second owner in a slot closes what he opened', 'BlindAE4 GatedGarden', {
    open: tell('token', 'openTrading(bool)', true),
    end: renounced,
    effects: ['E3 reachable'],
    also: ['E9'],
    levels: grave,
    twin: { because: 'what is open stays open' },
  }),
  ...trap('AE: the tax wallet chooses what the limit is divided by', 'BlindAE2 TidyToad', {
    open: told,
    end: renounced,
    effects: ['E3 reachable'],
    also: ['E1', 'E9'],
    levels: grave,
    twin: { also: ['E1', 'E3'], because: 'never below a hundredth of the supply' },
  }),
]

/** Balances that somebody takes. */
const seizures: readonly Case[] = [
  ...trap('AE: an airdrop names whose tokens it hands out', 'BlindAE10 AirdropAuk', {
    ...grown,
    verified: false,
    effects: ['E5 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
  }),
  ...trap('AE: permits of its maker need no signature', 'BlindAE6 PermitPlum', {
    ...old,
    end: renounced,
    effects: ['E5 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
  }),
  ...trap('AE: somebody burns what lies in the pool', 'BlindAE3 EmberDrift', {
    end: renounced,
    effects: ['E5 reachable'],
    also: ['E3', 'E8', 'E9'],
    levels: grave,
    because: 'all but nothing of it, at any time, and then sells into it',
    twin: { because: 'he burns what is his' },
  }),
  ...trap('AE: a zap of one account may spend for everybody', 'BlindAE8 ZephyrZap', {
    ...grown,
    parts: [part('zap', 'MigrationZap')],
    ...made('address', 'zap'),
    end: renounced,
    effects: ['E5 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
  }),
  ...trap('AE: calls of a batch come from the token itself', 'BlindAE6 ParcelPost', {
    end: renounced,
    effects: ['E5 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
    twin: { because: 'they come from who sends the batch' },
  }),
]

/** Supply in the hands of somebody. */
const mints: readonly Case[] = [
  ...trap('AE: crumbs that never fell can be skimmed', 'BlindAE6 CopperCrumb', {
    ...grown,
    end: renounced,
    effects: ['E6 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
    because: 'seventy-seven times the supply',
    twin: { because: 'the rest of what was rounded down' },
  }),
  ...trap('AE: the balance of partners follows an index', 'BlindAE2 SharedSun', {
    open: told,
    end: renounced,
    effects: ['E6 reachable'],
    also: ['E3', 'E5', 'E8', 'E9'],
    levels: grave,
    twin: { because: 'the index is one' },
  }),
  ...trap('AE: an address book of one account names the issuer', 'BlindAE9 SynodCoin', {
    ...old,
    parts: [part('book', 'AddressBook'), part('issuer', 'StipendIssuer')],
    ...made('address', 'book'),
    before: all(
      tell('book', 'importAddresses(bytes32[],address[])', [toHex('Issuer', { size: 32 })], ['issuer']),
      tell('issuer', 'pay(address)', 'token'),
    ),
    open: told,
    end: renounced,
    effects: ['E6 reachable'],
    also: ['E8', 'E9'],
    levels: ['MEDIUM', ...grave],
    because: 'its maker is named to everybody',
    twin: { also: ['E6'], because: 'a name is written once, and the issuer has paid' },
  }),
  ...trap('AE: two rungs below the minter stands its maker', 'BlindAE7 LadderLoom', {
    ...grown,
    effects: ['E6 reachable'],
    also: ['E8', 'E9'],
    levels: ['MEDIUM', ...grave],
    because: 'gives himself the one role, with it the other, and mints; he is named to everybody',
    twin: { because: 'nobody stands there' },
  }),
  ...trap('AE: a vesting schedule can begin in 1970', 'BlindAE8 VestalVine', {
    ...grown,
    parts: [part('vesting', 'TeamVesting')],
    ...made('address', 'vesting'),
    before: tell('vesting', 'bind(address)', 'token'),
    end: renounced,
    effects: ['E6 reachable'],
    also: ['E8', 'E9'],
    levels: ['MEDIUM', ...grave],
    because: 'its maker is named to everybody',
    twin: { also: ['E6'], because: 'a twentieth of the supply, in more than a year' },
  }),
  ...trap('AE: a farm emits what its owner likes', 'BlindAE3 HarvestHoney', {
    ...old,
    parts: [part('chef', 'HarvestChef')],
    before: all(hands('token', 'chef'), tell('chef', 'start(address)', 'token')),
    open: all(allow('token', 'chef'), tell('chef', 'deposit(uint256)', units(1_000, 9))),
    effects: ['E6 reachable'],
    also: ['E8'],
    levels: ['MEDIUM', ...grave],
    because: 'its owner is named to everybody',
    twin: { also: ['E6'], because: 'a slow rate, and a twentieth of the supply at most' },
  }),
  ...trap('AE: one key signs what comes over the bridge', 'BlindAE10 FerryFinch', {
    ...old,
    parts: [part('bridge', 'FerryBridge')],
    ...made('address', 'bridge'),
    before: tell('bridge', 'connect(address)', 'token'),
    end: renounced,
    effects: ['E6 reachable'],
    also: ['E8', 'E9'],
    levels: ['MEDIUM', ...grave],
    because: 'the bridge is named to everybody',
    twin: { also: ['E6'], because: 'no more comes than has gone' },
  }),
]

/** Fees, code and market in the hands of somebody. */
const others: readonly Case[] = [
  ...trap('AE: shows three of a hundred and keeps forty-five', 'BlindAE5 ThriftyThrush', {
    age: 'fresh',
    end: renounced,
    effects: ['E4 now'],
    also: ['E9'],
    levels: grave,
    taxes: { buy: 3, sell: 45 },
    twin: { also: ['E4'], taxes: { buy: 3, sell: 3 } },
  }),
  ...trap('AE: fees are ten at most, of whatever their owner says', 'BlindAE4 FairFern', {
    effects: ['E4 reachable'],
    also: ['E3'],
    levels: grave,
    taxes: { buy: 2, sell: 2 },
    twin: { also: ['E4'], taxes: { buy: 2, sell: 2 }, because: 'of a hundred at least' },
  }),
  ...trap('AE: the owner of a launchpad sets the fee of its clones', 'BlindAE10 LaunchToken', {
    parts: [part('forge', 'LaunchForge'), part('target', 'LaunchToken')],
    code: cloneOf('target'),
    before: tell('token', 'initialize(string,string,address,uint256)', 'Pad Pup', 'PUP', 'forge', units(1_000_000_000)),
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: { buy: 1, sell: 1 },
    twin: { also: ['E4'], taxes: { buy: 1, sell: 1 }, because: 'two of a hundred at most' },
  }),
  ...trap('AE: a curator lends it tools that act in its name', 'BlindAE5 ToolboxCoin', {
    ...grown,
    parts: [part('facts', 'ToolFacts')],
    ...made('address', 'facts'),
    end: renounced,
    effects: ['E7 reachable'],
    also: ['E3', 'E5', 'E6', 'E8', 'E9'],
    levels: ['MEDIUM', ...grave],
    because: 'code that one account adds may be MEDIUM',
    twin: { because: 'one tool that tells a sentence' },
  }),
  ...trap('AE: a locker whose admin moves deposits elsewhere', 'BlindAE10 HarbourHeron', {
    parts: [part('locker', 'SafeHarbour')],
    lp: all(allow('pair', 'locker'), tell('locker', 'lock(address,uint256)', 'pair', later(400))),
    end: renounced,
    effects: ['E8 reachable'],
    also: ['E9'],
    levels: grave,
  }),
  ...trap('AE: what is locked in the token can be rescued', 'BlindAE10 VaultVole', {
    lp: all(allow('pair', 'token'), tell('token', 'lockForever()')),
    end: renounced,
    effects: ['E8 reachable'],
    also: ['E9'],
    levels: grave,
    twin: { because: 'anything but its liquidity' },
  }),
]

export const blindAE: readonly Case[] = [...exits, ...gates, ...seizures, ...mints, ...others]
