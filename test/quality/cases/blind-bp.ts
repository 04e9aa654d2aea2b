import { keccak256, toHex } from 'viem'
import { type Case, trap } from '../case.ts'
import { charged, fresh, gone, may, printed, taken, taxes } from './blind-bj-lives.ts'
import { all, cloneOf, coming, data, each, grown, hands, hash, later, made, old, part, person, tell, units } from './blind-f-lives.ts'

const nobody = `0x${'0'.repeat(64)}`
const feeAdmin = keccak256(toHex('FEE_ADMIN'))

/** What is charged, and where that is said. */
const tolls: readonly Case[] = [
  ...trap('BP: eight steps by the age of what is held', 'BlindBP1 Loamhold', {
    ...charged,
    ...taxes(0, 3),
    because: 'setSchedule(9900 << 16 | 65535): ninety-nine of a hundred for whoever came less than a hundred and seventy years ago',
    twin: { ...may('E4'), ...taxes(0, 3), because: 'five of a hundred on any step' },
  }),
  ...trap('BP: four shares, each a quarter at most', 'BlindBP1 Pantile', {
    ...grown,
    ...charged,
    ...taxes(2.5, 2.5),
    because: 'setShares(true, (2500, 2500, 2500, 2499)): nobody adds them up',
    twin: { ...may('E4'), ...taxes(2.5, 2.5), because: 'together five of a hundred at most' },
  }),
  ...trap('BP: sales cost as much as the price lies below an anchor', 'BlindBP1 Harrowgate', {
    ...gone,
    ...charged,
    parts: [part('anchor', 'PriceAnchor')],
    ...made('address', 'anchor'),
    shut: tell('anchor', 'post(uint224)', 10n ** 9n),
    because: 'post(2^200) by the keeper of the anchor: ninety-six of a hundred',
    twin: { ...may('E4'), because: 'four of a hundred, however far it has come down' },
  }),
  ...trap('BP: classes of traders move round', 'BlindBP1 Pellmell', {
    ...fresh,
    ...gone,
    ...charged,
    ...taxes(2, 2),
    open: tell('token', 'sort(address[],uint8)', [person(20), person(21)], 3n),
    because: 'turn(3) by a marshal who is no owner: holders stand where robots stood, at ninety-five of a hundred',
    twin: { ...may('E4'), ...taxes(2, 2), because: 'no class pays more than five' },
  }),
  ...trap('BP: fees by a role that another contract keeps', 'BlindBP2 BrindleToken', {
    ...grown,
    ...charged,
    ...taxes(0, 1),
    parts: [part('roles', 'BrindleRoles'), part('provider', 'BrindleAddresses', 'address', 'roles')],
    ...made('address', 'provider'),
    end: hands('provider', 'timelock'),
    because: 'grantRole(FEE_ADMIN, himself) by the admin of the roles, then setFees(9999, 9999)',
    twin: {
      ...may('E3', 'E4'),
      ...taxes(0, 1),
      end: all(
        hands('provider', 'timelock'),
        tell('roles', 'grantRole(bytes32,address)', feeAdmin, 'timelock'),
        tell('roles', 'grantRole(bytes32,address)', nobody, 'timelock'),
        tell('roles', 'revokeRole(bytes32,address)', nobody, 'deployer'),
      ),
      because: 'the timelock has every role',
    },
  }),
  ...trap('BP: rates as six bytes, two of them bounded', 'BlindBP3 Osierbank', {
    ...charged,
    ...taxes(1, 1),
    open: tell('token', 'setMarket(address,bool)', 'pair', true),
    because: 'configure(0x0000000026ac), then setMarket(the pool, false): a sale counts as one between wallets',
    twin: { ...may('E4'), ...taxes(1, 1), because: 'five of a hundred for trades and three between wallets' },
  }),
  ...trap('BP: the charge comes out of what is kept, by weight', 'BlindBP4 Wickerlight', {
    ...charged,
    ...may('E3', 'E5', 'E9'),
    ...taxes(0, 1),
    because: 'weigh(300, 33): ninety-nine of a hundred of what is sold, out of what is kept; with a larger weight all that he has',
    twin: { ...may('E4'), ...taxes(0, 1), because: 'charge by weight is five of a hundred at most' },
  }),
]

/** What holders have goes to somebody else, or nowhere. */
const takings: readonly Case[] = [
  ...trap('BP: accounts of one person become one', 'BlindBP3 Cloverpledge', {
    ...grown,
    ...taken,
    parts: [part('target', 'Cloverpledge')],
    code: cloneOf('target'),
    before: tell('token', 'initialize(string,string,address,uint256)', 'Cloverpledge', 'CLVR', 'deployer', units(52_000_000)),
    levels: ['MEDIUM', 'HIGH', 'CRITICAL'],
    because: 'askUnion(anybody, himself) by the registrar, and unite(anybody) a day later, in which he may refuse: that may be MEDIUM',
    twin: { because: 'only who owns an account unites it' },
  }),
  ...trap('BP: a tenth at a time, as often as one likes', 'BlindBP4 Quernstone', {
    ...gone,
    ...taken,
    ...may('E3', 'E4', 'E6', 'E8', 'E9'),
    because: 'grind(-1000) fifty times leaves holders a two-hundredth, while pool and miller keep theirs',
    twin: { ...may('E6'), because: 'up, and by a hundredth of a percent a day' },
  }),
  ...trap('BP: storage is charged for the past as well', 'BlindBP2 TollgarthSilver', {
    ...old,
    ...taken,
    ...may('E3', 'E4', 'E8', 'E9'),
    because: 'setStorageFee(10^9), then collectStorage(anybody) takes all that he has into the vault',
    twin: { ...may('E4', 'E5'), because: 'two of a hundred a year at most, from then on' },
  }),
  ...trap('BP: a house of credit charges whom it likes', 'BlindBP5 Fallowfield', {
    ...grown,
    ...taken,
    parts: [part('house', 'CreditHouse')],
    ...made('address', 'house'),
    before: all(tell('house', 'bind(address)', 'token'), tell('token', 'transfer(address,uint256)', 'house', units(1_000_000))),
    shut: each(4, 7, 'house', 'enroll()'),
    because: 'charge(anybody, all that he has) by the owner of the house, then liquidate(anybody)',
    twin: { ...may('E5'), because: 'only who has enrolled and drawn owes anything, and a hundredth more a month' },
  }),
  ...trap('BP: holders are converted at a rate of nothing', 'BlindBP5 ThistledownProxy', {
    ...grown,
    ...taken,
    parts: [part('logic', 'Thistledown'), part('second', 'ThistledownTwo')],
    ...made('address,bytes', 'logic', data('begin(address,address,uint256)', 'deployer', 'deployer', units(58_000_000))),
    before: tell('second', 'setPredecessor(address)', 'token'),
    because: 'setMigration(the second edition, 0), then migrate([everybody])',
    twin: { because: 'each converts for himself, and says for how much at least' },
  }),
  ...trap('BP: dust is what the keeper calls so', 'BlindBP5 Damson', {
    ...taken,
    because: 'setTerms(2^128 - 1): no rest, and anything is dust; then gather(the accounts)',
    twin: { ...may('E5'), because: 'a tenth of a coin at most that has rested for a year' },
  }),
  ...trap('BP: a sponsor pays for each friend who is brought', 'BlindBP5 Gossamer', {
    ...taken,
    because: 'setSeason(anybody, 2^96 - 1), then bring(some holder): the sponsor pays all that he has',
    twin: { because: 'the sponsor is the owner or the coin itself' },
  }),
]

/** What is made out of nothing. */
const mills: readonly Case[] = [
  ...trap('BP: the multiplier of a farm', 'BlindBP2 TansyToken', {
    ...grown,
    ...printed,
    parts: [part('farm', 'TansyFarm')],
    before: all(tell('farm', 'start(address)', 'token'), hands('token', 'farm')),
    shut: all(
      each(0, 6, 'token', 'approve(address,uint256)', 'farm', units(100_000)),
      each(0, 6, 'farm', 'enterStaking(uint256)', units(100_000)),
    ),
    because: 'enterStaking(1), updateMultiplier(10^40), and leaveStaking(0) a block later',
    twin: { ...may('E6'), because: 'two of a hundred a year, and the multiplier only falls' },
  }),
  ...trap('BP: minters and those who raise their allowances', 'BlindBP2 VellumDollar', {
    ...old,
    ...printed,
    parts: [part('master', 'VellumMaster', 'address', coming(1))],
    before: all(
      tell('token', 'configureMinter(address,uint256)', 'deployer', units(40_000_000, 6)),
      tell('token', 'mint(address,uint256)', 'deployer', units(40_000_000, 6)),
      tell('token', 'updateMasterMinter(address)', 'master'),
      hands('token', 'timelock'),
    ),
    shut: tell('master', 'configureController(address,address)', 'multisig', person(9)),
    because: 'configureController(himself, himself), incrementMinterAllowance(10^40), mint(himself, 10^40)',
    twin: { ...may('E6'), end: hands('master', 'multisig'), because: 'two of three name controllers, and are the only one' },
  }),
  ...trap('BP: grants of the past, made as they come free', 'BlindBP6 Hawksbeard', {
    ...grown,
    ...printed,
    parts: [part('vesting', 'VestingMint')],
    ...made('address', 'vesting'),
    before: tell('vesting', 'bind(address)', 'token'),
    shut: tell('vesting', 'grant(address,uint128,uint48,uint48)', person(11), units(500_000), later(-50), 31_536_000n),
    because: 'grant(himself, 10^30, 0, thirty days), then release(its number)',
    twin: { ...may('E6'), because: 'two of a hundred in all' },
  }),
  ...trap('BP: pieces are melted for what the appraiser says', 'BlindBP6 CurioCoin', {
    ...printed,
    parts: [part('hall', 'CurioHall')],
    ...made('address', 'hall'),
    before: tell('hall', 'craft(address)', person(3)),
    shut: all(each(3, 4, 'hall', 'approve(address,uint256)', 'token', 1n), each(3, 4, 'token', 'melt(uint256)', 1n)),
    because: 'craft(himself), appraise(10^40), approve(the coin, the piece), melt(the piece)',
    twin: { ...may('E6'), because: 'five hundred pieces, a thousand coins for each or less: a hundredth of all' },
  }),
  ...trap('BP: a table of results that is replaced', 'BlindBP4 Fennelrun', {
    ...gone,
    ...printed,
    parts: [part('stewards', 'Stewards')],
    ...made('address', 'stewards'),
    before: tell('stewards', 'bind(address)', 'token'),
    open: tell('stewards', 'proposeRoot(bytes32)', hash('address,uint256', person(3), units(20_000))),
    shut: all(tell('stewards', 'acceptRoot()'), each(3, 4, 'stewards', 'claim(uint256,bytes32[])', units(20_000), [])),
    because: 'proposeRoot(the hash of himself and 10^40), six hours later acceptRoot() and claim(10^40, no proof)',
    twin: { ...may('E6'), because: 'two of a hundred in all, whatever the tables say' },
  }),
  ...trap('BP: a loan for a moment whose price falls below nothing', 'BlindBP6 Dunlin', {
    ...grown,
    ...printed,
    because: 'setPrice(-999999), approve(the coin, all), flashLoan(himself, the coin, 10^38, 0x): a millionth goes back',
    twin: { ...may('E6'), because: 'a thousandth at most, to be paid' },
  }),
]

export const blindBP: readonly Case[] = [...tolls, ...takings, ...mills]
