import { benign, type Case } from '../case.ts'
import { each, paysTo } from './blind-ak-lives.ts'
import { turmericRedeemed } from './blind-an-lives.ts'
import { blindANMore } from './blind-an-more.ts'
import { all, allow, data, grown, hands, issuer, made, old, part, people, renounced, tell, units } from './blind-f-lives.ts'

const fresh = { age: 'fresh' } as const

const wizard: readonly Case[] = [
  benign('AN: a fixed supply with permits, from the wizard', 'BlindAN1 TarragonToken', { ...old, ...made('address', 'deployer') }),
  benign('AN: burnable, fixed, from the wizard', 'BlindAN1 LovageToken', {
    ...grown,
    shut: each(3, 6, 'token', 'burn(uint256)', () => [units(200)]),
  }),
  benign('AN: pausable by two of three, owned in two steps', 'BlindAN1 FennelSeedToken', {
    ...old,
    also: ['E3'],
    ...made('address', 'multisig'),
  }),
  benign('AN: roles of the wizard with timelock and two of three', 'BlindAN1 ChervilToken', {
    ...old,
    also: ['E3', 'E6'],
    ...made('address,address,address', 'timelock', 'multisig', 'timelock'),
  }),
  benign('AN: capped, minted by whom a manager of the timelock allows', 'BlindAN1 CuminToken', {
    ...grown,
    also: ['E6'],
    parts: [part('manager', 'CuminManager', 'address', 'timelock')],
    ...made('address', 'manager'),
  }),
  benign('AN: votes, minting given up with the ownership', 'BlindAN1 MarjoramVotes', {
    ...grown,
    ...made('address', 'deployer'),
    shut: each(0, 6, 'token', 'delegate(address)', ({ given }) => [given[0]]),
    end: renounced,
  }),
]

const extended: readonly Case[] = [
  benign('AN: flash loans of itself, burnable', 'BlindAN2 CardamomToken', old),
  benign('AN: pays and calls', 'BlindAN2 NutmegPay'),
  benign('AN: wraps its own old token', 'BlindAN2 SaffronSecond', {
    ...old,
    parts: [part('first', 'SaffronFirst')],
    ...made('address', 'first'),
    before: all(allow('first', 'token'), tell('token', 'depositFor(address,uint256)', 'deployer', units(30_000_000))),
    shut: each(2, 3, 'token', 'withdrawTo(address,uint256)', ({ given }) => [given[2], units(1_000)]),
  }),
  benign('AN: share of a vault that lends dollars', 'BlindAN2 TurmericVault', {
    ...grown,
    parts: [part('coin', 'TurmericUSD'), part('market', 'TurmericLending', 'address', 'coin')],
    ...made('address,address,address', 'coin', 'market', 'timelock'),
    before: all(
      allow('coin', 'token'),
      allow('coin', 'market'),
      tell('token', 'deposit(uint256,address)', units(15_000_000, 6), 'deployer'),
      tell('token', 'rebalance()'),
    ),
    shut: all(tell('market', 'donate(address,uint256)', 'token', units(40_000, 6)), tell('token', 'rebalance()')),
    end: turmericRedeemed,
  }),
  benign('AN: whole seats, no decimals', 'BlindAN2 OreganoSeats', { ...grown, ether: 20 }),
  benign('AN: upgrades itself at the word of the timelock', 'BlindAN2 PaprikaProxy', {
    ...issuer,
    parts: [part('logic', 'PaprikaLogic')],
    ...made('address,bytes', 'logic', data('initialize(address,address)', 'deployer', 'timelock')),
  }),
]

const fourth: readonly Case[] = [
  benign('AN: snapshots by two of three', 'BlindAN3 AniseToken', {
    ...old,
    shut: tell('token', 'snapshot()'),
    end: all(tell('token', 'snapshot()'), hands('token', 'multisig')),
  }),
  benign('AN: the preset of a fixed supply', 'BlindAN3 CloveFixed', old),
  benign('AN: capped, minted by the timelock that owns it', 'BlindAN3 DillToken', {
    ...old,
    also: ['E6'],
    ...made('address', 'timelock'),
  }),
  benign('AN: votes of all that there will ever be', 'BlindAN3 BasilGovernance', {
    ...old,
    shut: each(0, 10, 'token', 'delegate(address)', ({ given }) => [given[4]]),
  }),
  benign('AN: transparent proxy whose admin is the timelock', 'BlindAN3 SageProxy', {
    ...issuer,
    parts: [part('admin', 'SageProxyAdmin'), part('logic', 'SageLogicV1')],
    ...made('address,address,bytes', 'logic', 'admin', data('initialize(address)', 'deployer')),
    before: hands('admin', 'timelock'),
  }),
]

const years: readonly Case[] = [
  benign('AN: a standard coin of the first years, eight decimals', 'BlindAN4 RhubarbCoin', old),
  benign('AN: minting was finished for good', 'BlindAN4 QuinceMintable', {
    ...old,
    before: all(tell('token', 'mint(address,uint256)', 'deployer', units(50_000_000)), tell('token', 'finishMinting()')),
  }),
  benign('AN: the token of the tutorial, approves and calls', 'BlindAN4 MedlarToken', {
    ...old,
    ...made('uint256,string,string', 10_000_000n, 'Medlar', 'MDLR'),
  }),
  benign('AN: a crowdsale is over, and its rest was burnt', 'BlindAN4 DamsonToken', {
    ...old,
    parts: [part('sale', 'DamsonCrowdsale', 'address', 'multisig')],
    ...made('address', 'sale'),
    before: all(
      tell('sale', 'setToken(address)', 'token'),
      each(0, 7, 'sale', 'buyTokens()', () => [], units(5)),
    ),
    open: tell('sale', 'finalize()'),
  }),
  benign('AN: thirty thousand of a summer of finance', 'BlindAN5 HazelnutToken', {
    ...old,
    also: ['E9'],
    because: 'it is called after its site',
  }),
  benign('AN: a minting owner who has gone', 'BlindAN5 AlmondBEP20', {
    ...old,
    before: tell('token', 'mint(uint256)', units(250_000)),
    end: renounced,
  }),
  benign('AN: a farm owns it, and pays for the pool up to a cap', 'BlindAN5 WalnutToken', {
    also: ['E6'],
    parts: [part('farm', 'WalnutFarm')],
    open: all(
      tell('farm', 'start(address,address)', 'token', 'pair'),
      hands('token', 'farm'),
      allow('pair', 'farm'),
      tell('farm', 'deposit(uint256)', units(300)),
    ),
    shut: tell('farm', 'deposit(uint256)', 0n),
    end: tell('farm', 'withdraw(uint256)', units(20)),
    because: 'mints only what the schedule of the farm says, to a cap',
  }),
  benign('AN: reflects one percent, given up', 'BlindAN6 PistachioReflect', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 1, sell: 0.2, transfer: 1 },
    end: renounced,
  }),
  benign('AN: two percent a year by the timelock', 'BlindAN7 PecanGov', { ...old, also: ['E6'], ...made('address', 'timelock') }),
  benign('AN: receipt of a bowl of cashews', 'BlindAN7 CashewBowl', {
    ...old,
    parts: [part('cashew', 'CashewToken')],
    ...made('address', 'cashew'),
    before: all(allow('cashew', 'token'), tell('token', 'enter(uint256)', units(9_000_000))),
    shut: all(
      tell('cashew', 'transfer(address,uint256)', 'token', units(50_000)),
      each(0, 3, 'token', 'leave(uint256)', () => [units(400)]),
    ),
  }),
  benign('AN: burns a hundredth of each transfer down to a floor', 'BlindAN7 MacadamiaBurn', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 1, sell: 1, transfer: 1 },
  }),
]

const launched: readonly Case[] = [
  benign('AN: taxes of the first buys are over, limits gone, given up', 'BlindAN8 AcornPup', {
    open: tell('token', 'removeLimits()'),
    end: renounced,
    taxes: { buy: 0, sell: 0 },
  }),
  benign('AN: three percent for the team, which can only lower it', 'BlindAN8 BiscuitOtter', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 3, sell: 3 },
    end: renounced,
  }),
  benign('AN: bots of three blocks were let go, one percent', 'BlindAN8 CrumpetCorgi', {
    ...fresh,
    also: ['E4'],
    taxes: { buy: 1, sell: 1 },
    open: all(tell('token', 'openTrading()'), tell('token', 'addBots(address[])', people(20, 22))),
    shut: tell('token', 'delBots(address[])', people(20, 22)),
    end: renounced,
  }),
  benign('AN: two percent for the community, five at most', 'BlindAN9 SconeToken', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 2, sell: 2 },
    ...made('address', 'multisig'),
    end: hands('token', 'multisig'),
  }),
  benign('AN: two percent of the trades become liquidity for nobody', 'BlindAN9 TeacakeLiquidity', {
    ...old,
    also: ['E4'],
    taxes: { buy: 2, sell: 2 },
  }),
  benign('AN: an owner who may change the website', 'BlindAN9 CrostiniCoin', {
    ...grown,
    ...made('string', 'https://crostini.example'),
    before: all(paysTo('token', units(1)), tell('token', 'withdrawEther()')),
    shut: tell('token', 'setWebsite(string)', 'https://www.crostini.example'),
  }),
  benign('AN: dividends in ether from two percent of the sales', 'BlindAN9 FocacciaDividend', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 0, sell: 2 },
    shut: tell('token', 'distribute()'),
    end: each(0, 5, 'token', 'claim()'),
  }),
]

/** Plain honest tokens, as most are. */
export const blindAN: readonly Case[] = [...wizard, ...extended, ...fourth, ...years, ...launched, ...blindANMore]
