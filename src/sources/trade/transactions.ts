import { z } from 'zod'
import { revertReason } from '../evm/abi.ts'
import { type Header, hexNumber } from '../evm/block.ts'
import type { Question, Reply } from '../evm/pool.ts'
import { account, bytes, hash, quantity } from '../quantities.ts'

/** A transaction of a simulation, named so that its outcome can be found again. */
export interface Transaction {
  readonly key: string
  readonly from: string
  readonly to: string
  readonly data: string
  readonly value?: bigint
  readonly gas?: bigint
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
  /** Whether transactions must pay for their gas, as they do on the chain: always, unless a simulation shall look like one. */
  readonly validation?: boolean
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

// what else is told is left out: zod reads such objects many times as fast as ones that keep it
const simulatedCall = z.object({
  status: quantity,
  returnData: bytes,
  gasUsed: quantity,
  logs: z.array(z.object({ address: account, topics: z.array(hash), data: bytes })),
  error: z.object({ message: z.string().optional(), data: z.string().optional() }).nullish(),
})
const simulatedBlocks = z.array(z.object({ calls: z.array(simulatedCall) }))

/** What a transaction of the next block sees: nodes that are asked for less fill in zeros, which give a simulation away. */
export function ordinarySurroundings({ miner, baseFee = 10n ** 9n }: Header, randao: string): Surroundings {
  return { miner, randao, baseFee, gasPrice: (baseFee * 11n) / 10n + 10n ** 9n }
}

/** The `eth_simulateV1` request of a simulation. State carries over from each transaction to the next. */
export function simulateCall({ header, blocks, overrides, randao, validation = true }: Simulation): Question<Map<string, Outcome>> {
  let height = header.number
  const blockStateCalls = blocks.map(({ after, transactions, surroundings, skip = 0, overrides: lent }, index) => {
    height += BigInt(1 + skip)
    const seen = { ...ordinarySurroundings(header, randao), ...surroundings }
    return {
      ...(index === 0 ? { stateOverrides: { ...overrides, ...lent } } : lent && { stateOverrides: lent }),
      blockOverrides: {
        number: hexNumber(height),
        time: hexNumber(header.timestamp + BigInt(after)),
        gasLimit: hexNumber(header.gasLimit),
        feeRecipient: seen.miner,
        prevRandao: seen.randao,
        baseFeePerGas: hexNumber(seen.baseFee),
      },
      calls: transactions.map(({ from, to, data, value = 0n, gas = ordinaryGas }) => ({
        from,
        to,
        data,
        value: hexNumber(value),
        gas: hexNumber(gas),
        gasPrice: hexNumber(seen.gasPrice),
      })),
    }
  })
  const keys = blocks.map(({ transactions }) => transactions.map(({ key }) => key))
  const result = simulatedBlocks.transform((answer, context) => {
    const complete = answer.length === keys.length && answer.every(({ calls }, block) => calls.length === keys[block]?.length)
    if (complete)
      return new Map(
        answer.flatMap(({ calls }, block) => calls.map((call, at): [string, Outcome] => [keys[block]?.[at] ?? '', outcomeOf(call)])),
      )
    context.addIssue({ code: 'custom', message: 'not every transaction has an outcome' })
    return z.NEVER
  })
  return {
    method: 'eth_simulateV1',
    params: [{ blockStateCalls, validation, traceTransfers: false }, hexNumber(header.number)],
    result,
  }
}

function outcomeOf({ status, returnData, gasUsed, logs, error }: z.output<typeof simulatedCall>): Outcome {
  const ok = status === 1n
  const revertData = returnData === '0x' && error?.data?.startsWith('0x') ? error.data : returnData
  return { ok, data: returnData, gasUsed, logs, reason: ok ? undefined : revertReason(revertData) }
}

/** Whether a node offers `eth_simulateV1` at all, told by its refusal. */
export const isUnsupported = (reply: Reply<unknown>): boolean => !reply.ok && reply.kind === 'unsupported'
