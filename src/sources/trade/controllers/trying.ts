import { z } from 'zod'
import { SourceError } from '../../../errors.ts'
import type { ContractFunction } from '../../../evidence/contract.ts'
import { madeOf } from '../../../shape.ts'
import { attempt } from '../../attempt.ts'
import { wordOf } from '../../evm/abi.ts'
import { hexNumber } from '../../evm/block.ts'
import { changesState, functionsOf } from '../../evm/code.ts'
import { constantsIn, isName } from '../../evm/constants.ts'
import { comparedIn, mixedAddresses, unlistedIn } from '../../evm/numbers.ts'
import type { Question, Reply, Rpc } from '../../evm/pool.ts'
import { bytes, hash, quantity } from '../../quantities.ts'
import { fewCoins } from '../transactions.ts'
import type { Counting } from './counting.ts'
import { isNobody } from './nobody.ts'
import { argumentsOf, handedIn, wish, witness } from './wishes.ts'

/** A contract that says that several must agree, or that everybody must wait. */
export interface Claim {
  readonly address: string
  /** Its own code and that which it runs as its own. */
  readonly codes: readonly string[]
  /** Whose keys it counts; of these one at a time tries. */
  readonly keys: readonly string[]
  /** Tokens that it may be told of. */
  readonly coins?: readonly string[]
}

/** Most who try alone, most functions that are tried by each, and how often: what the first round opened, the second may enter. */
export const [mostTrying, mostFunctions] = [12, 24]
const rounds = 2
/** Most numbers of its code that are tried as what a function is told. */
const mostMarks = 4

/** What nobody else has a reason to log. */
export const mark = `0x${'c0de'.repeat(16)}`
/** Logs the mark and says yes: PUSH32 mark, PUSH1 0, PUSH1 0, LOG1, PUSH1 1, PUSH1 0, MSTORE, PUSH1 32, PUSH1 0, RETURN. */
const witnessCode = `0x7f${mark.slice(2)}60006000a1600160005260206000f3`
const simulated = z.array(
  z.object({
    calls: z.array(z.object({ logs: z.array(z.object({ address: bytes, topics: z.array(hash) })), returnData: bytes, status: quantity })),
  }),
)

/** Seconds after which a contract that makes everybody wait is asked again: just not a day, longer than many delays, and than most. */
export const waits = { soon: 86_399n, between: 8n * 86_400n, late: 33n * 86_400n } as const

/** What an oracle answers. */
export const yes = `0x${'0'.repeat(63)}1`

/** Who calls what, in a world of its own. */
export interface Script {
  readonly address: string
  /** One after another. */
  readonly people: readonly string[]
  /** Tokens that a function may be told of. */
  readonly coins?: readonly string[]
  /** Who may be in its lists, where it is told of one of them and of somebody else. */
  readonly members?: readonly string[]
  /** Who may be given what is moved, whoever calls. */
  readonly heirs?: readonly string[]
  /** Who stands where the witness does, if it is not the usual one. */
  readonly posing?: string
  /** Whether the contract itself names more people than try. */
  readonly isCut?: boolean
  readonly functions: readonly ContractFunction[]
  /** Words of 32 bytes that stand for what is wanted, beside nothing. */
  readonly words: readonly string[]
  /** When everybody calls everything first, in seconds of the chain; at once where absent. */
  readonly begins?: bigint
  /** When everybody calls everything once more, each in seconds of the chain. */
  readonly again?: readonly bigint[]
  /** Whether it is called then in the order of the first time, and in the other the next time. */
  readonly isInOrder?: boolean
  /** What is called a block before. */
  readonly prelude?: readonly Call[]
  /** With nothing in the storage of the contract. */
  readonly isNew?: true
  /** Words in its storage in place of those that are there. */
  readonly lent?: Readonly<Record<string, string>>
  /** Code of others in place of theirs. */
  readonly codes?: Readonly<Record<string, string>>
  /** Times that stand for numbers among other arguments, in seconds of the chain. */
  readonly times?: readonly bigint[]
  /** Numbers that the code of the contract compares something with. */
  readonly marks?: readonly bigint[]
  /** Its code where that waits for blocks, and since when they are counted, in seconds of the chain. */
  readonly counting?: Counting & { readonly since: bigint }
  /** Whether what is wanted may have a number of its own, and be voted on. */
  readonly isVoted?: true
  /** What goes along with a call, in wei, where a function takes any. */
  readonly bond?: bigint
  readonly block: string
}

export function scriptOf({ address, codes, keys, coins = [] }: Claim, others: readonly string[], block: string): Script {
  const listed = new Set(codes.flatMap(functionsOf).map(({ selector }) => selector))
  const written = codes.flatMap(code => [...constantsIn(code).addresses, ...mixedAddresses(comparedIn(code, listed))])
  const peopleIn = (some: readonly string[]) =>
    [...new Set(some.map(one => one.toLowerCase()))].filter(one => one !== address.toLowerCase() && !isNobody(one))
  const own = peopleIn([...keys, ...written])
  const people = peopleIn([...own, ...others]).slice(0, mostTrying)
  const every = codes.flatMap(functionsOf)
  // some are told the hash of a wish, which the contract works out for whoever asks
  const hashing = every.filter(one => !changesState(one) && /address/.test(one.arguments) && /bytes(?!\d)/.test(one.arguments))
  const functions = [...every.filter(changesState).slice(0, mostFunctions), ...hashing.slice(0, mostHashing)]
  const unlisted = codes
    .flatMap(code => unlistedIn(code, listed))
    .map((selector): ContractFunction => ({ selector, arguments: 'address,bytes', mutability: 'nonpayable' }))
  const marks = [...new Set(codes.flatMap(code => comparedIn(code, listed)))].slice(0, mostMarks).flatMap(one => wordOf(one) ?? [])
  return {
    address,
    people,
    heirs: people,
    marks,
    isCut: own.length > mostTrying,
    coins,
    functions: [...functions, ...unlisted],
    words: [],
    block,
  }
}

/** The same where whom it calls is a token. */
export const posingIn = (script: Script, { coins = [] }: Claim): readonly Script[] =>
  coins.map(coin => ({ ...script, posing: coin.toLowerCase() }))

/** The same where whom it calls refuses. */
export const refusing = (script: Script): Script => ({ ...script, codes: { ...script.codes, [script.posing ?? witness]: revertingCode } })
/** PUSH1 0, PUSH1 0, REVERT. */
const revertingCode = '0x60006000fd'

/** Most functions that may tell the hash of a wish. */
const mostHashing = 4
/** Most words that are learned from what a contract answers, and the largest that is a count. */
const [mostWords, mostCounted] = [3, 2n ** 64n]

/** What came of it. */
export interface Seen {
  /** Whether the witness was called. */
  readonly acted: boolean
  /** Counts and hashes that the contract answered, or logged. */
  readonly words: readonly string[]
  /** Selectors of the functions that went through. */
  readonly passed: ReadonlySet<string>
}

export interface Call {
  readonly from: string
  readonly to: string
  readonly data: string
  readonly gas: string
  readonly value?: string
}
export const mostGas = '0x493e0'
/** More often than anybody pays in one world. */
const mostPaid = 4_096n

/** What comes of it; `undefined` where a node does not say. What is too much for it at once, for how many numbers are told, it is asked in parts. */
export async function tries(rpc: Rpc, script: Script): Promise<Seen | undefined> {
  const whole = await triesAtOnce(rpc, script)
  if (whole !== undefined) return whole
  const seen = await Promise.all(partsOf(script).map(part => triesAtOnce(rpc, part)))
  const parts = seen.flatMap(one => one ?? [])
  if (parts.length === 0 || parts.length < seen.length) return undefined
  return {
    acted: parts.some(({ acted }) => acted),
    words: [...new Set(parts.flatMap(({ words }) => words))].slice(0, mostWords),
    passed: new Set(parts.flatMap(({ passed }) => [...passed])),
  }
}

/** The same with two thirds of its numbers each: any two of them come together in one. */
function partsOf(script: Script): readonly Script[] {
  const { times = [] } = script
  if (times.length < 3) return []
  return [0, 1, 2].map(third => ({ ...script, times: times.filter((_, at) => at % 3 !== third) }))
}

async function triesAtOnce(rpc: Rpc, script: Script): Promise<Seen | undefined> {
  const {
    address: contract,
    people,
    functions,
    begins,
    again = [],
    isInOrder = false,
    prelude = [],
    isNew,
    lent,
    counting,
    codes = {},
    posing = witness,
    bond,
    block,
  } = script
  const each = people.map(from => {
    const call = (data: string): Call => ({ from, data, to: contract, gas: mostGas })
    const paid = bond !== undefined && { value: hexNumber(bond) }
    const calls = functions.flatMap(found =>
      argumentsOf(found, from, script).map(data => ({ ...call(data), ...(found.mutability === 'payable' && paid) })),
    )
    return [...calls, ...[1, 2].map(times => call(handedIn(from, posing, wish, times)))]
  })
  // what somebody begins the next may go on with, whoever comes first
  const calls = Array.from({ length: rounds }, () => each.flat()).flat()
  // the last first: what was planned would be planned anew; and then the first, as what comes last may be what plans
  const backwards = [...calls].reverse()
  const later = again.map((_, nth) => ((nth % 2 === 0) === isInOrder ? calls : backwards))
  const own = { ...(isNew && { state: {} }), ...(lent && { stateDiff: lent }), ...(counting && { code: counting.code }) }
  const numbered = (time: bigint | undefined) =>
    counting && {
      prevRandao: `0x${counting
        .numberAt(time ?? counting.since)
        .toString(16)
        .padStart(64, '0')}`,
    }
  const balance = bond === undefined ? fewCoins : hexNumber(bond * mostPaid)
  const purses = Object.fromEntries(people.map(from => [from, { balance }]))
  const world = {
    ...(Object.keys(own).length > 0 && { [contract]: own }),
    ...Object.fromEntries(Object.entries(codes).map(([account, code]) => [account, { ...purses[account], code }])),
  }
  const question: Question<Seen> = {
    method: 'eth_simulateV1',
    params: [
      {
        blockStateCalls: [
          {
            // whom the code names may be one of those who try
            stateOverrides: { ...purses, [posing]: { ...purses[posing], code: witnessCode }, ...world },
            blockOverrides: { gasLimit: '0x5f5e100', ...numbered(undefined) },
            calls: prelude,
          },
          {
            blockOverrides: { gasLimit: '0x5f5e100', ...(begins !== undefined && { time: hexNumber(begins) }), ...numbered(begins) },
            calls,
          },
          ...again.map((time, nth) => ({
            blockOverrides: { gasLimit: '0x5f5e100', time: hexNumber(time), ...numbered(time) },
            calls: later[nth],
          })),
        ],
        validation: false,
        traceTransfers: false,
      },
      block,
    ],
    result: madeOf(simulated, blocks => {
      const made = blocks.slice(1).flatMap(one => one.calls)
      const answered = made.flatMap(({ returnData }) => (returnData.length === 66 ? [returnData.toLowerCase()] : []))
      const logged = made.flatMap(({ logs }) =>
        logs.flatMap(one => (one.address.toLowerCase() === contract.toLowerCase() ? one.topics.slice(1) : [])),
      )
      const counts = answered.filter(word => {
        const value = wordOf(word)
        return value !== undefined && value > 1n && value < mostCounted
      })
      return {
        acted: made.some(({ logs }) => logs.some(({ topics }) => topics[0] === mark)),
        words: [...new Set([...counts, ...[...answered, ...logged].filter(isName)])].slice(0, mostWords),
        passed: new Set([calls, ...later].flat().flatMap(({ data }, at) => (made[at]?.status === 1n ? [data.slice(0, 10)] : []))),
      }
    }),
  }
  // what is too much for a node was not seen
  const answers = await attempt(rpc(question))
  if (answers instanceof SourceError) return undefined
  const [reply] = answers as [Reply<Seen>]
  return reply.ok ? reply.value : undefined
}

/**
 * The same once more with what the contract answered, where nothing came of it: under what it files a wish is not known before. Tells with
 * which script it ended.
 */
export async function triesTwice(rpc: Rpc, script: Script): Promise<(Seen & { readonly script: Script }) | undefined> {
  const first = await tries(rpc, script)
  if (first === undefined || first.acted || first.words.length === 0) return first && { ...first, script }
  const filed = { ...script, words: [...script.words, ...first.words] }
  const second = await tries(rpc, filed)
  return second && { ...second, script: filed }
}
