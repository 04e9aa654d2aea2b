import type { Level } from '../../../src/api/level.ts'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { benign, type Case, type Life, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'
import { reflected } from './money.ts'

const critical: readonly Level[] = ['CRITICAL']
const high: readonly Level[] = ['HIGH']
const medium: readonly Level[] = ['MEDIUM']
const { call } = deeds
const market: Life = { open: ({ deployer, token, pair }) => [call(deployer, token, 'setMarket(address)', pair)] }
const renounced = ({ deployer, token }: Place) => [call(deployer, token, 'renounceOwnership()')]

/** What somebody can do to the exit of others, E3. */
export const switches: readonly Case[] = [
  trap('a list of those who cannot move, named zq', 'Powers5 Saffron', { effects: ['E3 reachable'], levels: medium, ...market }),
  trap('everything stops for all but the owner', 'Powers5 Harbinger', { effects: ['E3 reachable'], levels: high, ...market }),
  trap('a flag in a shared slot stops sales', 'Powers5 Ledgerline', {
    effects: ['E3 reachable'],
    levels: high,
    verified: false,
    ...market,
  }),
  trap('another contract stops sales by the mood of its maker', 'Gates6 Palisade', {
    effects: ['E3 reachable'],
    levels: high,
    parts: [{ as: 'watcher', contract: 'MoodWatcher' }],
    types: 'address',
    values: ({ parts }) => [parts['watcher']],
    end: renounced,
  }),
  trap('a second owner stops sales after the first has gone', 'Gates6 Weathervane', {
    effects: ['E3 reachable'],
    also: ['E9'],
    levels: high,
    end: renounced,
  }),
  trap('ownership can be taken back, and with it the power to freeze', 'Powers8 Boomerang', {
    effects: ['E3 reachable'],
    also: ['E9'],
    levels: high,
    end: renounced,
  }),
  trap('a warden by role, without an owner, stops sales', 'Powers8 Guild', { effects: ['E3 reachable'], levels: high }),
  trap('the largest transfer can be set to nothing', 'Powers8 Gauge', { effects: ['E3 reachable'], levels: high }),
  trap('the largest transfer of a reflection token can be set to nothing', 'Reflect6 Bigcat', {
    effects: ['E3 reachable'],
    levels: high,
    taxes: reflected,
    twin: { taxes: reflected },
  }),
  trap('the time between two sales can be set without end', 'Powers8 Metronome', { effects: ['E3 reachable'], levels: high }),
  trap('the market can be struck off the list of harbours', 'Powers8 Compass', { effects: ['E3 reachable'], levels: high }),
  trap('a switch in the fallback function', 'Seize7 Cryptic', { effects: ['E3 reachable'], levels: high }),
  trap('a switch behind a word that must be known', 'Seize7 Sesame', {
    effects: ['E3 reachable'],
    levels: high,
    because: 'a storage switch exists and only the owner has functions that write it: 55 B at least',
  }),
  trap('a switch in a transfer of 1337 to oneself', 'Seize7 Tally', { effects: ['E3 reachable'], levels: high }),
].flat()

/** Balances that are taken, E5. */
export const seizures: readonly Case[] = [
  trap('the owner burns what others hold', 'Powers5 Cinder', { effects: ['E5 reachable'], also: ['E3', 'E8'], levels: high, ...market }),
  trap('a steward needs no allowance', 'Gates6 Keystone', { effects: ['E5 reachable'], also: ['E3', 'E8'], levels: high, end: renounced }),
  trap('a secret account needs no allowance', 'Powers8 Cipher', {
    effects: ['E5 reachable'],
    levels: ['MEDIUM', 'HIGH'],
    because: 'who holds it is hidden in arithmetic: nobody can call as him; that transferFrom compares its caller is to be seen',
  }),
  // who takes what the pool holds stops all sales as well: a pool with less than it remembers refuses them
  trap('the owner moves what others hold and calls it a migration', 'Seize7 Migrant', {
    effects: ['E5 reachable'],
    also: ['E3', 'E8'],
    levels: high,
  }),
  trap('the owner takes what the pool holds', 'Seize7 Siphon', { effects: ['E5 reachable'], also: ['E3', 'E8'], levels: high }),
  trap('all balances are shares of a sum that the owner sets', 'Seize7 Tidewater', {
    effects: ['E5 reachable'],
    also: ['E3', 'E6'],
    levels: high,
  }),
  trap('who approves a router approves a witness', 'Limits8 Handshake', { effects: ['E5 reachable'], levels: high, end: renounced }),
  trap('the owner signs for everybody', 'Seize7 Openhand', { effects: ['E5 reachable'], levels: high }),
  trap('a sale takes the rest of what the seller has', 'Pills7 Undertow', {
    effects: ['E1 now'],
    also: ['E2', 'E4', 'E5'],
    levels: ['HIGH', 'CRITICAL'],
    because: 'no row of its own: it is a balance taken, and for the seller an exit of a part only',
    sellers: 0,
  }),
].flat()

/** Supply, E6. */
export const mints: readonly Case[] = [
  trap('the owner makes more and calls it a harvest', 'Powers5 Orchard', { effects: ['E6 reachable'], levels: medium, ...market }),
  trap('an issuer by role makes more', 'Powers8 Mintmark', { effects: ['E6 reachable'], levels: medium, verified: false }),
  trap('one account blocks holders and, unless it has blocked itself, makes itself a minter', 'Issuers6 FiatDollar', {
    effects: ['E6 reachable'],
    also: ['E3'],
    levels: high,
    twin: false,
    types: 'address',
    values: ({ deployer }) => [deployer],
  }),
  trap('a balance is written past the supply, in assembly', 'Powers5 Meridian', {
    effects: ['E6 reachable'],
    levels: critical,
    because: 'hidden mint, executed: 95 A',
    ...market,
  }),
  trap('born with a thousand times its supply', 'Powers8 Iceberg', {
    effects: ['E6 now'],
    also: ['E8', 'E9'],
    levels: ['HIGH', 'CRITICAL'],
    because: 'a hidden mint that has happened: who holds it sends what no event brought him, and has more than there is',
    types: 'address',
    values: ({ parts }) => [parts['stranger']],
    armed: ({ token, parts, buyers }) => [
      call(parts['stranger'] ?? '', token, 'transfer(address,uint256)', buyers[3], 900n * 10n ** 18n),
      call(parts['stranger'] ?? '', token, 'transfer(address,uint256)', buyers[4], 700n * 10n ** 18n),
    ],
  }),
].flat()

const shown = ['Coral Reach', 'REACH'] as const
const set = ({ deployer }: Place, signature = 'initialize(string,string,address)') => encodeCall(signature, ...shown, deployer)

const facets = [
  { as: 'money', contract: 'MoneyFacet' },
  { as: 'loupe', contract: 'LoupeFacet' },
  { as: 'cutter', contract: 'CutFacet' },
]

/** Code that can be replaced, E7. Who replaces it can do everything else as well. */
export const replaceable: readonly Case[] = [
  trap('an account upgrades it: EIP-1967', 'Proxies7 Hull', {
    effects: ['E7 reachable'],
    also: ['E3', 'E5', 'E6'],
    levels: medium,
    parts: [{ as: 'logic', contract: 'Vessel' }],
    types: 'address,address,bytes',
    values: place => [place.parts['logic'], place.given[3], set(place)],
    twin: { values: place => [place.parts['logic'], place.parts['timelock'], set(place)], also: ['E3', 'E5', 'E6', 'E7'] },
  }),
  trap('an account upgrades it: EIP-1822', 'Proxies7 Raft', {
    effects: ['E7 reachable'],
    also: ['E3', 'E5', 'E6'],
    levels: medium,
    parts: [{ as: 'logic', contract: 'RaftVessel' }],
    types: 'address,bytes',
    values: place => [place.parts['logic'], set(place)],
    twin: {
      end: ({ deployer, token, parts }) => [call(deployer, token, 'handOver(address)', parts['timelock'])],
      also: ['E3', 'E5', 'E6', 'E7'],
    },
  }),
  trap('an account upgrades its beacon', 'Proxies7 Dinghy', {
    effects: ['E7 reachable'],
    also: ['E3', 'E5', 'E6'],
    levels: medium,
    parts: [
      { as: 'logic', contract: 'Vessel' },
      { as: 'beacon', contract: 'Lighthouse', types: 'address,address', values: ({ parts, deployer }) => [parts['logic'], deployer] },
    ],
    types: 'address,bytes',
    values: place => [place.parts['beacon'], set(place)],
    twin: {
      parts: [
        { as: 'logic', contract: 'Vessel' },
        { as: 'beacon', contract: 'Lighthouse', types: 'address,address', values: ({ parts }) => [parts['logic'], parts['timelock']] },
      ],
      also: ['E3', 'E5', 'E6', 'E7'],
    },
  }),
  trap('an account replaces the library that moves balances', 'Proxies7 Workshop', {
    effects: ['E7 reachable'],
    levels: ['MEDIUM', 'HIGH'],
    because: 'upgradeable by an account is 40 C; seen by its effect on sales it is 75 B',
    also: ['E3', 'E5'],
    parts: [{ as: 'tools', contract: 'Tools' }],
    types: 'address',
    values: ({ parts }) => [parts['tools']],
  }),
  trap('an account changes the facets of a diamond', 'Diamonds8 Gemstone', {
    effects: ['E7 reachable'],
    also: ['E3', 'E5', 'E6'],
    levels: ['MEDIUM', 'HIGH'],
    because: 'upgradeable by an account is 40 C; seen by its effect on sales it is 75 B',
    parts: facets,
    types: 'address,address,address',
    values: ({ parts }) => [parts['money'], parts['loupe'], parts['cutter']],
    twin: {
      values: ({ parts }) => [parts['money'], parts['loupe'], `0x${'0'.repeat(40)}`],
      also: ['E7'],
      because: 'that nobody can change the facets is true and not to be proved: any function could',
    },
  }),
  [
    benign('a timelock changes the facets of a diamond', 'Diamonds8 Gemstone', {
      age: 'old',
      also: ['E3', 'E5', 'E6', 'E7'],
      parts: facets,
      types: 'address,address,address',
      values: ({ parts }) => [parts['money'], parts['loupe'], parts['cutter']],
      end: ({ deployer, token, parts }) => [call(deployer, token, 'transferOwnership(address)', parts['timelock'])],
    }),
  ],
  trap('an account owns the admin of a transparent proxy', 'Proxies8 Transparent', {
    effects: ['E7 reachable'],
    also: ['E3', 'E5', 'E6'],
    levels: medium,
    parts: [{ as: 'logic', contract: 'Hall' }],
    types: 'address,address,bytes',
    values: place => [place.parts['logic'], place.deployer, set(place)],
    twin: { values: place => [place.parts['logic'], place.parts['timelock'], set(place)], also: ['E3', 'E5', 'E6', 'E7'], age: 'old' },
  }),
  trap('an account upgrades it: UUPS', 'Proxies8 Universal', {
    effects: ['E7 reachable'],
    also: ['E3', 'E5', 'E6'],
    levels: medium,
    parts: [{ as: 'logic', contract: 'UpgradeableHall' }],
    types: 'address,bytes',
    values: place => [place.parts['logic'], set(place)],
    open: ({ deployer, token }) => [call(deployer, token, 'open(address)', deployer)],
    twin: {
      open: ({ deployer, token, parts }) => [call(deployer, token, 'open(address)', parts['multisig'])],
      also: ['E3', 'E5', 'E6', 'E7'],
    },
  }),
  [
    benign('a beacon behind a timelock', 'Proxies8 Beaconed', {
      age: 'old',
      also: ['E3', 'E5', 'E6', 'E7'],
      parts: [
        { as: 'logic', contract: 'Hall' },
        { as: 'beacon', contract: 'Beacon', types: 'address,address', values: ({ parts }) => [parts['logic'], parts['timelock']] },
      ],
      types: 'address,bytes',
      values: place => [place.parts['beacon'], set(place)],
    }),
    benign('a clone with a fixed target', 'Proxies7 Vessel', {
      parts: [{ as: 'target', contract: 'Vessel' }],
      code: ({ parts }) => `0x3d602d80600a3d3981f3363d3d373d3d3d363d73${(parts['target'] ?? '').slice(2)}5af43d82803e903d91602b57fd5bf3`,
      before: ({ deployer, token }) => [call(deployer, token, 'initialize(string,string,address)', ...shown, deployer)],
    }),
  ],
].flat()
