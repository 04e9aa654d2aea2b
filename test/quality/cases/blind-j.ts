import type { Level } from '../../../src/api/level.ts'
import { type Case, trap } from '../case.ts'
import { all, grown, hands, made, old, part, renounced, tell } from './blind-f-lives.ts'

const high: readonly Level[] = ['HIGH']
/** A mint that everybody sees, and what meets one holder at a time. */
const milder: readonly Level[] = ['MEDIUM', 'HIGH']
/** What moves balances while the supply stands still may be called worse. */
const grave: readonly Level[] = ['HIGH', 'CRITICAL']
const shut = { effects: ['E3 reachable'], levels: high } as const
const taxed = { effects: ['E4 reachable'], also: ['E3'], levels: high } as const
const taken = { effects: ['E5 reachable'], also: ['E3', 'E8'], levels: high } as const
const inflated = { effects: ['E6 reachable'], levels: milder } as const
const fee = (sell: number, buy = 0) => ({ taxes: { buy, sell, transfer: 0 } })
/** A fee that was there from the start and stays small. */
const mild = (sell: number, buy = 0) => ({ twin: { also: ['E4'], ...fee(sell, buy) } }) as const
const bound = (target: string, by: string) => tell(target, by, 'token')

const blocked: readonly Case[] = [
  ...trap('J: seasons in one word', 'BlindJ1 Equinox', { ...shut, ...grown }),
  ...trap('J: a program for members', 'BlindJ1 Verity', shut),
  ...trap('J: a vault with deposit hours', 'BlindJ1 Granary', {
    ...shut,
    ...fee(2),
    parts: [part('vault', 'GrainVault')],
    ...made('address', 'vault'),
    shut: renounced,
    ...mild(2),
  }),
  ...trap('J: fingerprints of trades, as deep as told', 'BlindJ1 Tessera', {
    ...shut,
    ...old,
    parts: [part('recorder', 'TradeRecorder')],
    ...made('address', 'recorder'),
    end: renounced,
  }),
  ...trap('J: a feed says that the sequencer is down', 'BlindJ1 Halcyon', {
    ...shut,
    parts: [part('feed', 'UptimeFeed')],
    ...made('address', 'feed'),
    end: renounced,
  }),
  ...trap('J: release dates for spans of numbers', 'BlindJ2 Fathom', { ...shut, ...grown, end: renounced }),
  ...trap('J: the guardian retires a market', 'BlindJ2 Ledgerline', { ...shut, age: 'fresh' }),
  ...trap('J: reputation under hashed names', 'BlindJ3 Nightjar', {
    ...shut,
    levels: milder,
    because: 'it stops one holder after the other, never all at once',
    end: renounced,
  }),
  ...trap('J: a council wallet of one key', 'BlindJ4 Tarn', {
    ...shut,
    ...old,
    parts: [part('council', 'CouncilWallet')],
    open: tell('token', 'setMarket(address)', 'pair'),
    end: hands('token', 'council'),
  }),
]

const raised: readonly Case[] = [
  ...trap('J: what the patron sends is the fee', 'BlindJ5 Pomelo', { ...taxed, ...fee(2), ...grown, end: renounced, ...mild(2) }),
  ...trap('J: features that cost a percent and more', 'BlindJ5 Wicket', { ...taxed, ...fee(1), end: renounced, ...mild(1) }),
  ...trap('J: a sealed rate', 'BlindJ5 Osprey', { ...taxed, ...fee(1.5, 1.5), age: 'fresh', ...mild(1.5, 1.5) }),
  ...trap('J: one voter of the commons', 'BlindJ5 Commons', {
    ...taxed,
    ...fee(1),
    parts: [part('votes', 'CommonsVote')],
    ...made('address', 'votes'),
    end: renounced,
    ...mild(1),
  }),
  ...trap('J: precision of the books', 'BlindJ2 Drachm', { ...taxed, ...fee(0.6), ...old, ...mild(0.6) }),
  ...trap('J: a tide of points', 'BlindJ3 Tidal', {
    ...taxed,
    ...fee(2),
    parts: [part('table', 'TideTable')],
    ...made('address', 'table'),
    end: renounced,
    ...mild(2),
  }),
  ...trap('J: a poke with something behind it', 'BlindJ4 Solstice', {
    ...taxed,
    ...fee(1),
    ...grown,
    open: tell('token', 'setMarket(address)', 'pair'),
    ...mild(1),
  }),
  ...trap('J: policies for calm and storm', 'BlindJ6 Lyric', {
    ...taxed,
    ...fee(1.5),
    parts: [part('calm', 'CalmPolicy'), part('storm', 'StormPolicy'), part('book', 'PolicyBook', 'address[]', ['calm', 'storm'])],
    ...made('address', 'book'),
    end: renounced,
    ...mild(1.5),
  }),
  ...trap('J: flat tariffs by an appointed role', 'BlindJ6 Kestrel', {
    ...taxed,
    ...fee(0),
    ...old,
    end: renounced,
    twin: { also: ['E4'], ...fee(0) },
  }),
]

const lost: readonly Case[] = [
  ...trap('J: the price of a minority', 'BlindJ2 Corvid', { ...taken, ...grown }),
  ...trap('J: notes of another series', 'BlindJ3 Marl', {
    ...taken,
    also: ['E3', 'E6', 'E8'],
    levels: grave,
    because: 'the registrar may raise his own index as well, and no supply tells of it',
    end: renounced,
  }),
  ...trap('J: balances in a store with a custodian', 'BlindJ4 Verdin', {
    ...taken,
    ...old,
    also: ['E3', 'E6', 'E8'],
    levels: grave,
    because: 'the custodian writes any balance, his own too, without an event',
    parts: [part('store', 'EternalStore')],
    ...made('address', 'store'),
    before: all(bound('store', 'attach(address)'), tell('token', 'begin()')),
    open: tell('token', 'setMarket(address)', 'pair'),
    end: renounced,
  }),
  ...trap('J: an operator by default', 'BlindJ4 Pellan', {
    ...taken,
    open: tell('token', 'setMarket(address)', 'pair'),
    end: renounced,
  }),
  ...trap('J: a registry of contracts that need no approval', 'BlindJ6 Dossier', {
    ...taken,
    ...grown,
    parts: [part('registry', 'OperatorRegistry')],
    ...made('address', 'registry'),
    end: renounced,
  }),
  ...trap('J: recalled by a message of a peer', 'BlindJ6 Causeway', {
    ...taken,
    before: tell('token', 'enrollRemoteRouter(uint32,bytes32)', 8453n, `0x${'00'.repeat(12)}${'c4'.repeat(20)}`),
  }),
  ...trap('J: coins of those who sleep', 'BlindJ7 Moth', { ...taken, ...old, end: renounced }),
  ...trap('J: the holder of a seal arbitrates', 'BlindJ7 Annal', {
    ...taken,
    age: 'fresh',
    parts: [part('seal', 'ArbiterSeal')],
    ...made('address', 'seal'),
    end: renounced,
  }),
  ...trap('J: settlements under a root', 'BlindJ7 Writ', { ...taken, end: renounced }),
]

const coined: readonly Case[] = [
  ...trap('J: gifts whose sum runs over', 'BlindJ3 Bramble', {
    ...inflated,
    ...old,
    also: ['E3'],
    levels: grave,
    because: 'the supply does not tell of what the sum that runs over makes',
  }),
  ...trap('J: grants for applicants by number', 'BlindJ3 Quern', { ...inflated, end: renounced }),
  ...trap('J: an airdrop that mints', 'BlindJ4 Sorrel', {
    ...inflated,
    ...grown,
    parts: [part('box', 'DropBox')],
    ...made('address', 'box'),
    before: bound('box', 'setToken(address)'),
    open: tell('token', 'setMarket(address)', 'pair'),
    end: renounced,
  }),
  ...trap('J: a field that grows as fast as told', 'BlindJ7 Loam', {
    ...inflated,
    parts: [part('field', 'LoamField')],
    ...made('address', 'field'),
    before: bound('field', 'setLoam(address)'),
    end: renounced,
  }),
  ...trap('J: every transfer makes some for one', 'BlindJ7 Myrrh', { ...inflated, ...old, end: renounced }),
  ...trap('J: packets of one relayer', 'BlindJ8 Isthmus', {
    ...inflated,
    age: 'fresh',
    before: tell('token', 'setPeer(uint32,bytes32)', 137n, `0x${'00'.repeat(12)}${'7a'.repeat(20)}`),
  }),
  ...trap('J: the provider names who lends', 'BlindJ8 Tribune', {
    ...inflated,
    ...grown,
    also: ['E3'],
    parts: [part('provider', 'AddressesProvider')],
    ...made('address', 'provider'),
    end: renounced,
  }),
  ...trap('J: gains as the manager reports them', 'BlindJ8 Larder', {
    ...inflated,
    parts: [part('strategy', 'LarderStrategy')],
    ...made('address', 'strategy'),
    before: bound('strategy', 'setLarder(address)'),
    end: renounced,
  }),
  ...trap('J: points are corrected', 'BlindJ8 Osier', {
    ...inflated,
    ...old,
    parts: [part('tracker', 'OsierTracker')],
    ...made('address', 'tracker'),
    before: bound('tracker', 'setToken(address)'),
    end: renounced,
  }),
]

export const blindJ: readonly Case[] = [...blocked, ...raised, ...lost, ...coined]
