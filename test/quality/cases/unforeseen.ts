import type { Level } from '../../../src/api/level.ts'
import { benign, type Case, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'
import { old } from './established.ts'

const high: readonly Level[] = ['HIGH']
const medium: readonly Level[] = ['MEDIUM']
const { call } = deeds
const renounced = ({ deployer, token }: Place) => [call(deployer, token, 'renounceOwnership()')]
const raised = { effects: ['E4 reachable'], also: ['E3'], levels: high } as const
const shut = { effects: ['E3 reachable'], levels: high } as const
const taken = { effects: ['E5 reachable'], also: ['E3', 'E8'], levels: high } as const

const forwardedBy = (contract: string) => ({
  parts: [{ as: 'forwarder', contract }],
  types: 'address',
  values: ({ parts }: Place) => [parts['forwarder']],
})

/** Rates behind arguments that nobody would guess at first. */
const rates: readonly Case[] = [
  trap('a rate in three steps', 'Settings8 Quorum', raised),
  trap('two rates in one number', 'Settings8 Parcel', raised),
  trap('a rate under the number seven', 'Settings8 Drawer', raised),
  trap('a rate under a hash', 'Settings8 Lexicon', raised),
  trap('a rate under its name', 'Settings8 Spoken', raised),
  trap('rates in a list of three', 'Settings8 Triptych', raised),
  trap('rates in bytes', 'Settings8 Satchel', raised),
].flat()

/** A token whose owner serves a pause, which heeds whom a chamber chose. */
const chosen = (pause: string, servant: string) => ({
  ...old,
  parts: [
    { as: 'chamber', contract: 'Chamber' },
    { as: 'pause', contract: pause, types: 'address', values: ({ parts }: Place) => [parts['chamber']] },
    { as: 'servant', contract: servant, types: 'address', values: ({ parts }: Place) => [parts['pause']] },
  ],
  end: ({ deployer, token, parts }: Place) => [
    call(deployer, `${parts['chamber']}`, 'begin(address)', token),
    call(deployer, `${parts['pause']}`, 'hire(address)', parts['servant']),
    call(deployer, token, 'transferOwnership(address)', parts['servant']),
  ],
})

/** Who is chosen has to wait, and so has everybody else. */
const seats: readonly Case[] = [
  trap('a pause that its maker need not wait for', 'Chosen8 ChamberToken', {
    ...shut,
    also: ['E6'],
    ...chosen('LaxPause', 'Servant'),
    twin: { also: ['E3', 'E6'] },
  }),
  trap('a servant of two masters', 'Chosen8 ChamberToken', {
    ...shut,
    also: ['E6'],
    ...chosen('Pause', 'Valet'),
    twin: { also: ['E3', 'E6'] },
  }),
].flat()

/** Doors that open to what is seldom handed in. */
const doors: readonly Case[] = [
  trap('the router is turned away', 'Doors8 Usher', shut),
  trap('two wei shut the market', 'Doors8 Farthing', { ...shut, also: ['E9'], end: renounced }),
  trap('seven units to the token itself shut the market', 'Doors8 Seventh', { ...shut, also: ['E9'], end: renounced }),
  trap('sales have hours of six hundred blocks', 'Doors8 Tidewater', { effects: ['E2 now'], levels: ['CRITICAL'] }),
  trap('the first day can be put off', 'Doors8 Someday', shut),
  trap('an office that nobody has yet keeps people in', 'Doors8 Vacancy', { effects: ['E3 reachable'], levels: medium }),
  trap('a doorman beside flags keeps people in', 'Outside8 Lobby', {
    effects: ['E3 reachable'],
    levels: ['MEDIUM', 'HIGH'],
    because: 'stops one holder, 25 C; the router as well, 75 B',
    parts: [{ as: 'doorman', contract: 'Doorman' }],
    types: 'address',
    values: ({ parts }) => [parts['doorman']],
    end: renounced,
  }),
  trap('allowances in the name of others', 'Doors8 Proxyholder', taken),
  trap('errands run as its own code', 'Doors8 Errand', { ...taken, also: ['E3', 'E7', 'E8'] }),
  trap('a forwarder names whom it speaks for', 'Doors8 Herald', taken),
  trap('a forwarder lets a number by in place of a signature', 'RealG8 ForwardedToken', {
    ...taken,
    ...forwardedBy('SmallForwarder'),
    twin: { also: ['E5'] },
  }),
  benign('real: spoken for by the forwarder of OpenZeppelin', 'RealG8 ForwardedToken', { also: ['E5'], ...forwardedBy('Forwarder') }),
].flat()

/** The templates of most launches, with an owner who is still there. */
const templates: readonly Case[] = [
  benign('a launch by the book', 'Templates8 Template', {
    open: ({ deployer, token }) => [call(deployer, token, 'enableTrading()')],
  }),
  benign('taxes that fell with the purchases', 'Templates8 Falling', {}),
  benign('made by a farm, up to a cap', 'Templates8 Cake', {
    also: ['E6'],
    parts: [{ as: 'chef', contract: 'Chef' }],
    end: ({ deployer, token, parts: { chef = '' } }) => [
      call(deployer, chef, 'bind(address)', token),
      call(deployer, token, 'transferOwnership(address)', chef),
    ],
  }),
]

/** What makes more of a token and is no power: time, and a price that everybody pays. */
const earned: readonly Case[] = [
  ...trap('what the treasury is owed is owed with every call', 'Earned8 Stipend', { ...old, effects: ['E6 reachable'], levels: high }),
  ...trap('a month without an entry makes half as much again', 'Earned8 Arrears', { ...old, effects: ['E6 reachable'], levels: high }),
  ...trap('whoever asks for more than is owed has it, and nobody is told', 'Earned8 Asking', {
    ...old,
    effects: ['E6 reachable'],
    levels: high,
  }),
  ...trap('earned since a day before it was made', 'Earned8 Backdated', {
    effects: ['E6 reachable'],
    levels: ['MEDIUM', 'HIGH'],
    twin: { also: ['E6'] },
  }),
  ...trap('the owner is owed whenever he asks', 'Earned8 Salary', { ...old, effects: ['E6 reachable'], levels: medium }),
  ...trap('coins of one account count a thousandfold', 'Earned8 Coinage', {
    ...old,
    effects: ['E6 reachable'],
    levels: high,
    before: ({ deployer, token }) => [{ ...call(deployer, token, 'deposit()'), value: 10n ** 21n }],
  }),
  ...trap('a sale into a busy hour uses up all gas', 'Earned8 Nursery', {
    ...old,
    effects: ['E2 now'],
    also: ['E1'],
    levels: ['CRITICAL'],
    sellers: 0,
  }),
  ...trap('a dividend for all as often as anybody likes', 'Earned8 Dividend', { ...old, effects: ['E6 reachable'], levels: high }),
  benign('a share of staked coin', 'Earned8 Stakehouse', old),
  benign('interest by the second', 'Earned8 Interest', old),
]

/** Who may make tokens, with and without an owner, and with and without a way to ask. */
const offices: readonly Case[] = [
  trap('a ward whom nobody can look up', 'Offices8 Warded', {
    effects: ['E6 reachable'],
    levels: high,
    twin: { effects: ['E6 reachable'], levels: medium },
  }),
  trap('an authority that outlives the ownership', 'Offices8 Backdoor', { effects: ['E6 reachable'], levels: high, end: renounced }),
].flat()

export const unforeseen: readonly Case[] = [...rates, ...seats, ...doors, ...templates, ...earned, ...offices]
