import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { endpoints } from '../api/endpoints.ts'
import { failureAnswer, refusalFor } from './answer.ts'
import { withCustomer } from './authenticate.ts'
import { ClientGone } from './body.ts'
import { takeOne } from './burst.ts'
import { failureFields } from './log.ts'
import type { Parts, ServiceEnv } from './parts.ts'
import { writeFailure } from './raw.ts'
import { Refusal } from './refusal.ts'
import { accountRoutes } from './routes/account.ts'
import { historyRoutes } from './routes/history.ts'
import { publicRoutes } from './routes/public.ts'
import { scanHandler } from './routes/scan.ts'

/** Paths that need a key and cost nothing. */
const keyed = ['/v1/usage', '/v1/tiers', '/v1/history', '/v1/history/*', '/v1/batches', '/v1/batches/*']

type Exchange = ServiceEnv['Bindings']

/** What answers requests. */
export interface App {
  /** All routes. */
  readonly routes: Hono<ServiceEnv>
  /** What is asked most, by method and target, past the router: it writes its answer itself, and fails never. */
  readonly direct: ReadonlyMap<string, (exchange: Exchange) => Promise<void>>
}

/** All routes of the service; `startServer` gives them a port. `more` are routes of other parts. */
export function createApp(parts: Parts, more: readonly Hono<ServiceEnv>[] = []): App {
  const app = new Hono<ServiceEnv>()
  parts.metrics.gauge('chainvet_scans_under_way', 'Scans under way.', () => parts.cashier.underWay)

  const direct: [string, (exchange: Exchange) => Promise<void>][] = []
  for (const kind of ['wallet', 'token'] as const) {
    const { path } = kind === 'wallet' ? endpoints.scanWallet : endpoints.scanToken
    const handle = scanHandler(parts, kind)
    app.post(path, async ({ env }) => {
      await handle(env)
      return RESPONSE_ALREADY_SENT
    })
    direct.push([
      `POST ${path}`,
      exchange =>
        handle(exchange).catch(async (error: unknown) => {
          const refusal = await refused(parts, error, exchange)
          const { outgoing, requestId } = exchange
          if (outgoing.headersSent) outgoing.destroy()
          else writeFailure(outgoing.setHeader('X-Request-Id', requestId), refusal)
        }),
    ])
  }
  const customer = withCustomer(parts)
  for (const path of keyed) app.use(path, customer)
  for (const routes of [accountRoutes(parts), historyRoutes(parts), publicRoutes(parts), ...more]) app.route('/', routes)

  const known = app.routes.filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
  app.notFound(({ req }) => {
    const methods = methodsAt(known, req.path)
    if (methods.length === 0) return failureAnswer(new Refusal(404, 'There is nothing at this path. What there is: /docs'))
    const allow = { Allow: [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ') }
    if (req.method === 'OPTIONS') return new Response(null, { status: 204, headers: allow })
    return failureAnswer(new Refusal(405, 'This method is not for this path.', allow))
  })
  app.onError(async (error, { env }) => failureAnswer(await refused(parts, error, env)))
  return { routes: app, direct: new Map(direct) }
}

/** How a failure is told, and written down where it is ours. */
async function refused(parts: Parts, error: unknown, { client, requestId }: Exchange): Promise<Refusal> {
  // nobody reads it, but the framework wants an answer
  if (error instanceof ClientGone) return new Refusal(408, 'The client went away.')
  const refusal = refusalFor(error)
  if (refusal.status >= 500) parts.log[refusal.status === 500 ? 'error' : 'warn']('failed', { request: requestId, ...failureFields(error) })
  if (refusal.status !== 401) return refusal
  // whoever has no key and asks all the same has a pace too
  const limited = await takeOne(parts, 'stranger', client).then(
    () => undefined,
    (tooMany: unknown) => refusalFor(tooMany),
  )
  return limited ?? refusal
}

function methodsAt(known: readonly { readonly method: string; readonly path: string }[], path: string): string[] {
  const parts = path.split('/')
  const fits = (pattern: string): boolean => {
    const wanted = pattern.split('/')
    return wanted.length === parts.length && wanted.every((word, at) => (word.startsWith(':') ? parts[at] !== '' : word === parts[at]))
  }
  return [...new Set(known.filter(each => fits(each.path)).map(({ method }) => method))]
}
