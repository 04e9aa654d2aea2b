import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Entry {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
  readonly peer?: boolean
  readonly hasInstallScript?: boolean
  readonly link?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> }
const entries = Object.entries(packages).filter(([path]) => path !== '')

test('every package of the lockfile is pinned to its bytes', () => {
  const loose = entries.filter(([, { integrity, version }]) => !integrity?.startsWith('sha512-') || version === undefined)
  // nodes for tests, for platforms that whoever wrote the lockfile did not have
  expect(loose.map(([path]) => path).filter(path => !path.startsWith('node_modules/@foundry-rs/anvil-'))).toEqual([])
  expect(loose.every(([, { dev, optional }]) => dev && optional)).toBe(true)
})

test('no package is taken from anywhere but a registry', () => {
  const elsewhere = entries.filter(([, { link, resolved = 'https:' }]) => link || !resolved.startsWith('https:'))
  expect(elsewhere.map(([path]) => path)).toEqual([])
})

test('what is installed with the program needs no script of its own: those that have one bring what it would make', () => {
  const withScript = entries.filter(([, { hasInstallScript, dev, devOptional }]) => hasInstallScript && !dev && !devOptional)
  // its script builds the add-on where no prebuilt one fits; the prebuilt ones travel in the package
  expect(withScript.map(([path]) => path)).toEqual(['node_modules/@photostructure/sqlite'])
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  expect(Object.keys(scripts).filter(name => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([])
})

test('every test that the security page names is there', () => {
  const named = [...readFileSync('.github/SECURITY.md', 'utf8').matchAll(/`(test\/[^`]+\.test\.ts)`/g)].flatMap(([, path]) => path ?? [])
  expect(named.length).toBeGreaterThan(30)
  expect([...new Set(named)].filter(path => !existsSync(path))).toEqual([])
})

test('the service runs with no more of the machine than its folder and its port', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-permission-'))
  const pepper = join(folder, 'pepper')
  writeFileSync(pepper, 'a pepper of more than thirty-two characters', { mode: 0o600 })
  const service = spawn(
    process.execPath,
    [
      // node's add-ons and threads are those of the embedded database
      ...[
        '--experimental-permission',
        '--no-warnings',
        '--allow-addons',
        '--allow-worker',
        '--allow-fs-read=*',
        `--allow-fs-write=${folder}`,
      ],
      ...['bin/chainvet.cjs', 'serve', '--port', '0', '--database', join(folder, 'service.db'), '--pepper-file', pepper],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env['PATH'], HOME: folder } },
  )
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let said = ''
      const listen = (chunk: Buffer) => {
        said += chunk
        const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
        if (found) resolve(found)
      }
      for (const stream of [service.stdout, service.stderr]) stream.on('data', listen)
      service.once('exit', code => reject(new Error(`It ended with ${code}: ${said}`)))
    })
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect((await fetch(`${url}/v1/usage`)).status).toBe(401)
  } finally {
    service.kill()
    await new Promise(resolve => service.once('close', resolve))
    rmSync(folder, { recursive: true, force: true })
  }
})
