import type { Level } from '../../../src/api/level.ts'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { ether } from '../../support/chain/ethereum.ts'
import { benign, type Case, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'
import { old } from './established.ts'

const high: readonly Level[] = ['HIGH']
const critical: readonly Level[] = ['CRITICAL']
const { call } = deeds
const renounced = ({ deployer, token }: Place) => [call(deployer, token, 'renounceOwnership()')]
const toMultisig = ({ deployer, token, parts }: Place) => [call(deployer, token, 'transferOwnership(address)', parts['multisig'])]
const told =
  (signature: string, ...values: readonly unknown[]) =>
  ({ deployer, token }: Place) => [call(deployer, token, signature, ...values)]
const shut = { effects: ['E3 reachable'], levels: high } as const
const taken = { effects: ['E5 reachable'], also: ['E3', 'E8'], levels: high } as const
const shown = ['Sandbank', 'SNDB'] as const

const omni = {
  ...old,
  parts: [{ as: 'endpoint', contract: 'Endpoint', types: 'address,address,address', values: ({ given }: Place) => given.slice(20, 23) }],
  types: 'address',
  values: ({ parts }: Place) => [parts['endpoint']],
  open: told('setPeer(uint32,bytes32)', 30101n, `0x${'ab'.repeat(32)}`),
}
const frog = {
  types: 'uint256',
  values: () => [420n * 10n ** 24n],
  open: ({ deployer, token, pair }: Place) => [
    call(deployer, token, 'setRule(bool,address,uint256,uint256)', true, pair, 20n * 10n ** 24n, 1n),
  ],
}
const miniMe = {
  parts: [{ as: 'controller', contract: 'Controller' }],
  before: ({ deployer, token }: Place) => [call(deployer, token, 'generateTokens(address,uint256)', deployer, 4n * 10n ** 25n)],
  end: ({ deployer, token, parts }: Place) => [call(deployer, token, 'changeController(address)', parts['controller'])],
}
const slope = ({ deployer, token }: Place) => [{ ...call(deployer, token, 'mint(uint256)', 10n ** 24n), value: 200n * ether }]
export const fair: readonly Case[] = [
  benign('three fifths of the supply in a vesting wallet', 'Fair8 Endowed', {
    ...old,
    parts: [
      {
        as: 'vesting',
        contract: 'Vesting',
        types: 'address,uint64',
        values: ({ deployer, present }) => [deployer, BigInt(present - 30_000_000)],
      },
    ],
    types: 'address',
    values: ({ parts }) => [parts['vesting']],
  }),
  benign('an endpoint brings messages of other chains, owned by several', 'Fair8 OmniToken', { ...omni, also: ['E6'], end: toMultisig }),
  benign('who waits may make some', 'Fair8 Rank', { ...old, also: ['E6'] }),
  benign('a price that rises with the supply', 'Fair8 Slope', { ...old, ether: 160, before: slope, types: 'uint256', values: () => [1n] }),
  benign('a price that rises with the supply, rounded down', 'Fair8 Slope', {
    ...old,
    ether: 160,
    before: slope,
    types: 'uint256',
    values: () => [0n],
  }),
  ...trap('its stake is a contract that can call nobody', 'Fair8 Moored', {
    ...old,
    ...taken,
    parts: [{ as: 'harbour', contract: 'Inert' }],
    types: 'address',
    values: ({ parts }) => [parts['harbour']],
    end: renounced,
  }),
  ...trap('earnings are entered, and more', 'Fair8 Ticking', {
    ...old,
    effects: ['E6 reachable'],
    levels: critical,
    twin: { also: ['E6'] },
  }),
  benign('ERC-3643, an agent of several', 'Fair8 Regulated', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    types: 'address',
    values: ({ parts }) => [parts['multisig']],
  }),
  benign('a clone with a fixed target, by PUSH0', 'Proxies7 Vessel', {
    parts: [{ as: 'target', contract: 'Vessel' }],
    code: ({ parts }) => `0x602d5f8160095f39f35f5f365f5f37365f73${(parts['target'] ?? '').slice(2)}5af43d5f5f3e6029573d5ffd5b3d5ff3`,
    before: ({ deployer, token }) => [
      { ...{ from: deployer, to: token, data: encodeCall('initialize(string,string,address)', ...shown, deployer) } },
    ],
  }),
  ...trap('in the manner of PEPE', 'FairLaunch8 Frog', { ...frog, ...shut, twin: { end: renounced } }),
  benign('in the manner of PEPE, with its rule left on', 'FairLaunch8 Frog', { ...frog, age: 'old', end: renounced }),
  ...trap('three sales of the fee in a block', 'FairLaunch8 Meme24', {
    sellers: 3,
    effects: ['E4 reachable'],
    also: ['E3'],
    levels: high,
    taxes: { buy: 2, sell: 2, transfer: 0 },
    open: told('openTrading()'),
    shut: told('removeLimits()'),
    end: renounced,
    twin: { taxes: { buy: 2, sell: 2, transfer: 0 } },
  }),
  benign('three sales of the fee in a block, days old, limits on', 'FairLaunch8 Meme24', {
    sellers: 3,
    age: 'fresh',
    taxes: { buy: 2, sell: 2, transfer: 0 },
    open: told('openTrading()'),
    end: renounced,
  }),
  ...trap('a sale burns a bit of what the pool holds', 'FairLaunch8 Furnace', { ...taken, also: ['E3', 'E8', 'E9'], end: renounced }),
  benign('bought back and burnt', 'FairLaunch8 Phoenix', { also: ['E4'], taxes: { buy: 0, sell: 3, transfer: 0 } }),
  benign('dividends with each transfer', 'FairLaunch8 Babytoken', {
    spread: 'direct',
    also: ['E4'],
    taxes: { buy: 5, sell: 5, transfer: 0 },
  }),
  benign('dividends with each transfer, established', 'FairLaunch8 Babytoken', {
    spread: 'direct',
    ...old,
    also: ['E4'],
    taxes: { buy: 5, sell: 5, transfer: 0 },
    end: renounced,
  }),
  ...trap('limits that can only be loosened', 'FairLaunch8 Ratchet', shut),
  ...trap('ninety percent in the first five blocks', 'FairLaunch8 Sunrise', {
    effects: ['E4 reachable'],
    also: ['E3'],
    levels: high,
    because: 'whoever can start it anew has ninety percent of the sales of five blocks whenever he likes',
    open: told('start()'),
    taxes: { buy: 0, sell: 0, transfer: 0 },
    twin: { taxes: { buy: 0, sell: 0, transfer: 0 } },
  }),
  benign('trading from a block on', 'FairLaunch8 Appointed', {}),
  benign('who sends all keeps a crumb', 'FairLaunch8 Crumb', { taxes: { buy: 0, sell: 0, transfer: 0 } }),
  benign('eight percent on the day of the purchase, then less', 'FairLaunch8 Patience', {
    also: ['E4'],
    taxes: { buy: 0, sell: 8, transfer: 0 },
  }),
  benign('half of the fee goes into the pool', 'Fair6 Liquify', { also: ['E4'], taxes: { buy: 5, sell: 5, transfer: 5 } }),
  benign('half of the fee goes into the pool, established', 'Fair6 Liquify', {
    ...old,
    also: ['E4'],
    taxes: { buy: 5, sell: 5, transfer: 5 },
    end: renounced,
  }),
  ...trap('in the manner of AMPL', 'Fair6 Ample', {
    ...old,
    effects: ['E5 reachable'],
    also: ['E3', 'E6', 'E8'],
    levels: high,
    shut: told('rebase()'),
  }),
  ...trap('in the manner of MiniMe', 'Fair5 MiniMe', { ...old, ...shut, ...miniMe }),
  benign('in the manner of LINK', 'Fair5 Shackle', old),
  benign('one percent of everything burns', 'Fair5 Bomb', { ...old, taxes: { buy: 1, sell: 1, transfer: 1 } }),
  benign('in the manner of BNB', 'Fair5 Binder', { ...old, taxes: { buy: 0, sell: 0, transfer: 0 } }),
  ...trap('released once, in the manner of 2017', 'Fair5 Released', {
    ...old,
    ...shut,
    before: ({ deployer, token }) => [call(deployer, token, 'mint(address,uint256)', deployer, 10n ** 26n)],
    open: told('releaseTokenTransfer()'),
  }),
  ...trap('refuses with all gas', 'Fair5 Hungry', { ...old, effects: ['E3 reachable'], levels: high }),
  ...trap('ERC-777 with hooks in a registry', 'Fair5 Sevens', {
    ...old,
    ...taken,
    parts: [{ as: 'registry', contract: 'Registry1820' }],
    types: 'address',
    values: ({ parts }) => [parts['registry']],
  }),
]
