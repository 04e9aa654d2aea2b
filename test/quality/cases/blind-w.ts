import type { Level } from '../../../src/api/level.ts'
import { type Case, trap } from '../case.ts'
import { data, hash, made, part, person, renounced } from './blind-f-lives.ts'

const critical: readonly Level[] = ['CRITICAL']
const high: readonly Level[] = ['HIGH']
const nobody = `0x${'0'.repeat(40)}`
const noHash = `0x${'0'.repeat(64)}`
/** An ordinary account whose key signs; the key is 32 bytes of 0x57. */
const signer = '0x8B75dB8a458F25a728DCBc237C10e89CEa11d176'

/** No sale goes through, and nobody has to do anything for it. */
const stuck = { effects: ['E1 now'], also: ['E2', 'E9'], levels: critical } as const
const eaten = { effects: ['E4 now'], also: ['E1', 'E2', 'E9'], levels: critical } as const
/** What one key can do. */
const shut = { effects: ['E3 reachable'], also: ['E9'], levels: high } as const
const charged = { effects: ['E4 reachable'], also: ['E3', 'E9'], levels: high } as const
const taken = { effects: ['E5 reachable'], also: ['E3', 'E4', 'E6', 'E8', 'E9'], levels: high } as const
const seen = { effects: ['E6 reachable'], also: ['E3', 'E4', 'E5', 'E8'], levels: ['MEDIUM', 'HIGH'] } as const
const unseen = { effects: ['E6 reachable'], also: ['E3', 'E4', 'E5', 'E8', 'E9'], levels: ['HIGH', 'CRITICAL'] } as const
const bounded = { also: ['E4'] } as const
const grown = { age: 'grown' } as const

const proven: readonly Case[] = [
  ...trap('W: an origin that has bought does not sell', 'BlindW1 Tansy', {
    ...stuck,
    because: 'whoever was the origin of a purchase is never the origin of a sale; those who were given some can sell',
    twin: { because: 'not in the block of the purchase' },
  }),
  ...trap('W: every second transfer halves the largest sale', 'BlindW1 Sorrel', {
    ...stuck,
    because: 'after forty transfers a sale is less than a millionth of the supply',
    twin: { because: 'an eighth of the supply at once, and again at once' },
  }),
  ...trap('W: above the price of the launch 96 of 100 are kept', 'BlindW1 Yarrow', {
    ...eaten,
    taxes: { buy: 0, sell: 96, transfer: 0 },
    twin: { ...bounded, taxes: { buy: 0, sell: 2, transfer: 0 } },
  }),
  ...trap('W: a thousandth of what was burnt is sold at once', 'BlindW1 Burnet', {
    ...grown,
    ...stuck,
    also: ['E2', 'E4', 'E9'],
    because: 'a sale is worth a few thousandths of a cent at most',
    twin: { ...bounded, taxes: { buy: 1, sell: 0, transfer: 0 } },
  }),
  ...trap('W: the last byte of a seller is that of the pool', 'BlindW1 Lovage', {
    ...stuck,
    because: 'one address in 256 can sell',
  }),
  ...trap('W: a twenty-thousandth of the own balance is sold at once', 'BlindW2 Mica', { ...stuck, end: renounced }),
  ...trap('W: what is kept follows the price of gas', 'BlindW2 Beryl', {
    ...eaten,
    taxes: { buy: 0, sell: 97, transfer: 0 },
    because: 'a tenth of a gwei is enough for 97 of 100; a call at a base fee of nothing leaves all',
    end: renounced,
    twin: { ...bounded, taxes: { buy: 0, sell: 2, transfer: 0 } },
  }),
  ...trap('W: settled in the first twelve seconds of a week', 'BlindW2 Slate', { ...stuck, end: renounced }),
  ...trap('W: a sale is announced and nothing moves', 'BlindW2 Flint', { ...stuck, age: 'fresh' }),
  ...trap('W: what outsiders have melts within a day', 'BlindW3 Saltern', {
    effects: ['E5 now'],
    also: ['E1', 'E2', 'E4', 'E6', 'E9'],
    levels: critical,
    because: 'sold at once all goes through; after a day nothing is left, though nobody acted',
  }),
  ...trap('W: three of a hundred in measures of ten supplies', 'BlindW3 Tarn', {
    ...eaten,
    taxes: { buy: 0, sell: 96, transfer: 0 },
    because: 'the charge is rounded up to whole measures, and a measure is ten times the supply',
    twin: { ...bounded, taxes: { buy: 0, sell: 3, transfer: 0 } },
  }),
  ...trap('W: approved and sold in one transaction or not at all', 'BlindW3 Sluice', {
    ...stuck,
    because: 'an account approves in one transaction and sells in another; only a contract does both at once',
  }),
  ...trap('W: a contract for each buyer is open in its first block', 'BlindW3 Weir', { ...grown, ...stuck }),
  ...trap('W: another code for the router', 'BlindW3 Culvert', {
    ...stuck,
    also: ['E2', 'E7', 'E9'],
    parts: [part('course', 'Race'), part('relief', 'StillRace')],
    ...made('address,address,bytes', 'course', 'relief', data('begin(address)', 'deployer')),
    twin: { parts: [part('course', 'Race'), part('relief', 'Race')] },
  }),
]

const blocking: readonly Case[] = [
  ...trap('W: a bundle of a warden makes it a matter of members', 'BlindW4 Cordwain', { ...shut, end: renounced }),
  ...trap('W: the owner names the official pool', 'BlindW4 Chandler', { ...shut, also: ['E8', 'E9'] }),
  ...trap('W: numbers of customers are held back', 'BlindW4 Turner', {
    ...shut,
    ...made('address', person(5)),
    end: renounced,
    twin: made('address', nobody),
  }),
  ...trap('W: the code of an ordinary account is refused', 'BlindW4 Cooper', {
    ...shut,
    because: 'all accounts without code have the same hash of it',
    ...made('bytes32', hash('address', 'deployer')),
    end: renounced,
    twin: made('bytes32', noHash),
  }),
  ...trap('W: a steward bars spans of addresses', 'BlindW5 Pontoon', {
    ...shut,
    parts: [part('steward', 'Steward', 'address', 'deployer')],
    ...made('address', 'steward'),
    end: renounced,
    twin: { also: ['E3'], ...made('address', 'timelock') },
  }),
  ...trap('W: a share of a base that may be nothing', 'BlindW5 Lighter', {
    ...shut,
    twin: { also: ['E3'], because: 'a sale may always be half a percent of the supply, and again at once' },
  }),
  ...trap('W: the owner names the quay', 'BlindW5 Packet', {
    ...shut,
    also: ['E4', 'E7', 'E9'],
    parts: [part('quay', 'OpenQuay')],
    ...made('address', 'quay'),
  }),
  ...trap('W: passes that nobody has', 'BlindW5 Tender', {
    ...shut,
    also: ['E4', 'E7', 'E9'],
    taxes: { buy: 0, sell: 1, transfer: 0 },
    end: renounced,
    twin: { ...bounded, taxes: { buy: 0, sell: 1, transfer: 0 } },
  }),
  ...trap('W: one word with a rest of a hundred years', 'BlindW6 Weft', {
    ...shut,
    also: ['E2', 'E4', 'E9'],
    taxes: { buy: 1, sell: 1, transfer: 0 },
    twin: { also: ['E3', 'E4'], taxes: { buy: 1, sell: 1, transfer: 0 }, because: 'three percent and five minutes at most' },
  }),
]

const charging: readonly Case[] = [
  ...trap('W: halvings announced four minutes before', 'BlindW6 Warp', {
    ...charged,
    taxes: { buy: 0, sell: 1.5625, transfer: 0 },
    ...made('address', 'deployer'),
    end: renounced,
    twin: { ...bounded, taxes: { buy: 0, sell: 1.5625, transfer: 0 } },
  }),
  ...trap('W: a steep pattern with a slant below nothing', 'BlindW6 Heddle', {
    ...charged,
    taxes: { buy: 0, sell: 1, transfer: 0 },
    because: 'one combination of four settings alone: the third pattern, steep, its slant negative',
    twin: { ...bounded, taxes: { buy: 0, sell: 1, transfer: 0 } },
  }),
  ...trap('W: a new season, and who came before is late', 'BlindW6 Selvage', {
    ...charged,
    because: 'ownership is given away; who deployed it can still turn the season, and 92 of 100 are kept of what was bought before',
    end: renounced,
    twin: bounded,
  }),
  ...trap('W: settings go by their names', 'BlindW7 Ravelin', {
    ...charged,
    taxes: { buy: 1, sell: 1, transfer: 0 },
    twin: { ...bounded, taxes: { buy: 1, sell: 1, transfer: 0 }, because: 'four percent at most' },
  }),
]

const taking: readonly Case[] = [
  ...trap('W: the owner acts in its name, and it needs no allowance', 'BlindW7 Bastion', taken),
  ...trap('W: lost is who moved nothing for as long as the owner says', 'BlindW7 Glacis', taken),
  ...trap('W: who has the second deed burns what others have', 'BlindW7 Postern', {
    ...taken,
    parts: [part('deeds', 'Deeds')],
    ...made('address', 'deeds'),
    end: renounced,
  }),
  ...trap('W: an agent may spend what customers bought', 'BlindW7 Barbican', {
    ...taken,
    because: 'a purchase lets the agent spend all, without an event',
    ...made('address', person(6)),
    end: renounced,
  }),
  ...trap('W: the first holder converts for all', 'BlindW8 Sedge', { ...taken, end: renounced }),
  ...trap('W: a level that is lowered by one of a role', 'BlindW8 Bulrush', {
    ...taken,
    ...made('address', person(2)),
    end: renounced,
    twin: { also: ['E5'], because: 'a hundredth at most, ever' },
  }),
  ...trap('W: no allowance where the planter is the origin', 'BlindW8 Reedmace', { ...taken, end: renounced }),
  ...trap('W: the treasurer writes in the coffer', 'BlindW9 Moidore', {
    ...taken,
    levels: ['HIGH', 'CRITICAL'],
    because: 'whatever anybody has can be written, upwards as well, and neither the supply nor an event shows it',
    parts: [part('coffer', 'Coffer', 'address', 'deployer')],
    ...made('address', 'coffer'),
    end: renounced,
    twin: { parts: [part('coffer', 'Coffer', 'address', nobody)] },
  }),
]

const making: readonly Case[] = [
  ...trap('W: weights of classes', 'BlindW8 Watercress', {
    ...unseen,
    because: 'whoever is put into a class of weight has more, and neither the supply nor an event shows it',
    ...made('address', person(7)),
    end: renounced,
    twin: made('address', nobody),
  }),
  ...trap('W: paid by the second', 'BlindW9 Groat', { ...seen, twin: { also: ['E6'], because: 'a hundredth of the first supply a year' } }),
  ...trap('W: given away without having it', 'BlindW9 Farthing', {
    ...unseen,
    because: 'what is dropped is taken from nobody; the events look like transfers, and the supply stays',
  }),
  ...trap('W: comes back from a chain that it never went to', 'BlindW9 Bezant', {
    ...seen,
    also: ['E3', 'E4', 'E5', 'E8', 'E9'],
    because: 'anybody may bring a packet; what counts is the key that signed it, and an ordinary account has it',
    ...made('address', signer),
    end: renounced,
    twin: { also: ['E6'], because: 'no more comes back than has left' },
  }),
  ...trap('W: somebody else reckons, in its place', 'BlindW9 Ducat', {
    effects: ['E7 reachable'],
    also: ['E3', 'E4', 'E5', 'E6', 'E8', 'E9'],
    levels: ['MEDIUM', 'HIGH'],
    because: 'what reckons runs in the storage of the token, and the owner names it, as that of a proxy that one account upgrades',
    taxes: { buy: 0, sell: 1, transfer: 0 },
    parts: [part('reckoning', 'Reckoning')],
    ...made('address', 'reckoning'),
    twin: { ...bounded, taxes: { buy: 0, sell: 1, transfer: 0 } },
  }),
]

export const blindW: readonly Case[] = [...proven, ...blocking, ...charging, ...taking, ...making]
