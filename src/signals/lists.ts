import type { Label, Labels } from '../evidence/labels.ts'

/** The labels of some categories, entries that were taken back left out. */
export const standing = ({ found }: Labels, ...categories: readonly Label['category'][]): readonly Label[] =>
  found.filter(({ category, delistedOn }) => categories.includes(category) && delistedOn === undefined)

/** "OFAC SDN lists it as LAZARUS GROUP (DPRK3) since 2022-04-14 (list of 2025-11-19)". */
function inWords({ list, entity, programme, listedOn, asOf }: Label): string {
  const under = programme === undefined ? '' : ` (${programme})`
  const since = listedOn === undefined ? '' : ` since ${listedOn}`
  return `${list} lists it as ${entity}${under}${since} (list of ${asOf})`
}

/** Several labels in one sentence; each list that names the address is evidence. */
export const allInWords = (labels: readonly Label[]): string => `${labels.map(inWords).join('; ')}.`

/** "3 lists of 2025-11-19 to 2026-08-21", for the sentence that says nothing was found. */
export function screened({ lists }: Labels): string {
  const days = lists.map(({ asOf }) => asOf).sort()
  const [first, last] = [days[0], days.at(-1)]
  return `${lists.length} lists${first === undefined ? '' : first === last ? ` of ${first}` : ` of ${first} to ${last}`}`
}
