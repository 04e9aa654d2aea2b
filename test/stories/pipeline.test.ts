import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { walletResult } from '../support/service.ts'
import { begin, beginWithTreasury, listOf, numbered, treasury } from '../support/story.ts'
import { json, late, status } from '../support/upstream.ts'

const { phishing, quiet, broken, short } = treasury

describe('one run, many documents', () => {
  test('everything that was asked for is written, from one set of calls, also with exit 20', async () => {
    const { run, read, service } = await beginWithTreasury()
    const { code, stdout, stderr } = await run(
      'scan wallet --input treasury/wallets.csv --fail-on critical --retries 0 --output scored.csv --resume --report sarif=chainvet.sarif --report junit=chainvet.xml --report html=chainvet.html --report json=chainvet.json --annotations github',
    )
    expect([code, stdout]).toEqual([20, ''])
    expect(service.requests).toHaveLength(5)
    expect(read('scored.csv').split('\n')[0]).toMatch(/^address,chain,label,cv_line,/)
    expect(JSON.parse(read('chainvet.sarif')).runs[0].invocations[0].exitCode).toBe(20)
    expect(read('chainvet.xml')).toContain('failures="1" errors="2"')
    expect(read('chainvet.html').slice(0, 15).toLowerCase()).toBe('<!doctype html>')
    expect(JSON.parse(read('chainvet.json')).summary.exit_code).toBe(20)
    expect(stderr).toContain(
      `::error file=treasury/wallets.csv,line=2,title=chainvet CRITICAL::${phishing} scored 100 (CRITICAL): [GoPlus] Address is linked to phishing activity.\n`,
    )
    expect(stderr).toContain(
      `::warning file=treasury/wallets.csv,line=7,title=chainvet BAD ROW::${short} has no score: "${short}" is not an address of Ethereum: it has 16 hex digits [INVALID_ADDRESS]\n`,
    )
  })

  test('a file has its name when it is complete, and not before', async () => {
    const { run, write, service, folder } = await begin()
    write('w.csv', listOf(quiet))
    const seen: string[][] = []
    service.misbehave(
      late(50, (asked, response) => {
        seen.push(readdirSync(folder).filter(name => name.startsWith('scored')))
        return json(walletResult(quiet, 1))(asked, response)
      }),
    )
    await run('scan wallet -i w.csv -o scored.csv --retries 0')
    expect([seen[0]?.includes('scored.csv.part'), seen[0]?.includes('scored.csv')]).toEqual([true, false])
    expect(readdirSync(folder).filter(name => name.startsWith('scored'))).toEqual(['scored.csv'])
  })

  test.each<['SIGINT' | 'SIGTERM', number]>([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])('what a run that was stopped by %s has done is kept, and not under the name of a whole result', async (signal, stopped) => {
    const { start, write, read, has, service } = await begin()
    const addresses = Array.from({ length: 100 }, (_, at) => numbered(at))
    write('w.csv', listOf(...addresses))
    service.misbehave(...addresses.map(address => late(100, json(walletResult(address, 1)))))
    const running = start('scan wallet -i w.csv -o scored.csv --report jsonl=scored.jsonl --report csv=- --concurrency 1 --retries 0')
    await running.said(`${addresses[2]},ethereum,`)
    running.child.kill(signal)
    const { code, stderr } = await running.ended
    expect([code, has('scored.csv'), has('scored.jsonl')]).toEqual([stopped, false, false])
    expect(read('scored.csv.part').split('\n')[3]).toContain(',4,scored,1,5,LOW,')
    expect(JSON.parse(read('scored.jsonl.part').trimEnd().split('\n').at(-1) ?? '')).toMatchObject({
      type: 'summary',
      summary: { complete: false },
    })
    expect(stderr).toContain('What was done is in scored.csv.part, scored.jsonl.part\n')
    expect(stderr).toContain('Stopped before its end.\n')
  })

  test('an old result stays as it was until the new one is complete', async () => {
    const { run, write, read } = await begin()
    write('w.csv', listOf(quiet))
    write('scored.csv', 'the result of yesterday\n')
    expect((await run('scan wallet -i w.csv -o scored.csv --fields nonsense')).code).toBe(2)
    expect(read('scored.csv')).toBe('the result of yesterday\n')
    await run('scan wallet -i w.csv -o scored.csv')
    expect(read('scored.csv')).toContain(',scored,')
  })

  test.each(['w.csv', './w.csv', 'link.csv'])('the input is never overwritten: -o %s', async file => {
    const { run, write, read, folder, service } = await begin()
    write('w.csv', listOf(quiet))
    spawnSync('ln', ['-s', 'w.csv', join(folder, 'link.csv')])
    for (const flags of [`-o ${file}`, `--report csv=${file}`]) {
      const { code, stderr } = await run(`scan wallet -i w.csv ${flags}`)
      expect([code, stderr.split('\n')[0]]).toEqual([2, `error: ${file} is the input, and it would be overwritten  [USAGE]`])
    }
    expect([read('w.csv'), service.requests]).toEqual([listOf(quiet), []])
  })

  test.each([
    ['--errors-file w.csv', 'w.csv is the input, and it would be overwritten'],
    ['-o a.csv --report csv=./a.csv', 'two documents cannot both be ./a.csv'],
    ['-o a.csv --errors-file a.csv', 'two documents cannot both be a.csv'],
  ])('no file is two things: %s', async (flags, problem) => {
    const { run, write, read, service } = await begin()
    write('w.csv', listOf(quiet))
    const { code, stderr } = await run(`scan wallet -i w.csv ${flags}`)
    expect([code, stderr.split('\n')[0], read('w.csv'), service.requests]).toEqual([2, `error: ${problem}  [USAGE]`, listOf(quiet), []])
  })

  test('the answer may go to a file, and a report to stdout', async () => {
    const { run, write, read } = await begin()
    write('w.csv', listOf(quiet))
    const { code, stdout } = await run('scan wallet -i w.csv -o scored.json --report csv=-')
    expect([code, stdout.split('\n')[1]?.startsWith(`${quiet},ethereum,2,scored,`)]).toEqual([0, true])
    expect(JSON.parse(read('scored.json')).results).toHaveLength(1)
  })

  test('two documents do not share stdout', async () => {
    const { run, write, service } = await begin()
    write('w.csv', listOf(quiet))
    const { code, stdout } = await run('scan wallet -i w.csv --json --report csv=-')
    expect([code, JSON.parse(stdout).error.code]).toEqual([2, 'USAGE'])
    expect(service.requests).toEqual([])
  })

  test('a folder that is not there ends the run before its first call, with 1', async () => {
    const { run, write, service } = await begin()
    write('w.csv', listOf(quiet))
    const { code, stderr } = await run('scan wallet -i w.csv -o nowhere/scored.csv')
    expect([code, stderr.split('\n')[0]]).toEqual([1, 'error: cannot write nowhere/scored.csv: ENOENT  [OUTPUT_FAILED]'])
    expect(service.requests).toEqual([])
  })

  test('the summary of a job is appended to: other steps write to it too', async () => {
    const { run, write, read, folder } = await beginWithTreasury()
    write('summary.md', '# Build\n')
    const env = { GITHUB_STEP_SUMMARY: join(folder, 'summary.md') }
    const line = `scan wallet -i treasury/wallets.csv --retries 0 --fail-on critical -q --report markdown=${env.GITHUB_STEP_SUMMARY}`
    await run(line, { env })
    await run(line.replace(env.GITHUB_STEP_SUMMARY, './summary.md'), { env })
    const text = read('summary.md')
    expect(text.startsWith('# Build\n')).toBe(true)
    expect(text.match(/### chainvet: gate \*\*FAILED\*\*/g)).toHaveLength(2)
  })

  test('what a service says cannot become a command of the build server', async () => {
    const { run, write } = await begin({ findings: { [quiet]: { risk_score: 90, flags: ['\n::error::owned', '##[error]owned'] } } })
    write('w.csv', `address,chain,note\n${quiet},eth,"x\n::set-output name=a::b"\n`)
    for (const format of ['table', 'csv', 'markdown', 'junit', 'json', 'jsonl', 'sarif', 'html']) {
      const { stdout, stderr } = await run(`scan wallet -i w.csv -f ${format} --fail-on low`)
      expect(`${stdout}\n${stderr}`.split('\n').filter(line => /^\s*(::|##\[)/.test(line))).toEqual([])
    }
  })
})

describe('one address in a file', () => {
  test('as JSON is the same document as on stdout', async () => {
    const { run, read } = await beginWithTreasury()
    const { stdout } = await run(`scan wallet ${phishing} -c eth --json`)
    expect(await run(`scan wallet ${phishing} -c eth -o one.json --report json=two.json`)).toEqual({ code: 0, stdout: '', stderr: '' })
    expect([read('one.json') === stdout, read('two.json') === stdout]).toEqual([true, true])
  })

  test.each(['-o one.json', '-o one.csv', '-f jsonl', '-f sarif'])('without a score says on stderr why: %s', async flags => {
    const { run } = await beginWithTreasury()
    const { code, stderr } = await run(`scan wallet ${broken} -c eth --retries 0 ${flags}`)
    expect([code, stderr]).toEqual([
      5,
      'error: https://api.example.com answered with status 502  [UPSTREAM_UNAVAILABLE]\n  No provider answered.\n  Try again in a moment.\n',
    ])
    expect(await run(`scan wallet ${broken} -c eth --retries 0 ${flags} --allow-unscored`)).toMatchObject({ code: 0, stderr: '' })
  })
})

describe('the step of the documentation', () => {
  const step = (flags: string) => `
for attempt in 1 2 3; do
  code=0
  chainvet scan wallet --input treasury/wallets.csv --fail-on critical --retries 0 \\
    --output scored.csv --resume --report sarif=chainvet.sarif --report junit=chainvet.xml \\
    --report markdown="$GITHUB_STEP_SUMMARY" --annotations github ${flags} || code=$?
  case $code in 5|8) sleep 0.1 ;; *) break ;; esac
done
echo "attempts $attempt" >> attempts.txt
exit "$code"
`
  const workflow = async (rows: string, flags = '') => {
    const story = await beginWithTreasury()
    story.write('treasury/wallets.csv', rows)
    story.write('summary.md', '')
    const shim = story.write(
      'bin/chainvet',
      `#!/bin/sh\nexec "${process.execPath}" "${join(import.meta.dirname, '../../bin/chainvet.cjs')}" "$@"\n`,
    )
    spawnSync('chmod', ['755', shim])
    const env = {
      HOME: story.folder,
      PATH: `${join(story.folder, 'bin')}:${process.env['PATH']}`,
      CHAINVET_BASE_URL: story.service.url.origin,
      CHAINVET_API_KEY: 'cv_test_0123456789abcdefabcd',
      GITHUB_STEP_SUMMARY: join(story.folder, 'summary.md'),
      CI: 'true',
    }
    const { spawn } = await import('node:child_process')
    const child = spawn('bash', ['-e', '-c', step(flags)], { env, cwd: story.folder, stdio: 'ignore' })
    const code = await new Promise(resolve => child.on('close', resolve))
    return { ...story, code }
  }

  test('fails the job for a CRITICAL, at the first attempt, and leaves every report', async () => {
    const { code, read } = await workflow(listOf(phishing, quiet))
    expect([code, read('attempts.txt')]).toEqual([20, 'attempts 1\n'])
    expect(JSON.parse(read('chainvet.sarif')).runs[0].results).toHaveLength(1)
    expect(read('chainvet.xml')).toContain('<failure type="CRITICAL"')
    expect(read('summary.md')).toMatch(/^### chainvet: gate \*\*FAILED\*\*/)
    expect(read('scored.csv')).toContain(',CRITICAL,')
  })

  test('tries again what trying again can mend, and passes', async () => {
    const story = await beginWithTreasury()
    expect(story.has('treasury/wallets.csv')).toBe(true)
    const { code, read } = await workflow(listOf(quiet, broken), '--allow-unscored')
    expect([code, read('attempts.txt')]).toEqual([0, 'attempts 1\n'])
    const failing = await workflow(listOf(quiet, broken))
    expect([failing.code, failing.read('attempts.txt')]).toEqual([8, 'attempts 3\n'])
  })

  test('an empty list of alerts is still a file, which closes the old ones', async () => {
    const { code, read } = await workflow(listOf(quiet))
    expect([code, JSON.parse(read('chainvet.sarif')).runs[0].results]).toEqual([0, []])
  })
})

test('a gateway that comes back is not noticed', async () => {
  const { run, write, service } = await begin()
  write('w.csv', listOf(quiet))
  service.misbehave(status(502))
  const { code, stderr } = await run('scan wallet -i w.csv -f csv')
  expect([code, stderr]).toEqual([0, '1 row: 1 low.  2 calls (1 retry).  0.0 s\n'])
})
