import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, type SlowService, startSlowService } from '../support/slow-service.ts'
import { commandLine, inShell, inTerminal, type Place, seen, startHeld } from '../support/terminal.ts'

let slow: SlowService
beforeAll(async () => {
  const flags = [
    '[GoPlus] Nobody can sell this token, because its owner has switched selling off.',
    '[Explorer] Two of three holders left.',
  ]
  slow = await startSlowService({ more: () => ({ flags }) })
})
afterAll(() => slow.stop())

const token = ['scan', 'token', addressOf(1), '-c', '1']
const tokens = ['scan', 'token', addressOf(1), addressOf(2), addressOf(3), '-c', '1']
const run = (argv: readonly string[], { env, ...place }: Place = {}) => inTerminal(argv, { ...place, env: { ...slow.env, ...env } })

/** An address, a URL or a file, which a person copies, is never broken by us; a terminal may have to. */
const unbreakable = /^\s*(?:\S{38,}|.*\bhttps?:\/\/\S{20,})$/

describe.concurrent('a terminal of 40 columns', () => {
  const narrow = { columns: 40 }

  test.each<[string, readonly string[]]>([
    ['one address', token],
    ['one address, explained', [...token, '--explain']],
    ['many addresses', tokens],
    ['all chains', ['chains']],
  ])('%s: only what cannot be broken is broken', async (_, argv) => {
    const { raw, code } = await run(argv, narrow)
    expect(code).toBe(0)
    const { broken } = await seen(raw, narrow)
    expect(broken.filter(line => !unbreakable.test(line))).toEqual([])
  })

  test('many addresses are told in blocks, each address whole', async () => {
    const { lines } = await seen((await run(tokens, narrow)).raw, narrow)
    expect(lines.join('\n')).not.toMatch(/[│┌─]/)
    const addresses = lines.filter(line => /^ {3}0x[\da-f]{40}$/i.test(line)).map(line => line.trim().toLowerCase())
    expect(addresses).toEqual([1, 2, 3].map(addressOf))
  })

  test('help fits', async () => {
    const { raw } = await run(['scan', 'wallet', '--help'], narrow)
    const { broken } = await seen(raw, narrow)
    // a command line to paste stays one line
    expect(broken.filter(line => !/^ {2}chainvet |^Usage: /.test(line))).toEqual([])
  })
})

test.concurrent('a terminal that is wide enough shows many addresses as a table', async () => {
  const wide = { columns: 160 }
  const { lines, broken } = await seen((await run(tokens, wide)).raw, wide)
  expect(broken).toEqual([])
  expect(lines.filter(line => line.startsWith('│')).map(line => line.split('│')[5]?.trim().toLowerCase())).toEqual([
    'address',
    ...[1, 2, 3].map(addressOf),
  ])
})

test.concurrent('a terminal of 0 columns is taken for one of 80', async () => {
  const [none, eighty] = await Promise.all([run(tokens, { columns: 0 }), run(tokens, { columns: 80 })])
  // what stands before the first block is how far it is, which is said of what takes long
  const body = (raw: string) => raw.slice(raw.indexOf('!! CRITICAL'), raw.indexOf('3 rows:'))
  expect(body(none.raw)).toBe(body(eighty.raw))
  expect(body(none.raw)).toContain('CRITICAL')
})

describe.concurrent('--ascii', () => {
  test.each<[string, readonly string[]]>([
    ['one address', token],
    ['many addresses', tokens],
    ['a table', [...tokens, '--width', '200']],
    ['usage', ['usage']],
    ['chains', ['chains']],
    ['an error', ['scan', 'token', 'nonsense', '-c', '1']],
  ])('%s prints ASCII only', async (_, argv) => {
    const { raw } = await run([...argv, '--ascii'])
    expect(raw.length).toBeGreaterThan(40)
    expect(raw).toMatch(/^[\u0000-\u007f]*$/)
  })
})

describe.concurrent('accessible', () => {
  test.each<[string, readonly string[], Place]>([
    ['ACCESSIBLE=1', [], { env: { ACCESSIBLE: '1' } }],
    ['CHAINVET_ACCESSIBLE=yes', [], { env: { CHAINVET_ACCESSIBLE: 'yes' } }],
    ['--accessible', ['--accessible'], {}],
  ])('%s: one fact a line, as "Label: value"', async (_, flags, place) => {
    for (const argv of [token, tokens]) {
      const { raw } = await run([...argv, ...flags, '--color', 'never'], place)
      const lines = (await seen(raw)).lines.filter(line => line !== '' && !/^3 rows: /.test(line))
      expect(lines.filter(line => !/^[A-Z][a-z ]*: \S/.test(line))).toEqual([])
      expect(raw).not.toMatch(/[│┌─]|!!/)
    }
  })

  test('ACCESSIBLE=0 is not accessible', async () => {
    expect((await run(token, { env: { ACCESSIBLE: '0' } })).raw).toContain('!! CRITICAL')
  })
})

type Colours = 'both' | 'neither' | 'the terminal'
const rules: [string, readonly string[], Readonly<Record<string, string>>, Colours][] = [
  ['nothing said', [], {}, 'the terminal'],
  ['NO_COLOR=1', [], { NO_COLOR: '1' }, 'neither'],
  ['NO_COLOR empty', [], { NO_COLOR: '' }, 'the terminal'],
  ['NO_COLOR=1 FORCE_COLOR=1', [], { NO_COLOR: '1', FORCE_COLOR: '1' }, 'neither'],
  ['FORCE_COLOR=1', [], { FORCE_COLOR: '1' }, 'both'],
  ['CLICOLOR_FORCE=1', [], { CLICOLOR_FORCE: '1' }, 'both'],
  ['CLICOLOR=0', [], { CLICOLOR: '0' }, 'neither'],
  ['TERM=dumb', [], { TERM: 'dumb' }, 'neither'],
  ['a pipe on Azure', [], { TF_BUILD: 'True', AGENT_NAME: 'agent' }, 'the terminal'],
  ['GITHUB_ACTIONS', [], { CI: 'true', GITHUB_ACTIONS: 'true' }, 'the terminal'],
  ['--color always', ['--color', 'always'], {}, 'both'],
  ['--color always NO_COLOR=1', ['--color', 'always'], { NO_COLOR: '1' }, 'both'],
  ['--color never FORCE_COLOR=1', ['--color', 'never'], { FORCE_COLOR: '1' }, 'neither'],
  ['--no-color FORCE_COLOR=1', ['--no-color'], { FORCE_COLOR: '1' }, 'neither'],
]
describe.concurrent.each(rules)('%s', (_, flags, env, expected) => {
  // without a score there is a mark on stdout and an error on stderr, both of which have a colour
  const argv = ['scan', 'wallet', addressOf(1), '-c', '1', '--offline', ...flags]

  test.each(['stdout', 'stderr'])(`%s on a terminal, the other in a file: coloured is ${expected}`, async onTerminal => {
    const file = join(slow.home, `${flags.join('')}-${Object.entries(env).join()}-${onTerminal}`)
    const redirection = onTerminal === 'stdout' ? '2>' : '>'
    const { raw } = await startHeld(`${commandLine(...argv)} ${redirection} '${file}'`, { env: { HOME: slow.home, ...env } }).ended
    const other = readFileSync(file, 'utf8')
    expect([raw.length > 20, other.length > 20]).toEqual([true, true])
    const coloured = { terminal: raw.includes('\u001b['), pipe: other.includes('\u001b[') }
    expect(coloured).toEqual({ terminal: expected !== 'neither', pipe: expected === 'both' })
  })
})

describe.concurrent('help', () => {
  test.each<[string, readonly string[], Readonly<Record<string, string>>, boolean]>([
    ['on a terminal', [], {}, true],
    ['NO_COLOR=1', [], { NO_COLOR: '1' }, false],
    ['--no-color', ['--no-color'], {}, false],
    ['TERM=dumb', [], { TERM: 'dumb' }, false],
  ])('%s: one rule for the help of every command', async (_, flags, env, coloured) => {
    for (const argv of [['--help'], ['scan', 'wallet', '--help'], ['help', 'scan']]) {
      const { raw } = await run([...flags, ...argv], { env })
      expect([argv, raw.includes('\u001b[')]).toEqual([argv, coloured])
    }
  })

  test('in a pipe: no colour, unless it was asked for', async () => {
    const [plain, asked] = await Promise.all([inShell('chainvet --help'), inShell('chainvet --color always --help')])
    expect([plain.stdout.includes('\u001b['), asked.stdout.includes('\u001b[')]).toEqual([false, true])
  })
})
