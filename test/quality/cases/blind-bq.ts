import { benign, type Case } from '../case.ts'
import { may, taxes } from './blind-bj-lives.ts'
import { blindBQLate } from './blind-bq-late.ts'
import { blindBQMore } from './blind-bq-more.ts'
import { all, allow, coming, each, grown, hands, later, made, old, part, people, tell, units } from './blind-f-lives.ts'

const wrapped = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const anything = `0x${'5a'.repeat(32)}`

const governed: readonly Case[] = [
  benign('BQ: a face, a logic and a state, two percent a year by the week', 'BlindBQ1 HavenProxy', {
    ...old,
    ...may('E3', 'E4', 'E5', 'E6', 'E7'),
    parts: [part('state', 'TokenState'), part('logic', 'Haven', 'address,address,address', coming(2), 'state', 'timelock')],
    ...made('address', 'logic'),
    before: all(
      tell('state', 'setAssociatedContract(address)', 'logic'),
      tell('logic', 'initialize(uint256)', units(200_000_000)),
      hands('state', 'timelock'),
      hands('logic', 'timelock'),
      hands('token', 'timelock'),
    ),
    because: 'a timelock of two days puts another logic in, and only the weekly share can be minted',
  }),
  benign('BQ: an authority lets burn whoever has some', 'BlindBQ1 CouncilToken', {
    ...old,
    ...may('E3', 'E5', 'E6'),
    parts: [part('authority', 'DSAuthority')],
    before: all(
      tell('token', 'setAuthority(address)', 'authority'),
      tell('token', 'setOwner(address)', '0x0000000000000000000000000000000000000000'),
    ),
    end: tell('authority', 'setRoot(address)', 'timelock'),
    because: 'the root is a timelock of two days, burning another takes his allowance',
  }),
  benign('BQ: a race of gauges, and a sixth less each year', 'BlindBQ2 MillraceToken', {
    ...old,
    ...may('E6'),
    parts: [
      part('controller', 'GaugeController'),
      part('minter', 'MillraceMinter', 'address,address', coming(3), 'controller'),
      part('gauge', 'LiquidityGauge', 'address,address,address', coming(3), 'minter', 'controller'),
    ],
    before: all(tell('token', 'set_minter(address)', 'minter'), tell('token', 'set_admin(address)', 'timelock')),
    open: all(
      tell('gauge', 'initialize(address)', 'pair'),
      tell('controller', 'add_gauge(address,uint256)', 'gauge', units(1)),
      tell('controller', 'commit_transfer_ownership(address)', 'timelock'),
      allow('pair', 'gauge'),
      tell('gauge', 'deposit(uint256)', units(1)),
    ),
    because: 'no more than the schedule, four percent in its first year, whatever the gauges count',
  }),
  benign('BQ: an index of two parts, issued and redeemed by anybody', 'BlindBQ2 QuarryIndex', {
    ...old,
    ...may('E5', 'E6'),
    parts: [
      part('coin', 'Component', 'string,string,uint256', 'Pulse', 'PULSE', units(5_000_000)),
      part('controller', 'IndexController'),
      part('issuance', 'IssuanceModule'),
    ],
    ...made('address,address,uint256,address,uint256', 'controller', 'coin', units(10), wrapped, units(1, 15)),
    before: all(
      tell('controller', 'addModule(address)', 'issuance'),
      tell('token', 'addModule(address)', 'issuance'),
      tell('issuance', 'initialize(address)', 'token'),
      tell(wrapped, 'deposit() 300'),
      allow('coin', 'issuance'),
      allow(wrapped, 'issuance'),
      tell('issuance', 'issue(address,uint256,address)', 'token', units(200_000), 'deployer'),
      tell('controller', 'transferOwnership(address)', 'timelock'),
      tell('token', 'setManager(address)', 'multisig'),
    ),
    because: 'two of three manage it with modules that a timelock of two days allows',
  }),
  benign('BQ: poised, its administrator keeps the schedule for good', 'BlindBQ3 PoiseToken', {
    ...old,
    ...may('E6'),
    parts: [part('administrator', 'PoiseTokenAdmin', 'address,address', coming(1), 'timelock')],
    before: all(tell('token', `grantRole(bytes32,address)`, `0x${'0'.repeat(64)}`, 'administrator'), tell('administrator', 'activate()')),
    because: 'the timelock mints two percent in the first year, and each year a sixth less',
  }),
  benign('BQ: tides by the middle of five providers', 'BlindBQ12 TideFragments', {
    ...old,
    ...may('E5', 'E6'),
    parts: [
      part('oracle', 'MedianOracle', 'address[]', people(10, 15)),
      part('policy', 'TidePolicy', 'address,address,address', coming(2), 'oracle', 'timelock'),
    ],
    before: all(tell('token', 'setMonetaryPolicy(address)', 'policy'), hands('token', 'timelock')),
    open: each(10, 15, 'oracle', 'pushReport(uint256)', units(106, 16)),
    shut: tell('policy', 'rebase()'),
    because: 'a fiftieth a day at most, for all alike, by what three of five say',
  }),
  benign('BQ: could not move until its first minutes were over', 'BlindBQ3 VortexToken', {
    ...old,
    ...made('address,uint256,address', 'timelock', 300n, 'multisig'),
    before: tell('token', 'openTransfers()'),
    because: 'it is open for good',
  }),
  benign('BQ: names and votes, claimed by a root', 'BlindBQ4 EponymToken', {
    ...old,
    ...may('E6'),
    ...made('uint256,uint256,uint256', units(75_000_000), units(25_000_000), later(-200)),
    end: all(tell('token', 'setMerkleRoot(bytes32)', anything), hands('token', 'timelock')),
    because: 'the timelock mints a fiftieth once a year',
  }),
  benign('BQ: a manager of mints, two percent once a year', 'BlindBQ4 SanguineToken', {
    ...old,
    ...may('E6'),
    parts: [part('manager', 'SanguineMintManager', 'address,address', 'multisig', coming(1))],
    before: all(tell('token', 'mint(address,uint256)', 'deployer', units(400_000_000)), hands('token', 'manager')),
    because: 'two of three call a manager that mints a fiftieth a year after its first time',
  }),
  benign('BQ: a weekly emission that lockers steer', 'BlindBQ4 AileronToken', {
    ...old,
    ...may('E6'),
    parts: [
      part('escrow', 'AileronEscrow', 'address', coming(3)),
      part('voter', 'AileronVoter', 'address,address,address', 'escrow', coming(3), 'timelock'),
      part('minter', 'AileronMinter', 'address,address,address', coming(3), 'voter', 'multisig'),
    ],
    before: all(
      tell('token', 'initialMint(address)', 'deployer'),
      tell('token', 'setMinter(address)', 'minter'),
      allow('token', 'escrow'),
      tell('escrow', 'createLock(uint128,uint256)', units(40_000_000), BigInt(1400 * 86_400)),
    ),
    shut: tell('minter', 'updatePeriod()'),
    because: 'four percent in the first year, a hundredth less each week, a tenth of a percent in the end',
  }),
]

const issued: readonly Case[] = [
  benign('BQ: a dollar whose list is the highest bit', 'BlindBQ5 FiatTokenProxy', {
    ...old,
    ...may('E3', 'E4', 'E5', 'E6', 'E7'),
    parts: [part('logic', 'FiatToken'), part('master', 'MasterMinter', 'address,address', 'multisig', coming(2))],
    ...made('address', 'logic'),
    before: all(
      tell('token', 'changeAdmin(address)', 'timelock'),
      tell(
        'token',
        'initialize(string,string,address,address,address,address)',
        'Lodestone Dollar',
        'LSD',
        'deployer',
        'multisig',
        'multisig',
        'deployer',
      ),
      tell('token', 'configureMinter(address,uint256)', 'deployer', units(80_000_000, 6)),
      tell('token', 'mint(address,uint256)', 'deployer', units(80_000_000, 6)),
      tell('token', 'removeMinter(address)', 'deployer'),
      tell('token', 'updateMasterMinter(address)', 'master'),
      hands('token', 'multisig'),
    ),
    because: 'a regulated issuer, two of three or a timelock have each of its roles',
  }),
  benign('BQ: a note of the treasury, sold and bought back by the day', 'BlindBQ6 TreasuryNote', {
    ...old,
    ...may('E3', 'E6'),
    parts: [
      part('cash', 'BillCash'),
      part('list', 'Blocklist', 'address', 'multisig'),
      part('manager', 'NoteManager', 'address,address,address', 'cash', coming(3), 'multisig'),
    ],
    ...made('address,address,address', 'timelock', 'manager', 'list'),
    before: all(allow('cash', 'manager'), tell('manager', 'subscribe(uint256)', units(8_000_000))),
    because: 'minted against cash only, its list is with two of three',
  }),
  benign('BQ: shares of a house, under rules', 'BlindBQ6 HouseShare', {
    ...old,
    ...may('E3'),
    parts: [part('freeze', 'FreezeRule', 'address', 'multisig'), part('engine', 'RuleEngine', 'address,address', 'freeze', 'multisig')],
    ...made('address', 'engine'),
    end: all(tell('token', 'setTrusted(address,bool)', 'deployer', false), hands('token', 'multisig')),
    because: 'two of three keep the rules, the one that there is stops somebody for three months at most',
  }),
  benign('BQ: ore that is announced a day before', 'BlindBQ6 OreToken', {
    ...grown,
    ...may('E4', 'E6'),
    ...taxes(0.1, 0.1, 0.1),
    ...made('address', 'multisig'),
    before: all(tell('token', 'setTransferFee(uint256)', 10n), hands('token', 'multisig')),
    because: 'two of three, a two-hundredth of the supply a day and a fee of a half of a hundred at most',
  }),
]

export const blindBQ: readonly Case[] = [...governed, ...issued, ...blindBQMore, ...blindBQLate]
