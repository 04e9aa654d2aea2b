import type { Level } from '../../../src/api/level.ts'
import { benign, type Case, type Life, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'
import { made, part, person, renounced, tell } from './blind-f-lives.ts'

const grave: readonly Level[] = ['HIGH', 'CRITICAL']
/** All who trade have agreed. */
const agreed: Life = { open: ({ buyers, token }) => buyers.map(one => deeds.call(one, token, 'agree()')) }

/** Somebody whom no argument names. */
const hidden = ({ given }: Place) => BigInt(given[7] ?? 0) ^ (2n ** 256n - 1n)

/** All have more or less by what a contract makes of a price. */
const tidal = (moon: ReturnType<typeof part>): Life => ({
  age: 'old',
  parts: [
    part('price', 'PriceOfDay', 'address,address,address', person(21), person(22), person(23)),
    ...(moon.contract === 'FarMoon' ? [part('parts', 'PartOfDay', 'address', person(24))] : []),
    moon,
  ],
  ...made('address', 'moon'),
  before: tell('moon', 'begin(address)', 'token'),
  end: renounced,
})

/** What looks like a formality, or like next to nothing, and what is. */
export const trifles: readonly Case[] = [
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
  ...trap('one of two doors has no way out', 'Trifle8 Doors', {
    open: ({ buyers, token }) => buyers.map(one => deeds.call(one, token, 'enterAsMember()')),
    effects: ['E1 now'],
    levels: ['HIGH', 'CRITICAL'],
    because: 'who comes by the other door leaves',
    end: renounced,
    twin: { also: ['E1'] },
  }),
  ...trap('whoever has agreed is given a tenth', 'Trifle8 Dear', {
    ...agreed,
    effects: ['E4 now'],
    also: ['E1'],
    levels: grave,
    taxes: { buy: 90, sell: 0 },
    end: renounced,
    twin: { also: ['E1'], taxes: { buy: 0, sell: 0 } },
  }),
  benign('anybody rings the bell', 'Trifle8 Bell', { buyers: 0, sellers: 0, also: ['E1'], end: renounced }),
  ...trap('a crumb, and what was announced', 'Trifle8 Crumbs', {
    ...made('address', person(5)),
    effects: ['E6 reachable'],
    levels: ['HIGH'],
    end: renounced,
    twin: { also: ['E6'] },
  }),
  ...[60, 4 * 3_600].flatMap(pause =>
    trap(`a little, once in ${pause === 60 ? 'a minute' : 'four hours'}`, 'Trifle8 Tended', {
      ...made('address,uint256', person(5), pause),
      effects: ['E6 reachable'],
      levels: ['HIGH'],
      end: renounced,
      twin: { also: ['E6'] },
    }),
  ),
  benign('anybody turns the page of a week', 'Trifle8 Almanack', {
    ...made('address,uint256,uint256', 'multisig', 7 * 86_400, 1_000),
    age: 'grown',
    also: ['E6'],
    end: renounced,
  }),
  ...(['fresh', 'grown'] as const).flatMap(age =>
    trap(`anybody turns the page of ten minutes, ${age}`, 'Trifle8 Almanack', {
      ...made('address,uint256,uint256', person(5), 600, 10_000),
      age,
      effects: ['E6 reachable'],
      levels: grave,
      end: renounced,
      twin: false,
    }),
  ),
  ...trap('anybody enters what accrues at any rate', 'Trifle8 Rated', {
    ...made('address', person(5)),
    age: 'grown',
    effects: ['E6 reachable'],
    levels: ['MEDIUM', 'HIGH'],
    because: 'who sets the rate is named to everybody',
    end: renounced,
    twin: { also: ['E6'] },
  }),
  ...trap('a bit once a day, and days that begin anew', 'Trifle8 Renewed', {
    ...made('address', person(5)),
    age: 'grown',
    effects: ['E6 reachable'],
    levels: grave,
    end: renounced,
    twin: { also: ['E6'] },
  }),
  ...trap('whoever asks is given a bit once a week', 'Trifle8 Alms', {
    age: 'grown',
    effects: ['E6 reachable'],
    levels: grave,
    end: renounced,
    twin: false,
  }),
  ...trap('a moot that one of a list need not wait for', 'Trifle8 Ballot', {
    parts: [part('moot', 'Moot', 'uint256', hidden)],
    before: tell('moot', 'bind(address)', 'token'),
    ...made('address', 'moot'),
    effects: ['E3 reachable'],
    levels: ['HIGH'],
    end: renounced,
    twin: { also: ['E3'], because: 'three days of votes, and two in which everybody can leave' },
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
  ...trap('nine hundred sales, and none after them', 'Trifle8 Tickets', {
    age: 'grown',
    effects: ['E2 now'],
    also: ['E1', 'E9'],
    levels: grave,
    end: renounced,
    twin: { because: 'a count of two bytes that ends in sixty thousand sales is years away' },
  }),
  ...trap('crumbs for all, as often as their baker likes', 'Tides8 CrumbCoin', {
    age: 'grown',
    effects: ['E6 reachable'],
    levels: grave,
    twin: { also: ['E6'], because: 'twenty crumbs in all' },
  }),
  benign('a tide of a twentieth a day', 'Tides8 TidalCoin', {
    ...tidal(part('moon', 'MildMoon', 'address', 'price')),
    also: ['E3', 'E4', 'E5', 'E6'],
  }),
  ...[
    part('moon', 'LooseMoon', 'address', 'price'),
    part('moon', 'OddMoon', 'address', 'price'),
    part('moon', 'HastyMoon', 'address', 'price'),
    part('moon', 'KeptMoon', 'address,address', 'price', person(24)),
    part('moon', 'FarMoon', 'address,address', 'price', 'parts'),
    part('moon', 'DearMoon', 'address', 'price'),
  ].flatMap(moon =>
    trap(`a tide without a bound: ${moon.contract}`, 'Tides8 TidalCoin', {
      ...tidal(moon),
      effects: [moon.contract === 'DearMoon' ? 'E4 reachable' : 'E5 reachable'],
      also: ['E3', 'E4', 'E5', 'E6'],
      levels: grave,
      twin: false,
    }),
  ),
]
