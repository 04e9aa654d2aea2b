import { Hono } from 'hono'
import { failureAnswer, refusalFor } from './answer.ts'
import { withCustomer } from './authenticate.ts'
import { ClientGone } from './body.ts'
import { takeOne } from './burst.ts'
import { failureFields } from './log.ts'
import type { Parts, ServiceEnv } from './parts.ts'
import { Refusal } from './refusal.ts'
import { accountRoutes } from './routes/account.ts'
import { historyRoutes } from './routes/history.ts'
import { publicRoutes } from './routes/public.ts'
import { scanHandler } from './routes/scan.ts'

/** Paths that need a key and cost nothing. */
const keyed = ['/v1/usage', '/v1/tiers', '/v1/history', '/v1/history/*', '/v1/batches', '/v1/batches/*']

/** All routes of the service, as one function of a request; `startServer` gives it a port. `more` are routes of other parts. */
export function createApp(parts: Parts, more: readonly Hono<ServiceEnv>[] = []): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>()
  parts.metrics.gauge('chainvet_scans_under_way', 'Scans under way.', () => parts.cashier.underWay)

  app.post('/v1/scan/wallet', scanHandler(parts, 'wallet'))
  app.post('/v1/scan/token', scanHandler(parts, 'token'))
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
  app.onError(async (error, { env }) => {
    const refusal = refusalFor(error)
    // nobody reads it, but the framework wants an answer
    if (error instanceof ClientGone) return failureAnswer(new Refusal(408, 'The client went away.'))
    if (refusal.status >= 500)
      parts.log[refusal.status === 500 ? 'error' : 'warn']('failed', { request: env.requestId, ...failureFields(error) })
    if (refusal.status !== 401) return failureAnswer(refusal)
    // whoever has no key and asks all the same has a pace too
    const limited = await takeOne(parts, 'stranger', env.client).then(
      () => undefined,
      (tooMany: unknown) => refusalFor(tooMany),
    )
    return failureAnswer(limited ?? refusal)
  })
  return app
}

function methodsAt(known: readonly { readonly method: string; readonly path: string }[], path: string): string[] {
  const parts = path.split('/')
  const fits = (pattern: string): boolean => {
    const wanted = pattern.split('/')
    return wanted.length === parts.length && wanted.every((word, at) => (word.startsWith(':') ? parts[at] !== '' : word === parts[at]))
  }
  return [...new Set(known.filter(each => fits(each.path)).map(({ method }) => method))]
}
