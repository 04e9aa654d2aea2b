import { benign, type Case } from '../case.ts'
import { after } from './blind-ag-lives.ts'
import { founded, houses, written } from './blind-ay-houses.ts'
import { networks } from './blind-ay-late.ts'
import { agreed, board, grain, waiting } from './blind-ay-lives.ts'
import { bridged, staked, yields } from './blind-ay-more.ts'
import { all, allow, data, each, hands, made, old, part, people, tell, units } from './blind-f-lives.ts'

/** Written before 2019. */
const early: readonly Case[] = [
  benign('AY: a mark whose locks open after two days', 'BlindAY1 OchreMark', {
    ...old,
    parts: [
      part('custodian', 'OchreCustodian', 'address[]', people(0, 5)),
      part('store', 'OchreStore', 'address', 'custodian'),
      part('logic', 'OchreLogic', 'address,address,address', after(3), 'store', 'custodian'),
    ],
    ...made('address,address', 'logic', 'custodian'),
    before: all(tell('store', 'bind(address)', 'logic'), tell('logic', 'seed(address,uint256)', 'deployer', units(70_000_000, 2))),
    open: tell('logic', 'requestPrint(address,uint256)', 'deployer', units(1_000, 2)),
    also: ['E3', 'E5', 'E6', 'E7'],
  }),
  benign('AY: all has been minted, two of three may pause', 'BlindAY1 TangerineGo', {
    ...old,
    before: all(tell('token', 'mint(address,uint256)', 'deployer', units(140_000_000)), tell('token', 'finishMinting()')),
    end: hands('token', 'multisig'),
    also: ['E3'],
  }),
  benign('AY: sold for ether until its cap', 'BlindAY1 AttentionLark', {
    ...old,
    ...made('address', 'multisig'),
    before: all(tell('token', 'createTokens() 60'), tell('token', 'createTokens() 40'), tell('token', 'finalize()')),
  }),
  benign('AY: deposits of days, paid with what is made', 'BlindAY1 HexaMote', {
    ...old,
    shut: all(
      each(0, 20, 'token', 'stakeStart(uint256,uint256)', units(90_000, 8), 900n),
      each(20, 40, 'token', 'stakeStart(uint256,uint256)', units(200_000, 8), 5_000n),
    ),
    end: each(3, 5, 'token', 'stakeEnd(uint256)', 0n),
    also: ['E6'],
  }),
]

const lending: readonly Case[] = [
  benign('AY: pools mint it, the timelock adds pools', 'BlindAY2 LarkDollar', {
    ...old,
    parts: [
      grain('coin', 'Bullfinch Dollar', 'BFD', 90_000_000),
      part('pool', 'LarkPool', 'address,address,uint256', 'coin', after(2), units(50_000_000)),
    ],
    ...made('address,address', 'timelock', 'pool'),
    before: all(allow('coin', 'pool'), tell('pool', 'mint1t1(uint256)', units(40_000_000))),
    open: all(allow('token', 'pool'), tell('pool', 'redeem1t1(uint256)', units(100_000))),
    also: ['E6'],
  }),
  benign('AY: three of five protect and print', 'BlindAY2 BondProxy', {
    ...old,
    parts: [board(0, 5, 3n), waiting(3), part('logic', 'BondDollar')],
    ...made(
      'address,address,bytes',
      'logic',
      'waiting',
      data('initialize(address,address,uint256)', 'board', 'deployer', units(300_000_000)),
    ),
    open: agreed(0, 3, 'token', 'increaseSupply(uint256)', units(2_000_000)),
    shut: agreed(1, 4, 'token', 'freeze(address)', '0x00000000000000000000000000000000000bad01'),
    end: agreed(2, 5, 'token', 'unfreeze(address)', '0x00000000000000000000000000000000000bad01'),
    also: ['E3', 'E5', 'E6', 'E7'],
  }),
  benign('AY: backs a market of loans, and cools down for ten days', 'BlindAY2 StakedOrchid', {
    ...old,
    parts: [grain('orchid', 'Orchid', 'ORC', 16_000_000)],
    ...made('address,address', 'orchid', 'timelock'),
    before: all(allow('orchid', 'token'), tell('token', 'stake(address,uint256)', 'deployer', units(12_000_000))),
    shut: each(0, 4, 'token', 'cooldown()'),
  }),
  benign('AY: share of a market of loans, asked of its troller', 'BlindAY2 cMarl', {
    ...old,
    parts: [
      board(3, 8, 3n),
      grain('marl', 'Marl', 'MARL', 90_000_000),
      part('troller', 'MarlTroller', 'address,address', 'timelock', 'board'),
    ],
    ...made('address,address,address', 'marl', 'troller', 'timelock'),
    before: all(allow('marl', 'token'), tell('token', 'mint(uint256)', units(60_000_000))),
    pooled: 60,
    shut: all(
      each(10, 13, 'troller', 'enterMarkets(address)', 'token'),
      each(10, 13, 'token', 'borrow(uint256,uint256)', units(20_000), units(2_000_000, 8)),
    ),
    end: tell('token', 'accrueInterest()'),
    also: ['E3'],
  }),
]

export const blindAY: readonly Case[] = [
  ...early,
  ...lending,
  ...yields,
  ...staked,
  ...bridged,
  ...houses,
  ...founded,
  ...written,
  ...networks,
]
