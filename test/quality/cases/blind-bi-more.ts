import { toFunctionSelector } from 'viem'
import { benign, type Case } from '../case.ts'
import { council, dead, initialized, may, slow, taxed } from './blind-bi-lives.ts'
import { all, allow, coming, each, grown, hands, hash, later, made, old, part, people, person, tell, units } from './blind-f-lives.ts'

const selectors = (...names: readonly string[]) => names.map(name => toFunctionSelector(name))
const any = may('E3', 'E4', 'E5', 'E6', 'E7')

const given: readonly Case[] = [
  benign('BI: points became a claim, nobody could send before', 'BlindBI7 Thawberry', {
    ...grown,
    parts: [part('desk', 'ClaimDesk', 'bytes32,address', hash('uint256', 3n), 'multisig')],
    before: all(
      tell('token', 'setAllowedTo(address,bool)', 'desk', true),
      tell('token', 'setAllowedFrom(address,bool)', 'desk', true),
      allow('token', 'desk'),
      tell('desk', 'fill(address,uint256)', 'token', units(400_000_000)),
    ),
    open: tell('token', 'disableTransferRestrictions()'),
    end: hands('token', 'multisig'),
    because: 'the restriction cannot come back',
  }),
  benign('BI: a fifth flows to the team for two years', 'BlindBI7 Rillwater', {
    ...grown,
    parts: [part('house', 'StreamHouse')],
    before: all(
      allow('token', 'house'),
      tell(
        'house',
        'createMany(address,address[],uint128,uint40,uint40,bool)',
        'token',
        people(0, 5),
        units(4_000_000),
        7_776_000n,
        63_072_000n,
        false,
      ),
    ),
  }),
  benign('BI: rings and operators that holders name', 'BlindBI7 Sendwell', old),
  benign('BI: successor of an older coin, one for one', 'BlindBI7 Newshoot', {
    ...grown,
    ...may('E6'),
    parts: [part('before', 'Rillwater')],
    ...made('address', 'before'),
    before: all(allow('before', 'token'), tell('token', 'migrate(uint256)', units(80_000_000))),
  }),
]

const light: readonly Case[] = [
  benign('BI: light votes, the permit book needs no approval', 'BlindBI8 Gullwing', { ...old, ...may('E5') }),
  benign('BI: approvals for a transaction', 'BlindBI8 Fleetingly', grown),
  benign('BI: a creator coin that asks a gate, both with two of three', 'BlindBI8 Atelier', {
    ...grown,
    ...may('E3', 'E7'),
    parts: [part('gate', 'GateHall')],
    ...made('address', 'gate'),
    before: all(tell('gate', 'makeList(address)', 'multisig'), tell('gate', 'applyList(address,uint256)', 'token', 1n)),
    end: hands('token', 'multisig'),
  }),
  benign('BI: balance, time and moves in one word', 'BlindBI8 Slabcoin', old),
]

const renewed: readonly Case[] = [
  benign('BI: upgrades itself after three days, its ledger in a namespace', 'BlindBI9 WendwingProxy', {
    ...old,
    ...any,
    parts: [part('logic', 'Wendwing'), slow],
    ...made('address,bytes', 'logic', initialized('Wendwing', 'WNDW', 'slow', 88_000_000)),
  }),
  benign('BI: behind a transparent proxy of the timelock, half of a hundred a month', 'BlindBI9 ClearglassProxy', {
    ...old,
    ...any,
    parts: [part('logic', 'Clearglass')],
    ...made('address,address,bytes', 'logic', 'timelock', initialized('Clearglass', 'CLRG', 'multisig', 200_000_000)),
  }),
  benign('BI: one of many behind a beacon of two of three', 'BlindBI9 LamplingProxy', {
    ...grown,
    ...any,
    parts: [part('logic', 'Lampling'), part('beacon', 'LampBeacon', 'address,address', 'logic', 'multisig')],
    ...made('address,bytes', 'beacon', initialized('Lampling of the North', 'LMPN', 'multisig', 15_000_000)),
  }),
  benign('BI: cut like a diamond, by a slow hand', 'BlindBI9 Brightstone', {
    ...old,
    ...any,
    parts: [slow, part('cut', 'CutFacet'), part('coin', 'CoinFacet')],
    ...made('address,address,address', 'cut', 'coin', 'slow'),
  }),
]

const governed: readonly Case[] = [
  benign('BI: stewards say who may mint and who may halt', 'BlindBI10 Managewort', {
    ...grown,
    ...may('E3', 'E6'),
    parts: [council, part('stewards', 'Stewardry')],
    ...made('address', 'stewards'),
    end: all(
      tell('stewards', 'grantRole(uint64,address,uint32)', 1n, 'multisig', 259_200n),
      tell('stewards', 'grantRole(uint64,address,uint32)', 2n, 'council', 0n),
      tell('stewards', 'setTargetFunctionRole(address,bytes4[],uint64)', 'token', selectors('mint(address,uint256)'), 1n),
      tell('stewards', 'setTargetFunctionRole(address,bytes4[],uint64)', 'token', selectors('pause()', 'unpause()'), 2n),
      tell('stewards', 'grantRole(uint64,address,uint32)', 0n, 'timelock', 432_000n),
      tell('stewards', 'renounceRole(uint64,address)', 0n, 'deployer'),
    ),
    because: 'minting waits for three days, halting needs three of five',
  }),
  benign('BI: emissions of a mill, slowed down by vote alone', 'BlindBI10 Millgrain', {
    ...old,
    ...may('E6'),
    parts: [
      { ...slow, ...made('address,uint256', coming(1), 259_200n) },
      { ...part('moot', 'Folkmoot', 'address,address', 'slow', coming(3)), file: 'BlindBI0' },
      part('mill', 'Grainmill', 'address,address', 'slow', 'multisig'),
    ],
    ...made('address', 'mill'),
    before: tell('mill', 'tie(address)', 'token'),
    open: tell('token', 'delegate(address)', 'deployer'),
    shut: all(
      each(0, 10, 'token', 'delegate(address)', person(1)),
      each(10, 20, 'token', 'delegate(address)', person(2)),
      each(20, 30, 'token', 'delegate(address)', person(3)),
    ),
    because: 'half a million a week at first, less each week, for four years',
  }),
  benign('BI: two of a hundred a year at most, by the timelock', 'BlindBI11 Hedgerow', {
    ...old,
    ...may('E6'),
    ...made('address,uint256', 'timelock', later(-80)),
  }),
  benign('BI: gauges and their votes, a rate that falls', 'BlindBI11 Gaugewort', {
    ...old,
    ...may('E6'),
    parts: [part('escrow', 'Lockvoice'), part('dispenser', 'Dispenser', 'address', 'escrow')],
    before: all(
      tell('token', 'set_minter(address)', 'dispenser'),
      tell('token', 'set_admin(address)', 'multisig'),
      tell('escrow', 'tie(address)', 'token'),
      tell('dispenser', 'tie(address)', 'token'),
      allow('token', 'escrow'),
      allow('token', 'dispenser'),
      tell('escrow', 'create_lock(uint256,uint256)', units(1_000_000), later(700)),
      tell('dispenser', 'vote(uint256)', 1n),
      tell('dispenser', 'deposit(uint256,uint256)', 1n, units(500_000)),
    ),
    shut: all(
      tell('dispenser', 'mint(uint256)', 1n),
      each(0, 20, 'token', 'approve(address,uint256)', 'dispenser', units(200_000)),
      each(0, 20, 'dispenser', 'deposit(uint256,uint256)', 1n, units(200_000)),
    ),
    because: 'minted to those who stake, as the rate allows',
  }),
]

const feeding: readonly Case[] = [
  benign('BI: buys back and burns, at the call of anybody', 'BlindBI12 Cindergate', {
    ...grown,
    ...taxed(0, 2),
    shut: each(3, 4, 'token', 'buyBack()'),
  }),
  benign('BI: dividends in ether, fetched at a book', 'BlindBI12 Almscoin', {
    ...grown,
    ...taxed(3, 3),
    parts: [part('book', 'DividendBook')],
    ...made('address', 'book'),
    before: tell('book', 'tie(address,address[])', 'token', ['token', 'pair', dead]),
  }),
  benign('BI: reflects two of a hundred, five at most, by the timelock', 'BlindBI2 Glowmere', {
    ...old,
    ...taxed(2, 2, 2),
    end: hands('token', 'timelock'),
  }),
]

export const blindBImore: readonly Case[] = [...given, ...light, ...renewed, ...governed, ...feeding]
