import { wordOf } from '../evm/abi.ts'
import { numbersIn, wordsIn } from './said.ts'
import type { PowerCall } from './trials.ts'

/** Shares in percent, per mille and basis points between nothing and all. */
export const ladder: readonly bigint[] = [
  2n,
  3n,
  5n,
  8n,
  10n,
  12n,
  15n,
  20n,
  25n,
  30n,
  40n,
  50n,
  75n,
  90n,
  100n,
  300n,
  500n,
  1_000n,
  2_000n,
  3_000n,
  5_000n,
  9_000n,
]

/** Steps of four up to the whole less a little. */
const rungs = Array.from({ length: 23 }, (_, at) => BigInt(4 * at + 4))

/** One call behind another, each with a number a little larger than the one before. */
export function inARise(unit: bigint, callWith: (value: bigint) => PowerCall | undefined): PowerCall[] {
  const row = rungs.flatMap(rung => callWith(unit * rung) ?? [])
  const last = row.at(-1)
  return last && row.length > 1 ? [{ ...last, steps: row.slice(0, -1) }] : []
}

/** Where a line is drawn: the largest number that was taken, and the smallest above it that was refused; `undefined` where one is missing. */
export function lineBetween(
  taken: readonly bigint[],
  turned: readonly bigint[],
): { readonly accepted: bigint; readonly refused: bigint } | undefined {
  const [accepted] = taken.toSorted((a, b) => (a > b ? -1 : 1))
  if (accepted === undefined) return undefined
  const [refused] = turned.filter(value => value > accepted).toSorted((a, b) => (a < b ? -1 : 1))
  return refused === undefined ? undefined : { accepted, refused }
}

/**
 * Numbers between the largest that a function took and the smallest above it that it refused, where they lie far apart: the line may be
 * drawn just below the latter, such as at the whole of a million parts.
 */
export function inTheGap(taken: readonly PowerCall[], refused: readonly PowerCall[]): bigint[] {
  const numbersOf = (calls: readonly PowerCall[]) =>
    calls.filter(({ steps }) => steps === undefined).flatMap(call => numbersIn(call).flatMap(at => wordOf(`0x${wordsIn(call)[at]}`) ?? []))
  // nothing is taken by all
  const line = lineBetween([0n, ...numbersOf(taken)], numbersOf(refused))
  if (!line) return []
  const { accepted: most, refused: least } = line
  const inside = [least - 1n, (least * 99n) / 100n, (least * 9n) / 10n, (least * 3n) / 4n, least / 2n]
  return [...new Set(inside.filter(value => value > 2n * most))]
}
