import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { missing } from '../support/postgres.ts'

test('a thousand rows over three workers, one of which is killed every half a second: none lost, doubled or charged twice', async ({
  skip,
}) => {
  const flags = ['--rows', '1000', '--every', '500', '--lanes', '8', '--slowest', '80', '--kills', '6', '--seed', '2026']
  const child = spawn(process.execPath, ['.build/run.mjs', 'test/torture/main.ts', 'batches', ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', text => {
    stdout += text
  })
  child.stderr.on('data', text => {
    stderr += text
  })
  const code = await new Promise(resolve => child.on('close', resolve))
  skip(stderr.includes(missing), missing)
  expect(stdout).toContain('0 lost, 0 doubled, 0 charged twice')
  expect(stdout).toContain('0 violations')
  // kills that met nobody at work would have shown nothing
  expect(stdout).toMatch(/[1-9]\d* killed/)
  expect(code).toBe(0)
})
