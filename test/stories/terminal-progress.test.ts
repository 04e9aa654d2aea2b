import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, type SlowService, startSlowService } from '../support/slow-service.ts'
import { commandLine, type Ended, inShell, inTerminal, type Place, seen, startHeld, startTerminal } from '../support/terminal.ts'

let slow: SlowService
beforeAll(async () => {
  // longer than the half second that a person waits without a sign
  slow = await startSlowService({ when: address => pause(address === addressOf(1) ? 1_100 : 400) })
})
afterAll(() => slow.stop())

const one = ['scan', 'wallet', addressOf(1), '-c', '1']
const many = ['scan', 'wallet', addressOf(2), addressOf(3), addressOf(4), '-c', '1', '--concurrency', '1']
const run = (argv: readonly string[], { env, ...place }: Place = {}) => inTerminal(argv, { ...place, env: { ...slow.env, ...env } })

const drawings = ({ raw }: Ended) => raw.match(/Scanning|addresses {2}\d/g)?.length ?? 0
/** The screen without the one figure that differs from run to run. */
const screen = async ({ raw }: Ended) => (await seen(raw)).lines.map(line => line.replace(/ {2}[\d.]+ s$/, ''))

describe.concurrent('on a terminal', () => {
  test('one address: drawn after half a second, gone without a trace at the end', async () => {
    const begun = performance.now()
    const terminal = startTerminal(`exec ${commandLine(...one)}`, { env: slow.env })
    await terminal.until('Scanning')
    expect(performance.now() - begun).toBeGreaterThan(500)
    const [drawn, plain] = await Promise.all([terminal.ended, run([...one, '--progress', 'never'])])
    expect([drawings(drawn) > 0, drawings(plain)]).toEqual([true, 0])
    expect(await screen(drawn)).toEqual(await screen(plain))
    // it was there, it was erased, and only then the result was written
    expect(drawn.raw.lastIndexOf('Scanning')).toBeLessThan(drawn.raw.indexOf('LOW'))
    expect(drawn.raw.lastIndexOf('\u001b[?25h')).toBeGreaterThan(drawn.raw.lastIndexOf('\u001b[?25l'))
    expect((await seen(drawn.raw)).cursor[1]).toBe(0)
  })

  test('many addresses: one line, drawn over, gone at the end', async () => {
    const [drawn, plain] = await Promise.all([run(many), run([...many, '--progress', 'never'])])
    expect([drawings(drawn) > 1, drawings(plain)]).toEqual([true, 0])
    expect(drawn.raw).toContain('/3')
    expect(await screen(drawn)).toEqual(await screen(plain))
  })

  test('rows that are written on the way stand on lines of their own', async () => {
    const drawn = await run([...many, '-f', 'jsonl'])
    expect(drawings(drawn)).toBeGreaterThan(1)
    const { lines } = await seen(drawn.raw)
    expect(lines.slice(0, -1).map(line => (JSON.parse(line) as { type: string }).type)).toEqual(['result', 'result', 'result', 'summary'])
    expect(lines.at(-1)).toMatch(/^3 rows: 3 low\. /)
  })

  test('what is said on the way stands on lines of its own', async () => {
    const bitcoin = [
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    ]
    const drawn = await run(['scan', 'wallet', ...bitcoin, '--concurrency', '1'])
    expect(drawings(drawn)).toBeGreaterThan(1)
    const { lines } = await seen(drawn.raw)
    expect(lines.filter(line => line.includes('note:')).map(line => line.indexOf('note:'))).toEqual([0, 0, 0])
    expect(lines.filter(line => line.includes('addresses'))).toEqual([])
  })

  test('the spinner of --ascii turns in ASCII', async () => {
    const drawn = await run([...one, '--ascii'])
    expect(drawings(drawn)).toBeGreaterThan(0)
    expect(drawn.raw).toMatch(/^[\u0000-\u007f]*$/)
  })
})

const nowhere: [string, readonly string[], Place][] = [
  ['TERM=dumb', [], { env: { TERM: 'dumb' } }],
  ['CI=1', [], { env: { CI: '1' } }],
  ['a terminal of 0 columns', [], { columns: 0 }],
  ['--quiet', ['--quiet'], {}],
  ['--progress never', ['--progress', 'never'], {}],
  ['ACCESSIBLE=1', [], { env: { ACCESSIBLE: '1' } }],
  ['--accessible', ['--accessible'], {}],
]
describe.concurrent.each(nowhere)('%s', (_, flags, place) => {
  test.each<[string, readonly string[]]>([
    ['one address', one],
    ['many addresses', many],
  ])('%s: nothing is drawn, no cursor is moved', async (_name, argv) => {
    const { raw, code } = await run([...argv, ...flags], place)
    expect(code).toBe(0)
    expect(raw).not.toMatch(/Scanning|addresses {2}\d/)
    // colours, and nothing else
    expect(raw.replace(/\u001b\[[\d;]*m/g, '')).not.toMatch(/[\u001b\b]|\r(?!\n)/)
    // 0 columns once made a spinner write without end
    expect(raw.length).toBeLessThan(2_000)
  })
})

test.concurrent.each<[string, readonly string[]]>([
  ['one address', one],
  ['many addresses', many],
])('a pipe: nothing is drawn for %s', async (_, argv) => {
  const { stdout, stderr } = await inShell(`chainvet ${argv.join(' ')}`, { env: slow.env })
  expect(stdout.toString() + stderr).not.toMatch(/Scanning|addresses {2}\d|\u001b|\r/)
  expect(stderr).toMatch(argv === one ? /^$/ : /^3 rows: 3 low\. {2}3 calls\. {2}[\d.]+ s\n$/)
})

test.concurrent('only stderr is a terminal: it is drawn there, and the answer stays clean', async () => {
  const answer = `${slow.home}/answer.json`
  const { raw } = await startHeld(`${commandLine(...one, '--json')} > ${answer}`, { env: slow.env }).ended
  expect(raw).toContain('Scanning')
  expect((await seen(raw)).lines).toEqual([])
  const { stdout } = await inShell(`cat ${answer}`)
  expect(JSON.parse(stdout.toString())).toMatchObject({ risk_level: 'LOW' })
})
