import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { App } from '../../../src/cli/app.ts'
import { configCommand } from '../../../src/cli/commands/config.ts'
import { plainKeys } from '../../../src/cli/config/keys.ts'
import { makeFolder } from '../../../src/cli/config/make-folder.ts'
import { writeConfig } from '../../../src/cli/config/write-config.ts'
import { makeHome } from '../../support/home.ts'
import { runCli } from '../../support/run-cli.ts'

const key = 'cv_live_CANARYSECRET7f3a'

const at = (home = makeHome()) => ({
  home,
  async run(argv: readonly string[], env: Record<string, string> = {}) {
    const ran = await runCli(argv, home.env(env), { cwd: home.project })
    expect(ran.stdout + ran.stderr).not.toContain('CANARY')
    return ran
  },
  file: (): unknown => JSON.parse(home.read(home.config)),
})

describe('config list', () => {
  test('shows what is set and who said so, and of the key what may be shown', async () => {
    const { home, run } = at()
    home.write(home.config, {
      base_url: 'https://api.example.com',
      rpc: { ethereum: 'https://node.example/v3/CANARY', base: 'http://127.0.0.1:8545' },
    })
    home.write(home.credentials, { keys: { 'https://api.example.com': key } })
    home.write(join(home.project, 'chainvet.config.json'), { chain: 'base' })
    const env = { CHAINVET_FAIL_ON: 'critical' }
    expect(await run(['config', 'list'], env)).toEqual({
      code: 0,
      stderr: '',
      stdout: `KEY           VALUE                     FROM
base_url      https://api.example.com   user config (profile default)
chain         base                      project ./chainvet.config.json
fail_on       critical                  environment CHAINVET_FAIL_ON
rpc.base      http://127.0.0.1:8545     user config (profile default)
rpc.ethereum  https://node.example/...  user config (profile default)
api key       cv_live_************7f3a  credentials.json (https://api.example.com)
`,
    })
    expect(JSON.parse((await run(['config', 'list', '--json'], env)).stdout)).toMatchObject({
      settings: [
        { key: 'base_url', value: 'https://api.example.com', from: 'user config (profile default)' },
        { key: 'chain' },
        { key: 'fail_on' },
        {},
        {},
      ],
      api_key: { value: 'cv_live_************7f3a', from: 'credentials.json (https://api.example.com)' },
    })
  })

  test('names the flag of the line itself, and the key of the environment', async () => {
    const { run } = at()
    const { stdout } = await run(['config', 'list', '--base-url', 'https://api.example.com'], { CHAINVET_API_KEY: key })
    expect(stdout).toMatch(/^base_url +https:\/\/api\.example\.com +flag --base-url$/m)
    expect(stdout).toMatch(/^api key +cv_live_\*{12}7f3a +environment CHAINVET_API_KEY$/m)
  })
})

describe('config set', () => {
  test('writes a setting, and leaves everything else as it is', async () => {
    const { home, run, file } = at()
    expect(await run(['config', 'set', 'chain', 'base'])).toEqual({ code: 0, stdout: '', stderr: `Set chain in ${home.config}\n` })
    expect([file(), home.modeOf(home.config), home.modeOf(join(home.config, '..'))]).toEqual([{ chain: 'base' }, '0644', '0700'])
    for (const [name, value] of [
      ['columns.address', 'wallet'],
      ['rpc.eth', 'http://127.0.0.1:8545'],
      ['allow_empty', 'true'],
      ['concurrency', '8'],
      ['level_map.SEVERE', 'critical'],
    ] as const)
      expect((await run(['config', 'set', name, value])).code).toBe(0)
    expect(file()).toEqual({
      chain: 'base',
      columns: { address: 'wallet' },
      rpc: { ethereum: 'http://127.0.0.1:8545' },
      allow_empty: true,
      concurrency: '8',
      level_map: { SEVERE: 'critical' },
    })
    expect((await run(['config', 'get', 'concurrency'])).stdout).toBe('8\n')
    expect((await run(['chains'])).code).toBe(0)
  })

  test('of a profile', async () => {
    const { run, file } = at()
    await run(['--profile', 'work', 'config', 'set', 'base_url', 'https://work.example'])
    await run(['config', 'set', 'chain', 'base', '--profile', 'work'])
    await run(['config', 'set', 'profile', 'work'])
    expect(file()).toEqual({ profiles: { work: { base_url: 'https://work.example', chain: 'base' } }, profile: 'work' })
    expect((await run(['config', 'get', 'base_url', '--json'])).stdout).toContain('user config (profile work)')
    await run(['config', 'unset', 'chain', '--profile', 'work'])
    expect(file()).toEqual({ profiles: { work: { base_url: 'https://work.example' } }, profile: 'work' })
  })

  test.each<[string, string, string, string]>([
    ['chian', 'base', 'CONFIG_INVALID', 'Did you mean chain?'],
    ['format', 'CANARY', 'CONFIG_INVALID', 'Allowed choices'],
    ['concurrency', '1000', 'CONFIG_INVALID', 'from 1 to 32'],
    ['allow_empty', 'CANARY', 'CONFIG_INVALID', 'true or false'],
    ['base_url', 'http://CANARY.example', 'CONFIG_INVALID', 'is plain http'],
    ['base_url', 'https://CANARY@api.example', 'CONFIG_INVALID', 'user name'],
    ['rpc.eth', 'ftp://CANARY', 'CONFIG_INVALID', 'https://'],
    ['level_map.SEVERE', 'CANARY', 'CONFIG_INVALID', 'low, medium, high or critical'],
    ['profile', 'CA NA RY', 'CONFIG_INVALID', 'a name of letters'],
    ['api_key', key, 'KEY_ON_COMMAND_LINE', 'rotate'],
    ['token', key, 'KEY_ON_COMMAND_LINE', 'rotate'],
  ])('refuses %s with a value of %s', async (name, value, code, words) => {
    const { home, run } = at()
    const ran = await run(['config', 'set', name, value])
    expect([ran.code, home.files()]).toEqual([2, []])
    expect(ran.stderr).toContain(`[${code}]`)
    expect(ran.stderr).toContain(words)
  })

  test('does not touch a file that it cannot read', async () => {
    const { home, run } = at()
    home.write(home.config, '{"CANARY')
    const { code, stderr } = await run(['config', 'set', 'chain', 'base'])
    expect([code, stderr.includes('is not valid JSON  [CONFIG_INVALID]'), home.read(home.config)]).toEqual([2, true, '{"CANARY'])
  })

  test('keeps its head in a file with a byte-order mark', async () => {
    const { home, run, file } = at()
    home.write(home.config, `\ufeff${JSON.stringify({ chain: 'eth' })}`)
    expect((await run(['config', 'set', 'format', 'json'])).code).toBe(0)
    expect(file()).toEqual({ chain: 'eth', format: 'json' })
  })
})

describe('config unset', () => {
  test('removes a setting, nested or dotted, and one that should never have been there', async () => {
    const { home, run, file } = at()
    home.write(home.config, { chain: 'base', 'columns.chain': 'c', columns: { address: 'a' }, nonsense: 1, api_key: key })
    for (const name of ['columns.chain', 'columns.address', 'nonsense', 'api_key'])
      expect((await run(['config', 'unset', name])).code).toBe(0)
    expect(file()).toEqual({ chain: 'base', columns: {} })
    expect((await run(['config', 'unset', 'format'])).stderr).toBe(`note: it is not set in ${home.config}\n`)
  })
})

describe('config get and path', () => {
  test('print the answer alone', async () => {
    const { home, run } = at()
    home.write(home.config, { chain: 'base' })
    expect(await run(['config', 'get', 'chain'])).toEqual({ code: 0, stdout: 'base\n', stderr: '' })
    expect(await run(['config', 'get', 'chain'], { CHAINVET_CHAIN: 'eth' })).toMatchObject({ stdout: 'eth\n' })
    expect(await run(['config', 'get', 'format'])).toEqual({ code: 0, stdout: '', stderr: 'note: format is not set\n' })
    expect(JSON.parse((await run(['config', 'get', 'format', '--json'])).stdout)).toEqual({ key: 'format', value: null, from: null })
    expect((await run(['config', 'get', 'chian'])).code).toBe(2)
    expect((await run(['config', 'path'])).stdout).toBe(`${home.config}\n`)
    expect(JSON.parse((await run(['config', 'path', '--json'])).stdout)).toEqual({ config: home.config, credentials: home.credentials })
  })

  test('where there is no home say so', async () => {
    const { code, stderr } = await runCli(['config', 'path'], {})
    expect([code, stderr.includes('the environment names no home directory')]).toEqual([2, true])
  })
})

test('the help names every setting', () => {
  const help: string[] = []
  const command = configCommand({} as App).configureOutput({ writeOut: text => void help.push(text) })
  command.outputHelp()
  for (const { name } of plainKeys) expect(help.join('')).toMatch(new RegExp(`\\b${name.replace('.', '\\.')}\\b`))
})

describe('the file', () => {
  test('cannot be made below a file or in /proc: that is told at once', async () => {
    const home = makeHome()
    const file = home.write('file', '')
    for (const folder of [join(file, 'below'), '/proc/nope/chainvet'])
      await expect(writeConfig(folder, {})).rejects.toMatchObject({
        code: 'OUTPUT_FAILED',
        message: expect.stringMatching(/\((ENOTDIR|ENOENT|EEXIST|EACCES)\)$/),
      })
  })

  test('lies in a folder that is made as deep as needed', () => {
    const home = makeHome()
    const deep = join(home.folder, 'a', 'b', 'c')
    makeFolder(deep)
    makeFolder(deep)
    expect(home.modeOf(deep)).toBe('0700')
    expect(() => makeFolder(home.write('file', ''))).toThrow('EEXIST')
  })

  test.skipIf(process.getuid?.() === 0)('in a folder that may not be written to is not lost', async () => {
    const { home, run } = at()
    home.write(home.config, { chain: 'eth' })
    chmodSync(join(home.config, '..'), 0o500)
    expect((await run(['config', 'set', 'chain', 'base'])).code).toBe(1)
    chmodSync(join(home.config, '..'), 0o700)
    expect(JSON.parse(home.read(home.config))).toEqual({ chain: 'eth' })
  })
})
