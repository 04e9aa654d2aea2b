import { type Case, trap } from '../case.ts'
import { closable, gone, grave, pool, printed, taken } from './blind-al-lives.ts'
import { all, grown, hands, made, old, part, tell, units } from './blind-f-lives.ts'

/** What most of a kind have in common. */
const taxable = { effects: ['E4 reachable'], also: ['E3', 'E9'], levels: grave } as const
const fee = { also: ['E4'] } as const
const flat = (sell: number, buy = 0) => ({ taxes: { buy, sell } })

const first: readonly Case[] = [
  ...trap('AS: nominate, take the seat, dispatch anybody', 'BlindAS1 Verdigris', {
    ...grown,
    ...taken,
    because: 'whom the chair nominates takes the seat of the registrar, which moves what anybody has',
    twin: { because: 'the seat moves only its own and what lies in the token' },
  }),
  ...trap('AS: queue a rate, fulfil it ten minutes later', 'BlindAS1 TallowLane', {
    open: tell('token', 'setVenue(address)', 'pair'),
    ...taxable,
    ...flat(1.5, 1),
    because: 'up to the whole of a sale',
    twin: { ...fee, ...flat(1.5, 1), because: 'four of a hundred at most' },
  }),
  ...trap('AS: open a campaign of any budget, claim it', 'BlindAS1 Pemmican', {
    ...grown,
    ...printed,
    because: 'a tree of one leaf, that of its owner',
    twin: { because: 'out of a reserve that is there already' },
  }),
  ...trap('AS: enlist an asset, post a price, exchange', 'BlindAS1 OrielExchange', {
    ...old,
    ...printed,
    because: 'a coin of nothing at a price of everything',
    twin: { because: 'out of a reserve that is there already' },
  }),
  ...trap('AS: draft a division of sales, seal it by its hash', 'BlindAS2 Marrowstone', {
    ...made('address', 'stranger'),
    open: tell('token', 'useBasin(address)', 'pair'),
    ...taxable,
    ...flat(3),
    because: 'all of it may go to the chest',
    twin: { ...fee, ...flat(3), because: 'nineteen of twenty at least go where they were sent' },
  }),
  ...trap('AS: announce a payroll by its hash, settle it from any account', 'BlindAS2 Quillon', {
    ...grown,
    ...taken,
    because: 'five minutes after the hash is known',
    twin: { because: 'out of the purse of the paymaster' },
  }),
  ...trap('AS: prepare a mode, engage it', 'BlindAS2 BitternSound', {
    ...closable,
    because: 'the fourth mode lets only its harbourmaster send',
    twin: { also: ['E3'], because: 'the fourth mode is a limit of a hundredth of the supply' },
  }),
  ...trap('AS: define a parameter by name, activate it', 'BlindAS2 SorrelNine', {
    ...old,
    open: tell('token', 'addVenue(address)', 'pair'),
    ...taxable,
    ...flat(1),
    because: 'exit.rate may be all but everything',
    twin: { ...fee, ...flat(1), because: 'four of a hundred at most, whatever is written' },
  }),
  ...trap('AS: write a rule about the pool, enact it', 'BlindAS3 Haverstock', {
    ...grown,
    ...gone,
    parts: [part('desk', 'TransferDesk')],
    ...made('address', 'desk'),
    ...closable,
    because: 'the officer of the desk needs no ownership of the token',
    twin: { also: ['E3'], because: 'rules hold in the first hour only' },
  }),
  ...trap('AS: register a partner, issue an hour later', 'BlindAS3 LinseedCoin', {
    ...printed,
    twin: { also: ['E6'], because: 'one of a hundred at most, ever' },
  }),
  ...trap('AS: set a wage by the second, accrue it', 'BlindAS3 AnisettePeak', {
    ...grown,
    ...printed,
    because: 'what accrues has no ceiling',
    twin: { also: ['E6'], because: 'two of a hundred in a year at most' },
  }),
  ...trap('AS: stage a word with its checksum, commit it', 'BlindAS3 CobaltHeath', {
    open: tell('token', 'cross(address)', 'pair'),
    ...taxable,
    ...flat(8, 1),
    because: 'the fourth byte counts four thousandths each',
    twin: { ...fee, ...flat(8, 1), because: 'eight of a hundred at most' },
  }),
  ...trap('AS: register a module, switch it on by its bit', 'BlindAS4 KestrelRow', {
    ...old,
    effects: ['E3 reachable'],
    also: ['E4', 'E7', 'E9'],
    levels: grave,
    because: 'a module that fails stops everything, one that answers little takes the rest',
    twin: { also: ['E7'], because: 'what a module answers, or that it fails, does not matter' },
  }),
  ...trap('AS: root gives itself a role that gives a role that burns', 'BlindAS4 Bramblegate', {
    ...grown,
    ...taken,
    because: 'three steps of one key',
    twin: { because: 'the bailiff burns only his own' },
  }),
  ...trap('AS: lay a corridor from everybody to the pool, open it', 'BlindAS4 OstlerPass', {
    ...taxable,
    because: 'nobody as the first of the two stands for all',
    twin: { ...fee, because: 'three of a hundred at most' },
  }),
  ...trap('AS: propose a cap, accept it, mint', 'BlindAS4 WainscotCoin', {
    ...grown,
    ...made('address', 'deployer'),
    ...printed,
    twin: { ...made('address', 'multisig'), also: ['E6'], because: 'two of three, and three days between' },
  }),
]

const second: readonly Case[] = [
  ...trap('AS: enqueue a work, perform it from its bytes', 'BlindAS5 TarnAndThistle', {
    ...old,
    ...taken,
    because: 'the second kind of work moves what anybody has',
    twin: { because: 'it moves what the registrar has' },
  }),
  ...trap('AS: appoint a signer, redeem what he signs', 'BlindAS5 GannetReef', {
    ...grown,
    ...printed,
    because: 'no voucher has a ceiling',
    twin: { because: 'out of a reserve that is there already' },
  }),
  ...trap('AS: begin an epoch, end it in an hour, harvest', 'BlindAS5 MoonwortSociety', {
    ...printed,
    because: 'no emission has a ceiling',
    twin: { also: ['E6'], because: 'a twentieth of a hundredth in a week at most' },
  }),
  ...trap('AS: unlock by a checksum, hoist the third flag', 'BlindAS5 PewterQuay', {
    ...grown,
    ...closable,
    because: 'with the third flag nothing gets into a contract, and the pool is one',
    twin: { also: ['E3'], because: 'the second flag at most, a limit of a fiftieth' },
  }),
  ...trap('AS: draw a range of numbers, ensure it', 'BlindAS6 Larkfield', {
    ...grown,
    ...closable,
    because: 'from the second to the last is everybody',
    twin: { also: ['E3'], because: 'ten numbers, in the first half hour' },
  }),
  ...trap('AS: appoint the steward of a collector, accept, tune', 'BlindAS6 SumacCoin', {
    parts: [part('collector', 'SumacCollector')],
    ...made('address', 'collector'),
    before: tell('collector', 'bind(address)', 'token'),
    open: pool,
    ...gone,
    ...taxable,
    ...flat(2),
    because: 'any fraction below one, though nobody owns the token',
    twin: { ...fee, ...flat(2), because: 'a twenty-fifth at most' },
  }),
  ...trap('AS: declare an emergency with a reason, salvage anything', 'BlindAS6 OrreryCoin', {
    ...old,
    ...taken,
    because: 'half an hour after he has said so',
    twin: { because: 'what lies in the token' },
  }),
  ...trap('AS: wish for a window, wind it', 'BlindAS6 JuniperClock', {
    open: tell('token', 'setStall(address)', 'pair'),
    ...closable,
    because: 'thirty days, and again',
    twin: { also: ['E3'], because: 'ten minutes in a week' },
  }),
  ...trap('AS: grant a line of credit, draw it', 'BlindAS7 CalicoLine', {
    ...old,
    ...printed,
    twin: { also: ['E6'], because: 'one of a hundred in all' },
  }),
  ...trap('AS: write a ticket into a slot, redeem it', 'BlindAS7 Ebonrook', {
    ...grown,
    ...taken,
    because: 'a word says whose it is and how much',
    twin: { because: 'his own' },
  }),
  ...trap('AS: create a tier in millionths, make it usual', 'BlindAS7 FennimoreGuild', {
    open: tell('token', 'setFair(address)', 'pair'),
    ...taxable,
    ...flat(2),
    twin: { ...fee, ...flat(2), because: 'four of a hundred at most' },
  }),
  ...trap('AS: two keys, and the first replaces the second', 'BlindAS7 Dovecote', {
    ...grown,
    ...made('address', 'multisig'),
    ...closable,
    because: 'replace, call and answer are all his',
    twin: { also: ['E3'], because: 'the second is two of three, and only they replace it' },
  }),
  ...trap('AS: review a season, correct balances with a total', 'BlindAS7 SaltmarshYield', {
    ...taken,
    because: 'to nothing, whose it ever is',
    twin: { because: 'his own' },
  }),
  ...trap('AS: add a band of sizes, choose it', 'BlindAS7 YarrowBand', {
    ...old,
    open: tell('token', 'setWeir(address)', 'pair'),
    ...closable,
    because: 'larger than all there is',
    twin: { also: ['E3'], because: 'from nothing to a hundredth of the supply at least' },
  }),
  ...trap('AS: put down a file by its sign, execute it in an hour', 'BlindAS8 Kranich', {
    ...grown,
    ...made('address', 'deployer'),
    ...taken,
    twin: { ...made('address', 'multisig'), also: ['E5'], because: 'two of three, and five days between' },
  }),
  ...trap('AS: propose a part of a base, confirm it', 'BlindAS8 LonjaVieja', {
    open: tell('token', 'fijarMuelle(address)', 'pair'),
    ...taxable,
    ...flat(3),
    because: 'a hundred of a hundred',
    twin: { end: hands('token', 'timelock'), also: ['E3', 'E4'], ...flat(3), because: 'two of three, and two days between' },
  }),
  ...trap('AS: name a relayer, open a route, deliver bytes', 'BlindAS8 HaloFerry', {
    ...old,
    before: all(tell('token', 'setRelayer(address)', 'multisig'), tell('token', 'setRoute(uint32,bytes32)', 10n, `0x${'11'.repeat(32)}`)),
    ...printed,
    because: 'the owner names whom he likes as the relayer',
    twin: { because: 'out of a reserve that is there already' },
  }),
]

const third: readonly Case[] = [
  ...trap('AS: nominate another writer of the books, confirm him, write', 'BlindAS9 Cordwain', {
    ...grown,
    ...gone,
    parts: [part('books', 'CordwainBooks')],
    ...made('address', 'books'),
    before: all(
      tell('books', 'nominateWriter(address)', 'token'),
      tell('books', 'confirmWriter()'),
      tell('token', 'start(uint256)', units(5_500_000)),
    ),
    effects: ['E5 reachable', 'E6 reachable'],
    also: ['E3', 'E7', 'E9'],
    levels: grave,
    because: 'the trustee of the books writes what anybody has, though nobody owns the token',
    twin: { because: 'there is a writer already, and that is the token' },
  }),
  ...trap('AS: try out a mantissa and an exponent, keep them', 'BlindAS9 DecadeDrum', {
    open: tell('token', 'setHall(address)', 'pair'),
    ...closable,
    because: 'ten units of the smallest as the largest sale',
    twin: { also: ['E3'], because: 'a hundredth of the supply at least' },
  }),
  ...trap('AS: develop an old plate, restore anybody to it', 'BlindAS9 Tintype', {
    ...grown,
    before: tell('token', 'expose()'),
    ...taken,
    because: 'when the first plate was exposed, nobody had anything',
    twin: { because: 'his own' },
  }),
  ...trap('AS: invite a shop, accept, collect from everybody', 'BlindAS9 ShopkeepersMark', {
    ...old,
    ...taken,
    twin: { also: ['E5'], because: 'from those who have registered with the shop' },
  }),
  ...trap('AS: enter a debt that is due in a minute, collect it', 'BlindAS9 Pawnlight', {
    ...taken,
    because: 'nobody is asked whether he owes it',
    twin: { because: 'the debtor has to agree' },
  }),
]

export const blindAS: readonly Case[] = [...first, ...second, ...third]
