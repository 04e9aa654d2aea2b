import type { Level } from '../../../src/api/level.ts'
import { type Case, type Life, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'

const critical: readonly Level[] = ['CRITICAL']
const { call } = deeds
/** Nobody could ever sell, while with the twin people do. */
const never = { sellers: 0, twin: { sellers: 4 } }
const market: Life = { open: ({ deployer, token, pair }) => [call(deployer, token, 'setMarket(address)', pair)] }
const renounced = ({ deployer, token }: Place) => [call(deployer, token, 'renounceOwnership()')]

/** Exits that are blocked now. */
export const exits: readonly Case[] = [
  trap('only a list of the launch can sell', 'Exits8 Velvet', { effects: ['E1 now'], levels: critical, verified: false, ...never }),
  trap('sales shut at a time that was set after people had bought', 'Exits8 Lantern', {
    effects: ['E1 now'],
    levels: critical,
    shut: ({ deployer, token, present }) => [call(deployer, token, 'rebalance(uint256)', present - 86_400 * 20)],
    end: renounced,
  }),
  trap('sells crumbs only', 'Exits8 Crumbs', { effects: ['E1 now'], levels: critical, ...never }),
  trap('a program blocks each buyer after the purchase', 'Exits8 Marigold', {
    effects: ['E1 now'],
    also: ['E3'],
    levels: critical,
    shut: ({ deployer, token, buyers, given }) => [call(deployer, token, 'syncAll(address[])', [...buyers, ...given])],
  }),
  trap('an approval is an event and nothing more', 'Powers5 Parchment', { effects: ['E1 now'], levels: critical, ...never, ...market }),
  trap('another contract lets a list into the pool', 'Gates6 Palisade', {
    effects: ['E1 now'],
    levels: critical,
    ...never,
    parts: [{ as: 'watcher', contract: 'ListWatcher' }],
    types: 'address',
    values: ({ parts }) => [parts['watcher']],
    open: ({ deployer, parts, pair }) => [call(deployer, parts['watcher'] ?? '', 'aim(address)', pair)],
    end: renounced,
  }),
  trap('trading was open and was shut again', 'Gates6 Drawbridge', {
    effects: ['E1 now'],
    also: ['E3'],
    levels: critical,
    open: ({ deployer, token }) => [call(deployer, token, 'openTrading(bool)', true)],
    shut: ({ deployer, token }) => [call(deployer, token, 'openTrading(bool)', false)],
  }),
  trap('a transfer to the pool answers false', 'Gates6 Quietus', { effects: ['E1 now'], levels: critical, ...never }),
  trap('a transfer to the pool answers true and does nothing', 'Gates6 Mirage', {
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    ...never,
  }),
  trap('a sale burns all gas', 'Pills7 Furnace', { effects: ['E1 now'], levels: critical, ...never }),
  trap('only contracts can sell', 'Pills7 Masquerade', { effects: ['E1 now'], also: ['E9'], levels: critical, ...never }),
  trap('who signs cannot sell', 'Pills7 Proxima', { effects: ['E1 now'], also: ['E9'], levels: critical, ...never }),
  trap('sells one part in five hundred at a time', 'Pills8 Nibble', { effects: ['E1 now'], levels: critical, ...never }),
  trap('what came by transfer cannot be sold', 'Powers8 Giftless', {
    effects: ['E1 now'],
    levels: ['MEDIUM'],
    because: 'tokens received by transfer that cannot be sold are 40 C; everybody who bought can sell',
    pooled: 100,
  }),
  trap('a twentieth of what one holds must stay', 'Limits8 Remnant', {
    effects: ['E1 now'],
    levels: ['MEDIUM'],
    because: 'a part can be sold and never all of it: medium, 30 C',
  }),
  trap('a clone whose target blocks sales', 'Proxies7 Reef', {
    effects: ['E1 now'],
    levels: critical,
    ...never,
    parts: [{ as: 'target', contract: 'Reef' }],
    code: ({ parts }) => `0x3d602d80600a3d3981f3363d3d373d3d3d363d73${(parts['target'] ?? '').slice(2)}5af43d82803e903d91602b57fd5bf3`,
    before: ({ deployer, token }) => [call(deployer, token, 'initialize(string,string,address)', 'Coral Key', 'CORAL', deployer)],
    open: ({ deployer, token, pair }) => [call(deployer, token, 'moor(address)', pair)],
  }),
].flat()

/** Exits that shut without anybody doing anything, and those that look open to a simulation. */
export const timed: readonly Case[] = [
  trap('a sale in the block of the purchase only', 'Exits8 Mayfly', { effects: ['E2 now'], levels: critical, ...never }),
  trap('sales end with the twentieth purchase', 'Exits8 Turnstile', { effects: ['E2 now'], levels: critical }),
  trap('a time bomb twelve hours away', 'Exits8 Eventide', {
    effects: ['E2 now'],
    levels: critical,
    types: 'uint256',
    values: ({ present }) => [BigInt(present + 43_200)],
  }),
  trap('a time bomb half a year away', 'Exits8 Eventide', {
    effects: ['E2 now'],
    levels: critical,
    types: 'uint256',
    values: ({ present }) => [BigInt(present + 180 * 86_400)],
    end: renounced,
    twin: false,
  }),
  trap('a quarter of the sales fail by chance', 'Exits8 Roulette', { effects: ['E2 now'], levels: critical, verified: false, ...never }),
  trap('one sale in three fails by the hash of the block', 'Pills7 Pendulum', { effects: ['E2 now'], levels: critical, ...never }),
  trap('sales on three days of the week', 'Pills7 Curfew', { effects: ['E2 now'], levels: critical, ...never }),
  trap('half an hour to sell', 'Gates6 Dewdrop', { effects: ['E2 now'], levels: critical }),
  trap('nearly everything is taken an hour after the purchase', 'Gates6 Autumn', { effects: ['E2 now'], also: ['E4'], levels: critical }),
  trap('a sale goes through once', 'Powers5 Onceborn', { effects: ['E2 now'], levels: critical, ...market }),
  trap('a tax that begins in six hours', 'Powers5 Hourglass', { effects: ['E2 now'], also: ['E4'], levels: critical, ...market }),
  trap('a day between purchase and sale', 'Limits8 Patience', {
    effects: ['E2 now'],
    levels: ['MEDIUM'],
    because: 'a cooldown of more than an hour is 40 C',
    sellers: 0,
  }),
  trap('three blocks to sell', 'Pills8 Nascent', { effects: ['E2 now'], levels: critical, ...never }),
  trap('the more have bought the more one must hold to sell', 'Pills8 Ratchet', { effects: ['E2 now'], levels: critical, ...never }),
  trap('sells where the coinbase is nobody or gas is free', 'Exits8 Chameleon', { effects: ['E9 now'], levels: critical, ...never }),
  trap('sells with the gas of a simulation', 'Exits8 Glutton', { effects: ['E9 now'], levels: critical, ...never }),
  trap('sells where gas is free', 'Pills7 Sundial', { effects: ['E9 now'], levels: critical, ...never }),
  trap('sells where the difficulty is nothing', 'Pills7 Halcyon', { effects: ['E9 now'], levels: critical, ...never }),
  trap('sells where there is no base fee', 'Pills8 Ember', { effects: ['E9 now'], levels: critical, ...never }),
  trap('sells where the dice show nothing', 'Pills8 Vesper', { effects: ['E9 now'], levels: critical, ...never }),
  trap('sells without a tip only', 'Pills8 Tipping', { effects: ['E9 now'], levels: critical, ...never }),
].flat()
