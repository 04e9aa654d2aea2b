import type { Level } from '../../../src/api/level.ts'
import { type Case, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'

const grave: readonly Level[] = ['HIGH', 'CRITICAL']
const high: readonly Level[] = ['HIGH']
const middle: readonly Level[] = ['MEDIUM', 'HIGH']
const { call } = deeds
const ether = 10n ** 18n
const renounced = ({ deployer, token }: Place) => [call(deployer, token, 'renounceOwnership()')]
const shut = { effects: ['E3 reachable'], also: ['E4'], levels: high } as const
const raised = { effects: ['E4 reachable'], also: ['E3'], levels: high } as const
const made = { effects: ['E6 reachable'], also: ['E5', 'E8', 'E9'], levels: grave } as const
const dead = '0x000000000000000000000000000000000000dEaD'

/** Owners who come back, and switches that are no setter. */
export const switchless: readonly Case[] = [
  trap('the developer is the owner again', 'ScamH8 ComeBack', { ...raised, end: renounced }),
  trap('the wallet of the team is the owner again', 'ScamH8 TeamPlay', { ...raised, end: renounced }),
  trap('a bound for two of three fees in percent', 'ScamH8 PercentFees', raised),
  trap('the owner allots himself', 'ScamH8 SelfAllot', { ...made, levels: middle }),
  trap('an approval elsewhere is the switch', 'ScamH8 Remote', { ...shut, end: renounced }),
  trap('ether in the token is the switch', 'ScamH8 EtherStop', { ...shut, end: renounced }),
  trap('a burnt token is the switch', 'ScamH8 FirstBurn', { ...shut, end: renounced }),
  trap('a contract that is not yet there is the switch', 'ScamH8 EmptyPlace', {
    ...shut,
    parts: [{ as: 'maker', contract: 'Maker' }],
    types: 'address',
    values: ({ parts }) => [parts['maker']],
    end: renounced,
  }),
  trap('half of it is burnt and can be spent', 'ScamH8 HalfAsh', {
    effects: ['E8 reachable'],
    also: ['E5', 'E6', 'E9'],
    levels: middle,
    before: ({ deployer, token }) => [call(deployer, token, 'transfer(address,uint256)', dead, 25_000_000n * ether)],
    end: renounced,
  }),
  trap('a new owner is welcomed with a present', 'ScamH8 WelcomeGift', made),
].flat()

/** Relatives of what is hard, each with one thing less in its way. */
export const nearer: readonly Case[] = [
  trap('a bound for one of two fees', 'ScamH8 TwoBips', raised),
  trap('anybody sets the fee', 'ScamH8 AnyFee', raised),
  trap('fees of accounts in pairs', 'ScamH8 PairsOf', { ...raised, levels: middle, because: 'account by account' }),
  trap('an approval of the owner for nobody is the switch', 'ScamH8 QuietWord', shut),
  trap('a transfer of nothing is the switch', 'ScamH8 SignalSend', { ...shut, end: renounced }),
  trap('an approval sets the tax while there is an owner', 'ScamA8 ZooWorld', {
    ...raised,
    open: ({ deployer, token }) => [call(deployer, token, 'openTrading()')],
  }),
].flat()
