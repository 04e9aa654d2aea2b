import { createHash } from 'node:crypto'
import type { Case } from './case.ts'

/** Which cases are tried: those that hold one of some texts, and of them one of so many parts. */
export interface Wanted {
  readonly only?: readonly string[] | undefined
  /** "2/10": the second of ten. */
  readonly part?: string | undefined
}

type Named = Pick<Case, 'name' | 'file' | 'contract'>

/**
 * Each case is in one part, by a hash of its name: what part it is in does not change when others are added, and a trap and its twin may be
 * in different ones. Throws a RangeError for a part that there is not.
 */
export function chosenOf<One extends Named>(cases: readonly One[], { only, part }: Wanted): readonly One[] {
  const named = only ? cases.filter(one => only.some(text => `${one.name} / ${one.file} ${one.contract}`.includes(text))) : cases
  if (part === undefined) return named
  const { nth, of } = partIn(part)
  return named.filter(({ name }) => createHash('sha256').update(name).digest().readUInt32BE() % of === nth - 1)
}

/** "2/10": the second of ten. Throws a RangeError for a part that there is not. */
export function partIn(text: string): { readonly nth: number; readonly of: number } {
  const [, nth, of] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text)?.map(Number) ?? []
  if (nth === undefined || of === undefined || nth > of) throw new RangeError(`There is no part ${text}: say 1/10 to 10/10, for instance.`)
  return { nth, of }
}
