import type { Proof } from '../evidence/evidence.ts'
import type { Probe, Trading } from '../evidence/trading.ts'

/** Conditions under which an ordinary buyer sells: what goes through here goes through on the chain. */
const ordinary: readonly Probe['kind'][] = ['amount', 'whole', 'all but one', 'again', 'crowd', 'chance', 'direct']

export const ofBuyers = (probes: readonly Probe[] = []): Probe[] => probes.filter(({ kind }) => ordinary.includes(kind))

export const ofKind = (probes: readonly Probe[] | undefined, kind: Probe['kind']): Probe[] =>
  (probes ?? []).filter(probe => probe.kind === kind)

/** The requests behind trades, each once; nothing where they are those of the whole evidence. */
export function shownBy(...legs: readonly { readonly proof?: Proof }[]): { proofs?: readonly Proof[] } {
  const proofs = [...new Set(legs.flatMap(({ proof }) => proof ?? []))]
  return proofs.length > 0 ? { proofs } : {}
}

/** The reason that a contract gave, in brackets. Hostile text. */
export const quoted = ({ reason }: { readonly reason?: string }): string => (reason === undefined ? '' : ` ("${reason}")`)

/** "a, b and c". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/**
 * Whether sales of one moment and size are refused in some blocks and not in others. Refusals that all come before or all
 * come after what went through may have another reason, which the times of sale and the trades of others show.
 */
export function atRandom({ sales, probes }: Pick<Trading, 'sales' | 'probes'>): boolean {
  const chances = ofKind(probes, 'chance').map(({ ok }) => ok)
  const changes = chances.filter((ok, nth) => nth > 0 && ok !== chances[nth - 1]).length
  const elsewhere = [...sales.filter(({ after }) => after > 0), ...ofKind(probes, 'crowd')]
  return changes > 1 || (chances.includes(false) && elsewhere.length > 2 && elsewhere.every(({ ok }) => ok))
}
