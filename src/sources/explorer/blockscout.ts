import { z } from 'zod'
import { SourceError } from '../../errors.ts'
import type { Activity } from '../../evidence/activity.ts'
import type { Creation } from '../../evidence/creation.ts'
import type { Proof } from '../../evidence/evidence.ts'
import { account, count, hash } from '../quantities.ts'
import type { Context } from '../source.ts'
import { type ChainIndex, mostPages } from './index-of-chain.ts'

/** A time as Blockscout writes it. */
const time = z.iso.datetime({ offset: true }).transform(text => new Date(text))

const party = z.looseObject({ hash: account, is_contract: z.boolean().nullish(), proxy_type: z.string().nullish() })
const transaction = z.looseObject({ hash, timestamp: time.nullish(), from: party, to: party.nullish() })
const transactionPage = z.looseObject({
  items: z.array(transaction),
  next_page_params: z.record(z.string(), z.union([z.string(), z.number(), z.bigint(), z.boolean(), z.null()])).nullish(),
})
const counters = z.looseObject({ transactions_count: count, token_transfers_count: count })
const addressInfo = z.looseObject({
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
  z.union([schema, z.looseObject({ message: z.string() }).transform(() => undefined)])
const tokenInfo = z.looseObject({ holders_count: count, holders: count })

type TransactionPage = z.output<typeof transactionPage>
type AddressInfo = z.output<typeof addressInfo>

/** REST v2 of the Blockscout instance at `base`; `name` is what its failures are reported under. */
export function blockscout(name: string, base: URL, pace?: number): ChainIndex {
  const get = <T>(path: string, schema: z.ZodType<T>, { http, signal }: Context, alsoStatus: readonly number[] = []): Promise<T> =>
    http(
      {
        source: name,
        url: new URL(`${base.href.replace(/\/$/, '')}/api/v2${path}`),
        schema,
        alsoStatus,
        ...(pace !== undefined && { pace }),
      },
      signal,
    )
  const proof = (method: string, result: string): Proof => ({ source: name, method: `GET /api/v2${method}`, result })

  const about = async (address: string, context: Context): Promise<AddressInfo | undefined> => {
    const info = await get(`/addresses/${address}`, orNothing(addressInfo), context, [404])
    if (info === undefined || info.hash === address.toLowerCase()) return info
    throw new SourceError({ source: name, code: 'BAD_RESPONSE', problem: 'answered for another address' })
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
        get(`/addresses/${address}/counters`, orNothing(counters), context, [404]),
        about(address, context),
        history(address, context),
        get(`/addresses/${address}/transactions?sort=block_number&order=asc`, transactionPage, context),
      ])
      const own = outgoing.items.filter(({ from }) => from.hash === address.toLowerCase())
      const called = new Set(own.flatMap(({ to }) => (to?.is_contract && to.proxy_type !== 'eip7702' ? [to.hash] : [])))
      const transactions = counted?.transactions_count
      const firstSeen = oldestOf(oldest)
      // counters of large accounts are worked out in the background and read 0 until then
      const seen = Math.max(own.length, oldest.items.length)
      const total =
        transactions === undefined || transactions < seen
          ? { value: seen, atLeast: !(transactions === undefined && outgoing.complete && !oldest.next_page_params) }
          : { value: transactions, atLeast: false }
      return {
        transactions: total,
        outbound: { value: own.length, atLeast: !outgoing.complete },
        contracts: { value: called.size, atLeast: !outgoing.complete },
        any:
          total.value > 0 ||
          (counted?.token_transfers_count !== undefined && counted.token_transfers_count > 0) ||
          info?.has_token_transfers === true,
        ...(firstSeen && { firstSeen }),
        ...(info?.is_contract && typeof info.is_verified === 'boolean' && { verified: info.is_verified }),
        proofs: [
          proof(`/addresses/${address}/counters`, `${transactions ?? 'no'} transactions`),
          proof(`/addresses/${address}/transactions?filter=from`, `${own.length} sent, ${called.size} contracts called`),
        ],
      }
    },

    async contract(address, context): Promise<Creation> {
      const [info, token] = await Promise.all([about(address, context), get(`/tokens/${address}`, orNothing(tokenInfo), context, [404])])
      const born = info?.creation_transaction_hash
      const created = born ? await get(`/transactions/${born}`, transaction, context) : undefined
      const holders = token?.holders_count ?? token?.holders
      return {
        ...(created?.timestamp && { at: created.timestamp }),
        ...(info?.creator_address_hash && { creator: info.creator_address_hash }),
        ...(typeof info?.is_verified === 'boolean' && { verified: info.is_verified }),
        ...(holders !== undefined && { holders }),
        proofs: [
          proof(`/addresses/${address}`, born ? `created by transaction ${born}` : 'no creation known'),
          ...(created?.timestamp ? [proof(`/transactions/${born}`, created.timestamp.toISOString())] : []),
        ],
      }
    },
  }
}

/** The first use, if the list really runs from old to new: an instance that ignores the order would make every wallet young. */
function oldestOf({ items, next_page_params: next }: TransactionPage): Date | undefined {
  const times = items.flatMap(({ timestamp }) => timestamp ?? [])
  const [first] = times
  const last = times.at(-1)
  if (!first || !last) return undefined
  if (!next) return new Date(Math.min(...times.map(at => at.getTime())))
  return first.getTime() < last.getTime() ? first : undefined
}
