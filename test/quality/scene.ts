import { type Ethereum, ether, startEthereum } from '../support/chain/ethereum.ts'
import type { Case, Place, Transaction } from './case.ts'
import { asAddress, balanceCall, type Crowd, createCrowd, deeds, pairCall } from './chain.ts'
import { compileFile } from './compile.ts'

const day = 86_400
const year = 365 * day
const minute = 60

/** What stands for all tokens: a timelock of two days, two of three signatures, a contract that hands out, a burn address. */
const burn = '0x000000000000000000000000000000000000dEaD'

interface Lived {
  readonly case: Case
  place: Place
  /** Answers to what the stage before asked. */
  answers: readonly string[]
  readonly make: Maker
}

interface Stage {
  /** What must be known first. */
  readonly ask?: (lived: Lived) => readonly { readonly to: string; readonly data: string }[]
  readonly act?: (lived: Lived) => readonly Transaction[]
  /** Keeps what was asked. */
  readonly learn?: (lived: Lived) => void
  /** Seconds that have passed since the stage before; ten minutes. */
  readonly after?: number
}

export interface Scene {
  readonly chain: Ethereum
  readonly tokens: readonly { readonly case: Case; readonly place: Place }[]
  stop(): Promise<void>
}

const account = (kind: number, index: number) =>
  `0x${(0x5eed_0000_0000n + BigInt(kind) * 0x1_0000n + BigInt(index)).toString(16).padStart(40, 'b7e91c2d')}`
const traders = Array.from({ length: 60 }, (_, index) => account(1, index))
const people = Array.from({ length: 80 }, (_, index) => account(2, index))

const numberIn = (lived: Lived, index = 0): bigint => BigInt(lived.answers[index] || 0)
/** Tells the code that makes a contract of one of the files. */
type Maker = (file: string, contract: string, variant: Case['variant']) => string

/** Contracts of one file that many lives share. */
const shared = ['Disperser', 'Safe', 'SafeProxy', 'Timelock'] as const

/** Of each file all that these lives deploy is compiled at once, and nothing else. */
function makerFor(cases: readonly Case[]): Maker {
  const wanted = new Map<string, Set<string>>()
  const ofFile = (file: string, variant: Case['variant']): Set<string> => {
    const own = wanted.get(`${file} ${variant}`) ?? new Set<string>()
    wanted.set(`${file} ${variant}`, own)
    return own
  }
  for (const contract of shared) ofFile('Common', 'trap').add(contract)
  for (const { file, contract, variant, parts = [] } of cases) {
    ofFile(file, variant).add(contract)
    for (const part of parts) ofFile(part.file ?? file, variant).add(part.contract)
  }
  return (file, contract, variant) => {
    const artifact = compileFile(file, variant, [...ofFile(file, variant)])[contract]
    if (!artifact) throw new Error(`There is no ${contract} in ${file}.sol.`)
    return artifact.bytecode
  }
}

/** Hands the money to the same accounts for all tokens: people hold more than one. */
const stages: readonly Stage[] = [
  ...[0, 1, 2, 3].map(
    (index): Stage => ({
      act: ({ case: { parts = [], file, variant }, place, make }) =>
        parts.slice(index, index + 1).map(part => {
          const bytecode = make(part.file ?? file, part.contract, variant)
          return deeds.create(place.deployer, part.as, bytecode, part.types, part.values?.(place))
        }),
      after: 1,
    }),
  ),
  {
    act: ({ case: { file, contract, variant, types, values, code }, place, make }) => [
      deeds.create(place.deployer, 'token', code?.(place) ?? make(file, contract, variant), types, values?.(place)),
    ],
  },
  { ask: ({ place }) => [pairCall(place.token)], learn: learnPair },
  { act: ({ case: { before }, place }) => before?.(place) ?? [] },
  { act: ({ case: { pooled }, place }) => (pooled === 0 ? [] : [deeds.approve(place.deployer, place.token)]) },
  {
    ask: ({ place }) => [balanceCall(place.token, place.deployer)],
    act: lived => {
      const { pooled = 80, ether: wei = 60 } = lived.case
      const { deployer, token } = lived.place
      return pooled === 0
        ? []
        : [deeds.provide(deployer, token, (numberIn(lived) * BigInt(pooled)) / 100n, (BigInt(Math.round(wei * 1000)) * ether) / 1000n)]
    },
  },
  { ask: ({ place }) => [pairCall(place.token)], learn: learnPair },
  { act: ({ case: { open }, place }) => open?.(place) ?? [] },
  ...[0, 1].map(
    (half): Stage => ({
      act: ({ place: { buyers, token } }) =>
        buyers.flatMap((buyer, index) =>
          index % 2 === half ? [deeds.buy(buyer, token, (ether * BigInt(5 + ((index * 7) % 23))) / 100n)] : [],
        ),
    }),
  ),
  { act: lived => sellersOf(lived).map(seller => deeds.approve(seller, lived.place.token)), after: minute },
  {
    ask: lived => sellersOf(lived).map(seller => balanceCall(lived.place.token, seller)),
    act: lived =>
      sellersOf(lived).map((seller, index) => ({
        ...deeds.sell(seller, lived.place.token, numberIn(lived, index) / 2n),
        ...(lived.case.variant === 'trap' && { mayFail: true as const }),
      })),
  },
  {
    act: ({ case: { spread = 'disperser' }, place: { deployer, token, parts } }) =>
      spread === 'disperser' ? [deeds.approve(deployer, token, parts['disperser'])] : [],
  },
  {
    ask: ({ place }) => [balanceCall(place.token, place.deployer)],
    act: lived => {
      const { spread = 'disperser' } = lived.case
      const { deployer, token, given, parts } = lived.place
      const share = numberIn(lived) / BigInt(given.length)
      if (share === 0n || spread === 'none') return []
      if (spread === 'direct') return given.map(person => deeds.call(deployer, token, 'transfer(address,uint256)', person, share))
      return [deeds.call(deployer, parts['disperser'] ?? '', 'disperse(address,address[],uint256)', token, given, share)]
    },
    after: 5 * 3_600,
  },
  { act: ({ case: { shut }, place }) => shut?.(place) ?? [], after: day },
  { act: ({ case: { armed, variant }, place }) => (variant === 'trap' ? (armed?.(place) ?? []) : []) },
  {
    ask: ({ place: { pair, deployer } }) => (pair === '0x' ? [] : [balanceCall(pair, deployer)]),
    act: lived => {
      const { lp = 'burnt' } = lived.case
      const { pair, deployer } = lived.place
      if (pair === '0x' || lp === 'kept') return []
      return lp === 'burnt' ? [deeds.call(deployer, pair, 'transfer(address,uint256)', burn, numberIn(lived))] : lp(lived.place)
    },
  },
  { act: ({ case: { end }, place }) => end?.(place) ?? [] },
]

function learnPair(lived: Lived): void {
  lived.place = { ...lived.place, pair: asAddress(lived.answers[0] ?? '0x') }
}

const sellersOf = ({ case: { sellers = 4 }, place: { buyers } }: Lived) => buyers.slice(0, sellers)

/** The years of an established token: every two months somebody buys, and somebody sells what he bought. */
const history: readonly Stage[] = Array.from(
  { length: 6 },
  (_, round): Stage => ({
    ask: ({ place: { token, buyers } }) => sellersAt(buyers, round).map(buyer => balanceCall(token, buyer)),
    act: lived => {
      const { token, buyers } = lived.place
      const sellers = sellersAt(buyers, round)
      return [
        ...sellers.map(seller => deeds.approve(seller, token)),
        ...sellers.map((seller, index) => deeds.sell(seller, token, numberIn(lived, index) / 3n)),
        ...buyers.slice(0, 3).map((buyer, index) => deeds.buy(buyer, token, (ether * BigInt(3 + ((round * 3 + index) % 11))) / 100n)),
      ].map(one => ({ ...one, mayFail: true }))
    },
    after: 60 * day,
  }),
)
const sellersAt = (buyers: readonly string[], round: number) => (buyers.length > 6 ? [buyers[6 + (round % (buyers.length - 6))] ?? ''] : [])

/** Lets the tokens of all cases live, side by side, on one chain whose present is now. */
export async function startScene(cases: readonly Case[]): Promise<Scene> {
  const present = Math.floor(Date.now() / 1000)
  const start = present - year - 80 * day
  const chain = await startEthereum({ age: year + 80 * day })
  try {
    const crowd = await createCrowd(chain)
    const deployers = cases.map((_, index) => account(3, index))
    const founder = account(4, 0)
    await crowd.enrich([...traders, ...people, ...deployers, founder], 100_000n * ether)
    const clock = { time: start + day }
    const make = makerFor(cases)
    const parts = await common(crowd, founder, clock, make)
    const lives = cases.map(
      (one, index): Lived => ({
        case: one,
        answers: [],
        make,
        place: {
          token: '0x',
          pair: '0x',
          deployer: deployers[index] ?? '0x',
          buyers: Array.from(
            { length: one.pooled === 0 ? 0 : (one.buyers ?? 12) },
            (_, at) => traders[(index * 7 + at) % traders.length] ?? '0x',
          ),
          given: people.slice(0, one.given ?? (one.age === 'old' ? 64 : 25)),
          parts,
          present,
        },
      }),
    )
    const ages = [
      ['old', start + 2 * day, 1],
      ['grown', present - 60 * day, 1],
      ['young', present - 27 * day, 1],
      ['fresh', present - 5 * day, 1],
      // what takes others a day and a half is over in three hours
      ['newborn', present - day / 4, 12],
    ] as const
    for (const [age, begin, haste] of ages) {
      const own = lives.filter(({ case: { age: theirs = 'young' } }) => theirs === age)
      if (own.length === 0) continue
      clock.time = Math.max(clock.time + 12, begin)
      for (const stage of age === 'old' ? [...stages, ...history] : stages) await play(crowd, own, stage, clock, haste)
    }
    await chain.rpc('anvil_setNextBlockBaseFeePerGas', ['0x12a05f200'])
    await chain.rpc('evm_setBlockGasLimit', ['0x2255100'])
    await chain.rpc('evm_setNextBlockTimestamp', [Math.max(clock.time + 12, Math.floor(Date.now() / 1000) - 20)])
    await chain.rpc('evm_mine')
    await chain.rpc('anvil_autoImpersonateAccount', [false])
    return { chain, tokens: lives.map(({ case: one, place }) => ({ case: one, place })), stop: () => chain.stop() }
  } catch (error) {
    await chain.stop()
    throw error
  }
}

async function play(
  crowd: Crowd,
  lives: readonly Lived[],
  { ask, act, learn, after = 10 * minute }: Stage,
  clock: { time: number },
  haste: number,
): Promise<void> {
  if (ask) {
    const asked = lives.map(ask)
    const answers = await crowd.read(asked.flat())
    let at = 0
    for (const [index, lived] of lives.entries()) {
      const count = asked[index]?.length ?? 0
      lived.answers = answers.slice(at, at + count)
      at += count
    }
  }
  for (const lived of lives) learn?.(lived)
  if (!act) return
  const wanted = lives.map(lived => {
    try {
      return act(lived)
    } catch (cause) {
      throw new Error(`The life of "${lived.case.name}" cannot go on.`, { cause })
    }
  })
  const all = wanted.flat()
  clock.time += Math.ceil(after / haste)
  if (all.length === 0) return
  const done = await crowd.block(all, clock.time)
  const wrong: string[] = []
  let at = 0
  for (const [index, lived] of lives.entries())
    for (const transaction of wanted[index] ?? []) {
      const { ok, made } = done[at++] ?? { ok: false, made: null }
      if (!ok && !transaction.mayFail)
        wrong.push(`"${lived.case.name}": ${transaction.from} to ${transaction.to ?? 'a new contract'} ${transaction.data.slice(0, 10)}`)
      if (transaction.as === undefined || !made) continue
      lived.place =
        transaction.as === 'token'
          ? { ...lived.place, token: made }
          : { ...lived.place, parts: { ...lived.place.parts, [transaction.as]: made } }
    }
  if (wrong.length > 0) throw new Error(`Transactions of these lives failed:\n${wrong.join('\n')}`)
}

/** Contracts that many tokens share. */
async function common(crowd: Crowd, founder: string, clock: { time: number }, make: Maker): Promise<Record<string, string>> {
  // somebody who stands in no constructor but where a life names him
  const parts: Record<string, string> = { stranger: people[79] ?? '' }
  const deploy = async (as: string, contract: (typeof shared)[number], types?: string, values?: readonly unknown[]) => {
    clock.time += 12
    const bytecode = make('Common', contract, 'trap')
    const [done] = await crowd.block([deeds.create(founder, as, bytecode, types, values)], clock.time)
    parts[as] = done?.made ?? ''
  }
  await deploy('disperser', 'Disperser')
  await deploy('safe singleton', 'Safe')
  await deploy('multisig', 'SafeProxy', 'address,address[],uint256', [parts['safe singleton'], people.slice(70, 73), 2n])
  await deploy('timelock', 'Timelock', 'uint256,address[],address[]', [BigInt(2 * day), [parts['multisig']], [parts['multisig']]])
  return parts
}
