import { madeOf, readBy } from '../../shape.ts'
import { decodeValues, encodeCall } from '../evm/abi.ts'
import { type Header, hexNumber } from '../evm/block.ts'
import type { Question } from '../evm/pool.ts'
import programs from '../programs/programs.json' with { type: 'json' }
import { bytes } from '../quantities.ts'
import type { Actors } from './actors.ts'
import { type Outcome, simulateCall, type Transaction } from './transactions.ts'

/** One act of a trial. Without `from`, the laboratory itself asks. With `must`, its failure ends the trial. */
export interface Act {
  readonly key: string
  readonly from?: string
  readonly to: string
  readonly data: string
  readonly value?: bigint
  readonly gas?: bigint
  readonly must?: true
}

/** What an act ended with. Acts behind a failed `must` are absent. `data` are at most 512 bytes of what was answered. */
export interface Result {
  readonly ok: boolean
  readonly data: string
  readonly gasUsed: bigint
}

export type Trial = readonly Act[]

/**
 * What several accounts do, one after another: told once, as the first of them does it, whose own address is that of each in his turn. Nothing
 * is told of what came of it, and what fails ends only the turn.
 */
interface Turns {
  readonly of: readonly [first: string, ...others: string[]]
  readonly acts: Trial
}

/** Acts, and turns among them. */
export type Course = readonly (Act | Turns)[]

/** Preparation and trials, and what came of each: trials do not see one another. */
export interface Experiment {
  readonly header: Header
  readonly actors: Actors
  /** Accounts that act. They are lent code, so a contract that looks will see contracts. */
  readonly cast: readonly string[]
  /** Who signs the transactions; the first of the cast where absent. */
  readonly origin?: string
  readonly balance: string
  readonly preparation: Course
  readonly trials: readonly Course[]
  /** Code, and words of storage, that stand in this experiment where others do or none: code of ours, a contract with somebody else in it. */
  readonly foreign?: Readonly<Record<string, { readonly code: string; readonly stateDiff?: Readonly<Record<string, string>> }>>
  /** Follows each trial that came to its end. */
  readonly observation?: Trial
  /** Seconds between the preparation and the trials: an hour where absent. */
  readonly wait?: number
  /** Most trials of one run of the laboratory: runs have gas of their own. All of them where absent. */
  readonly trialsPerRun?: number
}

export interface Findings {
  readonly prepared: ReadonlyMap<string, Result>
  readonly trials: readonly ReadonlyMap<string, Result>[]
}

const placeholder = '1ab0000000000000000000000000000000001ab0'
const actorProgram = programs.actor.toLowerCase()
/** Gas of one call that runs trials: below the 2^24 that EIP-7825 allows a transaction. */
const gasOfRun = 16_000_000n
const gasOfAct = 800_000n

const runSelector = encodeCall('run((bytes,bytes,uint256,bytes,bytes))', ['0x', '0x', 0, '0x', '0x']).slice(0, 10)
const answerTypes = 'bytes prepared, bytes[] trials'
/** Of a step and of an outcome, in the form that `Lab.sol` describes. */
const [failureEnds, hasValue, takeTurns] = [1, 2, 4]
const [wentThrough, isShortWord] = [1, 2]
const headOfOutcome = 7

const zeros = '0'.repeat(64)
/** Hex at the right end of so many digits: a cut of zeros costs less than `padStart`, and there are thousands. */
const padded = (hex: string, digits: number): string => (hex.length < digits ? zeros.slice(hex.length - digits) + hex : hex)
const fixed = (value: number | bigint, bytes: number): string => padded(value.toString(16), 2 * bytes)

function runData(preparation: Course, trials: readonly Course[], observation: Trial = []): string {
  const accounts = new Map<string, number>()
  const numberOf = (account: string): number => {
    const found = accounts.get(account)
    if (found !== undefined) return found
    accounts.set(account, accounts.size + 1)
    return accounts.size
  }
  const step = ({ from, to, data, value = 0n, gas = gasOfAct, must }: Act, number = numberOf): string =>
    fixed((must ? failureEnds : 0) | (value > 0n ? hasValue : 0), 1) +
    fixed(from === undefined ? 0 : number(from.toLowerCase()), 2) +
    fixed(number(to.toLowerCase()), 2) +
    fixed(gas, 4) +
    fixed(data.length / 2 - 1, 3) +
    (value > 0n ? fixed(value, 16) : '') +
    data.slice(2)
  const turns = ({ of, acts }: Turns): string => {
    const first = of[0].toLowerCase()
    const own = acts
      .map(act => step(act, account => (account === first ? 1 : 1 + numberOf(account))))
      .join('')
      .toLowerCase()
    const places = placesIn(own, first.slice(2))
    const numbers = of.map(account => fixed(numberOf(account.toLowerCase()), 2)).join('')
    return (
      fixed(takeTurns, 1) +
      [of.length, places.length].map(count => fixed(count, 2)).join('') +
      fixed(own.length / 2, 3) +
      numbers +
      places.map(place => fixed(place, 3)).join('') +
      own
    )
  }
  const steps = (course: Course) => course.map(one => ('of' in one ? turns(one) : step(one))).join('')
  const tried = trials.map(steps).map(trial => fixed(trial.length / 2, 4) + trial)
  const [first, last] = [steps(preparation), steps(observation)]
  const known = [...accounts.keys()].map(account => account.slice(2)).join('')
  return runCall(known, first, trials.length, tried.join(''), last)
}

/**
 * The call as the general encoder writes it, which looks at each digit whether it is one: here all of them are our own, and there are
 * hundreds of thousands. Its only argument is a struct, four of whose five members are bytes and stand behind the places that say where.
 */
function runCall(known: string, first: string, count: number, tried: string, last: string): string {
  const tails = [known, first, tried, last].map(hex => fixed(hex.length / 2, 32) + hex + zeros.slice(0, -hex.length & 63))
  let end = 5 * 32
  const [ofKnown, ofFirst, ofTried, ofLast] = tails.map(tail => {
    const place = fixed(end, 32)
    end += tail.length / 2
    return place
  })
  return [runSelector, fixed(32, 32), ofKnown, ofFirst, fixed(count, 32), ofTried, ofLast, ...tails].join('')
}

/** At which bytes of some hex others stand, in lower case. */
function placesIn(hex: string, digits: string): number[] {
  const places: number[] = []
  for (let at = hex.indexOf(digits); at >= 0; ) {
    // half a byte further on stands somebody else
    const isByte = at % 2 === 0
    if (isByte) places.push(at / 2)
    at = hex.indexOf(digits, at + (isByte ? digits.length : 1))
  }
  return places
}

/** Code for the laboratory and its actors, in the form of a state override. */
function lent({ actors, cast, balance, foreign }: Experiment): Record<string, { balance?: string; code: string }> {
  const actorCode = actorProgram.replace(placeholder, actors.lab.slice(2))
  return {
    [actors.lab]: { code: programs.lab, balance },
    ...Object.fromEntries(cast.map(account => [account, { code: actorCode, balance }])),
    ...foreign,
  }
}

/**
 * The experiment as simulated transactions: preparation in one block, trials an hour later or more, so that a token which
 * makes buyers wait is not misjudged.
 */
export function experimentInBlocks(experiment: Experiment): Question<Findings> {
  const { header, actors, cast, origin, preparation, trials, observation = [], wait = 3_600, trialsPerRun = trials.length } = experiment
  const from = origin ?? cast[0] ?? actors.stranger
  const run = (key: string, data: string): Transaction => ({ key, from, to: actors.lab, data, gas: gasOfRun, unheard: true })
  const runs = chunk(trials, Math.max(1, trialsPerRun))
  const blocks = [
    { after: 12, transactions: [run('prepare', runData(preparation, []))] },
    // a block each: together they would not fit into one
    ...runs.map((batch, at) => ({ after: 12 + wait + at, transactions: [run(`try/${at}`, runData([], batch, observation))] })),
  ]
  const { method, params, result, trim } = simulateCall({ header, blocks, overrides: lent(experiment), randao: actors.randao })
  const read = readBy((answer): Findings | undefined => {
    const outcomes = result.safeParse(answer).data
    if (!outcomes) return undefined
    // a run that used up all its gas costs its own trials, and the first costs all
    const lost = (key: string) => outcomes.get(key)?.ok === false
    if (lost('prepare')) return { prepared: new Map(), trials: trials.map(() => new Map()) }
    const prepared = decodeRun(outcomes.get('prepare'), preparation, [], [])
    const tried = runs.map((batch, at) => decodeRun(outcomes.get(`try/${at}`), [], batch, observation))
    const told = tried.every((run, at) => run !== undefined || lost(`try/${at}`))
    return prepared && told
      ? { prepared: prepared.prepared, trials: tried.flatMap((run, at) => run?.trials ?? (runs[at] ?? []).map(() => new Map())) }
      : undefined
  })
  return { method, params, result: read, ...(trim && { trim }) }
}

/** The same in a single eth_call with a code override, for nodes that offer no more: everything happens in one moment. `undefined`: no override. */
export function experimentInOneCall(experiment: Experiment): Question<Findings | undefined> {
  const { header, actors, cast, origin, preparation, trials, observation = [] } = experiment
  const call = {
    from: origin ?? cast[0] ?? actors.stranger,
    to: actors.lab,
    data: runData(preparation, trials, observation),
    gas: hexNumber(gasOfRun * 2n),
    gasPrice: hexNumber(header.baseFee ?? 0n),
  }
  // a node that ignores the override finds no code and answers "0x": that is a lack, not a lie
  const result = madeOf(bytes, data => decodeRun({ ok: true, data }, preparation, trials, observation))
  return { method: 'eth_call', params: [call, hexNumber(header.number), lent(experiment)], result }
}

function decodeRun(
  outcome: Pick<Outcome, 'ok' | 'data'> | undefined,
  preparation: Course,
  trials: readonly Course[],
  observation: Trial,
): Findings | undefined {
  const [prepared, tried] =
    (outcome?.ok ? (decodeValues(answerTypes, outcome.data) as [string, readonly string[]] | undefined) : undefined) ?? []
  if (prepared === undefined || tried?.length !== trials.length) return undefined
  const first = resultsIn(prepared, preparation)
  const all = trials.map((trial, at) => resultsIn(tried[at] ?? '0x', [...trial, ...observation]))
  return first && all.every(one => one !== undefined) ? { prepared: first, trials: all } : undefined
}

/** Outcomes of the first of these acts: those behind a failure that ended the trial have none. `undefined` for bytes that hold something else. */
function resultsIn(packed: string, course: Course): Map<string, Result> | undefined {
  const bytes = Buffer.from(packed.slice(2), 'hex')
  const byKey = new Map<string, Result>()
  let at = 0
  for (const one of course) {
    if (at === bytes.length) break
    if ('of' in one) continue
    if (at + headOfOutcome > bytes.length) return undefined
    const flags = bytes.readUInt8(at)
    const gasUsed = BigInt(bytes.readUInt32BE(at + 1))
    const start = at + headOfOutcome
    const end = start + bytes.readUInt16BE(at + 5)
    if (end > bytes.length) return undefined
    const answer = packed.slice(2 + 2 * start, 2 + 2 * end)
    byKey.set(one.key, { ok: (flags & wentThrough) > 0, data: `0x${flags & isShortWord ? padded(answer, 64) : answer}`, gasUsed })
    at = end
  }
  return at === bytes.length ? byKey : undefined
}

export const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
