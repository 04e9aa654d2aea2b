import { benign, type Case, trap } from '../case.ts'
import { deeds } from '../chain.ts'
import { closable, dressed, fresh, gone, grave, partly, pool, printed, removable, taken } from './blind-al-lives.ts'
import { all, allow, data, grown, hash, made, old, part, tell, units } from './blind-f-lives.ts'

/** Exits and fees that somebody has in his hand. */
const gates: readonly Case[] = [
  ...trap('AU: an almanac says until when there is frost', 'BlindAU7 QuillOrchard', {
    ...grown,
    ...closable,
    because: 'its role sets it as late as it likes',
    twin: { because: 'once, and in the hour after it was made' },
  }),
  ...trap('AU: a warden marks spenders, routers too', 'BlindAU7 SaddleMoth', {
    ...grown,
    ...gone,
    ...closable,
    because: 'renounced, but the warden is another word',
    twin: { because: 'on the first day only' },
  }),
  ...trap('AU: fees are swapped where the treasury says', 'BlindAU7 GraniteLark', {
    open: pool,
    ...gone,
    ...closable,
    also: ['E4', 'E7', 'E9'],
    taxes: { buy: 3, sell: 3 },
    because: 'a venue without code, and every sale fails',
    twin: { also: ['E4'], taxes: { buy: 3, sell: 3 }, because: 'always the same venue' },
  }),
  ...trap('AU: who knows the word turns the vane', 'BlindAU7 BarleyGull', {
    parts: [part('vane', 'Weathervane', 'bytes32', hash('bytes32', `0x${'7e'.repeat(32)}`))],
    ...made('address', 'vane'),
    ...closable,
    levels: partly,
    because: 'no address is privileged, a secret is',
    twin: { because: 'it is calm whatever is said' },
  }),
  ...trap('AU: the precision of a fee may be none', 'BlindAU8 Cedrina', {
    ...fresh,
    open: pool,
    ...gone,
    effects: ['E3 reachable', 'E4 reachable'],
    also: ['E9'],
    levels: grave,
    taxes: { buy: 0, sell: 2 },
    because: 'a scale of nothing stops sales, one of 21 takes nearly all',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 2 }, because: 'finer only' },
  }),
  ...trap('AU: trading opens as often as its owner likes', 'BlindAU9 HarvestTrumpet', {
    open: tell('token', 'openTrading(uint256)', 0n),
    ...closable,
    because: 'and as late',
    twin: { because: 'once' },
  }),
  ...trap('AU: a dollar whose house is one key', 'BlindAU8 DollaroCasa', {
    ...old,
    ...made('address', 'deployer'),
    ...closable,
    twin: { ...made('address', 'multisig'), also: ['E3'], because: 'two of three' },
  }),
  ...trap('AU: orders without names set what may be sold', 'BlindAU10 CobaltWren', {
    ...fresh,
    ...closable,
    also: ['E1', 'E9'],
    because: 'any four bytes and a word',
    twin: { also: ['E1', 'E3'], because: 'a fiftieth of the supply at least' },
  }),
  ...trap('AU: those who are thanked need a million times what they send', 'BlindAU10 PicklePanda', {
    ...fresh,
    open: tell('token', 'openTrading(address)', 'pair'),
    ...gone,
    ...closable,
    levels: partly,
    because: 'one by one, by whom nobody sees as owner',
    twin: { also: ['E3'], because: 'in the hour after the launch' },
  }),
  ...trap('AU: terms are restated up to all', 'BlindAU10 LoomAndLedger', {
    ...grown,
    open: tell('token', 'weave(address)', 'pair'),
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: { buy: 1, sell: 3 },
    // the place is chosen again at will in both
    twin: { also: ['E4'], taxes: { buy: 1, sell: 3 }, because: 'five of a hundred at most' },
  }),
]

const seizures: readonly Case[] = [
  ...trap('AU: an owner takes shares from whom he excludes', 'BlindAU8 Rugiada', {
    ...grown,
    ...taken,
    also: ['E3', 'E9'],
    taxes: { buy: 2, sell: 0.44, transfer: 2 },
    // three quarters of what a sale leaves to all go to the pool
    because: 'what an excluded account has is not written down first',
    twin: { also: ['E4'], taxes: { buy: 2, sell: 0.44, transfer: 2 }, because: 'it is written down' },
  }),
  ...trap('AU: operators of everybody are enrolled later', 'BlindAU9 OpalGranary', {
    ...grown,
    ...taken,
    twin: { because: 'nobody is, each names his own' },
  }),
  ...trap('AU: the pool is tended until it is empty', 'BlindAU10 PeatKestrel', {
    open: pool,
    ...taken,
    also: ['E3', 'E8', 'E9'],
    because: 'all but a thousandth at once, which the owner then buys out with little',
    twin: { also: ['E5'], because: 'a thousandth a day' },
  }),
  ...trap('AU: a registrar signs for those who cannot', 'BlindAU11 InkwellHeron', {
    ...grown,
    ...taken,
    because: 'his signature is leave to take from anybody',
  }),
  ...trap('AU: a steward says how long patience lasts', 'BlindAU11 CommonsGoose', {
    ...grown,
    ...made('address', 'deployer'),
    ...taken,
    twin: { also: ['E5'], because: 'ten years at least' },
  }),
  ...trap('AU: a game takes back points', 'BlindAU11 DuskArcade', {
    ...fresh,
    ...taken,
    because: 'whose hash is kept under the name of the deed',
    twin: { because: 'his own' },
  }),
  ...trap('AU: the soil of each field is surveyed', 'BlindAU11 LoamIndex', {
    effects: ['E5 reachable', 'E6 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    // its agronomist has some himself
    shut: ({ buyers: [, , , , , buyer = ''], deployer, token }) => [
      deeds.call(buyer, token, 'transfer(address,uint256)', deployer, units(900)),
    ],
    because: 'what somebody has is what its soil says',
    twin: { because: 'that of the token itself only' },
  }),
]

const mints: readonly Case[] = [
  ...trap('AU: leave for a small number is more coins', 'BlindAU11 MarzipanYak', {
    ...fresh,
    ...gone,
    effects: ['E6 reachable'],
    also: ['E9'],
    levels: grave,
    because: 'for its maker, without an event, long after he renounced',
  }),
  ...trap('AU: a hen that has brooded gives without having less', 'BlindAU11 NickelPlover', {
    ...grown,
    effects: ['E6 reachable'],
    also: ['E9'],
    levels: grave,
    because: 'nothing sent to itself turns it on',
  }),
  ...trap('AU: a role mints', 'BlindAU12 HarborMint', {
    ...old,
    ...made('address', 'deployer'),
    ...printed,
    twin: { ...made('address', 'timelock'), also: ['E6'], because: 'two of three, after two days' },
  }),
  ...trap('AU: wages times heads, without looking', 'BlindAU9 WillowPayroll', {
    ...grown,
    effects: ['E6 reachable'],
    also: ['E5', 'E9'],
    levels: grave,
    because: 'anybody pays two people half of all numbers',
  }),
  ...trap('AU: cups are made again without a pledge', 'BlindAU11 TeaHouseCup', {
    effects: ['E6 reachable'],
    also: ['E9'],
    levels: grave,
    because: 'anybody, as the pledge wraps around',
  }),
  ...trap('AU: a root of claims every month', 'BlindAU7 FernMarquee', {
    ...grown,
    ...printed,
    because: 'a root that holds a billion for one is as good as any',
    twin: { also: ['E6'], because: 'a hundredth of the supply at most, ever' },
  }),
  ...trap('AU: woven of whatever its curator lists', 'BlindAU7 ThistleBasket', {
    ...grown,
    parts: [part('straw', 'Straw')],
    ...made('address', 'straw'),
    before: all(allow('straw', 'token'), tell('token', 'weave(address,uint256)', 'straw', units(20_000_000))),
    ...printed,
    twin: { also: ['E6'], because: 'the list is closed' },
  }),
]

const rest: readonly Case[] = [
  ...trap('AU: a kiln is fired anew', 'BlindAU12 KilnProxy', {
    ...old,
    parts: [part('logic', 'KilnLogic')],
    ...made('address,address,bytes', 'logic', 'deployer', data('initialize(address)', 'deployer')),
    effects: ['E7 reachable'],
    also: ['E1', 'E3', 'E4', 'E5', 'E6', 'E9'],
    levels: grave,
    twin: {
      ...made('address,address,bytes', 'logic', 'timelock', data('initialize(address)', 'deployer')),
      also: ['E3', 'E4', 'E5', 'E6', 'E7'],
      because: 'two of three, after two days',
    },
  }),
  ...trap('AU: a teacher changes what a payment is', 'BlindAU12 SorrelDancer', {
    ...grown,
    parts: [part('pose', 'PlainPosture')],
    ...made('address', 'pose'),
    effects: ['E7 reachable'],
    also: ['E1', 'E3', 'E4', 'E5', 'E6', 'E9'],
    levels: grave,
    twin: { because: 'the first pose stays' },
  }),
  ...trap('AU: what is burnt in the hearth is raked out', 'BlindAU12 PlainToffee', {
    parts: [part('hearth', 'HearthOfNoReturn')],
    lp: all(allow('pair', 'hearth'), tell('hearth', 'burn(address)', 'pair')),
    ...removable,
    twin: { also: ['E8'], because: 'nothing that was burnt' },
  }),
  ...trap('AU: its maker has the whole pool', 'BlindAU12 PlainTreacle', {
    ...fresh,
    lp: 'kept',
    ...removable,
    twin: { lp: 'burnt' },
  }),
  ...trap('AU: the former owner still does the maintenance', 'BlindAU11 RiverParasol', {
    ...grown,
    ...gone,
    effects: ['E3 reachable', 'E9 now'],
    also: [],
    levels: grave,
  }),
  ...trap('AU: a vestry whose chair has three voices', 'BlindAU12 VestryCandle', {
    ...grown,
    parts: [
      part('vestry', 'Vestry', 'address[]', [
        'deployer',
        ...[0, 1, 2, 3].map(
          at =>
            ({ given }: { given: readonly string[] }) =>
              given[at],
        ),
      ]),
    ],
    ...made('address', 'vestry'),
    ...dressed,
    twin: { also: ['E6'], because: 'three of five' },
  }),
]

const plain: readonly Case[] = [
  benign('AU: votes, permits and burns of OpenZeppelin', 'BlindAU12 BirchwoodVotes', old),
  benign('AU: flash loans of itself', 'BlindAU12 FlashMinnow', grown),
  benign('AU: share of a vault of solmate', 'BlindAU12 GrainSilo', {
    ...grown,
    parts: [part('grain', 'Grain')],
    ...made('address', 'grain'),
    before: all(allow('grain', 'token'), tell('token', 'deposit(uint256,address)', units(8_000_000), 'deployer')),
  }),
  benign('AU: staked, reported by two of three within a thousandth', 'BlindAU12 TidewaterStaked', {
    ...old,
    ...made('address', 'multisig'),
  }),
  benign('AU: one of a hundred burns', 'BlindAU12 EmberToll', {
    also: ['E4'],
    taxes: { buy: 1, sell: 1, transfer: 1 },
  }),
  benign('AU: a dollar of two of three behind a timelock', 'BlindAU12 HouseProxy', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('logic', 'HouseDollarLogic')],
    ...made('address,address,bytes', 'logic', 'timelock', data('initialize(address,address)', 'multisig', 'deployer')),
  }),
  benign('AU: a plain coin, a month old', 'BlindAU12 PlainSherbet'),
]

export const more: readonly Case[] = [...gates, ...seizures, ...mints, ...rest, ...plain]
