import { PassThrough } from 'node:stream'
import type { ReadStream, WriteStream } from 'node:tty'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readHidden } from '../../src/cli/hidden.ts'
import { makeHome } from '../support/home.ts'
import { runCli, type Typed } from '../support/run-cli.ts'
import { free, starter, startService } from '../support/service.ts'
import { status } from '../support/upstream.ts'

const key = 'cv_test_CANARYCANARY4abcd'
const masked = 'cv_test_*************abcd'
const service = await startService({ [key]: starter() })
afterAll(() => service.stop())
beforeEach(() => {
  service.calm()
  service.keys.set(key, starter())
})
const api = service.url.origin

const at = (home = makeHome()) => ({
  home,
  async run(argv: readonly string[], typed: Typed = {}, env: Record<string, string> = {}) {
    const ran = await runCli([...argv, '--base-url', api], home.env(env), { cwd: home.project, ...typed })
    expect(ran.stdout + ran.stderr).not.toContain('CANARY')
    return ran
  },
  stored: (): unknown => (home.files().includes(home.credentials) ? JSON.parse(home.read(home.credentials)).keys : {}),
})

describe('login', () => {
  test('asks on a terminal, checks the key, and keeps it for its service alone', async () => {
    const { home, run, stored } = at()
    const { code, stdout, stderr } = await run(['login'], { typed: `${key}  ` })
    expect([code, stdout]).toEqual([0, ''])
    expect(stderr).toBe(`Paste your API key for ${api} (input hidden): 
Checking the key ... ok, tier starter, 24,099 calls left this month.   (this check may count as one call)
Saved to ${home.credentials} (only you can read it) as ${masked}
To ask this service from now on: chainvet config set base_url ${api}
`)
    expect(stored()).toEqual({ [api]: key })
    expect(service.requests.map(({ path, headers }) => [path, headers['x-api-key']])).toEqual([['/v1/usage', key]])
  })

  test('reads a pipe with --with-token, and a file with --api-key-file', async () => {
    const piped = at()
    expect((await piped.run(['login', '--with-token'], { stdin: `\ufeff${key}\r\n` })).code).toBe(0)
    expect(piped.stored()).toEqual({ [api]: key })
    const filed = at()
    const path = filed.home.write('key.txt', `${key}\n`)
    expect((await filed.run(['login', '--api-key-file', path])).code).toBe(0)
    expect(filed.stored()).toEqual({ [api]: key })
  })

  test('with --no-verify asks nobody', async () => {
    const { run, stored } = at()
    expect((await run(['login', '--with-token', '--no-verify'], { stdin: key })).code).toBe(0)
    expect([stored(), service.requests]).toEqual([{ [api]: key }, []])
  })

  test('stores nothing when the key is refused: the old one stays', async () => {
    const { run, stored } = at()
    await run(['login', '--with-token'], { stdin: key })
    const { code, stderr } = await run(['login', '--with-token'], { stdin: 'cv_test_CANARY_of_nobody' })
    expect([code, stored()]).toEqual([4, { [api]: key }])
    expect(stderr).toContain('Nothing was stored. Check the key in the dashboard.')
  })

  test('stores nothing when the key cannot be checked, and says how to do it all the same', async () => {
    const { run, stored } = at()
    service.misbehave(status(403))
    const { code, stderr } = await run(['login', '--with-token'], { stdin: key })
    expect([code, stored()]).toEqual([8, {}])
    expect(stderr).toContain('Nothing was stored. To store it unchecked: --no-verify')
  })

  test.each<[string, string | Uint8Array]>([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['two lines', `${key}\n${key}`],
    ['two words', `${key} ${key}`],
    ['letters that no key has', 'cv_CANARY_ключ'],
    ['bytes that are no text', Buffer.from([0x63, 0xff, 0xfe])],
    ['a terminal sequence', `\u001b[2J${key}`],
    ['a book', 'CANARY'.repeat(2_000)],
    ['one line that is too long', 'CANARY'.repeat(300)],
  ])('refuses %s with 2, unrepeated', async (_, stdin) => {
    const { run, stored } = at()
    const { code, stderr } = await run(['login', '--with-token'], { stdin })
    expect([code, stored(), service.requests]).toEqual([2, {}, []])
    expect(stderr).toContain('[USAGE]')
  })

  test.each<[string, string[], Typed]>([
    ['in a pipe without --with-token', ['login'], { stdin: key }],
    ['with --no-input on a terminal', ['login', '--no-input'], { typed: key }],
  ])('does not wait for anybody %s, and says what to do', async (_, argv, typed) => {
    const { run } = at()
    const { code, stderr } = await run(argv, typed)
    expect(code).toBe(2)
    expect(stderr).toContain('chainvet login --with-token')
    expect(stderr).toContain('CHAINVET_API_KEY')
  })

  test('does not wait for a pipe that is a terminal', async () => {
    const { code, stderr } = await at().run(['login', '--with-token'], { typed: key })
    expect([code, stderr.includes('nothing is piped in')]).toEqual([2, true])
  })

  test('says which key will be used where the environment has one', async () => {
    const { run } = at()
    const { stderr } = await run(['login', '--with-token'], { stdin: key }, { CHAINVET_API_KEY: 'another' })
    expect(stderr).toContain('warning: CHAINVET_API_KEY is set and wins over the stored key')
    expect(service.requests[0]?.headers['x-api-key']).toBe(key)
  })

  test('needs to know the service', async () => {
    const home = makeHome()
    const { code, stderr } = await runCli(['login', '--with-token'], home.env(), { cwd: home.project, stdin: key })
    expect([code, stderr.includes('a key for which service?')]).toEqual([2, true])
  })
})

describe('logout', () => {
  test('forgets the key here, and says that it lives on there', async () => {
    const { run, stored } = at()
    await run(['login', '--with-token'], { stdin: key })
    expect(await run(['logout'])).toEqual({
      code: 0,
      stdout: '',
      stderr: `Removed the key for ${api}. It is still valid on the server: revoke it in the dashboard.\n`,
    })
    expect(stored()).toEqual({})
    expect(await run(['logout'])).toEqual({ code: 0, stdout: '', stderr: `No key is stored for ${api}.\n` })
  })
})

describe('whoami', () => {
  test('ends with 4 without a key, and asks nobody in any case', async () => {
    const { run } = at()
    const { code, stderr } = await run(['whoami'])
    expect([code, stderr.includes('[AUTH_MISSING]')]).toEqual([4, true])
    await run(['login', '--with-token', '--no-verify'], { stdin: key })
    expect(await run(['whoami'])).toEqual({
      code: 0,
      stdout: `${masked}   from credentials.json   for ${api}   profile default\n`,
      stderr: '',
    })
    expect(service.requests).toEqual([])
  })

  test('ends with 4 where there is no service', async () => {
    const home = makeHome()
    const { code, stdout } = await runCli(['whoami', '--json'], home.env({ CHAINVET_API_KEY: key }), { cwd: home.project })
    expect([code, JSON.parse(stdout).error]).toMatchObject([4, { code: 'AUTH_MISSING', exit_code: 4 }])
  })

  test('names the place of the key, and one that is not used', async () => {
    const { run } = at()
    await run(['login', '--with-token'], { stdin: key })
    const env = { CHAINVET_API_KEY: ' cv_live_CANARYCANARYother ' }
    expect((await run(['whoami'], {}, env)).stdout).toBe(
      `cv_live_*************ther   from environment CHAINVET_API_KEY   for ${api}   profile default
(a different key is stored for this address in credentials.json and is not used)
`,
    )
    expect(JSON.parse((await run(['whoami', '--json'], {}, env)).stdout)).toEqual({
      authenticated: true,
      source: 'env:CHAINVET_API_KEY',
      key: 'cv_live_*************ther',
      base_url: api,
      profile: 'default',
      engine: 'remote',
    })
  })

  test('the file wins over the environment, the environment over what is stored; an empty variable is none', async () => {
    const { home, run } = at()
    await run(['login', '--with-token'], { stdin: key })
    const file = home.write('key.txt', 'cv_file_CANARYCANARYfile\n')
    const env = { CHAINVET_API_KEY: 'cv_envs_CANARYCANARYenvs', CHAINVET_API_KEY_FILE: file }
    const source = async (argv: readonly string[], typed: Typed, variables: Record<string, string>) =>
      JSON.parse((await run(['whoami', '--json', ...argv], typed, variables)).stdout).source
    expect(await source(['--api-key-file', '-'], { stdin: 'cv_pipe_CANARYCANARYpipe' }, env)).toBe('stdin')
    expect(await source(['--api-key-file', file], {}, env)).toBe('file')
    expect(await source([], {}, env)).toBe('env:CHAINVET_API_KEY')
    expect(await source([], {}, { ...env, CHAINVET_API_KEY: '' })).toBe('env:CHAINVET_API_KEY_FILE')
    expect(await source([], {}, { CHAINVET_API_KEY: '  ', CHAINVET_API_KEY_FILE: '' })).toBe('credentials.json')
  })

  test('a key file that is not there or holds no key is told', async () => {
    const { home, run } = at()
    expect((await run(['whoami', '--api-key-file', `${home.folder}/none`])).stderr).toContain('[INPUT_NOT_FOUND]')
    expect((await run(['whoami'], {}, { CHAINVET_API_KEY_FILE: home.folder })).stderr).toContain('is a folder')
    expect((await run(['whoami', '--api-key-file', home.write('two', `${key}\n${key}`)])).code).toBe(2)
  })
})

describe('a hidden prompt', () => {
  const type = async (...typed: readonly string[]) => {
    const keyboard = Object.assign(new PassThrough(), { setRawMode: (on: boolean) => void raw.push(on) })
    const raw: boolean[] = []
    const shown: string[] = []
    const screen = { write: (text: string) => shown.push(text) }
    const line = readHidden(keyboard as unknown as ReadStream, screen as unknown as WriteStream, 'Key: ').then(
      text => text,
      (error: { code: string }) => error.code,
    )
    for (const text of typed) keyboard.write(text)
    if (typed.at(-1) === '') keyboard.end()
    return { line: await line, raw, shown: shown.join('') }
  }

  test.each<[string, string[], string]>([
    ['typed', ['s', 'e', 'c\r'], 'sec'],
    ['pasted', ['secret\n'], 'secret'],
    ['pasted with a second line, which whoever asked refuses', ['secret\nrest'], 'secret\nrest'],
    ['begun anew with Ctrl-U', ['wrong\u0015sec\r'], 'sec'],
    ['corrected', ['sx\u007fec\r'], 'sec'],
    ['stopped by Ctrl-C', ['sec\u0003'], 'INTERRUPTED'],
    ['stopped by Ctrl-D', ['\u0004'], 'INTERRUPTED'],
    ['without a terminal any more', ['sec', ''], 'INTERRUPTED'],
  ])('%s: nothing is shown, and the terminal is put back', async (_, typed, line) => {
    expect(await type(...typed)).toEqual({ line, raw: [true, false], shown: 'Key: \n' })
  })
})

test('a service whose free pool is empty still knows the key', async () => {
  service.keys.set(key, free(1_000))
  expect((await at().run(['login', '--with-token'], { stdin: key })).stderr).toContain('ok, tier free, 0 calls left')
})
