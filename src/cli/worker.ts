import { hostname } from 'node:os'
import { ChainvetError } from '../errors.ts'
import type { Metrics } from '../service/metrics.ts'
import type { App } from './app.ts'
import type { WorkerFlags } from './commands/worker.ts'
import { suitScans } from './heap.ts'
import { localScanner, worldOf } from './scanner.ts'
import { storePlace } from './store-options.ts'

/** Scans rows until a signal comes. Throws `USAGE` for a store that one process has for itself, and where the port for metrics is taken. */
export async function runWorker(app: App, flags: WorkerFlags): Promise<void> {
  const where = storePlace(app, flags)
  if (!/^postgres(ql)?:\/\//.test(where)) {
    throw new ChainvetError('USAGE', 'a worker needs a database that it can share: PostgreSQL', {
      hint: 'Name it: --database postgres://..., or CHAINVET_DATABASE. Where the store is a file, chainvet serve scans the rows of batches itself.',
    })
  }
  const [{ openStore }, { openQueue }, { createLog }, { createMetrics }] = await Promise.all([
    import('../service/store/open.ts'),
    import('../service/batches/queue.ts'),
    import('../service/log.ts'),
    import('../service/metrics.ts'),
  ])
  suitScans()
  const [scanner, world] = await Promise.all([localScanner(app, flags), worldOf(app)])
  const log = createLog(line => {
    if (!flags.quiet) app.stderr.write(line)
  }, world)
  const metrics = createMetrics()
  const store = await openStore(where)
  try {
    const lanes = flags.concurrency
    // a scan has a limit of its own; this one is for a scan that does not keep to it
    const rules = { attempts: flags.attempts, timeout: flags.timeout + 5_000 }
    const queue = await openQueue({ store, where, scanner, log, metrics, worker: `${hostname()} ${process.pid}`, lanes, rules })
    try {
      const shown = await shownAt(flags, metrics)
      app.stderr.write(`chainvet works on batches, ${lanes} rows at a time${shown ? `, metrics on ${shown.url.href}` : ''}\n`)
      await new Promise<void>(resolve => {
        if (app.signal.aborted) resolve()
        else app.signal.addEventListener('abort', () => resolve(), { once: true })
      })
      await queue.stop(flags.stopTime * 1000)
      await shown?.stop()
    } catch (error) {
      await queue.stop(0)
      throw error
    }
    app.stderr.write('chainvet stopped: rows that were under way have ended, or are back in the queue\n')
  } finally {
    await store.close()
  }
}

async function shownAt({ metricsPort: port, metricsHost: host }: WorkerFlags, metrics: Metrics) {
  if (port === undefined) return undefined
  const { startMetrics } = await import('../service/metrics-server.ts')
  return startMetrics(metrics, { host, port }).catch((error: unknown) => {
    throw new ChainvetError('USAGE', `port ${port} of ${host} cannot be opened for metrics`, {
      hint: 'Another one: --metrics-port 9091',
      cause: error,
    })
  })
}
