import { InvalidArgumentError, Option } from 'commander'

/** Flags that both scan commands share, as commander hands them over. */
export interface ScanFlags {
  readonly chain?: string
  readonly json?: boolean
  readonly format?: 'table' | 'json'
  readonly rpcUrl?: URL
  readonly explorerUrl?: URL
  readonly provider: boolean
  readonly checksum: boolean
}

/** Flags that every command takes. */
export interface GlobalFlags {
  readonly color: 'auto' | 'always' | 'never' | false
  readonly width?: number
  readonly quiet?: boolean
  readonly offline?: boolean
  readonly timeout: number
}

export const chainOption = () =>
  new Option('-c, --chain <name|id>', 'ethereum, bitcoin, solana, ... or 1, 0, -1, ... (see: chainvet chains)').env('CHAINVET_CHAIN')
export const jsonOption = () => new Option('--json', 'same as --format json')
export const formatOption = () =>
  new Option('-f, --format <name>', 'how the result is written').choices(['table', 'json']).env('CHAINVET_FORMAT')
export const rpcUrlOption = () =>
  new Option('--rpc-url <url>', 'node to ask in place of the public ones').argParser(url).env('CHAINVET_RPC_URL')
export const explorerUrlOption = () =>
  new Option('--explorer-url <url>', 'explorer to ask in place of the public ones; ends in /api: Etherscan-compatible, else a Blockscout')
    .argParser(url)
    .env('CHAINVET_EXPLORER_URL')
export const noProviderOption = () => new Option('--no-provider', 'do not ask the external security provider')
export const noChecksumOption = () => new Option('--no-checksum', 'accept an EVM address whose capital letters contradict its checksum')

export const colorOption = () =>
  new Option('--color <when>', 'colours: auto, always, never').choices(['auto', 'always', 'never']).default('auto')
export const noColorOption = () => new Option('--no-color', 'same as --color never')
export const widthOption = () => new Option('--width <columns>', 'columns to fill').argParser(columns)
export const quietOption = () => new Option('-q, --quiet', 'errors only on stderr')
export const offlineOption = () => new Option('--offline', 'open no connection: only the lists are screened')
export const timeoutOption = () =>
  new Option('--timeout <duration>', 'longest time for a scan: 500ms, 30s, 2m')
    .argParser(duration)
    .default(30_000, '30s')
    .env('CHAINVET_TIMEOUT')

/** A URL that may be asked: http or https, without a user name, which would end up in logs. */
function url(text: string): URL {
  if (!URL.canParse(text)) throw new InvalidArgumentError('It is not a URL. Example: http://127.0.0.1:8545')
  const parsed = new URL(text)
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') throw new InvalidArgumentError('Only http and https are spoken.')
  if (parsed.username !== '' || parsed.password !== '') throw new InvalidArgumentError('A URL with a user name or password is not taken.')
  return parsed
}

function duration(text: string): number {
  const [, digits, unit = 's'] = /^(\d{1,6})(ms|s|m)?$/.exec(text) ?? []
  const length = digits === undefined ? 0 : Number.parseInt(digits, 10) * { ms: 1, s: 1000, m: 60_000 }[unit as 'ms' | 's' | 'm']
  if (length <= 0 || length > 3_600_000) throw new InvalidArgumentError('Expected a duration of up to an hour, such as 500ms, 30s or 2m.')
  return length
}

function columns(text: string): number {
  if (!/^[1-9]\d{1,3}$/.test(text)) throw new InvalidArgumentError('Expected a number of columns from 10 to 9999.')
  return Number.parseInt(text, 10)
}
