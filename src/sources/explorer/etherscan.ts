import { z } from 'zod'
import type { SourceFailure } from '../../errors.ts'
import type { Activity } from '../../evidence/activity.ts'
import type { Creation } from '../../evidence/creation.ts'
import type { Proof } from '../../evidence/evidence.ts'
import type { Refusal } from '../../http.ts'
import { known, readUnixSeconds } from '../../read.ts'
import type { Context } from '../source.ts'
import { contractsAmong } from './contracts.ts'
import { type ChainIndex, mostPages } from './index-of-chain.ts'

/** Rows of one request: the free plan of Etherscan gives no more (July 2026). */
const rowsPerPage = 1_000

const envelope = z.looseObject({ status: z.string().optional(), message: z.string().nullish(), result: z.unknown() })
type Envelope = z.output<typeof envelope>

/** Seconds since 1970 as text; a genesis row has none. */
const row = z.looseObject({ hash: z.string(), timeStamp: z.string(), from: z.string(), to: z.string(), input: z.string().optional() })
const creationRow = z.looseObject({
  contractAddress: z.string(),
  contractCreator: z.string(),
  txHash: z.string(),
  timestamp: z.string().optional(),
})
const sourceRow = z.looseObject({ SourceCode: z.string(), ABI: z.string().optional() })

/** "No transactions found" and its like are an empty answer, not a failure; so is a status 1 with nothing in it. */
const nothing = /^no (transactions|internal transactions|token transfers|records|data) found/i

/** Refusals come with HTTP 200 and prose; a key never gets into a message of ours because the prose does not either. */
const refusals: readonly (readonly [RegExp, SourceFailure, string])[] = [
  [/rate limit|max calls|max daily|too many|temporarily unavailable/i, 'RATE_LIMITED', 'asks for fewer requests'],
  [/api key|apikey/i, 'UPSTREAM_UNAVAILABLE', 'does not accept its key: check ETHERSCAN_API_KEY'],
  [/not supported|upgrade your api plan|deprecated/i, 'UPSTREAM_UNAVAILABLE', 'does not serve this chain on this plan'],
]

function refusalIn({ status, message, result }: Envelope): Refusal | undefined {
  // "2": the index is still being built, and what it returned may be a part
  if (status === '2') return { code: 'UPSTREAM_UNAVAILABLE', problem: 'has not indexed this yet' }
  if (status !== '0' || nothing.test(message ?? '')) return undefined
  const text = typeof result === 'string' ? result : (message ?? '')
  const found = refusals.find(([pattern]) => pattern.test(text))
  return found ? { code: found[1], problem: found[2] } : { code: 'UPSTREAM_UNAVAILABLE', problem: 'answered with an error' }
}

/** An index with the API of Etherscan at `base`; extra members of `query` (chain id, key) are sent along. */
export function etherscan(name: string, base: URL, query: Readonly<Record<string, string>> = {}, pace?: number): ChainIndex {
  const ask = async <T>(question: Readonly<Record<string, string>>, item: z.ZodType<T>, { http, signal }: Context): Promise<T[]> => {
    const url = new URL(base)
    for (const [key, value] of Object.entries({ ...question, ...query })) url.searchParams.set(key, value)
    const schema = envelope.transform((answer, context): Envelope & { rows: T[] } => {
      const rows = z
        .array(item)
        .nullable()
        .safeParse(answer.status === '1' ? answer.result : null)
      if (rows.success) return { ...answer, rows: rows.data ?? [] }
      context.addIssue({ code: 'custom', message: 'not the rows that were asked for' })
      return z.NEVER
    })
    const { rows } = await http({ source: name, url, schema, refusal: refusalIn, ...(pace !== undefined && { pace }) }, signal)
    return rows
  }
  const list = (action: string, address: string, page: number, offset: number, sort: 'asc' | 'desc') => ({
    module: 'account',
    action,
    address,
    startblock: '0',
    endblock: '999999999',
    page: String(page),
    offset: String(offset),
    sort,
  })

  const history = async (address: string, context: Context): Promise<{ rows: z.output<typeof row>[]; complete: boolean }> => {
    const rows = new Map<string, z.output<typeof row>>()
    for (let page = 1; page <= mostPages; page++) {
      const more = await ask(list('txlist', address, page, rowsPerPage, 'desc'), row, context)
      const before = rows.size
      for (const item of more) rows.set(item.hash, item)
      if (more.length < rowsPerPage) return { rows: [...rows.values()], complete: true }
      if (rows.size === before) break
    }
    return { rows: [...rows.values()], complete: false }
  }

  return {
    name,
    async wallet(address, chain, context): Promise<Activity> {
      const [{ rows, complete }, internal, transfers, oldest] = await Promise.all([
        history(address, context),
        ask(list('txlistinternal', address, 1, 1, 'desc'), z.looseObject({}), context),
        ask(list('tokentx', address, 1, 1, 'desc'), z.looseObject({}), context),
        ask(list('txlist', address, 1, 1, 'asc'), row, context),
      ])
      const self = address.toLowerCase()
      const own = rows.filter(({ from }) => from.toLowerCase() === self)
      const recipients = [...new Set(own.map(({ to }) => to.toLowerCase()).filter(to => /^0x[0-9a-f]{40}$/.test(to)))]
      const contracts = await contractsAmong(recipients, chain, context)
      const firstSeen = known(readUnixSeconds(oldest[0]?.timeStamp, context.world.now()))
      const proof = (action: string, result: string): Proof => ({
        source: name,
        method: `GET module=account&action=${action}`,
        params: { address },
        result,
      })
      return {
        transactions: { value: rows.length, atLeast: !complete },
        outbound: { value: own.length, atLeast: !complete },
        contracts: { value: contracts.length, atLeast: !complete },
        any: rows.length + internal.length + transfers.length > 0,
        ...(firstSeen && { firstSeen }),
        proofs: [proof('txlist', `${rows.length} transactions, ${own.length} sent, ${contracts.length} contracts called`)],
      }
    },

    async contract(address, context): Promise<Creation> {
      const [[created], [source]] = await Promise.all([
        ask({ module: 'contract', action: 'getcontractcreation', contractaddresses: address }, creationRow, context),
        ask({ module: 'contract', action: 'getsourcecode', address }, sourceRow, context),
      ])
      const at =
        known(readUnixSeconds(created?.timestamp, context.world.now())) ??
        (created && (await firstTransactionOf(created.txHash, address, context)))
      const proof: Proof = {
        source: name,
        method: 'GET module=contract&action=getcontractcreation',
        params: { contractaddresses: address },
        result: created ? `created by transaction ${created.txHash}` : 'no creation known',
      }
      return {
        ...(at && { at }),
        ...(created && { creator: created.contractCreator.toLowerCase() }),
        ...(source && { verified: source.SourceCode !== '' }),
        proofs: [proof],
      }
    },
  }

  /** Some indexes leave the time out of the creation: the oldest transaction to the contract is then the upper bound of its birth. */
  async function firstTransactionOf(id: string, address: string, context: Context): Promise<Date | undefined> {
    const [oldest] = await ask(list('txlist', address, 1, 1, 'asc'), row, context)
    return oldest?.hash === id ? known(readUnixSeconds(oldest.timeStamp, context.world.now())) : undefined
  }
}
