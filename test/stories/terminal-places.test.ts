import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadFormat, renderReport } from '../../src/output/index.ts'
import { manyMixed, page } from '../support/reports.ts'
import { starter } from '../support/service.ts'
import { addressOf, type SlowService, slowKey, startSlowService } from '../support/slow-service.ts'
import { commandLine, inShell, startHeld } from '../support/terminal.ts'

let slow: SlowService
beforeAll(async () => {
  slow = await startSlowService()
})
afterAll(() => slow.stop())

const one = `chainvet scan wallet ${addressOf(1)} -c 1`

describe.concurrent('a home that is no home', () => {
  const homes: [string, string | undefined][] = [
    ['absent', undefined],
    ['empty', ''],
    ['in /proc, where nothing can be made', '/proc/nope'],
    ['a file', '/dev/null'],
  ]
  const environment = (home: string | undefined) => {
    const { HOME: _, ...others } = slow.env
    return home === undefined ? others : { ...others, HOME: home }
  }

  test.each(homes)('%s: a scan does not need it', async (_, home) => {
    const { code, stdout, stderr } = await inShell(`${one} --json`, { env: environment(home) })
    expect([code, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout.toString())).toMatchObject({ risk_level: 'LOW' })
  })

  test.each(homes)('%s: whoami tells the key of the environment', async (_, home) => {
    const { code, stdout, stderr } = await inShell('chainvet whoami', { env: environment(home) })
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout.toString()).toMatch(/^cv_test_\*+3f9a {3}from environment CHAINVET_API_KEY /)
  })

  test.each(homes)('%s: config path says where it would be, or that it is nowhere', async (_, home) => {
    const { code, stdout, stderr } = await inShell('chainvet config path', { env: environment(home) })
    if (home) expect([code, stdout.toString()]).toEqual([0, `${home}/.config/chainvet/config.json\n`])
    else expect([code, stderr.split('\n')[0]?.endsWith('[CONFIG_INVALID]')]).toEqual([2, true])
  })

  test('read-only: scan, whoami and config path work and leave nothing behind', async () => {
    const home = join(slow.home, 'read-only')
    mkdirSync(home)
    chmodSync(home, 0o555)
    const env = { ...slow.env, HOME: home }
    const { stdout, stderr } = await inShell(
      `${one} -q >/dev/null && chainvet whoami >/dev/null && chainvet config path >/dev/null && ls -A ${home}; echo "exit $?"`,
      { env },
    )
    expect([stdout.toString(), stderr]).toEqual(['exit 0\n', ''])
  })
})

describe.concurrent('no byte depends on where somebody lives', () => {
  const elsewhere: Readonly<Record<string, string>>[] = [
    { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: ':/etc/nowhere' },
    { LANG: 'ar_EG.UTF-8', LC_ALL: 'ar_EG.UTF-8', LANGUAGE: 'ar', TZ: 'America/New_York' },
    { LANG: 'ja_JP.eucJP', LC_ALL: 'ja_JP.eucJP', TZ: 'Asia/Tokyo' },
  ]
  const mixed = ['address,chain', `${addressOf(1)},1`, `${addressOf(2)},BITCOIN`, `${addressOf(3)},ethereum`, 'IiİıI,base', ''].join('\n')
  const lines: [string, string][] = [
    ['a list', 'scan wallet -i mixed.csv -f csv'],
    ['one result', `scan wallet ${addressOf(1)} -c ETHEREUM --explain`],
    ['a table', 'convert report.json --width 120'],
    ['Markdown', 'convert report.json -f markdown'],
    ['HTML', 'convert report.json -f html'],
    ['SARIF', 'convert report.json -f sarif'],
    ['usage', 'usage'],
    ['an offline scan', `scan wallet ${addressOf(1)} -c 1 --offline --engine local`],
  ]
  /** A shell itself would complain of a locale that this machine does not have. */
  const abroad = (env: Readonly<Record<string, string>>, argv: readonly string[]) =>
    `exec env ${Object.entries(env)
      .map(([name, value]) => `${name}='${value}'`)
      .join(' ')} ${commandLine(...argv)}`
  /** The moment and the duration of a run are its own; the moment of the service's scan is always the same. */
  const timeless = (text: string) =>
    text
      .replace(/(?!2026-11-20.19:02:36)\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?/g, '(time)')
      .replace(/\d+(?:\.\d+)? ?s\b/g, '(duration)')
      .replace(/("duration_ms": ?|time=")[\d.]+/g, '$1(duration)')
      // how far it is, which is said of what takes long
      .replace(/^chainvet: \d+\/\d+ \(\d+ %\) .*\n/gm, '')

  test.each(lines)('%s', async (_, line) => {
    // a service of its own: what others ask would count in its usage
    const { service, home, env: own, stop } = await startSlowService()
    writeFileSync(join(home, 'mixed.csv'), mixed)
    writeFileSync(join(home, 'report.json'), renderReport(await loadFormat('json'), manyMixed, page()))
    const argv = line.split(' ')
    if (argv[0] === 'usage') service.keys.set(slowKey, starter(24_120))
    const outputs = await Promise.all(
      [{ LANG: 'en_US.UTF-8', TZ: 'UTC' }, ...elsewhere].map(async env => {
        const { code, stdout, stderr } = await inShell(abroad(env, argv), { env: own, cwd: home })
        return { code, stdout: timeless(stdout.toString()), stderr: timeless(stderr) }
      }),
    )
    await stop()
    const [first, ...others] = outputs
    expect(first?.stdout.length).toBeGreaterThan(20)
    for (const other of others) expect(other).toEqual(first)
  })

  test('nor a drawing on a terminal', async () => {
    const argv = ['scan', 'wallet', addressOf(1), '-c', '1', '--progress', 'never']
    const outputs = await Promise.all(elsewhere.map(env => startHeld(abroad(env, argv), { env: slow.env }).ended))
    const [{ raw } = { raw: '' }, ...others] = outputs
    expect(raw).toContain('2026-11-20 19:02:36 UTC')
    for (const other of others) expect(other.raw).toBe(raw)
  })
})
