import { readdirSync, readFileSync } from 'node:fs'
import { Command, Option } from 'commander'
import { describe, expect, test } from 'vitest'
import { environment } from '../../src/cli/environment.ts'
import { exitCodes } from '../../src/cli/exit-codes.ts'
import { definitions, groupOf, helpLayout, withExamples } from '../../src/cli/help.ts'
import { formatEntries, topics } from '../../src/cli/topics.ts'
import { failures } from '../../src/errors.ts'
import { formatNames } from '../../src/output/index.ts'
import { runCli } from '../support/run-cli.ts'

describe('the program without a command', () => {
  test.each([
    [[], 'chainvet --help'],
    [['scan'], 'chainvet scan --help'],
  ])('%j shows a short help on stderr and ends with 2', async (argv, more) => {
    const { code, stdout, stderr } = await runCli(argv)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain('Usage: chainvet')
    expect(stderr).toContain(`All options: ${more}`)
    // the flags are what makes a help long
    expect(stderr).not.toContain('--timeout')
    expect(stderr.split('\n').length).toBeLessThan(40)
  })
})

describe('the help of a command', () => {
  test('begins with what it is for and examples, and has its flags by what they are for', async () => {
    const { stdout } = await runCli(['scan', 'wallet', '--help'])
    const order = [
      'Score the risk of wallet addresses',
      'Usage: chainvet scan wallet',
      'Target:',
      '  address',
      '--chain',
      'Output:',
      'Gate:',
      'Everywhere:',
    ]
    const places = order.map(text => stdout.indexOf(text))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(stdout).toMatch(/^Exit codes: 0 ok {2}2 usage .* 20 gate {3}\(chainvet help exit-codes\)$/m)
  })

  test('is the same behind "help" as behind --help', async () => {
    for (const words of [['scan', 'wallet'], ['scan'], ['chains'], ['help']])
      expect(await runCli(['help', ...words])).toEqual(await runCli([...words, '--help']))
    expect((await runCli(['help'])).stdout).toBe((await runCli(['--help'])).stdout)
  })

  test.each([40, 60, 80, 120])('fits %d columns wherever words allow it', async width => {
    for (const argv of [['--help'], ['scan', 'token', '--help'], ...Object.keys(topics).map(topic => ['help', topic])]) {
      const { stdout } = await runCli([...argv, '--width', String(width)])
      const long = stdout.split('\n').filter(line => line.length > width)
      // a command line to paste is never broken, nor is a term: a flag, names of variables, a command with those below it
      const whole = /^\s*(chainvet |Usage:|More:|-)|^ {2}[A-Z_]+(, [A-Z_]+)*$|^ {2}[a-z]+ [a-z|]+$/
      expect(long.filter(line => !whole.test(line) && line.trim().includes(' '))).toEqual([])
    }
  })

  test.each([
    ['no colour in a pipe', {}, [], false],
    ['colour where it is forced', { FORCE_COLOR: '1' }, [], true],
    ['NO_COLOR wins over FORCE_COLOR', { NO_COLOR: '1', FORCE_COLOR: '1' }, [], false],
    ['the flag wins over NO_COLOR', { NO_COLOR: '1' }, ['--color', 'always'], true],
    ['--no-color wins over FORCE_COLOR', { FORCE_COLOR: '1' }, ['--no-color'], false],
    ['an empty NO_COLOR counts as not set', { NO_COLOR: '', FORCE_COLOR: '1' }, [], true],
  ])('%s', async (_, env, flags, coloured) => {
    const { stdout } = await runCli(['--help', ...flags], env as Record<string, string>)
    expect(stdout.includes('\u001b[1m')).toBe(coloured)
  })

  test('an option that names its group stands below it, and one that does not below Options', () => {
    const command = new Command('x')
      .addOption(new Option('--gate', 'a gate').helpGroup('Gate:'))
      .addOption(new Option('--plain', 'plain'))
      .configureHelp(helpLayout())
    withExamples(command, [['x --gate', 'with a remark']])
    expect(command.options.map(groupOf)).toEqual(['Gate:', 'Options:'])
    expect(command.helpInformation()).toMatch(/Examples:\n {2}x --gate {3}with a remark\n\nGate:\n {6}--gate .*\nOptions:\n {6}--plain/)
  })

  test('a meaning stands below its term where the width does not suffice', () => {
    expect(definitions([['--a-flag', 'what it means in words']], 30)).toEqual(['  --a-flag', '        what it means in words'])
    expect(definitions([['--a-flag', 'what it means in words']], 80)).toEqual(['  --a-flag  what it means in words'])
  })
})

/** All source, but for a file. */
function sourceWithout(file?: string): string {
  const root = new URL('../../src/', import.meta.url)
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.ts') && path !== file)
  return paths.map(path => readFileSync(new URL(path, root), 'utf8')).join('\n')
}

describe('topics', () => {
  test.each(Object.keys(topics))('%s is explained, and named in the help of the program', async topic => {
    const { code, stdout, stderr } = await runCli(['help', topic])
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout.split('\n').length).toBeGreaterThan(8)
    expect((await runCli(['--help'])).stdout).toContain(topic)
  })

  test('exit-codes has every code that the program can end with', async () => {
    const { stdout } = await runCli(['help', 'exit-codes'])
    const used = new Set<number>([0, 20, 130, 141, 143, ...Object.values(failures).map(({ exit }) => exit)])
    expect(exitCodes.map(({ code }) => code).filter(code => !used.has(code))).toEqual([])
    for (const code of used) expect(stdout).toMatch(new RegExp(`^ +${code} {2}\\w`, 'm'))
  })

  test('formats has every format and no other', async () => {
    expect(formatEntries.map(([name]) => name).sort()).toEqual([...formatNames].sort())
    const { stdout } = await runCli(['help', 'formats'])
    for (const name of formatNames) expect(stdout).toMatch(new RegExp(`^ {2}${name} +\\w`, 'm'))
  })

  test('environment has every variable that the program reads', async () => {
    const { stdout } = await runCli(['help', 'environment'])
    const listed = environment.flatMap(({ names }) => names)
    const code = sourceWithout()
    const read = [...code.matchAll(/\benv\['([A-Z_]+)'\]|\bvariable\((?:app\.)?env, '([A-Z_]+)'\)|\.env\('([A-Z_]+)'\)/g)]
    const names = new Set(read.map(([, index, variable, option]) => index ?? variable ?? option))
    expect(names.size).toBeGreaterThan(15)
    expect([...names].filter(name => !['HOME', 'USERPROFILE', 'PATH', ...listed].includes(name ?? '?'))).toEqual([])
    for (const name of listed) expect(stdout).toContain(name)
  })

  test('environment has no variable without an effect', () => {
    const elsewhere = sourceWithout('cli/environment.ts')
    const listed = environment.flatMap(({ names }) => names)
    // names of proxies are read in lower case too, by one function for all of them
    expect(listed.filter(name => ![name, name.toLowerCase()].some(spelled => elsewhere.includes(`'${spelled}'`)))).toEqual([])
  })
})

test.each([
  [['scn'], 'Did you mean scan?'],
  [['exit-code'], 'Did you mean exit-codes?'],
  [['scan', 'wlet'], 'Did you mean wallet?'],
])('help for %j, which there is not, is a usage error with a suggestion', async (words, suggestion) => {
  const { code, stdout, stderr } = await runCli(['help', ...words])
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toContain('[USAGE]')
  expect(stderr).toContain(suggestion)
})

test('what is asked for cannot write to the terminal as it likes', async () => {
  const { stderr } = await runCli(['help', '\u001b[2Jscan\u202e'])
  expect(stderr).not.toMatch(/\u001b|\u202e/)
})
