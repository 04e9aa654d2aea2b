import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { missing, startPostgres } from '../../support/postgres.ts'
import { runCli } from '../../support/run-cli.ts'
import { chargedTo, openPlace } from './place.ts'

const postgres = await startPostgres()
const folders: string[] = []
afterAll(async () => {
  await postgres?.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
test.skipIf(postgres !== undefined)(`Workers were not tested. ${missing}`, () => expect(postgres).toBeUndefined())

const program = resolve('bin/chainvet.cjs')
const listed = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96'
const unknown = '0x52908400098527886E0F7030069857D2E4169EE7'

/** `chainvet worker` as a process of its own, and what it says. */
function startWorker(database: string, cwd: string, ...flags: string[]) {
  const child = spawn(process.execPath, [program, 'worker', '--offline', '--concurrency', '4', ...flags], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: cwd, CHAINVET_DATABASE: database },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', text => {
    stdout += text
  })
  child.stderr.on('data', text => {
    stderr += text
  })
  const over = new Promise<number | null>(done => child.on('close', done))
  return {
    said: () => stderr,
    async ready() {
      while (!stderr.includes('chainvet works on batches')) {
        if (child.exitCode !== null) throw new Error(stderr)
        await new Promise(done => setTimeout(done, 20))
      }
    },
    async stop() {
      child.kill('SIGTERM')
      return { code: await over, stdout, stderr }
    },
  }
}

const emptyFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-worker-'))
  folders.push(folder)
  return folder
}

describe.skipIf(postgres === undefined)('chainvet worker', () => {
  test('scans what the service took in, tells how much, and ends in order', async () => {
    const where = (await postgres?.database()) as string
    const place = await openPlace({ where, lanes: 0 })
    const me = await place.customer()
    const worker = startWorker(where, emptyFolder(), '--metrics-port', '0')
    try {
      await worker.ready()
      const id = await place.send(me, `address,chain\n${listed},1\n${unknown},1\nnonsense,1\n${listed},ethereum\n`)
      expect(await place.ended(me, id)).toMatchObject({ rows: 4, scored: 2, failed: 2 })
      expect(await chargedTo(place, me.account)).toBe(2)
      const lines = (await place.results(me, id)).split('\n')
      expect(lines[1]).toContain(`${listed},1,2,scored,1,100,CRITICAL,`)
      expect(lines[2]).toContain(',unscored,1,,,,,,,UNSCORED,')
      const url = /metrics on (\S+)/.exec(worker.said())?.[1] as string
      const metrics = await (await fetch(url)).text()
      expect(metrics).toContain('chainvet_batch_rows_total{outcome="scored"} 2')
    } finally {
      const { code, stdout, stderr } = await worker.stop()
      await place.close()
      expect([code, stdout]).toEqual([0, ''])
      expect(stderr).toContain('chainvet stopped')
    }
  })

  test('runs nothing that lies in the folder it is started in', async () => {
    const [cwd, where] = [emptyFolder(), (await postgres?.database()) as string]
    const marker = join(cwd, 'ran')
    const trap = `require('node:fs').writeFileSync(${JSON.stringify(marker)}, __filename); module.exports = {}`
    mkdirSync(join(cwd, 'tasks'))
    mkdirSync(join(cwd, '.config'))
    const names = [
      'graphile.config.js',
      'graphile.config.cjs',
      'graphile-worker.config.js',
      'graphile-worker.config.cjs',
      '.graphile-workerrc.js',
    ]
    for (const name of [...names, '.config/graphile-workerrc.js', 'tasks/batch-slice.js']) writeFileSync(join(cwd, name), trap)
    writeFileSync(join(cwd, 'crontab'), '* * * * * batch-slice ?fill=1d {"rows":1}\n')
    // the trap is one: the package alone would run it
    const entry = JSON.stringify(createRequire(import.meta.url).resolve('graphile-worker'))
    await promisify(execFile)(process.execPath, ['-e', `require(${entry})`], { cwd })
    expect(existsSync(marker)).toBe(true)
    rmSync(marker)

    const place = await openPlace({ where, lanes: 0 })
    const worker = startWorker(where, cwd)
    try {
      await worker.ready()
      const me = await place.customer()
      const id = await place.send(me, `address,chain\n${listed},1\n`)
      expect(await place.ended(me, id)).toMatchObject({ scored: 1 })
    } finally {
      await worker.stop()
      await place.close()
    }
    expect(existsSync(marker)).toBe(false)
  })

  test('refuses a store that one process has for itself', async () => {
    const { code, stderr } = await runCli(['worker', '--database', 'chainvet.db'])
    expect(code).toBe(2)
    expect(stderr).toContain('a worker needs a database that it can share: PostgreSQL')
  })
})
