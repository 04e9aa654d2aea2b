import { afterEach, describe, expect, test } from 'vitest'
import { ask, scan } from '../../support/ask.ts'
import { gatedScanner } from '../../support/gated-scanner.ts'
import { detailIn, sendRaw } from '../../support/raw-http.ts'
import { type RealService, startReal } from '../../support/real-service.ts'

const services: RealService[] = []
afterEach(async () => {
  for (const service of services.splice(0)) await service.close()
})
const start = async (...options: Parameters<typeof startReal>): Promise<RealService> => {
  const service = await startReal(...options)
  services.push(service)
  return service
}
const address = (number: number): string => `0x${number.toString(16).padStart(8, '0').padStart(40, 'b')}`

describe('requests that are no ordinary ones', () => {
  test.each([
    ['TRACE', 'TRACE /healthz HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['CONNECT', 'CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['a method that nobody knows', 'BREW /healthz HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['DELETE', 'DELETE /healthz HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['no Host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
    ['two Hosts', 'GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
    ['a Host that is none', 'GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
    ['HTTP/1.0', 'GET /healthz HTTP/1.0\r\n\r\n', 200],
    ['the absolute form', 'GET http://x/healthz HTTP/1.1\r\nHost: x\r\n\r\n', 200],
    ['a backslash', 'GET /v1\\usage HTTP/1.1\r\nHost: x\r\n\r\n', 404],
    ['an encoded slash', 'GET /v1%2fusage HTTP/1.1\r\nHost: x\r\n\r\n', 404],
    ['a dot', 'GET /./healthz HTTP/1.1\r\nHost: x\r\n\r\n', 404],
    ['a query', 'GET /healthz?a=../..%00 HTTP/1.1\r\nHost: x\r\n\r\n', 200],
    ['a path beyond ASCII', 'GET /health\xe9 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['an expectation that nobody has', 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: more\r\n\r\n', 417],
    ['an upgrade that nobody offers', 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', 200],
    ['150 headers', `GET /healthz HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 150 }, (_, at) => `X-${at}: a\r\n`).join('')}\r\n`, 431],
    ['__proto__ as a path', 'GET /__proto__ HTTP/1.1\r\nHost: x\r\n\r\n', 404],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ])('%s', async (_, bytes, status) => {
    const service = await start()
    const answer = await sendRaw(service.url, bytes)
    expect(answer?.status).toBe(status)
    if (status >= 400) expect(detailIn(answer?.body as string)).toBeDefined()
  })

  test('OPTIONS and 405 name the methods of a path', async () => {
    const service = await start()
    const options = await ask(service.url, '/v1/chains', undefined, { method: 'OPTIONS' })
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
    const put = await ask(service.url, '/v1/scan/wallet', undefined, { method: 'PUT' })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  })

  test('HEAD is GET without its body', async () => {
    const service = await start()
    const { key } = await service.customer()
    const head = await ask(service.url, '/v1/usage', key, { method: 'HEAD' })
    expect([head.status, head.body]).toEqual([200, {}])
    expect((await ask(service.url, '/v1/scan/wallet', key, { method: 'HEAD' })).status).toBe(405)
  })

  test('two requests in one packet are answered in their order', async () => {
    const service = await start()
    const two = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /v1/chains HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
    const first = await sendRaw(service.url, two)
    expect(first?.body).toBe('{"status":"ok"}')
  })
})

describe('every answer', () => {
  test.each(['/healthz', '/v1/chains', '/v1/usage', '/nothing', '/docs'])('%s is for one reader and has a name', async path => {
    const service = await start()
    const { headers } = await fetch(new URL(path, service.url))
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('vary')).toBe('Authorization, X-API-Key')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/)
  })

  test('a name that the client chose is kept, where it is harmless', async () => {
    const service = await start()
    const named = (name: string) => ask(service.url, '/healthz', undefined, { headers: { 'X-Request-Id': name } })
    expect((await named('order-4711-a')).headers.get('x-request-id')).toBe('order-4711-a')
    for (const name of ['short', 'a b c d e f g h', 'a'.repeat(65), '"},{"level":"x'])
      expect((await named(name)).headers.get('x-request-id')).not.toBe(name)
  })
})

describe('the address of a client', () => {
  const clients = async (trustedProxies: string[], forwarded: string) => {
    const service = await start({ trustedProxies })
    await ask(service.url, '/healthz', undefined, { headers: { 'X-Forwarded-For': forwarded } })
    await service.stop()
    return service.log.map(line => JSON.parse(line) as { event: string; client: string }).find(({ event }) => event === 'request')?.client
  }
  test.each([
    ['of a stranger who names one', [], '1.2.3.4', '127.0.0.1'],
    ['behind a proxy', ['127.0.0.1'], '1.2.3.4', '1.2.3.4'],
    ['behind two proxies', ['127.0.0.0/8', '10.0.0.0/8'], '6.6.6.6, 1.2.3.4, 10.1.1.1', '1.2.3.4'],
    ['behind a proxy that sends rubbish', ['127.0.0.1'], '1.2.3.4, <script>', '127.0.0.1'],
  ])('%s', async (_, trusted, forwarded, client) => {
    expect(await clients(trusted, forwarded)).toBe(client)
  })

  test.each(['localhost', '10.0.0.0/99', ''])('%j is no proxy', async proxy => {
    await expect(startReal({ trustedProxies: [proxy] })).rejects.toMatchObject({ code: 'USAGE' })
  })
})

describe('a service that stops', () => {
  test('lets scans under way end, and takes no more', async () => {
    const scanner = gatedScanner()
    const service = await start({ scanner, limits: { burst: undefined, concurrent: 200 } })
    const { key, account } = await service.customer()
    const waiting = Array.from({ length: 200 }, (_, at) => scan(service.url, key, address(at)))
    await scanner.until(200)
    const stopped = service.stop()
    // both are on their way before it stops to answer, however busy the machine is
    const [ready, refused] = await Promise.all([ask(service.url, '/readyz'), scan(service.url, key, address(999))])
    expect(ready).toMatchObject({ status: 503, body: { detail: 'The service is stopping.' } })
    expect(refused).toMatchObject({ status: 503 })
    await new Promise(resolve => setTimeout(resolve, 200))
    await expect(scan(service.url, key, address(999))).rejects.toThrow()
    scanner.release()
    expect((await Promise.all(waiting)).every(({ status }) => status === 200)).toBe(true)
    const { seconds, cut } = await stopped
    expect(cut).toBe(0)
    expect(seconds).toBeLessThan(2)
    expect(await service.used(account)).toBe(200)
    expect(await service.store.quota.sweep(0)).toBe(0)
  })

  test('cuts off what takes too long, and releases what was reserved for it', async () => {
    const scanner = gatedScanner()
    const service = await start({ scanner, limits: { burst: undefined, stopTime: 200 } })
    const { key, account } = await service.customer()
    const waiting = Array.from({ length: 5 }, (_, at) => scan(service.url, key, address(at)).catch(() => 'cut'))
    await scanner.until(5)
    const { seconds, cut } = await service.stop()
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 5 }, () => 'cut'))
    expect(cut).toBe(5)
    expect(seconds).toBeLessThan(3)
    expect(await service.used(account)).toBe(0)
    expect(await service.store.quota.sweep(0)).toBe(0)
  })
})
