import type { Level } from '../../../src/api/level.ts'
import { benign, type Case, type Life, trap } from '../case.ts'
import { later, made, part, person, tell } from './blind-f-lives.ts'

const harmful: readonly Level[] = ['CRITICAL']
/** Some were given some, and nobody has bought. */
const shut: Life = { age: 'fresh', buyers: 0, sellers: 0, spread: 'direct' }
const waits = { ...shut, also: ['E3', 'E4'], because: 'nobody could buy so far, so nobody is caught' } as const

/** Tokens whose market is not open yet: each opens in another manner, and nobody is caught when it does. */
export const unopened: readonly Case[] = [
  benign('not open: guests one by one, then everybody', 'Unopened8 Guests', waits),
  benign('not open: a date that is not said yet', 'Unopened8 Dated', {
    ...waits,
    levels: ['LOW', 'MEDIUM', 'HIGH'],
    because: 'nobody could buy whatever was called, so that nothing about leaving is proved',
  }),
  benign('not open: in two days', 'Unopened8 Dated', { ...waits, open: tell('token', 'schedule(uint256)', later(2)) }),
  benign('not open: a pool has to be named before', 'Unopened8 TwoSteps', waits),
  benign('not open: the third phase', 'Unopened8 Phases', waits),
  benign('not open: robots of the first blocks will pay', 'Unopened8 DeadBlocks', waits),
  benign('not open: robots of the first blocks will be held for a day', 'Unopened8 Snipers', waits),
  benign('not open: in two days by itself', 'Unopened8 Automatic', { ...waits, ...made('uint256', later(2)) }),
  benign('not open: a pad has not sold all', 'Unopened8 Padded', { ...waits, parts: [part('pad', 'Pad')], ...made('address', 'pad') }),
  benign('not open: limits of nothing', 'Unopened8 Limited', waits),
  benign('not open: a keeper lets it go', 'Unopened8 Kept', { ...waits, ...made('address', person(3)) }),
  ...trap('not open: and then for purchases alone', 'Unopened8 OneWay', {
    ...shut,
    effects: ['E1 now'],
    also: ['E3'],
    levels: harmful,
    twin: waits,
  }),
  ...trap('not open: guests never leave', 'Unopened8 Salon', {
    ...shut,
    effects: ['E1 now'],
    also: ['E3'],
    levels: harmful,
    twin: waits,
  }),
]
