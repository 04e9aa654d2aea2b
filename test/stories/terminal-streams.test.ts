import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadFormat, renderReport } from '../../src/output/index.ts'
import { page, reportOf, row, walletResult } from '../support/reports.ts'
import { addressOf, type SlowService, startSlowService } from '../support/slow-service.ts'
import { inShell } from '../support/terminal.ts'

const rows = 4_500
let slow: SlowService
let big: string
let list: string
beforeAll(async () => {
  slow = await startSlowService()
  big = join(slow.home, 'big.json')
  list = join(slow.home, 'list.csv')
  const addresses = Array.from({ length: rows }, (_, at) => addressOf(at + 1))
  const results = addresses.map((address, at) => row(at + 2, address, { result: walletResult() }))
  writeFileSync(big, renderReport(await loadFormat('json'), reportOf(results), page()))
  writeFileSync(list, `address\n${addresses.slice(0, 500).join('\n')}\n`)
})
afterAll(() => slow.stop())

const run = (line: string) => inShell(line, { env: slow.env, cwd: slow.home })
const one = `chainvet scan wallet ${addressOf(1)} -c 1`
/** Takes a little, waits, and so on: more than a pipe holds piles up meanwhile. */
const slowReader = '{ for pause in 1 2 3 4 5 6; do head -c 150000; sleep 0.1; done; cat; }'
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe.concurrent('a slow reader', () => {
  test('5 MB of JSON arrive whole: the bytes are those of the file', async () => {
    const [{ stdout, stderr }] = await Promise.all([
      run(`chainvet convert ${big} -f json -q | ${slowReader}; echo "\${PIPESTATUS[0]}" >&2`),
      run(`chainvet convert ${big} -f json -o whole.json`),
    ])
    const file = readFileSync(join(slow.home, 'whole.json'))
    expect(file.length).toBeGreaterThan(5_000_000)
    expect([sha256(stdout), stderr]).toEqual([sha256(file), '0\n'])
  })

  test('the rows of a run arrive whole, and so does its exit code', async () => {
    const { stdout, stderr } = await run(
      `chainvet scan wallet -i ${list} -c 1 --engine local --offline -f jsonl -q | ${slowReader}; echo "\${PIPESTATUS[0]}" >&2`,
    )
    const lines = stdout
      .toString()
      .trimEnd()
      .split('\n')
      .map(line => (JSON.parse(line) as { type: string }).type)
    expect([lines.length, lines.at(-1), stderr]).toEqual([501, 'summary', '8\n'])
  })
})

describe.concurrent('a reader that goes away', () => {
  test.each<[string, string]>([
    ['5 MB of JSON', 'convert big.json -f json'],
    ['a table', 'convert big.json'],
    ['a page', 'convert big.json -f html'],
    ['rows on the way', 'scan wallet -i list.csv -c 1 --engine local --offline -f jsonl'],
    ['help', 'scan wallet --help'],
  ])('%s: 141, and not a word', async (_, line) => {
    // the reader is gone before the first byte: even what fits into a pipe finds nobody
    const { stderr } = await run(`chainvet ${line} | head -c 0; echo "\${PIPESTATUS[0]}" >&2`)
    expect(stderr).toBe('141\n')
  })

  test('no other document is left half written', async () => {
    const folder = mkdtempSync(join(slow.home, 'gone-'))
    const reports = ['junit=x.xml', 'html=x.html', 'csv=x.csv'].map(report => `--report ${report.replace('=', `=${folder}/`)}`).join(' ')
    const { stderr } = await run(
      `chainvet scan wallet -i list.csv -c 1 --engine local --offline -f jsonl ${reports} | head -c 0; echo "\${PIPESTATUS[0]}" >&2`,
    )
    expect([stderr, readdirSync(folder)]).toEqual(['141\n', []])
  })

  test('what it has read until then is right', async () => {
    const { stdout, stderr } = await run(
      `chainvet scan wallet -i list.csv -c 1 --engine local --offline -f jsonl | head -1; echo "\${PIPESTATUS[0]}" >&2`,
    )
    expect([JSON.parse(stdout.toString()), stderr]).toMatchObject([{ type: 'result', target: { chain: 'ethereum' } }, '141\n'])
  })
})

describe.concurrent('nobody listens on stderr', () => {
  test.each<[string, string]>([
    ['closed', '2>&-'],
    ['full', '2>/dev/full'],
    ['a pipe whose reader is gone', '2> >(exec true)'],
  ])('%s: the answer and the exit code are the same', async (_, redirection) => {
    const [scored, refused] = await Promise.all([
      run(`${one} --json --fail-on low ${redirection}; echo "exit $?"`),
      run(`chainvet scan wallet nonsense -c 1 ${redirection}; echo "exit $?"`),
    ])
    expect(scored.stdout.toString()).toMatch(/"risk_level": "LOW"[\s\S]*exit 20\n$/)
    expect(refused.stdout.toString()).toBe('exit 2\n')
  })

  test('neither on stdout: it ends, and with the exit code of the run', async () => {
    for (const redirection of ['>&- 2>&-', '>/dev/full 2>&1'])
      expect((await run(`chainvet scan wallet nonsense -c 1 ${redirection}; echo "exit $?"`)).stdout.toString()).toBe('exit 2\n')
    expect((await run(`${one} >/dev/full 2>&1; echo "exit $?"`)).stdout.toString()).toBe('exit 1\n')
  })
})

test.concurrent('stdout closed before the start: no message, no crash', async () => {
  const { stderr } = await run(`${one} >&-; echo "exit $?" >&2`)
  expect(stderr).toBe('exit 0\n')
})

test.concurrent('standard input closed before the start: a scan does not need it, "-" has nothing to scan', async () => {
  const [scored, dash] = await Promise.all([run(`${one} --json <&-`), run('chainvet scan wallet - -c 1 <&-')])
  expect([scored.code, dash.code]).toEqual([0, 2])
  expect(dash.stderr).toContain('[INPUT_EMPTY]')
})

describe.concurrent('a full disk', () => {
  const lost = 'error: cannot write the output: ENOSPC  [OUTPUT_FAILED]\n'
  test.each<[string, string]>([
    ['one address', one],
    ['a gate, tripped', `${one} --fail-on low -q`],
    ['rows on the way', 'chainvet scan wallet -i list.csv -c 1 --engine local --offline -f jsonl'],
    ['5 MB of JSON', 'chainvet convert big.json -f json'],
    ['help', 'chainvet --help'],
    ['the version', 'chainvet --version'],
    ['chains', 'chainvet chains'],
  ])('stdout, %s: exit 1 and one message', async (_, line) => {
    const { code, stderr } = await run(`${line} > /dev/full`)
    expect([code, stderr]).toEqual([1, lost])
  })

  test('no scan is paid for after the answer is lost', async () => {
    const before = slow.service.requests.length
    const { code } = await run(`chainvet scan wallet -i ${list} -c 1 -f jsonl --concurrency 4 > /dev/full`)
    expect(code).toBe(1)
    // other tests ask too, one at a time
    expect(slow.service.requests.length - before).toBeLessThan(200)
  })

  test.each<[string, string]>([
    ['-o', '-o /dev/full'],
    ['--report', '--report html=/dev/full'],
    ['-o in a folder that is not there', '-o nowhere/report.json'],
    ['-o in a folder where nobody may write', '-o /proc/report.json'],
  ])('%s: exit 1 and one message that names the file', async (_, flags) => {
    const { code, stdout, stderr } = await run(`${one} --fail-on low ${flags}`)
    const file = flags.replace(/.*[ =]/, '')
    expect([code, stdout.length]).toEqual([1, 0])
    expect(stderr).toMatch(new RegExp(`^error: cannot write ${file}: E[A-Z]+ {2}\\[OUTPUT_FAILED\\]\n`))
    expect(stderr.match(/OUTPUT_FAILED/g)).toHaveLength(1)
  })

  test('the documents that were not written yet are thrown away, and what stood there before stays', async () => {
    writeFileSync(join(slow.home, 'kept.json'), 'of yesterday')
    const { code } = await run(`${one} -o /dev/full -f csv --report json=kept.json --report html=page.html`)
    expect(code).toBe(1)
    expect(readFileSync(join(slow.home, 'kept.json'), 'utf8')).toBe('of yesterday')
    expect(readdirSync(slow.home).filter(name => name.startsWith('page.html') || name.startsWith('kept.json.'))).toEqual([])
  })

  test('a pipe and a device are written to as they are', async () => {
    const { stdout } = await run(`mkfifo pipe.json; cat pipe.json & ${one} -o pipe.json -f json -q; wait`)
    expect(JSON.parse(stdout.toString())).toMatchObject({ risk_level: 'LOW' })
    expect(statSync(join(slow.home, 'pipe.json')).isFIFO()).toBe(true)
    expect(existsSync(join(slow.home, 'pipe.json.part'))).toBe(false)
  })
})
