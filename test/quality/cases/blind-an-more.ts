import { benign, type Case } from '../case.ts'
import { after } from './blind-ag-lives.ts'
import { allowing, delegated, each } from './blind-ak-lives.ts'
import { chestnutClaimed, chestnutRoot, firecrestClaimed, firecrestRoot, shareOfPool } from './blind-an-lives.ts'
import { all, allow, cloneOf, grown, hands, later, made, old, part, people, person, renounced, tell, units } from './blind-f-lives.ts'

const fresh = { age: 'fresh' } as const
const newborn = { age: 'newborn' } as const
const nobody = `0x${'0'.repeat(40)}`
const amountInBytes = (amount: bigint) => `0x${amount.toString(16).padStart(64, '0')}`
const afar = '0x5a1c00000000000000000000000000000000beef'

const vested: readonly Case[] = [
  benign('AN: three vesting wallets hold half of it', 'BlindAN10 LinnetToken', {
    ...old,
    parts: [
      part('team', 'LinnetVesting', 'address,uint64,uint64', 'multisig', later(-400), 86_400n * 1095n),
      part('advisors', 'LinnetVesting', 'address,uint64,uint64', person(3), later(-430), 86_400n * 730n),
      part('ecosystem', 'LinnetVesting', 'address,uint64,uint64', 'timelock', later(-430), 86_400n * 1460n),
    ],
    ...made('address,address,address', 'team', 'advisors', 'ecosystem'),
    shut: tell('advisors', 'release(address)', 'token'),
    end: tell('ecosystem', 'release(address)', 'token'),
  }),
  benign('AN: the team gets a twelfth a month', 'BlindAN10 SiskinToken', {
    ...grown,
    parts: [part('lock', 'SiskinTeamLock', 'address', 'multisig')],
    ...made('address', 'lock'),
  }),
  benign('AN: a presale is over and its buyers have claimed', 'BlindAN10 BramblingToken', {
    parts: [part('presale', 'BramblingPresale', 'address', 'multisig')],
    ...made('address', 'presale'),
    before: all(
      tell('presale', 'setToken(address)', 'token'),
      each(0, 9, 'presale', 'contribute()', () => [], units(3)),
      tell('presale', 'finish()'),
    ),
    shut: each(0, 5, 'presale', 'claim()'),
    end: each(5, 8, 'presale', 'claim()'),
  }),
  benign('AN: the pool is locked for a year, nobody owns it', 'BlindAN10 RedpollToken', {
    ...grown,
    also: ['E8'],
    parts: [part('locker', 'TimeLockerAN')],
    lp: all(allow('pair', 'locker'), tell('locker', 'lock(address,uint256,uint256)', 'pair', 2n ** 256n - 1n, 86_400n * 365n)),
    end: renounced,
  }),
  benign('AN: the pool belongs to the timelock', 'BlindAN10 TwiteToken', {
    ...old,
    also: ['E8'],
    lp: tell('pair', 'transfer(address,uint256)', 'timelock', shareOfPool(51_200_000, 60)),
  }),
  benign('AN: the pool belongs to two of three', 'BlindAN10 HawfinchToken', {
    ...old,
    also: ['E8'],
    lp: tell('pair', 'transfer(address,uint256)', 'multisig', shareOfPool(560_000, 60)),
  }),
  benign('AN: a clone of what a factory of tokens makes', 'BlindAN10 FactoryCoinAN', {
    parts: [part('template', 'FactoryCoinAN')],
    code: cloneOf('template'),
    before: tell(
      'token',
      'initialize(string,string,uint8,uint256,address)',
      'Pixel Thrush',
      'PXTH',
      9n,
      units(1_000_000_000, 9),
      'deployer',
    ),
  }),
]

const bridged: readonly Case[] = [
  benign('AN: bridged, three of five validators sign', 'BlindAN11 GodwitOptimism', {
    ...old,
    also: ['E6'],
    parts: [part('bridge', 'GodwitBridge', 'address[]', people(0, 5))],
    ...made('address,address', 'bridge', afar),
    before: all(
      tell('bridge', 'setToken(address)', 'token'),
      each(0, 3, 'bridge', 'confirmDeposit(uint256,address,uint256)', ({ deployer }) => [0n, deployer, units(9_000_000)]),
    ),
    shut: each(1, 4, 'bridge', 'confirmDeposit(uint256,address,uint256)', ({ given }) => [1n, given[8], units(12_000)]),
    end: each(12, 14, 'bridge', 'withdraw(address,uint256)', ({ given }) => [given[12], units(300)]),
  }),
  benign('AN: a role of a bridge with a limit by the second', 'BlindAN11 CurlewRoute', {
    ...grown,
    also: ['E6'],
    parts: [
      part('relayers', 'CurlewRelayers', 'address[]', people(0, 4)),
      part('bridge', 'CurlewBridge', 'address,address', 'timelock', 'relayers'),
    ],
    ...made('address,address', 'timelock', 'bridge'),
    before: tell('bridge', 'setToken(address)', 'token'),
    shut: each(0, 3, 'relayers', 'attest(address,bytes32,address,uint256)', ({ parts, given }) => [
      parts['bridge'],
      `0x${'3c'.repeat(32)}`,
      given[11],
      units(4_000),
    ]),
    end: all(
      allowing(14, 16, 'token', 'bridge'),
      each(14, 16, 'bridge', 'send(uint32,uint256)', () => [42161n, units(50)]),
    ),
  }),
  benign('AN: ounces that a custodian of two of three confirms, so much a day', 'BlindAN11 PlatinumOunce', {
    ...old,
    also: ['E6'],
    parts: [part('desk', 'PlatinumDesk', 'address,address,address', 'multisig', 'timelock', person(2))],
    before: all(
      tell('desk', 'setToken(address)', 'token'),
      tell('token', 'mint(address,uint256)', 'deployer', units(900_000, 8)),
      hands('token', 'desk'),
    ),
    shut: each(2, 3, 'desk', 'request(uint256,string)', () => [units(400, 8), 'LBMA 2231']),
    end: all(
      allowing(6, 8, 'token', 'desk'),
      each(6, 8, 'desk', 'redeem(uint256,string)', () => [units(2, 8), 'Zurich']),
    ),
  }),
]

const governed: readonly Case[] = [
  benign('AN: three percent a year by a governor and its timelock', 'BlindAN12 WaxwingToken', {
    ...old,
    also: ['E6'],
    parts: [
      part('lock', 'WaxwingTimelock', 'uint256,address[],address[]', 172_800n, [after(1)], [nobody]),
      part('governor', 'WaxwingGovernor', 'address,address', after(2), 'lock'),
    ],
    ...made('address', 'lock'),
    shut: delegated(0, 30, 3),
    end: each(3, 4, 'governor', 'propose(address[],uint256[],bytes[],string)', ({ token }) => [
      [token],
      [0n],
      ['0x18160ddd'],
      'WIP-1: read the supply aloud',
    ]),
  }),
  benign('AN: stakers are paid from what was put in before', 'BlindAN13 PippitToken', {
    parts: [part('staking', 'PippitStaking', 'address', 'multisig')],
    before: all(allow('token', 'staking'), tell('staking', 'fund(address,uint256,uint256)', 'token', units(3_000_000), 86_400n * 180n)),
    shut: all(
      allowing(0, 8, 'token', 'staking'),
      each(0, 8, 'staking', 'stake(uint256)', () => [units(2_000)]),
    ),
    end: all(each(0, 4, 'staking', 'getReward()'), each(5, 6, 'staking', 'exit()')),
  }),
  benign('AN: a fixed emission to stakers, claimed these days', 'BlindAN13 WagtailToken', {
    ...fresh,
    also: ['E6'],
    parts: [part('emitter', 'WagtailEmitter')],
    ...made('address', 'emitter'),
    before: all(tell('emitter', 'begin(address)', 'token'), allow('token', 'emitter'), tell('emitter', 'stake(uint256)', units(500_000))),
    open: tell('emitter', 'claim()'),
    shut: all(
      allowing(0, 6, 'token', 'emitter'),
      each(0, 6, 'emitter', 'stake(uint256)', () => [units(3_000)]),
      tell('emitter', 'claim()'),
    ),
    end: each(0, 5, 'emitter', 'claim()'),
    because: 'five thousand a day at most, to all who stake, up to a cap',
  }),
  benign('AN: a list of grants, some fetched them in the last hours', 'BlindAN13 FirecrestDrop', {
    ...newborn,
    ...made('bytes32,address', firecrestRoot, 'timelock'),
    open: firecrestClaimed(0, 3, 4),
    shut: firecrestClaimed(7, 8),
    end: firecrestClaimed(11, 15),
  }),
  benign('AN: a distributor with a list, in the manner of Uniswap', 'BlindAN7 ChestnutDrop', {
    ...old,
    parts: [part('distributor', 'ChestnutDistributor', 'bytes32', chestnutRoot)],
    ...made('address', 'distributor'),
    before: tell('distributor', 'setToken(address)', 'token'),
    open: chestnutClaimed(1, 2, 6),
    end: chestnutClaimed(9, 12),
  }),
  benign('AN: a hundred a day for anybody who asks, from what it holds', 'BlindAN13 DunnockFaucet', {
    ...fresh,
    open: each(0, 8, 'token', 'drip()'),
    shut: each(9, 12, 'token', 'drip()'),
    end: each(0, 5, 'token', 'drip()'),
  }),
]

const lean: readonly Case[] = [
  benign('AN: solmate, six decimals, burnable', 'BlindAN14 BorageCredits', grown),
  benign('AN: solady, a role of two of three mints up to a cap', 'BlindAN14 HyssopToken', {
    ...old,
    also: ['E6'],
    ...made('address', 'multisig'),
  }),
  benign('AN: solady, a great many of them, nobody owns it', 'BlindAN14 AngelicaToken', { ...fresh, buyers: 20, sellers: 7 }),
  benign('AN: solmate, minters with allowances of the timelock', 'BlindAN14 VerbenaToken', {
    ...grown,
    also: ['E6'],
    ...made('address', 'timelock'),
  }),
  benign('AN: staking receipt that unlocks its profit over a week', 'BlindAN14 StakedValerian', {
    ...old,
    parts: [part('coin', 'ValerianToken')],
    ...made('address', 'coin'),
    before: all(allow('coin', 'token'), tell('token', 'deposit(uint256,address)', units(12_000_000), 'deployer')),
    shut: all(tell('coin', 'transfer(address,uint256)', 'token', units(70_000)), tell('token', 'sync()')),
  }),
]

const sundry: readonly Case[] = [
  benign('AN: letters and a cup in its name, a very large supply', 'BlindAN15 PinonCafe', { ...fresh, ether: 8 }),
  benign('AN: there are a hundred of them', 'BlindAN15 HundredTeasels', { ...old, ether: 300, buyers: 8, given: 12 }),
  benign('AN: handed out by its constructor', 'BlindAN15 SorghumShares', {
    ...grown,
    also: ['E8'],
    because: 'one of them has four million, a quarter of what can be sold',
    ...made(
      'address[],uint256[]',
      people(0, 6),
      [4, 3, 2, 1, 1, 1].map(millions => units(millions * 1_000_000)),
    ),
  }),
  benign('AN: points of a bakery, so many a day at its till', 'BlindAN15 RyePoints', {
    also: ['E6'],
    parts: [part('till', 'RyeTill', 'address', 'multisig')],
    ...made('address,address', 'multisig', 'till'),
    before: tell('till', 'setPoints(address)', 'token'),
    open: each(0, 4, 'till', 'buy()', () => [], units(4, 15)),
    shut: each(2, 7, 'till', 'buy()', () => [], units(9, 15)),
    end: all(
      each(9, 12, 'till', 'buy()', () => [], units(2, 15)),
      each(2, 4, 'token', 'redeem(uint256,string)', () => [units(3), 'walnut loaf']),
    ),
  }),
  benign('AN: one new for ten old, which burn', 'BlindAN15 MilletToken', {
    ...old,
    parts: [part('first', 'MilletV1')],
    ...made('address', 'first'),
    before: all(allow('first', 'token'), tell('token', 'migrate(uint256)', units(45_000_000))),
  }),
  benign('AN: its wallet limit ended, its owner may lift it for some', 'BlindAN15 BuckwheatToken', {
    ...grown,
    shut: tell('token', 'excludeFromLimit(address)', person(1)),
  }),
]

const scheduled: readonly Case[] = [
  benign('AN: so much an hour to a gauge, claimed to this day', 'BlindAN16 KnapweedToken', {
    ...newborn,
    also: ['E6'],
    parts: [part('gauge', 'KnapweedGauge')],
    ...made('address', 'gauge'),
    before: all(tell('gauge', 'setToken(address)', 'token'), allow('token', 'gauge'), tell('gauge', 'deposit(uint256)', units(200_000))),
    shut: all(
      allowing(0, 5, 'token', 'gauge'),
      each(0, 5, 'gauge', 'deposit(uint256)', () => [units(1_000)]),
    ),
    end: all(each(6, 7, 'token', 'emitNext()'), each(0, 4, 'gauge', 'claim()'), tell('gauge', 'claim()')),
    because: 'the schedule is fixed, anybody turns it on, and the stakers share it',
  }),
  benign('AN: twenty members draw their part of a monthly allotment', 'BlindAN16 SelfhealToken', {
    also: ['E6'],
    before: each(0, 14, 'token', 'join()'),
    open: each(0, 3, 'token', 'draw()'),
    shut: each(1, 9, 'token', 'draw()'),
    end: each(5, 12, 'token', 'draw()'),
    because: 'fourteen accounts that joined in the open draw at most sixty thousand a month of four million, for two years',
  }),
  benign('AN: comes over from another chain, five of seven agree', 'BlindAN16 BetonyChildToken', {
    ...old,
    also: ['E6'],
    parts: [part('manager', 'BetonyChildManager', 'address[]', people(0, 7))],
    ...made('address', 'manager'),
    before: all(
      tell('manager', 'mapToken(address)', 'token'),
      each(0, 5, 'manager', 'commitState(uint256,address,bytes)', ({ deployer }) => [1n, deployer, amountInBytes(units(20_000_000))]),
    ),
    shut: each(2, 7, 'manager', 'commitState(uint256,address,bytes)', ({ given }) => [2n, given[20], amountInBytes(units(7_000))]),
    end: each(9, 11, 'token', 'withdraw(uint256)', () => [units(90)]),
  }),
  benign('AN: pausers of the old library, two of three alone', 'BlindAN17 AgrimonyToken', {
    ...old,
    also: ['E3'],
    ...made('uint256', units(200_000_000)),
    end: all(tell('token', 'addPauser(address)', 'multisig'), tell('token', 'renouncePauser()')),
  }),
]

/** The rest of them. */
export const blindANMore: readonly Case[] = [...vested, ...bridged, ...governed, ...lean, ...sundry, ...scheduled]
