import type { Level } from '../../../src/api/level.ts'
import { type Case, trap } from '../case.ts'
import { bound, by, clone, dunlin, lent, marked, onRouter, renounced, routed, told, withPart } from './blind-e-lives.ts'

const critical: readonly Level[] = ['CRITICAL']
const high: readonly Level[] = ['HIGH']
const severe: readonly Level[] = ['HIGH', 'CRITICAL']
const no = { buy: 0, sell: 0, transfer: 0 } as const
const sells = (sell: number, buy = 0, transfer = 0) => ({ buy, sell, transfer })
const shutNow = { effects: ['E1 now'], levels: critical } as const
const shutLater = { effects: ['E2 now'], also: ['E1'], levels: critical } as const
const shut = { effects: ['E3 reachable'], levels: high } as const
const taxed = { effects: ['E4 reachable'], also: ['E3'], levels: high } as const
const taken = { effects: ['E5 reachable'], also: ['E3', 'E8'], levels: high } as const
const made = { effects: ['E6 reachable'], also: ['E8', 'E9'], levels: severe } as const
const gone = { ...onRouter, end: renounced } as const

export const blindE: readonly Case[] = [
  // exit blocked or taken now
  ...trap('blind E: members may sell', 'BlindE1 Larkspur', { ...onRouter, ...shutNow, also: ['E3'], twin: { also: [] } }),
  ...trap('blind E: three blocks after the purchase', 'BlindE1 Quillon', {
    ...onRouter,
    ...shutLater,
    because: 'in the block of the purchase and in three more a sale goes through, then never',
  }),
  ...trap('blind E: seven weeks of trading', 'BlindE1 Halcyon', { ...gone, ...shutLater, twin: { taxes: no } }),
  ...trap('blind E: nine sales in all', 'BlindE1 Tallymark', { ...gone, ...shutLater }),
  ...trap('blind E: no tip above the base fee', 'BlindE1 Fathom', {
    ...onRouter,
    ...shutNow,
    also: ['E2', 'E9'],
    because: 'a transaction without a tip is not mined, but a simulation has none',
  }),
  ...trap('blind E: one sale of four', 'BlindE1 Roulade', { ...onRouter, ...shutNow, also: ['E2'] }),
  ...trap('blind E: people without a tier', 'BlindE1 Periwink', { ...gone, ...shutNow, also: ['E9'], age: 'fresh' }),
  ...trap('blind E: the hash of the last block', 'BlindE1 Ostrava', {
    ...onRouter,
    ...shutNow,
    also: ['E2', 'E9'],
    because: 'only where the block before has no hash, as in a simulation, a sale goes through',
  }),
  ...trap('blind E: ninety-five percent', 'BlindE1 Marmalade', {
    ...gone,
    effects: ['E4 now'],
    also: ['E1'],
    levels: critical,
    taxes: sells(95, 3),
    armed: told('setFees(uint256,uint256)', 3n, 95n),
    twin: { also: ['E4'], taxes: sells(3, 3) },
  }),
  ...trap('blind E: two percent for ten minutes', 'BlindE1 Verdigris', {
    ...gone,
    effects: ['E4 now'],
    also: ['E1', 'E2'],
    levels: critical,
    because: 'who sells at once pays two percent; every holder of more than ten minutes pays 92',
    twin: { also: ['E4'] },
  }),
  ...trap('blind E: a ceiling that stays', 'BlindE1 Colander', {
    ...gone,
    ...shutNow,
    armed: told('setCeiling(uint256)', 10n ** 12n),
    twin: { age: 'grown' },
    because: 'a millionth of a token in a sale, and the owner is gone',
  }),
  ...trap('blind E: ninety-nine percent must be kept', 'BlindE1 Trellis', { ...onRouter, ...shutNow }),
  ...trap('blind E: a purse that takes no coin', 'BlindE2 Bramble', {
    ...withPart('coffer', 'Coffer'),
    ...shutNow,
    also: ['E2', 'E4'],
    twin: { also: ['E4'], taxes: sells(3) },
  }),
  ...trap('blind E: the pool must answer', 'BlindE2 Pomander', { ...onRouter, ...shutNow, age: 'grown' }),
  ...trap('blind E: the tracker waits ten years', 'BlindE2 Gooseberry', {
    ...withPart('tracker', 'DividendTracker'),
    ...shutNow,
    before: by('tracker', 'bind(address)', ({ token }) => [token]),
  }),
  ...trap('blind E: an allowance that only shows', 'BlindE2 Skein', { ...onRouter, ...shutNow, also: ['E9'] }),

  // exit can be blocked
  ...trap('blind E: a market in a packed word, in a clone', 'BlindE3 Sedge', {
    ...shut,
    parts: [{ as: 'target', contract: 'Sedge' }],
    code: clone('target'),
    before: routed('initialize(address)'),
    open: told('market(bool)', true),
  }),
  ...trap('blind E: a list that takes the pool', 'BlindE3 Tamarisk', { ...onRouter, ...shut, age: 'grown', twin: { also: ['E3'] } }),
  ...trap('blind E: limits without a floor', 'BlindE3 Foxglove', {
    ...onRouter,
    ...shut,
    open: told('configure(uint128,uint128)', 10n ** 24n, 2n * 10n ** 24n),
  }),
  ...trap('blind E: a policy of its own', 'BlindE2 Cordage', {
    ...withPart('policy', 'TransferPolicy'),
    ...shut,
    age: 'old',
    end: renounced,
  }),
  ...trap('blind E: metadata of who has left', 'BlindE2 Nightjar', { ...gone, ...shut, also: ['E9'] }),
  ...trap('blind E: a number sent to oneself', 'BlindE2 Saltbox', { ...onRouter, ...shut, also: ['E9'], age: 'old', end: lent }),
  ...trap('blind E: the router is a choice', 'BlindE2 Drover', {
    ...onRouter,
    ...shut,
    also: ['E4', 'E5'],
    taxes: sells(1),
    twin: { also: ['E4'], taxes: sells(1) },
  }),
  ...trap('blind E: an approval is the switch', 'BlindE2 Hawser', { ...gone, ...shut, also: ['E9'] }),
  ...trap('blind E: a wait without end', 'BlindE4 Sandpiper', { ...onRouter, ...shut, age: 'old' }),
  ...trap('blind E: a guardian beside the owner', 'BlindE7 Turnstone', {
    ...shut,
    age: 'old',
    types: 'address',
    values: ({ deployer }) => [deployer],
    twin: {
      also: ['E3'],
      values: ({ parts }) => [parts['timelock']],
      end: ({ deployer, token, parts }) => {
        const admin = `0x${'0'.repeat(64)}`
        return [
          ...told('grantRole(bytes32,address)', admin, parts['multisig'])({ deployer, token }),
          ...told('renounceRole(bytes32,address)', admin, deployer)({ deployer, token }),
        ]
      },
    },
  }),

  // exit can be taxed
  ...trap('blind E: two numbers without a bound', 'BlindE3 Hornbeam', {
    ...onRouter,
    ...taxed,
    taxes: sells(2, 2),
    twin: { also: ['E4'], taxes: sells(2, 2) },
  }),
  ...trap('blind E: a strategy asked for its quote', 'BlindE3 Whinchat', {
    ...withPart('strategy', 'FeeStrategy'),
    ...taxed,
    taxes: sells(1, 1),
    age: 'grown',
    twin: { also: ['E4'], taxes: sells(1, 1) },
  }),
  ...trap('blind E: the start can be put off again', 'BlindE3 Curlew', {
    ...onRouter,
    ...taxed,
    taxes: sells(1),
    open: told('setStart(uint64)', 1n),
    twin: { also: ['E4'], taxes: sells(1) },
  }),
  ...trap('blind E: four parts, each bounded', 'BlindE3 Plover', {
    ...onRouter,
    ...taxed,
    taxes: sells(2),
    twin: { also: ['E4'], taxes: sells(2) },
  }),
  ...trap('blind E: a sum in eight bits', 'BlindE4 Goldcrest', {
    ...onRouter,
    ...taxed,
    taxes: sells(1, 1),
    twin: { also: ['E4'], taxes: sells(1, 1) },
  }),
  ...trap('blind E: reflections, and a share for the pool', 'BlindE4 SafeFieldfare', {
    ...onRouter,
    ...taxed,
    spread: 'direct',
    twin: { also: ['E4'] },
    because: 'three percent of everything: two are kept for the pool, one is shared out among all, the pool too',
  }),
  ...trap('blind E: what burns of each transfer', 'BlindE5 Cinderbird', {
    ...taxed,
    age: 'old',
    taxes: sells(1, 1, 1),
    twin: { also: ['E4'], taxes: sells(1, 1, 1) },
  }),
  ...trap('blind E: the denominator', 'BlindE6 Gannet', {
    ...taxed,
    open: bound,
    taxes: sells(1),
    twin: { also: ['E4'], taxes: sells(1) },
  }),

  // balances can be taken
  ...trap('blind E: burn, with an account', 'BlindE7 Redshank', { ...taken, age: 'old' }),
  ...trap('blind E: a gateway needs no allowance', 'BlindE7 Greenshank', taken),
  ...trap('blind E: a permit without a signature', 'BlindE7 Whimbrel', { ...taken, levels: severe, also: ['E3', 'E8', 'E9'] }),
  ...trap('blind E: the pool is trimmed', 'BlindE7 Bittern', { ...onRouter, ...taken }),
  ...trap('blind E: standing operator', 'BlindE5 Oystercatch', { ...taken, age: 'old', levels: severe }),
  ...trap('blind E: repriced downwards', 'BlindE6 Fulmar', {
    ...taken,
    also: ['E3', 'E4', 'E6', 'E8'],
    twin: { also: ['E6'], end: told('reprice(uint256)', 10n ** 18n + 10n ** 14n) },
  }),

  // supply can be inflated
  ...trap('blind E: an epoch for the treasury', 'BlindE7 Avocet', { ...onRouter, ...made, age: 'grown' }),
  ...trap('blind E: whoever may mint', 'BlindE7 Dipper', {
    effects: ['E6 reachable'],
    also: ['E8'],
    levels: ['MEDIUM', 'HIGH'],
    because: 'open and with the supply: 35 by science.md 3.4, high by signals.md 1.3',
    types: 'address,address',
    values: ({ deployer }) => [...onRouter.values(), deployer],
    age: 'old',
    twin: { also: ['E6'], values: ({ parts }) => [...onRouter.values(), parts['multisig']] },
  }),
  ...trap('blind E: back to a mark', 'BlindE7 Wryneck', { ...onRouter, ...made, before: marked }),
  ...trap('blind E: distributed without a source', 'BlindE5 Kittiwake', { ...made, age: 'old' }),
  ...trap('blind E: sent to oneself twice', 'BlindE6 Dotterel', {
    ...made,
    because: 'anybody who sends to himself has more afterwards, and the supply does not show it',
  }),
  ...trap('blind E: more is burnt than there is', 'BlindE4 Pochard', {
    ...gone,
    ...made,
    because: 'anybody who burns one more than he has, has nearly endless many',
  }),

  // code can be replaced
  ...trap('blind E: a beacon of one', 'BlindE3 BeaconShell', {
    effects: ['E7 reachable'],
    also: ['E3', 'E4', 'E5', 'E6', 'E8'],
    levels: ['MEDIUM', 'HIGH'],
    because: 'an upgrade by one account is 40 by science.md 3.4',
    age: 'old',
    parts: [
      { as: 'logic', contract: 'LapwingV1' },
      { as: 'beacon', contract: 'Beacon', types: 'address', values: ({ parts }) => [parts['logic']] },
    ],
    types: 'address',
    values: ({ parts }) => [parts['beacon']],
    before: routed('initialize(address)'),
  }),
  ...trap('blind E: facets can be cut', 'BlindE3 Dunlin', {
    effects: ['E7 reachable'],
    also: ['E3', 'E4', 'E5', 'E6', 'E8', 'E9'],
    levels: ['MEDIUM', 'HIGH'],
    because: 'an upgrade by one account is 40 by science.md 3.4; he stands in a place that no getter shows',
    ...dunlin,
  }),
]
