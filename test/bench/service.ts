import { rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { createEngine } from '../../src/engine/engine.ts'
import { labelFacts } from '../labels/facts.ts'
import { median, type Row } from './measure.ts'
import { fullLoad, type Loaded, load, makeCustomer, memoryOf, serveBare, serveListed } from './service-load.ts'

/** Of one run at full load, and of one at half of it. */
const [short, seconds] = [2, 5]
/** At full load, so that the wait for the disk is shared by many; and at half of it. */
const [many, connections] = [256, 64]
const [rounds, calmRounds] = [21, 7]

/**
 * The service on SQLite, under load from this machine: scans of listed addresses, each reserved, charged and recorded,
 * beside a bare server that checks the same body and gives one such answer to everybody. `--minutes N` says for how long memory is watched.
 */
export async function service(): Promise<Row[]> {
  const customer = await makeCustomer()
  const addresses = await scoredOffline()
  const own = await serveListed(customer)
  const bare = await serveBare(await answerOf(own.url, customer.key, addresses[0] as string))
  try {
    const ask = (url: string, rate: number, length = seconds) => load(url, customer.key, addresses, { connections, seconds: length, rate })
    const press = (url: string) => fullLoad(url, customer.key, addresses, { connections: many, seconds: short })
    await press(own.url)
    await press(bare.url)
    const [owns, bares]: [Loaded[], Loaded[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      bares.push(await press(bare.url))
      owns.push(await press(own.url))
    }
    assertAnswered(owns)
    const [speed, floor] = [median(owns.map(({ rate }) => rate)), median(bares.map(({ rate }) => rate))]
    // what full load left to be written to the disk is no part of half of it
    await ask(own.url, speed / 2)
    const [alone, among]: [Loaded[], Loaded[]] = [[], []]
    for (let round = 0; round < calmRounds; round++) {
      alone.push(await ask(own.url, speed / 2))
      const slow = await slowClients(own.url, 1_000)
      among.push(await ask(own.url, speed / 2))
      for (const socket of slow) socket.destroy()
    }
    assertAnswered([...alone, ...among])
    const [half, beside] = [medians(alone), medians(among)]
    const memory = await watched(own.pid, () => ask(own.url, speed / 2, 10))
    process.stderr.write(
      `at half load ${half.rate.toFixed(0)}/s p50 ${half.p50.toFixed(1)} ms, with slow clients ${beside.rate.toFixed(0)}/s p50 ${beside.p50.toFixed(1)} ms\n`,
    )
    return [
      {
        work: 'scans of listed wallets, /s',
        floor: 'bare hono, one such answer',
        median: speed,
        floorMedian: floor,
        goal: 0.5,
        better: 'more',
      },
      { work: 'p99 at half that load, ms', floor: 'the promise', median: half.p99, floorMedian: 50, goal: 1, better: 'less' },
      {
        work: 'p99 beside 1,000 slow clients, ms',
        floor: 'without them',
        median: beside.p99,
        floorMedian: half.p99,
        goal: 2,
        better: 'less',
      },
      {
        work: 'memory at the end, MB',
        floor: 'after the first quarter',
        median: memory.end,
        floorMedian: memory.start,
        goal: 1.1,
        better: 'less',
      },
    ]
  } finally {
    await Promise.all([own.stop(), bare.stop()])
    rmSync(customer.folder, { recursive: true, force: true })
  }
}

/** A refusal is quicker than an answer. */
function assertAnswered(runs: readonly Loaded[]): void {
  const failures = runs.reduce((sum, each) => sum + each.failures, 0)
  if (failures > 0) throw new Error(`${failures} of the requests failed`)
}

const medians = (runs: readonly Loaded[]): Loaded => {
  const of = (figure: keyof Loaded) => median(runs.map(run => run[figure]))
  return { rate: of('rate'), p50: of('p50'), p99: of('p99'), failures: of('failures') }
}

/** The listed addresses that a scan without a network scores. */
async function scoredOffline(): Promise<string[]> {
  const engine = createEngine({ offline: true })
  const evm = labelFacts().entries.flatMap(({ address, record }) => (record.family === 'evm' ? [address] : []))
  const scored = evm.map(address =>
    engine.scanWallet({ address, chain_id: 1 }).then(
      () => [address],
      () => [],
    ),
  )
  return (await Promise.all(scored)).flat()
}

/** The body of one answer. */
async function answerOf(url: string, key: string, address: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-api-key': key }
  const answer = await fetch(`${url}/v1/scan/wallet`, { method: 'POST', headers, body: JSON.stringify({ address, chain_id: 1 }) })
  return answer.text()
}

/** Connections that send a header byte a second, each at a moment of its own, and never end. */
async function slowClients(url: string, count: number): Promise<readonly Socket[]> {
  const { hostname, port } = new URL(url)
  const sockets = Array.from({ length: count }, () => connect({ host: hostname, port: Number(port) }))
  for (const [nth, socket] of sockets.entries()) {
    socket.on('error', () => {})
    socket.write('POST /v1/scan/wallet HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    const begin = setTimeout(() => {
      const timer = setInterval(() => socket.write('a'), 1_000)
      socket.once('close', () => clearInterval(timer))
    }, nth)
    socket.once('close', () => clearTimeout(begin))
  }
  await new Promise(resolve => setTimeout(resolve, count))
  return sockets
}

/** Memory after a quarter of the time and at its end, under load: medians of samples. */
async function watched(pid: number, work: () => Promise<unknown>): Promise<{ start: number; end: number }> {
  const asked = /^\d{1,3}$/.exec(process.argv[process.argv.indexOf('--minutes') + 1] ?? '')?.[0]
  const turns = Math.max(8, Math.ceil(((asked === undefined ? 1 : Number(asked)) * 60) / 10))
  const samples: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    await work()
    samples.push(memoryOf(pid))
  }
  const quarter = Math.ceil(turns / 4)
  return { start: median(samples.slice(quarter, 2 * quarter)), end: median(samples.slice(-quarter)) }
}
