import { InvalidArgumentError, Option } from 'commander'
import { durationIn } from './config/duration.ts'

/** Who the engine of this process asks. */
export interface UpstreamFlags {
  readonly rpcUrl?: readonly URL[]
  readonly explorerUrl?: URL
  readonly provider: boolean
}

/** Flags that every command takes. */
export interface GlobalFlags {
  readonly color: 'auto' | 'always' | 'never' | false
  readonly width?: number
  readonly ascii?: boolean
  readonly accessible?: boolean
  readonly progress: 'auto' | 'always' | 'never'
  readonly quiet?: boolean
  /** How often -v was given. */
  readonly verbose: number
  readonly offline?: boolean
  readonly timeout: number
}

/** Which service is asked, and with which key. */
export interface ServiceFlags {
  readonly baseUrl?: string
  readonly engine?: 'local' | 'remote'
  readonly profile?: string
  readonly apiKeyFile?: string
  readonly caFile?: string
  /** False after --no-input. Not named after its flag, because scans have --input. */
  readonly prompts?: boolean
}

export const serviceOptions = (): Option[] => [
  new Option('--base-url <url>', 'service to ask in place of the engine of this process').env('CHAINVET_BASE_URL'),
  new Option('--engine <name>', 'who scans: local (this process) or remote (the service)')
    .choices(['local', 'remote'])
    .env('CHAINVET_ENGINE'),
  new Option('--profile <name>', 'profile of your configuration').env('CHAINVET_PROFILE'),
  new Option('--api-key-file <file|->', 'file that holds the key of the service; - for stdin'),
  new Option('--ca-file <file>', 'certificates (PEM) to trust besides those of the system, for the service'),
  Object.assign(new Option('--no-input', 'never ask on the terminal'), { attributeName: () => 'prompts' }),
]

export const jsonOption = () => new Option('--json', 'the answer as JSON')
export const rpcUrlOption = () =>
  new Option('--rpc-url <url>', 'node to ask in place of the public ones (repeatable: two nodes of Ethereum and its like must agree)')
    .helpGroup('Network:')
    .argParser((text: string, former: readonly URL[] | undefined): URL[] => [...(former ?? []), ...text.split(',').map(url)])
    .env('CHAINVET_RPC_URL')
export const explorerUrlOption = () =>
  new Option('--explorer-url <url>', 'explorer to ask in place of the public ones; ends in /api: Etherscan-compatible, else a Blockscout')
    .helpGroup('Network:')
    .argParser(url)
    .env('CHAINVET_EXPLORER_URL')
export const fastOption = () =>
  new Option('--fast', 'of an Ethereum token only the first trades: a verdict in a third of the time, never LOW').helpGroup('Network:')
export const noProviderOption = () => new Option('--no-provider', 'do not ask the external security provider').helpGroup('Network:')

export const colorOption = () =>
  new Option('--color <when>', 'colours: auto, always, never').choices(['auto', 'always', 'never']).default('auto')
export const noColorOption = () => new Option('--no-color', 'same as --color never')
export const widthOption = () => new Option('--width <columns>', 'columns to fill').argParser(columns)
export const asciiOption = () => new Option('--ascii', 'draw with ASCII characters only')
export const accessibleOption = () => new Option('--accessible', 'one fact a line, no boxes, no marks: for screen readers')
export const progressOption = () =>
  new Option('--progress <when>', 'how far long work is: auto, always, never').choices(['auto', 'always', 'never']).default('auto')
export const verboseOption = () =>
  new Option('-v, --verbose', 'say more on stderr (repeatable)').argParser((_: string, times: number) => times + 1).default(0, 'off')
export const quietOption = () => new Option('-q, --quiet', 'errors only on stderr')
export const offlineOption = () => new Option('--offline', 'open no connection: only the lists are screened')
export const timeoutOption = () =>
  new Option('--timeout <duration>', 'longest time for a scan: 500ms, 30s, 2m')
    .argParser(duration)
    .default(30_000, '30s')
    .env('CHAINVET_TIMEOUT')

/** The upstreams that flags name, in the words of the engine. */
export const upstreamsNamed = ({ rpcUrl: [rpcUrl, ...otherRpcUrls] = [], explorerUrl }: Partial<UpstreamFlags>) => ({
  ...(rpcUrl && { rpcUrl, otherRpcUrls }),
  ...(explorerUrl && { explorerUrl }),
})

/** A URL that may be asked: http or https, without a user name, which would end up in logs. */
function url(text: string): URL {
  if (!URL.canParse(text)) throw new InvalidArgumentError('It is not a URL. Example: http://127.0.0.1:8545')
  const parsed = new URL(text)
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') throw new InvalidArgumentError('Only http and https are spoken.')
  if (parsed.username !== '' || parsed.password !== '') throw new InvalidArgumentError('A URL with a user name or password is not taken.')
  return parsed
}

/** A value that has to be a whole number within limits. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^\d{1,10}$/.test(text) ? Number.parseInt(text, 10) : Number.NaN
    if (!(value >= least && value <= most)) throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`)
    return value
  }

function duration(text: string): number {
  const length = /^\d{1,6}(ms|s|m)?$/.test(text) ? durationIn(text) : undefined
  if (!length || length > 3_600_000) throw new InvalidArgumentError('Expected a duration of up to an hour, such as 500ms, 30s or 2m.')
  return length
}

function columns(text: string): number {
  if (!/^[1-9]\d{1,3}$/.test(text)) throw new InvalidArgumentError('Expected a number of columns from 10 to 9999.')
  return Number.parseInt(text, 10)
}
