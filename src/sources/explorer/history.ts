import { z } from 'zod'
import { SourceError } from '../../errors.ts'
import type { Proof } from '../../evidence/evidence.ts'
import { known, readCount, readUnixSeconds, readWhole } from '../../read.ts'
import type { Context } from '../source.ts'
import type { AskRows } from './etherscan.ts'

/** Rows of one request: the free plan of Etherscan gives no more (July 2026). */
const rowsPerPage = 1_000

/**
 * A transaction that names the wallet as sender, recipient or creation. Addresses in small letters. Here and below all members
 * are written, also those that are not known: there are thousands, and of one shape they take a fraction of the time.
 */
export interface IndexedTransaction {
  readonly id: string
  readonly at?: Date | undefined
  readonly from: string
  /** The recipient, or the contract that the transaction created. */
  readonly to?: string | undefined
  /** It created the contract at `to`. */
  readonly creates?: true | undefined
  /** Calldata, "0x" where there was none or the index leaves it out. */
  readonly input: string
  readonly ok: boolean
}

/** Coin or tokens that went from one address to another. Addresses in small letters. */
export interface Movement {
  readonly transaction: string
  readonly at?: Date | undefined
  readonly block?: number | undefined
  readonly from: string
  readonly to: string
  /** Base units; 0 is possible for tokens. */
  readonly amount: bigint
  /** Absent for the native coin. Symbol and decimals as the index tells them; hostile text. */
  readonly token?: { readonly address: string; readonly symbol?: string; readonly decimals?: number } | undefined
  /** Coin that a contract sent within a transaction of somebody. */
  readonly internal?: true | undefined
}

/** What an index lists of a wallet, newest first. */
export interface WalletHistory {
  readonly transactions: readonly IndexedTransaction[]
  readonly movements: readonly Movement[]
  /** Whether every list was read to its end. */
  readonly complete: boolean
  /** The list of transactions alone was read to its end. */
  readonly allTransactions: boolean
  /** Rows that do not say who moved how much. */
  readonly unread: number
  /** Whether any list has a row. */
  readonly any: boolean
  readonly proofs: readonly Proof[]
}

/** As the dialect spells a row; what a row lacks makes it unreadable, not the list. A genesis row has "GENESIS" for its sender. */
interface Row {
  readonly hash?: string
  readonly transactionHash?: string
  readonly timeStamp?: string
  readonly blockNumber?: unknown
  readonly from?: string
  readonly to?: string | null
  readonly contractAddress?: string | null
  readonly value?: unknown
  readonly input?: string | null
  readonly isError?: string | null
  readonly txreceipt_status?: string | null
  readonly callType?: string | null
  readonly type?: string | null
  readonly tokenSymbol?: string | null
  readonly tokenDecimal?: string | null
  readonly traceId?: unknown
  readonly index?: unknown
}

// rows are looked at and not copied: there are thousands, and an object schema makes two objects for every value
const row = z.custom<Row>(
  raw =>
    typeof raw === 'object' &&
    raw !== null &&
    !Array.isArray(raw) &&
    texts.every(name => isText((raw as Readonly<Record<string, unknown>>)[name])) &&
    orNull.every(name => isTextOrNull((raw as Readonly<Record<string, unknown>>)[name])),
)
const texts = ['hash', 'transactionHash', 'timeStamp', 'from'] as const satisfies readonly (keyof Row)[]
const orNull = [
  'to',
  'contractAddress',
  'input',
  'isError',
  'txreceipt_status',
  'callType',
  'type',
  'tokenSymbol',
  'tokenDecimal',
] as const satisfies readonly (keyof Row)[]
const isText = (raw: unknown): boolean => raw === undefined || typeof raw === 'string'
const isTextOrNull = (raw: unknown): boolean => raw === null || isText(raw)

interface Listed {
  readonly rows: readonly Row[]
  readonly complete: boolean
}

export const listOf = (action: string, address: string, page: number, offset: number, sort: 'asc' | 'desc') => ({
  module: 'account',
  action,
  address,
  startblock: '0',
  endblock: '999999999',
  page: String(page),
  offset: String(offset),
  sort,
})

/** Up to `pages` pages of each list of a wallet, from an index of the Etherscan dialect. Rejects with `SourceError`. */
export async function historyIn(ask: AskRows, name: string, address: string, pages: number, context: Context): Promise<WalletHistory> {
  const self = address.toLowerCase()
  const bad = (problem: string) => new SourceError({ source: name, code: 'BAD_RESPONSE', problem })
  const lists = await Promise.all(['txlist', 'txlistinternal', 'tokentx'].map(action => listed(ask, action, address, pages, context)))
  const [all, internal, tokens] = lists.map(({ rows }) => rows) as [readonly Row[], readonly Row[], readonly Row[]]
  for (const rows of [all, internal, tokens]) assertOwn(rows, self, bad)

  const now = context.world.now()
  const timeOf = ({ timeStamp }: Row): Date | undefined => {
    const reading = readUnixSeconds(timeStamp, now)
    if (reading === 'hostile') throw bad('gave a time that cannot be true')
    return known(reading)
  }
  let unread = 0
  const movementOf = (item: Row, recipient: Row['to'], token?: Movement['token'], internal?: true): Movement[] => {
    const from = addressIn(item.from)
    const to = addressIn(recipient)
    const id = item.hash ?? item.transactionHash
    const amount = readWhole(item.value)
    if (amount === 'hostile') throw bad('gave an amount that cannot be true')
    if (id === undefined || from === undefined || to === undefined || amount === 'unknown') {
      // what came into being with the chain came from nobody
      if (item.from !== 'GENESIS') unread++
      return []
    }
    if (from !== self && to !== self) return []
    return [
      { transaction: id, at: timeOf(item), block: known(readCount(item.blockNumber)), from, to, amount: amount.value, token, internal },
    ]
  }

  const once = [...new Map(all.map(item => [item.hash, item])).values()]
  const transactions = once.flatMap((item): IndexedTransaction[] => {
    const from = item.from?.toLowerCase()
    const recipient = addressIn(item.to)
    const to = recipient ?? addressIn(item.contractAddress)
    if (item.hash === undefined || from === undefined || (from !== self && to !== self)) return []
    return [
      {
        id: item.hash,
        at: timeOf(item),
        from,
        to,
        creates: recipient ? undefined : true,
        input: item.input ? item.input : '0x',
        ok: went(item),
      },
    ]
  })
  // what creates a contract names it apart
  const recipientOf = ({ to, contractAddress }: Row) => (addressIn(to) === undefined ? contractAddress : to)
  const coin = once.filter(went).flatMap(item => movementOf(item, recipientOf(item)))
  const within = internal
    .filter(item => went(item) && movesCoin(item))
    .flatMap(item => movementOf(item, recipientOf(item), undefined, true))
  const ofTokens = tokens.flatMap(item => {
    const token = addressIn(item.contractAddress)
    if (!token) unread++
    const decimals = known(readCount(item.tokenDecimal))
    const { tokenSymbol: symbol } = item
    return token
      ? movementOf(item, item.to, { address: token, ...(symbol && { symbol }), ...(decimals !== undefined && { decimals }) })
      : []
  })
  const proof = (action: string, result: string): Proof => ({
    source: name,
    method: `GET module=account&action=${action}`,
    params: { address },
    result,
  })
  return {
    transactions,
    movements: [...coin.filter(({ amount }) => amount > 0n), ...within.filter(({ amount }) => amount > 0n), ...ofTokens],
    complete: lists.every(({ complete }) => complete),
    allTransactions: lists[0]?.complete === true,
    unread,
    any: lists.some(({ rows }) => rows.length > 0),
    proofs: [
      proof('txlist', `${all.length} transactions`),
      proof('txlistinternal', `${internal.length} internal transactions`),
      proof('tokentx', `${tokens.length} token transfers`),
    ],
  }
}

/** Follows the pages of a list, newest first. Rows have no number of their own: one that stands twice on one page happened twice. */
async function listed(ask: AskRows, action: string, address: string, pages: number, context: Context): Promise<Listed> {
  const found = new Map<string, { readonly item: Row; readonly times: number }>()
  const rows = () => [...found.values()].flatMap(({ item, times }) => Array<Row>(times).fill(item))
  for (let page = 1; page <= pages; page++) {
    const more = await ask(listOf(action, address, page, rowsPerPage, 'desc'), row, context)
    // the only page repeats none
    if (page === 1 && more.length < rowsPerPage) return { rows: more, complete: true }
    const onPage = new Map<string, number>()
    let fresh = 0
    for (const item of more) {
      const key = JSON.stringify([
        item.hash ?? item.transactionHash,
        item.from,
        item.to,
        item.contractAddress,
        item.value,
        item.traceId,
        item.index,
      ])
      const again = onPage.get(key)
      const times = again === undefined ? 1 : again + 1
      onPage.set(key, times)
      const before = found.get(key)
      if (before && before.times >= times) continue
      found.set(key, { item, times })
      fresh++
    }
    if (more.length < rowsPerPage) return { rows: rows(), complete: true }
    // a page that repeats the one before would be followed for ever
    if (fresh === 0) break
  }
  return { rows: rows(), complete: false }
}

/** A list none of whose rows names the wallet is not its own. Rows that name nobody prove nothing. */
function assertOwn(rows: readonly Row[], self: string, bad: (problem: string) => SourceError): void {
  let telling = false
  for (const { from, to, contractAddress } of rows)
    for (const party of [from, to, contractAddress]) {
      const address = addressIn(party)
      // the first row of an honest list names it
      if (address === self) return
      telling ||= address !== undefined
    }
  if (telling) throw bad('answered for another address')
}

const addressIn = (text: string | null | undefined): string | undefined =>
  text && /^0x[0-9a-f]{40}$/i.test(text) ? text.toLowerCase() : undefined

const went = ({ isError, txreceipt_status: status }: Row): boolean => isError !== '1' && status !== '0'

/** A borrowed call shows the value of the call it stands in, and moves none. */
const movesCoin = ({ callType, type }: Row): boolean =>
  ![callType, type].some(kind => kind && /^(delegatecall|staticcall|callcode)$/i.test(kind))
