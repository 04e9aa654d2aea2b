import { describe, expect, test } from 'vitest'
import { begin, beginWithTreasury, listOf, treasury } from '../support/story.ts'
import { status } from '../support/upstream.ts'

const { phishing, quiet, mixer, young } = treasury
const findings = { [phishing]: 100, [mixer]: { risk_score: 72, flags: ['[GoPlus] Address has used a mixer.'] }, [quiet]: 5 }
const reason = 'exchange hot wallet, mixer flag reviewed by ops, ticket OPS-411'

const entry = (more: object = {}) => ({
  target: `eip155:1:${mixer}`,
  type: 'wallet',
  accepted_level: 'HIGH',
  reason,
  expires: '2027-01-31',
  by: 'a.person',
  added: '2026-11-20',
  ...more,
})
const fileOf = (...entries: object[]) => ({ schema_version: 1, ignores: entries })

/** A list of the wallets, and accepted risks. */
async function storyOf(...entries: object[]) {
  const story = await begin({ findings })
  story.write('w.csv', listOf(mixer, quiet))
  if (entries.length > 0) story.write('chainvet.ignore.json', fileOf(...entries))
  return story
}

const scan = 'scan wallet -i w.csv --fail-on high'

describe('an accepted risk', () => {
  test('does not trip the gate, and is counted', async () => {
    const { run } = await storyOf(entry())
    const { code, stderr } = await run(scan)
    expect([code, stderr]).toEqual([0, '2 rows: 1 high, 1 low (1 ignored).  2 calls.  0.0 s\ngate high: clear.   exit 0\n'])
    expect((await run(`${scan} --no-ignore -q`)).code).toBe(20)
  })

  test('stays in every machine format, with its reason', async () => {
    const { run } = await storyOf(entry())
    const { results } = JSON.parse((await run(`${scan} --json`)).stdout)
    expect(results[0].ignored).toEqual({ reason, expires: '2027-01-31', accepted_level: 'HIGH' })
    const sarif = JSON.parse((await run(`${scan} -f sarif`)).stdout)
    expect(sarif.runs[0].results[0].suppressions).toEqual([{ kind: 'external', status: 'accepted', justification: reason }])
    expect((await run(`${scan} -f junit`)).stdout).toContain(`<skipped message="ignored until 2027-01-31: ${reason}"/>`)
    expect((await run(scan)).stdout).toContain('ignored until 2027-01-31')
  })

  test('is accepted up to its level: when it rises, it counts', async () => {
    const { run, findings: known } = await storyOf(entry())
    known.set(mixer.toLowerCase(), 85)
    const { code, stderr } = await run(scan)
    expect(code).toBe(20)
    expect(stderr).toContain(`warning: chainvet.ignore.json:4: the ignore of eip155:1:${mixer} accepted HIGH, and it is CRITICAL now\n`)
  })

  test('expires, loudly', async () => {
    const { run } = await storyOf(entry({ expires: '2026-11-19' }))
    const { code, stderr } = await run(scan)
    expect(code).toBe(20)
    expect(stderr).toContain(`warning: chainvet.ignore.json:4: the ignore of eip155:1:${mixer} expired on 2026-11-19\n`)
    expect(await run(`${scan} --strict-ignores`)).toMatchObject({ code: 2, stderr: expect.stringContaining('[IGNORE_INVALID]') })
  })

  test('that matches nothing is told, and with --strict-ignores an error', async () => {
    const { run } = await storyOf(entry(), entry({ target: `base:${young}` }))
    const { code, stderr } = await run(scan)
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining(`:13: the ignore of eip155:8453:${young} matches nothing that was scanned\n`),
    ])
    expect((await run(`${scan} --strict-ignores`)).code).toBe(2)
  })

  test('is one wallet on one chain', async () => {
    const { run, write } = await storyOf(entry())
    write('w.csv', `address,chain\n${mixer},base\n`)
    expect((await run(`${scan} -q`)).code).toBe(20)
    write('w.csv', `type,address,chain\ntoken,${mixer},ethereum\n`)
    expect((await run('scan file w.csv --fail-on high -q')).code).toBe(20)
  })
})

test.each<[string, object | string, string]>([
  ['a reason of two words', entry({ reason: 'ok fine' }), '"reason" is shorter than 10 characters'],
  ['no reason', { ...entry(), reason: undefined }, '"reason" is missing'],
  ['no day', entry({ expires: '2027-02-30' }), '"expires" is not a day'],
  ['more than a year', entry({ expires: '2027-12-31' }), '"expires" is more than 366 days ahead'],
  ['an unknown member', { ...entry(), expire: '2027-01-31' }, 'unknown member "expire"'],
  ['no such level', entry({ accepted_level: 'SEVERE' }), '"accepted_level" is not a level'],
  ['an address without a chain', entry({ target: mixer }), '"target" cannot be used: which chain?'],
])('an ignore file with %s ends with 2 before a call, and the line is named', async (_, wrong, problem) => {
  const { run, service } = await storyOf(wrong as object)
  const { code, stderr } = await run(scan)
  expect([code, stderr.split('\n').slice(0, 2)]).toEqual([2, [`error: ${problem}  [IGNORE_INVALID]`, '  chainvet.ignore.json:4']])
  expect(service.requests).toEqual([])
})

test('an ignore file that cannot be read, or was named and is not there, ends with 2', async () => {
  const { run, write } = await storyOf()
  write('chainvet.ignore.json', '{"schema_version": 1, "ignores": [')
  expect(await run(scan)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('[IGNORE_INVALID]') })
  expect(await run(`${scan} --ignore-file no.json`)).toMatchObject({ code: 2, stderr: expect.stringContaining('[INPUT_NOT_FOUND]') })
  expect((await run(`${scan} --no-ignore -q`)).code).toBe(20)
})

describe('the command', () => {
  const add = (target: string, day: string) => ['ignore', 'add', target, '--level', 'high', '--reason', reason, '--expires', day]

  test('ignore add writes an entry that the next run accepts', async () => {
    const { run, read } = await storyOf()
    const { code, stdout, stderr } = await run([...add(`eth:${mixer}`, '2027-01-31'), '--by', 'a.person'])
    expect([code, stdout]).toEqual([0, ''])
    expect(stderr).toBe(`Accepted up to HIGH until 2027-01-31: eip155:1:${mixer}, in chainvet.ignore.json\n`)
    expect(JSON.parse(read('chainvet.ignore.json'))).toEqual(fileOf(entry()))
    expect((await run(`${scan} -q`)).code).toBe(0)
  })

  test('ignore add refuses what the next run would refuse, and leaves the file', async () => {
    const { run, read } = await storyOf(entry())
    const before = read('chainvet.ignore.json')
    for (const line of [add(`eth:${mixer}`, '2027-01-31'), add(`eth:${quiet}`, '2031-01-01'), add(quiet, '2027-01-31')])
      expect((await run(line)).code).toBe(2)
    expect(read('chainvet.ignore.json')).toBe(before)
  })

  test('ignore list shows them, those that have expired marked', async () => {
    const { run } = await storyOf(entry(), entry({ target: `base:${young}`, expires: '2026-11-19' }))
    const { code, stdout } = await run('ignore list')
    expect(code).toBe(0)
    expect(stdout).toMatch(new RegExp(`│ eip155:1:${mixer} +│ wallet │ HIGH +│ 2027-01-31 +│ ${reason} │`))
    expect(stdout).toContain('2026-11-19 (expired)')
    expect(JSON.parse((await run('ignore list --json')).stdout).ignores).toHaveLength(2)
  })

  test('ignore prune removes what has expired, and nothing else', async () => {
    const { run, read } = await storyOf(entry(), entry({ target: `base:${young}`, expires: '2026-11-19' }))
    expect(await run('ignore prune')).toEqual({ code: 0, stdout: '', stderr: 'Removed 1 of 2 from chainvet.ignore.json\n' })
    expect(JSON.parse(read('chainvet.ignore.json'))).toEqual(fileOf(entry()))
    expect((await run('ignore prune')).stderr).toBe('Removed 0 of 1 from chainvet.ignore.json\n')
  })

  test('the entry to paste is printed for what is HIGH or worse, with -v', async () => {
    const { run } = await storyOf()
    const { stderr } = await run('scan wallet -i w.csv -v')
    expect(stderr).toContain(`chainvet ignore add eip155:1:${mixer} --type wallet --level high --reason `)
    expect(stderr).not.toContain(`ignore add eip155:1:${quiet}`)
  })
})

describe('a baseline', () => {
  const story = async () => {
    const made = await begin({ findings })
    made.write('w.csv', listOf(mixer, quiet))
    await made.run('scan wallet -i w.csv -o old.json -q')
    return made
  }
  const gated = 'scan wallet -i w.csv --fail-on high --baseline old.json'

  test('lets pass what was there, at its level', async () => {
    const { run } = await story()
    expect((await run(`${gated} -q`)).code).toBe(0)
  })

  test('and not what got worse, or is new', async () => {
    const { run, write, findings: known } = await story()
    known.set(mixer.toLowerCase(), 90)
    const worse = await run(gated)
    expect([worse.code, worse.stdout.includes('worse since the baseline')]).toEqual([20, true])
    known.set(mixer.toLowerCase(), 72)
    write('w.csv', listOf(mixer, quiet, phishing))
    const added = await run(gated)
    expect([added.code, added.stderr.trimEnd().split('\n').at(-1)]).toEqual([20, 'gate high: FAILED by 1 (line 4).   exit 20'])
  })

  test('of rows that had no score lets nothing pass', async () => {
    const { run, write, service } = await begin({ findings })
    write('w.csv', listOf(mixer))
    service.misbehave(status(502))
    await run('scan wallet -i w.csv -o old.json --retries 0 -q')
    expect((await run(`${gated} -q`)).code).toBe(20)
  })

  test('that cannot be read ends with 2 before a call', async () => {
    const { run, write, service } = await begin()
    write('w.csv', listOf(quiet))
    write('old.json', '{}')
    expect([(await run(gated)).code, service.requests]).toEqual([2, []])
  })
})

describe('diff', () => {
  test('says nothing moved with 0', async () => {
    const { run } = await beginWithTreasury()
    await run('scan wallet -i treasury/wallets.csv --retries 0 -q -o a.json')
    expect(await run('diff a.json a.json')).toEqual({ code: 0, stdout: 'No level changed.\n', stderr: '' })
  })

  test('says what got worse, better, new and gone, and ends with 20 for worse', async () => {
    const { run, write, findings: known } = await begin({ findings })
    write('w.csv', listOf(mixer, quiet, phishing))
    await run('scan wallet -i w.csv -o old.json -q')
    known.set(mixer.toLowerCase(), { risk_score: 90, flags: ['[GoPlus] Address is sanctioned.'] })
    known.set(phishing.toLowerCase(), 60)
    write('w.csv', listOf(mixer, phishing, young))
    await run('scan wallet -i w.csv -o new.json -q')
    const { code, stdout } = await run('diff old.json new.json')
    expect(code).toBe(20)
    expect(stdout).toBe(`WORSE  !  HIGH 72 -> !! CRITICAL 90
   ethereum:${mixer}
   [GoPlus] Address is sanctioned.
NEW    -  LOW 5
   ethereum:${young}
BETTER !! CRITICAL 100 -> !  HIGH 60
   ethereum:${phishing}
GONE   -  LOW 5, not in the new report
   ethereum:${quiet}
`)
    const changes = JSON.parse((await run('diff old.json new.json --json')).stdout)
    expect(Object.entries(changes).map(([name, list]) => `${name} ${Array.isArray(list) ? list.length : list}`)).toEqual([
      'schema_version 1',
      'worse 1',
      'new 1',
      'better 1',
      'gone 1',
    ])
    expect((await run('diff new.json new.json')).code).toBe(0)
  })

  test.each<[string, number, string]>([
    ['CRITICAL', 100, 'worse'],
    ['LOW', 5, 'better'],
  ])('an address without a score that turns out %s got %s', async (_, score, change) => {
    const { run, write, service, findings: known } = await begin()
    write('w.csv', listOf(quiet))
    service.misbehave(status(502))
    await run('scan wallet -i w.csv -o old.json --retries 0 -q')
    known.set(quiet.toLowerCase(), score)
    await run('scan wallet -i w.csv -o new.json -q')
    const { code, stdout } = await run('diff old.json new.json')
    expect([code, stdout.split(' ')[0]]).toEqual([change === 'worse' ? 20 : 0, change.toUpperCase()])
    expect((await run('diff new.json old.json')).code).toBe(20)
  })
})
