import { Command, Option } from 'commander'
import { type App, guarded } from '../app.ts'
import { withOptions } from '../deferred.ts'
import { type Example, withExamples } from '../help.ts'
import { explorerUrlOption, type GlobalFlags, noProviderOption, rpcUrlOption, type UpstreamFlags, wholeNumber } from '../options.ts'
import { type StoreFlags, storeOptions } from '../store-options.ts'

export interface WorkerFlags extends GlobalFlags, UpstreamFlags, StoreFlags {
  /** Rows that are scanned at the same time. */
  readonly concurrency: number
  readonly attempts: number
  /** Seconds. */
  readonly stopTime: number
  readonly metricsPort?: number
  readonly metricsHost: string
}

const examples: Example[] = [
  ['chainvet worker --database postgres://chainvet@db/chainvet'],
  ['chainvet worker --concurrency 128 --rpc-url http://node.internal:8545', 'the database from CHAINVET_DATABASE'],
]

/** `chainvet worker`: scans the rows of batches, beside any number of others. */
export const workerCommand = (app: App): Command => {
  const command = withExamples(new Command('worker'), examples).description('Scan the rows of batches for a service on PostgreSQL')
  const number = (flags: string, text: string, least: number, most: number, standard: number) =>
    new Option(flags, text).argParser(wholeNumber(least, most)).default(standard)
  withOptions(command, () => [
    ...storeOptions().filter(({ long }) => long === '--database'),
    number('--concurrency <number>', 'rows that are scanned at the same time', 1, 1_000, 32)
      .helpGroup('Limits:')
      .env('CHAINVET_CONCURRENCY'),
    number('--attempts <number>', 'times that a row is tried before it ends as failed', 1, 100, 5).helpGroup('Limits:'),
    number('--stop-time <seconds>', 'time for rows under way when it is stopped; the rest go back to the queue', 0, 3_600, 30).helpGroup(
      'Limits:',
    ),
    rpcUrlOption(),
    explorerUrlOption(),
    noProviderOption(),
    new Option('--metrics-port <number>', 'port for /metrics, which nobody outside should reach')
      .argParser(wholeNumber(0, 65_535))
      .helpGroup('Network:'),
    new Option('--metrics-host <address>', 'address for /metrics').default('127.0.0.1').helpGroup('Network:'),
  ])
  return command.action(async (_flags, self: Command) =>
    guarded(app, self, async () => {
      const { runWorker } = await import('../worker.ts')
      await runWorker(app, self.optsWithGlobals<WorkerFlags>())
    }),
  )
}
