import { benign, type Case } from '../case.ts'
import { ofCoin } from './blind-al-lives.ts'
import { born, fund, gone, taxed } from './blind-aq-lives.ts'
import { spanish, stones } from './blind-aq-more.ts'
import { all, allow, cloneOf, data, grown, hands, made, old, part, people, tell, units } from './blind-f-lives.ts'

/** Made of a library of today. */
const library: readonly Case[] = [
  benign('AQ: votes by the clock, nobody owns it', 'BlindAQ1 AlderAssembly', old),
  benign('AQ: share of a vault whose board limits deposits', 'BlindAQ1 HazelVault', {
    ...old,
    parts: [part('coin', 'HazelCoin')],
    ...made('address,address', 'coin', 'multisig'),
    before: all(allow('coin', 'token'), tell('token', 'deposit(uint256,address)', units(7_000_000), 'deployer')),
  }),
  benign('AQ: points that partners award out of quotas', 'BlindAQ1 BrackenPoints', {
    ...grown,
    ...made('address,address', 'multisig', 'deployer'),
    also: ['E6'],
    because: 'a budget of less than a hundredth a year',
  }),
  benign('AQ: a server hands out loot, so much a day', 'BlindAQ1 OpalShards', {
    ...grown,
    ...made('address,address', 'timelock', 'stranger'),
    also: ['E6'],
    because: 'five hundred of six million a day; the timelock enlists servers',
  }),
  benign('AQ: grams of gold that a board of three freezes', 'BlindAQ1 SorrelGram', {
    ...old,
    ...made('address', 'multisig'),
    also: ['E3', 'E4', 'E5', 'E6'],
    ...taxed(0.02, 0.02, 0.02),
  }),
  benign('AQ: a tenth is claimed with proofs', 'BlindAQ1 TeaselDrop', {
    ...made('bytes32,address', `0x${'5d'.repeat(32)}`, 'deployer'),
  }),
  benign('AQ: a forwarder carries what people have signed', 'BlindAQ1 MadderPost', {
    ...grown,
    parts: [part('box', 'Postbox')],
    ...made('address', 'box'),
  }),
  benign('AQ: upgraded by a timelock of two days', 'BlindAQ1 Thyme1967', {
    ...old,
    parts: [part('logic', 'ThymeLogic')],
    ...made('address,bytes', 'logic', data('initialize(address,address)', 'timelock', 'deployer')),
    also: ['E1', 'E3', 'E4', 'E5', 'E6', 'E7'],
  }),
  benign('AQ: many calls in one, by delegatecall to itself', 'BlindAQ1 YarrowBatch', grown),
  benign('AQ: comes over a bridge when three of five have seen it', 'BlindAQ1 WeldCoin', {
    ...old,
    parts: [part('endpoint', 'WeldEndpoint', 'address[]', people(0, 5))],
    ...made('address', 'endpoint'),
    before: tell('endpoint', 'bind(address)', 'token'),
    also: ['E5', 'E6'],
  }),
]

/** As they were written in 2018. */
const early: readonly Case[] = [
  benign('AQ: a plain coin with approveAndCall', 'BlindAQ2 LindenToken', old),
  benign('AQ: one of a hundred burns with every payment', 'BlindAQ2 KindleCoin', { ...old, also: ['E4'], ...taxed(1, 1, 1) }),
  benign('AQ: a dollar whose issuer is a timelock', 'BlindAQ2 TetraDollar', {
    ...old,
    also: ['E3', 'E4', 'E5', 'E6'],
    before: hands('token', 'timelock'),
  }),
  benign('AQ: balances of every block, its controller is gone', 'BlindAQ2 RowanClone', {
    ...old,
    before: all(
      tell('token', 'generateTokens(address,uint256)', 'deployer', units(25_000_000)),
      tell('token', 'changeController(address)', '0x0000000000000000000000000000000000000000'),
    ),
  }),
  benign('AQ: a share of what lies in a bar', 'BlindAQ2 LindenBar', {
    ...grown,
    parts: [part('linden', 'LindenToken')],
    ...made('address', 'linden'),
    before: all(allow('linden', 'token'), tell('token', 'enter(uint256)', units(60_000_000))),
  }),
  benign('AQ: two of a hundred for all who hold', 'BlindAQ2 TributeToken', { ...grown, also: ['E4'], ...taxed(2, 2, 2) }),
  benign('AQ: members leave with their part of the treasury', 'BlindAQ2 MooseCommons', { ...old, before: fund(30) }),
  benign('AQ: a limit of two days, long ago', 'BlindAQ2 PlumSlowly', {
    ...grown,
    open: tell('token', 'setFree(address)', 'pair'),
  }),
]

const launches: readonly Case[] = [
  benign('AQ: three of a hundred, four at most, by one key', 'BlindAQ3 BarnacleBob', { ...born, also: ['E4'], ...taxed(3, 3) }),
  benign('AQ: its fee becomes liquidity of nobody', 'BlindAQ3 PondLilyCoin', { ...gone, also: ['E4'], ...taxed(2, 2) }),
  benign('AQ: three quiet blocks, trading opened and given up', 'BlindAQ3 WrenWeather', {
    ...born,
    end: gone.end,
    open: tell('token', 'openTrading()'),
  }),
  benign('AQ: a tax that fell to nothing in an hour', 'BlindAQ3 TidepoolTern', { open: tell('token', 'start()') }),
  benign('AQ: half a minute between two sales', 'BlindAQ3 HerringHop', gone),
  benign('AQ: what was bought is sold in the next block', 'BlindAQ3 LuncheonCoin', { ...grown, ...gone }),
  benign('AQ: burns till enough has burnt', 'BlindAQ3 EmberEnough', { ...grown, also: ['E4'], ...taxed(2, 2, 2) }),
  benign('AQ: robots could be named for six hours', 'BlindAQ3 KestrelKite', { ...grown, because: 'too late for any more' }),
  benign('AQ: a mint whose cap is reached', 'BlindAQ3 OsprayFull', grown),
  benign('AQ: an emergency lifts fees and limits', 'BlindAQ3 SafeharbourGull', { also: ['E4'], ...taxed(2, 2, 2) }),
  benign('AQ: a book of shares that may fail', 'BlindAQ3 SnipeShare', { ...grown, because: 'its owner names who has no share' }),
  benign('AQ: sales in portions, unchangeable', 'BlindAQ3 DunlinDose', { ...grown, ...gone, also: ['E1'] }),
]

/** Of the summer of farms. */
const farms: readonly Case[] = [
  benign('AQ: holders earn one of a hundred of every payment', 'BlindAQ4 MallowReflect', {
    ...grown,
    ...gone,
    also: ['E4'],
    ...taxed(1, 0.2, 1),
    because: 'the pool earns most of what a sale reflects',
  }),
  benign('AQ: a supply that breathes, a twentieth a day by a timelock', 'BlindAQ4 FathomIndex', {
    ...old,
    ...made('address', 'timelock'),
    also: ['E3', 'E5', 'E6'],
  }),
  benign('AQ: a gauge mints by a schedule, an escrow gives weight', 'BlindAQ4 GarnetToken', {
    ...old,
    parts: [part('gauge', 'GarnetGauge'), part('escrow', 'GarnetEscrow')],
    ...made('address', 'gauge'),
    before: all(tell('gauge', 'bind(address)', 'token'), tell('escrow', 'bind(address)', 'token')),
    open: all(allow('token', 'gauge'), tell('gauge', 'deposit(uint256)', units(200_000))),
    also: ['E6'],
    because: 'a hundredth a year, for those who stake',
  }),
  benign('AQ: a receipt of lenders', 'BlindAQ4 BerylReceipt', {
    ...grown,
    parts: [part('beryl', 'BerylCoin')],
    ...made('address', 'beryl'),
    before: all(allow('beryl', 'token'), tell('token', 'supply(uint256)', units(7_000_000))),
  }),
  benign('AQ: a list, a brake, a mint, and nobody who holds them', 'BlindAQ4 TealTollgate', { ...grown, ...gone }),
  benign('AQ: anybody makes it for ether along a slope', 'BlindAQ4 SlopeCoin', {
    ...grown,
    before: tell('token', 'buy(uint256) 200', 0n),
    ether: 320,
    also: ['E6'],
  }),
  benign('AQ: parts of a picture that anybody may buy whole', 'BlindAQ4 VermeerParts', {
    ...grown,
    parts: [part('piece', 'MuseumPiece')],
    ...made('address', 'piece'),
    before: all(tell('piece', 'approve(address,uint256)', 'token', 7n), tell('token', 'hang()')),
  }),
]

const french: readonly Case[] = [
  benign('AQ: payments by signed letter', 'BlindAQ5 Epistle', old),
  benign('AQ: accounts have ears and operators of their own', 'BlindAQ5 Hermione', grown),
  benign('AQ: lent voices, one of fifty a year for a timelock', 'BlindAQ5 Agora', { ...old, ...made('address', 'timelock'), also: ['E6'] }),
  benign('AQ: shares of a pool of two coins', 'BlindAQ5 Etang', {
    ...grown,
    parts: ['un', 'deux'].map(name => part(name, 'Denier', 'string,uint256', `Denier ${name}`, units(9_000_000))),
    ...made('address,address', 'un', 'deux'),
    before: all(allow('un', 'token'), allow('deux', 'token'), tell('token', 'verser(uint256,uint256)', units(4_000_000), units(6_000_000))),
  }),
  benign('AQ: a right to buy, till next year', 'BlindAQ5 Calendes', {
    parts: [part('sous', 'Denier', 'string,uint256', 'Denier', units(9_000_000))],
    ...made('address', 'sous'),
    before: all(allow('sous', 'token'), tell('token', 'ecrire(uint256)', units(5_000_000))),
    also: ['E6'],
  }),
  benign('AQ: yes to a question that three decide', 'BlindAQ5 Oui', {
    parts: [
      part('mise', 'Denier', 'string,uint256', 'Denier', units(9_000_000)),
      part('pari', 'Pari', 'address,address', 'mise', 'multisig'),
    ],
    ...made('address,string', 'pari', 'Oui 2030'),
    before: all(tell('pari', 'lier(address)', 'token'), allow('mise', 'pari'), tell('pari', 'miser(uint256)', units(6_000_000))),
    also: ['E6'],
    because: 'one for every coin laid down',
  }),
  benign('AQ: two of a hundred for a hospital', 'BlindAQ5 Samaritaine', {
    ...grown,
    ...made('address,address', 'multisig', 'stranger'),
    also: ['E4'],
    ...taxed(2, 2, 2),
  }),
  benign('AQ: opened by a bit that nobody clears', 'BlindAQ5 Ouvert', {
    open: tell('token', 'basculer(uint256)', 1n),
  }),
]

/** Built in unusual ways, or beside something. */
const built: readonly Case[] = [
  benign('AQ: lean, written in assembly', 'BlindAQ6 RivetLean', old),
  benign('AQ: a diamond that nobody cuts any more', 'BlindAQ6 JuniperDiamond', {
    ...grown,
    ...gone,
    parts: [part('facet', 'JuniperFacet')],
    ...made('address,bytes4[]', 'facet', ofCoin),
  }),
  benign('AQ: upgradable once, frozen', 'BlindAQ6 AmberProxy', {
    ...grown,
    parts: [part('logic', 'AmberLogic')],
    ...made('address,address', 'logic', 'deployer'),
    end: tell('token', 'freeze()'),
  }),
  benign('AQ: a clone of a factory', 'BlindAQ6 StencilToken', {
    parts: [part('target', 'StencilToken')],
    code: cloneOf('target'),
    before: tell('token', 'initialize(string,string,uint256,address)', 'Stencil Heath', 'HEATH', units(3_000_000), 'deployer'),
  }),
  benign('AQ: balance, day and count in one word', 'BlindAQ6 CobaltWord', grown),
  benign('AQ: wearers of a badge pay no fee', 'BlindAQ6 PatronCoin', {
    ...grown,
    parts: [part('badge', 'PatronBadge')],
    ...made('address', 'badge'),
    before: tell('badge', 'pin(address)', 'stranger'),
    also: ['E4'],
    ...taxed(1, 1, 1),
  }),
  benign('AQ: the coin of an artist, bought from itself', 'BlindAQ6 MuralCoin', {
    before: tell('token', 'patronise() 300'),
    ether: 230,
    also: ['E6'],
  }),
  benign('AQ: founders are bound for a year, nobody else', 'BlindAQ6 FoundersFlint', {
    ...grown,
    ...made('address[]', ['stranger', `0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`]),
  }),
  benign('AQ: lands when three of five guards sign', 'BlindAQ6 FerryCoin', {
    ...old,
    ...made('address[5]', people(0, 5)),
    also: ['E6'],
  }),
  benign('AQ: ten for one of the coin before', 'BlindAQ6 PewterTwo', {
    ...grown,
    parts: [part('one', 'PewterOne')],
    ...made('address', 'one'),
    before: all(allow('one', 'token'), tell('token', 'migrate(uint256)', units(21_500_000))),
    also: ['E6'],
  }),
  benign('AQ: the coin of the chain in another coat', 'BlindAQ6 TankCoin', { ...old, before: fund(300), ether: 240, also: ['E6'] }),
  benign('AQ: a share of a tide that rises', 'BlindAQ6 TidalWrap', {
    ...old,
    parts: [part('tide', 'TidalStake')],
    ...made('address', 'tide'),
    before: all(tell('tide', 'submit() 300'), allow('tide', 'token'), tell('token', 'wrap(uint256)', units(200))),
    ether: 160,
  }),
  benign('AQ: a brake of the first week', 'BlindAQ6 FirstWeekFinch', { because: 'it is three weeks old' }),
  benign('AQ: a watcher that may fail, chosen by a timelock', 'BlindAQ6 WatchedHeron', {
    ...old,
    parts: [part('watcher', 'HeronWatcher')],
    ...made('address,address', 'timelock', 'watcher'),
  }),
  benign('AQ: pays and calls whom it paid', 'BlindAQ6 ChimePay', {}),
  benign('AQ: pays by the second', 'BlindAQ6 BrookStream', {
    ...grown,
    open: tell('token', 'open(address,uint128,uint64)', 'stranger', units(1_000_000), 31_536_000n),
  }),
]

export const blindAQ: readonly Case[] = [...library, ...early, ...launches, ...farms, ...french, ...built, ...stones, ...spanish]
