import { chainById } from '../chains/index.ts'
import { ChainvetError } from '../errors.ts'
import type { Http } from '../http.ts'
import type { Parts } from '../service/parts.ts'
import type { ReadApprovals } from '../service/routes/approvals.ts'
import type { Extra } from '../service/serve.ts'
import type { App } from './app.ts'
import type { ServeFlags } from './commands/serve.ts'
import { providerKeysIn } from './config/directories.ts'
import { suitScans } from './heap.ts'
import { upstreamsNamed } from './options.ts'
import { localScanner, upstreamsIn, worldOf } from './scanner.ts'
import { readPepper, storePlace } from './store-options.ts'

/** Runs the service until a signal comes. Throws `USAGE` where a port is taken or a flag is none. */
export async function runService(app: App, flags: ServeFlags): Promise<void> {
  const [{ openStore }, { serve }] = await Promise.all([import('../service/store/open.ts'), import('../service/serve.ts')])
  suitScans()
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
      more: parts => extras(app, flags, parts, where),
    }).catch(portTaken(flags))
    const metrics = service.metricsUrl ? `, metrics on ${service.metricsUrl.href}` : ''
    app.stderr.write(`chainvet listens on ${service.url.href}${metrics}\nthe dashboard is at ${new URL('dashboard', service.url).href}\n`)
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

async function extras(app: App, flags: ServeFlags, parts: Parts, where: string): Promise<readonly Extra[]> {
  const [{ startBatches }, { dashboard }, { approvalRoutes }] = await Promise.all([
    import('../service/batches/batches.ts'),
    import('../service/dashboard/dashboard.ts'),
    import('../service/routes/approvals.ts'),
  ])
  const batches = startBatches(parts, { where, worker: `serve ${process.pid}`, lanes: flags.batchLanes })
  return [batches, { routes: dashboard(parts, batches) }, { routes: approvalRoutes(parts, approvalsReader(app, flags, parts)) }]
}

/** All who ask share a door, which keeps the pace of each upstream. */
function approvalsReader(app: App, flags: ServeFlags, { world }: Parts): ReadApprovals {
  const { timeout, offline, provider = true } = flags
  const keys = providerKeysIn(app.env)
  const upstreamsFor = upstreamsIn(app)
  let door: Http | undefined
  return async (asked, signal) => {
    if (offline) throw new ChainvetError('UPSTREAM_UNAVAILABLE', 'approvals stand on the chain, and this service opens no connection to it')
    const [{ approvalsOf }, { createHttp }] = await Promise.all([import('../engine/approvals.ts'), import('../http.ts')])
    door ??= createHttp({ world, timeout: Math.min(timeout, 15_000), env: world.env })
    const upstreams = { provider, keys, ...upstreamsFor?.(chainById(asked.chain_id).names[0]), ...upstreamsNamed(flags) }
    return approvalsOf(asked, { upstreams, timeout, world, http: door }, signal)
  }
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
