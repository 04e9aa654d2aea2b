import { z } from 'zod'
import { uint32 } from './amounts.ts'
import type { Question, Reply, Rippled } from './rippled.ts'
import { transactionRow, type XrpTransaction } from './transactions.ts'

/** Rows of one answer, and answers read one after the other. Metadata of 100 transactions can have tens of thousands of values. */
export const pageSize = 100
export const mostPages = 3

/** Ledgers before this one were lost in 2012: it is the oldest there is. */
const oldestLedger = 32_570

const page = (account: string, now: Date) =>
  z.looseObject({
    account: z.literal(account),
    ledger_index_min: uint32.optional(),
    transactions: z.array(transactionRow(now)),
    marker: z.unknown().optional(),
  })
type Page = z.output<ReturnType<typeof page>>

const accountTx = (account: string, now: Date, more: Readonly<Record<string, unknown>>): Question<Page> => ({
  method: 'account_tx',
  params: { account, ledger_index_min: -1, ledger_index_max: -1, ...more },
  result: page(account, now),
})

export interface History {
  /** Newest first. */
  readonly transactions: readonly XrpTransaction[]
  /** Whether these are all there are: neither the pages nor the server's own past ended before. */
  readonly complete: boolean
}

/** The newest transactions of an account, page after page from the same server, up to the limit. Empty where the server knows of none. */
export async function newest(rippled: Rippled, account: string, now: Date): Promise<History> {
  const transactions: XrpTransaction[] = []
  const seen = new Set<string>()
  let marker: unknown
  for (let read = 0; read < mostPages; read++) {
    const reply = await rippled.ask(accountTx(account, now, { limit: pageSize, forward: false, ...(marker !== undefined && { marker }) }))
    if (!reply.ok) return { transactions, complete: read === 0 && reply.error === 'actNotFound' }
    const fresh = reply.value.transactions.filter(({ hash }) => !seen.has(hash))
    for (const { hash } of fresh) seen.add(hash)
    transactions.push(...fresh)
    marker = reply.value.marker
    if (marker === undefined)
      return { transactions, complete: transactions.some(({ creates }) => creates === account) || isWhole(reply.value) }
    // a page that repeats the one before would be followed for ever, and a busy server asks for mercy
    if (fresh.length === 0 || reply.busy) break
  }
  return { transactions, complete: false }
}

const isWhole = ({ ledger_index_min: oldest }: Page): boolean => oldest !== undefined && oldest <= oldestLedger

/** When an account began, and how that is known. */
export interface Beginning {
  readonly at?: Date
  readonly transaction?: string
  readonly funder?: string
  /** Why it is not known. */
  readonly why?: string
}

/**
 * The first transaction of an account. A server that keeps a part of the past gives the first it has: only one that creates
 * the account, or one from a server that keeps everything, is the beginning.
 */
export async function beginningOf(rippled: Rippled, account: string, now: Date): Promise<Beginning> {
  const reply: Reply<Page> = await rippled.ask(accountTx(account, now, { limit: 1, forward: true }))
  if (!reply.ok) return { why: `the server answered ${reply.error} to the question for its first transaction` }
  const [first] = reply.value.transactions
  if (first?.at && (first.creates === account || isWhole(reply.value)))
    return { at: first.at, transaction: first.hash, ...(first.creates === account && { funder: first.sender }) }
  return { why: 'the server does not keep ledgers as old as the account' }
}
