import { expect } from 'vitest'
import type { Scanner } from '../../src/api/scanner.ts'
import { chainById } from '../../src/chains/index.ts'
import { ClientGone } from '../../src/service/body.ts'
import { type Cashier, createCashier, type Leaving } from '../../src/service/cashier.ts'
import { createMetrics } from '../../src/service/metrics.ts'
import type { Parts } from '../../src/service/parts.ts'
import { Refusal } from '../../src/service/refusal.ts'
import type { ChargedAnswer, Reserved, ReserveRequest, Usage } from '../../src/service/store/store.ts'
import type { Question } from '../../src/service/verdicts.ts'
import { tokenResult, walletResult } from '../support/service.ts'

export const start = Date.parse('2026-11-30T23:59:50.500Z')
export const wallet = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const question = (more: Partial<Question> = {}): Question => ({
  ...{ kind: 'wallet', chain: chainById(1), address: wallet.toLowerCase() as Question['address'], given: wallet },
  ...more,
})
export const usage = (more: Partial<Usage> = {}): Usage => ({
  ...{ tier: 'free', included: 1_000, used: 7 },
  ...{ periodStart: new Date('2026-11-01T00:00:00Z'), periodEnd: new Date('2026-12-01T00:00:00Z') },
  ...more,
})
export const digest = new Uint8Array(32).fill(1)
const accountOf = (id: string) => ({ id, name: id, tier: 'free', createdAt: new Date(start) }) as const
export const account = accountOf('acc_1')
const record = { id: 'key_1', account: 'acc_1', label: 'l', mode: 'live', ending: 'abcd', createdAt: new Date(start) } as const
export const granted: Reserved = { outcome: 'granted', reservation: 'res_1', account, key: record, usage: usage() }

type Scripted = readonly Reserved[]
interface Script {
  /** What the store says, call by call; the last of it for ever. */
  readonly reserve?: Scripted
  readonly charge?: Scripted
  /** A verdict is remembered. */
  readonly verdict?: boolean
  readonly scan?: (signal: AbortSignal) => Promise<unknown>
  readonly release?: () => Promise<void>
  readonly stopping?: boolean
  readonly concurrent?: number
  readonly now?: Date
}

/** A cashier whose store and scanner follow a script, and what was asked of them, in its order. */
export function counter({
  reserve = [granted],
  charge = [granted],
  verdict = false,
  scan,
  release,
  stopping = false,
  ...more
}: Script = {}) {
  const asked: [string, ...unknown[]][] = []
  const log: string[] = []
  const metrics = createMetrics()
  let passed = 0
  const next = (from: Scripted, what: string): Reserved => {
    const before = asked.filter(([name]) => name === what).length
    return (from[before - 1] ?? from.at(-1)) as Reserved
  }
  const found = (result: object) => (_: unknown, signal?: AbortSignal) => {
    asked.push(['scan'])
    return scan && signal ? scan(signal) : Promise.resolve(result)
  }
  const { wallet_address: _, ...rest } = walletResult(wallet, 1) as Record<string, unknown>
  const remembered = `{"at":${start},"whole":true,"score":5,"level":"LOW"}\n${JSON.stringify(rest).slice(1)}`
  const parts = {
    store: {
      now: async () => more.now ?? new Date(start),
      shared: { verdict: async () => (verdict ? remembered : undefined), keepVerdict: async () => {} },
      quota: {
        async reserve(request: ReserveRequest) {
          asked.push(['reserve', request])
          return next(reserve, 'reserve')
        },
        async charge(request: ReserveRequest, answer: ChargedAnswer) {
          asked.push(['charge', request, answer])
          return next(charge, 'charge')
        },
        async settle(...given: unknown[]) {
          asked.push(['settle', ...given])
        },
        async release(...given: unknown[]) {
          asked.push(['release', ...given])
          await release?.()
        },
      },
    },
    scanner: { scanWallet: found(walletResult(wallet, 1)), scanToken: found(tokenResult(wallet, 1)) } as unknown as Scanner,
    world: {
      now: () => new Date(start + passed),
      async sleep(milliseconds: number, signal: AbortSignal) {
        asked.push(['sleep', milliseconds])
        signal.throwIfAborted()
        passed += milliseconds
      },
    },
    limits: { concurrent: more.concurrent ?? 9, scans: 99, repeatTime: 120 },
    log: { warn: (what: string) => log.push(what), error: (what: string, fields: object) => log.push(`${what} ${JSON.stringify(fields)}`) },
    metrics,
    stopping: stopping ? AbortSignal.abort() : new AbortController().signal,
  }
  const calls = () =>
    metrics
      .text()
      .split('\n')
      .filter(line => line.startsWith('chainvet_calls_total'))
  return { cashier: createCashier(parts as unknown as Parts), asked, log, calls, metrics, names: () => asked.map(([name]) => name) }
}

/** A client that waits for ever, or has left. */
export const client = (gone = false, controller = new AbortController()): Leaving => ({ gone: () => gone, signal: () => controller.signal })
export const left = new ClientGone('it left')
export const calls = (charge: string, kind = 'wallet', count = 1) => `chainvet_calls_total{kind="${kind}",charge="${charge}"} ${count}`
export const charged = (cashier: Cashier, more: Partial<Question> = {}, repeat?: string, who = client()) =>
  cashier.charge({ digest, question: question(more), ...(repeat !== undefined && { repeat }) }, who)
/** Status, sentence and header fields of a refusal. */
export const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof Refusal ? { status: error.status, message: error.message, headers: error.headers } : error),
  )
const { wallet_address: _, ...common } = walletResult(wallet, 1) as Record<string, unknown>
export const [opening, rest] = [`{"wallet_address":"${wallet}",`, JSON.stringify(common).slice(1)]
export const ofScan = {
  ...{ kind: 'wallet', chainId: 1, address: wallet.toLowerCase(), score: 5, level: 'LOW', result: opening },
  common: { name: expect.stringMatching(/^[\w-]{43}$/), text: rest },
}
