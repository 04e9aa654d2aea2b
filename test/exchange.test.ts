import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createExchange } from '../src/http.ts'
import { realWorld } from '../src/world.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
})

/** A host that hands every question to `answer`; what asks it, with 300 ms for each call. */
async function asking(answer: (response: ServerResponse, path: string) => void) {
  const server = createServer((request, response) => answer(response, request.url ?? ''))
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const exchange = createExchange({ world: realWorld, timeout: 300, env: {} })
  return (path: string, signal = new AbortController().signal) =>
    exchange({ source: 'The host', url: new URL(`http://127.0.0.1:${port}${path}`) }, signal)
}

test('a call that ran out of time, or was given up, leaves nothing to the next one', async () => {
  const ask = await asking((response, path) => {
    if (path !== '/silent') response.end('{"here":true}')
  })
  const answered = async () => (await ask('/')).text
  expect(await answered()).toBe('{"here":true}')
  await expect(ask('/silent')).rejects.toMatchObject({ code: 'TIMEOUT' })
  expect(await answered()).toBe('{"here":true}')
  const given = new AbortController()
  const reason = new Error('enough')
  setTimeout(() => given.abort(reason), 20)
  await expect(ask('/silent', given.signal)).rejects.toBe(reason)
  expect([await answered(), await answered()]).toEqual(['{"here":true}', '{"here":true}'])
})
