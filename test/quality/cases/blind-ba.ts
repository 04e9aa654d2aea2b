import { benign, type Case } from '../case.ts'
import { agreed, args, by, childOf, sealed, signers } from './blind-ba-lives.ts'
import { blindMoreBA } from './blind-ba-more.ts'
import { all, allow, data, each, grown, hands, hash, made, old, part, people, person, role, tell, units } from './blind-f-lives.ts'

const board = part('board', 'MemberBoard', 'address[],uint256', people(0, 5), 3n)
const minting = args('address,uint256', 'board', units(1_500_000))
const queued = (verb: string) => data(`${verb}Transaction(address,string,bytes)`, 'token', 'mint(address,uint256)', minting)
const home = 'homeside'
const deposit = data('finalizeDeposit(address,uint256)', 'deployer', units(20_000_000))
const denied = (coin: string) => tell(coin, 'deny(address)', 'deployer')
const relied = (coin: string, who: unknown) => tell(coin, 'rely(address)', who)

const first: readonly Case[] = [
  benign('BA: two of a hundred a year, by a delay that a board fills', 'BlindBA1 Aldermoor', {
    ...grown,
    also: ['E6'],
    parts: [board, part('delay', 'QueueDelay', 'address', 'board')],
    ...made('address', 'delay'),
    open: agreed('delay', queued('queue')),
    shut: agreed('delay', queued('execute')),
  }),
  benign('BA: two of three sign away from the chain', 'BlindBA1 Brackwater', {
    ...grown,
    also: ['E3', 'E6'],
    parts: [part('seal', 'SealRing', 'address[],uint8', signers, 2n)],
    ...made('address', 'seal'),
    before: sealed('token', data('mint(address,uint256)', 'deployer', units(2_000_000)), 0n),
    shut: sealed('token', data('setHalted(bool)', true), 1n),
    end: sealed('token', data('setHalted(bool)', false), 2n),
  }),
  benign('BA: weighted seats choose a toll of three of a hundred at most', 'BlindBA1 Cindervale', {
    ...grown,
    also: ['E3', 'E4'],
    taxes: { buy: 0.7, sell: 0.7, transfer: 0.7 },
    parts: [
      part('house', 'WeightedHouse', 'address[],uint256[]', people(0, 5), [30n, 25n, 20n, 15n, 10n]),
      part('toll', 'PlainToll', 'address', 'house'),
    ],
    ...made('address,address', 'house', 'toll'),
    shut: each(0, 2, 'house', 'speak(address,bytes,bytes32)', 'toll', data('setThousandths(uint256)', 7n), `0x${'01'.repeat(32)}`),
  }),
  benign('BA: a guardian stops two days in thirty', 'BlindBA1 Dunlinford', {
    ...grown,
    also: ['E1', 'E3'],
    ...made('address,address', 'timelock', person(5)),
    end: by(5, 'token', 'stop()'),
  }),
  benign('BA: holders propose, vote, queue and wait', 'BlindBA1 Everglass', {
    ...grown,
    also: ['E6'],
    parts: [part('governor', 'EverglassGovernor')],
    ...made('address', 'governor'),
    before: all(
      tell('governor', 'initialize(address)', 'token'),
      tell('governor', 'propose(address,bytes)', 'token', data('mint(address,uint256)', 'governor', units(1_000))),
    ),
    open: tell('governor', 'castVote(uint256,bool)', 0n, true),
    shut: tell('governor', 'queue(uint256)', 0n),
  }),
  benign('BA: a factory tells the fee, a board sets it', 'BlindBA1 Fernhollow', {
    ...old,
    also: ['E4'],
    taxes: { buy: 0, sell: 0.3 },
    parts: [board, part('factory', 'VenueFactory', 'address', 'board')],
    ...made('address', 'factory'),
    open: agreed('factory', data('setFee(address,uint16)', 'pair', 30n)),
  }),
  benign('BA: locked on one side, minted on the other', 'BlindBA1 Galewick', {
    ...old,
    also: ['E5', 'E6'],
    parts: [
      part('homecoin', 'HomeCoin'),
      part(home, 'HomeSide', 'address', 'homecoin'),
      part('messenger', 'WatchMessenger', 'address[]', people(0, 5)),
      part('far', 'FarSide', 'address,address', 'messenger', home),
    ],
    ...made('address', 'far'),
    before: all(
      tell('far', 'bind(address)', 'token'),
      allow('homecoin', home),
      tell(home, 'send(address,uint256)', 'deployer', units(20_000_000)),
      each(0, 3, 'messenger', 'attest(address,address,bytes,uint256)', home, 'far', deposit, 0n),
      by(2, 'messenger', 'relay(address,address,bytes,uint256)', home, 'far', deposit, 0n),
    ),
    open: tell('far', 'withdraw(address,uint256)', 'deployer', units(500)),
  }),
  benign('BA: a gate prints no more a day than its bucket holds', 'BlindBA1 Harrowgate', {
    ...grown,
    also: ['E6'],
    parts: [board],
    before: tell('token', 'setLimit(address,uint128)', 'board', units(300_000)),
    shut: agreed('token', data('mint(address,uint256)', 'board', units(20_000))),
    end: hands('token', 'timelock'),
  }),
]

const second: readonly Case[] = [
  benign('BA: a hat plots, a pause waits, a proxy acts', 'BlindBA2 Ironsedge', {
    ...grown,
    also: ['E6'],
    parts: [
      part('gov', 'Ballast'),
      part('chief', 'HatChief', 'address', 'gov'),
      part('pause', 'SpellPause', 'address', 'chief'),
      part('spell', 'SurplusSpell', 'address', 'pause'),
    ],
    before: place => place.given.slice(0, 8).flatMap(one => tell('gov', 'transfer(address,uint256)', one, units(10_000_000))(place)),
    open: all(
      denied('gov'),
      each(0, 4, 'gov', 'approve(address,uint256)', 'chief', units(10_000_000)),
      each(0, 4, 'chief', 'lock(uint256)', units(10_000_000)),
      each(0, 4, 'chief', 'vote(address)', 'spell'),
    ),
    shut: all(tell('chief', 'lift(address)', 'spell'), tell('spell', 'schedule(address)', 'token')),
    end: all(relied('token', childOf('pause')), denied('token')),
  }),
  benign('BA: a peg swaps dollars one to one', 'BlindBA2 Larkspindle', {
    ...old,
    also: ['E6'],
    parts: [part('gem', 'Rushlight'), part('peg', 'PegModule', 'address,address', 'gem', 'timelock')],
    ...made('address', 'peg'),
    before: all(
      tell('peg', 'init(address)', 'token'),
      allow('gem', 'peg'),
      tell('peg', 'sellGem(address,uint256)', 'deployer', units(50_000_000)),
      denied('gem'),
    ),
    open: all(allow('token', 'peg'), tell('peg', 'buyGem(address,uint256)', 'deployer', units(700))),
  }),
  benign('BA: debts against the coin of the chain', 'BlindBA2 Mirefield', {
    ...old,
    also: ['E6'],
    parts: [part('engine', 'PotEngine', 'address[]', people(0, 3))],
    ...made('address', 'engine'),
    before: all(
      tell('engine', 'init(address)', 'token'),
      each(0, 3, 'engine', 'tellPrice(uint256)', units(1_520)),
      tell('engine', 'open(uint256) 2000', units(1_500_000)),
    ),
    open: tell('engine', 'poke()'),
    shut: all(allow('token', 'engine'), tell('engine', 'poke()')),
  }),
  benign('BA: shares of savings whose rate a timelock sets', 'BlindBA2 Netherby', {
    ...old,
    parts: [part('asset', 'Rushlight')],
    ...made('address,address', 'asset', 'timelock'),
    before: all(
      allow('asset', 'token'),
      tell('token', 'join(uint256)', units(40_000_000)),
      tell('asset', 'transfer(address,uint256)', 'token', units(2_000_000)),
      denied('asset'),
    ),
    open: all(tell('token', 'drip()'), tell('token', 'exit(uint256)', units(100))),
  }),
  benign('BA: votes away from the chain, held true under a bond', 'BlindBA2 Oakenshaw', {
    ...grown,
    also: ['E6'],
    parts: [
      part('oracle', 'BondedOracle', 'address[]', people(0, 5)),
      part('avatar', 'SnapshotAvatar', 'address,address[]', 'oracle', people(4, 9)),
    ],
    before: all(relied('token', 'avatar'), denied('token')),
    ...(() => {
      const call = data('mint(address,uint256)', 'avatar', units(40_000))
      const question = hash('address,bytes,string', 'token', call, 'OIP-1')
      return {
        open: tell('oracle', 'assertTruth(bytes32) 2', question),
        shut: all(
          tell('oracle', 'settle(bytes32)', question),
          tell('avatar', 'executeProposal(address,bytes,string)', 'token', call, 'OIP-1'),
        ),
      }
    })(),
  }),
  benign('BA: a controller asks a kernel that only votes write', 'BlindBA2 Kestrelholm', {
    ...grown,
    also: ['E3', 'E6'],
    parts: [part('kernel', 'VoteKernel', 'address[]', people(0, 7)), part('keeper', 'TokenKeeper', 'address', 'kernel')],
    ...made('address', 'keeper'),
    before: tell('keeper', 'initialize(address)', 'token'),
    ...(() => {
      const call = data('setPermission(address,address,bytes32,bool)', 'kernel', 'keeper', role('MINT_ROLE'), true)
      return {
        open: each(0, 4, 'kernel', 'vote(address,bytes)', 'kernel', call),
        shut: tell('kernel', 'enact(address,bytes)', 'kernel', call),
      }
    })(),
  }),
]

export const blindBA: readonly Case[] = [...first, ...second, ...blindMoreBA]
