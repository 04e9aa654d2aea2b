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

/** Transactions of one simulated block, `after` seconds past the pinned one. */
export interface SimulatedBlock {
  readonly after: number
  readonly transactions: readonly Transaction[]
}

export interface Simulation {
  readonly header: Header
  readonly blocks: readonly SimulatedBlock[]
  /** Accounts that get a balance of native coin or code of ours. */
  readonly overrides: Readonly<Record<string, { readonly balance?: string; readonly code?: string }>>
  /** 32 bytes as hex: what the contract sees as the random value of its block. */
  readonly randao: string
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

const simulatedCall = z.looseObject({
  status: quantity,
  returnData: bytes,
  gasUsed: quantity,
  logs: z.array(z.looseObject({ address: account, topics: z.array(hash), data: bytes })),
  error: z.looseObject({ message: z.string().optional(), data: z.string().optional() }).nullish(),
})
const simulatedBlocks = z.array(z.looseObject({ calls: z.array(simulatedCall) }))

/** The `eth_simulateV1` request of a simulation. State carries over from each transaction to the next. */
export function simulateCall({ header, blocks, overrides, randao }: Simulation): Question<Map<string, Outcome>> {
  const baseFee = header.baseFee ?? 10n ** 9n
  const gasPrice = (baseFee * 11n) / 10n + 10n ** 9n
  const blockStateCalls = blocks.map(({ after, transactions }, index) => ({
    ...(index === 0 && { stateOverrides: overrides }),
    // a block that looks like any other: what a node fills in by itself gives a simulation away
    blockOverrides: {
      number: hexNumber(header.number + BigInt(index) + 1n),
      time: hexNumber(header.timestamp + BigInt(after)),
      gasLimit: hexNumber(header.gasLimit),
      feeRecipient: header.miner,
      prevRandao: randao,
      baseFeePerGas: hexNumber(baseFee),
    },
    calls: transactions.map(({ from, to, data, value = 0n, gas = ordinaryGas }) => ({
      from,
      to,
      data,
      value: hexNumber(value),
      gas: hexNumber(gas),
      gasPrice: hexNumber(gasPrice),
    })),
  }))
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
    params: [{ blockStateCalls, validation: true, traceTransfers: false }, hexNumber(header.number)],
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
