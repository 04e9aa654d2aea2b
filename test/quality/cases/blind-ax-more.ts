import { encodeValues } from '../../../src/sources/evm/abi.ts'
import { benign, type Case, type Place } from '../case.ts'
import { by, council, decides, each, leaf, other, tree } from './blind-ax-lives.ts'
import { all, allow, cloneOf, data, grown, hands, hash, made, old, part, people, person, tell, units } from './blind-f-lives.ts'

const five = people(0, 5)
const relay = 'relayMessage(uint256,address,address,bytes)'
const across = 'finalizeBridgeERC20(address,address,uint256)'
const inbound = 'finalizeInboundTransfer(address,address,uint256)'
const peer = `0x${other.slice(2).padStart(64, '0')}`
const packet = ({ deployer }: Place) => encodeValues('address,uint64', [deployer, 5_000_000_000_000n])

/** From other chains. */
export const bridged: readonly Case[] = [
  benign('AX: bridged by what three of five have seen', 'BlindAX7 AerieBridged', {
    ...old,
    also: ['E5', 'E6'],
    parts: [part('messenger', 'AerieMessenger', 'address[]', five), part('bridge', 'AerieBridge', 'address,address', 'messenger', other)],
    ...made('address,address', 'bridge', other),
    before: each(0, 3, tell('messenger', relay, 0n, other, 'bridge', data(across, 'token', 'deployer', units(7_000_000)))),
  }),
  benign('AX: clone that a gateway mints, several behind it', 'BlindAX7 StandardGull', {
    ...old,
    also: ['E5', 'E6'],
    parts: [council, part('gateway', 'GullGateway', 'address', 'council'), part('target', 'StandardGull')],
    code: cloneOf('target'),
    before: all(
      tell('token', 'bridgeInit(address,string,string,uint8,address)', other, 'Gull', 'GULL', 18n, 'gateway'),
      decides(0, tell('gateway', inbound, 'token', 'deployer', units(3_000_000))),
    ),
  }),
  benign('AX: child of a chain that tells its state', 'BlindAX7 ChildMallard', {
    ...old,
    also: ['E6'],
    parts: [part('manager', 'ChildManager')],
    ...made('address,address,uint256', 'manager', 'timelock', units(12_000_000)),
    open: tell('token', 'withdraw(uint256)', units(10_000)),
  }),
  benign('AX: on many chains, its peers with three of five', 'BlindAX7 OmniOriole', {
    ...grown,
    also: ['E6'],
    parts: [council, part('endpoint', 'PacketEndpoint', 'address[]', people(5, 8))],
    ...made('address', 'endpoint'),
    before: all(tell('token', 'setPeer(uint32,bytes32)', 30_101n, peer), hands('token', 'council')),
    open: all(
      each(5, 7, tell('endpoint', 'verify(bytes32)', hash('uint32,bytes32,address,bytes', 30_101n, peer, 'token', packet))),
      tell('endpoint', 'lzReceive(uint32,bytes32,address,bytes)', 30_101n, peer, 'token', packet),
      tell('token', 'send(uint32,uint256)', 30_101n, units(2_000)),
    ),
  }),
  benign('AX: five keepers of a causeway, three agree', 'BlindAX7 CausewayCoin', {
    ...old,
    also: ['E6'],
    parts: [part('keepers', 'CausewayKeepers', 'address[]', five)],
    ...made('address', 'keepers'),
    before: all(
      tell('keepers', 'bind(address)', 'token'),
      each(1, 4, tell('keepers', 'swapIn(bytes32,address,uint256)', `0x${'5a'.repeat(32)}`, 'deployer', units(800_000, 8))),
    ),
  }),
  benign('AX: bridges with rations that the timelock sets', 'BlindAX7 RationedRobin', {
    ...grown,
    also: ['E5', 'E6'],
    parts: [council],
    ...made('address,address,uint128', 'timelock', 'council', units(200_000)),
    open: decides(0, tell('token', 'mint(address,uint256)', person(4), units(15_000))),
  }),
  benign('AX: guardians sign for coins and for their code', 'BlindAX7 WormwoodProxy', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('logic', 'WormwoodToken'), part('bridge', 'WormwoodBridge', 'address[],address', five, 'logic')],
    ...made(
      'address,bytes',
      'bridge',
      data('initialize(string,string,uint8,uint16,bytes32,address)', 'Heather', 'HTHR', 18n, 2n, peer, 'bridge'),
    ),
    before: each(0, 3, tell('bridge', 'completeTransfer(uint64,address,address,uint256)', 1n, 'token', 'deployer', units(5_000_000))),
  }),
]

const milled = (as: string) => part(as, 'Millet', 'string,string', `Millet ${as}`, 'MLT')
const quest = `0x${'c4'.repeat(32)}`
const nought = `0x${'0'.repeat(64)}`

/** Of games, pictures, persons and baskets. */
export const sundry: readonly Case[] = [
  benign('AX: whole coins are pictures, in a mirror', 'BlindAX8 PixelPuffin', { age: 'fresh', spread: 'direct' }),
  benign('AX: coins and pictures in one, its owner adds markets', 'BlindAX8 HybridHoopoe', { spread: 'direct' }),
  benign('AX: a server signs what players win, little a day', 'BlindAX8 GuildGem', {
    ...grown,
    also: ['E6'],
    ...made('address', person(9)),
    shut: by(
      9,
      tell('token', 'claim(address,uint256,bytes32,uint8,bytes32,bytes32)', person(11), units(30_000), quest, 0n, nought, nought),
    ),
  }),
  benign('AX: the coin of a person, on a curve', 'BlindAX8 FriendOfFinch', {
    also: ['E6'],
    ...made('address', person(10)),
    before: tell('token', 'buy(uint256) 200', units(300_000)),
    open: tell('token', 'sell(uint256)', units(5_000)),
  }),
  benign('AX: share of a pool of two', 'BlindAX8 TwinPoolShare', {
    ...grown,
    parts: [milled('one'), milled('two')],
    ...made('address,address', 'one', 'two'),
    before: all(
      allow('one', 'token'),
      allow('two', 'token'),
      tell('token', 'add(uint256,uint256)', units(9_000_000), units(8_000_000)),
      tell('token', 'swap(uint256)', units(40_000)),
    ),
    open: tell('token', 'remove(uint256)', units(100_000)),
  }),
  benign('AX: a basket of two, and back', 'BlindAX8 BreakfastBasket', {
    ...grown,
    parts: [milled('one'), milled('two')],
    ...made('address[],uint256[],address', ['one', 'two'], [units(1), units(2)], 'timelock'),
    before: all(allow('one', 'token'), allow('two', 'token'), tell('token', 'issue(uint256)', units(5_000_000))),
    open: tell('token', 'redeem(uint256)', units(70_000)),
  }),
  benign('AX: the second of its kind, one for one', 'BlindAX8 MilletTwo', {
    ...grown,
    parts: [milled('former')],
    ...made('address', 'former'),
    before: all(allow('former', 'token'), tell('token', 'migrate(uint256)', units(12_000_000))),
  }),
  benign('AX: approved for Permit2 from the beginning', 'BlindAX8 PermitPelican', grown),
  benign('AX: stakes burn and come back with little more', 'BlindAX8 HexagonHare', {
    ...old,
    before: tell('token', 'stakeStart(uint128,uint64)', units(1_000_000_000, 8), 20n),
    open: tell('token', 'stakeStart(uint128,uint64)', units(10_000_000, 8), 1n),
    end: tell('token', 'stakeEnd(uint256)', 1n),
  }),
  benign('AX: born closed, opened for good', 'BlindAX8 CradleToken', {
    ...old,
    parts: [council],
    ...made('address,address', 'council', 'deployer'),
    before: decides(0, tell('token', 'unpause()')),
  }),
  benign('AX: claimed with leaves of a tree', 'BlindAX8 CallsignToken', {
    ...old,
    also: ['E6'],
    ...made('address,bytes32', 'timelock', tree),
    shut: by(12, tell('token', 'claimTokens(uint256,bytes32[])', units(1_200), [leaf(13)])),
  }),
  benign('AX: written near to the machine', 'BlindAX8 BareBittern', {}),
  benign('AX: a stone whose cuts wait two days', 'BlindAX9 StoneDiamond', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('cut', 'StoneCutFacet'), part('coin', 'StoneCoinFacet')],
    ...made('address,address,address', 'timelock', 'cut', 'coin'),
  }),
  benign('AX: minted by a house of all who hold', 'BlindAX9 MoorCoin', {
    ...old,
    also: ['E6'],
    parts: [part('house', 'MoorHouse')],
    ...made('address', 'house'),
    before: tell('house', 'found(address)', 'token'),
    shut: all(
      by(3, tell('house', 'propose(address,bytes)', 'token', data('mint(address,uint256)', person(5), units(10_000)))),
      by(4, allow('token', 'house')),
      by(4, tell('house', 'vote(uint256,uint256)', 0n, units(20_000))),
    ),
  }),
  benign('AX: whoever locks weighs more', 'BlindAX9 AnchorToken', {
    ...grown,
    shut: by(2, tell('token', 'lock(uint128,uint64)', units(5_000), 31_536_000n)),
  }),
]
