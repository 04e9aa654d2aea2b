import { benign, type Case } from '../case.ts'
import { may, taxes } from './blind-bj-lives.ts'
import { gift, shareTo, split } from './blind-bv-lives.ts'
import { blindBVMore } from './blind-bv-more.ts'
import { all, allow, coming, each, grown, hands, later, made, old, part, people, person, renounced, tell, units } from './blind-f-lives.ts'

const issued: readonly Case[] = [
  benign('BV: a regatta whose holders mint two of a hundred a year', 'BlindBV1 RegattaToken', {
    ...old,
    ...may('E6', 'E8'),
    parts: [split, part('governor', 'RegattaGovernor', 'address', coming(2))],
    ...made('address', 'governor'),
    shut: all(
      each(0, 9, 'token', 'delegate(address)', person(0)),
      each(9, 20, 'token', 'delegate(address)', person(12)),
      each(20, 33, 'token', 'delegate(address)', person(21)),
    ),
    lp: shareTo('governor'),
    because: 'holders vote for five days, wait for two more, and can mint two of a hundred once a year',
  }),
  benign('BV: shares of an orangery whose rewards drip', 'BlindBV1 OrangeryVault', {
    ...old,
    parts: [part('coin', 'Marmalade')],
    ...made('address', 'coin'),
    before: all(allow('coin', 'token'), tell('token', 'deposit(uint256,address)', units(9_000_000), 'deployer')),
    shut: all(allow('coin', 'token'), tell('token', 'addRewards(uint256)', units(20_000))),
    because: 'a share is made for what is laid in and gives it back, and nobody owns the vault',
  }),
  benign('BV: a dollar whose board of three signs for everything', 'BlindBV1 ToucanDollar', {
    ...old,
    ...may('E3', 'E6', 'E8'),
    parts: [split],
    ...made('address', 'multisig'),
    lp: shareTo('multisig'),
    because: 'two of three sign for each minter, each freeze and each pause',
  }),
  benign('BV: marl over a bridge of seven validators', 'BlindBV2 WrappedMarl', {
    ...old,
    ...may('E6'),
    parts: [part('bridge', 'MarlBridge', 'address,address[]', coming(1), people(20, 27))],
    ...made('address,uint256', 'bridge', units(21_000, 8)),
    because: 'five of seven must have signed a message, which counts once',
  }),
  benign('BV: ether from a kiln, whose balances grow', 'BlindBV2 KilnEther', {
    ...old,
    ...may('E6'),
    ether: 240,
    parts: [part('oracle', 'KilnOracle', 'address,address[]', coming(1), people(10, 15))],
    ...made('address', 'oracle'),
    before: all(tell('token', 'submit() 300'), gift(1)),
    shut: each(10, 13, 'oracle', 'report(uint256)', units(300_200, 15)),
    because: 'three of five report the same growth, of a thousandth at most and of ether that is there',
  }),
  benign('BV: ether from a kiln, wrapped so that it stands still', 'BlindBV2 WrappedKiln', {
    ...old,
    ether: 240,
    parts: [part('oracle', 'KilnOracle', 'address,address[]', coming(1), people(10, 15)), part('kiln', 'KilnEther', 'address', 'oracle')],
    ...made('address', 'kiln'),
    before: all(tell('kiln', 'submit() 300'), allow('kiln', 'token'), tell('token', 'wrap(uint256)', units(300))),
    because: 'made for shares of the kiln only, which it gives back',
  }),
  benign('BV: a sundew with an escrow of four years', 'BlindBV2 SundewToken', {
    ...old,
    ...may('E6'),
    parts: [part('escrow', 'SundewEscrow', 'address', coming(1))],
    ...made('address', 'escrow'),
    shut: all(
      each(0, 8, 'token', 'approve(address,uint256)', 'escrow', units(9_000)),
      each(0, 8, 'escrow', 'createLock(uint128,uint64)', units(900), 94_608_000n),
    ),
    because: 'the escrow emits less each week, to whoever has locked, and a tenth of the supply in all',
  }),
  benign('BV: a quern that grinds half as much each year', 'BlindBV3 QuernToken', {
    ...old,
    ...may('E6'),
    shut: each(0, 9, 'token', 'stake(uint256)', units(700)),
    because: 'whoever stakes mines, on a curve that halves each year and ends at forty million',
  }),
  benign('BV: radishes of a farm under the timelock', 'BlindBV3 RadishToken', {
    ...old,
    ...may('E6'),
    parts: [part('farm', 'RadishFarm', 'address', coming(1))],
    open: all(hands('token', 'farm'), tell('farm', 'add(address,uint256)', 'pair', 100n), hands('farm', 'timelock')),
    because: 'the farm makes half a token in a block at most, and its owner waits two days for everything',
  }),
]

const launched: readonly Case[] = [
  benign('BV: a thistle whose fee only sinks', 'BlindBV3 ThistleToken', {
    ...old,
    ...taxes(2, 2, 2),
    ...made('address', 'multisig'),
    because: 'the fee is two of a hundred for good unless its owner lowers it',
  }),
  benign('BV: a longboat that sailed long ago', 'BlindBV3 LongboatToken', {
    ...old,
    ...taxes(0, 0),
    parts: [split, { ...part('lock', 'LongLock', 'address,uint256', 'deployer', later(1100)), file: 'BlindBT4' }],
    open: tell('token', 'openTrading()'),
    shut: tell('token', 'removeLimits()'),
    lp: shareTo('lock'),
    because: 'trading cannot be closed again, the limits are gone, and the owner who is left can do nothing to holders',
  }),
  benign('BV: a murmur of two of a hundred, its owner gone', 'BlindBV4 MurmurToken', {
    ...old,
    ...taxes(2, 2, 2),
    open: all(
      tell('token', 'excludeAccount(address)', 'pair'),
      tell('token', 'excludeAccount(address)', '0x000000000000000000000000000000000000dEaD'),
    ),
    end: renounced,
    because: 'two of a hundred of each transfer are shared by holders, which nobody can change',
  }),
  benign('BV: a tithebarn that pays ether to holders', 'BlindBV4 TithebarnToken', {
    ...grown,
    ...taxes(0, 3),
    end: all(tell('token', 'includeInFees()'), renounced),
    because: 'three of a hundred of a sale, fixed, become ether for holders',
  }),
  benign('BV: herons wait half a minute between purchases', 'BlindBV4 HeronryToken', {
    ...grown,
    ...taxes(0, 0),
    open: tell('token', 'setPair(address)', 'pair'),
    because: 'the wait is fixed, concerns purchases alone, and its owner can only turn it off and on',
  }),
  benign('BV: votes of a comptoir, minted by the timelock', 'BlindBV5 Comptoir', {
    ...old,
    ...may('E6', 'E8'),
    parts: [split],
    ...made('address,address,uint256', 'deployer', 'timelock', later(200)),
    shut: each(0, 9, 'token', 'delegate(address)', person(3)),
    lp: shareTo('timelock'),
    because: 'two of a hundred once a year at most, and announced two days before',
  }),
  benign('BV: a carillon that rings for who asked for it', 'BlindBV5 CarillonToken', {
    ...old,
    ...taxes(0, 0),
    shut: each(5, 7, 'token', 'authorizeOperator(address)', person(40)),
    because: 'each registers a hook for what he gets himself, and operators for what is his',
  }),
  benign('BV: a minikin whose controller gave up', 'BlindBV5 MinikinToken', {
    ...old,
    before: all(
      tell('token', 'generateTokens(address,uint256)', 'deployer', units(6_000_000)),
      tell('token', 'changeController(address)', `0x${'0'.repeat(40)}`),
    ),
    because: 'its controller is nobody, and cannot become anybody',
  }),
  benign('BV: certificates of a society, whole ones only', 'BlindBV5 CertificateToken', {
    ...old,
    because: 'nobody owns it, and nothing can be added',
  }),
]

const backed: readonly Case[] = [
  benign('BV: an ounce with ether of twice its price behind it', 'BlindBV6 SyntheticOunce', {
    ...old,
    ...may('E6'),
    ether: 160,
    parts: [part('feed', 'OunceFeed', 'address[7],uint256', people(30, 37), units(1, 16))],
    ...made('address', 'feed'),
    before: tell('token', 'open(uint256) 400', units(20_000)),
    because: 'whoever lays ether down makes it, and the price is the middle of seven',
  }),
  benign('BV: a hamper of four, redeemed in kind', 'BlindBV6 HamperIndex', {
    ...old,
    ...may('E6'),
    parts: ['Flour', 'Butter', 'Sugar', 'Eggs'].map(name => part(name, 'Constituent', 'string,string', name, name.toUpperCase())),
    ...made('address[4],uint256[4]', ['Flour', 'Butter', 'Sugar', 'Eggs'], [100n, 70n, 60n, 40n]),
    before: all(
      ...['Flour', 'Butter', 'Sugar', 'Eggs'].map(name => allow(name, 'token')),
      tell('token', 'issue(uint256)', units(4_000_000)),
    ),
    because: 'made of its parts only, which whoever has it takes out again',
  }),
  benign('BV: points of bakers with a quota a day', 'BlindBV6 BakersPoints', {
    ...old,
    ...may('E6'),
    ...made('address', 'multisig'),
    because: 'shops are admitted by two of three, give a six-thousandth a day each at most, and stop at five million in all',
  }),
  benign('BV: an oak with three tenths in vesting', 'BlindBV6 OakToken', {
    ...old,
    parts: [
      part('team', 'OakVesting', 'address,uint256,uint256,uint256', 'multisig', later(-440), 31_536_000n, 126_144_000n),
      part('advisers', 'OakVesting', 'address,uint256,uint256,uint256', person(60), later(-440), 15_552_000n, 63_072_000n),
    ],
    ...made('address,address', 'team', 'advisers'),
    because: 'nothing can be added, and what is not yet handed out comes free evenly over two and four years',
  }),
]

export const blindBV: readonly Case[] = [...issued, ...launched, ...backed, ...blindBVMore]
