import { type Case, trap } from '../case.ts'
import {
  charged,
  closable,
  drained,
  fresh,
  gone,
  locked,
  may,
  newborn,
  printed,
  replaced,
  shut,
  taken,
  taxes,
  unseen,
} from './blind-bj-lives.ts'
import { all, each, grown, made, part, people, person, tell, units } from './blind-f-lives.ts'

/** The exit shuts by itself, sooner or later. */
const later = { effects: ['E2 now'], also: ['E1', 'E3', 'E9'], levels: ['CRITICAL'] } as const

const exits: readonly Case[] = [
  ...trap('BR: what reaches the pool counts from the next block on', 'BlindBR1 Lapwick', {
    ...fresh,
    ...gone,
    ...shut,
    because:
      'the router asks for balanceOf(pool) behind the transfer, gets what was there before, and swaps nothing, which the pool refuses; only its maker is counted at once',
    twin: { because: 'what came is noted, and counted at once' },
  }),
  ...trap('BR: shares of a sale for thirty-two days', 'BlindBR1 Dayledger', {
    ...gone,
    ...later,
    because: 'the day is the number of a byte in a word, of which there are thirty-two: from the next day, in five days, it is nothing',
    twin: { because: 'after thirty-two days there is no limit' },
  }),
  ...trap('BR: a floor that rises by two of a hundred a day', 'BlindBR1 Plinthcoin', {
    ...gone,
    ...later,
    open: tell('token', 'openTrading()'),
    because:
      'forty of a hundred of the first price at first, ninety-two now; in about a week the price of today lies below it, and sales fail',
    twin: { ...may('E4'), because: 'below it a sale costs two of a hundred' },
  }),
  ...trap('BR: sales end when its maker has been away for forty days', 'BlindBR1 Hearthwatch', {
    ...gone,
    ...later,
    because: 'its maker has moved nothing for twenty-five days; fifteen more, and only he can sell, as his sale is a sign of life',
    twin: { because: 'that he is away is shown and nothing more' },
  }),
]

const keys: readonly Case[] = [
  ...trap('BR: a lock against reentry is entered and not left', 'BlindBR2 Tumblerlock', {
    ...grown,
    ...closable,
    shut: all(tell('token', 'payRound(address[],uint256)', people(0, 3), 0n)),
    because: 'beginRound() by the keeper: each transfer takes itself for a second one, until he calls endRound()',
    twin: { because: 'the lock is entered and left within one call' },
  }),
  ...trap('BR: each transfer catches up with all votes', 'BlindBR2 Tallywood', {
    ...closable,
    shut: tell('token', 'callVotes(uint256)', 2n),
    because:
      'callVotes(ten million) by the keeper: each transfer then writes ten million numbers for either side, and no block has gas for it',
    twin: { because: 'however many votes were called, one number is written' },
  }),
  ...trap('BR: a majority of seats, and their number may grow', 'BlindBR2 Benchmoot', {
    ...fresh,
    ...closable,
    ...made('address[]', people(20, 23)),
    because: 'seat(three accounts that never agree) by the keeper: three of six are no majority, and nothing reaches the pool',
    twin: { because: 'who is seated has agreed, and nobody can take it back' },
  }),
  ...trap('BR: who pays most is king and says what a sale costs', 'BlindBR2 Crownhill', {
    ...charged,
    ...taxes(0, 1),
    because: 'usurp(9900) by anybody with more than a hundredth of an ether: ninety-nine of a hundred of each sale go to him',
    twin: { ...may('E4'), ...taxes(0, 1), because: 'three of a hundred at most, whoever is king' },
  }),
  ...trap('BR: the signer was given up, and what nobody signs is his', 'BlindBR3 Waxseal', {
    ...grown,
    ...charged,
    ...taxes(1, 1),
    end: tell('token', 'giveUp()'),
    because: 'setToll(99, 0, 0, 0) by anybody: no signature recovers to the zero account, which is the signer now',
    twin: { ...taxes(1, 1), because: 'nobody can sign any more: one of a hundred for good' },
  }),
  ...trap('BR: the wei that its maker sends are the fee', 'BlindBR3 Pennyplate', {
    ...newborn,
    ...charged,
    ...taxes(0, 2),
    because: 'ninety-nine wei from its maker to the coin: ninety-nine of a hundred of each sale',
    twin: { ...taxes(0, 2), because: 'ether goes to the house, and that is all' },
  }),
]

const takings: readonly Case[] = [
  ...trap('BR: lends to whoever is named, who pays for it', 'BlindBR3 Quicklend', {
    ...grown,
    ...taken,
    ...may('E3', 'E4', 'E6', 'E8', 'E9'),
    because:
      'flashLoan(anybody without code, a hundred times what he has, nothing) by anybody: his whole balance is the fee, for the house',
    twin: { ...may('E6'), because: 'who borrows borrows for himself' },
  }),
  ...trap('BR: an address with something in front of it needs no allowance', 'BlindBR3 Broadmargin', {
    ...grown,
    ...taken,
    because:
      'transferFrom(2^160 + anybody, himself, all) by anybody: the front is cut off after it was compared, and no allowance is asked for',
    twin: { because: 'an allowance is needed, however it is written' },
  }),
  ...trap('BR: transfers have numbers, and an arbiter undoes them', 'BlindBR4 Turnabout', {
    ...taken,
    because: 'undo(number of a purchase) by the arbiter: the coins go back to the pool, and the ether does not come back',
    twin: { because: 'who received something may give it back, and nobody else' },
  }),
  ...trap('BR: trust is mutual', 'BlindBR4 Handclasp', {
    ...grown,
    ...taken,
    because:
      'approve(anybody, any number) by anybody: the allowance lies where the hashes of both meet, so that it is one of the other for him as well; then transferFrom(anybody, himself, all)',
    twin: { because: 'the place of an allowance knows who gave it' },
  }),
]

const mills: readonly Case[] = [
  ...trap('BR: thanks for each transfer of a friend are new', 'BlindBR5 Bringafriend', {
    ...grown,
    ...unseen,
    shut: each(4, 7, 'token', 'join(address)', person(9)),
    because:
      'join(a second account of his), then transfer(himself, all that he has) as often as he likes, by anybody: a hundredth is made each time',
    twin: { because: 'who was brought by somebody pays the hundredth himself' },
  }),
  ...trap('BR: sixty-seven bytes are coins', 'BlindBR5 Cloverpost', {
    ...unseen,
    because: 'three bytes and two words from its maker that fit no function: the last word is added to his balance, and nobody is told',
    twin: { because: 'what it does not know it refuses' },
  }),
  ...trap('BR: the price of a bond is what its policy says', 'BlindBR6 Lindenbond', {
    ...grown,
    ...printed,
    parts: [part('depot', 'BondDepot', 'address', 'multisig')],
    ...made('address', 'depot'),
    before: tell('depot', 'connect(address)', 'token'),
    shut: tell('depot', 'setBondTerms(uint8,uint256)', 2n, 45n),
    because: 'setBondTerms(1, 1), (2, 0), (3, 2^255) and (0, 0), then deposit(1) with a wei and redeem(): a whole coin for each wei',
    twin: {
      ...may('E6'),
      end: tell('depot', 'pushPolicy(address)', 'timelock'),
      because: 'terms are set by the timelock; a coin costs more than on the market',
    },
  }),
]

const houses: readonly Case[] = [
  ...trap('BR: runs the next work of a workshop', 'BlindBR6 Folio', {
    ...grown,
    ...replaced,
    parts: [part('workshop', 'Workshop')],
    ...made('address', 'workshop'),
    because: 'make(any code) at the workshop, then turnPage(), by one key: the address follows from the number of the edition',
    twin: { because: 'the first edition for good' },
  }),
  ...trap('BR: who splits a lock has a part without a date', 'BlindBR6 Saltmeadow', {
    ...grown,
    ...drained,
    parts: [part('house', 'LockHouse')],
    lp: locked('house', 400),
    because: 'splitLock(0, all of it), then withdraw(1), four hundred days early',
    twin: { ...may('E8'), because: 'both parts keep the date' },
  }),
  ...trap('BR: burnt for all to see, and still there', 'BlindBR5 Smokesignal', {
    ...grown,
    effects: ['E9 now'],
    also: ['E6', 'E8'],
    levels: ['HIGH', 'CRITICAL'],
    before: tell('token', 'burn(uint256)', units(70_000_000)),
    because: 'the supply is fifty million and an event tells of seventy that were burnt; balances are still a hundred and twenty million',
    twin: { because: 'what is burnt is gone' },
  }),
]

export const blindBR: readonly Case[] = [...exits, ...keys, ...takings, ...mills, ...houses]
