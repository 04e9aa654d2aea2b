import { spawn } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { NoActivityError } from '../../src/errors.ts'
import { free, walletResult } from '../support/service.ts'
import { begin, key, listOf, numbered, type Story, treasury } from '../support/story.ts'
import { json, late, status } from '../support/upstream.ts'

interface Case {
  readonly id: string
  readonly setup: string
  readonly expect: string
}
const { cases } = JSON.parse(readFileSync(new URL('../corpus/ci_gate.json', import.meta.url), 'utf8')) as { cases: Case[] }

/** Exit codes of the classes of the corpus. */
const codes: Readonly<Record<string, readonly number[]>> = {
  PASS: [0],
  FAIL_RISK: [20],
  FAIL_INDETERMINATE: [8, 5],
  FAIL_USAGE: [2],
  FAIL_AUTH: [4],
  FAIL_QUOTA: [6],
  FAIL_OUTPUT: [1],
  FAIL_INTERNAL: [1],
  SIGPIPE_QUIET: [141],
  SIGNAL_130: [130],
  SIGNAL_143: [143],
}

const many = (count: number) => Array.from({ length: count }, (_, at) => numbered(at))
const one = treasury.quiet

async function gated(story: Story, rows: string, flags = ''): Promise<number> {
  story.write('list.csv', rows)
  return (await story.run(`scan wallet --input list.csv --fail-on critical --retries 0 -q ${flags}`)).code
}

/** A service that says something odd about the one address of the list. */
async function answered(more: object): Promise<number> {
  const story = await begin()
  story.service.misbehave(json(walletResult(one, 1, more)))
  return gated(story, listOf(one))
}

/** A list that takes long, in a process of its own. */
async function long(signal: 'SIGINT' | 'SIGTERM'): Promise<number> {
  const story = await begin()
  story.write('list.csv', listOf(...many(200)))
  const slow = late(150, json(walletResult(numbered(0), 1)))
  story.service.misbehave(...Array.from({ length: 200 }, () => slow))
  const running = story.start('scan wallet -i list.csv --fail-on critical --retries 0 -f jsonl --concurrency 2')
  await running.said('"type":"result"')
  running.child.kill(signal)
  const { code, stdout, stderr } = await running.ended
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(stderr).toMatch(/^stopping, finishing \d scans? in flight \(Ctrl-C again to quit now\)\n/)
  // what was done is written, and marked as not being all
  expect(lines.at(-1)).toMatchObject({ type: 'summary', exit_code: code, summary: { complete: false } })
  expect(lines.length).toBeLessThan(150)
  return code
}

const stories: Readonly<Record<string, () => Promise<number>>> = {
  'all-low': async () => gated(await begin(), listOf(...many(20))),
  'one-critical': async () => gated(await begin({ findings: { [numbered(700)]: 100 } }), listOf(...many(1_000)), '--concurrency 32'),
  'one-502': async () => {
    const story = await begin()
    story.service.misbehave(status(502))
    return gated(story, listOf(...many(1_000)), '--concurrency 32')
  },
  '404': async () => {
    const findings = { [one]: new NoActivityError({ chain: 'Ethereum', others: [] }) }
    const story = await begin({ findings })
    expect(await gated(story, listOf(one), '--allow-unscored=no-activity')).toBe(0)
    return gated(story, listOf(one))
  },
  'empty-file': async () => {
    expect(await gated(await begin(), '', '--allow-empty')).toBe(0)
    return gated(await begin(), '')
  },
  'header-only': async () => gated(await begin(), 'address,chain\n'),
  'missing-file': async () => (await (await begin()).run('scan wallet --input no.csv --fail-on critical')).code,
  'bad-row': async () => {
    const story = await begin()
    expect(await gated(story, `address,chain\n0x123,ethereum\n${one},ethereum\n`)).toBe(8)
    return (await story.run('scan wallet 0x123 -c ethereum --fail-on critical')).code
  },
  '401': async () => {
    const story = await begin()
    story.service.keys.clear()
    return gated(story, listOf(...many(5)))
  },
  '429-quota': async () => gated(await begin({ subscription: free(990) }), listOf(...many(20))),
  'lower-case-level': () => answered({ risk_level: 'low' }),
  'level-score-clash': () => answered({ risk_level: 'LOW', risk_score: 100 }),
  'score-missing': () => answered({ risk_score: undefined }),
  'wrong-echo': () => answered({ wallet_address: numbered(3) }),
  'wrong-chain-echo': () => answered({ chain_id: 56 }),

  'stdout-closed': async () => {
    const story = await begin()
    story.write('list.csv', listOf(...many(3_000)))
    const running = story.start('scan wallet -i list.csv --fail-on critical -f jsonl --concurrency 32')
    await running.said('"type":"result"')
    running.child.stdout?.destroy()
    const { code, stderr } = await running.ended
    expect(stderr).toBe('')
    return code
  },

  'report-unwritable': async () => {
    const story = await begin()
    story.write('list.csv', listOf(one))
    symlinkSync('/dev/full', join(story.folder, 'full'))
    for (const flags of ['-o full --no-journal', '--report csv=/dev/full', '-f csv --report json=full']) {
      const { code, stderr } = await story.start(`scan wallet -i list.csv --fail-on critical ${flags}`).ended
      expect([flags, code, stderr]).toEqual([flags, 1, expect.stringContaining('[OUTPUT_FAILED]')])
    }
    return redirected(story, 'scan wallet -i list.csv --fail-on critical -f csv', '/dev/full')
  },

  'big-json-pipe': async () => {
    const story = await begin()
    const flags = [`[Explorer] ${'long '.repeat(250)}`, ...Array.from({ length: 3 }, () => `[GoPlus] ${'words '.repeat(200)}`)]
    story.write('list.csv', listOf(...many(1_100)))
    for (const address of many(1_100)) story.findings.set(address, { risk_score: 5, flags })
    const { code, stdout } = await story.start('scan wallet -i list.csv --fail-on critical --json -q --concurrency 32').ended
    expect(stdout.length).toBeGreaterThan(5_000_000)
    expect(JSON.parse(stdout).results).toHaveLength(1_100)
    return code
  },

  sigint: () => long('SIGINT'),
  sigterm: () => long('SIGTERM'),

  'unhandled-rejection': async () => {
    const story = await begin()
    story.write('list.csv', listOf(one))
    // a preload that breaks a promise while the scan goes on
    const preload = story.write('break.mjs', 'setTimeout(() => void Promise.reject(new Error("nobody waits")), 30)\n')
    story.service.misbehave(late(2_000, json(walletResult(one, 1))))
    const env = { NODE_OPTIONS: `--import=${preload}` }
    const { code, stdout, stderr } = await story.start('scan wallet -i list.csv --fail-on critical', { env }).ended
    expect([stdout, stderr.includes('nobody waits')]).toEqual(['', true])
    return code
  },

  'fork-pr': async () => {
    const story = await begin({ findings: { [one]: 100 } })
    story.write('chainvet.config.json', { fail_on: 'none', allow_unscored: true })
    return gated(story, listOf(one))
  },

  'clock-wrong': async () => {
    const story = await begin()
    vi.setSystemTime(new Date('1970-01-01T00:00:10Z'))
    story.write('list.csv', listOf(one))
    const { code, stdout, stderr } = await story.run('scan wallet --input list.csv --fail-on critical')
    expect([stdout, stderr.split('\n')[0]]).toEqual([
      '',
      'error: the clock of this machine says 1970-01-01, so no answer can be trusted  [UNSCORED]',
    ])
    expect(story.service.requests).toEqual([])
    return code
  },

  'duplicate-rows': async () => {
    const story = await begin()
    story.write('list.csv', listOf(...Array.from({ length: 50 }, () => one)))
    const { code, stdout } = await story.run('scan wallet --input list.csv --fail-on critical -f csv -q')
    expect(stdout.match(/,scored,/g)).toHaveLength(50)
    expect([...story.service.keys.values()].map(({ used }) => used)).toEqual([902])
    return code
  },
}

/** Runs the program with its stdout in a file. */
function redirected(story: Story, line: string, file: string): Promise<number> {
  const env = { ...process.env, CHAINVET_BASE_URL: story.service.url.origin, CHAINVET_API_KEY: key, HOME: story.folder }
  const bin = join(import.meta.dirname, '../../bin/chainvet.cjs')
  const child = spawn('sh', ['-c', `exec "${process.execPath}" "${bin}" ${line} > ${file}`], { cwd: story.folder, env, stdio: 'ignore' })
  return new Promise(resolve => child.on('close', code => resolve(code ?? -1)))
}

const titles: Readonly<Record<string, string>> = {
  'bad-row': ' (as an argument; in a file the run goes on and ends with 8)',
}

test('every case of the corpus has its story', () => {
  expect(Object.keys(stories).sort()).toEqual(cases.map(({ id }) => id).sort())
})

test.each(cases.map(one => ({ ...one, title: `${one.setup}${titles[one.id] ?? ''}` })))(
  '$id, $title: $expect',
  async ({ id, expect: outcome }) => {
    const code = await stories[id]?.()
    expect(codes[outcome]).toContain(code)
  },
)
