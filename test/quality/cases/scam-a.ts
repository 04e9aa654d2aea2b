import type { Level } from '../../../src/api/level.ts'
import { keccak256 } from '../../../src/chains/encoding/keccak.ts'
import { type Case, type Life, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'

const critical: readonly Level[] = ['CRITICAL']
const grave: readonly Level[] = ['HIGH', 'CRITICAL']
const high: readonly Level[] = ['HIGH']
const middle: readonly Level[] = ['MEDIUM', 'HIGH']
const { call } = deeds
const ether = 10n ** 18n
const never = { sellers: 0, twin: { sellers: 4 } }
const renounced = ({ deployer, token }: Place) => [call(deployer, token, 'renounceOwnership()')]
const opened: Life = { open: ({ deployer, token }) => [call(deployer, token, 'openTrading()')] }
/** Open, and the ownership is gone: what is left is in the hands of the wallet of the taxes. */
const given: Life = { ...opened, end: renounced }
const shut = { effects: ['E3 reachable'], also: ['E4'], levels: high } as const
const raised = { effects: ['E4 reachable'], also: ['E3'], levels: high } as const
const taken = { effects: ['E5 reachable'], also: ['E3', 'E8'], levels: high } as const
const made = { effects: ['E6 reachable'], also: ['E5', 'E8', 'E9'], levels: grave } as const

/** The template of most launches of 2022 to 2025. */
const launches: readonly Case[] = [
  trap('the wallet of the taxes reduces them upwards', 'ScamA8 PepeMax', { ...raised, ...given }),
  trap('the count of purchases raises the tax of a sale', 'ScamA8 DogeKing', {
    effects: ['E4 now'],
    also: ['E2', 'E1'],
    levels: critical,
    ...given,
  }),
  trap('limits are removed to nothing', 'ScamA8 FlokiAI', { ...shut, ...given }),
  trap('a list of bots that is called a swap', 'ScamA8 ShibaX', { ...shut, ...given, levels: middle, because: 'one account at a time' }),
  trap('taxes are swapped by hand out of nothing', 'ScamA8 GrokCoin', { ...made, ...given }),
  trap('the wallet that the proceeds go to may refuse them', 'ScamA8 TurboCat', {
    ...shut,
    levels: middle,
    because: 'honest launches have the same line; the owner can still use it',
    ...opened,
  }),
  trap('a cooldown without a bound', 'ScamA8 SafeBaby', { ...shut, ...opened }),
  trap('no sales in a block', 'ScamA8 BaseBrett', { ...shut, ...given, sellers: 3 }),
  trap('fees in a struct', 'ScamA8 MoonDAO', { ...raised, ...opened }),
  trap('all settings in one array', 'ScamA8 MetaRobot', { ...shut, ...opened }),
  trap('a rank with a tax of its own', 'ScamA8 LuckyInu', { ...raised, ...given }),
  trap('an approval of the developer sets the tax', 'ScamA8 ZooWorld', { ...raised, ...given }),
  trap('settings packed into a word', 'ScamA8 AlphaGPT', { ...raised, ...given }),
  trap('hours of trading', 'ScamA8 WallStreetPepe', { ...shut, ...opened }),
  trap('the least that is sold is more than one may have', 'ScamA8 Diamond', {
    effects: ['E1 now'],
    levels: critical,
    ...opened,
    ...never,
  }),
  trap('who has a bag does not sell', 'ScamA8 ElonMars', { ...shut, ...opened }),
].flat()

/** Balances and supply, in the hands of somebody who is not the owner. */
const powers: readonly Case[] = [
  trap('Approve takes balances', 'ScamB8 PepeTwo', { ...taken, end: renounced }),
  trap('swapTokensForEth writes a balance', 'ScamB8 XDoge', { ...made, end: renounced }),
  trap('a multicall that sends what is not there', 'ScamB8 WojakClub', { ...made, end: renounced }),
  trap('the wallet of the marketing needs no approval', 'ScamB8 AiDoge', { ...taken, end: renounced }),
  trap('a second key signs permits for all', 'ScamB8 SignFi', { ...taken, end: renounced }),
  trap('a renounced tax for who has the hash', 'ScamB8 TrustPad', { ...raised, end: renounced }),
  trap('a forwarder that is an account', 'ScamB8 GaslessCoin', {
    ...taken,
    types: 'address',
    values: ({ parts }) => [parts['stranger']],
    end: renounced,
  }),
  trap('a keeper of liquidity makes more', 'ScamB8 BridgeX', { ...made, levels: middle, end: renounced }),
  trap('the staking takes without approval', 'ScamB8 StakeVerse', {
    ...taken,
    parts: [{ as: 'staking', contract: 'StakingPool' }],
    types: 'address',
    values: ({ parts }) => [parts['staking']],
    end: renounced,
  }),
  trap('a vesting is paid out of nothing', 'ScamB8 VestaLabs', { ...made, levels: middle }),
  trap('rewards out of the pool', 'ScamB8 AutoYield', { ...taken, end: renounced }),
  trap('liquifies by a foreign code', 'ScamB8 HyperLiq', {
    effects: ['E5 reachable'],
    also: ['E3', 'E4', 'E6', 'E7', 'E8'],
    levels: grave,
    because: 'a single call of the keeper does anything with the balances',
    end: renounced,
  }),
  trap('nine tenths do not arrive', 'ScamB8 Salmonella', { effects: ['E4 now'], also: ['E1', 'E5', 'E9'], levels: critical }),
  trap('a verification that costs', 'ScamB8 AirUnlock', { effects: ['E1 now'], levels: critical, ...never }),
  trap('a word shuts the market', 'ScamB8 SilentOwl', {
    ...shut,
    types: 'bytes32',
    values: () => [`0x${keccak256(new TextEncoder().encode('minerva flies at dusk')).replace('0x', '')}`],
    end: renounced,
  }),
  trap('gas for dividends without a bound', 'ScamB8 DivPaper', shut),
  trap('a root of the faithful', 'ScamB8 OgPass', shut),
  trap('the token keeps its liquidity and migrates it', 'ScamB8 EverLock', {
    effects: ['E8 reachable'],
    levels: high,
    lp: ({ deployer, token, pair }) => [call(deployer, pair, 'transfer(address,uint256)', token, 30_983n * ether)],
  }),
  trap('a burner of liquidity that gives it back', 'ScamB8 AshCoin', {
    effects: ['E8 reachable'],
    levels: high,
    parts: [{ as: 'burner', contract: 'LiquidityBurner' }],
    lp: ({ deployer, pair, parts }) => [call(deployer, pair, 'transfer(address,uint256)', parts['burner'], 30_983n * ether)],
    end: renounced,
  }),
].flat()

/** Other contracts, and code that changes. */
const others: readonly Case[] = [
  trap('a sale takes another token', 'ScamC8 OctopusGame', {
    effects: ['E1 now'],
    levels: critical,
    parts: [{ as: 'marbles', contract: 'Marbles' }],
    types: 'address',
    values: ({ parts }) => [parts['marbles']],
    ...never,
  }),
  trap('a library of the router knows the balances', 'ScamC8 Mumu', {
    ...shut,
    levels: middle,
    because: 'one account at a time',
    parts: [{ as: 'shared', contract: 'SharedRouter' }],
    types: 'address',
    values: ({ parts }) => [parts['shared']],
    end: renounced,
  }),
  trap('a service against bots behind a proxy', 'ScamC8 RoseGarden', {
    ...shut,
    levels: middle,
    because: 'the service does nothing at present; who runs it can put any code there, and the token obeys',
    parts: [
      { as: 'logic', contract: 'AntiBotLogic' },
      { as: 'service', contract: 'AntiBotProxy', types: 'address', values: ({ parts }) => [parts['logic']] },
    ],
    types: 'address',
    values: ({ parts }) => [parts['service']],
    end: renounced,
  }),
  trap('a proxy with slots of its own and an order with a prefix', 'ScamC8 SilkProxy', {
    effects: ['E7 reachable'],
    also: ['E3', 'E5', 'E6'],
    levels: middle,
    parts: [{ as: 'logic', contract: 'PlainLogic' }],
    types: 'address',
    values: ({ parts }) => [parts['logic']],
    before: ({ deployer, token }) => [
      call(deployer, token, 'initialize(string,string,uint256)', 'Silk Road Coin', 'SILKR', 50_000_000n * ether),
    ],
  }),
  trap('a clone whose initializer is open', 'ScamC8 OpenTemplate', {
    effects: ['E4 reachable'],
    also: ['E3'],
    levels: high,
    parts: [{ as: 'target', contract: 'OpenTemplate' }],
    code: ({ parts }) => `0x3d602d80600a3d3981f3363d3d373d3d3d363d73${(parts['target'] ?? '').slice(2)}5af43d82803e903d91602b57fd5bf3`,
    before: ({ deployer, token }) => [call(deployer, token, 'init(string,string,uint256)', 'Pump Star', 'PSTAR', 1_000_000n * ether)],
    open: ({ deployer, token, pair }) => [call(deployer, token, 'setPool(address,uint256)', pair, 1n)],
    end: renounced,
  }),
].flat()

/** BNB Chain in 2021, and pools of 2020. */
const early: readonly Case[] = [
  trap('whom the owner sent to first is safe', 'ScamD6 BabySwapCake', {
    effects: ['E1 now'],
    also: ['E3'],
    levels: critical,
    ...never,
  }),
  trap('what the owner sends to himself is the most that others sell', 'ScamD6 SafeGalaxy', shut),
  trap('an approval for the router is stored as nothing', 'ScamD6 RocketDoge', {
    effects: ['E1 now'],
    also: ['E9'],
    levels: critical,
    ...never,
  }),
  trap('the router moves what a list has', 'ScamD6 GemHunter', { effects: ['E1 now'], also: ['E3'], levels: critical, ...never }),
  trap('locked, renounced and unlocked', 'ScamD6 SafeLunar', {
    ...raised,
    shut: ({ deployer, token }) => [call(deployer, token, 'lock(uint256)', 0n)],
    end: ({ deployer, token }) => [call(deployer, token, 'unlock()'), call(deployer, token, 'renounceOwnership()')],
  }),
  trap('taken out of the rewards with nothing', 'ScamD6 FegReward', taken),
  trap('please wait', 'ScamE5 YearnClassic', { effects: ['E1 now'], also: ['E3'], levels: critical, ...never }),
  trap('please wait, later', 'ScamE5 CoreSwap', shut),
  trap('a burn with an account for an argument', 'ScamE5 YieldRice', taken),
].flat()

export const scams: readonly Case[] = [...launches, ...powers, ...others, ...early]
