import { z } from 'zod'
import programs from '../programs/programs.json' with { type: 'json' }
import { bytes } from '../quantities.ts'
import { decodeValues, encodeValues } from './abi.ts'
import type { Question } from './pool.ts'

/** What one read of a block should cover. */
export interface Survey {
  readonly accounts: readonly string[]
  readonly questions: readonly { readonly target: string; readonly data: string }[]
  readonly pairs: readonly { readonly factory: string; readonly tokenA: string; readonly tokenB: string }[]
}

/** Answers in the order of the survey. */
export interface Report {
  readonly chainId: bigint
  readonly timestamp: bigint
  readonly accounts: readonly { readonly balance: bigint; readonly codeSize: bigint; readonly codeHash: string; readonly head: string }[]
  /** `codeSize` is that of the address in the answer, where the answer is one word. */
  readonly replies: readonly { readonly ok: boolean; readonly data: string; readonly codeSize: bigint }[]
  /** `pool` is the zero address where the factory knows no such pool. */
  readonly pools: readonly { readonly pool: string; readonly reserveA: bigint; readonly reserveB: bigint }[]
}

const reportTypes =
  '(uint256 chainId, uint256 timestamp, (uint256 balance, uint256 codeSize, bytes32 codeHash, bytes head)[] accounts, (bool ok, bytes data, uint256 codeSize)[] replies, (address pool, uint256 reserveA, uint256 reserveB)[] pools)'

/**
 * One eth_call that answers the whole survey at one block. The program travels as the init code of a call without
 * recipient: nodes run it and return what it returns, with nothing deployed and nothing overridden.
 */
export function surveyCall({ accounts, questions, pairs }: Survey, block: string): Question<Report> {
  const args = encodeValues('address[], (address target, bytes data)[], (address factory, address tokenA, address tokenB)[]', [
    accounts,
    questions,
    pairs,
  ])
  const result = bytes.transform((data, context): Report => {
    const report = decodeValues(reportTypes, data)?.[0] as Report | undefined
    const complete =
      report?.accounts.length === accounts.length && report.replies.length === questions.length && report.pools.length === pairs.length
    if (report && complete && report.accounts.every(hasItsHead)) return report
    context.addIssue({ code: 'custom', message: 'not the answer of the program' })
    return z.NEVER
  })
  return { method: 'eth_call', params: [{ data: programs.scout + args.slice(2) }, block], result }
}

/** The program sends the first 64 bytes of any code, or all of it. */
const hasItsHead = ({ head, codeSize }: Report['accounts'][number]): boolean =>
  BigInt((head.length - 2) / 2) === (codeSize < 64n ? codeSize : 64n)
