import { benign, type Case } from '../case.ts'
import { backed } from './blind-ag-backed.ts'
import { dug, inscribed, reported } from './blind-ag-lives.ts'
import { all, allow, data, grown, hands, later, made, old, part, people, person, renounced, tell, units } from './blind-f-lives.ts'

const fresh = { age: 'fresh' } as const
const bound = (what: string) => tell(what, 'bind(address)', 'token')
const rule = 'setRule(bool,address,uint256,uint256)'

const launched: readonly Case[] = [
  benign('AG: tax and treasury handlers, five percent at most', 'BlindAG1 PalisadeHound', {
    ...old,
    also: ['E3', 'E4'],
    taxes: { buy: 3, sell: 3 },
    parts: [part('treasury', 'SwapTreasuryHandler', 'address', 'multisig'), part('tax', 'PoolTaxHandler', 'address', 'treasury')],
    ...made('address,address', 'tax', 'treasury'),
    before: all(bound('treasury'), tell('tax', 'addPool(address)', 'pair')),
    end: all(tell('tax', 'setExempt(address,bool)', 'deployer', false), hands('tax', 'multisig'), hands('token', 'timelock')),
  }),
  benign('AG: rule of a pond, lifted, and renounced', 'BlindAG1 PondFrog', {
    ...fresh,
    pooled: 93,
    open: tell('token', rule, true, 'pair', units(8_413_800_000_000), 0n),
    shut: tell('token', rule, false, 'pair', 0n, 0n),
    end: renounced,
  }),
  benign('AG: buyers burn a part in the first hour only', 'BlindAG1 EmberSloth', { ...fresh, pooled: 90 }),
  benign('AG: fees set to nothing before renouncing', 'BlindAG1 QuietOtter', {
    ...grown,
    shut: all(
      tell('token', 'updateFees(uint256,uint256)', 0n, 0n),
      tell('token', 'setSwapEnabled(bool)', false),
      tell('token', 'removeLimits()'),
    ),
    end: renounced,
  }),
  benign('AG: four percent become dividends in wrapped ether', 'BlindAG1 HoneyBadgerPays', {
    also: ['E4'],
    taxes: { buy: 4, sell: 4 },
    end: renounced,
  }),
  benign('AG: launchpad coin whose mode is normal for ever', 'BlindAG2 ModalMonkey', {
    ...fresh,
    open: tell('token', 'setMode(uint256)', 0n),
    end: renounced,
  }),
  benign('AG: creator coin, half of it vests in five years', 'BlindAG2 CreatorCoin', {
    ...fresh,
    ...made('address,address[],string', person(4), people(4, 6), 'ipfs://mabel'),
  }),
  benign('AG: a picture for each whole one', 'BlindAG2 WholeOnes', { ...grown, pooled: 95, spread: 'direct', end: renounced }),
  benign('AG: inscribed in lots by whoever came', 'BlindAG2 InkRune', { ...grown, before: inscribed, pooled: 100, spread: 'none' }),
  benign('AG: wrapped keys of a room', 'BlindAG2 WrappedKey', {
    ...grown,
    also: ['E6'],
    parts: [part('desk', 'KeyDesk', 'address', 'multisig')],
    ...made('address,address', 'desk', person(2)),
    before: all(
      tell('desk', 'buy(address,uint256) 200', person(2), 200n),
      tell('desk', 'allow(address,bool)', 'token', true),
      tell('token', 'wrap(uint256)', 200n),
    ),
  }),
  benign('AG: two percent of everything to all who hold', 'BlindAG9 ReflectingYak', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 2, sell: 2, transfer: 2 },
    end: renounced,
  }),
  benign('AG: reflecting, version two, proxy of the timelock', 'BlindAG12 LunarFront', {
    ...old,
    also: ['E3', 'E4', 'E5', 'E6', 'E7'],
    taxes: { buy: 4, sell: 4, transfer: 4 },
    parts: [part('code', 'LunarLynxV2')],
    ...made('address,address,bytes', 'code', 'timelock', data('initialize(address,address,address)', 'timelock', 'multisig', 'deployer')),
  }),
]

const emitted: readonly Case[] = [
  benign('AG: weekly emission, a hundredth less each week', 'BlindAG3 Zephyr', {
    ...old,
    also: ['E6'],
    parts: [part('ballot', 'ZephyrBallot'), part('minter', 'ZephyrMinter', 'address,address', 'ballot', 'multisig')],
    before: all(bound('minter'), tell('ballot', 'bind(address,address)', 'token', 'minter'), tell('token', 'setMinter(address)', 'minter')),
    open: all(allow('token', 'ballot'), tell('ballot', 'lock(uint256)', units(20_000_000))),
  }),
  benign('AG: migrated, and two percent a year under a cap', 'BlindAG3 Polygonum', {
    ...old,
    also: ['E6'],
    parts: [
      part('former', 'PolygonumOld'),
      part('migration', 'PolygonumMigration', 'address,address', 'former', 'timelock'),
      part('emission', 'PolygonumEmission', 'address,address', 'multisig', 'timelock'),
    ],
    ...made('address,address,address', 'migration', 'emission', 'timelock'),
    before: all(
      bound('emission'),
      bound('migration'),
      allow('former', 'migration'),
      tell('migration', 'migrate(uint256)', units(8_000_000_000)),
    ),
    shut: tell('emission', 'emission()'),
  }),
  benign('AG: yearly flatter curve, minted by a gauge', 'BlindAG3 CurlewToken', {
    ...old,
    also: ['E6'],
    parts: [part('gauge', 'CurlewGauge')],
    open: all(
      tell('gauge', 'bind(address,address)', 'token', 'pair'),
      tell('token', 'setMinter(address)', 'gauge'),
      allow('pair', 'gauge'),
      tell('gauge', 'deposit(uint256)', units(1_000)),
    ),
    shut: tell('gauge', 'collect()'),
    end: tell('token', 'setAdmin(address)', 'timelock'),
  }),
  benign('AG: minted beside another coin, in cliffs', 'BlindAG3 HullToken', {
    ...old,
    also: ['E6'],
    levels: ['LOW', 'MEDIUM', 'HIGH'],
    because: 'who lends alone has back what he earmarks, and as many more of these, up to twice the supply',
    parts: [
      part('curlew', 'CurlewToken'),
      part('booster', 'HullBooster', 'address', 'curlew'),
      part('proxy', 'HullProxy', 'address,address', 'timelock', 'booster'),
    ],
    ...made('address', 'proxy'),
    before: all(
      bound('booster'),
      allow('curlew', 'booster'),
      tell('booster', 'lend(uint256)', units(1_000_000)),
      tell('booster', 'earmark(uint256)', units(10_000)),
      tell('booster', 'claim()'),
    ),
  }),
  benign('AG: no inflation for fifteen years', 'BlindAG7 LongLark', { ...grown, also: ['E6'], ...made('address', 'timelock') }),
  benign('AG: minters with allowances of two of three', 'BlindAG12 ArcadeCoin', { ...old, also: ['E6'], ...made('address', 'multisig') }),
  benign('AG: three percent a year for those who index', 'BlindAG8 IndexerCoin', {
    ...old,
    also: ['E6'],
    parts: [part('rewards', 'IndexerRewards')],
    ...made('address,address', 'timelock', 'rewards'),
    before: bound('rewards'),
    open: all(allow('token', 'rewards'), tell('rewards', 'stake(uint256)', units(1_000_000))),
  }),
  benign('AG: supply follows the price, gons stay', 'BlindAG8 TidalUnit', {
    ...old,
    also: ['E5', 'E6'],
    parts: [part('policy', 'TidalPolicy', 'address[]', people(0, 5))],
    ...made('address,address', 'timelock', 'policy'),
    before: bound('policy'),
    shut: reported,
    end: tell('policy', 'rebase()'),
  }),
  benign('AG: bonds and a treasury that covers each', 'BlindAG8 OakReserve', {
    ...old,
    also: ['E6'],
    parts: [part('authority', 'OakAuthority'), part('dollar', 'OakDollar'), part('treasury', 'OakTreasury', 'address', 'dollar')],
    ...made('address', 'authority'),
    before: all(
      bound('treasury'),
      tell('authority', 'pushVault(address)', 'treasury'),
      allow('dollar', 'treasury'),
      tell('treasury', 'deposit(uint256)', units(1_500_000)),
    ),
    end: tell('authority', 'pushGovernor(address)', 'timelock'),
  }),
  benign('AG: five percent a year, which anybody starts', 'BlindAG11 RocketryCoin', {
    ...old,
    also: ['E6'],
    ...made('address', 'multisig'),
    shut: tell('token', 'inflationMintTokens()'),
  }),
  benign('AG: escrowed ones vest, governed by the timelock', 'BlindAG9 PerpToken', {
    ...old,
    also: ['E3', 'E6'],
    parts: [part('vester', 'PerpVester', 'address', 'multisig')],
    before: all(bound('vester'), tell('token', 'setMinter(address,bool)', 'vester', true), tell('token', 'setGov(address)', 'timelock')),
  }),
  benign('AG: its governance is a timelock that names minters', 'BlindAG10 YonderCoin', {
    ...old,
    also: ['E6'],
    end: all(tell('token', 'setGovernance(address)', 'timelock'), renounced),
  }),
  benign('AG: dug out by work, nobody had any before', 'BlindAG10 PickaxeCoin', { ...old, also: ['E6'], before: dug }),
]

const early: readonly Case[] = [
  benign('AG: game may move what one has, by the timelock', 'BlindAG10 SandboxCoin', {
    ...old,
    also: ['E5'],
    end: tell('token', 'changeAdmin(address)', 'timelock'),
  }),
  benign('AG: pausable by two of three, and burnable', 'BlindAG10 PlazaCoin', { ...old, also: ['E3'], end: hands('token', 'multisig') }),
  benign('AG: sold to a crowd, the team is paid by quarters', 'BlindAG10 EngineCoin', {
    ...old,
    ...made('address,uint256', 'multisig', later(-444)),
    end: renounced,
  }),
  benign('AG: its controller lets what has vested move', 'BlindAG13 LidlessCoin', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    parts: [part('manager', 'LidlessManager'), part('voting', 'LidlessVoting')],
    ...made('address', 'manager'),
    before: all(
      bound('voting'),
      tell('manager', 'bind(address,address,address,uint256)', 'token', 'voting', 'deployer', units(1_000_000_000)),
    ),
  }),
  benign('AG: minting finished, founders wait for a day', 'BlindAG13 HollyCoin', {
    ...old,
    parts: [part('lock', 'HollyTimelock', 'address,uint256', 'multisig', later(300))],
    before: all(
      tell('token', 'mint(address,uint256)', 'deployer', units(80_000_000)),
      tell('token', 'mint(address,uint256)', 'lock', units(20_000_000)),
      tell('token', 'finishMinting()'),
      tell('token', 'release()'),
    ),
    end: renounced,
  }),
]

/** Honest tokens with the mechanisms of the largest ones and of those that trend. */
export const blindAG: readonly Case[] = [...launched, ...emitted, ...early, ...backed]
