import { benign, type Case, trap } from '../case.ts'
import { after } from './blind-ag-lives.ts'
import { early, styles } from './blind-aj-early.ts'
import { attested, bid, moved, notarized, pledged, rewarded, rooted, submitted } from './blind-aj-lives.ts'
import {
  all,
  allow,
  data,
  grown,
  hands,
  hash,
  issuer,
  later,
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

const fresh = { age: 'fresh' } as const
const bound = (what: string) => tell(what, 'bind(address)', 'token')

const launched: readonly Case[] = [
  benign('AJ: what the curve sold is exchanged for the agent', 'BlindAJ1 FinchAgent', {
    ...fresh,
    parts: [part('bonding', 'FinchBonding')],
    ...made('address', 'bonding'),
    before: all(bound('bonding'), tell('bonding', 'buy() 24'), tell('bonding', 'unwrapAll()')),
  }),
  benign('AJ: four percent buy pictures, and these buy it back', 'BlindAJ1 PictureStrategy', {
    also: ['E4'],
    taxes: { buy: 4, sell: 4 },
    parts: [part('house', 'PictureHouse')],
    ...made('address', 'house'),
    pooled: 97,
    shut: tell('token', 'gather()'),
    end: tell('token', 'buyLowest()'),
  }),
  benign('AJ: pledged for, and too much was given back', 'BlindAJ1 PledgePlover', {
    ...fresh,
    before: all(pledged, tell('token', 'pledge() 25'), tell('token', 'settle()'), tell('token', 'claim()')),
  }),
  benign('AJ: a Dutch auction with one price for all', 'BlindAJ1 DutchPetrel', {
    ...grown,
    parts: [part('auction', 'PetrelAuction', 'address', 'multisig')],
    ...made('address', 'auction'),
    before: all(bid, bound('auction'), tell('auction', 'bid() 61'), tell('auction', 'withdraw()'), tell('auction', 'finish()')),
  }),
  benign('AJ: asked a service about bots until that ended', 'BlindAJ1 ShyShearwater', {
    ...fresh,
    parts: [part('service', 'ShyService')],
    ...made('address', 'service'),
    shut: tell('token', 'endProtection()'),
    end: renounced,
  }),
  benign('AJ: paid in by a crowd, redeemed for what is left', 'BlindAJ1 CrowdJuice', {
    ...old,
    ether: 150,
    before: tell('token', 'pay(string) 200', 'we the people'),
    shut: tell('token', 'close()'),
    end: renounced,
  }),
  benign('AJ: three percent of hasty sales burn, the pool is locked', 'BlindAJ13 PatientThistle', {
    also: ['E4', 'E8'],
    taxes: { buy: 0, sell: 3 },
    parts: [part('locker', 'ThistleLocker', 'address', 'multisig')],
    lp: all(allow('pair', 'locker'), tell('locker', 'lock(address)', 'pair')),
    end: hands('token', 'multisig'),
  }),
  benign('AJ: fractions of a picture whose holders set its price', 'BlindAJ12 ClayFractions', {
    ...old,
    also: ['E6'],
    parts: [part('picture', 'ClayPicture')],
    ...made('address,address', 'picture', 'multisig'),
    before: all(tell('picture', 'mint(uint256)', 1n), tell('picture', 'transferFrom(address,address,uint256)', 'deployer', 'token', 1n)),
  }),
  benign('AJ: pays with coin and ether at once', 'BlindAJ12 EchoPrime', grown),
]

const issued: readonly Case[] = [
  benign('AJ: a dollar that two of three may claw back', 'BlindAJ2 ClawFront', {
    ...issuer,
    parts: [part('code', 'ClawDollar')],
    ...made('address,bytes', 'code', data('initialize(address,address,uint256)', 'multisig', 'deployer', units(80_000_000))),
  }),
  benign('AJ: a multiplier grows by a two-thousandth a day at most', 'BlindAJ2 PeakDollar', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    ...made('address,address', 'multisig', person(3)),
    shut: rewarded,
  }),
  ...trap('AJ: principal times index, allowed all or nothing', 'BlindAJ2 CometCoin', {
    ...old,
    effects: ['E5 reachable'],
    also: ['E6', 'E8', 'E9'],
    levels: ['HIGH', 'CRITICAL'],
    because: 'as its author wrote it: so large an amount turns its sign, and whoever sends it takes',
    twin: { also: ['E6'], because: 'no amount is so large' },
    parts: [part('wick', 'WickCoin')],
    ...made('address,address,address', 'wick', 'timelock', 'multisig'),
    before: all(
      allow('wick', 'token'),
      tell('token', 'supply(uint256)', units(80_000_000)),
      tell('wick', 'transfer(address,uint256)', 'token', units(8_000_000)),
    ),
  }),
  benign('AJ: grows with people, stands still with contracts', 'BlindAJ3 OriginReed', {
    ...old,
    also: ['E5', 'E6'],
    parts: [part('reed', 'ReedCoin'), part('vault', 'ReedVault', 'address,address', 'reed', 'timelock')],
    ...made('address', 'vault'),
    before: all(bound('vault'), allow('reed', 'vault'), tell('vault', 'mint(uint256)', units(50_000_000))),
    shut: all(tell('reed', 'transfer(address,uint256)', 'vault', units(500_000)), tell('vault', 'rebase()')),
  }),
  benign('AJ: a sixth more in a day at most, owned by the timelock', 'BlindAJ3 MimicDollar', {
    ...old,
    also: ['E6'],
    before: tell('token', 'mint(address,uint256)', 'deployer', units(60_000_000)),
    end: tell('token', 'transferOwnership(address,bool,bool)', 'timelock', true, false),
  }),
  benign('AJ: a basket whose issuing and redeeming are throttled', 'BlindAJ3 ThrottledBasket', {
    ...old,
    also: ['E6'],
    parts: [part('first', 'ReedCoin'), part('second', 'ReedCoin')],
    ...made('address,address,address', 'first', 'second', 'multisig'),
    before: all(allow('first', 'token'), allow('second', 'token'), tell('token', 'issue(uint256)', units(1_000_000))),
  }),
  benign('AJ: its basket is where a nexus says, a week ahead', 'BlindAJ7 HempDollar', {
    ...old,
    also: ['E5', 'E6'],
    parts: [
      part('nexus', 'HempNexus', 'address', 'multisig'),
      part('basset', 'HempBasset'),
      part('basket', 'HempBasket', 'address', 'basset'),
    ],
    ...made('address', 'nexus'),
    before: all(
      bound('basket'),
      tell('nexus', 'initialize(bytes32,address)', role('BasketManager'), 'basket'),
      allow('basset', 'basket'),
      tell('basket', 'mint(uint256)', units(50_000_000)),
    ),
  }),
  benign('AJ: incentives of accounts, of which there are none now', 'BlindAJ7 TweedDollar', {
    ...old,
    also: ['E3', 'E4', 'E6'],
    parts: [part('core', 'TweedCore', 'address,address', 'timelock', 'multisig')],
    ...made('address', 'core'),
  }),
  benign('AJ: cash that grows only above its peg', 'BlindAJ7 BasisHemp', {
    ...old,
    also: ['E6'],
    parts: [part('oracle', 'BasisOracle'), part('treasury', 'BasisTreasury', 'address,address', 'oracle', 'multisig')],
    ...made('address', 'treasury'),
    before: bound('treasury'),
    open: tell('oracle', 'bind(address,address)', 'pair', 'token'),
    shut: tell('treasury', 'allocateSeigniorage()'),
  }),
]

const governed: readonly Case[] = [
  benign('AJ: motions pass unless holders object', 'BlindAJ4 MotionCoin', {
    ...old,
    also: ['E6'],
    parts: [part('motions', 'EasyMotions', 'address[]', people(0, 5))],
    ...made('address', 'motions'),
    before: bound('motions'),
    shut: moved,
  }),
  benign('AJ: an organisation says who may mint, and nobody may', 'BlindAJ4 OpalCoin', {
    ...old,
    also: ['E6'],
    parts: [part('voting', 'OpalVoting'), part('dao', 'OpalDao', 'address', 'voting')],
    ...made('address', 'dao'),
    before: tell('voting', 'bind(address,address)', 'dao', 'token'),
  }),
  benign('AJ: three minters with caps and days on which they end', 'BlindAJ4 TetraCoin', {
    ...old,
    also: ['E6'],
    parts: [1, 2, 3].map(index =>
      part(
        `minter ${index}`,
        'CappedMinter',
        'address,address,uint256,uint48,uint48',
        after(3),
        'multisig',
        units(index * 30_000_000),
        later(-400),
        later(index * 100),
      ),
    ),
    ...made('address', 'timelock'),
    before: tell('token', 'start(address[])', ['minter 1', 'minter 2', 'minter 3']),
  }),
  benign('AJ: weekly roots that anybody may dispute', 'BlindAJ4 WeeklyCoin', {
    ...grown,
    also: ['E6'],
    parts: [part('roots', 'WeeklyRoots', 'address,address', person(1), 'multisig')],
    ...made('address', 'roots'),
    before: all(bound('roots'), rooted(hash('bytes32', hash('address,uint256', 'deployer', units(9_000))))),
    shut: tell('roots', 'claim(address,uint256,bytes32[])', 'deployer', units(9_000), []),
  }),
  benign('AJ: holders may veto the next code within a week', 'BlindAJ13 VetoFront', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('code', 'VetoLedger')],
    ...made('address,bytes', 'code', data('initialize(address,address)', 'multisig', 'deployer')),
  }),
  benign('AJ: asserted with a bond, and doubted within three days', 'BlindAJ13 AssertedCoin', {
    ...old,
    also: ['E6'],
    parts: [part('module', 'AssertedModule', 'address', 'multisig')],
    ...made('address', 'module'),
    before: bound('module'),
    shut: tell('module', 'propose(address,uint256,string) 2', person(5), units(100_000), 'grants of the spring'),
  }),
  benign('AJ: proposals are contracts that the governance runs', 'BlindAJ9 GaleCoin', {
    ...old,
    parts: [part('governance', 'GaleGovernance')],
    ...made('address', 'governance'),
    before: bound('governance'),
    open: tell('token', 'unpause()'),
  }),
  benign('AJ: emission whose settings wait for a week in it', 'BlindAJ8 PlumeToken', {
    ...old,
    also: ['E6'],
    ...made('address,address', 'timelock', 'multisig'),
    shut: tell('token', 'claimLiquidityEmissions()'),
  }),
  benign('AJ: inflation seeks that half is bonded', 'BlindAJ8 OrchestraToken', {
    ...old,
    also: ['E6'],
    parts: [part('minter', 'RoundsMinter')],
    ...made('address', 'minter'),
    before: bound('minter'),
    open: all(allow('token', 'minter'), tell('minter', 'bond(uint256)', units(2_000_000))),
    shut: tell('minter', 'initializeRound()'),
  }),
  benign('AJ: burnt for credits, minted to nodes by a table', 'BlindAJ12 RenderKiln', {
    ...old,
    also: ['E6'],
    ...made('address', 'multisig'),
    open: tell('token', 'buyCredits(uint256,bytes32)', units(1_000), role('job')),
  }),
]

const bridged: readonly Case[] = [
  benign('AJ: burns attested by two, a limit for each message', 'BlindAJ5 AttestedCrown', {
    ...old,
    also: ['E6'],
    parts: [
      part('transmitter', 'AttestedTransmitter', 'address,address[]', 'multisig', people(0, 3)),
      part('minter', 'AttestedMinter', 'address,address,address', 'transmitter', 'multisig', after(2)),
    ],
    ...made('address', 'minter'),
    before: attested,
  }),
  benign('AJ: five oracles confirm, and seven what is large', 'BlindAJ5 GatedAsset', {
    ...grown,
    also: ['E6'],
    parts: [part('gate', 'OracleGate', 'address,address[],address', 'timelock', people(0, 8), after(1))],
    ...made('address', 'gate'),
    before: submitted,
  }),
  benign('AJ: notaries with weights, who choose those that follow', 'BlindAJ5 NotarizedBullion', {
    ...old,
    also: ['E6'],
    parts: [part('consortium', 'NotaryConsortium', 'address[]', people(0, 7))],
    ...made('address,address', 'consortium', 'multisig'),
    before: notarized,
  }),
  benign('AJ: claimed with a proof under a root of exits', 'BlindAJ5 ExitWrapped', {
    ...old,
    also: ['E5', 'E6'],
    parts: [
      part(
        'manager',
        'ExitRootManager',
        'address[],address,bytes32',
        people(0, 5),
        'multisig',
        hash('uint8,address,uint256', 0, 'deployer', units(7_000_000)),
      ),
      part('bridge', 'ExitBridge', 'address', 'manager'),
    ],
    ...made('string,string,uint8,address', 'Exit Loom', 'LOOM.e', 18, 'bridge'),
    before: all(bound('bridge'), tell('bridge', 'claimAsset(bytes32[],uint32,address,uint256)', [], 0, 'deployer', units(7_000_000))),
  }),
  benign('AJ: the machine of its chain takes fees in it', 'BlindAJ5 HeathStable', {
    ...old,
    also: ['E6'],
    end: all(tell('token', 'setBroker(address)', 'multisig'), hands('token', 'timelock')),
  }),
]

const peat = part('peat', 'Peat')
const receipts: readonly Case[] = [
  benign('AJ: a market without governor, called through a connector', 'BlindAJ6 BogVault', {
    ...grown,
    parts: [peat, part('connector', 'BogConnector')],
    ...made('address,address', 'peat', 'connector'),
    before: all(allow('peat', 'token'), tell('token', 'deposit(uint256,address)', units(50_000_000), 'deployer')),
  }),
  benign('AJ: liquidity of a house, redeemed after a quarter of an hour', 'BlindAJ6 BogLiquidity', {
    ...old,
    also: ['E5', 'E6'],
    parts: [peat, part('manager', 'BogManager', 'address', 'peat')],
    ...made('address,address', 'manager', 'timelock'),
    before: all(bound('manager'), allow('peat', 'manager'), tell('manager', 'addLiquidity(uint256,uint256)', units(50_000_000), 0n)),
  }),
  benign('AJ: shares of a fund, set free to move for good', 'BlindAJ6 FenFund', {
    ...old,
    parts: [peat, part('other', 'Peat')],
    ...made('address,address', 'peat', 'other'),
    before: all(
      allow('peat', 'token'),
      tell('token', 'buyShares(uint256)', units(50_000_000)),
      tell('token', 'setFreelyTransferableShares()'),
    ),
    end: tell('token', 'setNominatedOwner(address)', 'multisig'),
  }),
  benign('AJ: balances kept by a keeper of means', 'BlindAJ6 PrizeVault', {
    ...old,
    parts: [peat, part('keeper', 'TwabKeeper')],
    ...made('address,address', 'peat', 'keeper'),
    before: all(allow('peat', 'token'), tell('token', 'deposit(uint256,address)', units(50_000_000), 'deployer')),
  }),
  benign('AJ: savings at a rate of a tenth at most', 'BlindAJ6 FenSavings', {
    ...old,
    parts: [peat, part('reserve', 'PeatReserve', 'address,address', 'peat', after(2))],
    ...made('address,address,address', 'peat', 'timelock', 'reserve'),
    before: all(
      tell('peat', 'transfer(address,uint256)', 'reserve', units(9_000_000)),
      allow('peat', 'token'),
      tell('token', 'deposit(uint256,address)', units(50_000_000), 'deployer'),
    ),
    shut: tell('token', 'drip()'),
  }),
  benign('AJ: free wrapper of a coin for members', 'BlindAJ12 FreeMutual', {
    ...old,
    parts: [part('mutual', 'MutualCoin', 'address', 'multisig')],
    ...made('address', 'mutual'),
    before: all(tell('mutual', 'join(address) 1', 'token'), allow('mutual', 'token'), tell('token', 'wrap(uint256)', units(4_000_000))),
  }),
  benign('AJ: the face of one claim in a book of many', 'BlindAJ12 EtherFace', {
    ...grown,
    parts: [part('book', 'FaceBook6909')],
    ...made('address', 'book'),
    before: tell('book', 'wrapEther() 300'),
  }),
]

/** Honest tokens with mechanisms and set-ups that none of the others has. */
export const blindAJ: readonly Case[] = [...launched, ...issued, ...governed, ...bridged, ...receipts, ...early, ...styles]
