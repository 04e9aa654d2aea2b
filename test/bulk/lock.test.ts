import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock } from '../../src/bulk/lock.ts'

const now = new Date('2026-11-21T01:02:03.456Z')
let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chainvet-lock-'))
  path = join(folder, 'out.csv.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a lock is held until it is released', async () => {
  const lock = await takeLock(path, now)
  await expect(takeLock(path, now)).rejects.toMatchObject({
    code: 'USAGE',
    message: `another run is writing this output: process ${process.pid}, since 2026-11-21T01:02:03Z`,
  })
  await lock.release()
  expect(readdirSync(folder)).toEqual([])
  await (await takeLock(path, now)).release()
})

test('the lock of a process that was killed is taken over', async () => {
  const child = spawn('sleep', ['60'])
  const holder = JSON.stringify({ pid: child.pid, since: '2026-11-20T00:00:00Z', birth: null })
  writeFileSync(path, holder)
  await expect(takeLock(path, now)).rejects.toMatchObject({ message: expect.stringContaining(`process ${child.pid}`) })
  child.kill('SIGKILL')
  await once(child, 'exit')
  const lock = await takeLock(path, now)
  await lock.release()
  expect(readdirSync(folder)).toEqual([])
})

test('a process that has the number of an older one does not hold its lock', async () => {
  writeFileSync(path, JSON.stringify({ pid: process.pid, since: '2026-11-20T00:00:00Z', birth: '1' }))
  await (await takeLock(path, now)).release()
})

test.each(['', '{"pid":', '{"pid":-1}', '[]', 'null', '{"pid":"1","since":"x"}'])('a lock that says %j is nobody’s', async text => {
  writeFileSync(path, text)
  const lock = await takeLock(path, now)
  expect(existsSync(path)).toBe(true)
  await lock.release()
})

test('of many who want a stale lock one gets it', async () => {
  writeFileSync(path, JSON.stringify({ pid: 2 ** 22 + 1, since: '2026-11-20T00:00:00Z', birth: null }))
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => takeLock(path, now)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
