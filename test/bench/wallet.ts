import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEngine } from '../../src/engine/engine.ts'
import { createHttp, networkOf } from '../../src/http.ts'
import type { Wire } from '../../src/wire.ts'
import { realWorld } from '../../src/world.ts'
import { startEthereum } from '../support/chain/ethereum.ts'
import { startExplorer } from '../support/chain/explorer.ts'
import { inTurn, median, type Row } from './measure.ts'
import { depthOf, overheardIn, startRecorded } from './recorded.ts'
import { silence } from './token.ts'

/** Scans at once. */
const crowds = [1, 8, 32]
const rounds = 21

/** A wallet scan against a host that repeats the answers of a local chain after a silence: what it waits for, and how many such scans fit side by side. */
export async function wallet(): Promise<Row[]> {
  const chain = await startEthereum({ age: 30 * 86_400 })
  const explorer = await startExplorer(chain)
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-bench-'))
  const [address = '', other = ''] = chain.accounts.slice(4)
  const engineAt = (rpc: string, index: string, wire: Wire) =>
    createEngine({
      http: createHttp({ world: realWorld, wire }),
      upstreams: { rpcUrl: new URL(rpc), explorerUrl: new URL(index), provider: false },
    })
  try {
    for (let sent = 0; sent < 20; sent++) await chain.send({ from: address, to: other, value: 10n ** 15n })
    const ask = (engine: ReturnType<typeof createEngine>) => engine.scanWallet({ address, chain_id: 1 })
    const told = await overheardIn(wire => ask(engineAt(chain.url, explorer.url, wire)))
    const depth = depthOf(told)
    const host = await startRecorded(process.argv[1] as string, join(folder, 'told.json'), told, silence)
    const engine = engineAt(host.url.href, host.url.origin, networkOf({}, 15_000))
    const timed = async (crowd: number) => {
      const start = process.hrtime.bigint()
      // each begins the next scan when its last one ends
      const turns = Math.max(4, Math.round(40 / depth))
      await Promise.all(
        Array.from({ length: crowd }, async () => {
          for (let turn = 0; turn < turns; turn++) await ask(engine)
        }),
      )
      return (crowd * turns) / (Number(process.hrtime.bigint() - start) / 1e9)
    }
    await timed(32)
    const speeds = await inTurn(Object.fromEntries(crowds.map(crowd => [String(crowd), () => timed(crowd)])), rounds)
    const single: number[] = []
    for (let round = 0; round < rounds; round++) {
      const start = process.hrtime.bigint()
      await ask(engine)
      single.push(Number(process.hrtime.bigint() - start) / 1e6)
    }
    host.stop()
    return [
      {
        work: `time in silences of ${silence} ms`,
        floor: 'the promise',
        median: median(single) / silence,
        floorMedian: 2.3,
        goal: 1,
        better: 'less',
      },
      { work: 'requests in a row', floor: 'the promise', median: depth, floorMedian: 2, goal: 1, better: 'less' },
      ...crowds.map(
        (crowd): Row => ({
          work: `scans/s, ${crowd} at once`,
          floor: `${crowd} in ${depth} silences`,
          median: speeds[String(crowd)] ?? Number.NaN,
          floorMedian: crowd / ((depth * silence) / 1000),
          goal: 0.9,
          better: 'more',
        }),
      ),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await explorer.stop()
    await chain.stop()
  }
}
