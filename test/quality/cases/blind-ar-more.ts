import { type Case, trap } from '../case.ts'
import { closable, fresh, gone, listed, pool, printed, taken, taxable } from './blind-ar-lives.ts'
import { data, grown, made, old, part, tell } from './blind-f-lives.ts'

const second: readonly Case[] = [
  ...trap('AR: wardens call a curfew', 'BlindAR6 FenwickPay', {
    ...grown,
    ...made('address', 'deployer'),
    ...closable,
    because: 'its admin makes himself a warden',
    twin: { ...made('address', 'multisig'), also: ['E3'], because: 'the admin is two of three' },
  }),
  ...trap('AR: the fourth bit of a role prints', 'BlindAR6 PumiceGold', {
    ...old,
    ...printed,
    twin: { also: ['E6'], because: 'four of a hundred more at most, ever' },
  }),
  ...trap('AR: a rank of seven tithes nests', 'BlindAR6 RookeryMarks', {
    ...gone,
    ...taken,
    also: ['E3', 'E9'],
    because: 'a thousand per mille of any list of accounts; the rank outlives the owner',
    twin: { because: 'only the own nest' },
  }),
  ...trap('AR: a curtain that is raised falls again', 'BlindAR7 CurtainCall', {
    open: tell('token', 'raise(uint8)', 1n),
    ...closable,
    twin: { because: 'it is raised once and stays' },
  }),
  ...trap('AR: birds get thorns by the flock', 'BlindAR7 HedgerowBerry', {
    ...pool('plant'),
    ...listed,
    because: 'any holder, but never the pool',
    twin: { because: 'in the first hour only' },
  }),
  ...trap('AR: a fee is a ratio of two numbers', 'BlindAR7 QuotientQuail', {
    ...fresh,
    ...pool('settle'),
    ...taxable,
    taxes: { buy: 2, sell: 2, transfer: 0 },
    twin: { also: ['E4'], taxes: { buy: 2, sell: 2, transfer: 0 }, because: 'a twenty-fifth at most' },
  }),
  ...trap('AR: an auditor sees in the cellar what he likes', 'BlindAR8 CellarMoney', {
    ...old,
    ...printed,
    twin: { also: ['E6'], because: 'two of a hundred more at most, ever' },
  }),
  ...trap('AR: an editor binds the next edition', 'BlindAR8 EditionOne', {
    ...grown,
    ...gone,
    ...taken,
    because: 'the coins of all readers that he lists go to a vault that he names',
    twin: { because: 'each his own' },
  }),
  ...trap('AR: a toll stands in an almanac', 'BlindAR8 HarvestToll', {
    ...gone,
    ...pool('setMarket'),
    parts: [part('almanac', 'Almanac')],
    ...made('address', 'almanac'),
    ...taxable,
    taxes: { buy: 0, sell: 3, transfer: 0 },
    because: 'its printer amends any entry by its name; the owner of the coin renounced',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 3, transfer: 0 }, because: 'the coin takes five of a hundred at most' },
  }),
  ...trap('AR: a governor schedules the vesting of others', 'BlindAR9 AcornGrant', {
    ...grown,
    ...listed,
    because: 'what anybody has bought vests until he likes; one account at a time',
    twin: { because: 'only what he gives in the same call vests' },
  }),
  ...trap('AR: a stream pays its treasury by the second', 'BlindAR9 StreamletCoin', {
    ...old,
    ...printed,
    twin: { also: ['E6'], because: 'a hundredth of the supply a year at most' },
  }),
  ...trap('AR: goods of the charged fall to the crown', 'BlindAR9 HarbourCrown', {
    ...grown,
    ...made('address', 'deployer'),
    ...taken,
    because: 'whom it charges it chooses',
    twin: { ...made('address', 'multisig'), also: ['E5'], because: 'the crown is two of three' },
  }),
  ...trap('AR: a word of settings, sixteen bits each', 'BlindAR10 WaxwingWord', {
    ...fresh,
    ...taxable,
    taxes: { buy: 1, sell: 3, transfer: 0 },
    twin: { also: ['E4'], taxes: { buy: 1, sell: 3, transfer: 0 }, because: 'eight bits of sixteen: 2.55 of a hundred' },
  }),
  ...trap('AR: a joiner lays a floor under the price', 'BlindAR10 ParquetFloor', {
    ...gone,
    ...closable,
    because: 'above any price, and he never renounced',
    twin: { because: 'it can only be lower than none' },
  }),
  ...trap('AR: it rains coins from nowhere', 'BlindAR10 CumulusDrop', {
    ...grown,
    ...printed,
    because: 'the supply that it shows stays',
    twin: { because: 'from the own tank' },
  }),
  ...trap('AR: kill_me has no deadline', 'BlindAR11 viper_vetch', {
    ...grown,
    ...closable,
    twin: { because: 'thirty days, which are over' },
  }),
  ...trap('AR: a notary consents for any holder', 'BlindAR11 notary_nettle', {
    ...taken,
    twin: { because: 'every holder for himself' },
  }),
  ...trap('AR: shrinkage in signed basis points', 'BlindAR11 deflation_dock', {
    ...taxable,
    taxes: { buy: 1, sell: 1, transfer: 1 },
    twin: { also: ['E4'], taxes: { buy: 1, sell: 1, transfer: 1 }, because: 'three of a hundred at most' },
  }),
  ...trap('AR: solo socios', 'BlindAR12 MonedaRoble', {
    ...grown,
    ...closable,
    because: 'in its second mode only members send, in its third nobody',
    twin: { because: 'it is in the first and cannot leave it' },
  }),
  ...trap('AR: Abgabe an alle Halter', 'BlindAR12 Kupferkreis', {
    pooled: 10,
    ...taxable,
    taxes: { buy: 3, sell: 2.7, transfer: 3 },
    because: 'the pool has a tenth of the supply, so nine tenths of what is distributed is lost to it',
    twin: { also: ['E4'], taxes: { buy: 3, sell: 2.7, transfer: 3 }, because: 'five of a hundred at most' },
  }),
  ...trap('AR: un plafond que l’on relève', 'BlindAR12 PlafondPomme', {
    ...old,
    ...printed,
    because: 'a motive of eight letters is enough',
    twin: { also: ['E6'], because: 'three of a hundred more at most, ever' },
  }),
  ...trap('AR: a vet isolates birds behind a proxy that nobody upgrades', 'BlindAR13 KestrelProxy', {
    ...grown,
    parts: [part('logic', 'KestrelLogic')],
    ...made('address,bytes', 'logic', data('hatch(string,address)', 'KSTR', 'deployer')),
    ...closable,
    because: 'the pool is a bird, too',
    twin: { because: 'on the first day only' },
  }),
  ...trap('AR: patience with lost keys ends when its owner likes', 'BlindAR13 LanternLoach', {
    ...taken,
    twin: { also: ['E5'], because: 'three years without a sign of life at least' },
  }),
  ...trap('AR: an usher says how loud the gas may be', 'BlindAR13 QuietQueue', {
    ...gone,
    ...pool('enter'),
    ...closable,
    because: 'nobody pays nothing for gas; the usher did not renounce',
    twin: { because: 'two thousand gwei at least' },
  }),
]

const third: readonly Case[] = [
  ...trap('AR: a groom tunes with packed bytes, a council upgrades', 'BlindAR14 SorrelProxy', {
    ...old,
    parts: [part('logic', 'SorrelLogic')],
    ...made('address,bytes', 'logic', data('saddle(address,address)', 'timelock', 'deployer')),
    ...pool('attend'),
    ...taxable,
    also: ['E3', 'E5', 'E6', 'E7', 'E9'],
    taxes: { buy: 1.5, sell: 1.5, transfer: 0 },
    because: 'the groom is one key, the council a timelock',
    twin: {
      also: ['E3', 'E4', 'E5', 'E6', 'E7'],
      taxes: { buy: 1.5, sell: 1.5, transfer: 0 },
      because: 'four of a hundred at most',
    },
  }),
  ...trap('AR: bad holders are slashed, bonded or not', 'BlindAR14 BondedBadger', {
    ...grown,
    ...taken,
    twin: { also: ['E5'], because: 'only what they bonded themselves' },
  }),
  ...trap('AR: a root of who digs what', 'BlindAR14 TruffleSeason', {
    ...grown,
    ...printed,
    because: 'the owner begins a season whose root is his own leaf',
    twin: { also: ['E6'], because: 'three of a hundred more at most, ever' },
  }),
  ...trap('AR: an operator plugs the line of the post elsewhere', 'BlindAR15 BakeliteBell', {
    ...gone,
    parts: [part('post', 'NodPost'), part('board', 'Switchboard', 'address', 'post')],
    ...made('address', 'board'),
    ...closable,
    also: ['E7', 'E9'],
    because: 'whoever answers there says no; the owner of the coin renounced, the operator cannot be seen',
    twin: { because: 'a line that is in use stays' },
  }),
  ...trap('AR: numbers by their keys', 'BlindAR15 TurnstileTern', {
    ...grown,
    ...closable,
    because: 'one of the keys is asked by every transfer',
    twin: { ...gone, because: 'nobody owns it any more' },
  }),
  ...trap('AR: a porter allots the exits of a day', 'BlindAR15 DoorstepDove', {
    ...gone,
    ...pool('place'),
    ...closable,
    also: ['E1', 'E9'],
    because: 'none, if he likes, and he did not renounce',
    twin: { also: ['E1'], because: 'twenty thousand at least' },
  }),
]

export const moreAR: readonly Case[] = [...second, ...third]
