import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suitScans } from '../../src/cli/heap.ts'
import { createEngine } from '../../src/engine/engine.ts'
import { createHttp, networkOf } from '../../src/http.ts'
import { frozen, type Moment, momentOf } from '../../src/recording/world.ts'
import type { Wire } from '../../src/wire.ts'
import { realWorld } from '../../src/world.ts'
import { startEthereum } from '../support/chain/ethereum.ts'
import { startExplorer } from '../support/chain/explorer.ts'
import { launch } from '../support/chain/market.ts'
import { inTurn, median, milliseconds, type Row, timesInTurn } from './measure.ts'
import { bareTime, depthOf, overheardIn, startRecorded, type Told } from './recorded.ts'

/** Simple ones, taxed ones, ones with owners who can do much: what is scanned is the one that takes the median number of requests. */
const samples = ['Plain', 'TransferTax', 'FeeSetter', 'HiddenMint', 'Cooldown']
/** Of the recorded host, in milliseconds. */
export const silence = 50
const rounds = 21
/** Scans before those that are measured: node compiles what runs often, and a service is past that within a minute. After 80 it compiles ten functions a scan yet. */
const warmUp = 400
/** Processes that each measure a scan beside its requests: one keeps to what it came to while it warmed up, by a tenth more or less. */
const processes = 5

/**
 * A full scan of the median token on a local node, beside its own requests sent by undici alone, both in processes that have
 * scanned some: in a thread as that of a service, and in one that Node gave no more room than it gives all; one scan in a
 * process of its own, with the start of it; and what a scan waits for: time against a host that only repeats the answers,
 * divided by the silence of that host, is round trips that depend on one another, with all work of the program in it.
 */
export async function token(): Promise<Row[]> {
  const program = process.argv[1] as string
  const chain = await startEthereum({ age: 30 * 86_400 })
  const explorer = await startExplorer(chain)
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-bench-'))
  const moment = momentOf(realWorld)
  try {
    // by their times they would change places from run to run
    const asking: { readonly address: string; readonly asked: readonly Told[] }[] = []
    for (const name of samples) {
      const address = await launch(chain, name)
      const scan = scansOf(address, { rpc: chain.url, index: explorer.url, moment })
      await scan()
      asking.push({ address, asked: await overheardIn(wire => scan({ wire })) })
    }
    asking.sort((a, b) => a.asked.length - b.asked.length)
    const { address, asked } = asking[Math.floor(asking.length / 2)] ?? { address: '', asked: [] }
    // an index that shared this thread would take its time from the scan
    const index = await startRecorded(program, join(folder, 'index.json'), asked, 0)
    const near = scansOf(address, { rpc: chain.url, index: index.url.origin, moment })
    const told = await overheardIn(wire => near({ wire }))
    // fast ones draw other random numbers, so that they ask other things
    const toldFast = await overheardIn(wire => near({ wire, fast: true }))
    const host = await startRecorded(program, join(folder, 'told.json'), [...told, ...toldFast], silence)
    const far = scansOf(address, { rpc: host.url.href, index: host.url.origin, moment })
    for (let done = 0; done < warmUp; done++) await near()
    await far()
    // where each answer takes its time, what was asked after an answer and did not need it was asked before it
    const patient = await overheardIn(wire => far({ wire }))
    const times = await inTurn({ waits: () => far(), fast: () => far({ fast: true }) }, rounds)
    const [served, embedded]: [Pairs[], Pairs[]] = [[], []]
    for (let nth = 0; nth < processes; nth++) {
      const words = [address, chain.url, index.url.origin]
      served.push(await pairsOf(program, 'served-pairs', folder, words))
      embedded.push(await pairsOf(program, 'pairs', folder, words))
    }
    const medianOf = (pairs: readonly Pairs[], work: keyof Pairs) => median(pairs.flatMap(({ [work]: times }) => times))
    // a process that starts between them would leave the caches of the others cold
    const words = ['scan', 'token', address, '-c', '1', '--json', '--rpc-url', chain.url, '--explorer-url', index.url.origin]
    const alone = median(Array.from({ length: rounds }, () => started(words)))
    for (const one of [host, index]) one.stop()
    const [waits = Number.NaN, fast = Number.NaN] = [times['waits'], times['fast']]
    const requests = `its ${told.length} requests alone`
    const scanned = medianOf(served, 'scan')
    const limited = { goal: 1, better: 'less' } as const
    return [
      { work: 'scan token, ms', floor: requests, median: scanned, floorMedian: medianOf(served, 'bare'), goal: 1.3, better: 'less' },
      {
        work: 'in a process of somebody else, ms',
        floor: requests,
        median: medianOf(embedded, 'scan'),
        floorMedian: medianOf(embedded, 'bare'),
        goal: 1.3,
        better: 'less',
      },
      { work: 'scan token, ms', floor: 'the promise', median: scanned, floorMedian: 3_000, ...limited },
      { work: 'scan token, its own process, ms', floor: 'the promise', median: alone, floorMedian: 3_000, ...limited },
      { work: `time in silences of ${silence} ms`, floor: 'the promise', median: waits / silence, floorMedian: 6.5, ...limited },
      { work: `fast scan in silences of ${silence} ms`, floor: 'the promise', median: fast / silence, floorMedian: 3.3, ...limited },
      { work: 'requests in a row', floor: 'the promise', median: depthOf(patient), floorMedian: 6, ...limited },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await explorer.stop()
    await chain.stop()
  }
}

/** Milliseconds of scans, and of their requests alone. */
interface Pairs {
  readonly scan: readonly number[]
  readonly bare: readonly number[]
}

/** Starts `program` with `command`, for {@link servePairs}, and reads what it measured. Rejects where it did not end well. */
async function pairsOf(program: string, command: string, folder: string, words: readonly string[]): Promise<Pairs> {
  const file = join(folder, 'pairs.json')
  const [code] = await once(
    spawn(process.execPath, [program, command, file, ...words], { stdio: ['ignore', 'inherit', 'inherit'] }),
    'exit',
  )
  if (code !== 0) throw new Error(`A process that was to measure scans ended with ${code}.`)
  return JSON.parse(readFileSync(file, 'utf8')) as Pairs
}

/**
 * With a heap that is set like that of a service: scans, and their requests alone, each before the other as often as behind it.
 * What it measured stands in `file`.
 */
export async function servePairs([file = '', address = '', rpc = '', index = '']: readonly string[]): Promise<void> {
  suitScans()
  const scan = scansOf(address, { rpc, index, moment: momentOf(realWorld) })
  const told = await overheardIn(wire => scan({ wire }))
  for (let done = 0; done < warmUp; done++) await scan()
  const pairs: Pairs = await timesInTurn({ scan: () => scan(), bare: () => bareTime(told) }, rounds)
  writeFileSync(file, JSON.stringify(pairs))
}

/** Scans one token again and again, each as of `moment`: of one seed, so that the requests are the recorded ones. Milliseconds. */
function scansOf(address: string, { rpc, index, moment }: { readonly rpc: string; readonly index: string; readonly moment: Moment }) {
  return async ({ wire = network, fast = false }: { wire?: Wire; fast?: boolean } = {}): Promise<number> => {
    const start = process.hrtime.bigint()
    const http = createHttp({ world: realWorld, wire })
    const upstreams = { rpcUrl: new URL(rpc), explorerUrl: new URL(index), provider: false }
    const engine = createEngine({ fast, world: frozen(realWorld, moment), http, upstreams })
    const { token_data } = await engine.scanToken({ contract_address: address, chain_id: 1 })
    if (token_data.trading === null) throw new Error('Nothing was traded.')
    return Number(process.hrtime.bigint() - start) / 1e6
  }
}

const network = networkOf({}, 15_000)

/** Milliseconds that the program takes from its start to its end. */
const started = (args: readonly string[]): number =>
  milliseconds(() => {
    const { status, stderr } = spawnSync(process.execPath, ['bin/chainvet.cjs', ...args, '--no-provider'], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`chainvet ${args.join(' ')} ended with ${status}: ${stderr}`)
  })
