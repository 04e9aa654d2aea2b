import type { Level } from '../../../src/api/level.ts'
import { benign, type Case, type Life, trap } from '../case.ts'
import { deeds } from '../chain.ts'
import { made, part, renounced } from './blind-f-lives.ts'

const grave: readonly Level[] = ['HIGH', 'CRITICAL']
/** All who trade have agreed. */
const agreed: Life = { open: ({ buyers, token }) => buyers.map(one => deeds.call(one, token, 'agree()')) }

/** What looks like little, or like a formality, and what is. */
export const trifles: readonly Case[] = [
  ...trap('a hundredth, and a month later one more', 'Trifle8 Monthly', {
    effects: ['E5 reachable'],
    levels: grave,
    twin: { also: ['E5'], because: 'a hundredth, once' },
  }),
  ...trap('never below what it is measured by', 'Trifle8 Measured', {
    effects: ['E5 reachable'],
    levels: grave,
    twin: { also: ['E5'], because: 'a hundredth, ever' },
  }),
  ...trap('a hundredth once, but for one number', 'Trifle8 Letters', {
    effects: ['E5 reachable'],
    levels: grave,
    because: 'the code asks for the number',
    twin: { also: ['E5'], because: 'a hundredth, once' },
  }),
  ...trap('whoever has agreed may not leave', 'Trifle8 Parlour', {
    ...agreed,
    sellers: 0,
    effects: ['E1 now'],
    also: ['E3'],
    levels: ['CRITICAL'],
    end: renounced,
    twin: { also: ['E1'], because: 'anybody agrees by one call of his own', sellers: 4 },
  }),
  ...trap('whoever has agreed stays when its owner says so', 'Trifle8 Revoked', {
    ...agreed,
    effects: ['E3 reachable'],
    also: ['E1'],
    levels: grave,
    twin: { also: ['E1'] },
  }),
  benign('one throne, which anybody can take', 'Trifle8 Throne', {
    buyers: 0,
    sellers: 0,
    also: ['E1'],
    levels: ['MEDIUM', 'HIGH'],
    because: 'nobody else can buy, so that nothing about leaving is proved',
    end: renounced,
  }),
  benign('a register of its own is signed', 'Trifle8 Guarded', {
    parts: [part('register', 'Register')],
    ...made('address', 'register'),
    open: ({ buyers, parts }) => buyers.map(one => deeds.call(one, parts['register'] ?? '', 'signIn(bytes32)', `0x${'00'.repeat(32)}`)),
    also: ['E1'],
    because: 'anybody signs in by one call of his own',
    end: renounced,
  }),
]
