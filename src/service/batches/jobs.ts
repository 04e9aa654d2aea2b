import { createRequire } from 'node:module'
import type { LogFunctionFactory } from 'graphile-worker'
import { failureFields, type Log } from '../log.ts'
import type { Batch } from '../store/store.ts'
import type { Runner } from './runner.ts'

/** Rows that one job stands for. */
const slice = 100
const task = 'batch-slice'
/** Tables of the jobs are kept apart from ours. */
const schema = 'chainvet_jobs'
/** Jobs that are written with one statement. */
const together = 1_000

/**
 * A job says that there is work, and not which: the store hands out the rows, so that accounts take turns and a row whose
 * worker died goes to another one. A job that is lost, or done twice, costs nothing but time.
 */
export async function announcer(where: string, log: Log) {
  const { makeWorkerUtils } = loadWorker()
  const utils = await makeWorkerUtils({ ...explicit(log), connectionString: where, maxPoolSize: 2 })
  await utils.migrate()
  return {
    async announce({ id, rows, failed }: Batch): Promise<void> {
      const jobs = Array.from({ length: Math.ceil((rows - failed) / slice) }, (_, at) => ({
        identifier: task,
        payload: { rows: slice },
        jobKey: `${id}/${at + 1}`,
        maxAttempts: 5,
      }))
      try {
        for (let at = 0; at < jobs.length; at += together) await utils.addJobs(jobs.slice(at, at + together))
      } catch (error) {
        log.warn('batch not announced', { batch: id, ...failureFields(error) })
      }
    },
    async stop() {
      await utils.release()
    },
  }
}

export interface JobsOptions {
  readonly where: string
  readonly lanes: number
  readonly runner: Runner
  readonly log: Log
}

/** Takes jobs as they come, here and on every other machine that does. A job that fails is tried again, later each time. */
export async function workJobs({ where, lanes, runner, log }: JobsOptions): Promise<{ stop(): Promise<void> }> {
  const { run } = loadWorker()
  const atOnce = Math.max(1, Math.ceil(lanes / slice)) + 1
  const working = await run({
    ...explicit(log),
    connectionString: where,
    concurrency: atOnce,
    maxPoolSize: atOnce + 2,
    noHandleSignals: true,
    pollInterval: 2_000,
    parsedCronItems: [],
    taskList: {
      [task]: async () => {
        await runner.run(slice)
      },
    },
  })
  // told where it is awaited; here only so that nobody calls it unhandled
  working.promise.catch((error: unknown) => log.error('jobs not taken', failureFields(error)))
  return { stop: () => working.stop() }
}

/** Nothing is left to a file or a variable of the surroundings, nor to standard output. */
const explicit = (log: Log) => {
  const { Logger } = loadWorker()
  const tell: LogFunctionFactory = () => (level, message) => {
    if (level === 'error') log.error('job queue', { problem: message })
    else if (level === 'warning') log.warn('job queue', { problem: message })
  }
  return { schema, logger: new Logger(tell) }
}

/**
 * The package looks for its configuration, which may be a program, from the working directory upwards at the moment it is
 * loaded. That folder may be a stranger's, so the search begins and ends at the root. A thread cannot leave its folder, only say so.
 */
function loadWorker(): typeof import('graphile-worker') {
  const { cwd } = process
  process.cwd = () => '/'
  try {
    return createRequire(import.meta.url)('graphile-worker')
  } finally {
    process.cwd = cwd
  }
}
