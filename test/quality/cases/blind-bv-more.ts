import { benign, type Case } from '../case.ts'
import { ofCoin, selectors } from './blind-al-lives.ts'
import { may, taxes } from './blind-bj-lives.ts'
import { gift, shareTo, split } from './blind-bv-lives.ts'
import { all, cloneOf, coming, data, each, grown, hands, made, old, part, people, person, tell, units } from './blind-f-lives.ts'

const plain: readonly Case[] = [
  benign('BV: a bonfire that buys back and burns', 'BlindBV7 BonfireToken', {
    ...grown,
    ...taxes(1, 1),
    shut: tell('token', 'buyBackAndBurn()'),
    because: 'one of a hundred, fixed, and whoever likes burns what has come together',
  }),
  benign('BV: postal orders that are signed', 'BlindBV7 PostalToken', {
    ...old,
    ...may('E6'),
    ...made('address', 'multisig'),
    because: 'each signs for himself only, and two of three issue a quarter more at most',
  }),
  benign('BV: maple, which signs elsewhere', 'BlindBV7 MapleToken', {
    ...old,
    ...taxes(0, 0),
    because: 'the well-known contract of signatures may spend for whoever has signed there, and nobody owns the coin',
  }),
  benign('BV: ether of a lagoon with a passing lock', 'BlindBV7 LagoonEther', {
    ...old,
    ...may('E6'),
    ether: 240,
    before: tell('token', 'deposit() 300'),
    because: 'made for ether and given back for it, lent only within a transaction',
  }),
  benign('BV: shares of a guild that one can leave', 'BlindBV8 GuildShare', {
    ...old,
    ...may('E6'),
    before: gift(40),
    shut: each(0, 4, 'token', 'ragequit(uint256)', units(5)),
    because: 'new shares want a vote of five days and four to leave with a part of the treasury',
  }),
  benign('BV: graduated from a pad, nobody has the pool', 'BlindBV8 PadToken', {
    ...grown,
    ...taxes(0, 0),
    parts: [part('pad', 'LaunchPad'), part('shape', 'PadToken')],
    code: cloneOf('shape'),
    before: all(
      tell('pad', 'open(address,string,string,string)', 'token', 'Gosling Parade', 'GSLP', 'ipfs://bafybeigosling'),
      ...Array.from({ length: 24 }, (_, index) => tell('pad', 'buy(address,address) 1', 'token', person(index))),
      tell('pad', 'buy(address,address) 2', 'token', 'deployer'),
      tell('pad', 'graduate(address)', 'token'),
    ),
    because: 'a clone that was started once, sold along a line, and its pool belongs to nobody',
  }),
  benign('BV: fractions of a painting', 'BlindBV8 Fractions', {
    ...old,
    parts: [part('painting', 'Painting')],
    ...made('address,uint256', 'painting', 7n),
    before: all(tell('painting', 'approve(address,uint256)', 'token', 7n), tell('token', 'fractionalize()')),
    shut: each(0, 12, 'token', 'ask(uint256)', units(300)),
    because: 'ten million for good, and who wants the painting pays what holders ask',
  }),
  benign('BV: the third kind of many, wrapped', 'BlindBV8 KindWrapper', {
    ...grown,
    parts: [part('many', 'Multihold', 'uint256,uint256', 5n, units(7_000_000))],
    ...made('address', 'many'),
    before: all(
      tell('many', 'approve(address,uint256,uint256)', 'token', 3n, units(6_000_000)),
      tell('token', 'depositFor(address,uint256)', 'deployer', units(6_000_000)),
    ),
    because: 'one for one, in and out',
  }),
]

const governed: readonly Case[] = [
  benign('BV: a note on a granary, redeemed by whom the register knows', 'BlindBV9 GranaryNote', {
    ...old,
    ...may('E3', 'E6', 'E8'),
    parts: [split, part('register', 'InvestorRegister', 'address', 'timelock')],
    ...made('address', 'register'),
    before: gift(80),
    lp: shareTo('multisig'),
    because: 'people trade it freely, and whom a court restrains is announced two days before by two of three',
  }),
  benign('BV: a lanternfish that the timelock renews', 'BlindBV9 LanternfishProxy', {
    ...old,
    ...may('E3', 'E4', 'E5', 'E6', 'E7'),
    parts: [part('code', 'LanternfishV2')],
    ...made('address,bytes', 'code', data('initialize(string,string,address,address)', 'Lanternfish', 'LNTF', 'timelock', 'deployer')),
    because: 'another code is announced two days before by two of three, and so are three of a hundred a year',
  }),
  benign('BV: a coin of a house with one beacon', 'BlindBV9 HouseCoinProxy', {
    ...old,
    ...may('E3', 'E4', 'E5', 'E6', 'E7'),
    parts: [part('code', 'HouseCoin'), part('beacon', 'HouseBeacon', 'address,address', 'code', 'timelock')],
    ...made(
      'address,bytes',
      'beacon',
      data('initialize(string,string,uint256,address)', 'House of Larks', 'LARKS', units(19_000_000), 'deployer'),
    ),
    because: 'the beacon belongs to the timelock, which waits two days',
  }),
  benign('BV: a prism that a chamber of holders cuts', 'BlindBV9 PrismDiamond', {
    ...old,
    ...may('E3', 'E4', 'E5', 'E6', 'E7'),
    parts: [part('ledger', 'PrismLedger'), part('chamber', 'PrismChamber', 'address', coming(2))],
    ...made('address,address,bytes4[]', 'chamber', 'ledger', [...selectors('start(address)'), ...ofCoin]),
    before: tell('token', 'start(address)', 'deployer'),
    because: 'holders lay a tenth of all coins down for four days, and what passed waits three more',
  }),
  benign('BV: a pontoon with limits of bridges', 'BlindBV9 PontoonToken', {
    ...old,
    ...may('E6'),
    parts: [{ ...part('bridge', 'MarlBridge', 'address,address[]', coming(1), people(40, 47)), file: 'BlindBV2' }],
    ...made('address,address,uint256', 'timelock', 'bridge', units(100_000)),
    because: 'five of seven sign for what comes over the bridge, a four-hundredth of all in a day at most',
  }),
  benign('BV: a halyard on many chains', 'BlindBV10 OmniHalyard', {
    ...old,
    ...may('E6'),
    parts: [part('endpoint', 'CrossEndpoint', 'address[]', people(50, 54))],
    ...made('address,address', 'endpoint', 'deployer'),
    before: all(
      tell('token', 'setPeer(uint32,bytes32)', 30_110n, `0x${'0'.repeat(24)}${'8f'.repeat(20)}`),
      tell('token', 'send(uint32,bytes32,uint256)', 30_110n, `0x${'0'.repeat(24)}${'2d'.repeat(20)}`, units(1_000_000)),
    ),
    end: hands('token', 'timelock'),
    because: 'three of four verifiers have seen what arrives, a ninetieth of all in a day, from peers of the timelock',
  }),
  benign('BV: a turnpike that is paid and called', 'BlindBV10 TurnpikeToken', {
    ...grown,
    because: 'a coin of the library without an owner',
  }),
  benign('BV: a mill that pays by the quarter', 'BlindBV10 MillShare', {
    ...old,
    ...taxes(0, 0),
    shut: tell('token', 'pay() 5'),
    because: 'what each had is written down when it changes after a payment, and that is all',
  }),
  benign('BV: a pod of dolphins, its limit lifted', 'BlindBV10 DolphinToken', {
    ...old,
    ...may('E8'),
    parts: [split],
    open: tell('token', 'setUnlimited(address)', 'pair'),
    shut: tell('token', 'raiseLimit(uint256)', 10_000n),
    end: hands('token', 'timelock'),
    lp: shareTo('timelock'),
    because: 'the limit only rises, is at all there is, and its owner waits two days',
  }),
  benign('BV: a tallboy with drawers of its holders', 'BlindBV10 TallboyToken', {
    ...grown,
    shut: each(0, 6, 'token', 'shut(address,uint128,uint64)', person(7), units(2_000), 7_776_000n),
    because: 'each locks what is his for as long as he says',
  }),
]

export const blindBVMore: readonly Case[] = [...plain, ...governed]
