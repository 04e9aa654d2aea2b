import { benign, type Case } from '../case.ts'
import { deeds } from '../chain.ts'
import { afar, after, attested, delivered, domain, gathered, proven, received, relied } from './blind-ag-lives.ts'
import { all, allow, data, grown, hands, issuer, later, made, old, part, people, person, tell, units } from './blind-f-lives.ts'

const bound = (what: string) => tell(what, 'bind(address)', 'token')

const dollars: readonly Case[] = [
  benign('AG: dollar of wards, a chief and a pause', 'BlindAG4 DriftFront', {
    ...issuer,
    parts: [
      part('code', 'DriftDollar'),
      part('former', 'ElderDollar'),
      part('converter', 'DollarConverter', 'address', 'former'),
      part('pause', 'DriftPause', 'address[]', people(0, 20)),
    ],
    ...made('address,bytes', 'code', data('initialize(address)', 'deployer')),
    before: all(relied, allow('former', 'converter'), tell('converter', 'toNew(address,uint256)', 'deployer', units(30_000_000))),
  }),
  benign('AG: dollar lent up to the ceilings of its factory', 'BlindAG12 StableVelvet', {
    ...old,
    also: ['E6'],
    parts: [part('factory', 'LoanFactory'), part('controller', 'LoanController', 'address,address[]', 'factory', people(0, 3))],
    ...made('address', 'factory'),
    before: all(
      bound('factory'),
      bound('controller'),
      tell('factory', 'setDebtCeiling(address,uint256)', 'controller', units(5_000_000)),
      tell('controller', 'createLoan(uint256) 700', units(900_000)),
    ),
    end: hands('factory', 'timelock'),
  }),
  benign('AG: supply controllers that refill by the second', 'BlindAG4 LedgerFront', {
    ...issuer,
    parts: [part('code', 'LedgerDollar')],
    ...made(
      'address,address,bytes',
      'code',
      'timelock',
      data('initialize(address,address,address,uint256)', 'multisig', 'multisig', 'deployer', units(60_000_000, 6)),
    ),
  }),
  benign('AG: bill of a treasury, a list for issuing only', 'BlindAG4 BillShare', {
    ...old,
    also: ['E6'],
    parts: [part('dollar', 'ElderDollar')],
    ...made('address,address,address,address', 'dollar', 'timelock', person(8), 'deployer'),
    before: all(allow('dollar', 'token'), tell('token', 'subscribe(uint256)', units(5_000_000))),
  }),
  benign('AG: partly covered dollar and its pools', 'BlindAG9 FractalDollar', {
    ...old,
    also: ['E6'],
    parts: [
      part('collateral', 'FractalCollateral'),
      part('share', 'FractalShare'),
      part('pool', 'FractalPool', 'address,address', 'collateral', 'share'),
    ],
    ...made('address', 'timelock'),
    before: all(
      bound('pool'),
      tell('share', 'setPool(address)', 'pool'),
      tell('token', 'addPool(address)', 'pool'),
      allow('collateral', 'pool'),
      tell('pool', 'mintFractional(uint256)', units(5_000_000)),
    ),
    end: tell('token', 'setOwner(address)', 'timelock'),
  }),
  benign('AG: pound whose mints are ratified', 'BlindAG11 TrueGuinea', {
    ...old,
    also: ['E3', 'E6'],
    parts: [part('controls', 'GuineaControls', 'address,address,address[]', 'multisig', person(5), people(6, 10))],
    ...made('address', 'controls'),
    before: bound('controls'),
  }),
  benign('AG: oldest of the dollars, owned by two of three', 'BlindAG10 AnchorDollar', {
    ...old,
    also: ['E3', 'E4', 'E5', 'E6', 'E7'],
    before: tell('token', 'issue(uint256)', units(90_000_000, 6)),
    end: hands('token', 'multisig'),
  }),
  benign('AG: gold with a fee of two hundredths of a percent', 'BlindAG11 VaultOunce', {
    ...old,
    also: ['E3', 'E4', 'E5', 'E6'],
    taxes: { buy: 0.02, sell: 0.02, transfer: 0.02 },
    ...made('address', 'multisig'),
  }),
]

const bridged: readonly Case[] = [
  benign('AG: bank, bridge and a vault with a day of notice', 'BlindAG12 ProofCoin', {
    ...old,
    also: ['E6'],
    parts: [
      part('bridge', 'ProofBridge', 'address[]', people(0, 9)),
      part('bank', 'ProofBank', 'address', 'bridge'),
      part('vault', 'ProofVault', 'address,address,address', 'bank', after(3), 'timelock'),
    ],
    ...made('address', 'vault'),
    before: proven,
  }),
  benign('AG: interchain coin with a limit of flow', 'BlindAG5 AxisToken', {
    ...old,
    also: ['E5', 'E6'],
    parts: [
      part('gateway', 'AxisGateway', 'address[]', people(0, 5)),
      part('manager', 'AxisManager', 'address,address,address', 'gateway', 'multisig', after(2)),
    ],
    ...made('address', 'manager'),
    before: attested,
  }),
  benign('AG: two transceivers, and a queue above the limit', 'BlindAG5 RelayPlover', {
    ...grown,
    also: ['E6'],
    parts: [
      part('first', 'GuardedTransceiver', 'address[]', people(0, 5)),
      part('second', 'GuardedTransceiver', 'address[]', people(5, 10)),
      part('manager', 'RelayManager', 'address[],address', ['first', 'second'], 'timelock'),
    ],
    ...made('address', 'manager'),
    before: bound('manager'),
  }),
  benign('AG: synthetic end of a warp route', 'BlindAG5 WarpRoute', {
    ...grown,
    also: ['E6'],
    parts: [part('mailbox', 'PostMailbox'), part('module', 'ValidatorsModule', 'address[],uint256', people(0, 5), 4n)],
    ...made('address,address,uint32,bytes32', 'mailbox', 'module', domain, afar),
    before: delivered,
    end: hands('token', 'timelock'),
  }),
  benign('AG: any-coin whose signers change in two days', 'BlindAG5 AnyAuk', {
    ...old,
    also: ['E6'],
    parts: [part('coin', 'NativeAuk')],
    ...made('address,address', 'coin', 'multisig'),
    before: all(allow('coin', 'token'), tell('token', 'deposit(uint256)', units(20_000_000))),
  }),
  benign('AG: child of a coin, deposited by a manager', 'BlindAG9 ChildHeather', {
    ...old,
    also: ['E6'],
    parts: [part('manager', 'ChildDepositManager', 'address[]', people(0, 4))],
    ...made('address', 'manager'),
    before: received,
    end: tell('token', 'setAdmin(address)', 'timelock'),
  }),
]

const wrapped: readonly Case[] = [
  benign('AG: principal of a growing share, until a day', 'BlindAG6 SproutPrincipal', {
    ...grown,
    also: ['E6'],
    parts: [
      part('grain', 'Grain', 'string,string', 'Grain', 'GRAIN'),
      part('vault', 'SproutVault', 'address', 'grain'),
      part('splitter', 'SproutSplitter', 'address', 'vault'),
    ],
    ...made('address,uint256', 'splitter', later(200)),
    before: all(
      bound('splitter'),
      allow('grain', 'vault'),
      tell('vault', 'deposit(uint256,address)', units(10_000_000), 'deployer'),
      allow('vault', 'splitter'),
      tell('splitter', 'split(uint256)', units(8_000_000)),
    ),
  }),
  benign('AG: basket of two coins, its modules by governance', 'BlindAG6 BasketToken', {
    ...old,
    also: ['E5', 'E6'],
    parts: [
      part('one', 'Grain', 'string,string', 'Rye', 'RYE'),
      part('two', 'Grain', 'string,string', 'Spelt', 'SPLT'),
      part('controller', 'BasketController'),
      part('module', 'BasketIssuance'),
    ],
    ...made('address,address,address,address[],uint256', 'controller', 'multisig', 'module', ['one', 'two'], units(2)),
    before: all(
      tell('controller', 'addModule(address)', 'module'),
      allow('one', 'module'),
      allow('two', 'module'),
      tell('module', 'issue(address,uint256)', 'token', units(1_000_000)),
    ),
    end: hands('controller', 'timelock'),
  }),
  benign('AG: curated vault, caps rise after three days', 'BlindAG6 CuratedVault', {
    ...old,
    also: ['E6'],
    parts: [part('grain', 'Grain', 'string,string', 'Grain', 'GRAIN'), part('loans', 'GrainLoans', 'address', 'grain')],
    ...made('address,address,address,address,address', 'grain', 'timelock', 'multisig', person(5), 'loans'),
    before: all(
      allow('grain', 'token'),
      tell('token', 'deposit(uint256,address)', units(8_000_000), 'deployer'),
      tell('loans', 'borrow(uint256) 100', units(50_000)),
    ),
  }),
  benign('AG: index of pictures, one coin for each', 'BlindAG6 SquirrelIndex', {
    ...grown,
    also: ['E6'],
    parts: [part('pictures', 'Squirrels')],
    ...made('address,address', 'pictures', 'multisig'),
    before: gathered,
  }),
  benign('AG: covered calls until a day', 'BlindAG12 NutmegCall', {
    also: ['E6'],
    parts: [part('nutmeg', 'Nutmeg')],
    ...made('address,uint256,uint256', 'nutmeg', units(1, 15), later(180)),
    before: all(allow('nutmeg', 'token'), tell('token', 'write(uint256)', units(5_000_000))),
  }),
  benign('AG: staked ether, repriced a little once a day', 'BlindAG7 SwiftEther', {
    ...old,
    also: ['E6'],
    ...made('address,address,address,address', 'timelock', person(6), 'multisig', 'multisig'),
    before: tell('token', 'deposit() 600'),
  }),
  benign('AG: restaked ether, a week to have it back', 'BlindAG7 RestakedEther', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    parts: [part('roles', 'RestakeRoles', 'address', 'multisig'), part('manager', 'RestakeManager')],
    ...made('address', 'roles'),
    before: all(tell('roles', 'grantMinter(address)', 'manager'), bound('manager'), tell('manager', 'deposit() 600')),
    end: tell('roles', 'handOver(address)', 'timelock'),
  }),
  benign('AG: liquid coin for one that is locked for ever', 'BlindAG7 LiquidSorrel', {
    ...old,
    also: ['E6'],
    parts: [
      part('sorrel', 'Sorrel'),
      part('escrow', 'SorrelEscrow', 'address', 'sorrel'),
      part('depositor', 'SorrelDepositor', 'address,address', 'sorrel', 'escrow'),
    ],
    ...made('address', 'depositor'),
    before: all(bound('depositor'), allow('sorrel', 'depositor'), tell('depositor', 'deposit(uint256)', units(40_000_000))),
  }),
  benign('AG: wrapped coin that flows by the second', 'BlindAG7 StreamSorrel', {
    ...old,
    also: ['E6'],
    parts: [part('sorrel', 'Sorrel')],
    ...made('address', 'sorrel'),
    before: all(allow('sorrel', 'token'), tell('token', 'upgrade(uint256)', units(40_000_000))),
    shut: ({ buyers, given, token }) => [deeds.call(buyers[5] ?? '', token, 'setFlow(address,int256)', given[1], 10n ** 12n)],
  }),
  benign('AG: growing ether, wrapped so that it stands still', 'BlindAG11 WrappedFjord', {
    ...old,
    also: ['E6'],
    parts: [part('fjord', 'FjordEther')],
    ...made('address', 'fjord'),
    before: all(
      tell('fjord', 'submit() 700'),
      tell('fjord', 'addRewards() 3'),
      allow('fjord', 'token'),
      tell('token', 'wrap(uint256)', units(650)),
    ),
  }),
  benign('AG: share of a pool of two coins', 'BlindAG13 PairShare', {
    ...old,
    also: ['E6'],
    parts: ['one', 'two'].map(name => part(name, 'TraderCoin', 'string,string', `Trader ${name}`, 'TRDR')),
    ...made('address,address', 'one', 'two'),
    before: all(allow('one', 'token'), allow('two', 'token'), tell('token', 'add(uint256,uint256)', units(20_000_000), units(20_000_000))),
  }),
]

/** Those behind which something lies: dollars, bridged ones and wrapped ones. */
export const backed: readonly Case[] = [...dollars, ...bridged, ...wrapped]
