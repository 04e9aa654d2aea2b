import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dataDirectory } from '../../src/cli/data/place.ts'
import { updateLists } from '../../src/cli/data/update.ts'
import { readLabels } from '../../src/sources/lists/label-rows.ts'
import { useLabelFile } from '../../src/sources/lists/source.ts'
import { type Home, makeHome } from '../support/home.ts'
import { runCli } from '../support/run-cli.ts'
import { sdn, strangers, zipped } from '../support/sdn.ts'
import { type Answer, body, clockwork, startUpstream, status, type Upstream } from '../support/upstream.ts'

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
})
afterAll(() => upstream.stop())
// the file that scans read is named once for the whole process
afterEach(() => useLabelFile(undefined))

const today = new Date().toISOString().slice(0, 10)
const known = readLabels(readFileSync('src/sources/lists/labels.bin')).entries.filter(
  ({ record }) => record.list === 'OFAC SDN' && record.delistedOn === undefined,
)
/** OFAC's list as it is in the program, with and without some. */
const sdnOf = ({ without = [] as readonly string[], more = [] as readonly string[], issuedOn = today } = {}) =>
  sdn(
    [
      {
        name: 'A PARTY',
        addresses: [...known.map(({ address }) => address), ...more]
          .filter(address => !without.includes(address.toLowerCase()))
          .map(address => ['ETH', address] as const),
      },
    ],
    { issuedOn },
  )
const lazarus = '0x098b716b8aaf21512996dc57eb0615e2383e2f96'
const fileOf = (home: Home) => join(home.folder, '.local/share/chainvet/labels.bin')
const handed = (home: Home, content: string | Buffer) => {
  const path = join(home.folder, 'SDN_ADVANCED.XML')
  writeFileSync(path, content)
  return path
}
const cli = (home: Home, ...argv: string[]) => runCli(argv, home.env(), { cwd: home.project })
const fromFile = (home: Home, content: string, ...more: string[]) =>
  cli(home, 'data', 'update', '--source', 'ofac', '--from', handed(home, content), ...more)
const fits = async (name: string, value: unknown) => {
  const schema = JSON.parse((await runCli(['schema', name])).stdout)
  const judge = new Ajv2020({ strict: false, validateFormats: false }).compile(schema)
  return judge(value) || judge.errors
}
const scan = async (home: Home, address: string, chain = 'ethereum') => {
  const { code, stdout, stderr } = await cli(home, 'scan', 'wallet', address, '-c', chain, '--offline', '--json')
  return { code, stderr, result: JSON.parse(stdout) }
}

describe('data update', () => {
  test('puts what was read into a file that only the user can read, and scans read it', async () => {
    const home = makeHome()
    const [fresh = ''] = strangers(1)
    expect((await scan(home, fresh)).result.error.code).toBe('UNSCORED')
    const { code, stdout, stderr } = await fromFile(home, sdnOf({ more: [fresh], without: [lazarus] }))
    expect([code, stderr]).toEqual([0, `ofac: updated, ${known.length} addresses\n`])
    expect(stdout).toContain(`OFAC SDN: updated ${known.length} -> ${known.length} addresses, as of ${today} (issued ${today})`)
    expect(stdout).toMatch(/1 added:\n {4}\+ 0x[0-9a-fA-F]{40} {2}A PARTY, CYBER2, since 2024-02-03/)
    expect(stdout).toMatch(/1 taken back:\n {4}- 0x098B716B8Aaf21512996dC57EB0615e2383E2f96 {2}Lazarus Group, DPRK3/)
    expect([home.modeOf(fileOf(home)), home.modeOf(join(fileOf(home), '..'))]).toEqual(['0600', '0700'])
    expect(home.files().filter(path => /\.(?:tmp|lock)$/.test(path))).toEqual([])

    expect((await scan(home, fresh)).result).toMatchObject({ risk_score: 100, risk_level: 'CRITICAL' })
    // offline nobody is cleared: an entry that was taken back leaves no score
    expect((await scan(home, lazarus)).result.error.code).toBe('UNSCORED')
  })

  test('fetches every list from its own publisher; one that fails costs no other', async () => {
    const home = makeHome()
    const [usdt, zero] = ['0xdAC17F958D2ee523a2206206994597C13D831ec7', '0x0000000000000000000000000000000000000000']
    const scams = strangers(200)
    const archive = zipped('SDN_ADVANCED.XML', Buffer.from(sdnOf({ issuedOn: '2026-11-19' })))
    const answer: Answer = (asked, response) => {
      if (asked.path === '/api/PublicationPreview/exports/SDN_ADVANCED.ZIP') return body(archive)(asked, response)
      if (asked.path.startsWith('/scamsniffer/')) return body(JSON.stringify([...scams, usdt, zero]))(asked, response)
      return status(404)(asked, response)
    }
    upstream.answer(answer)
    const done = await updateLists({
      env: home.env(),
      cwd: home.project,
      world: clockwork(),
      signal: new AbortController().signal,
      timeout: 60_000,
      sources: [],
      dryRun: false,
      force: false,
      hosts: { 'sanctionslistservice.ofac.treas.gov': upstream.url.origin, 'raw.githubusercontent.com': upstream.url.origin },
      onStart: () => {},
      onEnd: () => {},
      warn: () => {},
    })
    expect(done.sources.map(({ source, state }) => [source, state])).toEqual([
      ['ofac', 'unchanged'],
      ['scamsniffer', 'updated'],
      ['myetherwallet', 'kept'],
      ['forta', 'kept'],
      ['graphsense', 'kept'],
    ])
    expect(done.sources[1]).toMatchObject({ before: 0, after: 200, left_out: { other_chains: 0, everybodys: 2 } })
    expect(done.sources[2]?.problem).toBe('MyEtherWallet darklist refused with status 404')
    expect(await fits('data-update', done)).toBe(true)
    const lists = readLabels(readFileSync(fileOf(home))).lists
    expect(lists.filter(({ name }) => name === 'OFAC SDN').map(({ family, asOf }) => `${family} ${asOf}`)).toEqual(
      ['bitcoin', 'cardano', 'evm', 'solana', 'tron', 'xrp'].map(family => `${family} 2026-11-20`),
    )
    expect(lists.find(({ name }) => name === 'OFAC SDN')?.origin).toMatchObject({ host: upstream.url.host, issuedOn: '2026-11-19' })
  })

  test('--dry-run says what would change and writes nothing', async () => {
    const home = makeHome()
    const { code, stdout } = await fromFile(home, sdnOf({ more: strangers(2) }), '--dry-run', '--json')
    const done = JSON.parse(stdout)
    expect([code, done.written, done.dry_run, done.sources[0].added.count]).toEqual([0, false, true, 2])
    expect(existsSync(join(fileOf(home), '..'))).toBe(false)
  })

  test('a publisher that sends something else leaves the lists as they were', async () => {
    const home = makeHome()
    await fromFile(home, sdnOf())
    const before = readFileSync(fileOf(home))
    upstream.answer(body('<html>Access denied</html>'))
    const { code, stdout, stderr } = await cli(home, 'data', 'update', '--source', 'ofac', '--from', `${upstream.url.origin}/x`)
    expect(code).toBe(5)
    expect(stdout).toContain('OFAC SDN: not updated, the list stays as it was\n  the list was not taken: it is not the list of OFAC')
    expect(stderr).toContain('scans go on with what is in place')
    expect(readFileSync(fileOf(home)).equals(before)).toBe(true)
  })

  test.each([
    ['an unknown publisher', ['--source', 'ofacc'], 'Did you mean ofac?'],
    ['--from without a publisher', ['--from', 'x'], '--from stands in for one publisher'],
    ['--offline', ['--offline'], 'data update opens connections, and --offline forbids them'],
    ['a URL that anybody on the way can answer', ['--source', 'ofac', '--from', 'http://example.com/x'], 'begins with https://'],
    ['a file that is not there', ['--source', 'ofac', '--from', 'nothing.xml'], 'does not exist'],
  ])('%s is a mistake of the caller', async (_, flags, words) => {
    const { code, stderr } = await cli(makeHome(), 'data', 'update', ...flags)
    expect(code).toBe(2)
    expect(stderr).toContain(words)
  })

  test('killed in the middle of it, the lists are the old ones, whole', async () => {
    const home = makeHome()
    await fromFile(home, sdnOf())
    const before = readFileSync(fileOf(home))
    const text = sdnOf({ more: strangers(50) })
    const half: Answer = (_, response) =>
      void response.writeHead(200, { 'content-length': text.length }).write(text.slice(0, text.length / 2))
    upstream.answer(half)
    const argv = ['bin/chainvet.cjs', 'data', 'update', '--source', 'ofac', '--from', `${upstream.url.origin}/list`]
    const child = spawn(process.execPath, argv, { env: { PATH: process.env['PATH'], ...home.env() } })
    while (upstream.requests.length === 0) await new Promise(resolve => setTimeout(resolve, 20))
    child.kill('SIGKILL')
    await once(child, 'close')
    expect(readFileSync(fileOf(home)).equals(before)).toBe(true)
    // its lock is taken over
    expect((await fromFile(home, text)).code).toBe(0)
    expect(readFileSync(fileOf(home)).equals(before)).toBe(false)
  })
})

test.each<[Record<string, string>, string, string | undefined]>([
  [{ CHAINVET_DATA_DIR: '/own', XDG_DATA_HOME: '/xdg', HOME: '/home/u' }, 'linux', '/own'],
  [{ CHAINVET_DATA_DIR: 'own' }, 'linux', '/work/here/own'],
  [{ XDG_DATA_HOME: '/xdg', HOME: '/home/u' }, 'linux', '/xdg/chainvet'],
  [{ XDG_DATA_HOME: 'relative', HOME: '/home/u' }, 'linux', '/home/u/.local/share/chainvet'],
  [{ LOCALAPPDATA: '/local', HOME: '/home/u' }, 'win32', '/local/chainvet'],
  [{ LOCALAPPDATA: '/local', HOME: '/home/u' }, 'linux', '/home/u/.local/share/chainvet'],
  [{}, 'linux', undefined],
])('with %j on %s the lists lie in %s', (env, platform, expected) => {
  expect(dataDirectory(env, '/work/here', platform)).toBe(expected)
})

describe('data status', () => {
  test('tells every list with its age, and which are too old', async () => {
    const home = makeHome()
    const status = JSON.parse((await cli(home, 'data', 'status', '--json')).stdout)
    expect(await fits('data-status', status)).toBe(true)
    expect(status).toMatchObject({ origin: 'program', problem: null, user_file: fileOf(home), too_old: true })
    const byName = (name: string) => status.lists.filter((list: { name: string }) => list.name === name)
    expect(new Set(byName('OFAC SDN').map((list: { too_old: boolean }) => list.too_old))).toEqual(new Set([true]))
    expect(byName('Israel NBCTF')[0]).toMatchObject({ fixed: true, too_old: false })
    await fromFile(home, sdnOf())
    const after = JSON.parse((await cli(home, 'data', 'status', '--json')).stdout)
    expect(after).toMatchObject({ origin: 'user', file: fileOf(home), too_old: false })
    expect((await cli(home, 'data', 'status')).stdout).toContain('young enough for every scan')
  })
})

describe('a damaged file of the user', () => {
  test.each([
    ['cut off', (file: Buffer) => file.subarray(0, 5_000)],
    ['of zeros', (file: Buffer) => Buffer.alloc(file.length)],
    ['with a bit turned where keys lie', (file: Buffer) => file.fill((file[20_000] as number) ^ 1, 20_000, 20_001)],
    ['with every block turned', (file: Buffer) => Buffer.from(file.map((byte, at) => (at > 12_000 ? byte ^ 1 : byte)))],
  ])('%s is never believed: the lists of the program stand in, and that is said', async (_, damage) => {
    const home = makeHome()
    await fromFile(home, sdnOf())
    writeFileSync(fileOf(home), damage(readFileSync(fileOf(home))))
    const { result, stderr } = await scan(home, lazarus)
    expect(result.risk_score).toBe(100)
    // a look-up that touches no damaged part of the file needs no other
    if (stderr !== '') expect(stderr).toMatch(/^warning: your lists are not used, those of the program are\. The label file is/)
    const { stdout } = await cli(home, 'data', 'status', '--json')
    expect(JSON.parse(stdout)).toMatchObject({ origin: 'program', problem: expect.stringMatching(/^The label file is/) })
    expect((await cli(home, 'data', 'status')).stdout).toContain('is not read: The label file is')
  })
})

describe('data export and import', () => {
  test('carry the lists to another machine', async () => {
    const [here, there] = [makeHome(), makeHome()]
    const [fresh = ''] = strangers(1)
    await fromFile(here, sdnOf({ more: [fresh] }))
    const file = join(here.folder, 'lists.chainvet')
    expect((await cli(here, 'data', 'export', file)).code).toBe(0)
    const head = JSON.parse(readFileSync(file).subarray(0, 4096).toString('latin1').split('\n')[0] as string)
    expect(head).toMatchObject({ chainvet_lists: 1, version: expect.any(String), bytes: readFileSync(fileOf(here)).length })
    const { code, stdout } = await cli(there, 'data', 'import', file)
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Took 24 lists with \d+ entries into /)])
    expect(readFileSync(fileOf(there)).equals(readFileSync(fileOf(here)))).toBe(true)
    expect((await scan(there, fresh)).result.risk_score).toBe(100)
  })

  test.each<[string, (file: Buffer) => Buffer, string]>([
    ['cut off', file => file.subarray(0, -100), 'it is cut off'],
    ['with something behind it', file => Buffer.concat([file, Buffer.of(1)]), 'longer than it says'],
    ['with a bit turned', file => file.fill((file[9_000] as number) ^ 1, 9_000, 9_001), 'its checksum does not match'],
    ['of something else', () => Buffer.from('address,chain\n'), 'it is no file of chainvet data export'],
    ['without an end of the first line', () => Buffer.alloc(10_000, 0x7b), 'it is no file of chainvet data export'],
    [
      'of a size that cannot be',
      file => Buffer.concat([Buffer.from('{"chainvet_lists":1,"bytes":1e99,"sha256":"'), file]),
      'no file of chainvet',
    ],
  ])('a file %s is refused, and nothing is changed', async (_, damage, words) => {
    const [here, there] = [makeHome(), makeHome()]
    const file = join(here.folder, 'lists.chainvet')
    await cli(here, 'data', 'export', file)
    writeFileSync(file, damage(readFileSync(file)))
    const { code, stderr } = await cli(there, 'data', 'import', file)
    expect([code, stderr]).toEqual([2, expect.stringContaining(words)])
    expect(existsSync(fileOf(there))).toBe(false)
  })

  test('lists that are older than those in place are taken with --force only', async () => {
    const [here, there] = [makeHome(), makeHome()]
    const file = join(here.folder, 'lists.chainvet')
    await cli(here, 'data', 'export', file)
    await fromFile(there, sdnOf())
    const { code, stderr } = await cli(there, 'data', 'import', file)
    expect([code, stderr]).toEqual([2, expect.stringMatching(/its OFAC SDN is of \S+, and the one in place is of/)])
    expect((await cli(there, 'data', 'import', file, '--force')).code).toBe(0)
  })
})
