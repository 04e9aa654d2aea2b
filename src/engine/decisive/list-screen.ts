import { sanctionsScreen } from '../../api/sanctions-screen.ts'
import type { ScreenedList } from '../../evidence/labels.ts'
import type { Decisive } from './decisive.ts'

const day = 86_400_000

/** A screen older than this may have missed a listing. */
const freshList = 2 * day

/**
 * The lists in the program age; a list kept on the chain does not. One of the two must be fresh, and a screen is as fresh as
 * its oldest list of sanctions that is kept up to date: a new table of burn addresses makes it no younger, an old one of
 * exchanges no older. What was compiled from orders has no later state; where there is nothing else, it is no screen.
 */
export const listScreen: Decisive = {
  name: sanctionsScreen,
  restsOn: ['labels', 'oracle'],
  missing({ known: { labels, oracle }, missing, at, subject: { chain } }) {
    if (!labels) return missing.labels ?? 'the lists could not be read'
    if (oracle) return undefined
    const oldest = labels.lists
      .filter(isKept)
      .map(ageAt(at))
      .sort((a, b) => b - a)[0]
    if (oldest === undefined) return 'there is no list of sanctions'
    if (oldest <= freshList) return undefined
    const old = `the oldest list of sanctions is ${Math.floor(oldest / day)} days old`
    // only EVM chains keep a list that could stand in for it
    if (chain.family.name !== 'evm') return `${old}, and ${chain.name} keeps none of its own`
    return `${old}, and the oracle on the chain did not answer${missing.oracle === undefined ? '' : ` (${missing.oracle})`}`
  },
}

/** A list of sanctions whose publisher keeps it up to date. */
export const isKept = ({ category, fixed }: Pick<ScreenedList, 'category' | 'fixed'>): boolean => category === 'sanctions' && !fixed

const ageAt =
  (at: Date) =>
  ({ asOf }: Pick<ScreenedList, 'asOf'>): number =>
    at.getTime() - Date.parse(`${asOf}T00:00:00Z`)

/** Whether a screen of this list alone would be incomplete for its age. */
export const isTooOld = (list: Pick<ScreenedList, 'category' | 'asOf' | 'fixed'>, at: Date): boolean =>
  isKept(list) && ageAt(at)(list) > freshList
