import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chains } from '../../src/chains/index.ts'
import type { App } from '../../src/cli/app.ts'
import { run } from '../../src/cli/run.ts'
import type { Diagnosis } from '../../src/output/doctor.ts'
import { runCli } from '../support/run-cli.ts'

let home = ''
let connections = 0
const connect = net.Socket.prototype.connect

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'chainvet-doctor-'))
  connections = 0
  net.Socket.prototype.connect = function (this: net.Socket, ...given: unknown[]) {
    connections++
    return connect.apply(this, given as Parameters<typeof connect>)
  } as typeof connect
})
afterEach(() => {
  net.Socket.prototype.connect = connect
  rmSync(home, { recursive: true, force: true })
})

const doctor = (flags: readonly string[] = [], env: Record<string, string> = {}) =>
  runCli(['doctor', ...flags], { HOME: home, ...env }, { cwd: home })
const diagnosis = async (flags: readonly string[] = [], env: Record<string, string> = {}) => {
  const { code, stdout } = await doctor(['--json', ...flags], env)
  return { code, ...(JSON.parse(stdout) as Diagnosis) }
}
const problems = ({ findings }: Diagnosis) => findings.filter(({ severity }) => severity === 'problem').map(({ what }) => what)

describe('doctor', () => {
  test('finds nothing wrong with a fresh home, changes nothing in it and opens no connection', async () => {
    const found = await diagnosis()
    expect([found.code, problems(found), connections]).toEqual([0, [], 0])
    expect(existsSync(join(home, '.config'))).toBe(false)
    expect(found.reached).toBeNull()
    expect(found.hosts.map(({ chain }) => chain)).toEqual(chains.map(({ name }) => name))
    expect((await doctor()).stdout).toContain('Nothing was sent.')
  })

  test('names the hosts of a chain, and only those of the user where they replace the public ones', async () => {
    const [ethereum] = (await diagnosis(['-c', 'ethereum'])).hosts
    expect(new Set(ethereum?.hosts.map(({ source }) => source))).toEqual(new Set(['Node', 'Explorer', 'GoPlus', 'Other chains']))
    const own = await diagnosis([
      '-c',
      'ethereum',
      '--rpc-url',
      'https://node.example/v2/SECRETKEY',
      '--explorer-url',
      'https://x.example',
      '--no-provider',
    ])
    expect(own.hosts[0]?.hosts).toEqual([
      { source: 'Node', host: 'node.example', place: 1 },
      { source: 'Explorer', host: 'x.example', place: 1 },
    ])
    expect(JSON.stringify(own)).not.toContain('SECRETKEY')
  })

  test('a service is the only host there is', async () => {
    const found = await diagnosis([], { CHAINVET_BASE_URL: 'https://api.example.com' })
    expect(found.service).toBe('https://api.example.com')
    expect(new Set(found.hosts.flatMap(({ hosts }) => hosts.map(({ host }) => host)))).toEqual(new Set(['api.example.com']))
  })

  test('every list has its date, its age and its number of entries, and the file its hash', async () => {
    const { lists } = await diagnosis()
    const file = readFileSync(new URL('../../src/sources/lists/labels.bin', import.meta.url))
    expect(lists.bytes).toBe(file.length)
    expect(lists.sha256).toMatch(/^[0-9a-f]{64}$/)
    for (const list of lists.lists)
      expect(list).toMatchObject({ as_of: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), entries: expect.any(Number) })
  })

  test.each([
    [0o600, []],
    [0o640, ['can be read by others (0640)']],
    [0o644, ['can be read by others (0644)']],
  ])('credentials with mode %o', async (mode, found) => {
    mkdirSync(join(home, '.config/chainvet'), { recursive: true, mode: 0o700 })
    const path = join(home, '.config/chainvet/credentials.json')
    writeFileSync(path, '{"keys":{"https://api.example.com":"cv_live_0123456789abcdef"}}')
    chmodSync(path, mode)
    const seen = await diagnosis()
    expect(problems(seen).map(what => what.replace(/.* (can be)/, '$1'))).toEqual(found)
    expect(seen.code).toBe(found.length > 0 ? 8 : 0)
    expect(JSON.stringify(seen)).not.toContain('0123456789abcdef')
    // the doctor looks and does not touch
    expect(seen.files.find(({ what }) => what === 'credentials')?.mode).toBe(`0${mode.toString(8)}`)
  })

  test('a configuration that cannot be read is a problem, and the rest is looked at all the same', async () => {
    mkdirSync(join(home, '.config/chainvet'), { recursive: true })
    writeFileSync(join(home, '.config/chainvet/config.json'), '{"chian":')
    const found = await diagnosis()
    expect(found.code).toBe(8)
    expect(problems(found)).toEqual([expect.stringContaining('config.json')])
    expect(found.hosts).toHaveLength(chains.length)
  })

  test.each([
    ['certificates that nobody checks', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'certificates are not checked'],
    ['a proxy that is none', { HTTPS_PROXY: 'http://' }, 'HTTPS_PROXY is not the address of a proxy'],
    ['a key file that is not there', { CHAINVET_API_KEY_FILE: '/nowhere/key' }, '/nowhere/key'],
    ['certificates that are not there', { NODE_EXTRA_CA_CERTS: '/nowhere/ca.pem' }, '/nowhere/ca.pem'],
  ])('%s are a problem', async (_, env, what) => {
    const found = await diagnosis([], env as Record<string, string>)
    expect(problems(found)).toEqual([expect.stringContaining(what)])
    expect(found.code).toBe(8)
  })

  test('a variable with a typing error is a warning with a suggestion', async () => {
    const { code, findings } = await diagnosis([], { CHAINVET_CHIAN: 'base' })
    expect(code).toBe(0)
    expect(findings).toContainEqual({
      severity: 'warning',
      what: 'CHAINVET_CHIAN is set and has no effect',
      hint: 'Did you mean CHAINVET_CHAIN?',
    })
  })

  test('--online and --offline contradict each other', async () => {
    expect(await doctor(['--online', '--offline'])).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('[USAGE]') })
  })
})

describe('what is secret or private', () => {
  const env = {
    CHAINVET_API_KEY: 'cv_live_HUNTER2HUNTER2',
    ETHERSCAN_API_KEY: 'HUNTER2ETHERSCAN',
    CHAINVET_RPC_URL: 'https://node.hunter.example/v2/HUNTER2RPC',
    CHAINVET_EXPLORER_URL: 'https://explorer.hunter.example/?key=HUNTER2EXPLORER',
    HTTPS_PROXY: 'http://hunter2user:hunter2pass@proxy.hunter.example:3128',
    NO_PROXY: 'intranet.hunter.example',
    CHAINVET_CHAIN: 'base',
  }

  test.each([[[]], [['--share']]])('no key, password or path of a URL is in the diagnosis: %j', async flags => {
    for (const format of [[], ['--json']]) {
      const { stdout, stderr } = await doctor([...flags, ...format], env)
      expect(stdout + stderr).not.toMatch(/hunter2/i)
      expect(stdout).toContain('CHAINVET_API_KEY')
    }
  })

  test('--share leaves out home, user and hosts of one’s own as well, and keeps what helps', async () => {
    for (const format of [[], ['--json']]) {
      const { stdout } = await doctor(['--share', ...format], env)
      expect(stdout).not.toMatch(/hunter/i)
      expect(stdout).not.toContain(home)
      expect(stdout).toContain('~/.config/chainvet')
      expect(stdout).toContain('<private host>')
      expect(stdout).toMatch(/CHAINVET_CHAIN\W.*base/s)
      expect(stdout).toContain('api.gopluslabs.io')
    }
  })

  test.each([
    ['y', true],
    ['', false],
    ['n', false],
  ])('--share on a terminal shows the text first and asks; answered %j', async (typed, saved) => {
    const said: string[] = []
    const asked: string[] = []
    const stream: App['stdout'] = { isTTY: true, columns: 100, write: text => void said.push(text), drained: async () => {} }
    const app: App = {
      env: { HOME: home },
      cwd: home,
      stdout: stream,
      stderr: stream,
      stdin: {
        isTTY: true,
        async *bytes() {},
        readHidden: async prompt => {
          asked.push(prompt)
          expect(said.join('')).toContain('Versions')
          return typed
        },
      },
      signal: new AbortController().signal,
      stopped: undefined,
      exitCode: 0,
    }
    await run(app, ['doctor', '--share', '--color', 'always'])
    expect(asked).toHaveLength(1)
    expect(existsSync(join(home, 'chainvet-doctor.txt'))).toBe(saved)
    if (saved) expect(readFileSync(join(home, 'chainvet-doctor.txt'), 'utf8')).not.toContain('\u001b')
  })
})

describe('--online', () => {
  const asked: string[] = []
  let server: Server

  /** A node that says it serves `chainId`, and pages for everything else. */
  const start = (chainId: string): Promise<string> =>
    new Promise(ready => {
      asked.length = 0
      server = createServer((request, response) => {
        asked.push(`${request.method} ${request.url}`)
        response.setHeader('content-type', 'application/json')
        response.end(request.method === 'POST' ? JSON.stringify({ jsonrpc: '2.0', id: 1, result: chainId }) : '{}')
      }).listen(0, '127.0.0.1', () => ready(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
    })
  afterEach(() => new Promise(closed => void server.close(closed)))

  const online = (url: string) =>
    diagnosis(['--online', '-c', 'ethereum', '--rpc-url', `${url}/SECRETPATH`, '--explorer-url', `${url}/e`, '--no-provider'])

  test('asks each host once, names no address and says how long it took', async () => {
    const url = await start('0x1')
    const found = await online(url)
    expect(asked).toHaveLength(1)
    expect(asked.join()).not.toMatch(/0x[0-9a-f]{40}/i)
    expect(found.reached).toEqual([{ host: url.slice(7), answered: true, ms: expect.any(Number), problem: null }])
    expect(found.code).toBe(0)
  })

  test('a node of another chain is a problem', async () => {
    const url = await start('0x38')
    const node = await diagnosis(['--online', '-c', 'ethereum', '--rpc-url', url, '--explorer-url', 'http://127.0.0.1:1', '--no-provider'])
    expect(node.code).toBe(8)
    expect(node.reached?.[0]).toMatchObject({ answered: true, problem: 'serves another chain (0x38)' })
    expect(node.reached?.[1]).toMatchObject({ answered: false, problem: expect.stringContaining('connection refused') })
    expect(problems(node)).toEqual(['no Node answers as it should for Ethereum', 'no Explorer answers as it should for Ethereum'])
    expect(JSON.stringify(node)).not.toContain('SECRETPATH')
  })
})

describe('--targets, the privacy receipt', () => {
  const listed = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96'
  const other = '0x52908400098527886E0F7030069857D2E4169EE7'
  const rows = `address,chain,label
${listed},ethereum,one
${other},base,two
${listed.toLowerCase()},1,one again
bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq,bitcoin,stays here
${other},,no chain
5290840009852788,eth,no address
`
  const receipt = async (flags: readonly string[] = [], env: Record<string, string> = {}) => {
    const file = join(home, 'wallets.csv')
    writeFileSync(file, rows)
    const { code, stdout } = await doctor(['--targets', file, '--json', ...flags], env)
    return { code, ...JSON.parse(stdout) }
  }

  test('each host sees the addresses of its chains, nobody sees what a scan would refuse, and nobody is asked', async () => {
    const { code, counts, hosts } = await receipt()
    expect([code, connections]).toEqual([0, 0])
    expect(counts).toEqual({ rows: 6, addresses: 3, duplicates: 1, refused: 2, stay_here: 0 })
    type Seen = { host: string; source: string; addresses: string[]; always: boolean }
    const own = hosts.filter(({ source }: Seen) => source !== 'Other chains')
    const by = new Map<string, Seen>(own.map((host: Seen) => [host.host, host]))
    // a wallet without activity is asked about on the other chains
    const elsewhere = hosts.find(({ host, source }: Seen) => host === 'mainnet.base.org' && source === 'Other chains')
    expect(elsewhere).toMatchObject({ always: false, addresses: [`eip155:1:${listed}`] })
    expect(by.get('ethereum-rpc.publicnode.com')).toMatchObject({ always: true, addresses: [`eip155:1:${listed}`] })
    expect(by.get('eth.drpc.org')).toMatchObject({ always: false, addresses: [`eip155:1:${listed}`] })
    expect(by.get('mainnet.base.org')).toMatchObject({ always: true, addresses: [`eip155:8453:${other}`] })
    expect(by.get('api.gopluslabs.io')?.addresses).toEqual([`eip155:1:${listed}`, `eip155:8453:${other}`])
    const sees = hosts.filter(({ addresses }: { addresses: string[] }) => addresses.join().includes('bc1q'))
    expect(sees.length).toBeGreaterThan(0)
    for (const { addresses } of sees) expect(addresses).toHaveLength(1)
  })

  test('every host is told with what it learns, in words', async () => {
    writeFileSync(join(home, 'w.csv'), rows)
    const { stdout } = await doctor(['--targets', join(home, 'w.csv')])
    expect(stdout).toMatch(
      /^api\.gopluslabs\.io\n {2}GoPlus of Ethereum, Base, asked by every scan\n {2}learns the address.* IP address.* time\n {2}sees 2 addresses:\n {4}eip155/m,
    )
    expect(stdout).not.toContain('would stay on this machine')
  })

  test('--offline proves that no host would see any', async () => {
    expect(await receipt(['--offline'])).toMatchObject({ offline: true, hosts: [], counts: { addresses: 3, stay_here: 3 } })
    expect((await doctor(['--targets', join(home, 'wallets.csv'), '--offline'])).stdout).toContain('no host would see any of them')
  })

  test('a service sees all of them, and the key', async () => {
    const { hosts } = await receipt([], { CHAINVET_BASE_URL: 'https://api.example.com' })
    expect(hosts).toHaveLength(1)
    expect(hosts[0]).toMatchObject({ host: 'api.example.com', learns: expect.arrayContaining(['your API key']) })
    expect(hosts[0].addresses).toHaveLength(3)
  })

  test('a private key in the list is counted as refused and never repeated', async () => {
    const secret = 'ab'.repeat(32)
    writeFileSync(join(home, 'keys.csv'), `address,chain\n0x${secret},ethereum\n${listed},ethereum\n`)
    const { stdout, stderr } = await doctor(['--targets', join(home, 'keys.csv'), '--json'])
    expect(JSON.parse(stdout).counts).toMatchObject({ rows: 2, addresses: 1, refused: 1 })
    expect(stdout + stderr).not.toContain(secret.slice(0, 16))
  })

  test('a file that is not there is a usage error', async () => {
    expect(await doctor(['--targets', join(home, 'nothing.csv')])).toMatchObject({ code: 2, stdout: '' })
  })
})
