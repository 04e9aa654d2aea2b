import type { Level } from '../../../src/api/level.ts'
import { type Case, type Life, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'

const grave: readonly Level[] = ['HIGH', 'CRITICAL']
const some: readonly Level[] = ['MEDIUM', 'HIGH', 'CRITICAL']
const renounced = { end: ({ deployer, token }: Place) => [deeds.call(deployer, token, 'renounceOwnership()')] }
const shut = { effects: ['E3 reachable'], also: ['E4'], levels: grave } as const
const announced = { ...shut, levels: some, because: 'everybody sees it coming for two days' } as const
const taken = { effects: ['E5 reachable'], also: ['E3', 'E8'], levels: grave } as const
const beside = { effects: ['E5 reachable'], also: ['E1', 'E2', 'E3', 'E4'], levels: some } as const
const made = { effects: ['E6 reachable'], also: ['E5', 'E8', 'E9'], levels: some } as const

/** The token is told at its birth whom it obeys, and that is told of the token. */
const obeying = (contract: string): Life => ({
  parts: [{ as: 'office', contract }],
  types: 'address',
  values: ({ parts }) => [parts['office']],
  before: ({ deployer, token, parts }) => [deeds.call(deployer, parts['office'] ?? '', 'bind(address)', token)],
})

/** Its owner is a contract with so many keys. */
const ruledBy = (contract: string, keys = 3): Life => ({
  parts: [
    { as: 'wallet', contract, types: Array.from({ length: keys }, () => 'address').join(), values: ({ given }) => given.slice(0, keys) },
  ],
  end: ({ deployer, token, parts }) => [deeds.call(deployer, token, 'transferOwnership(address)', parts['wallet'])],
})

/** Its owner is a contract that counts votes by tokens. */
const votedBy = (contract: string): Life => ({
  parts: [{ as: 'ballot', contract }],
  end: ({ deployer, token, parts }) => [
    deeds.call(deployer, parts['ballot'] ?? '', 'begin(address)', token),
    deeds.call(deployer, token, 'transferOwnership(address)', parts['ballot']),
  ],
})

/** The token keeps the shares of its pool. */
const removable = {
  effects: ['E8 reachable'],
  levels: grave,
  lp: ({ deployer, token, pair }: Place) => [deeds.approve(deployer, pair, token), deeds.call(deployer, token, 'lockShares()')],
} as const

/** A hundred million old coins were exchanged. */
const exchanged: Life = {
  parts: [{ as: 'elder', contract: 'Elder' }],
  types: 'address',
  values: ({ parts }) => [parts['elder']],
  before: ({ deployer, token, parts }) => [
    deeds.approve(deployer, parts['elder'] ?? '', token),
    deeds.call(deployer, token, 'exchange(uint256)', 10n ** 26n),
  ],
  ...renounced,
}

/** A desk makes it for whoever leaves coins there; its maker has left some, and may still have a few. */
const madeBy = (desk: string): Life => ({
  parts: [{ as: 'desk', contract: desk }],
  types: 'address',
  values: ({ parts }) => [parts['desk']],
  before: ({ deployer, token, parts }) => [
    { ...deeds.call(deployer, parts['desk'] ?? '', 'begin(address)', token), value: 1000n * 10n ** 18n },
  ],
  end: ({ deployer, token }) => [deeds.call(deployer, token, 'renounceOwnership()')],
  age: 'old',
})

/** A locker of nobody's list keeps the shares of the pool for a year. */
const lockedIn = (contract: string): Life => ({
  parts: [{ as: 'locker', contract }],
  lp: ({ deployer, pair, parts, present }) => [
    deeds.approve(deployer, pair, parts['locker']),
    deeds.call(deployer, parts['locker'] ?? '', 'bring(address,uint256)', pair, BigInt(present + 365 * 86_400)),
  ],
})

/** How a switch is thrown, whatever it switches: by whom, with which argument, in how many calls. */
export const forms: readonly Case[] = [
  trap('a bit high up in a word shuts sales', 'Forms8 Bitfield', shut),
  trap('a selector that no dispatcher lists shuts sales', 'Forms8 Unlisted', shut),
  trap('a transfer to a known address shuts sales', 'Forms8 Landmark', shut),
  trap('an approval of nobody shuts sales', 'Forms8 Ashes', shut),
  trap('the twelfth call shuts sales', 'Forms8 Dozen', shut),
  trap('a list of structs holds what a sale costs', 'Forms8 Ledger', shut),
  trap('two bounded settings add up', 'Forms8 Halves', shut),
  trap('the sixth mode shuts sales', 'Forms8 Sixth', shut),
  trap('settings come as bytes', 'Forms8 Parcel', shut),
  trap('what lies between the token and the pool', 'Forms8 Between', shut),
  trap('the contract calls itself', 'Forms8 Echo', shut),
  trap('eight of at most ten calls', 'Forms8 Steps', shut),
  trap('a switch, and then balances are taken', 'Forms8 Key', taken),
  trap('a sale takes what the seller keeps', 'Forms8 Remnant', beside),
  trap('a number under a key, and then a mint', 'Forms8 Register', { ...made, ...renounced }),
  trap('an amount that is known, and then a gift', 'Forms8 Token777', { ...made, ...renounced }),
  trap('a bit, and then a gift', 'Forms8 Latch', { ...made, ...renounced }),
  trap('one flag up and one down, and then a mint', 'Forms8 Crossed', { ...made, ...renounced }),
  trap('a list, and then no approval', 'Forms8 Refusal', { ...shut, ...renounced }),
  trap('announced two days before', 'Forms8 Herald', announced),
  trap('ether that comes in ends approvals', 'Forms8 Coin', { ...shut, ...renounced }),
  trap('a call to itself ends what the router may', 'Forms8 Mirror', { ...shut, ...renounced }),
  trap('the last of many has a switch', 'Forms8 Crowd', {
    ...made,
    ...renounced,
    types: 'address[4]',
    values: ({ given }: Place) => [given.slice(0, 4)],
  }),
  trap('a contract obeys somebody who stands in a hash', 'Forms8 Stewarded', {
    ...taken,
    ...renounced,
    ...obeying('Steward'),
  }),
  trap('a contract obeys a clerk whom a hash appoints', 'Order8 Appointed', {
    ...taken,
    ...renounced,
    ...obeying('Appointing'),
    twin: { also: ['E5'], because: 'only the token could appoint a clerk, and it has no function for that' },
  }),
  trap('a contract passes on what it is told', 'Order8 Boarded', {
    ...taken,
    ...renounced,
    ...obeying('Switchboard'),
    twin: { also: ['E5'], because: 'the clerk can move nothing but nothings' },
  }),
  trap('a contract says word by word what it is told', 'Order8 Wired', {
    ...taken,
    ...renounced,
    ...obeying('Telegraph'),
    twin: { also: ['E5'], because: 'the clerk can move nothing but nothings' },
  }),
  trap('a contract obeys a partner beside a clerk who has resigned', 'Order8 Partnered', {
    ...taken,
    ...obeying('Partners'),
    end: ({ deployer, token, parts }: Place) => [
      deeds.call(deployer, parts['office'] ?? '', 'resign()'),
      deeds.call(deployer, token, 'renounceOwnership()'),
    ],
    twin: { also: ['E5'], because: 'only a clerk could collect, and there is none' },
  }),
  trap('a contract obeys where no function is named', 'Order8 Countered', {
    ...taken,
    ...renounced,
    ...obeying('Counter'),
    twin: { also: ['E5'], because: 'only the token could be served, and it has no function for that' },
  }),
  trap('several keys rule, and somebody whom nobody has met', 'Wallets8 Besieged', {
    ...taken,
    ...ruledBy('Backdoor'),
    twin: { also: ['E5', 'E3'], because: 'two of three keys may take balances' },
  }),
  trap('several keys rule, and somebody in a list need not ask', 'Wallets8 Watched', {
    ...taken,
    ...ruledBy('Guarded'),
    twin: { also: ['E5', 'E3'], because: 'two of three keys may take balances' },
  }),
  trap('a keeper waits for two days, and those in a list do not', 'Wallets8 Waited', {
    ...taken,
    ...ruledBy('Skipped', 0),
    twin: { also: ['E5', 'E3'], because: 'balances may be taken two days after everybody could see it' },
  }),
  trap('several keys rule, and somebody below their functions', 'Wallets8 Undermined', {
    ...taken,
    ...ruledBy('Cellar'),
    twin: { also: ['E5', 'E3'], because: 'two of three keys may take balances' },
  }),
  trap('several keys rule, and the first of them alone', 'Wallets8 Hastened', {
    ...taken,
    ...ruledBy('Hasty'),
    twin: { also: ['E5', 'E3'], because: 'two of three keys may take balances' },
  }),
  trap('two must agree, and the second is anybody', 'Wallets8 Handled', {
    ...taken,
    ...ruledBy('Hand', 1),
    twin: { also: ['E5', 'E3'], because: 'two keys together may take balances' },
  }),
  ...(
    [
      ['tokens vote, and somebody spelt in two halves need not ask', 'Wallets8 Elected', 'Reopened'],
      ['tokens vote, and somebody in a list need not ask', 'Wallets8 Delegated', 'Relisted'],
    ] as const
  ).map(([name, place, ballot]) =>
    trap(name, place, {
      ...taken,
      ...votedBy(ballot),
      twin: { also: ['E5', 'E3'], because: 'balances may be taken three days after holders voted for it' },
    }),
  ),
  trap('a keeper waits for two days, and somebody need not wait', 'Wallets8 Patient', {
    ...taken,
    ...ruledBy('Patience', 0),
    twin: { also: ['E5', 'E3'], because: 'balances may be taken two days after everybody could see it' },
  }),
  ...(
    [
      ['the owner may take what is locked', 'Keeps8 Blessed'],
      ['somebody whom a mapping knows may take what is locked', 'Keeps8 Whispered'],
      ['what is locked is unlatched first', 'Keeps8 Unlatched'],
      ['what is locked is let go with a word that nobody spells', 'Keeps8 Muttered'],
    ] as const
  ).map(([name, place]) => trap(name, place, { ...removable, twin: { also: ['E8'], because: 'the token keeps it' } })),
  ...(
    [
      ['somebody in a mapping of the locker need not wait', 'Wardened'],
      ['whoever brings a signature need not wait', 'Signed'],
      ['whoever knows the word of the locker need not wait', 'Spoken'],
      ['somebody spelt in two halves need not wait', 'Veiled'],
      ['the date of the locker may be moved', 'Movable'],
    ] as const
  ).map(([name, locker]) =>
    trap(name, 'Lockers8 Moored', {
      effects: ['E8 reachable'],
      levels: grave,
      ...lockedIn(locker),
      twin: { also: ['E8'], because: 'a contract keeps it that no list knows' },
    }),
  ),
  ...(
    [
      ['who made the desk owes less than others', 'Credits8 Favoured', 'Favouring'],
      ['who made the desk has a little for nothing, again and again', 'Credits8 Trickled', 'Trickling'],
      ['who made the desk has some for nothing every twenty days', 'Credits8 Refilled', 'Refilling'],
    ] as const
  ).map(([name, place, desk]) =>
    trap(name, place, { ...made, ...madeBy(desk), twin: { also: ['E6'], because: 'whoever leaves coins may borrow, and its maker has' } }),
  ),
  trap('nine of ten old coins are still with their maker', 'Credits8 Younger', {
    ...made,
    ...exchanged,
    twin: { also: ['E6'], because: 'what is left of the old coins makes a twentieth' },
  }),
  trap('more is burnt than there is', 'Sums5 Overdrawn', {
    ...made,
    levels: ['CRITICAL'],
    age: 'old',
    twin: { also: ['E6'], because: 'its owner makes tokens that the supply shows' },
  }),
].flat(2)
