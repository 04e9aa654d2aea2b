import type { ContractFunction } from '../../evidence/contract.ts'
import { byCode } from './by-code.ts'
import { changesState, functionsOf, recordsOf } from './code.ts'
import { constantsIn } from './constants.ts'
import { operationsIn } from './instructions.ts'
import { isHashed } from './paths/entries.ts'
import { reachOf } from './reach.ts'
import { views } from './selectors.ts'

/** A variable in storage, or a mapping with all its entries, and the selectors of those that read and write it. */
interface Kept {
  /** In hexadecimal digits, as few as it takes. */
  readonly slot: string
  /** The slot, and where in its word it begins. */
  readonly place: string
  /** Whether it has an entry for each number or name. */
  readonly isBook: boolean
  readonly reads: readonly string[]
  readonly writes: readonly string[]
}

const keptIn = byCode((code): readonly Kept[] => {
  const selectors = (list: readonly string[]) => list.map(selector => `0x${selector}`)
  return recordsOf(code).map(({ slot, offset, type, reads, writes }) => ({
    slot: slot.replace(/^0+(?=.)/, ''),
    place: `${slot} ${offset}`,
    isBook: /^mapping\((?:u?int|bytes)/.test(type),
    reads: selectors(reads),
    writes: selectors(writes),
  }))
})

/** Numbers that stand in a code: the slots that it works with are among them, also where no function is named. */
const numbersIn = byCode((code): ReadonlySet<string> => new Set(operationsIn(code).flatMap(({ operand }) => operand?.toString(16) ?? [])))

/** What a function tells matters to holders by itself. */
const toldToAll: ReadonlySet<string> = new Set(Object.values(views))

interface Sharing {
  readonly isAsked?: boolean
  readonly proxies?: readonly string[]
}

/**
 * Functions of these codes, which share a storage, that write nothing but what no other function works with, as far as evmole sees it: a
 * number, say, that only its getter tells. `isAsked`: others work with what its getters tell; `proxies`: codes that work in the same storage
 * and name no function for what they do there.
 */
export function idleIn(codes: readonly string[], { isAsked = false, proxies = [] }: Sharing = {}): ReadonlySet<string> {
  const nameless = [...proxies, ...codes.filter(code => constantsIn(code).delegates)].map(numbersIn)
  const kept = codes.flatMap(keptIn)
  const functions = codes.flatMap(functionsOf)
  const slotsOf = (selector: string) => new Set(kept.flatMap(({ slot, reads }) => (reads.includes(selector) ? [slot] : [])))
  const isGetter = new Map(functions.map(found => [found.selector, !changesState(found) && slotsOf(found.selector).size === 1]))
  const works = (selector: string) => isAsked || toldToAll.has(selector) || isGetter.get(selector) !== true
  const isUsed = (own: Kept, writer: string): boolean =>
    nameless.some(numbers => numbers.has(own.slot)) ||
    kept.some(
      other =>
        (other.place === own.place || (own.isBook && isHashed(other.slot))) &&
        other.reads.some(reader => reader !== writer && works(reader)),
    )
  return new Set(
    functions.filter(changesState).flatMap(({ selector }) => {
      const written = kept.filter(({ writes }) => writes.includes(selector))
      const reach = codes.flatMap(code => reachOf(code).get(selector) ?? [])
      const isSeen = written.length > 0 && reach.length > 0 && reach.every(({ calls }) => !calls)
      return isSeen && !written.some(one => isUsed(one, selector)) ? [selector] : []
    }),
  )
}

/** So many functions are few: they are tried whatever they do, and looking at their storage may take a tenth of a second. */
const few = 15

/** Functions in their order, and where they are not few those that are idle behind all others: where only so many are tried, it is those that may matter. */
export function idleLast(
  functions: readonly ContractFunction[],
  codes: readonly string[],
  how?: Sharing,
): { readonly functions: readonly ContractFunction[]; readonly idle: ReadonlySet<string> } {
  const idle = functions.filter(changesState).length > few ? idleIn(codes, how) : new Set<string>()
  const isIdle = ({ selector }: ContractFunction) => idle.has(selector)
  return { functions: [...functions.filter(found => !isIdle(found)), ...functions.filter(isIdle)], idle }
}
