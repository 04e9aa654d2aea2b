import { benign, type Case } from '../case.ts'
import { deeds } from '../chain.ts'
import { claimed, climbed, converted, drawn, housed, kernelled, minted, rootOf, word } from './blind-af-lives.ts'
import { all, allow, data, grown, hands, issuer, later, made, old, part, people, person, renounced, tell, units } from './blind-f-lives.ts'

const fresh = { age: 'fresh' } as const
const newborn = { age: 'newborn' } as const
const nobody = `0x${'0'.repeat(40)}`
const [factory, weth] = ['0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2']
const launched: readonly Case[] = [
  benign('AF: plain meme, nearly all of it pooled', 'BlindAF1 SweaterCat', { ...fresh, pooled: 95 }),
  benign('AF: opened, limits removed, tax over, renounced', 'BlindAF1 FrogHat', {
    ...fresh,
    open: tell('token', 'openTrading()'),
    shut: tell('token', 'removeLimits()'),
    end: renounced,
  }),
  benign('AF: graduate of a linear bonding curve', 'BlindAF1 CurveKid', {
    ...fresh,
    parts: [part('curve', 'LineCurve', 'address', 'multisig')],
    ...made('string,string,address', 'Curve Kid', 'CKID', 'curve'),
    before: climbed,
    pooled: 50,
  }),
  benign('AF: agent coin with one percent that only falls', 'BlindAF1 AgentMabel', {
    also: ['E4'],
    taxes: { buy: 1, sell: 1 },
    ...made('address,address', person(3), 'multisig'),
    end: hands('token', 'multisig'),
  }),
  benign('AF: wallet limit for one hour, no owner', 'BlindAF1 FairHamster', { ...newborn, ...made('address,address', factory, weth) }),
  benign('AF: three percent for buying back and burning', 'BlindAF1 BuybackDoge', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 3, sell: 3 },
    end: renounced,
  }),
  benign('AF: weekly lottery out of two percent of buys', 'BlindAF1 LuckyKoi', {
    also: ['E4'],
    taxes: { buy: 2, sell: 0 },
    end: renounced,
  }),
  benign('AF: fees split in three, capped at five percent', 'BlindAF1 OrchardFinance', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 2, sell: 3 },
    ...made('address', 'multisig'),
    end: hands('token', 'timelock'),
  }),
  benign('AF: reflection and auto liquidity, renounced', 'BlindAF11 LunarHound', {
    ...old,
    also: ['E4'],
    taxes: { buy: 5, sell: 5, transfer: 5 },
    end: renounced,
  }),
  benign('AF: four percent paid out to holders as ether', 'BlindAF12 PaidPuppy', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 4, sell: 4 },
  }),
  benign('AF: post coin with the superchain interface', 'BlindAF2 CastMeme', {
    ...fresh,
    also: ['E5', 'E6'],
    because: 'the bridge is a contract of the chain itself, and has no code on this one',
    ...made('string', 'ipfs://cast'),
  }),
  benign('AF: hand-optimised, with Permit2', 'BlindAF3 Featherweight', { ...fresh, pooled: 90 }),
  benign('AF: coin with mirrored pictures', 'BlindAF3 Mosaic', { ...grown, spread: 'direct' }),
]

const governed: readonly Case[] = [
  benign('AF: governor mints two percent a year', 'BlindAF2 ParishToken', {
    ...old,
    also: ['E6'],
    parts: [part('governor', 'ParishGovernor')],
    ...made('address', 'governor'),
    before: tell('governor', 'bind(address)', 'token'),
  }),
  benign('AF: Merkle airdrop, the rest is burnt', 'BlindAF2 Harvester', {
    ...grown,
    ...made('bytes32,uint256', rootOf, later(120)),
    open: claimed,
  }),
  benign('AF: team vesting that a multisig may stop', 'BlindAF2 Beechwood', {
    ...old,
    parts: [part('vesting', 'BeechwoodVesting', 'address,address[]', 'multisig', people(30, 35))],
    ...made('address', 'vesting'),
    before: tell('vesting', 'bind(address)', 'token'),
  }),
  benign('AF: game gold, signed and so much a day', 'BlindAF2 GuildGold', {
    ...grown,
    also: ['E6'],
    parts: [part('forge', 'GuildForge', 'address,address', 'multisig', person(9))],
    ...made('address,address', 'forge', 'timelock'),
  }),
  benign('AF: ten coins a day for each picture', 'BlindAF2 DailyBone', {
    ...grown,
    also: ['E6'],
    parts: [part('dogs', 'KennelClub', 'address[]', people(0, 20))],
    ...made('address,uint256', 'dogs', later(700)),
    shut: ({ given, token }) => [deeds.call(given[2] ?? '', token, 'claim(uint256[])', [3n])],
  }),
  benign('AF: upgrades itself after a week of notice', 'BlindAF9 NoticeProxy', {
    ...issuer,
    parts: [part('code', 'Longnotice')],
    ...made('address,bytes', 'code', data('initialize(address,address,address)', 'multisig', 'timelock', 'deployer')),
  }),
  benign('AF: votes and signatures, fixed supply', 'BlindAF5 Kontor', {
    ...old,
    open: ({ buyers, given, token }) => [deeds.call(buyers[0] ?? '', token, 'delegate(address)', given[0])],
  }),
  benign('AF: farm whose emission halves', 'BlindAF11 BarleyCrop', {
    ...old,
    also: ['E6'],
    parts: [part('farm', 'HalvingFarm')],
    ...made('address', 'farm'),
    before: tell('farm', 'init(address)', 'token'),
    open: tell('farm', 'addField(address,uint256)', 'pair', 100n),
    end: hands('farm', 'timelock'),
  }),
  benign('AF: time deposits that share 3.69 percent a year', 'BlindAF12 Timberline', {
    ...old,
    also: ['E6'],
    shut: ({ buyers: [first = ''], token }) => [deeds.call(first, token, 'stakeStart(uint256,uint256)', units(1_000), 90n)],
  }),
  benign('AF: exchange shares its fees in ether', 'BlindAF12 HouseShare', {
    ...old,
    shut: ({ deployer, token }) => [{ from: deployer, to: token, data: '0x', value: units(7) }],
  }),
  benign('AF: one old coin becomes a hundred new ones', 'BlindAF12 LatterCoin', {
    ...grown,
    also: ['E6'],
    parts: [part('former', 'FormerCoin')],
    ...made('address,uint256', 'former', later(90)),
    before: all(allow('former', 'token'), tell('token', 'migrate(uint256)', units(1_100_000)), place =>
      deeds.disperse(place.deployer, place.parts['former'] ?? '', place, units(200_000)),
    ),
  }),
]

const bridged: readonly Case[] = [
  benign('AF: cross-chain coin with drifting buffers', 'BlindAF3 CrossTram', {
    ...grown,
    also: ['E6'],
    parts: [part('coin', 'HomeCoin', 'string,string', 'Tram', 'TRAM'), part('lockbox', 'TramLockbox', 'address', 'coin')],
    ...made('address,address', 'multisig', 'lockbox'),
    before: all(
      tell('lockbox', 'bind(address)', 'token'),
      allow('coin', 'lockbox'),
      tell('lockbox', 'deposit(uint256)', units(25_000_000)),
    ),
  }),
  benign('AF: omnichain coin, peers by multisig', 'BlindAF3 OmniPlum', {
    ...old,
    also: ['E6'],
    parts: [part('endpoint', 'LaneEndpoint', 'address[],uint256', people(0, 5), 4n)],
    ...made('address,address', 'endpoint', 'multisig'),
  }),
  benign('AF: burn and mint pool with rate limits', 'BlindAF9 CausewayToken', {
    ...old,
    also: ['E6'],
    parts: [part('router', 'LaneRouter', 'address', 'timelock'), part('pool', 'BurnMintPool', 'address,address', 'router', 'multisig')],
    ...made('address,address', 'timelock', 'pool'),
    before: tell('pool', 'bind(address)', 'token'),
  }),
  benign('AF: custodied metal, merchants and a custodian', 'BlindAF5 MintedSilver', {
    ...old,
    also: ['E3', 'E6'],
    parts: [
      part('members', 'CustodyMembers'),
      part('controller', 'CustodyController'),
      part('desk', 'CustodyDesk', 'address,address', 'members', 'controller'),
    ],
    ...made('address', 'controller'),
    before: minted,
    end: all(hands('members', 'multisig'), hands('controller', 'multisig')),
  }),
]

const dollars: readonly Case[] = [
  benign('AF: one to one with another dollar, with a ceiling', 'BlindAF2 ParallelDollar', {
    ...old,
    also: ['E6'],
    parts: [part('gem', 'CustodyDollar'), part('module', 'PegModule', 'address,address', 'gem', 'timelock')],
    ...made('address,address', 'module', 'timelock'),
    before: all(tell('module', 'bind(address)', 'token'), allow('gem', 'module'), tell('module', 'sellGem(uint256)', units(9_000_000, 6))),
  }),
  benign('AF: issued euro behind a proxy of the timelock', 'BlindAF4 IssuerProxy', {
    ...issuer,
    parts: [part('admin', 'IssuerAdmin'), part('code', 'CoronaEuro')],
    ...made(
      'address,address,bytes',
      'code',
      'admin',
      data('initialize(address,address,address,uint256)', 'multisig', 'multisig', 'deployer', units(45_000_000, 6)),
    ),
    before: hands('admin', 'timelock'),
  }),
  benign('AF: tokenised fund, grows by a multiplier', 'BlindAF4 ShareProxy', {
    ...issuer,
    parts: [
      part('code', 'TrackedShare'),
      part('beacon', 'ShareBeacon', 'address,address', 'code', 'timelock'),
      part('sanctions', 'SanctionsList', 'address', 'multisig'),
    ],
    ...made(
      'address,bytes',
      'beacon',
      data('initialize(address,address,address,uint256)', 'multisig', 'sanctions', 'deployer', units(3_000_000)),
    ),
  }),
  benign('AF: staked dollar with a week of cooldown', 'BlindAF10 StakedPlainDollar', {
    ...old,
    also: ['E3', 'E6'],
    parts: [part('coin', 'PlainDollar')],
    ...made('address,address,address', 'coin', 'timelock', 'multisig'),
    before: all(allow('coin', 'token'), tell('token', 'deposit(uint256,address)', units(20_000_000), 'deployer')),
  }),
  benign('AF: receipt of a lending market and its roles', 'BlindAF10 LentDollar', {
    ...old,
    also: ['E3', 'E6'],
    parts: [
      part('asset', 'PlainDollar'),
      part('roles', 'LendingRoles', 'address,address', 'timelock', 'multisig'),
      part('book', 'LendingBook', 'address', 'roles'),
      part('market', 'LendingPool', 'address,address', 'book', 'asset'),
    ],
    ...made('address,address,address', 'market', 'book', 'asset'),
    before: all(
      tell('market', 'bind(address)', 'token'),
      allow('asset', 'market'),
      tell('market', 'supply(uint256)', units(15_000_000)),
      tell('market', 'borrow(uint256) 40', units(20_000)),
    ),
    shut: tell('market', 'repay(uint256)', units(10_100)),
  }),
  benign('AF: debt coin of books, join and wards', 'BlindAF5 CofferCoin', {
    ...old,
    also: ['E6'],
    parts: [part('vat', 'CofferVat'), part('join', 'CofferJoin', 'address', 'vat')],
    before: drawn,
  }),
  benign('AF: dollar whose issuer a resolver names', 'BlindAF6 HouseFront', {
    ...issuer,
    parts: [
      part('resolver', 'HouseResolver'),
      part('state', 'HouseState'),
      part('issuer', 'HouseIssuer', 'address', 'resolver'),
      part('target', 'HouseCoin', 'address,address', 'state', 'resolver'),
    ],
    before: housed,
    end: all(...['token', 'target', 'state', 'resolver'].map(one => hands(one, 'timelock'))),
  }),
  benign('AF: loans against ether that nobody rules', 'BlindAF11 PlinthDollar', {
    ...old,
    also: ['E6'],
    parts: [part('feed', 'MedianFeed', 'address[]', people(0, 5)), part('troves', 'TroveDesk', 'address', 'feed')],
    ...made('address', 'troves'),
    before: all(tell('troves', 'init(address)', 'token'), tell('troves', 'openTrove(uint256) 900', units(700_000))),
  }),
]

const staked: readonly Case[] = [
  benign('AF: node ether, its minter named by a registry', 'BlindAF10 NodeEther', {
    ...old,
    also: ['E6'],
    parts: [
      part('store', 'Storehouse'),
      part('balances', 'NodeBalances', 'address,address[]', 'store', people(0, 3)),
      part('desk', 'NodeDesk', 'address', 'store'),
    ],
    ...made('address', 'store'),
    before: all(
      ...['token', 'balances', 'desk'].map(one => tell('store', 'setAddress(bytes32,address)', word(one), one)),
      tell('desk', 'deposit() 600'),
    ),
    end: tell('store', 'setGuardian(address)', 'timelock'),
  }),
  benign('AF: lent ether under a comptroller', 'BlindAF6 LentEther', {
    ...old,
    also: ['E3', 'E6'],
    parts: [part('comptroller', 'LedgerComptroller', 'address,address', 'timelock', 'multisig')],
    ...made('address,address', 'comptroller', 'timelock'),
    before: tell('token', 'mint() 500'),
  }),
  benign('AF: bar share of a coin', 'BlindAF11 RamenBar', {
    ...old,
    also: ['E6'],
    parts: [part('ramen', 'RamenToken')],
    ...made('address', 'ramen'),
    before: all(
      allow('ramen', 'token'),
      tell('token', 'enter(uint256)', units(9_000_000)),
      tell('ramen', 'transfer(address,uint256)', 'token', units(90_000)),
    ),
  }),
  benign('AF: governance wrapper whose index grows', 'BlindAF12 GovernedGrotto', {
    ...old,
    also: ['E6'],
    parts: [part('grotto', 'Grotto'), part('staking', 'GrottoStaking', 'address', 'grotto')],
    ...made('address', 'staking'),
    before: all(
      tell('staking', 'bind(address)', 'token'),
      allow('grotto', 'staking'),
      tell('staking', 'fillStore(uint256)', units(2_000_000)),
      tell('staking', 'stake(uint256)', units(8_000_000)),
    ),
    shut: tell('staking', 'rebase()'),
  }),
  benign('AF: rebasing ether, code and roles in a kernel', 'BlindAF13 AppFront', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('kernel', 'AppKernel'), part('oracle', 'TidelineOracle', 'address[]', people(0, 5)), part('code', 'TidelineEther')],
    ...made('address', 'kernel'),
    before: kernelled,
    end: tell('kernel', 'changeManager(address)', 'timelock'),
  }),
]

const early: readonly Case[] = [
  benign('AF: remembers amounts, its controller is gone', 'BlindAF7 Remembering', {
    ...old,
    before: tell('token', 'generateTokens(address,uint256)', 'deployer', units(75_000_000)),
    end: tell('token', 'changeController(address)', nobody),
  }),
  benign('AF: no owner, a guard of the timelock instead', 'BlindAF7 Anvilcoin', {
    ...old,
    also: ['E3', 'E6'],
    parts: [part('guard', 'Guard')],
    ...made('address', 'guard'),
    end: tell('guard', 'setOwner(address)', 'timelock'),
  }),
  benign('AF: crowdsale that reached its cap', 'BlindAF7 NoticeToken', {
    ...old,
    ...made('address,address', 'multisig', 'deployer'),
    before: place => [
      ...place.given.slice(0, 10).map(one => ({ ...deeds.call(one, place.token, 'createTokens()'), value: units(500) })),
      deeds.call(place.deployer, place.token, 'finalize()'),
    ],
  }),
  benign('AF: sends and calls, all made on day one', 'BlindAF8 Ringlet', old),
  benign('AF: holders may freeze their own', 'BlindAF8 IceCoin', {
    ...old,
    ...made('uint256,string,string', units(190_000_000), 'Ice Coin', 'ICE'),
    shut: ({ buyers: [first = ''], token }) => [deeds.call(first, token, 'freeze(uint256)', units(9))],
  }),
  benign('AF: a hundredth burns down to a floor', 'BlindAF8 Fusewire', {
    ...old,
    also: ['E4'],
    taxes: { buy: 1, sell: 1, transfer: 1 },
    spread: 'direct',
  }),
  benign('AF: made and taken by a converter', 'BlindAF8 Smartcoin', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    parts: [
      part('formula', 'RootFormula'),
      part('registry', 'ContractRegistry', 'address,address', 'timelock', 'formula'),
      part('converter', 'RootConverter', 'address,address', 'registry', 'timelock'),
    ],
    before: converted,
  }),
]

/** Honest tokens of ten years, as traders on several chains meet them. */
export const blindAF: readonly Case[] = [...launched, ...governed, ...bridged, ...dollars, ...staked, ...early]
