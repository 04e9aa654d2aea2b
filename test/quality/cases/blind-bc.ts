import { benign, type Case } from '../case.ts'
import { crowd, taxed } from './blind-bb-lives.ts'
import { brought, courier, locked, partOf, strongbox } from './blind-bc-lives.ts'
import { earned } from './blind-bc-more.ts'
import { all, allow, coming, data, grown, hands, hash, made, old, part, people, person, role, tell, units } from './blind-f-lives.ts'

const nobody = `0x${'0'.repeat(40)}`
const remote = '0x5b1c7d3e9a2f4068b7c1d5e3f9a0b2c4d6e8f012'
const deposit = 'address,address,uint256,uint256'
const lowmoor = hash(deposit, coming(1), 'deployer', units(14_000_000), 0n)
const tarnholt = partOf('BlindBC3', 'tarn', 'TarnholtEther', 'address,address', 'quorum', 'timelock')
const quorum = partOf('BlindBC3', 'quorum', 'ReportQuorum', 'address[]', people(0, 5))
const endpoint = partOf('BlindBC2', 'endpoint', 'PostEndpoint', 'address[]', people(10, 13))

const issued: readonly Case[] = [
  benign('BC: a dollar, its minters and lists under three of five', 'BlindBC1 MarloweDollar', {
    ...old,
    also: ['E3', 'E6', 'E8'],
    pooled: 1,
    ether: 200,
    parts: [
      part('council', 'MintCouncil', 'address[],uint256', people(0, 5), 3n),
      part('desk', 'MinterDesk', 'address,address', 'council', coming(3)),
      courier,
    ],
    before: all(
      tell('token', 'configureMinter(address,uint256)', 'deployer', units(60_000_000, 6)),
      tell('token', 'mint(address,uint256)', 'deployer', units(60_000_000, 6)),
      tell('token', 'removeMinter(address)', 'deployer'),
      tell('token', 'configureMinter(address,uint256)', 'stranger', units(200_000, 6)),
      tell('token', 'updateOffices(address,address,address)', 'desk', 'council', 'council'),
      hands('token', 'council'),
    ),
    ...brought('council'),
    because: 'a minter has an allowance of a third of a hundredth, the council renews it',
  }),
  benign('BC: a euro printed in two steps, and a little below a ceiling', 'BlindBC1 CobbleEuro', {
    ...old,
    also: ['E6'],
    pooled: 1,
    ether: 150,
    parts: [
      part('council', 'MintCouncil', 'address[],uint256', people(5, 9), 2n),
      part('printer', 'CobblePrinter', 'address,address,address,uint256', coming(2), 'council', 'deployer', 4_040_000_000n),
    ],
    ...made('address', 'council'),
    before: tell('token', 'setPrinter(address)', 'printer'),
    because: 'the hot key prints a hundredth at most, until its custodian raises the ceiling',
  }),
  benign('BC: an ether of an issuer, minted within a budget', 'BlindBC4 FerngateEther', {
    ...old,
    also: ['E6', 'E8'],
    pooled: 1,
    ether: 122,
    parts: [courier],
    ...made('address,address,address', 'timelock', 'stranger', 'multisig'),
    ...brought('multisig'),
  }),
  benign('BC: shares of short bills with a compliance module', 'BlindBC12 HollinBills', {
    ...grown,
    also: ['E3', 'E5', 'E6', 'E8'],
    pooled: 2,
    ether: 70,
    parts: [part('compliance', 'HollinCompliance', 'address', 'multisig'), courier],
    ...made('address,address,address', 'timelock', 'multisig', 'compliance'),
    ...brought('multisig'),
  }),
  benign('BC: grams of gold', 'BlindBC12 Aurelmark', {
    ...old,
    ...taxed(0.02, 0.02, 0.02),
    also: ['E3', 'E4', 'E6'],
    pooled: 2,
    ether: 160,
    ...made('address,address,address', 'timelock', 'multisig', 'multisig'),
  }),
]

const bridged: readonly Case[] = [
  benign('BC: bridges with limits that refill, under the timelock', 'BlindBC2 Fenlark', {
    ...grown,
    also: ['E6', 'E8'],
    parts: [part('span', 'FenlarkSpan', 'address[]', people(0, 7)), strongbox],
    ...made('address,address,uint128', 'timelock', 'span', units(60_000)),
    ...locked(300, 'multisig'),
  }),
  benign('BC: burnt here and minted there, for known peers', 'BlindBC2 Ozmund', {
    ...old,
    also: ['E6', 'E8'],
    parts: [endpoint, courier],
    ...made('address,address', 'endpoint', 'multisig'),
    ...brought('timelock'),
  }),
  benign('BC: a pool of a lane mints from a bucket', 'BlindBC2 Calderane', {
    also: ['E6'],
    parts: [part('lane', 'LaneOffRamp', 'address[]', people(0, 7)), part('pool', 'LaneBucketPool', 'address,address', 'timelock', 'lane')],
    ...made('address,address', 'timelock', 'pool'),
    before: tell('pool', 'attach(address)', 'token'),
  }),
  benign('BC: of a rollup, minted by proven deposits', 'BlindBC2 LowmoorBridged', {
    ...old,
    also: ['E6'],
    parts: [part('gateway', 'RollupGateway', 'address[],address,bytes32', people(0, 6), 'multisig', lowmoor)],
    ...made('address,address,uint8', 'gateway', remote, 18n),
    before: tell(
      'gateway',
      'finalizeDeposit(bytes32,bytes32[],address,address,uint256,uint256)',
      lowmoor,
      [],
      'token',
      'deployer',
      units(14_000_000),
      0n,
    ),
    because: 'a root takes four of six, a day and the silence of the guard',
  }),
]

const staked: readonly Case[] = [
  benign('BC: staked ether that grows by reports', 'BlindBC3 TarnholtEther', {
    ...old,
    also: ['E5', 'E6', 'E8'],
    pooled: 60,
    parts: [quorum, courier],
    ...made('address,address', 'quorum', 'timelock'),
    before: tell('token', 'submit() 100'),
    ...brought('timelock'),
  }),
  benign('BC: the same, wrapped to stand still', 'BlindBC3 WrappedTarnholt', {
    ...old,
    also: ['E6'],
    pooled: 50,
    parts: [quorum, tarnholt],
    ...made('address', 'tarn'),
    before: all(tell('tarn', 'submit() 130'), allow('tarn', 'token'), tell('token', 'wrap(uint256)', units(120))),
  }),
  benign('BC: receipt of restaked ether, its code under the timelock', 'BlindBC3 GraftholmProxy', {
    ...grown,
    also: ['E5', 'E6', 'E7', 'E8'],
    pooled: 40,
    ether: 80,
    parts: [part('logic', 'Graftholm'), strongbox],
    ...made('address,bytes', 'logic', data('initialize(address,address,uint256)', 'timelock', 'multisig', units(50_000))),
    before: tell('token', 'deposit() 200'),
    ...locked(200, 'timelock'),
  }),
  benign('BC: shares of a reserve whose rewards drip', 'BlindBC4 SivetReserve', {
    ...grown,
    also: ['E6'],
    parts: [endpoint, partOf('BlindBC2', 'coin', 'Ozmund', 'address,address', 'endpoint', 'multisig')],
    ...made('address', 'coin'),
    before: all(allow('coin', 'token'), tell('token', 'deposit(uint256,address)', units(9_000_000), 'deployer')),
    shut: tell('coin', 'transfer(address,uint256)', 'token', units(4_000)),
  }),
  benign('BC: a vault with a strategy, under the timelock', 'BlindBC4 QuernstoneVault', {
    ...grown,
    also: ['E5', 'E6'],
    parts: [
      quorum,
      tarnholt,
      partOf('BlindBC3', 'wrapped', 'WrappedTarnholt', 'address', 'tarn'),
      part('strategy', 'QuernstoneStrategy', 'address', 'wrapped'),
    ],
    ...made('address,address,address,address', 'wrapped', 'timelock', 'deployer', 'strategy'),
    before: all(
      tell('strategy', 'attach(address)', 'token'),
      tell('tarn', 'submit() 110'),
      allow('tarn', 'wrapped'),
      tell('wrapped', 'wrap(uint256)', units(100)),
      allow('wrapped', 'token'),
      tell('token', 'deposit(uint256,address)', units(75), 'deployer'),
      tell('token', 'earn()'),
    ),
    because: 'the guardian closes deposits and nothing else',
  }),
]

const governed: readonly Case[] = [
  benign('BC: two of a hundred a year, if the council votes for it', 'BlindBC5 Wharfinger', {
    ...old,
    also: ['E6', 'E8'],
    parts: [
      part('delay', 'HarbourTimelock', 'address', coming(1)),
      part('council', 'HarbourCouncil', 'address,address', coming(3), 'delay'),
      courier,
    ],
    ...made('address', 'delay'),
    open: crowd(0, 12, 'token', 'delegate(address)', 'self'),
    ...brought('delay'),
  }),
  benign('BC: weekly inflation that falls, for those who stake', 'BlindBC5 Pasque', {
    ...old,
    also: ['E6', 'E8'],
    parts: [strongbox],
    before: all(tell('token', 'stake(uint256)', units(400_000))),
    ...locked(120, 'multisig'),
  }),
  benign('BC: a rate that falls by the year, a gauge mints', 'BlindBC6 Annulet', {
    ...old,
    also: ['E6'],
    parts: [part('gauge', 'AnnuletGauge', 'address', coming(1))],
    before: tell('token', 'setMinter(address)', 'gauge'),
    lp: all(
      tell('gauge', 'attach(address)', 'pair'),
      allow('pair', 'gauge'),
      tell('gauge', 'depositAllFor(address[])', people(0, 25)),
      tell('token', 'updateMiningParameters()'),
    ),
    end: tell('token', 'setAdmin(address)', 'multisig'),
    because: 'twenty-five people hold the liquidity in the gauge',
  }),
  benign('BC: a weekly emission into locks of four years', 'BlindBC6 Lodeveil', {
    ...grown,
    also: ['E6', 'E8'],
    parts: [
      part('escrow', 'LodeveilEscrow', 'address', coming(3)),
      part('mill', 'LodeveilMinter', 'address,address', coming(3), 'escrow'),
      strongbox,
    ],
    before: all(
      allow('token', 'escrow'),
      place => tell('escrow', 'createLock(uint256,uint256)', units(900_000), BigInt(place.present + 500 * 86_400))(place),
      tell('mill', 'credit()'),
      tell('token', 'setMinter(address)', 'mill'),
    ),
    ...locked(400, 'deployer'),
  }),
  benign('BC: votes by time, its DAO of a governor and its own timelock', 'BlindBC7 Thistledown', {
    ...old,
    also: ['E6', 'E8'],
    parts: [
      part('delay', 'ThistleTimelock', 'address[],address[]', [coming(1)], [nobody]),
      part('governor', 'ThistleGovernor', 'address,address', coming(3), 'delay'),
      courier,
    ],
    ...made('address', 'delay'),
    open: crowd(0, 12, 'token', 'delegate(address)', 'self'),
    ...brought('delay'),
  }),
  benign('BC: team and backers vest inside it, and its liquidity too', 'BlindBC7 Osierbank', {
    ...grown,
    also: ['E8'],
    parts: [part('vesting', 'OsierShareVesting', 'address', 'multisig')],
    ...made('address[],address[]', people(0, 5), people(15, 25)),
    lp: all(allow('pair', 'vesting'), tell('vesting', 'fund(address)', 'pair')),
  }),
  benign('BC: a coin of a town behind the beacon of its moot', 'BlindBC7 TownProxy', {
    ...grown,
    ...taxed(0.5, 0.5, 0.5),
    also: ['E4', 'E7', 'E8'],
    parts: [
      part('logic', 'TownCoin'),
      part('moot', 'TownMoot', 'address[]', people(0, 7)),
      part('beacon', 'TownBeacon', 'address,address', 'logic', 'moot'),
      courier,
    ],
    ...made(
      'address,bytes',
      'beacon',
      data('initialize(string,string,address,address,uint256)', 'Aldermere Crown', 'ALDC', 'multisig', 'deployer', units(5_000_000)),
    ),
    ...brought('moot'),
  }),
  benign('BC: points behind a proxy of six of nine and a week', 'BlindBC12 SkerryProxy', {
    also: ['E7', 'E8'],
    parts: [part('logic', 'Skerrypoint'), part('council', 'SkerryCouncil', 'address[]', people(0, 9)), strongbox],
    ...made('address,address,bytes', 'logic', 'council', data('initialize(address)', 'deployer')),
    ...locked(90, 'council'),
  }),
  benign('BC: an assembly mints by vote through its manager', 'BlindBC8 Hundredfold', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    parts: [
      part('acl', 'AssemblyAcl'),
      part('manager', 'AssemblyTokenManager', 'address', 'acl'),
      part('voting', 'AssemblyVoting', 'address', coming(3)),
    ],
    before: all(
      tell('token', 'generateTokens(address,uint256)', 'deployer', units(2_500_000)),
      tell('token', 'changeController(address)', 'manager'),
      tell('manager', 'initialize(address)', 'token'),
      ...['MINT_ROLE', 'BURN_ROLE'].map(name =>
        tell('acl', 'setPermission(address,address,bytes32,bool)', 'voting', 'manager', role(name), true),
      ),
      tell('acl', 'setManager(address)', 'voting'),
    ),
  }),
]

const past: readonly Case[] = [
  benign('BC: balances with history, its controller is nobody', 'BlindBC8 Gorseland', {
    ...old,
    before: tell('token', 'generateTokens(address,uint256)', 'deployer', units(70_000_000)),
    end: tell('token', 'changeController(address)', nobody),
  }),
  benign('BC: its sale ended years ago', 'BlindBC9 Vetchling', {
    ...old,
    parts: [part('sale', 'VetchlingSale', 'address,address', 'stranger', 'multisig')],
    before: all(
      hands('token', 'sale'),
      tell('sale', 'setToken(address)', 'token'),
      tell('sale', 'buyTokens(address) 150', 'deployer'),
      ...Array.from({ length: 10 }, (_, index) => tell('sale', 'buyTokens(address) 5', person(index))),
      tell('sale', 'finalize()'),
    ),
    because: 'the sale owns it and has nothing left to do',
  }),
  benign('BC: holders may upgrade to an agent, if three of five name one', 'BlindBC9 Bracken', {
    ...old,
    parts: [part('wallet', 'OwnersWallet', 'address[],uint256', people(0, 5), 3n)],
    ...made('address', 'wallet'),
  }),
  benign('BC: a coin of an exchange that burns by the quarter', 'BlindBC9 Quillon', {
    ...old,
    also: ['E8'],
    parts: [strongbox],
    ...locked(250, 'deployer'),
  }),
]

export const blindBC: readonly Case[] = [...issued, ...bridged, ...staked, ...governed, ...past, ...earned]
