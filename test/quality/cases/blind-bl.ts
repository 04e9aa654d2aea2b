import { type Case, type Place, trap } from '../case.ts'
import {
  charged,
  closable,
  drained,
  fresh,
  gone,
  locked,
  may,
  newborn,
  replaced,
  shorn,
  shut,
  taken,
  taxes,
  unseen,
} from './blind-bj-lives.ts'
import { data, grown, made, old, part, person, tell, units } from './blind-f-lives.ts'

const grave = ['HIGH', 'CRITICAL'] as const
/** Who bought, but for the first of them. */
const lateBuyers = ({ buyers }: Place) => buyers.slice(4)

/** Nobody but the team gets out, now or as soon as the bait has worked. */
const honeypots: readonly Case[] = [
  ...trap('BL: a guard against bots takes everybody for a bot', 'BlindBL1 GuardedShiba', {
    ...fresh,
    ...gone,
    ...shut,
    parts: [part('guard', 'AntiBotGuard')],
    ...made('address', 'guard'),
    armed: tell('guard', 'configure(address,address,uint8)', 'token', 'pair', 2n),
    because: 'a contract of the deployer that each transfer asks; switched to protect a day after people had bought',
    twin: { because: 'the guard was asked in the first hour only' },
  }),
  ...trap('BL: no more than nothing may be sold at once', 'BlindBL1 SteadyPepe', {
    ...gone,
    ...shut,
    armed: tell('token', 'setLimits(uint112,uint112)', units(420_690_000), 0n),
    because: 'the limit of a sale was set to nothing, and then the ownership was given away',
    twin: { ...may('E1', 'E3'), because: 'a fiftieth of all at once, and again at once, for good' },
  }),
  ...trap('BL: the first eight buyers can sell, and no later one', 'BlindBL1 EarlyFrog', {
    ...gone,
    ...shut,
    because: 'buyers are numbered; a ninth cannot sell, and nobody can change it',
    twin: { because: 'the numbers are noted only' },
  }),
  ...trap('BL: a sale wants more gas than a transaction can carry', 'BlindBL2 MeteredDoge', {
    ...newborn,
    ...gone,
    ...shut,
    because: 'twenty million of gas have to be left: a simulation with fifty million passes, what a wallet sends does not',
    twin: { because: 'those with plenty of gas are counted' },
  }),
  ...trap('BL: who holds less than a tenth of all pays nearly all', 'BlindBL2 WhaleClub', {
    ...gone,
    ...shorn,
    ...taxes(0, 92),
    because: 'ninety-two of a hundred for everybody, one for who holds a tenth of the supply, who is the team',
    twin: { ...may('E4'), ...taxes(0, 3), because: 'three of a hundred, or one' },
  }),
  ...trap('BL: sales shut when the pool has seventy-five ether', 'BlindBL2 MoonGoal', {
    ...fresh,
    ...gone,
    effects: ['E2 now'],
    also: ['E1', 'E3', 'E9'],
    levels: ['CRITICAL'],
    because: 'the pool began with sixty; fifteen more bought, and nobody but the team sells',
    twin: { because: 'the goal is an event' },
  }),
]

/** One key shuts the exit, or charges for it. */
const gates: readonly Case[] = [
  ...trap('BL: a tax wallet puts buyers on a list of bots', 'BlindBL4 FairCorgi', {
    ...gone,
    ...closable,
    also: ['E1', 'E2', 'E9'],
    armed: tell('token', 'addBots(address[])', lateBuyers),
    because: 'eight of twelve buyers are on it, and whoever buys next can be; nobody owns the coin',
    twin: { because: 'the list counts in the first hour only' },
  }),
  ...trap('BL: dividends are counted by a tracker that can refuse', 'BlindBL3 BabyYield', {
    ...grown,
    ...gone,
    ...closable,
    parts: [part('tracker', 'DividendTracker')],
    ...made('address', 'tracker'),
    before: tell('tracker', 'setup(address,uint256)', 'token', 1_000_000_000n),
    because: 'closeAccount(anybody) by the manager of the tracker makes each transfer of that account fail',
    twin: { because: 'a tracker that refuses is passed over' },
  }),
  ...trap('BL: paused by a governor that one key moves', 'BlindBL5 CivicCoin', {
    ...closable,
    parts: [part('governor', 'CommunityGovernor', 'address', 'deployer')],
    ...made('address', 'governor'),
    because: 'the owner is a contract that does what the deployer says',
    twin: {
      parts: [part('governor', 'CommunityGovernor', 'address', 'timelock')],
      ...may('E3'),
      because: 'the governor does what a timelock of two days says',
    },
  }),
  ...trap('BL: a second owner in a slot of his own raises fees', 'BlindBL6 QuietOtter', {
    ...gone,
    ...charged,
    ...taxes(3, 3),
    because: 'updateFees(99, 99) by who made it, whose name lies under a hash; owner() says nobody',
    twin: { ...may('E4'), ...taxes(3, 3), because: 'the slot is empty: three of a hundred for good' },
  }),
  ...trap('BL: the fee is set by who holds a picture', 'BlindBL5 GalleryCat', {
    ...grown,
    ...gone,
    ...charged,
    ...taxes(0, 1),
    parts: [part('pass', 'FounderPass')],
    ...made('address', 'pass'),
    before: tell('pass', 'transferFrom(address,address,uint256)', 'deployer', person(3), 1n),
    because: 'curate(9900) by the holder of the first picture, who is not the deployer',
    twin: { ...may('E4'), ...taxes(0, 1), because: 'three of a hundred at most' },
  }),
  ...trap('BL: gave the ownership away and can unlock it again', 'BlindBL3 SafeComet', {
    ...charged,
    ...taxes(2, 2),
    open: tell('token', 'lock(uint256)', 0n),
    shut: tell('token', 'unlock()'),
    ...gone,
    because: 'locked and unlocked once, then renounced: unlock() makes him the owner again, setTaxFeePercent(100) is his',
    twin: { ...may('E4'), ...taxes(2, 2), because: 'to renounce forgets who was before: two of a hundred for good' },
  }),
]

/** One key takes, makes or replaces. */
const keys: readonly Case[] = [
  ...trap('BL: rescues what was never lost from whom support names', 'BlindBL3 LostAndFound', {
    ...gone,
    ...taken,
    because: 'rescueTokens(the coin, anybody, all) moves it to who made the coin, without an event',
    twin: { because: 'gives back what was sent to the coin itself' },
  }),
  ...trap('BL: the pool has allowed the deployer everything', 'BlindBL4 GoldenHarvest', {
    ...grown,
    ...gone,
    ...taken,
    because: 'an allowance that the constructor wrote without an event: transferFrom(pool) leaves it with next to nothing',
    twin: { because: 'the coin allows the router what lies in the coin' },
  }),
  ...trap('BL: the coin calls itself and needs no allowance', 'BlindBL6 BatchPanda', {
    ...gone,
    ...taken,
    because: 'multicall([coin], [transferFrom(anybody, himself, all)]) by the operator, long after the owner is nobody',
    twin: { because: 'batches were for the owner, who is nobody' },
  }),
  ...trap('BL: a migration from a version that never was', 'BlindBL2 OrbitV2', {
    ...gone,
    ...unseen,
    because: 'migrateFromV1([himself], [any amount]): neither the supply nor a transfer shows it',
    twin: { because: 'hands out what was sent to the coin itself, which is nothing' },
  }),
  ...trap('BL: code that changes for a key kept as a hash', 'BlindBL7 TokenProxy', {
    ...old,
    ...gone,
    ...replaced,
    levels: grave,
    parts: [part('code', 'LanternFoxV1')],
    ...made('address,bytes', 'code', data('initialize(string,string,uint256)', 'Lantern Fox', 'LFOX', units(60_000_000))),
    because: 'upgradeTo(any code) by who made it; owner() says nobody, and the key is a hash that is called a domain',
    twin: { ...may('E7'), because: 'for the owner alone, who is nobody' },
  }),
  ...trap('BL: a lock whose date can be moved forward', 'BlindBL7 AnchorSeal', {
    ...gone,
    ...drained,
    parts: [part('locker', 'LiquidityLocker')],
    lp: locked('locker', 365),
    because: 'relock(0, now), then withdraw(0), by the same key',
    twin: { ...may('E8'), because: 'a year, and only a later date can take its place' },
  }),
]

export const blindBL: readonly Case[] = [...honeypots, ...gates, ...keys]
