import { benign, type Case } from '../case.ts'
import { may, taxes } from './blind-bj-lives.ts'
import {
  all,
  allow,
  coming,
  data,
  each,
  grown,
  hands,
  hash,
  made,
  old,
  part,
  people,
  person,
  renounced,
  tell,
  units,
} from './blind-f-lives.ts'

const far = '0x99c9fc46f92e8a1c0dec1b1747d010903e884be1'
const homeland = `0x${'3c'.repeat(32)}`
const message = 'uint256,address,address,uint256'

const staked: readonly Case[] = [
  benign('BQ: drawn on ether in a vault, its growth by six of eleven', 'BlindBQ7 OsperToken', {
    ...old,
    ...may('E5', 'E6'),
    ether: 290,
    parts: [
      part('keeper', 'OsperKeeper', 'address[]', people(10, 21)),
      part('vault', 'OsperVault', 'address,address', 'keeper', coming(2)),
    ],
    before: all(
      tell('token', 'setController(address,bool)', 'vault', true),
      tell('vault', 'deposit() 400'),
      tell('vault', 'mintOsToken(uint256)', units(350)),
      hands('token', 'timelock'),
    ),
    shut: each(10, 16, 'keeper', 'vote(uint256)', 1_000_000_000n),
    because: 'minted against a stake that is worth more, other controllers by a timelock of two days',
  }),
  benign('BQ: an exchange publishes what its stakes are worth', 'BlindBQ7 CordialStakedEther', {
    ...old,
    ...may('E6'),
    ether: 330,
    parts: [part('updater', 'ExchangeRateUpdater', 'address', coming(1))],
    ...made('address', 'updater'),
    before: all(
      tell('updater', 'configureCaller(address,uint256)', person(5), units(1, 14)),
      tell('token', 'setMintForwarder(address)', 'multisig'),
      hands('updater', 'multisig'),
      hands('token', 'multisig'),
    ),
    shut: each(5, 6, 'updater', 'updateExchangeRate(uint256)', units(100_005, 13)),
    because: 'one key tells a number that nothing depends on, two of three mint',
  }),
  benign('BQ: restaked by a pool whose price anybody has counted', 'BlindBQ7 RestoredEther', {
    ...old,
    ...may('E5', 'E6'),
    ether: 330,
    parts: [
      part('oracle', 'RestoredOracle', 'address,address', coming(2), 'multisig'),
      part('pool', 'RestoredPool', 'address,address', coming(2), 'oracle'),
    ],
    before: all(
      tell('token', 'setMinterAndBurner(address,address)', 'pool', 'pool'),
      tell('oracle', 'bind(address)', 'pool'),
      tell('pool', 'depositETH() 420'),
      hands('token', 'timelock'),
    ),
    shut: tell('oracle', 'updateRSETHPrice()'),
    because: 'minted for ether at its price, another pool by a timelock of two days',
  }),
  benign('BQ: a malt house under an authority', 'BlindBQ7 MaltHouse', {
    ...grown,
    parts: [part('malt', 'Malt'), part('authority', 'Authority')],
    ...made('address,address', 'malt', 'authority'),
    before: all(
      allow('malt', 'token'),
      tell('token', 'deposit(uint256,address)', units(20_000_000), 'deployer'),
      tell('authority', 'grantRole(uint64,address,uint32)', 0n, 'timelock', 0n),
      tell('authority', 'renounceRole(uint64,address)', 0n, 'deployer'),
    ),
    because: 'the timelock may take a fortieth of what leaves, and let no less than a twentieth leave in a day',
  }),
]

const crossing: readonly Case[] = [
  benign('BQ: wandered over when five of seven had seen it', 'BlindBQ8 WanderProxy', {
    ...old,
    ...may('E3', 'E4', 'E5', 'E6', 'E7'),
    parts: [
      part('core', 'GuardianCore', 'address[]', people(10, 17)),
      part('logic', 'WanderToken'),
      part('bridge', 'WanderBridge', 'address,address', 'core', 'logic'),
    ],
    ...made(
      'address,bytes',
      'bridge',
      data('initialize(string,string,address,uint16,bytes32)', 'Roaming Tern', 'TERN', 'bridge', 1n, homeland),
    ),
    before: all(
      each(
        10,
        15,
        'core',
        'observe(bytes32)',
        hash('string,uint16,uint64,address,address,uint256', 'transfer', 1n, 1n, 'token', 'deployer', units(9_000_000)),
      ),
      tell('bridge', 'completeTransfer(uint16,uint64,address,address,uint256)', 1n, 1n, 'token', 'deployer', units(9_000_000)),
    ),
    because: 'five of seven guardians mint and upgrade, the bridge burns what it holds',
  }),
  benign('BQ: the child of a coin of the main chain', 'BlindBQ8 ChildToken', {
    ...old,
    ...may('E6'),
    parts: [part('validators', 'GuardianCore', 'address[]', people(20, 27)), part('manager', 'ChildManager', 'address', 'validators')],
    ...made('address,address', 'manager', far),
    before: all(
      tell('manager', 'mapToken(address,address)', far, 'token'),
      each(20, 25, 'validators', 'observe(bytes32)', hash(message, 1n, far, 'deployer', units(5_000_000))),
      tell('manager', 'commitState(uint256,address,address,uint256)', 1n, far, 'deployer', units(5_000_000)),
    ),
    because: 'five of seven validators say what was deposited, and nobody burns what belongs to another',
  }),
  benign('BQ: an oracle and a relayer of the first kind', 'BlindBQ8 OmniKestrel', {
    ...old,
    ...may('E6'),
    parts: [part('endpoint', 'UltraLightNode', 'address,address', person(20), person(21))],
    ...made('address', 'endpoint'),
    before: all(
      tell('token', 'setTrustedRemote(uint16,bytes)', 110n, `${far}${'11'.repeat(20)}`),
      hands('endpoint', 'timelock'),
      hands('token', 'timelock'),
    ),
    because: 'it takes two companies together, and paths change by a timelock of two days',
  }),
  benign('BQ: staked satoshis, a consortium and a drawbridge', 'BlindBQ13 LimeBitcoin', {
    ...old,
    ...may('E6'),
    parts: [part('consortium', 'Consortium', 'address[]', people(30, 37)), part('bascule', 'Drawbridge', 'address', 'multisig')],
    ...made('address,address', 'consortium', 'bascule'),
    before: all(tell('token', 'toggleWithdrawals()'), hands('token', 'timelock')),
    because: 'five of seven sign each mint, and other signers come by a timelock of two days',
  }),
]

const launched: readonly Case[] = [
  benign('BQ: two of a hundred and never more, for a fund', 'BlindBQ9 SorrelDAO', {
    ...grown,
    ...may('E4'),
    ...taxes(2, 2),
    ...made('address', 'multisig'),
    end: hands('token', 'timelock'),
    because: 'the timelock can only lower the fee or raise it to two again',
  }),
  benign('BQ: a guard of half an hour after its launch', 'BlindBQ9 FennecToken', {
    ...grown,
    ...taxes(0, 0),
    open: tell('token', 'launch()'),
    end: renounced,
    because: 'the guard is long over and nobody owns it',
  }),
  benign('BQ: balances grow seeds', 'BlindBQ9 SporeToken', {
    ...grown,
    ...taxes(0, 0),
    shut: each(2, 5, 'token', 'harvest()'),
    end: renounced,
    because: 'seeds are pictures only, coins stay what they are',
  }),
  benign('BQ: sold along a line until it graduated', 'BlindBQ9 LinnetToken', {
    ...grown,
    ...taxes(0, 0),
    parts: [part('curve', 'LinnetCurve')],
    ...made('address', 'curve'),
    before: all(
      tell('curve', 'list(address)', 'token'),
      tell('curve', 'buy() 5'),
      each(0, 20, 'curve', 'buy() 1'),
      each(20, 25, 'curve', 'buy() 3'),
    ),
    because: 'the line is closed, and the share of its pool was burnt',
  }),
  benign('BQ: eight of a hundred burn, one less each day', 'BlindBQ9 HeronToken', {
    ...grown,
    ...taxes(0, 0),
    end: renounced,
    because: 'the fee has been nothing for weeks and cannot come back',
  }),
]

export const blindBQMore: readonly Case[] = [...staked, ...crossing, ...launched]
