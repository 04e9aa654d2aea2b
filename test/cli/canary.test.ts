import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Home, makeHome } from '../support/home.ts'
import { type Ran, runBin, runCli } from '../support/run-cli.ts'
import { free, starter, startService, usageOf, walletResult } from '../support/service.ts'
import { known } from '../support/subjects.ts'
import { type Answer, body, hang, json, redirect, startUpstream } from '../support/upstream.ts'

fc.configureGlobal({ seed: 1, numRuns: 60 })

/** Stands in the header of requests to its service and in the file of `login`, and nowhere else. */
const canary = 'cv_live_CANARYSECRET7f3a'
const service = await startService({ [canary]: starter() })
const evil = await startUpstream(json(usageOf(starter())))
afterAll(async () => {
  await service.stop()
  await evil.stop()
})
beforeEach(() => {
  service.calm()
  service.keys.set(canary, starter())
  evil.answer(json(usageOf(starter())))
})
const api = service.url.origin

const scan = ['scan', 'wallet', known.vitalik, '-c', '1', '--retries', '0']
const commands: readonly (readonly string[])[] = [
  ['usage'],
  ['usage', '--json'],
  ['whoami'],
  ['whoami', '--json'],
  ['config', 'list'],
  ['config', 'list', '--json'],
  ['config', 'get', 'base_url'],
  ['config', 'path'],
  scan,
  [...scan, '--json'],
  [...scan, '--format', 'jsonl'],
  [...scan, '--format', 'csv'],
  [...scan, '-v', '-v'],
  ['login', '--with-token'],
  ['logout'],
]

const said = ({ stdout, stderr }: Ran): string => stdout + stderr

/** Somebody who is logged in. */
function livingAt(): Home {
  const home = makeHome()
  home.write(home.config, { base_url: api })
  home.write(home.credentials, { keys: { [api]: canary } })
  return home
}

const filesWithKey = (home: Home): string[] => home.files().filter(path => home.read(path).includes('CANARY'))

describe('the key is in no output', () => {
  test.each(commands.map(argv => [argv.join(' '), argv] as const))('%s', async (_, argv) => {
    const home = livingAt()
    for (const env of [{}, { CHAINVET_API_KEY: canary }, { CHAINVET_API_KEY: canary, CHAINVET_DEBUG: '1' }]) {
      const ran = await runCli(argv, home.env(env), { cwd: home.project, stdin: canary })
      expect(said(ran)).not.toContain('CANARY')
      expect(said(ran)).not.toContain('[INTERNAL]')
    }
    expect(filesWithKey(home).filter(path => path !== home.credentials)).toEqual([])
  })

  const echo = JSON.stringify({ detail: `X-API-Key: ${canary}`, message: canary })
  const faults: Readonly<Record<string, Answer>> = {
    'a refusal that repeats it': body(echo, { status: 400 }),
    'a rejection that repeats it': body(echo, { status: 401 }),
    'no activity, with it': body(echo, { status: 404 }),
    'a failure that repeats it': body(echo, { status: 500, headers: { 'retry-after': '0' } }),
    'another status that repeats it': body(echo, { status: 418 }),
    'a result with it': json(walletResult(known.vitalik, 1, { flags: [`[Debug] ${canary}`], security_summary: { [canary]: canary } })),
    'a rate limit that repeats it': body(echo, { status: 429, headers: { 'retry-after': '0' } }),
    'a level with it': json(walletResult(known.vitalik, 1, { risk_level: canary })),
    'a record with it': json({ ...usageOf(starter()), tier: canary }),
    'no JSON, with it': body(`<html>${canary}</html>`),
    'a redirect to it': redirect(`${evil.url.href}${canary}`),
    'a wrong echo': json(walletResult(canary, 1)),
    silence: hang(),
  }

  test.each(Object.entries(faults))('when the service answers with %s', async (name, answer) => {
    const home = livingAt()
    const scans = [
      [...scan, '--timeout', '80ms'],
      [...scan, '--timeout', '80ms', '--json'],
    ]
    // commands without --retries would wait for the silent one
    for (const argv of name === 'silence' ? scans : [...scans, ['usage'], ['usage', '--json'], ['login', '--with-token']]) {
      service.calm()
      service.misbehave(...Array.from({ length: 8 }, () => answer))
      const ran = await runCli(argv, home.env(), { cwd: home.project, stdin: canary })
      expect(said(ran)).not.toContain('CANARY')
      expect(ran.code).not.toBe(0)
    }
    expect(evil.requests).toEqual([])
    expect(JSON.parse(home.read(home.credentials))).toEqual({ keys: { [api]: canary } })
  })

  test.each([
    [['--api-key', canary, ...scan]],
    [[...scan, `--api-key=${canary}`]],
    [[...scan, '--key', canary]],
    [['login', canary]],
    [['login', '--token', canary]],
    [['usage', `--api-ky=${canary}`]],
    [['config', 'set', 'api_key', canary]],
    [['config', 'set', 'base_url', `https://${canary}@api.example.com`]],
    [['usage', '--base-url', `https://api.example.com/?key=${canary}`]],
    [['usage', '--timeout', canary]],
    [['usage', '--profile', `${canary}!`]],
  ])('when it is in the wrong place: %j', async argv => {
    const home = makeHome()
    const ran = await runCli(argv, home.env(), { cwd: home.project })
    expect(ran.code).toBe(2)
    expect(said(ran)).not.toContain('CANARY')
    expect(filesWithKey(home)).toEqual([])
  })

  test('nor of the program as it is built', async () => {
    const home = livingAt()
    service.keys.set(canary, free(1_000))
    const codes: Record<string, number> = {}
    for (const argv of [['usage'], ['whoami'], ['config', 'list'], scan, ['login', '--api-key', canary]]) {
      const ran = await runBin(argv, home.env())
      expect(said(ran)).not.toContain('CANARY')
      codes[argv[0] ?? ''] = ran.code
    }
    expect(codes).toEqual({ usage: 0, whoami: 0, config: 0, scan: 6, login: 2 })
    expect(new Set(service.requests.map(({ headers }) => headers['x-api-key']))).toEqual(new Set([canary]))
  })
})

describe('no configuration sends the key elsewhere', () => {
  const addresses = fc.constantFrom(
    evil.url.origin,
    `${evil.url.origin}/x`,
    `http://x@${evil.url.host}`,
    'https://127.0.0.1:1',
    'http://evil.example',
    '',
    7,
  )
  const names = fc.constantFrom(
    'base_url',
    'baseUrl',
    'BASE_URL',
    'proxy',
    'rpc',
    'engine',
    'profile',
    'ca_file',
    'profiles',
    '__proto__',
    'constructor',
    'keys',
    'chain',
    'timeout',
  )
  const settings = fc.dictionary(
    names,
    fc.oneof(
      addresses,
      fc.constantFrom('remote', 'default', 'evil'),
      fc.dictionary(names, addresses),
      fc.constant({ evil: { base_url: evil.url.origin } }),
    ),
  )
  const sound = fc.constantFrom({}, { chain: 'base' }, { format: 'json', fail_on: 'high' }, { columns: { address: 'wallet' } })
  const files = fc.oneof(
    sound.map(content => JSON.stringify(content)),
    settings.map(content => JSON.stringify(content)),
    fc.json(),
    fc.string(),
  )
  const heard = () => evil.requests.filter(({ headers, path, body: sent }) => JSON.stringify([headers, path, sent]).includes('CANARY'))

  test('neither of the user nor of a project, where the key is stored', async () => {
    await fc.assert(
      fc.asyncProperty(files, files, async (ofUser, ofProject) => {
        const home = makeHome()
        home.write(home.credentials, { keys: { [api]: canary } })
        home.write(home.config, ofUser)
        home.write(join(home.project, 'chainvet.config.json'), ofProject)
        const ran = await runCli(['usage'], home.env(), { cwd: home.project })
        expect(said(ran)).not.toContain('CANARY')
        expect(said(ran)).not.toContain('[INTERNAL]')
        expect(heard()).toEqual([])
      }),
    )
  })

  test('nor of a project, where it comes from the environment', async () => {
    let answered = 0
    await fc.assert(
      fc.asyncProperty(files, async ofProject => {
        const home = makeHome()
        home.write(home.config, { base_url: api })
        home.write(join(home.project, 'chainvet.config.json'), ofProject)
        const ran = await runCli(['usage'], home.env({ CHAINVET_API_KEY: canary }), { cwd: home.project })
        expect([0, 2]).toContain(ran.code)
        if (ran.code === 0) answered++
        expect(said(ran)).not.toContain('CANARY')
        expect(evil.requests).toEqual([])
      }),
    )
    expect([answered > 10, service.requests.length]).toEqual([true, answered])
  })
})
