import type { Scanner } from '../../api/scanner.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Batch, Store } from '../store/store.ts'
import { createRunner, type RunnerOptions } from './runner.ts'

/** Who is told that there are rows to scan. */
export interface BatchQueue {
  /** Never rejects: workers find rows that they were not told of, only later. */
  added(batch: Batch): Promise<void>
  /** Rows under way get `grace` milliseconds; those that are not done then go back to the queue. */
  stop(grace: number): Promise<void>
}

export interface QueueOptions {
  readonly store: Store
  /** The same as for `openStore`. */
  readonly where: string
  readonly scanner: Scanner
  readonly log: Log
  readonly metrics: Metrics
  /** Name of this process. */
  readonly worker: string
  /** Rows that this process scans at the same time; 0 leaves all of them to workers of their own, which takes PostgreSQL. */
  readonly lanes: number
  readonly rules?: Partial<QueueRules>
}

/** What of a runner is not decided by the process it is in. */
export type QueueRules = Pick<RunnerOptions, 'attempts' | 'timeout' | 'backoff' | 'patrol' | 'margin' | 'chance'>

const queueRules: QueueRules = { attempts: 5, timeout: 60_000, backoff: 2_000, patrol: 2_000, margin: 30_000, chance: Math.random }

/** With a file the rows are scanned by this process; with PostgreSQL by every process that asks for them. */
export async function openQueue(options: QueueOptions): Promise<BatchQueue> {
  const { store, where, lanes, rules, ...parts } = options
  const runner = lanes > 0 ? createRunner({ ...parts, batches: store.batches, lanes, ...queueRules, ...rules }) : undefined
  if (store.kind === 'sqlite') {
    return {
      added: async () => runner?.wake(),
      stop: async grace => runner?.stop(grace),
    }
  }
  const { announcer, workJobs } = await import('./jobs.ts')
  const jobs = await announcer(where, parts.log)
  const working = runner && (await workJobs({ where, lanes, runner, log: parts.log }))
  return {
    added: batch => jobs.announce(batch),
    async stop(grace) {
      const idle = working?.stop()
      await runner?.stop(grace)
      await idle
      await jobs.stop()
    },
  }
}
