import type { Level } from '../../../src/api/level.ts'
import { type Case, type Life, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'

const grave: readonly Level[] = ['HIGH', 'CRITICAL']
const high: readonly Level[] = ['HIGH']
const middle: readonly Level[] = ['MEDIUM', 'HIGH']
const { call } = deeds
const renounced = ({ deployer, token }: Place) => [call(deployer, token, 'renounceOwnership()')]
const opened: Life = { open: ({ deployer, token }) => [call(deployer, token, 'openTrading()')] }
const given: Life = { ...opened, end: renounced }
const shut = { effects: ['E3 reachable'], also: ['E4'], levels: high } as const
const raised = { effects: ['E4 reachable'], also: ['E3'], levels: high } as const
const taken = { effects: ['E5 reachable'], also: ['E3', 'E8'], levels: high } as const
const made = { effects: ['E6 reachable'], also: ['E5', 'E8', 'E9'], levels: grave } as const
/** Another contract that knows the balances. */
const asking = (contract: string) =>
  ({
    ...shut,
    parts: [{ as: 'shared', contract }],
    types: 'address',
    values: ({ parts }: Place) => [parts['shared']],
    end: renounced,
  }) as const

/** More of what launches do, where the setter is the trick. */
export const setters: readonly Case[] = [
  trap('a bound for the fees of a purchase', 'ScamF8 KishuMoon', { ...raised, ...opened }),
  trap('fees in a struct without a bound', 'ScamF8 MoonLaunch', { ...raised, ...opened }),
  trap('fees of many accounts in structs', 'ScamF8 CatFather', { ...raised, ...given }),
  trap('an increase of an allowance is a switch', 'ScamF8 MilkBag', { ...shut, ...given }),
  trap('a wei is a switch', 'ScamF8 TipJar', { ...shut, end: renounced }),
  trap('an order without a name', 'ScamF8 NoName', { ...raised, end: renounced }),
  trap('a fee that is announced', 'ScamF8 SlowHand', { ...raised, end: renounced }),
  trap('the owner names the staking', 'ScamF8 FarmHub', taken),
  trap('an approval of somebody else is written', 'ScamF8 LiquidAI', { ...taken, end: renounced }),
  trap('a sale moves the price by nothing', 'ScamF8 FloorProtocol', { ...shut, also: ['E1'], twin: { also: ['E1'] } }),
  trap('a launch that is launched again', 'ScamF8 LaunchPadX', {
    ...raised,
    open: ({ deployer, token }) => [call(deployer, token, 'enableTrading(uint256)', 0n)],
  }),
  trap('a threshold of nothing', 'ScamF8 SwapLess', {
    ...shut,
    levels: middle,
    because: 'honest launches have the same setter; the owner can still use it',
    ...opened,
  }),
  trap('a burn of what is not there', 'ScamF8 HotPotato', { ...made, end: renounced }),
  trap('a kind of markets that pays nearly all', 'ScamF8 PairMaster', shut),
  trap('the pool has a wallet like others', 'ScamF8 WalletCap', shut),
  trap('a penalty for those who sell within a time', 'ScamF8 HodlPay', raised),
  trap('three fees of a third', 'ScamF8 TriFee', raised),
  trap('a multiplier of sales', 'ScamF8 MultiBnb', raised),
  trap('what the fee is divided by', 'ScamF8 DenomSwap', shut),
  trap('an allocation is claimed out of nothing', 'ScamF8 SeedRound', { ...made, levels: middle }),
  trap('somebody else knows the balances, in the open', 'ScamF8 OpenMumu', {
    ...asking('ListedBalances'),
    levels: middle,
    because: 'one account at a time',
  }),
  trap('somebody hidden turns all balances off', 'ScamF8 MaskedMumu', asking('SwitchedBalances')),
].flat()

const amounts = {
  ...shut,
  parts: [{ as: 'uni', contract: 'Amounts' }],
  types: 'address',
  values: ({ parts }: Place) => [parts['uni']],
  end: renounced,
} as const

/** Relatives of those above, each with one thing less in its way. */
export const relatives: readonly Case[] = [
  trap('a bound for two of three fees', 'ScamG8 FlatFees', raised),
  trap('one multiplier', 'ScamG8 OneMulti', raised),
  trap('amounts of a contract in the code', 'ScamG8 OpenAmounts', amounts),
  trap('amounts of a contract in the storage', 'ScamG8 StoredAmounts', amounts),
  trap('amounts of a contract that is a sum', 'ScamG8 SummedAmounts', amounts),
  trap('whoever comes owns the tax', 'ScamG8 TakeIt', { ...raised, end: renounced }),
  trap('whoever comes names it and owns the tax', 'ScamG8 ReInit', { ...raised, end: renounced }),
  trap('an approval of the developer is the switch', 'ScamG8 BackOff', { ...shut, end: renounced }),
  trap('a harvest of what was set', 'ScamG8 HarvestX', { ...made, levels: middle }),
  trap('fees of accounts in two arrays', 'ScamG8 PairList', {
    ...raised,
    levels: middle,
    because: 'account by account',
  }),
  trap('a migration writes balances', 'ScamG8 MigrateV2', { ...taken, also: ['E3', 'E6', 'E8', 'E9'], levels: grave }),
  trap('a hook that is set later', 'ScamG8 Hooked777', shut),
  trap('the fee of whales and how large they are', 'ScamG8 WhaleTax', { ...raised, twin: { also: ['E4'] } }),
  trap('ranks and a table', 'ScamG8 RankTable', { ...raised, end: renounced }),
].flat()
