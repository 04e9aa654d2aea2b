import { activity } from './activity.ts'
import type { Decisive, FamilyChecks } from './decisive.ts'
import { listScreen } from './list-screen.ts'

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

export const evm: FamilyChecks = { wallet: [listScreen, activity], token: [code, roundTrip, ownerProbe, age] }
