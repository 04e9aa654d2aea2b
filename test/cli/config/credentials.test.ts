import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, symlinkSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import type { App } from '../../../src/cli/app.ts'
import { credentialsFile, forgetKey, readCredentials, storedKey, storeKey } from '../../../src/cli/config/credentials.ts'
import { type Home, makeHome } from '../../support/home.ts'

const origin = 'https://api.example.com'

/** As much of the program as these functions touch. */
function appIn(home: Home, env = home.env()): App & { readonly said: string[] } {
  const said: string[] = []
  return { env, cwd: home.project, stderr: { write: (text: string) => void said.push(text) }, said } as unknown as App & { said: string[] }
}

describe('a stored key', () => {
  test('is that of its origin alone', () => {
    const home = makeHome()
    const app = appIn(home)
    expect(storedKey(app, origin)).toBeUndefined()
    expect(storeKey(app, origin, 'one')).toBe(home.credentials)
    storeKey(app, 'https://other.example', 'two')
    storeKey(app, origin, 'three')
    expect([...readCredentials(app)]).toEqual([
      [origin, 'three'],
      ['https://other.example', 'two'],
    ])
    expect(storedKey(app, 'https://api.example.com:8443')).toBeUndefined()
    expect(storedKey(app, 'http://api.example.com')).toBeUndefined()
  })

  test('is forgotten, and the others stay', () => {
    const home = makeHome()
    const app = appIn(home)
    storeKey(app, origin, 'one')
    storeKey(app, 'https://other.example', 'two')
    expect([forgetKey(app, origin), forgetKey(app, origin)]).toEqual([true, false])
    expect(JSON.parse(home.read(home.credentials))).toEqual({ keys: { 'https://other.example': 'two' } })
  })

  test('lies in a file that is closed to others, in a folder that is, whatever the umask', () => {
    const home = makeHome()
    const before = process.umask(0)
    try {
      storeKey(appIn(home), origin, 'one')
    } finally {
      process.umask(before)
    }
    expect([home.modeOf(home.credentials), home.modeOf(dirname(home.credentials))]).toEqual(['0600', '0700'])
    expect(home.files()).toEqual([home.credentials])
  })

  test('is written through a link of the user, which stays a link', () => {
    const home = makeHome()
    const target = home.write('dotfiles/credentials.json', { keys: {} })
    mkdirSync(dirname(home.credentials), { recursive: true })
    symlinkSync(target, home.credentials)
    storeKey(appIn(home), origin, 'one')
    expect(JSON.parse(home.read(target))).toEqual({ keys: { [origin]: 'one' } })
  })

  test('does not stay in what a killed process left behind', () => {
    const home = makeHome()
    const [old, young] = ['1.aa', '2.bb'].map(name => home.write(`${home.credentials}.${name}.tmp`, '{"keys":{"x":"y"}}'))
    utimesSync(old as string, new Date(), new Date(Date.now() - 120_000))
    storeKey(appIn(home), origin, 'one')
    expect(home.files().sort()).toEqual([home.credentials, young].sort())
  })
})

describe('there is no place for a key', () => {
  test('where the environment names no home: nothing is stored, and nothing is found', () => {
    const app = appIn(makeHome(), {})
    expect([credentialsFile(app), storedKey(app, origin)]).toEqual([undefined, undefined])
    expect(() => storeKey(app, origin, 'one')).toThrow(
      expect.objectContaining({ code: 'CONFIG_INVALID', hint: expect.stringContaining('CHAINVET_API_KEY') }),
    )
  })

  test('where a folder cannot be made: that is told at once, without the key', () => {
    const home = makeHome()
    const file = home.write('file', '')
    for (const directory of [join(file, 'below'), '/proc/nope/chainvet'])
      expect(() => storeKey(appIn(home, { CHAINVET_CONFIG_DIR: directory }), origin, 'CANARY')).toThrow(
        expect.objectContaining({ code: 'OUTPUT_FAILED', message: expect.not.stringContaining('CANARY') }),
      )
  })
})

test.each([
  ['no keys', { key: 'CANARY' }],
  ['keys that are a list', { keys: ['CANARY'] }],
  ['keys that are text', { keys: 'CANARY' }],
  ['text', '"CANARY"'],
  ['a list', '["CANARY"]'],
])('a file with %s is not taken for one of ours', (_, content) => {
  const home = makeHome()
  home.write(home.credentials, content)
  for (const use of [
    () => storedKey(appIn(home), origin),
    () => storeKey(appIn(home), origin, 'new'),
    () => forgetKey(appIn(home), origin),
  ])
    expect(use).toThrow(expect.objectContaining({ code: 'CONFIG_INVALID', message: expect.not.stringContaining('CANARY') }))
  expect(home.read(home.credentials)).toContain('CANARY')
})

test('keys that are no text are no keys', () => {
  const home = makeHome()
  home.write(home.credentials, { keys: { [origin]: 7, 'https://other.example': 'two', 'https://null.example': null } })
  expect([...readCredentials(appIn(home))]).toEqual([['https://other.example', 'two']])
})

test('a file that others could read is closed to them, with one warning', () => {
  const home = makeHome()
  home.write(home.credentials, { keys: { [origin]: 'CANARY' } })
  chmodSync(home.credentials, 0o640)
  const app = appIn(home)
  expect([storedKey(app, origin), storedKey(app, origin)]).toEqual(['CANARY', 'CANARY'])
  expect(app.said).toEqual([expect.stringMatching(/^warning: .*credentials\.json could be read by other users/)])
  expect(home.modeOf(home.credentials)).toBe('0600')
})

test('a process that is killed while it writes leaves the old keys or the new ones', async () => {
  const home = makeHome()
  const program = join(home.folder, 'writer.mjs')
  await build({
    stdin: {
      contents: `
        import { storeKey } from './src/cli/config/credentials.ts'
        const app = { env: { HOME: process.argv[2] }, cwd: '/', stderr: { write() {} } }
        console.log('ready')
        for (let turn = 0; ; turn++) storeKey(app, '${origin}', String(turn % 10).repeat(900))`,
      resolveDir: '.',
      loader: 'ts',
    },
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  for (let kill = 0; kill < 12; kill++) {
    const child = spawn(process.execPath, [program, home.folder], { stdio: ['ignore', 'pipe', 'ignore'] })
    await once(child.stdout, 'data')
    await new Promise(resolve => setTimeout(resolve, (kill * 7) % 11))
    child.kill('SIGKILL')
    await once(child, 'close')
    expect(storedKey(appIn(home), origin) ?? '0'.repeat(900)).toMatch(/^(\d)\1{899}$/)
    for (const file of home.files().filter(path => path !== program)) expect(home.modeOf(file)).toBe('0600')
  }
})
