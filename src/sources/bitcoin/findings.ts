import type { Chain } from '../../chains/index.ts'
import type { Account } from '../../evidence/account.ts'
import type { Activity } from '../../evidence/activity.ts'
import type { Cluster } from '../../evidence/cluster.ts'
import type { Findings, Proof } from '../../evidence/evidence.ts'
import type { Mixing } from '../../evidence/mixing.ts'
import { exposureOf } from '../exposure.ts'
import { flowsOf, spends } from './flows.ts'
import type { State } from './host.ts'
import { type Shape, shapeOf } from './joint.ts'
import type { Names } from './named.ts'
import { type Owner, ownerOf } from './owner.ts'
import { paysToKey } from './script.ts'
import { isSeenWhole, spentBy, standing, type Transaction } from './transaction.ts'

/** The transactions of a wallet that were read, newest first. */
export interface History {
  readonly transactions: readonly Transaction[]
  /** There are no others. */
  readonly complete: boolean
  readonly proofs: readonly Proof[]
}

/** What the totals of an address show by themselves. */
export function stateOf({ balance, transactions, sent, proof }: State): { account: Account; activity: Activity } {
  return {
    account: { balance, code: { kind: 'none' }, proofs: [proof] },
    activity: {
      transactions: { value: transactions, atLeast: false },
      // who spent anything has signed at least once
      outbound: sent === 0n ? { value: 0, atLeast: false } : { value: 1, atLeast: true },
      any: transactions > 0,
      proofs: [proof],
    },
  }
}

/** Everything that totals and history show together. */
export function historyOf(state: State, history: History, wallet: string, chain: Chain, names: Names): Findings {
  const transactions = standing(history.transactions)
  // a payment to the wallet tells all of its senders without the outputs of others
  const silent = transactions.filter(one => !isSeenWhole(one) && (!spentBy(one) || spends(one, wallet))).length
  const times = transactions.flatMap(({ at }) => at ?? []).sort((a, b) => a.getTime() - b.getTime())
  const [from, to] = [times[0], times.at(-1)]
  const read = {
    transactions: transactions.length,
    complete: history.complete && silent === 0,
    ...(silent > 0 && { unread: silent }),
    ...(from && { from }),
    ...(to && { to }),
  }

  const whole = transactions.filter(isSeenWhole)
  const shaped = { transactions: whole.length, complete: history.complete && whole.length === transactions.length }
  const shapes = new Map<Transaction, Shape>()
  for (const transaction of whole) {
    const shape = shapeOf(transaction, names.isService)
    if (shape) shapes.set(transaction, shape)
  }
  const owner = ownerOf(transactions, wallet)
  const flows = flowsOf(transactions, {
    wallet,
    others: owner.others,
    accused: holder => names.accusations(holder).length > 0,
    shapeOf: transaction => shapes.get(transaction),
  })
  const { account } = stateOf(state)
  return {
    known: {
      account,
      activity: activityOf(state, { ...history, transactions }, wallet, { silent }),
      exposure: exposureOf(flows, chain, read, history.proofs),
      ...((whole.length > 0 || transactions.length === 0) && { mixing: mixingOf(shapes, shaped, history.proofs) }),
      cluster: clusterOf(owner, read, history.proofs, names),
    },
    missing: missingOf({ silent, hidden: transactions.length - whole.length }, history.proofs),
  }
}

function activityOf(state: State, { transactions, complete, proofs }: History, wallet: string, { silent }: { silent: number }): Activity {
  const { activity } = stateOf(state)
  const signed = transactions.filter(transaction => spends(transaction, wallet))
  const own = signed.flatMap(({ inputs }) => inputs.flatMap(({ spends: coin }) => coin ?? [])).filter(({ address }) => address === wallet)
  // hosts that count spent outputs count those of the address alone, without those of its bare key
  const allSpends = state.spends !== undefined && own.filter(coin => !paysToKey(coin)).length === state.spends
  const least = state.sent === 0n ? 0 : 1
  const exact = silent === 0 && (complete || allSpends || state.sent === 0n)
  const times = transactions.flatMap(({ confirmed, at }) => (confirmed ? [at?.getTime()] : []))
  const dated = times.filter(time => time !== undefined)
  const firstSeen = complete && dated.length > 0 && dated.length === times.length ? new Date(Math.min(...dated)) : undefined
  return {
    transactions: { value: Math.max(state.transactions, transactions.length), atLeast: false },
    outbound: { value: Math.max(signed.length, least), atLeast: !exact },
    any: activity.any || transactions.length > 0,
    ...(firstSeen && { firstSeen }),
    proofs: [...activity.proofs, ...proofs],
  }
}

/** Steps shown for transactions one by one; beyond them the pages speak. */
const mostShown = 20

function mixingOf(shapes: ReadonlyMap<Transaction, Shape>, read: Mixing['read'], proofs: readonly Proof[]): Mixing {
  const shown = [...shapes]
    .slice(0, mostShown)
    .map(([{ id, inputs, outputs }, { protocol }]) =>
      step(proofs, id, `${inputs.length} inputs, ${outputs.length} outputs: the shape of ${protocol}`),
    )
  return {
    read,
    found: [...shapes].map(([{ id, at }, shape]) => ({ id, ...shape, ...(at && { at }) })),
    proofs: [...proofs, ...shown.flat()],
  }
}

function clusterOf({ others, all }: Owner, read: Cluster['read'], proofs: readonly Proof[], names: Names): Cluster {
  const named = [...others].flatMap(([address, transaction]) => names.accusations(address).map(label => ({ address, label, transaction })))
  const shown = named.slice(0, mostShown).map(({ address, transaction }) => step(proofs, transaction, `${address} signed too`))
  return {
    read: { transactions: read.transactions, complete: read.complete && all, ...(read.unread && { unread: read.unread }) },
    size: others.size,
    named,
    proofs: [...proofs, ...shown.flat()],
  }
}

/** One transaction of the list, as a step of its own. */
const step = ([page]: readonly Proof[], transaction: string, result: string): Proof[] =>
  page ? [{ source: page.source, method: page.method, params: { transaction }, result }] : []

/** Where a host does not say what was spent or paid, dealings may be missing from those that were found. */
function missingOf({ silent, hidden }: { silent: number; hidden: number }, [page]: readonly Proof[]): NonNullable<Findings['missing']> {
  const reason = (count: number) => `${page?.source ?? 'the index'} did not say all of ${count} transaction${count === 1 ? '' : 's'}`
  return {
    ...(silent > 0 && { exposure: reason(silent), cluster: reason(silent) }),
    ...(hidden > 0 && { mixing: reason(hidden) }),
  }
}
