import { toFunctionSelector } from 'viem'
import { addresses, ether } from '../../support/chain/ethereum.ts'
import { benign, type Case, type Place, type Transaction } from '../case.ts'
import { deeds } from '../chain.ts'
import { compileFile } from '../compile.ts'
import { all, allow, cloneOf, data, hands, made, part, people, renounced, tell, units } from './blind-f-lives.ts'
import { old } from './established.ts'

const grown = { age: 'grown' } as const
/** A contract that can only be made once the token is there. */
const making =
  (as: string, file: string, contract: string) =>
  ({ deployer, token }: Place): readonly Transaction[] => [
    deeds.create(deployer, as, compileFile(file, 'twin', [contract])[contract]?.bytecode ?? '', 'address', [token]),
  ]
const reports = (value: bigint) => (place: Place) =>
  place.given.slice(10, 12).map(member => deeds.call(member, place.parts['oracle'] ?? '', 'submit(uint256)', value))
const coin = part('coin', 'Underlying')

const governance: readonly Case[] = [
  benign('Q: yearly mint of two percent by a timelock', 'BlindQ1 RollupVotes', {
    ...old,
    effects: ['E6 reachable'],
    ...made('address', 'timelock'),
  }),
  benign('Q: capped and pausable preset whose roles two of three hold', 'BlindQ1 RolePreset', {
    ...old,
    effects: ['E3 reachable', 'E6 reachable'],
    ...made('address', 'multisig'),
  }),
  benign('Q: emission by a falling curve, drawn by a gauge', 'BlindQ1 CurveEmission', {
    ...old,
    also: ['E6'],
    before: making('gauge', 'BlindQ1', 'Gauge'),
    open: tell('token', 'setMinter(address)', 'gauge'),
  }),
  benign('Q: minted only by a chamber where holders vote', 'BlindQ1 ChamberVotes', {
    ...old,
    also: ['E6'],
    before: making('chamber', 'BlindQ1', 'Chamber'),
    open: tell('token', 'seat(address)', 'chamber'),
  }),
  benign('Q: a third of the supply in a lock with a cliff', 'BlindQ1 TeamLocked', {
    ...old,
    parts: [part('lock', 'CliffLock', 'address', 'multisig')],
    ...made('address', 'lock'),
  }),
]

const dollars: readonly Case[] = [
  benign('Q: regulated dollar with a list of the frozen, run by two of three', 'BlindQ2 RegulatedDollar', {
    ...old,
    effects: ['E3 reachable', 'E6 reachable'],
    ...made('address,address', 'timelock', 'multisig'),
  }),
  benign('Q: coin of another chain with merchants and a custodian', 'BlindQ2 CustodialCoin', {
    ...old,
    effects: ['E3 reachable'],
    also: ['E6'],
    parts: [
      part('controller', 'CustodyController', 'address', 'multisig'),
      part('factory', 'CustodyFactory', 'address,address', 'controller', 'multisig'),
    ],
    ...made('address', 'controller'),
    before: all(
      tell('controller', 'connect(address,address)', 'token', 'factory'),
      tell('factory', 'addMintRequest(uint256,string)', units(40, 8), 'a1b2'),
    ),
  }),
  benign('Q: dollar lent against ether, its one ward is the engine', 'BlindQ2 WardedDollar', {
    ...old,
    also: ['E6'],
    parts: [part('engine', 'LoanEngine', 'address', 'timelock')],
    before: all(
      tell('engine', 'init(address)', 'token'),
      tell('token', 'rely(address)', 'engine'),
      tell('token', 'deny(address)', 'deployer'),
      tell('engine', 'draw(uint256) 400', units(500_000)),
    ),
  }),
  benign('Q: ounce of metal whose fee cannot pass a tenth of a percent', 'BlindQ2 BullionOunce', {
    ...old,
    effects: ['E3 reachable', 'E5 reachable', 'E6 reachable'],
    also: ['E4'],
    ...made('address,address', 'timelock', 'multisig'),
  }),
  benign('Q: fund of bills for those on its register', 'BlindQ2 BillFund', {
    ...old,
    levels: ['MEDIUM', 'HIGH', 'CRITICAL'],
    because: 'only who is on the register can receive it: the token says so itself, and the agent is two of three',
    also: ['E1', 'E3', 'E6'],
    ...made('address,address[]', 'multisig', listed),
  }),
]

/** Everybody who takes part in the life of the token. */
function listed({ buyers, given, parts }: Place): readonly unknown[] {
  return [...buyers, ...given, parts['disperser'], addresses.router]
}

const staking: readonly Case[] = [
  benign('Q: staked ether by share, its rate told by a committee within bounds', 'BlindQ3 StakedShare', {
    ...old,
    parts: [part('oracle', 'OracleCommittee', 'address[]', people(10, 13))],
    ...made('address', 'oracle'),
    before: all(tell('oracle', 'init(address)', 'token'), tell('token', 'deposit() 400')),
  }),
  benign('Q: staked ether whose balances follow a daily report', 'BlindQ3 RebasingStake', {
    ...old,
    also: ['E5', 'E6'],
    parts: [part('oracle', 'OracleCommittee', 'address[]', people(10, 13))],
    ...made('address', 'oracle'),
    before: all(tell('oracle', 'init(address)', 'token'), tell('token', 'submit() 400')),
    shut: reports(units(4003, 17)),
  }),
  benign('Q: vault whose strategy a timelock chooses', 'BlindQ3 StrategyVault', {
    ...old,
    also: ['E6'],
    parts: [coin],
    ...made('address,address', 'coin', 'timelock'),
    before: all(allow('coin', 'token'), tell('token', 'deposit(uint256,address)', units(8_000_000), 'deployer')),
  }),
  benign('Q: lent coins that grow each second', 'BlindQ3 ReserveToken', {
    ...old,
    also: ['E5', 'E6'],
    parts: [coin, part('pool', 'ReservePool', 'address,address', 'coin', 'timelock')],
    ...made('address', 'pool'),
    before: all(tell('pool', 'init(address)', 'token'), allow('coin', 'pool'), tell('pool', 'supply(uint256)', units(8_000_000))),
  }),
  benign('Q: market share that asks its comptroller, with a guardian', 'BlindQ3 MarketShare', {
    ...old,
    effects: ['E3 reachable'],
    parts: [coin, part('comptroller', 'Comptroller', 'address,address', 'timelock', 'multisig')],
    ...made('address,address', 'coin', 'comptroller'),
    before: all(tell('comptroller', 'support(address)', 'token'), allow('coin', 'token'), tell('token', 'mint(uint256)', units(8_000_000))),
  }),
]

/** Sets up what stands behind a proxy or a clone. */
const begun = 'initialize(string,string,address,address,uint256)'
const blank = { ...part('code', 'Initialised'), file: 'BlindQ4' }

const bridged: readonly Case[] = [
  benign('Q: clone made by validators of a gateway within a limit of flow', 'BlindQ4 Initialised', {
    ...old,
    also: ['E6'],
    parts: [part('target', 'Initialised'), part('manager', 'FlowManager', 'address[],address', people(20, 23), 'timelock')],
    code: cloneOf('target'),
    before: all(
      tell('token', begun, 'Gateway Thistle', 'THST', 'manager', 'deployer', units(12_000_000)),
      tell('manager', 'init(address)', 'token'),
    ),
  }),
  benign('Q: wrapped by guardians, who upgrade its beacon after two days', 'BlindQ4 WrappedAsset', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [
      part('bridge', 'GuardianBridge', 'address[]', people(20, 23)),
      part('code', 'Initialised'),
      part('beacon', 'WrappedBeacon', 'address,address', 'code', 'bridge'),
    ],
    ...made('address,bytes', 'beacon', data(begun, 'Wrapped Sorrel', 'wSRL', 'bridge', 'deployer', units(9_000_000))),
    before: tell('bridge', 'init(address)', 'beacon'),
  }),
  benign('Q: bridges within limits that a timelock sets', 'BlindQ4 LimitedCross', {
    ...old,
    effects: ['E6 reachable'],
    parts: [part('bridge', 'FlowManager', 'address[],address', people(20, 23), 'timelock')],
    ...made('address,address', 'timelock', 'bridge'),
    before: tell('bridge', 'init(address)', 'token'),
  }),
  benign('Q: one token on many chains, two verifiers of three', 'BlindQ4 OmniRate', {
    ...old,
    also: ['E6'],
    parts: [part('endpoint', 'PacketEndpoint', 'address[]', people(20, 23))],
    ...made('address,address', 'endpoint', 'timelock'),
  }),
  benign('Q: child of a token whose deposits the system tells', 'BlindQ4 ChildToken', {
    ...old,
    also: ['E6'],
    parts: [part('manager', 'ChildManager')],
    ...made('address', 'manager'),
  }),
]

const elders: readonly Case[] = [
  benign('Q: votes with checkpoints, its minter a timelock', 'BlindQ5 CheckpointVotes', {
    ...old,
    effects: ['E6 reachable'],
    ...made('address', 'timelock'),
  }),
  benign('Q: pegged coin of an exchange, owned by two of three', 'BlindQ5 PeggedCoin', {
    ...old,
    effects: ['E6 reachable'],
    end: hands('token', 'multisig'),
  }),
  benign('Q: old dollar with a list and a capped fee, owned by two of three', 'BlindQ5 TetheredDollar', {
    ...old,
    effects: ['E3 reachable', 'E5 reachable', 'E6 reachable'],
    also: ['E4'],
    end: hands('token', 'multisig'),
  }),
  benign('Q: coin of an exchange that all may burn and freeze of their own', 'BlindQ5 ExchangeCoin', { ...old, end: renounced }),
  benign('Q: pays and calls in one, never to itself', 'BlindQ5 PayAndCall', { ...old, end: renounced }),
]

const traded: readonly Case[] = [
  benign('Q: meme whose limits were lifted, owned by nobody', 'BlindQ6 LimitedMeme', {
    open: tell('token', 'openTrading()'),
    shut: tell('token', 'removeLimits()'),
    end: renounced,
  }),
  benign('Q: four percent to all holders, owned by nobody', 'BlindQ6 Mirrored', {
    ...old,
    also: ['E4'],
    taxes: { buy: 4, sell: 0.9, transfer: 4 },
    because: 'the market holds most of it, so most of the fee of a sale comes back to the market',
    end: renounced,
  }),
  benign('Q: two percent, three at most if the timelock says so', 'BlindQ6 CappedFee', {
    ...old,
    also: ['E4'],
    taxes: { buy: 2, sell: 2, transfer: 0 },
    ...made('address', 'multisig'),
    end: hands('token', 'timelock'),
  }),
  benign('Q: two percent of sales for those who lock', 'BlindQ6 Dividends', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 0, sell: 2, transfer: 0 },
    before: tell('token', 'lock(uint256)', units(1_000_000)),
    end: renounced,
  }),
  benign('Q: burns one percent of sales, and a furnace buys and burns', 'BlindQ6 BuyBurn', {
    ...old,
    also: ['E4'],
    taxes: { buy: 0, sell: 1, transfer: 0 },
    parts: [part('furnace', 'Furnacer')],
    ...made('address', 'furnace'),
    before: ({ deployer, parts }) => [{ from: deployer, to: parts['furnace'] ?? '', data: '0x', value: 2n * ether }],
    shut: tell('furnace', 'buyAndBurn(address)', 'token'),
    end: renounced,
  }),
]

const cut =
  'name() symbol() decimals() totalSupply() balanceOf(address) allowance(address,address) approve(address,uint256) transfer(address,uint256) transferFrom(address,address,uint256) burn(uint256)'
const behind: readonly Case[] = [
  benign('Q: treasury token that upgrades itself by a timelock', 'BlindQ7 TreasuryToken', {
    ...old,
    effects: ['E7 reachable'],
    also: ['E3', 'E5', 'E6'],
    parts: [part('code', 'TreasuryCode')],
    ...made('address,bytes', 'code', data(begun, 'Commons Treasury', 'CMNS', 'timelock', 'deployer', units(40_000_000))),
  }),
  benign('Q: gaming token, so much a day, its proxy held by two of three', 'BlindQ7 GameToken', {
    ...old,
    effects: ['E7 reachable'],
    also: ['E3', 'E5', 'E6'],
    parts: [blank, part('minter', 'GameMinter', 'address', 'multisig')],
    ...made('address,address,bytes', 'code', 'multisig', data(begun, 'Quest Potion', 'QPTN', 'minter', 'deployer', units(50_000_000))),
    before: tell('minter', 'init(address)', 'token'),
  }),
  benign('Q: diamond that only a timelock cuts', 'BlindQ7 FacetedToken', {
    ...old,
    effects: ['E7 reachable'],
    also: ['E3', 'E5', 'E6'],
    parts: [blank],
    ...made(
      'address,address,bytes4[],bytes',
      'timelock',
      'code',
      cut.split(' ').map(one => toFunctionSelector(one)),
      data(begun, 'Faceted Quartz', 'QRTZ', 'timelock', 'deployer', units(35_000_000)),
    ),
  }),
  benign('Q: clone of a launchpad whose curve is over', 'BlindQ7 CurveToken', {
    parts: [part('target', 'CurveToken'), part('pad', 'CurvePad')],
    code: cloneOf('target'),
    before: all(tell('pad', 'launch(address,string,string)', 'token', 'Curve Finch', 'CFNC'), tell('pad', 'buy() 10')),
    pooled: 50,
  }),
  benign('Q: fans pay no gas, a forwarder speaks for them', 'BlindQ7 FanToken', {
    ...old,
    parts: [part('forwarder', 'FanForwarder')],
    ...made('address', 'forwarder'),
  }),
]

const others: readonly Case[] = [
  benign('Q: balances follow a policy with three providers and bounds', 'BlindQ8 ElasticUnits', {
    ...old,
    also: ['E5', 'E6'],
    parts: [part('policy', 'SupplyPolicy', 'address[]', people(20, 23))],
    ...made('address', 'policy'),
    before: tell('policy', 'init(address)', 'token'),
  }),
  benign('Q: basket that everybody makes and redeems', 'BlindQ8 BasketIndex', {
    ...old,
    parts: ['one', 'two'].map(name => part(name, 'Component', 'string', `Part ${name}`)),
    ...made('address,address', 'one', 'two'),
    before: all(allow('one', 'token'), allow('two', 'token'), tell('token', 'issue(uint256)', units(10_000_000))),
  }),
  benign('Q: founders hold a part bound to them, the rest flows', 'BlindQ8 PartlyBound', {
    ...grown,
    ...made('address[]', people(0, 2)),
  }),
  benign('Q: liquid wrapper of what an escrow keeps for good', 'BlindQ8 EscrowWrapper', {
    ...old,
    also: ['E6'],
    parts: [part('coin', 'Component', 'string', 'Governance Coin'), part('depositor', 'EscrowDepositor', 'address', 'coin')],
    ...made('address', 'depositor'),
    before: all(
      tell('depositor', 'init(address)', 'token'),
      allow('coin', 'depositor'),
      tell('depositor', 'deposit(uint256)', units(8_000_000)),
    ),
  }),
  benign('Q: notices to those who asked for them', 'BlindQ8 HookedNotice', grown),
]

export const blindQ: readonly Case[] = [...governance, ...dollars, ...staking, ...bridged, ...elders, ...traded, ...behind, ...others]
