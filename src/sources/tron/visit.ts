import { z } from 'zod'
import { decodeValues, encodeValues } from '../evm/abi.ts'
import programs from '../programs/programs.json' with { type: 'json' }
import type { ConstantCall, ConstantReply } from './constant.ts'
import { ran } from './constant.ts'

/** One act of the visitor. Where its calldata names {@link visitor}, the visitor's own address will stand. */
export interface VisitAct {
  readonly key: string
  /** "0x…" */
  readonly to: string
  readonly data: string
  readonly value?: bigint
}

/** What an act ended with. */
export interface VisitResult {
  readonly ok: boolean
  readonly data: string
}

/** Stands for the address of the visitor, which nobody knows before it runs. */
export const visitor = `0x${'1a7e'.repeat(10)}`

/** Energy of one act: a trade of a token that is called often costs a few times the usual. */
const energyOfAct = 5_000_000n

const actTypes = '(address target, uint256 value, uint256 gasLimit, uint256[] own, bytes data)[]'

/** A call in which the visitor acts; `payer` is the account whose coin it brings along, in base58. */
export function visitCall(payer: string, acts: readonly VisitAct[]): ConstantCall {
  const encoded = acts.map(({ to, data, value = 0n }) => ({ target: to, value, gasLimit: energyOfAct, own: placesOf(data), data }))
  const value = acts.reduce((sum, act) => sum + (act.value ?? 0n), 0n)
  return { from: payer, data: programs.visitor + encodeValues(actTypes, [encoded]).slice(2), value }
}

/** Places of the words that name the visitor, behind the selector. */
function placesOf(data: string): bigint[] {
  const word = `${'0'.repeat(24)}${visitor.slice(2)}`
  const words = (data.slice(10).match(/.{64}/g) ?? []).map((found, at) => (found === word ? 4 + at * 32 : undefined))
  return words.flatMap(place => (place === undefined ? [] : [BigInt(place)]))
}

const outcomes = z.array(z.object({ ok: z.boolean(), answer: z.string() }))

/** What came of each act; `undefined` where the node did not run the program. */
export function readVisit(reply: ConstantReply, acts: readonly VisitAct[]): ReadonlyMap<string, VisitResult> | undefined {
  if (!ran(reply) || !reply.ok) return undefined
  const [raw] = decodeValues('(bool ok, bytes answer)[]', reply.data) ?? []
  const found = outcomes.safeParse(raw)
  if (!found.success || found.data.length !== acts.length) return undefined
  return new Map(
    acts.flatMap(({ key }, at): [string, VisitResult][] => {
      const result = found.data[at]
      return result ? [[key, { ok: result.ok, data: result.answer }]] : []
    }),
  )
}
