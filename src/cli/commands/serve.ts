import { Command, InvalidArgumentError, Option } from 'commander'
import { type App, guarded } from '../app.ts'
import { withOptions } from '../deferred.ts'
import { type Example, withExamples } from '../help.ts'
import { explorerUrlOption, type GlobalFlags, noProviderOption, rpcUrlOption, type UpstreamFlags, wholeNumber } from '../options.ts'
import { type StoreFlags, storeOptions } from '../store-options.ts'

export interface ServeFlags extends GlobalFlags, UpstreamFlags, StoreFlags {
  readonly port: number
  readonly host: string
  readonly metricsPort?: number
  readonly metricsHost: string
  readonly publicUrl?: string
  readonly trustProxy: readonly string[]
  /** Requests of a key in a second; 0 for no limit. */
  readonly burst: number
  readonly concurrent: number
  readonly scans: number
  readonly connections: number
  readonly batchLanes: number
  readonly historyDays: number
  /** Seconds. */
  readonly stopTime: number
}

const examples: Example[] = [
  ['chainvet serve --database service.db --pepper-file pepper'],
  ['chainvet serve --host 0.0.0.0 --database postgres://chainvet@db/chainvet --pepper-file /run/secrets/pepper --metrics-port 9090'],
  ['chainvet serve --trust-proxy 10.0.0.0/8 --public-url https://api.example.com', 'behind a reverse proxy, which does TLS'],
]

/** `chainvet serve`: the interface specification over HTTP, with keys, quotas, history and batches. */
export const serveCommand = (app: App): Command => {
  const command = withExamples(new Command('serve'), examples).description(
    'Run the service: scans over HTTP, with API keys and monthly quotas',
  )
  const number = (flags: string, text: string, least: number, most: number, standard: number, group: string) =>
    new Option(flags, text).argParser(wholeNumber(least, most)).default(standard).helpGroup(group)
  withOptions(command, () => [
    number('--port <number>', 'port to listen on; 0 takes a free one', 0, 65_535, 8080, 'Network:').env('CHAINVET_PORT'),
    new Option('--host <address>', 'address to listen on; 0.0.0.0 for all').default('127.0.0.1').env('CHAINVET_HOST').helpGroup('Network:'),
    new Option('--metrics-port <number>', 'port for /metrics, which nobody outside should reach')
      .argParser(wholeNumber(0, 65_535))
      .helpGroup('Network:'),
    new Option('--metrics-host <address>', 'address for /metrics').default('127.0.0.1').helpGroup('Network:'),
    new Option('--public-url <url>', 'where customers reach the service, for its description').argParser(origin).helpGroup('Network:'),
    new Option('--trust-proxy <addresses>', 'reverse proxies whose X-Forwarded-For is believed: addresses and networks, with commas')
      .argParser((text: string) => text.split(',').map(word => word.trim()))
      .default([], 'none')
      .helpGroup('Network:'),
    rpcUrlOption(),
    explorerUrlOption(),
    noProviderOption(),
    ...storeOptions(),
    number('--history-days <number>', 'days for which results are kept', 1, 3_650, 90, 'Store:'),
    number('--burst <number>', 'requests of a key in a second; 0 for no limit', 0, 1_000_000, 50, 'Limits:'),
    number('--concurrent <number>', 'scans of an account at the same time', 1, 100_000, 16, 'Limits:'),
    number('--scans <number>', 'scans of all accounts at the same time', 1, 100_000, 256, 'Limits:'),
    number('--connections <number>', 'open connections', 1, 1_000_000, 2_000, 'Limits:'),
    number('--batch-lanes <number>', 'rows of batches at the same time; 0 leaves them to chainvet worker', 0, 1_000, 8, 'Limits:'),
    number('--stop-time <seconds>', 'time for requests under way when it is stopped', 0, 3_600, 30, 'Limits:'),
  ])
  return command.action(async (_flags, self: Command) =>
    guarded(app, self, async () => {
      const { runService } = await import('../serve.ts')
      await runService(app, self.optsWithGlobals<ServeFlags>())
    }),
  )
}

function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '')
    throw new InvalidArgumentError('Expected a URL such as https://api.example.com.')
  return url.href.replace(/\/$/, '')
}
