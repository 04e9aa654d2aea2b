import { ether } from '../../support/chain/ethereum.ts'
import { benign, type Case } from '../case.ts'
import { deeds } from '../chain.ts'
import { far, given, handed, lent, made, part, paying, person, renounced, steps, to, wei75 } from './blind-g-lives.ts'

const old = { age: 'old' } as const
const free = { buy: 0, sell: 0, transfer: 0 } as const
const mint = 'mint(address,uint256)'
const minterRole = '0x9f2df0fed2c77648de5860a4cc508cd0818c85b8b8a1ab4ceeef8d981c8956a6'
const adminRole = `0x${'00'.repeat(32)}`

export const blindG: readonly Case[] = [
  // of 2016 to 2019
  benign('released crowdsale token with an upgrade master', 'BlindG1 CrowdsaleToken', {
    ...old,
    ...made('address', 'multisig'),
    before: steps(to('token', 'setReleaseAgent(address)', 'deployer'), to('token', 'releaseTokenTransfer()')),
    end: given('multisig'),
  }),
  benign('smart token that its converter issues', 'BlindG1 SmartToken', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    parts: [part('converter', 'SmartConverter')],
    before: steps(
      to('token', 'issue(address,uint256)', 'deployer', 60n * 10n ** 24n),
      paying(40n * ether, to('converter', 'attach(address)', 'token')),
      handed('token', 'converter'),
      handed('converter', 'multisig'),
    ),
  }),
  benign('land currency, minted to its end, pause with a DAO', 'BlindG1 EstateToken', {
    ...old,
    also: ['E3'],
    before: steps(to('token', mint, 'deployer', 2n * 10n ** 27n), to('token', 'finishMinting()')),
    end: given('timelock'),
  }),
  benign('transfers enabled for good', 'BlindG1 EquityToken', {
    ...old,
    before: steps(to('token', 'enableTransfers()')),
    end: given('multisig'),
  }),
  benign('dollar of an exchange, frozen and wiped by several', 'BlindG2 OldDollarProxy', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('logic', 'ExchangeDollar')],
    ...made('address,address', 'logic', 'multisig'),
    before: place => [deeds.call(place.deployer, place.token, 'initialize(address)', place.parts['multisig'])],
  }),
  benign('dollar in three contracts with a ceiling to its printer', 'BlindG2 DollarProxy', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [
      part('store', 'DollarStore'),
      part('impl', 'DollarImpl', 'address', 'store'),
      part('limiter', 'DollarLimiter', 'address,address', 'impl', person(10)),
    ],
    ...made('address', 'impl'),
    before: steps(
      to('store', 'setImpl(address)', 'impl'),
      to('impl', 'setProxy(address)', 'token'),
      handed('impl', 'limiter'),
      to('limiter', 'raiseCeiling(uint256)', 4_000_000_000n),
      to('limiter', 'limitedPrint(address,uint256)', 'deployer', 4_000_000_000n),
      handed('limiter', 'timelock'),
      handed('store', 'timelock'),
      handed('token', 'timelock'),
    ),
  }),
  benign('dollar whose mints three ratify', 'BlindG3 TrustDollar', {
    ...old,
    also: ['E3', 'E6'],
    parts: [
      part('registry', 'AttributeRegistry'),
      part('controller', 'TrustController', 'address,address,address,address', person(9), person(10), person(11), person(12)),
    ],
    ...made('address', 'registry'),
    end: steps(
      to('controller', 'setToken(address)', 'token'),
      handed('token', 'controller'),
      handed('controller', 'multisig'),
      handed('registry', 'multisig'),
    ),
  }),
  benign('proxy that calls, with the balances in a state', 'BlindG3 SystemProxy', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [
      part('state', 'SystemState'),
      part('resolver', 'SystemResolver'),
      part('core', 'SystemToken', 'address,address', 'state', 'resolver'),
    ],
    before: steps(
      to('core', 'setProxy(address)', 'token'),
      to('token', 'setTarget(address)', 'core'),
      to('state', 'setAssociatedContract(address)', 'core'),
      to('core', 'start(address,uint256)', 'deployer', 3n * 10n ** 26n),
      ...['core', 'state', 'resolver', 'token'].map(who => handed(who, 'timelock')),
    ),
  }),
  benign('authority, pause and chief', 'BlindG4 GemToken', {
    ...old,
    also: ['E3', 'E6'],
    parts: [
      part('spell', 'DoneSpell'),
      part('chief', 'GovChief'),
      part('pause', 'GovPause', 'address', 'chief'),
      part('authority', 'GemAuthority', 'address', 'pause'),
    ],
    before: steps(
      to('token', mint, 'deployer', 10n ** 24n),
      to('chief', 'launch(address,address)', 'token', 'spell'),
      to('token', 'approve(address,uint256)', 'chief', 10n ** 30n),
      to('chief', 'vote(address)', 'spell'),
      to('chief', 'lock(uint256)', 4n * 10n ** 23n),
      to('token', 'setAuthority(address)', 'authority'),
      to('token', 'setOwner(address)', '0x0000000000000000000000000000000000000000'),
    ),
  }),
  benign('super operators named by several', 'BlindG4 CrateToken', {
    ...old,
    also: ['E3', 'E5'],
    ...made('address,address', 'multisig', 'multisig'),
  }),
  benign('minter in a registry of controllers', 'BlindG4 PeerToken', {
    ...old,
    also: ['E6'],
    parts: [part('controller', 'PeerController'), part('minter', 'PeerMinter', 'address', 'controller')],
    before: steps(to('minter', 'attach(address)', 'token'), handed('token', 'minter'), handed('controller', 'timelock')),
  }),
  benign('clonable token under a manager and votes', 'BlindG5 MiniToken', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    parts: [part('voting', 'Voting'), part('manager', 'TokenManager')],
    before: steps(
      to('token', 'generateTokens(address,uint256)', 'deployer', 10n ** 27n),
      to('voting', 'initialize(address)', 'token'),
      to('manager', 'initialize(address,address)', 'token', 'voting'),
      to('token', 'changeController(address)', 'manager'),
    ),
  }),
  benign('interest bearing ether under a comptroller', 'BlindG5 LendEther', {
    ...old,
    also: ['E3', 'E6'],
    parts: [part('comptroller', 'LendComptroller')],
    ...made('address', 'comptroller'),
    before: steps(
      to('comptroller', 'supportMarket(address)', 'token'),
      paying(wei75, to('token', 'mint()')),
      handed('comptroller', 'timelock'),
      to('token', 'setPendingAdmin(address)', 'timelock'),
    ),
  }),
  benign('stakes of years that inflate', 'BlindG5 StakeHex', { ...old, also: ['E6'] }),
  // of 2020 and 2021
  benign('farm whose chef mints', 'BlindG6 RollToken', {
    ...old,
    also: ['E6'],
    parts: [part('chef', 'FarmChef')],
    before: steps(to('token', mint, 'deployer', 10n ** 26n), to('chef', 'setup(address)', 'token'), handed('token', 'chef')),
    shut: steps(to('chef', 'add(uint256,address)', 100n, 'pair'), to('chef', 'dev(address)', 'multisig'), handed('chef', 'timelock')),
  }),
  benign('minters and handlers behind a timelock', 'BlindG6 MintableBase', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    parts: [part('router', 'PerpRouter')],
    before: steps(
      to('token', 'setMinter(address,bool)', 'deployer', true),
      to('token', mint, 'deployer', 9n * 10n ** 24n),
      to('token', 'setMinter(address,bool)', 'deployer', false),
      to('token', 'setInPrivateTransferMode(bool)', false),
      to('token', 'setHandler(address,bool)', 'router', true),
      to('router', 'initialize(address)', 'token'),
      to('token', 'setGov(address)', 'timelock'),
    ),
  }),
  benign('pools of a fractional dollar', 'BlindG6 FractionShare', {
    ...old,
    also: ['E6'],
    parts: [part('pool', 'FractionPool')],
    ...made('address', 'timelock'),
    before: steps(
      to('token', 'addPool(address)', 'pool'),
      to('pool', 'attach(address)', 'token'),
      to('token', 'setOwner(address)', 'multisig'),
    ),
  }),
  benign('locked for ever by its depositor', 'BlindG6 LockedToken', {
    ...old,
    also: ['E6'],
    parts: [part('base', 'BaseCoin'), part('depositor', 'CurveDepositor', 'address,address', 'base', 'timelock')],
    before: steps(
      to('token', mint, 'deployer', 2n * 10n ** 25n),
      to('depositor', 'attach(address)', 'token'),
      to('token', 'setOperator(address)', 'depositor'),
      to('base', 'transfer(address,uint256)', 'multisig', 10n ** 25n),
    ),
  }),
  benign('chef with a second token in a bar', 'BlindG7 PastryToken', {
    ...old,
    also: ['E6'],
    parts: [part('syrup', 'SyrupBar'), part('chef', 'PastryChef', 'address', 'syrup')],
    before: steps(
      to('token', mint, 'deployer', 10n ** 26n),
      to('syrup', 'setPastry(address)', 'token'),
      handed('syrup', 'chef'),
      to('chef', 'setup(address)', 'token'),
      handed('token', 'chef'),
      handed('chef', 'timelock'),
    ),
  }),
  benign('minted in cliffs by a booster', 'BlindG7 ConvexityToken', {
    ...old,
    also: ['E6'],
    parts: [part('voter', 'VoterProxy'), part('booster', 'BoostOperator')],
    ...made('address', 'voter'),
    before: steps(
      to('token', mint, 'deployer', 5n * 10n ** 25n),
      to('voter', 'setOperator(address)', 'booster'),
      to('booster', 'setToken(address)', 'token'),
      to('token', 'updateOperator()'),
      to('voter', 'setOwner(address)', 'multisig'),
      to('booster', 'setOwner(address)', 'multisig'),
    ),
  }),
  benign('reflections, renounced', 'BlindG7 ReflectToken', {
    ...old,
    also: ['E4'],
    taxes: { buy: 10, sell: 10, transfer: 10 },
    open: steps(to('token', 'excludeFromReward(address)', 'pair')),
    end: renounced,
  }),
  benign('reflections, locked once, unlocked and renounced', 'BlindG7 ReflectToken', {
    ...old,
    also: ['E4'],
    taxes: { buy: 10, sell: 10, transfer: 10 },
    open: steps(to('token', 'excludeFromReward(address)', 'pair'), to('token', 'lock(uint256)', 3600n)),
    shut: steps(to('token', 'unlock()')),
    end: renounced,
  }),
  benign('euro with a master of minters and authorizations', 'BlindG7 EuroCoin', {
    ...old,
    also: ['E3', 'E6'],
    parts: [part('minter', 'EuroMinter')],
    ...made('address,address', 'minter', 'multisig'),
    before: steps(to('minter', 'setToken(address)', 'token'), handed('minter', 'multisig'), handed('token', 'multisig')),
  }),
  benign('reserve coin with treasury and staking', 'BlindG8 ReserveCoin', {
    ...old,
    also: ['E6'],
    parts: [
      part('reserve', 'ReserveAuthority'),
      part('treasury', 'ReserveTreasury', 'address', 'reserve'),
      part('staking', 'ReserveStaking', 'address', 'treasury'),
    ],
    ...made('address', 'reserve'),
    before: steps(
      paying(100n * ether, to('treasury', 'initialize(address)', 'token')),
      to('staking', 'initialize(address)', 'token'),
      to('reserve', 'pushVault(address)', 'treasury'),
      to('treasury', 'queueManager(address)', 'staking'),
    ),
    open: steps(to('token', 'approve(address,uint256)', 'staking', 10n ** 24n), to('staking', 'stake(uint256)', 10n ** 24n)),
    end: steps(to('treasury', 'enable(address)', 'staking'), to('reserve', 'setGovernor(address)', 'timelock')),
  }),
  benign('weekly emissions, a target that takes seven days', 'BlindG8 PendulumToken', {
    ...old,
    also: ['E6'],
    parts: [part('distributor', 'GaugeDistributor')],
    ...made('address,address', 'multisig', 'distributor'),
    shut: steps(to('distributor', 'pull(address)', 'token')),
  }),
  benign('a schedule is the only minter', 'BlindG8 BalanceToken', {
    ...old,
    also: ['E6'],
    parts: [part('schedule', 'BalanceAdmin', 'address', 'timelock')],
    before: steps(
      to('schedule', 'activate(address)', 'token'),
      to('token', 'grantRole(bytes32,address)', minterRole, 'schedule'),
      to('token', 'renounceRole(bytes32,address)', adminRole, 'deployer'),
    ),
  }),
  benign('rewards mint for an index', 'BlindG8 IndexToken', {
    ...old,
    also: ['E6'],
    parts: [part('rewards', 'IndexRewards')],
    before: steps(
      to('rewards', 'setToken(address)', 'token'),
      to('token', 'addMinter(address)', 'rewards'),
      to('token', 'renounceMinter()'),
      to('token', 'setGovernor(address)', 'multisig'),
      to('rewards', 'setGovernor(address)', 'multisig'),
    ),
  }),
  // launches
  benign('tax that has fallen to nothing by count', 'BlindG9 CountingMeme', {
    taxes: free,
    open: steps(to('token', 'openTrading(address)', 'pair')),
    end: steps(to('token', 'removeLimits()'), to('token', 'renounceOwnership()')),
  }),
  benign('two percent that can only be reduced', 'BlindG9 ReducibleMeme', {
    age: 'fresh',
    taxes: { buy: 2, sell: 2, transfer: 0 },
    open: steps(to('token', 'openTrading(address)', 'pair')),
    end: steps(to('token', 'removeLimits()'), to('token', 'renounceOwnership()')),
  }),
  benign('hours old with a largest wallet', 'BlindG9 WalletCapped', {
    age: 'newborn',
    taxes: free,
    open: steps(to('token', 'launch(address)', 'pair')),
  }),
  benign('tax in a handler, named by several', 'BlindG9 HandledMeme', {
    ...old,
    also: ['E3', 'E4', 'E5'],
    taxes: { buy: 0.3, sell: 0.3, transfer: 0 },
    parts: [part('tiers', 'TieredTax'), part('chest', 'TreasuryHandler')],
    ...made('address,address', 'tiers', 'chest'),
    open: steps(to('tiers', 'addPool(address)', 'pair')),
    end: steps(handed('tiers', 'multisig'), handed('chest', 'multisig'), handed('token', 'multisig')),
  }),
  benign('agent with one percent, its pool locked for ten years', 'BlindG9 AgentToken', {
    age: 'grown',
    taxes: { buy: 1, sell: 1, transfer: 0 },
    parts: [{ ...part('locker', 'LpLocker', 'uint256', 10n), file: 'BlindG10' }],
    ...made('address', 'multisig'),
    open: steps(to('token', 'addLiquidityPool(address)', 'pair')),
    lp: lent('locker'),
    end: given('multisig'),
  }),
  benign('graduated from a curve, its keeper gone', 'BlindG9 GraduatedToken', {
    taxes: free,
    open: steps(to('token', 'setMode(uint256)', 0n)),
    end: renounced,
  }),
  benign('deployed by a bot, image changeable, pool locked', 'BlindG10 DeployedToken', {
    parts: [part('locker', 'LpLocker', 'uint256', 100n)],
    ...made('address', 'deployer'),
    lp: lent('locker'),
  }),
  benign('shares on a curve with a fee', 'BlindG10 SubjectShares', {
    ...old,
    also: ['E6'],
    ether: 80,
    ...made('address', 'multisig'),
    before: steps(paying(60n * ether, to('token', 'buyShares(uint256)', 10n ** 24n))),
  }),
  benign('fungible and not at once', 'BlindG10 HybridToken', { age: 'grown', end: given('multisig') }),
  benign('staking inside of the token', 'BlindG10 StakingInside', { age: 'grown', end: renounced }),
  benign('a guard of several pauses twice, five days each', 'BlindG10 GuardedCoin', {
    ...old,
    also: ['E3'],
    ...made('address', 'multisig'),
  }),
  benign('a relayer forwards what holders sign', 'BlindG10 MetaCoin', {
    ...old,
    parts: [part('relayer', 'Relayer')],
    ...made('address', 'relayer'),
    end: renounced,
  }),
  benign('proof of participation', 'BlindG10 CrankToken', { ...old, also: ['E6'] }),
  benign('pool shares that vest over four years', 'BlindG10 GovernedCoin', {
    age: 'grown',
    also: ['E8'],
    parts: [part('locker', 'LpVesting')],
    ...made('string,string', 'Harrow Finance', 'HRRW'),
    lp: lent('locker'),
  }),
  benign('a burner takes the pool shares', 'BlindG10 GovernedCoin', {
    parts: [part('locker', 'LpBurner')],
    ...made('string,string', 'Pyrite Network', 'PYRT'),
    lp: lent('locker'),
    end: steps(to('locker', 'burnAll(address)', 'pair')),
  }),
  ...far,
]
