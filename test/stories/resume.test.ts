import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ChainvetError } from '../../src/errors.ts'
import { walletResult } from '../support/service.ts'
import { begin, listOf, numbered } from '../support/story.ts'
import { json, late } from '../support/upstream.ts'

const addresses = Array.from({ length: 60 }, (_, at) => numbered(at))
const [first = '', second = ''] = addresses
const beside = (folder: string) => readdirSync(folder).filter(name => name.startsWith('scored'))
const scans = (requests: readonly { path: string }[]) => requests.filter(({ path }) => path.startsWith('/v1/scan')).length

describe('a run that was killed', () => {
  test('goes on where it was, pays for nothing twice, and ends in the same bytes', async () => {
    const { start, write, read, service, folder } = await begin()
    write('w.csv', listOf(...addresses, first))
    const undisturbed = await start('scan wallet -i w.csv -o whole.csv --retries 0').ended
    expect(undisturbed.code).toBe(0)
    service.calm()
    service.misbehave(...addresses.map(address => late(20, json(walletResult(address, 1)))))
    const running = start('scan wallet -i w.csv -o scored.csv --retries 0 --concurrency 2')
    while (scans(service.requests) < 20) await new Promise(resolve => setTimeout(resolve, 5))
    running.child.kill('SIGKILL')
    await running.ended
    expect(existsSync(join(folder, 'scored.csv'))).toBe(false)
    service.calm()
    const { code, stderr } = await start('scan wallet -i w.csv -o scored.csv --retries 0 --resume').ended
    expect([code, stderr]).toEqual([0, expect.stringContaining('61 rows: 61 low')])
    expect(read('scored.csv')).toBe(read('whole.csv'))
    // of twenty questions two were on their way, and two more answers may have been read and not yet written down
    expect(scans(service.requests)).toBeLessThanOrEqual(60 - 20 + 2 + 2)
    expect(beside(folder)).toEqual(['scored.csv'])
  })

  test('is not thrown away by the same command without --resume', async () => {
    const { start, run, write, service, folder } = await begin()
    write('w.csv', listOf(...addresses))
    service.misbehave(...addresses.map(address => late(50, json(walletResult(address, 1)))))
    const running = start('scan wallet -i w.csv -o scored.csv --retries 0')
    while (scans(service.requests) < 10) await new Promise(resolve => setTimeout(resolve, 5))
    running.child.kill('SIGKILL')
    await running.ended
    const { code, stderr } = await run('scan wallet -i w.csv -o scored.csv')
    expect([code, stderr]).toEqual([2, expect.stringContaining('an earlier run into scored.csv was not finished')])
    expect(beside(folder)).toContain('scored.csv.journal.jsonl')
  })

  test('says how to go on when Ctrl-C ends it', async () => {
    const { start, write, service } = await begin()
    write('w.csv', listOf(...addresses))
    service.misbehave(...addresses.map(address => late(50, json(walletResult(address, 1)))))
    const running = start('scan wallet -i w.csv -o scored.csv --retries 0')
    while (scans(service.requests) < 8) await new Promise(resolve => setTimeout(resolve, 5))
    running.child.kill('SIGINT')
    const { code, stderr } = await running.ended
    expect(code).toBe(130)
    expect(stderr).toContain('  chainvet scan wallet --input w.csv --output scored.csv --resume\n')
  })
})

describe('--resume', () => {
  test('asks again for what failed for the time being, and for nothing else', async () => {
    const { run, write, read, findings, service, folder } = await begin({
      findings: { [second]: new ChainvetError('UPSTREAM_UNAVAILABLE', 'down') },
    })
    write('w.csv', listOf(...addresses.slice(0, 5)))
    expect(await run('scan wallet -i w.csv -o scored.csv --retries 0')).toMatchObject({ code: 8 })
    expect(beside(folder)).toEqual(['scored.csv', 'scored.csv.journal.jsonl'])
    findings.delete(second)
    service.calm()
    expect(await run('scan wallet -i w.csv -o scored.csv --retries 0 --resume')).toMatchObject({ code: 0 })
    expect(scans(service.requests)).toBe(1)
    expect(
      read('scored.csv')
        .split('\n')
        .filter(line => line.includes(',scored,')),
    ).toHaveLength(5)
    expect(beside(folder)).toEqual(['scored.csv'])
  })

  test('keeps a journal that only its owner can read, sealed with a secret of this user', async () => {
    const { run, write, read, folder } = await begin({ findings: { [first]: new ChainvetError('UPSTREAM_UNAVAILABLE', 'down') } })
    write('w.csv', listOf(first, second))
    await run('scan wallet -i w.csv -o scored.csv --retries 0')
    expect(statSync(join(folder, 'scored.csv.journal.jsonl')).mode & 0o777).toBe(0o600)
    // somebody puts a clean result into the repository
    const journal = join(folder, 'scored.csv.journal.jsonl')
    writeFileSync(journal, readFileSync(journal, 'utf8').replaceAll('"risk_score":5', '"risk_score":6'))
    const { code } = await run('scan wallet -i w.csv -o scored.csv --retries 0 --resume --report json=r.json')
    expect([code, read('r.json').includes('"risk_score":6')]).toEqual([8, false])
  })

  test.each<[string, string, string]>([
    ['another input', 'scan wallet -i other.csv -o scored.csv --resume', 'the input file'],
    ['another chain', 'scan wallet -i w.csv -o scored.csv --resume --chain base', 'the flags'],
    ['another kind', 'scan token -i w.csv -o scored.csv --resume', 'the flags'],
  ])('refuses %s, unless it is forced', async (_, line, words) => {
    const { run, write } = await begin({ findings: { [first]: new ChainvetError('UPSTREAM_UNAVAILABLE', 'down') } })
    write('w.csv', listOf(first, second))
    write('other.csv', listOf(second))
    await run('scan wallet -i w.csv -o scored.csv --retries 0')
    const { code, stderr } = await run(line)
    expect([code, stderr]).toEqual([2, expect.stringContaining(`${words} changed  [RESUME_MISMATCH]`)])
    expect((await run(`${line.replace('--resume', '--resume=force')} --retries 0`)).code).not.toBe(2)
  })

  test.each([
    ['addresses', `scan wallet ${first} ${second} -c 1 -o scored.csv --resume`],
    ['a pipe', 'scan wallet - -c 1 -o scored.csv --resume'],
    ['stdout', 'scan wallet -i w.csv --resume'],
    ['lists alone', 'scan wallet -i w.csv -o scored.csv --engine local --offline --resume'],
  ])('has nothing to go on from with %s, and says so', async (_, line) => {
    const { run, write } = await begin()
    write('w.csv', listOf(first))
    const { code, stderr } = await run(line, { stdin: `${first}\n` })
    expect([code, stderr]).toEqual([2, expect.stringContaining('--resume needs a file to read, a file to write, and a connection')])
  })
})

test('two runs into one file: the second is told who writes it', async () => {
  const { start, run, write, service } = await begin()
  write('w.csv', listOf(...addresses))
  service.misbehave(...addresses.map(address => late(100, json(walletResult(address, 1)))))
  const running = start('scan wallet -i w.csv -o scored.csv --retries 0')
  while (scans(service.requests) < 2) await new Promise(resolve => setTimeout(resolve, 5))
  const { code, stderr } = await run('scan wallet -i w.csv -o scored.csv')
  expect([code, stderr]).toEqual([2, expect.stringContaining(`another run is writing this output: process ${running.child.pid}, since `)])
  running.child.kill('SIGKILL')
  await running.ended
})

test('--no-journal keeps nothing', async () => {
  const { run, write, folder } = await begin({ findings: { [first]: new ChainvetError('UPSTREAM_UNAVAILABLE', 'down') } })
  write('w.csv', listOf(first, second))
  await run('scan wallet -i w.csv -o scored.csv --retries 0 --no-journal')
  expect(beside(folder)).toEqual(['scored.csv'])
})
