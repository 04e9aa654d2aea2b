import { benign, type Case, type Place, type Transaction } from '../case.ts'
import { deeds } from '../chain.ts'
import { all, allow, cloneOf, data, grown, hands, later, made, old, part, people, renounced, role, tell, units } from './blind-f-lives.ts'
import { locked, locker, quorum } from './blind-z-lives.ts'

const fresh = { age: 'fresh' } as const
const newborn = { age: 'newborn' } as const
const dead = '0x000000000000000000000000000000000000dEaD'
const far = '0x99c9fc46f92e8a1c0dec1b1747d010903e884be1'
const remote = '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984'
const guardians = '0x0000000000000000000000000000000000000001'
const everybody = `0x${'0'.repeat(64)}`
const wick = { ...part('coin', 'PlainCoin', 'string,string,uint256', 'Wick', 'WICK', units(9_000_000)), file: 'BlindAB1' }
const messenger = quorum('messenger', 'AttestedMessenger', 6, 4n)
/** Four of the attestors say that this was sent on the other chain. */
const attested =
  (sender: string, target: string, message: (place: Place) => unknown) =>
  (place: Place): readonly Transaction[] =>
    place.given
      .slice(0, 4)
      .map(one =>
        deeds.call(
          one,
          place.parts['messenger'] ?? '',
          'attest(uint256,address,address,bytes)',
          0n,
          sender,
          place.parts[target],
          message(place),
        ),
      )
/** People buy along the curve, and its maker takes what is left. */
const graduated = ({ deployer, token, parts, given }: Place): readonly Transaction[] =>
  [...given, deployer].map(one => ({
    ...deeds.call(one, parts['curve'] ?? '', 'buy(address)', token),
    value: (units(1) * (one === deployer ? 30n : 9n)) / 10n,
  }))

const plain: readonly Case[] = [
  benign('AB: a fixed supply and nothing else', 'BlindAB1 Mossback'),
  benign('AB: permits, renounced on the third day', 'BlindAB1 BluePuddle', { ...fresh, end: renounced }),
  benign('AB: burnable, whose owner has nothing to say', 'BlindAB1 Ironwood', {
    ...grown,
    also: ['E8'],
    because: 'the shares are locked for more than a year',
    parts: [locker],
    ...made('address', 'deployer'),
    lp: locked(400),
  }),
  benign('AB: in the newest manner of a gas saver', 'BlindAB1 Quicklime'),
  benign('AB: an owner who names the website', 'BlindAB1 Pogo', {
    ...fresh,
    end: all(tell('token', 'setWebsite(string)', 'https://pogo.example'), hands('token', dead)),
  }),
  benign('AB: pays and calls', 'BlindAB1 Tollbooth', grown),
  benign('AB: from a bot of casts', 'BlindAB1 Clanked', {
    ...newborn,
    ...made(
      'string,string,uint256,address,string',
      'Clanked Frog',
      'CLNKD',
      units(100_000_000_000),
      'deployer',
      'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3',
    ),
    spread: 'none',
    pooled: 100,
    ether: 10,
  }),
  benign('AB: from a form with boxes to tick', 'BlindAB1 ToolToken', {
    ...made('string,string,uint8,uint256,address', 'Maple Bear', 'MBEAR', 18n, 1_000_000_000n, 'deployer'),
    end: renounced,
  }),
  benign('AB: burnable by the older library, its owner kept', 'BlindAB2 Coppertop'),
  benign('AB: snapshots by its owner', 'BlindAB2 Ledgerleaf', { ...grown, shut: tell('token', 'snapshot()') }),
  benign('AB: from the form of a launchpad', 'BlindAB3 StandardToken', {
    ...made('string,string,uint8,uint256,address,uint256', 'Sprout Inu', 'SPRINU', 9n, units(1_000_000_000, 9), 'stranger', 0n),
    end: renounced,
  }),
  benign('AB: a quadrillion of a dog', 'BlindAB7 Akoto', {
    ...old,
    ...made('string,string,uint8,uint256,address,address', 'Akoto Inu', 'AKOTO', 18n, units(1_000_000_000_000_000), 'stranger', 'deployer'),
  }),
  benign('AB: could mint until it was renounced', 'BlindAB7 BEP20Token', { ...old, spread: 'direct', end: renounced }),
  benign('AB: the library of 2020, fixed and burnable', 'BlindAB6 Juniper', old),
  benign('AB: a clone by a factory', 'BlindAB4 FactoryMeme', {
    ...fresh,
    parts: [part('target', 'FactoryMeme')],
    code: cloneOf('target'),
    before: tell('token', 'initialize(string,string,uint256,address)', 'Clone Trooper Cat', 'CTCAT', units(888_000_000), 'deployer'),
  }),
]

const memes: readonly Case[] = [
  benign('AB: a list and a rule that ended with the owner', 'BlindAB2 Toadstool', {
    ...grown,
    ...made('uint256', units(420_690_000_000)),
    open: tell('token', 'setRule(bool,address,uint256,uint256)', true, 'pair', units(8_000_000_000), 0n),
    shut: tell('token', 'setRule(bool,address,uint256,uint256)', false, 'pair', 0n, 0n),
    end: renounced,
  }),
  benign('AB: swaps its fees, five of a hundred at most', 'BlindAB2 RocketPup', {
    also: ['E4', 'E8'],
    taxes: { buy: 5, sell: 5 },
    because: 'the shares are locked for more than a year',
    parts: [locker],
    open: tell('token', 'enableTrading()'),
    shut: tell('token', 'removeLimits()'),
    lp: locked(380),
  }),
  benign('AB: limits against whales, lifted by its owner', 'BlindAB2 Harvestmoon', { ...fresh, shut: tell('token', 'liftLimits()') }),
  benign('AB: the stealth template, renounced at nought', 'BlindAB3 Snorkel', {
    ...fresh,
    open: tell('token', 'openTrading()'),
    shut: tell('token', 'removeLimits()'),
    end: renounced,
  }),
  benign('AB: the stealth template, renounced at five', 'BlindAB3 GigaHam', {
    ...newborn,
    also: ['E4'],
    taxes: { buy: 5, sell: 5 },
    open: tell('token', 'openTrading()'),
    shut: tell('token', 'removeLimits()'),
    end: renounced,
  }),
  benign('AB: limits of three hours that nobody has to lift', 'BlindAB3 Dandelion'),
  benign('AB: three of a hundred for a wallet, for ever', 'BlindAB3 Campfire', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 3, sell: 3 },
    ...made('address', 'deployer'),
    end: renounced,
  }),
  benign('AB: shares ether out through a tracker', 'BlindAB9 BabyBadger', {
    also: ['E4'],
    taxes: { buy: 4, sell: 4 },
    because: 'eight of a hundred at most',
  }),
  benign('AB: the moon of 2021, renounced', 'BlindAB9 LunarSafe', {
    ...old,
    also: ['E4'],
    taxes: { buy: 3, sell: 3, transfer: 3 },
    before: tell('token', 'excludeFromReward(address)', dead),
    end: renounced,
  }),
  benign('AB: reflects up to five of a hundred, by two of three', 'BlindAB4 Kaleido', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 2, sell: 2, transfer: 2 },
    end: hands('token', 'multisig'),
  }),
  benign('AB: one of a hundred burns', 'BlindAB7 Fusebox', { ...old, also: ['E4'], taxes: { buy: 1, sell: 1, transfer: 1 } }),
  benign('AB: graduated from a curve that burnt its shares', 'BlindAB4 CurvedMeme', {
    parts: [part('curve', 'PumpCurve')],
    ...made('string,string,string,address', 'Grad Duck', 'GDUCK', 'ipfs://bafkreigduck', 'curve'),
    before: graduated,
  }),
  benign('AB: whole ones are pictures', 'BlindAB4 Menagerie404', { ...grown, spread: 'direct', end: renounced }),
]

const governed: readonly Case[] = [
  benign('AB: votes and permits of a fixed supply', 'BlindAB1 Concordat', old),
  benign('AB: capped, minted by a timelock', 'BlindAB1 Tidewater', { ...grown, also: ['E6'], ...made('address', 'timelock') }),
  benign('AB: names, and two of a hundred a year', 'BlindAB2 Namestone', { ...old, also: ['E6'], ...made('address', 'timelock') }),
  benign('AB: the votes of a lending market', 'BlindAB5 Lintel', { ...old, ...made('address', 'deployer') }),
  benign('AB: the votes of an exchange', 'BlindAB5 Unicycle', {
    ...old,
    also: ['E6'],
    ...made('address,address,uint256', 'deployer', 'timelock', later(-100)),
  }),
  benign('AB: keeps its past, and an assembly is its controller', 'BlindAB7 MiniVotes', {
    ...old,
    also: ['E3', 'E5', 'E6'],
    because: 'its controller obeys the timelock alone',
    parts: [part('manager', 'TokenManager', 'address', 'timelock')],
    before: all(
      tell('token', 'generateTokens(address,uint256)', 'deployer', units(1_000_000_000)),
      tell('token', 'changeController(address)', 'manager'),
      tell('manager', 'initialize(address)', 'token'),
    ),
  }),
  benign('AB: a proxy whose admin belongs to a timelock', 'BlindAB2 EstuaryProxy', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('admin', 'EstuaryAdmin'), part('implementation', 'EstuaryToken')],
    ...made('address,address,bytes', 'implementation', 'admin', data('initialize(address,uint256)', 'deployer', units(16_000_000))),
    before: hands('admin', 'timelock'),
  }),
  benign('AB: minted by its chef, up to a cap', 'BlindAB6 WasabiToken', {
    ...grown,
    also: ['E6'],
    parts: [part('chef', 'WasabiChef')],
    before: all(tell('chef', 'begin(address)', 'token'), hands('token', 'chef')),
    open: tell('chef', 'add(uint256,address)', 100n, 'pair'),
    end: hands('chef', 'timelock'),
  }),
  benign('AB: rewards of those who stake, up to a cap', 'BlindAB1 Orchard', {
    also: ['E6'],
    parts: [wick, part('staking', 'OrchardStaking', 'address', 'coin')],
    ...made('address,address', 'timelock', 'staking'),
    before: all(
      tell('staking', 'initialize(address)', 'token'),
      allow('coin', 'staking'),
      tell('staking', 'stake(uint256)', units(1_000_000)),
    ),
  }),
  benign('AB: won in an arena, so much a day', 'BlindAB4 ArenaGold', {
    also: ['E6'],
    parts: [part('arena', 'Arena')],
    ...made('address,address', 'multisig', 'arena'),
    before: tell('arena', 'bind(address)', 'token'),
  }),
  benign('AB: from a dashboard, its roles with two of three', 'BlindAB2 DashboardToken', {
    also: ['E3', 'E6'],
    parts: [part('target', 'DashboardToken')],
    code: cloneOf('target'),
    before: all(
      tell('token', 'initialize(address,string,string,string,address)', 'deployer', 'Dashboard Coin', 'DASHC', 'ipfs://0', 'multisig'),
      tell('token', 'mintTo(address,uint256)', 'deployer', units(25_000_000)),
    ),
    end: all(
      ...[role('MINTER_ROLE'), role('TRANSFER_ROLE'), everybody].flatMap(one => [
        tell('token', 'grantRole(bytes32,address)', one, 'multisig'),
        tell('token', 'renounceRole(bytes32,address)', one, 'deployer'),
      ]),
    ),
  }),
]

const backed: readonly Case[] = [
  benign('AB: the dollar of an issuer behind a proxy of two of three', 'BlindAB5 FiatProxy', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [{ ...part('implementation', 'FiatToken'), file: 'BlindAB3' }],
    ...made('address,address', 'implementation', 'multisig'),
    before: all(
      tell('token', 'initialize(string,string,address,address)', 'Harbour Dollar', 'USDH', 'deployer', 'multisig'),
      tell('token', 'configureMinter(address,uint256)', 'deployer', units(80_000_000, 6)),
      tell('token', 'mint(address,uint256)', 'deployer', units(80_000_000, 6)),
      tell('token', 'updateMasterMinter(address)', 'multisig'),
    ),
  }),
  benign('AB: a dollar of debts, its only ward is the vault', 'BlindAB5 SaiDollar', {
    ...old,
    also: ['E6'],
    parts: [part('vault', 'Vault')],
    ...made('uint256', 1n),
    before: all(
      tell('vault', 'bind(address)', 'token'),
      tell('token', 'rely(address)', 'vault'),
      tell('token', 'deny(address)', 'deployer'),
      tell('vault', 'draw(uint256) 400', units(400_000)),
    ),
  }),
  benign('AB: a dollar of pools that a timelock names', 'BlindAB6 FractionDollar', {
    ...old,
    also: ['E6'],
    parts: [part('pool', 'FractionPool')],
    ...made('address,address,address', 'multisig', 'timelock', 'pool'),
    before: all(tell('pool', 'begin(address)', 'token'), tell('pool', 'mint1t1() 100')),
  }),
  benign('AB: a dollar lent against ether that nobody governs', 'BlindAB6 BallastDollar', {
    ...old,
    also: ['E5', 'E6'],
    parts: [part('troves', 'BallastTroves'), part('stability', 'BallastPool')],
    ...made('address,address', 'troves', 'stability'),
    before: all(
      tell('troves', 'begin(address)', 'token'),
      tell('stability', 'begin(address)', 'token'),
      tell('troves', 'openTrove(uint256) 300', units(400_000)),
    ),
  }),
  benign('AB: staked ether that most of its oracles let grow', 'BlindAB9 LiquidStaked', {
    ...old,
    also: ['E5', 'E6'],
    because: 'a thousandth a day, by three of five',
    ...made('address[],uint256', people(0, 5), 3n),
    before: tell('token', 'submit() 400'),
  }),
  benign('AB: shares of staked ether', 'BlindAB8 StakedFractionEther', {
    ...old,
    also: ['E6'],
    parts: [part('minter', 'FractionMinter'), part('coin', 'FractionEther', 'address', 'minter')],
    ...made('address', 'coin'),
    before: all(
      tell('minter', 'begin(address)', 'coin'),
      tell('minter', 'submit() 400'),
      allow('coin', 'token'),
      tell('token', 'deposit(uint256,address)', units(380), 'deployer'),
    ),
  }),
  benign('AB: what is lent to a pool', 'BlindAB8 LentCoin', {
    ...grown,
    also: ['E5', 'E6'],
    because: 'its pool mints against the coin and burns only of whoever calls it',
    parts: [wick, part('pool', 'LendingPool', 'address', 'coin')],
    ...made('address', 'pool'),
    before: all(
      tell('pool', 'begin(address)', 'token'),
      tell('coin', 'transfer(address,uint256)', 'pool', units(500_000)),
      allow('coin', 'pool'),
      tell('pool', 'supply(uint256)', units(8_000_000)),
    ),
  }),
  benign('AB: bridges mint it within limits, against a lockbox', 'BlindAB1 CrossWillow', {
    also: ['E6'],
    parts: [wick, part('lockbox', 'WillowLockbox', 'address', 'coin')],
    ...made('address,address', 'multisig', 'lockbox'),
    before: all(
      tell('lockbox', 'initialize(address)', 'token'),
      allow('coin', 'lockbox'),
      tell('lockbox', 'deposit(uint256)', units(8_000_000)),
    ),
  }),
  benign('AB: on all chains, its peers named by two of three', 'BlindAB8 OmniFern', {
    ...grown,
    also: ['E6'],
    parts: [quorum('endpoint', 'LayerEndpoint', 3, 2n)],
    ...made('address,address', 'endpoint', 'multisig'),
  }),
  benign('AB: brought by the bridge of a rollup', 'BlindAB8 L2Token', {
    ...old,
    also: ['E5', 'E6'],
    parts: [messenger, part('bridge', 'L2Bridge', 'address,address', 'messenger', far)],
    ...made('address,address,string,string', 'bridge', remote, 'Heron on the Rollup', 'HERN'),
    before: attested(
      far,
      'bridge',
      data('finalizeDeposit(address,address,address,uint256)', remote, 'token', 'deployer', units(9_000_000)),
    ),
  }),
  benign('AB: wrapped through a portal of guardians', 'BlindAB8 PortalProxy', {
    ...grown,
    also: ['E3', 'E5', 'E6', 'E7'],
    because: 'its code and its supply follow four of six guardians',
    parts: [
      messenger,
      part('bridge', 'PortalBridge', 'address', 'messenger'),
      part('implementation', 'PortalToken'),
      part('beacon', 'PortalBeacon', 'address,address', 'implementation', 'bridge'),
    ],
    ...made(
      'address,bytes',
      'beacon',
      data('initialize(string,string,address,uint16,bytes32)', 'Lark (Portal)', 'LARK', 'bridge', 1n, `0x${'5a'.repeat(32)}`),
    ),
    before: attested(guardians, 'bridge', data('completeTransfer(address,address,uint256)', 'token', 'deployer', units(5_000_000))),
  }),
]

/** Honest tokens in the proportions in which a trader meets them. */
export const blindAB: readonly Case[] = [...plain, ...memes, ...governed, ...backed]
