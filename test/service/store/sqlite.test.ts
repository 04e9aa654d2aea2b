import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { openStore } from '../../../src/service/store/open.ts'
import { networkFilesystem } from '../../../src/service/store/sqlite/filesystem.ts'
import { seeded } from '../../torture/random.ts'
import { customer, sqliteKind } from './places.ts'
import { bundled, startChild } from './start-child.ts'

const kind = sqliteKind()
afterAll(() => kind.end())
const wallet = { what: 'scan/wallet' }
describe('a file', () => {
  test('is for the eyes of its owner only', async () => {
    const place = await kind.fresh()
    await place.open()
    expect([place.url, `${place.url}-service`].map(file => statSync(file).mode & 0o777)).toEqual([0o600, 0o600])
  })

  test('serves one process: the second is refused, and told what to do', async () => {
    const place = await kind.fresh()
    const one = await customer(await place.open())
    const child = startChild(await bundled('child'), [place.url, Buffer.from(one.digest).toString('hex')])
    expect(await child.ended).toBe(1)
    expect(child.errors()).toContain('another service uses')
    await expect(place.open()).rejects.toMatchObject({ code: 'USAGE', hint: expect.stringContaining('postgres://') })
  })

  test('lets a command issue a key while its service runs, and the key works at once', async () => {
    const place = await kind.fresh()
    const service = await place.open()
    const visitor = await place.open({ as: 'visitor' })
    const { digest } = await customer(visitor)
    expect(await service.quota.reserve({ digest, ...wallet })).toMatchObject({ outcome: 'granted' })
    await visitor.close()
    expect(await service.quota.reserve({ digest, ...wallet })).toMatchObject({ outcome: 'granted' })
  })

  test('is free again when its service is closed, once or twice', async () => {
    const place = await kind.fresh()
    const store = await place.open()
    await store.close()
    await store.close()
    await (await place.open()).check()
  })

  test('is whole when its service was closed: nothing is left beside it', async () => {
    const place = await kind.fresh()
    const store = await place.open()
    const { account } = await customer(store)
    await store.close()
    expect(statSync(`${place.url}-wal`).size).toBe(0)
    copyFileSync(place.url, `${place.url}-moved`)
    const moved = await openStore(`${place.url}-moved`)
    expect(await moved.accounts.list()).toEqual([account])
    await moved.close()
  })

  test('is used no more after it was closed', async () => {
    const store = await (await kind.fresh()).open()
    await store.close()
    await expect(store.check()).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE', status: 503, retryable: true })
    await expect(store.accounts.list()).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
  })

  test('of another program, of a newer version, or that is none, is left alone', async () => {
    const [foreign, newer, none] = [await kind.fresh(), await kind.fresh(), await kind.fresh()]
    await foreign.sql('CREATE TABLE theirs (x)')
    await expect(foreign.open()).rejects.toMatchObject({ code: 'USAGE', message: expect.stringContaining('another program') })
    expect(await foreign.sql('SELECT name FROM sqlite_schema')).toEqual([{ name: 'theirs' }])
    await (await newer.open()).close()
    await newer.sql('PRAGMA user_version = 99')
    await expect(newer.open()).rejects.toMatchObject({ code: 'USAGE', message: expect.stringContaining('newer version') })
    writeFileSync(
      none.url,
      'no database, but a text that is long enough to be taken for the head of one, if nobody looked at it. '.repeat(9),
    )
    await expect(none.open()).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE', message: expect.stringContaining('no database') })
    // what refused to open holds nothing
    await expect(newer.open()).rejects.toMatchObject({ message: expect.stringContaining('newer version') })
  })

  test('in a folder that is not there, or that is a folder, is refused', async () => {
    const { url } = await kind.fresh()
    mkdirSync(`${url}-folder`)
    await expect(openStore(`${url}-nowhere/x.db`)).rejects.toMatchObject({ code: 'USAGE' })
    await expect(openStore(`${url}-folder`)).rejects.toMatchObject({ code: 'USAGE' })
  })

  test.each([
    [0x6969, 'NFS'],
    [0xff534d42, 'CIFS'],
    // as a machine gives it that counts with a sign
    [0xff534d42 | 0, 'CIFS'],
    [0x01021997, '9P'],
    [0xef53, undefined],
    [0x1021994, undefined],
    [0x9123683e, undefined],
  ])('on a filesystem of type %d is on %s', (type, name) => expect(networkFilesystem(type)).toBe(name))
})

describe('a commit', () => {
  test('waits for the disk', async () => {
    const place = await kind.fresh()
    await place.open()
    expect(await place.sql('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }])
  })

  test('that fails alone leaves those it shares the disk with', async () => {
    const store = await (await kind.fresh()).open()
    const one = await customer(store)
    const twin = { account: one.account.id, label: '', mode: 'live' as const, ending: 'abcd', digest: one.digest }
    const ends = await Promise.allSettled([
      store.quota.reserve({ digest: one.digest, ...wallet }),
      store.keys.create(twin),
      store.quota.reserve({ digest: one.digest, ...wallet }),
    ])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await store.quota.usage(one.account.id)).toMatchObject({ used: 2 })
    expect(await store.quota.audit()).toEqual([])
  })

  test('on a disk that is full is refused, and counts nothing; with room again, calls go on', async () => {
    const place = await kind.fresh()
    const store = await place.open()
    const one = await customer(store)
    const room = statSync(`${place.url}-wal`).size + 100_000
    const limited = { longestFile: room }
    const full = startChild(await bundled('full-disk'), [place.url, Buffer.from(one.digest).toString('hex')], limited)
    expect([await full.ended, full.errors()]).toEqual([0, ''])
    const [granted = '', code, detail] = full.lines
    expect([code, detail]).toEqual(['STORE_UNAVAILABLE', expect.stringContaining('the disk')])
    expect(Number(granted)).toBeGreaterThan(0)
    expect(await store.quota.usage(one.account.id)).toMatchObject({ used: Number(granted) })
    expect(await store.quota.audit()).toEqual([])
    expect(await store.quota.reserve({ digest: one.digest, ...wallet })).toMatchObject({ outcome: 'granted' })
  })
})

describe('a copy', () => {
  test('is made while calls go on, and opens as a store whose books are in order', async () => {
    const place = await kind.fresh()
    const store = await place.open()
    const one = await customer(store)
    const call = async () => {
      const answer = await store.quota.reserve({ digest: one.digest, ...wallet })
      if (answer.outcome === 'granted') await store.quota.settle(answer.reservation, { status: 200 })
    }
    await Promise.all(Array.from({ length: 50 }, call))
    const visitor = await place.open({ as: 'visitor' })
    const copy = `${place.url}-copy`
    await Promise.all([visitor.backup(copy), store.backup(`${copy}-2`), ...Array.from({ length: 200 }, call)])
    for (const file of [copy, `${copy}-2`]) {
      const restored = await openStore(file)
      const { used } = await restored.quota.usage(one.account.id)
      expect(used).toBeGreaterThanOrEqual(50)
      expect(used).toBeLessThanOrEqual(250)
      expect(await restored.quota.audit()).toEqual([])
      expect(await restored.keys.find(one.digest)).toMatchObject({ account: one.account })
      await restored.close()
      expect(statSync(file).mode & 0o777).toBe(0o600)
    }
    expect(await store.quota.usage(one.account.id)).toMatchObject({ used: 250 })
  })

  test('replaces no file, and one that failed leaves none', async () => {
    const place = await kind.fresh()
    const store = await place.open()
    writeFileSync(`${place.url}-mine`, 'mine')
    await expect(store.backup(`${place.url}-mine`)).rejects.toMatchObject({ code: 'USAGE' })
    expect(readFileSync(`${place.url}-mine`, 'utf8')).toBe('mine')
    await expect(store.backup(`${place.url}-nowhere/copy`)).rejects.toMatchObject({ code: 'OUTPUT_FAILED' })
    expect(existsSync(`${place.url}-nowhere`)).toBe(false)
  })
})

test('after a loss of power, at whatever byte the disk stopped, the books are in order', async () => {
  const place = await kind.fresh()
  const store = await place.open()
  const one = await customer(store)
  for (let call = 0; call < 12; call++) {
    const answer = await store.quota.reserve({ digest: one.digest, ...wallet })
    if (answer.outcome === 'granted') await store.quota.release(answer.reservation, 502)
    await store.quota.reserve({ digest: one.digest, ...wallet })
  }
  // what would be there if the machine stopped now
  const { size } = statSync(`${place.url}-wal`)
  expect(size).toBeGreaterThan(50_000)
  const random = seeded(17)
  const seen = new Set<number>()
  for (let point = 0; point < 60; point++) {
    const damaged = `${place.url}-damaged-${point}`
    copyFileSync(place.url, damaged)
    copyFileSync(`${place.url}-wal`, `${damaged}-wal`)
    const at = random.below(size)
    if (point % 2 === 0) truncateSync(`${damaged}-wal`, at)
    else {
      const bytes = readFileSync(`${damaged}-wal`)
      bytes[at] = (bytes[at] as number) ^ (1 << random.below(8))
      writeFileSync(`${damaged}-wal`, bytes)
    }
    const handle = new DatabaseSync(damaged)
    expect(handle.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    const known = handle.prepare("SELECT count(*) AS tables FROM sqlite_schema WHERE name = 'ledger'").get() as { tables: number }
    handle.close()
    if (known.tables === 0) continue
    const after = await openStore(damaged)
    expect(await after.quota.audit()).toEqual([])
    const found = await after.accounts.byId(one.account.id)
    if (found) seen.add((await after.quota.usage(found.id)).used)
    await after.close()
  }
  // the damage was in the midst of the calls, not always before them
  expect(seen.size).toBeGreaterThan(5)
})
