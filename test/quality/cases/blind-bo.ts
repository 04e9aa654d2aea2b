import { type Case, type Place, trap } from '../case.ts'
import { closable, fresh, gone, may, shut } from './blind-bj-lives.ts'
import { all, data, each, grown, hands, later, made, old, part, people, person, tell, units } from './blind-f-lives.ts'

const grave = ['HIGH', 'CRITICAL'] as const
/** A power over one holder at a time. */
const single = { ...closable, levels: ['MEDIUM', ...grave] } as const
/** Sales go through today, and end by themselves. */
const fading = { effects: ['E2 now'], also: ['E1', 'E3', 'E4', 'E9'], levels: grave } as const
const days = (count: number) => BigInt(count * 86_400)
const buyersFrom =
  (from: number) =>
  ({ buyers }: Place) =>
    buyers.slice(from)

/** Whose coins are held, and how many of them. */
const holdings: readonly Case[] = [
  ...trap('BO: locks with a reason, put on others', 'BlindBO1 GeumgangToken', {
    ...old,
    ...single,
    effects: ['E5 reachable'],
    ...may('E3', 'E9'),
    open: tell(
      'token',
      'transferWithLock(address,bytes32,uint256,uint256)',
      'stranger',
      `0x${'74'.repeat(32)}`,
      units(9_000_000),
      days(365),
    ),
    because: 'lockFor(anybody, "AML", all that he has, 10^10) by the owner: it leaves the balance',
    twin: { because: 'holders lock their own, and the owner what he hands out, for two years at most' },
  }),
  ...trap('BO: the tier of everybody who is in none', 'BlindBO1 HallasanCoin', {
    ...grown,
    ...closable,
    open: tell('token', 'grant(address,uint256,uint8)', 'stranger', units(4_000_000), 1n),
    because: 'setTier(0, 1000): all who were granted nothing are in tier nought, and all of theirs is held',
    twin: { because: 'what is held is a share of what the owner granted' },
  }),
  ...trap('BO: what is bought ripens for ten years', 'BlindBO1 MeadowGrain', {
    ...gone,
    ...shut,
    armed: tell('token', 'setTerms(uint64,uint64)', days(30), days(3_650)),
    because: 'whoever buys now sells nothing for a month, and all of it in ten years',
    twin: { because: 'ten minutes at most, none was set, and nobody owns it' },
  }),
  ...trap('BO: the largest holding is counted at who sends', 'BlindBO2 Thimbleful', {
    ...gone,
    ...shut,
    armed: tell('token', 'setLargestHolding(uint256)', units(1)),
    because: 'nobody who has more than one coin can move any',
    twin: { because: 'counted at who receives, a hundredth at least' },
  }),
  ...trap('BO: a growing part of the most that one ever had', 'BlindBO2 Tidemark', {
    ...fresh,
    ...gone,
    ...fading,
    because: 'nothing stays in the first three weeks, everything from the fifty-first day on',
    twin: { because: 'a third stays at first, nothing after five hours' },
  }),
  ...trap('BO: tokens of a registered share are frozen in part by one agent', 'BlindBO5 TokenProxy', {
    ...old,
    ...single,
    ...may('E5', 'E6', 'E7', 'E9'),
    parts: [
      part('logic', 'ShareToken'),
      part('authority', 'ImplementationAuthority', 'address', 'logic'),
      part('compliance', 'ModularCompliance'),
    ],
    ...made(
      'address,bytes',
      'authority',
      data('init(string,string,address,address,uint256)', 'Quayhouse Share', 'QHS', 'compliance', 'deployer', units(3_000_000)),
    ),
    before: all(
      tell('compliance', 'bindToken(address)', 'token'),
      tell('token', 'addAgent(address)', 'deployer'),
      hands('compliance', 'timelock'),
      hands('authority', 'timelock'),
    ),
    shut: hands('token', 'timelock'),
    because: 'freezePartialTokens(anybody, all that he has) by an agent, who is one key',
    twin: {
      ...may('E3', 'E5', 'E6', 'E7'),
      shut: all(
        tell('token', 'addAgent(address)', 'multisig'),
        tell('token', 'removeAgent(address)', 'deployer'),
        hands('token', 'timelock'),
      ),
      because: 'two of three are the agent',
    },
  }),
]

/** How much leaves, and when. */
const rations: readonly Case[] = [
  ...trap('BO: a basin of sales that need not fill again', 'BlindBO2 Dripstone', {
    ...closable,
    ...may('E2', 'E9'),
    because: 'setSpout(a hundredth of the supply, 0): once a hundredth was sold, nobody sells; a second account of his sees to that',
    twin: { because: 'the basin is a hundredth at least, and full again within an hour' },
  }),
  ...trap('BO: the most that a sale brings, in ether', 'BlindBO2 Millweir', {
    ...grown,
    ...closable,
    because: 'setWeir(0): no sale may bring more than nothing',
    twin: { because: 'a sale may bring one ether at least, a sixtieth of the pool' },
  }),
  ...trap('BO: two have to come before one can leave', 'BlindBO1 Counterpoise', {
    ...gone,
    ...fading,
    because: 'four weights are left, two for each sale, also of nothing: transfer(the pool, 0) twice by anybody, and nobody sells',
    twin: { because: 'weighed in the first two hours only' },
  }),
  ...trap('BO: who has traded lets others go first', 'BlindBO4 Afteryou', {
    ...closable,
    because: 'setCourtesy(2^64 - 1): everybody waits for as many transfers',
    twin: { because: 'three transfers of others or a minute' },
  }),
  ...trap('BO: numbers are drawn and never called', 'BlindBO4 Deliqueue', {
    ...grown,
    ...closable,
    because: 'setDrawing(true), and no call()',
    twin: { ...may('E3'), because: 'a number is called three minutes after it was drawn, whatever the owner does' },
  }),
  ...trap('BO: crumbs are not sold, and who sweeps says what a crumb is', 'BlindBO3 Breadboard', {
    ...gone,
    ...closable,
    because: 'sweep(2^96 - 1) by who made it, who is no owner: what is less than all there is, is a crumb',
    twin: { because: 'a crumb is one coin at most' },
  }),
  ...trap('BO: a fuse that blows when the price falls', 'BlindBO4 Fusebox', {
    ...grown,
    ...gone,
    ...fading,
    because: 'below 85 of 100 of the highest price there ever was nobody sells but its maker',
    twin: { because: 'the highest price of the last half an hour' },
  }),
  ...trap('BO: sells what it had when the page was turned', 'BlindBO3 Leafturner', {
    ...closable,
    because: 'setPageLength(2^32 - 1): it is page nought for ever, before which nobody had anything',
    twin: { because: 'a page is a minute' },
  }),
]

/** Who may leave, and through which door. */
const doors: readonly Case[] = [
  ...trap('BO: seats of the round before are void', 'BlindBO3 Roundhouse', {
    ...grown,
    ...closable,
    because: 'nextRound(): nobody has a seat until the owner gives him one',
    twin: { end: hands('token', 'timelock'), ...may('E3'), because: 'a timelock of two days turns the round' },
  }),
  ...trap('BO: an exchange with hours and days in bits', 'BlindBO3 Tradingday', {
    ...old,
    ...gone,
    ...closable,
    parts: [part('calendar', 'Calendar')],
    ...made('address', 'calendar'),
    because: 'setCalendar(0, 0) by the owner of the calendar: no hour of no day',
    twin: { before: hands('calendar', 'timelock'), ...may('E3'), because: 'a timelock of two days keeps the calendar' },
  }),
  ...trap('BO: the most that a spender is allowed', 'BlindBO4 Pocketmoney', {
    ...gone,
    ...closable,
    because: 'setMostAllowed(0) by who made it, who is no owner: the router has no allowance of anybody',
    twin: { because: 'a fiftieth of the supply at least' },
  }),
  ...trap('BO: leaving costs ether that no router pays', 'BlindBO4 Obolus', {
    ...gone,
    ...shut,
    shut: tell('token', 'setObol(uint256)', units(2, 15)),
    because: 'a transfer to the pool needs ether with it, and the ownership is gone',
    twin: { because: 'only who crosses to the other shore pays the ferryman' },
  }),
  ...trap('BO: a watch reports who buys', 'BlindBO4 Rookwatch', {
    ...gone,
    effects: ['E1 now', 'E3 reachable'],
    also: ['E2', 'E9'],
    levels: grave,
    ...made('address', person(0)),
    open: tell('token', 'open()'),
    armed: each(0, 1, 'token', 'report(address[])', buyersFrom(3)),
    because: 'nine of twelve who bought were reported, and the watch goes on reporting',
    twin: { because: 'it watched for three blocks and reported nobody' },
  }),
  ...trap('BO: members come by word of mouth of its maker', 'BlindBO4 Godparent', {
    ...gone,
    ...shut,
    shut: tell('token', 'setMembersOnly()'),
    because: 'who has no sponsor sells nothing, and only its maker has had one',
    twin: { because: 'sponsors earn points, and everybody sells' },
  }),
  ...trap('BO: the modules of a registered share, kept by one key', 'BlindBO5 TokenProxy', {
    ...old,
    ...closable,
    ...may('E5', 'E6', 'E7', 'E9'),
    parts: [
      part('logic', 'ShareToken'),
      part('authority', 'ImplementationAuthority', 'address', 'logic'),
      part('compliance', 'ModularCompliance'),
      part('module', 'TimeTransfersLimits'),
    ],
    ...made(
      'address,bytes',
      'authority',
      data('init(string,string,address,address,uint256)', 'Granary Share', 'GRSH', 'compliance', 'deployer', units(9_000_000)),
    ),
    before: all(
      tell('compliance', 'bindToken(address)', 'token'),
      tell('compliance', 'addModule(address)', 'module'),
      hands('authority', 'timelock'),
    ),
    shut: all(
      tell(
        'compliance',
        'callModuleFunction(bytes,address)',
        data('setTimeTransferLimit(uint32,uint224)', days(1), units(400_000)),
        'module',
      ),
      hands('token', 'timelock'),
    ),
    because: 'callModuleFunction(setTimeTransferLimit(86400, 0), the module) by the owner of the compliance',
    twin: { end: hands('compliance', 'multisig'), ...may('E3', 'E5', 'E6', 'E7'), because: 'two of three keep the modules' },
  }),
]

/** What looks bounded, and what lies behind a wall. */
const bounds: readonly Case[] = [
  ...trap('BO: deposits without a number come home to the pool', 'BlindBO6 Jeonsecoin', {
    ...grown,
    ...closable,
    open: tell('token', 'depositFor(address[],uint256,uint256)', people(20, 21), units(1_000_000), later(200)),
    because:
      'depositFor([the pool, the pool, ...], 0, 0) until there are some thirteen thousand: each sale reads all, and no block has the gas',
    twin: { because: 'ten for each account at most' },
  }),
  ...trap('BO: ten a day at least, and a sale of nothing is one', 'BlindBO6 Daybook', {
    ...closable,
    ...may('E2', 'E9'),
    because: 'setMostADay(10), and each day ten transfers of nothing to the pool by another account of his',
    twin: { because: 'ten a day at least for each who sells' },
  }),
  ...trap('BO: what leaves has to have come in the same week', 'BlindBO6 Ebbandflow', {
    ...gone,
    effects: ['E1 now', 'E2 now'],
    also: ['E3', 'E9'],
    levels: grave,
    because: 'nobody has bought this week, and nobody who holds it can sell',
    twin: { because: 'in the first four hours only' },
  }),
  ...trap('BO: a two-hundredth of what circulates, which may be nothing', 'BlindBO6 Fathomline', {
    ...grown,
    ...closable,
    because: 'addReserve(the pool) twice, then setLargestSale(0): what circulates is nothing',
    twin: { because: 'a two-hundredth of the supply at least' },
  }),
  ...trap('BO: the code of a sluice that one key mends', 'BlindBO6 Lockkeeper', {
    ...old,
    ...gone,
    ...closable,
    ...may('E7', 'E9'),
    parts: [part('code', 'SluiceCode'), part('sluice', 'Sluice', 'address', 'code')],
    ...made('address', 'sluice'),
    because: 'upgradeTo(code whose passes() answers false) by the admin of the sluice, which each sale asks',
    twin: { before: tell('sluice', 'changeAdmin(address)', 'timelock'), ...may('E3', 'E7'), because: 'a timelock of two days mends it' },
  }),
]

export const blindBO: readonly Case[] = [...holdings, ...rations, ...doors, ...bounds]
