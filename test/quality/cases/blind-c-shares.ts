import { benign, type Case, trap } from '../case.ts'
import {
  after,
  approve,
  baby,
  bucket,
  critical,
  curve,
  cycle,
  grave,
  grown,
  hook,
  million,
  old,
  omni,
  orbit,
  part,
  reflected,
  renounced,
  state,
  steps,
  token,
  unit,
  withEther,
} from './blind-c-lives.ts'

const yields: readonly Case[] = [
  benign('blind C: ether of a pool of pods', 'BlindC7 PodEther', {
    ...old,
    also: ['E6', 'E7'],
    parts: [
      part('dao', 'PodDao', 'address[]', ['#30', '#31', '#32', '#33', '#34']),
      part('store', 'PodStorage', 'address', 'dao'),
      part('pool', 'PodDepositPool'),
    ],
    ...token('address', 'store'),
    before: after(
      steps(
        ['pool', 'init(address)', 'token'],
        ['store', 'setAddress(string,address)', 'contract.addresspodDepositPool', 'pool'],
        ['store', 'setDeployedStatus()'],
      ),
      withEther(2000n * unit, ['pool', 'deposit()']),
    ),
  }),
  benign('blind C: a rate by an oracle', 'BlindC6 CentreEther', {
    ...old,
    also: ['E3', 'E6'],
    ...token('address,address,uint256', 'multisig', '#30', 5000n * unit),
    end: steps(['token', 'transferOwnership(address)', 'multisig']),
  }),
  benign('blind C: a wrapper without anybody', 'BlindC6 WrappedPooled', {
    ...old,
    also: ['E6'],
    parts: [part('under', 'PooledEther')],
    ...token('address', 'under'),
    before: after(
      withEther(3000n * unit, ['under', 'submit()']),
      steps(approve('under', 'token'), ['token', 'wrap(uint256)', 2500n * unit]),
    ),
  }),
  benign('blind C: governance share of a treasury', 'BlindC7 GovHolder', {
    ...old,
    also: ['E5', 'E6'],
    parts: [part('base', 'PodOld'), part('staking', 'OhmicStaking', 'address', 'base')],
    before: steps(
      ['staking', 'init(address)', 'token'],
      ['token', 'migrate(address)', 'staking'],
      approve('base', 'staking'),
      ['staking', 'stake(address,uint256)', 'deployer', 15n * million],
      ['base', 'transfer(address,uint256)', 'staking', 2n * million],
    ),
  }),
  benign('blind C: a share whose comptroller is asked', 'BlindC9 CompoundShare', {
    ...old,
    also: ['E3', 'E6'],
    parts: [part('asset', 'BackingAsset'), part('comptroller', 'Comptroller', 'address,address', 'timelock', 'multisig')],
    ...token('address,address', 'asset', 'comptroller'),
    before: steps(approve('asset', 'token'), ['token', 'mint(uint256)', 50n * million], ['token', '_addReserves(uint256)', million]),
  }),
  benign('blind C: shares times an index', 'BlindC9 IndexShare', {
    ...old,
    also: ['E6'],
    parts: [part('asset', 'BackingAsset')],
    ...token('address', 'asset'),
    before: steps(
      approve('asset', 'token'),
      ['token', 'supply(uint256)', 50n * million],
      ['asset', 'transfer(address,uint256)', 'token', 20n * million],
    ),
  }),
  benign('blind C: rewards over a cycle', 'BlindC9 CycleVault', { ...cycle, also: ['E6'] }),
  benign('blind C: a vault with a strategy', 'BlindC10 YieldVault', {
    ...old,
    also: ['E5', 'E6'],
    parts: [part('want', 'WantCoin'), part('strategy', 'VaultStrategy', 'address', 'want')],
    ...token('address,address,address', 'want', 'timelock', 'multisig'),
    before: steps(
      ['token', 'addStrategy(address)', 'strategy'],
      approve('want', 'token'),
      ['token', 'deposit(uint256)', 50n * million],
      ['token', 'harvest()'],
    ),
  }),
]

const bridged: readonly Case[] = [
  benign('blind C: made by a standard bridge', 'BlindC10 MintableByBridge', {
    ...old,
    also: ['E5', 'E6'],
    parts: [part('messenger', 'CrossMessenger', 'address', '#40'), part('bridge', 'StandardBridge', 'address,address', 'messenger', '#41')],
    ...token('address,address', 'bridge', '#42'),
    before: steps(['bridge', 'genesis(address,uint256)', 'token', 90n * million]),
  }),
  benign('blind C: peers of several', 'BlindC10 OmniCoin', {
    ...omni,
    also: ['E6'],
    end: steps(['token', 'transferOwnership(address)', 'multisig']),
  }),
  benign('blind C: a gateway with operators', 'BlindC10 AxeToken', {
    ...old,
    also: ['E6'],
    parts: [part('gateway', 'AxeGateway', 'address[],uint256', ['#40', '#41', '#42', '#43', '#44'], 4n)],
    ...token('address', 'gateway'),
    before: steps(['gateway', 'setup(address,uint256)', 'token', 30n * million]),
  }),
  benign('blind C: a beacon, and guardians', 'BlindC11 WrappedProxy', {
    ...old,
    also: ['E5', 'E6', 'E7'],
    parts: [
      part('logic', 'WrappedLogic'),
      part('bridge', 'GuardedBridge', 'address,address[]', 'logic', ['#40', '#41', '#42', '#43', '#44']),
    ],
    ...token('address', 'bridge'),
    before: steps(
      ['logic', 'initialize(string,string,uint8,address)', '', '', 0, 'bridge'],
      ['token', 'initialize(string,string,uint8,address)', 'Worm Coin', 'WORMC', 8, 'bridge'],
      ['bridge', 'attestFirst(address,uint256)', 'token', 10n ** 16n],
    ),
  }),
  benign('blind C: a vault behind a delay', 'BlindC11 AnyCoin', {
    ...old,
    also: ['E6'],
    parts: [part('router', 'AnyRouter', 'address,address,address,address', '#40', '#41', '#42', '#43')],
    ...token('address,address,address,uint256', '#44', 'multisig', 'router', 25n * million),
  }),
  benign('blind C: made by the gateway of a rollup', 'BlindC6 StandardArbToken', {
    ...old,
    also: ['E5', 'E6'],
    parts: [part('gateway', 'ArbGateway', 'address', '#40')],
    before: steps(['gateway', 'register(address,address,uint256)', 'token', '#41', 80n * million]),
  }),
]

const communities: readonly Case[] = [
  benign('blind C: a dog by a generator', 'BlindC3 GeneratedShiba', { ...grown, ...token('address,address', '#5', 'deployer') }),
  benign('blind C: reflection, renounced', 'BlindC6 SafeOrbit', {
    ...orbit,
    also: ['E4'],
    taxes: reflected,
    end: renounced,
  }),
  benign('blind C: standard of a launchpad', 'BlindC12 PadStandard'),
  benign('blind C: generator of a launchpad', 'BlindC12 PadGenerator', {
    also: ['E4'],
    taxes: { buy: 3, sell: 3, transfer: 3 },
    ...token('address', 'multisig'),
    end: steps(['token', 'transferOwnership(address)', 'multisig']),
  }),
  benign('blind C: a baby with a ceiling', 'BlindC12 BabyCapybara', {
    ...baby,
    also: ['E4'],
    end: steps(['token', 'transferOwnership(address)', 'multisig']),
  }),
  benign('blind C: a rule of the first days', 'BlindC12 RuleFrog', {
    open: steps(['token', 'setRule(bool,address,uint256,uint256)', true, 'pair', 8_413_800_000_000n * unit, 0n]),
    shut: steps(['token', 'setRule(bool,address,uint256,uint256)', false, 'pair', 0n, 0n]),
    end: renounced,
  }),
  benign('blind C: dividends in ether', 'BlindC12 DividendDoge', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 5, sell: 5, transfer: 0 },
    open: steps(['token', 'enableTrading()']),
    end: renounced,
  }),
  benign('blind C: an agent', 'BlindC13 AgentToken', {
    ...token('string,string,uint256,address,string', 'Agent Otter', 'OTTERAI', 1000n * million, 'deployer', 'ipfs://otter'),
  }),
  benign('blind C: it has graduated', 'BlindC13 CurveToken', curve),
]

const traps: readonly Case[] = [
  trap('blind C: the keeper redeems for others', 'BlindC9 CycleVault', {
    ...cycle,
    effects: ['E5 reachable'],
    also: ['E6', 'E8'],
    levels: grave,
    twin: false,
  }),
  trap('blind C: its deployer names facilitators', 'BlindC8 BucketDollar', {
    ...bucket,
    effects: ['E6 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
    twin: false,
  }),
  trap('blind C: the endpoint is whom the owner says', 'BlindC10 OmniCoin', {
    ...omni,
    effects: ['E6 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
    twin: false,
  }),
  trap('blind C: a ceiling for a part of the fee', 'BlindC12 BabyCapybara', {
    ...baby,
    effects: ['E4 reachable'],
    also: ['E3'],
    levels: grave,
    twin: false,
  }),
  trap('blind C: who came after the curve stays', 'BlindC13 CurveToken', {
    ...curve,
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    sellers: 0,
    twin: false,
  }),
  trap('blind C: the state obeys whoever made it', 'BlindC2 NetworkProxy', {
    ...state,
    effects: ['E5 reachable'],
    also: ['E3', 'E6', 'E7', 'E8', 'E9'],
    levels: grave,
    twin: false,
  }),
  trap('blind C: the guardian of the governance halts receivers', 'BlindC5 LenderToken', {
    ...hook,
    effects: ['E3 reachable'],
    also: ['E4'],
    levels: grave,
    twin: false,
  }),
  trap('blind C: reflection, locked and not renounced', 'BlindC6 SafeOrbit', {
    ...orbit,
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: reflected,
    end: steps(['token', 'lock(uint256)', 3600]),
    twin: false,
  }),
].flat()

/** By somebody who had not seen how tokens are judged, a third time. */

export const blindShares: readonly Case[] = [...yields, ...bridged, ...communities, ...traps]
