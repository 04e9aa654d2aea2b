import { benign, type Case } from '../case.ts'
import { all, allow, grown, hands, hash, later, made, old, part, people, person, renounced, tell, units } from './blind-f-lives.ts'
import { begun, by, coin, days, dead, fees, grant, nobody, stream, withCoin, word, young } from './blind-l-lives.ts'

const L = (name: string, place: string, life: Parameters<typeof benign>[2] = {}) => benign(`L: ${name}`, `BlindL${place}`, life)
const several = made('address', 'multisig')
const locked = made('address', 'timelock')
const signers = people(15, 20)

const everyday: readonly Case[] = [
  L('permits and burns, nobody owns it', '1 Juniper', old),
  L('capped, its minter and admin are several', '1 Tansy', { ...old, also: ['E6'], ...several }),
  L('votes, two percent a year by the timelock', '1 Larch', { ...old, also: ['E6'], ...locked }),
  L('airdrop with a root, out of its own pocket', '1 Clover', {
    ...grown,
    before: tell('token', 'setMerkleRoot(bytes32)', word('5c')),
    end: hands('token', 'multisig'),
  }),
  L('moves by signed authorizations', '1 Saffron', old),
  L('allowances for one transaction', '1 Mayfly', grown),
  L('bridge with a quorum and a limit a day', '1 Isthmus', {
    ...old,
    also: ['E5', 'E6'],
    parts: [part('bridge', 'QuorumBridge', 'address[]', signers)],
    ...made('address', 'bridge'),
    before: tell('bridge', 'bind(address)', 'token'),
  }),
  L('solady, many calls in one', '2 Larder', grown),
  L('solady votes, issued slowly by the timelock', '2 Assembly', { ...old, also: ['E6'], ...locked }),
  L('solady share of a vault', '2 Cellar', {
    ...grown,
    ...withCoin('Coin', 9_000_000),
    before: all(
      allow('coin', 'token'),
      tell('token', 'deposit(uint256,address)', units(8_000_000), 'deployer'),
      tell('token', 'harvest(uint256)', units(90_000)),
    ),
  }),
  L('fans of a club, with polls', '2 TouchlineFan', {
    ...grown,
    open: tell('token', 'openPoll((string,uint8,uint64))', ['Which song after a goal?', 3n, later(30)]),
  }),
  L('written by hand in assembly', '2 Flint', old),
  L('staked coin of the chain, reported within bounds', '2 Trawl', {
    ...old,
    also: ['E5'],
    ...several,
    before: tell('token', 'stake() 400'),
  }),
  L('its sale is over', '3 Kindle', {
    ...old,
    before: all(tell('token', 'mint(address,uint256)', 'deployer', units(40_000_000)), tell('token', 'finishMinting()')),
  }),
  L('in the manner of MKR, a guard under the timelock', '3 Gavel', {
    ...old,
    also: ['E6'],
    parts: [part('guard', 'Guard')],
    before: all(
      tell('token', 'setAuthority(address)', 'guard'),
      tell('token', 'mint(address,uint256)', 'deployer', units(1_000_000)),
      tell('guard', 'permit(address,bytes4)', 'multisig', '0x40c10f19'),
      tell('token', 'setOwner(address)', nobody),
      hands('guard', 'timelock'),
    ),
  }),
  L('in the manner of COMP', '3 Compline', old),
  L('senders may lock what they send', '3 Hourglass', { ...old, end: renounced }),
  L('ether for who holds, of 2019', '3 Ledgerline', { ...old, open: tell('token', 'pay() 5') }),
  L('a farm mints by its rule up to the cap', '4 Pippin', {
    ...old,
    also: ['E6'],
    parts: [part('orchard', 'Orchard')],
    before: all(tell('orchard', 'plant(address)', 'token'), hands('token', 'orchard')),
  }),
  L('two percent to all who hold, three at most', '4 Mirrorpool', { ...young, also: ['E4'] }),
  L('in the manner of YFI, no minter left', '4 Yarrow', {
    ...old,
    before: all(
      tell('token', 'addMinter(address)', 'deployer'),
      tell('token', 'removeMinter(address)', 'deployer'),
      tell('token', 'setGovernance(address)', nobody),
    ),
    end: renounced,
  }),
  L('share of a bar, in the manner of xSUSHI', '4 Taproom', {
    ...old,
    parts: [part('coin', 'Sample')],
    ...made('address', 'coin'),
    before: all(allow('coin', 'token'), tell('token', 'enter(uint256)', units(8_000_000, 9))),
  }),
  L('grows for everybody by a formula', '4 Tidewater', { ...grown, also: ['E6'], shut: tell('token', 'rebase()'), end: renounced }),
]

const launches: readonly Case[] = [
  L('three percent for marketing, five at most', '5 Bumblepup', {
    ...young,
    ...fees(3, 3),
    open: tell('token', 'openTrading()'),
    shut: tell('token', 'removeLimits()'),
  }),
  L('limits lifted and nobody owns it', '5 Toadstool', {
    ...young,
    open: tell('token', 'start()'),
    shut: tell('token', 'liftLimits()'),
    end: renounced,
  }),
  L('a fee that only falls', '5 Downhill', {
    ...grown,
    ...fees(3, 3),
    ...several,
    before: tell('token', 'lowerFee(uint256)', 300n),
  }),
  L('a tax of the first ten minutes, once', '5 Snipeless', { ...young, ...fees(0, 0), open: tell('token', 'launch()') }),
  L('buys back and burns by a contract', '5 Bonfire', {
    ...grown,
    ...fees(0, 2),
    parts: [part('furnace', 'Furnaceman')],
    ...made('address', 'furnace'),
    end: renounced,
  }),
  L('ether for who holds', '5 Honeycomb', { ...grown, end: renounced }),
  L('bots could be named for an hour', '5 Doorbell', { ...young, open: tell('token', 'open()') }),
  L('fifteen seconds between sales, only shorter', '5 Breather', { ...young, also: ['E2', 'E3'] }),
]

const settings: readonly Case[] = [
  L('gifts from the pocket of the owner, in arrays and bytes', '6 Confetti', {
    ...young,
    before: tell('token', 'campaign(bytes32,(address,uint96)[])', word('01'), [
      [person(1), units(900_000)],
      [person(2), units(800_000)],
    ]),
  }),
  L('settings in one piece, each within bounds', '6 Dovetail', { ...young, ...fees(1, 2) }),
  L('a fee announced two days before, three at most', '6 Almanac', { ...grown, ...fees(1, 1), ...several }),
  L('meta-transactions of the signer', '6 Relaymark', old),
  L('grants offered, taken and paid by time', '6 Trellis', {
    ...young,
    before: tell('token', 'propose(address,(uint128,uint128,uint64,uint64,uint64,bool))', person(3), grant),
    shut: by(3, 'accept()'),
  }),
  L('offers signed by who sells', '6 Bazaar', grown),
  L('seasons with a root and a pot', '6 Seasons', {
    ...young,
    before: tell('token', 'openSeason(bytes32,uint128,uint64)', word('7e'), units(2_000_000), later(60)),
  }),
  L('spent in a game, by allowance too', '7 Ironleaf', {
    ...grown,
    open: tell(
      'token',
      'setItems(bytes32[],(uint128,bool)[])',
      [word('aa'), word('bb')],
      [
        [units(40), true],
        [units(900), true],
      ],
    ),
  }),
  L('session keys that holders open', '7 Latchkey', grown),
  L('streams of itself', '7 Rivulet', {
    ...young,
    before: tell('token', 'open((address,address,uint128,uint128,uint40,uint40))', stream),
  }),
  L('staked in itself, rewards from a pot', '7 Sheepfold', {
    ...grown,
    before: tell('token', 'notifyReward(uint256,uint256)', units(5_000_000), days(200)),
  }),
  L('transfers and calls; strays can be rescued, not itself', '7 Pontoon', old),
  L('several may stop it for three days a month', '7 Floodgate', { ...old, also: ['E3'], ...several }),
  L('its words can change, its ledger cannot', '7 Postcard', {
    ...young,
    before: tell('token', 'setRecord(bytes32,bytes)', word('0c'), '0x68656c6c6f'),
  }),
  L('a keeper sells the fees for the treasury', '7 Tollbooth', { ...grown, ...fees(1.5, 1.5), ...several }),
]

const systems: readonly Case[] = [
  L('transparent proxy of the timelock', '8 Transparent', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('implementation', 'Meadow')],
    ...made('address,address,bytes', 'implementation', 'timelock', begun('Meadow', 'MDW', 44_000_000)),
  }),
  L('upgrades itself when the timelock says so', '8 Uups', {
    ...old,
    also: ['E3', 'E5', 'E6', 'E7'],
    parts: [part('implementation', 'Causeway', 'address', 'timelock')],
    ...made('address,bytes', 'implementation', begun('Causeway', 'CSWY', 35_000_000)),
  }),
  L('proxy whose key was thrown away', '8 Sealed', {
    ...old,
    also: ['E7'],
    parts: [part('implementation', 'Meadow')],
    ...made('address,bytes', 'implementation', begun('Sealed Meadow', 'SMDW', 22_000_000)),
    end: tell('token', 'changeAdmin(address)', dead),
  }),
  L('a dollar with several keys', '8 Tender', { ...old, also: ['E3', 'E5', 'E6'], ...several }),
  L('on many chains, peers once, limits by window', '9 Meridiem', {
    ...old,
    also: ['E6'],
    parts: [part('endpoint', 'Courier', 'address[]', signers)],
    ...made('address,address', 'endpoint', 'deployer'),
    before: all(
      tell('token', 'setPeer(uint32,bytes32)', 30_184n, word('a1')),
      tell('token', 'setLimits((uint32,uint192,uint32)[])', [[30_184n, units(500_000), 86_400n]]),
      hands('token', 'multisig'),
    ),
  }),
  L('child of a token elsewhere, by roots and proofs', '9 Ferryman', {
    ...old,
    also: ['E6'],
    parts: [
      part(
        'bridge',
        'RootBridge',
        'address,bytes32',
        'multisig',
        hash('bytes32', hash('uint256,address,uint256', 0n, 'deployer', units(14_000_000))),
      ),
    ],
    ...made('address,address', 'bridge', 'timelock'),
    before: all(tell('bridge', 'bind(address)', 'token'), place =>
      tell(
        'bridge',
        'exit(bytes32,uint256,address,uint256,bytes32[])',
        hash('bytes32', hash('uint256,address,uint256', 0n, 'deployer', units(14_000_000))),
        0n,
        'deployer',
        units(14_000_000),
        [],
      )(place),
    ),
  }),
  L('its minter keeps time, gauges by the timelock', '9 Pendulum', {
    ...old,
    also: ['E6'],
    parts: [part('metronome', 'Metronome', 'address', 'timelock')],
    ...made('address,address', 'metronome', 'timelock'),
    before: tell('metronome', 'bind(address)', 'token'),
  }),
  L('borrowed against ether', '10 Plumbline', {
    ...old,
    also: ['E6'],
    parts: [part('feed', 'Medianizer', 'address,address,address,uint256', person(20), person(21), person(22), units(2_000))],
    ...made('address', 'feed'),
    before: tell('token', 'open(uint128) 900', units(700_000)),
  }),
  L('in the manner of stETH, reported by three of five', '10 Moonrise', {
    ...old,
    also: ['E5', 'E6'],
    parts: [part('oracle', 'Observatory', 'address[]', signers)],
    ...made('address', 'oracle'),
    before: all(tell('oracle', 'bind(address)', 'token'), tell('token', 'submit() 500')),
  }),
  L('leaves a guild with a part of its treasury', '10 Guildhall', { ...grown, ...several }),
  L('in the manner of CRV, only for its stakers', '11 Cadence', {
    ...old,
    also: ['E6'],
    parts: [part('home', 'Longcase')],
    ...made('address', 'home'),
    before: tell('home', 'bind(address)', 'token'),
    shut: tell('token', 'emitNow()'),
  }),
  L('in the manner of PAXG, half a percent at most', '11 Bullion', { ...old, ...fees(0.02, 0.02, 0.02), ...several }),
  L('a treasury of several, grants by the quarter', '12 Granary', {
    ...old,
    parts: [part('treasury', 'Strongroom', 'address', 'multisig')],
    ...made('address,address', 'treasury', 'multisig'),
  }),
  L('savings that drip, with a ceiling', '12 Thrift', {
    ...old,
    parts: [coin('Coin', 9_000_000)],
    ...made('address,address', 'coin', 'timelock'),
    before: all(
      allow('coin', 'token'),
      tell('token', 'deposit(uint256,address)', units(8_000_000), 'deployer'),
      tell('coin', 'transfer(address,uint256)', 'token', units(100_000)),
      tell('token', 'sync()'),
    ),
  }),
]

export const blindL: readonly Case[] = [...everyday, ...launches, ...settings, ...systems]
