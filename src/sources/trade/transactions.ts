import { isRecord, readQuantity } from '../../read.ts'
import { readBy } from '../../shape.ts'
import { revertReason, wordOf } from '../evm/abi.ts'
import { type Header, hexNumber } from '../evm/block.ts'
import { digitsOf } from '../evm/paths/words.ts'
import type { Question, Reply } from '../evm/pool.ts'
import { isBytes, isBytesOf, isHash } from '../hex.ts'
import { withoutUnread } from './unread.ts'

/** A transaction of a simulation, named so that its outcome can be found again. */
export interface Transaction {
  readonly key: string
  readonly from: string
  readonly to: string
  readonly data: string
  readonly value?: bigint
  readonly gas?: bigint
  /** Nobody reads what it logs: its outcome is told without. */
  readonly unheard?: true
}

/** What a contract can see of the block that it runs in and of the price that is paid for it. */
export interface Surroundings {
  readonly miner: string
  /** 32 bytes as hex. */
  readonly randao: string
  /** Wei. */
  readonly baseFee: bigint
  /** Wei. */
  readonly gasPrice: bigint
}

/** Transactions of one simulated block, `after` seconds past the pinned one. Surroundings that are not named are ordinary. */
export interface SimulatedBlock {
  readonly after: number
  readonly transactions: readonly Transaction[]
  readonly surroundings?: Partial<Surroundings>
  /** Block numbers that are passed over before it. */
  readonly skip?: number
  /** What accounts are lent from this block on, beside the overrides of the simulation. */
  readonly overrides?: Simulation['overrides']
}

export interface Simulation {
  readonly header: Header
  readonly blocks: readonly SimulatedBlock[]
  /** Accounts that get a balance of native coin, code of ours or other words in their storage, by slot. */
  readonly overrides: Readonly<
    Record<string, { readonly balance?: string; readonly code?: string; readonly stateDiff?: Readonly<Record<string, string>> }>
  >
  /** 32 bytes as hex: what the contract sees as the random value of its block. */
  readonly randao: string
  /** What it sees in place of that, by the time in seconds of the chain. */
  readonly numberAt?: ((time: bigint) => bigint) | undefined
  /** Whether transactions must pay for their gas, as they do on the chain: always, unless a simulation shall look like one. */
  readonly validation?: boolean
  /** Nobody reads what other accounts log: outcomes are told without. In lower case. */
  readonly heard?: string
}

export interface Log {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

export interface Outcome {
  readonly ok: boolean
  readonly data: string
  readonly gasUsed: bigint
  readonly logs: readonly Log[]
  /** In the words of the contract; hostile. */
  readonly reason: string | undefined
}

/** What an ordinary transaction is given; contracts that look at the gas that is left must not see a laboratory. */
export const ordinaryGas = 500_000n
/** What a wallet would give a sale that finds other work to do, such as selling fees and handing them out. */
export const ampleGas = ordinaryGas * 4n

/** The one word that a call answered. What comes with a refusal is no answer, however much it looks like one. */
export const wordIn = (outcomes: ReadonlyMap<string, Pick<Outcome, 'ok' | 'data'>>, key: string): bigint | undefined => {
  const outcome = outcomes.get(key)
  return outcome?.ok ? wordOf(outcome.data) : undefined
}

/** Whether it failed, and had used up {@link ordinaryGas}. */
export const ranOut = (outcome: Outcome | undefined): boolean => outcome?.ok === false && outcome.gasUsed >= (ordinaryGas * 9n) / 10n
/** Whether it went through and needs much gas: what needs little was refused for how much there is. */
export const tookMuch = ({ ok, gasUsed }: Outcome): boolean => ok && gasUsed * 2n > ordinaryGas

/** Four units of native coin, which is enough for gas, as hex. */
export const fewCoins = '0x3782dace9d900000'

/** What a transaction of the next block sees: nodes that are asked for less fill in zeros, which give a simulation away. */
export function ordinarySurroundings({ miner, baseFee = 10n ** 9n }: Header, randao: string): Surroundings {
  return { miner, randao, baseFee, gasPrice: (baseFee * 11n) / 10n + 10n ** 9n }
}

/** The `eth_simulateV1` request of a simulation. State carries over from each transaction to the next. */
export function simulateCall({
  header,
  blocks,
  overrides,
  randao,
  numberAt,
  validation = true,
  heard,
}: Simulation): Question<Map<string, Outcome>> {
  let height = header.number
  const blockStateCalls = blocks.map(({ after, transactions, surroundings, skip = 0, overrides: lent }, index) => {
    height += BigInt(1 + skip)
    const seen = { ...ordinarySurroundings(header, randao), ...surroundings }
    const gasPrice = hexNumber(seen.gasPrice)
    const time = header.timestamp + BigInt(after)
    return {
      blockOverrides: {
        number: hexNumber(height),
        time: hexNumber(time),
        gasLimit: hexNumber(header.gasLimit),
        feeRecipient: seen.miner,
        prevRandao: numberAt ? `0x${digitsOf(numberAt(time))}` : seen.randao,
        baseFeePerGas: hexNumber(seen.baseFee),
      },
      calls: transactions.map(({ from, to, data, value = 0n, gas = ordinaryGas }) => ({
        from,
        to,
        data,
        value: hexNumber(value),
        gas: hexNumber(gas),
        gasPrice,
      })),
      ...(index === 0 ? { stateOverrides: { ...overrides, ...lent } } : lent && { stateOverrides: lent }),
    }
  })
  const keys = blocks.map(({ transactions }) => transactions.map(({ key }) => key))
  const all = blocks.flatMap(({ transactions }) => transactions)
  return {
    method: 'eth_simulateV1',
    params: [{ blockStateCalls, validation, traceTransfers: false }, hexNumber(header.number)],
    result: readBy(answer => outcomesIn(answer, keys)),
    trim: text => withoutUnread(text, { counts: keys.map(({ length }) => length), unread: nth => all[nth]?.unheard === true, of: heard }),
  }
}

/**
 * What came of each transaction, by its key; `undefined` where the answer is not of that shape. Read by hand: there are
 * thousands of values in the answers to one scan, and a schema takes five times as long for them.
 */
function outcomesIn(answer: unknown, keys: readonly (readonly string[])[]): Map<string, Outcome> | undefined {
  if (!Array.isArray(answer) || answer.length !== keys.length) return undefined
  const outcomes = new Map<string, Outcome>()
  for (const [block, own] of keys.entries()) {
    const calls: unknown = isRecord(answer[block]) ? answer[block]['calls'] : undefined
    if (!Array.isArray(calls) || calls.length !== own.length) return undefined
    for (const [at, key] of own.entries()) {
      const outcome = outcomeOf(calls[at])
      if (!outcome) return undefined
      outcomes.set(key, outcome)
    }
  }
  return outcomes
}

function outcomeOf(call: unknown): Outcome | undefined {
  if (!isRecord(call)) return undefined
  const { status, returnData, gasUsed, logs, error } = call
  const [ended, used] = [readQuantity(status), readQuantity(gasUsed)]
  if (typeof ended === 'string' || typeof used === 'string' || !isBytes(returnData) || !Array.isArray(logs)) return undefined
  const read: Log[] = []
  for (const log of logs) {
    const one = logOf(log)
    if (!one) return undefined
    read.push(one)
  }
  const told = error === undefined || error === null ? {} : error
  if (!isRecord(told) || !isTextOrUnsaid(told['message']) || !isTextOrUnsaid(told['data'])) return undefined
  const ok = ended.value === 1n
  const revertData = returnData === '0x' && told['data']?.startsWith('0x') ? told['data'] : returnData
  return { ok, data: returnData, gasUsed: used.value, logs: read, reason: ok ? undefined : revertReason(revertData) }
}

function logOf(log: unknown): Log | undefined {
  if (!isRecord(log)) return undefined
  const { address, topics, data } = log
  const whole = isBytesOf(address, 20) && Array.isArray(topics) && isBytes(data)
  return whole && topics.every(isHash) ? { address: address.toLowerCase(), topics, data } : undefined
}

const isTextOrUnsaid = (raw: unknown): raw is string | undefined => raw === undefined || typeof raw === 'string'

/** Whether a node offers `eth_simulateV1` at all, told by its refusal. */
export const isUnsupported = (reply: Reply<unknown>): boolean => !reply.ok && reply.kind === 'unsupported'
