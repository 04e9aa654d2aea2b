import type { Level } from '../../../src/api/level.ts'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { ether } from '../../support/chain/ethereum.ts'
import { benign, type Case, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'
import { old } from './established.ts'
import { calls, free, given, mint, owned, paid, part, take, token } from './life-in-words.ts'

const { call } = deeds
const high: readonly Level[] = ['HIGH']
const stop = { effects: ['E3 reachable'], also: ['E4'], levels: high } as const
const appId = `0x${'3c'.repeat(32)}`
const some = 5n * 10n ** 25n
const asset = part('asset', 'Asset')
const kernel = (oracle: string) => ({
  parts: [part('logic', 'LidoLike'), part('kernel', 'AragonKernel', 'bytes32,address,address,address', appId, 'logic', 'multisig', oracle)],
})

/** The deployer keeps nothing of what lies beneath. */
const emptied = calls(['asset', 'transfer(address,uint256)', 'multisig', some * 19n])
const gho = {
  ...old,
  parts: [asset, part('gsm', 'GhoGsm', 'address,address', 'asset', 'multisig')],
  ...token('address,address', 'timelock', 'gsm'),
  before: calls(
    ['gsm', 'initialize(address)', 'token'],
    ['asset', 'approve', 'gsm'],
    ['gsm', 'sellAsset(uint256,address)', some, 'deployer'],
  ),
}
const lido = (place: Place) => [
  paid('token', 'initialize(address)', ether, 'kernel')(place),
  paid('token', 'submit(address)', 1000n * ether, 'deployer')(place),
]
const weeth = (keeper: string) => ({
  ...old,
  also: ['E3', 'E5', 'E6', 'E7'] as const,
  parts: [
    part('pool', 'EtherFiPool', 'address', 'multisig'),
    part('shares', 'EtherFiShares', 'address', 'pool'),
    part('logic', 'WrappedEtherFi'),
  ],
  ...token('address,bytes', 'logic', ({ parts }: Place) => encodeCall('initialize(address,address)', parts['shares'], parts[keeper])),
  before: (place: Place) => [
    ...calls(['pool', 'initialize(address)', 'shares'])(place),
    paid('pool', 'deposit()', 1000n * ether)(place),
    ...calls(['shares', 'approve', 'token'], ['token', 'wrap(uint256)', 900n * ether])(place),
  ],
})
const crossing = {
  ...old,
  also: ['E6'] as const,
  parts: [
    asset,
    part('lockbox', 'XLockbox', 'address', 'asset'),
    part('bridge', 'NttManager', 'address,address,address', given(20), given(21), given(22)),
  ],
  ...token('address', 'lockbox'),
  before: calls(
    ['lockbox', 'bind(address)', 'token'],
    ['bridge', 'initialize(address)', 'token'],
    ['token', 'setLimits(address,uint256)', 'bridge', 10n ** 23n],
    ['asset', 'approve', 'lockbox'],
    ['lockbox', 'deposit(uint256)', some],
  ),
}

const first: readonly Case[] = [
  benign('real: POL', 'RealA8 PolToken', {
    ...old,
    also: ['E6'],
    parts: [asset, part('migration', 'PolMigration', 'address', 'asset'), part('emission', 'PolEmissionManager', 'address', 'multisig')],
    ...token('address,address,address', 'migration', 'emission', 'timelock'),
    before: calls(
      ['migration', 'setPolygonToken(address)', 'token'],
      ['emission', 'initialize(address)', 'token'],
      ['asset', 'approve', 'migration'],
      ['migration', 'migrate(uint256)', some],
    ),
  }),
  benign('real: USDe', 'RealA8 SynthDollar', {
    ...old,
    also: ['E6'],
    parts: [asset, part('minting', 'EthenaMinting', 'address,address,address,address', 'asset', 'multisig', 'multisig', given(5))],
    ...token('address', 'minting'),
    before: calls(['minting', 'setUSDe(address)', 'token']),
    end: owned('multisig'),
  }),
  benign('real: sUSDe', 'RealA8 StakedSynth', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    parts: [asset],
    ...token('address,address', 'asset', 'multisig'),
    before: calls(['asset', 'approve', 'token'], ['token', 'deposit(uint256,address)', some, 'deployer']),
  }),
  ...trap('real: GHO', 'RealA8 GhoLike', { ...gho, ...mint, twin: { also: ['E6'] } }),
  benign('real: GHO, its deployer has no asset left', 'RealA8 GhoLike', {
    ...gho,
    also: ['E6'],
    levels: ['MEDIUM', 'HIGH'],
    because: 'nobody who is known has what its module mints for, so nothing shows that it does',
    end: emptied,
  }),
  benign('real: weETH', 'RealA8 UUPSProxy', weeth('timelock')),
  benign('real: weETH, owned by several', 'RealA8 UUPSProxy', weeth('multisig')),
  benign('real: crvUSD', 'RealA8 CrvUsdLike', {
    ...old,
    also: ['E6'],
    parts: [asset, part('controller', 'CrvUsdController', 'address', 'asset'), part('factory', 'CrvUsdFactory', 'address', 'multisig')],
    ...token('address', 'factory'),
    before: calls(
      ['factory', 'set_stablecoin(address,address)', 'token', 'controller'],
      ['asset', 'approve', 'controller'],
      ['controller', 'create_loan(address,uint256,uint256)', 'token', some * 2n, some],
    ),
  }),
  benign('real: sDAI', 'RealA8 SavingsShare', {
    ...old,
    also: ['E6'],
    parts: [asset, part('pot', 'DsrPot', 'address,address', 'asset', 'timelock')],
    ...token('address,address', 'asset', 'pot'),
    before: calls(['asset', 'approve', 'token'], ['token', 'deposit(uint256,address)', some, 'deployer']),
  }),
  // its rounding of halves makes a pool refuse the second purchase of a block
  benign('real: aToken', 'RealA8 LendingShare', {
    buyers: 2,
    sellers: 1,
    ...old,
    also: ['E3', 'E6'],
    parts: [asset, part('pool', 'LendingPool', 'address,address', 'asset', 'multisig')],
    ...token('address,address', 'pool', 'asset'),
    before: calls(
      ['pool', 'initReserve(address)', 'token'],
      ['asset', 'approve', 'pool'],
      ['pool', 'supply(address,uint256,address,uint16)', 'asset', some, 'deployer', 0n],
    ),
  }),
  ...trap('real: stETH behind a kernel', 'RealA8 AragonAppProxy', {
    ...old,
    ...take,
    also: ['E3', 'E4', 'E6', 'E7', 'E8', 'E9'],
    ...kernel('deployer'),
    ...token('address,bytes32', 'kernel', appId),
    before: lido,
    twin: { ...kernel('multisig'), also: ['E3', 'E5', 'E6', 'E7'] },
  }),
  ...trap('real: stETH without a proxy', 'RealA8 LidoLike', {
    ...old,
    ...take,
    also: ['E3', 'E4', 'E6', 'E8', 'E9'],
    ...kernel('deployer'),
    before: lido,
    twin: { ...kernel('multisig'), also: ['E3', 'E5', 'E6'] },
  }),
  benign('real: xERC20', 'RealA8 XToken', { ...crossing, end: owned('multisig') }),
  benign('real: xERC20, its deployer has no asset left', 'RealA8 XToken', {
    ...crossing,
    end: place => [...owned('multisig')(place), ...emptied(place)],
  }),
  benign('real: Superchain', 'RealA8 SuperToken', { ...old, also: ['E6'] }),
  benign('real: NTT', 'RealA8 NttToken', {
    ...old,
    also: ['E6'],
    parts: [part('manager', 'NttManager', 'address,address,address', given(20), given(21), given(22))],
    ...token('address', 'manager'),
    before: calls(['manager', 'initialize(address)', 'token']),
    end: owned('multisig'),
  }),
  ...trap('real: a vault share', 'RealA8 PlainVault', {
    ...old,
    effects: ['E5 reachable'],
    levels: ['MEDIUM', 'HIGH'],
    because: 'what backs the shares can be taken by one account',
    parts: [asset],
    ...token('address', 'asset'),
    before: calls(['asset', 'approve', 'token'], ['token', 'deposit(uint256,address)', some, 'deployer']),
  }),
]

const assetB = part('asset', 'AssetB')
const ohm = (vault: unknown) => ({
  parts: [
    assetB,
    part('treasury', 'OhmTreasury', 'address,address', 'asset', 'multisig'),
    part('authority', 'OhmAuthority', 'address,address', 'multisig', vault),
  ],
})
const rule = (on: boolean) => (place: Place) => [
  call(place.deployer, place.token, 'setRule(bool,address,uint256,uint256)', on, place.pair, on ? 4n * 10n ** 30n : 0n, 0n),
]
const renounced = calls(['token', 'renounceOwnership()'])
const admin = `0x${'0'.repeat(64)}`

const second: readonly Case[] = [
  ...trap('real: GMX', 'RealB8 GmxLike', {
    ...old,
    ...take,
    parts: [part('tracker', 'RewardTracker', 'address', 'timelock')],
    ...token('address', 'tracker'),
    twin: { also: ['E3', 'E5', 'E6'], end: calls(['token', 'setGov(address)', 'timelock']) },
  }),
  benign('real: ERC-404', 'RealB8 PandoraLike', { ...old, pooled: 97, spread: 'direct' }),
  ...trap('real: four.meme graduate', 'RealB8 FourMeme', { ...stop, open: calls(['token', 'setMode(uint256)', 0n]) }),
  benign('real: clanker', 'RealB8 ClankerLike', { also: ['E6'], ...token('address,string', 'deployer', 'ipfs://x') }),
  benign('real: EIGEN', 'RealB8 EigenLike', {
    ...old,
    also: ['E6'],
    ...token('address', 'multisig'),
    open: calls(['token', 'disableTransferRestrictions()']),
    end: owned('timelock'),
  }),
  benign('real: ONDO', 'RealB8 OndoLike', {
    ...old,
    also: ['E6'],
    ...token('address', 'multisig'),
    before: calls(['token', 'enableTransfers()']),
    end: calls(['token', 'grantRole(bytes32,address)', admin, 'multisig'], ['token', 'renounceRole(bytes32,address)', admin, 'deployer']),
  }),
  ...trap('real: launch of 2024', 'RealB8 Launch24', {
    ...stop,
    taxes: free,
    open: calls(['token', 'openTrading()']),
    shut: calls(['token', 'removeLimits()']),
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('real: tax of five percent at most', 'RealB8 CappedTax', {
    effects: ['E4 reachable'],
    also: ['E3'],
    levels: high,
    taxes: { buy: 3, sell: 3, transfer: 0 },
    twin: { also: ['E4'], taxes: { buy: 3, sell: 3, transfer: 0 } },
  }),
  benign('real: ERC-3643', 'RealB8 TrexLike', {
    ...old,
    also: ['E1', 'E3', 'E5', 'E6'],
    levels: ['LOW', 'MEDIUM', 'HIGH'],
    because: 'it really can freeze and move, by several',
    parts: [part('registry', 'IdentityRegistry', 'address', 'multisig')],
    ...token('address,address', 'registry', 'multisig'),
  }),
  ...trap('real: SAND', 'RealB8 SandLike', {
    ...old,
    ...take,
    twin: { also: ['E3', 'E5'], end: calls(['token', 'changeAdmin(address)', 'multisig']) },
  }),
  ...trap('real: OHM', 'RealB8 OhmLike', {
    ...old,
    ...mint,
    ...ohm(given(7)),
    ...token('address', 'authority'),
    before: calls(['treasury', 'initialize(address)', 'token']),
    twin: { ...ohm('treasury'), also: ['E6'] },
  }),
  ...trap('real: OHM, whose vault is its deployer', 'RealB8 OhmLike', {
    ...old,
    ...mint,
    ...ohm('deployer'),
    ...token('address', 'authority'),
    before: calls(['treasury', 'initialize(address)', 'token']),
    twin: false,
  }),
  benign('real: CVX', 'RealB8 CvxLike', {
    ...old,
    also: ['E6'],
    parts: [part('booster', 'Booster'), part('voter', 'VoterProxy', 'address,address', 'booster', 'multisig')],
    ...token('address', 'voter'),
    before: calls(['booster', 'init(address)', 'token'], ['token', 'mint(address,uint256)', 'deployer', some]),
  }),
  benign('real: cvxCRV', 'RealB8 CvxCrvLike', {
    ...old,
    // the token lets its depositor burn, and the depositor has no function that does
    also: ['E5', 'E6'],
    parts: [assetB, part('depositor', 'CrvDepositor', 'address', 'asset')],
    ...token('address', 'depositor'),
    before: calls(['depositor', 'init(address)', 'token'], ['asset', 'approve', 'depositor'], ['depositor', 'deposit(uint256)', some]),
  }),
  benign('real: cvxCRV, its deployer has no asset left', 'RealB8 CvxCrvLike', {
    ...old,
    // the token lets its depositor burn, and the depositor has no function that does
    also: ['E5', 'E6'],
    parts: [assetB, part('depositor', 'CrvDepositor', 'address', 'asset')],
    ...token('address', 'depositor'),
    before: calls(['depositor', 'init(address)', 'token'], ['asset', 'approve', 'depositor'], ['depositor', 'deposit(uint256)', some]),
    end: emptied,
  }),
  ...trap('real: PEPE', 'RealB8 PepeLike', {
    ...stop,
    ...old,
    ...token('uint256', 42069n * 10n ** 28n),
    open: rule(true),
    shut: rule(false),
    twin: { end: renounced },
  }),
  benign('real: ENS', 'RealF4 EnsLike', { ...old, also: ['E6'], ...token('uint256', 1n), end: owned('timelock') }),
  ...trap('real: OP', 'RealF4 OpLike', {
    ...old,
    ...mint,
    parts: [part('manager', 'MintManager')],
    before: calls(['manager', 'initialize(address)', 'token']),
    end: owned('manager'),
    twin: {
      also: ['E6'],
      end: calls(['token', 'transferOwnership(address)', 'manager'], ['manager', 'transferOwnership(address)', 'multisig']),
    },
  }),
  benign('real: GALA', 'RealF4 GalaLike', { ...old, also: ['E3', 'E6'], ...token('address', 'multisig') }),
  benign('real: IMX', 'RealF4 ImxLike', { ...old, ...token('address', 'multisig') }),
]

export const realA: readonly Case[] = [...first, ...second]
