import { benign, type Case, type Life, type Place } from '../case.ts'
import {
  all,
  allow,
  cloneOf,
  data,
  grown,
  hands,
  hash,
  issuer,
  later,
  library,
  made,
  old,
  part,
  people,
  person,
  renounced,
  role,
  tell,
  units,
} from './blind-f-lives.ts'

const swap = (file: string) => ({ file })

const minted = (decimals: number, amount: number) => ({
  before: all(
    tell('master', 'init(address)', 'token'),
    tell('master', 'configureController(address,address)', 'deployer', 'deployer'),
    tell('master', 'incrementMinterAllowance(uint256)', units(amount, decimals)),
    tell('token', 'mint(address,uint256)', 'deployer', units(amount, decimals)),
    tell('master', 'removeMinter()'),
    tell('master', 'configureController(address,address)', 'deployer', `0x${'0'.repeat(40)}`),
    tell('master', 'configureController(address,address)', 'multisig', 'multisig'),
    hands('master', 'multisig'),
  ),
})
const fiat = (name: string, symbol: string, decimals: number) =>
  made(
    'address,address,bytes',
    'implementation',
    'timelock',
    data('initialize(string,string,uint8,address,address)', name, symbol, decimals, 'master', 'multisig'),
  )
const locked = (...scripts: readonly NonNullable<Life['before']>[]) => ({ lp: all(allow('pair', 'locker'), ...scripts) })

const projects: readonly Case[] = [
  benign('in the manner of UNI', 'BlindF4 Concord', { ...old, also: ['E6'], ...made('address,uint256', 'timelock', later(40)) }),
  benign('in the manner of COMP', 'BlindF4 Assembly', old),
  benign('in the manner of USDT, its owner a wallet of many', 'BlindF4 DollarToken', {
    ...old,
    also: ['E3', 'E4', 'E5', 'E6'],
    parts: [part('wallet', 'MultiSigWallet', 'address[],uint256', people(30, 36), 3n)],
    ...made('uint256', units(90_000_000, 6)),
    end: hands('token', 'wallet'),
  }),
  benign('in the manner of DAI', 'BlindF4 Stead', {
    ...old,
    also: ['E6'],
    parts: [part('join', 'SteadJoin')],
    before: all(
      tell('join', 'init(address)', 'token'),
      tell('token', 'rely(address)', 'join'),
      tell('token', 'deny(address)', 'deployer'),
      tell('join', 'lock() 300'),
      tell('join', 'draw(uint256)', units(299_000)),
    ),
  }),
  benign('gold with a fee', 'BlindF5 WrappedGold', {
    ...old,
    also: ['E3', 'E4', 'E5', 'E6'],
    ...made('address,address', 'multisig', 'multisig'),
    before: hands('token', 'multisig'),
    taxes: { buy: 0.02, sell: 0.02, transfer: 0.02 },
  }),
  benign('in the manner of WBTC', 'BlindF5 WrappedBitcoin', {
    ...old,
    also: ['E6'],
    parts: [part('controller', 'BitcoinController', 'address', 'deployer')],
    before: all(
      hands('token', 'controller'),
      tell('controller', 'setToken(address)', 'token'),
      tell('controller', 'addMintRequest(uint256,string)', units(1_000, 8), 'b1ff'),
      tell('controller', 'confirmMintRequest(bytes32)', hash('uint256,address,uint256,string', 0n, 'deployer', units(1_000, 8), 'b1ff')),
      tell('controller', 'setCustodian(address)', 'multisig'),
      tell('controller', 'setMerchant(address)', person(5)),
      hands('controller', 'multisig'),
    ),
  }),
  benign('inflation that falls every year, in the manner of CRV', 'BlindF5 CurveToken', {
    ...old,
    also: ['E6'],
    parts: [part('minter', 'GaugeMinter')],
    before: all(
      tell('token', 'set_minter(address)', 'minter'),
      tell('minter', 'init(address)', 'token'),
      tell('token', 'set_admin(address)', 'timelock'),
    ),
  }),
  benign('two percent burn down to a floor', 'BlindF5 Cascade', { ...old, taxes: { buy: 2, sell: 2, transfer: 2 } }),
  benign('one percent for all who hold, in the manner of RFI', 'BlindF6 Mirrorball', {
    ...old,
    open: tell('token', 'excludeAccount(address)', 'pair'),
    taxes: { buy: 1, sell: 1, transfer: 1 },
    end: renounced,
  }),
  benign('rebased by a policy of two of three', 'BlindF6 Elastic', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E8'],
    parts: [part('policy', 'ElasticPolicy', 'address', 'multisig')],
    before: all(
      tell('token', 'setMonetaryPolicy(address)', 'policy'),
      tell('policy', 'init(address)', 'token'),
      hands('policy', 'multisig'),
    ),
    end: hands('token', 'multisig'),
  }),
  benign('minted by a farm under the timelock', 'BlindF6 ParselToken', {
    ...old,
    also: ['E6'],
    parts: [part('garden', 'MasterGardener')],
    before: all(
      tell('token', 'mint(address,uint256)', 'deployer', units(20_000_000)),
      hands('token', 'garden'),
      tell('garden', 'init(address)', 'token'),
      tell('garden', 'dev(address)', 'multisig'),
      hands('garden', 'timelock'),
    ),
  }),
  benign('in the manner of LUSD', 'BlindF6 LiquidUSD', {
    ...old,
    also: ['E6'],
    parts: [
      { ...part('troves', 'TroveManager'), ...swap('BlindF7') },
      { ...part('operations', 'BorrowerOperations'), ...swap('BlindF7') },
    ],
    ...made('address,address', 'troves', 'operations'),
    before: all(
      tell('troves', 'setAddresses(address)', 'token'),
      tell('operations', 'setAddresses(address)', 'token'),
      tell('operations', 'openTrove(uint256) 551', units(1_000_000)),
    ),
  }),
  benign('in the manner of USDC', 'BlindF7 FiatTokenProxy', {
    ...issuer,
    parts: [part('implementation', 'FiatTokenV2'), part('master', 'MasterMinter')],
    ...fiat('Round Dollar', 'RUSD', 6),
    ...minted(6, 60_000_000),
  }),
  benign('in the manner of cbETH', 'BlindF7 FiatTokenProxy', {
    ...issuer,
    parts: [part('implementation', 'StakedCoinV1'), part('master', 'MasterMinter')],
    ...fiat('Exchange Wrapped Staked ETH', 'xbETH', 18),
    ...minted(18, 4_000),
  }),
  benign('in the manner of AAVE', 'BlindF7 FiatTokenProxy', {
    ...issuer,
    parts: [part('implementation', 'SpecterToken', 'address', 'timelock')],
    ...made('address,address,bytes', 'implementation', 'timelock', data('initialize(address)', 'deployer')),
  }),
  benign('rebasing shares of staked ether', 'BlindF9 PooledEther', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    parts: [part('oracle', 'ReportOracle', 'address[]', people(30, 35))],
    ...made('address,address', 'timelock', 'oracle'),
    before: tell('token', 'submit(address) 500', `0x${'0'.repeat(40)}`),
  }),
  benign('wrapper of rebasing shares', 'BlindF9 WrappedPooled', {
    ...old,
    parts: [
      part('oracle', 'ReportOracle', 'address[]', people(30, 35)),
      part('steth', 'PooledEther', 'address,address', 'timelock', 'oracle'),
    ],
    ...made('address', 'steth'),
    before: all(
      tell('steth', 'submit(address) 500', `0x${'0'.repeat(40)}`),
      allow('steth', 'token'),
      tell('token', 'wrap(uint256)', units(480)),
    ),
  }),
  benign('in the manner of rETH', 'BlindF9 RocketEther', {
    ...old,
    also: ['E6'],
    parts: [part('store', 'NodeStorage'), part('pool', 'DepositPool')],
    ...made('address', 'store'),
    before: all(
      tell('store', 'setAddress(bytes32,address)', role('contract.addressrocketDepositPool'), 'pool'),
      tell('pool', 'deposit(address) 540', 'token'),
      tell('store', 'setGuardian(address)', 'timelock'),
    ),
  }),
  benign('in the manner of FRAX', 'BlindF9 Fraction', {
    ...old,
    also: ['E6'],
    parts: [part('pool', 'CollateralPool')],
    ...made('address,address', 'timelock', 'pool'),
    before: tell('pool', 'mint1t1(address) 300', 'token'),
  }),
  benign('earned in a game', 'BlindF9 GemToken', {
    ...grown,
    also: ['E6'],
    parts: [part('staking', 'HeroStaking')],
    ...made('address', 'staking'),
  }),
  benign('share of a fund, for those in a registry', 'BlindF10 TreasuryFundShare', {
    ...old,
    levels: ['MEDIUM', 'HIGH'],
    also: ['E1', 'E3', 'E5', 'E6'],
    because: 'honest, but who is not registered cannot buy, and two of three can move shares by force',
    parts: [part('registry', 'IdentityRegistry')],
    ...made('address,address', 'registry', 'multisig'),
    before: all(
      tell(
        'registry',
        'batchRegisterIdentity(address[],uint16)',
        ({ buyers, given, deployer, pair, parts }: Place) => [...buyers, ...given, deployer, pair, parts['multisig']],
        840n,
      ),
      tell('registry', 'setAgent(address)', 'multisig'),
    ),
  }),
  benign('ERC-777 with a registry of interfaces', 'BlindF10 Sevenfold', {
    ...old,
    parts: [part('interfaces', 'InterfaceRegistry')],
    ...made('address', 'interfaces'),
  }),
  benign('OFT, its peers set by two of three', 'BlindF10 NomadOFT', {
    ...old,
    also: ['E6'],
    parts: [part('endpoint', 'MessageEndpoint', 'address,address', 'multisig', person(40))],
    ...made('address', 'endpoint'),
    open: tell('token', 'setPeer(uint32,bytes32)', 30101n, `0x${'5e'.repeat(32)}`),
    end: hands('token', 'multisig'),
  }),
]

const launches: readonly Case[] = [
  benign('points that cannot be traded yet', 'BlindF10 SeasonPoints', {
    pooled: 0,
    spread: 'none',
    lp: 'kept',
    also: ['E1', 'E3', 'E6'],
    before: tell('token', 'award(address[],uint256)', people(0, 25), units(1_000)),
    end: hands('token', 'multisig'),
  }),
  benign('graduated from a curve', 'BlindF10 CurveLaunchToken', {
    age: 'fresh',
    parts: [part('curve', 'BondingCurve')],
    ...made('address', 'curve'),
    before: all(tell('curve', 'create(address)', 'token'), tell('curve', 'buy() 25')),
    pooled: 20,
    ether: 10,
  }),
  benign('clone of a launchpad', 'BlindF10 LaunchTemplate', {
    age: 'fresh',
    parts: [part('template', 'LaunchTemplate')],
    code: cloneOf('template'),
    before: tell('token', 'initialize(string,string,uint256,address)', 'Capybara', 'CAPY', units(1_000_000_000), 'deployer'),
  }),
  benign('a meme without anything', 'BlindF8 Toad', { end: renounced }),
  benign('limits of the launch removed', 'BlindF8 Mochi', {
    open: tell('token', 'openTrading()'),
    shut: tell('token', 'removeLimits()'),
    end: renounced,
  }),
  benign('fees of at most five percent', 'BlindF8 Pagoda', { also: ['E4'], taxes: { buy: 3, sell: 3, transfer: 0 } }),
  benign('four percent go into the pool', 'BlindF8 Everpool', { taxes: { buy: 4, sell: 4, transfer: 0 }, end: renounced }),
  benign('five blocks without bots', 'BlindF8 Glacier', { age: 'fresh', open: tell('token', 'launch()'), end: renounced }),
  benign('half a minute between a purchase and a sale', 'BlindF8 Sloth', { end: renounced }),
  benign('two percent in a wallet at most', 'BlindF8 Fairshare', { end: renounced }),
  benign('two percent for the treasury, some exempt', 'BlindF8 Toll', {
    ...made('address', 'multisig'),
    taxes: { buy: 2, sell: 2, transfer: 2 },
  }),
  benign('liquidity in a locker, by date', 'BlindF8 Toad', {
    parts: [part('locker', 'LiquidityLocker')],
    ...locked(tell('locker', 'lockLPToken(address,uint256,address)', 'pair', later(360), 'deployer')),
    end: renounced,
  }),
  benign('liquidity in a locker, by start and duration', 'BlindF2 Basalt', {
    parts: [{ ...part('locker', 'PackedLocker'), ...swap('BlindF8') }],
    ...locked(tell('locker', 'lockToken(address,uint40)', 'pair', 31_536_000n)),
  }),
  benign('liquidity in a locker, its date in the code', 'BlindF3 Heron', {
    parts: [{ ...part('locker', 'FixedLocker', 'uint256', later(400)), ...swap('BlindF8') }],
    ...locked(tell('locker', 'lock(address)', 'pair')),
  }),
  benign('liquidity in a locker, by number of days', 'BlindF10 LaunchTemplate', {
    parts: [part('template', 'LaunchTemplate'), part('locker', 'DayLocker')],
    code: cloneOf('template'),
    before: tell('token', 'initialize(string,string,uint256,address)', 'Dayfly', 'DAYF', units(21_000_000), 'deployer'),
    ...locked(tell('locker', 'deposit(address,uint256)', 'pair', 365n)),
  }),
]

export const blindF: readonly Case[] = [...library, ...projects, ...launches]
