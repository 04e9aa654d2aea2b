import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { digestOf, readKey } from '../../src/service/keys.ts'
import { openStore } from '../../src/service/store/open.ts'
import type { Store } from '../../src/service/store/store.ts'
import { runCli } from '../support/run-cli.ts'

let folder = ''
let database = ''
let pepper = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chainvet-keys-'))
  database = join(folder, 'service.db')
  pepper = join(folder, 'pepper')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const keys = (...words: readonly string[]) => runCli(['keys', ...words, '--database', database, '--pepper-file', pepper])
const list = async () => (JSON.parse((await runCli(['keys', 'list', '--json', '--database', database])).stdout) as { keys: Shown[] }).keys
interface Shown {
  readonly id: string
  readonly living: boolean
  readonly label: string
  readonly mode: string
  readonly ending: string
}

async function inStore<T>(body: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(database)
  try {
    return await body(store)
  } finally {
    await store.close()
  }
}

const secretOf = () => Buffer.from(readFileSync(pepper, 'utf8').trim(), 'utf8')
const find = (key: string) => inStore(store => store.keys.find(digestOf(key, secretOf())))

describe('keys create', () => {
  test('prints the key and nothing else on stdout, and what it is on stderr', async () => {
    const { code, stdout, stderr } = await keys('create', '--account', 'acme', '--tier', 'growth', '--label', 'batch server')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^cv_live_[0-9A-Za-z]{36}\n$/)
    expect(readKey(stdout.trim())?.mode).toBe('live')
    expect(stderr).toContain('New account: acme, growth.')
    expect(stderr).not.toContain(stdout.trim())
    expect(await find(stdout.trim())).toMatchObject({ account: { name: 'acme', tier: 'growth' }, key: { label: 'batch server' } })
  })

  test('leaves neither the key nor its secret part in any file, and the files to their owner', async () => {
    const { stdout } = await keys('create', '--account', 'acme')
    for (const file of readdirSync(folder)) {
      expect(readFileSync(join(folder, file)).includes(stdout.trim().slice(8, 38)), file).toBe(false)
      expect(statSync(join(folder, file)).mode & 0o077, file).toBe(0)
    }
    expect(readFileSync(pepper, 'utf8')).toMatch(/^[0-9A-Za-z+/]{43}=\n$/)
  })

  test('uses an account that is there, and changes its tier where one is named', async () => {
    await keys('create', '--account', 'acme')
    expect((await keys('create', '--account', 'acme')).stderr).not.toContain('New account')
    const contract = ['--tier', 'enterprise', '--included', '5000000', '--overage-price', '0.0045']
    expect((await keys('create', '--account', 'acme', ...contract)).stderr).toContain('free before, enterprise from now on')
    expect(await inStore(store => store.accounts.list())).toMatchObject([
      { name: 'acme', tier: 'enterprise', included: 5_000_000, overageMicroUsd: 4_500 },
    ])
    expect(await list()).toHaveLength(3)
  })

  test('answers as JSON', async () => {
    const { stdout } = await keys('create', '--account', 'Müller \u202e', '--mode', 'test', '--json')
    expect(stdout).toMatch(/^[\x20-\x7e\n]*$/)
    const answer = JSON.parse(stdout) as Record<string, unknown>
    expect(answer).toMatchObject({
      schema_version: 1,
      account: 'Müller \u202e',
      tier: 'free',
      mode: 'test',
      living: true,
      last_used_at: null,
    })
    expect(readKey(`${answer['key']}`)).toEqual({ mode: 'test', ending: answer['ending'] })
  })

  test.each([
    [['--account', ' '], 'an account needs a name'],
    [['--account', 'x', '--included', '5'], '--included is for'],
    [['--account', 'x', '--tier', 'enterprise', '--overage-price', '0.01'], 'number of calls'],
    [['--account', 'x', '--tier', 'enterprise', '--included', '5'], 'what a call beyond the included ones costs'],
    [['--account', 'x', '--tier', 'enterprise', '--included', '5', '--overage-price', '0.0000001'], 'six decimals'],
    [['--account', 'x', '--overage-price', '1'], 'so is --overage-price'],
    [['--account', 'x', '--tier', 'gold'], 'Allowed choices are free, starter'],
    [[], '--account'],
  ])('with %j is refused', async (words, what) => {
    const { code, stdout, stderr } = await keys('create', ...words)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(what)
  })

  test('takes the pepper from the environment, and refuses a short one and none', async () => {
    const words = ['keys', 'create', '--account', 'acme', '--database', database]
    const { stdout } = await runCli(words, { CHAINVET_PEPPER: 'a pepper that has thirty-two characters' })
    const digest = digestOf(stdout.trim(), Buffer.from('a pepper that has thirty-two characters'))
    expect(await inStore(store => store.keys.find(digest))).toBeDefined()
    expect(await runCli(words, { CHAINVET_PEPPER: 'short' })).toMatchObject({ code: 2, stdout: '' })
    expect(await runCli(words)).toMatchObject({ code: 2, stderr: expect.stringContaining('--pepper-file') })
  })

  test('does not make a second pepper for a store that has keys', async () => {
    await keys('create', '--account', 'acme')
    rmSync(pepper)
    expect(await keys('create', '--account', 'acme')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('made under another'),
    })
    expect(existsSync(pepper)).toBe(false)
  })
})

describe('keys rotate and revoke', () => {
  test('a key that is rotated gets a follower of its kind, and works for the overlap', async () => {
    const first = (await keys('create', '--account', 'acme', '--mode', 'test', '--label', 'ci')).stdout.trim()
    const [{ id = '' } = {}] = await list()
    const second = await keys('rotate', id, '--overlap', '2')
    expect(second.stderr).toMatch(new RegExp(`The key before, ${id}, works until \\d{4}-`))
    expect(await list()).toMatchObject([
      { id, living: true },
      { label: 'ci', mode: 'test', living: true },
    ])
    const { key: { expiresAt = new Date(0) } = {} } = (await find(first)) ?? {}
    expect(Math.abs(expiresAt.getTime() - Date.now() - 7_200_000)).toBeLessThan(60_000)
    expect(await find(second.stdout.trim())).toBeDefined()
    await keys('rotate', id, '--overlap', '0')
    expect(await find(first)).toBeUndefined()
    expect(await keys('rotate', id)).toMatchObject({ code: 2, stderr: expect.stringContaining('expired already') })
  })

  test('a key that is revoked is dead, and cannot be revoked again', async () => {
    const key = (await keys('create', '--account', 'acme')).stdout.trim()
    const [{ id = '' } = {}] = await list()
    expect(await keys('revoke', id, '--json')).toMatchObject({ code: 0, stdout: expect.stringContaining('"revoked": true') })
    expect(await find(key)).toBeUndefined()
    expect(await keys('revoke', id)).toMatchObject({ code: 2, stderr: expect.stringContaining('revoked already') })
    expect(await keys('revoke', 'key_nobody')).toMatchObject({ code: 2, stderr: expect.stringContaining('there is no key "key_nobody"') })
  })

  test('a secret in place of an id is refused, and not repeated', async () => {
    const key = (await keys('create', '--account', 'acme')).stdout.trim()
    const { code, stderr } = await keys('revoke', key)
    expect(code).toBe(2)
    expect(stderr).not.toContain(key.slice(8))
  })
})

describe('keys list', () => {
  test('shows who has which, and no secret', async () => {
    const key = (await keys('create', '--account', 'a \x1b[31mred\u202e name', '--label', 'x\ny')).stdout.trim()
    await keys('create', '--account', 'other')
    const { stdout } = await keys('list')
    expect(stdout).toContain(`live ...${key.slice(-4)}`)
    expect(stdout).not.toContain(key.slice(8, 38))
    expect(stdout).not.toMatch(/[\x1b\u202e]/)
    expect((await keys('list', '--account', 'other')).stdout).not.toContain('red')
    expect(await keys('list', '--account', 'nobody')).toMatchObject({ code: 2, stdout: '' })
  })

  test('makes no store where there is none', async () => {
    expect(await keys('list')).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('there is no store') })
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('backup', () => {
  test('copies the store while a service has it', async () => {
    await keys('create', '--account', 'acme')
    const copy = join(folder, 'copy.db')
    await inStore(async service => {
      expect(await runCli(['backup', copy, '--database', database])).toMatchObject({ code: 0, stdout: '' })
      expect(await service.accounts.list()).toHaveLength(1)
    })
    const restored = await openStore(copy)
    expect(await restored.accounts.list()).toMatchObject([{ name: 'acme' }])
    await restored.close()
    expect(await runCli(['backup', copy, '--database', database])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is there already'),
    })
  })

  test('of a store that is not there makes nothing', async () => {
    expect(await runCli(['backup', join(folder, 'copy.db'), '--database', database])).toMatchObject({ code: 2 })
    expect(readdirSync(folder)).toEqual([])
  })
})
