import type { Family } from '../chains/chain.ts'
import type { Dossier, EvidenceKind } from '../evidence/evidence.ts'

/** A check without which a scan cannot end in LOW. */
export interface Decisive {
  readonly name: string
  /** The evidence it looks at. A signal that needs any of it is part of the check. */
  readonly restsOn: readonly EvidenceKind[]
  /** Why the check did not run to its end, or `undefined` when it did. */
  missing(dossier: Dossier): string | undefined
}

const day = 86_400_000

/** A screen older than this may have missed a listing. */
const freshList = 2 * day

/**
 * The lists in the program age; a list kept on the chain does not. One of the two must be fresh, and a screen is as fresh as
 * its oldest list of sanctions: a new table of burn addresses makes it no younger, an old one of exchanges no older.
 */
const listScreen: Decisive = {
  name: 'sanctions screen',
  restsOn: ['labels', 'oracle'],
  missing({ known: { labels, oracle }, missing, at }) {
    if (!labels) return missing.labels ?? 'the lists could not be read'
    if (oracle) return undefined
    const official = labels.lists.filter(({ category }) => category === 'sanctions')
    const oldest = official.map(({ asOf }) => Date.parse(`${asOf}T00:00:00Z`)).sort((a, b) => a - b)[0]
    if (oldest === undefined) return 'there is no list of sanctions'
    const days = Math.floor((at.getTime() - oldest) / day)
    if (at.getTime() - oldest <= freshList) return undefined
    return `the oldest list of sanctions is ${days} days old, and the oracle on the chain did not answer${missing.oracle === undefined ? '' : ` (${missing.oracle})`}`
  },
}

const activity: Decisive = {
  name: 'chain activity',
  restsOn: ['account', 'activity'],
  missing({ known, missing }) {
    if (!known.account) return missing.account ?? 'no node answered'
    if (!known.activity?.transactions) return missing.activity ?? 'no index of this chain answered'
    return undefined
  },
}

const code: Decisive = {
  name: 'contract code',
  restsOn: ['contract'],
  missing: ({ known, missing }) => (known.contract ? undefined : (missing.contract ?? 'no node answered')),
}

/** A completed round trip of a fresh account, measured both ways, or the proof that there is nowhere to trade. */
const roundTrip: Decisive = {
  name: 'sale by a fresh buyer',
  restsOn: ['market', 'trading'],
  missing({ known: { market, trading }, missing }) {
    if (market?.pools.length === 0) return undefined
    if (!trading) return missing.trading ?? missing.market ?? 'no node simulated a sale'
    if (!trading.buy.ok && !trading.opensWith) return 'nobody could buy'
    if (trading.sales.length === 0) return 'no sale was tried'
    // what was not measured may have lost everything
    const { buy, sales, transfer, resale } = trading
    const unmeasured = [buy, ...sales, transfer, resale].some(leg => leg?.ok && leg.tax === undefined)
    if (unmeasured) return 'what a trade lost could not be measured'
    if (!transfer) return 'no transfer to a second account was tried'
    return transfer.ok && !resale ? 'the sale of received tokens was not tried' : undefined
  },
}

const ownerProbe: Decisive = {
  name: "test of the owner's powers",
  restsOn: ['powers'],
  missing: ({ known, missing }) =>
    known.powers || known.identity?.canonical ? undefined : (missing.powers ?? 'no node simulated the calls of the owner'),
}

/** Ours, beyond the literature's list: most traps are days old, so an unknown age must not read as an old one. */
const age: Decisive = {
  name: 'age of the token',
  restsOn: ['creation'],
  missing: ({ known, missing }) =>
    known.creation?.at || known.identity?.canonical ? undefined : (missing.creation ?? 'no index of this chain knows it'),
}

/** The decisive checks, by family of chains. A family without a row cannot be scanned yet. */
export const decisiveChecks: Partial<Record<Family['name'], Record<'wallet' | 'token', readonly Decisive[]>>> = {
  evm: { wallet: [listScreen, activity], token: [code, roundTrip, ownerProbe, age] },
}
