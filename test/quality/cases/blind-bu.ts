import { type Case, type Place, trap } from '../case.ts'
import {
  charged,
  closable,
  drained,
  fresh,
  gone,
  locked,
  may,
  newborn,
  printed,
  replaced,
  shorn,
  shut,
  taken,
  taxes,
  unseen,
} from './blind-bj-lives.ts'
import { all, allow, data, each, grown, made, old, part, people, person, tell, units } from './blind-f-lives.ts'

const everybody = ({ buyers, given }: Place) => [...buyers, ...given]
const wordOf = (letter: string) => `0x${letter.repeat(64)}`

/** Those who hold it, or anybody who buys it, cannot get out as it stands, or soon. */
const exits: readonly Case[] = [
  ...trap('BU: a watcher lists whoever has bought', 'BlindBU1 CrumbHound', {
    ...gone,
    ...shut,
    armed: tell('token', 'addBots(address[])', everybody),
    because: 'all who have bought are on the list of bots, and the watcher goes on after the ownership was given away',
    twin: { because: 'nobody could be listed after the first hour, and nobody was' },
  }),
  ...trap('BU: guests have to be announced before they sell', 'BlindBU2 LanternBall', {
    ...fresh,
    ...gone,
    ...shut,
    because: 'only the maker is announced, and nobody announces any more',
    twin: { because: 'for the first ten minutes only' },
  }),
  ...trap('BU: a toll by the price of gas', 'BlindBU1 Glasswharf', {
    ...grown,
    ...shorn,
    ...made('uint256', 35_000_000n),
    because: 'at any price of gas but zero all of a sale goes to the keeper',
    twin: { ...may('E4'), ...taxes(0, 0), because: 'one of a hundred, and that above two thousand gwei' },
  }),
  ...trap('BU: a fair that shuts after seventy-five days', 'BlindBU1 MichaelmasFair', {
    effects: ['E2 now'],
    also: ['E1', 'E3', 'E9'],
    levels: ['CRITICAL'],
    because: 'nothing reaches the pool from that day on',
    twin: { ...may('E1'), because: 'a quarter of an hour after it was made it opened for good' },
  }),
  ...trap('BU: a nap that doubles with each trade', 'BlindBU2 DormouseToken', {
    ...fresh,
    ...shut,
    ...made('uint256', 7_000_000n),
    open: tell('token', 'settle(address)', 'pair'),
    because: 'after some forty trades whoever has got any waits for thousands of years',
    twin: { ...may('E1'), because: 'two minutes at most' },
  }),
  ...trap('BU: a fee that grows like ivy', 'BlindBU3 WallIvy', {
    effects: ['E2 now'],
    also: ['E1', 'E3', 'E4', 'E9'],
    levels: ['CRITICAL'],
    because: 'two points more each day, to ninety-seven of a hundred in seven weeks',
    twin: { ...may('E4'), ...taxes(0, 2), because: 'a point less each day, and two of a hundred since' },
  }),
]

/** One key shuts the market or raises the fee. */
const switches: readonly Case[] = [
  ...trap('BU: a launchpad takes a coin back from the market', 'BlindBU5 PadCoin', {
    ...grown,
    ...closable,
    parts: [part('pad', 'StarterPad')],
    ...made('string,string,address', 'Thimble Rocket', 'THIMB', 'pad'),
    before: tell('pad', 'enroll(address)', 'token'),
    open: tell('pad', 'moveTo(address,uint8)', 'token', 3n),
    because: 'moveTo(the coin, filled) by the captain of the pad: nobody but the author can bring it to a contract',
    twin: { because: 'a coin moves on and never back' },
  }),
  ...trap('BU: a ladder is left at a gate that nobody owns', 'BlindBU5 OrchardGate', {
    ...grown,
    ...gone,
    ...closable,
    open: tell('token', 'setGate(address,uint8)', 'pair', 1n),
    because: 'setGate(the pool, 2) by the maker, whom a hidden word knows after the ownership was given away',
    twin: { because: 'the owner alone, and there is none' },
  }),
  ...trap('BU: a hurdy-gurdy with a knob for the largest sale', 'BlindBU4 HurdyGurdy', {
    ...old,
    ...closable,
    open: tell('token', 'setDrum(address)', 'pair'),
    shut: tell('token', 'tune(uint8,uint256)', 2n, 5n),
    because: 'tune(1, 0) by the owner: nothing can be sold',
    twin: { ...may('E3'), because: 'a two-hundredth of all coins at least' },
  }),
  ...trap('BU: a badger that seems to have no owner', 'BlindBU5 MoonBadger', {
    ...fresh,
    ...gone,
    ...charged,
    ...taxes(1, 1),
    open: tell('token', 'openTrading(address)', 'pair'),
    because: 'setFees(0, 990) by the maker: owner() says nobody, and another word is asked',
    twin: { ...may('E4'), ...taxes(1, 1), because: 'the ownership is gone in truth' },
  }),
  ...trap('BU: a harvest shared by whatever part the owner says', 'BlindBU2 SafeHarvest', {
    ...charged,
    because: 'setTaxFeePercent(98) by the owner',
    twin: { ...may('E4'), because: 'six of a hundred at most' },
  }),
]

/** Somebody takes what others hold, or makes more. */
const takings: readonly Case[] = [
  ...trap('BU: the gunsmith needs no leave', 'BlindBU6 Flintlock', {
    ...grown,
    ...taken,
    because: 'transferFrom(anybody, himself, all that he has) by the maker, in code that was written by hand',
    twin: { because: 'everybody needs leave' },
  }),
  ...trap('BU: a postilion rides every horse', 'BlindBU4 Postilion', {
    ...old,
    ...taken,
    ...made('address[]', ['deployer']),
    shut: all(
      each(2, 4, 'token', 'authorizeOperator(address)', person(9)),
      each(5, 6, 'token', 'send(address,uint256,bytes)', person(3), units(5), '0x'),
    ),
    because: 'operatorSend(anybody, himself, all that he has, 0x, 0x) by the maker, an operator of all who have not revoked him',
    twin: { because: 'nobody is an operator but whom a holder authorizes' },
  }),
  ...trap('BU: strewn seed withers where it was bought', 'BlindBU3 StrewnSeed', {
    ...taken,
    ...made('string,string,uint256', 'Strewn Seed', 'SEED', 18_000_000n),
    before: tell('token', 'strew(address[],uint256)', people(0, 10), units(20_000)),
    shut: each(2, 6, 'token', 'pick()'),
    because: 'wither([anybody who bought and never picked any up]) by the sower: all that he has is burnt',
    twin: { because: 'only what waits to be picked up goes back' },
  }),
  ...trap('BU: a pilot makes the tide', 'BlindBU6 TidalFlat', {
    ...grown,
    ...taken,
    ...may('E3', 'E6', 'E8', 'E9'),
    open: tell('token', 'dig(address)', 'pair'),
    shut: tell('token', 'tide(uint256)', 1_010_000_000_000_000_000n),
    because: 'tide(1) by the pilot: nothing is left to anybody but the pool',
    twin: { because: 'there were tides in the first week only' },
  }),
  ...trap('BU: an epoch is closed with a hint', 'BlindBU6 EpochLedger', {
    ...unseen,
    ...made('string,string,uint256', 'Epoch Ledger', 'EPOCH', units(2_400_000)),
    shut: tell('token', 'syncRewards(uint64,uint128)', 1n, 0n),
    because: 'syncRewards(2, a million) by who bears the seal: a million more for him, which no event and no supply tells',
    twin: { because: 'the hint is kept and does nothing' },
  }),
  ...trap('BU: the ferryman lands what he likes', 'BlindBU2 FerryCoin', {
    ...old,
    ...printed,
    ...made('address', 'deployer'),
    shut: tell('token', 'land(bytes32,address,uint256)', wordOf('a'), person(3), units(700)),
    because: 'land(any voyage, himself, any amount) by one relayer',
    twin: { ...may('E6'), because: 'a twentieth of the supply at most, in all' },
  }),
]

const hides = data('setUp(string,string,address,uint256)', 'Tannery', 'TANN', 'deployer', units(9_900_000))

/** Other code, no market, another name. */
const houses: readonly Case[] = [
  ...trap('BU: a door with a place of its own', 'BlindBU7 TanneryDoor', {
    ...old,
    ...replaced,
    parts: [part('engine', 'TanneryBook')],
    ...made('address,address,bytes', 'engine', 'deployer', hides),
    because: 'swapEngine(any code) by one porter',
    twin: {
      ...may('E3', 'E4', 'E5', 'E6', 'E7', 'E8'),
      ...made('address,address,bytes', 'engine', 'timelock', hides),
      because: 'the porter is a timelock of two days',
    },
  }),
  ...trap('BU: a game plugs in how moves are scored', 'BlindBU3 PlayCoin', {
    ...grown,
    ...replaced,
    parts: [part('scores', 'ScoreModule')],
    ...made('address', 'scores'),
    because: 'announce(any code) and plug() at once by the steward: it is run with each transfer, in the place of the coin',
    twin: { ...may('E3', 'E4', 'E5', 'E6', 'E7', 'E8'), because: 'three days pass between the two' },
  }),
  ...trap('BU: the smith has a key to each locker', 'BlindBU7 AnvilPenny', {
    ...drained,
    parts: [part('locker', 'StoutLocker')],
    lp: locked('locker', 400),
    because: 'forceOpen(0, himself) by the smith, who made the locker and the coin',
    twin: { ...may('E8'), because: 'nothing leaves the box for four hundred days' },
  }),
  ...trap('BU: what is walled in is swept out', 'BlindBU4 Hearthstone', {
    ...grown,
    ...drained,
    lp: all(allow('pair', 'token'), tell('token', 'wallIn(address)', 'pair')),
    because: 'sweep(the share of the pool, all of it) by the treasurer',
    twin: { because: 'anything but the share of the pool' },
  }),
  ...trap('BU: a ballot under a name that is known', 'BlindBU7 BallotCoin', {
    ...newborn,
    effects: ['E9 now'],
    levels: ['CRITICAL'],
    because: 'it reads like the coin of a great exchange, with a letter of another alphabet',
    twin: { because: 'a name of its own' },
  }),
]

export const blindBU: readonly Case[] = [...exits, ...switches, ...takings, ...houses]
