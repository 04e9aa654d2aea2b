import { type Case, trap } from '../case.ts'
import { ofCoin } from './blind-al-lives.ts'
import { closable, fresh, gone, pool, printed, rewritten, selectors, taken, taxable } from './blind-ar-lives.ts'
import { moreAR } from './blind-ar-more.ts'
import { all, cloneOf, data, grown, made, old, part, tell, units } from './blind-f-lives.ts'

const first: readonly Case[] = [
  ...trap('AR: the sixth of eight bits above the address of the owner', 'BlindAR1 CobaltHeron', {
    ...grown,
    ...closable,
    because: 'while it is set, nobody spends what was approved',
    twin: { because: 'five bits can be set, and that is none of them' },
  }),
  ...trap('AR: a struct of levies, each up to a thousand per mille', 'BlindAR1 MarigoldMint', {
    ...pool('listVenue'),
    ...taxable,
    taxes: { buy: 1, sell: 2, transfer: 0 },
    twin: { also: ['E4'], taxes: { buy: 1, sell: 2, transfer: 0 }, because: 'four of a hundred at most' },
  }),
  ...trap('AR: a registrar redresses errors of any account, by partition', 'BlindAR1 PetrelShares', {
    ...old,
    ...made('address', 'deployer'),
    ...taken,
    twin: { ...made('address', 'multisig'), also: ['E5'], because: 'the registrar is two of three' },
  }),
  ...trap('AR: lines of credit that one key widens', 'BlindAR2 TamarackPeso', {
    ...grown,
    ...printed,
    twin: { also: ['E6'], because: 'four of a hundred more at most, ever' },
  }),
  ...trap('AR: a fuse for each function', 'BlindAR2 VoltaicVole', {
    ...fresh,
    ...closable,
    twin: { because: 'sealed after an hour' },
  }),
  ...trap('AR: a scribe squares accounts at the end of an epoch', 'BlindAR2 AbacusOtter', {
    ...gone,
    ...rewritten,
    because: 'he writes any balance; the owner renounced, the scribe did not',
    twin: { because: 'out of his own account' },
  }),
  ...trap('AR: four rates of a quarter each', 'BlindAR3 BrackenFrog', {
    ...pool('dig'),
    ...taxable,
    taxes: { buy: 0, sell: 3, transfer: 0 },
    because: 'only together are they all of a sale',
    twin: { also: ['E4'], taxes: { buy: 0, sell: 3, transfer: 0 }, because: 'six of a hundred together' },
  }),
  ...trap('AR: a moon pulls the tide below zero', 'BlindAR3 TidemarkCrab', {
    ...gone,
    ...closable,
    also: ['E1', 'E9'],
    because: 'nothing leaves at low tide, and the moon never renounced',
    twin: { also: ['E1'], because: 'the tide only rises' },
  }),
  ...trap('AR: an index can be priced at next to nothing', 'BlindAR3 SpringtailIndex', {
    ...grown,
    ...rewritten,
    effects: ['E5 reachable'],
    also: ['E3', 'E6', 'E9'],
    because: 'every balance is the factor times a share',
    twin: { also: ['E6'], because: 'five of a hundred upwards, once' },
  }),
  ...trap('AR: a concierge who forgets his words', 'BlindAR4 GrandHotelCoin', {
    ...gone,
    parts: [part('door', 'Concierge')],
    ...made('address', 'door'),
    ...closable,
    because: 'any other answer of the door stops all, and its manager is not the owner who renounced',
    twin: { because: 'his words are fixed after a day' },
  }),
  ...trap('AR: an administrator names the hub that speaks for all', 'BlindAR4 ThistledownDollar', {
    ...grown,
    ...taken,
    also: ['E3', 'E9'],
    because: 'he names himself, and the sender is what he appends',
    twin: { because: 'there is no hub, and none can be named any more' },
  }),
  ...trap('AR: the adapter of a bridge can be exchanged', 'BlindAR4 SaltmarshBridged', {
    ...old,
    before: tell('token', 'setAdapter(address)', 'multisig'),
    ...printed,
    twin: { also: ['E6'], because: 'it is two of three for ever' },
  }),
  ...trap('AR: a nurse sings clones to sleep', 'BlindAR5 LullabyMoth', {
    ...grown,
    parts: [part('target', 'LullabyMoth')],
    code: cloneOf('target'),
    before: tell('token', 'begin(string,string,uint256,address)', 'Lullaby Moth', 'MOTH', units(5_000_000), 'deployer'),
    ...closable,
    because: 'until any moment, and no getter names her',
    twin: { because: 'the first two days only' },
  }),
  ...trap('AR: the claims desk of a diamond decides', 'BlindAR5 GarnetDiamond', {
    ...old,
    parts: [part('coin', 'GarnetCoinFacet'), part('desk', 'GarnetDeskFacet')],
    ...made(
      'address,address,bytes4[],bytes4[]',
      'coin',
      'desk',
      ofCoin,
      selectors('owner()', 'seat(bytes32,address,bool)', 'decide(bytes32,address,address,uint96,string)'),
    ),
    ...taken,
    because: 'the owner seats himself at it, and moves what he likes',
    twin: { because: 'who sits there moves his own only' },
  }),
  ...trap('AR: a spread in millionths behind a beacon', 'BlindAR5 LighthouseProxy', {
    ...grown,
    parts: [part('logic', 'LighthouseLogic'), part('beacon', 'LighthouseBeacon', 'address,address', 'logic', 'timelock')],
    ...made('address,bytes', 'beacon', data('initialize(address)', 'deployer')),
    open: all(tell('token', 'moor(address)', 'pair')),
    ...taxable,
    also: ['E3', 'E5', 'E6', 'E7', 'E9'],
    taxes: { buy: 0.5, sell: 0.5, transfer: 0 },
    twin: {
      also: ['E3', 'E4', 'E5', 'E6', 'E7'],
      taxes: { buy: 0.5, sell: 0.5, transfer: 0 },
      because: 'three of a hundred at most; the beacon belongs to a timelock',
    },
  }),
]

export const blindAR: readonly Case[] = [...first, ...moreAR]
