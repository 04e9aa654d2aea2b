import type { Decisive } from './decisive.ts'

/** State and history of a wallet: without them "nothing bad" may mean "nothing seen". */
export const activity: Decisive = {
  name: 'chain activity',
  restsOn: ['account', 'activity'],
  missing({ known, missing }) {
    if (!known.account) return missing.account ?? 'no node answered'
    if (!known.activity?.transactions) return missing.activity ?? 'no index of this chain answered'
    return undefined
  },
}
