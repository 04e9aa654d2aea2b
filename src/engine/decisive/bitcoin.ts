import { activity } from './activity.ts'
import type { Decisive, FamilyChecks, Limit } from './decisive.ts'
import { listScreen } from './list-screen.ts'

/**
 * The totals of an address say nothing of whom it dealt with. Through a service everybody deals with everybody, so its own
 * history decides nothing.
 */
const history: Decisive = {
  name: 'transaction history',
  restsOn: ['exposure', 'mixing', 'cluster'],
  missing({ known: { exposure, labels }, missing }) {
    if (labels?.found.some(({ category, delistedOn }) => category === 'service' && delistedOn === undefined)) return undefined
    return missing.exposure ?? (exposure ? undefined : 'no index of this chain gave its transactions')
  },
}

const wholeHistory: Limit = {
  name: 'whole history',
  why: 'Only the newest transactions were read; with whom the wallet dealt before them is not known.',
  applies: ({ known: { exposure } }) => exposure?.read.complete === false,
}

export const bitcoin: FamilyChecks = { wallet: [listScreen, activity, history], token: [], limits: { wallet: [wholeHistory] } }
