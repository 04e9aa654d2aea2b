import { benign, type Case, type Place, trap } from '../case.ts'
import { deeds } from '../chain.ts'
import { countedBy, high, minted, taken } from './against-lives.ts'
import { old } from './established.ts'

/** Written by somebody who had read what makes a finding weigh less, in order to be let off by it. */
const { call } = deeds
const shut = { effects: ['E3 reachable'], also: ['E4', 'E6'], levels: high, twin: false } as const

const forwardedBy = (contract: string) => ({
  parts: [{ as: 'forwarder', contract }],
  types: 'address',
  values: ({ parts }: Place) => [parts['forwarder']],
})
const vaultedBy = (contract: string, file = 'AbuseVault') => ({
  ...old,
  parts: [{ as: 'vault', contract, file }],
  types: 'address',
  values: ({ parts }: Place) => [parts['vault']],
  end: ({ deployer, token, parts }: Place) => [
    call(deployer, `${parts['vault']}`, 'begin(address)', token),
    call(deployer, token, 'renounceOwnership()'),
  ],
})
const fileOf = (contract: string): string => (contract === 'Pause' || contract === 'Servant' ? 'Chosen8' : 'AbusePause')
const heldBy = (pause: string, servant: string) => ({
  ...old,
  parts: [
    { as: 'chamber', contract: 'Chamber' },
    { as: 'pause', contract: pause, types: 'address', values: ({ parts }: Place) => [parts['chamber']], file: fileOf(pause) },
    { as: 'servant', contract: servant, types: 'address', values: ({ parts }: Place) => [parts['pause']], file: fileOf(servant) },
  ],
  end: ({ deployer, token, parts }: Place) => [
    call(deployer, `${parts['chamber']}`, 'begin(address)', token),
    call(deployer, `${parts['pause']}`, 'hire(address)', parts['servant']),
    call(deployer, token, 'transferOwnership(address)', parts['servant']),
  ],
})
const underSeveral = (servant: string) => ({
  ...old,
  parts: [{ as: 'servant', contract: servant, types: 'address', values: ({ parts }: Place) => [parts['multisig']], file: fileOf(servant) }],
  end: ({ deployer, token, parts }: Place) => [call(deployer, token, 'transferOwnership(address)', parts['servant'])],
})
const lentBy = (desk: string) => ({
  ...old,
  parts: [{ as: 'desk', contract: desk }],
  types: 'address',
  values: ({ parts }: Place) => [parts['desk']],
  before: ({ deployer, token, parts }: Place) => [
    { ...call(deployer, `${parts['desk']}`, 'begin(address)', token), value: 1_000n * 10n ** 18n },
  ],
  end: ({ deployer, token }: Place) => [call(deployer, token, 'renounceOwnership()')],
})

/** Five people sit on a board, or one in some of the seats. */
const boardOf = (board: string, own = 0) => ({
  ...old,
  parts: [
    {
      as: 'board',
      contract: board,
      types: 'address[]',
      values: ({ deployer, given }: Place) => [[...Array.from({ length: own }, () => deployer), ...given.slice(0, 5 - own)]],
    },
  ],
  types: 'address',
  values: ({ parts }: Place) => [parts['board']],
  end: ({ deployer, token, parts }: Place) => [call(deployer, `${parts['board']}`, 'bind(address)', token)],
})

/** A gate forbids at the wish of several; two of a list that nobody is named in let through what they asked for, and what else the gate lets them do. */
const gatedBy = (gate: string) => ({
  ...old,
  parts: [
    {
      as: 'gate',
      contract: gate,
      types: 'address,uint256[]',
      values: (place: Place) => [place.parts['multisig'], [5, 6, 7].map(nth => unnamed(place, nth))],
    },
  ],
  end: ({ deployer, token, parts }: Place) => [
    call(deployer, `${parts['gate']}`, 'bind(address)', token),
    call(deployer, token, 'transferOwnership(address)', parts['gate']),
  ],
})

const unnamed = ({ given }: Place, nth: number) => BigInt(given[nth] ?? 0) ^ (2n ** 256n - 1n)
const hidden = (place: Place) => unnamed(place, 7)
const desk = `0x${Buffer.from('desk').toString('hex').padEnd(64, '0')}`
/** A till takes what the desk asks for that a book names; the book is the timelock's in the end, or stays with its maker. */
const namedBy = ({ book = 'NameBook', till = 'NamedTill', desk: counter = 'NamedDesk', keeps = false }) => {
  const secret = (contract: string) => (/Clerks|Friendly/.test(contract) ? [hidden] : [])
  const made = (as: string, contract: string, ...values: readonly ((place: Place) => unknown)[]) => ({
    as,
    contract,
    types: values.map((_, at) => (at === 0 ? 'address' : 'uint256')).join(),
    values: (place: Place) => values.map(value => value(place)),
  })
  return {
    ...old,
    parts: [
      made('book', book, ({ deployer }) => deployer, ...secret(book)),
      made('till', till, ({ parts }) => parts['book'], ...secret(till)),
      made('desk', counter, ({ parts }) => parts['till']),
    ],
    types: 'address',
    values: ({ parts }: Place) => [parts['till']],
    end: ({ deployer, token, parts }: Place) => [
      call(deployer, `${parts['till']}`, 'bind(address)', token),
      call(deployer, `${parts['book']}`, 'write(bytes32,address)', desk, parts['desk']),
      ...(keeps ? [] : [call(deployer, `${parts['book']}`, 'handOver(address)', parts['timelock'])]),
      call(deployer, token, 'renounceOwnership()'),
    ],
  }
}

const forwarders = [
  'Plain',
  'Fallback',
  'Twins',
  'AnyHash',
  'Memory',
  'Combo',
  'Transient',
  'Mask',
  'Verifier',
  'Batch',
  'Deep',
  'Module',
  'View',
]
const vaults = [
  'Plain',
  'Rank',
  'Forfeit',
  'Puzzle',
  'Opener',
  'Packed',
  'Packed2',
  'Memory',
  'Poke',
  'Balance',
  'Deep',
  'Transient',
  'Combo',
  'Key',
  'Number',
]
const redeemers = ['For', 'Bits', 'Halves', 'Raw', 'Agent', 'Module']
const pauses = ['Far', 'Packed', 'Rank', 'Decoys', 'Short', 'Signed', 'Fast', 'Fade']
const servants = ['Helper', 'Signed', 'Adopt']
const desks = ['Plain', 'Give', 'Large', 'Seven', 'Later', 'Huge']

export const against: readonly Case[] = [
  benign('against: an honest forwarder', 'AbuseForward AbToken', { also: ['E5'], ...forwardedBy('AbHonest') }),
  ...forwarders.map(one => trap(`against: forwarder ${one}`, 'AbuseForward AbToken', { ...taken, ...forwardedBy(`Ab${one}`) })),
  trap('against: settled through a forwarder', 'AbuseForward AbSweepToken', { ...taken, ...forwardedBy('AbForwarder') }),
  benign('against: a vault whose flag nobody sets', 'AbuseVault VtToken', { ...vaultedBy('VtHonest'), also: ['E5'] }),
  ...vaults.map(one => trap(`against: vault ${one}`, 'AbuseVault VtToken', { ...taken, ...vaultedBy(`Vt${one}`) })),
  benign('against: an honest redeemer', 'AbuseVault VtToken', { ...vaultedBy('RdHonest', 'AbuseRedeem'), also: ['E5'] }),
  ...redeemers.map(one => trap(`against: redeemer ${one}`, 'AbuseVault VtToken', { ...taken, ...vaultedBy(`Rd${one}`, 'AbuseRedeem') })),
  ...pauses.map(one => trap(`against: pause ${one}`, 'Chosen8 ChamberToken', { ...shut, ...heldBy(`Ps${one}`, 'Servant') })),
  ...servants.flatMap(one => [
    trap(`against: servant ${one}`, 'Chosen8 ChamberToken', { ...shut, ...heldBy('Pause', `Sv${one}`) }),
    trap(`against: servant ${one} of several`, 'Chosen8 ChamberToken', { ...shut, ...underSeveral(`Sv${one}`) }),
  ]),
  benign('against: an honest desk', 'AbuseCredit CrToken', { ...lentBy('CrHonest'), also: ['E5', 'E6'] }),
  benign('against: a desk that a book names', 'Named8 NamedCoin', { ...namedBy({}), also: ['E5'] }),
  ...[
    { keeps: true },
    { book: 'OpenBook' },
    { book: 'ClerksBook' },
    { till: 'FriendlyTill' },
    { desk: 'MakersDesk' },
    { desk: 'OpenDesk' },
    { desk: 'RelayingDesk' },
    { book: 'KeepersBook' },
    { till: 'AskingTill' },
    { till: 'TurningTill' },
    { desk: 'PayeesDesk' },
    { desk: 'OrdersDesk' },
    { desk: 'MarkingDesk' },
  ].map(one =>
    trap(`against: named by ${one.keeps ? 'its maker' : Object.values(one).join()}`, 'Named8 NamedCoin', { ...taken, ...namedBy(one) }),
  ),
  benign('against: a gate whose list only mints', 'Apart8 ApartCoin', { ...gatedBy('Gate'), also: ['E3', 'E6'] }),
  ...['Keepers', 'Telling', 'Barring', 'Handing', 'Noting', 'Counting', 'Bailiffs', 'Silent', 'Looking'].map(one =>
    trap(`against: the list of ${one}Gate`, 'Apart8 ApartCoin', { ...shut, ...gatedBy(`${one}Gate`), also: ['E4', 'E5', 'E6'] }),
  ),
  ...['Either', 'Narrow', 'Rounds', 'Front', 'Table', 'Places', 'Wide', 'Endless', 'Less', 'Naming', 'Drift'].map(one =>
    trap(`against: the list of ${one}Gate`, 'ApartMore8 GatedCoin', { ...shut, ...gatedBy(`${one}Gate`), also: ['E4', 'E5', 'E6'] }),
  ),
  ...['Still', 'Closed'].map(one =>
    trap(`against: a list that makes a ${one}Coin`, `ApartMore8 ${one}Coin`, {
      ...shut,
      ...gatedBy('OrderGate'),
      also: ['E4', 'E5', 'E6'],
    }),
  ),
  benign('against: a till that counts to the end', 'Meters8 MeterCoin', { ...countedBy('HonestTill'), also: ['E6'] }),
  ...['Early', 'Anew', 'Over', 'Part', 'Wider', 'Other', 'Each', 'Twice', 'Hour', 'AnyDay'].map(one =>
    trap(`against: counted by ${one}Till`, 'Meters8 MeterCoin', { ...minted, ...countedBy(`${one}Till`) }),
  ),
  benign('against: a till that counts each day', 'Meters8 MeterCoin', { ...countedBy('DayTill'), also: ['E6'] }),
  benign('against: a till that begins each day', 'Meters8 MeterCoin', { ...countedBy('FreshTill'), also: ['E6'] }),
  ...['Minute', 'Turned', 'Emptied', 'First'].map(one =>
    trap(`against: begun anew by ${one}Till`, 'Meters8 MeterCoin', { ...minted, ...countedBy(`${one}Till`) }),
  ),
  trap('against: one hand counts, the other does not', 'Meters8 HandsCoin', { ...minted, ...countedBy('Ear') }),
  benign('against: a board of which three must agree', 'Heard8 HeardCoin', { ...boardOf('Board'), also: ['E5'] }),
  trap('against: a board of three seats of one', 'Heard8 HeardCoin', { ...taken, ...boardOf('Board', 3) }),
  ...['Keeper', 'One', 'Silent', 'Clerk', 'Weight', 'Open', 'Month', 'Minutes'].map(one =>
    trap(`against: ${one}Board`, 'Heard8 HeardCoin', { ...taken, ...boardOf(`${one}Board`) }),
  ),
  ...['RoundLevy', 'TermLevy', 'KeepingFee'].map(one =>
    trap(`against: a little at a time by ${one}`, `Slow8 ${one}`, { ...taken, age: 'grown' }),
  ),
  ...['WideMint', 'OneMint'].map(one =>
    trap(`against: a number that looks like less in ${one}`, `Widths8 ${one}`, { ...minted, twin: false }),
  ),
  ...['Each', 'Minutes', 'Clerks', 'Said', 'Period', 'Shop', 'Saved', 'Books'].map(one =>
    trap(`against: so much by ${one}Quota`, `Quota8 ${one}Quota`, { ...minted, age: 'grown' }),
  ),
  ...desks.map(one => trap(`against: desk ${one}`, 'AbuseCredit CrToken', { ...minted, ...lentBy(`Cr${one}`) })),
].flat()
