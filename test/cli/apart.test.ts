import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'chainvet-apart-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
writeFileSync(join(folder, 'pepper'), `${'s'.repeat(40)}\n`, { mode: 0o600 })

const served = ['serve', '--offline', '--port', '0', '--database', join(folder, 'x.db'), '--pepper-file', join(folder, 'pepper')]

/** The built program, where `loaded` runs before it in each of its threads. Sends what `when` says, each as soon as its text was told. */
async function ended(argv: readonly string[], loaded: string, when: readonly (readonly [told: string, signal: NodeJS.Signals])[] = []) {
  const before = join(folder, 'before.cjs')
  writeFileSync(before, `const { isMainThread, resourceLimits } = require('node:worker_threads')\n${loaded}`)
  const child = spawn(process.execPath, ['--require', before, 'bin/chainvet.cjs', ...argv], {
    env: { PATH: process.env['PATH'] ?? '', HOME: folder },
  })
  const waiting = [...when]
  let told = ''
  const hear = (chunk: Buffer) => {
    told += chunk
    while (waiting[0] && told.includes(waiting[0][0])) child.kill(waiting.shift()?.[1])
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const [code] = await once(child, 'close')
  return { code, told }
}

const sayRoom = `require('node:fs').writeSync(2, isMainThread ? '' : 'room: ' + resourceLimits.maxYoungGenerationSizeMb + '\\n')`

test('a service runs in a thread with room for what is new, and stops in order', async () => {
  const { code, told } = await ended(served, sayRoom, [['the dashboard is at', 'SIGTERM']])
  expect(code).toBe(0)
  expect(told).toMatch(/^room: 192$/m)
  expect(told).toMatch(/^chainvet stopped after/m)
})

test('what ends soon starts no thread', async () => {
  const { code, told } = await ended(['scan', 'wallet', '0x098B716B8Aaf21512996dC57EB0615e2383E2f96', '-c', '1', '--offline'], sayRoom)
  expect(code).toBe(0)
  expect(told).not.toContain('room')
})

test('the code of an error in the thread is that of the program', async () => {
  const { code, told } = await ended(['--quiet', 'worker', '--database', 'chainvet.db'], sayRoom)
  expect(code).toBe(2)
  expect(told).toMatch(/^room: 192\nerror: a worker needs a database that it can share/)
})

test('a signal while it starts is not lost', async () => {
  const busy = `if (!isMainThread) { require('node:fs').writeSync(2, 'starts\\n'); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300) }`
  // by its end, or in order where it already listens
  expect([143, 0]).toContain((await ended(served, busy, [['starts', 'SIGTERM']])).code)
})

test('the second signal ends it at once, whatever it does', async () => {
  const stuck = `if (!isMainThread) { process.once('SIGINT', () => { require('node:fs').writeSync(2, 'told\\n'); for (;;); }) }`
  const { code } = await ended(served, stuck, [
    ['the dashboard is at', 'SIGINT'],
    ['told', 'SIGINT'],
  ])
  expect(code).toBe(130)
})

test('what nobody catches in the thread is told in a sentence', async () => {
  const late = `if (!isMainThread) setTimeout(() => { throw new Error('too late') }, 500)`
  const { code, told } = await ended(served, late)
  expect(code).toBe(1)
  expect(told).toMatch(/^error: chainvet failed in a way it should not: too late {2}\[INTERNAL\]$/m)
  expect(told).not.toMatch(/^ +at /m)
})
