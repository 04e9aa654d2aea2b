import { benign, type Case } from '../case.ts'
import { crowd, fresh, gone, taxed, traded } from './blind-bb-lives.ts'
import { all, allow, cloneOf, data, grown, hash, made, old, part, people, role, tell, units } from './blind-f-lives.ts'

const ids = Array.from({ length: 50 }, (_, index) => BigInt(index + 1))

/** Out of launchpads and factories. */
const launched: readonly Case[] = [
  benign('BB: a curve that moved to a pool and burnt its share', 'BlindBB1 PetalCoin', {
    ...fresh,
    pooled: 0,
    parts: [part('target', 'PetalCoin'), part('curve', 'PetalCurve')],
    code: cloneOf('target'),
    before: all(
      tell('token', 'initialize(string,string,address)', 'Nettlepip', 'NPIP', 'curve'),
      tell('curve', 'plant(address)', 'token'),
      crowd(0, 25, 'curve', 'buy(uint256) 0.72', 0n),
    ),
    open: traded(2, 14),
    because: 'only the curve could open it, and did when it migrated',
  }),
  benign('BB: one of a hundred for the split of its creator', 'BlindBB1 Lumarin', {
    ...taxed(1, 1),
    parts: [part('split', 'FeeSplit', 'address,address', 'deployer', 'stranger')],
    ...made('address', 'split'),
  }),
  benign('BB: an ordinary tax coin after its launch', 'BlindBB1 Gruffalump', {
    ...fresh,
    ...taxed(2, 2),
    ...made('address', 'stranger'),
    end: all(tell('token', 'removeLimits()'), tell('token', 'renounceOwnership()')),
    because: 'eleven have bought, so that two of a hundred are left for good',
  }),
  benign('BB: points become coins for ninety days', 'BlindBB1 Sorrelwick', { ...made('bytes32', hash('uint256', 5n)) }),
]

const fees: readonly Case[] = [
  benign('BB: dividends in ether, nobody owns it', 'BlindBB2 Vallesol', { ...grown, ...gone, ...taxed(4, 4) }),
  benign('BB: burns one of a hundred down to a quarter', 'BlindBB2 Brasero', { ...gone, ...taxed(1, 1, 1) }),
  benign('BB: buys back by whoever asks, a fee of five at most', 'BlindBB2 Ondaluz', { ...grown, ...taxed(0, 3) }),
  benign('BB: a purse of three of a hundred that only grows', 'BlindBB2 Cerezal', {
    ...taxed(2, 2),
    also: ['E1', 'E3', 'E4'],
    ...made('address', 'stranger'),
  }),
  benign('BB: reflects two of a hundred, its list is closed', 'BlindBB3 Reflecta', {
    ...grown,
    ...taxed(2, 0.4, 2),
    because: 'what a sale reflects goes for four fifths to the pool itself, where the seller is paid for it',
  }),
  benign('BB: every fiftieth purchase wins half of the pot', 'BlindBB3 Tombolino', {
    ...taxed(2, 2),
    open: tell('token', 'setMarket(address)', 'pair'),
  }),
]

const earned: readonly Case[] = [
  benign('BB: a farm pays a fixed rate for two years', 'BlindBB3 Oatmere', {
    ...old,
    also: ['E6'],
    parts: [part('barn', 'OatmereBarn')],
    before: all(
      tell('token', 'appoint(address)', 'barn'),
      tell('barn', 'open(address)', 'token'),
      allow('token', 'barn'),
      tell('barn', 'deposit(uint256)', units(20_000)),
    ),
  }),
  benign('BB: recipes burn it, quests pay a bounded little', 'BlindBB4 Anvilmoss', { ...grown, also: ['E6'] }),
  benign('BB: mined by work', 'BlindBB4 Pickstone', { ...old, also: ['E6'] }),
  benign('BB: buys names and is burnt for them', 'BlindBB4 Haremark', { ...old, open: tell('token', 'register(string)', 'harebell') }),
  benign('BB: minting is finished and the whitelist with it', 'BlindBB4 Tillaby', {
    ...grown,
    before: all(tell('token', 'mint(address,uint256)', 'deployer', units(4_000_000)), tell('token', 'finishMinting()')),
  }),
]

const odd: readonly Case[] = [
  benign('BB: grows by the day for all alike', 'BlindBB5 Emberlune', { ...grown, also: ['E6'] }),
  benign('BB: votes by blocks, handed to delegates', 'BlindBB5 Parishwren', {
    ...old,
    open: tell('token', 'delegate(address)', 'deployer'),
  }),
  benign('BB: its first three blocks are over, a fee of five at most', 'BlindBB5 Kestrelby', {
    ...fresh,
    ...taxed(1, 1),
    ...made('address', 'stranger'),
    open: tell('token', 'launch(address)', 'pair'),
  }),
  benign('BB: coin and picture in one', 'BlindBB6 Twofold', { spread: 'direct' }),
  benign('BB: rings at whom asked for it', 'BlindBB6 Bellpost', { ...grown, open: crowd(0, 3, 'token', 'ringMe(bool)', true) }),
  benign('BB: a thousand coins for each picture in the vault', 'BlindBB6 Galleryn', {
    ...grown,
    also: ['E6'],
    parts: [part('box', 'Picturebox')],
    ...made('address', 'box'),
    before: all(
      tell('box', 'draw(uint256)', 60n),
      ...ids.map(id => tell('box', 'give(address,uint256)', 'token', id)),
      tell('token', 'wrap(uint256[])', ids),
    ),
  }),
  benign('BB: a fee of sales that fell to one', 'BlindBB6 Dwindlemere', { ...taxed(0, 1) }),
]

const built: readonly Case[] = [
  benign('BB: permits, calls and many payments at once', 'BlindBB7 Quaverly', grown),
  benign('BB: pausable, and both roles were given up', 'BlindBB7 Stillbrook', {
    ...grown,
    end: all(...[role('PAUSER'), `0x${'0'.repeat(64)}`].map(one => tell('token', 'renounceRole(bytes32,address)', one, 'deployer'))),
  }),
  benign('BB: an upgrade that nobody can make any more', 'BlindBB7 FirmleafProxy', {
    ...old,
    ...gone,
    parts: [part('logic', 'FirmleafLogic')],
    ...made('address,bytes', 'logic', data('initialize(address)', 'deployer')),
  }),
  benign('BB: a relay carries what holders signed', 'BlindBB7 Heathermoor', {
    ...grown,
    also: ['E5'],
    parts: [part('relay', 'RelayPost')],
    ...made('address', 'relay'),
  }),
  benign('BB: a ferry of three of five, a million a day', 'BlindBB7 Isthmus', {
    ...old,
    also: ['E6'],
    parts: [part('ferry', 'Ferryman', 'address[]', people(0, 5))],
    ...made('address', 'ferry'),
    before: tell('ferry', 'tie(address)', 'token'),
  }),
  benign('BB: tips for writers', 'BlindBB7 Tipjoy', { also: ['E5'], open: tell('token', 'publish(bytes32)', hash('uint256', 9n)) }),
  benign('BB: three of a hundred at most for a cause, founders vest', 'BlindBB7 Larkhollow', {
    ...taxed(1, 1),
    parts: [part('vest', 'FounderVest', 'address', 'deployer')],
    ...made('address', 'vest'),
    open: all(tell('token', 'setMarket(address)', 'pair'), tell('token', 'setCause(address,uint256)', 'stranger', 10n)),
  }),
]

export const blindBB: readonly Case[] = [...launched, ...fees, ...earned, ...odd, ...built]
