import { benign, type Case } from '../case.ts'
import { by, council, decides, each, held } from './blind-ax-lives.ts'
import { all, allow, coming, data, grown, hands, made, old, part, people, person, tell, units } from './blind-f-lives.ts'

/** Of DAOs, oracles and houses that issue. */
export const houses: readonly Case[] = [
  benign('AX: its house hears of transfers and cannot refuse', 'BlindAX4 SpectreDao', {
    ...old,
    parts: [part('hook', 'AssemblyHook')],
    ...made('address', 'hook'),
  }),
  benign('AX: staked ether, three of five report', 'BlindAX4 FloeStakedEther', {
    ...old,
    also: ['E5', 'E6'],
    ...made('address[]', people(0, 5)),
    before: tell('token', 'submit() 5000'),
    end: all(each(0, 3, tell('token', 'report(uint256,uint256)', 1n, units(5_002))), tell('pair', 'sync()')),
  }),
  benign('AX: its supply follows the median of three prices', 'BlindAX4 TidalUnit', {
    ...old,
    also: ['E5', 'E6'],
    parts: [part('policy', 'TidalPolicy', 'address[]', people(0, 3))],
    ...made('address', 'policy'),
    before: tell('policy', 'bind(address)', 'token'),
    shut: each(0, 3, tell('policy', 'pushReport(uint256)', 1_080_000_000_000_000_000n)),
    end: all(tell('policy', 'rebase()'), tell('pair', 'sync()')),
  }),
  benign('AX: its state stays, its code obeys the timelock', 'BlindAX4 RelicFront', {
    ...held,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('state', 'RelicState'), part('logic', 'RelicLogic', 'address,address', coming(2), 'state')],
    before: all(
      tell('state', 'setAssociatedContract(address)', 'logic'),
      tell('token', 'setTarget(address)', 'logic'),
      tell('logic', 'first(uint256)', units(25_000_000)),
      tell('state', 'nominateAndGive(address)', 'timelock'),
      tell('token', 'nominateAndGive(address)', 'timelock'),
    ),
  }),
  benign('AX: carries what others have signed', 'BlindAX4 PostageToken', {
    ...grown,
    parts: [part('forwarder', 'PostForwarder')],
    ...made('address', 'forwarder'),
  }),
  benign('AX: gold, its vault with three of five', 'BlindAX4 BullionGram', {
    ...held,
    also: ['E3', 'E4', 'E5', 'E6'],
    parts: [council],
    ...made('address', 'council'),
    before: decides(
      0,
      all(tell('token', 'increaseSupply(uint256)', units(400_000)), tell('token', 'transfer(address,uint256)', 'deployer', units(300_000))),
    ),
    open: decides(2, tell('token', 'decreaseSupply(uint256)', units(20_000))),
  }),
]

const barley = part('barley', 'Barley')
const ledger = 'initialize(string,string,address,address,uint256)'

/** Built with the library that most build with. */
export const built: readonly Case[] = [
  benign('AX: votes, permits, a cap and a minter behind two days', 'BlindAX5 CommonsVotes', {
    ...old,
    also: ['E6'],
    ...made('address', 'timelock'),
    shut: each(0, 4, tell('token', 'delegate(address)', person(2))),
  }),
  benign('AX: lends itself within a transaction', 'BlindAX5 RowanFlash', {
    ...grown,
    before: tell('token', 'burn(uint256)', units(1_000)),
  }),
  benign('AX: share of a vault of malt', 'BlindAX5 MaltVault', {
    ...grown,
    parts: [barley],
    ...made('address', 'barley'),
    before: all(allow('barley', 'token'), tell('token', 'deposit(uint256,address)', units(8_000_000), 'deployer')),
  }),
  benign('AX: wrapped, and stopped by three of five only', 'BlindAX5 BarleyWrapped', {
    ...old,
    also: ['E3'],
    parts: [council, barley],
    ...made('address,address', 'barley', 'council'),
    before: all(allow('barley', 'token'), tell('token', 'depositFor(address,uint256)', 'deployer', units(9_000_000))),
  }),
  benign('AX: an admin of proxies behind the timelock', 'BlindAX5 AdminFront', {
    ...held,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('logic', 'LedgerBehindAdmin')],
    ...made('address,address,bytes', 'logic', 'timelock', data(ledger, 'Tarn', 'TARN', 'timelock', 'deployer', units(64_000_000))),
  }),
  benign('AX: upgraded by three of five', 'BlindAX5 SelfFront', {
    ...held,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('logic', 'LedgerByItself'), council],
    ...made('address,bytes', 'logic', data(ledger, 'Scree', 'SCREE', 'council', 'deployer', units(48_000_000))),
  }),
]

/** Dollars, custody and what grows. */
export const money: readonly Case[] = [
  benign('AX: its owner takes pictures of balances', 'BlindAX6 AlbumToken', {
    ...grown,
    open: tell('token', 'snapshot()'),
    shut: tell('token', 'snapshot()'),
  }),
  benign('AX: a dollar whose masters are three of five', 'BlindAX6 FiatFront', {
    ...held,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('logic', 'TerraceDollar'), council],
    ...made('address,address', 'logic', 'timelock'),
    before: all(
      tell(
        'token',
        'initialize(string,string,address,address,address,address)',
        'Terrace Dollar',
        'TUSD6',
        'council',
        'council',
        'council',
        'council',
      ),
      decides(0, tell('token', 'configureMinter(address,uint256)', person(6), units(40_100_000, 6))),
      by(6, tell('token', 'mint(address,uint256)', 'deployer', units(40_000_000, 6))),
    ),
  }),
  benign('AX: custody that a merchant asks and several confirm', 'BlindAX6 AtollBtc', {
    ...held,
    also: ['E3', 'E6'],
    parts: [council, part('factory', 'AtollFactory', 'address,address', 'council', 'deployer')],
    before: all(
      tell('factory', 'setToken(address)', 'token'),
      hands('token', 'factory'),
      tell('factory', 'addMintRequest(uint256)', units(9_000, 8)),
      decides(0, tell('factory', 'confirmMintRequest(uint256)', 0n)),
    ),
  }),
  benign('AX: drawn against ether, its maker denied', 'BlindAX6 SconeStable', {
    ...old,
    also: ['E6'],
    parts: [part('vault', 'SconeVault')],
    before: all(
      tell('vault', 'start(address)', 'token'),
      tell('token', 'rely(address)', 'vault'),
      tell('token', 'deny(address)', 'deployer'),
      tell('vault', 'lockAndDraw(uint256) 2000', units(1_000_000)),
    ),
    open: all(allow('token', 'vault'), tell('vault', 'wipeAndFree(uint256,uint256)', units(50_000), units(40))),
  }),
  benign('AX: grows by itself while it is lent', 'BlindAX6 LentBarley', {
    ...grown,
    parts: [{ ...barley, file: 'BlindAX5' }],
    ...made('address,address', 'barley', 'timelock'),
    before: all(allow('barley', 'token'), tell('token', 'supply(uint256)', units(8_000_000))),
  }),
  benign('AX: restaked, at a rate within bounds', 'BlindAX6 RestakedFloe', {
    ...grown,
    also: ['E6'],
    parts: [
      { ...part('floe', 'FloeStakedEther', 'address[]', people(0, 5)), file: 'BlindAX4' },
      part('oracle', 'RestakeOracle', 'address', person(8)),
    ],
    ...made('address,address', 'floe', 'oracle'),
    before: all(
      tell('floe', 'submit() 3000'),
      allow('floe', 'token'),
      tell('token', 'depositAsset(uint256)', units(2_000)),
      by(8, tell('oracle', 'push(uint256)', 1_000_400_000_000_000_000n)),
    ),
  }),
  benign('AX: a treasury mints, the timelock says which', 'BlindAX6 OrchardCoin', {
    ...old,
    also: ['E6'],
    parts: [
      { ...barley, file: 'BlindAX5' },
      part('treasury', 'OrchardTreasury', 'address', 'barley'),
      part('authority', 'OrchardAuthority', 'address,address', 'timelock', 'treasury'),
    ],
    ...made('address', 'authority'),
    before: all(
      tell('treasury', 'initialize(address)', 'token'),
      allow('barley', 'treasury'),
      tell('treasury', 'deposit(uint256)', units(6_000_000)),
    ),
  }),
]
