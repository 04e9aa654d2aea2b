import { z } from 'zod'
import programs from '../programs/programs.json' with { type: 'json' }
import { bytes, zeroAddress } from '../quantities.ts'
import { decodeValues, encodeValues } from './abi.ts'
import type { Question } from './pool.ts'

/** What one read of a block should cover. */
export interface Survey {
  readonly accounts: readonly string[]
  readonly questions: readonly { readonly target: string; readonly data: string }[]
  readonly pairs: readonly Pair[]
}

/** A pool to look for. */
interface Pair {
  readonly factory: string
  readonly tokenA: string
  readonly tokenB: string
  /** How the factory is asked; without it as one of Uniswap v2. */
  readonly design?: Design
  /** Which of the pools of a factory: its fee or tick spacing, or 1 for a stable pool of Solidly. */
  readonly key?: bigint
}

/** The designs of pools, at their numbers in the program. In v4 the factory is the reader of its state (StateView). */
const designs = ['uniswap v2', 'solidly', 'uniswap v3', 'slipstream', 'uniswap v4'] as const
export type Design = (typeof designs)[number]

/** The key of a pool of v4 without hooks. */
export const keyOfV4 = (fee: number, tickSpacing: number): bigint => BigInt(fee) | (BigInt(tickSpacing) << 24n)

/** Answers in the order of the survey. */
export interface Report {
  readonly chainId: bigint
  readonly timestamp: bigint
  readonly accounts: readonly { readonly balance: bigint; readonly codeSize: bigint; readonly codeHash: string; readonly head: string }[]
  /** `codeSize` is that of the address in the answer, where the answer is one word. */
  readonly replies: readonly { readonly ok: boolean; readonly data: string; readonly codeSize: bigint }[]
  /**
   * `pool` is the zero address where the factory knows no such pool. Reserves of a concentrated pool are its balances; of
   * one of v4 they are zero, because all its pools share one contract.
   */
  readonly pools: readonly Found[]
}

interface Found {
  readonly pool: string
  readonly reserveA: bigint
  readonly reserveB: bigint
  /** Square root of the price of token0 in token1 (by address), times 2^96; zero outside concentrated pools. */
  readonly price: bigint
  /** Liquidity in range at that price. */
  readonly liquidity: bigint
}

const nothing: Found = { pool: zeroAddress, reserveA: 0n, reserveB: 0n, price: 0n, liquidity: 0n }

const reportTypes =
  '(uint256 chainId, uint256 timestamp, (uint256 balance, uint256 codeSize, bytes32 codeHash, bytes head)[] accounts, (bool ok, bytes data, uint256 codeSize)[] replies, uint256 searched, (uint256 index, address pool, uint256 reserveA, uint256 reserveB, uint256 price, uint256 liquidity)[] pools)'
const surveyTypes = 'address[], (address target, bytes data)[], (address at, uint256 design, uint256 key)[], address[] tokens, bytes plan'

interface Told extends Omit<Report, 'pools'> {
  readonly searched: bigint
  readonly pools: readonly (Found & { readonly index: bigint })[]
}

/**
 * One eth_call that answers the whole survey at one block. The program travels as the init code of a call without
 * recipient: nodes run it and return what it returns, with nothing deployed and nothing overridden.
 */
export function surveyCall({ accounts, questions, pairs }: Survey, block: string): Question<Report> {
  const args = encodeValues(surveyTypes, [accounts, questions, ...planOf(pairs)])
  const result = answerOf(accounts.length, questions.length, pairs.length, BigInt(pairs.length))
  return { method: 'eth_call', params: [{ data: programs.scout + args.slice(2) }, block], result }
}

const answers = new Map<string, z.ZodType<Report>>()
const mostAnswers = 200

/** Of a survey of that many accounts, questions and pairs. Kept, because to make a schema takes longer than to use it. */
function answerOf(accounts: number, questions: number, pairs: number, searched: bigint): z.ZodType<Report> {
  const key = `${accounts} ${questions} ${pairs}`
  const made = answers.get(key)
  if (made) return made
  const schema = bytes.transform((data, context): Report => {
    const report = decodeValues(reportTypes, data)?.[0] as Told | undefined
    const complete =
      report?.accounts.length === accounts &&
      report.replies.length === questions &&
      report.searched === searched &&
      report.pools.every(({ index }, at) => index < report.searched && index > (report.pools[at - 1]?.index ?? -1n))
    if (report && complete && report.accounts.every(hasItsHead)) {
      const found = new Map(report.pools.map(({ index, ...pool }): [number, Found] => [Number(index), pool]))
      const { chainId, timestamp, replies } = report
      const pools = Array.from({ length: pairs }, (_, at) => found.get(at) ?? nothing)
      return { chainId, timestamp, accounts: report.accounts, replies, pools }
    }
    context.addIssue({ code: 'custom', message: 'not the answer of the program' })
    return z.NEVER
  })
  if (answers.size >= mostAnswers) answers.clear()
  answers.set(key, schema)
  return schema
}

/** Factories and tokens once each, and three bytes a pair: what is sent as init code may not be longer than 48 KiB (EIP-3860). */
function planOf(pairs: readonly Pair[]): Plan {
  // nothing to look for, or the pools of the coin of a chain: the same list each time
  const made = plans.get(pairs)
  if (made) return made
  const factories = new Map<string, { index: number; row: object }>()
  const tokens = new Map<string, number>()
  const indexOf = (token: string): number => {
    const index = tokens.get(token) ?? tokens.size
    tokens.set(token, index)
    return index
  }
  const places = pairs.flatMap(({ factory, tokenA, tokenB, design = 'uniswap v2', key = 0n }) => {
    const name = `${factory} ${design} ${key}`
    const known = factories.get(name) ?? { index: factories.size, row: { at: factory, design: BigInt(designs.indexOf(design)), key } }
    factories.set(name, known)
    return [known.index, indexOf(tokenA), indexOf(tokenB)]
  })
  const plan: Plan = [[...factories.values()].map(({ row }) => row), [...tokens.keys()], `0x${Buffer.from(places).toString('hex')}`]
  plans.set(pairs, plan)
  return plan
}

type Plan = readonly [factories: readonly object[], tokens: readonly string[], plan: string]
const plans = new WeakMap<readonly Pair[], Plan>()

/** The program sends the first 64 bytes of any code, or all of it. */
const hasItsHead = ({ head, codeSize }: Report['accounts'][number]): boolean =>
  BigInt((head.length - 2) / 2) === (codeSize < 64n ? codeSize : 64n)
