import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { App } from '../../src/cli/app.ts'
import { applyConfig } from '../../src/cli/config/apply-config.ts'
import { program } from '../../src/cli/program.ts'
import { accountFor, type ScannerFlags, scannerFor } from '../../src/cli/scanner.ts'
import { type Home, makeHome } from '../support/home.ts'
import { starter, startService, usageOf } from '../support/service.ts'
import { known } from '../support/subjects.ts'
import { json, startUpstream, status } from '../support/upstream.ts'

const key = 'cv_test_CANARYCANARY4abcd'
const service = await startService({ [key]: starter() })
const [mine, other] = [await startUpstream(status(404)), await startUpstream(status(404))]
afterAll(async () => {
  for (const { stop } of [service, mine, other]) await stop()
})
beforeEach(() => {
  service.calm()
  service.keys.set(key, starter())
  for (const upstream of [mine, other]) upstream.answer(status(404))
})

const appIn = (home: Home, env: Record<string, string> = {}): App => {
  const app = { env: home.env(env), cwd: home.project, stderr: { write() {} } } as unknown as App
  const root = program(app)
  applyConfig(app, root)
  return app
}
const flags = (more: Partial<ScannerFlags> = {}): ScannerFlags => ({ timeout: 30_000, ...more })
const wallet = (chain_id = 1) => ({ address: known.vitalik, chain_id })

describe('a service', () => {
  test('scans with the key of the environment; what is tried again is counted', async () => {
    const app = appIn(makeHome(), { CHAINVET_API_KEY: key })
    const { scanner, account, engine, service: name, retries } = await scannerFor(app, flags({ baseUrl: service.url.href, retries: 1 }))
    expect([engine, name, retries()]).toEqual(['remote', service.url.origin, 0])
    service.misbehave(status(502, { 'retry-after': '0' }))
    expect(await scanner.scanWallet(wallet())).toMatchObject({ risk_level: 'LOW' })
    expect(retries()).toBe(1)
    expect(await account?.usage()).toEqual(usageOf(starter(902)))
  })

  test('is not asked without a key, nor with the key of another', async () => {
    const home = makeHome()
    home.write(home.credentials, { keys: { 'https://api.example.com': key, [`http://localhost:${service.url.port}`]: key } })
    await expect(scannerFor(appIn(home), flags({ baseUrl: service.url.href }))).rejects.toMatchObject({
      code: 'AUTH_MISSING',
      message: `no API key for ${service.url.origin}`,
    })
    expect(service.requests).toEqual([])
  })

  test('is not asked offline, nor for a key where the rows come from', async () => {
    const app = appIn(makeHome(), { CHAINVET_API_KEY: key })
    const baseUrl = service.url.href
    await expect(accountFor(app, flags({ baseUrl, offline: true }))).rejects.toMatchObject({ code: 'USAGE' })
    await expect(scannerFor(app, flags({ baseUrl, offline: true }))).rejects.toMatchObject({ code: 'USAGE' })
    await expect(scannerFor(app, flags({ baseUrl, apiKeyFile: '-', input: '-' }))).rejects.toMatchObject({ code: 'USAGE' })
    expect(service.requests).toEqual([])
  })

  test('has an account even where scans are local', async () => {
    const app = appIn(makeHome(), { CHAINVET_API_KEY: key })
    const { account, service: name } = await accountFor(app, flags({ baseUrl: service.url.href, engine: 'local' }))
    expect([name, await account.usage()]).toEqual([service.url.origin, usageOf(starter())])
  })

  test('maps the levels it was told to', async () => {
    const app = appIn(makeHome(), { CHAINVET_API_KEY: key })
    const { scanner } = await scannerFor(app, flags({ baseUrl: service.url.href, levelMap: { NONE: 'LOW' } }))
    service.misbehave(json({ ...(await scanner.scanWallet(wallet())), risk_level: 'NONE' }))
    service.calm()
    service.misbehave(json({ ...(await scanner.scanWallet(wallet())), risk_level: 'NONE' }))
    expect(await scanner.scanWallet(wallet())).toMatchObject({ risk_level: 'LOW' })
  })
})

describe('the engine of this process', () => {
  test('needs no key and has no account', async () => {
    const { account, engine, service: name, retries } = await scannerFor(appIn(makeHome()), flags({ offline: true }))
    expect([account, engine, name, retries()]).toEqual([undefined, 'local', null, 0])
  })

  test('screens the lists offline, whatever nodes are configured', async () => {
    const home = makeHome()
    home.write(home.config, { rpc: { ethereum: mine.url.href } })
    const { scanner } = await scannerFor(appIn(home), flags({ offline: true }))
    expect(await scanner.scanWallet({ address: known.lazarus, chain_id: 1 })).toMatchObject({ risk_level: 'CRITICAL' })
    expect(mine.requests).toEqual([])
  })

  test('asks the node and the explorer that are configured for the chain, and the flag wins over them', async () => {
    const home = makeHome()
    const [node, explorer] = [new URL('/node', mine.url).href, new URL('/api', mine.url).href]
    home.write(home.config, { rpc: { ethereum: node, base: other.url.href }, explorer: { ethereum: explorer, base: other.url.href } })
    const ask = async (chain: number, more: Partial<ScannerFlags> = {}) => {
      for (const upstream of [mine, other]) upstream.answer(status(404))
      const { scanner } = await scannerFor(appIn(home), flags({ provider: false, ...more }))
      await expect(scanner.scanWallet(wallet(chain))).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
      return [[...new Set(mine.requests.map(({ path }) => path.split('?')[0]))].sort(), other.requests.length > 0]
    }
    expect(await ask(1)).toEqual([['/api', '/node'], false])
    expect(await ask(8453)).toEqual([[], true])
    expect(await ask(1, { rpcUrl: [other.url] })).toEqual([['/api'], true])
    await expect((await scannerFor(appIn(home), flags())).scanner.scanWallet(wallet(99))).rejects.toMatchObject({ code: 'UNKNOWN_CHAIN' })
  })
})

describe('the way to a service', () => {
  const haveOpenssl = (() => {
    try {
      return execFileSync('openssl', ['version'], { stdio: 'pipe' }).length > 0
    } catch {
      return false
    }
  })()

  test.skipIf(!haveOpenssl)('with a certificate of its own is trusted by --ca-file alone', async () => {
    const home = makeHome()
    const [cert, secret] = [join(home.folder, 'ca.pem'), join(home.folder, 'key.pem')]
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1']
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
        ...subject,
        '-keyout',
        secret,
        '-out',
        cert,
      ],
      { stdio: 'pipe' },
    )
    const asked: unknown[] = []
    const server = createServer({ cert: readFileSync(cert), key: readFileSync(secret) }, (request, response) => {
      asked.push(request.headers['x-api-key'])
      response.end(JSON.stringify(usageOf(starter())))
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const baseUrl = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
    const usage = async (more: Partial<ScannerFlags>) =>
      (await accountFor(appIn(home, { CHAINVET_API_KEY: key }), flags({ baseUrl, ...more }))).account.usage()
    await expect(usage({})).rejects.toMatchObject({ code: 'TLS', hint: expect.stringContaining('--ca-file') })
    expect(asked).toEqual([])
    expect(await usage({ caFile: cert })).toEqual(usageOf(starter()))
    expect(asked).toEqual([key])
  })

  test.each([
    ['is not there', 'none.pem', 'INPUT_NOT_FOUND'],
    ['holds no certificate', 'config.txt', 'CONFIG_INVALID'],
  ])('a file that %s is told before anybody is asked', async (_, name, code) => {
    const home = makeHome()
    home.write('config.txt', 'CANARY')
    const app = appIn(home, { CHAINVET_API_KEY: key })
    await expect(scannerFor(app, flags({ baseUrl: service.url.href, caFile: join(home.folder, name) }))).rejects.toMatchObject({ code })
    expect(service.requests).toEqual([])
  })

  test('goes through the proxy of the configuration, unless the environment names one', async () => {
    const home = makeHome()
    home.write(home.config, { proxy: mine.url.href })
    const usage = async (env: Record<string, string>) =>
      (await accountFor(appIn(home, { CHAINVET_API_KEY: key, ...env }), flags({ baseUrl: 'https://127.0.0.1:9', timeout: 300 }))).account
    const heard: string[] = []
    const listen = async () => {
      const { createServer: plain } = await import('node:http')
      const proxy = plain().on('connect', (request, socket) => {
        heard.push(request.url ?? '')
        socket.destroy()
      })
      proxy.listen(0, '127.0.0.1')
      await once(proxy, 'listening')
      onTestFinished(() => void proxy.close())
      return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    }
    const stop = (account: { usage(signal: AbortSignal): Promise<unknown> }) =>
      expect(account.usage(AbortSignal.timeout(250))).rejects.toThrow()
    home.write(home.config, { proxy: await listen() })
    await stop(await usage({}))
    expect(heard).toContain('127.0.0.1:9')
    heard.length = 0
    await stop(await usage({ HTTPS_PROXY: 'http://127.0.0.1:9' }))
    expect(heard).toEqual([])
  })
})
