import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { digestOf, mintKey, readKey } from '../../src/service/keys.ts'
import { openStore } from '../../src/service/store/open.ts'

export interface Served {
  readonly url: string
  readonly pid: number
  alive(): boolean
  stop(): Promise<void>
}

/** A customer of a service whose quota nobody reaches. */
export interface Paying {
  readonly folder: string
  readonly database: string
  readonly pepperFile: string
  readonly key: string
}

/** A folder with a store, one account and its key. */
export async function makeCustomer(): Promise<Paying> {
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-bench-'))
  const [database, pepperFile, pepper] = [join(folder, 'service.db'), join(folder, 'pepper'), 'p'.repeat(40)]
  writeFileSync(pepperFile, pepper, { mode: 0o600 })
  const store = await openStore(database)
  const account = await store.accounts.create({ name: 'bench', tier: 'enterprise', included: 1_000_000_000 })
  const key = mintKey('live')
  const digest = digestOf(key, Buffer.from(pepper))
  await store.keys.create({ account: account.id, label: 'bench', mode: 'live', ending: readKey(key)?.ending as string, digest })
  await store.close()
  return { folder, database, pepperFile, key }
}

/** `chainvet serve` without limits of pace; its lists are all it knows. `hear` gets its log. */
export const serveListed = ({ database, pepperFile }: Paying, hear?: (log: string) => void): Promise<Served> => {
  const words = [
    'bin/chainvet.cjs',
    'serve',
    '--offline',
    '--port',
    '0',
    '--database',
    database,
    '--pepper-file',
    pepperFile,
    '--burst',
    '0',
    '--concurrent',
    '10000',
    '--scans',
    '10000',
    '--connections',
    '10000',
    '--stop-time',
    '2',
  ]
  return started(words, hear)
}

/** A bare hono server that checks the same body and gives back a constant: as many bytes as the service sends. */
export const serveBare = (answer: string): Promise<Served> =>
  started([
    '--input-type=module',
    '-e',
    `import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'
const request = z.object({ address: z.string().min(1).max(512), chain_id: z.int() })
const answer = ${JSON.stringify(answer)}
const app = new Hono()
app.post('/v1/scan/wallet', async c => {
  const { data } = request.safeParse(await c.req.json())
  return data ? c.body(answer, 200, { 'content-type': 'application/json' }) : c.json({ detail: 'no' }, 400)
})
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.error('listens on http://127.0.0.1:' + port + '/'))
process.on('SIGTERM', () => process.exit(0))`,
  ])

async function started(words: readonly string[], hear?: (log: string) => void): Promise<Served> {
  const child: ChildProcess = spawn(process.execPath, [...words], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr?.on('data', chunk => {
      hear?.(String(chunk))
      // the log goes on for as long as the service does, and only its beginning is wanted
      if (said.length > 10_000) return
      said += String(chunk)
      const found = /listens on (http:\/\/[^/\s]+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', code => reject(new Error(`it ended with ${code}: ${said}`)))
  })
  return {
    url,
    pid: child.pid as number,
    alive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

export interface Load {
  readonly connections: number
  readonly seconds: number
  /** Requests a second that are sent at most; as many as go by default. */
  readonly rate?: number
}

export interface Loaded {
  /** Requests that were answered, a second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Answers with another status than 200, and connections that failed. */
  readonly failures: number
}

/**
 * The same, as fast as they are answered, with wrk (Debian has it) where it is installed: it takes less of the machine than a client
 * in node, which the service and the bare server would feel alike.
 */
export async function fullLoad(url: string, key: string, addresses: readonly string[], asked: Omit<Load, 'rate'>): Promise<Loaded> {
  const program = (process.env['PATH'] ?? '').split(':').map(folder => join(folder, 'wrk'))
  const wrk = program.find(path => existsSync(path))
  if (wrk === undefined) return load(url, key, addresses, asked)
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-wrk-'))
  const script = join(folder, 'scans.lua')
  writeFileSync(script, luaFor(key, addresses))
  try {
    const words = ['-t1', `-c${asked.connections}`, `-d${asked.seconds}s`, '--timeout', '10s', '-s', script, url]
    const { stdout } = await promisify(execFile)(wrk, words)
    const figures = /figures (\S+) (\S+) (\S+) (\S+)/.exec(stdout)
    if (!figures) throw new Error(`wrk said: ${stdout}`)
    const [rate, p50, p99, failures] = figures.slice(1).map(Number) as [number, number, number, number]
    return { rate, p50, p99, failures }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const luaFor = (key: string, addresses: readonly string[]): string => `
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.headers["X-API-Key"] = "${key}"
local addresses = { ${addresses.map(address => JSON.stringify(address)).join(', ')} }
local requests, at = {}, 0
function init()
  for place, address in ipairs(addresses) do requests[place] = wrk.format("POST", "/v1/scan/wallet", nil, '{"address":"' .. address .. '","chain_id":1}') end
end
function request()
  at = at % #requests + 1
  return requests[at]
end
function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format("figures %f %f %f %d\\n", summary.requests * 1e6 / summary.duration, latency:percentile(50) / 1000, latency:percentile(99) / 1000, failed))
end
`

/** Runs a client of its own process: scans of listed addresses, one after the other on each connection. */
export async function load(url: string, key: string, addresses: readonly string[], { connections, seconds, rate }: Load): Promise<Loaded> {
  const { hostname, port } = new URL(url)
  const work = JSON.stringify({ hostname, port: Number(port), key, addresses, connections, seconds, rate: rate ?? null })
  const child = execFile(process.execPath, ['--input-type=module', '-e', client], { maxBuffer: 1 << 20 })
  child.stdin?.end(work)
  let [said, failed] = ['', '']
  child.stdout?.on('data', chunk => {
    said += chunk
  })
  child.stderr?.on('data', chunk => {
    failed += chunk
  })
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`the client ended with ${code}: ${failed}`)
  return JSON.parse(said) as Loaded
}

/**
 * The client. Without a rate each connection asks again when it was answered; with one, requests are due at their times, and
 * their latency counts from then, so that a service that stalls cannot hide it. What is due in the first second is asked and not
 * counted: the client opens its connections then, and its own code is slow at first, which would be all that a p99 of five seconds tells.
 */
const client = `
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
const { hostname, port, key, addresses, connections, seconds, rate } = JSON.parse(await text(process.stdin))
const requests = addresses.map(address => {
  const body = JSON.stringify({ address, chain_id: 1 })
  return Buffer.from('POST /v1/scan/wallet HTTP/1.1\\r\\nHost: bench\\r\\nContent-Type: application/json\\r\\nX-API-Key: ' + key + '\\r\\nContent-Length: ' + body.length + '\\r\\n\\r\\n' + body)
})
const latencies = []
const idle = []
let [at, failures, due, ended] = [Math.floor(Math.random() * requests.length), 0, 0, false]
const start = performance.now()
const counted = start + 1000
const end = counted + seconds * 1000
for (let count = 0; count < connections; count++) open()
function open() {
  const socket = connect({ host: hostname, port, noDelay: true })
  let [left, head, asked] = [0, '', 0]
  socket.ask = from => {
    asked = from
    at = (at + 1) % requests.length
    socket.write(requests[at])
  }
  const next = () => {
    if (asked >= counted) latencies.push(performance.now() - asked)
    if (ended) return
    if (rate === null) socket.ask(performance.now())
    else idle.push(socket)
  }
  socket.on('connect', () => (rate === null ? socket.ask(performance.now()) : idle.push(socket)))
  socket.on('data', chunk => {
    if (left > 0) {
      left -= chunk.length
      if (left <= 0) next()
      return
    }
    head += chunk.latin1Slice(0, Math.min(chunk.length, 2000))
    const stop = head.indexOf('\\r\\n\\r\\n')
    if (stop < 0) return
    if (!head.startsWith('HTTP/1.1 200')) failures++
    const length = Number(/content-length: (\\d+)/i.exec(head)[1])
    left = length - (chunk.length - stop - 4)
    head = ''
    if (left <= 0) next()
  })
  socket.on('error', () => failures++)
}
const pace = rate === null ? undefined : setInterval(() => {
  for (const now = performance.now(); start + (due * 1000) / rate <= now && idle.length > 0; due++) idle.pop().ask(start + (due * 1000) / rate)
}, 1)
setTimeout(() => {
  ended = true
  clearInterval(pace)
  latencies.sort((a, b) => a - b)
  const share = part => latencies[Math.floor(latencies.length * part)]
  process.stdout.write(JSON.stringify({ rate: (latencies.length / (performance.now() - counted)) * 1000, p50: share(0.5), p99: share(0.99), failures }))
  setTimeout(() => process.exit(), 200)
}, end - performance.now())
`

/** Memory of a process at this moment, in MB of 10^6 bytes. */
export const memoryOf = (pid: number): number =>
  (1024 * Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])) / 1e6
