import { hexToBytes } from '@noble/hashes/utils.js'
import { keccak256 } from '../../../chains/encoding/keccak.ts'
import type { Controller, ControllerKind } from '../../../evidence/control.ts'
import { addressOf, decodeValues, encodeCall, wordOf } from '../../evm/abi.ts'
import { changesState, codeOf, functionsOf, isAccount } from '../../evm/code.ts'
import { canAct, constantsIn } from '../../evm/constants.ts'
import type { Reply, Rpc } from '../../evm/pool.ts'
import { type Report, surveyCall } from '../../evm/scout.ts'
import { bytes, hash } from '../../quantities.ts'
import { agreesHow } from './agreed.ts'
import { actsForOne, obeys } from './alone.ts'
import { servesOnly } from './chosen.ts'
import { relays } from './doors.ts'
import { isNobody } from './nobody.ts'
import { mostTrying } from './trying.ts'
import type { Votes } from './voting.ts'
import { handedIn } from './wishes.ts'

/** Who holds an address: what it is, and how many keys or how much time stand between a wish and its execution. */
export type Holder = Pick<Controller, 'kind' | 'keys' | 'delay'> & {
  /** Where the contract itself names it, in words, though no announcement did. */
  readonly named?: string
}

/** What is known of an address that may command something. */
export type Known = Controller & Pick<Holder, 'named'>

export const kindOfCode = (address: string, size: bigint | number): ControllerKind =>
  isNobody(address) ? 'nobody' : isAccount(size) ? 'account' : 'contract'

/** Asked of each; a contract that answers is what it says only if its code fits as well. */
const questions = [
  'getThreshold()',
  'getOwners()',
  'getMinDelay()',
  'delay()',
  'votingPeriod()',
  'votingDelay()',
  'owner()',
  'getModulesPaginated(address,uint256)',
] as const
type Question = (typeof questions)[number]

/**
 * Functions that change state, of the timelocks that are told apart, and those that each must have: TimelockController of
 * OpenZeppelin 3.3 to 5 (schedule, execute), the Timelock of Compound (queueTransaction, executeTransaction) and DSPause of Maker
 * (plot, exec). Code with one function more could let a single key through at once, and is a contract of unknown kind; whether
 * the functions do what those of the original do is not proved.
 */
const timelocks = [
  {
    wait: 'getMinDelay()',
    must: selectors('01d5062a 134008d3'),
    may: selectors('01d5062a 134008d3 150b7a02 2c01de44 2f2ff15d 36568abe 64d62353 8f2a0bb0 bc197c81 c4d252f5 d547741f e38335e5 f23a6e61'),
  },
  { wait: 'delay()', must: selectors('3a66f901 0825f38f'), may: selectors('0825f38f 0e18b681 3a66f901 4dd18bf5 591fcdfe e177246e') },
  { wait: 'delay()', must: selectors('46d2fbbb 168ccd67'), may: selectors('46d2fbbb 162c7de3 168ccd67 13af4035 7a9e5e4b e177246e') },
] as const
/** execTransaction; propose and castVote. */
const marks = { safe: selectors('6a761202'), governor: selectors('7d5e81e2 56781388') }

function selectors(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').map(digits => `0x${digits}`))
}

/**
 * Keccak-256 of the code of the published master copies: GnosisSafe and GnosisSafeL2 1.3.0, Safe and SafeL2 1.4.1
 * (https://github.com/safe-global/safe-deployments, src/assets/code-hashes.json). Of other code it must be seen that it obeys nobody alone.
 */
const masterCopies = new Set([
  'bba688fbdb21ad2bb58bc320638b43d94e7d100f6f3ebaab0a4e4de6304b1c2e',
  '21842597390c4c6e3c1239e434a682b054bd9548eee5e9b1d6a4482731023c0f',
  '1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4',
  'b1f926978a0f44a2c0ec8fe822418ae969bd8c3f18d61e5103100339894f81ff',
])
const isMasterCopy = (code: string): boolean => masterCopies.has(keccak256(hexToBytes(code.slice(2))))

/** Who is known beside a contract, and what may be votes in it. */
interface People {
  others?(address: string): readonly string[]
  /** Whom its constructor was told of, where somebody tells. */
  told?(address: string): Promise<readonly string[]>
  readonly votes?: Votes | undefined
  /** Tokens that a contract may have been made for. */
  readonly coins?: readonly string[]
  /** Whether code may do what its members want. */
  passes?(code: string): boolean
}

/**
 * Tells accounts, Safes, timelocks and governors apart. Two round trips at most: what they say and their code; then the
 * code behind a proxy; a third for what says that several must agree or that everybody must wait: `others` try it alone. Two more
 * for what is seen to obey nobody who is known: whom its constructor was told of tries it then.
 * What cannot be told is a contract, which counts like a single key.
 */
export async function holdersOf(
  rpc: Rpc,
  addresses: readonly string[],
  block: string,
  people: People = {},
  isMaster = false,
): Promise<ReadonlyMap<string, Holder>> {
  const { others = () => [], told: toldTo, votes, coins = [], passes = relays } = people
  const wanted = [...new Set(addresses)].filter(address => !isNobody(address))
  if (wanted.length === 0) return new Map()
  const survey = surveyCall(
    {
      accounts: wanted,
      questions: wanted.flatMap(target => questions.map(signature => ({ target, data: dataOf(signature) }))),
      pairs: [],
    },
    block,
  )
  const [reply, ...replies] = await rpc(survey, ...wanted.flatMap(address => [codeOf(address, block), firstSlot(address, block)]))
  if (!(reply as Reply<Report>).ok) return new Map()
  const { value: report } = reply as { value: Report }
  const facts = wanted.map((address, at) => ({
    address,
    size: Number(report.accounts[at]?.codeSize),
    code: textIn(replies[2 * at]),
    slot: textIn(replies[2 * at + 1]),
    says: (question: Question) => {
      const answer = report.replies[at * questions.length + questions.indexOf(question)]
      return answer?.ok ? answer.data : '0x'
    },
  }))
  // the code of a Safe lies behind a proxy, whose first slot says where; one of its keys must not be enough
  const safes = facts.flatMap(fact => {
    const keys = keysOf(fact.says)
    return keys ? [{ ...fact, keys, place: addressOf(fact.slot) ?? fact.address }] : []
  })
  const answers = safes.length > 0 ? await rpc(...safes.flatMap(safe => [codeOf(safe.place, block), alone(safe, block)])) : []
  const told = facts.map(({ address, size, code, says }) => ({
    address,
    code,
    says,
    holder: ownHolder(size, code) ?? holder(says, functionsIn(code)),
  }))
  const behind = safes.map((_, at) => textIn(answers[2 * at]))
  const coinsFor = (address: string) => coins.filter(coin => coin !== address)
  const claims = [
    ...safes.map(({ address, code, keys }, at) => ({ address, keys: keys.all, codes: [...new Set([code, behind[at] ?? '0x'])] })),
    ...told.flatMap(({ address, code, holder: { kind } }) => (kind === 'timelock' ? [{ address, keys: [], codes: [code] }] : [])),
  ].map(claim => ({ ...claim, coins: coinsFor(claim.address) }))
  const tried = new Map(
    await Promise.all(claims.map(async claim => [claim.address, await actsForOne(rpc, claim, others(claim.address), block)] as const)),
  )
  const sure = new Map(
    safes.map(({ address, code, keys: { needed, of }, says }, at): [string, Holder] => {
      const keys = { needed, of }
      const functions = [...functionsIn(code), ...functionsIn(behind[at] ?? '0x')]
      const refused = answers[2 * at + 1]
      const safe = hasMarks(functions, marks.safe) && !hasModules(says)
      const obeysOne = tried.get(address) ?? !isMasterCopy(behind[at] ?? '0x')
      const several = refused?.ok === false && refused.kind === 'execution' && keys.needed > 1 && !obeysOne
      return [address, safe && (several || keys.needed === 1) ? { kind: several ? 'several' : 'account', keys } : { kind: 'contract' }]
    }),
  )
  // what no list knows is seen at work, if it passes calls on
  const isSafe = new Set(safes.flatMap(({ address, code }, at) => ([code, behind[at] ?? '0x'].some(mayBeSafe) ? [address] : [])))
  const unlisted = told.filter(
    ({ address, code, says, holder: { kind } }) =>
      kind === 'contract' && !isSafe.has(address) && !hasModules(says) && code.length > 2 && passes(code),
  )
  const seen = new Map(
    await Promise.all(
      unlisted.slice(0, mostSeen).map(async ({ address, code, says }) => {
        const claim = { address, keys: ownersIn(says), codes: [code], coins: coinsFor(address) }
        const found = await obeys(rpc, claim, others(address), block, votes)
        const how = agreesHow(code)
        if (found || !toldTo || how === undefined) return [address, found] as const
        const heard = await toldTo(address)
        const keys = [...claim.keys, ...heard]
        // where more are told of than try, one of those who do not may be enough
        const trying = new Set([...keys, ...others(address)].filter(one => one !== address))
        const isMany = heard.length >= mostTrying || trying.size > mostTrying
        if (heard.length === 0 || isMany) return [address, undefined] as const
        const agreed = await obeys(rpc, { ...claim, keys }, others(address), block, votes)
        // one of several may be enough at some time that nobody has tried
        return [address, agreed?.kind === (how === 'anytime' ? 'several' : 'timelock') ? agreed : undefined] as const
      }),
    ),
  )
  const masters = isMaster
    ? new Map<string, Holder>()
    : await mastersOf(
        rpc,
        unlisted.filter(({ address }) => seen.get(address) === undefined),
        { ...people, block },
      )
  return new Map(
    told.map(({ address, holder: found }) => [
      address,
      // whoever need not wait waits for nothing
      seen.get(address) ??
        masters.get(address) ??
        sure.get(address) ??
        (found.kind === 'timelock' && tried.get(address) === true ? { kind: 'contract' } : found),
    ]),
  )
}

/** Most contracts that are watched while they pass calls on, and of those that serve another. */
const [mostSeen, mostServing] = [4, 2]

/** Who holds contracts that do nothing but what their owner says, or the only one whom their code names, where that is a contract of which is known who holds it. */
async function mastersOf(
  rpc: Rpc,
  serving: readonly { readonly address: string; readonly code: string; says(question: Question): string }[],
  { block, ...people }: People & { readonly block: string },
): Promise<ReadonlyMap<string, Holder>> {
  const found = await Promise.all(
    serving.slice(0, mostServing).map(async ({ address, code, says }): Promise<[string, Holder][]> => {
      const [only, ...more] = constantsIn(code).addresses
      const master = addressOf(says('owner()')) ?? (more.length === 0 ? only : undefined)
      if (master === undefined || master === address || isNobody(master)) return []
      const [holders, serves] = await Promise.all([
        holdersOf(rpc, [master], block, people, true),
        servesOnly(rpc, { address, keys: [master], codes: [code] }, master, people.others?.(address) ?? [], block),
      ])
      const holder = holders.get(master)
      return serves && holder && holder.kind !== 'contract' && holder.kind !== 'account' ? [[address, holder]] : []
    }),
  )
  return new Map(found.flat())
}

/** An account; or nobody, where the code can call nobody. */
function ownHolder(size: number, code: string): Holder | undefined {
  if (isAccount(size)) return { kind: 'account' }
  return code.length > 2 && !canAct(code) ? { kind: 'nobody' } : undefined
}

function ownersIn(says: (question: Question) => string): string[] {
  const [owners = []] = (decodeValues('address[]', says('getOwners()')) ?? []) as [string[]?]
  return [...new Set(owners.map(owner => owner.toLowerCase()))].filter(owner => !isNobody(owner))
}

interface Keys {
  readonly needed: number
  readonly of: number
}

/** What a contract says of its keys, unless that cannot be. */
function keysOf(says: (question: Question) => string): (Keys & { readonly first: string; readonly all: readonly string[] }) | undefined {
  const needed = wordOf(says('getThreshold()'))
  const keys = ownersIn(says)
  const [first] = keys
  if (first === undefined || needed === undefined || needed < 1n || needed > BigInt(keys.length)) return undefined
  return { needed: Number(needed), of: keys.length, first, all: keys.slice(0, 5) }
}

/** The first key tries to act alone, with the signature that a Safe takes from its caller, once and as often as signatures are needed. */
function alone({ address, keys }: { readonly address: string; readonly keys: Keys & { readonly first: string } }, block: string) {
  const data = handedIn(keys.first, address, encodeCall('nonce()'), keys.needed)
  return { method: 'eth_call', params: [{ from: keys.first, to: address, data }, block], result: bytes }
}

const dataOf = (signature: Question): string =>
  signature === 'getModulesPaginated(address,uint256)' ? encodeCall(signature, `0x${'0'.repeat(39)}1`, 10n) : encodeCall(signature)

const firstSlot = (address: string, block: string) => ({
  method: 'eth_getStorageAt',
  params: [address, `0x${'0'.repeat(64)}`, block],
  result: hash,
})
const textIn = (reply: Reply<unknown> | undefined): string => (reply?.ok && typeof reply.value === 'string' ? reply.value : '0x')

const functionsIn = (code: string): readonly string[] =>
  code.length > 2
    ? functionsOf(code)
        .filter(changesState)
        .map(({ selector }) => selector)
    : []

const hasMarks = (found: readonly string[], must: ReadonlySet<string>): boolean => [...must].every(selector => found.includes(selector))
const mayBeSafe = (code: string): boolean => hasMarks(functionsIn(code), marks.safe)

const fits = (found: readonly string[], must: ReadonlySet<string>, may: ReadonlySet<string>): boolean =>
  hasMarks(found, must) && found.every(selector => may.has(selector))

function holder(says: (question: Question) => string, own: readonly string[]): Holder {
  for (const { wait, must, may } of timelocks) {
    const delay = wordOf(says(wait))
    if (delay !== undefined && fits(own, must, may)) return { kind: 'timelock', delay: seconds(delay) }
  }
  const votes = wordOf(says('votingPeriod()'))
  if (votes !== undefined && votes > 0n && hasMarks(own, marks.governor)) return { kind: 'governor' }
  return { kind: 'contract' }
}

/** Modules may act without the signatures of the owners. A Safe before 1.3 has no such function, and says nothing. */
function hasModules(says: (question: Question) => string): boolean {
  const answer = decodeValues('address[],address', says('getModulesPaginated(address,uint256)')) as [string[], string] | undefined
  return answer !== undefined && answer[0].length > 0
}

/** A delay of more than a hundred years is one of a hundred years. */
const seconds = (delay: bigint): number => Number(delay < 3_153_600_000n ? delay : 3_153_600_000n)
