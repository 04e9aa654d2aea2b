import type { Label } from '../../evidence/labels.ts'
import { standing } from '../../signals/lists.ts'
import type { Decisive } from './decisive.ts'

/** Whom everybody deals with. */
const shared: readonly Label['category'][] = ['service', 'system', 'burn']

/**
 * The totals of an address say nothing of whom it dealt with. Through a service, and an address that nobody
 * owns, everybody deals with everybody, so its own history decides nothing.
 */
export const history: Decisive = {
  name: 'transaction history',
  restsOn: ['exposure', 'mixing', 'cluster'],
  missing({ known: { exposure, labels }, missing }) {
    if (labels && standing(labels, ...shared).length > 0) return undefined
    if (!exposure) return missing.exposure ?? 'no index of this chain gave its transactions'
    const { unread } = exposure.read
    return unread ? (missing.exposure ?? `${unread} of its transactions did not tell who dealt with whom`) : undefined
  },
}

/** The same where the histories also tell who signs with whom, and which transactions many owners made together. */
export const historyOf = (...also: readonly ('cluster' | 'mixing')[]): Decisive => ({
  ...history,
  missing(dossier) {
    const gap = history.missing(dossier)
    if (gap !== undefined || !dossier.known.exposure) return gap
    const [kind] = also.filter(each => !dossier.known[each])
    return kind && (dossier.missing[kind] ?? 'no index of this chain gave its transactions')
  },
})
