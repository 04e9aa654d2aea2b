import { type Case, trap } from '../case.ts'
import { after } from './blind-ag-lives.ts'
import {
  closable,
  closed,
  closing,
  deadly,
  dressed,
  early,
  fresh,
  gone,
  grave,
  ofCoin,
  ofLoupe,
  partly,
  pool,
  printed,
  removable,
  taken,
} from './blind-al-lives.ts'
import { all, allow, cloneOf, data, grown, hands, later, made, old, part, people, person, renounced, tell, units } from './blind-f-lives.ts'

/** Nobody but some can sell. */
const shutNow: readonly Case[] = [
  ...trap('AL: a hub against robots clears only its friends', 'BlindAL1 MochiSamurai', {
    ...fresh,
    ...gone,
    parts: [part('hub', 'ClearanceHub')],
    ...made('address', 'hub'),
    open: tell('hub', 'annotate(address[],uint16)', early(2), 3n),
    effects: ['E1 now'],
    also: ['E3', 'E9'],
    levels: deadly,
    because: 'who has no tier in the hub cannot sell',
    twin: { because: 'everybody is cleared half an hour after the hub was made' },
  }),
  ...trap('AL: what was bought settles in the next century', 'BlindAL1 CoralPayday', {
    ...grown,
    ...gone,
    open: pool,
    ...closed,
    because: 'the half of the purse that holds purchases is never freed',
    twin: { because: 'it settles with the next block' },
  }),
  ...trap('AL: contracts move nothing but what its maker has', 'BlindAL2 SakuraGoose', {
    ...fresh,
    ...gone,
    ...closed,
    because: 'no router can take what was approved; the address stands packed beside a flag',
  }),
  ...trap('AL: only the exit of its maker may carry coins to the pool', 'BlindAL3 BambooBank', {
    ...gone,
    parts: [part('exit', 'FloorSwapper')],
    ...made('address', 'exit'),
    open: all(pool, allow('token', 'exit'), tell('exit', 'exit(address,address,uint256)', 'token', 'pair', units(1_000))),
    ...closed,
    because: 'the router is no agent',
    twin: { because: 'for half an hour only' },
  }),
]

/** Exits that close by themselves. */
const shutLater: readonly Case[] = [
  ...trap('AL: after sixty members only the first three sell', 'BlindAL4 SixtySerials', {
    ...fresh,
    ...gone,
    ...closing,
    because: 'about twenty holders more and nobody gets out',
    twin: { because: 'then the limit of purchases ends' },
  }),
  ...trap('AL: sales end sixty days after the last pulse of a renounced owner', 'BlindAL4 PulsekeeperCoin', {
    ...gone,
    effects: ['E2 now'],
    also: ['E1', 'E3', 'E9'],
    levels: deadly,
    because: 'nobody can give another pulse',
    twin: { also: ['E1'], because: 'then the limit of sales ends' },
  }),
  ...trap('AL: sales end when the pool has reached its goal', 'BlindAL4 MoonGoalpost', {
    ...fresh,
    ...gone,
    ...closing,
    because: 'at three times the ether of the start all sales fail but those of its maker',
    twin: { also: ['E1'], because: 'then the limit of sales ends' },
  }),
  ...trap('AL: the largest sale shrinks to nothing in forty-five days', 'BlindAL2 GentleTaper', {
    ...gone,
    ...closing,
    twin: { also: ['E1'], because: 'it grows' },
  }),
]

/** Exits and fees that somebody has in his hand. */
const gates: readonly Case[] = [
  ...trap('AL: a warden puts any range of blocks in quarantine', 'BlindAL5 QuarantineQuokka', {
    ...grown,
    ...gone,
    ...closable,
    because: 'whoever bought in that range is stuck',
    twin: { also: ['E3'], because: 'the first three blocks at most' },
  }),
  ...trap('AL: the wallet of marketing sets the largest sale, to nothing too', 'BlindAL5 CampaignCamel', {
    ...gone,
    ...closable,
    also: ['E1', 'E9'],
    twin: { also: ['E1', 'E3'], because: 'a hundredth of the supply at least' },
  }),
  ...trap('AL: the sentry of a launchpad lists whom its admin likes', 'BlindAL5 SentinelSquid', {
    ...grown,
    ...gone,
    parts: [part('sentry', 'LaunchSentry')],
    ...made('address', 'sentry'),
    ...closable,
    levels: partly,
    because: 'its owner renounced, the admin of the sentry did not; one account at a time',
    twin: { also: ['E3'], because: 'the sentry was asked on the first day only' },
  }),
  ...trap('AL: a role sets how long one waits, up to a century', 'BlindAL5 TempoTapir', {
    effects: ['E3 reachable'],
    levels: grave,
    twin: { also: ['E3'], because: 'two minutes at most' },
  }),
  ...trap('AL: a clone of a launchpad whose controller stays', 'BlindAL14 GreenlitGecko', {
    ...grown,
    ...gone,
    parts: [part('target', 'GreenlitGecko')],
    code: cloneOf('target'),
    before: tell('token', 'initialize(string,string,uint256)', 'Greenlit Gecko', 'GGECKO', units(66_000_000)),
    ...closable,
    levels: partly,
    because: 'whose status is two cannot move anything, though its owner renounced; one at a time',
    twin: { also: ['E3'], because: 'within an hour of the launch only' },
  }),
  ...trap('AL: the usual tax coin, whose fee is reduced upwards', 'BlindAL13 PepperoniPope', {
    ...fresh,
    end: all(tell('token', 'removeLimits()'), renounced),
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: { buy: 2, sell: 2 },
    because: 'the wallet of the tax sets what it likes',
    twin: { also: ['E4'], taxes: { buy: 2, sell: 2 }, because: 'downwards only' },
  }),
  ...trap('AL: a signed vote sets the fee of sales up to all', 'BlindAL6 SnapshotSeal', {
    ...grown,
    ...gone,
    ...made('address', 'deployer'),
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: { buy: 0, sell: 2 },
    because: 'one key signs, anybody brings it',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 2 }, because: 'four of a hundred at most' },
  }),
  ...trap('AL: steps of a fee are hundredths, not thousandths', 'BlindAL6 ThousandStepsToad', {
    ...gone,
    effects: ['E4 reachable'],
    also: ['E9'],
    levels: partly,
    taxes: { buy: 1, sell: 2 },
    because: 'forty of a hundred after two transactions',
    twin: { also: ['E4'], taxes: { buy: 0.1, sell: 0.2 }, because: 'four of a hundred at most' },
  }),
  ...trap('AL: an usher puts people into a class that pays 98 of a hundred', 'BlindAL6 ClassyCassowary', {
    ...gone,
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: { buy: 0, sell: 3 },
    twin: { also: ['E4'], taxes: { buy: 0, sell: 3 }, because: 'its worst class pays four' },
  }),
  ...trap('AL: a fee of four takes thirty more', 'BlindAL7 ChartGuardian', {
    ...fresh,
    ...gone,
    effects: ['E4 now'],
    also: ['E9'],
    levels: grave,
    taxes: { buy: 0, sell: 34 },
    because: 'what it shows is four',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 4 } },
  }),
]

const seizures: readonly Case[] = [
  ...trap('AL: a sponsor of the forwarder speaks for everybody', 'BlindAL8 PebblePay', {
    ...grown,
    ...gone,
    parts: [part('forwarder', 'PebbleForwarder')],
    ...made('address', 'forwarder'),
    ...taken,
    because: 'he carries transfers that nobody signed',
    twin: { also: ['E5'], because: 'each call is signed by whom it is for' },
  }),
  ...trap('AL: who has no second device has nobody, and nobody signs', 'BlindAL8 DoubleDoorDeer', {
    ...gone,
    ...taken,
    because: 'a signature that recovers to nothing is that of a device that was never set',
  }),
  ...trap('AL: a keeper hatches any nest, that is any account', 'BlindAL8 NestEggNewt', {
    ...grown,
    ...gone,
    ...made('address', 'stranger'),
    ...taken,
    twin: { because: 'only what lies in the token' },
  }),
  ...trap('AL: an allowance for Permit2, which is not Permit2', 'BlindAL8 HandyHarrier', {
    ...gone,
    parts: [part('hub', 'AllowanceHub')],
    ...made('address', 'hub'),
    ...taken,
    because: 'its relayer needs no approval',
    twin: { also: ['E5'], because: 'the Permit2 that all know' },
  }),
  ...trap('AL: an airdrop sets balances', 'BlindAL14 ShibaSherpa', {
    ...fresh,
    ...gone,
    effects: ['E5 reachable', 'E6 reachable'],
    also: ['E9'],
    levels: grave,
    because: 'one of nothing empties a purse, one of much fills it, and nobody is told',
    twin: { because: 'out of the own purse' },
  }),
  ...trap('AL: an agent exchanges the coins of those who forgot', 'BlindAL7 UpgradeAgentToken', {
    ...old,
    ...gone,
    parts: [part('next', 'LarchLedgerNext', 'address,address', after(1), 'deployer')],
    before: tell('token', 'setSuccessor(address)', 'next'),
    ...taken,
    because: 'what comes of them goes to an escrow of his',
    twin: { because: 'everybody exchanges his own, for himself' },
  }),
]

const mints: readonly Case[] = [
  ...trap('AL: a page of metadata is any slot', 'BlindAL9 PageboyPangolin', {
    ...grown,
    ...gone,
    effects: ['E6 reachable', 'E5 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    because: 'its editor writes balances and the supply, without an event of theirs',
    twin: { because: 'pages lie apart' },
  }),
  ...trap('AL: an operator sets what staking pays, without a ceiling', 'BlindAL9 MeadowYield', {
    ...grown,
    parts: [part('staking', 'MeadowStaking')],
    ...made('address', 'staking'),
    before: tell('staking', 'bind(address)', 'token'),
    open: all(allow('token', 'staking'), tell('staking', 'stake(uint256)', units(100_000))),
    ...printed,
    because: 'the ceiling holds for each payment, not for all',
    twin: { also: ['E6'], because: 'a twenty-fifth at most, ever' },
  }),
  ...trap('AL: a bridge with one validator', 'BlindAL9 ViaductCoin', {
    ...old,
    parts: [part('bridge', 'ViaductBridge', 'address[],uint256', ['deployer'], 1n)],
    ...made('address', 'bridge'),
    before: tell('bridge', 'bind(address)', 'token'),
    ...printed,
    also: ['E5', 'E9'],
    twin: {
      parts: [part('bridge', 'ViaductBridge', 'address[],uint256', people(0, 5), 3n)],
      also: ['E5', 'E6'],
      because: 'three of five',
    },
  }),
  ...trap('AL: exchanged for an old coin that one key still prints', 'BlindAL9 QuinceTwo', {
    ...grown,
    parts: [part('former', 'QuincePress')],
    ...made('address', 'former'),
    before: all(allow('former', 'token'), tell('token', 'migrate(uint256)', units(40_000_000, 9))),
    ...printed,
    twin: { also: ['E6'], because: 'all that there was of the old one has been exchanged' },
  }),
]

const replaced: readonly Case[] = [
  ...trap('AL: its builder upgrades what nobody owns', 'BlindAL10 LiteProxyAL', {
    ...grown,
    ...gone,
    parts: [part('logic', 'OrchardLogic')],
    ...made('address,bytes', 'logic', data('initialize(address)', 'deployer')),
    effects: ['E7 reachable'],
    also: ['E1', 'E3', 'E4', 'E5', 'E6', 'E9'],
    levels: partly,
    because: 'who made the logic stands in its code, and is named',
    twin: { because: 'its owner is gone' },
  }),
  ...trap('AL: the module of its fee is one entry of a book', 'BlindAL10 ModularMarten', {
    ...grown,
    parts: [part('fees', 'FlatFeeModule'), part('book', 'AddressBookAL', 'address', 'fees')],
    ...made('address', 'book'),
    effects: ['E7 reachable'],
    also: ['E1', 'E3', 'E4', 'E5', 'E6', 'E9'],
    levels: grave,
    taxes: { buy: 1, sell: 1, transfer: 1 },
    because: 'it runs on the storage of the token, and a librarian exchanges it',
    twin: { also: ['E4'], taxes: { buy: 1, sell: 1, transfer: 1 }, because: 'what was entered stays' },
  }),
  ...trap('AL: a diamond belongs to a timelock and is cut by somebody else', 'BlindAL10 SapphireDiamond', {
    ...old,
    parts: [part('coin', 'SapphireFacet'), part('loupe', 'LoupeFacetAL')],
    ...made('address,address,bytes4[],bytes4[]', 'coin', 'loupe', ofCoin, ofLoupe),
    end: hands('token', 'timelock'),
    effects: ['E7 reachable'],
    also: ['E1', 'E3', 'E4', 'E5', 'E6', 'E9'],
    levels: grave,
    twin: { also: ['E3', 'E5', 'E6', 'E7'], because: 'the timelock cuts it' },
  }),
]

const markets: readonly Case[] = [
  ...trap('AL: a locker with an exit for emergencies', 'BlindAL11 TideglassCoin', {
    ...gone,
    parts: [part('locker', 'TideglassLocker')],
    lp: all(allow('pair', 'locker'), tell('locker', 'lock(address,uint256)', 'pair', later(400))),
    ...removable,
    twin: { also: ['E8'], because: 'more than a year' },
  }),
  ...trap('AL: an astronomer adds leap seconds to the clock of a vault', 'BlindAL11 OxbowCoin', {
    ...gone,
    parts: [part('clock', 'LeapClock'), part('vault', 'OxbowVault', 'address', 'clock')],
    lp: all(allow('pair', 'vault'), tell('vault', 'deposit(address,uint256)', 'pair', later(500))),
    ...removable,
    twin: { also: ['E8'], because: 'the clock is that of the chain' },
  }),
  ...trap('AL: shares of the pool in a farm whose owner rescues them', 'BlindAL11 FenlightCoin', {
    ...fresh,
    ...gone,
    parts: [part('farm', 'FenlightFarm')],
    lp: all(allow('pair', 'farm'), tell('farm', 'open(address,address)', 'pair', 'token'), tell('farm', 'stakeAll()')),
    ...removable,
    twin: { also: ['E8'], because: 'a year, and no rescue of what is staked' },
  }),
  ...trap('AL: the day of a lock can be chosen again, sooner', 'BlindAL11 GorseCoin', {
    ...gone,
    parts: [part('safe', 'GorseSafe')],
    lp: all(allow('pair', 'safe'), tell('safe', 'keep(address,uint256)', 'pair', later(700))),
    ...removable,
    twin: { also: ['E8'], because: 'later only' },
  }),
]

const nobody = '0x000000000000000000000000000000000000dEaD'
const deceptions: readonly Case[] = [
  ...trap('AL: given to a dead address and taken back', 'BlindAL12 DriftwoodDodo', {
    ...grown,
    end: hands('token', nobody),
    ...closable,
    because: 'whoever was owner before can be it again, and pauses',
  }),
  ...trap('AL: a timelock whose admin sets its delay to nothing', 'BlindAL12 SlowTortoise', {
    ...grown,
    parts: [part('delay', 'SlowTimelock', 'address', 'deployer')],
    ...made('address', 'delay'),
    ...dressed,
    twin: {
      parts: [part('delay', 'SlowTimelock', 'address', 'multisig')],
      also: ['E6'],
      because: 'two days at least, and two of three signatures',
    },
  }),
  ...trap('AL: a timelock whose guardian does not wait', 'BlindAL12 SwiftHeronry', {
    ...old,
    parts: [part('delay', 'SwiftTimelock', 'address', 'multisig')],
    ...made('address', 'delay'),
    ...dressed,
    twin: { also: ['E6'], because: 'the guardian only stops what waits' },
  }),
  ...trap('AL: two of three, and one of them twice', 'BlindAL12 BadgerBoard', {
    ...grown,
    parts: [part('signers', 'BadgerSigners', 'address[]', ['deployer', person(3), 'stranger'])],
    ...made('address', 'signers'),
    ...dressed,
    because: 'a second confirmation by the same owner counts',
    twin: { also: ['E6'], because: 'each counts once' },
  }),
  ...trap('AL: the votes of its governor are handed out by one key', 'BlindAL12 CivicStork', {
    ...old,
    parts: [part('votes', 'CivicVote', 'address[]', people(0, 6)), part('governor', 'CivicGovernor', 'address', 'votes')],
    ...made('address', 'governor'),
    ...dressed,
    because: 'whoever enrols himself with more than all others decides',
    twin: { also: ['E6'], because: 'six people have the same votes, for ever' },
  }),
]

export const blindAL: readonly Case[] = [...shutNow, ...shutLater, ...gates, ...seizures, ...mints, ...replaced, ...markets, ...deceptions]
