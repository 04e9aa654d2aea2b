import { type Case, trap } from '../case.ts'
import { charged, closable, fresh, may, printed, replaced, shorn, shut, taken, taxes } from './blind-bj-lives.ts'
import { all, allow, coming, data, each, grown, hands, later, made, old, part, people, person, role, tell, units } from './blind-f-lives.ts'

const opened = { open: tell('token', 'openTrading()') }
const upgrader = role('UPGRADER_ROLE')
/** An amount of ether. */
const wei = (count: number) => units(count)
/** Who made it stays the owner. */
const kept = 'its owner is one key'
const custody = { parts: [part('members', 'Members'), part('controller', 'Controller', 'address', 'members')] }
const lanes = all(
  tell('ramp', 'bind(address)', 'pool'),
  tell('pool', 'applyOffRampUpdate(address,bool,bool,uint128,uint128)', 'ramp', true, true, units(200_000), units(2)),
  tell('pool', 'applyOnRampUpdate(address,bool)', 'ramp', true),
  tell('token', 'grantMintAndBurnRoles(address)', 'pool'),
  tell('token', 'setCCIPAdmin(address)', 'timelock'),
  hands('token', 'timelock'),
)

/** Coins of a season, by people without a name. */
const launched: readonly Case[] = [
  ...trap('BN: sells for its wallet as much as its owner says, and has less', 'BlindBN1 BiscuitInu', {
    ...fresh,
    ...opened,
    ...shut,
    shut: tell('token', 'removeLimits()'),
    armed: tell('token', 'setSwapBack(uint256,uint256)', 1n, units(1_000_000_000)),
    because: 'each sale has the coin sell all that there is, of which it has a crumb, and fails',
    twin: {
      ...may('E3', 'E4'),
      ...taxes(3, 3),
      because: `${kept}, who can have no more sold than the threshold that the coin holds by then; taxes only fall`,
    },
  }),
  ...trap('BN: has not given up its list of bots', 'BlindBN1 Marrowbyte', {
    ...closable,
    ...taxes(4, 4),
    ...made('address', person(20)),
    open: tell('token', 'enableTrading()'),
    shut: tell('token', 'removeLimits()'),
    because: 'blacklist(anybody) by the owner, for as long as he likes',
    twin: {
      shut: all(tell('token', 'removeLimits()'), tell('token', 'renounceBlacklist()')),
      ...may('E4'),
      because: 'the list was given up on the first day; fees of five of a hundred at most',
    },
  }),
  ...trap('BN: a tax of an agent that can only be lowered, but for sales', 'BlindBN1 AgentPetrel', {
    ...grown,
    ...shorn,
    ...taxes(1, 99),
    ...made('address', 'multisig'),
    armed: tell('token', 'setProjectTaxRates(uint16,uint16)', 100n, 9_900n),
    because: 'ninety-nine of a hundred, while purchases cost one',
    twin: { ...may('E4'), ...taxes(1, 1), because: 'one of a hundred, or less' },
  }),
  ...trap('BN: the tax of the first minutes can be stretched', 'BlindBN2 Snowdrift', {
    ...fresh,
    ...opened,
    ...charged,
    ...taxes(2, 2),
    ...made('address', 'multisig'),
    shut: tell('token', 'removeLimits()'),
    because: 'setDecay(a thousand years) brings back eighty of a hundred at once',
    twin: { ...may('E4'), because: 'the minutes can only become fewer, and are over' },
  }),
  ...trap('BN: a desk shuts what it has launched', 'BlindBN2 DeskCoin', {
    ...fresh,
    ...closable,
    ether: 17,
    pooled: 100,
    spread: 'none',
    parts: [part('desk', 'CurveDesk')],
    ...made('address', 'desk'),
    before: all(each(0, 17, 'desk', 'buy(address) 1', 'token'), tell('desk', 'launch(address)', 'token')),
    because: 'setTokenMode(the coin, 1) by the operator of the desk, which owns the coin: nothing moves any more',
    twin: { because: 'the coin takes no other mode once it is a normal one' },
  }),
  ...trap('BN: a fee of reflection without a bound', 'BlindBN3 LunarPebble', {
    ...grown,
    ...charged,
    ...taxes(5, 5, 5),
    open: tell('token', 'excludeFromReward(address)', 'pair'),
    because: 'setTaxFeePercent(97) by the owner',
    twin: { ...may('E4'), because: 'ten of a hundred at most; a transaction of a hundredth at least' },
  }),
  ...trap('BN: the tracker of dividends can be another one', 'BlindBN3 CubCake', {
    ...grown,
    ...closable,
    ...may('E4', 'E9'),
    ...taxes(6, 6),
    because: 'updateDividendTracker(an account without code): what is tried is caught, but not a call of nothing',
    twin: { ...may('E4'), because: 'six of a hundred for ever, and the tracker of the first day' },
  }),
  ...trap('BN: the place of trade that all pictures are approved for', 'BlindBN2 GlyphHybrid', {
    ...grown,
    ...taken,
    spread: 'direct',
    because: 'setConduit(himself), then transferFrom(anybody, himself, number) takes each whole coin',
    twin: { because: 'the conduit is that of the market, for good' },
  }),
  ...trap('BN: a chef whose recipe has no bound', 'BlindBN3 PierogiToken', {
    ...grown,
    ...printed,
    parts: [part('chef', 'PierogiChef')],
    before: all(
      tell('token', 'mint(address,uint256)', 'deployer', units(50_000_000)),
      tell('chef', 'bind(address)', 'token'),
      tell('chef', 'add(uint256,address,bool)', 1_000n, 'token', false),
      hands('token', 'chef'),
    ),
    shut: all(
      each(0, 6, 'token', 'approve(address,uint256)', 'chef', units(200_000)),
      each(0, 6, 'chef', 'deposit(uint256,uint256)', 0n, units(200_000)),
    ),
    because: 'updateEmissionRate(any number), then updatePool(0): a tenth is for himself',
    twin: { ...may('E6'), because: 'three million a year, seven of a hundred, or less: the rate only falls' },
  }),
]

/** Houses that have stood for a year or longer. */
const established: readonly Case[] = [
  ...trap('BN: votes, and any number a year by its minter', 'BlindBN4 Corncrake', {
    ...old,
    ...printed,
    ...made('address,address,uint256', 'deployer', 'deployer', later(-20)),
    open: tell('token', 'delegate(address)', 'deployer'),
    because: 'the cap of two of a hundred is a constant that nobody reads: mint(himself, anything)',
    twin: { ...may('E6'), because: 'one key, but two of a hundred a year at most' },
  }),
  ...trap('BN: wrapped by a custodian whom one key appoints', 'BlindBN4 WrappedTallow', {
    ...old,
    ...printed,
    ...may('E3', 'E5', 'E8'),
    ether: 240,
    parts: [...custody.parts, part('factory', 'Factory', 'address', 'controller')],
    before: all(
      tell('token', 'mint(address,uint256)', 'deployer', units(9_000, 8)),
      hands('token', 'controller'),
      tell('controller', 'setToken(address)', 'token'),
      tell('controller', 'setFactory(address)', 'factory'),
      tell('members', 'setCustodian(address)', 'multisig'),
      tell('members', 'addMerchant(address)', person(7)),
      hands('controller', 'multisig'),
    ),
    because: 'setCustodian(himself), addMerchant(himself), addMintRequest(anything), confirmMintRequest(its number)',
    twin: {
      end: hands('members', 'multisig'),
      ...may('E3', 'E6'),
      because: 'two of three own controller and members, and are the custodian',
    },
  }),
  ...trap('BN: locks what others hold', 'BlindBN4 HanriverCoin', {
    ...old,
    ...closable,
    open: tell('token', 'transferWithLock(address,uint256,uint256)', person(9), units(20_000_000), later(90)),
    levels: ['MEDIUM', 'HIGH', 'CRITICAL'],
    because:
      'lock(anybody, all that he has, the end of time) by the owner, and it still shows in the balance; one holder at a time may be MEDIUM',
    twin: { because: 'locks what it sends itself, for three years at most' },
  }),
  ...trap('BN: burnt and minted across lanes, by a pool of one key', 'BlindBN5 PlainsToken', {
    ...old,
    ...printed,
    parts: [part('ramp', 'PlainsOffRamp', 'address[]', people(10, 15)), part('pool', 'PlainsPool', 'address', coming(2))],
    ...made('uint256', units(60_000_000)),
    before: lanes,
    shut: each(10, 13, 'ramp', 'transmit(uint64,address,uint256)', 1n, person(9), units(20_000)),
    because: 'applyOffRampUpdate(himself, true, false, 0, 0), then releaseOrMint(himself, anything)',
    twin: {
      end: hands('pool', 'timelock'),
      ...may('E6'),
      because: 'the pool is with the timelock too; three of five bring messages, a bucket of a three-hundredth',
    },
  }),
  ...trap('BN: limits of bridges at the word of one key', 'BlindBN5 CrossShrike', {
    ...grown,
    ...printed,
    parts: [part('bridge', 'ShrikeBridge', 'address[]', people(5, 8))],
    before: all(
      tell('bridge', 'connect(address)', 'token'),
      tell('token', 'setLimits(address,uint256,uint256)', 'deployer', units(40_000_000), 0n),
      tell('token', 'mint(address,uint256)', 'deployer', units(40_000_000)),
      tell('token', 'setLimits(address,uint256,uint256)', 'deployer', 0n, 0n),
      tell('token', 'setLimits(address,uint256,uint256)', 'bridge', units(200_000), units(200_000)),
    ),
    shut: each(5, 7, 'bridge', 'relay(uint256,address,uint256)', 1n, person(9), units(20_000)),
    because: 'setLimits(himself, as much as he likes, 0), then mint(himself, all of it)',
    twin: {
      ...may('E6'),
      end: hands('token', 'timelock'),
      because: 'the timelock sets limits, of which one is given: a half of a hundred a day',
    },
  }),
  ...trap('BN: a gain that nobody made', 'BlindBN5 GranaryVault', {
    ...grown,
    ...printed,
    parts: [part('grain', 'Grain'), part('mill', 'MillStrategy', 'address', 'grain')],
    ...made('address,address', 'grain', 'deployer'),
    before: all(
      tell('mill', 'attach(address)', 'token'),
      tell('token', 'setStrategy(address)', 'mill'),
      allow('grain', 'token'),
      tell('token', 'deposit(uint256,address)', units(10_000_000), 'deployer'),
      tell('token', 'rebalance()'),
      hands('token', 'timelock'),
    ),
    because:
      'report(ten to the fiftieth, 0) makes a ninth of all shares for the strategist, again every six hours, and a crumb of them redeems all',
    twin: { ...may('E6'), because: 'what is gained has to lie in the strategy beyond what it owes, and a tenth of it becomes shares' },
  }),
  ...trap('BN: the role of upgrades was left with who deployed', 'BlindBN6 PewterProxy', {
    ...old,
    ...replaced,
    parts: [part('logic', 'PewterTokenV2')],
    ...made('address,bytes', 'logic', data('initialize(address,address,address)', 'timelock', 'deployer', 'deployer')),
    because: 'upgradeToAndCall(any code) by the deployer; every other role is with the timelock',
    twin: {
      ...may('E3', 'E4', 'E5', 'E6', 'E7'),
      end: tell('token', 'renounceRole(bytes32,address)', upgrader, 'deployer'),
      because: 'the timelock alone has roles',
    },
  }),
  ...trap('BN: an issuer whose protection of assets is one key', 'BlindBN6 TernDollar', {
    ...old,
    effects: ['E3 reachable', 'E5 reachable'],
    also: ['E6', 'E8'],
    levels: ['HIGH', 'CRITICAL'],
    ether: 267,
    ...made('address,address', 'multisig', 'deployer'),
    because: 'freeze(anybody), then wipeFrozenAddress(him)',
    twin: {
      ...made('address,address', 'multisig', 'multisig'),
      ...may('E3', 'E5', 'E6'),
      because: 'a regulated issuer, two of three do all of it',
    },
  }),
  ...trap('BN: one key tells what the stakes are worth', 'BlindBN6 StakedLodge', {
    ...old,
    ...taken,
    ...may('E3', 'E6', 'E8', 'E9'),
    ether: 240,
    parts: [part('consensus', 'HashConsensus', 'address[]', people(10, 15))],
    ...made('address,address', 'multisig', 'deployer'),
    before: all(
      tell('consensus', 'bind(address)', 'token'),
      tell('token', 'submit() 300'),
      tell('token', 'depositBufferedEther(uint256)', 9n),
      hands('token', 'timelock'),
    ),
    because: 'handleOracleReport(0) leaves everybody a twenty-fifth of what he had',
    twin: {
      ...made('address,address', 'multisig', 'consensus'),
      shut: each(10, 13, 'consensus', 'submitReport(uint256)', wei(288) + wei(1) / 50n),
      ...may('E5', 'E6'),
      because: 'three of five tell it, a thousandth more or a twentieth less a day at most',
    },
  }),
  ...trap('BN: breathes as far as one key reports', 'BlindBN7 TidalFragments', {
    ...old,
    ...taken,
    ...may('E3', 'E6', 'E8', 'E9'),
    parts: [part('oracle', 'TidalOracle', 'address', 'deployer'), part('policy', 'TidalPolicy', 'address', 'oracle')],
    before: all(
      tell('policy', 'initialize(address)', 'token'),
      tell('token', 'setMonetaryPolicy(address)', 'policy'),
      hands('oracle', 'timelock'),
      hands('token', 'timelock'),
    ),
    open: all(
      tell('policy', 'setPair(address)', 'pair'),
      hands('policy', 'timelock'),
      tell('oracle', 'pushReport(uint256)', units(106, 16)),
    ),
    shut: tell('policy', 'rebase()'),
    because: 'pushReport(1), and an hour later rebase() leaves nobody anything',
    twin: { ...may('E5', 'E6'), because: 'a twentieth a day at most, for all alike and the pool with them' },
  }),
  ...trap('BN: fees for the burn address, and a gateway that burns', 'BlindBN7 EmberFinch', {
    ...grown,
    ...taken,
    ...taxes(1, 1),
    ...made('address', 'stranger'),
    open: tell('token', 'setMarket(address,bool)', 'pair', true),
    because: 'burn(anybody, all that he has) by the gateway, which is an account, and setGateway(himself) by the owner',
    twin: { ...may('E4'), because: 'the gateway burns what it was allowed; a fee of three of a hundred at most' },
  }),
  ...trap('BN: who speaks for others can be appointed', 'BlindBN2 FerrymanToken', {
    ...old,
    ...taken,
    parts: [part('forwarder', 'Forwarder')],
    ...made('address', 'forwarder'),
    because: 'setTrustedForwarder(himself), then transfer(himself, all) with the address of anybody behind it',
    twin: { because: 'the forwarder wants signatures, and can only be given up' },
  }),
]

export const blindBN: readonly Case[] = [...launched, ...established]
