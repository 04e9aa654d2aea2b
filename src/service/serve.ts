import type { Hono } from 'hono'
import type { Scanner } from '../api/scanner.ts'
import { version } from '../version.ts'
import type { World } from '../world.ts'
import { createApp } from './app.ts'
import { createCashier } from './cashier.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { createLog, failureFields } from './log.ts'
import { createMetrics } from './metrics.ts'
import { startMetrics } from './metrics-server.ts'
import type { Parts, ServiceEnv } from './parts.ts'
import { startServer } from './server.ts'
import type { Store } from './store/store.ts'

export interface ServeOptions {
  readonly host: string
  readonly port: number
  readonly metrics?: { readonly host: string; readonly port: number }
  readonly store: Store
  readonly scanner: Scanner
  readonly world: World
  readonly pepper: Uint8Array
  readonly limits?: Partial<Limits>
  readonly baseUrl?: string
  readonly trustedProxies?: readonly string[]
  /** Days for which results stay in the history. */
  readonly historyDays?: number
  /** Takes the lines of the log, several at a time, each with its line feed. */
  readonly write: (lines: string) => void
  /** Parts besides those of `app.ts`. */
  readonly more?: (parts: Parts) => Promise<readonly Extra[]>
}

/** Routes with what works behind them. */
export interface Extra {
  readonly routes: Hono<ServiceEnv>
  /** What is under way gets `grace` milliseconds. */
  stop?(grace: number): Promise<void>
}

export interface Service {
  readonly url: URL
  readonly metricsUrl?: URL
  /** Stops taking requests, and resolves when those under way have ended or were released. The store stays open. */
  stop(): Promise<{ readonly seconds: number; readonly cut: number }>
}

/** Starts the service on a store and a scanner. Rejects where a port is taken. */
export async function serve(options: ServeOptions): Promise<Service> {
  const { store, scanner, world, pepper, baseUrl, write, historyDays = 90 } = options
  const stopping = new AbortController()
  const limits: Limits = { ...defaultLimits, ...options.limits }
  const lines = gathered(write)
  const shared = {
    store,
    scanner,
    world,
    log: createLog(lines.add, world),
    metrics: createMetrics(),
    pepper,
    limits,
    ...(baseUrl !== undefined && { baseUrl }),
    version,
    stopping: stopping.signal,
  }
  const parts: Parts = { ...shared, cashier: createCashier(shared) }
  const extras = (await options.more?.(parts)) ?? []
  const app = createApp(
    parts,
    extras.map(({ routes }) => routes),
  )
  const metrics = options.metrics && (await startMetrics(parts.metrics, options.metrics))
  const stopExtras = () => Promise.all(extras.map(extra => extra.stop?.(limits.stopTime)))
  const server = await startServer(app, parts, options).catch(async (error: unknown) => {
    await Promise.all([metrics?.stop(), stopExtras()])
    throw error
  })
  const chores = keepTidy(parts, historyDays)
  parts.log.info('listening', { url: server.url.href, version, store: store.kind })
  return {
    url: server.url,
    ...(metrics && { metricsUrl: metrics.url }),
    async stop() {
      const started = performance.now()
      stopping.abort(new Error('the service is stopping'))
      chores.stop()
      const [cut] = await Promise.all([server.stop(), stopExtras()])
      await metrics?.stop()
      const seconds = Math.round((performance.now() - started) / 10) / 100
      parts.log.info('stopped', { seconds, cut })
      lines.flush()
      return { seconds, cut }
    },
  }
}

/** Lines of one turn of the event loop are written together: a write for each would cost more than the answer itself. */
function gathered(write: (lines: string) => void) {
  let waiting: string[] = []
  const flush = () => {
    if (waiting.length === 0) return
    const lines = waiting
    waiting = []
    write(lines.join(''))
  }
  return {
    add(line: string) {
      if (waiting.length === 0) setImmediate(flush)
      waiting.push(line)
    },
    flush,
  }
}

/** What a dead replica had reserved is released, and what is too old is forgotten. */
function keepTidy({ store, log }: Pick<Parts, 'store' | 'log'>, historyDays: number) {
  const each = (interval: number, work: () => Promise<void>) =>
    setInterval(() => {
      work().catch((error: unknown) => log.warn('chore-failed', failureFields(error)))
    }, interval).unref()
  const timers = [
    each(30_000, async () => {
      const released = await store.quota.sweep(reservationAge)
      if (released > 0) log.warn('reservations-released', { released })
    }),
    each(3_600_000, async () => {
      const forgotten = await store.history.forget(historyDays)
      const batches = await store.batches.forget(historyDays)
      if (forgotten + batches > 0) log.info('results-forgotten', { scans: forgotten, batches })
    }),
  ]
  return { stop: () => timers.forEach(clearInterval) }
}

/** Milliseconds after which nobody works on a reservation any more: twice the longest scan. */
const reservationAge = 120_000
