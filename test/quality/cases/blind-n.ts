import { getContractAddress } from 'viem'
import { benign, type Case, type Place } from '../case.ts'
import { deeds } from '../chain.ts'
import {
  all,
  allow,
  cloneOf,
  data,
  grown,
  hands,
  hash,
  later,
  made,
  old,
  part,
  people,
  person,
  renounced,
  tell,
  units,
} from './blind-f-lives.ts'

/** What the deployer makes as his first, second ... contract: the parts in their order, then the token. */
const coming =
  (nonce: number) =>
  ({ deployer }: Place) =>
    getContractAddress({ from: deployer as `0x${string}`, nonce: BigInt(nonce) })
const nothing = { buy: 0, sell: 0, transfer: 0 }
const five = people(40, 45)
/** Ten people who stake, each from his own account. */
const tenOf = ({ given }: Place) => given.slice(40, 50)
const toTen = (what: string, amount: bigint) =>
  all(...Array.from({ length: 10 }, (_, index) => tell(what, 'transfer(address,uint256)', person(40 + index), amount)))
const staking = (who: string, coin: string, where: string, signature: string, ...values: readonly unknown[]) => [
  deeds.approve(who, coin, where),
  deeds.call(who, where, signature, ...values),
]
/** The controller makes the minter first, then the gauge. */
const gaugeOf = ({ parts }: Place) => getContractAddress({ from: parts['controller'] as `0x${string}`, nonce: 2n })
const ledger = (name: string, symbol: string, owner: string, supply: number) =>
  data('initialize(string,string,address,address,uint256)', name, symbol, owner, 'deployer', units(supply))

const ordinary: readonly Case[] = [
  benign('N: a fee of three percent for a treasury, five at most', 'BlindN1 GoldenOtter', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 3, sell: 3, transfer: 0 },
    open: tell('token', 'enableTrading()'),
    shut: tell('token', 'removeLimits()'),
  }),
  benign('N: a list of snipers that was ended for good', 'BlindN1 MochiCat', {
    taxes: nothing,
    open: tell('token', 'launch()'),
    shut: tell('token', 'endGuard()'),
  }),
  benign('N: a fee that was gone half an hour after the opening', 'BlindN1 DawnPup', {
    taxes: nothing,
    open: tell('token', 'open()'),
  }),
  benign('N: limits that its owner sets, never below one percent', 'BlindN1 QuietWhale', { ...grown, taxes: nothing }),
  benign('N: claimed with proofs, two percent a year for the DAO', 'BlindN1 NameService', {
    ...old,
    also: ['E6'],
    ...made('address,bytes32,uint256', 'timelock', hash('string', 'claims'), later(-200)),
  }),
  benign('N: three tenths in grants that several may revoke', 'BlindN1 Bramble', {
    ...old,
    parts: [part('vault', 'GrantVault', 'address,address', coming(1), 'multisig')],
    before: all(
      allow('token', 'vault'),
      ...[40, 41, 42].map(index =>
        tell('vault', 'addGrant(address,uint128,uint64,uint64)', person(index), units(5_000_000), 15_552_000n, 94_608_000n),
      ),
    ),
  }),
  benign('N: two percent of each trade for all holders', 'BlindN2 RippleShell', {
    ...grown,
    spread: 'direct',
    also: ['E4'],
    taxes: { buy: 2, sell: 2, transfer: 2 },
    open: ({ deployer, token, pair }) => [deeds.call(deployer, token, 'excludeFromReward(address)', pair)],
  }),
  benign('N: buys itself back and feeds its pool', 'BlindN2 HearthHen', {
    ...old,
    also: ['E4'],
    taxes: { buy: 0, sell: 4, transfer: 0 },
  }),
  benign('N: one percent burns until a fifth is left', 'BlindN3 EmberLeaf', {
    ...old,
    also: ['E4'],
    taxes: { buy: 1, sell: 1, transfer: 1 },
  }),
  benign('N: sold out, the part of the team locked', 'BlindN3 HarvestCoin', {
    ...grown,
    taxes: nothing,
    parts: [part('sale', 'Crowdsale', 'address,address,address,uint256', coming(1), 'multisig', person(20), later(0))],
    ...made('address', 'sale'),
    before: all(tell('sale', 'buyTokens(address) 2000', 'deployer'), tell('sale', 'finalize()')),
  }),
]

const protocols: readonly Case[] = [
  benign('N: a dollar with roles of several and a master minter', 'BlindN2 FiatDollar', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    parts: [part('master', 'MasterMinter', 'address', coming(1))],
    ...made('address,address,address,address,address', 'multisig', 'multisig', 'multisig', 'multisig', 'master'),
    before: all(
      tell('master', 'configureController(address,address)', 'deployer', 'deployer'),
      tell('master', 'configureMinter(uint256)', units(80_000_000, 6)),
      tell('token', 'mint(address,uint256)', 'deployer', units(80_000_000, 6)),
      tell('master', 'removeMinter()'),
      tell('master', 'removeController(address)', 'deployer'),
      tell('master', 'configureController(address,address)', 'multisig', 'timelock'),
      hands('master', 'multisig'),
    ),
  }),
  benign('N: wrapped when a merchant asks and the custodian confirms', 'BlindN3 WrappedCoin', {
    ...old,
    also: ['E3', 'E6'],
    parts: [
      part('members', 'Members'),
      part('controller', 'WrapController', 'address,address', coming(3), 'members'),
      part('factory', 'WrapFactory', 'address', 'controller'),
    ],
    ...made('address', 'controller'),
    before: all(
      tell('members', 'setCustodian(address)', 'deployer'),
      tell('members', 'setMerchant(address,bool)', 'deployer', true),
      tell('controller', 'setFactory(address)', 'factory'),
      tell('factory', 'addMintRequest(uint256,string)', units(9_000_000, 8), 'b3f1'),
      tell('factory', 'confirmMintRequest(bytes32)', hash('address,uint256,string,uint256', 'deployer', units(9_000_000, 8), 'b3f1', 0n)),
      tell('members', 'setMerchant(address,bool)', 'deployer', false),
      tell('members', 'setMerchant(address,bool)', person(40), true),
      tell('members', 'setMerchant(address,bool)', person(41), true),
      tell('members', 'setCustodian(address)', 'multisig'),
      hands('members', 'multisig'),
      hands('controller', 'multisig'),
    ),
  }),
  benign('N: gold whose supply two keys change, within a limit', 'BlindN3 GoldBar', {
    ...old,
    also: ['E3', 'E4', 'E5', 'E6'],
    parts: [part('control', 'SupplyControl', 'address,address,address[]', coming(1), 'multisig', people(40, 43))],
    ...made('address,address,address', 'multisig', 'control', 'timelock'),
    before: hands('control', 'multisig'),
  }),
  benign('N: share of a market in the manner of Compound', 'BlindN4 CMarket', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('coin', 'Underlying'), part('comptroller', 'Comptroller', 'address,address', 'timelock', 'multisig')],
    ...made('address,address,address', 'coin', 'comptroller', 'timelock'),
    before: all(allow('coin', 'token'), tell('token', 'mint(uint256)', units(50_000_000))),
  }),
  benign('N: share of a pool whose powers wait a day behind a signal', 'BlindN4 PoolToken', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    parts: [part('signals', 'SignalTimelock', 'address', 'multisig'), part('manager', 'PoolManager', 'address', coming(2))],
    ...made('address,address', 'signals', 'manager'),
    ether: 160,
    before: tell('manager', 'addLiquidityETH() 200'),
  }),
  benign('N: votes, a governor, a timelock, two percent a year', 'BlindN5 HarbourVotes', {
    ...old,
    also: ['E6'],
    parts: [part('waits', 'GovTimelock', 'address', coming(1)), part('governor', 'GovernorHarbour', 'address,address', 'waits', coming(2))],
    ...made('address,address,uint256', 'deployer', 'waits', later(-30)),
  }),
  benign('N: share of a pool in the manner of Aave', 'BlindN6 QuayAToken', {
    ...old,
    also: ['E3', 'E6'],
    parts: [part('coin', 'Reserve6'), part('pool', 'QuayPool', 'address,address,address', 'coin', coming(2), 'multisig')],
    ...made('address,address', 'pool', 'coin'),
    before: all(
      allow('coin', 'pool'),
      tell('pool', 'deposit(uint256,address)', units(40_000_000), 'deployer'),
      tell('pool', 'borrow(uint256) 50', units(40_000)),
    ),
  }),
  benign('N: staked ether whose worth three of five report', 'BlindN6 FlowEther', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    parts: [part('oracle', 'BeaconOracle', 'address,address[]', coming(1), five)],
    ...made('address,address,address', 'oracle', 'timelock', 'multisig'),
    ether: 160,
    before: tell('token', 'submit() 200'),
  }),
  benign('N: balances that an orchestrator moves towards a price', 'BlindN7 DriftFragments', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    parts: [
      part('oracle', 'MedianOracle', 'address[]', people(40, 46)),
      part('orchestrator', 'Orchestrator', 'address', 'timelock'),
      part('policy', 'DriftPolicy', 'address,address,address', coming(3), 'oracle', 'orchestrator'),
    ],
    ...made('address', 'policy'),
    before: tell('orchestrator', 'initialize(address)', 'policy'),
  }),
  benign('N: staked ether with a registry of the timelock', 'BlindN7 RocketEther', {
    ...old,
    also: ['E6'],
    parts: [
      part('registry', 'RegistryStorage'),
      part('balances', 'NetworkBalances', 'address,address,address,address', 'registry', person(40), person(41), person(42)),
    ],
    ether: 160,
    ...made('address', 'registry'),
    before: all(
      tell('registry', 'enter(string,address)', () => 'balances', 'balances'),
      tell('registry', 'enter(string,address)', () => 'token', 'token'),
      tell('token', 'deposit() 200'),
      tell('registry', 'setGuardian(address)', 'timelock'),
    ),
  }),
  benign('N: a dollar of debts, its wards behind a pause', 'BlindN8 Dai', {
    ...old,
    also: ['E6'],
    parts: [
      part('pause', 'DSPause', 'address', 'multisig'),
      part('vat', 'Vat', 'address', 'pause'),
      part('join', 'DaiJoin', 'address,address', 'vat', coming(3)),
    ],
    ...made('address,address', 'join', 'pause'),
    ether: 160,
    before: all(
      tell('vat', 'lock() 600'),
      tell('vat', 'draw(uint256)', units(400_000)),
      tell('vat', 'hope(address)', 'join'),
      tell('join', 'exit(address,uint256)', 'deployer', units(400_000)),
    ),
  }),
  benign('N: a proxy, its target and its state', 'BlindN8 SynthProxy', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [
      part('status', 'SystemStatus', 'address', 'multisig'),
      part('state', 'TokenState', 'address,address,address,uint256', 'timelock', coming(2), 'deployer', units(100_000_000)),
      part('target', 'Network', 'address,address,address,address,uint256', 'timelock', coming(3), 'state', 'status', units(100_000_000)),
    ],
    ...made('address,address', 'timelock', 'target'),
  }),
  benign('N: facilitators entered by an executor that waits a day', 'BlindN9 BayGho', {
    ...old,
    also: ['E6'],
    parts: [
      part('coin', 'Coin9'),
      part('executor', 'PayloadExecutor', 'address', 'multisig'),
      part('gsm', 'Gsm', 'address,address,address', 'coin', coming(3), 'multisig'),
    ],
    ...made('address,address', 'executor', 'gsm'),
    before: all(allow('coin', 'gsm'), tell('gsm', 'sellAsset(uint256,address)', units(60_000_000), 'deployer')),
  }),
  benign('N: share of a vault with strategies of the timelock', 'BlindN9 YieldVault', {
    ...old,
    also: ['E6'],
    parts: [part('coin', 'Coin9'), part('strategy', 'Strategy', 'address,address', coming(2), 'coin')],
    ...made('address,address,address,address', 'coin', 'timelock', 'multisig', 'strategy'),
    before: all(
      allow('coin', 'token'),
      tell('token', 'deposit(uint256,address)', units(60_000_000), 'deployer'),
      tell('token', 'report(address)', 'strategy'),
    ),
  }),
  benign('N: a schedule, a minter and a gauge', 'BlindN9 ScheduleToken', {
    ...old,
    also: ['E6'],
    parts: [part('coin', 'Coin9'), part('controller', 'GaugeController', 'address,address,address', 'timelock', coming(2), 'coin')],
    ...made('address', 'controller'),
    before: toTen('coin', units(1_000_000)),
    open: place =>
      tenOf(place).flatMap(who => staking(who, place.parts['coin'] ?? '', gaugeOf(place), 'deposit(uint256)', units(1_000_000))),
  }),
  benign('N: emissions of a week for those who lock', 'BlindN1 Tidal', {
    ...old,
    also: ['E6'],
    parts: [part('escrow', 'VoteEscrow', 'address', coming(2)), part('minter', 'EmissionMinter', 'address,address', coming(2), 'escrow')],
    ...made('address', 'minter'),
    before: toTen('token', units(500_000)),
    open: place =>
      tenOf(place).flatMap((who, index) =>
        staking(who, place.token, place.parts['escrow'] ?? '', 'createLock(uint256,uint256)', units(500_000), BigInt(104 + index * 10)),
      ),
  }),
  benign('N: a dollar of troves that nobody owns', 'BlindN10 TroveDollar', {
    ...old,
    also: ['E6'],
    parts: [
      part('feed', 'PriceFeed', 'address[],uint256', five, units(2_000)),
      part('troves', 'TroveManager', 'address,address', 'feed', coming(2)),
    ],
    ...made('address', 'troves'),
    ether: 160,
    before: tell('troves', 'adjustTrove(uint256) 400', units(400_000)),
  }),
  benign('N: bridged, three of five sign, within a limit', 'BlindN10 BridgedShell', {
    ...old,
    also: ['E6'],
    parts: [
      part('gateway', 'Gateway', 'address[]', five),
      part('manager', 'FlowManager', 'address,address,address', 'gateway', coming(2), 'multisig'),
    ],
    ...made('address', 'manager'),
  }),
]

const pier = (place: string, by: string) =>
  data('initialize(string,string,address,address,uint256)', place, 'PRTK', by, 'deployer', units(40_000_000))
const replaceable = { ...old, also: ['E3', 'E5', 'E6', 'E7'] } as const

const proxies: readonly Case[] = [
  benign('N: a diamond whose cuts are for the timelock', 'BlindN10 Diamond', {
    ...replaceable,
    parts: [part('ledger', 'LedgerFacet'), part('cut', 'CutFacet')],
    ...made('address,address,address,address', 'ledger', 'cut', 'timelock', 'deployer'),
  }),
  benign('N: a beacon of several', 'BlindN10 Beaconed', {
    ...replaceable,
    parts: [part('ledger', 'LedgerFacet'), part('beacon', 'Beacon', 'address,address', 'ledger', 'multisig')],
    ...made('address,bytes', 'beacon', ledger('Beacon Row', 'BCNR', 'multisig', 20_000_000)),
  }),
  benign('N: UUPS, upgraded by the timelock, paused by several', 'BlindN10 Uups', {
    ...replaceable,
    parts: [part('logic', 'UupsLedger', 'address', 'multisig')],
    ...made('address,bytes', 'logic', ledger('Upright', 'UPRT', 'timelock', 60_000_000)),
  }),
  benign('N: UUPS whose owner has gone', 'BlindN10 Uups', {
    ...old,
    also: ['E3'],
    parts: [part('logic', 'UupsLedger', 'address', 'multisig')],
    ...made('address,bytes', 'logic', ledger('Set In Stone', 'STONE', 'deployer', 70_000_000)),
    end: renounced,
  }),
  benign('N: a clone that nobody can change', 'BlindN10 LedgerFacet', {
    ...grown,
    parts: [part('target', 'LedgerFacet')],
    code: cloneOf('target'),
    before: tell(
      'token',
      'initialize(string,string,address,address,uint256)',
      'Clone of Few',
      'FEWC',
      'multisig',
      'deployer',
      units(15_000_000),
    ),
  }),
  benign('N: upgrades announced three days before, by several', 'BlindN10 AnnouncedProxy', {
    ...replaceable,
    parts: [part('ledger', 'LedgerFacet')],
    ...made('address,address,address,bytes', 'ledger', 'multisig', 'timelock', ledger('Heralded', 'HRLD', 'multisig', 45_000_000)),
  }),
  benign('N: a proxy of 2018, owned by the timelock', 'BlindN5 OwnedProxy', {
    ...replaceable,
    parts: [part('logic', 'TrueCoin')],
    ...made(
      'address,address,bytes',
      'logic',
      'timelock',
      data('initialize(address,address,uint256)', 'multisig', 'deployer', units(33_000_000)),
    ),
  }),
  benign('N: a proxy of 2020, its admin a wallet of three of five', 'BlindN7 AdminProxy', {
    ...replaceable,
    parts: [part('wallet', 'MultiSigWallet', 'address[],uint256', five, 3n), part('logic', 'PierToken')],
    ...made('address,address,bytes', 'logic', 'wallet', pier('Pier Token', 'wallet')),
  }),
]

export const blindN: readonly Case[] = [...ordinary, ...protocols, ...proxies]
