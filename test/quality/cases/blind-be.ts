import { encodeValues } from '../../../src/sources/evm/abi.ts'
import { benign, type Case } from '../case.ts'
import { crowd, fresh, gone, taxed, traded } from './blind-bb-lives.ts'
import { five } from './blind-bd-lives.ts'
import { may, nobody, paid, shareOf } from './blind-be-lives.ts'
import { all, allow, coming, data, each, grown, hands, hash, later, made, old, part, people, tell, units } from './blind-f-lives.ts'

/** Governance, and what a library gives. */
const governed: readonly Case[] = [
  benign('BE: votes, and two of a hundred a year by the timelock', 'BlindBE1 ThornfieldToken', {
    ...old,
    ...may('E6'),
    ...made('address,address', 'deployer', 'timelock'),
  }),
  benign('BE: capped and pausable, its roles with two of three', 'BlindBE1 Saltmarsh', {
    ...old,
    ...may('E3', 'E6'),
    ...made('address,address', 'multisig', 'deployer'),
  }),
  benign('BE: fixed, with an airdrop and a team that vests', 'BlindBE1 Larkspur', {
    ...grown,
    parts: [
      part('airdrop', 'LarkspurAirdrop', 'bytes32,uint256,address', hash('uint256', 31n), 7_776_000n, 'multisig'),
      part('vesting', 'LarkspurTeamVesting', 'address,uint64', 'stranger', later(-61)),
    ],
    ...made('address', 'deployer'),
    before: all(
      tell('airdrop', 'setToken(address)', 'token'),
      tell('token', 'transfer(address,uint256)', 'airdrop', units(8_000_000)),
      tell('token', 'transfer(address,uint256)', 'vesting', units(15_000_000)),
    ),
  }),
  benign('BE: emission that shrinks by the year, to a gauge', 'BlindBE10 CragmireDAOToken', {
    ...old,
    ...may('E6'),
    parts: [part('gauge', 'CragmireGauge')],
    ...made('string,string', 'Cragmire DAO Token', 'CRAG'),
    before: all(tell('token', 'set_minter(address)', 'gauge'), tell('gauge', 'set_token(address)', 'token')),
    shut: all(
      each(0, 40, 'token', 'approve(address,uint256)', 'gauge', units(1_500_000)),
      each(0, 40, 'gauge', 'deposit(uint256)', units(1_500_000)),
    ),
    end: tell('token', 'set_admin(address)', 'timelock'),
    because: 'six of a hundred in the first year, less in each that follows, among forty who stake',
  }),
  benign('BE: its treasury holds the pool, behind votes and two days', 'BlindBE15 Aldermoor', {
    ...old,
    ...may('E6', 'E8'),
    parts: [
      part('vault', 'AldermoorTimelock', 'address', coming(1)),
      part('governor', 'AldermoorGovernor', 'address,address', 'vault', coming(2)),
    ],
    ...made('address,address', 'deployer', 'vault'),
    shut: crowd(0, 6, 'token', 'delegate(address)', 'self'),
    lp: tell('pair', 'transfer(address,uint256)', 'vault', shareOf(units(10_000_000))),
  }),
]

/** What an issuer stands behind. */
const issued: readonly Case[] = [
  benign('BE: a dollar with minters, black list and pause', 'BlindBE2 CorvetteProxy', {
    ...old,
    ...may('E3', 'E5', 'E6', 'E7'),
    parts: [part('logic', 'CorvetteDollarV2')],
    ...made('address', 'logic'),
    before: all(
      tell('token', 'changeAdmin(address)', 'timelock'),
      tell(
        'token',
        'initialize(string,string,string,uint8,address,address,address,address)',
        'Corvette Dollar',
        'CVUSD',
        'USD',
        6n,
        'deployer',
        'multisig',
        'multisig',
        'deployer',
      ),
      tell('token', 'configureMinter(address,uint256)', 'deployer', units(80_000_000, 6)),
      tell('token', 'mint(address,uint256)', 'deployer', units(80_000_000, 6)),
      tell('token', 'removeMinter(address)', 'deployer'),
      tell('token', 'configureMinter(address,uint256)', 'multisig', units(5_000_000, 6)),
      ...['updateMasterMinter(address)', 'updateRescuer(address)', 'transferOwnership(address)'].map(call =>
        tell('token', call, 'multisig'),
      ),
    ),
  }),
  benign('BE: a dollar of the older kind, of two of three', 'BlindBE3 HalyardToken', {
    ...old,
    ...may('E3', 'E4', 'E5', 'E6'),
    ...made('uint256,string,string,uint256', units(60_000_000, 6), 'Halyard USD', 'USDH', 6n),
    end: hands('token', 'multisig'),
  }),
  benign('BE: pegged to a coin elsewhere, minted by two of three', 'BlindBE3 PeggedQuillcoin', {
    ...old,
    ...may('E6'),
    end: hands('token', 'multisig'),
  }),
  benign('BE: an ounce with two hundredths of a percent', 'BlindBE13 GildenProxy', {
    ...old,
    ...may('E3', 'E4', 'E5', 'E6', 'E7'),
    taxes: { buy: 0.02, sell: 0.02, transfer: 0.02 },
    parts: [part('logic', 'GildenLogic')],
    ...made('address,address,bytes', 'logic', 'timelock', data('initialize(address,address)', 'multisig', 'deployer')),
  }),
  benign('BE: shares of a house that everybody may trade', 'BlindBE14 BrickworkShare', {
    ...old,
    ...may('E3', 'E5', 'E6'),
    parts: [part('registry', 'IdentityRegistry', 'address', 'multisig'), part('compliance', 'ModularCompliance', 'address', 'multisig')],
    ...made('address,address,address,address', 'multisig', 'registry', 'compliance', 'deployer'),
    before: tell('compliance', 'bindToken(address)', 'token'),
  }),
  benign('BE: points of shops, each backed by a cent', 'BlindBE6 OrchardPoints', {
    ...grown,
    ...may('E6'),
    parts: [part('dollar', 'OrchardDollar')],
    ...made('address', 'dollar'),
    before: all(
      tell('token', 'addShop(address)', 'deployer'),
      allow('dollar', 'token'),
      tell('token', 'issue(address,uint256)', 'deployer', units(400_000_000, 6)),
    ),
    because: 'a shop that issues pays the dollars in at once, and anybody draws them',
  }),
]

/** Staked, vaulted, locked. */
const staked: readonly Case[] = [
  benign('BE: staked ether whose balances grow', 'BlindBE4 TidewickStakedEther', {
    ...old,
    ...may('E5', 'E6'),
    parts: [part('oracle', 'TidewickOracle', 'address[]', people(0, 5))],
    ...made('address,address', 'oracle', 'multisig'),
    before: all(tell('oracle', 'setStaking(address)', 'token'), tell('token', 'submit(address) 2000', nobody)),
    because: 'three of five report, within bounds',
  }),
  benign('BE: the same wrapped', 'BlindBE4 WrappedTidewick', {
    ...old,
    parts: [
      part('oracle', 'TidewickOracle', 'address[]', people(0, 5)),
      part('staked', 'TidewickStakedEther', 'address,address', 'oracle', 'multisig'),
    ],
    ...made('address', 'staked'),
    before: all(
      tell('oracle', 'setStaking(address)', 'staked'),
      tell('staked', 'submit(address) 2000', nobody),
      allow('staked', 'token'),
      tell('token', 'wrap(uint256)', units(1_800)),
    ),
  }),
  benign('BE: pooled ether at a rate that only rises', 'BlindBE4 BrackenEther', {
    ...old,
    ...may('E6'),
    ...made('address[]', people(0, 3)),
    before: tell('token', 'deposit() 1500'),
  }),
  benign('BE: share of a vault with a strategy', 'BlindBE5 FernVault', {
    ...old,
    parts: [part('coin', 'FernCoin'), part('strategy', 'FernStrategy', 'address', 'coin')],
    ...made('address,address,address', 'coin', 'strategy', 'multisig'),
    before: all(
      tell('strategy', 'setVault(address)', 'token'),
      allow('coin', 'token'),
      tell('token', 'deposit(uint256,address)', units(24_000_000), 'deployer'),
    ),
  }),
  benign('BE: receipt for what is locked four years', 'BlindBE6 StakedWillow', {
    ...old,
    ...may('E6'),
    parts: [
      part('coin', 'WillowToken'),
      part('escrow', 'WillowEscrow', 'address', 'coin'),
      part('depositor', 'WillowDepositor', 'address,address', 'coin', 'escrow'),
    ],
    ...made('address', 'depositor'),
    before: all(
      tell('depositor', 'setMinter(address)', 'token'),
      allow('coin', 'depositor'),
      tell('depositor', 'deposit(uint256,bool)', units(12_000_000), true),
    ),
    end: hands('depositor', 'multisig'),
  }),
]

/** From other chains, and behind proxies. */
const carried: readonly Case[] = [
  benign('BE: on many chains, a quarter million a day may come in', 'BlindBE5 LumenOFT', {
    ...old,
    ...may('E6'),
    parts: [part('endpoint', 'LumenEndpoint', 'address[]', people(0, 3))],
    ...made('address,address,uint32,bytes32', 'endpoint', 'multisig', 30_101n, hash('uint256', 30_101n)),
  }),
  benign('BE: a pool mints from a bucket', 'BlindBE5 CairnToken', {
    ...old,
    ...may('E6'),
    parts: [five('ramp', 5), part('pool', 'CairnTokenPool', 'address,address', 'multisig', 'ramp')],
    ...made('address,address', 'multisig', 'pool'),
    before: tell('pool', 'setToken(address)', 'token'),
  }),
  benign('BE: child of a token elsewhere, three of five confirm', 'BlindBE11 ChildMerrow', {
    ...old,
    ...may('E6'),
    parts: [part('manager', 'ChildManager', 'address[]', people(0, 5))],
    ...made('address', 'manager'),
    before: each(
      0,
      3,
      'manager',
      'onStateReceive(uint256,address,address,bytes)',
      1n,
      'token',
      'deployer',
      encodeValues('uint256', [units(9_000_000)]),
    ),
  }),
  benign('BE: upgraded by the timelock, a guardian stops it for hours', 'BlindBE13 HollinProxy', {
    ...old,
    ...may('E3', 'E7'),
    parts: [part('logic', 'HollinLogic')],
    ...made('address,bytes', 'logic', data('initialize(address,address,address)', 'timelock', 'stranger', 'deployer')),
    because: 'twelve hours once in ninety days, and the timelock dismisses him',
  }),
  benign('BE: a village coin out of a beacon', 'BlindBE13 HamletProxy', {
    ...grown,
    ...may('E7'),
    parts: [part('logic', 'HamletLogic'), part('beacon', 'HamletBeacon', 'address,address', 'logic', 'multisig')],
    ...made(
      'address,bytes',
      'beacon',
      data('initialize(string,string,string,address)', 'Hamlet Green', 'HAMG', 'ipfs://bafyhamletgreen', 'deployer'),
    ),
  }),
]

/** Small launches. */
const launched: readonly Case[] = [
  benign('BE: out of a curve that burnt its share', 'BlindBE7 DriftCoin', {
    ...fresh,
    pooled: 0,
    parts: [part('pad', 'DriftPad', 'address', 'stranger')],
    ...made('string,string,string,address,uint256', 'Driftwood Dog', 'DRIFT', 'ipfs://bafydriftwood', 'pad', units(1_000_000_000)),
    before: all(tell('pad', 'register(address)', 'token'), each(0, 21, 'pad', 'buy(address,uint256) 1', 'token', 0n)),
    open: traded(3, 15),
  }),
  benign('BE: a frog whose rules went with its owner', 'BlindBE7 PondToken', {
    ...gone,
    ...made('uint256', units(420_690_000_000)),
    open: tell('token', 'setRule(bool,address,uint256,uint256)', true, 'pair', units(4_206_900_000), 0n),
    shut: tell('token', 'setRule(bool,address,uint256,uint256)', false, 'pair', 0n, 0n),
    because: 'the black list is empty and nobody can write on it',
  }),
  benign('BE: three of a hundred at most, limits that only rise', 'BlindBE7 Biscuitry', {
    ...taxed(2, 2),
    ...made('address', 'stranger'),
    open: tell('token', 'enableTrading()'),
    end: tell('token', 'raiseLimits(uint256,uint256)', units(2_000_000), units(5_000_000)),
  }),
  benign('BE: reflects, and its liquidity is burnt by itself', 'BlindBE8 HoneyOrbit', { ...grown, ...taxed(4, 2.4, 4) }),
  benign('BE: dividends in ether, fees that only fall', 'BlindBE9 Mintleaf', { ...grown, ...taxed(4, 4), ...made('address', 'stranger') }),
  benign('BE: whole units are pictures', 'BlindBE9 Hedgelings', {
    ...grown,
    spread: 'direct',
    ...made('string', 'ipfs://bafyhedgelings/'),
  }),
  benign('BE: operators and hooks by consent of the holder', 'BlindBE9 Ferryglass', {
    ...old,
    ...made('uint256,address', units(33_000_000), 'deployer'),
  }),
  benign('BE: gold of a game, signed by its server within a day', 'BlindBE6 EmberhollowGold', {
    ...grown,
    ...may('E6'),
    ...made('address', 'stranger'),
    because: 'a fiftieth of a percent a day, and eight millions for ever',
  }),
  benign('BE: its share locked and relocked', 'BlindBE11 Wickerfox', {
    ...grown,
    ...may('E8'),
    parts: [part('locker', 'PairVault', 'address', 'stranger')],
    lp: all(
      allow('pair', 'locker'),
      tell(
        'locker',
        'lockLPToken(address,uint256,uint256,bool,address)',
        'pair',
        shareOf(units(10_000_000)),
        later(200),
        false,
        'deployer',
      ),
      tell('locker', 'relock(address,uint256,uint256)', 'pair', 0n, later(420)),
    ),
    end: hands('locker', 'multisig'),
  }),
  benign('BE: its share locked for a fee, and the lock handed on', 'BlindBE12 Quillmarket', {
    ...grown,
    ...may('E8'),
    parts: [part('locker', 'TeamVaultLock', 'address', 'stranger')],
    lp: all(
      allow('pair', 'locker'),
      paid(50, tell('locker', 'lockToken(address,address,uint256,uint256)', 'pair', 'deployer', shareOf(units(21_000_000)), later(240))),
      tell('locker', 'extendLockDuration(uint256,uint256)', 1n, later(390)),
      tell('locker', 'transferLocks(uint256,address)', 1n, 'multisig'),
    ),
    end: hands('locker', 'multisig'),
  }),
  benign('BE: a duck whose share is locked with a word on it', 'BlindBE12 Puddleduck', {
    ...fresh,
    ...may('E8'),
    parts: [part('locker', 'BlushLock')],
    lp: all(
      allow('pair', 'locker'),
      tell(
        'locker',
        'lock(address,address,uint256,uint256,string)',
        'deployer',
        'pair',
        shareOf(units(420_690_000_000_000)),
        later(370),
        'Puddle Duck, a year',
      ),
    ),
  }),
]

export const blindBE: readonly Case[] = [...governed, ...issued, ...staked, ...carried, ...launched]
