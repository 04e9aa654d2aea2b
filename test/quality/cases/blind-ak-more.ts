import { benign, type Case } from '../case.ts'
import { after } from './blind-ag-lives.ts'
import { allowing, bantengBuilt, delegated, each, paysTo, rewardedPlayers, steenbokClaimed, steenbokRoot } from './blind-ak-lives.ts'
import { all, allow, data, grown, hands, issuer, made, old, part, people, tell, units } from './blind-f-lives.ts'

const fresh = { age: 'fresh' } as const
const nobody = `0x${'0'.repeat(40)}`
const bound = (what: string) => tell(what, 'bind(address)', 'token')

const governed: readonly Case[] = [
  benign('AK: two percent a year by a governor of old', 'BlindAK10 GoralVotes', {
    ...old,
    also: ['E6'],
    parts: [part('lock', 'GoralTimelock', 'address', after(1)), part('governor', 'GoralGovernor')],
    ...made('address', 'lock'),
    before: tell('governor', 'bind(address,address)', 'lock', 'token'),
    shut: delegated(0, 24, 0),
    end: each(0, 1, 'governor', 'propose(address,string,bytes,string)', ({ token, given }) => [
      token,
      'mint(address,uint256)',
      `0x${(given[5] ?? '').slice(2).padStart(64, '0')}${(10n ** 22n).toString(16).padStart(64, '0')}`,
      'Grants for the next season',
    ]),
  }),
  benign('AK: loot of a guild whose members may rage and quit', 'BlindAK11 AnoaLoot', {
    ...old,
    also: ['E6'],
    ether: 400,
    parts: [part('guild', 'AnoaGuild', 'address[]', people(0, 7))],
    ...made('address', 'guild'),
    before: tell('guild', 'summon(address) 500', 'token'),
    shut: each(9, 10, 'guild', 'submitProposal(uint256,string)', () => [units(900), 'a smith joins'], units(1)),
    end: all(
      each(0, 5, 'guild', 'submitVote(uint256,bool)', () => [0n, true]),
      each(20, 21, 'guild', 'ragequit(uint256)', () => [units(20)]),
    ),
  }),
  benign('AK: emission that falls by the year, split by the locked', 'BlindAK19 SaolaToken', {
    ...old,
    also: ['E6'],
    parts: [
      part('escrow', 'SaolaEscrow', 'address', after(2)),
      part('minter', 'SaolaMinter', 'address,address,address', 'escrow', 'multisig', 'timelock'),
    ],
    ...made('address', 'minter'),
    before: bound('minter'),
    shut: all(
      allowing(0, 6, 'token', 'escrow'),
      each(0, 6, 'escrow', 'createLock(uint256,uint256)', () => [units(9_000), 86_400n * 700n]),
    ),
    end: all(
      each(0, 6, 'minter', 'vote(uint256)', () => [0n]),
      tell('minter', 'mintWeek()'),
    ),
  }),
  benign('AK: minted once a year by votes and two days of waiting', 'BlindAK11 BongoToken', {
    ...old,
    also: ['E6'],
    parts: [
      part('lock', 'BongoTimelock', 'address[],address[]', [after(1)], [nobody]),
      part('governor', 'BongoGovernor', 'address,address', after(2), 'lock'),
    ],
    ...made('address', 'lock'),
    shut: delegated(0, 20, 3),
    end: each(3, 4, 'governor', 'propose(address[],uint256[],bytes[],string)', ({ token }) => [
      [token],
      [0n],
      ['0x06fdde03'],
      'Shall we keep the name?',
    ]),
  }),
]

const emitted: readonly Case[] = [
  benign('AK: farmed at a pace that can only slow down', 'BlindAK17 DuikerCrop', {
    ...old,
    also: ['E6'],
    parts: [part('chef', 'DuikerChef')],
    before: all(bound('chef'), hands('token', 'chef')),
    open: all(
      tell('chef', 'add(uint256,address)', 100n, 'pair'),
      allow('pair', 'chef'),
      tell('chef', 'deposit(uint256,uint256)', 0n, units(100)),
    ),
    shut: tell('chef', 'deposit(uint256,uint256)', 0n, 0n),
    end: hands('chef', 'timelock'),
  }),
  benign('AK: half as much each year to who stakes the pool', 'BlindAK12 GrysbokHalver', {
    ...old,
    also: ['E6'],
    open: all(allow('pair', 'token'), tell('token', 'stake(uint256)', units(500))),
    shut: tell('token', 'harvest()'),
  }),
  benign('AK: claimed from a list, and what is left burns', 'BlindAK12 SteenbokDrop', {
    ...grown,
    ...made('bytes32,address', steenbokRoot, 'multisig'),
    shut: steenbokClaimed,
  }),
  benign('AK: bought from a line and sold back to it', 'BlindAK12 KlipspringerCurve', {
    ...grown,
    also: ['E6'],
    ether: 200,
    before: tell('token', 'buy(uint256) 150', 0n),
    shut: each(2, 4, 'token', 'sell(uint256,uint256)', () => [units(20), 0n]),
  }),
]

const replaced: readonly Case[] = [
  benign('AK: transparent proxy of the timelock', 'BlindAK13 NilgaiProxy', {
    ...issuer,
    parts: [part('code', 'NilgaiLogic')],
    ...made('address,address,bytes', 'code', 'timelock', data('initialize(address)', 'deployer')),
  }),
  benign('AK: five of nine may upgrade in a week, two may veto', 'BlindAK13 GauraProxy', {
    ...issuer,
    parts: [part('council', 'GauraCouncil', 'address[]', people(0, 9)), part('code', 'GauraLogic', 'address', 'council')],
    ...made('address,bytes', 'code', data('initialize(address)', 'deployer')),
  }),
  benign('AK: a diamond that nobody cuts any more', 'BlindAK13 BantengDiamond', {
    ...grown,
    parts: [part('facet', 'BantengTokenFacet')],
    before: bantengBuilt,
  }),
  benign('AK: one new for one old', 'BlindAK13 YakYarnTwo', {
    ...grown,
    parts: [part('legacy', 'YakLegacy')],
    ...made('address', 'legacy'),
    before: all(allow('legacy', 'token'), tell('token', 'migrate(uint256)', units(45_000_000))),
  }),
]

const pooled: readonly Case[] = [
  benign('AK: locked for two years, and only fees come out', 'BlindAK14 VicunaCloth', {
    ...grown,
    also: ['E8'],
    parts: [part('locker', 'VicunaLocker', 'address', 'multisig')],
    lp: all(allow('pair', 'locker'), tell('locker', 'lock(address)', 'pair')),
  }),
  benign('AK: shares of the pool become free over four years', 'BlindAK14 GuanacoTrek', {
    also: ['E8'],
    parts: [part('vesting', 'GuanacoVesting', 'address', 'multisig')],
    lp: all(allow('pair', 'vesting'), tell('vesting', 'deposit(address)', 'pair')),
    end: tell('vesting', 'release(address)', 'pair'),
  }),
  benign('AK: a treasury owns the pool, a twentieth a week', 'BlindAK14 LlamaLedger', {
    ...old,
    also: ['E8'],
    parts: [part('treasury', 'LlamaTreasury', 'address', 'timelock')],
    before: paysTo('treasury', units(20)),
    open: all(tell('treasury', 'bind(address,address)', 'token', 'pair'), allow('pair', 'treasury')),
    shut: tell('treasury', 'buyback()'),
    lp: tell('treasury', 'bring()'),
  }),
  benign('AK: stakers decide what liquidity goes to the timelock', 'BlindAK14 AlpacaShear', {
    ...old,
    also: ['E8'],
    parts: [part('dao', 'AlpacaDao', 'address', 'timelock')],
    before: bound('dao'),
    open: all(tell('dao', 'watch(address)', 'pair'), allow('pair', 'dao')),
    shut: all(
      allowing(10, 30, 'token', 'dao'),
      each(10, 30, 'dao', 'stake(uint256)', () => [units(60_000)]),
    ),
    end: each(10, 11, 'dao', 'open(uint256)', () => [units(1)]),
    lp: tell('dao', 'bring()'),
  }),
]

const meta: readonly Case[] = [
  benign('AK: many calls, many receivers, and what holders sign', 'BlindAK15 WombatMulti', {
    ...grown,
    open: tell('token', 'batchTransfer(address[],uint256[])', people(0, 3), [units(900), units(500), units(75)]),
  }),
  benign('AK: gasless by a forwarder, lends itself for a moment', 'BlindAK15 NumbatForward', {
    ...grown,
    also: ['E5'],
    because: 'the forwarder moves what holders have signed',
    parts: [part('forwarder', 'NumbatForwarder')],
    ...made('address,address', 'forwarder', 'multisig'),
  }),
  benign('AK: operators of each holder, and hooks for who asks', 'BlindAK15 BilbyHooks', {
    ...old,
    shut: each(4, 5, 'token', 'authorizeOperator(address)', ({ given }) => [given[6]]),
    end: each(6, 7, 'token', 'operatorSend(address,address,uint256,bytes,bytes)', ({ given }) => [
      given[4],
      given[7],
      units(10),
      '0x',
      '0x',
    ]),
  }),
  benign('AK: allows a contract of signatures from the beginning', 'BlindAK15 PotorooToken', {
    ...grown,
    parts: [part('permits', 'PotorooPermits')],
    ...made('address', 'permits'),
    shut: each(2, 3, 'token', 'optOut(bool)', () => [true]),
    because: 'it moves only what its holder has signed',
  }),
]

const played: readonly Case[] = [
  benign('AK: every whole unit is a picture as well', 'BlindAK16 EchidnaHybrid', fresh),
  benign('AK: gold of a game, rewards by three of four', 'BlindAK16 PlatypusGold', {
    ...old,
    also: ['E6'],
    parts: [part('shop', 'PlatypusShop', 'address', 'multisig'), part('referees', 'PlatypusReferees', 'address[]', people(0, 4))],
    ...made('address,address', 'shop', 'referees'),
    before: all(bound('shop'), bound('referees')),
    shut: all(
      rewardedPlayers,
      each(8, 11, 'shop', 'buy(uint256,uint256)', () => [2n, units(40)]),
    ),
  }),
  benign('AK: credits of a club, as many as were paid for', 'BlindAK16 DingoCredit', {
    ...old,
    also: ['E6'],
    ether: 300,
    before: tell('token', 'join() 400'),
    shut: each(3, 5, 'token', 'useCredits(uint256,string)', () => [units(12), 'court two']),
    end: tell('token', 'collect()'),
    ...made('address', 'multisig'),
  }),
  benign('AK: a hundred points of shops are one coin', 'BlindAK16 CassowaryPoints', {
    ...old,
    also: ['E6'],
    parts: [part('coin', 'CassowaryCoin')],
    ...made('address,address', 'coin', 'multisig'),
    before: all(allow('coin', 'token'), tell('token', 'give(address,uint256)', 'deployer', units(500_000))),
    shut: each(15, 18, 'token', 'redeem(uint256)', () => [units(700)]),
  }),
]

/** Those of votes, emission, code, market, meta features and games. */
export const blindAKMore: readonly Case[] = [...governed, ...emitted, ...replaced, ...pooled, ...meta, ...played]
