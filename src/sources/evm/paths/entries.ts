import { agreedSlots } from '../agreed.ts'
import { slots } from '../code.ts'
import { isOneWord } from './asking.ts'

/** Hexadecimal digits, without zeros in front, of the highest place that a compiler gives to a variable. */
const longest = 16
/** Whether a place, in such digits, is a hash: one of an entry of a mapping or a list, or one that was agreed upon. */
export const isHashed = (place: string): boolean => place.length > longest
/** Places that are the same but for so many of their last digits belong to one structure. */
const within = 4
const structureOf = (base: string): string => base.slice(0, -within)

/** Where no entry of anything lies. */
const agreed: ReadonlySet<string> = new Set(
  [...Object.values(slots), ...Object.values(agreedSlots)].map(slot => structureOf(slot.slice(2).replace(/^0+/, ''))),
)

/** Whether a field is a variable: a word, and no entry of anything. */
export function isVariable(field: string): boolean {
  const [, place = ''] = field.split(' ')
  return isOneWord(field) && place !== '' && !isHashed(place)
}

/**
 * Whether two fields, by `fieldOf`, may be one: they are the same, or one is a mapping, or a list, and the other a place that may be one of its
 * entries. Where what an entry is called by stands in the code, compilers work out its place beforehand, and nobody can tell of what it is one.
 */
export function mayBeOne(one: string, other: string): boolean {
  if (one === other) return true
  if (isOneWord(one) === isOneWord(other)) return false
  const [all, single] = isOneWord(one) ? [other, one] : [one, other]
  const [[owner, of = ''], [account, place = '']] = [all.split(' '), single.split(' ')]
  const structure = structureOf(place)
  return owner === account && isHashed(place) && structure !== structureOf(of) && !agreed.has(structure)
}
