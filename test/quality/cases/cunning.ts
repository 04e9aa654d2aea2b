import type { Level } from '../../../src/api/level.ts'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { benign, type Case, type Life, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'

const critical: readonly Level[] = ['CRITICAL']
const high: readonly Level[] = ['HIGH']
const medium: readonly Level[] = ['MEDIUM']
const { call } = deeds
const old: Life = { age: 'old', ether: 100 }
const renounced = ({ deployer, token }: Place) => [call(deployer, token, 'renounceOwnership()')]
const shown = ['Parlour Maid', 'PRLM'] as const

/** Exits that close by ways of their own. */
const exits: readonly Case[] = [
  trap('what may be sold halves with every hour', 'Cunning8 Ebb', { effects: ['E2 now'], also: ['E1'], levels: critical, sellers: 0 }),
  trap('two sales each', 'Cunning8 Tally', { effects: ['E2 now'], levels: critical }),
  trap('the more is sold the more stays behind', 'Cunning8 Slope', { effects: ['E4 now'], levels: critical, sellers: 0 }),
  trap('no sales while the network is busy', 'Cunning8 Lull', { effects: ['E9 now'], also: ['E2'], levels: critical }),
  trap('every third newcomer cannot sell', 'Cunning8 Cadence', { effects: ['E2 now'], also: ['E1'], levels: critical, sellers: 0 }),
].flat()

/** Exits that close by what a simulation seldom varies. */
const subtle: readonly Case[] = [
  trap('sales end at a block', 'Subtle8 Milestone', { effects: ['E2 now'], levels: critical }),
  trap('a hundred blocks to sell', 'Subtle8 Footfall', { effects: ['E2 now'], also: ['E1'], levels: critical, sellers: 0 }),
  trap('the token sells before the seller does', 'Subtle8 Vanguard', {
    effects: ['E4 now'],
    // what it sells comes out of nowhere
    also: ['E6'],
    levels: critical,
    open: ({ deployer, token }) => [call(deployer, token, 'transfer(address,uint256)', token, 10n ** 18n)],
    sellers: 0,
  }),
  trap('sales end when the pool has grown', 'Subtle8 Highwater', { effects: ['E2 now'], levels: critical }),
  trap('sells for the rich', 'Subtle8 Salon', { effects: ['E2 now'], also: ['E9'], levels: critical }),
  trap('one of a list of elders, who did not make it, stops sales', 'Subtle8 Conclave', {
    effects: ['E3 reachable'],
    also: ['E9'],
    levels: high,
    types: 'address',
    values: ({ parts }) => [parts['stranger']],
  }),
  [benign('nobody holds or sells much', 'Subtle8 Modesty', {})],
].flat()

/** Powers whose holders, levers or steps lie where one does not look first. */
const powers: readonly Case[] = [
  trap('a registry keeps a standing by the address of the token', 'Outside8 Pillar', {
    effects: ['E3 reachable'],
    levels: high,
    parts: [{ as: 'registry', contract: 'Registry' }],
    types: 'address',
    values: ({ parts }) => [parts['registry']],
    end: renounced,
  }),
  trap('a book of somebody else says what a sale costs', 'Outside8 Lodger', {
    effects: ['E4 reachable'],
    also: ['E3'],
    levels: high,
    parts: [{ as: 'book', contract: 'FeeBook' }],
    types: 'address',
    values: ({ parts }) => [parts['book']],
    end: renounced,
  }),
  trap('one of those who act together needs no other', 'Outside8 Portcullis', {
    effects: ['E3 reachable'],
    levels: high,
    parts: [{ as: 'keys', contract: 'HalfSafe', types: 'address[],uint256', values: ({ given }) => [[...given].sort().slice(0, 3), 2n] }],
    end: ({ deployer, token, parts }) => [call(deployer, token, 'transferOwnership(address)', parts['keys'])],
    twin: { also: ['E3'] },
  }),
  trap('an office by name stops sales', 'Cunning8 Chancery', { effects: ['E3 reachable'], levels: high }),
  trap('somebody known by a hash stops sales', 'Cunning8 Incognito', {
    effects: ['E3 reachable'],
    also: ['E9'],
    levels: high,
    end: renounced,
  }),
  trap('a list of hashes of those who cannot sell', 'Cunning8 Hush', { effects: ['E3 reachable'], levels: medium }),
  trap('a wallet can be too small for the pool', 'Cunning8 Snug', { effects: ['E3 reachable'], levels: high }),
  trap('the owner charges what he likes once it is open', 'Cunning8 Vestibule', {
    effects: ['E4 reachable'],
    also: ['E1', 'E3'],
    levels: high,
    age: 'fresh',
    pooled: 100,
    buyers: 0,
    sellers: 0,
    spread: 'none',
  }),
  trap('a fee is announced and comes a quarter of an hour later', 'Cunning8 Gazette', {
    effects: ['E4 reachable'],
    also: ['E3'],
    levels: high,
    taxes: { buy: 0, sell: 2, transfer: 0 },
    twin: { taxes: { buy: 0, sell: 2, transfer: 0 } },
  }),
  trap('balances melt at a pace that the owner sets', 'Cunning8 Glacier', { effects: ['E5 reachable'], also: ['E3'], levels: high }),
  trap('a courier from a list needs no allowance', 'Cunning8 Courier', { effects: ['E5 reachable'], also: ['E3', 'E8'], levels: high }),
  trap('a signature that is none is good for everybody', 'Cunning8 Scrawl', {
    effects: ['E5 reachable'],
    also: ['E3', 'E8'],
    levels: high,
  }),
  trap('one from a list writes himself a balance', 'Cunning8 Understudy', { effects: ['E6 reachable'], levels: critical, verified: false }),
  trap('a list of accounts moves the code, which lies in a slot of its own', 'Outside8 Annex', {
    effects: ['E7 reachable'],
    also: ['E3', 'E5', 'E6'],
    levels: ['MEDIUM', 'HIGH'],
    because: 'upgradeable by an account is 40 C; seen by its effect on sales it is 75 B',
    parts: [{ as: 'logic', contract: 'Parlour' }],
    types: 'address,address,bytes',
    values: place => [place.parts['logic'], place.deployer, encodeCall('initialize(string,string,address)', ...shown, place.deployer)],
  }),
].flat()

/** What looks like one of these and is none. */
const honest: readonly Case[] = [
  benign('one percent a day up or down', 'Honest8 Elastic', { ...old, also: ['E5', 'E6'] }),
  benign('what is granted comes free bit by bit', 'Honest8 Trellis', { ...old }),
  benign('bots could be barred for ten minutes', 'Honest8 Turnkey', {}),
  benign('three percent both ways at most', 'Honest8 Almoner', { taxes: { buy: 2, sell: 2, transfer: 0 } }),
  // whoever makes tokens without a limit can make more than the pool can count
  benign('the far end of a bridge', 'Honest8 Gateway', {
    ...old,
    also: ['E3', 'E6'],
    types: 'address',
    values: ({ parts }) => [parts['multisig']],
  }),
  benign('a share in a stake', 'Honest8 Stake', {
    ...old,
    parts: [{ as: 'inner', file: 'Real8', contract: 'Plain' }],
    types: 'address',
    values: ({ parts }) => [parts['inner']],
    before: ({ deployer, token, parts }) => [
      deeds.approve(deployer, parts['inner'] ?? '', token),
      call(deployer, token, 'enter(uint256)', 10n ** 24n),
    ],
  }),
  benign('holders are counted by a helper', 'Honest8 Dividend', {}),
  benign('stopped by a timelock of two days', 'Outside8 Portcullis', {
    ...old,
    also: ['E3'],
    end: ({ deployer, token, parts }) => [call(deployer, token, 'transferOwnership(address)', parts['timelock'])],
  }),
]

export const cunning: readonly Case[] = [...exits, ...subtle, ...powers, ...honest]
