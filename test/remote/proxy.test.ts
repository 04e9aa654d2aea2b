import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createRemoteScanner } from '../../src/remote/remote-scanner.ts'
import { clockwork } from '../support/upstream.ts'

/** A proxy on loopback that does with each connection what it is told, after it heard its first words. */
async function startProxy(answer: (socket: Socket) => unknown): Promise<{ url: string; heard: string[] }> {
  const heard: string[] = []
  const server = createServer(socket => {
    socket
      .on('error', () => {})
      .once('data', chunk => {
        heard.push(chunk.toString())
        answer(socket)
      })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard }
}

test.each<[string, (socket: Socket) => unknown]>([
  ['hangs up without a word', socket => socket.destroy()],
  ['resets the connection', socket => socket.resetAndDestroy()],
  ['says good-bye', socket => socket.end()],
  ['refuses', socket => socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n')],
  ['wants a password', socket => socket.end('HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n')],
  ['speaks no HTTP', socket => socket.end('NO\r\n\r\n')],
  ['hangs up after it said yes', socket => socket.end('HTTP/1.1 200 OK\r\n\r\n')],
])('a proxy that %s is asked once for each attempt, and no more', async (_, answer) => {
  const { url, heard } = await startProxy(answer)
  const world = { ...clockwork(), env: { https_proxy: url } }
  const scanner = createRemoteScanner({
    baseUrl: new URL('https://127.0.0.1:9'),
    key: 'cv_live_CANARYSECRET7f3a',
    world,
    retries: 1,
    timeout: 20_000,
  })
  await expect(scanner.usage()).rejects.toMatchObject({ code: expect.stringMatching(/^(NETWORK|TLS|CONTRADICTION)$/) })
  const asked = heard.length
  await new Promise(resolve => setTimeout(resolve, 50))
  expect([asked <= 2, heard.length]).toEqual([true, asked])
  expect(heard.join('')).not.toContain('CANARY')
})
