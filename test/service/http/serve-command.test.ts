import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { environment } from '../../../src/cli/environment.ts'
import { startBatches } from '../../../src/service/batches/batches.ts'
import { digestOf, mintKey, readKey } from '../../../src/service/keys.ts'
import { openStore } from '../../../src/service/store/open.ts'
import { ask, scan } from '../../support/ask.ts'
import { startReal } from '../../support/real-service.ts'
import { runCli } from '../../support/run-cli.ts'
import { known } from '../../support/subjects.ts'

const folders: string[] = []
const children: ChildProcess[] = []
afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function place() {
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-serve-'))
  folders.push(folder)
  writeFileSync(join(folder, 'pepper'), `${'s'.repeat(40)}\n`, { mode: 0o600 })
  return { folder, database: join(folder, 'service.db'), pepper: join(folder, 'pepper') }
}

/** Starts the built program, and waits until it says where it listens. */
async function started(folder: string, words: readonly string[]) {
  const child = spawn(process.execPath, ['bin/chainvet.cjs', 'serve', '--offline', '--port', '0', ...words], {
    env: { PATH: process.env['PATH'] ?? '', HOME: folder },
  })
  children.push(child)
  const said = { stdout: '', stderr: '' }
  child.stdout?.on('data', chunk => {
    said.stdout += chunk
  })
  const url = await new Promise<URL>((resolve, reject) => {
    child.stderr?.on('data', chunk => {
      said.stderr += chunk
      const found = /^chainvet listens on (\S+?)[,\s]/m.exec(said.stderr)?.[1]
      if (found !== undefined) resolve(new URL(found))
    })
    child.once('exit', code => reject(new Error(`it ended with ${code}: ${said.stderr}`)))
  })
  return { child, said, url }
}

test('a process answers scans, keeps its ledger over a restart, and ends with 0 when it is asked to', async () => {
  const { folder, database, pepper } = place()
  const store = await openStore(database)
  const account = await store.accounts.create({ name: 'acme', tier: 'starter' })
  const key = mintKey('live')
  await store.keys.create({
    account: account.id,
    label: 'a',
    mode: 'live',
    ending: readKey(key)?.ending as string,
    digest: digestOf(key, Buffer.from('s'.repeat(40))),
  })
  await store.close()

  const words = ['--database', database, '--pepper-file', pepper, '--metrics-port', '0']
  const first = await started(folder, words)
  expect(await scan(first.url, key, known.lazarus)).toMatchObject({
    status: 200,
    body: { wallet_address: known.lazarus, risk_level: 'CRITICAL' },
  })
  expect((await scan(first.url, key, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).status).toBe(502)
  const metrics = /metrics on (\S+)/.exec(first.said.stderr)?.[1] as string
  expect(await (await fetch(metrics)).text()).toContain('chainvet_calls_total{kind="wallet",charge="released"} 1')
  first.child.kill('SIGTERM')
  expect((await once(first.child, 'exit'))[0]).toBe(0)
  expect(first.said.stderr).toMatch(/chainvet stopped after [\d.]+ s\n$/)
  expect(first.said.stdout).toBe('')
  expect(first.said.stderr).not.toContain(key.slice(8))

  const second = await started(folder, words)
  expect((await ask(second.url, '/v1/usage', key)).body).toMatchObject({ used_this_month: 1 })
  expect((await ask(second.url, '/v1/history', key)).body['results']).toHaveLength(1)
  second.child.kill('SIGKILL')
  await once(second.child, 'exit')
})

test('batches are part of the service, and need a key like the rest', async () => {
  const service = await startReal({ more: async parts => [startBatches(parts, { where: 'of the tests', worker: 'tests', lanes: 1 })] })
  const { key } = await service.customer()
  expect((await ask(service.url, '/v1/batches', key)).status).toBe(200)
  expect((await ask(service.url, '/v1/batches')).status).toBe(401)
  expect((await ask(service.url, '/v1/batches', key, { method: 'PUT' })).status).toBe(405)
  await service.close()
})

test('the program mounts them', async () => {
  const { folder, database, pepper } = place()
  const { url, child } = await started(folder, ['--database', database, '--pepper-file', pepper, '--quiet'])
  expect((await ask(url, '/v1/batches')).status).toBe(401)
  child.kill('SIGTERM')
  await once(child, 'exit')
})

test.each([
  ['no pepper', [], /keys are stored under a secret, and none was given/],
  ['a pepper that is not there', ['--pepper-file', '/nonexistent/pepper'], /the pepper file .* does not exist/],
  ['a short pepper', ['--pepper-file', 'SHORT'], /fewer than 32 characters/],
  ['a database in no folder', ['--pepper-file', 'PEPPER', '--database', 'PEPPER/in/a.db'], /the folder .* does not exist/],
  ['a proxy that is none', ['--pepper-file', 'PEPPER', '--trust-proxy', 'localhost'], /neither an address nor a network/],
  ['a port that is none', ['--pepper-file', 'PEPPER', '--port', '70000'], /invalid value/],
  ['an address of another machine', ['--pepper-file', 'PEPPER', '--host', '203.0.113.1', '--port', '0'], /no such address/],
])('%s ends with 2', async (_, words, problem) => {
  const { folder, pepper, database } = place()
  writeFileSync(join(folder, 'short'), 'secret', { mode: 0o600 })
  const filled = words.map(word => word.replace('PEPPER', pepper).replace('SHORT', join(folder, 'short')))
  const ran = await runCli(
    ['serve', ...(words.includes('--database') ? [] : ['--database', database]), ...filled],
    { HOME: folder },
    { cwd: folder },
  )
  expect(ran.stderr).toMatch(problem)
  expect(ran.stderr).not.toContain('secret\n')
  expect(ran.code).toBe(2)
})

test('a port that is taken ends with 2 and names the flag', async () => {
  const { folder, pepper, database } = place()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const ran = await runCli(
    ['serve', '--database', database, '--pepper-file', pepper, '--port', String(port)],
    { HOME: folder },
    { cwd: folder },
  )
  other.close()
  expect(ran).toMatchObject({ code: 2, stderr: expect.stringContaining(`port ${port} of 127.0.0.1`) })
  expect(ran.stderr).toContain('--port 8081')
})

test('its help names every flag, and the environment every variable', async () => {
  const { stdout } = await runCli(['serve', '--help'])
  for (const flag of [
    '--port',
    '--host',
    '--metrics-port',
    '--metrics-host',
    '--public-url',
    '--trust-proxy',
    '--rpc-url',
    '--explorer-url',
    '--no-provider',
    '--database',
    '--pepper-file',
    '--history-days',
    '--burst',
    '--concurrent',
    '--scans',
    '--connections',
    '--batch-lanes',
    '--stop-time',
  ])
    expect(stdout).toContain(flag)
  const variables = [...stdout.matchAll(/env (CHAINVET_\w+)/g)].map(([, name]) => name)
  expect(variables.length).toBeGreaterThan(4)
  const registered = environment.flatMap(({ names }) => names)
  expect(variables.filter(name => !registered.includes(name as string))).toEqual([])
})

test('no other command loads it', () => {
  const program = readFileSync('src/cli/commands/serve.ts', 'utf8')
  expect(program).not.toMatch(/^import (?!type ).*service\//m)
})
