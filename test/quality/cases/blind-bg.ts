import { benign, type Case } from '../case.ts'
import { ofCoin } from './blind-al-lives.ts'
import { gone, may, taxes } from './blind-bf-lives.ts'
import { blindBGmore } from './blind-bg-more.ts'
import { all, allow, coming, data, each, grown, made, old, part, people, person, role, tell, units } from './blind-f-lives.ts'

const nobody = `0x${'0'.repeat(40)}`
const zero = `0x${'0'.repeat(64)}`
const one = `0x${'1'.padStart(40, '0')}`
const ledger = 'initialize(string,string,address,address,address,address)'

/** Money of issuers. */
const issued: readonly Case[] = [
  benign('BG: a dollar, its minters have allowances, two of three hold the rest', 'BlindBG1 TreasuryProxy', {
    ...old,
    ...may('E3', 'E6', 'E7'),
    parts: [part('logic', 'HollinDollar'), part('master', 'MasterMinter', 'address', 'multisig')],
    ...made('address,address', 'logic', 'timelock'),
    before: all(
      tell('logic', ledger, '', '', one, one, one, one),
      tell('token', ledger, 'Hollin Dollar', 'HOLD', 'deployer', 'multisig', 'multisig', 'deployer'),
      tell('token', 'configureMinter(address,uint256)', 'deployer', units(80_000_000, 6)),
      tell('token', 'mint(address,uint256)', 'deployer', units(80_000_000, 6)),
      tell('token', 'removeMinter(address)', 'deployer'),
      tell('token', 'configureMinter(address,uint256)', 'multisig', units(5_000_000, 6)),
      tell('master', 'attach(address)', 'token'),
    ),
    end: all(tell('token', 'updateMasterMinter(address)', 'master'), tell('token', 'transferOwnership(address)', 'multisig')),
    because: 'a regulated issuer: list, pause and minters with two of three, the code with the timelock',
  }),
  benign('BG: a mark of the first age, returns nothing, may be deprecated', 'BlindBG2 CorbelMark', {
    ...old,
    ...may('E3', 'E4', 'E5', 'E6', 'E7'),
    ...made('uint256', units(300_000_000, 6)),
    end: tell('token', 'transferOwnership(address)', 'multisig'),
    because: 'two of three; the fee is below twenty basis points and below fifty',
  }),
  benign('BG: an ounce of gold with a fee of transfer', 'BlindBG3 AureusProxy', {
    ...old,
    ...may('E3', 'E4', 'E5', 'E6', 'E7'),
    ...taxes(0.02, 0.02, 0.02),
    parts: [part('logic', 'AureusLedger')],
    ...made('address,address', 'logic', 'multisig'),
    before: all(
      tell('logic', 'initialize(address,uint256,address)', one, 0n, one),
      tell('token', 'initialize(address,uint256,address)', 'multisig', units(2_000_000), 'deployer'),
    ),
    because: 'two of three; the fee is a fifth of a hundredth at most',
  }),
  benign('BG: cents with permits and signed transfers', 'BlindBG10 PavilionProxy', {
    ...old,
    ...may('E3', 'E5', 'E6', 'E7'),
    parts: [part('logic', 'Pavilioncent')],
    ...made(
      'address,address,bytes',
      'logic',
      'timelock',
      data('initialize(address,address,uint256)', 'multisig', 'deployer', units(90_000_000, 2)),
    ),
    because: 'freeze, pause and minters with two of three, the code with the timelock',
  }),
]

const staked: readonly Case[] = [
  benign('BG: staked ether that grows in the wallet', 'BlindBG4 Brinestake', {
    ...old,
    ...may('E3', 'E5', 'E6'),
    ether: 700,
    parts: [part('watch', 'BrineWatch', 'address[]', people(10, 15))],
    ...made('address,address', 'timelock', 'watch'),
    before: all(tell('watch', 'attach(address)', 'token'), tell('token', 'submit(address) 900', nobody)),
    shut: each(10, 13, 'watch', 'report(uint256)', units(9_001) / 10n),
    because: 'three of five report within bounds, the timelock may stop it',
  }),
  benign('BG: the same, wrapped', 'BlindBG4 WrappedBrinestake', {
    ...old,
    ...may('E3', 'E5'),
    ether: 700,
    parts: [part('watch', 'BrineWatch', 'address[]', people(10, 15)), part('stake', 'Brinestake', 'address,address', 'timelock', 'watch')],
    ...made('address', 'stake'),
    before: all(
      tell('watch', 'attach(address)', 'stake'),
      tell('stake', 'submit(address) 900', nobody),
      allow('stake', 'token'),
      tell('token', 'wrap(uint256)', units(890)),
    ),
  }),
  benign('BG: staked ether whose rate grows', 'BlindBG4 Tidewaterstake', {
    ...old,
    ...may('E6'),
    ether: 480,
    ...made('address', 'multisig'),
    before: tell('token', 'deposit() 600'),
    because: 'two of three move the rate by a five-hundredth a day',
  }),
  benign('BG: share of a vault with a strategy', 'BlindBG11 LinnetVault', {
    ...old,
    ...may('E5', 'E6', 'E8'),
    parts: [part('coin', 'Wickcoin'), part('strategy', 'LinnetStrategy', 'address', 'coin')],
    ...made('address,address,address', 'coin', 'strategy', 'multisig'),
    before: all(
      allow('coin', 'token'),
      tell('token', 'deposit(uint256,address)', units(30_000_000, 6), 'deployer'),
      tell('token', 'tend()'),
    ),
    because: 'two of three choose the strategy and wait three days; the fee is a fifth of the gain at most',
  }),
  benign('BG: the coin of the chain, wrapped', 'BlindBG12 WrappedTallow', { ...old, ether: 400, before: tell('token', 'deposit() 500') }),
]

const governed: readonly Case[] = [
  benign('BG: votes, and two of a hundred a year by its governor', 'BlindBG5 Larkspire', {
    ...old,
    ...may('E6'),
    parts: [part('clock', 'LarkClock', 'address', coming(1)), part('governor', 'LarkGovernor', 'address,address', 'clock', coming(2))],
    types: 'address,address,uint256',
    values: place => [place.deployer, place.parts['clock'], BigInt(place.present - 30 * 86_400)],
    open: tell('token', 'delegate(address)', 'deployer'),
    because: 'three days of votes and two of waiting, two of a hundred a year',
  }),
  benign('BG: copies of balances, its controller is the assembly of holders', 'BlindBG3 MossbankToken', {
    ...old,
    ...may('E3', 'E5', 'E6'),
    parts: [part('assembly', 'MossbankAssembly', 'address', coming(1))],
    before: tell('token', 'generateTokens(address,uint256)', 'deployer', units(100_000_000)),
    end: tell('token', 'changeController(address)', 'assembly'),
    because: 'a fifth of all has to vote for it, for seven days',
  }),
  benign('BG: a name of thirty-two bytes, an authority of the timelock', 'BlindBG2 OrreryStone', {
    ...old,
    ...may('E3', 'E6'),
    parts: [part('keyring', 'Keyring', 'address', 'timelock')],
    ...made('uint256', units(1_000_000)),
    end: all(tell('token', 'setAuthority(address)', 'keyring'), tell('token', 'setOwner(address)', nobody)),
    because: 'mint and stop are with the timelock',
  }),
  benign('BG: elastic, a tenth a day at most', 'BlindBG5 Fathomunit', {
    ...old,
    ...may('E3', 'E5', 'E6'),
    parts: [{ ...part('policy', 'FathomPolicy', 'address', 'multisig'), file: 'BlindBG7' }],
    ...made('address,address', 'timelock', 'policy'),
    before: tell('policy', 'attach(address)', 'token'),
    because: 'it moves for all alike, the policy is bounded and the timelock may name another',
  }),
  benign('BG: handed to delegates, the team vests for four years', 'BlindBG11 Hawthornrise', {
    ...old,
    parts: [part('vesting', 'HawthornVesting', 'address,address[]', 'multisig', people(0, 4))],
    ...made('address,address', 'vesting', 'multisig'),
    before: tell('vesting', 'attach(address)', 'token'),
    open: tell('token', 'delegate(address)', 'deployer'),
  }),
  benign('BG: a falling curve, a gauge that pays and an escrow that locks', 'BlindBG7 Sablewick', {
    ...old,
    ...may('E6'),
    parts: [part('gauge', 'SableGauge', 'address', coming(2)), part('escrow', 'SableEscrow', 'address', coming(2))],
    before: all(
      tell('token', 'setMinter(address)', 'gauge'),
      allow('token', 'gauge'),
      tell('gauge', 'deposit(uint256)', units(2_000_000)),
      allow('token', 'escrow'),
      tell('escrow', 'createLock(uint256,uint256)', units(9_000_000), ({ present }: { present: number }) => BigInt(present + 700 * 86_400)),
    ),
    end: tell('token', 'setAdmin(address)', 'timelock'),
    because: 'the curve is fixed and so is who mints along it',
  }),
  benign('BG: roles apart, the timelock gives them', 'BlindBG10 Quillharbor', {
    ...old,
    ...may('E3', 'E6'),
    end: all(
      tell('token', 'grantRole(bytes32,address)', role('MINTER_ROLE'), 'timelock'),
      tell('token', 'grantRole(bytes32,address)', role('PAUSER_ROLE'), 'multisig'),
      tell('token', 'grantRole(bytes32,address)', role('RESCUER_ROLE'), 'multisig'),
      tell('token', 'grantRole(bytes32,address)', zero, 'timelock'),
      tell('token', 'renounceRole(bytes32,address)', zero, 'deployer'),
    ),
    because: 'the pause is with two of three, the mint is capped and with the timelock',
  }),
]

const replaceable: readonly Case[] = [
  benign('BG: upgrades itself when the house of holders says so', 'BlindBG10 WychProxy', {
    ...old,
    ...may('E3', 'E5', 'E6', 'E7'),
    parts: [part('logic', 'Wychmere'), part('house', 'WychHouse', 'address', coming(2))],
    ...made('address,bytes', 'logic', data('initialize(address,uint256)', 'deployer', units(60_000_000))),
    before: all(allow('token', 'house'), tell('house', 'lock(uint256)', units(1_000_000))),
    end: tell('token', 'transferOwnership(address)', 'house'),
    because: 'five days of votes and two of waiting',
  }),
  benign('BG: a town reads its code from the beacon of the timelock', 'BlindBG10 TownProxy', {
    ...grown,
    ...may('E3', 'E5', 'E6', 'E7'),
    parts: [part('logic', 'Townpenny'), part('beacon', 'TownBeacon', 'address,address', 'logic', 'timelock')],
    ...made(
      'address,bytes',
      'beacon',
      data('initialize(string,string,address,uint256)', 'Otterford Penny', 'OTTR', 'deployer', units(7_500_000)),
    ),
  }),
  benign('BG: facets, the timelock cuts', 'BlindBG12 Prismbarrow', {
    ...old,
    ...may('E3', 'E5', 'E6', 'E7'),
    parts: [part('ledger', 'PrismLedger')],
    ...made('address,address,bytes4[]', 'timelock', 'ledger', ofCoin),
  }),
  benign('BG: three of five attest what the other side has locked', 'BlindBG11 Ferrymark', {
    ...old,
    ...may('E6'),
    parts: [part('gate', 'FerryGate', 'address[]', people(0, 5))],
    ...made('address,address', 'gate', '0x99c9fc46f92e8a1c0dec1b1747d010903e884be1'),
    before: all(
      tell('gate', 'tie(address)', 'token'),
      each(0, 3, 'gate', 'attest(address,uint256,uint256)', 'deployer', units(15_000_000), 1n),
    ),
    because: 'twenty millions a day at most, by three of five',
  }),
  benign('BG: on many chains, the timelock names its peers', 'BlindBG11 Swiftlark', {
    ...grown,
    ...may('E6'),
    parts: [part('office', 'PostOffice', 'address,address', 'multisig', person(3))],
    ...made('address', 'office'),
    before: tell('token', 'setPeer(uint32,bytes32)', 30_110n, `0x${'7c'.repeat(20).padStart(64, '0')}`),
    end: tell('token', 'transferOwnership(address)', 'timelock'),
    because: 'what comes in needs the word of two verifiers',
  }),
]

const plain: readonly Case[] = [
  benign('BG: pays and calls in one step', 'BlindBG11 Cuckoobell', grown),
  benign('BG: rings at senders and receivers', 'BlindBG7 Chimewort', {
    ...grown,
    parts: [part('registry', 'BellRegistry')],
    ...made('address', 'registry'),
  }),
  benign('BG: whole pieces, a hundredth burns', 'BlindBG2 PebbleScrip', { ...old, ...may('E4'), ...taxes(1, 1, 1) }),
  benign('BG: a barn pays so much a block', 'BlindBG6 Quincecrop', {
    ...old,
    ...may('E6'),
    parts: [part('barn', 'Quincebarn', 'address', coming(1))],
    before: all(
      tell('token', 'mint(address,uint256)', 'deployer', units(6_000_000)),
      tell('token', 'transferOwnership(address)', 'barn'),
      tell('barn', 'add(uint256,address)', 100n, 'token'),
      allow('token', 'barn'),
      tell('barn', 'deposit(uint256,uint256)', 0n, units(400_000)),
    ),
    end: tell('barn', 'transferOwnership(address)', 'timelock'),
    because: 'five a block at most, and the barn belongs to the timelock',
  }),
  benign('BG: an animal, nobody owns it', 'BlindBG8 Snoutwhistle', { ...gone, age: 'fresh' }),
]

export const blindBG: readonly Case[] = [...issued, ...staked, ...governed, ...replaceable, ...plain, ...blindBGmore]
