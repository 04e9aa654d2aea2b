import { beforeAll, expect, test } from 'vitest'
import { forms } from './cases/forms.ts'
import { cases } from './cases/index.ts'
import { type Answer, faultsOf } from './judge.ts'
import { answersTo } from './run.ts'

/** What each was missed, or accused, for want of. */
const reasons: Readonly<Record<string, string>> = {
  'who buys while it is sticky stays': 'a purchase after the call',
  'who buys while it is sticky stays, and nobody sells at once': 'a proof where the laboratory cannot sell at once',
  'approvals are suspended': 'an approval after the call',
  'an owner who is no contract': 'a call of an ordinary account',
  'a change of rates has a price': 'a coin with the call',
  'five more at a time': 'steps in a row',
  'one more with every call': 'the same call again and again',
  'who sends to himself has it twice': 'a transfer to oneself',
  'the owner calls for others': 'a call within a call',
  'a negative rebase': 'a number below zero',
  'who bids much for a purchase stays': 'a dear purchase',
  'who buys twice stays': 'a second purchase',
  'refuses with all gas': 'trials that are asked again when others used up their gas',
  'earnings are entered, and more': 'units that change beside a mint',
  'in the manner of AMPL': 'what anybody may set going after a setting',
  'one percent of everything burns': 'a refusal that was seen',
  'released once, in the manner of 2017, twin': 'the field of a word that a function writes',
  'a sale burns a bit of what the pool holds, twin': 'the pace of a burn',
  'whoever asks once an hour is given some of what the pool holds': 'where what left the pool went',
  'anybody digs as many as he likes': 'a larger number behind what seems to be dust',
  'dividends with each transfer, established': 'gas for a purchase that hands out dividends',
  'in the manner of MiniMe, twin': 'a holder that can call nobody',
  'somebody hidden turns all balances off': 'a contract that only a transfer shows',
  'a clone whose initializer is open': 'an office that is open to a stranger, and what its holder may',
  'a vesting is paid out of nothing': 'a grant to oneself before the claim',
  'three fees of a third': 'settings that add up',
  'a burnt token is the switch': 'a bit that anybody throws away',
  'real: MKR': 'an office that another contract gives',
  'real: WBTC': 'who commands the contract that commands',
  'real: LUSD': 'a contract that can only act in order',
  'real: FRAX, twin': 'a minter that is in a list and mints for a price',
  'a sum of bytes': 'two shares whose sum has no room for more',
  'everything is a parameter': 'the slot of a balance as a key',
  'a keeper pokes modules': 'code of ours that writes where the balance lies',
  'well-known people hold it': 'the largest of those that events name',
  'real: xERC20': 'a price that is paid to another contract',
  'd: the wei that the wallet of the tax sends': 'a coin that is the setting',
  'd: a fixed library knows more': 'functions of the code that a fallback runs',
  'd: a tenth of the supply is shown': 'a holder of whom only the constructor was told',
  'blind C: a fee with a maximum': 'keys of a contract that no list knows',
  'blind C: proxy, target and state': 'a stranger in one word at a time',
  'blind C: its deployer names facilitators': 'a name where the code asks for bytes',
  'J: fingerprints of trades, as deep as told': 'bytes that are cut by hand',
  'J: reputation under hashed names': 'an entry under the hash of a holder, written by an ordinary account',
  'J: flat tariffs by an appointed role': 'structs, behind an office that he gives himself',
  'J: the price of a minority': 'an offer, a quarter of an hour, and its price',
  'J: a registry of contracts that need no approval': 'two calls elsewhere with three minutes between them, and then a transfer',
  'J: packets of one relayer': 'a message that two settings have to come before',
  'I: balances follow the stake, as two of three report': 'a contract that does what its code says',
  'who waits may make some': 'what opens to any holder',
  'blind C: a beacon, and guardians': 'what others have attested',
  'a forwarder lets a number by in place of a signature': 'what a forwarder is given',
  'real: spoken for by the forwarder of OpenZeppelin': 'a forwarder that speaks for who has signed',
  'blind C: DSToken with an authority': 'a delay that holds for whoever is chosen',
  'a pause that its maker need not wait for': 'who need not be chosen',
  'a servant of two masters': 'everybody whom a servant may know',
  'dollar of three parts': 'several keys in the place of a module',
  'a dividend for all as often as anybody likes, twin': 'what grows for all alike',
  'M: a porter at an address that is written nowhere carries what others have': 'whom code works out while it runs',
  'M: a thousand times the supply with somebody, without an event': 'whom the constructor keeps something for',
  'O: one key, kept as a hash, burns what the market holds': 'a number that is half of what the pool has',
  'O: the administrator of a proxy stands where it is set up': 'an office that the call names him for',
  'O: an allowance for the token itself makes some': 'a large allowance',
  'M: several calls in one come from the token itself': 'what a contract lets itself take',
  'P: the rescue of lost tokens makes new ones': 'the token as a coin that came by mistake',
  'P: sync makes forty supplies for the origin of the transaction': 'who signs what he calls',
  'P: a notary signs permits for everybody': 'whose signature the code asks for, in storage',
  'a second key signs permits for all': 'whose signature the code asks for, in the code',
  'R: a module must be there and answer': 'who answers nothing where he is called',
  'R: proposed and confirmed, a holder is reclaimed': 'what was filed under a number',
  'R: notes issued and redeemed from nothing': 'a number under which a note is worth something',
  'R: the fifth kind of a batch writes a balance': 'a small number in front of the amount',
  'P: a rebase shrinks people and spares the pool': 'who keeps what he had while others lose',
  'S: recovers by any call, and may call itself': 'itself as whoever is to be called',
  'S: extensions that act as the token itself': 'code of ours, filed under a name and then run',
  'T: lines of merchants': 'more than the nothing that everybody may ask for',
  'T: numbers under their names': 'a bound on nothing',
  'T: the seat of nobody': 'nobody as the account that most have chosen',
  'T: presents out of a chest': 'a root with a leaf of his own',
  'T: routes from the first quarry': 'a coin of our own in payment',
  'T: share of a vault, a percent a year': 'what time earns behind a step that has no part in it',
  'H: a rate proposed, and an hour later committed, twin': 'bits of a word that a function leaves as they are',
  'P: sales ask a gate that is still to be made': 'code that makes a contract which refuses',
  'R: subscribed at a price that somebody posts': 'a price that he sets himself',
  'P: a shell without a standard, moved by a word that no list knows': 'code of ours that says that it ran',
  'U: made for those who lend shares of the pool': 'what accrues by the day',
  'a little, once in a minute': 'what is had more often than by the day',
  'handed out, and locked for half a year': 'what holders were given, and did not buy',
  'handed out freely, and three who bought are stuck': 'the few who bought, among many who were given some',
  'U: the market is not open yet': 'a latecomer whom no call lets in by name',
  'W: no allowance where the planter is the origin': 'a refusal that is none for who signs',
  'W: a bundle of a warden makes it a matter of members': 'a mode in a call that a list carries',
  'W: a steep pattern with a slant below nothing': 'a share below nothing, under a key',
  'V: money that rusts': 'other units for all alike, whoever calls',
  'H: a clone whose steward reports a loss, twin': 'more of what seems to be next to nothing',
  'X: the opening names what is kept of a sale': 'an opening that leaves holders most, and what else it could be',
  'X: a charge of the launch that melts': 'a purchase an hour later',
  'X: anybody opens it when the sale has raised enough': 'a market in which nobody ever bought',
  'not open: in two days': 'a market that opens by itself',
  'not open: a pool has to be named before': 'calls before the one that opens',
  'not open: the third phase': 'an opening for all in place of one for the pool',
  'whoever has agreed may not leave': 'a call that whoever buys makes for himself',
  'a register of its own is signed': 'the same, of a contract that the token asks',
  'whoever has agreed is given a tenth': 'the purchase behind what opens the market',
  'Z: a proxy that calls its target, and a state apart': 'what lies in the state of another contract',
  'Z: an assembly of its holders may mint and pause': 'what is proposed, voted on, queued and done on days of their own',
  'a moot that one of a list need not wait for': 'somebody in a list who takes less than a day',
  'AA: balances are worth what their class is': 'the number of the class that a holder is of',
  'AA: the callback of a venue names who pays': 'who pays, in data that a pool hands back',
  'AA: the pilot of a diamond stays when its owner leaves': 'functions of facets that only a hash leads to',
  'Z: operators and hooks': 'a holder who has something, where ordinary accounts differ from contracts',
  'Z: runs by the second': 'so much in the smallest space of time',
  'Z: a pause of half a day': 'what can be called again before it ends',
  'Y: a registrar hangs doorbells at the doors of others': 'a contract in the place of a holder',
  'Y: nobody leaves once forty-eight have come': 'a crowd of many',
  'Y: the part of the house grows with the number of sales': 'many who sell',
  'Y: anybody names the next code': 'code of ours in the hands of a stranger',
  'Z: a dollar that a board of three governs, twin': 'the hash of a wish',
  'Z: gold whose fee is two hundredths of a percent at most': 'where the last function of a dispatcher begins',
  'a tide of a twentieth a day': 'what a policy does whatever the price that it asks for',
  'a tide without a bound: OddMoon': 'a price at which a policy does something else',
  'a tide without a bound: HastyMoon': 'a policy that is asked every hour',
  'a tide without a bound: FarMoon': 'a part that is kept in another contract than the price',
  'a tide without a bound: DearMoon': 'a tax that comes with other units',
  'AC: breathes with its price': 'units that anybody moves, once the pool has looked',
  'a dividend for all as often as anybody likes': 'the same, called again and again',
  'a bit once a day, and days that begin anew': 'what renews what is due, between two calls',
  'AC: an index of two stones': 'what time has earned, entered on the way of several steps',
  'AC: its transfer manager locks and lets out': 'a price that a step before the call is paid to',
  'Y: a calendar that anybody moves': 'terms that have passed, each entered by a call',
  'whoever asks is given a bit once a week': 'somebody else in the place of who has asked',
  'Z: lent against ether, without an owner': 'a credit behind what was given back',
  'AA: gives the share of its pool back as if sent by mistake, twin': 'the length of a reason in code that keeps shares',
  'AD: an approval with a note of the maker issues the note': 'a word more than a function takes',
  'AD: a share is redeemed with the consent of who receives': 'an allowance for oneself',
  'AD: the ringer chooses the hook of those who chose none': 'what is kept for nobody, and goes for all',
  'AE: a curator lends it tools that act in its name': 'a list of selectors that the code does not tell from words',
  'AE: a vesting schedule can begin in 1970': 'what anybody may call, behind a date and a rate that somebody sets',
  'AF: rebasing ether, code and roles in a kernel': 'what the code says that another contract names',
  'AF: receipt of a lending market and its roles': 'a mint that everybody shares in, and that comes to its end',
  'crumbs for all, as often as their baker likes': 'the same, without an end',
  'AF: dollar whose issuer a resolver names': 'whom another contract names',
  'proxy that calls, with the balances in a state': 'nobody, whom another contract names',
  'against: named by its maker': 'one key that writes the names',
  'against: named by OpenBook': 'names that anybody writes',
  'against: named by ClerksBook': 'names that somebody in a list writes',
  'against: named by MakersDesk': 'a contract that is named, and obeys one key',
  'against: named by KeepersBook': 'one key that names who writes the names',
  'against: named by AskingTill': 'a name that is chosen',
  'against: named by TurningTill': 'one key that names the book',
  'against: named by PayeesDesk': 'somebody whom a contract wants to be told of',
  'against: named by OrdersDesk': 'orders that one key gives elsewhere',
  'against: named by MarkingDesk': 'two steps of anybody',
  'against: the list of KeepersGate': 'one of a list who writes whom a contract obeys',
  'against: the list of HandingGate': 'one of a list who gives an office away',
  'against: the list of NotingGate': 'a place in a list without an end',
  'against: the list of CountingGate': 'a list whose end is chosen',
  'against: the list of BailiffsGate': 'an office that comes with a mint',
  'against: the list of SilentGate': 'a fallback function that writes',
  'against: the list of LookingGate': 'a function that only seems to look',
  'against: the list of EitherGate': 'somebody else than who got in',
  'against: the list of NarrowGate': 'the same, where nothing else is shut',
  'against: the list of RoundsGate': 'code that no way has passed',
  'against: the list of FrontGate': 'a word beside the selector',
  'against: the list of PlacesGate': 'a place in memory that is given',
  'against: the list of WideGate': 'bits beside those that were meant',
  'against: the list of EndlessGate': 'a list that is too long now',
  'against: the list of NamingGate': 'a program of the machine, in whose place the coin may stand',
  'against: the list of DriftGate': 'what an open function makes of what a list wrote',
  'against: a list that makes a StillCoin': 'a sum that is no balance',
  'against: a list that makes a ClosedCoin': 'what a transfer asks',
  'blind C: mints that wait': 'what those of a list have no part in',
  'S: vouchers that a server signs, without a most, twin': 'a number that keeps count, and its end',
  'against: a till that counts to the end': 'the same in another contract',
  'against: a till that counts each day': 'a count of its own for each day',
  'against: counted by AnyDayTill': 'a day that is chosen',
  'against: one hand counts, the other does not': 'a mint that calls somebody else as well',
  'against: counted by PartTill': 'a part of what is made',
  'against: counted by AnewTill': 'a count that begins anew',
  'against: counted by EachTill': 'a count for each',
  'U: the register signs for any holder': 'a name that is copied in rounds before a signature',
  'N: wrapped when a merchant asks and the custodian confirms': 'what comes to a deed, and what does not',
  'authority, pause and chief': 'rounds in which bytes are copied',
  'AG: pound whose mints are ratified': 'calls that take all gas, each by itself',
  'AG: three percent a year for those who index': 'what nobody called for in more than a year',
  'AD: a notary signs for all contracts, the pool among them': 'a contract that signs by saying so',
  'AD: sales are counted in one byte': 'a counter that is near its end',
  'nine hundred sales, and none after them': 'the same, counted down, to an end that is told nowhere',
  'AI: a timelock counts blocks and looks at the clock, twin': 'a wait of blocks, and plans that may be made anew',
  'AI: half of a word is checked, and all of it arrives': 'an amount that is nothing where it is cut short',
  'AJ: principal times index, allowed all or nothing': 'an amount whose sign turns',
  'AJ: principal times index, allowed all or nothing, twin': 'an approval of all',
  'AI: a bond of five ether keeps everybody in': 'a price that the code knows',
  'AI: what has been claimed for may be claimed for by the next': 'tokens that go from hand to hand',
  'AI: a message that nobody proved has the root of nothing': 'a mint as large as its caller says',
  'not open: guests never leave': 'sales behind the opening, of who was not let in by name',
}

/** What each was weighed too heavily for want of; its power is still named, as nothing proves that there is none. */
const weighed: Readonly<Record<string, string>> = {
  'S: a terminal boards anybody when its master says so, twin': 'somebody who must be whom he names',
  'T: a hub of signatures needs no allowance': 'who is named in what a holder signed',
  'T: what was sent to the desk by mistake, twin': 'a word that code has put together',
  'AF: loans against ether that nobody rules': 'a large number that is no address',
  'AJ: emission whose settings wait for a week in it': 'what has accrued by the week, for several keys',
  'AJ: burnt for credits, minted to nodes by a table': 'a year of weeks, one at a time',
  'T: a tide within bounds': 'what a policy does whatever the price that it asks for',
}

const named = (names: Readonly<Record<string, string>>) => cases.filter(({ name }) => name in names)
const [chosen, lighter] = [named(reasons), named(weighed)]
// what these do depends on the accounts of a trial and on its hour, which no two scans have in common
const fickle = cases.filter(({ name }) =>
  /^(?:one of sixteen shelves of accounts is closed|a quarter of the sales fail by chance)$/.test(name),
)
const often = Array.from({ length: 24 }, () => fickle).flat()

/** They take a minute on a machine that has nothing else to do, and several on a slow one that runs other files besides. */
const unhurried = 900_000

let answers: readonly Answer[] = []
beforeAll(async () => {
  answers = await answersTo([...chosen, ...forms, ...often, ...lighter], { jobs: 3 })
}, unhurried)

test('what was not tried once is tried now', () => {
  expect(chosen.map(({ name }) => name).sort()).toEqual(Object.keys(reasons).sort())
  expect(faultsOf(answers.slice(0, chosen.length))).toEqual([])
})

test('a switch is found however it is thrown', () => {
  expect(forms.length).toBeGreaterThan(40)
  expect(faultsOf(answers.slice(chosen.length, chosen.length + forms.length))).toEqual([])
})

test('accounts and luck change nothing', () => {
  expect(fickle).toHaveLength(2)
  const before = chosen.length + forms.length
  expect(faultsOf(answers.slice(before, before + often.length))).toEqual([])
})

test('what a holder signed weighs less than what somebody takes', () => {
  expect(lighter.map(({ name }) => name).sort()).toEqual(Object.keys(weighed).sort())
  const last = answers.slice(-lighter.length)
  expect(last.map(({ case: { name } }) => name).sort()).toEqual(Object.keys(weighed).sort())
  expect(faultsOf(last).filter(({ kind }) => kind !== 'false alarm')).toEqual([])
})
