import type { Level } from '../../../src/api/level.ts'
import { type Case, trap } from '../case.ts'
import { besides, locked, nearlyBurnt } from './blind-ai-lives.ts'
import { cloneOf, grown, hands, made, old, part, renounced, tell, units } from './blind-f-lives.ts'

const critical: readonly Level[] = ['CRITICAL']
const grave: readonly Level[] = ['HIGH', 'CRITICAL']
const fresh = { age: 'fresh' } as const
const newborn = { age: 'newborn' } as const

/** Nobody has to do anything for it. */
const exits: readonly Case[] = [
  ...trap('AI: a market whose shares were burnt has moved', 'BlindAI1 TidalTern', {
    ...fresh,
    end: renounced,
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    because: 'people sold until the shares were burnt, which looks like an end of all risk',
    twin: { because: 'it is told, and that is all' },
  }),
  ...trap('AI: large sales come in slices, and the pool is skimmed', 'BlindAI1 SilverSole', {
    ...fresh,
    end: renounced,
    effects: ['E4 now'],
    also: ['E1', 'E9'],
    levels: critical,
    taxes: { buy: 0, sell: 95 },
    because: 'nineteen of twenty slices go to its maker before the pool has counted them',
    twin: { because: 'skimmed before the sale, when there is nothing' },
  }),
  ...trap('AI: who names no partner behind the data of a call leaves 96', 'BlindAI2 ReferralRook', {
    ...newborn,
    verified: false,
    effects: ['E4 now'],
    also: ['E1', 'E9'],
    levels: critical,
    taxes: { buy: 0, sell: 96 },
    because: 'no router puts anything behind it',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 2 } },
  }),
  ...trap('AI: to swap its fees ends the whole call', 'BlindAI4 MoonMallard', {
    ...fresh,
    end: renounced,
    effects: ['E1 now'],
    also: ['E4', 'E9'],
    levels: critical,
    because: 'the transfer says that it was done, and the pool got nothing',
    twin: { also: ['E4'], taxes: { buy: 3, sell: 3 } },
  }),
  ...trap('AI: the step for sales is a function that was never set', 'BlindAI5 StepStoat', {
    ...grown,
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
  }),
  ...trap('AI: only accounts that borrow the code of the house sell', 'BlindAI3 PurseParrot', {
    ...fresh,
    parts: [part('purse', 'Purse')],
    ...made('address', 'purse'),
    effects: ['E1 now'],
    also: ['E5', 'E9'],
    levels: critical,
    because: 'EIP-7702, and the clerk of that code has all that they own',
    twin: { because: 'it greets them' },
  }),
  ...trap('AI: rates are told by eight bytes of code', 'BlindAI2 SlateSkua', {
    effects: ['E4 now'],
    also: ['E1', 'E9'],
    levels: critical,
    taxes: { buy: 0, sell: 97 },
    twin: { also: ['E4'], taxes: { buy: 0, sell: 2 } },
  }),
  ...trap('AI: two facets disagree where allowances stand', 'BlindAI6 PrismPtarmigan', {
    parts: [part('ledger', 'LedgerFacet'), part('trust', 'TrustFacet'), part('trade', 'TradeFacet')],
    ...made('address,address,address', 'ledger', 'trust', 'trade'),
    spread: 'direct',
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    because: 'its maker has one from the beginning; who knew of sessions could open one, which no wallet does',
  }),
  ...trap('AI: sales carry a blob', 'BlindAI3 BlobBarnacle', {
    ...newborn,
    verified: false,
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    because: 'no wallet sends one to a router',
  }),
  ...trap('AI: a filter for robots fills with purchases', 'BlindAI5 DuskDunlin', {
    ...fresh,
    effects: ['E2 now'],
    also: ['E1', 'E9'],
    levels: grave,
    because: 'after a hundred purchases nearly everybody is a robot',
    twin: { because: 'robots are told and may sell' },
  }),
  ...trap('AI: an average of the price does not fit for long', 'BlindAI1 BrineBrant', {
    ...fresh,
    end: renounced,
    effects: ['E2 now'],
    also: ['E1', 'E9'],
    levels: grave,
    because: 'two weeks after its birth the sum of seconds exceeds 112 bits, and each sale fails',
    twin: { because: 'the sum has 256 bits' },
  }),
]

/** Exits and fees in the hands of somebody. */
const gates: readonly Case[] = [
  ...trap('AI: a long answer is caught and costs all gas', 'BlindAI8 EchoEider', {
    ...grown,
    parts: [part('echo', 'Echo')],
    ...made('address', 'echo'),
    open: tell('token', 'setPair(address)', 'pair'),
    effects: ['E3 reachable'],
    also: ['E1', 'E9'],
    levels: grave,
    because: 'its keeper makes it verbose; what is caught has to be copied first',
    twin: { because: 'sixty thousand gas and no more' },
  }),
  ...trap('AI: who provides a two-hundredth of the pool settles it', 'BlindAI1 QuorumQuail', {
    end: renounced,
    lp: nearlyBurnt,
    effects: ['E3 reachable'],
    also: ['E1', 'E9'],
    levels: grave,
    because: 'its maker kept a fiftieth, and anybody may provide as much',
  }),
  ...trap('AI: a balance with certain digits turns the tide', 'BlindAI9 CipherCod', {
    ...grown,
    effects: ['E3 reachable'],
    also: ['E1', 'E9'],
    levels: grave,
    because: 'whoever read the digits sends a few wei and plays',
    twin: { because: 'a game and no more' },
  }),
  ...trap('AI: each permit of the treasury raises the fee', 'BlindAI7 QuillQuetzal', {
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    because: 'nineteen of a hundred for each nonce, up to ninety-eight',
    twin: { also: ['E4'], because: 'two of a hundred at most' },
  }),
  ...trap('AI: an empty cistern makes sales dear', 'BlindAI1 CisternCoot', {
    ...old,
    end: renounced,
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: { buy: 0, sell: 1 },
    because: 'the wallet of its maker; he sends its ether away, and 98 of 100 are kept',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 1 }, because: 'three of a hundred at most' },
  }),
  ...trap('AI: a second market of crumbs must agree', 'BlindAI1 MirrorMoorhen', {
    ...fresh,
    parts: [part('neighbour', 'Neighbour')],
    ...made('address', 'neighbour'),
    open: besides,
    end: renounced,
    effects: ['E3 reachable'],
    also: ['E1', 'E9'],
    levels: grave,
    because: 'anybody moves it with a thousand tokens; its maker has all of the other coin',
  }),
  ...trap('AI: a bond of five ether keeps everybody in', 'BlindAI1 BondedBuzzard', {
    end: renounced,
    effects: ['E3 reachable'],
    also: ['E1', 'E9'],
    levels: grave,
    because: 'anybody, for as long as he likes, and he gets it back',
    twin: { because: 'disputes are told' },
  }),
  ...trap('AI: a timelock counts blocks and looks at the clock', 'BlindAI7 PatientPlover', {
    ...grown,
    parts: [part('clock', 'Escapement')],
    end: hands('token', 'clock'),
    effects: ['E3 reachable'],
    also: ['E1', 'E9'],
    levels: grave,
    because: 'the number of a block is a time long past, so there is no wait',
    twin: { also: ['E3'], because: 'two days in blocks' },
  }),
]

/** Balances that somebody takes. */
const seizures: readonly Case[] = [
  ...trap('AI: accounts are told apart by four bytes', 'BlindAI3 QuartzQuoll', {
    ...grown,
    effects: ['E5 reachable'],
    also: ['E3', 'E8', 'E9'],
    levels: grave,
    because: 'anybody finds a key for the first four bytes of another in an hour; the pool is one of them',
  }),
  ...trap('AI: a hash that somebody approves counts for everybody', 'BlindAI8 PapyrusPipit', {
    ...grown,
    parts: [part('permits', 'Permits')],
    ...made('address', 'permits'),
    effects: ['E5 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
    because: 'anybody; the contract of permits needs no approval',
    twin: { because: 'who holds has to approve it' },
  }),
  ...trap('AI: several calls in one forget who the forwarder spoke for', 'BlindAI7 RelayRuff', {
    ...old,
    parts: [part('courier', 'Courier')],
    ...made('address', 'courier'),
    effects: ['E5 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
    because: 'anybody puts another account behind each call; the forwarder is that of the library',
    twin: { because: 'the sender is put behind each' },
  }),
  ...trap('AI: three guardians of all have one hand', 'BlindAI8 KinKestrel', {
    ...old,
    parts: [part('one', 'Guardian'), part('two', 'Guardian'), part('three', 'Guardian')],
    ...made('address,address,address', 'one', 'two', 'three'),
    effects: ['E5 reachable'],
    also: ['E3', 'E8', 'E9'],
    levels: grave,
    because: 'for whoever named none, and the pool is such a one',
    twin: { because: 'only those whom one has named' },
  }),
  ...trap('AI: burns what the other allowed, the wrong way round', 'BlindAI5 CinderCrake', {
    ...old,
    effects: ['E5 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
    because: 'anybody approves the pool and burns what it has',
  }),
  ...trap('AI: who never paid rent is evicted', 'BlindAI9 TenantTeal', {
    ...grown,
    effects: ['E5 reachable'],
    also: ['E9'],
    levels: grave,
    because: 'by anybody; nobody is told of a rent, and nothing paid is 1970',
    twin: { also: ['E5'], because: 'less than a thousand million wei' },
  }),
]

/** Supply in the hands of somebody. */
const mints: readonly Case[] = [
  ...trap('AI: its maker votes with what lies in the pool', 'BlindAI7 CommonsCurlew', {
    ...grown,
    effects: ['E6 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
    because: 'the pool delegated to him when it was made, and has more than half of all votes',
    twin: { also: ['E6'], because: 'half of all would have to agree, and the pool has no vote' },
  }),
  ...trap('AI: a tag of a certain kind is a balance', 'BlindAI2 PebbleTag', {
    ...grown,
    effects: ['E6 reachable'],
    also: ['E5', 'E8', 'E9'],
    levels: grave,
    because: 'anybody; the place of a tag is hashed like that of a balance',
    twin: { because: 'no kind leads there' },
  }),
  ...trap('AI: ether counts once for each step of a batch', 'BlindAI10 WickerEther', {
    ...grown,
    before: tell('token', 'deposit() 300'),
    effects: ['E6 reachable'],
    also: ['E5', 'E8', 'E9'],
    levels: grave,
    because: 'anybody',
    twin: { also: ['E6'], because: 'a batch takes no ether' },
  }),
  ...trap('AI: a message that nobody proved has the root of nothing', 'BlindAI8 NarrowsNoddy', {
    ...old,
    parts: [part('replica', 'Replica', 'address', 'multisig')],
    ...made('address', 'replica'),
    effects: ['E6 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
    because: 'anybody, as that root was confirmed at the beginning',
    twin: { also: ['E6'], because: 'two of three tell roots that are good two days later' },
  }),
  ...trap('AI: what has been claimed for may be claimed for by the next', 'BlindAI9 DividendDotterel', {
    effects: ['E6 reachable'],
    also: ['E8', 'E9'],
    levels: grave,
    because: 'anybody sends his tokens to another account of his and claims again, without an end',
    twin: { also: ['E6'], because: 'a fortieth of the supply at most' },
  }),
  ...trap('AI: half of a word is checked, and all of it arrives', 'BlindAI3 HalfHake', {
    ...grown,
    effects: ['E6 reachable'],
    also: ['E5', 'E8', 'E9'],
    levels: grave,
    because: 'anybody sends a multiple of 2^128, which costs him nothing',
  }),
]

/** Code, market and names. */
const others: readonly Case[] = [
  ...trap('AI: a clone of a shell that asks a reef', 'BlindAI10 ShellCoin', {
    ...old,
    parts: [part('coin', 'ShellCoin'), part('reef', 'Reef', 'address', 'coin'), part('shell', 'Shell', 'address', 'reef')],
    code: cloneOf('shell'),
    before: tell('token', 'initialize(string,string,uint256)', 'Abalone', 'ABAL', units(27_000_000)),
    effects: ['E7 reachable'],
    also: ['E3', 'E4', 'E5', 'E6', 'E8', 'E9'],
    levels: grave,
    because: 'neither the clone nor the shell can change, but one account tells the reef of another coin',
    twin: { because: 'the reef never changes' },
  }),
  ...trap('AI: the keeper of a locker says what it has earned', 'BlindAI10 HarbourHoopoe', {
    parts: [part('locker', 'EverLocker')],
    lp: locked,
    end: renounced,
    effects: ['E8 reachable'],
    also: ['E9'],
    levels: grave,
    because: 'a figure high enough releases all of what is locked for ever',
    twin: { because: 'what a share has grown by is read from the pool' },
  }),
  ...trap('AI: its name tells people to visit a page', 'BlindAI10 BulletinBee', {
    ...fresh,
    end: renounced,
    effects: ['E9 now'],
    levels: grave,
    because: 'handed to people who never asked for it',
  }),
]

export const blindAI: readonly Case[] = [...exits, ...gates, ...seizures, ...mints, ...others]
