import { getContractAddress, keccak256, toHex } from 'viem'
import { benign, type Case, type Place } from '../case.ts'
import { fresh, gone, may, taxes } from './blind-bf-lives.ts'
import { blindBKmore } from './blind-bk-more.ts'
import { all, allow, coming, data, each, grown, hands, later, made, old, part, people, person, tell, units } from './blind-f-lives.ts'

const nobody = `0x${'0'.repeat(40)}`
const give = (coin: string, to: unknown, amount: bigint) => tell(coin, 'transfer(address,uint256)', to, amount)

/** What the first contract of a part is called. */
const childOf =
  (name: string) =>
  ({ parts }: Place) =>
    getContractAddress({ from: parts[name] as `0x${string}`, nonce: 1n })

const governed: readonly Case[] = [
  benign('BK: from a library, with permits and a cap, made by two of three', 'BlindBK1 Alderport', {
    ...old,
    ...may('E6'),
    ...made('address', 'multisig'),
    because: 'two of three may make what is left below the cap',
  }),
  benign('BK: votes, its governor makes two of a hundred a year', 'BlindBK1 Fernhollow', {
    ...old,
    ...may('E6'),
    parts: [
      part('clock', 'FernClock', 'address[],address[]', [coming(1)], [nobody]),
      part('governor', 'FernGovernor', 'address,address', coming(2), 'clock'),
    ],
    ...made('address,uint256', 'clock', later(-30)),
    open: tell('token', 'delegate(address)', 'deployer'),
    because: 'a day of notice, five of votes and two of waiting',
  }),
  benign('BK: upgrades itself, its owner is a timelock of a week', 'BlindBK2 HollowProxy', {
    ...old,
    ...may('E3', 'E4', 'E5', 'E6', 'E7'),
    parts: [part('logic', 'Hollowmere'), part('clock', 'WeekClock', 'address[],address[]', ['multisig'], ['multisig'])],
    ...made(
      'address,bytes',
      'logic',
      data('initialize(address,address,uint256,uint96)', 'clock', 'deployer', units(45_000_000), units(60_000_000)),
    ),
    because: 'two of three propose, and a week goes by',
  }),
  benign('BK: copies of balances, a clerk says when', 'BlindBK3 Harrowgate', {
    ...old,
    ...made('address,address', 'multisig', 'stranger'),
    because: 'the clerk is one key, and a copy takes nothing from anybody',
  }),
  benign('BK: wards are the proxy of a pause and a vest', 'BlindBK7 Chalcedon', {
    ...old,
    ...may('E6'),
    parts: [part('pause', 'ChalcedonPause', 'address', 'multisig'), part('vest', 'ChalcedonVest', 'uint256', 1_000_000_000_000_000n)],
    ...made('uint256', units(1_000_000)),
    before: all(
      tell('vest', 'file(address)', 'token'),
      tell('token', 'rely(address)', 'vest'),
      tell('token', 'rely(address)', childOf('pause')),
      tell('vest', 'create(address,uint256,uint256)', 'multisig', units(10_000), BigInt(4 * 365 * 86_400)),
      tell('vest', 'create(address,uint256,uint256)', person(3), units(1_500), BigInt(3 * 365 * 86_400)),
      tell('vest', 'rely(address)', childOf('pause')),
      tell('vest', 'deny(address)', 'deployer'),
      tell('token', 'deny(address)', 'deployer'),
    ),
    because: 'two of three plan, and two days go by; the vest makes what was awarded and no more',
  }),
  benign('BK: votes of ninety-six bits, its minter is the timelock', 'BlindBK7 Marlstone', {
    ...old,
    ...may('E6'),
    ...made('address,address,uint256', 'deployer', 'timelock', later(-30)),
    open: tell('token', 'delegate(address)', 'deployer'),
    because: 'two of a hundred a year by the timelock',
  }),
  benign('BK: made along a falling curve, anybody turns the year', 'BlindBK8 Windrowdao', {
    ...old,
    ...may('E6'),
    parts: [part('gauge', 'WindrowGauge')],
    before: all(
      tell('token', 'set_minter(address)', 'gauge'),
      tell('gauge', 'bind(address)', 'token'),
      tell('token', 'set_admin(address)', 'timelock'),
    ),
    shut: all(
      tell('token', 'update_mining_parameters()'),
      each(0, 48, 'token', 'approve(address,uint256)', 'gauge', units(3_500_000)),
      each(0, 48, 'gauge', 'deposit(uint256)', units(3_500_000)),
    ),
    because: 'the curve is fixed, and the gauge makes what it allows for forty-eight who stake alike',
  }),
  benign('BK: escrowed coins become it over a year', 'BlindBK6 Gimbal', {
    ...old,
    ...may('E3', 'E5', 'E6'),
    parts: [part('escrow', 'EsGimbal'), part('vester', 'GimbalVester', 'address', 'escrow')],
    before: all(
      tell('escrow', 'setMinter(address,bool)', 'vester', true),
      tell('escrow', 'setHandler(address,bool)', 'vester', true),
      tell('escrow', 'setMinter(address,bool)', 'deployer', true),
      ...[0, 1, 2].map(index => tell('escrow', 'mint(address,uint256)', person(index), units(40_000))),
      tell('escrow', 'setMinter(address,bool)', 'deployer', false),
      tell('vester', 'initialize(address)', 'token'),
      tell('token', 'setMinter(address,bool)', 'deployer', true),
      tell('token', 'mint(address,uint256)', 'deployer', units(6_000_000)),
      tell('token', 'mint(address,uint256)', 'vester', units(2_000_000)),
      tell('token', 'setMinter(address,bool)', 'deployer', false),
      tell('escrow', 'setGov(address)', 'timelock'),
      tell('token', 'setGov(address)', 'timelock'),
    ),
    shut: all(
      each(0, 3, 'escrow', 'approve(address,uint256)', 'vester', units(40_000)),
      each(0, 3, 'vester', 'deposit(uint256)', units(40_000)),
    ),
    because: 'its governor is the timelock; what the vester pays lies there',
  }),
  benign('BK: elastic, by the middle of five prices', 'BlindBK13 Ebbfragment', {
    ...old,
    ...may('E3', 'E5', 'E6'),
    parts: [part('oracle', 'EbbMedianOracle', 'address[]', people(10, 15)), part('policy', 'EbbPolicy', 'address', 'oracle')],
    before: all(
      tell('policy', 'initialize(address)', 'token'),
      tell('token', 'setMonetaryPolicy(address)', 'policy'),
      each(10, 15, 'oracle', 'pushReport(uint256)', units(107, 16)),
      hands('oracle', 'timelock'),
      hands('policy', 'timelock'),
      hands('token', 'timelock'),
    ),
    shut: tell('policy', 'rebase()'),
    because: 'for all alike, ten of a hundred a day at most, three of five have to report',
  }),
]

const issued: readonly Case[] = [
  benign('BK: a dollar of an issuer, frozen by a bit of the balance, its code waits for a week', 'BlindBK2 KestrelProxy', {
    ...old,
    ...may('E3', 'E4', 'E5', 'E6', 'E7'),
    ether: 267,
    parts: [
      { ...part('logic', 'KestrelDollar'), file: 'BlindBK9' },
      part('clock', 'WeekClock', 'address[],address[]', ['multisig'], ['multisig']),
    ],
    ...made(
      'address,address,bytes',
      'logic',
      'clock',
      data('initialize(string,string,address,address,uint256)', 'Kestrel Dollar', 'KUSD', 'multisig', 'deployer', units(1_000_000, 6)),
    ),
    before: tell('logic', 'initialize(string,string,address,address,uint256)', '', '', nobody, nobody, 0n),
    because: 'a regulated issuer: two of three freeze, pause and name minters',
  }),
  benign('BK: a dollar against ether, in troves that nobody rules', 'BlindBK9 LodestarUSD', {
    ...old,
    ...may('E6'),
    ether: 267,
    parts: [
      part('feed', 'LodePriceFeed', 'address[],uint256', people(10, 15), units(3_000)),
      part('operations', 'LodeBorrowerOperations', 'address', 'feed'),
    ],
    ...made('address', 'operations'),
    before: all(tell('operations', 'setAddress(address)', 'token'), tell('operations', 'openTrove(uint256) 420', units(1_000_000))),
    shut: each(10, 13, 'feed', 'report(uint256)', units(3_050)),
    because: 'a tenth more ether than coins, at a price of which three of five decide',
  }),
  benign('BK: a coin of another chain, merchants ask and a custodian confirms', 'BlindBK14 WrappedDoublet', {
    ...old,
    ...may('E3', 'E6'),
    parts: [
      part('members', 'DoubletMembers', 'address,address', 'multisig', 'multisig'),
      part('controller', 'DoubletController', 'address', 'members'),
      part('factory', 'DoubletFactory', 'address,address', 'controller', 'members'),
    ],
    before: all(
      tell('token', 'mint(address,uint256)', 'deployer', units(9_000, 8)),
      hands('token', 'controller'),
      tell('controller', 'setToken(address)', 'token'),
      tell('controller', 'setFactory(address)', 'factory'),
      tell('controller', 'giveToBoard()'),
    ),
    because: 'custodian and board are two of three',
  }),
  benign('BK: a part of a warehouse, for whom a registry does not bar', 'BlindBK15 Staithshare', {
    ...old,
    ...may('E3', 'E5', 'E6'),
    parts: [part('registry', 'StaithRegistry', 'address', 'multisig')],
    ...made('address,address', 'registry', 'multisig'),
    because: 'registrar and agent are two of three, and nobody is barred',
  }),
  benign('BK: points that shops pay for', 'BlindBK3 Rushlight', {
    ...grown,
    ...may('E6'),
    parts: [part('money', 'RushPenny', 'uint256', units(440_000))],
    ...made('address', 'money'),
    before: all(
      tell('token', 'admitShop(address)', 'deployer'),
      allow('money', 'token'),
      tell('token', 'give(address,uint256)', 'deployer', units(400_000)),
      give('money', person(1), units(40_000)),
      hands('token', 'timelock'),
    ),
    because: 'each point lies behind it in money',
  }),
]

const bridged: readonly Case[] = [
  benign('BK: on many chains, limits of bridges under the timelock', 'BlindBK5 Skylinnet', {
    ...grown,
    ...may('E6'),
    parts: [part('bridge', 'LinnetBridge', 'address[]', people(5, 8))],
    ...made('address', 'deployer'),
    before: all(
      tell('bridge', 'connect(address)', 'token'),
      tell('token', 'setLimits(address,uint128,uint128)', 'bridge', units(1_000_000), units(1_000_000)),
    ),
    shut: each(5, 7, 'bridge', 'relay(uint32,uint256,address,uint256)', 10n, 1n, person(9), units(20_000)),
    end: hands('token', 'timelock'),
    because: 'a seventy-fifth a day by two of three relayers',
  }),
  benign('BK: burnt here and made there, a bucket for each lane', 'BlindBK5 Tollcurlew', {
    ...old,
    ...may('E6'),
    parts: [
      part('ramp', 'CurlewRamp', 'address[]', people(10, 15)),
      part('pool', 'CurlewPool', 'address,address,address', coming(2), 'ramp', 'deployer'),
    ],
    before: all(
      tell('ramp', 'setPool(address)', 'pool'),
      tell('pool', 'applyChainUpdate(uint64,uint128,uint128)', 4_949_039_107_694_359_620n, units(2_000_000), units(20)),
      tell('token', 'grantRoles(address,uint256)', 'pool', 3n),
    ),
    shut: each(10, 13, 'ramp', 'commit(bytes32)', keccak256(toHex('the first root'))),
    end: all(hands('pool', 'timelock'), hands('token', 'timelock')),
    because: 'three of five commit, and a hundredth fills a bucket',
  }),
  benign('BK: a gateway makes what comes back from the first layer', 'BlindBK6 Lapwater', {
    ...old,
    ...may('E5', 'E6'),
    parts: [part('gateway', 'L2LapGateway', 'address', '0x6c41e9f0d2a7b35c8e1f94d07ab263c5f8190d3e')],
    ...made('address,address', '0xd13b7e60a4c2958f7e03bd1465c9a2f08e7b4c16', 'gateway'),
    before: tell('gateway', 'bind(address,address)', '0xd13b7e60a4c2958f7e03bd1465c9a2f08e7b4c16', 'token'),
    because: 'the other end is a contract of the first layer under its alias, for which there is no key',
  }),
]

const mints: readonly Case[] = [
  benign('BK: stakes for years earn what they share', 'BlindBK12 Hextable', {
    ...grown,
    ...may('E6'),
    before: tell('token', 'stakeStart(uint256,uint256)', units(500_000_000, 8), 3_000n),
    shut: each(0, 5, 'token', 'stakeStart(uint256,uint256)', units(1_000_000, 8), 365n),
    because: 'less than four of a hundred a year for all stakes together',
  }),
  benign('BK: a rank and a term, proof that one took part', 'BlindBK12 Zenwort', {
    ...grown,
    ...may('E6'),
    before: each(0, 6, 'token', 'claimRank(uint256)', 1n),
    shut: each(0, 3, 'token', 'claimMintReward()'),
    because: 'anybody makes some for his time, less than a thousandth for the longest term, and nobody more than others',
  }),
  benign('BK: made on a pad, its curve is sold out', 'BlindBK11 PadMole', {
    ...fresh,
    ether: 20,
    parts: [part('pad', 'MolePad', 'address', 'stranger')],
    ...made('address', 'pad'),
    before: all(
      tell('pad', 'list(address)', 'token'),
      tell('pad', 'buy(address) 1', 'token'),
      each(0, 17, 'pad', 'buy(address) 1', 'token'),
    ),
    because: 'the pad has given it up and burnt the shares of the pool',
  }),
  benign('BK: feeds its pool, renounced', 'BlindBK10 Pogowhistle', {
    ...gone,
    ...may('E4'),
    ...taxes(2, 2),
    because: 'two of a hundred for ever',
  }),
  benign('BK: reflects two of a hundred, renounced', 'BlindBK11 Spindrel', { ...grown, ...gone, ...may('E4'), ...taxes(2, 2, 2) }),
]

export const blindBK: readonly Case[] = [...governed, ...issued, ...bridged, ...mints, ...blindBKmore]
