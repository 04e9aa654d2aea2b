import { benign, type Case } from '../case.ts'
import { after } from './blind-ag-lives.ts'
import { agreed, board, grain } from './blind-ay-lives.ts'
import { all, allow, data, each, hands, made, old, part, people, person, tell, units } from './blind-f-lives.ts'

const nobody = '0x00000000000000000000000000000000000bad01'

/** Coins of networks and of what is saved. */
export const networks: readonly Case[] = [
  benign('AY: so much a second, half of it for stakers', 'BlindAY9 Polder', {
    ...old,
    parts: [part('emission', 'PolderEmission', 'address,address,address', after(1), 'multisig', 'timelock')],
    ...made('address,address,uint256', 'emission', 'timelock', units(13)),
    shut: tell('emission', 'mint()'),
    also: ['E6'],
  }),
  benign('AY: savings whose rate has a ceiling', 'BlindAY9 FirSavings', {
    ...old,
    parts: [grain('fir', 'Fir Dollar', 'FIR', 90_000_000)],
    ...made('address,address', 'fir', 'timelock'),
    before: all(
      tell('fir', 'transfer(address,uint256)', 'token', units(9_000_000)),
      allow('fir', 'token'),
      tell('token', 'deposit(uint256,address)', units(60_000_000), 'deployer'),
    ),
    shut: each(3, 6, 'token', 'redeem(uint256,address)', units(100), person(3)),
  }),
  benign('AY: a multiplier each day, a thousandth at most', 'BlindAY9 AlpineUSD', {
    ...old,
    parts: [board(0, 5, 3n)],
    ...made('address', 'board'),
    open: agreed(0, 3, 'token', 'addRewardMultiplier(uint256)', 130_000_000_000_000n),
    shut: agreed(1, 4, 'token', 'blockAccounts(address[])', [nobody]),
    also: ['E3', 'E6'],
  }),
  benign('AY: could not be moved at first, and can for ever', 'BlindAY9 Osprey', {
    ...old,
    parts: [grain('backing', 'Backing Osprey', 'bOSPR', 9_000_000)],
    ...made('address', 'backing'),
    before: all(
      tell('token', 'setAllowedFrom(address,bool)', 'deployer', true),
      allow('backing', 'token'),
      tell('token', 'wrap(uint256)', units(8_000_000)),
      tell('token', 'disableTransferRestrictions()'),
    ),
    end: hands('token', 'multisig'),
  }),
  benign('AY: five of a hundred a year to a vault', 'BlindAY9 RowanLeaf', {
    ...old,
    ...made('address', 'timelock'),
    shut: tell('token', 'inflationMintTokens()'),
    also: ['E6'],
  }),
  benign('AY: receipt of what a depositor locked', 'BlindAY9 ConvoyReceipt', {
    ...old,
    parts: [
      grain('crv', 'Curvy', 'CRVE', 90_000_000),
      part('depositor', 'ConvoyDepositor', 'address,address,address,address', 'crv', after(2), 'timelock', 'multisig'),
    ],
    ...made('address', 'depositor'),
    before: all(
      allow('crv', 'depositor'),
      tell('depositor', 'deposit(uint256,bool)', units(30_000_000), false),
      tell('depositor', 'deposit(uint256,bool)', units(20_000_000), true),
    ),
    also: ['E6'],
  }),
  benign('AY: moves with its rewards', 'BlindAY9 MarramGauge', {
    ...old,
    parts: [grain('lp', 'Curvy LP', 'CLP', 9_000_000), grain('reward', 'Rewarder', 'RWD', 9_000_000), board(0, 4, 3n)],
    ...made('address,address,address', 'lp', 'reward', 'board'),
    before: all(
      allow('lp', 'token'),
      tell('token', 'deposit(uint256)', units(7_000_000)),
      tell('reward', 'transfer(address,uint256)', 'board', units(90_000)),
    ),
    open: agreed(0, 3, 'reward', 'approve(address,uint256)', 'token', units(90_000)),
    shut: agreed(0, 3, 'token', 'deposit_reward_token(uint256)', units(60_000)),
    end: each(2, 5, 'token', 'claim_rewards()'),
  }),
  benign('AY: its code obeys a timelock, two of a hundred a year', 'BlindAY9 ArborealProxy', {
    ...old,
    parts: [part('logic', 'ArborealToken'), part('admin', 'ArborealAdmin', 'address', 'timelock')],
    ...made(
      'address,address,bytes',
      'logic',
      'admin',
      data('initialize(address,uint256,address,address)', nobody, units(10_000_000_000), 'timelock', 'deployer'),
    ),
    also: ['E3', 'E5', 'E6', 'E7'],
  }),
  benign('AY: everybody freezes his own', 'BlindAY10 BinderCoin', {
    ...old,
    shut: all(each(0, 4, 'token', 'freeze(uint256)', units(90)), tell('token', 'withdrawEther(uint256)', 0n)),
    end: each(0, 2, 'token', 'unfreeze(uint256)', units(20)),
  }),
  benign('AY: asked by one, ratified by three, a day later', 'BlindAY10 FaithfulDollar', {
    ...old,
    parts: [part('controller', 'FaithfulController', 'address,address[]', 'multisig', people(0, 6))],
    ...made('address,uint256', 'controller', units(90_000_000)),
    before: tell('controller', 'setToken(address)', 'token'),
    also: ['E6'],
  }),
  benign('AY: roles by number, the first of them waits', 'BlindAY10 SundialVote', {
    ...old,
    parts: [part('rewards', 'SundialRewards', 'address', after(1))],
    ...made('address', 'deployer'),
    before: all(tell('token', 'addMember(uint256,address)', 1n, 'rewards'), tell('token', 'resetMember(uint256,address)', 0n, 'timelock')),
    open: all(allow('token', 'rewards'), tell('rewards', 'lock(uint256)', units(100_000))),
    shut: tell('rewards', 'claim()'),
    also: ['E6'],
  }),
]
