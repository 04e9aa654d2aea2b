import type { Decisive } from './decisive.ts'

const day = 86_400_000

/** A screen older than this may have missed a listing. */
const freshList = 2 * day

/**
 * The lists in the program age; a list kept on the chain does not. One of the two must be fresh, and a screen is as fresh as
 * its oldest list of sanctions: a new table of burn addresses makes it no younger, an old one of exchanges no older.
 */
export const listScreen: Decisive = {
  name: 'sanctions screen',
  restsOn: ['labels', 'oracle'],
  missing({ known: { labels, oracle }, missing, at, subject: { chain } }) {
    if (!labels) return missing.labels ?? 'the lists could not be read'
    if (oracle) return undefined
    const official = labels.lists.filter(({ category }) => category === 'sanctions')
    const oldest = official.map(({ asOf }) => Date.parse(`${asOf}T00:00:00Z`)).sort((a, b) => a - b)[0]
    if (oldest === undefined) return 'there is no list of sanctions'
    const days = Math.floor((at.getTime() - oldest) / day)
    if (at.getTime() - oldest <= freshList) return undefined
    const old = `the oldest list of sanctions is ${days} days old`
    // only EVM chains keep a list that could stand in for it
    if (chain.family.name !== 'evm') return `${old}, and ${chain.name} keeps none of its own`
    return `${old}, and the oracle on the chain did not answer${missing.oracle === undefined ? '' : ` (${missing.oracle})`}`
  },
}
