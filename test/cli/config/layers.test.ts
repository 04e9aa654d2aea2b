import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { configDirectory, projectFolders, variable } from '../../../src/cli/config/directories.ts'
import { closestKey, configKey, namesSecret } from '../../../src/cli/config/keys.ts'
import { readLayers } from '../../../src/cli/config/layers.ts'
import { readProjectConfig, readUserConfig } from '../../../src/cli/config/read-config.ts'
import { type Home, makeHome } from '../../support/home.ts'

fc.configureGlobal({ seed: 1, numRuns: 150 })

const projectFile = (home: Home) => join(home.project, 'chainvet.config.json')
const layersOf = (home: Home, profile?: string, env = home.env()) => readLayers({ env, cwd: home.project }, profile)
const valuesOf = (home: Home, profile?: string) =>
  Object.fromEntries([...layersOf(home, profile).settings].map(([name, { value, from }]) => [name, `${value} <- ${from}`]))

describe('a variable', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['  \n', undefined],
    [' key\n', 'key'],
  ])('%j means %j', (value, meaning) => {
    expect(variable(value === undefined ? {} : { NAME: value }, 'NAME')).toBe(meaning)
  })
})

describe('the directory of the user', () => {
  test.each([
    [{ CHAINVET_CONFIG_DIR: '/own', XDG_CONFIG_HOME: '/xdg', HOME: '/home/u' }, 'linux', '/own'],
    [{ CHAINVET_CONFIG_DIR: 'own' }, 'linux', '/work/here/own'],
    [{ CHAINVET_CONFIG_DIR: '', XDG_CONFIG_HOME: '/xdg', HOME: '/home/u' }, 'linux', '/xdg/chainvet'],
    [{ XDG_CONFIG_HOME: 'relative', HOME: '/home/u' }, 'linux', '/home/u/.config/chainvet'],
    [{ HOME: '/home/u', APPDATA: '/appdata' }, 'darwin', '/home/u/.config/chainvet'],
    [{ HOME: '/home/u', APPDATA: '/appdata' }, 'win32', '/appdata/chainvet'],
    [{}, 'linux', undefined],
  ])('with %j on %s is %s', (env, platform, directory) => {
    expect(configDirectory(env, '/work/here', platform)).toBe(directory)
  })
})

describe('the file of a project is looked for', () => {
  const folders = (cwd: string, repository: string | undefined, home?: string) =>
    projectFolders(cwd, home === undefined ? {} : { HOME: home }, folder => folder === repository)

  test('up to the root of the repository', () => {
    expect(folders('/home/u/repo/a/b', '/home/u/repo', '/home/u')).toEqual(['/home/u/repo/a/b', '/home/u/repo/a', '/home/u/repo'])
  })
  test('up to the home directory', () => {
    expect(folders('/home/u/a', undefined, '/home/u')).toEqual(['/home/u/a', '/home/u'])
  })
  test('outside of both nowhere but here: in /tmp everybody can leave a file', () => {
    expect(folders('/tmp/a/b', undefined, '/home/u')).toEqual(['/tmp/a/b'])
    expect(folders('/tmp/a/b', undefined)).toEqual(['/tmp/a/b'])
  })
})

describe('settings', () => {
  test('without a file there are none', () => {
    const home = makeHome()
    expect(layersOf(home)).toMatchObject({ profile: 'default', warnings: [], files: { user: home.config, project: undefined } })
    expect(layersOf(home).settings.size).toBe(0)
  })

  test('of the project win over those of the profile, and those over the rest of the user', () => {
    const home = makeHome()
    home.write(home.config, {
      chain: 'ethereum',
      concurrency: 2,
      retries: 1,
      profile: 'work',
      profiles: { work: { concurrency: 3, base_url: 'https://work.example' }, play: { concurrency: 9 } },
    })
    home.write(projectFile(home), { chain: 'base' })
    expect(valuesOf(home)).toEqual({
      chain: 'base <- project ./chainvet.config.json',
      concurrency: '3 <- user config (profile work)',
      retries: '1 <- user config (profile work)',
      profile: 'work <- user config (profile work)',
      base_url: 'https://work.example <- user config (profile work)',
    })
    expect(valuesOf(home, 'play')).toMatchObject({ concurrency: '9 <- user config (profile play)' })
    expect(layersOf(home, undefined, home.env({ CHAINVET_PROFILE: ' play ' })).profile).toBe('play')
    expect(layersOf(home, 'work', home.env({ CHAINVET_PROFILE: 'play' })).profile).toBe('work')
  })

  test('may be nested or dotted, and a chain may be named as everywhere', () => {
    const home = makeHome()
    home.write(home.config, {
      columns: { address: 'wallet' },
      'columns.chain': 'network',
      rpc: { ETH: 'http://127.0.0.1:8545', 8453: 'https://base.example' },
      level_map: { SEVERE: 'critical' },
      allow_unscored: ['no-activity', 'timeout'],
      allow_empty: true,
    })
    expect(Object.fromEntries([...layersOf(home).settings].map(([name, { value }]) => [name, value]))).toEqual({
      'columns.address': 'wallet',
      'columns.chain': 'network',
      'rpc.ethereum': 'http://127.0.0.1:8545',
      'rpc.base': 'https://base.example',
      'level_map.SEVERE': 'critical',
      allow_unscored: 'no-activity,timeout',
      allow_empty: true,
    })
  })

  test('of a project stand in the nearest file above', () => {
    const home = makeHome()
    const below = join(home.project, 'a', 'b')
    mkdirSync(below, { recursive: true })
    home.write(projectFile(home), { chain: 'base' })
    home.write(join(home.folder, 'chainvet.config.json'), { chain: 'polygon' })
    expect(readLayers({ env: home.env(), cwd: below }, undefined).settings.get('chain')).toMatchObject({
      value: 'base',
      from: `project ${projectFile(home)}`,
    })
  })

  test('of a profile that is not there are a mistake, with the one that was meant', () => {
    const home = makeHome()
    home.write(home.config, { profiles: { work: {} } })
    expect(() => layersOf(home, 'wrok')).toThrow(
      expect.objectContaining({ code: 'CONFIG_INVALID', hint: expect.stringMatching(/^Did you mean work\?/) }),
    )
    expect(layersOf(home, 'default').profile).toBe('default')
  })
})

describe('a project', () => {
  test.each([
    'engine',
    'base_url',
    'profile',
    'proxy',
    'ca_file',
    'cache_ttl',
    'data_max_age',
    'allow_overage',
    'overage_limit_usd',
    'rpc.ethereum',
    'explorer.1',
  ])('must not set %s', name => {
    const home = makeHome()
    home.write(projectFile(home), { [name]: 'https://evil.example' })
    expect(() => layersOf(home)).toThrow(
      expect.objectContaining({ code: 'CONFIG_UNTRUSTED_KEY', message: expect.not.stringContaining('evil') }),
    )
  })

  test.each(['api_key', 'apiKey', 'token', 'password', 'client_secret', 'authorization', 'ETHERSCAN_API_KEY'])(
    'must not hold a secret: %s',
    name => {
      const home = makeHome()
      home.write(projectFile(home), { [name]: 'CANARY' })
      expect(() => layersOf(home)).toThrow(
        expect.objectContaining({ code: 'CONFIG_UNTRUSTED_KEY', message: expect.not.stringContaining('CANARY') }),
      )
      expect(() => readUserConfig(home.write(home.config, { [name]: 'CANARY' }))).toThrow(
        expect.objectContaining({ code: 'CONFIG_INVALID' }),
      )
    },
  )

  test('must not have profiles', () => {
    const home = makeHome()
    for (const content of [{ profiles: { work: { base_url: 'https://evil.example' } } }, { profiles: {} }, { 'profiles.work': {} }]) {
      home.write(projectFile(home), content)
      expect(() => layersOf(home)).toThrow(expect.objectContaining({ code: expect.stringMatching(/^CONFIG_/) }))
    }
  })

  test.each<[string, unknown, unknown, boolean]>([
    ['fail_on', 'high', 'critical', false],
    ['fail_on', 'critical', 'critical', false],
    ['fail_on', 'critical', 'HIGH', true],
    ['fail_on', 'none', 'critical', true],
    ['fail_on_score', 50, 80, false],
    ['fail_on_score', 80, 50, true],
    ['allow_unscored', false, true, false],
    ['allow_unscored', 'no-activity', ['no-activity', 'timeout'], false],
    ['allow_unscored', 'timeout', 'no-activity', true],
    ['allow_unscored', true, 'no-activity', true],
    ['allow_unscored', true, false, true],
    ['allow_empty', true, false, true],
    ['allow_empty', false, true, false],
  ])('%s %j over %j of the user is looser: %s', (name, ofProject, ofUser, looser) => {
    const home = makeHome()
    home.write(home.config, { [name]: ofUser })
    home.write(projectFile(home), { [name]: ofProject })
    const { warnings, settings } = layersOf(home)
    expect(settings.get(name)?.origin).toBe(looser ? 'user' : 'project')
    expect(warnings).toEqual(looser ? [`./chainvet.config.json would loosen ${name}; your own setting stays in force`] : [])
  })
})

describe('a mistake', () => {
  test.each([
    ['chian', 'Did you mean chain?'],
    ['faiL_on', 'Did you mean fail_on?'],
    ['baseurl', 'Did you mean base_url?'],
    ['rpc.etherium', 'Did you mean rpc.ethereum?'],
  ])('in the name of a setting is told with the one that was meant: %s', (name, hint) => {
    const home = makeHome()
    home.write(home.config, { [name]: 'CANARY' })
    expect(() => layersOf(home)).toThrow(
      expect.objectContaining({
        code: 'CONFIG_INVALID',
        hint: expect.stringContaining(hint),
        message: expect.stringMatching(new RegExp(`"${name}" that does not exist$`)),
      }),
    )
  })

  test.each<[string, unknown]>([
    ['chain', 7n < 8n],
    ['chain', null],
    ['chain', ['base']],
    ['chain', ''],
    ['allow_empty', 'CANARY'],
    ['timeout', 'CANARY'],
    ['base_url', 'CANARY'],
    ['rpc.ethereum', 'CANARY'],
    ['rpc.ethereum', 'https://CANARY@node.example'],
    ['proxy', 'http://user:CANARY@proxy.example'],
    ['overage_limit_usd', 'CANARY'],
    ['profile', 'C A N A R Y'],
    ['level_map', { SEVERE: 'CANARY' }],
    ['profiles', ['CANARY']],
    ['profiles', { work: 'CANARY' }],
    ['profiles', { 'CANARY!': {} }],
    ['profiles', { work: { profile: 'CANARY' } }],
    ['CANARY_4242424242424242', 'x'],
  ])('in a value is told by its name, unrepeated: %s', (name, value) => {
    const home = makeHome()
    home.write(home.config, { [name]: value })
    expect(() => layersOf(home)).toThrow(
      expect.objectContaining({
        code: 'CONFIG_INVALID',
        message: expect.not.stringContaining('CANARY'),
        hint: expect.not.stringContaining('CANARY'),
      }),
    )
  })

  test('whatever a file holds, it is read or refused by name, and no secret in it is repeated', () => {
    const names = fc.constantFrom(
      'chain',
      'base_url',
      'profiles',
      'api_key',
      'rpc',
      'level_map',
      '__proto__',
      'constructor',
      'toString',
      'x CANARY 7',
    )
    const values = fc.oneof(fc.jsonValue(), fc.constantFrom('CANARY 12', 'https://evil.example', { CANARY_1: 'CANARY' }, ['CANARY'], true))
    const content = fc.oneof(
      fc.json(),
      fc.string(),
      fc.dictionary(names, values).map(found => JSON.stringify(found)),
    )
    const home = makeHome()
    fc.assert(
      fc.property(content, text => {
        home.write(home.config, text)
        for (const read of [readUserConfig, readProjectConfig]) {
          try {
            read(home.config)
          } catch (error) {
            expect((error as { code?: unknown }).code).toMatch(/^CONFIG_(INVALID|UNTRUSTED_KEY)$/)
            expect(`${error} ${(error as { hint?: unknown }).hint}`).not.toContain('CANARY')
          }
        }
      }),
    )
    expect(({} as Record<string, unknown>)['base_url']).toBeUndefined()
  })
})

test('names of settings', () => {
  expect(configKey('rpc.matic')?.name).toBe('rpc.polygon')
  expect([configKey('rpc.nowhere'), configKey('level_map'), configKey('constructor')]).toEqual([undefined, undefined, undefined])
  expect([namesSecret('keys'), namesSecret('columns.address')]).toEqual([true, false])
  expect(closestKey('time_out')).toBe('timeout')
})
