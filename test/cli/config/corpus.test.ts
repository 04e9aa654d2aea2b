import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, symlinkSync, truncateSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readSmallFile } from '../../../src/cli/config/small-file.ts'
import { createRemoteScanner } from '../../../src/remote/remote-scanner.ts'
import { type Home, makeHome } from '../../support/home.ts'
import { runCli, type Typed } from '../../support/run-cli.ts'
import { starter, startService } from '../../support/service.ts'
import { clockwork } from '../../support/upstream.ts'

/**
 * States of configuration, each with what has to come of it. The corpus speaks of one file with the key in it; here the key
 * stands in credentials.json under its origin, and the address of the service in config.json.
 */
const { cases } = JSON.parse(readFileSync(new URL('../../corpus/config.json', import.meta.url), 'utf8')) as {
  cases: readonly { id: string; why: string; setup: { content?: string }; expect: { max_ms?: number } }[]
}

const canary = 'cv_live_CANARYSECRET7f3a'
const service = await startService({ [canary]: starter() })
const evil = await startService({ [canary]: starter() })
afterAll(async () => {
  await service.stop()
  await evil.stop()
})
beforeEach(() => {
  service.calm()
  evil.calm()
})

const api = service.url.origin
/** What `login` writes for the service. */
const stored = (origin = api) => ({ keys: { [origin]: canary } })
const configured = { base_url: api }

/** Runs a command, and looks at everything that could be seen of it. */
async function seen(home: Home, argv: readonly string[], more: { env?: Record<string, string>; typed?: Typed } = {}) {
  const started = performance.now()
  const ran = await runCli(argv, home.env(more.env), { cwd: home.project, ...more.typed })
  expect(ran.stdout + ran.stderr).not.toContain('CANARY')
  return { ...ran, ms: performance.now() - started }
}

const withKey = (): Home => {
  const home = makeHome()
  home.write(home.credentials, stored())
  home.write(home.config, configured)
  return home
}

const someoneElse = (process.getuid?.() ?? 0) + 1
const foreign = (path: string) => () => readSmallFile(path, { secret: true, uid: someoneElse })

const checks: Readonly<Record<string, (home: Home, maxMs: number) => Promise<void>>> = {
  async 'existing-0644'(home) {
    chmodSync(home.credentials, 0o644)
    const { code, stderr } = await seen(home, ['usage'])
    expect([code, home.modeOf(home.credentials)]).toEqual([0, '0600'])
    expect(stderr.match(/could be read by other users/g)).toHaveLength(1)
    expect((await seen(home, ['usage'])).stderr).toBe('')
  },
  async symlink(home) {
    const target = home.write('elsewhere.json', stored())
    const link = join(home.folder, 'link.json')
    symlinkSync(target, link)
    expect(foreign(link)).toThrow('is a link that belongs to somebody else')
    // a link of the user's own is how settings are kept in a repository
    expect(readSmallFile(link, { secret: true })?.text).toContain(canary)
  },
  async fifo(home, maxMs) {
    execFileSync('rm', [home.credentials])
    execFileSync('mkfifo', [home.credentials])
    const { code, stderr, ms } = await seen(home, ['usage'])
    expect([code, ms < maxMs]).toEqual([2, true])
    expect(stderr).toContain('is not a file  [CONFIG_INVALID]')
  },
  async dir(home) {
    execFileSync('rm', [home.credentials])
    mkdirSync(home.credentials)
    const { code, stderr } = await seen(home, ['usage'])
    expect([code, stderr.includes('is a folder  [CONFIG_INVALID]')]).toEqual([2, true])
  },
  async owner(home) {
    expect(foreign(home.credentials)).toThrow('belongs to somebody else')
  },
  async trunc(home) {
    for (const path of [home.credentials, home.config])
      await refusesText(withKey(), path.replace(home.folder, ''), `{"keys":{"${api}":"${canary}"`)
  },
  async garbage(home) {
    for (const path of [home.credentials, home.config]) await refusesText(withKey(), path.replace(home.folder, ''), canary)
  },
  async bom(home) {
    home.write(home.credentials, `\ufeff${JSON.stringify(stored())}`)
    home.write(home.config, `\ufeff${JSON.stringify(configured)}`)
    expect((await seen(home, ['usage'])).code).toBe(0)
  },
  async array(home) {
    for (const path of [home.credentials, home.config]) await refusesText(withKey(), path.replace(home.folder, ''), '[1,2]')
  },
  async null(home) {
    home.write(home.credentials, 'null')
    const { code, stderr } = await seen(home, ['usage'])
    expect([code, stderr.includes(`no API key for ${api}  [AUTH_MISSING]`)]).toEqual([4, true])
    await refusesText(withKey(), home.config.replace(home.folder, ''), 'null')
  },
  async proto(home) {
    home.write(home.credentials, `{"__proto__":{"base_url":"${evil.url.origin}"},"keys":{"__proto__":"x","${api}":"${canary}"}}`)
    expect((await seen(home, ['usage'])).code).toBe(0)
    home.write(home.config, `{"__proto__":{"base_url":"${evil.url.origin}"},"base_url":"${api}"}`)
    expect((await seen(home, ['usage'])).code).toBe(2)
    expect(evil.requests).toEqual([])
    expect(({} as Record<string, unknown>)['base_url']).toBeUndefined()
  },
  async 'base-http'(home) {
    home.write(home.config, { base_url: 'http://api.example' })
    home.write(home.credentials, stored('http://api.example'))
    const { code, stderr } = await seen(home, ['usage'])
    expect([code, stderr.includes('is plain http  [CONFIG_INVALID]')]).toEqual([2, true])
  },
  async 'base-http-loopback'(home) {
    const { code } = await seen(home, ['usage'])
    expect([code, service.requests.map(({ headers }) => headers['x-api-key'])]).toEqual([0, [canary]])
  },
  async 'base-userinfo'(home) {
    for (const url of [`http://a@${evil.url.host}/`, 'https://a@evil.example/']) {
      home.write(home.config, { base_url: url })
      const { code, stderr } = await seen(home, ['usage'])
      expect([code, stderr.includes('has a user name or password in it')]).toEqual([2, true])
    }
    expect(evil.requests).toEqual([])
  },
  async 'base-changed'(home) {
    const { code, stderr } = await seen(home, ['usage', '--base-url', evil.url.origin])
    expect([code, stderr.includes(`no API key for ${evil.url.origin}  [AUTH_MISSING]`)]).toEqual([4, true])
    expect(evil.requests).toEqual([])
  },
  async 'cwd-dotenv'(home) {
    for (const [name, text] of [
      ['.env', `CHAINVET_BASE_URL=${evil.url.origin}\n`],
      ['.chainvetrc', `{"base_url":"${evil.url.origin}"}`],
      ['.npmrc', `chainvet_base_url=${evil.url.origin}\n`],
    ] as const)
      home.write(join(home.project, name), text)
    expect((await seen(home, ['usage'])).code).toBe(0)
    expect([service.requests.length, evil.requests.length]).toEqual([1, 0])
  },
  async 'tls-off'(home) {
    const { code, stderr } = await seen(home, ['usage'], { env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' } })
    expect([code, stderr.includes('switches off the check of certificates')]).toEqual([2, true])
    expect(service.requests).toEqual([])
  },
  async 'proxy-env'() {
    const heard: Buffer[] = []
    const proxy = createServer(socket => {
      socket
        .on('error', () => {})
        .on('data', chunk => {
          heard.push(chunk)
          if (heard.length === 1) socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
          else socket.destroy()
        })
    }).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const env = { HTTPS_PROXY: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` }
    const scanner = createRemoteScanner({
      baseUrl: new URL('https://api.example.com'),
      key: canary,
      world: { ...clockwork(), env },
      retries: 0,
    })
    await expect(scanner.usage()).rejects.toMatchObject({ code: 'NETWORK' })
    proxy.close()
    // the proxy hears where to, and then the first words of TLS
    expect(heard[0]?.toString()).toMatch(/^CONNECT api\.example\.com:443 HTTP\/1\.1\r\n/)
    expect(heard[1]?.subarray(0, 2)).toEqual(Buffer.from([0x16, 0x03]))
    expect(Buffer.concat(heard).includes('CANARY')).toBe(false)
  },
  async 'env-key'() {
    const home = makeHome()
    expect((await seen(home, ['usage', '--base-url', api], { env: { CHAINVET_API_KEY: canary } })).code).toBe(0)
    expect(home.files()).toEqual([])
    home.write(home.credentials, { keys: { [api]: 'another-key-that-is-stored' } })
    await seen(home, ['usage', '--base-url', api], { env: { CHAINVET_API_KEY: canary } })
    expect(service.requests.map(({ headers }) => headers['x-api-key'])).toEqual([canary, canary])
  },
  async 'arg-key'(home) {
    for (const words of [
      ['--key', canary],
      [`--key=${canary}`],
      ['--api-key', canary],
      [`--api_key=${canary}`],
      ['--token', canary],
      [canary],
    ]) {
      const { code, stderr } = await seen(home, ['login', ...words])
      expect([code, stderr.includes('keys are not taken from the command line  [KEY_ON_COMMAND_LINE]')], words[0]?.slice(0, 6)).toEqual([
        2,
        true,
      ])
    }
    expect(service.requests).toEqual([])
  },
  async 'stdin-key'() {
    const home = makeHome()
    const { code } = await seen(home, ['login', '--with-token', '--base-url', api], { typed: { stdin: `${canary}\n` } })
    expect(code).toBe(0)
    expect(JSON.parse(home.read(home.credentials))).toEqual(stored())
    expect([home.modeOf(home.credentials), home.modeOf(dirname(home.credentials))]).toEqual(['0600', '0700'])
  },
  async kill9() {
    // `credentials.test.ts` kills a process that writes
  },
  async huge(home, maxMs) {
    for (const path of [home.credentials, home.config]) {
      truncateSync(path, 100 * 1024 * 1024)
      const { code, stderr, ms } = await seen(home, ['usage'])
      expect([code, stderr.includes('is larger than 1024 KiB  [CONFIG_INVALID]'), ms < maxMs]).toEqual([2, true, true])
    }
  },
}

/** A text in one of the files ends with 2, before anybody is asked. */
async function refusesText(home: Home, path: string, text: string): Promise<void> {
  home.write(join(home.folder, path), text)
  const { code, stderr } = await seen(home, ['usage'])
  expect([code, stderr.includes('[CONFIG_INVALID]')]).toEqual([2, true])
  expect(service.requests).toEqual([])
}

describe('a state of the configuration', () => {
  test('has a check here for each case of the corpus', () => {
    expect(Object.keys(checks).sort()).toEqual(cases.map(({ id }) => id).sort())
  })

  test.each(cases)('$id: $why', async ({ id, expect: { max_ms: maxMs } }) => {
    await checks[id]?.(withKey(), maxMs ?? 20_000)
  })
})
