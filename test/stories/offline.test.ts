import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listedWallet } from '../demo/scene.ts'
import { begin, listOf, treasury } from '../support/story.ts'

/** No service: the engine of this process. */
const env = { CHAINVET_BASE_URL: '', CHAINVET_API_KEY: '' }
const { quiet } = treasury

describe('the engine of this process, without a connection', () => {
  test('knows whom the lists name', async () => {
    const { run } = await begin()
    const { code, stdout, stderr } = await run(`scan wallet ${listedWallet} -c ethereum --offline`, { env })
    const lines = stdout.split('\n')
    expect([code, stderr]).toEqual([0, ''])
    expect(lines.slice(0, 4)).toEqual(['!! CRITICAL   score 100   wallet on Ethereum (1)', `   ${listedWallet}`, '', 'Why'])
    expect(lines[4]).toMatch(/^ {2}1\. \[Sanctions\] +OFAC SDN lists it as Lazarus Group \(DPRK3\) since 2019-09-13/)
  })

  test('what rests on nothing is UNSCORED, and not LOW', async () => {
    const { run } = await begin()
    const { code, stdout, stderr } = await run(`scan wallet ${quiet} -c ethereum --offline`, { env })
    expect([code, stdout]).toEqual([8, `?  UNSCORED  not scored\n   ${quiet}\n`])
    expect(stderr).toMatch(/^error: this wallet was not scored: .* {2}\[UNSCORED\]\n/)
    expect((await run(`scan wallet ${quiet} -c ethereum --offline --allow-unscored`, { env })).code).toBe(0)
  })

  test('has the shape of a remote result; chainvet.engine tells which', async () => {
    const { run } = await begin()
    const local = JSON.parse((await run(`scan wallet ${listedWallet} -c eth --offline --json`, { env })).stdout)
    const remote = JSON.parse((await run(`scan wallet ${listedWallet} -c eth --json`)).stdout)
    expect(Object.keys(local)).toEqual(Object.keys(remote))
    expect([local.chainvet.engine, remote.chainvet.engine]).toEqual(['local', 'remote'])
    expect(Object.keys(local.chainvet)).toEqual(Object.keys(remote.chainvet))
  })

  test('gates a file, as a hook before a commit does', async () => {
    const { run, write } = await begin()
    write('list.csv', `type,address,chain\nwallet,${listedWallet},eth\n`)
    const { code, stderr } = await run('scan file list.csv --fail-on high --offline', { env })
    expect([code, stderr.split('\n').at(-2)]).toEqual([20, 'gate high: FAILED by 1 (line 2).   exit 20'])
  })

  test('a service and --offline contradict each other', async () => {
    const { run, service } = await begin()
    const { code, stderr } = await run(`scan wallet ${quiet} -c eth --offline`)
    expect([code, stderr.split('\n')[0]]).toEqual([2, 'error: --offline and a service contradict each other  [USAGE]'])
    expect(service.requests).toEqual([])
  })

  test('explains the score of a list with --explain', async () => {
    const { run } = await begin()
    const { stdout } = await run(`scan wallet ${listedWallet} -c eth --offline --explain`, { env })
    expect(stdout).toContain('\n\n')
    expect(stdout.split('\n\n').length).toBeGreaterThan(3)
  })
})

test('two runs over the same lists give the same bytes but for the clock', async () => {
  const { run, write } = await begin()
  write('w.csv', listOf(listedWallet, quiet))
  const strip = (text: string) => text.replace(/"(scanned_at|scanned_at_utc|duration_ms)":("[^"]*"|\d+)/g, '')
  const one = await run('scan wallet -i w.csv --offline --json', { env })
  const two = await run('scan wallet -i w.csv --offline --json --concurrency 1', { env })
  expect(strip(two.stdout)).toBe(strip(one.stdout))
})

describe('completion', () => {
  test.each([
    ['bash', 'chainvet.bash'],
    ['zsh', '_chainvet'],
    ['fish', 'chainvet.fish'],
    ['powershell', 'chainvet.ps1'],
  ])('%s prints the file that is shipped, whatever the folder', async (shell, file) => {
    const { start } = await begin()
    const { code, stdout, stderr } = await start(`completion ${shell}`).ended
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout === readFileSync(new URL(`../../completions/${file}`, import.meta.url), 'utf8')).toBe(true)
  })
})
