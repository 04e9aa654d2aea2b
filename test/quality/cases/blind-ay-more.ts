import { encodeValues } from '../../../src/sources/evm/abi.ts'
import { benign, type Case, type Place } from '../case.ts'
import { after } from './blind-ag-lives.ts'
import { agreed, board, grain } from './blind-ay-lives.ts'
import { all, allow, each, hash, later, made, old, part, people, person, renounced, role, tell, units } from './blind-f-lives.ts'

const nobody = '0x00000000000000000000000000000000000bad01'
const zero = `0x${'0'.repeat(64)}`
const day = 86_400n

/** Paid out, borrowed and staked: written for the compilers of 2021. */
export const yields: readonly Case[] = [
  benign('AY: less each year, to whom gauges say', 'BlindAY3 Halcyon', {
    ...old,
    parts: [
      part('gauges', 'HalcyonGauges'),
      part('admin', 'HalcyonAdmin', 'address,address,uint256', after(2), 'gauges', units(38_500_000)),
    ],
    ...made('uint256', units(38_500_000)),
    before: all(
      tell('gauges', 'initialize(address,address)', 'admin', 'token'),
      tell('token', 'grantRole(bytes32,address)', role('MINTER_ROLE'), 'admin'),
      tell('token', 'renounceRole(bytes32,address)', zero, 'deployer'),
    ),
    open: all(allow('token', 'gauges'), tell('gauges', 'deposit(uint256)', units(1_000_000))),
    shut: tell('gauges', 'claim()'),
    also: ['E6'],
  }),
  benign('AY: against ether, with a pool for bad days', 'BlindAY3 QuillUSD', {
    ...old,
    parts: [part('troves', 'QuillTroves', 'address', after(2)), part('stability', 'QuillStability', 'address', after(2))],
    ...made('address,address', 'troves', 'stability'),
    before: tell('troves', 'openTrove(uint256) 3000', units(4_000_000)),
    open: tell('stability', 'provideToSP(uint256)', units(100_000)),
    shut: tell('stability', 'withdrawFromSP(uint256)', units(30_000)),
    also: ['E6'],
  }),
  benign('AY: its house keeps its part for a year', 'BlindAY3 Quillary', {
    ...old,
    ...made('address', 'multisig'),
    open: tell('token', 'deployLockupContract(address,uint256)', 'multisig', later(30)),
    also: ['E8'],
  }),
  benign('AY: a thousand cliffs for a booster', 'BlindAY3 Convoy', {
    ...old,
    parts: [
      board(0, 5, 3n),
      part('voter', 'ConvoyVoter', 'address', 'board'),
      part('booster', 'ConvoyBooster', 'address,address', after(3), 'board'),
    ],
    ...made('address,uint256', 'voter', units(50_000_000)),
    before: agreed(0, 3, 'voter', 'setOperator(address)', 'booster'),
    open: all(tell('token', 'updateOperator()'), tell('booster', 'deposit() 90')),
    shut: tell('booster', 'earmark()'),
    also: ['E6'],
  }),
  benign('AY: was elastic, nobody moves its supply now', 'BlindAY3 Terrier', {
    ...old,
    before: all(
      tell('token', 'setMonetaryPolicy(address)', 'deployer'),
      tell('token', 'rebase(uint256,int256)', 1n, units(3_000_000, 9)),
      tell('token', 'rebase(uint256,int256)', 2n, units(1_000_000, 9)),
      tell('token', 'setMonetaryPolicy(address)', '0x0000000000000000000000000000000000000000'),
    ),
    end: renounced,
  }),
  benign('AY: grows in purses, not in pools', 'BlindAY3 OtterUSD', {
    ...old,
    parts: [
      grain('asset', 'Kelp Dollar', 'KLPD', 90_000_000),
      part('vault', 'OtterVault', 'address,address,address', 'asset', after(2), 'multisig'),
    ],
    ...made('address', 'vault'),
    before: all(allow('asset', 'vault'), tell('vault', 'mint(uint256)', units(40_000_000))),
    shut: all(tell('asset', 'transfer(address,uint256)', 'vault', units(200_000)), tell('vault', 'rebase()')),
    also: ['E6'],
  }),
]

/** Stand for ether, dollars and coins of elsewhere. */
export const staked: readonly Case[] = [
  benign('AY: wraps what grows', 'BlindAY4 WrappedHeath', {
    ...old,
    parts: [board(0, 5, 3n), part('heath', 'HeathEther', 'address', 'board')],
    ...made('address', 'heath'),
    before: all(tell('heath', 'submit() 3000'), allow('heath', 'token'), tell('token', 'wrap(uint256)', units(2_500))),
    shut: agreed(0, 3, 'heath', 'handleOracleReport(uint256)', units(3_001)),
  }),
  benign('AY: staked dollars that cool down', 'BlindAY4 StakedUmbel', {
    ...old,
    parts: [board(0, 5, 3n), grain('umbel', 'Umbel Dollar', 'UMBL', 90_000_000)],
    ...made('address,address', 'umbel', 'board'),
    before: all(allow('umbel', 'token'), tell('token', 'deposit(uint256,address)', units(60_000_000), 'deployer')),
    open: agreed(1, 4, 'token', 'addToBlacklist(address,bool)', nobody, true),
    shut: all(each(3, 5, 'token', 'cooldownShares(uint256)', units(1_000)), agreed(2, 5, 'token', 'setCooldownDuration(uint24)', 5n * day)),
    also: ['E3', 'E5'],
  }),
  benign('AY: minters announce, guardians refuse', 'BlindAY4 TidalBitcoin', {
    ...old,
    parts: [
      board(0, 6, 4n),
      part('vault', 'TidalVault', 'address,address,address[],address[]', after(2), 'board', people(6, 8), people(8, 12)),
    ],
    ...made('address,address,uint256', 'vault', 'deployer', units(6_000)),
    before: agreed(0, 4, 'vault', 'reveal(uint256)', units(12)),
    open: each(6, 7, 'vault', 'requestOptimisticMint(uint256,address,uint256)', 1n, person(20), units(2)),
    end: each(9, 10, 'vault', 'finalizeOptimisticMint(uint256)', 1n),
    also: ['E6'],
  }),
  benign('AY: a book of addresses that the house changes', 'BlindAY4 RowanEther', {
    ...old,
    parts: [board(0, 7, 4n), part('store', 'RowanStorage', 'address', 'board'), part('deposits', 'RowanDeposits', 'address', after(3))],
    ...made('address', 'store'),
    before: all(
      tell('store', 'setAddress(bytes32,address)', role('contract.addressdepositPool'), 'deposits'),
      tell('store', 'setDeployedStatus()'),
      tell('deposits', 'deposit() 2000'),
    ),
    open: agreed(0, 4, 'store', 'setUint(bytes32,uint256)', role('network.balance.total'), units(2_050)),
    shut: agreed(0, 4, 'store', 'setUint(bytes32,uint256)', role('network.balance.reth.supply'), units(2_000)),
    also: ['E3', 'E6'],
  }),
  benign('AY: a custodian of several, its rate within bounds', 'BlindAY4 CobaltEther', {
    ...old,
    parts: [board(0, 5, 3n)],
    ...made('address,address,address', 'board', 'board', 'multisig'),
    open: agreed(0, 3, 'token', 'configureMinter(address,uint256)', person(8), units(50)),
    shut: each(8, 9, 'token', 'mint(address,uint256)', person(8), units(20)),
    also: ['E3', 'E6'],
  }),
  benign('AY: rewards in weekly cycles', 'BlindAY4 LinnetShare', {
    ...old,
    parts: [grain('linnet', 'Linnet Ether', 'LINN', 90_000)],
    ...made('address', 'linnet'),
    before: all(allow('linnet', 'token'), tell('token', 'deposit(uint256,address)', units(60_000), 'deployer')),
    shut: tell('linnet', 'transfer(address,uint256)', 'token', units(100)),
  }),
]

const first = role('first command')
/** What other chains tell, packed. */
const message = (index: number, value: bigint) => (place: Place) => encodeValues('address,uint256', [place.given[index], value])
const crossed = 'uint32,bytes32,uint32,address,uint256,bytes'
const leaf = hash('bytes32', hash('uint256,address,uint256', 7n, person(9), units(40, 8)))

export const bridged: readonly Case[] = [
  benign('AY: so much in six hours', 'BlindAY5 InterPipit', {
    ...old,
    parts: [
      part('gateway', 'PipitGateway', 'address[],uint256', people(0, 8), 5n),
      part('manager', 'PipitManager', 'address,address,address,uint256', after(2), 'gateway', 'multisig', units(50_000)),
    ],
    ...made('address,address,uint256', 'manager', 'deployer', units(5_000_000)),
    open: all(
      tell('manager', 'interchainTransfer(string,bytes,uint256)', 'avalanche', '0x12', units(100)),
      each(
        0,
        5,
        'gateway',
        'approveContractCall(bytes32,address,bytes32)',
        first,
        'manager',
        hash('address,uint256', person(30), units(70)),
      ),
    ),
    shut: tell('manager', 'execute(bytes32,bytes)', first, message(30, units(70))),
    also: ['E6'],
  }),
  benign('AY: four of seven attest to messages', 'BlindAY5 HypCurlew', {
    ...old,
    parts: [
      part('module', 'CurlewModule', 'address[],uint8', people(0, 7), 4n),
      part('mailbox', 'CurlewMailbox', 'uint32,address', 1n, 'module'),
    ],
    ...made('address,address,uint32,bytes32', 'mailbox', 'timelock', 10n, first),
    open: all(
      tell('token', 'transferRemote(uint32,bytes32,uint256)', 10n, first, units(500)),
      each(2, 6, 'module', 'attest(bytes32)', hash(crossed, 10n, first, 1n, 'token', 0n, message(31, units(90)))),
    ),
    shut: tell('mailbox', 'process(uint32,bytes32,address,uint256,bytes)', 10n, first, 'token', 0n, message(31, units(90))),
    also: ['E6'],
  }),
  benign('AY: a bucket that fills again', 'BlindAY5 LinkedDunlin', {
    ...old,
    parts: [
      board(0, 7, 4n),
      part('pool', 'DunlinPool', 'address,address,address,uint128,uint128', after(2), 'board', 'timelock', units(20_000), units(1)),
    ],
    ...made('address,address,uint256', 'timelock', 'pool', units(20_000_000)),
    shut: agreed(0, 4, 'pool', 'releaseOrMint(address,uint128)', person(30), units(300)),
    also: ['E6'],
  }),
  benign('AY: only what its chain deployed crosses', 'BlindAY5 ArchipelToken', { ...old, ...made('address', 'deployer'), also: ['E6'] }),
  benign('AY: roots that are a day old, told by three of five', 'BlindAY5 BridgedStilt', {
    ...old,
    parts: [part('roots', 'StiltRoots', 'address[]', people(0, 5))],
    ...made('address', 'roots'),
    open: each(1, 4, 'roots', 'tellRoot(bytes32)', leaf),
    shut: each(9, 10, 'token', 'claim(uint256,address,uint256,bytes32,bytes32[])', 7n, person(9), units(40, 8), leaf, []),
    also: ['E6'],
  }),
]
