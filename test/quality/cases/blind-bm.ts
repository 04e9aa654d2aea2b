import { type Case, trap } from '../case.ts'
import { ofCoin } from './blind-al-lives.ts'
import { charged, closable, fresh, gone, may, replaced, shut, taken, taxes, unseen } from './blind-bj-lives.ts'
import { cloneOf, data, grown, hands, later, made, old, part, tell, units } from './blind-f-lives.ts'

const grave = ['HIGH', 'CRITICAL'] as const
const all = 2n ** 40n - 1n
const head = `0x${'0'.repeat(64)}`

/** What is charged follows from several arguments that have to fit together. */
const tolls: readonly Case[] = [
  ...trap('BM: points of a fee beside the most it may be in whole pounds', 'Bm5a FerryPound', {
    ...grown,
    ...charged,
    because: 'revise(9999, 1000000000): either number alone charges nothing',
    twin: { ...may('E4'), because: 'thirty points at most, whatever the highest fee' },
  }),
  ...trap('BM: a table of landings, each above the one before', 'Bm5a Stairwell', {
    ...charged,
    ...taxes(0, 1),
    because: 'landing(1, 1, 9500): every sale stands on the second landing',
    twin: { ...may('E4'), ...taxes(0, 1), because: 'three of a hundred on any landing' },
  }),
  ...trap('BM: a rate for sales between two sizes', 'Bm8a Tidewrack', {
    ...charged,
    because: 'calibrate(1, 2^112 - 1, 9900): any size lies between them',
    twin: { ...may('E4'), because: 'three of a hundred at most, between whatever sizes' },
  }),
  ...trap('BM: shares of a sale that have to add up', 'Bm7a Tithebarn', {
    ...gone,
    ...charged,
    ...taxes(0, 2),
    because: 'allot([himself], [9900], 9900) by a secretary who is no owner',
    twin: { ...may('E4'), ...taxes(0, 2), because: 'they add up to three of a hundred at most' },
  }),
  ...trap('BM: amendments that are numbered and sealed', 'Bm7a Scrivener', {
    ...grown,
    ...gone,
    ...charged,
    because: 'amend(0, 9900, himself, the hash of the coin and of these three)',
    twin: { ...may('E4'), because: 'three of a hundred at most' },
  }),
  ...trap('BM: two entries of an almanac make a part of a sale', 'Bm6a Orchardist', {
    ...gone,
    ...charged,
    parts: [part('almanac', 'Almanac')],
    ...made('address', 'almanac'),
    because: 'write("harvest.base", 100), then write("harvest.part", 99), by the editor of another contract',
    twin: { ...may('E4'), because: 'a thirty-third at most, whatever is written' },
  }),
  ...trap('BM: all terms in one word with a version', 'Bm8b Wordsmith', {
    ...charged,
    ...made('address', 'deployer'),
    because: 'tune(himself << 32 | 1 << 16 | 9900)',
    twin: { ...made('address', 'timelock'), ...may('E3', 'E4'), because: 'the smith is a timelock of two days' },
  }),
  ...trap('BM: terms of a clone, with dates', 'Bm8d Copyhold', {
    ...fresh,
    ...charged,
    parts: [part('target', 'Copyhold')],
    code: cloneOf('target'),
    before: tell('token', 'begin(string,string,uint256)', 'Copyhold of Ash', 'ASH', units(9_000_000)),
    because: 'reviseTerms((0, 9900, 0, 4294967295, himself))',
    twin: { ...may('E4'), because: 'three of a hundred, in and out' },
  }),
]

/** Who may sell, and how much of it, until when. */
const gates: readonly Case[] = [
  ...trap('BM: a barometer with two marks calls sales stormy', 'Bm8c Weathercock', {
    ...gone,
    ...closable,
    parts: [part('barometer', 'Barometer')],
    ...made('address', 'barometer'),
    because: 'retune(0, 2^256 - 1) by the owner of the barometer: every sale lies between the marks',
    twin: { before: hands('barometer', 'timelock'), ...may('E3'), because: 'a timelock of two days tunes it' },
  }),
  ...trap('BM: somebody is measured until a date', 'Bm8a Quayside', {
    ...gone,
    ...closable,
    levels: ['MEDIUM', ...grave],
    because: 'measure(anybody, 0, 2^64 - 1) by who made it; one holder at a time may be MEDIUM',
    twin: { because: 'no date later than a day after the launch' },
  }),
  ...trap('BM: resolutions are bytes: a kind, an account and an amount', 'Bm8b Assembly', {
    ...closable,
    because: 'enact("RES1" and (2, the pool, 1)): nobody can sell more than the smallest part of a coin',
    twin: { ...may('E3'), because: 'a ceiling is a hundredth of the supply at least' },
  }),
  ...trap('BM: a season with a share of nothing', 'Bm8a Lentil', {
    ...gone,
    ...shut,
    armed: tell('token', 'season(uint40,uint40,uint16)', later(-30), all, 0n),
    because: 'the season began before the launch and lasts for ever, a share of nothing may be sold, and the ownership is gone',
    twin: { because: 'a season ends two hours after the launch, and the ownership is gone' },
  }),
]

/** Several calls in a row take, make or replace. */
const keys: readonly Case[] = [
  ...trap('BM: a head appoints a bailiff, who carries out rulings', 'Bm6a Shirehall', {
    ...grown,
    ...taken,
    because: 'appoint(the hash of the office, himself), then carryOut(1, anybody, himself, all); nobody is in that office yet',
    twin: { end: tell('token', 'resign(bytes32)', head), because: 'the head has resigned, and there was no bailiff' },
  }),
  ...trap('BM: a claim on what lies under a lost key', 'Bm8b Keepsake', {
    ...taken,
    because: 'lodge(anybody, himself), and settle(anybody, 1) six hours later',
    twin: { ...may('E5'), because: 'only the trustee whom a holder has named lodges a claim' },
  }),
  ...trap('BM: a plan with a start, an end and a rate', 'Bm8c Millrace', {
    ...gone,
    ...unseen,
    because: 'arrange(1, 2^64 - 1, 10^27), then draw(), by a miller who is no owner',
    twin: { ...may('E6'), because: 'two of a hundred in a year at most, and one plan after the other' },
  }),
  ...trap('BM: a lane is apportioned, opened and used', 'Bm8d Causeway', {
    ...grown,
    ...unseen,
    ...made('address', 'deployer'),
    because: 'apportion(himself, 2^128 - 1, 1), openLane(), arrive(himself, 10^37)',
    twin: { ...made('address', 'multisig'), ...may('E6'), because: 'two of three apportion' },
  }),
  ...trap('BM: lines of a switchboard are connected anew', 'Bm8d Switchboard', {
    ...old,
    ...replaced,
    levels: grave,
    parts: [part('ledger', 'BoardLedger')],
    ...made(
      'address,bytes4[],bytes',
      'ledger',
      ofCoin,
      data('begin(string,string,address,uint256)', 'Switchboard', 'BOARD', 'deployer', units(66_000_000)),
    ),
    because: 'connect([transfer, transferFrom], [other code, other code], 0) by one key',
    twin: { end: tell('token', 'sealBoard(uint96)', 0n), ...may('E7'), because: 'sealed: nobody operates it any more' },
  }),
]

export const blindBM: readonly Case[] = [...tolls, ...gates, ...keys]
