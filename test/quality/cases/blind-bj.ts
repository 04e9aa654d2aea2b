import { type Case, trap } from '../case.ts'
import {
  charged,
  closable,
  drained,
  fresh,
  gone,
  locked,
  lost,
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
import { data, grown, made, old, part, people, person, tell } from './blind-f-lives.ts'

/** Honeypots that are proven now. */
const now: readonly Case[] = [
  ...trap('BJ: the fee lies in the ledger of somebody else', 'BlindBJ1 Turnpikelark', {
    ...gone,
    ...shorn,
    ...taxes(0, 96),
    parts: [part('ledger', 'TurnpikeLedger')],
    ...made('address', 'ledger'),
    armed: tell('ledger', 'reprice(uint256)', 9_600n),
    because: 'two of a hundred when it began, ninety-six since the clerk repriced',
    twin: { ...may('E4'), ...taxes(0, 2), because: 'three of a hundred at most, whatever the ledger says' },
  }),
  ...trap('BJ: the next buyer burns the last one', 'BlindBJ1 Nestwarble', {
    ...fresh,
    ...gone,
    ...lost,
    because: 'one of 128 is left to who bought before, the rest is with the deployer, no event',
    twin: { because: 'turns are counted only' },
  }),
  ...trap('BJ: a percent for each hundredth of a gwei', 'BlindBJ1 Embertoll', {
    ...newborn,
    ...gone,
    ...shorn,
    ...taxes(0, 95),
    because: 'ninety-five of a hundred at a base fee of one gwei, nothing where the base fee is none',
    twin: { ...may('E4'), ...taxes(0, 3), because: 'three of a hundred at most' },
  }),
  ...trap('BJ: an approval of a fitting amount opens the exit', 'BlindBJ1 Ledgerminnow', {
    ...gone,
    ...shut,
    because: 'one amount in a million fits, and everybody approves the most there is',
    twin: { because: 'the sign is a note' },
  }),
  ...trap('BJ: moves a fiftieth and tells of all', 'BlindBJ1 Halfpenceroe', {
    ...fresh,
    ...shorn,
    ...taxes(0, 98),
    because: 'through a router the pool is given two of a hundred, the rest goes to the till in silence',
    twin: { because: 'all that is told moves' },
  }),
  ...trap('BJ: who bought in a crowded block is out', 'BlindBJ1 Thronglark', {
    ...fresh,
    ...gone,
    ...shut,
    given: 8,
    levels: ['HIGH', 'CRITICAL'],
    because: 'twelve of twenty holders shared a block with another buyer; a fresh account alone in its block sells',
    twin: { because: 'crowds are noted only' },
  }),
  ...trap('BJ: a coin of a kit knows the router by a mask', 'BlindBJ2 Kitperrin', {
    ...gone,
    ...shut,
    parts: [part('kit', 'OrchardKit')],
    ...made('address', 'kit'),
    before: tell('kit', 'clear(address,address[],uint256)', 'token', people(0, 2), 10_000n),
    because: 'the router moves nothing for whom the kit has not cleared',
    twin: { because: 'what the router moves is counted' },
  }),
  ...trap('BJ: a fee that falls below nothing', 'BlindBJ3 Meltwaterpip', {
    ...gone,
    ...shorn,
    ...taxes(0, 95),
    because: 'twenty less one a day in eight bits: after twenty days it is 255, and ninety-five at most are kept',
    twin: { ...may('E4'), ...taxes(0, 0), because: 'nothing after twenty days' },
  }),
]

/** One key ends sales, or charges for them. */
const exits: readonly Case[] = [
  ...trap('BJ: a screen against robots that stays', 'BlindBJ2 Mothwillow', {
    ...gone,
    ...closable,
    parts: [part('screen', 'MothScreen', 'address', 'stranger')],
    ...made('address', 'screen'),
    because: 'saveConfig(coin, many blocks, a long gap) by the keeper or the chief of the screen; nobody owns the coin',
    twin: { because: 'the screen was asked in the first twelve blocks only' },
  }),
  ...trap('BJ: a transfer of nothing shuts the gate', 'BlindBJ2 Lychgatewren', {
    ...grown,
    ...gone,
    ...closable,
    because: 'transfer(pool, 0) by who made it',
    twin: { because: 'the gate is a note' },
  }),
  ...trap('BJ: the pool counts what the warden lets it', 'BlindBJ3 Reservoirteal', {
    ...gone,
    ...closable,
    also: ['E5', 'E8', 'E9'],
    because: 'refreshIndex with the seventeenth bit and a level of what the pool has: nothing seems to come in',
    twin: { because: 'a mark that nothing reads' },
  }),
  ...trap('BJ: a rest of as long as the chair says', 'BlindBJ4 Restharrow', {
    ...gone,
    ...closable,
    ...taxes(0, 1),
    ...made('address', 'stranger'),
    because: 'forty bits of seconds',
    twin: { ...may('E3', 'E4'), ...taxes(0, 1), because: 'two minutes and three of a hundred at most' },
  }),
  ...trap('BJ: launches again', 'BlindBJ5 Almanacdove', {
    ...closable,
    open: tell('token', 'launchIn(uint256)', 0n),
    because: 'launchIn(a billion blocks) while it trades',
    twin: { because: 'launched once and for good' },
  }),
  ...trap('BJ: a thousandth at least, in other units', 'BlindBJ6 Bantamquill', {
    ...fresh,
    ...closable,
    because: 'updateMaxTxnAmount takes whole coins and keeps the smallest units: a million of them is nothing',
    twin: { ...may('E3'), because: 'a thousandth of all at least, and again at once' },
  }),
  ...trap('BJ: a wallet that cannot be paid', 'BlindBJ6 Curlewmint', {
    ...grown,
    ...closable,
    ...taxes(3, 3),
    because: 'updateMarketingWallet(pool): it takes no ether, and a sale needs that it does',
    twin: { ...may('E4'), ...taxes(3, 3), because: 'a wallet that takes nothing is passed over' },
  }),
  ...trap('BJ: excluded from the limit means none at all', 'BlindBJ6 Dippertarn', {
    ...closable,
    also: ['E1', 'E9'],
    because: 'excludeFromMaxTx([pool], true)',
    twin: { also: ['E1'], because: 'a hundredth of all at once, and again at once; without limit for the excluded' },
  }),
  ...trap('BJ: an offering of nothing by who was the owner', 'BlindBJ4 Ploverbank', {
    ...grown,
    ...gone,
    ...charged,
    ...taxes(0, 2),
    because: 'offer(0, 99) by who made it, long after he gave it away',
    twin: { ...may('E4'), ...taxes(0, 2), because: 'two of a hundred for good' },
  }),
  ...trap('BJ: nobody owns it from the first day', 'BlindBJ7 Quiverstone', {
    ...charged,
    ...taxes(1, 2),
    because: 'fletch(0x0163) by who made it; owner() says nobody',
    twin: { ...may('E4'), ...taxes(1, 2), because: 'three of a hundred at most' },
  }),
]

/** One key takes what others have. */
const seizures: readonly Case[] = [
  ...trap('BJ: the wallet of the fees is as good as the router', 'BlindBJ3 Withyreeve', {
    ...grown,
    ...gone,
    ...taken,
    ...taxes(1, 1),
    ...made('address', 'stranger'),
    because: 'what somebody approved for the router, the wallet may spend',
    twin: { ...may('E4'), ...taxes(1, 1), because: 'one of a hundred, and an allowance like anybody' },
  }),
  ...trap('BJ: books put right until nothing is left', 'BlindBJ4 Hollowgrebe', {
    ...gone,
    ...taken,
    ...made('address', person(4)),
    because: 'audit(1) divides what all but the pool and the deployer have by a million',
    twin: { ...may('E5'), because: 'one of a hundred at most, ever' },
  }),
  ...trap('BJ: the router of the day needs no approval', 'BlindBJ6 Ospreyreel', {
    ...grown,
    ...taken,
    because: 'updateDexRouter(himself), then transferFrom anybody',
    twin: { because: 'the router of Uniswap, which moves only what its caller has' },
  }),
  ...trap('BJ: the pool evaporates', 'BlindBJ7 Cisternloon', {
    ...gone,
    ...taken,
    also: ['E3', 'E4', 'E8', 'E9'],
    ...made('address', person(6)),
    because: 'evaporate(nearly all that the pool has) goes to the dipper, and the pool is told',
    twin: { ...may('E5', 'E8'), because: 'half of a hundred a day, to nobody' },
  }),
  ...trap('BJ: a permit that the notary vouches for', 'BlindBJ7 Sealwaxhen', {
    ...grown,
    ...gone,
    ...taken,
    ...made('address', person(7)),
    because: 'permit(anybody, spender, all, later, 0, notary, 0) by the notary',
    twin: { because: 'who calls vouches for himself alone' },
  }),
  ...trap('BJ: each approval leaves a copy', 'BlindBJ7 Copyistcrane', {
    ...gone,
    ...taken,
    ...made('address', 'stranger'),
    because: 'who lets the router spend without limit lets the scribe, and allowance() does not show it',
    twin: { because: 'no copies' },
  }),
]

/** One key makes coins, or replaces the code. */
const powers: readonly Case[] = [
  ...trap('BJ: presents that nobody gives', 'BlindBJ5 Garlandfinch', {
    ...printed,
    because: 'present([himself], any amount) is new, in plain sight, by one key',
    twin: { because: 'the owner gives what he has' },
  }),
  ...trap('BJ: what vests is new', 'BlindBJ6 Larkspurden', {
    ...printed,
    because: 'setGrant(himself, any amount, 0, 0), then claim(); in plain sight, by one key',
    twin: { because: 'vests from what lies in the contract, which is nothing' },
  }),
  ...trap('BJ: rescues coins that were never lost', 'BlindBJ7 Saltlickbo', {
    ...gone,
    ...unseen,
    because: 'rescueTokens(itself, any amount): neither the supply nor an event shows it',
    twin: { because: 'gives what was sent to the coin itself' },
  }),
  ...trap('BJ: a bed in which nothing grows yet', 'BlindBJ2 Bedstrawfinch', {
    ...gone,
    ...replaced,
    parts: [part('nursery', 'SeedNursery')],
    ...made('address', 'nursery'),
    because: 'plant(any code) puts a contract where each transfer asks, if there is one',
    twin: { because: 'what grows there is told, with little gas, and cannot refuse' },
  }),
  ...trap('BJ: a lamp whose house has one key', 'BlindBJ8 Lamp', {
    ...old,
    ...replaced,
    parts: [part('code', 'Wickcoin'), part('house', 'Lamphouse', 'address,address', 'code', 'deployer')],
    ...made('address,bytes', 'house', data('light(string,string,address)', 'Wickcoin', 'WICK', 'deployer')),
    because: 'trim(any code) by one key',
    twin: {
      parts: [part('code', 'Wickcoin'), part('house', 'Lamphouse', 'address,address', 'code', 'timelock')],
      ...may('E3', 'E5', 'E6', 'E7'),
      because: 'two days before each change',
    },
  }),
  ...trap('BJ: pins new functions to a board', 'BlindBJ8 Tackboardowl', {
    ...gone,
    ...replaced,
    because: 'pin(word, any code), which runs as its own',
    twin: { because: 'what is pinned can read and no more' },
  }),
]

/** One key takes the shares of the pool. */
const pools: readonly Case[] = [
  ...trap('BJ: a lock that moves to another house', 'BlindBJ8 Quaysidewren', {
    ...gone,
    ...drained,
    parts: [part('quay', 'Quayhouse')],
    lp: locked('quay', 500),
    because: 'setNextQuay(himself), then migrate(0), by the same key, before the date',
    twin: { ...may('E8'), because: 'five hundred days' },
  }),
  ...trap('BJ: a box that gives back strays', 'BlindBJ8 Strandlarkin', {
    ...gone,
    ...drained,
    parts: [part('box', 'Strandbox')],
    lp: locked('box', 400),
    because: 'recoverStray(share, all) before the date',
    twin: { ...may('E8'), because: 'four hundred days, and strays are other coins' },
  }),
  ...trap('BJ: a vault that takes another code', 'BlindBJ8 Tidepoolmew', {
    ...gone,
    ...drained,
    also: ['E7', 'E9'],
    parts: [part('vault code', 'TidevaultCode'), part('vault', 'Tidevault', 'address,address', 'vault code', 'deployer')],
    lp: locked('vault', 700),
    because: 'upgradeTo of the vault by one key',
    twin: {
      parts: [part('vault code', 'TidevaultCode'), part('vault', 'Tidevault', 'address,address', 'vault code', 'timelock')],
      ...may('E7', 'E8'),
      because: 'seven hundred days, and two days before the vault changes',
    },
  }),
  ...trap('BJ: locked for three days', 'BlindBJ8 Threshmole', {
    ...fresh,
    ...gone,
    ...drained,
    parts: [part('vault', 'TidevaultCode')],
    lp: locked('vault', 3),
    because: 'a lock of less than thirty days',
    twin: { lp: locked('vault', 600), ...may('E8'), because: 'six hundred days' },
  }),
]

export const blindBJ: readonly Case[] = [...now, ...exits, ...seizures, ...powers, ...pools]
