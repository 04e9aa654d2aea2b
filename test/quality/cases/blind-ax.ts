import { benign, type Case } from '../case.ts'
import { built, houses, money } from './blind-ax-houses.ts'
import { by, mined, zero } from './blind-ax-lives.ts'
import { bridged, sundry } from './blind-ax-more.ts'
import { all, allow, grown, hands, later, made, old, part, people, person, renounced, tell, units } from './blind-f-lives.ts'

const gone = { end: renounced }
const rice = part('rice', 'PlainRice', 'uint256', units(9_000_000))

/** Of the years when numbers had to be added safely. */
const early: readonly Case[] = [
  benign('AX: coin of an exchange, burnt each quarter', 'BlindAX1 QuillexCoin', {
    ...old,
    ...made('uint256', units(200_000_000)),
    before: all(tell('token', 'burn(uint256)', units(2_000_000)), tell('token', 'freeze(uint256)', units(1_000_000))),
    open: tell('token', 'burn(uint256)', units(1_000_000)),
    spread: 'direct',
    end: tell('token', 'unfreeze(uint256)', units(1_000_000)),
  }),
  benign('AX: released for good after its sale', 'BlindAX1 TavernToken', {
    ...old,
    before: all(
      tell('token', 'mint(address,uint256)', 'deployer', units(60_000_000, 8)),
      tell('token', 'finishMinting()'),
      tell('token', 'setReleaseAgent(address)', 'deployer'),
      tell('token', 'releaseTokenTransfer()'),
    ),
    ...gone,
  }),
  benign('AX: balances of any block, its controller given up', 'BlindAX1 CohortToken', {
    ...old,
    before: all(
      tell('token', 'generateTokens(address,uint256)', 'deployer', units(36_000_000)),
      tell('token', 'changeController(address)', zero),
    ),
  }),
  benign('AX: pays oracles by a call', 'BlindAX1 PylonToken', {
    ...old,
    parts: [part('jobs', 'PylonJobs')],
    before: tell('token', 'transferAndCall(address,uint256,bytes)', 'jobs', units(4_000), '0x01'),
  }),
  benign('AX: mined with numbers', 'BlindAX1 NuggetOfWork', { ...old, also: ['E6'], before: mined }),
  benign('AX: its founders wait in a box', 'BlindAX1 LinnetToken', {
    ...grown,
    parts: [part('box', 'FoundersBox', 'address,uint256', person(3), later(200))],
    ...made('address,address', 'box', 'deployer'),
    before: all(tell('box', 'init(address)', 'token'), tell('token', 'batchTransfer(address[],uint256)', people(0, 12), units(50_000))),
  }),
]

/** Of the summer of farms. */
const farms: readonly Case[] = [
  benign('AX: votes, and a minter behind two days', 'BlindAX2 Parliament', {
    ...old,
    also: ['E6'],
    ...made('address,address', 'deployer', 'timelock'),
    shut: all(by(0, tell('token', 'delegate(address)', person(0))), by(1, tell('token', 'delegate(address)', person(0)))),
  }),
  benign('AX: share of a bar', 'BlindAX2 SakeBar', {
    ...old,
    parts: [rice],
    ...made('address', 'rice'),
    before: all(
      allow('rice', 'token'),
      tell('token', 'enter(uint256)', units(6_000_000)),
      tell('rice', 'transfer(address,uint256)', 'token', units(50_000)),
    ),
  }),
  benign('AX: coin of a farm whose chef obeys the timelock', 'BlindAX2 FarmCoin', {
    ...old,
    also: ['E6'],
    parts: [part('chef', 'FarmChef', 'address', 'timelock')],
    before: all(
      tell('chef', 'start(address)', 'token'),
      hands('token', 'chef'),
      allow('token', 'chef'),
      tell('chef', 'enterStaking(uint256)', units(100_000)),
    ),
    shut: tell('chef', 'leaveStaking(uint256)', units(40_000)),
  }),
  benign('AX: two of a hundred reflected, nothing to set', 'BlindAX2 MirrorMoose', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 2, sell: 0.4 },
    because: 'most of what a sale reflects falls to the pool, which holds most',
  }),
  benign('AX: share of a vault that the timelock guides', 'BlindAX2 SilageVault', {
    ...old,
    parts: [rice],
    ...made('address,address', 'rice', 'timelock'),
    before: all(allow('rice', 'token'), tell('token', 'deposit(uint256)', units(5_000_000))),
    open: tell('token', 'withdraw(uint256)', units(100_000)),
    spread: 'direct',
  }),
  benign('AX: receipt for what is locked for four years', 'BlindAX2 LockedRiceReceipt', {
    ...grown,
    also: ['E5', 'E6'],
    parts: [rice, part('locker', 'RiceLocker', 'address', 'rice')],
    before: all(
      tell('token', 'setOperator(address)', 'locker'),
      tell('locker', 'bind(address)', 'token'),
      allow('rice', 'locker'),
      tell('locker', 'deposit(uint256)', units(7_000_000)),
    ),
  }),
  benign('AX: its minters and its governor are gone', 'BlindAX2 YesterYield', {
    ...old,
    before: all(
      tell('token', 'addMinter(address)', 'deployer'),
      tell('token', 'mint(address,uint256)', 'deployer', units(30_000)),
      tell('token', 'removeMinter(address)', 'deployer'),
      tell('token', 'setGovernance(address)', zero),
    ),
  }),
]

/** Of animals. */
const animals: readonly Case[] = [
  benign('AX: taxed until six had bought, then nobody owns it', 'BlindAX3 BaguetteBadger', {
    age: 'fresh',
    open: tell('token', 'openTrading(address)', 'pair'),
    end: all(tell('token', 'removeLimits()'), renounced),
  }),
  benign('AX: five of a hundred at most, for marketing', 'BlindAX3 KelpieKoi', {
    also: ['E4'],
    taxes: { buy: 3, sell: 3 },
    ...made('address', person(7)),
  }),
  benign('AX: four of a hundred, half of it to the pool', 'BlindAX3 SafariSloth', {
    ...grown,
    ...gone,
    also: ['E4'],
    taxes: { buy: 4, sell: 4, transfer: 4 },
  }),
  benign('AX: pays ether to who holds it', 'BlindAX3 DividendDingo', {
    ...grown,
    ...gone,
    also: ['E4'],
    taxes: { buy: 3, sell: 3 },
  }),
  benign('AX: limits of its launch lifted', 'BlindAX3 TofuTanuki', {
    age: 'fresh',
    open: tell('token', 'go(address)', 'pair'),
    end: all(tell('token', 'liftLimits()'), renounced),
  }),
  benign('AX: plain', 'BlindAX3 PlainPlatypus', { age: 'newborn' }),
  benign('AX: burns one of a hundred, down to a floor', 'BlindAX3 EmberEel', {
    ...old,
    also: ['E4'],
    taxes: { buy: 1, sell: 1, transfer: 1 },
  }),
  benign('AX: two of a hundred to a furnace', 'BlindAX3 FurnaceFerret', {
    parts: [part('furnace', 'Furnace')],
    ...made('address', 'furnace'),
    open: tell('token', 'setPool(address)', 'pair'),
    shut: tell('furnace', 'feed(address)', 'token'),
    ...gone,
    also: ['E4'],
    taxes: { buy: 2, sell: 2 },
  }),
  benign('AX: its list of robots is closed', 'BlindAX3 OatmealOtter', {
    age: 'fresh',
    shut: tell('token', 'closeList()'),
    ...gone,
  }),
]

export const blindAX: readonly Case[] = [...early, ...farms, ...animals, ...houses, ...built, ...money, ...bridged, ...sundry]
