import type { Dossier } from '../../evidence/evidence.ts'
import type { Probe, Trading } from '../../evidence/trading.ts'
import { standing } from '../../signals/lists.ts'
import { notInFast } from '../../sources/source.ts'
import { activity } from './activity.ts'
import type { Decisive, FamilyChecks, Limit } from './decisive.ts'
import { history } from './history.ts'
import { listScreen } from './list-screen.ts'

const code: Decisive = {
  name: 'contract code',
  restsOn: ['contract'],
  missing: ({ known, missing }) => (known.contract ? undefined : (missing.contract ?? 'no node answered')),
}

/** Fewest blocks that a sale must have been tried in before it may be said not to depend on chance. */
const fewestBlocks = 6

/** Why the sale was not tried under every condition that traps ask for: time, size, the trades of others, and chance. */
function unvaried({ sales, probes = [], incomplete }: Trading): string | undefined {
  // a sale that never goes through needs no more conditions
  if (!sales.some(({ ok }) => ok)) return undefined
  const tried = (kind: Probe['kind']) => probes.filter(probe => probe.kind === kind).length
  const complete = sales.length > 1 && tried('amount') > 0 && tried('crowd') > 0 && tried('chance') >= fewestBlocks
  return complete && incomplete === undefined
    ? undefined
    : (incomplete ?? 'the sale was not tried at enough times, in enough sizes and blocks')
}

/** A completed round trip of a fresh account, measured both ways, or the proof that there is nowhere to trade. */
const roundTrip: Decisive = {
  name: 'sale by a fresh buyer',
  restsOn: ['market', 'trading'],
  missing({ known: { market, trading }, missing }) {
    if (market?.pools.length === 0 && !market.unmeasured) return undefined
    if (!trading) return missing.trading ?? missing.market ?? 'no node simulated a sale'
    if (!trading.buy.ok && !trading.opensWith) return 'nobody could buy'
    if (trading.sales.length === 0) return 'no sale was tried'
    // what was not measured may have lost everything
    const { buy, buyWhenOpen, sales, transfer, resale, probes = [] } = trading
    const unmeasured = [buy, buyWhenOpen, ...sales, transfer, resale, ...probes].some(leg => leg?.ok && leg.tax === undefined)
    if (unmeasured) return 'what a trade lost could not be measured'
    if (!transfer) return 'no transfer to a second account was tried'
    if (transfer.ok && !resale) return 'the sale of received tokens was not tried'
    return trading.method === 'transactions' || trading.incomplete === notInFast ? unvaried(trading) : undefined
  },
}

const ownerProbe: Decisive = {
  name: "test of the owner's powers",
  restsOn: ['powers'],
  missing({ known, missing }) {
    if (known.identity?.canonical && missing.powers !== notInFast) return undefined
    if (!known.powers) return missing.powers ?? 'no node simulated the calls of the owner'
    const { unseen = [] } = known.powers
    return unseen.length === 0 ? undefined : `calls of ${unseen.join(', ')} could not be tried`
  },
}

/** Ours, beyond the literature's list: most traps are days old, so an unknown age must not read as an old one. */
const age: Decisive = {
  name: 'age of the token',
  restsOn: ['creation'],
  missing: ({ known, missing }) =>
    known.creation?.at || known.identity?.canonical ? undefined : (missing.creation ?? 'no index of this chain knows it'),
}

/** Less than nine of ten that were sent; an index may be a little behind. */
const fewOf = (listed: number, sent: number | undefined): boolean => sent !== undefined && (sent - listed) * 10 > sent

/**
 * The account counts what it has sent, and the index must list about as much: one that lags behind, or serves another
 * chain, knows nothing of the rest. Accounts that borrow code (EIP-7702) also count what they authorize.
 */
const upToNow: Decisive = {
  ...activity,
  missing(dossier) {
    const gap = activity.missing(dossier)
    const { account, activity: indexed } = dossier.known
    if (gap !== undefined || account?.nonce === undefined || account.code.kind !== 'none' || account.nonce === 0) return gap
    const listed = indexed?.outbound
    if (!listed) return 'the index does not say how many transactions the wallet has sent'
    return fewOf(listed.value, account.nonce) && !listed.atLeast
      ? `the index lists ${listed.value} of the ${account.nonce} transactions that the wallet has sent`
      : undefined
  },
}

/** Whoever made a trap is CRITICAL, so that a trade in his newest contracts which failed is no sign that they are none. */
function untried({ known: { behaviour, deployments }, missing }: Dossier): string | undefined {
  if (!behaviour?.created || behaviour.created.contracts.length === 0) return undefined
  if (!deployments) return missing.deployments ?? 'none of the contracts that it created was tried'
  const open = deployments.tried.flatMap(one => (one.outcome === 'unknown' && one.failed ? [one] : []))
  return (
    open[0] && `${open.length} of the ${deployments.tried.length} newest contracts that it created could not be tried: ${open[0].reason}`
  )
}

/** With whom it dealt and how, and what it made: all are read from the same lists. */
const dealings: Decisive = {
  ...history,
  restsOn: ['exposure', 'behaviour', 'deployments'],
  missing(dossier) {
    const { account, exposure, behaviour } = dossier.known
    const gap = history.missing(dossier)
    if (gap !== undefined) return gap
    // nobody owns it, so that nothing is its doing
    if (dossier.known.labels && standing(dossier.known.labels, 'system', 'burn').length > 0) return undefined
    // counts and lists are asked apart: an index may know how many there are and give none of them
    if (exposure?.read.complete && account?.code.kind === 'none' && fewOf(exposure.read.transactions, account.nonce))
      return `the index gave ${exposure.read.transactions} of the ${account.nonce} transactions that the wallet has sent`
    return behaviour ? untried(dossier) : (dossier.missing.behaviour ?? 'no index of this chain gave its transactions')
  },
}

const wholeHistory: Limit = {
  name: 'whole history',
  why: 'Only a part of the transactions was read, the newest first; with whom the wallet dealt in the others is not known.',
  applies: ({ known: { exposure } }) => exposure?.read.complete === false,
}

const allBetween: Limit = {
  name: 'all who stand between',
  why: 'Of the addresses that the wallet dealt with, some were not followed further: contracts, the busy, and those beyond the first five.',
  applies: ({ known: { exposure } }) => exposure?.read.beyond !== undefined && exposure.read.beyond.left > 0,
}

export const evm: FamilyChecks = {
  wallet: [listScreen, upToNow, dealings],
  token: [code, roundTrip, ownerProbe, age],
  limits: { wallet: [wholeHistory, allBetween] },
}
