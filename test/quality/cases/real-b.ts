import type { Level } from '../../../src/api/level.ts'
import { ether } from '../../support/chain/ethereum.ts'
import { benign, type Case, trap } from '../case.ts'
import { old } from './established.ts'
import { calls, free, given, mint, owned, paid, part, take, token } from './life-in-words.ts'

const high: readonly Level[] = ['HIGH']
const nobody = `0x${'0'.repeat(40)}`
const some = 5n * 10n ** 25n
const asset = part('asset', 'Asset5')

const authority = (root: string) => ({
  parts: [part('flop', 'Flopper', 'address', 'timelock'), part('authority', 'MkrAuthority', 'address,address', root, 'flop')],
})
const fiat = (master: string) =>
  calls(
    [
      'token',
      'initialize(string,string,address,address,address,address)',
      'Orbit Dollar',
      'ORBD',
      master,
      'multisig',
      'multisig',
      'multisig',
    ],
    ['mm', 'setMinterManager(address)', 'token'],
    ['mm', 'configureController(address,address)', 'multisig', given(5)],
    ['token', 'mint(address,uint256)', 'deployer', 10n ** 16n],
  )

const elder: readonly Case[] = [
  ...trap('real: USDT', 'RealC5 TetherLike', {
    ...old,
    effects: ['E4 reachable'],
    also: ['E3', 'E5', 'E6', 'E7', 'E8'],
    levels: high,
    taxes: free,
    twin: { also: ['E3', 'E5', 'E6', 'E7'], taxes: free, end: owned('multisig') },
  }),
  ...trap('real: MKR', 'RealC5 DSToken', {
    ...old,
    ...mint,
    ...authority('deployer'),
    before: calls(['token', 'setAuthority(address)', 'authority']),
    end: calls(['token', 'setOwner(address)', nobody]),
    twin: { ...authority('timelock'), also: ['E3', 'E6'] },
  }),
  ...trap('real: DAI', 'RealC5 DaiLike', {
    ...old,
    ...mint,
    parts: [asset, part('vat', 'Vat', 'address,address', 'timelock', 'asset'), part('join', 'DaiJoin', 'address', 'vat')],
    before: calls(
      ['join', 'init(address)', 'token'],
      ['token', 'rely(address)', 'join'],
      ['token', 'rely(address)', 'timelock'],
      ['asset', 'approve', 'vat'],
      ['vat', 'frob(uint256,uint256)', some * 2n, some],
      ['vat', 'hope(address)', 'join'],
      ['join', 'exit(address,uint256)', 'deployer', some],
    ),
    twin: { also: ['E6'], end: calls(['token', 'deny(address)', 'deployer']) },
  }),
  benign('real: LDO', 'RealC5 LdoLike', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    parts: [part('manager', 'TokenManager', 'address', 'multisig')],
    before: calls(['token', 'generateTokens(address,uint256)', 'deployer', some], ['manager', 'initialize(address)', 'token']),
    end: calls(['token', 'changeController(address)', 'manager']),
  }),
  ...trap('real: CRV', 'RealC5 CrvLike', {
    ...old,
    ...mint,
    parts: [part('minter', 'CrvMinter')],
    before: calls(['token', 'set_minter(address)', 'minter'], ['minter', 'initialize(address)', 'token']),
    twin: { also: ['E6'], end: calls(['token', 'set_admin(address)', 'multisig']) },
  }),
  benign('real: SNX', 'RealC5 SnxProxy', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('state', 'SnxState'), part('status', 'SystemStatus'), part('target', 'SnxTarget', 'address,address', 'state', 'status')],
    ...token('address', 'target'),
    before: calls(['state', 'setAssociatedContract(address)', 'target'], ['target', 'setProxy(address)', 'token']),
    end: calls(
      ['token', 'transferOwnership(address)', 'multisig'],
      ['target', 'transferOwnership(address)', 'multisig'],
      ['state', 'transferOwnership(address)', 'multisig'],
      ['status', 'transferOwnership(address)', 'multisig'],
    ),
  }),
  benign('real: BAT', 'RealC5 BatLike', { ...old, ...token('address', 'deployer'), end: calls(['token', 'finalize()']) }),
  benign('real: HEX', 'RealC5 HexLike', { ...old, also: ['E6'] }),
  benign('real: WBTC', 'RealC5 WbtcLike', {
    ...old,
    also: ['E3', 'E6'],
    parts: [part('factory', 'BtcFactory', 'address,address', 'multisig', given(2)), part('controller', 'BtcController')],
    before: calls(['controller', 'init(address,address)', 'token', 'factory'], ['factory', 'init(address)', 'controller']),
    end: calls(['token', 'transferOwnership(address)', 'controller'], ['controller', 'transferOwnership(address)', 'multisig']),
  }),
  benign('real: cToken', 'RealC5 CTokenLike', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    parts: [asset, part('comptroller', 'Comptroller', 'address', 'multisig')],
    ...token('address,address,address', 'asset', 'comptroller', 'timelock'),
    before: calls(
      ['comptroller', '_supportMarket(address)', 'token'],
      ['asset', 'approve', 'token'],
      ['token', 'mint(uint256)', some * 10n],
    ),
    end: calls(['comptroller', '_setAdmin(address)', 'timelock']),
  }),
  benign('real: TUSD', 'RealC5 TusdLike', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    parts: [part('registry', 'AttributeRegistry')],
    ...token('address', 'registry'),
    end: calls(['token', 'transferOwnership(address)', 'multisig'], ['registry', 'transferOwnership(address)', 'multisig']),
  }),
  benign('real: MANA', 'RealC5 ManaLike', {
    ...old,
    also: ['E3'],
    before: calls(['token', 'finishMinting()']),
    end: owned('multisig'),
  }),
  benign('real: COMP', 'RealC5 CompLike', { ...old, ...token('address', 'deployer') }),
  benign('real: PAXG', 'RealC5 AdminUpgradeabilityProxy', {
    ...old,
    also: ['E3', 'E4', 'E5', 'E6', 'E7'],
    taxes: { buy: 0.02, sell: 0.02, transfer: 0.02 },
    parts: [part('logic', 'PaxLike')],
    ...token('address,address', 'logic', 'timelock'),
    before: calls(['token', 'initialize(address,address,address)', 'multisig', 'multisig', 'multisig']),
  }),
]

const plain = part('plain', 'Plain6')
const moon = { also: ['E4'] } as const
const middle: readonly Case[] = [
  ...trap('real: USDC', 'RealD6 FiatTokenProxy', {
    ...old,
    ...take,
    parts: [part('logic', 'FiatTokenV2'), part('mm', 'MasterMinter')],
    ...token('address,address', 'logic', 'timelock'),
    before: fiat('deployer'),
    twin: { before: fiat('mm'), also: ['E3', 'E6', 'E7', 'E5'], end: calls(['mm', 'transferOwnership(address)', 'multisig']) },
  }),
  benign('real: LUSD', 'RealD6 LusdLike', {
    ...old,
    // the token lets its pools move balances, and they move those of whoever asks
    also: ['E5', 'E6'],
    parts: [part('borrower', 'BorrowerOperations'), part('pool', 'StabilityPool'), part('trove', 'StabilityPool')],
    ...token('address,address,address', 'trove', 'pool', 'borrower'),
    before: place => [
      ...calls(
        ['borrower', 'setAddresses(address)', 'token'],
        ['pool', 'setAddresses(address)', 'token'],
        ['trove', 'setAddresses(address)', 'token'],
      )(place),
      paid('borrower', 'openTrove(uint256)', 5000n * ether, 4_000_000n * ether)(place),
    ],
  }),
  ...trap('real: FRAX', 'RealD6 FraxLike', {
    ...old,
    ...mint,
    parts: [plain, part('pool', 'FraxPool', 'address,address', 'plain', 'multisig')],
    ...token('address,address,address', 'timelock', 'multisig', 'pool'),
    before: calls(['pool', 'init(address)', 'token']),
    twin: { also: ['E6'] },
  }),
  ...trap('real: SUSHI', 'RealD6 SushiLike', {
    ...old,
    ...mint,
    parts: [plain, part('chef', 'MasterChef', 'address,address', 'plain', 'multisig')],
    before: calls(['chef', 'setSushi(address)', 'token']),
    end: owned('chef'),
    twin: {
      also: ['E6'],
      end: calls(['token', 'transferOwnership(address)', 'chef'], ['chef', 'transferOwnership(address)', 'timelock']),
    },
  }),
  benign('real: xSUSHI', 'RealD6 SushiBar', {
    ...old,
    also: ['E6'],
    parts: [plain],
    ...token('address', 'plain'),
    before: calls(['plain', 'approve', 'token'], ['token', 'enter(uint256)', some]),
  }),
  benign('real: wstETH', 'RealD6 WstLike', {
    ...old,
    also: ['E6'],
    parts: [part('stake', 'RebasingStake', 'address', 'multisig')],
    ...token('address', 'stake'),
    before: calls(['stake', 'approve', 'token'], ['token', 'wrap(uint256)', some]),
  }),
  benign('real: SHIB', 'RealD6 ShibLike', {
    ...old,
    ...token('string,string,uint256,address,address', 'SHEBA SHEEP', 'SHEEP', 10n ** 33n, 'multisig', 'deployer'),
  }),
  ...trap('real: SafeMoon locked, unlocked, renounced', 'RealD6 SafeMoonLike', {
    ...old,
    effects: ['E4 reachable'],
    also: ['E3'],
    levels: high,
    because: 'who once unlocked becomes the owner again whenever he likes',
    shut: calls(['token', 'lock(uint256)', 60n]),
    end: calls(['token', 'unlock()'], ['token', 'renounceOwnership()']),
    twin: moon,
  }),
  benign('real: SafeMoon renounced', 'RealD6 SafeMoonLike', { ...old, ...moon, end: calls(['token', 'renounceOwnership()']) }),
]

const asset7 = part('asset', 'Asset7')
const later: readonly Case[] = [
  benign('real: rETH', 'RealE7 RocketToken', {
    ...old,
    also: ['E3', 'E6'],
    parts: [part('storage', 'RocketStorage'), part('pool', 'RocketDepositPool', 'address', 'storage')],
    ...token('address', 'storage'),
    before: place => [
      ...calls(
        ['storage', 'register(string,address)', 'rocketDepositPool', 'pool'],
        ['storage', 'register(string,address)', 'rocketTokenRETH', 'token'],
      )(place),
      paid('pool', 'deposit()', 1000n * ether)(place),
      ...calls(['storage', 'setDeployedStatus(address)', 'multisig'])(place),
    ],
  }),
  benign('real: AAVE', 'RealE7 TransparentProxy7', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('logic', 'AaveLike'), part('governance', 'GovernanceSink')],
    ...token('address,address', 'logic', 'timelock'),
    before: calls(['token', 'initialize(address)', 'governance']),
  }),
  benign('real: stkAAVE', 'RealE7 TransparentProxy7', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [asset7, part('logic', 'StkAaveLike')],
    ...token('address,address', 'logic', 'timelock'),
    before: calls(
      ['token', 'initialize(address,address)', 'asset', 'multisig'],
      ['asset', 'approve', 'token'],
      ['token', 'stake(address,uint256)', 'deployer', some],
    ),
  }),
  benign('real: BAL', 'RealE7 BalLike', {
    ...old,
    also: ['E6'],
    parts: [part('admin', 'BalTokenAdmin', 'address', 'multisig')],
    ...token('address', 'admin'),
    before: calls(['admin', 'activate(address)', 'token']),
  }),
  benign('real: tBTC', 'RealE7 TbtcLike', {
    ...old,
    also: ['E6'],
    parts: [
      part('bank', 'BtcBank', 'address,address', 'timelock', 'timelock'),
      part('vault', 'BtcVault', 'address,address', 'bank', 'timelock'),
    ],
    before: calls(
      ['vault', 'init(address)', 'token'],
      ['token', 'transferOwnership(address)', 'vault'],
      ['bank', 'approveBalanceAndCall(address,uint256)', 'vault', 10n ** 12n],
    ),
  }),
  benign('real: renBTC', 'RealE7 RenLike', {
    ...old,
    also: ['E6'],
    because: 'the key behind the gateway belongs to a network and looks like that of one account',
    parts: [part('gateway', 'RenGateway', 'address,address', 'multisig', given(9))],
    before: calls(['gateway', 'init(address)', 'token']),
    end: owned('gateway'),
  }),
]

export const realB: readonly Case[] = [...elder, ...middle, ...later]
