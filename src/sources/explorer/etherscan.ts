import { z } from 'zod'
import { SourceError, type SourceFailure } from '../../errors.ts'
import type { Activity } from '../../evidence/activity.ts'
import type { Creation } from '../../evidence/creation.ts'
import type { Proof } from '../../evidence/evidence.ts'
import type { Refusal } from '../../http.ts'
import { known, readUnixSeconds } from '../../read.ts'
import { account } from '../quantities.ts'
import type { Context } from '../source.ts'
import { approvalsIn } from './approval-logs.ts'
import { contractsAmong } from './contracts.ts'
import { historyIn, type IndexedTransaction, listOf } from './history.ts'
import { type ChainIndex, mostPages } from './index-of-chain.ts'

const envelope = z.object({ status: z.string(), message: z.string().nullish(), result: z.unknown() })
type Envelope = z.output<typeof envelope>

/** Seconds since 1970 as text; a genesis row has "GENESIS" for its sender, and a creation no recipient. */
const row = z.object({
  hash: z.string(),
  timeStamp: z.string(),
  from: z.string(),
  to: z.string(),
  contractAddress: z.string().nullish(),
})
type Row = z.output<typeof row>
const creationRow = z.object({
  contractAddress: account,
  contractCreator: z.union([account, z.literal('GENESIS')]),
  txHash: z.string().regex(/^(0x[0-9a-f]{64}|GENESIS\w{0,64})$/i),
  timestamp: z.string().optional(),
})
const holderRow = z.object({ TokenHolderAddress: account })
const sourceRow = z.object({ SourceCode: z.string().optional() })

/** "No transactions found" and its like are an empty answer, not a failure. */
const isNothing = ({ status, message }: Envelope): boolean =>
  status === '0' && /^no (transactions|internal transactions|token transfers|records|data|logs) found/i.test(message ?? '')

/** Refusals come with HTTP 200 and prose; a key never gets into a message of ours because the prose does not either. */
const refusals: readonly (readonly [RegExp, SourceFailure, string])[] = [
  [/rate limit|max calls|max daily|too many|temporarily unavailable/i, 'RATE_LIMITED', 'asks for fewer requests'],
  [/api key|apikey/i, 'UPSTREAM_UNAVAILABLE', 'does not accept its key: check ETHERSCAN_API_KEY'],
  [/not supported|upgrade your api plan|deprecated/i, 'UPSTREAM_UNAVAILABLE', 'does not serve this chain on this plan'],
]

function refusalIn(answer: Envelope): Refusal | undefined {
  const { status, message, result } = answer
  if (status === '1' || isNothing(answer)) return undefined
  // "2": the index is still being built, and what it returned may be a part
  if (status === '2') return { code: 'UPSTREAM_UNAVAILABLE', problem: 'has not indexed this yet' }
  const text = typeof result === 'string' ? result : (message ?? '')
  const found = refusals.find(([pattern]) => pattern.test(text))
  return found ? { code: found[1], problem: found[2] } : { code: 'UPSTREAM_UNAVAILABLE', problem: 'answered with an error' }
}

/** Asks an API of the Etherscan dialect for rows. Rejects with `SourceError`. */
export type AskRows = <T>(question: Readonly<Record<string, string>>, item: z.ZodType<T>, context: Context) => Promise<T[]>

/** The API at `base`; extra members of `query` (chain id, key) are sent along. */
export const etherscanApi =
  (name: string, base: URL, query: Readonly<Record<string, string>> = {}, pace?: number): AskRows =>
  async (question, item, { http, signal }) => {
    const asked = new URLSearchParams({ ...Object.fromEntries(base.searchParams), ...question, ...query })
    const url = new URL(`${base.origin}${base.pathname}?${asked}`)
    const schema = answerOf(item)
    const { rows } = await http({ source: name, url, schema, refusal: refusalIn, ...(pace !== undefined && { pace }) }, signal)
    return rows
  }

interface Answer<T> extends Envelope {
  readonly rows: T[]
}

/** Made once for each kind of row: to make a schema takes longer than to read a page with it. */
const answers = new WeakMap<z.ZodType, z.ZodType>()

function answerOf<T>(item: z.ZodType<T>): z.ZodType<Answer<T>> {
  const made = answers.get(item)
  if (made) return made as z.ZodType<Answer<T>>
  const list = z.array(item)
  const schema = envelope.transform((answer, context): Answer<T> => {
    const said = answer.status === '1' ? answer.result : isNothing(answer) ? (answer.result ?? []) : []
    const rows = list.safeParse(said)
    // "nothing found" beside something is two answers
    if (rows.success && (answer.status === '1' || rows.data.length === 0)) return { ...answer, rows: rows.data }
    context.addIssue({ code: 'custom', message: 'not the rows that were asked for' })
    return z.NEVER
  })
  answers.set(item, schema)
  return schema
}

/** An index with the API of Etherscan at `base`; extra members of `query` (chain id, key) are sent along. */
export function etherscan(name: string, base: URL, query: Readonly<Record<string, string>> = {}, pace?: number): ChainIndex {
  const bad = (problem: string) => new SourceError({ source: name, code: 'BAD_RESPONSE', problem })
  const ask = etherscanApi(name, base, query, pace)
  const timeOf = (raw: string | undefined, { world }: Context): Date | undefined => {
    const reading = readUnixSeconds(raw, world.now())
    if (reading === 'hostile') throw bad('gave a time that cannot be true')
    return known(reading)
  }

  return {
    name,
    async wallet(address, chain, context, asked = historyIn(ask, name, address, mostPages, context)): Promise<Activity> {
      const [history, end] = await Promise.all([asked, ask(listOf('txlist', address, 1, 1, 'asc'), row, context)])
      const self = address.toLowerCase()
      const oldest = end.filter(({ from, to, contractAddress }) => [from, to, contractAddress].some(party => party?.toLowerCase() === self))
      if (end.length > 0 && oldest.length === 0) throw bad('answered for another address')
      const { transactions } = history
      const own = transactions.filter(({ from }) => from === self)
      const called = await contractsAmong([...new Set(own.flatMap(({ to, creates }) => (to && !creates ? [to] : [])))], chain, context)
      // a list that lacks its oldest row, or is empty from one end only, is not whole
      const whole = history.allTransactions && oldest.every(({ hash }) => transactions.some(({ id }) => id === hash))
      const firstSeen = firstOf(transactions, oldest, whole, context)
      const seen = Math.max(transactions.length, oldest.length)
      const proof = (action: string, result: string): Proof => ({
        source: name,
        method: `GET module=account&action=${action}`,
        params: { address },
        result,
      })
      return {
        transactions: { value: seen, atLeast: !whole },
        outbound: { value: own.length, atLeast: !whole },
        contracts: { value: called.length, atLeast: !whole },
        any: seen > 0 || history.any,
        ...(firstSeen && { firstSeen }),
        proofs: [proof('txlist', `${seen} transactions, ${own.length} sent, ${called.length} contracts called`)],
      }
    },

    history: (address, pages, context) => historyIn(ask, name, address, pages, context),

    approvals: (owner, to, context) => approvalsIn(ask, name, { owner, to }, context),

    async holders(token, context) {
      const rows = await ask(
        { module: 'token', action: 'tokenholderlist', contractaddress: token, page: '1', offset: '50' },
        holderRow,
        context,
      )
      return rows.map(({ TokenHolderAddress: holder }) => holder)
    },

    async verified(address, context) {
      const [source] = await ask({ module: 'contract', action: 'getsourcecode', address }, sourceRow, context)
      return source?.SourceCode === undefined ? undefined : source.SourceCode !== ''
    },

    async birth(address, context) {
      const creations = await ask({ module: 'contract', action: 'getcontractcreation', contractaddresses: address }, creationRow, context)
      const created = creations.find(({ contractAddress }) => contractAddress === address.toLowerCase())
      return created && created.contractCreator !== 'GENESIS'
        ? { creator: created.contractCreator, transaction: created.txHash }
        : undefined
    },

    async contract(address, context): Promise<Creation> {
      const [creations, [source]] = await Promise.all([
        ask({ module: 'contract', action: 'getcontractcreation', contractaddresses: address }, creationRow, context),
        ask({ module: 'contract', action: 'getsourcecode', address }, sourceRow, context),
      ])
      const created = creations.find(({ contractAddress }) => contractAddress === address.toLowerCase())
      if (creations.length > 0 && !created) throw bad('answered for another address')
      const at = timeOf(created?.timestamp, context) ?? (created && (await timeOfFirst(created.txHash, address, context)))
      const proof: Proof = {
        source: name,
        method: 'GET module=contract&action=getcontractcreation',
        params: { contractaddresses: address },
        result: created ? `created by transaction ${created.txHash}` : 'no creation known',
      }
      return {
        ...(at && { at }),
        ...(created && created.contractCreator !== 'GENESIS' && { creator: created.contractCreator }),
        ...(source?.SourceCode !== undefined && { verified: source.SourceCode !== '' }),
        proofs: [proof],
      }
    },
  }

  /** Time of the first row. Of a list that was cut the other end is asked for apart, and an index may have ignored the order. */
  function firstOf(rows: readonly IndexedTransaction[], oldest: readonly Row[], whole: boolean, context: Context): Date | undefined {
    const times = rows.flatMap(({ at }) => at?.getTime() ?? [])
    const [end] = oldest.flatMap(({ timeStamp }) => timeOf(timeStamp, context)?.getTime() ?? [])
    if (whole) return times.length > 0 ? new Date(Math.min(...times)) : undefined
    return end !== undefined && times.every(time => end <= time) ? new Date(end) : undefined
  }

  /** Some indexes leave the time out of the creation: it is then that of the oldest transaction, if that is the creation. */
  async function timeOfFirst(id: string, address: string, context: Context): Promise<Date | undefined> {
    const [oldest] = await ask(listOf('txlist', address, 1, 1, 'asc'), row, context)
    return oldest?.hash === id ? timeOf(oldest.timeStamp, context) : undefined
  }
}
