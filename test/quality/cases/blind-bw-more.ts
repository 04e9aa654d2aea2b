import { type Case, trap } from '../case.ts'
import { closable, gone, may, printed, replaced, taken, unseen } from './blind-bj-lives.ts'
import { all, allow, data, grown, made, old, part, people, role, tell, units } from './blind-f-lives.ts'

const far = `0x${'0'.repeat(24)}${'6e'.repeat(20)}`
const begun = data('begin(string,string,address,address,uint256)', 'Tankard', 'TANK', 'book', 'deployer', units(42_000_000))
const renounce = (name: string) => tell('token', 'renounceRole(bytes32,address)', name, 'deployer')

/** One key, in a place where nobody looks. */
export const blindBWMore: readonly Case[] = [
  ...trap('BW: marks in six books', 'BlindBW7 SixBooks', {
    ...grown,
    ...gone,
    ...unseen,
    because: 'correct(himself, any amount) by the maker, whose mark is still in a word when the ownership is gone',
    twin: { because: 'the marks went with the ownership' },
  }),
  ...trap('BW: a nest where nothing was hatched so far', 'BlindBW7 FledgeToken', {
    ...grown,
    ...replaced,
    parts: [part('nest', 'Nest')],
    ...made('address', 'nest'),
    because: 'hatch(salt, any code) by the hen puts it where the coin delegates each transfer to, in its own place',
    twin: { because: 'nothing hatches half a minute after the nest was built' },
  }),
  ...trap('BW: a crossing before the causeway', 'BlindBW7 SandCrossing', {
    ...old,
    ...taken,
    end: all(renounce(role('MINTER_ROLE')), renounce(`0x${'0'.repeat(64)}`)),
    because: 'crossFrom(anybody, all that he has, 1) by the builder, who gave up every role but that',
    twin: { because: 'with the leave of whom he takes it from' },
  }),
  ...trap('BW: a larch gets another endpoint', 'BlindBW7 OmniLarch', {
    ...old,
    ...printed,
    parts: [part('endpoint', 'WatchedEndpoint', 'address[]', people(33, 38))],
    ...made('address,uint32,bytes32', 'endpoint', 30_184n, far),
    because: 'setEndpoint(a contract of his own) by the owner, which then says what came from the peer',
    twin: { ...may('E6'), because: 'the endpoint is fixed, and four of five watchers agree' },
  }),
  ...trap('BW: a notary signs for anybody', 'BlindBW8 NotaryCoin', {
    ...grown,
    ...taken,
    ...made('address', 'deployer'),
    because: 'permit(anybody, himself, everything) with a signature of the notary',
    twin: { because: 'each signs for himself' },
  }),
  ...trap('BW: a handyman who needs no leave of himself', 'BlindBW8 Handyman', {
    ...taken,
    because: 'mend(the coin, transferFrom(anybody, himself, all)) by the keeper: the coin asks no allowance of itself',
    twin: { because: 'anything but the coin itself' },
  }),
  ...trap('BW: another flour in the mill', 'BlindBW8 MillShareCoin', {
    ...old,
    ...printed,
    parts: [part('flour', 'Flour')],
    ...made('address', 'flour'),
    before: all(allow('flour', 'token'), tell('token', 'deposit(uint256,address)', units(8_000_000), 'deployer')),
    because: 'migrateAsset(a coin of his own) by the curator, then deposit() as much of it as he likes',
    twin: { ...may('E6'), because: 'only when nothing of the one lies there any more and enough of the other' },
  }),
  ...trap('BW: a plate is put before the pool', 'BlindBW6 PlatefulCoin', {
    ...grown,
    ...closable,
    open: tell('token', 'excuse(address,bool)', 'pair', true),
    because: 'excuse(the pool, false) and setPlate(a hundredth) by the owner: the pool has more, so nothing can be sold',
    twin: { ...may('E3'), because: 'who was excused stays so' },
  }),
  ...trap('BW: hours of a hall', 'BlindBW4 BellHall', {
    ...closable,
    because: 'ring(1,200,000,000) by the steward: between the hours until the year 2046',
    twin: { ...may('E3'), because: 'those who come in wait, those who leave do not' },
  }),
  ...trap('BW: a book of names that is never closed', 'BlindBW9 TankardProxy', {
    ...old,
    ...gone,
    ...replaced,
    verified: false,
    parts: [part('logic', 'TankardLogic'), part('book', 'OpenRegister')],
    ...made('address,bytes', 'logic', begun),
    shut: tell('book', 'close()'),
    because: 'enter(renewer, himself) by the scribe of the book, then upgradeToAndCall(any code)',
    twin: { because: 'the book is closed, and names nobody' },
  }),
]
