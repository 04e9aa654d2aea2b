import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { benign, type Case, type Place } from '../case.ts'
import {
  admin,
  after,
  approve,
  bucket,
  hook,
  million,
  minterRole,
  nothing,
  old,
  part,
  state,
  steps,
  token,
  unit,
  withEther,
} from './blind-c-lives.ts'

const protocols: readonly Case[] = [
  benign('blind C: MiniMe of an organisation', 'BlindC1 VotingMiniMe', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    parts: [part('manager', 'TokenManager'), part('voting', 'TokenVoting')],
    before: steps(
      ['manager', 'initialize(address,address)', 'token', 'voting'],
      ['voting', 'initialize(address)', 'token'],
      ['token', 'generateTokens(address,uint256)', 'deployer', 1000n * million],
      ['token', 'changeController(address)', 'manager'],
    ),
  }),
  benign('blind C: DSToken with an authority', 'BlindC1 GovDSToken', {
    ...old,
    also: ['E3', 'E6'],
    parts: [part('chief', 'DSChief'), part('pause', 'DSPause', 'address', 'chief'), part('authority', 'GovAuthority', 'address', 'pause')],
    before: steps(
      ['chief', 'init(address)', 'token'],
      ['token', 'mint(address,uint256)', 'deployer', million],
      ['token', 'setAuthority(address)', 'authority'],
      ['token', 'setOwner(address)', nothing],
    ),
  }),
  benign('blind C: proxy, target and state', 'BlindC2 NetworkProxy', { ...state, also: ['E3', 'E5', 'E6', 'E7'] }),
  benign('blind C: stakes that mint', 'BlindC2 CubeStakes', { ...old, also: ['E6'] }),
  benign('blind C: governor and minters', 'BlindC4 IndexToken', {
    ...old,
    also: ['E6'],
    parts: [part('council', 'IndexCouncil', 'address[]', ['#30', '#31', '#32', '#33', '#34']), part('rewards', 'IndexRewards')],
    ...token('uint256', 10_000n * million),
    before: steps(['rewards', 'init(address)', 'token'], ['token', 'addMinter(address)', 'rewards'], ['token', 'renounceMinter()']),
    end: steps(['token', 'transferOwnership(address)', 'council'], ['council', 'acceptOffice(address)', 'token']),
  }),
  benign('blind C: permit, and mint by a timelock', 'BlindC4 InchLike', {
    ...old,
    also: ['E6'],
    ...token('address', 'deployer'),
    end: steps(['token', 'transferOwnership(address)', 'timelock']),
  }),
  benign('blind C: a master chef owns it', 'BlindC4 NigiriToken', {
    ...old,
    also: ['E6'],
    parts: [part('chef', 'MasterChef')],
    before: steps(['token', 'mint(address,uint256)', 'deployer', 100n * million], ['chef', 'init(address)', 'token']),
    open: steps(
      ['chef', 'add(uint256,address)', 100, 'pair'],
      ['token', 'transferOwnership(address)', 'chef'],
      ['chef', 'transferOwnership(address)', 'timelock'],
    ),
  }),
  benign('blind C: a governance is told of transfers', 'BlindC5 LenderToken', { ...hook, also: ['E3'] }),
  benign('blind C: inflation into a vault', 'BlindC7 PodGovernance', {
    ...old,
    also: ['E6'],
    parts: [
      part('old', 'PodOld'),
      part('dao', 'PodDao', 'address[]', ['#30', '#31', '#32', '#33', '#34']),
      part('vault', 'PodVault', 'address', 'dao'),
    ],
    ...token('address,address', 'old', 'vault'),
    before: steps(['vault', 'init(address)', 'token'], approve('old', 'token'), ['token', 'swapTokens(uint256)', 18n * million]),
  }),
  benign('blind C: roles, and a schedule of emission', 'BlindC7 BalanceToken', {
    ...old,
    also: ['E6'],
    parts: [part('emission', 'BalanceTokenAdmin', 'address', 'multisig')],
    before: steps(
      ['emission', 'init(address)', 'token'],
      ['token', 'mint(address,uint256)', 'deployer', 45n * million],
      ['token', 'grantRole(bytes32,address)', minterRole, 'emission'],
      ['token', 'renounceRole(bytes32,address)', minterRole, 'deployer'],
      ['token', 'renounceRole(bytes32,address)', admin, 'deployer'],
    ),
  }),
  benign('blind C: a minter, gauges and epochs', 'BlindC8 BendToken', {
    ...old,
    also: ['E6'],
    parts: [part('gauge', 'BendGauge'), part('minter', 'BendMinter', 'address,address', 'timelock', 'gauge')],
    before: steps(
      ['minter', 'init(address)', 'token'],
      ['token', 'set_minter(address)', 'minter'],
      ['token', 'set_admin(address)', 'timelock'],
    ),
  }),
  benign('blind C: two percent more a year', 'BlindC8 YearlyUni', {
    ...old,
    also: ['E6'],
    ...token('address,address,uint256', 'deployer', 'timelock', (place: Place) => place.present - 30 * 86_400),
  }),
]

const dollars: readonly Case[] = [
  benign('blind C: wards', 'BlindC2 WardedDollar', {
    ...old,
    also: ['E6'],
    parts: [part('join', 'EtherJoin', 'address', 'timelock')],
    before: after(
      steps(
        ['join', 'init(address)', 'token'],
        ['token', 'rely(address)', 'join'],
        ['token', 'rely(address)', 'timelock'],
        ['token', 'deny(address)', 'deployer'],
      ),
      withEther(5000n * unit, ['join', 'join(uint256)', 2n * million]),
    ),
  }),
  benign('blind C: a fee with a maximum', 'BlindC3 EuroFlags', {
    ...old,
    also: ['E3', 'E4', 'E6'],
    parts: [part('wallet', 'IssuerWallet', 'address,address,address', '#30', '#31', '#32')],
    ...token('address', 'wallet'),
    before: steps(['token', 'createTokens(uint256)', 10n ** 10n]),
    end: steps(['token', 'setOwner(address)', 'wallet']),
  }),
  benign('blind C: a dollar that can be frozen and wiped slowly', 'BlindC3 PaxProxy', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [
      part('wallet', 'IssuerWallet', 'address,address,address', '#30', '#31', '#32'),
      part('slow', 'SlowHand', 'address', 'wallet'),
      part('logic', 'PaxLogic'),
    ],
    ...token('address,address', 'logic', 'slow'),
    before: steps(
      ['logic', 'initialize(address,address,address,uint256)', 'slow', 'slow', 'slow', 0n],
      ['token', 'initialize(address,address,address,uint256)', 'wallet', 'wallet', 'slow', 100n * million],
    ),
  }),
  benign('blind C: pools that mint', 'BlindC5 FractionalDollar', {
    ...old,
    also: ['E6'],
    parts: [part('collateral', 'CollateralUSD'), part('pool', 'FractionPool', 'address,address', 'collateral', 'timelock')],
    ...token('address', 'timelock'),
    before: steps(['pool', 'init(address)', 'token'], ['token', 'addPool(address)', 'pool'], approve('collateral', 'pool'), [
      'pool',
      'mint1t1(uint256)',
      5n * million,
    ]),
    end: steps(['token', 'setOwner(address)', 'timelock']),
  }),
  benign('blind C: troves', 'BlindC5 TroveDollar', {
    ...old,
    also: ['E5', 'E6'],
    parts: [part('book', 'TroveBook'), part('stability', 'TroveStability')],
    ...token('address,address,address', 'book', 'stability', 'book'),
    before: after(
      steps(['book', 'setAddresses(address)', 'token'], ['stability', 'setAddresses(address)', 'token']),
      withEther(3000n * unit, ['book', 'openTrove(uint256)', 3n * million]),
    ),
  }),
  benign('blind C: mints that wait', 'BlindC5 TrueEuro', {
    ...old,
    also: ['E3', 'E6'],
    parts: [part('controller', 'TrueController', 'address,address,address,address,address', '#30', 'multisig', '#31', '#32', '#33')],
    before: steps(['controller', 'setToken(address)', 'token'], ['token', 'mint(address,uint256)', 'deployer', 50n * million]),
    end: steps(['token', 'transferOwnership(address)', 'controller']),
  }),
  benign('blind C: facilitators with buckets', 'BlindC8 BucketDollar', {
    ...bucket,
    also: ['E6'],
    end: steps(['token', 'passRoles(address)', 'timelock']),
  }),
  benign('blind C: controllers with ceilings', 'BlindC8 ControllerDollar', {
    ...old,
    also: ['E6'],
    parts: [
      part('controller', 'EtherController'),
      part('factory', 'ControllerFactory', 'address,address,uint256', 'timelock', 'controller', 10n * million),
    ],
    ...token('address', 'factory'),
    before: after(
      steps(['factory', 'init(address,address)', 'token', 'controller']),
      withEther(4000n * unit, ['controller', 'create_loan(uint256)', 5n * million]),
    ),
  }),
  benign('blind C: orders that are minted', 'BlindC9 BasisDollar', {
    ...old,
    also: ['E6'],
    parts: [part('asset', 'BackingAsset'), part('minting', 'BasisMinting', 'address,address', 'asset', '#30')],
    before: steps(['minting', 'init(address)', 'token'], ['token', 'setMinter(address)', 'minting'], approve('asset', 'minting'), [
      'minting',
      'swapIn(uint256)',
      60n * million,
    ]),
    end: steps(['token', 'transferOwnership(address)', 'multisig']),
  }),
  benign('blind C: gold behind a proxy', 'BlindC9 GoldProxy', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('logic', 'GoldLogic')],
    ...token('address,address,bytes', 'logic', 'timelock', (place: Place) =>
      encodeCall('initialize(address,address,uint256)', place.parts['timelock'], place.deployer, 246_524n * 10n ** 6n),
    ),
    before: steps(['logic', 'initialize(address,address,uint256)', 'timelock', 'timelock', 0n]),
  }),
]

export const blindC: readonly Case[] = [...protocols, ...dollars]
