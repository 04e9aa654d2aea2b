import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Script } from 'node:vm'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runBin } from '../support/run-cli.ts'

/** The program is compiled when it is built. Compiled code is a matter of speed: it must never decide what is said. */
const files = ['base', 'start', 'engine', 'scan', 'wire-code', 'remote-code']
const folder = mkdtempSync(join(tmpdir(), 'chainvet-compiled-'))
const dist = join(folder, 'dist')
const listed = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96'

const run = (...argv: readonly string[]) =>
  execFileSync(process.execPath, [join(folder, 'bin/chainvet.cjs'), ...argv], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '' },
  })
const scan = () => run('scan', 'wallet', listed, '--chain', '1', '--offline').replace(/Scanned .*/, '')
const asking = (service: string) => ['scan', 'wallet', listed, '--chain', '1', '--retries', '0', '--base-url', service]
/** A request to a port where nobody is: it loads what speaks to the network. */
const unreachable = () =>
  spawnSync(process.execPath, [join(folder, 'bin/chainvet.cjs'), ...asking('http://127.0.0.1:9')], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', CHAINVET_API_KEY: 'of-nobody' },
  }).stderr
const compiledOf = (name: string) => join(dist, `${name}.compiled`)
const compile = (place: string) =>
  execFileSync(process.execPath, ['--random-seed=1', '.build/compile.mjs', place, ...files], { stdio: 'pipe', env: {} })

beforeAll(() => {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const part of ['bin', 'completions', 'dist', 'package.json']) cpSync(part, join(folder, part), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('compiled code', () => {
  test('is taken by the node that made it', () => {
    type Loader = { readonly engine: string; run(name: string, compiled: Buffer): Script }
    const { engine, run: load } = createRequire(import.meta.url)(resolve('dist/compiled.cjs')) as Loader
    for (const name of files) {
      const compiled = readFileSync(`dist/${name}.compiled`)
      expect(compiled.toString('latin1', 0, engine.length)).toBe(`${process.version} ${process.arch} ${process.platform}\n`)
      expect(load(name, compiled.subarray(engine.length)).cachedDataRejected).toBe(false)
    }
  })

  test('is the same bytes wherever the program is built', () => {
    const before = files.map(name => readFileSync(compiledOf(name)))
    compile(dist)
    expect(files.map((name, at) => readFileSync(compiledOf(name)).equals(before[at] as Buffer))).toEqual(files.map(() => true))
  })

  test.each([
    ['of another node', (bytes: Buffer) => Buffer.concat([Buffer.from('v99.0.0 z80 cpm\n'), bytes.subarray(bytes.indexOf('\n') + 1)])],
    ['that was cut', (bytes: Buffer) => bytes.subarray(0, 200)],
    ['that is empty', () => Buffer.alloc(0)],
    ['of another version of V8', (bytes: Buffer) => Buffer.from(bytes).fill(0xff, bytes.indexOf('\n') + 5, bytes.indexOf('\n') + 9)],
  ])('%s changes nothing but the time', (_, spoil) => {
    const expected = [scan(), unreachable()]
    expect(expected).toEqual([expect.stringContaining('CRITICAL'), expect.stringContaining('NETWORK')])
    const kept = files.map(name => readFileSync(compiledOf(name)))
    for (const name of files) writeFileSync(compiledOf(name), spoil(readFileSync(compiledOf(name))))
    try {
      expect([scan(), unreachable()]).toEqual(expected)
    } finally {
      files.forEach((name, at) => {
        writeFileSync(compiledOf(name), kept[at] as Buffer)
      })
    }
  })

  test('can do all that the file can: load more of the program, and modules of node', () => {
    expect(run('completion', 'bash')).toBe(readFileSync('completions/chainvet.bash', 'utf8'))
    expect(run('schema', 'wallet-result')).toContain('"$schema"')
    expect(files.flatMap(name => readFileSync(join(dist, `${name}.cjs`), 'utf8').match(/\bimport\(/g) ?? [])).toEqual([])
  })

  test('that is missing changes nothing but the time', () => {
    const expected = run('--help')
    for (const name of files) rmSync(compiledOf(name))
    expect(run('--help')).toBe(expected)
  })
})

test('the library is one for import and for require', async () => {
  const imported = (await import(pathToFileURL(resolve('dist/index.js')).href)) as Record<string, unknown>
  const required = createRequire(import.meta.url)(resolve('dist/index.cjs')) as Record<string, unknown>
  expect(Object.keys(imported).sort()).toEqual(Object.keys(required).sort())
  expect(imported['createEngine']).toBe(required['createEngine'])
})

test('whoever bundles the library has all of it', async () => {
  const outfile = join(folder, 'bundled.mjs')
  const banner = { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" }
  const options = { bundle: true, platform: 'node', format: 'esm', packages: 'external', banner, outfile } as const
  const contents = `import { createRemoteScanner } from './dist/index.js'
    const scanner = createRemoteScanner({ baseUrl: new URL('http://127.0.0.1:9'), key: 'of-nobody', retries: 0 })
    scanner.scanWallet({ address: '${listed}', chain_id: 1 }).catch(error => console.log(error.code))`
  await build({ ...options, stdin: { contents, resolveDir: process.cwd() } })
  expect(execFileSync(process.execPath, [outfile], { encoding: 'utf8' })).toBe('NETWORK\n')
})

// of the client for the network only a part is bundled
test('asks a proxy for the way to a service', async () => {
  const heard: string[] = []
  const proxy = createServer().on('connect', (request, socket) => {
    heard.push(request.url ?? '')
    socket.destroy()
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  const { code, stderr } = await runBin(asking('https://127.0.0.1:9'), {
    CHAINVET_API_KEY: 'of-nobody',
    HTTPS_PROXY: `http://127.0.0.1:${port}`,
  })
  proxy.close()
  expect(heard).toEqual(['127.0.0.1:9'])
  expect({ code, stderr }).toEqual({ code: 5, stderr: expect.stringContaining('(ECONNRESET)  [NETWORK]') })
})
