import { benign, type Case } from '../case.ts'
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
  tell,
  units,
} from './blind-f-lives.ts'
import { coming, day, free, launches, mainnetWeth, mayMint, soonAfterBirth, standards, three } from './blind-i-lives.ts'

const coin = (as: string, name: string, symbol: string, count: number) =>
  part(as, 'PlainCoin', 'string,string,uint256', name, symbol, units(count))
const mainnetDollar = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const far = '0x99c9fc46f92e8a1c0dec1b1747d010903e884be1'
const seen = hash('address,address,uint256,uint256', coming(1), 'deployer', units(8_000_000), 0n)

const staked: readonly Case[] = [
  benign('I: balances follow the stake, as two of three report', 'BlindI5 RebasingStake', {
    ...grown,
    also: ['E5', 'E6'],
    ether: 160,
    parts: [part('committee', 'ReportCommittee', 'address,address,address,address', ...three, coming(1))],
    ...made('address', 'committee'),
    before: tell('token', 'submit() 200'),
  }),
  benign('I: wrapped shares of a rebasing stake', 'BlindI5 WrappedStake', {
    ...grown,
    also: ['E6'],
    ether: 160,
    parts: [
      part('committee', 'ReportCommittee', 'address,address,address,address', ...three, coming(1)),
      part('stake', 'RebasingStake', 'address', 'committee'),
    ],
    ...made('address', 'stake'),
    before: all(tell('stake', 'submit() 200'), allow('stake', 'token'), tell('token', 'wrap(uint256)', units(200))),
  }),
  benign('I: staked ether whose rate rises', 'BlindI5 ReefEther', {
    ...grown,
    also: ['E6'],
    ether: 160,
    ...made('address,address,address', ...three),
    before: tell('token', 'deposit() 200'),
  }),
  benign('I: coin and collection at once', 'BlindI6 Menagerie', { ...free, spread: 'direct', end: renounced }),
  benign('I: hooks that the recipient names himself', 'BlindI6 Courier', old),
  benign('I: a dollar of troves that nobody owns', 'BlindI6 TroveDollar', {
    ...mayMint,
    ether: 80,
    parts: [
      part('feed', 'PriceFeed', 'address,address,address,uint256', ...three, units(3000)),
      part('manager', 'TroveManager', 'address,address', 'feed', coming(2)),
    ],
    ...made('address', 'manager'),
    before: tell('manager', 'adjust(uint256,uint256,uint256) 250', units(300_000), 0n, 0n),
  }),
]

const crossing: readonly Case[] = [
  benign('I: limits for bridges, owned by the timelock', 'BlindI7 CrossToken', {
    ...mayMint,
    parts: [part('bridge', 'ValidatorBridge', 'address,address,address,address', ...three, coming(1))],
    ...made('address,address', 'bridge', 'timelock'),
  }),
  benign('I: two ways must bring the same message', 'BlindI7 NttToken', {
    ...grown,
    also: ['E6'],
    parts: [
      part('one', 'Transceiver', 'address,address,address', coming(2), person(20), person(21)),
      part('two', 'Transceiver', 'address,address,address', coming(2), person(22), person(23)),
      part('manager', 'NttManager', 'address,address,address', 'one', 'two', coming(3)),
    ],
    ...made('address,address', 'manager', 'multisig'),
  }),
  benign('I: bridged with roots that wait a week', 'BlindI7 BridgedToken', {
    ...old,
    also: ['E5', 'E6'],
    parts: [part('inbox', 'OptimisticInbox', 'address,address,bytes32', person(20), 'multisig', seen)],
    ...made('address,address', 'inbox', far),
    before: tell(
      'inbox',
      'finalizeDeposit(bytes32,address,address,uint256,uint256,bytes32[])',
      seen,
      'token',
      'deployer',
      units(8_000_000),
      0n,
      [],
    ),
  }),
  benign('I: bound to its owner until the season was over', 'BlindI7 SeasonPoints', {
    ...grown,
    ...free,
    before: tell('token', 'enableTransfers()'),
  }),
  benign('I: issued to customers, free for all but the blocked', 'BlindI7 TreasuryNote', {
    ...old,
    also: ['E3', 'E6'],
    ...made('address,address', 'multisig', 'deployer'),
  }),
  benign('I: among the listed until the period ended', 'BlindI8 SeasonedShare', {
    ...grown,
    ...free,
    ...made('address,uint256', 'multisig', soonAfterBirth),
  }),
]

const shares: readonly Case[] = [
  benign('I: lent ether with an index', 'BlindI8 DepositToken', {
    ...grown,
    also: ['E6'],
    ether: 160,
    parts: [part('lending', 'LendingPool', 'address,address,address', 'timelock', coming(1), mainnetDollar)],
    ...made('address', 'lending'),
    before: tell('lending', 'supply() 200'),
  }),
  benign('I: a basket of two coins', 'BlindI8 BasketToken', {
    ...old,
    also: ['E6'],
    parts: [coin('left', 'Left Harbour', 'LHRB', 9_000_000), coin('right', 'Right Harbour', 'RHRB', 9_000_000)],
    ...made('address,address', 'left', 'right'),
    before: all(allow('left', 'token'), allow('right', 'token'), tell('token', 'issue(uint256,address)', units(1_000_000), 'deployer')),
  }),
  benign('I: staked coins with ten days to take them back', 'BlindI8 StakedCoin', {
    ...old,
    also: ['E6'],
    parts: [coin('coin', 'Trellis', 'TRL', 9_000_000)],
    ...made('address', 'coin'),
    before: all(allow('coin', 'token'), tell('token', 'stake(address,uint256)', 'deployer', units(8_000_000))),
  }),
  benign('I: the second version for the first', 'BlindI8 MarlinV2', {
    ...grown,
    also: ['E6'],
    parts: [coin('first', 'Marlin', 'MRLN', 1_000_000_000)],
    ...made('address', 'first'),
    before: all(allow('first', 'token'), tell('token', 'migrate(uint256)', units(900_000_000))),
  }),
  benign('I: mined with work', 'BlindI8 WorkCoin', { ...grown, also: ['E6'] }),
  benign('I: a diamond that the timelock cuts', 'BlindI9 Kaleido', {
    ...issuer,
    parts: [part('cut', 'DiamondCutFacet'), part('facet', 'CoinFacet')],
    ...made('address,address,address', 'timelock', 'cut', 'facet'),
  }),
  benign('I: made for gauges by a minter named once', 'BlindI9 Swale', {
    ...mayMint,
    parts: [
      part('controller', 'GaugeController'),
      part('gauge', 'LiquidityGauge', 'address,address,address', mainnetWeth, coming(3), 'controller'),
      part('minter', 'GaugeMinter', 'address,address', coming(3), 'controller'),
    ],
    before: all(
      tell('token', 'set_minter(address)', 'minter'),
      tell('token', 'set_admin(address)', 'timelock'),
      tell('controller', 'change_gauge_weight(address,uint256)', 'gauge', units(1)),
      tell('controller', 'commit_transfer_ownership(address)', 'timelock'),
    ),
  }),
  benign('I: a harvest of fields in a game', 'BlindI9 Barley', {
    ...grown,
    also: ['E6'],
    parts: [part('fields', 'Fields', 'address', coming(1))],
    ...made('address', 'fields'),
  }),
]

const elders: readonly Case[] = [
  benign('I: sold in a crowd sale that is over', 'BlindI10 CrowdToken', {
    ...old,
    before: all(tell('token', 'mint(address,uint256)', 'deployer', units(30_000_000)), tell('token', 'finishMinting()')),
  }),
  benign('I: paused by three of five in an old wallet', 'BlindI10 PausableCoin', {
    ...old,
    also: ['E3'],
    parts: [part('wallet', 'MultiSigWallet', 'address[],uint256', people(40, 45), 3n)],
    end: hands('token', 'wallet'),
  }),
  benign('I: a dollar whose only ward is its adapter', 'BlindI10 Gilt', {
    ...mayMint,
    ether: 40,
    parts: [part('join', 'EtherJoin', 'address,address', coming(1), 'multisig')],
    before: all(
      tell('token', 'rely(address)', 'join'),
      tell('join', 'lock() 200'),
      tell('join', 'draw(uint256)', units(150_000)),
      tell('token', 'deny(address)', 'deployer'),
    ),
  }),
  benign('I: two percent burnt until a floor', 'BlindI10 Kindling', {
    ...old,
    taxes: { buy: 2, sell: 2, transfer: 2 },
    end: renounced,
  }),
  benign('I: ether lent, in the manner of Compound', 'BlindI10 MarketEther', {
    ...grown,
    also: ['E6'],
    ether: 160,
    parts: [part('comptroller', 'Comptroller', 'address', 'timelock')],
    ...made('address', 'comptroller'),
    before: tell('token', 'mint() 200'),
  }),
  benign('I: made by a farm of the timelock', 'BlindI11 TacoToken', {
    ...mayMint,
    parts: [part('chef', 'MasterChef', 'address', coming(1))],
    before: all(
      tell('token', 'mint(address,uint256)', 'deployer', units(10_000_000)),
      hands('token', 'chef'),
      tell('chef', 'add(uint256,address)', 100n, mainnetWeth),
    ),
    end: hands('chef', 'timelock'),
  }),
  benign('I: shares of a bar', 'BlindI11 TacoBar', {
    ...old,
    also: ['E6'],
    parts: [coin('coin', 'TacoSwap', 'TACO', 9_000_000)],
    ...made('address', 'coin'),
    before: all(allow('coin', 'token'), tell('token', 'enter(uint256)', units(8_000_000))),
  }),
  benign('I: one percent for all who hold', 'BlindI11 Ripple', { ...old, also: ['E4'] }),
  benign('I: a dollar of 2018 with slots of zOS', 'BlindI12 FiatTokenProxy', {
    ...issuer,
    parts: [part('implementation', 'FiatTokenV1'), part('admin', 'ProxyAdmin')],
    ...made(
      'address,address,bytes',
      'implementation',
      'admin',
      data('initialize(string,string,address,address,uint256)', 'Harbour Dollar', 'HBRD', 'multisig', 'deployer', units(40_000_000, 6)),
    ),
    before: hands('admin', 'timelock'),
  }),
  benign('I: two percent go into the pool for ever', 'BlindI12 Bayou', {
    taxes: { buy: 3, sell: 3, transfer: 0 },
    end: renounced,
  }),
  benign('I: made by a treasury for dollars, in the manner of OHM', 'BlindI13 PeakToken', {
    ...mayMint,
    parts: [
      part('reserve', 'PlainCoin', 'uint256', units(9_000_000)),
      part('authority', 'PeakAuthority', 'address,address', 'timelock', coming(2)),
      part('treasury', 'PeakTreasury', 'address,address', 'reserve', coming(3)),
    ],
    ...made('address', 'authority'),
    before: all(allow('reserve', 'treasury'), tell('treasury', 'deposit(uint256)', units(5_000_000))),
  }),
  benign('I: two percent a year through the timelock of Compound', 'BlindI13 Lantern', {
    ...mayMint,
    parts: [part('lock', 'GovernanceTimelock', 'address,uint256', 'multisig', 2n * day)],
    ...made('address,address,uint256', 'deployer', 'lock', later(-30)),
  }),
  benign('I: shares of a vault whose profit shows slowly', 'BlindI13 HarvestVault', {
    ...old,
    also: ['E6'],
    parts: [part('coin', 'PlainCoin', 'uint256', units(9_000_000))],
    ...made('address', 'coin'),
    before: all(allow('coin', 'token'), tell('token', 'deposit(uint256)', units(8_000_000))),
  }),
]

export const blindI: readonly Case[] = [...launches, ...standards, ...staked, ...crossing, ...shares, ...elders]
