import { fork } from 'node:child_process'
import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Scanner } from '../../src/api/scanner.ts'
import { createEngine } from '../../src/engine/engine.ts'
import { openIntake } from '../../src/service/batches/intake.ts'
import { openQueue } from '../../src/service/batches/queue.ts'
import { createLog } from '../../src/service/log.ts'
import { createMetrics } from '../../src/service/metrics.ts'
import { openStore } from '../../src/service/store/open.ts'
import { realWorld } from '../../src/world.ts'
import { missing, startPostgres } from '../support/postgres.ts'
import { walletResult } from '../support/service.ts'

interface Plan {
  readonly where: string
  readonly lanes: number
  /** Milliseconds of the upstream; undefined: the lists of the engine, without a network. */
  readonly wait?: number
  /** Bytes of each result besides its 350. */
  readonly size?: number
}

/** A worker whose pace is measured. It ends with its parent. */
export async function workForPace([text = '{}']: readonly string[]): Promise<void> {
  const { where, lanes, wait, size = 0 } = JSON.parse(text) as Plan
  process.on('disconnect', () => process.exit())
  const engine = createEngine({ offline: true, timeout: 30_000, world: realWorld })
  const more = {
    note: Array.from({ length: Math.ceil(size / 40) }, (_, at) => `check ${at} of ${Math.sin(at)} was clear`)
      .join()
      .slice(0, size),
  }
  const waiting: Scanner = {
    async scanWallet({ address, chain_id }) {
      await pause(wait)
      return walletResult(address, chain_id, size > 0 ? more : {}) as never
    },
    scanToken: engine.scanToken,
  }
  const store = await openStore(where)
  const log = createLog(line => void (line.includes('"error"') && process.stderr.write(line)), realWorld)
  await openQueue({ store, where, scanner: wait === undefined ? engine : waiting, log, metrics: createMetrics(), worker: 'bench', lanes })
}

/**
 * Rows a second of workers on PostgreSQL, and bytes of the database a row. Workers, database and this program share one machine. `program`
 * calls {@link workForPace} when its first argument is "pace-worker".
 */
export async function measurePace(program: string, rows: number): Promise<void> {
  const postgres = await startPostgres()
  if (!postgres) throw new Error(missing)
  process.stdout.write(`${cpus().length} cores, node ${process.version}, ${rows} rows in two batches of two accounts\n`)
  const listed = '0x098b716b8aaf21512996dc57eb0615e2383e2f96'
  const cases: readonly (readonly [name: string, workers: number, plan: Omit<Plan, 'where'>, addresses: (n: number) => string])[] = [
    ['lists only, all listed', 1, { lanes: 256 }, () => listed],
    ['lists only, none listed (uncharged)', 1, { lanes: 256 }, n => `0x${(n + 4096).toString(16).padStart(40, '0')}`],
    ['50 ms upstream, 64 lanes', 1, { lanes: 64, wait: 50 }, n => `0x${(n + 4096).toString(16).padStart(40, '0')}`],
    ['50 ms upstream, 256 lanes', 1, { lanes: 256, wait: 50 }, n => `0x${(n + 4096).toString(16).padStart(40, '0')}`],
    ['50 ms upstream, 256 lanes', 2, { lanes: 256, wait: 50 }, n => `0x${(n + 4096).toString(16).padStart(40, '0')}`],
    [
      '50 ms upstream, 12,000 bytes a result',
      1,
      { lanes: 256, wait: 50, size: 12_000 },
      n => `0x${(n + 4096).toString(16).padStart(40, '0')}`,
    ],
  ]
  try {
    for (const [name, workers, how, addressOf] of cases) {
      const where = await postgres.database()
      const store = await openStore(where)
      const began = performance.now()
      const sent = await Promise.all(
        ['one', 'two'].map(async who => {
          const { id } = await store.accounts.create({ name: who, tier: 'enterprise', included: 1e9 })
          const text = async function* () {
            yield Buffer.from(`address,chain\n${Array.from({ length: rows / 2 }, (_, n) => `${addressOf(n)},1\n`).join('')}`)
          }
          const asked = { format: 'csv', kind: 'wallet', chain: undefined, header: true, columns: {} } as const
          const { columns, rows: read } = await openIntake(text(), asked, { rows: 1e9, bytes: 1e12 })
          return {
            id,
            batch: await store.batches.create({ account: id, key: 'key', name: who, input: JSON.stringify(columns), rows: read }),
          }
        }),
      )
      const loaded = (performance.now() - began) / 1000
      const children = Array.from({ length: workers }, () =>
        fork(program, ['pace-worker', JSON.stringify({ ...how, where })], {
          execArgv: [],
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        }),
      )
      const ended = async () => {
        const found = await Promise.all(sent.map(({ id, batch }) => store.batches.byId(id, batch.id)))
        return found.reduce((sum, one) => sum + (one ? one.scored + one.failed : 0), 0)
      }
      // the start of the processes is not part of their pace
      let first = await ended()
      while (first === 0) {
        await pause(20)
        first = await ended()
      }
      const from = performance.now()
      while ((await ended()) < rows) await pause(50)
      const seconds = (performance.now() - from) / 1000
      for (const child of children) child.kill('SIGKILL')
      const client = new Client({ connectionString: where })
      await client.connect()
      await client.query('VACUUM')
      const { rows: sizes } = await client.query<{ name: string; bytes: string }>(
        `SELECT name, pg_total_relation_size('chainvet.' || name) AS bytes FROM unnest(ARRAY['batch_rows', 'ledger']) AS name`,
      )
      await client.end()
      await store.close()
      const bytes = sizes.map(({ name, bytes }) => `${name} ${Math.round(Number(bytes) / rows)}`).join(', ')
      process.stdout.write(
        `${name}, ${workers} worker${workers > 1 ? 's' : ''}: ${Math.round((rows - first) / seconds)} rows/s; read in at ${Math.round(rows / loaded)} rows/s; bytes a row: ${bytes}\n`,
      )
    }
  } finally {
    await postgres.stop()
  }
}
