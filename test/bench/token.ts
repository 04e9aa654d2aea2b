import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEngine } from '../../src/engine/engine.ts'
import { createHttp, networkOf } from '../../src/http.ts'
import { frozen, momentOf } from '../../src/recording/world.ts'
import type { Wire } from '../../src/wire.ts'
import { realWorld } from '../../src/world.ts'
import { startEthereum } from '../support/chain/ethereum.ts'
import { startExplorer } from '../support/chain/explorer.ts'
import { launch } from '../support/chain/market.ts'
import { inTurn, median, milliseconds, type Row } from './measure.ts'
import { bareTime, depthOf, overheardIn, startRecorded } from './recorded.ts'

/** Simple ones, taxed ones, ones with owners who can do much: what is scanned is the one that takes the median number of requests. */
const samples = ['Plain', 'TransferTax', 'FeeSetter', 'HiddenMint', 'Cooldown']
/** Of the recorded host, in milliseconds. */
export const silence = 50
const rounds = 21
/** Scans before those that are measured: node compiles what runs often, and a service is past that within a minute. */
const warmUp = 80

/**
 * A full scan of the median token on a local node, beside its own requests sent by undici alone, both in a process that has
 * scanned some; one scan in a process of its own, with the start of it; and what a scan waits for: time against a host that
 * only repeats the answers, divided by the silence of that host, is round trips that depend on one another, with all work of
 * the program in it.
 */
export async function token(): Promise<Row[]> {
  const chain = await startEthereum({ age: 30 * 86_400 })
  const explorer = await startExplorer(chain)
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-bench-'))
  const moment = momentOf(realWorld)
  const scan = async (
    address: string,
    { rpc = chain.url, index = explorer.url, wire, fast = false }: { rpc?: string; index?: string; wire?: Wire; fast?: boolean } = {},
  ) => {
    const start = process.hrtime.bigint()
    const http = createHttp({ world: realWorld, wire: wire ?? network })
    const upstreams = { rpcUrl: new URL(rpc), explorerUrl: new URL(index), provider: false }
    // of one seed: the requests are the recorded ones
    const engine = createEngine({ fast, world: frozen(realWorld, moment), http, upstreams })
    const { token_data } = await engine.scanToken({ contract_address: address, chain_id: 1 })
    if (token_data.trading === null) throw new Error('Nothing was traded.')
    return Number(process.hrtime.bigint() - start) / 1e6
  }
  try {
    // by their times they would change places from run to run
    const asking: { readonly address: string; readonly requests: number }[] = []
    for (const name of samples) {
      const address = await launch(chain, name)
      await scan(address)
      asking.push({ address, requests: (await overheardIn(wire => scan(address, { wire }))).length })
    }
    asking.sort((a, b) => a.requests - b.requests)
    const address = asking[Math.floor(asking.length / 2)]?.address ?? ''
    // an index that shared this thread would take its time from the scan
    const index = await startRecorded(
      process.argv[1] as string,
      join(folder, 'index.json'),
      await overheardIn(wire => scan(address, { wire })),
      0,
    )
    const nearby = { index: index.url.origin }
    const told = await overheardIn(wire => scan(address, { ...nearby, wire }))
    // fast ones draw other random numbers, so that they ask other things
    const toldFast = await overheardIn(wire => scan(address, { ...nearby, wire, fast: true }))
    const host = await startRecorded(process.argv[1] as string, join(folder, 'told.json'), [...told, ...toldFast], silence)
    const repeated = { rpc: host.url.href, index: host.url.origin }
    for (let done = 0; done < warmUp; done++) await scan(address, nearby)
    await scan(address, repeated)
    // where each answer takes its time, what was asked after an answer and did not need it was asked before it
    const patient = await overheardIn(wire => scan(address, { ...repeated, wire }))
    const times = await inTurn(
      {
        scan: () => scan(address, nearby),
        bare: () => bareTime(told),
        waits: () => scan(address, repeated),
        fast: () => scan(address, { ...repeated, fast: true }),
      },
      rounds,
    )
    // a process that starts between them would leave the caches of the others cold
    const words = ['scan', 'token', address, '-c', '1', '--json', '--rpc-url', chain.url, '--explorer-url', index.url.origin]
    const alone = median(Array.from({ length: rounds }, () => started(words)))
    for (const one of [host, index]) one.stop()
    const [scanned = Number.NaN, bare = Number.NaN, waits = Number.NaN] = [times['scan'], times['bare'], times['waits']]
    return [
      { work: 'scan token, ms', floor: `its ${told.length} requests alone`, median: scanned, floorMedian: bare, goal: 1.3, better: 'less' },
      { work: 'scan token, ms', floor: 'the promise', median: scanned, floorMedian: 3_000, goal: 1, better: 'less' },
      {
        work: 'scan token, its own process, ms',
        floor: 'the promise',
        median: alone,
        floorMedian: 3_000,
        goal: 1,
        better: 'less',
      },
      {
        work: `time in silences of ${silence} ms`,
        floor: 'the promise',
        median: waits / silence,
        floorMedian: 6.5,
        goal: 1,
        better: 'less',
      },
      {
        work: `fast scan in silences of ${silence} ms`,
        floor: 'the promise',
        median: (times['fast'] ?? Number.NaN) / silence,
        floorMedian: 3.3,
        goal: 1,
        better: 'less',
      },
      { work: 'requests in a row', floor: 'the promise', median: depthOf(patient), floorMedian: 6, goal: 1, better: 'less' },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await explorer.stop()
    await chain.stop()
  }
}

const network = networkOf({}, 15_000)

/** Milliseconds that the program takes from its start to its end. */
const started = (args: readonly string[]): number =>
  milliseconds(() => {
    const { status, stderr } = spawnSync(process.execPath, ['bin/chainvet.cjs', ...args, '--no-provider'], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`chainvet ${args.join(' ')} ended with ${status}: ${stderr}`)
  })
