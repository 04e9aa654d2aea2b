import { ChainvetError } from '../errors.ts'
import type { Parts } from '../service/parts.ts'
import type { Extra } from '../service/serve.ts'
import type { App } from './app.ts'
import type { ServeFlags } from './commands/serve.ts'
import { localScanner, worldOf } from './scanner.ts'
import { readPepper, storePlace } from './store-options.ts'

/** Runs the service until a signal comes. Throws `USAGE` where a port is taken or a flag is none. */
export async function runService(app: App, flags: ServeFlags): Promise<void> {
  const [{ openStore }, { serve }] = await Promise.all([import('../service/store/open.ts'), import('../service/serve.ts')])
  const pepper = await readPepper(app, flags)
  const where = storePlace(app, flags)
  const [scanner, world] = await Promise.all([localScanner(app, flags), worldOf(app)])
  const store = await openStore(where)
  try {
    const service = await serve({
      host: flags.host,
      port: flags.port,
      ...(flags.metricsPort !== undefined && { metrics: { host: flags.metricsHost, port: flags.metricsPort } }),
      store,
      scanner,
      world,
      pepper,
      limits: {
        burst: flags.burst === 0 ? undefined : { points: flags.burst, seconds: 1 },
        concurrent: flags.concurrent,
        scans: flags.scans,
        connections: flags.connections,
        stopTime: flags.stopTime * 1000,
        // a repeat waits no longer than the scan that it repeats
        repeatTime: flags.timeout + 5_000,
      },
      ...(flags.publicUrl !== undefined && { baseUrl: flags.publicUrl }),
      trustedProxies: flags.trustProxy,
      historyDays: flags.historyDays,
      write: lines => {
        if (!flags.quiet) app.stderr.write(lines)
      },
      more: parts => extras(parts, where, flags.batchLanes),
    }).catch(portTaken(flags))
    const metrics = service.metricsUrl ? `, metrics on ${service.metricsUrl.href}` : ''
    app.stderr.write(`chainvet listens on ${service.url.href}${metrics}\n`)
    await new Promise<void>(resolve => {
      if (app.signal.aborted) resolve()
      else app.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    const { seconds, cut } = await service.stop()
    app.stderr.write(
      `chainvet stopped after ${seconds} s${cut > 0 ? `; ${cut} requests took too long, and what was reserved for them was released` : ''}\n`,
    )
  } finally {
    await store.close()
  }
}

async function extras(parts: Parts, where: string, lanes: number): Promise<readonly Extra[]> {
  const [{ startBatches }, { dashboard }] = await Promise.all([
    import('../service/batches/batches.ts'),
    import('../service/dashboard/dashboard.ts'),
  ])
  const batches = startBatches(parts, { where, worker: `serve ${process.pid}`, lanes })
  return [batches, { routes: dashboard(parts, batches) }]
}

const portTaken =
  ({ host, port }: ServeFlags) =>
  (error: unknown): never => {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new ChainvetError('USAGE', `port ${port} of ${host}, or the one for metrics, is taken`, { hint: 'Another one: --port 8081' })
    if (code === 'EACCES')
      throw new ChainvetError('USAGE', `port ${port} may not be opened by this user`, {
        hint: 'Take one above 1023, and let a reverse proxy stand in front.',
      })
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new ChainvetError('USAGE', 'this machine has no such address', { hint: 'All addresses: --host 0.0.0.0' })
    throw error
  }
