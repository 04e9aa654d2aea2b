import { type Case, trap } from '../case.ts'
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
  shut,
  taken,
  taxes,
  unseen,
} from './blind-bj-lives.ts'
import { all, allow, cloneOf, data, each, grown, hash, made, old, part, person, renounced, tell, units } from './blind-f-lives.ts'

const nothing = `0x${'0'.repeat(64)}`
const nobody = `0x${'0'.repeat(40)}`

const exits: readonly Case[] = [
  ...trap('BS: the pool that is left out of the limit is another one', 'BlindBS1 Mossgauge', {
    ...fresh,
    ...gone,
    ...shut,
    because:
      'the two coins are put in the wrong order, so that an address without code is left out; the pool holds more than a wallet may, and nothing can be sold to it',
    twin: { because: 'the pool itself is left out' },
  }),
  ...trap('BS: points for seconds have room for thirty-three days', 'BlindBS1 Hourpoint', {
    ...gone,
    effects: ['E2 now'],
    also: ['E1', 'E3', 'E9'],
    levels: ['CRITICAL'],
    because: 'fifteen hundred points a second no longer fit into thirty-two bits after thirty-three days, and each sale fails from then on',
    twin: { because: 'two hundred and fifty-six bits hold them' },
  }),
  ...trap('BS: the books of the pool are brought in step with each sale', 'BlindBS1 Levelpond', {
    ...newborn,
    ...gone,
    ...shut,
    because: 'sync() within the transfer to the pool: it takes the coins for its own, finds that nothing came, and refuses to swap',
    twin: { because: 'anybody may bring them in step, once an hour and not within a sale' },
  }),
]

const keys: readonly Case[] = [
  ...trap('BS: a cashier who wants more than there is', 'BlindBS2 Quillpenny', {
    ...grown,
    ...closable,
    ...taxes(2, 2),
    parts: [part('cashier', 'Cashier')],
    ...made('address', 'cashier'),
    because: 'setLeastWei(2^255) by the clerk of the cashier: what was taken cannot be sold before a sale, and the sale fails with it',
    twin: { ...taxes(2, 2), because: 'a sale goes on when the cashier fails' },
  }),
  ...trap('BS: one member of a council raises three hands', 'BlindBS2 Moothill', {
    ...closable,
    ...made('address[]', ['deployer', person(20), person(21), person(22), person(23)]),
    because: 'move(true), raise(), raise(), raise() and carry() by one member: nobody but the council can sell',
    twin: { ...may('E3'), because: 'three of five have to agree' },
  }),
  ...trap('BS: patrons are chosen for others', 'BlindBS2 Almsgate', {
    ...grown,
    ...charged,
    shut: all(each(4, 5, 'token', 'enlist(uint256)', 3n), each(5, 6, 'token', 'choose(address,address)', person(5), person(4))),
    because: 'enlist(99), then choose(anybody, himself), by anybody: ninety-nine of a hundred of what that holder sells go to him',
    twin: { ...may('E4'), because: 'each chooses for himself, and gives five of a hundred at most' },
  }),
  ...trap('BS: a reckoner of the same code with another number', 'BlindBS3 Copyhold', {
    ...charged,
    ...taxes(0, 1),
    parts: [part('reckoner', 'Reckoner', 'uint256', 10n)],
    ...made('address', 'reckoner'),
    because:
      'a reckoner made with 990, then replaceReckoner(it) by the clerk: the code is the same, and a sale costs ninety-nine of a hundred',
    twin: { ...may('E4'), ...taxes(0, 1), because: 'two of a hundred, whatever a reckoner says' },
  }),
  ...trap('BS: an usher says who listens for the pool', 'BlindBS3 Eavesdrop', {
    ...grown,
    ...closable,
    parts: [part('parlour', 'Parlour')],
    ...made('address', 'parlour'),
    shut: each(3, 6, 'parlour', 'listen(address)', person(9)),
    because: 'listenFor(the pool, a contract that reverts) by the usher of the parlour: whatever reaches the pool fails',
    twin: { because: 'who listens cannot refuse' },
  }),
]

const takings: readonly Case[] = [
  ...trap('BS: the estate of who has not stirred since the beginning', 'BlindBS3 Heirloom', {
    ...taken,
    shut: each(2, 5, 'token', 'nameHeir(address)', person(9)),
    because:
      'inherit(anybody who has bought and sent nothing yet) by the notary: such a holder has stirred at the time zero and has no heir',
    twin: { because: 'only who was named by the holder himself inherits' },
  }),
  ...trap('BS: who writes a bill may settle it', 'BlindBS4 Tallystick', {
    ...grown,
    ...taken,
    shut: all(
      each(4, 5, 'token', 'write(address,uint256)', person(5), units(10)),
      each(5, 6, 'token', 'settle(uint256)', 0n),
      each(6, 7, 'token', 'write(address,uint256)', person(7), units(20)),
      each(6, 7, 'token', 'tear(uint256)', 1n),
    ),
    because: 'write(anybody, all that he has), then settle(its number), by anybody',
    twin: { because: 'only who owes settles' },
  }),
  ...trap('BS: deposits out of the purse of others', 'BlindBS4 Oakchest', {
    ...old,
    ...taken,
    parts: [part('strongroom', 'Strongroom')],
    ...made('address', 'strongroom'),
    before: tell('strongroom', 'open(address)', 'token'),
    shut: each(4, 9, 'strongroom', 'deposit(uint256)', units(5)),
    because: 'depositFor(anybody, himself, all that he has), then withdraw(as much), by anybody',
    twin: { because: 'each deposits his own' },
  }),
  ...trap('BS: the agent of who has none is nobody', 'BlindBS4 Proxywick', {
    ...taken,
    shut: each(4, 6, 'token', 'nameAgent(address)', person(9)),
    because: 'order(anybody, himself, all that he has, 0, 0, 0) by anybody: what recovers to nobody is signed by the agent of most holders',
    twin: { because: 'without an agent nothing can be ordered' },
  }),
  ...trap('BS: accounts under a mask that changes', 'BlindBS4 Masquerade', {
    ...grown,
    ...taken,
    because:
      'change(his address ^ that of somebody else) by the host: they stand in the place of each other; he sends the coins to a third account that fits, and takes the mask off',
    twin: { because: 'the mask is nothing for good' },
  }),
  ...trap('BS: a coin of a row may be begun again', 'BlindBS6 Rowhouse', {
    ...grown,
    ...taken,
    ...may('E3', 'E6', 'E8', 'E9'),
    parts: [part('target', 'Rowhouse')],
    code: cloneOf('target'),
    before: tell('token', 'begin(string,string,address,uint256)', 'Rowhouse', 'ROWH', 'deployer', units(49_000_000)),
    end: renounced,
    because: 'begin("", "", himself, 0) makes anybody its owner once nobody is; then putRight(anybody, himself, all that he has)',
    twin: { because: 'it was begun once, and nobody owns it' },
  }),
]

const mills: readonly Case[] = [
  ...trap('BS: nobody permits what was burnt', 'BlindBS5 Ashenwood', {
    ...grown,
    ...unseen,
    before: tell('token', 'transfer(address,uint256)', nobody, units(100_000_000)),
    because:
      'permit(the zero account, himself, a hundred million, later, 0, 0, 0), then transferFrom(the zero account, himself, a hundred million), by anybody: the supply doubles nearly',
    twin: { because: 'a signature of nobody is none' },
  }),
  ...trap('BS: many are paid, and the first is counted', 'BlindBS5 Paydayfarthing', {
    ...unseen,
    shut: each(4, 5, 'token', 'payMany(address[],uint256[])', [person(7), person(8)], [units(3), units(3)]),
    because: 'payMany([anybody, himself], [0, 10^30]) by anybody: nothing is paid for it',
    twin: { because: 'what is paid is added up' },
  }),
  ...trap('BS: a message that was never proven has the root of nothing', 'BlindBS6 Ferrystone', {
    ...old,
    ...printed,
    levels: ['HIGH', 'CRITICAL'],
    parts: [
      part(
        'landing',
        'Landing',
        'address,bytes32,bytes32',
        'multisig',
        hash('address,uint256,uint256', 'deployer', units(64_000_000), 0n),
        nothing,
      ),
    ],
    ...made('address', 'landing'),
    before: all(
      tell('landing', 'connect(address)', 'token'),
      tell('landing', 'prove(bytes32,bytes32[])', hash('address,uint256,uint256', 'deployer', units(64_000_000), 0n), []),
      tell('landing', 'process(address,uint256,uint256)', 'deployer', units(64_000_000), 0n),
    ),
    because: 'process(himself, 10^30, any number) by anybody: the root of nothing is confirmed',
    twin: { ...may('E6'), because: 'two of three confirm roots' },
  }),
  ...trap('BS: one payment is counted by each call of a batch', 'BlindBS6 Tilbury', {
    ...grown,
    ...printed,
    levels: ['HIGH', 'CRITICAL'],
    before: tell('token', 'deposit() 300'),
    because: 'several([deposit(), deposit() and so on]) with one ether by anybody: a thousand coins for each of them',
    twin: { ...may('E6'), because: 'no ether can be sent with several calls' },
  }),
]

const houses: readonly Case[] = [
  ...trap('BS: two signatures of three may be of the same keeper', 'BlindBS7 Sealring', {
    ...grown,
    ...replaced,
    parts: [part('logic', 'Plainbook')],
    ...made('address,bytes,address[]', 'logic', data('set(string,string,address,uint256)', 'Sealring', 'SEALR', 'deployer', 51_000_000n), [
      'deployer',
      person(5),
      person(6),
    ]),
    because: 'exchange(any code, with his signature twice) by one keeper',
    twin: { ...may('E3', 'E4', 'E5', 'E6', 'E7', 'E8'), because: 'two keepers have to sign' },
  }),
  ...trap('BS: a book without a head obeys anybody', 'BlindBS7 Headed', {
    ...old,
    ...replaced,
    levels: ['HIGH', 'CRITICAL'],
    parts: [part('logic', 'Headbook')],
    ...made('address,bytes', 'logic', data('set(string,string,address,uint256)', 'Headbook', 'HEADB', 'deployer', 57_000_000n)),
    end: tell('token', 'stepDown()'),
    because: 'upgradeToAndCall(any code, 0x) by anybody, now that its head has stepped down',
    twin: { because: 'without a head nobody exchanges it' },
  }),
  ...trap('BS: to prolong a lock takes it off the books', 'BlindBS7 Larkmeadow', {
    ...grown,
    ...drained,
    parts: [part('depositary', 'Depositary')],
    lp: locked('depositary', 400),
    because: 'prolong(0, the same day), then gatherStrays(the share of the pool) by the warden, who made the lock himself',
    twin: { ...may('E8'), because: 'what is prolonged stays on the books' },
  }),
  ...trap('BS: a saleroom auctions what it was to keep', 'BlindBS7 Fernacre', {
    ...drained,
    parts: [part('saleroom', 'Saleroom')],
    lp: all(allow('pair', 'saleroom'), tell('saleroom', 'keep(address)', 'pair')),
    because: 'offer(the share of the pool, all of it, 0), then bid(0) without any ether, by the crier',
    twin: { ...may('E8'), because: 'what it keeps is never offered' },
  }),
]

export const blindBS: readonly Case[] = [...exits, ...keys, ...takings, ...mills, ...houses]
