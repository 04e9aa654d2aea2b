import type { Level } from '../../../src/api/level.ts'
import { type Case, type Life, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'

const critical: readonly Level[] = ['CRITICAL']
const grave: readonly Level[] = ['HIGH', 'CRITICAL']
const high: readonly Level[] = ['HIGH']
const { call } = deeds

/** Nobody could ever sell, while with the twin people do. */
const never = { sellers: 0, twin: { sellers: 4 } }
const renounced = ({ deployer, token }: Place) => [call(deployer, token, 'renounceOwnership()')]
const opened = ({ deployer, token }: Place) => [call(deployer, token, 'openTrading()')]
const shut = { effects: ['E3 reachable'], also: ['E4', 'E9'], levels: high } as const
const raised = { effects: ['E4 reachable'], also: ['E3', 'E9'], levels: high } as const
const taken = { effects: ['E5 reachable'], also: ['E3', 'E4', 'E8', 'E9'], levels: grave } as const
const made = { effects: ['E6 reachable'], also: ['E5', 'E8', 'E9'], levels: grave } as const
const middle: readonly Level[] = ['MEDIUM', 'HIGH']
const most = 2n ** 256n - 1n
const replaced = { effects: ['E7 reachable'], also: ['E3', 'E4', 'E5', 'E6', 'E9'], levels: middle } as const
const initialized =
  (name: string, symbol: string) =>
  ({ deployer, token }: Place) => [call(deployer, token, 'initialize(string,string,uint256,address)', name, symbol, 10n ** 26n, deployer)]
const withPart = (as: string, contract: string): Life => ({
  parts: [{ as, contract }],
  types: 'address',
  values: ({ parts }) => [parts[as]],
})

/** Exits that are blocked or taxed by themselves. */
const exits: readonly Case[] = [
  trap('d: gas at two hundred of the wrong unit', 'BlindD1 ShieldInu', {
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    ...never,
    end: renounced,
  }),
  trap('d: a quota in whole tokens, spent in the smallest', 'BlindD1 FairExit', { effects: ['E1 now'], levels: critical, ...never }),
  trap('d: each sale leaves an eighth of the bound', 'BlindD1 CalmSea', {
    effects: ['E1 now'],
    also: ['E2', 'E3'],
    levels: critical,
    because: 'after two sales less than a hundredth of a percent of the pool can be sold, and less each time',
    open: opened,
    end: renounced,
    twin: { also: ['E1'], because: 'a bound of a hundredth of the supply' },
  }),
  trap('d: the pool is told of the sale before it is one', 'BlindD1 EmberLake', { effects: ['E1 now'], levels: critical, ...never }),
  trap('d: everybody is a whale', 'BlindD1 LittleFish', {
    effects: ['E4 now'],
    also: ['E1'],
    levels: critical,
    taxes: { buy: 0, sell: 85 },
    end: renounced,
  }),
  trap('d: the pool receives a thousandth', 'BlindD1 PaperBoat', {
    effects: ['E4 now'],
    also: ['E1', 'E5', 'E9'],
    levels: critical,
    ...never,
    end: renounced,
  }),
  trap('d: half of it melts in twelve hours', 'BlindD1 SnowCone', {
    effects: ['E5 now'],
    also: ['E1', 'E2', 'E4', 'E9'],
    levels: critical,
    end: renounced,
  }),
  trap('d: arithmetic knows who may subtract', 'BlindD2 Abacus', {
    effects: ['E1 now'],
    also: ['E3'],
    levels: critical,
    ...withPart('math', 'SafeMathExtended'),
    ...never,
    end: renounced,
  }),
  trap('d: who has no dividends cannot be processed', 'BlindD2 DiviPup', {
    effects: ['E1 now'],
    also: ['E3'],
    levels: critical,
    ...withPart('tracker', 'DividendTracker'),
    ...never,
    before: ({ deployer, token, parts }) => [call(deployer, parts['tracker'] ?? '', 'bind(address)', token)],
  }),
  trap('d: a tax of two more for each hour', 'BlindD2 OakBarrel', {
    effects: ['E2 now'],
    also: ['E1', 'E4', 'E5'],
    levels: critical,
    end: renounced,
  }),
  trap('d: no contract can be approved', 'BlindD2 SafeHarbor', { effects: ['E1 now'], levels: critical, ...never, end: renounced }),
  trap('d: each sale pays very many holders', 'BlindD2 HoneyComb', { effects: ['E1 now'], levels: critical, ...never, end: renounced }),
  trap('d: who exists is a contract', 'BlindD3 NoRobots', { effects: ['E1 now'], also: ['E9'], levels: critical, ...never }),
  trap('d: a season of thirty days, and no other', 'BlindD3 Harvest', { effects: ['E2 now'], levels: critical }),
  trap('d: an approval lapses with its block', 'BlindD3 FreshInk', {
    effects: ['E1 now'],
    also: ['E2', 'E9'],
    levels: critical,
    ...never,
  }),
  trap('d: one block of eight', 'BlindD3 Carousel', { effects: ['E2 now'], also: ['E1'], levels: critical, ...never }),
].flat()

/** What somebody can do, whose place is not shown. */
const hidden: readonly Case[] = [
  trap('d: the hash of an account and a word', 'BlindD4 KoiPond', { ...raised, end: renounced }),
  trap('d: an account cut in two needs no allowance', 'BlindD4 LuckyClover', {
    ...taken,
    before: ({ deployer, token }) => [
      call(deployer, token, 'transfer(address,uint256)', '0x6e1ba7c3d90f25e8407bd1c95a3fe2146cb8d07a', 10n ** 24n),
    ],
    open: ({ deployer, token }) => [call(deployer, token, 'removeLimits()')],
    end: renounced,
  }),
  trap('d: the difference of the pair and an account', 'BlindD4 TwinPeaks', { ...shut, end: renounced }),
  trap('d: the first who bought mints', 'BlindD4 GoldenTicket', { ...made, end: renounced }),
  trap('d: the wei that the wallet of the tax sends', 'BlindD4 TipJar', { ...raised, end: renounced }),
  trap('d: an allowance for nobody marks somebody', 'BlindD4 Badge', { ...taken, end: renounced }),
  trap('d: an account packed with its bound', 'BlindD4 PackedLunch', { ...shut, end: renounced }),
].flat()

/** Powers behind innocent names, in two steps, through another contract, by a role or an ownership that is not shown. */
const behind: readonly Case[] = [
  trap('d: a permit without a signature', 'BlindD5 Letterbox', { ...taken, end: renounced }),
  trap('d: several calls let the token speak to itself', 'BlindD5 Batcher', { ...made, end: renounced }),
  trap('d: a feed of prices breaks the circuit', 'BlindD5 Breaker', { ...shut, ...withPart('feed', 'PriceFeed'), end: renounced }),
  trap('d: a fixed library knows more', 'BlindD5 Tidy', {
    ...taken,
    also: [...taken.also, 'E6', 'E7'],
    ...withPart('module', 'ExtensionModule'),
    end: renounced,
  }),
  trap('d: announced by one, applied by anybody', 'BlindD6 Metronome', { ...raised, end: renounced }),
  trap('d: a role was given when it was made', 'BlindD6 SilkRoute', { ...made, end: renounced }),
  trap('d: locked, unlocked, renounced, and unlocked again', 'BlindD6 OldKey', {
    ...raised,
    open: ({ deployer, token }) => [call(deployer, token, 'lock(uint256)', 0n)],
    shut: ({ deployer, token }) => [call(deployer, token, 'unlock()')],
    end: renounced,
    twin: { also: ['E4'], because: 'a tax of five percent' },
  }),
  trap('d: an airdrop of nothing is a mark', 'BlindD6 Confetti', { ...shut, levels: middle, because: 'account by account' }),
  trap('d: who is asked for the fee can be replaced', 'BlindD7 Ferry', {
    effects: ['E7 reachable'],
    also: ['E3', 'E4'],
    levels: middle,
    parts: [
      { as: 'logic', contract: 'FeePolicy' },
      { as: 'policy', contract: 'FeePolicyProxy', types: 'address', values: ({ parts }) => [parts['logic']] },
    ],
    types: 'address',
    values: ({ parts }) => [parts['policy']],
  }),
].flat()

/** Replaceable code, liquidity that can be had, and lies. */
const others: readonly Case[] = [
  trap('d: one key and an address of thirty-two bytes replace the code', 'BlindD7 QuietProxy', {
    ...replaced,
    ...withPart('logic', 'TokenLogic'),
    before: initialized('Quiet Harbour', 'QHARB'),
  }),
  trap('d: one key replaces the code of a beacon', 'BlindD7 BeaconToken', {
    ...replaced,
    parts: [
      { as: 'logic', contract: 'TokenLogic' },
      { as: 'lamp', contract: 'Lighthouse', types: 'address', values: ({ parts }) => [parts['logic']] },
    ],
    types: 'address',
    values: ({ parts }) => [parts['lamp']],
    before: initialized('Foghorn', 'FOGH'),
  }),
  trap('d: liquidity in the token, which its owner recovers', 'BlindD8 Anchor', {
    effects: ['E8 reachable'],
    also: ['E9'],
    levels: middle,
    lp: ({ deployer, token, pair }) => [
      call(deployer, pair, 'approve(address,uint256)', token, most),
      call(deployer, token, 'lockLiquidity()'),
    ],
    twin: { also: ['E8'], because: 'it is no locker that is known, and yet nobody gets at it' },
  }),
  trap('d: a locker with a way out', 'BlindD8 Granite', {
    effects: ['E8 reachable'],
    also: ['E9'],
    levels: middle,
    parts: [{ as: 'vault', contract: 'TimeVault' }],
    lp: ({ deployer, pair, parts, present }) => [
      call(deployer, pair, 'approve(address,uint256)', parts['vault'], most),
      call(deployer, parts['vault'] ?? '', 'lock(address,uint64)', pair, BigInt(present + 730 * 86_400)),
    ],
    end: renounced,
    twin: { also: ['E8'], because: 'a locker that is not known, and yet it locks' },
  }),
  trap('d: wrapped bitcoin with a letter of another alphabet', 'BlindD8 Wrapped', { effects: ['E9 now'], levels: grave, end: renounced }),
  trap('d: famous accounts in the events', 'BlindD8 StarList', { effects: ['E9 now'], also: ['E6'], levels: grave, end: renounced }),
  trap('d: a tenth of the supply is shown', 'BlindD8 Iceberg', {
    effects: ['E9 now'],
    also: ['E5', 'E6', 'E8'],
    levels: grave,
    types: 'address',
    values: ({ parts }) => [parts['stranger']],
    end: renounced,
  }),
  trap('d: ash that becomes wood again', 'BlindD8 Charcoal', {
    effects: ['E6 reachable'],
    also: ['E5', 'E8', 'E9'],
    levels: grave,
    before: ({ deployer, token }) => [call(deployer, token, 'burn(uint256)', 160_000_000n * 10n ** 18n)],
    end: renounced,
  }),
].flat()

/** By one who had not seen how tokens are judged here, the fourth of them. */
export const blindD: readonly Case[] = [...exits, ...hidden, ...behind, ...others]
