import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { inspect } from 'node:util'
import { build } from 'esbuild'
import fc from 'fast-check'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { failures, SourceError } from '../src/errors.ts'
import { createHttp } from '../src/http.ts'
import { forNode } from './support/for-node.ts'
import {
  type Answer,
  body,
  by,
  clockwork,
  cut,
  gzipBomb,
  hang,
  hangInBody,
  headerFlood,
  json,
  type Knock,
  knock,
  raw,
  redirect,
  reset,
  startMute,
  startUpstream,
  status,
} from './support/upstream.ts'

fc.configureGlobal({ seed: 1 })

const upstream = await startUpstream()
afterAll(() => upstream.stop())

const ask = (how: Knock = {}) => knock(upstream.url, how)

describe('failures say who and what, never where', () => {
  const faults: Record<string, (canary: string) => Answer> = {
    'not JSON': canary => body(canary),
    'JSON that breaks off': canary => body(`{"${canary}": "${canary}`),
    'a duplicate key': canary => body(`{"${canary}":1,"${canary}":2}`),
    'another shape': canary => json({ [canary]: canary }),
    'an error with a body': canary => json({ message: canary }, { status: 500 }),
    'a refusal': canary => json({ message: canary }, { status: 401 }),
    'a reason phrase': canary => raw(`HTTP/1.1 500 ${canary}\r\ncontent-length: 0\r\n\r\n`),
    'a redirect': canary => redirect(`https://${canary}.example/${canary}`),
    'no HTTP': canary => raw(`${canary} ${canary}`),
    'a bad header': canary => raw(`HTTP/1.1 200 OK\r\n${canary} ${canary}\r\n\r\n`),
    'a header flood': canary => headerFlood(40_000, canary),
    'a body cut off': canary => cut(`"${canary}"`, 500),
    'a reset': () => reset(),
    'no gzip': canary => body(canary, { headers: { 'content-encoding': 'gzip', 'x-canary': canary } }),
    silence: () => hang(),
  }
  const canaries = fc.stringMatching(/^[a-z]{8}[0-9]{4}$/).map(text => `canary${text}`)

  test.each(Object.entries(faults))('%s', async (name, fault) => {
    await fc.assert(
      fc.asyncProperty(canaries, async canary => {
        upstream.answer(fault(canary))
        const url = new URL(`/v3/${canary}?apikey=${canary}#${canary}`, upstream.url)
        const call = {
          url,
          method: 'POST' as const,
          body: { canary },
          headers: { 'x-api-key': canary },
          schema: z.object({ never: z.string() }),
        }
        const { error } = await ask({ timeout: name === 'silence' ? 30 : 5_000, call })
        expectSafe(error, [canary, upstream.url.port])
      }),
      { numRuns: name === 'silence' ? 3 : 8 },
    )
  })

  test('a host that is not there, one without a name, and a failure nobody foresaw', async () => {
    const gone = await startUpstream()
    await gone.stop()
    for (const url of [gone.url, new URL('http://canary.invalid/'), new URL('http://127.0.0.1:1/canary')]) {
      const { error } = await ask({ call: { url } })
      expectSafe(error, ['canary', gone.url.port])
      expect(error).toMatchObject({ code: 'NETWORK' })
    }
  })

  function expectSafe(error: unknown, secrets: readonly string[]) {
    if (!(error instanceof SourceError)) throw new TypeError('This is no failure of a source.')
    expect(error.message).toMatch(/^The source /)
    expect(Object.keys(failures)).toContain(error.code)
    const said = [
      error.message,
      error.hint ?? '',
      ...error.where,
      JSON.stringify(error),
      inspect({ ...error, stack: '', cause: error.cause }, { depth: 9 }),
    ].join('\n')
    expect([...secrets, '127.0.0.1'].filter(secret => said.includes(secret))).toEqual([])
  }
})

describe('proxies', () => {
  /** A proxy that leads everybody through, or refuses with a status; remembers who wanted where. */
  async function startProxy(refusal?: number) {
    const asked: { target: string; authorization: string | undefined }[] = []
    const server = createServer().listen(0, '127.0.0.1')
    server.on('connect', (request, socket) => {
      asked.push({ target: request.url ?? '', authorization: request.headers['proxy-authorization'] })
      if (refusal) return void socket.end(`HTTP/1.1 ${refusal} No\r\n\r\n`)
      const through = connect(Number(request.url?.split(':')[1]), '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
        through.pipe(socket).pipe(through)
      })
      for (const end of [through, socket]) end.on('error', () => {})
    })
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    return { asked, address: `127.0.0.1:${(server.address() as AddressInfo).port}` }
  }

  test.each(['http_proxy', 'HTTP_PROXY'])('%s leads to the host, with and without "http://"', async name => {
    const proxy = await startProxy()
    upstream.answer(json({ a: 1 }))
    for (const value of [`http://${proxy.address}`, proxy.address]) expect((await ask({ env: { [name]: value } })).value).toEqual({ a: 1 })
    expect(proxy.asked.map(({ target }) => target)).toEqual([upstream.url.host, upstream.url.host])
  })

  test('NO_PROXY goes past it', async () => {
    const proxy = await startProxy()
    upstream.answer(json({ a: 1 }))
    for (const none of ['127.0.0.1', 'example.org, 127.0.0.1', '*']) {
      expect((await ask({ env: { HTTP_PROXY: proxy.address, NO_PROXY: none } })).value).toEqual({ a: 1 })
    }
    expect(proxy.asked).toEqual([])
  })

  test('HTTPS_PROXY is for https alone', async () => {
    const proxy = await startProxy(403)
    upstream.answer(json({ a: 1 }))
    const env = { HTTPS_PROXY: `http://user:canary@${proxy.address}` }
    expect((await ask({ env })).value).toEqual({ a: 1 })
    const { error } = await ask({ env, call: { url: new URL('https://127.0.0.1:9/canary') } })
    expect(proxy.asked[0]).toEqual({ target: '127.0.0.1:9', authorization: `Basic ${Buffer.from('user:canary').toString('base64')}` })
    expect(error).toMatchObject({ code: 'NETWORK' })
    expect(inspect(error, { depth: 9 })).not.toContain('canary')
  })

  test('a proxy of the process is not used unless it is passed in', async () => {
    const proxy = await startProxy()
    upstream.answer(json({ a: 1 }))
    for (const name of ['HTTP_PROXY', 'http_proxy']) vi.stubEnv(name, `http://${proxy.address}`)
    onTestFinished(() => void vi.unstubAllEnvs())
    for (const env of [{}, { HTTPS_PROXY: `http://${proxy.address}` }]) expect((await ask({ env })).value).toEqual({ a: 1 })
    expect(proxy.asked).toEqual([])
  })

  test('an address of a proxy that is none is said, not repeated', () => {
    for (const value of ['http://', 'socks5://canary:1', 'http://canary:99999', '::canary']) {
      expect(() => createHttp({ world: clockwork(), env: { HTTP_PROXY: value } })).toThrow('The proxy has an address that is not a URL')
    }
  })
})

test('a process ends by itself after its calls, however they ended', async () => {
  const mute = await startMute()
  onTestFinished(mute.stop)
  const paths: Record<string, Answer> = {
    '/ok': json({}),
    '/404': json({}, { status: 404 }),
    '/500': json({}, { status: 500 }),
    '/reset': reset(),
    '/hang': hang(),
    '/body': hangInBody(),
  }
  upstream.answer(by(({ path }) => paths[path] ?? status(418)))
  const urls = [...Object.keys(paths).map(path => new URL(path, upstream.url).href), mute.url.href]
  const { code, stdout } = await apart('for (const url of process.argv.slice(2)) console.log(await outcome(url))', urls)
  expect(stdout.trim().split('\n')).toEqual([
    'ok',
    'UPSTREAM_UNAVAILABLE',
    'UPSTREAM_UNAVAILABLE',
    'NETWORK',
    'TIMEOUT',
    'TIMEOUT',
    'TIMEOUT',
  ])
  expect(code).toBe(0)
})

test('a gzip bomb of 200 MB costs less than 64 MB', async () => {
  upstream.answer(json({ warm: 'up' }), gzipBomb(200 * 1024 * 1024))
  const { stdout } = await apart(`
    await outcome(process.argv[2])
    const before = process.resourceUsage().maxRSS
    const code = await outcome(process.argv[2])
    console.log(code, Math.round((process.resourceUsage().maxRSS - before) / 1024))`)
  const [code, megabytes] = stdout.trim().split(' ')
  expect(code).toBe('BAD_RESPONSE')
  expect(Number(megabytes)).toBeLessThan(64)
})

/** Runs a program in a process of its own; `outcome(url)` asks through the door and tells how it ended. */
async function apart(program: string, args: readonly string[] = [upstream.url.href]): Promise<{ code: number | null; stdout: string }> {
  await mkdir('node_modules/.cache', { recursive: true })
  const folder = await mkdtemp('node_modules/.cache/chainvet-http-')
  onTestFinished(() => rm(folder, { recursive: true }))
  const contents = `
    import { z } from 'zod'
    import { createHttp } from '../src/http.ts'
    import { realWorld } from '../src/world.ts'
    const http = createHttp({ world: realWorld, timeout: 800 })
    const outcome = url => http({ source: 'S', url: new URL(url), schema: z.unknown() }, new AbortController().signal).then(() => 'ok', error => error.code)
    ${program}`
  await build({
    stdin: { contents, resolveDir: 'test', loader: 'ts' },
    ...forNode,
    outfile: `${folder}/main.mjs`,
  })
  const child = spawn(process.execPath, [`${folder}/main.mjs`, ...args], { stdio: ['ignore', 'pipe', 'inherit'], timeout: 60_000 })
  const chunks: Buffer[] = []
  child.stdout.on('data', chunk => void chunks.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, stdout: Buffer.concat(chunks).toString() }
}
