import { describe, expect, test } from 'vitest'
import { walletResult } from '../support/service.ts'
import { begin, beginWithTreasury, listOf, numbered, treasury, treasuryFindings } from '../support/story.ts'
import { json, late } from '../support/upstream.ts'

const { phishing, quiet, broken, young, mixer } = treasury

describe('a saved report', () => {
  const saved = async () => {
    const story = await beginWithTreasury()
    await story.run('scan wallet -i treasury/wallets.csv --retries 0 --fail-on critical -q -o report.json')
    story.service.calm()
    return story
  }

  test.each(['table', 'json', 'jsonl', 'csv', 'sarif', 'junit', 'markdown', 'html'])(
    'converted to %s has the bytes of a direct run, and nobody is asked',
    async format => {
      const { run, service } = await saved()
      const converted = await run(`convert report.json -f ${format} -q`)
      expect([converted.code, service.requests]).toEqual([20, []])
      const direct = await run(`scan wallet -i treasury/wallets.csv --retries 0 --fail-on critical -q -f ${format}`)
      expect(converted.stdout === direct.stdout).toBe(true)
    },
  )

  test.each(['jsonl', 'html'])('may be %s', async format => {
    const { run } = await saved()
    await run(`convert report.json -o again.${format} -q`)
    expect((await run(`convert again.${format} -f csv -q`)).stdout).toBe((await run('convert report.json -f csv -q')).stdout)
  })

  test('can be put to another gate', async () => {
    const { run } = await saved()
    expect((await run('convert report.json --fail-on none -q')).code).toBe(8)
    expect((await run('convert report.json --fail-on none --allow-unscored=bad-row,upstream-unavailable -q')).code).toBe(0)
    expect((await run('convert report.json --fail-on high')).stderr).toContain('gate high: FAILED by 2 (lines 2 and 6).   exit 20\n')
  })

  test('that was cut off is refused', async () => {
    const { run, write, read } = await saved()
    write('cut.jsonl', (await run('convert report.json -f jsonl -q')).stdout.split('\n').slice(0, 3).join('\n'))
    write('cut.json', read('report.json').slice(0, -40))
    for (const file of ['cut.jsonl', 'cut.json']) {
      const { code, stdout, stderr } = await run(`convert ${file} -f csv`)
      expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining('error: this is not a report that can be read: ')])
    }
  })

  test('of one address is a report too', async () => {
    const { run, write } = await beginWithTreasury()
    const one = await run(`scan wallet ${phishing} -c eth --json`)
    write('one.json', one.stdout)
    expect((await run('convert one.json --json')).stdout).toBe(one.stdout)
    expect((await run('convert one.json')).stdout).toBe((await run(`scan wallet ${phishing} -c eth`)).stdout)
    expect((await run('convert one.json --fail-on critical -q')).code).toBe(20)
  })

  test('keeps what was known of accepted risks, the baseline and the gate', async () => {
    const { run, write, service } = await begin({ findings: treasuryFindings })
    write('w.csv', listOf(mixer, phishing, quiet))
    await run('scan wallet -i w.csv -o old.json -q')
    write('w.csv', listOf(mixer, phishing, quiet, broken))
    const accepted = { type: 'wallet', accepted_level: 'HIGH', reason: 'reviewed by ops, OPS-411', expires: '2026-11-19' }
    write('accepted.json', {
      schema_version: 1,
      ignores: [
        { ...accepted, target: `eip155:1:${mixer}`, expires: '2027-01-31' },
        { ...accepted, target: `eip155:1:${young}` },
      ],
    })
    const line =
      'scan wallet -i w.csv --retries 0 --fail-on high --ignore-file accepted.json --baseline old.json --allow-unscored --gate-exit-code 30'
    const direct = await run(`${line} -o report.json`)
    expect([direct.code, direct.stderr]).toEqual([0, expect.stringContaining('warning: accepted.json:11: the ignore of ')])
    service.calm()
    for (const format of ['json', 'sarif', 'junit', 'html', 'csv']) {
      const { code, stdout } = await run(`convert report.json -f ${format} -q`)
      const again = await run(`${line} -f ${format} -q`)
      expect([format, code, stdout === again.stdout]).toEqual([format, 0, true])
    }
    expect((await run('convert report.json --no-ignore --fail-on high --baseline report.json -q')).code).toBe(8)
    expect((await run('convert report.json --fail-on critical -q')).code).toBe(8)
  })

  test('of a run that was stopped stays one, and never passes', async () => {
    const { run, start, write, service } = await begin()
    const addresses = Array.from({ length: 50 }, (_, at) => numbered(at))
    write('w.csv', listOf(...addresses))
    service.misbehave(...addresses.map(address => late(100, json(walletResult(address, 1)))))
    const running = start('scan wallet -i w.csv -f jsonl --fail-on critical --concurrency 1 --retries 0')
    await running.said(`"line":3`)
    running.child.kill('SIGTERM')
    write('stopped.jsonl', (await running.ended).stdout)
    const { code, stdout, stderr } = await run('convert stopped.jsonl --json')
    expect([code, JSON.parse(stdout).summary.complete]).toEqual([143, false])
    expect(stderr).toContain('gate critical: not tripped, and not clear: the run was stopped.   exit 143\n')
  })

  test('is not overwritten by what it is converted to', async () => {
    const { run, read } = await saved()
    const before = read('report.json')
    expect(await run('convert report.json -f csv -o report.json')).toMatchObject({ code: 2, stdout: '' })
    expect(read('report.json')).toBe(before)
  })
})
