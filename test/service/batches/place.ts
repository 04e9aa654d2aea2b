import type { Scanner, TokenScanResult, WalletScanResult } from '../../../src/api/scanner.ts'
import { type Batches, startBatches } from '../../../src/service/batches/batches.ts'
import type { QueueRules } from '../../../src/service/batches/queue.ts'
import type { Account } from '../../../src/service/store/store.ts'
import { type Customer, type RealService, startReal } from '../../support/real-service.ts'
import { tokenResult, walletResult } from '../../support/service.ts'

/** What becomes of a scan before it is answered. */
type Fate = (address: string, signal: AbortSignal | undefined) => Promise<void> | void

/** A scanner that finds every subject harmless, once its fate is done; `asked` are the addresses. */
export function scripted(fate: Fate = () => {}) {
  const asked: string[] = []
  const scanner: Scanner = {
    async scanWallet({ address, chain_id }, signal) {
      asked.push(address)
      await fate(address, signal)
      return walletResult(address, chain_id) as WalletScanResult
    },
    async scanToken({ contract_address: address, chain_id }, signal) {
      asked.push(address)
      await fate(address, signal)
      return tokenResult(address, chain_id) as TokenScanResult
    },
  }
  return { scanner, asked }
}

export interface Place extends RealService {
  readonly batches: Batches
  ask(customer: Customer, path: string, init?: RequestInit): Promise<Response>
  /** Sends rows as CSV, and returns the id of the batch. */
  send(customer: Customer, csv: string, query?: string): Promise<string>
  batch(customer: Customer, id: string): Promise<BatchView>
  /** The batch, once it has ended. */
  ended(customer: Customer, id: string): Promise<BatchView>
  results(customer: Customer, id: string): Promise<string>
}

interface BatchView {
  readonly id: string
  readonly state: string
  readonly rows: number
  readonly scored: number
  readonly failed: number
  readonly remaining: number
  readonly ended_at: string | null
}

/** Rules of a test: what waits seconds in earnest waits milliseconds here. */
const quick: QueueRules = { attempts: 3, timeout: 5_000, backoff: 5, patrol: 20, margin: 5_000, chance: () => 0 }

export interface PlaceOptions {
  readonly scanner?: Scanner
  /** A database; a new file by default. */
  readonly where?: string | undefined
  readonly rules?: Partial<QueueRules>
  readonly lanes?: number
}

/** The whole service on loopback, with batches. */
export async function openPlace({ scanner = scripted().scanner, where, rules, lanes = 8 }: PlaceOptions = {}): Promise<Place> {
  let batches: Batches | undefined
  const service = await startReal(
    {
      scanner,
      more: async parts => {
        batches = startBatches(parts, { where: where ?? 'a file', worker: 'test', lanes, rules: { ...quick, ...rules } })
        return [batches]
      },
    },
    where,
  )
  if (!batches) throw new Error('the service has not asked for its routes')
  const own = batches
  const ask = ({ key }: Customer, path: string, init: RequestInit = {}) =>
    fetch(new URL(path, service.url), { ...init, headers: { ...init.headers, 'X-API-Key': key } })
  const batch = async (customer: Customer, id: string) => (await (await ask(customer, `/v1/batches/${id}`)).json()) as BatchView
  return {
    ...service,
    batches: own,
    ask,
    batch,
    async send(customer, body, query = '?type=wallet') {
      const answer = await ask(customer, `/v1/batches${query}`, { method: 'POST', headers: { 'Content-Type': 'text/csv' }, body })
      if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`)
      return ((await answer.json()) as BatchView).id
    },
    async ended(customer, id) {
      for (;;) {
        const view = await batch(customer, id)
        if (view.ended_at !== null) return view
        await new Promise(resolve => setTimeout(resolve, 10))
      }
    },
    results: async (customer, id) => (await ask(customer, `/v1/batches/${id}/results?format=csv`)).text(),
    async close() {
      await own.stop(1_000)
      await service.close()
    },
  }
}

/** The n-th of many wallets of Ethereum. */
export const wallet = (n: number): string => `0x${(n + 0x1000).toString(16).padStart(40, '0')}`

export const csvOf = (from: number, to: number): string =>
  `address,chain\n${Array.from({ length: to - from }, (_, at) => `${wallet(from + at)},1\n`).join('')}`

export const chargedTo = ({ store }: Place, { id }: Account): Promise<number> => store.quota.usage(id).then(({ used }) => used)

/** All that a stream gives. */
export async function collected<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of stream) all.push(one)
  return all
}
