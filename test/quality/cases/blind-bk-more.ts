import { benign, type Case } from '../case.ts'
import { fresh, gone, may, taxes } from './blind-bf-lives.ts'
import { all, allow, coming, each, grown, later, made, old, part, people, person, renounced, tell, units } from './blind-f-lives.ts'

const give = (coin: string, to: unknown, amount: bigint) => tell(coin, 'transfer(address,uint256)', to, amount)

/** Shares, and coins whose pool or whose team is locked. */
export const blindBKmore: readonly Case[] = [
  benign('BK: staked ether whose rate three of five submit', 'BlindBK4 Merganser', {
    ...old,
    ...may('E6'),
    ether: 560,
    parts: [part('balances', 'MergBalances', 'address[]', people(10, 15))],
    ...made('address', 'balances'),
    before: tell('token', 'deposit() 700'),
    shut: each(
      10,
      13,
      'balances',
      'submitBalances(uint256,uint256,uint256)',
      ({ present }: { present: number }) => BigInt(Math.floor(present / 86_400) - 443),
      units(7_012) / 10n,
      units(69_965) / 100n,
    ),
    because: 'two of a hundred a day at most, by three of five',
  }),
  benign('BK: share of a vault whose rewards drip for a week', 'BlindBK4 Whinchat', {
    ...old,
    ether: 700,
    parts: [part('coin', 'Whincoin', 'uint256', units(1_000))],
    ...made('address', 'coin'),
    before: all(
      allow('coin', 'token'),
      tell('token', 'deposit(uint256,address)', units(900), 'deployer'),
      give('coin', person(2), units(50)),
    ),
    shut: all(give('coin', 'token', units(50)), tell('token', 'syncRewards()')),
  }),
  benign('BK: share of a vault, a tenth of the gain becomes shares of the treasury', 'BlindBK4 Gadwall', {
    ...old,
    ...may('E6'),
    parts: [part('coin', 'Whincoin', 'uint256', units(6_600_000)), part('market', 'GadwallMarket', 'address', 'coin')],
    ...made('address,address,address', 'coin', 'market', 'multisig'),
    before: all(
      allow('coin', 'token'),
      allow('coin', 'market'),
      tell('market', 'payInterest(uint256)', units(1_000_000)),
      tell('token', 'deposit(uint256,address)', units(5_000_000), 'deployer'),
      give('coin', person(2), units(600_000)),
    ),
    because: 'a quarter of the gain at most, by two of three',
  }),
  benign('BK: share of a lender, ether against staked ether', 'BlindBK15 CarrEther', {
    ...old,
    ...may('E6'),
    ether: 480,
    parts: [part('stake', 'CarrStake')],
    ...made('address', 'stake'),
    before: all(
      tell('token', 'mint() 600'),
      tell('stake', 'deposit() 300'),
      allow('stake', 'token'),
      tell('token', 'pledge(uint256)', units(300)),
      tell('token', 'borrow(uint256)', units(100)),
    ),
  }),
  benign('BK: two coins in a basket, a fee streams', 'BlindBK15 Trugbasket', {
    ...grown,
    ...may('E6'),
    parts: [
      part('oak', 'Piece', 'string,string,uint256', 'Trug Oak', 'OAK', units(4_400_000)),
      part('elm', 'Piece', 'string,string,uint256', 'Trug Elm', 'ELM', units(1_100_000)),
    ],
    ...made('address,address,address', 'oak', 'elm', 'multisig'),
    before: all(
      allow('oak', 'token'),
      allow('elm', 'token'),
      tell('token', 'issue(uint256,address)', units(2_000_000), 'deployer'),
      give('oak', person(1), units(400_000)),
      give('elm', person(1), units(100_000)),
    ),
    shut: tell('token', 'actualizeFee()'),
    because: 'two of a hundred a year at most, by two of three',
  }),
  benign('BK: a receipt for what is locked for good', 'BlindBK8 LockedSeggrum', {
    ...old,
    ...may('E5', 'E6'),
    parts: [part('coin', 'Seggrum'), part('depositor', 'SeggrumDepositor', 'address,address', 'coin', 'multisig')],
    before: all(
      tell('token', 'setOperator(address)', 'depositor'),
      tell('depositor', 'initialize(address)', 'token'),
      allow('coin', 'depositor'),
      tell('depositor', 'deposit(uint256,bool)', units(36_000_000), true),
      give('coin', 'multisig', units(4_000_000)),
    ),
    because: 'its operator is the depositor, which burns nothing and makes one for one',
  }),
  benign('BK: pays and calls, its team is paid by streams', 'BlindBK2 Thistledown', {
    ...grown,
    parts: [part('streams', 'ThistleStreams', 'address', coming(1))],
    before: all(
      allow('token', 'streams'),
      ...[0, 1, 2].map(index =>
        tell('streams', 'create(address,address,uint128,uint40,uint40)', 'multisig', person(index), units(24_000_000), 180n, 1_095n),
      ),
    ),
  }),
  benign('BK: others pay the gas, through the forwarder of the library', 'BlindBK3 Brackenpass', {
    ...grown,
    parts: [part('forwarder', 'BrackenForwarder')],
    ...made('address', 'forwarder'),
    because: 'it speaks for who has signed',
  }),
  benign('BK: a dear start against robots, over and renounced', 'BlindBK10 Zipperwren', {
    ...fresh,
    ...may('E4'),
    ...taxes(1, 1),
    ...made('address', 'stranger'),
    open: tell('token', 'openTrading()'),
    shut: tell('token', 'removeLimits()'),
    end: renounced,
    because: 'one of a hundred, which only becomes less',
  }),
  benign('BK: the shares of its pool are locked for more than a year', 'BlindBK10 Marshquill', {
    ...gone,
    parts: [part('locker', 'QuillLocker', 'address', 'stranger')],
    lp: all(
      allow('pair', 'locker'),
      tell('locker', 'lockLPToken(address,uint256,uint256,address)', 'pair', units(64_900), later(400), 'multisig'),
    ),
    because: 'the locker lets nothing out before its day',
  }),
]
