import type { Hono } from 'hono'
import type { Parts, ServiceEnv } from './parts.ts'

/**
 * Tells of every request when it has ended: a line of the log and the counters. Of the path only the route is told, which is a
 * word of ours: an address, or what somebody pasted in its place, stays between the customer and the service.
 */
export function createTelling(app: Hono<ServiceEnv>, { log, metrics }: Pick<Parts, 'log' | 'metrics'>) {
  const routeOf = createRoutes(app)
  const requests = metrics.counter('chainvet_requests_total', 'Requests by route and status.', ['route', 'status'])
  const time = metrics.histogram('chainvet_request_seconds', 'Time from the headers to the end of the answer.', bounds, ['route'])
  return ({ incoming, outgoing, requestId, client }: ServiceEnv['Bindings']): void => {
    const started = performance.now()
    outgoing.on('close', () => {
      const route = routeOf(incoming.url)
      const delivered = outgoing.writableFinished
      const status = outgoing.headersSent ? String(outgoing.statusCode) : 'none'
      const milliseconds = performance.now() - started
      requests({ route, status })
      time({ route }, milliseconds / 1000)
      const method = incoming.method !== undefined && /^[A-Z]{1,16}$/.test(incoming.method) ? incoming.method : 'other'
      log.info('request', {
        request: requestId,
        method,
        route,
        status,
        ms: Math.round(milliseconds * 10) / 10,
        delivered,
        client,
      })
    })
  }
}

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

function createRoutes(app: Hono<ServiceEnv>): (url: string | undefined) => string {
  const routes = app.routes.filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*')).map(({ path }) => path)
  const exact = new Set(routes.filter(path => !path.includes(':')))
  const patterns = [...new Set(routes.filter(path => path.includes(':')))].map(path => ({
    path,
    expression: new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`),
  }))
  return (url = '') => {
    const end = url.indexOf('?')
    const path = end < 0 ? url : url.slice(0, end)
    if (exact.has(path)) return path
    return patterns.find(({ expression }) => expression.test(path))?.path ?? 'none'
  }
}
