import { SourceError } from '../../errors.ts'
import type { Account } from '../../evidence/account.ts'
import type { Activity } from '../../evidence/activity.ts'
import type { Evidence, Findings, Proof, Subject } from '../../evidence/evidence.ts'
import type { Permission, Permissions } from '../../evidence/permissions.ts'
import { exposureOf } from '../exposure.ts'
import { labels } from '../lists/source.ts'
import type { Context } from '../source.ts'
import { type Credential, credentialsOf, sameCredential } from './credentials.ts'
import { flowsOf, isVague, type Own } from './flows.ts'
import type { CardanoIndex, Entry, Holder, Transaction } from './index-of-cardano.ts'
import { ruleOf } from './script.ts'

/**
 * A wallet: an address, or a stake address for all addresses that share its key. First round trip: state and the newest
 * page of the history. Second: the transactions themselves, and the oldest of a history longer than a page. Third, for
 * such a history: its oldest transactions.
 */
export async function readWallet(subject: Subject, index: CardanoIndex, context: Context): Promise<Findings> {
  const { chain, address } = subject
  const holder = await index.holder(address, context)
  const history = await readHistory(address, holder, index, context)
  const own = ownOf(subject)
  const read = history.transactions
  const account: Account = {
    balance: holder.balance,
    code: { kind: ownerOf(address)?.kind === 'script' ? 'contract' : 'none' },
    proofs: holder.proofs,
  }
  const permissions = permissionsOf(address, holder, index)
  const unread = history.absent + read.filter(transaction => isVague(transaction, chain.id)).length
  const proofs = history.failure === undefined ? [proofOf(index, read)] : []
  const known: Partial<Evidence> = {
    account,
    activity: activityOf(subject, holder, history, proofs),
    ...(permissions && { permissions }),
    ...(history.failure === undefined && {
      exposure: exposureOf(
        read.flatMap(transaction => flowsOf(transaction, own, chain)),
        chain,
        { transactions: read.length, complete: history.complete, ...(unread > 0 && { unread }), ...spanOf(read) },
        proofs,
      ),
    }),
  }
  return {
    known,
    ...(history.failure !== undefined && { missing: { exposure: history.failure } }),
    tags: { account: 'Account', activity: 'Explorer', permissions: 'Account', exposure: 'Exposure' },
    block: { number: holder.tip.height, hash: holder.tip.hash, time: holder.tip.at },
  }
}

interface History {
  readonly transactions: readonly Transaction[]
  /** Of those that were asked for, how many the index did not give. */
  readonly absent: number
  /** Whether there are no others. */
  readonly complete: boolean
  readonly first?: Date
  /** Why the transactions could not be read; what the list of them says stands all the same. */
  readonly failure?: string
}

/** Oldest transactions that are read of a history too long to be read as a whole: who paid in first counts. */
const fromTheStart = 10

async function readHistory(address: string, { entries, total }: Holder, index: CardanoIndex, context: Context): Promise<History> {
  const listed = !total.atLeast && total.value === entries.length
  try {
    const newest = entries.slice(0, index.mostRead - fromTheStart)
    const early = listed ? entries.slice(newest.length).slice(-fromTheStart) : []
    const [read, oldest] = await Promise.all([
      index.transactions(hashesOf([...newest, ...early]), context),
      listed ? early : index.oldest(address, context),
    ])
    const seen = new Set(read.map(({ hash }) => hash))
    const missed = listed ? [] : hashesOf(oldest).filter(hash => !seen.has(hash))
    const transactions = [...read, ...(missed.length > 0 ? await index.transactions(missed, context) : [])]
    const absent = hashesOf([...newest, ...early]).length + missed.length - transactions.length
    const first = earliest([...entries, ...oldest])
    return { transactions, absent, complete: listed && transactions.length === entries.length, ...(first && { first }) }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    const first = listed ? earliest(entries) : undefined
    return { transactions: [], absent: 0, complete: false, failure: error.message, ...(first && { first }) }
  }
}

const hashesOf = (entries: readonly Entry[]): string[] => [...new Set(entries.map(({ hash }) => hash))]

const timesOf = (entries: readonly { readonly at?: Date }[]): number[] => entries.flatMap(({ at }) => (at ? [at.getTime()] : []))

function earliest(entries: readonly Entry[]): Date | undefined {
  const times = timesOf(entries)
  return times.length > 0 && times.length === entries.length ? new Date(Math.min(...times)) : undefined
}

function spanOf(transactions: readonly Transaction[]): { from?: Date; to?: Date } {
  const times = timesOf(transactions)
  return times.length === 0 ? {} : { from: new Date(Math.min(...times)), to: new Date(Math.max(...times)) }
}

/** Who decides about the address itself: its payment part, or the stake part of a stake address. */
const ownerOf = (address: string): Credential | undefined => {
  const { payment, stake } = credentialsOf(address)
  return payment ?? stake
}

/**
 * Addresses of the wallet: the one that was asked about, and those that share its stake credential, which is how wallets
 * spread over many addresses. Anybody may put a foreign stake credential into an address, so one that a list names stays
 * a stranger.
 */
function ownOf({ address, chain }: Subject): Own {
  const { stake } = credentialsOf(address)
  const index = labels()
  const known = new Map<string, boolean>([[address, true]])
  return candidate => {
    const before = known.get(candidate)
    if (before !== undefined) return before
    const shared = sameCredential(credentialsOf(candidate).stake, stake) && index.find(candidate, chain).length === 0
    known.set(candidate, shared)
    return shared
  }
}

function activityOf({ address }: Subject, { seen, total, proofs }: Holder, history: History, more: readonly Proof[]): Activity {
  const { stake } = credentialsOf(address)
  const self = (candidate: string): boolean =>
    address.startsWith('stake1') ? sameCredential(credentialsOf(candidate).stake, stake) : candidate === address
  const sent = history.transactions.filter(({ inputs }) => inputs.some(input => self(input.address)))
  const paid = sent.flatMap(({ outputs }) => outputs).filter(({ address: to }) => !self(to) && credentialsOf(to).payment?.kind === 'script')
  const contracts = new Set(paid.map(({ address: to }) => credentialsOf(to).payment?.hash))
  const atLeast = !history.complete
  return {
    transactions: total,
    // none found among some is no number of those there are
    ...((sent.length > 0 || history.complete) && {
      outbound: { value: sent.length, atLeast },
      contracts: { value: contracts.size, atLeast },
    }),
    any: seen || total.value > 0,
    ...(history.first && { firstSeen: history.first }),
    proofs: [...proofs, ...more],
  }
}

/** A script decides about the address in place of a key: which one, and by what rule where the chain shows it. */
function permissionsOf(address: string, { script, proofs, tip }: Holder, { name, methods }: CardanoIndex): Permissions | undefined {
  const owner = ownerOf(address)
  if (!owner) return undefined
  if (owner.kind === 'key') return { complete: true, found: [], proofs }
  const { kind, keys, words } = ruleOf(owner.hash, script, tip.slot)
  const found: Permission = {
    kind: kind === 'several' ? 'shared' : kind === 'nobody' ? 'nobody' : 'contract',
    holders: keys.length > 0 ? keys : [owner.hash],
    rule: words,
  }
  return {
    complete: true,
    found: [found],
    proofs: [{ source: name, method: methods.script, params: { script: owner.hash }, result: words }],
  }
}

const proofOf = ({ name, methods }: CardanoIndex, transactions: readonly Transaction[]): Proof => ({
  source: name,
  method: methods.transactions,
  params: { newest: transactions[0]?.hash, transactions: transactions.length },
  result: `${transactions.length} transactions read`,
})
