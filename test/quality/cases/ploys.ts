import type { Level } from '../../../src/api/level.ts'
import { keccak256 } from '../../../src/chains/encoding/keccak.ts'
import { type Case, type Life, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'

const critical: readonly Level[] = ['CRITICAL']
const grave: readonly Level[] = ['HIGH', 'CRITICAL']
const high: readonly Level[] = ['HIGH']
const middle: readonly Level[] = ['MEDIUM', 'HIGH']
const { call } = deeds
const market: Life = { open: ({ deployer, token, pair }) => [call(deployer, token, 'setMarket(address)', pair)] }
const renounced = ({ deployer, token }: Place) => [call(deployer, token, 'renounceOwnership()')]
const shut = { effects: ['E3 reachable'], levels: high } as const
const raised = { effects: ['E4 reachable'], also: ['E3'], levels: high } as const
const taken = { effects: ['E5 reachable'], also: ['E3', 'E8'], levels: high } as const
const day2 = 172_800n
const node = `0x${keccak256(new TextEncoder().encode('gatekeeper.namesake')).replace('0x', '')}`

const exits: readonly Case[] = [
  trap('a tenth of what came may be sold, ever', 'Ploys8 Ration', {
    effects: ['E1 now'],
    also: ['E2'],
    levels: grave,
    sellers: 0,
    because: 'nine tenths stay for good',
  }),
  trap('all together sell crumbs a day', 'Ploys8 Sluice', { effects: ['E1 now'], also: ['E2'], levels: critical, sellers: 0 }),
  trap('who bids much for a purchase stays', 'Ploys8 Hothead', { effects: ['E2 now'], also: ['E9', 'E1'], levels: critical }),
  trap('who bought in the first fifty blocks stays', 'Ploys8 Lark', { effects: ['E1 now'], also: ['E2'], levels: grave }),
  trap('an approval is good for its block', 'Ploys8 Inkwell', { effects: ['E1 now'], also: ['E2', 'E9'], levels: critical }),
  trap('no sale three percent below the top', 'Ploys8 Plinth', { effects: ['E2 now'], levels: critical }),
  trap('half of what was bought is sold at most', 'Ploys8 Seesaw', { effects: ['E2 now'], levels: critical }),
  trap('more than half of a wallet pays nearly all', 'Ploys8 Lionshare', { effects: ['E4 now'], also: ['E1', 'E2'], levels: grave }),
  trap('each sale takes a twentieth from everybody else', 'Ploys8 Leech', {
    effects: ['E5 now'],
    also: ['E1', 'E2', 'E4', 'E6'],
    levels: grave,
  }),
  trap('a week halves what people hold', 'Ploys5 Wane', { effects: ['E2 now'], also: ['E4', 'E5', 'E6', 'E9'], levels: grave, ...market }),
].flat()

const powers: readonly Case[] = [
  trap('one of sixteen shelves of accounts is closed', 'Ploys8 Shelves', { effects: ['E3 reachable'], levels: middle }),
  trap('who came before a line cannot sell', 'Ploys8 Drawnline', shut),
  trap('a change of rates has a price', 'Ploys8 Stamp', raised),
  trap('who holds a name shuts the market', 'Ploys8 Namesake', {
    ...shut,
    parts: [{ as: 'names', contract: 'NameService' }],
    types: 'address',
    values: ({ parts }) => [parts['names']],
    before: ({ deployer, parts }) => [call(deployer, parts['names'] ?? '', 'register(bytes32,address)', node, deployer)],
    end: renounced,
  }),
  trap('a purse is told of each fee', 'Ploys8 Almsgiver', {
    ...shut,
    parts: [{ as: 'purse', contract: 'Purse' }],
    types: 'address',
    values: ({ parts }) => [parts['purse']],
  }),
  trap('fees are sold by a router that the owner replaces', 'Ploys6 Switchback', { ...shut }),
  trap('a timelock without delay owns the switch', 'Ploys8 Haltable', {
    ...shut,
    parts: [
      {
        as: 'haste',
        contract: 'Timelock',
        file: 'Common',
        types: 'uint256,address[],address[]',
        values: ({ deployer }) => [0n, [deployer], [deployer]],
      },
    ],
    end: ({ deployer, token, parts }) => [call(deployer, token, 'transferOwnership(address)', parts['haste'])],
    twin: {
      also: ['E3'],
      parts: [
        {
          as: 'haste',
          contract: 'Timelock',
          file: 'Common',
          types: 'uint256,address[],address[]',
          values: ({ deployer }) => [day2, [deployer], [deployer]],
        },
      ],
    },
  }),
].flat()

const more: readonly Case[] = [
  trap('who sends to himself has it twice', 'Ploys6 Narcissus', { effects: ['E6 reachable'], also: ['E9', 'E5'], levels: critical }),
  trap('an airdrop writes balances', 'Ploys5 Manna', {
    effects: ['E6 reachable', 'E5 reachable'],
    also: ['E3', 'E8', 'E9'],
    levels: grave,
    ...market,
  }),
  trap('the owner calls for others', 'Ploys8 Medley', taken),
  trap('whoever asks once an hour is given some of what the pool holds', 'Ploys8 Seep', {
    effects: ['E5 reachable'],
    also: ['E8'],
    levels: high,
    end: renounced,
  }),
  trap('anybody digs as many as he likes', 'Ploys8 Quarry', { effects: ['E6 reachable'], also: ['E9'], levels: grave, end: renounced }),
  trap('the owner burns the pool', 'Ploys6 Nuke', taken),
].flat()

/** Those that a second look at the first brought up. */
const further: readonly Case[] = [
  trap('every sale makes the next dearer', 'PloysMore8 Crescendo', { effects: ['E2 now'], also: ['E4'], levels: grave }),
  trap('who buys while it is sticky stays', 'PloysMore8 Flypaper', shut),
  trap('who buys while it is sticky stays, and nobody sells at once', 'PloysMore8 Resin', shut),
  trap('approvals are suspended', 'PloysMore8 Quill', shut),
  trap('the price of gas that is allowed', 'PloysMore8 Thrift', shut),
  trap('the signer of the transaction is asked', 'PloysMore8 Origin', raised),
  trap('an owner who is no contract', 'PloysMore8 Human', raised),
  trap('five more at a time', 'PloysMore8 Ladder', raised),
  trap('one more with every call', 'PloysMore8 Ratch', raised),
  trap('who buys twice stays', 'PloysMore8 Encounter', { effects: ['E2 now'], also: ['E1'], levels: grave }),
  trap('a negative rebase', 'PloysMore8 Ample', {
    effects: ['E5 reachable'],
    also: ['E3', 'E6', 'E8'],
    levels: high,
    twin: { also: ['E6'] },
  }),
  trap('a profit is taxed', 'PloysMore8 Envy', { effects: ['E2 now'], also: ['E4'], levels: critical }),
].flat()

export const ploys: readonly Case[] = [...exits, ...powers, ...more, ...further]
