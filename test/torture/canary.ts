import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import '../support/network.ts'
import { makeCustomer, serveListed } from '../bench/service-load.ts'
import { type Ran, runBin, runCli } from '../support/run-cli.ts'
import { starter, startService, usageOf, walletResult } from '../support/service.ts'
import { known } from '../support/subjects.ts'
import { type Answer, type Asked, body, by, cut, hang, json, redirect, reset, startUpstream } from '../support/upstream.ts'
import { torture } from './promise.ts'
import { type Random, seeded } from './random.ts'

/** Has the form of a key, and stands nowhere but in what is tried here. */
const canary = 'cv_live_CANARYSECRET7f3aQ9x2'
/** What of it must not be found: it, or a part of it in another spelling. */
const traces = [
  'CANARYSECRET',
  ...[0, 1, 2].map(shift =>
    Buffer.from(canary)
      .subarray(8 + shift, 20 + shift)
      .toString('base64')
      .slice(2, 14),
  ),
  Buffer.from('CANARYSECRET').toString('hex'),
]

interface Place {
  readonly folder: string
  readonly project: string
  /** The files that may hold it, because it was put there. */
  readonly allowed: Set<string>
  write(path: string, content: unknown): string
  /** Everything below, but what may hold it. */
  files(): string[]
  close(): void
}

function makePlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-canary-'))
  const project = join(folder, 'project')
  mkdirSync(join(project, '.git'), { recursive: true })
  const allowed = new Set<string>()
  return {
    ...{ folder, project, allowed },
    write(path, content) {
      const whole = join(folder, path)
      mkdirSync(dirname(whole), { recursive: true })
      writeFileSync(whole, typeof content === 'string' ? content : JSON.stringify(content), { mode: 0o600 })
      return whole
    },
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name))
        .filter(path => !allowed.has(path)),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const scan = ['scan', 'wallet', known.vitalik, '-c', '1', '--retries', '0', '--timeout', '300ms']
const list = ['scan', 'wallet', '-i', 'wallets.csv', '--retries', '0', '--timeout', '300ms']
const commands: readonly (readonly string[])[] = [
  ...[
    ['usage'],
    ['usage', '--json'],
    ['whoami'],
    ['whoami', '--json'],
    ['config', 'list'],
    ['config', 'list', '--json'],
    ['config', 'path'],
  ],
  ...[['login', '--with-token'], ['logout'], ['doctor', '--offline'], ['data', 'status'], scan, [...scan, '--json'], [...scan, '-v', '-v']],
  ...['jsonl', 'csv', 'sarif', 'junit', 'markdown', 'html'].map(format => [...scan, '--format', format]),
  [...list, '-o', 'out.csv', '--errors-file', 'errors.csv'],
  [...list, '-o', 'out.csv', '--resume', '-vv'],
  [...list, '--report', 'html=r.html', '--report', 'json=r.json', '--report', 'junit=r.xml', '--json'],
  [...list, '-o', 'out.csv', '--max-calls', '1'],
]
/** Where it does not belong, and people put it. */
const misplaced: readonly (readonly string[])[] = [
  ...[
    ['--api-key', canary, ...scan],
    [...scan, `--api-key=${canary}`],
    [...scan, '--key', canary],
    ['login', canary],
    ['login', '--token', canary],
  ],
  ...[
    ['usage', `--api-ky=${canary}`],
    ['config', 'set', 'api_key', canary],
    ['config', 'set', 'base_url', `https://${canary}@api.example.com`],
  ],
  ...[
    ['usage', '--base-url', `https://api.example.com/?key=${canary}`],
    ['usage', '--timeout', canary],
    ['usage', '--profile', `${canary}!`],
  ],
  ...[
    [...scan, '-o', `/nowhere/${canary.slice(0, 7)}`],
    ['scan', 'wallet', canary],
    ['scan', 'wallet', canary, '-c', '1', '--json'],
  ],
]

/** What a service can answer to bring it out: it repeats what it was sent. */
const echo = JSON.stringify({
  detail: `X-API-Key: ${canary}`,
  message: canary,
  error: { code: -32000, message: `key ${canary} is over its limit` },
})
function manners(elsewhere: URL): readonly Answer[] {
  return [
    ...[400, 401, 403, 404, 418, 429, 500, 502, 503].map(status => body(echo, { status, headers: { 'retry-after': '0' } })),
    ...[301, 302, 303, 307, 308].map(code => redirect(`${elsewhere.href}${canary}`, code)),
    redirect(elsewhere.href, 307),
    json(walletResult(known.vitalik, 1, { flags: [`[Debug] ${canary}`], security_summary: { [canary]: canary } })),
    json(walletResult(known.vitalik, 1, { risk_level: canary })),
    json(walletResult(canary, 1)),
    json({ ...usageOf(starter()), tier: canary }),
    ...[body(`<html>${canary}</html>`), body(`{"detail": "${canary}`), body(`${canary}\r\n\r\n`, { headers: { 'content-type': canary } })],
  ]
}

/** After these the same is asked again. */
const silent: readonly Answer[] = [cut(`"${canary}"`, 500), reset(), hang()]

const credentials = '.config/chainvet/credentials.json'
const settings = '.config/chainvet/config.json'

/** Puts the key somewhere, and the rest of the configuration into some state, sound or not. */
function furnish(place: Place, service: URL, elsewhere: URL, random: Random) {
  const { origin } = service
  place.write('project/wallets.csv', `address,chain\n${known.vitalik},1\n${known.lazarus},ethereum\nnonsense,1\n`)
  const stored = JSON.stringify({ keys: { [origin]: canary } })
  const files = [
    stored,
    stored,
    stored,
    `${stored.slice(0, -1)}`,
    `[${stored}]`,
    stored.slice(0, 40),
    `${stored}x`,
    `{"keys":{"${elsewhere.origin}":"${canary}"}}`,
    canary,
  ]
  const env: Record<string, string> = { HOME: place.folder, CHAINVET_TIMEOUT: '300ms' }
  const kept = random.below(3) === 0 ? '' : random.below(4) === 0 ? random.pick(files) : stored
  if (kept !== '') place.allowed.add(place.write(credentials, kept))
  if (random.below(3) === 0) env['CHAINVET_API_KEY'] = canary
  if (random.below(3) === 0) env['CHAINVET_DEBUG'] = '1'
  if (random.below(8) === 0)
    env['CHAINVET_BASE_URL'] = random.pick([origin, elsewhere.origin, `http://x:${canary}@${service.host}`, `${origin}/?key=${canary}`])
  const wrong = [
    { base_url: elsewhere.origin },
    { api_key: canary },
    { base_url: `https://${canary}@x.example` },
    `{"base_url": "${canary}`,
    canary,
    [],
  ]
  const config = random.below(6) > 0 ? { base_url: origin } : random.pick(wrong)
  place.allowed.add(place.write(settings, config))
  if (random.below(8) === 0) place.allowed.add(place.write('project/chainvet.config.json', random.pick(wrong)))
  // an own node whose address holds a key of its provider
  if (random.below(5) === 0) {
    env['CHAINVET_RPC_URL'] = `${elsewhere.origin}/v3/${canary}`
    env['CHAINVET_EXPLORER_URL'] = `${elsewhere.origin}/api?apikey=${canary}`
  }
  // whom the user himself has named as his service or his node is sent the key that he has put there
  const named =
    env['CHAINVET_RPC_URL'] !== undefined ||
    env['CHAINVET_BASE_URL'] === elsewhere.origin ||
    JSON.stringify(config).includes(elsewhere.origin)
  const given = env['CHAINVET_API_KEY'] !== undefined || env['CHAINVET_RPC_URL'] !== undefined || kept.includes(elsewhere.origin)
  return { env, elsewhereToo: (argv: readonly string[]) => named && (given || argv[0] === 'login') }
}

/** How much was looked through, and what was found. */
interface Search {
  readonly runs: number
  readonly bytes: number
  readonly found: string[]
}

function searched({ found, runs, bytes }: Search, what: string, content: string): Search {
  const trace = traces.find(one => content.includes(one))
  if (trace !== undefined && found.length < 50) {
    const at = content.indexOf(trace)
    found.push(`${what}: …${content.slice(Math.max(0, at - 60), at + trace.length + 20)}…`)
  }
  return { found, runs, bytes: bytes + content.length }
}

/** Real requests to a real service: its log, its database and all beside it. */
async function served(requests: number, random: Random, look: (what: string, content: string) => void): Promise<number> {
  const customer = await makeCustomer()
  const log: string[] = []
  const service = await serveListed(customer, chunk => void log.push(chunk))
  const secret = customer.key.slice(8, 38)
  const asked = (key: string) => {
    const headers = random.pick([
      { 'x-api-key': key },
      { authorization: `Bearer ${key}` },
      { 'x-api-key': `${key}x` },
      { cookie: `key=${key}` },
      {},
    ])
    const path = random.pick([
      '/v1/usage',
      `/v1/usage?key=${key}`,
      `/${key}`,
      '/v1/history',
      `/v1/history?cursor=${key}`,
      '/healthz',
      `/docs/${key}`,
    ])
    const scanned = random.pick([known.lazarus, key, `${key}'`, known.vitalik])
    const post = { method: 'POST', body: JSON.stringify({ address: scanned, chain_id: 1, note: key }) }
    const wallet = random.below(2) === 0
    return fetch(new URL(wallet ? '/v1/scan/wallet' : path, service.url), {
      headers: {
        ...headers,
        'content-type': 'application/json',
        'user-agent': random.pick(['x', key]),
        'x-request-id': random.pick(['1', key]),
      },
      redirect: 'manual',
      ...(wallet && post),
    })
  }
  try {
    for (let request = 0; request < requests; request++) {
      const answer = await asked(customer.key)
      await answer.arrayBuffer()
    }
  } finally {
    await service.stop()
  }
  const hidden = (text: string) => text.replaceAll(secret, 'CANARYSECRET')
  look('the log of the service', hidden(log.join('')))
  for (const file of readdirSync(customer.folder))
    look(`${file} of the service`, hidden(readFileSync(join(customer.folder, file)).toString('latin1')))
  rmSync(customer.folder, { recursive: true, force: true })
  return requests
}

/**
 * P8: a key in every place where people put one, the right and the wrong, through the error paths of the program: what it writes to
 * the screen, to files and to others is searched for it.
 */
export const canaryKey = torture({
  name: 'canary',
  promises: 'P8',
  sentence: 'Your key stays in its file, its header and its origin',
  size: { runs: 10_000, processes: 200, requests: 5_000 },
  async run({ runs, processes, requests }, { seed, signal, tell }) {
    const random = seeded(seed)
    const service = await startService({ [canary]: starter() })
    const elsewhere = await startUpstream(
      by(({ path }: Asked) => body(JSON.stringify({ error: { code: -32000, message: path } }), { status: 401 })),
    )
    let search: Search = { runs: 0, bytes: 0, found: [] }
    const look = (what: string, content: string) => {
      search = searched(search, what, content)
    }
    const odd = manners(elsewhere.url)
    const codes: Record<string, number> = {}
    try {
      for (let run = 0; run < runs + processes && !signal.aborted; run++) {
        const place = makePlace()
        service.calm()
        elsewhere.answer(json(usageOf(starter())))
        service.keys.set(canary, starter())
        const { env, elsewhereToo } = furnish(place, service.url, elsewhere.url, random)
        const argv = random.below(5) === 0 ? random.pick(misplaced) : random.pick(commands)
        // what does not say how often it tries would wait for the silent ones
        const possible = argv.includes('--retries') ? [...odd, ...silent] : odd
        if (random.below(4) > 0) service.misbehave(...Array.from({ length: 1 + random.below(6) }, () => random.pick(possible)))
        const ran: Ran = await (run < processes ? runBin(argv, env, canary) : runCli(argv, env, { cwd: place.project, stdin: canary }))
        codes[ran.code] = (codes[ran.code] ?? 0) + 1
        const what = `${argv.join(' ')} (run ${run})`
        look(`stdout of ${what}`, ran.stdout)
        look(`stderr of ${what}`, ran.stderr)
        if (/\[INTERNAL\]|^\s+at \S+ \(/m.test(ran.stderr)) search.found.push(`a crash in ${what}: ${ran.stderr.slice(0, 300)}`)
        // logging in is how the key comes into its file
        place.allowed.add(join(place.folder, credentials))
        for (const path of place.files()) look(`${path.slice(place.folder.length)} after ${what}`, readFileSync(path, 'latin1'))
        if (!elsewhereToo(argv))
          for (const { path, headers, body: sent } of elsewhere.requests)
            look(`what another origin was sent by ${what}`, JSON.stringify([path, headers, sent]))
        for (const { path, body: sent } of service.requests) look(`what the service was sent by ${what}`, `${path} ${sent}`)
        place.close()
        search = { ...search, runs: search.runs + 1 }
        if (run % 1_000 === 999) tell(`${run + 1} runs, ${search.found.length} found`)
      }
      const answered = await served(requests, random, look)
      const words = (count: number) => count.toLocaleString('en')
      return {
        figure: `${search.found.length} places with a trace of the key after ${words(search.runs)} runs of the program and ${words(answered)} requests to its service (${(search.bytes / 2 ** 20).toFixed(0)} MB searched)`,
        violations: [...new Set(search.found)],
        details: [
          `exit codes: ${Object.entries(codes)
            .map(([code, count]) => `${code} ${count}`)
            .join(', ')}`,
        ],
      }
    } finally {
      await service.stop()
      await elsewhere.stop()
    }
  },
})
