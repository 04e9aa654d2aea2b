import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Finished, isUnfinished, type JournalHead, openJournal, type Resume } from '../../src/bulk/journal.ts'
import { walletResult } from '../support/reports.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chainvet-journal-'))
  path = join(folder, 'out.csv.journal.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const head: JournalHead = {
  sha256: 'ab'.repeat(32),
  engine: 'remote',
  service: 'https://api.example.com',
  version: '0.1.0',
  options: { chain: '1' },
}
const secret = Buffer.from('known to this user alone')
const scored = (wallet_address: string): Finished => ({ status: 'scored', result: walletResult({ wallet_address }) })
const opened = (resume: Resume = 'no', more: Partial<JournalHead> = {}) => openJournal(path, { ...head, ...more }, { resume, secret })

test('what was added is found again, in this run and in the next', async () => {
  const first = await opened()
  await first.add('wallet a', scored('a'))
  await first.add('wallet b', { status: 'no_activity', error: { code: 'NO_ACTIVITY', message: 'none', hint: null } })
  expect(await first.find('wallet a')).toEqual(scored('a'))
  expect(await first.find('wallet c')).toBeUndefined()
  await first.close()

  const second = await opened('yes')
  expect(second.resumed).toBe(2)
  expect(await second.find('wallet b')).toMatchObject({ status: 'no_activity' })
  await second.add('wallet c', scored('c'))
  expect(await second.find('wallet c')).toEqual(scored('c'))
  await second.close()
})

test('the job keeps its name when it goes on, and another job has another', async () => {
  const first = await opened()
  await first.add('wallet a', scored('a'))
  await first.close()
  const second = await opened('yes')
  expect(second.job).toBe(first.job)
  await second.close()
  const afresh = await opened('no')
  expect(afresh.job).not.toBe(first.job)
  await afresh.close()
})

test('a line is in the file before its sync, so that a kill cannot undo it', async () => {
  const journal = await opened()
  const before = statSync(path).size
  const safe = journal.add('k', scored('a'))
  expect(readFileSync(path, 'utf8').slice(before)).toMatch(/^\S+ \{"key":"k".*\}\n$/)
  expect(await journal.find('k')).toEqual(scored('a'))
  await safe
  await journal.close()
})

test('closing waits for what is not synced yet', async () => {
  const journal = await opened()
  let safe = false
  void journal.add('k', scored('a')).then(() => {
    safe = true
  })
  await journal.close()
  expect(safe).toBe(true)
})

test('many at once are all kept, and share their syncs', async () => {
  const journal = await opened()
  await Promise.all(Array.from({ length: 500 }, (_, at) => journal.add(`k${at}`, scored(`w${at}`))))
  for (let at = 0; at < 500; at += 50) expect(await journal.find(`k${at}`)).toEqual(scored(`w${at}`))
  await journal.close()
  const again = await opened('yes')
  expect(again.resumed).toBe(500)
  await again.close()
})

test('without --resume an older journal is replaced', async () => {
  const first = await opened()
  await first.add('k', scored('a'))
  await first.close()
  const second = await opened()
  expect([second.resumed, await second.find('k')]).toEqual([0, undefined])
  await second.close()
})

test('a journal is for its owner only, and goes when the output is complete', async () => {
  const journal = await opened()
  expect(statSync(path).mode & 0o777).toBe(0o600)
  await journal.remove()
  expect(await isUnfinished(path)).toBe(false)
  expect(existsSync(path)).toBe(false)
})

test('a journal is unfinished until its output is complete, and can be continued after that too', async () => {
  const journal = await opened()
  await journal.add('k', scored('a'))
  expect(await isUnfinished(path)).toBe(true)
  await journal.complete()
  await journal.close()
  expect(await isUnfinished(path)).toBe(false)
  const again = await opened('yes')
  expect(again.resumed).toBe(1)
  await again.add('l', scored('b'))
  expect(await isUnfinished(path)).toBe(true)
  await again.close()
})

test('what has no score is found by other rows of the run, and asked again by the next run', async () => {
  const journal = await opened()
  const late: Finished = { status: 'unscored', error: { code: 'TIMEOUT', message: 'late', hint: null } }
  await journal.add('k', late)
  expect(await journal.find('k')).toEqual(late)
  await journal.close()
  const again = await opened('yes')
  expect([again.resumed, await again.find('k')]).toEqual([0, undefined])
  await again.close()
})

test('a line that a kill has torn is cut off, at whichever byte', async () => {
  const journal = await opened()
  await journal.add('first', scored('a'))
  const whole = statSync(path).size
  await journal.add('second', scored('é'))
  await journal.close()
  const bytes = readFileSync(path)
  for (let cut = whole; cut < bytes.length; cut += 7) {
    rmSync(path)
    appendFileSync(path, bytes)
    truncateSync(path, cut)
    const again = await opened('yes')
    expect([again.resumed, statSync(path).size]).toEqual([1, whole])
    await again.add('second', scored('b'))
    expect(await again.find('second')).toEqual(scored('b'))
    await again.close()
  }
})

test('a journal without a whole first line is a new one', async () => {
  appendFileSync(path, 'c0ffee {"journal":"chainvet jou')
  const journal = await opened('yes')
  await journal.add('k', scored('a'))
  await journal.close()
  const again = await opened('yes')
  expect(again.resumed).toBe(1)
  await again.close()
})

describe('a journal of another run', () => {
  test.each<[string, Partial<JournalHead>, string]>([
    ['another input', { sha256: 'cd'.repeat(32) }, 'the input file changed'],
    ['other flags', { options: { chain: '56' } }, 'the flags changed'],
    ['another service', { service: 'https://evil.example' }, 'the service changed'],
    ['another version', { version: '9.9.9' }, 'the version of chainvet changed'],
    ['another engine', { engine: 'local', service: null }, 'engine, the service changed'],
  ])('%s is refused, and --resume=force goes on', async (_, more, words) => {
    const journal = await opened()
    await journal.add('k', scored('a'))
    await journal.close()
    await expect(opened('yes', more)).rejects.toMatchObject({ code: 'RESUME_MISMATCH', message: expect.stringContaining(words) })
    const forced = await opened('force', more)
    expect(forced.resumed).toBe(1)
    await forced.close()
  })

  test('a journal that somebody else wrote is refused, even when it is forced, and a line of theirs is not believed', async () => {
    const theirs = await openJournal(path, head, { resume: 'no', secret: Buffer.from('another') })
    await theirs.add('k', scored('a'))
    await theirs.close()
    const bytes = readFileSync(path)
    for (const resume of ['yes', 'force'] as const) await expect(opened(resume)).rejects.toMatchObject({ code: 'RESUME_MISMATCH' })
    const ours = await opened()
    await ours.close()
    appendFileSync(path, bytes.subarray(bytes.indexOf(10) + 1))
    const again = await opened('yes')
    expect([again.resumed, await again.find('k')]).toEqual([0, undefined])
    await again.close()
  })

  test('a file that is no journal is refused', async () => {
    appendFileSync(path, 'address\n0x0\n')
    await expect(opened('yes')).rejects.toMatchObject({ code: 'RESUME_MISMATCH' })
  })
})

test('garbage between the lines costs the rows it was about, and no other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string().filter(text => !text.includes('\n'))), async garbage => {
      const journal = await opened()
      await journal.add('k', scored('a'))
      await journal.close()
      for (const line of garbage) appendFileSync(path, `${line}\n`)
      const again = await opened('yes')
      expect(await again.find('k')).toEqual(scored('a'))
      await again.close()
    }),
    { numRuns: 30 },
  )
})
