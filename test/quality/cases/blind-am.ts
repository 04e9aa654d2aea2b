import { toFunctionSelector } from 'viem'
import { type Case, trap } from '../case.ts'
import { closable, closed, closing, fresh, gone, grave, partly, removable, taken } from './blind-al-lives.ts'
import { delivered, famous, membership, proof, rung } from './blind-am-lives.ts'
import { all, allow, cloneOf, data, grown, hands, later, made, old, part, people, renounced, role, tell, units } from './blind-f-lives.ts'

/** Nobody but some can sell. */
const shutNow: readonly Case[] = [
  ...trap('AM: an oracle of taxes says 103 of a hundred', 'BlindAM1 TannenTrout', {
    ...fresh,
    ...gone,
    parts: [part('oracle', 'TannenTaxOracle')],
    ...made('address', 'oracle'),
    ...closed,
    also: ['E3', 'E4', 'E9'],
    because: 'what is left of a sale is less than nothing, so it fails; its clerk knows whom to spare',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 3 }, because: 'three of a hundred, and less for some' },
  }),
  ...trap('AM: sellers prove that they are members, of two', 'BlindAM1 RootedRhubarb', {
    ...gone,
    ...made('bytes32', membership),
    before: tell('token', 'enrol(bytes32[])', proof),
    ...closed,
    because: 'the root of its tree has two leaves',
    twin: { because: 'for half an hour only' },
  }),
  ...trap('AM: sellers need one of three seals of brass', 'BlindAM1 SealedSalamander', {
    ...grown,
    ...gone,
    parts: [part('seals', 'BrassSeals')],
    ...made('address', 'seals'),
    ...closed,
    because: 'its maker has all three',
    twin: { also: ['E1'], because: 'others sell a fiftieth at once' },
  }),
  ...trap('AM: an allowance lapses before it is settled', 'BlindAM2 LapsingLlama', {
    ...gone,
    ...closed,
    because: 'valid from the second hour until the first',
    twin: { because: 'valid at once, for an hour' },
  }),
  ...trap('AM: a hundredth a day is rounded to nothing for 99 days', 'BlindAM3 DripDromedary', {
    ...gone,
    ...closed,
    because: 'and each receipt starts anew',
    twin: { because: 'all is unlocked from the start' },
  }),
  ...trap('AM: one sells what one has bought, of which a part was kept', 'BlindAM3 WholeLotWombat', {
    ...fresh,
    ...gone,
    ...closed,
    also: ['E4', 'E9'],
    because: 'the lot is written down before its fee, so nobody has all of it',
    twin: { also: ['E4'], taxes: { buy: 1, sell: 0 }, because: 'the lot is only written down' },
  }),
  ...trap('AM: sales for half of the price of gas that a block asks for', 'BlindAM4 ThriftyCaracal', {
    ...gone,
    ...closed,
    because: 'only calls that pay nothing get through, and those are simulations',
    twin: { also: ['E1'], because: 'two thousand gwei above it' },
  }),
  ...trap('AM: an approval keeps its upper bits only', 'BlindAM4 HalfwordHeron', {
    ...grown,
    ...closed,
    because: 'what it shows is another book; less than a tenth of a coin can be sold',
  }),
]

/** Exits that close by themselves. */
const shutLater: readonly Case[] = [
  ...trap('AM: closed at night, and nights grow by an hour a day', 'BlindAM4 NightshiftNarwhal', {
    ...fresh,
    ...gone,
    ...closing,
    because: 'after 24 days it is night for ever',
    twin: { also: ['E1'], because: 'then a fiftieth at once' },
  }),
  ...trap('AM: only the eight latest buyers sell', 'BlindAM3 EightChairsEgret', {
    ...fresh,
    ...gone,
    ...closing,
    because: 'each new one takes the chair of the oldest',
    twin: { because: 'chairs mean nothing' },
  }),
]

/** Exits and fees that somebody has in his hand. */
const gates: readonly Case[] = [
  ...trap('AM: a new name with an exclamation mark ends sales', 'BlindAM5 MottoMagpie', {
    ...gone,
    parts: [part('target', 'MottoMagpie')],
    code: cloneOf('target'),
    before: tell('token', 'initialize(string,string,uint256)', 'Motto Magpie', 'MOTTO', units(60_000_000)),
    ...closable,
    because: 'its editor is not its owner, and stays',
    twin: { also: ['E9'], because: 'a name is a name' },
  }),
  ...trap('AM: whom the promoter showers with crumbs cannot sell', 'BlindAM5 ConfettiCoati', {
    ...grown,
    ...gone,
    ...closable,
    levels: partly,
    because: 'many accounts at once, but each by name',
  }),
  ...trap('AM: the market moves on, and the pool is a wallet with a limit', 'BlindAM6 PierhouseCoin', {
    ...old,
    ...gone,
    open: tell('token', 'updateMarket(address)', 'pair'),
    ...closable,
    also: ['E1', 'E9'],
    because: 'the pool has more than three of a hundred, so it receives no more',
    twin: { also: ['E1'], because: 'the market was told once' },
  }),
  ...trap('AM: a referee gives everybody the red card', 'BlindAM7 OffsideOcelot', {
    ...grown,
    ...gone,
    parts: [part('referee', 'RefereeBook')],
    ...made('address', 'referee'),
    ...closable,
    because: 'who has no card of his own has the standard one, which can be changed',
    twin: { also: ['E3'], because: 'on the first day only' },
  }),
  ...trap('AM: one word holds both fees, and a mechanic writes it', 'BlindAM5 DialwordDingo', {
    ...gone,
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: { buy: 2, sell: 2 },
    twin: { also: ['E4'], taxes: { buy: 2, sell: 2 }, because: 'four of a hundred at most' },
  }),
  ...trap('AM: a fee is thirty parts of a whole that shrinks', 'BlindAM2 FractionFerret', {
    ...grown,
    ...gone,
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: { buy: 3, sell: 3 },
    because: 'thirty of thirty is all',
    twin: { also: ['E4'], taxes: { buy: 3, sell: 3 }, because: 'a thousand at least' },
  }),
  ...trap('AM: whoever knows the phrase sets the fee', 'BlindAM5 PassphrasePuma', {
    ...gone,
    ...made('bytes32', role('mackerel sky at noon')),
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: { buy: 0, sell: 2 },
    because: 'up to all of it, and its maker chose the phrase',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 2 }, because: 'four of a hundred at most' },
  }),
  ...trap('AM: a fitter turns the fee by borrowed code', 'BlindAM8 SpindleSpaniel', {
    ...grown,
    ...gone,
    parts: [part('screw', 'SpindleScrew')],
    ...made('address', 'screw'),
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: { buy: 0, sell: 2 },
    because: 'the borrowed code has no bound',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 2 }, because: 'three of a hundred at most' },
  }),
]

const seizures: readonly Case[] = [
  ...trap('AM: a spender whose hash is known needs no allowance', 'BlindAM2 OtterLedger', {
    ...grown,
    ...gone,
    ...taken,
    because: 'it is that of its maker',
  }),
  ...trap('AM: an approval costs a hundredth of what it allows', 'BlindAM7 StampDutyStoat', {
    ...gone,
    effects: ['E1 now'],
    also: ['E4', 'E5', 'E9'],
    levels: grave,
    because: 'who allows everything, as all do, loses all that he has before he sells it',
    twin: { because: 'the stamp costs nothing' },
  }),
  ...trap('AM: a token that trusts itself runs errands', 'BlindAM8 HandymanHoopoe', {
    ...grown,
    ...gone,
    ...taken,
    because: 'sent to itself it takes from anybody',
    twin: { because: 'never to itself' },
  }),
  ...trap('AM: a warden sorts people by rungs and weighs the rungs', 'BlindAM8 LadderLemming', {
    ...gone,
    effects: ['E5 reachable', 'E6 reachable'],
    also: ['E1', 'E3', 'E9'],
    levels: grave,
    because: 'what one has shrinks to nothing or grows, and the supply stays',
    twin: { because: 'all rungs weigh the same' },
  }),
]

const mints: readonly Case[] = [
  ...trap('AM: a batch whose sum wraps around', 'BlindAM6 GrainBatchCoin', {
    ...old,
    ...gone,
    effects: ['E6 reachable'],
    also: ['E9'],
    levels: grave,
    because: 'anybody sends two others half of all numbers',
  }),
  ...trap('AM: lent for a transaction, and what is missing is let off', 'BlindAM9 BorrowedBittern', {
    ...grown,
    effects: ['E6 reachable'],
    also: ['E9'],
    levels: grave,
    because: 'a borrower that passes it on keeps it, up to the supply each time',
    twin: { because: 'all of it comes back' },
  }),
  ...trap('AM: a monthly hundredth is reaped again from another purse', 'BlindAM9 HarvestHamlet', {
    ...grown,
    effects: ['E6 reachable'],
    also: ['E9'],
    levels: grave,
    because: 'a purse that never reaped reaps for all months, whatever came into it',
    twin: { also: ['E6'], because: 'coins take their month with them: twelve hundredths or so at most' },
  }),
  ...trap('AM: a message over a bridge is delivered as often as one likes', 'BlindAM9 CarillonCoin', {
    ...grown,
    parts: [part('bridge', 'CarillonBridge', 'address[]', people(0, 5))],
    ...made('address', 'bridge'),
    before: tell('bridge', 'bind(address)', 'token'),
    open: rung,
    shut: delivered,
    effects: ['E6 reachable'],
    also: ['E9'],
    levels: grave,
    because: 'nobody asks whether it has been',
    twin: { also: ['E6'], because: 'once, and three of five' },
  }),
]

const replaced: readonly Case[] = [
  ...trap('AM: a proxy takes a bare word of its maker for new code', 'BlindAM10 PamphletProxy', {
    ...grown,
    parts: [part('logic', 'PamphletLogic')],
    ...made(
      'address,bytes',
      'logic',
      data('initialize(string,string,address,uint256)', 'Pamphlet', 'PAMPH', 'deployer', units(72_000_000)),
    ),
    effects: ['E7 reachable'],
    also: ['E1', 'E3', 'E4', 'E5', 'E6', 'E9'],
    levels: ['MEDIUM', ...grave],
    because: 'it has no function for that, and its maker is named',
    twin: { because: 'its code stays' },
  }),
  ...trap('AM: a beacon of the timelock, and of its stoker', 'BlindAM10 HearthProxy', {
    ...old,
    parts: [part('logic', 'PamphletLogic'), part('beacon', 'HearthBeacon', 'address', 'logic')],
    ...made(
      'address,bytes',
      'beacon',
      data('initialize(string,string,address,uint256)', 'Hearth', 'HEARTH', 'deployer', units(29_000_000)),
    ),
    before: hands('beacon', 'timelock'),
    effects: ['E7 reachable'],
    also: ['E1', 'E3', 'E4', 'E5', 'E6', 'E9'],
    levels: ['MEDIUM', ...grave],
    because: 'who made the beacon may exchange the code as well, and is named',
    twin: { also: ['E3', 'E5', 'E6', 'E7'], because: 'the timelock alone' },
  }),
  ...trap('AM: finished, and extended all the same', 'BlindAM10 AtelierToken', {
    ...grown,
    parts: [part('mottos', 'AtelierMottos')],
    before: tell('token', 'extend(bytes4,address)', toFunctionSelector('motto()'), 'mottos'),
    end: all(tell('token', 'finish()'), renounced),
    effects: ['E7 reachable'],
    also: ['E1', 'E3', 'E4', 'E5', 'E6', 'E9'],
    levels: grave,
    because: 'what is added runs on the storage of the token',
    twin: { because: 'nothing can be added' },
  }),
]

const markets: readonly Case[] = [
  ...trap('AM: a lock of a hundred years does not fit into its number', 'BlindAM11 KelpieKnot', {
    ...gone,
    parts: [part('locker', 'KelpieLocker')],
    lp: all(allow('pair', 'locker'), tell('locker', 'hold(address,uint256)', 'pair', 36_500n)),
    ...removable,
    because: 'it ended in the nineties',
    twin: { also: ['E8'], because: 'a hundred years' },
  }),
  ...trap('AM: the shares of the pool belong to a parish of one', 'BlindAM11 ParishPuffin', {
    ...grown,
    ...gone,
    parts: [part('hall', 'ParishHall', 'address[],uint256,uint256', ['deployer'], 1n, 0n)],
    lp: all(allow('pair', 'hall'), tell('hall', 'give(address)', 'pair')),
    ...removable,
    because: 'its only member moves and carries in the same breath',
    twin: {
      parts: [part('hall', 'ParishHall', 'address[],uint256,uint256', people(0, 7), 5n, 604_800n)],
      also: ['E8'],
      because: 'five of seven, after a week',
    },
  }),
  ...trap('AM: a lock that is divided forgets its day', 'BlindAM11 SpliceSwift', {
    ...fresh,
    ...gone,
    parts: [part('vault', 'SpliceVault')],
    lp: all(allow('pair', 'vault'), tell('vault', 'lay(address,uint256)', 'pair', later(730))),
    ...removable,
    because: 'the part is free at once',
    twin: { also: ['E8'], because: 'two years for each part' },
  }),
]

const deceptions: readonly Case[] = [
  ...trap('AM: a dollar that all know, with letters nobody sees', 'BlindAM12 SheetDollar', {
    ...fresh,
    effects: ['E9 now'],
    levels: grave,
    because: 'a space without width, and a letter of another alphabet',
    twin: { because: 'a name of its own' },
  }),
  ...trap('AM: celebrated purchases of famous people that never were', 'BlindAM12 ApplauseAlbatross', {
    ...fresh,
    ...gone,
    open: tell('token', 'celebrate(address[],uint256)', famous, units(700_000)),
    effects: ['E9 now'],
    levels: partly,
    because: 'the events say so, the balances do not',
    twin: { because: 'they are given what the events say' },
  }),
  ...trap('AM: an owner who shows as nobody sets the fee', 'BlindAM13 ParsonagePelican', {
    ...grown,
    ...gone,
    effects: ['E4 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    taxes: { buy: 0, sell: 2 },
    because: 'to renounce changes what is shown, no more',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 2 }, because: 'nobody sets it any more' },
  }),
  ...trap('AM: a partner has nine times what there is', 'BlindAM13 CensusCivet', {
    ...gone,
    ...made('address', 'stranger'),
    effects: ['E9 now'],
    also: ['E6', 'E8'],
    levels: grave,
    because: 'a purse without an event that no supply counts',
    twin: { because: 'a twentieth, told and counted' },
  }),
]

export const blindAM: readonly Case[] = [...shutNow, ...shutLater, ...gates, ...seizures, ...mints, ...replaced, ...markets, ...deceptions]
