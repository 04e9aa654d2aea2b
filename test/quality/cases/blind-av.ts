import { toFunctionSelector } from 'viem'
import { type Case, trap } from '../case.ts'
import { closable, fresh, gone, grave, pool, printed, taken } from './blind-al-lives.ts'
import { charged, day, flat, guarded, mild, nobody } from './blind-av-lives.ts'
import { blindAVmore } from './blind-av-more.ts'
import { all, allow, cloneOf, grown, hands, made, old, part, people, role, tell, units } from './blind-f-lives.ts'

const first: readonly Case[] = [
  ...trap('AV: a role that nobody has yet rests the sales', 'BlindAV1 Tamarack', {
    ...grown,
    parts: [part('desk', 'TamarackDesk', 'address', 'deployer')],
    ...made('address', 'desk'),
    before: tell('desk', 'setTargetFunctionRole(address,bytes4[],uint64)', 'token', [toFunctionSelector('rest(bool)')], 7n),
    open: pool,
    ...closable,
    because: 'grantRole of the desk, then rest',
    twin: {
      also: ['E3'],
      end: all(
        tell('desk', 'grantRole(uint64,address,uint32)', 0n, 'timelock', 0n),
        tell('desk', 'renounceRole(uint64,address)', 0n, 'deployer'),
      ),
      because: 'the desk is that of the timelock',
    },
  }),
  ...trap('AV: a board of rates for all coins of a studio', 'BlindAV1 Cinnabar', {
    ...gone,
    parts: [part('board', 'RateBoard')],
    ...made('address', 'board'),
    open: pool,
    ...charged,
    ...flat(2),
    because: 'post takes any rate',
    twin: { ...mild, ...flat(2), because: 'a twenty-fifth at most' },
  }),
  ...trap('AV: a line of the switchboard needs no approval', 'BlindAV1 Wolframite', {
    ...grown,
    parts: [part('board', 'Switchboard')],
    ...made('address', 'board'),
    ...taken,
    because: 'connect himself, then carry anything',
    twin: { also: ['E5'], because: 'what people approved only' },
  }),
  ...trap('AV: books of sales that can be closed', 'BlindAV1 Sepiolite', {
    ...fresh,
    ...gone,
    parts: [part('coffer', 'Coffer')],
    ...made('address', 'coffer'),
    open: pool,
    ...closable,
    ...flat(1),
    because: 'turn to a season of nought and all sales fail',
    twin: { ...mild, ...flat(1), because: 'a sale goes on without the books' },
  }),
  ...trap('AV: a warden permits whom it likes to shift coins', 'BlindAV2 Balsam', {
    ...old,
    parts: [part('warden', 'BalsamWarden')],
    ...made('address', 'warden'),
    ...taken,
    because: 'permit, then shift',
    twin: { end: tell('warden', 'setOwner(address)', nobody), because: 'nobody was permitted, and nobody can be' },
  }),
  ...trap('AV: balances lie in an archive that admits writers', 'BlindAV2 Sassafras', {
    ...grown,
    parts: [part('archive', 'SassafrasArchive')],
    ...made('address', 'archive'),
    before: all(tell('archive', 'admit(address)', 'token'), tell('token', 'begin()')),
    effects: ['E5 reachable', 'E6 reachable'],
    also: ['E3', 'E9'],
    levels: grave,
    because: 'admit, then put any number under any key',
    twin: { end: tell('archive', 'retire()'), because: 'only the token writes, for ever' },
  }),
  ...trap('AV: an epoch of dividends that begins later than now', 'BlindAV2 Hickory', {
    ...gone,
    parts: [part('tracker', 'HickoryTracker')],
    ...made('address', 'tracker'),
    ...closable,
    because: 'startEpoch in the future and every transfer fails',
    twin: { because: 'dividends may fail, transfers do not' },
  }),
  ...trap('AV: a committee of one reassigns coins', 'BlindAV2 Larchwood', {
    ...old,
    parts: [part('committee', 'LarchCommittee', 'address[],uint256', ['deployer'], 1n)],
    ...made('address', 'committee'),
    ...taken,
    because: 'move, aye, carry',
    twin: {
      parts: [part('committee', 'LarchCommittee', 'address[],uint256', people(0, 5), 3n)],
      also: ['E5'],
      because: 'three of five',
    },
  }),
]

const second: readonly Case[] = [
  ...trap('AV: the manager of a permission issues through whom he likes', 'BlindAV3 Quartzite', {
    ...old,
    parts: [part('acl', 'QuartzAcl')],
    ...made('address', 'acl'),
    before: tell('acl', 'createPermission(address,address,bytes32,address)', 'timelock', 'token', role('ISSUE_ROLE'), 'deployer'),
    ...printed,
    because: 'grantPermission, then issue',
    twin: {
      also: ['E6'],
      end: tell('acl', 'burnPermissionManager(address,bytes32)', 'token', role('ISSUE_ROLE')),
      because: 'only the timelock issues',
    },
  }),
  ...trap('AV: a record of a name is the cut of sales', 'BlindAV3 Dolerite', {
    parts: [part('records', 'DolerRecords')],
    ...made('address', 'records'),
    before: all(
      tell('records', 'claim(bytes32)', role('dolerite.rock')),
      tell('records', 'setUint(bytes32,bytes32,uint256)', role('dolerite.rock'), `0x${'637574'.padEnd(64, '0')}`, 10n),
      tell('token', 'sync()'),
    ),
    open: pool,
    ...charged,
    ...flat(1),
    because: 'setUint, then sync, up to all',
    twin: { ...mild, ...flat(1), because: 'four of a hundred at most' },
  }),
  ...trap('AV: a porter marks the doors to contracts', 'BlindAV3 Basanite', {
    ...grown,
    parts: [part('doors', 'BasanDoors')],
    ...made('address', 'doors'),
    ...closable,
    because: 'mark of nobody is the rule for all',
    twin: { because: 'marks that let through only' },
  }),
  ...trap('AV: works that never let go of what they made', 'BlindAV3 GabbroCraft', {
    parts: [part('works', 'GabbroWorks'), part('target', 'GabbroCraft')],
    code: cloneOf('target'),
    before: tell('works', 'adopt(address,string,string,uint256)', 'token', 'Gabbro Nine', 'GBR9', units(31_000_000)),
    ...closable,
    because: 'adjust the fourth dial and nothing is large enough',
    twin: { end: tell('works', 'release(address)', 'token'), because: 'the works let go' },
  }),
  ...trap('AV: a moot with one voter', 'BlindAV4 Juniper', {
    ...old,
    parts: [part('moot', 'JuniperMoot', 'address[],uint256', ['deployer'], 0n)],
    ...made('address', 'moot'),
    ...closable,
    because: 'propose, castVote and execute setHeed at once',
    twin: {
      parts: [part('moot', 'JuniperMoot', 'address[],uint256', people(0, 6), 3n * day)],
      also: ['E1', 'E3'],
      because: 'four of six, after three days',
    },
  }),
  ...trap('AV: a clock that does not wait', 'BlindAV4 Samphire', {
    ...grown,
    parts: [part('clock', 'SamphireClock', 'uint256,address', 0n, 'deployer')],
    ...made('address', 'clock'),
    open: pool,
    ...charged,
    ...flat(1.5),
    because: 'queue and run setToll',
    twin: {
      parts: [part('clock', 'SamphireClock', 'uint256,address', 3n * day, 'multisig')],
      ...guarded,
      ...flat(1.5),
      because: 'three days, and two of three',
    },
  }),
  ...trap('AV: a ferry whose pilots one appoints', 'BlindAV4 Lovage', {
    ...old,
    parts: [part('ferry', 'LovageFerry')],
    ...made('address', 'ferry'),
    before: tell('ferry', 'setCoin(address)', 'token'),
    ...printed,
    because: 'appoint himself, then dock',
    twin: { also: ['E6'], end: hands('ferry', 'timelock'), because: 'the timelock appoints' },
  }),
  ...trap('AV: rain without measure on a meadow', 'BlindAV4 Tansy', {
    ...grown,
    parts: [part('meadow', 'TansyMeadow')],
    ...made('address', 'meadow'),
    open: all(allow('token', 'meadow'), tell('meadow', 'plant(address,uint128)', 'token', units(100_000))),
    ...printed,
    because: 'setRain, wait for a block, gather',
    twin: { also: ['E6'], because: 'four millions at most, ever' },
  }),
]

export const blindAV: readonly Case[] = [...first, ...second, ...blindAVmore]
