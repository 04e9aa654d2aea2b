import type { Chain } from '../../chains/index.ts'
import type { Activity } from '../../evidence/activity.ts'
import type { Behaviour } from '../../evidence/behaviour.ts'
import type { Exposure } from '../../evidence/exposure.ts'
import type { Label } from '../../evidence/labels.ts'
import { accusationOf, exposureOf, type Flow, largestFirst } from '../exposure.ts'
import type { Context } from '../source.ts'
import { canonical, flowsOf, isTiny, type Seen, seenBy } from './flows.ts'
import type { WalletHistory } from './history.ts'
import { betweenOf, dealingsThrough, historiesOf, mostFollowed, sharedName } from './hops.ts'
import type { ChainIndex } from './index-of-chain.ts'
import { surroundings } from './parties.ts'
import { drainerOf, fanOf, passedOf } from './patterns.ts'
import { imitated, poisonerOf, poisonOf, suspectsOf } from './poison.ts'

/** Possible victims whose history is read to see whom the wallet imitates. */
const mostSuspects = 2

/** What the history of a wallet shows of those it dealt with. */
export interface Trace {
  readonly exposure: Exposure
  readonly behaviour: Behaviour
  /** What the lists add to the counts of the index. */
  readonly activity: Pick<Activity, 'counterparties' | 'lastSeen' | 'firstFunder' | 'leftOut'>
}

/**
 * Follows the history of a wallet one step beyond those it dealt with. Everything that needs another request is asked at
 * once, so it costs one round trip; what of it fails is said and costs nothing else.
 */
export async function traceOf(index: ChainIndex, address: string, history: WalletHistory, chain: Chain, context: Context): Promise<Trace> {
  const self = address.toLowerCase()
  const seen = seenBy(address, history, chain)
  const { poisoned, spam } = poisonOf(seen, chain)
  const flows = flowsOf(seen, chain, spam)
  const between = betweenOf(flows, chain)
  const addressees = suspectsOf(seen, chain)
  const suspects = addressees.slice(0, mostSuspects)
  const parties = between.slice(0, mostFollowed).map(({ party }) => party)
  const read = (party: string) => index.history(party, 1, context)
  const [{ contracts, price, proofs: prices }, theirs, victims] = await Promise.all([
    surroundings(parties, flows, chain, context),
    historiesOf(parties, read, chain),
    historiesOf(suspects, read, chain),
  ])
  // a contract that nobody has named is not somebody, and neither is who is busy like a service
  const followed = theirs.flatMap(found => (found?.complete && !contracts.has(found.party) ? [found] : []))
  const direct = exposureOf(flows, chain, readOf(history, between.length, followed.length), [...history.proofs, ...prices], {
    price,
    apart: true,
  })
  const beyond = followed.flatMap(found => dealingsThrough(found.party, flows, found.seen, chain, price))
  const likeness = victims.flatMap(victim => {
    const model = victim && imitated(self, victim.seen, chain)
    return model ? [{ victim: canonical(victim.party, chain), address: canonical(model, chain) }] : []
  })[0]
  const nothings = poisonerOf(self, history)
  const asked = new Set(addressees)
  const baited = likeness && seen.filter(({ party }) => asked.has(party))
  const poisoner = nothings ?? (baited && { victims: new Set(baited.map(({ party }) => party)).size, transactions: firstFive(baited) })
  const drainer = drainerOf(self, history, seen)
  const times = [...history.transactions, ...history.movements].flatMap(({ at }) => at?.getTime() ?? [])
  const funder = history.complete ? funderOf(seen, self, history, chain) : undefined
  const shared = sharedName(canonical(self, chain), chain)
  const counted = new Set([
    ...flows.map(({ party }) => party),
    ...history.transactions.flatMap(({ from, to }) => (from === self && to && to !== self ? [canonical(to, chain)] : [])),
  ])
  return {
    exposure: { ...direct, ...(shared !== undefined && { shared }), dealings: [...direct.dealings, ...beyond].sort(largestFirst) },
    behaviour: {
      read: { transactions: history.transactions.length, complete: history.complete },
      poisoned,
      ...(poisoner && shared === undefined && { poisoner: { ...poisoner, ...(likeness && { imitates: likeness }) } }),
      ...(drainer && shared === undefined && { drainer }),
      passed: passedOf(seen),
      fan: fanOf(seen),
      created: createdBy(self, history, chain),
      associates: associatesOf(flows, funder, chain),
      proofs: history.proofs,
    },
    activity: {
      counterparties: { value: counted.size, atLeast: !history.complete },
      ...(times.length > 0 && { lastSeen: new Date(Math.max(...times)) }),
      ...(funder && { firstFunder: canonical(funder.party, chain) }),
      leftOut: seen.filter(move => spam.has(move) || move.amount === 0n || (!move.signed && ['counterfeit', 'other'].includes(move.asset)))
        .length,
    },
  }
}

function readOf({ transactions, movements, complete, unread }: WalletHistory, between: number, followed: number): Exposure['read'] {
  const times = [...transactions, ...movements].flatMap(({ at }) => at?.getTime() ?? [])
  return {
    transactions: new Set([...transactions.map(({ id }) => id), ...movements.map(({ transaction }) => transaction)]).size,
    complete,
    ...(unread > 0 && { unread }),
    ...(times.length > 0 && { from: new Date(Math.min(...times)), to: new Date(Math.max(...times)) }),
    ...(between > 0 && { beyond: { followed, left: between - followed } }),
  }
}

/** By its own transactions, newest first. */
function createdBy(self: string, { transactions }: WalletHistory, chain: Chain): NonNullable<Behaviour['created']> {
  const own = transactions.filter(({ from, creates, ok, to }) => from === self && creates && ok && to !== undefined)
  const newest = [...own].sort((a, b) => timeOf(b) - timeOf(a))
  const contracts = [...new Set(newest.map(({ to }) => canonical(String(to), chain)))]
  const named = contracts.flatMap(contract => {
    const label = accusationOf(contract, chain)
    return label && trusted(label) ? [{ contract, label }] : []
  })
  return { contracts, named }
}

const trusted = ({ category, confidence }: Label): boolean =>
  category !== 'mixer' && (confidence === 'official' || confidence === 'curated')

const firstFive = (moves: readonly Seen[]): readonly string[] => [...new Set(moves.map(({ transaction }) => transaction))].slice(0, 5)

/**
 * Whose coin came first and was there when the wallet sent its first transaction, in a history that was read to its end. A
 * little is no funding: anybody can send it to an address that is about to be used.
 */
function funderOf(seen: readonly Seen[], self: string, { transactions }: WalletHistory, chain: Chain): Seen | undefined {
  const [first] = seen.filter(move => move.direction === 'in' && move.asset === 'coin' && !isTiny(move, chain)).sort(olderFirst)
  const started = transactions.some(({ from, at }) => from === self && first && !(at && first.at && at < first.at))
  return started ? first : undefined
}

const olderFirst = (a: Seen, b: Seen): number => timeOf(a) - timeOf(b) || heightOf(a) - heightOf(b)
const timeOf = ({ at }: Pick<Seen, 'at'>): number => (at ? at.getTime() : Number.POSITIVE_INFINITY)
const heightOf = ({ block }: Seen): number => (block === undefined ? Number.POSITIVE_INFINITY : block)

/** The first funder, and who received nine tenths of an asset that left, where a curated list named them by then. */
function associatesOf(flows: readonly Flow[], funder: Seen | undefined, chain: Chain): Behaviour['associates'] {
  const assets = new Map<string, { whole: bigint; readonly parties: Map<string, { sum: bigint; readonly first: Flow }> }>()
  for (const flow of flows) {
    const { direction, asset, party, amount } = flow
    if (direction !== 'out') continue
    const all = assets.get(asset) ?? { whole: 0n, parties: new Map() }
    const own = all.parties.get(party) ?? { sum: 0n, first: flow }
    assets.set(asset, all)
    all.parties.set(party, own)
    all.whole += amount
    own.sum += amount
  }
  // no two can have nine tenths
  const swept = [...assets.values()].flatMap(({ whole, parties }) =>
    [...parties.values()].flatMap(({ sum, first }) => (sum * 10n >= whole * 9n ? [first] : [])),
  )
  const dealings = [
    ...(funder
      ? [{ role: 'first funder' as const, party: canonical(funder.party, chain), at: funder.at, transaction: funder.transaction }]
      : []),
    ...swept.map(({ party, at, transaction }) => ({ role: 'sweep destination' as const, party, at, transaction })),
  ]
  return dealings.flatMap(({ role, party, at, transaction }) => {
    const label = accusationOf(party, chain)
    if (!label || !trusted(label)) return []
    const early = at !== undefined && label.listedOn !== undefined && at.toISOString().slice(0, 10) < label.listedOn
    return early ? [] : [{ role, party, label, transaction }]
  })
}
