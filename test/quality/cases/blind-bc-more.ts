import { benign, type Case } from '../case.ts'
import { fresh, gone, taxed } from './blind-bb-lives.ts'
import { locked, strongbox } from './blind-bc-lives.ts'
import { all, allow, coming, grown, hands, made, old, part, people, tell, units } from './blind-f-lives.ts'

/** Farms, debts, games, tides and memes. */
export const earned: readonly Case[] = [
  benign('BC: a larder mints by the block, liquidity lies in it', 'BlindBC10 Gruelberry', {
    ...old,
    also: ['E6'],
    parts: [part('larder', 'GruelLarder', 'address,address', coming(1), 'stranger')],
    before: all(tell('token', 'mint(address,uint256)', 'deployer', units(8_000_000)), hands('token', 'larder')),
    lp: all(
      tell('larder', 'add(uint256,address)', 1000n, 'pair'),
      allow('pair', 'larder'),
      tell('larder', 'depositFor(uint256,address[])', 0n, people(0, 25)),
      hands('larder', 'timelock'),
    ),
    because: 'a fixed amount per block, and twenty-five people hold the liquidity',
  }),
  benign('BC: a dollar of debts, five feeds, its ward is the ledger', 'BlindBC10 Sablecoin', {
    ...old,
    also: ['E6'],
    pooled: 10,
    parts: [
      part('median', 'SableMedian', 'address[],uint256', people(0, 5), units(1_600)),
      part('ledger', 'SableLedger', 'address,address', coming(2), 'median'),
    ],
    before: all(
      tell('token', 'rely(address)', 'ledger'),
      tell('token', 'deny(address)', 'deployer'),
      tell('ledger', 'lock() 1500'),
      tell('ledger', 'draw(uint256)', units(1_000_000)),
    ),
  }),
  benign('BC: a unit of troves without an administrator', 'BlindBC11 Corundum', {
    ...grown,
    also: ['E6'],
    pooled: 8,
    ether: 64,
    parts: [part('troves', 'CorundumTroves')],
    ...made('address', 'troves'),
    before: all(
      tell('troves', 'setAddresses(address)', 'token'),
      tell('troves', 'adjust(uint256,uint256,uint256) 1100', units(400_000), 0n, 0n),
    ),
  }),
  benign('BC: seasons of a game, claimed by proof out of a small purse', 'BlindBC11 Emberquest', {
    ...grown,
    also: ['E6', 'E8'],
    parts: [strongbox],
    ...made('address', 'stranger'),
    ...locked(180, 'multisig'),
    end: hands('token', 'multisig'),
    because: 'a twentieth of a hundredth in two weeks',
  }),
  benign('BC: a referee signs vouchers of two hundred', 'BlindBC11 Duelmark', {
    also: ['E6', 'E8'],
    parts: [strongbox],
    ...made('address', 'deployer'),
    ...locked(365, 'deployer'),
    because: 'three of a hundred a year at most, all referees together',
  }),
  benign('BC: follows a price by a thirtieth a day', 'BlindBC13 Tidewend', {
    ...old,
    also: ['E5', 'E6'],
    parts: [
      part('oracle', 'TideOracle', 'address[]', people(0, 5)),
      part('policy', 'TidePolicy', 'address,address', 'oracle', 'timelock'),
      part('conductor', 'TideOrchestrator', 'address,address', 'policy', 'timelock'),
    ],
    ...made('address', 'policy'),
    before: tell('policy', 'attach(address,address)', 'token', 'conductor'),
    open: tell('conductor', 'addPool(address)', 'pair'),
  }),
  benign('BC: a treasury mints against ether and holds the liquidity', 'BlindBC13 Larchwold', {
    ...old,
    also: ['E6', 'E8'],
    pooled: 50,
    ether: 50,
    parts: [part('treasury', 'LarchTreasury'), part('authority', 'LarchAuthority', 'address', 'treasury')],
    ...made('address', 'authority'),
    before: all(
      tell('treasury', 'attach(address,address,address)', 'token', 'authority', 'multisig'),
      tell('treasury', 'bond() 100'),
      tell('authority', 'pushGovernor(address,bool)', 'timelock', true),
    ),
    lp: all(allow('pair', 'treasury'), tell('treasury', 'takeShares(address)', 'pair')),
  }),
  benign('BC: a meme after its launch, fees fixed for good', 'BlindBC14 Pipwhistle', {
    ...fresh,
    ...taxed(1, 2),
    also: ['E4', 'E8'],
    ...gone,
    parts: [strongbox],
    ...made('address', 'stranger'),
    open: all(tell('token', 'openTrading()'), tell('token', 'removeLimits()')),
    ...locked(365, 'deployer'),
  }),
  benign('BC: each transfer burns a hundredth and gives another', 'BlindBC14 Mossglow', {
    ...grown,
    ...taxed(2, 1.2, 2),
    ...gone,
    because: 'what a sale gives goes for four fifths to the pool itself, where the seller is paid for it',
  }),
]
