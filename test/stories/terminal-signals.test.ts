import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, type SlowService, startSlowService } from '../support/slow-service.ts'
import { commandLine, type Ended, keys, type Place, seen, startHeld, startTerminal, type Terminal } from '../support/terminal.ts'
import { hang, startUpstream } from '../support/upstream.ts'

/** Addresses whose answer is held back, and what lets them go. */
const gates = new Map<string, () => void>()
let slow: SlowService
beforeAll(async () => {
  slow = await startSlowService({ when: address => new Promise<void>(go => gates.set(address, go)) })
})
afterEach(() => letGo())
afterAll(() => slow.stop())

const letGo = () => {
  for (const go of gates.values()) go()
  gates.clear()
}

async function untilAsked(...addresses: readonly string[]): Promise<void> {
  for (let waited = 0; !addresses.every(address => gates.has(address)); waited += 10) {
    if (waited > 8_000) throw new Error('the service was not asked')
    await pause(10)
  }
}

const scan = (addresses: readonly string[], flags: readonly string[] = [], { env, ...place }: Place = {}): Terminal =>
  startTerminal(`exec ${commandLine('scan', 'wallet', ...addresses, '-c', '1', ...flags)}`, { ...place, env: { ...slow.env, ...env } })
const screen = async ({ raw }: Ended) => (await seen(raw)).lines
const stopping = '(Ctrl-C again to quit now)'

describe('one address', () => {
  test.each<[string, (terminal: Terminal) => void, number]>([
    ['Ctrl-C', terminal => terminal.press(keys.interrupt), 130],
    ['SIGTERM', terminal => terminal.signal('SIGTERM'), 143],
  ])('%s ends it at once, and says that there is no result', async (_, stop, code) => {
    const terminal = scan([addressOf(1)])
    await untilAsked(addressOf(1))
    stop(terminal)
    const ended = await terminal.ended
    expect([ended.code, ended.killed]).toEqual([code, false])
    const lines = (await screen(ended)).map(line => line.replace('^C', ''))
    expect(lines[0]).toBe('error: stopped before the scan was done  [INTERRUPTED]')
    expect(lines.join('\n')).not.toMatch(/LOW|MEDIUM|HIGH|CRITICAL|score \d/)
  })

  test('Ctrl-C while the spinner turns leaves nothing of it behind, and gives the cursor back', async () => {
    const terminal = scan([addressOf(1)])
    await terminal.until('Scanning')
    terminal.press(keys.interrupt)
    const ended = await terminal.ended
    expect((await screen(ended)).filter(line => line.includes('Scanning'))).toEqual([])
    expect(ended.raw.lastIndexOf('\u001b[?25h')).toBeGreaterThan(ended.raw.lastIndexOf('\u001b[?25l'))
  })

  test('as JSON, the answer is an error and no score', async () => {
    const answer = join(slow.home, 'stopped.json')
    const terminal = startHeld(`${commandLine('scan', 'wallet', addressOf(1), '-c', '1', '--json')} > ${answer}; echo "exit $?"`, {
      env: slow.env,
    })
    await untilAsked(addressOf(1))
    terminal.press(keys.interrupt)
    expect((await terminal.ended).raw).toContain('exit 130')
    expect(JSON.parse(readFileSync(answer, 'utf8'))).toEqual({ error: expect.objectContaining({ code: 'INTERRUPTED', exit_code: 130 }) })
  })

  test('the engine of this process stops at once too, whatever its upstreams do', async () => {
    const mute = await startUpstream(hang())
    const upstreams = ['--no-provider', '--rpc-url', mute.url.href, '--explorer-url', mute.url.href]
    const terminal = startTerminal(`exec ${commandLine('scan', 'wallet', addressOf(1), '-c', '1', ...upstreams)}`, {
      env: { HOME: slow.home },
    })
    for (let waited = 0; mute.requests.length === 0 && waited < 8_000; waited += 10) await pause(10)
    const pressed = performance.now()
    terminal.press(keys.interrupt)
    const { code, raw } = await terminal.ended
    await mute.stop()
    expect([code, performance.now() - pressed < 1_500]).toEqual([130, true])
    expect(raw).toContain('[INTERRUPTED]')
  })
})

describe('many addresses', () => {
  const five = [1, 2, 3, 4, 5].map(addressOf)

  test('Ctrl-C: those in flight are finished, no other is begun, and what is known is written', async () => {
    const terminal = scan(five, ['--concurrency', '2'])
    await untilAsked(...five.slice(0, 2))
    terminal.press(keys.interrupt)
    await terminal.until(stopping)
    expect(terminal.raw()).toContain('stopping, finishing 2 scans in flight (Ctrl-C again to quit now)')
    letGo()
    const ended = await terminal.ended
    expect([ended.code, ended.killed]).toEqual([130, false])
    const lines = await screen(ended)
    expect(lines.filter(line => line.startsWith('   0x')).map(line => line.trim().toLowerCase())).toEqual(five.slice(0, 2))
    expect(lines.at(-1)).toMatch(/^2 rows: 2 low\. {2}2 calls\. .* {2}Stopped before its end\.$/)
    expect(lines.filter(line => /addresses {2}\d/.test(line))).toEqual([])
    expect(five.map(address => slow.asked(address))).toEqual([true, true, false, false, false])
  })

  test('SIGTERM: what was written says that the run is not complete, and does not stand under the name of a whole report', async () => {
    const report = join(slow.home, 'report.json')
    const terminal = scan([11, 12, 13].map(addressOf), [
      '--concurrency',
      '1',
      '--json',
      '-o',
      report,
      '--fail-on',
      'high',
      '--progress',
      'never',
    ])
    await untilAsked(addressOf(11))
    terminal.signal('SIGTERM')
    await terminal.until(stopping)
    letGo()
    const ended = await terminal.ended
    expect(ended.code).toBe(143)
    expect(ended.raw).toContain('the run was stopped')
    expect(existsSync(report)).toBe(false)
    expect(JSON.parse(readFileSync(`${report}.part`, 'utf8'))).toMatchObject({
      summary: { rows: 1, low: 1, complete: false, exit_code: 143 },
    })
  })

  test('Ctrl-C twice ends it at once: no file under the name that was asked for, no drawing left', async () => {
    const report = join(slow.home, 'twice.json')
    const terminal = scan([21, 22, 23].map(addressOf), ['--json', '-o', report])
    await terminal.until('addresses')
    terminal.press(keys.interrupt)
    await terminal.until(stopping)
    terminal.press(keys.interrupt)
    const ended = await terminal.ended
    expect([ended.code, ended.killed]).toEqual([130, false])
    expect(existsSync(report)).toBe(false)
    expect((await screen(ended)).map(line => line.replace(/\^C/g, ''))).toEqual([
      'stopping, finishing 3 scans in flight (Ctrl-C again to quit now)',
      ...(ended.raw.endsWith('^C') ? [''] : []),
    ])
  })
})
