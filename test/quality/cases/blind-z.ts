import { benign, type Case, trap } from '../case.ts'
import { all, allow, grown, hands, later, made, old, part, person, renounced, tell, units } from './blind-f-lives.ts'
import { builtZ } from './blind-z-built.ts'
import { coin, council, fund, grave, quorum } from './blind-z-lives.ts'

const issuers: readonly Case[] = [
  benign('Z: a dollar with minters, a pauser and a blacklister, all of them a council', 'BlindZ1 FiatDollar', {
    ...old,
    also: ['E3', 'E6'],
    because: 'every role is with two of three',
    parts: [council()],
    ...made('address,uint256', 'council', units(60_000_000, 6)),
  }),
  benign('Z: gold whose fee is two hundredths of a percent at most', 'BlindZ1 BullionToken', {
    ...old,
    also: ['E3', 'E4', 'E5', 'E6'],
    because: 'every officer is three of five',
    parts: [council(0, 5, 3n)],
    ...made('address', 'council'),
  }),
  benign('Z: breathes with a price that three of four report', 'BlindZ1 SpringToken', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    because: 'a twentieth a day for everybody alike; the policy is replaced by a timelock',
    parts: [quorum('oracle', 'MedianOracle', 4), part('policy', 'MonetaryPolicy', 'address,address', 'oracle', 'timelock')],
    ...made('address,address', 'policy', 'timelock'),
    before: tell('policy', 'initialize(address)', 'token'),
  }),
  benign('Z: wrapped by a bridge of five guardians', 'BlindZ1 WormToken', {
    ...grown,
    also: ['E6'],
    parts: [quorum('bridge', 'GuardianBridge', 5)],
    ...made('address', 'bridge'),
    before: tell('bridge', 'register(address)', 'token'),
  }),
  benign('Z: the old dollar that returns nothing', 'BlindZ3 TethysToken', {
    ...old,
    also: ['E3', 'E4', 'E5', 'E6', 'E7'],
    because: 'its owner is two of three',
    ...made('uint256', units(80_000_000, 6)),
    spread: 'direct',
    end: hands('token', 'multisig'),
  }),
  benign('Z: stops when those with its authority say so, and has names of 32 bytes', 'BlindZ3 GuardedToken', {
    ...old,
    also: ['E3', 'E6'],
    because: 'its owner is two of three',
    end: tell('token', 'setOwner(address)', 'multisig'),
  }),
  benign('Z: share of a company, its transfer agents are several', 'BlindZ9 CompanyShare', {
    ...grown,
    also: ['E3', 'E5', 'E6'],
    parts: [council()],
    ...made('address', 'council'),
  }),
  ...trap('Z: a dollar that a board of three governs', 'BlindZ9 BoardDollar', {
    effects: ['E3 reachable', 'E5 reachable'],
    also: ['E6', 'E9'],
    levels: grave,
    because: 'whoever made the board counts for two of it',
    parts: [quorum('board', 'Board', 3)],
    ...made('address', 'board'),
    twin: { also: ['E3', 'E5', 'E6'], because: 'two of three' },
  }),
]

const staked = (members: number, needed: bigint) => ({
  parts: [quorum('oracle', 'StakeOracle', members, needed)],
  ...made('address,address', 'oracle', 'timelock'),
})
const yielding: readonly Case[] = [
  ...trap('Z: pooled ether whose worth a quorum reports', 'BlindZ2 PooledEther', {
    ...grown,
    ...staked(5, 3n),
    effects: ['E5 reachable'],
    also: ['E1', 'E3', 'E6', 'E9'],
    levels: grave,
    because: 'whoever made the oracle reports alone and without bounds',
    before: all(tell('oracle', 'bind(address)', 'token'), tell('token', 'submit(address) 300', person(0))),
    twin: { also: ['E5', 'E6'], because: 'three of five, and a fiftieth a day' },
  }),
  benign('Z: wrapped shares of pooled ether', 'BlindZ2 WrappedPooled', {
    ...old,
    also: ['E5', 'E6'],
    parts: [quorum('oracle', 'StakeOracle', 5, 3n), part('pooled', 'PooledEther', 'address,address', 'oracle', 'timelock')],
    ...made('address', 'pooled'),
    before: all(
      tell('oracle', 'bind(address)', 'pooled'),
      tell('pooled', 'submit(address) 300', person(1)),
      allow('pooled', 'token'),
      tell('token', 'wrap(uint256)', units(290)),
    ),
  }),
  benign('Z: staked ether at a rate on which nodes vote', 'BlindZ2 RocketLike', {
    ...old,
    also: ['E6'],
    parts: [quorum('balances', 'NetworkBalances', 7)],
    ...made('address', 'balances'),
    before: tell('token', 'deposit() 350'),
  }),
  benign('Z: what is lent, growing by the second', 'BlindZ2 InterestShare', {
    ...grown,
    also: ['E5', 'E6'],
    because: 'its pool burns only of whoever calls it',
    parts: [coin('coin', 'Coin', 'Wick', 'WICK'), part('pool', 'LendingPool', 'address,address', 'coin', 'timelock')],
    ...made('address', 'pool'),
    before: all(
      tell('pool', 'initReserve(address)', 'token'),
      allow('coin', 'pool'),
      tell('pool', 'supply(uint256,address)', units(8_000_000), 'deployer'),
      tell('pool', 'borrow(uint256) 10', units(5_000)),
    ),
  }),
  benign('Z: eight decimals, error codes, and a guardian of two of three', 'BlindZ2 MarketShare', {
    ...old,
    also: ['E3'],
    parts: [coin('coin', 'Coin', 'Tallow', 'TLW'), part('comptroller', 'Comptroller', 'address', 'multisig')],
    ...made('address,address,address', 'coin', 'comptroller', 'timelock'),
    before: all(allow('coin', 'token'), tell('token', 'mint(uint256)', units(8_000_000))),
  }),
  benign('Z: a vault whose profit comes in slowly', 'BlindZ2 HarvestVault', {
    ...grown,
    also: ['E6'],
    because: 'its manager takes at most a fifth of what he pays in',
    parts: [coin('coin', 'Coin', 'Wick', 'WICK')],
    ...made('address,address', 'coin', 'deployer'),
    before: all(allow('coin', 'token'), tell('token', 'deposit(uint256,address)', units(7_000_000), 'deployer')),
  }),
  benign('Z: shares of a bar', 'BlindZ4 PickleBar', {
    ...old,
    parts: [part('gherkin', 'GherkinToken')],
    ...made('address', 'gherkin'),
    before: all(allow('gherkin', 'token'), tell('token', 'enter(uint256)', units(40_000_000)), hands('gherkin', 'timelock')),
  }),
  benign('Z: staked, and grows three times a day', 'BlindZ8 StakedOhmic', {
    ...grown,
    also: ['E5', 'E6'],
    because: 'the same for all; staking takes only from whoever calls it',
    parts: [part('staking', 'OhmicStaking'), part('ohm', 'Ohmic', 'address', 'staking')],
    ...made('address', 'staking'),
    before: all(
      tell('staking', 'bind(address,address)', 'ohm', 'token'),
      allow('ohm', 'staking'),
      tell('staking', 'stake(uint256)', units(2_000_000, 9)),
    ),
  }),
  benign('Z: what is left when the yield is split off', 'BlindZ8 PrincipalToken', {
    parts: [part('sy', 'Larkspur')],
    ...made('address,uint256', 'sy', later(200)),
    before: all(allow('sy', 'token'), tell('token', 'mintPY(uint256)', units(8_000_000))),
  }),
  benign('Z: staked for safety, three tenths of which a timelock may take', 'BlindZ9 SafetyStake', {
    ...old,
    also: ['E5'],
    parts: [coin('coin', 'Basic', 'Alder', 'ALDR')],
    ...made('address,address', 'coin', 'timelock'),
    before: all(allow('coin', 'token'), tell('token', 'stake(address,uint256)', 'deployer', units(8_000_000))),
  }),
  benign('Z: shares of a pool of two', 'BlindZ9 TwinPool', {
    parts: [coin('one', 'Basic', 'One', 'ONE'), coin('two', 'Basic', 'Two', 'TWO')],
    ...made('address,address', 'one', 'two'),
    before: all(allow('one', 'token'), allow('two', 'token'), tell('token', 'add(uint256,uint256)', units(4_000_000), units(1_000_000))),
  }),
  benign('Z: a basket that modules issue', 'BlindZ9 BasketToken', {
    ...grown,
    also: ['E5', 'E6'],
    because: 'its modules are named by a timelock',
    parts: [coin('one', 'Basic', 'Apple', 'APPL'), coin('two', 'Basic', 'Pear', 'PEAR'), part('module', 'IssuanceModule')],
    ...made('address,address,address,address', 'one', 'two', 'module', 'timelock'),
    before: all(allow('one', 'module'), allow('two', 'module'), tell('module', 'issue(address,uint256)', 'token', units(2_000_000))),
  }),
  benign('Z: a curve sells it and buys it back', 'BlindZ9 Curved', {
    also: ['E6'],
    before: tell('token', 'buy(uint256) 90', units(1_000_000)),
  }),
  benign('Z: wrapped, and lends itself within a call', 'BlindZ9 WrappedTen', {
    ...old,
    also: ['E6'],
    before: tell('token', 'deposit() 300'),
  }),
]

const governed: readonly Case[] = [
  benign('Z: votes of 96 bits, two of a hundred a year by a timelock', 'BlindZ3 UniformVotes', {
    ...old,
    also: ['E6'],
    ...made('address,uint256', 'timelock', later(-100)),
  }),
  benign('Z: the coin of an exchange, which freezes one’s own', 'BlindZ3 BinnacleCoin', { ...old, spread: 'direct' }),
  benign('Z: a proxy that calls its target, and a state apart', 'BlindZ3 ProxyToken', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    because: 'both belong to a timelock',
    parts: [part('state', 'TokenState'), part('target', 'TargetToken', 'address', 'state')],
    before: all(
      tell('state', 'setAssociatedContract(address)', 'target'),
      tell('target', 'bind(address)', 'token'),
      tell('token', 'setTarget(address)', 'target'),
      tell('target', 'endow(address)', 'deployer'),
      tell('state', 'nominate(address)', 'timelock'),
      tell('token', 'nominate(address)', 'timelock'),
    ),
  }),
  benign('Z: minted by a farm, up to a cap', 'BlindZ4 GherkinToken', {
    ...grown,
    also: ['E6'],
    parts: [part('farm', 'MasterFarmer', 'address', 'deployer')],
    before: all(tell('farm', 'begin(address)', 'token'), hands('token', 'farm')),
    open: tell('farm', 'add(uint256,address)', 100n, 'pair'),
    end: hands('farm', 'timelock'),
  }),
  benign('Z: its pace halves every year', 'BlindZ4 HalvingToken', { ...old, also: ['E6'], ...made('address', 'timelock') }),
  benign('Z: drawn from a ledger of debts', 'BlindZ4 DebtCoin', {
    ...old,
    also: ['E6'],
    because: 'its wards are its join and a timelock',
    parts: [part('vat', 'DebtLedger', 'address', 'timelock'), part('join', 'DebtJoin', 'address', 'vat')],
    ...made('address,address', 'join', 'timelock'),
    before: all(
      tell('vat', 'init(address)', 'join'),
      tell('join', 'bind(address)', 'token'),
      tell('vat', 'frob(uint256) 400', units(350_000)),
      tell('join', 'exit(address,uint256)', 'deployer', units(350_000)),
    ),
  }),
  benign('Z: twenty-four decimals, minted by the season', 'BlindZ4 SeasonToken', {
    ...grown,
    also: ['E6'],
    because: 'its plain owner mints a hundredth a season',
  }),
  benign('Z: minters whom two of three name', 'BlindZ4 YieldGovernance', {
    ...old,
    also: ['E6', 'E9'],
    parts: [council()],
    ...made('address', 'council'),
  }),
  benign('Z: an assembly of its holders may mint and pause', 'BlindZ6 AssemblyToken', {
    ...grown,
    also: ['E3', 'E6'],
    because: 'no holder has enough votes alone',
    parts: [part('governor', 'Assembly')],
    ...made('address', 'governor'),
    before: tell('governor', 'bind(address)', 'token'),
  }),
  benign('Z: shares of a guild, whoever leaves takes his part along', 'BlindZ7 QuitShares', {
    ...grown,
    also: ['E6'],
    before: fund(40),
    end: renounced,
  }),
]

const bridged: readonly Case[] = [
  benign('Z: burnt here and minted there, its peers are named by a timelock', 'BlindZ8 OmniToken', {
    ...grown,
    also: ['E6'],
    parts: [quorum('endpoint', 'Endpoint', 3, 2n)],
    ...made('address,address', 'endpoint', 'timelock'),
  }),
  benign('Z: bridges mint within limits', 'BlindZ8 LimitedBridged', { also: ['E6'], ...made('address', 'multisig') }),
  benign('Z: calls whom it pays, and is minted by roles up to a cap', 'BlindZ8 CalledToken', {
    ...old,
    also: ['E6'],
    ...made('address', 'timelock'),
  }),
  benign('Z: lent against ether, without an owner', 'BlindZ8 Liquid', {
    ...old,
    also: ['E5', 'E6'],
    because: 'minted against ether; burnt only of whoever asks',
    parts: [part('troves', 'Troves')],
    ...made('address', 'troves'),
    before: all(tell('troves', 'bind(address)', 'token'), tell('troves', 'openTrove(uint256) 300', units(400_000))),
  }),
]

/** Kinds that have long been known, and what looks just like them. */
export const blindZ: readonly Case[] = [...issuers, ...yielding, ...governed, ...bridged, ...builtZ]
