import { type Case, trap } from '../case.ts'
import { all, allow, cloneOf, data, grown, hands, made, old, part, renounced, tell, units } from './blind-f-lives.ts'
import { critical, everybody, free, high, lanes, plan, shed, some, stowed } from './blind-h-lives.ts'

const closed = { effects: ['E1 now'], levels: critical } as const
const shut = { effects: ['E3 reachable'], levels: high } as const
const taxed = { effects: ['E4 reachable'], also: ['E3'], levels: high } as const
const taken = { effects: ['E5 reachable'], also: ['E3', 'E8'], levels: high } as const
const inflated = { effects: ['E6 reachable'], also: ['E3', 'E4', 'E5', 'E8'], levels: some } as const
const replaced = {
  effects: ['E7 reachable'],
  also: ['E3', 'E4', 'E5', 'E6', 'E8'],
  levels: some,
  because: 'an account replaces the code: MEDIUM by the row of upgrades, HIGH by what the new code may do',
} as const
const ledger = 'initialize(string,string,address,uint256)'

const honeypots: readonly Case[] = [
  ...trap('H: a relayer marks whoever bought', 'BlindH1 WrenToken', {
    ...closed,
    also: ['E3', 'E2'],
    because: 'all holders are marked and cannot sell; who comes new is marked later',
    shut: everybody,
    end: renounced,
  }),
  ...trap('H: a sale must not raise the low water mark', 'BlindH1 MarinerCoin', {
    ...closed,
    also: ['E2'],
    parts: [part('buoy', 'Buoy')],
    ...made('address', 'buoy'),
    end: renounced,
  }),
  ...trap('H: a sale needs more gas than a transaction may have', 'BlindH1 Lumenary', {
    ...closed,
    also: ['E9'],
    because: 'a sale wants thirty million gas, a transaction has at most 2^24; only a simulation with the gas of a whole block sells',
    open: tell('token', 'start()'),
  }),
  ...trap('H: a sale needs the balance of ether of the approval', 'BlindH1 SealedNote', {
    ...closed,
    also: ['E2', 'E9'],
    because: 'whoever pays for gas has less ether than when he approved',
  }),
  ...trap('H: each purchase makes everybody rest four times as long', 'BlindH1 Hibernate', {
    ...closed,
    also: ['E2'],
    because: 'who buys now waits ten years',
    end: renounced,
  }),
  ...trap('H: an approval holds for its block', 'BlindH1 GrantLedger', {
    ...closed,
    also: ['E2'],
    because: 'no account approves and sells in one block without a contract of its own',
  }),
  ...trap('H: only who has a pass of the notary sells', 'BlindH1 Concierge', {
    ...closed,
    also: ['E3'],
    ...made('address', 'deployer'),
    end: renounced,
  }),
  ...trap('H: after some transfers a sale cuts the balance first', 'BlindH1 Quartzite', {
    ...closed,
    also: ['E2', 'E4', 'E5'],
    because: 'who sells all fails, who sells a five-hundredth loses the rest',
    end: renounced,
  }),
  ...trap('H: contracts with much code cannot sell for others', 'BlindH2 Foxglove', {
    ...closed,
    because: 'the router cannot sell, nor can an account itself',
  }),
  ...trap('H: a bonus that runs out underflows', 'BlindH2 Almanac', {
    age: 'fresh',
    effects: ['E2 now'],
    levels: critical,
    because: 'from the twelfth day on every sale fails',
    taxes: free,
    end: renounced,
    twin: { taxes: free },
  }),
  ...trap('H: sales say they are done and move nothing', 'BlindH2 CopperMint', {
    ...closed,
    also: ['E2', 'E9'],
    shut: tell('token', 'registerMarket(address)', 'pair'),
    end: renounced,
  }),
  ...trap('H: the largest sale halves each day', 'BlindH5 Evergreen', {
    ...closed,
    also: ['E2'],
    because: 'after 25 days less than a millionth of an ether can be sold at once',
    end: renounced,
    twin: { also: ['E1', 'E2'], because: 'a fiftieth of the supply is the most that anybody sells at once' },
  }),
  ...trap('H: a packed word takes most of a sale', 'BlindH5 Ledgerline', {
    effects: ['E4 now'],
    also: ['E1'],
    levels: critical,
    types: 'uint256',
    values: plan(1, 96, 0),
    taxes: { buy: 1, sell: 96, transfer: 0 },
    end: renounced,
    twin: { values: plan(1, 3, 0), also: ['E4'], taxes: { buy: 1, sell: 3, transfer: 0 } },
  }),
  ...trap('H: sales want the difficulty of before the merge', 'BlindH6 Lodestone', {
    ...closed,
    also: ['E9'],
    because: 'since the merge the word is random and never small; only a simulation has none',
    end: renounced,
  }),
  ...trap('H: the opening lets people buy only', 'BlindH6 Curtainrise', {
    ...closed,
    because: 'nobody is left who could begin the season',
    open: tell('token', 'openTrading()'),
    end: renounced,
  }),
  ...trap('H: who may sell stands where a hash says', 'BlindH7 Gatehouse', {
    ...closed,
    open: tell('token', 'setMarket(address)', 'pair'),
    end: renounced,
  }),
]

const powers: readonly Case[] = [
  ...trap('H: a masked second owner writes a word', 'BlindH2 Underbrush', { ...shut, also: ['E9'], end: renounced }),
  ...trap('H: who holds the seventh deed sets the tithe', 'BlindH2 Parish', {
    ...taxed,
    parts: [part('deeds', 'Deeds')],
    ...made('address', 'deeds'),
    taxes: free,
    end: renounced,
    twin: { also: ['E4'], taxes: free },
  }),
  ...trap('H: lanes of the bridge narrowed by a list', 'BlindH2 Causeway', {
    ...shut,
    also: ['E4'],
    taxes: free,
    open: lanes,
    twin: { also: ['E3'], taxes: free, because: 'a transfer of a fiftieth of the supply always passes' },
  }),
  ...trap('H: a rate proposed, and an hour later committed', 'BlindH2 Metronome', {
    ...taxed,
    because: 'an hour is not a timelock, and one account does both',
    taxes: { buy: 0, sell: 1, transfer: 0 },
    end: renounced,
    twin: { also: ['E4'], taxes: { buy: 0, sell: 1, transfer: 0 } },
  }),
  ...trap('H: a steward behind a proxy that stays', 'BlindH3 StillProxy', {
    ...shut,
    parts: [part('implementation', 'PalisadeV1')],
    ...made('address,bytes', 'implementation', data(ledger, 'Palisade', 'PLSD', 'deployer', units(27_000_000))),
  }),
  ...trap('H: a clone whose steward reports a loss', 'BlindH3 ShareTarget', {
    ...taken,
    also: ['E3', 'E4', 'E6', 'E8'],
    ...grown,
    parts: [part('target', 'ShareTarget')],
    code: cloneOf('target'),
    before: tell('token', 'open(string,string,uint256)', 'Granite Share', 'GRNS', units(33_000_000)),
    twin: { also: ['E6'], because: 'all balances grow by the same millionth, two hundred times at most' },
  }),
  ...trap('H: an office tells the fee', 'BlindH3 Turnpike', {
    ...taxed,
    parts: [part('office', 'LevyOffice')],
    ...made('address', 'office'),
    taxes: { buy: 0, sell: 2, transfer: 0 },
    end: renounced,
    twin: { also: ['E4'], taxes: { buy: 0, sell: 2, transfer: 0 } },
  }),
  ...trap('H: the old token that is exchanged can be made', 'BlindH3 Brigantine', {
    ...inflated,
    ...grown,
    because: 'an account makes old ones without end and exchanges them',
    parts: [part('brig', 'OldBrig')],
    ...made('address', 'brig'),
    before: all(allow('brig', 'token'), tell('token', 'migrate(uint256)', units(21_000_000))),
    twin: { because: 'all of the old ones have been exchanged' },
  }),
  ...trap('H: the mailbox of the bridge is an account', 'BlindH3 Ferrymark', {
    ...inflated,
    ...made('address', 'deployer'),
    twin: { ...made('address', 'multisig'), also: ['E6'] },
  }),
  ...trap('H: a module of its own that consolidates', 'BlindH3 Keystone', {
    ...taken,
    parts: [part('module', 'LedgerModule')],
    ...made('address', 'module'),
  }),
  ...trap('H: vouchers of the server are minted', 'BlindH4 Tavern', {
    ...inflated,
    because: 'an account signs vouchers of any amount',
    twin: { because: 'vouchers are paid from a twentieth that was set aside' },
  }),
  ...trap('H: entries of a hashed role burn what others hold', 'BlindH5 Sluicegate', {
    ...taken,
    also: ['E3', 'E8', 'E9'],
    end: renounced,
  }),
  ...trap('H: words without a selector move any balance', 'BlindH5 Quietwater', { ...taken, also: ['E3', 'E8', 'E9'], end: renounced }),
  ...trap('H: burn by another name sets a ceiling', 'BlindH5 Bellwether', { ...shut, also: ['E4', 'E9'], end: renounced }),
  ...trap('H: a status in words', 'BlindH6 Almoner', shut),
  ...trap('H: whoever is excluded from reflection has nothing', 'BlindH6 Gleaner', {
    ...taken,
    also: ['E3', 'E6', 'E8'],
    // of what a sale leaves to all who hold the pool receives most
    twin: { also: ['E4'] },
  }),
  ...trap('H: a reporter posts the price of grain', 'BlindH7 Granary', {
    ...shut,
    parts: [part('feed', 'GrainFeed')],
    ...made('address', 'feed'),
    end: renounced,
  }),
  ...trap('H: the pool approved its maker at birth', 'BlindH7 Waystation', {
    ...taken,
    because: 'an account takes all that the pool holds',
    end: renounced,
  }),
]

const others: readonly Case[] = [
  ...trap('H: a beacon of one account', 'BlindH4 TideProxy', {
    ...replaced,
    ...grown,
    parts: [part('implementation', 'TidepoolToken'), part('beacon', 'TideBeacon', 'address', 'implementation')],
    ...made('address,bytes', 'beacon', data('initialize(string,address,uint256)', 'Tidepool', 'deployer', units(71_000_000))),
    twin: { also: ['E3', 'E4', 'E5', 'E6', 'E7', 'E8'], before: hands('beacon', 'timelock') },
  }),
  ...trap('H: a curator plugs code in', 'BlindH4 Patchbay', {
    ...replaced,
    also: ['E3', 'E4', 'E5', 'E6', 'E8'],
    end: renounced,
    twin: { end: all(tell('token', 'seal()'), renounced) },
  }),
  ...trap('H: the owner rescues the share of the pool', 'BlindH4 Boathouse', {
    effects: ['E8 reachable'],
    also: ['E3'],
    levels: high,
    lp: stowed,
    twin: { because: 'the share of the pool can never leave the token' },
  }),
  ...trap('H: a lock whose day can be changed', 'BlindH4 Shedwater', {
    effects: ['E8 reachable'],
    also: ['E3'],
    levels: high,
    parts: [part('shed', 'PoolShed')],
    lp: shed,
    end: renounced,
    twin: { lp: 'burnt', because: 'a lock that nobody knows is none, so the twin burns its share' },
  }),
  ...trap('H: a dollar with a letter of another alphabet', 'BlindH4 PlainDollar', {
    ...old,
    effects: ['E9 now'],
    levels: critical,
    ...made('string,string', 'USD Coin', 'U\u0405DC'),
    twin: made('string,string', 'Harbor Credit', 'HRBC'),
  }),
  ...trap('H: what was not sold is burnt in the events only', 'BlindH7 Bonfire', {
    effects: ['E9 now'],
    also: ['E5', 'E8'],
    levels: some,
    because: 'the event tells of a fifth of the supply that is still held by its maker; a mismatch is HIGH, and weaker where not summed up',
    open: tell('token', 'burnUnsold()'),
    spread: 'none',
    end: renounced,
  }),
]

export const blindH: readonly Case[] = [...honeypots, ...powers, ...others]
