import { z } from 'zod'
import { SourceError } from '../../errors.ts'
import type { Activity } from '../../evidence/activity.ts'
import type { Creation } from '../../evidence/creation.ts'
import type { Proof } from '../../evidence/evidence.ts'
import { isRecord, known, readUnixSeconds } from '../../read.ts'
import { account, count, hash } from '../quantities.ts'
import type { Context } from '../source.ts'
import { approvalsIn } from './approval-logs.ts'
import { etherscanApi } from './etherscan.ts'
import { historyIn } from './history.ts'
import { type ChainIndex, mostPages } from './index-of-chain.ts'

/** A time as Blockscout writes it. */
const timePattern = z.regexes.datetime({ offset: true })

const party = z.object({ hash: account, is_contract: z.boolean().nullish(), proxy_type: z.string().nullish() })
const transaction = z.unknown().transform((raw, context): Transaction => {
  const read = transactionIn(raw)
  if (read) return read
  context.addIssue({ code: 'custom', message: 'not a transaction' })
  return z.NEVER
})
const transactionPage = z.object({
  items: z.array(transaction),
  next_page_params: z.record(z.string(), z.union([z.string(), z.number(), z.bigint(), z.boolean(), z.null()])).nullish(),
})
const counters = z.object({ transactions_count: count, token_transfers_count: count })
const addressInfo = z.object({
  hash: account,
  is_contract: z.boolean().nullish(),
  is_verified: z.boolean().nullish(),
  proxy_type: z.string().nullish(),
  creator_address_hash: account.nullish(),
  creation_transaction_hash: hash.nullish(),
  has_token_transfers: z.boolean().nullish(),
})
/** The instance knows nothing of what was asked for: `undefined`. */
const orNothing = <T>(schema: z.ZodType<T>): z.ZodType<T | undefined> =>
  z.union([z.object({ message: z.string().regex(/not found/i) }).transform(() => undefined), schema])
const holderPage = z.object({ items: z.array(z.object({ address: party })) })
const tokenInfo = z.object({ address_hash: account.nullish(), holders_count: count, holders: count })
// to make a schema takes longer than to use it
const maybe = {
  counters: orNothing(counters),
  addressInfo: orNothing(addressInfo),
  holderPage: orNothing(holderPage),
  tokenInfo: orNothing(tokenInfo),
}

interface Party {
  /** In small letters. */
  readonly hash: string
  readonly is_contract?: boolean | null | undefined
  readonly proxy_type?: string | null | undefined
}
interface Transaction {
  readonly hash: string
  readonly timestamp: Date | undefined
  readonly from: Party
  readonly to: Party | undefined
  readonly created_contract: Party | undefined
}
type TransactionPage = z.output<typeof transactionPage>
type AddressInfo = z.output<typeof addressInfo>

/** REST v2 of the Blockscout instance at `base`; `name` is what its failures are reported under. */
export function blockscout(name: string, base: URL, pace?: number): ChainIndex {
  const bad = (problem: string) => new SourceError({ source: name, code: 'BAD_RESPONSE', problem })
  const otherAddress = () => bad('answered for another address')
  const get = <T>(path: string, schema: z.ZodType<T>, { http, signal }: Context, alsoStatus: readonly number[] = []): Promise<T> =>
    http(
      {
        source: name,
        url: below(base, `/api/v2${path}`),
        schema,
        alsoStatus,
        ...(pace !== undefined && { pace }),
      },
      signal,
    )
  const rowsOf = etherscanApi(name, below(base, '/api'), {}, pace)
  const proof = (method: string, result: string): Proof => ({ source: name, method: `GET /api/v2${method}`, result })

  const about = async (address: string, context: Context): Promise<AddressInfo | undefined> => {
    const info = await get(`/addresses/${address}`, maybe.addressInfo, context, [404])
    if (info === undefined || info.hash === address.toLowerCase()) return info
    throw otherAddress()
  }

  const timeOf = ({ timestamp }: Transaction, { world }: Context): Date | undefined => {
    const reading = timestamp ? readUnixSeconds(Math.floor(timestamp.getTime() / 1000), world.now()) : 'unknown'
    if (reading === 'hostile') throw bad('gave a time that cannot be true')
    return known(reading)
  }

  /** Those of a list that the address took part in. A list without any is not its own. */
  const partOf = (address: string, items: readonly Transaction[]): Transaction[] => {
    const self = address.toLowerCase()
    const found = items.filter(({ from, to, created_contract: created }) => [from, to, created].some(party => party?.hash === self))
    if (items.length > 0 && found.length === 0) throw otherAddress()
    return found
  }

  /** Follows the pages of a list, newest first, up to the limit. */
  const history = async (address: string, context: Context): Promise<{ items: TransactionPage['items']; complete: boolean }> => {
    const items: TransactionPage['items'] = []
    const seen = new Set<string>()
    let query = 'filter=from'
    for (let page = 0; page < mostPages; page++) {
      const { items: more, next_page_params: next } = await get(`/addresses/${address}/transactions?${query}`, transactionPage, context)
      const fresh = more.filter(({ hash: id }) => !seen.has(id))
      for (const item of fresh) seen.add(item.hash)
      items.push(...fresh)
      if (!next) return { items, complete: true }
      // a page that repeats the one before would be followed for ever
      if (fresh.length === 0) return { items, complete: false }
      query = new URLSearchParams({
        filter: 'from',
        ...Object.fromEntries(Object.entries(next).map(([key, value]) => [key, String(value)])),
      }).toString()
    }
    return { items, complete: false }
  }

  return {
    name,
    async wallet(address, _chain, context): Promise<Activity> {
      const [counted, info, outgoing, oldest] = await Promise.all([
        get(`/addresses/${address}/counters`, maybe.counters, context, [404]),
        about(address, context),
        history(address, context),
        get(`/addresses/${address}/transactions?sort=block_number&order=asc`, transactionPage, context),
      ])
      const self = address.toLowerCase()
      const own = partOf(address, outgoing.items).filter(({ from }) => from.hash === self)
      const first = partOf(address, oldest.items)
      const called = new Set(own.flatMap(({ to }) => (to && isContract(to) ? [to.hash] : [])))
      const transactions = counted?.transactions_count
      const whole = !oldest.next_page_params
      const firstSeen = oldestOf(
        first.flatMap(item => timeOf(item, context) ?? []),
        whole,
      )
      // counters of large accounts are worked out in the background and read 0 until then
      const seen = Math.max(own.length, first.length)
      const total =
        transactions === undefined || transactions < seen
          ? { value: seen, atLeast: !(transactions === undefined && outgoing.complete && whole) }
          : { value: transactions, atLeast: false }
      const transfers = counted?.token_transfers_count ?? (info?.has_token_transfers === false || info === undefined ? 0 : undefined)
      const any = total.value > 0 || info?.has_token_transfers === true || (transfers !== undefined && transfers > 0)
      if (!any && transfers === undefined) throw bad('does not say whether there were token transfers')
      return {
        transactions: total,
        outbound: { value: own.length, atLeast: !outgoing.complete },
        contracts: { value: called.size, atLeast: !outgoing.complete },
        any,
        ...(firstSeen && { firstSeen }),
        ...(info && isContract(info) && typeof info.is_verified === 'boolean' && { verified: info.is_verified }),
        proofs: [
          proof(`/addresses/${address}/counters`, `${transactions ?? 'no'} transactions`),
          proof(`/addresses/${address}/transactions?filter=from`, `${own.length} sent, ${called.size} contracts called`),
        ],
      }
    },

    // its own interface lists no logs by their topics
    approvals: (owner, to, context) => approvalsIn(rowsOf, name, { owner, to }, context),

    // and gives fifty rows at a time, this one a thousand
    history: (address, pages, context) => historyIn(rowsOf, name, address, pages, context),

    async holders(token, context) {
      const page = await get(`/tokens/${token}/holders`, maybe.holderPage, context, [404])
      return page?.items.map(({ address }) => address.hash) ?? []
    },

    async verified(address, context) {
      return (await about(address, context))?.is_verified ?? undefined
    },

    async birth(address, context) {
      const info = await about(address, context)
      const [creator, transaction] = [info?.creator_address_hash, info?.creation_transaction_hash]
      return creator ? { creator, ...(transaction && { transaction }) } : undefined
    },

    async contract(address, context): Promise<Creation> {
      const [info, token] = await Promise.all([about(address, context), get(`/tokens/${address}`, maybe.tokenInfo, context, [404])])
      const born = info?.creation_transaction_hash
      const created = born ? await get(`/transactions/${born}`, transaction, context) : undefined
      if (created && created.hash.toLowerCase() !== born?.toLowerCase()) throw bad('answered for another transaction')
      if (token?.address_hash && token.address_hash !== address.toLowerCase()) throw otherAddress()
      const at = created && timeOf(created, context)
      const holders = token?.holders_count ?? token?.holders
      return {
        ...(at && { at }),
        ...(info?.creator_address_hash && { creator: info.creator_address_hash }),
        ...(typeof info?.is_verified === 'boolean' && { verified: info.is_verified }),
        ...(holders !== undefined && { holders }),
        proofs: [
          proof(`/addresses/${address}`, born ? `created by transaction ${born}` : 'no creation known'),
          ...(at ? [proof(`/transactions/${born}`, at.toISOString())] : []),
        ],
      }
    },
  }
}

/** Accounts that borrow code (EIP-7702) are shown as contracts and are none. */
const isContract = ({ is_contract: shown, proxy_type: proxy }: Pick<AddressInfo, 'is_contract' | 'proxy_type'>): boolean =>
  shown === true && proxy !== 'eip7702'

/** The first use, if the list really runs from old to new: an instance that ignores the order would make every wallet young. */
function oldestOf(times: readonly Date[], whole: boolean): Date | undefined {
  const [first] = times
  const last = times.at(-1)
  if (!first || !last) return undefined
  const earliest = Math.min(...times.map(at => at.getTime()))
  if (whole) return new Date(earliest)
  return first.getTime() === earliest && first.getTime() < last.getTime() ? first : undefined
}

/** A path below the base; what the base has behind a question mark, such as a key, is sent along. */
function below(base: URL, path: string): URL {
  const url = new URL(`${base.origin}${base.pathname.replace(/\/$/, '')}${path}`)
  for (const [key, value] of base.searchParams) url.searchParams.append(key, value)
  return url
}

/** A transaction of a list; there are hundreds of them, and a schema makes two objects of every value. */
function transactionIn(raw: unknown): Transaction | undefined {
  if (!isRecord(raw)) return undefined
  const { hash: id, timestamp } = raw
  if (
    typeof id !== 'string' ||
    !hashPattern.test(id) ||
    !(isUnsaid(timestamp) || (typeof timestamp === 'string' && timePattern.test(timestamp)))
  )
    return undefined
  const [from, to, created] = [partyIn(raw['from']), partyIn(raw['to']), partyIn(raw['created_contract'])]
  if (!from || !to || !created || from === 'unsaid') return undefined
  return {
    hash: id,
    timestamp: typeof timestamp === 'string' ? new Date(timestamp) : undefined,
    from,
    to: to === 'unsaid' ? undefined : to,
    created_contract: created === 'unsaid' ? undefined : created,
  }
}

function partyIn(raw: unknown): Party | 'unsaid' | undefined {
  if (isUnsaid(raw)) return 'unsaid'
  if (!isRecord(raw)) return undefined
  const { hash: address, is_contract: shown, proxy_type: proxy } = raw
  if (typeof address !== 'string' || !addressPattern.test(address)) return undefined
  if (!(isUnsaid(shown) || typeof shown === 'boolean') || !(isUnsaid(proxy) || typeof proxy === 'string')) return undefined
  return { hash: address.toLowerCase(), is_contract: shown, proxy_type: proxy }
}

const hashPattern = /^0x[0-9a-fA-F]{64}$/
const addressPattern = /^0x[0-9a-fA-F]{40}$/
const isUnsaid = (raw: unknown): raw is null | undefined => raw === undefined || raw === null
