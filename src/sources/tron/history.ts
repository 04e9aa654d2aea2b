import { z } from 'zod'
import type { Chain } from '../../chains/index.ts'
import type { Activity } from '../../evidence/activity.ts'
import type { Proof, Subject } from '../../evidence/evidence.ts'
import type { Exposure } from '../../evidence/exposure.ts'
import { readDecimalCount, readWhole } from '../../read.ts'
import type { Flow } from '../exposure.ts'
import { registered } from '../identity.ts'
import { milliseconds, timeOf } from './account.ts'
import { tronAddress } from './address.ts'
import { type Ask, bad, type TronHost } from './grid.ts'

const rowsPerPage = 200
/** Pages of each list that a scan reads at most; beyond them counts are lower bounds. */
const mostPages = 3

const whole = z.unknown().transform((raw, context): bigint | undefined => {
  const reading = readWhole(raw)
  if (typeof reading === 'object') return reading.value
  if (reading === 'unknown') return undefined
  context.addIssue({ code: 'custom', message: 'impossible amount' })
  return z.NEVER
})
/** Names of java-tron, "SUCCESS" or "OUT_OF_ENERGY". */
const outcome = z.string().regex(/^[A-Z_]+$/)
const id = z.string().regex(/^[0-9a-f]{64}$/i)

const value = z.looseObject({
  owner_address: tronAddress.optional(),
  to_address: tronAddress.optional(),
  contract_address: tronAddress.optional(),
  amount: whole.optional(),
  call_value: whole.optional(),
})
const transactionRow = z.looseObject({
  txID: id,
  block_timestamp: milliseconds,
  ret: z.array(z.looseObject({ contractRet: outcome.optional() })).optional(),
  raw_data: z.looseObject({ contract: z.array(z.looseObject({ type: z.string().min(1), parameter: z.looseObject({ value }) })).min(1) }),
})
/** Lists of transactions also hold internal ones, which have another shape and start no transaction. */
const internalRow = z.looseObject({ internal_tx_id: z.string() }).transform(() => undefined)
const transferRow = z.looseObject({
  transaction_id: id,
  block_timestamp: milliseconds,
  from: tronAddress,
  to: tronAddress,
  type: z.string().min(1),
  value: whole,
  token_info: z.looseObject({
    address: tronAddress.optional(),
    symbol: z.string().optional(),
    decimals: z.unknown().transform(raw => decimalsIn(raw)),
  }),
})

const decimalsIn = (raw: unknown): number | undefined => {
  const reading = readDecimalCount(raw)
  return typeof reading === 'object' && reading.value <= 255 ? reading.value : undefined
}

type TransactionRow = z.output<typeof transactionRow>
type TransferRow = z.output<typeof transferRow>

const pageOf = <T>(row: z.ZodType<T>) =>
  z.looseObject({ data: z.array(row), meta: z.looseObject({ fingerprint: z.string().min(1).max(1_000).optional() }).optional() })

interface Listing<T> {
  readonly rows: readonly T[]
  readonly complete: boolean
}

/** Follows the fingerprints of a list, newest first, up to the limit. */
async function listing<T>(ask: Ask, path: string, row: z.ZodType<T>): Promise<Listing<T>> {
  const schema = pageOf(row)
  const rows: T[] = []
  let more = ''
  for (let page = 0; page < mostPages; page++) {
    const { data, meta } = await ask({ path: `${path}${more}`, schema })
    rows.push(...data)
    if (meta?.fingerprint === undefined || data.length === 0) return { rows, complete: true }
    more = `&fingerprint=${encodeURIComponent(meta.fingerprint)}`
  }
  return { rows, complete: false }
}

interface History {
  readonly activity: Activity
  readonly flows: readonly Flow[]
  readonly read: Exposure['read']
  /** When the permissions of the account were last changed, as far as the list reaches. */
  readonly permissionsChanged: Date | undefined
  readonly proofs: readonly Proof[]
}

/** What an account did, from the index of a host. Rejects with `SourceError` when it does not answer. */
export async function readHistory(host: TronHost, ask: Ask, { address, chain }: Subject, now: Date): Promise<History> {
  const base = `/v1/accounts/${address}/transactions`
  const query = `limit=${rowsPerPage}&only_confirmed=true&order_by=block_timestamp,desc`
  const [all, sent, transfers] = await Promise.all([
    listing(ask, `${base}?${query}`, z.union([transactionRow, internalRow])),
    listing(ask, `${base}?${query}&only_from=true`, z.union([transactionRow, internalRow])),
    listing(ask, `${base}/trc20?${query}`, transferRow),
  ])
  const rows = distinct(all.rows.filter(row => row !== undefined))
  const outgoing = distinct([...sent.rows, ...all.rows].filter(row => row !== undefined)).filter(row => senderOf(row) === address)
  assertOwn(host, address, rows, transfers.rows)
  const at = (time: number | undefined) => (time === undefined ? undefined : timeOf(host, time, now))
  const seen = new Map([
    ...rows.map(row => [row.txID, at(row.block_timestamp)] as const),
    ...outgoing.map(row => [row.txID, at(row.block_timestamp)] as const),
    ...transfers.rows.map(row => [row.transaction_id, at(row.block_timestamp)] as const),
  ])
  const times = [...seen.values()].flatMap(time => (time ? [time.getTime()] : [])).sort((a, b) => a - b)
  const [first, last] = [times[0], times.at(-1)]
  const complete = all.complete && transfers.complete
  const unread = rows.filter(isMute).length + transfers.rows.filter(row => isVague(row, chain)).length
  const called = new Set(outgoing.flatMap(row => calledBy(row) ?? []))
  const changed = outgoing
    .filter(row => typeOf(row) === 'AccountPermissionUpdateContract' && went(row))
    .flatMap(({ block_timestamp: time }) => (time === undefined ? [] : [time]))
  const proofs: Proof[] = [
    { source: host.name, method: `GET ${base}`, params: { address }, result: `${rows.length} transactions, ${outgoing.length} sent` },
    { source: host.name, method: `GET ${base}/trc20`, params: { address }, result: `${transfers.rows.length} token transfers` },
  ]
  return {
    activity: {
      transactions: { value: seen.size, atLeast: !complete },
      outbound: { value: outgoing.length, atLeast: !sent.complete },
      contracts: { value: called.size, atLeast: !sent.complete },
      any: seen.size > 0,
      ...(complete && first !== undefined && { firstSeen: new Date(first) }),
      proofs,
    },
    flows: [...flowsOfCoin(address, rows, at), ...flowsOfTokens(address, transfers.rows, at)],
    read: {
      transactions: seen.size,
      complete,
      ...(unread > 0 && { unread }),
      ...(first !== undefined && { from: new Date(first) }),
      ...(last !== undefined && { to: new Date(last) }),
    },
    permissionsChanged: changed.length > 0 ? at(Math.max(...changed)) : undefined,
    proofs,
  }
}

const distinct = (rows: readonly TransactionRow[]): TransactionRow[] => [...new Map(rows.map(row => [row.txID, row])).values()]
/** Of coin or of a TRC-10 token, by the protocol itself. */
const isTransfer = (row: TransactionRow): boolean => ['TransferContract', 'TransferAssetContract'].some(type => type === typeOf(row))
const contractOf = ({ raw_data: { contract } }: TransactionRow) => contract[0]
const typeOf = (row: TransactionRow): string | undefined => contractOf(row)?.type
const fieldsOf = (row: TransactionRow) => contractOf(row)?.parameter.value
const senderOf = (row: TransactionRow): string | undefined => fieldsOf(row)?.owner_address
const calledBy = (row: TransactionRow): string | undefined =>
  typeOf(row) === 'TriggerSmartContract' ? fieldsOf(row)?.contract_address : undefined
/** Transfers of coin have no result in old lists; what they list there was executed. */
const went = ({ ret }: TransactionRow): boolean => (ret?.[0]?.contractRet ?? 'SUCCESS') === 'SUCCESS'

/** A list none of whose rows has to do with the account is not its own. */
function assertOwn(host: TronHost, address: string, rows: readonly TransactionRow[], transfers: readonly TransferRow[]): void {
  const involves = (row: TransactionRow) => {
    const { owner_address: from, to_address: to, contract_address: contract } = fieldsOf(row) ?? {}
    // votes, freezes and the like name nobody but the sender, and resources are given to a receiver of another name
    return [from, to, contract].includes(address) || !isTransfer(row)
  }
  const strange = rows.some(row => !involves(row)) || transfers.some(({ from, to }) => from !== address && to !== address)
  if (strange) throw bad(host, 'answered for another address')
}

/** A transfer of coin that was executed and does not say what it moved or where. Amounts of nothing are refused by the protocol. */
const isMute = (row: TransactionRow): boolean => {
  const { owner_address: from, to_address: to, contract_address: contract, amount, call_value: sent } = fieldsOf(row) ?? {}
  if (!went(row)) return false
  if (typeOf(row) === 'TransferContract') return from === undefined || to === undefined || amount === undefined
  return typeOf(row) === 'TriggerSmartContract' && sent !== undefined && (from === undefined || contract === undefined)
}

/** A transfer of a token that counts, or of one that is not named, without amount or decimals. */
const isVague = ({ type, value: amount, token_info: { address: token, decimals } }: TransferRow, chain: Chain): boolean =>
  type === 'Transfer' &&
  (token === undefined || ((amount === undefined || decimals === undefined) && registered(chain.id, token) !== undefined))

type Clock = (time: number | undefined) => Date | undefined

function flowsOfCoin(address: string, rows: readonly TransactionRow[], at: Clock): Flow[] {
  return rows.flatMap((row): Flow[] => {
    const { owner_address: from, to_address: to, contract_address: contract, amount, call_value: sent } = fieldsOf(row) ?? {}
    const [target, moved] =
      typeOf(row) === 'TransferContract' ? [to, amount] : typeOf(row) === 'TriggerSmartContract' ? [contract, sent] : []
    if (!went(row) || from === undefined || target === undefined || moved === undefined || moved === 0n) return []
    return flowOf(address, {
      from,
      to: target,
      asset: 'TRX',
      decimals: 6,
      amount: moved,
      transaction: row.txID,
      at: at(row.block_timestamp),
    })
  })
}

function flowsOfTokens(address: string, rows: readonly TransferRow[], at: Clock): Flow[] {
  const known = new Set<string>()
  return rows.flatMap((row): Flow[] => {
    const { from, to, type, value: amount, transaction_id: transaction, token_info: token, block_timestamp: time } = row
    if (type !== 'Transfer' || amount === undefined || token.address === undefined || token.decimals === undefined) return []
    // unconfirmed and confirmed copies of one transfer stand side by side
    const key = [transaction, from, to, amount, token.address].join()
    if (known.has(key)) return []
    known.add(key)
    return flowOf(address, { from, to, asset: token.address, decimals: token.decimals, amount, transaction, at: at(time) })
  })
}

interface Movement extends Omit<Flow, 'direction' | 'party' | 'at'> {
  readonly from: string
  readonly to: string
  readonly at: Date | undefined
}

/** What stays within the wallet is no flow. */
function flowOf(address: string, { from, to, at, ...flow }: Movement): Flow[] {
  if (from === to || (from !== address && to !== address)) return []
  const out = from === address
  return [{ ...flow, direction: out ? 'out' : 'in', party: out ? to : from, ...(at && { at }) }]
}
