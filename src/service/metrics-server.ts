import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'
import { rawFailure, refusalOfFraming, writeFailure } from './raw.ts'
import { Refusal } from './refusal.ts'

/** Serves /metrics on a port of its own, which is not for the world. Rejects where the port is taken. */
export async function startMetrics(metrics: Metrics, { host, port }: { readonly host: string; readonly port: number }) {
  const server = createServer(
    { headersTimeout: 5_000, requestTimeout: 5_000, maxHeaderSize: 8_192, requireHostHeader: false },
    (incoming, outgoing) => {
      if (incoming.url !== '/metrics') return writeFailure(outgoing, new Refusal(404, 'Here is nothing but /metrics.'))
      if (incoming.method !== 'GET' && incoming.method !== 'HEAD')
        return writeFailure(outgoing, new Refusal(405, 'This method is not for this path.', { Allow: 'GET, HEAD' }))
      outgoing.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
      outgoing.end(metrics.text())
    },
  )
  server.maxConnections = 50
  server.on('clientError', (error, socket) => (socket.writable ? socket.end(rawFailure(refusalOfFraming(error))) : socket.destroy()))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: new URL(`http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`),
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
