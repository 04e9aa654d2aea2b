import { join } from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import { describe, expect, test } from 'vitest'
import type { App } from '../../../src/cli/app.ts'
import { appliedTo, applyConfig } from '../../../src/cli/config/apply-config.ts'
import { chooseEngine } from '../../../src/cli/config/service.ts'
import type { ServiceFlags } from '../../../src/cli/options.ts'
import { program } from '../../../src/cli/program.ts'
import { type Home, makeHome } from '../../support/home.ts'
import { runCli } from '../../support/run-cli.ts'

const digits = (text: string): number => {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Expected digits.')
  return Number.parseInt(text, 10)
}

/** A program with a few flags, run in a home; tells what its command was given, and where from. */
async function given(home: Home, argv: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const said: string[] = []
  const app = { env: home.env(more), cwd: home.project, stderr: { write: (text: string) => void said.push(text) } } as unknown as App
  const root = new Command('root')
    .exitOverride()
    .addOption(new Option('--timeout <n>').argParser(digits).default(30).env('CHAINVET_TIMEOUT'))
    .addOption(new Option('--profile <name>').env('CHAINVET_PROFILE'))
    .addOption(new Option('--color <when>').choices(['auto', 'always', 'never']).default('auto'))
    .addOption(new Option('--no-color'))
    .addOption(new Option('--base-url <url>').env('CHAINVET_BASE_URL'))
    .addOption(new Option('--engine <name>').env('CHAINVET_ENGINE'))
    .addOption(new Option('-q, --quiet'))
  let flags: Record<string, unknown> = {}
  let command = root
  root.addCommand(
    new Command('do')
      .exitOverride()
      .addOption(new Option('--chain <name>').env('CHAINVET_CHAIN'))
      .addOption(new Option('--fail-on <level>'))
      .addOption(new Option('--concurrency <n>').argParser(digits).default(4).env('CHAINVET_CONCURRENCY'))
      .addOption(new Option('--allow-unscored [codes]').argParser((text: string) => text.split(',')))
      .addOption(new Option('--allow-empty'))
      .addOption(new Option('--level-map <pair>').argParser((text: string, earlier: readonly string[] = []) => [...earlier, text]))
      .action((_flags, self: Command) => {
        command = self
      }),
  )
  const quietly = (member: Command) => Object.assign(member, { _parseOptionsEnv() {} })
  root.commands.forEach(quietly)
  quietly(root)
  await root.parseAsync(['do', ...argv], { from: 'user' })
  applyConfig(app, command)
  flags = command.optsWithGlobals()
  return { flags, said, app, originOf: appliedTo(app).originOf }
}

const project = (home: Home) => join(home.project, 'chainvet.config.json')

describe('a flag has its value', () => {
  const settled = (): Home => {
    const home = makeHome()
    home.write(home.config, { chain: 'polygon', timeout: '5', concurrency: 2 })
    home.write(project(home), { chain: 'base', concurrency: 3 })
    return home
  }

  test('from the command line, even where it repeats the default', async () => {
    const { flags, originOf } = await given(settled(), ['--chain', 'eth', '--concurrency', '4', '--timeout', '30'], {
      CHAINVET_CHAIN: 'op',
      CHAINVET_CONCURRENCY: '9',
    })
    expect(flags).toMatchObject({ chain: 'eth', concurrency: 4, timeout: 30 })
    expect([originOf('chain'), originOf('concurrency'), originOf('timeout')]).toEqual(['cli', 'cli', 'cli'])
  })

  test('else from the environment, blanks around it removed', async () => {
    const { flags, originOf } = await given(settled(), [], { CHAINVET_CHAIN: ' op\n', CHAINVET_CONCURRENCY: '9' })
    expect(flags).toMatchObject({ chain: 'op', concurrency: 9 })
    expect(originOf('chain')).toBe('env')
  })

  test('where an empty variable is no variable', async () => {
    const { flags, originOf } = await given(settled(), [], { CHAINVET_CHAIN: '', CHAINVET_CONCURRENCY: '  ', CHAINVET_TIMEOUT: '' })
    expect(flags).toMatchObject({ chain: 'base', concurrency: 3, timeout: 5 })
    expect([originOf('chain'), originOf('concurrency'), originOf('timeout')]).toEqual(['project', 'project', 'user'])
  })

  test('else by default', async () => {
    const { flags, originOf, said } = await given(makeHome(), [])
    expect(flags).toMatchObject({ concurrency: 4, timeout: 30, color: 'auto' })
    expect([flags['chain'], originOf('concurrency'), said]).toEqual([undefined, undefined, []])
  })

  test('of its kind: a list, a switch, pairs, and either half of --color', async () => {
    const home = makeHome()
    home.write(home.config, { allow_unscored: ['no-activity'], allow_empty: true, level_map: { A: 'low', B: 'high' }, color: 'never' })
    expect((await given(home, [])).flags).toMatchObject({
      allowUnscored: ['no-activity'],
      allowEmpty: true,
      levelMap: ['A=low', 'B=high'],
      color: 'never',
    })
    expect((await given(home, ['--no-color'])).flags).toMatchObject({ color: false })
    home.write(home.config, { allow_unscored: false, allow_empty: false, color: 'always' })
    const { flags } = await given(home, [])
    expect([flags['allowUnscored'], flags['allowEmpty'], flags['color']]).toEqual([undefined, undefined, 'always'])
    home.write(home.config, { allow_unscored: true })
    expect((await given(home, [])).flags).toMatchObject({ allowUnscored: ['all'] })
  })
})

describe('a value that is none is told with its place, unrepeated', () => {
  test('in the environment', async () => {
    await expect(given(makeHome(), [], { CHAINVET_CONCURRENCY: 'CANARY' })).rejects.toMatchObject({
      code: 'USAGE',
      message: 'CHAINVET_CONCURRENCY has an invalid value',
      hint: 'Expected digits.',
    })
  })

  test('in a file', async () => {
    const home = makeHome()
    home.write(project(home), { concurrency: 'CANARY' })
    await expect(given(home, [])).rejects.toMatchObject({
      code: 'CONFIG_INVALID',
      message: 'concurrency (project ./chainvet.config.json) has an invalid value',
    })
  })
})

test('a project that would loosen the gate of the user is told once, and not heard', async () => {
  const home = makeHome()
  home.write(home.config, { fail_on: 'critical' })
  home.write(project(home), { fail_on: 'none' })
  const { flags, said } = await given(home, [])
  expect(flags).toMatchObject({ failOn: 'critical' })
  expect(said).toEqual(['warning: ./chainvet.config.json would loosen fail_on; your own setting stays in force\n'])
  expect((await given(home, ['-q'])).said).toEqual([])
  expect((await given(home, ['--fail-on', 'none'])).flags).toMatchObject({ failOn: 'none' })
})

describe('who scans', () => {
  const choose = async (config: object, argv: readonly string[], env: Record<string, string> = {}, more: { offline?: boolean } = {}) => {
    const home = makeHome()
    home.write(home.config, config)
    const { app, flags } = await given(home, argv, env)
    const choice = chooseEngine(app, { ...(flags as ServiceFlags), ...more })
    return choice.engine === 'remote' ? choice.baseUrl.href : choice.engine
  }
  const url = 'https://api.example.com'

  test.each<[string, object, string[], Record<string, string>, string]>([
    ['nobody was named: this process', {}, [], {}, 'local'],
    ['a service by flag', {}, ['--base-url', url], {}, `${url}/`],
    ['a service by environment', {}, [], { CHAINVET_BASE_URL: url }, `${url}/`],
    ['a service by configuration', { base_url: url }, [], {}, `${url}/`],
    ['the flag wins over the environment', {}, ['--base-url', url], { CHAINVET_BASE_URL: 'https://other.example' }, `${url}/`],
    ['--engine local wins over a configured service', { base_url: url }, ['--engine', 'local'], {}, 'local'],
    ['--engine local wins over a service beside it', {}, ['--engine', 'local', '--base-url', url], {}, 'local'],
    ['a configured engine does not win over --base-url', { engine: 'local' }, ['--base-url', url], {}, `${url}/`],
    ['CHAINVET_ENGINE wins over a configured service', { base_url: url }, [], { CHAINVET_ENGINE: 'local' }, 'local'],
    ['an empty CHAINVET_BASE_URL names nobody', {}, [], { CHAINVET_BASE_URL: '' }, 'local'],
  ])('%s', async (_, config, argv, env, choice) => {
    expect(await choose(config, argv, env)).toBe(choice)
  })

  test('a contradiction is told', async () => {
    await expect(choose({}, ['--engine', 'remote'])).rejects.toMatchObject({ code: 'USAGE', message: '--engine remote needs a service' })
    await expect(choose({ base_url: url }, [], {}, { offline: true })).rejects.toMatchObject({
      code: 'USAGE',
      hint: expect.stringContaining('--engine local'),
    })
    expect(await choose({ base_url: url }, ['--engine', 'local'], {}, { offline: true })).toBe('local')
  })

  test('an address that no key may go to is told with where it was said', async () => {
    await expect(choose({}, [], { CHAINVET_BASE_URL: 'http://api.example.com' })).rejects.toMatchObject({
      code: 'CONFIG_INVALID',
      message: 'the service address from CHAINVET_BASE_URL is plain http',
    })
  })
})

describe('the program', () => {
  test('reads the environment it is given and not that of the process', async () => {
    process.env['CHAINVET_TIMEOUT'] = 'CANARY'
    try {
      expect((await runCli(['chains', '--json'], makeHome().env())).code).toBe(0)
      const { code, stderr } = await runCli(['chains'], makeHome().env({ CHAINVET_TIMEOUT: 'CANARY' }))
      expect([code, stderr.includes('CHAINVET_TIMEOUT has an invalid value  [USAGE]'), stderr.includes('CANARY')]).toEqual([2, true, false])
    } finally {
      delete process.env['CHAINVET_TIMEOUT']
    }
  })

  test('says no to a broken configuration, except where help is asked for', async () => {
    const home = makeHome()
    home.write(home.config, '{"CANARY')
    const { code, stdout, stderr } = await runCli(['chains', '--json'], home.env(), { cwd: home.project })
    expect([code, JSON.parse(stdout).error.code]).toEqual([2, 'CONFIG_INVALID'])
    expect(stdout + stderr).not.toContain('CANARY')
    for (const argv of [['--help'], ['scan', 'wallet', '--help'], ['help'], ['completion', 'bash'], ['config', 'path']])
      expect((await runCli(argv, home.env(), { cwd: home.project })).stderr, argv.join(' ')).not.toContain('CONFIG_INVALID')
  })

  test('has a flag behind each setting that names one', () => {
    const root = program({ env: {}, cwd: '/' } as App)
    const all = (command: Command): string[] => [...command.options.map(option => option.attributeName()), ...command.commands.flatMap(all)]
    expect(all(root)).toEqual(
      expect.arrayContaining([
        'chain',
        'baseUrl',
        'engine',
        'profile',
        'apiKeyFile',
        'caFile',
        'prompts',
        'retries',
        'levelMap',
        'failOn',
        'allowUnscored',
        'minLevel',
      ]),
    )
  })
})
