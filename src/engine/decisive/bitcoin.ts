import { activity } from './activity.ts'
import type { FamilyChecks, Limit } from './decisive.ts'
import { historyOf } from './history.ts'
import { listScreen } from './list-screen.ts'

const wholeHistory: Limit = {
  name: 'whole history',
  why: 'Only the newest transactions were read; with whom the wallet dealt before them is not known.',
  applies: ({ known: { exposure } }) => exposure?.read.complete === false,
}

export const bitcoin: FamilyChecks = {
  wallet: [listScreen, activity, historyOf('cluster', 'mixing')],
  token: [],
  limits: { wallet: [wholeHistory] },
}
