import { toFunctionSelector } from 'viem'
import { benign, type Case } from '../case.ts'
import { agreed, by, childOf, lent } from './blind-ba-lives.ts'
import { all, allow, data, each, grown, hash, made, old, part, people, person, role, tell, units } from './blind-f-lives.ts'

const board = lent('BlindBA1', 'board', 'MemberBoard', 'address[],uint256', people(0, 5), 3n)
const printing = data('emitir(address,uint256)', 'board', units(50_000))
const upgrade = data('upgradeTo(address)', 'next')
const weighing = data('set_weight(address,uint256)', 'agent', 40n)
const closing = data('setClosed(bool)', true)

const third: readonly Case[] = [
  benign('BA: a desk of roles, each with its delay', 'BlindBA3 Pellworth', {
    ...grown,
    also: ['E6'],
    parts: [board, part('desk', 'AccessDesk', 'address,address', 'timelock', 'board')],
    ...made('address', 'desk'),
    before: tell('desk', 'setTarget(address,bytes4,uint64)', 'token', toFunctionSelector('emitir(address,uint256)'), 7n),
    open: agreed('desk', data('schedule(address,bytes)', 'token', printing)),
    shut: agreed('desk', data('execute(address,bytes)', 'token', printing)),
  }),
  benign('BA: an executor does what locked votes have passed', 'BlindBA3 Quillon', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 0, sell: 0 },
    parts: [part('hall', 'GovernanceHall')],
    before: tell('hall', 'initialize(address)', 'token'),
    open: all(
      tell('hall', 'create(address,bytes)', 'token', data('setFee(uint16,address)', 100n, 'hall')),
      allow('token', 'hall'),
      tell('hall', 'submitVote(uint256,uint256)', 0n, units(5_000_000)),
    ),
    shut: all(tell('hall', 'queue(uint256)', 0n), tell('hall', 'release(uint256)', 0n), place =>
      place.given.slice(10, 20).flatMap(one => tell('token', 'transfer(address,uint256)', one, units(500_000))(place)),
    ),
    end: tell('token', 'transferOwnership(address)', childOf('hall')),
  }),
  benign('BA: shares of stakes whose worth a committee reports', 'BlindBA3 Ravensbourne', {
    ...old,
    also: ['E6'],
    parts: [part('committee', 'ReportCommittee', 'address[]', people(0, 5))],
    ...made('address', 'committee'),
    before: all(
      tell('committee', 'initialize(address)', 'token'),
      tell('token', 'submit() 5000'),
      tell('token', 'redeem(uint256)', units(5)),
    ),
    open: all(
      place => [{ from: place.deployer, to: place.token, data: '0x', value: units(5) }],
      each(0, 3, 'committee', 'submitReport(uint256,uint256)', 1n, units(5_000)),
    ),
  }),
  benign('BA: grants vest, stakers share a stream', 'BlindBA3 Saltmarsh', {
    ...grown,
    parts: [part('stream', 'StakeStream'), part('grants', 'GrantFactory', 'address', 'multisig')],
    ...made('address', 'stream'),
    before: tell('stream', 'initialize(address)', 'token'),
    open: all(
      allow('token', 'grants'),
      tell('grants', 'grant(address,address,uint256,uint64)', 'token', person(3), units(500_000), 34_560_000n),
      allow('token', 'stream'),
      tell('stream', 'stake(uint256)', units(10_000)),
    ),
    shut: tell('stream', 'unstake(uint256)', units(5_000)),
  }),
  benign('BA: three of five hold it for a week, until their term ends', 'BlindBA3 Thornbury', {
    ...grown,
    also: ['E1', 'E3'],
    parts: [part('council', 'EmergencyCouncil', 'address[]', people(0, 5))],
    ...made('address', 'council'),
    end: each(0, 3, 'council', 'alarm()'),
  }),
  benign('BA: a registry announces each press three days before', 'BlindBA3 Wrenfield', {
    ...old,
    also: ['E5', 'E6'],
    parts: [part('press', 'BackedPress'), part('registry', 'PressRegistry', 'address,address', 'multisig', 'press')],
    ...made('address', 'registry'),
    before: all(tell('press', 'initialize(address)', 'token'), tell('press', 'print() 3000')),
    open: tell('press', 'pulp(uint256)', units(200)),
  }),
  benign('BA: four of six exchange the code', 'BlindBA3 CouncilProxy', {
    ...grown,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('logic', 'UlverLogic'), part('next', 'UlverLogic'), part('council', 'SecurityCouncil', 'address[]', people(0, 6))],
    ...made('address,address,bytes', 'logic', 'council', data('iniciar(address,uint256)', 'deployer', units(14_000_000))),
    open: each(0, 4, 'council', 'sign(address,bytes)', 'token', upgrade),
    shut: by(3, 'council', 'perform(address,bytes)', 'token', upgrade),
  }),
]

const fourth: readonly Case[] = [
  benign('BA: gauges are weighed by an agent, a schedule frees', 'BlindBA4 Yarrowgate', {
    ...grown,
    also: ['E6'],
    parts: [
      part('agent', 'VotingAgent', 'address[],uint256', people(0, 7), 4n),
      part('ownership', 'VotingAgent', 'address[],uint256', people(0, 7), 5n),
      part('controller', 'GaugeController', 'address', 'agent'),
      part('emission', 'EmissionMinter', 'address', 'controller'),
    ],
    ...made('address,address', 'emission', 'ownership'),
    before: tell('emission', 'initialize(address)', 'token'),
    open: each(0, 4, 'agent', 'vote(address,bytes,uint256)', 'controller', weighing, 1n),
    shut: all(tell('agent', 'run(address,bytes,uint256)', 'controller', weighing, 1n), tell('emission', 'mint_for(address)', 'agent')),
  }),
  benign('BA: what fees gather is sold for coins that burn', 'BlindBA4 Zennor', {
    ...grown,
    parts: [part('auction', 'BurnAuction')],
    ...made('address', 'auction'),
    before: tell('auction', 'initialize(address)', 'token'),
    open: all(
      place => [{ from: place.deployer, to: place.parts['auction'] ?? '', data: '0x', value: units(3) }],
      allow('token', 'auction'),
      tell('auction', 'offer(uint256)', units(1_000)),
    ),
    shut: tell('auction', 'close()'),
  }),
  benign('BA: a treasury streams while three of four let it', 'BlindBA4 Ambleforth', {
    ...grown,
    parts: [part('treasury', 'StreamTreasury', 'address[]', people(0, 4))],
    ...made('address', 'treasury'),
    before: tell('treasury', 'initialize(address)', 'token'),
    open: each(0, 3, 'treasury', 'start(address,uint256,uint256)', person(7), 10n ** 17n, 17_280_000n),
    shut: by(7, 'treasury', 'pull(uint256)', 0n),
  }),
  benign('BA: a receipt for each coin that lies in it', 'BlindBA4 Bexhill', {
    ...old,
    parts: [part('inner', 'Deposited')],
    ...made('address', 'inner'),
    before: all(allow('inner', 'token'), tell('token', 'depositFor(address,uint256)', 'deployer', units(10_000_000))),
    open: tell('token', 'withdrawTo(address,uint256)', 'deployer', units(40)),
  }),
  benign('BA: a fund covers what five of seven jurors find', 'BlindBA4 Coldharbour', {
    ...grown,
    also: ['E6'],
    parts: [part('fund', 'InsuranceFund', 'address[]', people(0, 7))],
    ...made('address', 'fund'),
    before: tell('fund', 'initialize(address)', 'token'),
    shut: each(0, 5, 'fund', 'cover(address,uint256,uint256)', person(9), units(20_000), 1n),
  }),
  benign('BA: a court of five freezes for ninety days', 'BlindBA4 Drovers', {
    ...old,
    also: ['E3'],
    parts: [part('court', 'FreezeCourt', 'address[]', people(0, 5))],
    ...made('address', 'court'),
    open: each(0, 3, 'court', 'rule(address,uint256)', person(20), 1n),
  }),
]

const share = units(900)
const fifth: readonly Case[] = [
  benign('BA: roots of epochs that three of five told alike', 'BlindBA5 Eskdale', {
    ...grown,
    also: ['E6'],
    parts: [part('ablage', 'Ablage'), part('verteiler', 'WurzelVerteiler', 'address[]', people(0, 5))],
    ...made('address,address', 'ablage', 'verteiler'),
    before: all(tell('ablage', 'binden(address)', 'token'), tell('verteiler', 'binden(address)', 'token'), tell('token', 'gruenden()')),
    open: each(0, 3, 'verteiler', 'melden(uint256,bytes32)', 0n, hash('uint256,address,uint256', 0n, person(6), share)),
    shut: by(6, 'verteiler', 'holen(uint256,uint256,bytes32[])', 0n, share, []),
  }),
  benign('BA: a tree of roles, its root with a timelock', 'BlindBA5 Fothering', {
    ...grown,
    also: ['E6'],
    parts: [board, part('tree', 'RoleTree', 'address,address', 'timelock', 'board')],
    ...made('address', 'tree'),
    open: agreed('tree', data('give(bytes32,address,bool)', role('leaf'), 'board', true)),
    shut: agreed('token', data('mint(address,uint256)', 'board', units(5_000))),
  }),
  benign('BA: bonds ripen in a vault that an authority names', 'BlindBA5 Greywether', {
    ...grown,
    also: ['E6'],
    parts: [part('bonds', 'BondDesk'), part('authority', 'GreyAuthority', 'address,address', 'timelock', 'bonds')],
    ...made('address', 'authority'),
    before: tell('bonds', 'initialize(address)', 'token'),
    open: tell('bonds', 'bond() 20'),
    shut: tell('bonds', 'redeem()'),
  }),
  benign('BA: six of nine say what came over', 'BlindBA5 Inglenook', {
    ...old,
    also: ['E5', 'E6'],
    parts: [part('federation', 'Federation', 'address[]', people(0, 9))],
    ...made('address', 'federation'),
    before: all(
      tell('federation', 'initialize(address)', 'token'),
      each(0, 6, 'federation', 'pegIn(bytes32,address,uint256)', role('first'), 'deployer', units(900_000, 8)),
    ),
    open: tell('federation', 'pegOut(string,uint256)', 'bc1', units(10, 8)),
  }),
  benign('BA: a lock of three days, and one who only cancels', 'BlindBA5 Kirkbride', {
    ...grown,
    also: ['E3'],
    parts: [board, part('lock', 'CancelLock', 'address,address', 'board', person(8))],
    ...made('address', 'lock'),
    open: agreed('lock', data('propose(address,bytes)', 'token', closing)),
    shut: by(8, 'lock', 'cancel(bytes32)', hash('address,bytes', 'token', closing)),
  }),
]

const sixth: readonly Case[] = [
  benign('BA: two of three wardens lower a gate for three days', 'BlindBA6 Lowther', {
    ...grown,
    also: ['E1', 'E3'],
    ...made('address[]', people(0, 3)),
    end: each(0, 2, 'token', 'lower()'),
  }),
  benign('BA: weighted seats commit a fee that applies in three days', 'BlindBA6 Martindale', {
    ...grown,
    also: ['E4'],
    taxes: { buy: 0.4, sell: 0.4, transfer: 0.4 },
    parts: [lent('BlindBA1', 'house', 'WeightedHouse', 'address[],uint256[]', people(0, 4), [40n, 30n, 20n, 10n])],
    ...made('address', 'house'),
    open: each(0, 2, 'house', 'speak(address,bytes,bytes32)', 'token', data('commit_new_fee(uint256)', 8n), role('one')),
  }),
  benign('BA: a press of five that strikes a thousandth a week', 'BlindBA6 Nenthead', {
    ...grown,
    also: ['E6'],
    parts: [part('press', 'WeeklyPress', 'address[]', people(0, 5))],
    ...made('address', 'press'),
    before: tell('press', 'initialize(address)', 'token'),
    shut: each(0, 3, 'press', 'pull()'),
  }),
]

export const blindMoreBA: readonly Case[] = [...third, ...fourth, ...fifth, ...sixth]
