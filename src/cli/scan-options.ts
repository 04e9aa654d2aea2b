import { InvalidArgumentError, Option } from 'commander'
import { isLevel, type Level } from '../api/level.ts'
import { type InputFormat, inputFormats } from '../bulk/read/options.ts'
import { formatNames } from '../output/index.ts'
import { wholeNumber } from './options.ts'

/** Where a scan's rows come from. */
export interface InputFlags {
  readonly chain?: string
  readonly input?: string
  readonly inputFormat: 'auto' | InputFormat
  readonly delimiter?: string
  readonly header: boolean
  readonly comment?: string
  readonly addressColumn?: string
  readonly chainColumn?: string
  readonly typeColumn?: string
  readonly extract?: boolean
  readonly known?: string
  readonly checksum: boolean
}

/** Where documents go and what they look like. */
export interface OutputFlags {
  readonly format?: string
  readonly json?: boolean
  readonly output: string
  readonly report: readonly ReportFlag[]
  readonly fields?: readonly string[]
  readonly minLevel?: Level
  readonly sort?: 'line' | 'level' | 'score'
  readonly sarifLevel: Level
  readonly csvRaw?: boolean
  readonly explain?: boolean
  readonly annotations?: 'github'
  readonly errorsFile?: string
  readonly evidence?: string
}

export interface ReportFlag {
  readonly format: string
  readonly file: string
}

/** What a run ends with. */
export interface GateFlags {
  readonly failOn?: Level | 'NONE'
  readonly failOnScore?: number
  readonly gateExitCode: number
  readonly allowUnscored?: boolean | readonly string[]
  readonly levelMap?: Readonly<Record<string, Level>>
  readonly allowEmpty?: boolean
  readonly ignoreFile?: string
  readonly ignore: boolean
  readonly showIgnored?: boolean
  readonly strictIgnores?: boolean
  readonly baseline?: string
}

/** How hard the upstreams are asked. */
export interface RunFlags {
  readonly concurrency: number
  readonly retries: number
  readonly rate?: number
  readonly maxCalls?: number
  readonly maxErrors?: number
  readonly resume?: 'yes' | 'force'
  readonly journal: boolean
}

/** What a run may cost. */
export interface CostFlags {
  readonly dryRun?: boolean
  readonly allowOverage?: boolean
  /** Answers the question about overage, where there is a terminal that it would be asked on. */
  readonly yes?: boolean
}

const option = (group: string, flags: string, description: string): Option => new Option(flags, description).helpGroup(`${group}:`)

export const inputOptions = (): Option[] => [
  option('Target', '-c, --chain <name|id>', 'ethereum, bitcoin, solana, ... or 1, 0, -1, ... (see: chainvet chains)').env('CHAINVET_CHAIN'),
  option('Target', '-i, --input <file|->', 'CSV, TSV, JSONL or one address a line'),
  option('Target', '--input-format <name>', 'what the input is')
    .choices(['auto', ...inputFormats])
    .default('auto'),
  option('Target', '--delimiter <character>', 'between the cells of a CSV file'),
  option('Target', '--no-header', 'the first line of the file is a row'),
  option('Target', '--comment <character>', 'lines that start with it are skipped'),
  option('Target', '--address-column <name|number>', 'the column with the addresses'),
  option('Target', '--chain-column <name|number>', 'the column with the chains'),
  option('Target', '--type-column <name|number>', 'the column that says wallet or token'),
  option('Target', '--extract', 'find the addresses in free text, such as a chat or a log'),
  option('Target', '--known <file>', 'your contacts: an address that only resembles one of them is reported'),
  option('Target', '--no-checksum', 'accept an EVM address whose capital letters contradict its checksum'),
]

export const outputOptions = (): Option[] => [
  option('Output', '-f, --format <name>', 'how the result is written').choices(formatNames).env('CHAINVET_FORMAT'),
  option('Output', '--json', 'same as --format json'),
  option('Output', '-o, --output <file|->', 'write the result there').default('-', 'stdout'),
  option('Output', '--report <format=file>', 'write another format too (repeatable)')
    .argParser((text: string, earlier: readonly ReportFlag[]) => [...earlier, reportFlag(text)])
    .default([], 'none'),
  option('Output', '--fields <a,b>', 'only these members of a row: json, jsonl, csv').argParser(words),
  option('Output', '--min-level <level>', 'show rows from this level on: table, markdown, html; never changes the gate').argParser(level),
  option('Output', '--sort <by>', 'order of a table: line, level, score').choices(['line', 'level', 'score']),
  option('Output', '--sarif-level <level>', 'rows from this level on are results in SARIF').argParser(level).default('MEDIUM', 'medium'),
  option('Output', '--csv-raw', 'do not defuse spreadsheet formulas in CSV'),
  option('Output', '--explain', 'show how the score comes about and what would change the level'),
  option('Output', '--annotations <system>', 'lines on stderr that mark places in a pull request').choices(['github']),
  option('Output', '--errors-file <file>', 'bad rows as CSV, to mend and feed back'),
  option('Output', '--evidence <dir>', 'keep every answer a verdict rests on, to repeat it: chainvet replay DIR'),
]

export const gateOptions = (): Option[] => [
  option('Gate', '--fail-on <level>', 'exit 20 when a result is at or above: low, medium, high, critical; none')
    .argParser(levelOrNone)
    .env('CHAINVET_FAIL_ON'),
  option('Gate', '--fail-on-score <score>', 'exit 20 when a score is this or more').argParser(wholeNumber(0, 100)),
  option('Gate', '--gate-exit-code <code>', 'another number than 20').argParser(wholeNumber(1, 125)).default(20),
  option('Gate', '--allow-unscored [codes]', 'rows without a score do not fail the run; or only those with a code: =no-activity').argParser(
    allowUnscored,
  ),
  option('Gate', '--level-map <word=level>', 'what a level of the service means that this version does not know (repeatable)').argParser(
    levelMap,
  ),
  option('Gate', '--allow-empty', 'an input without rows is fine'),
  option('Gate', '--ignore-file <file>', 'accepted risks (default: chainvet.ignore.json here)'),
  option('Gate', '--no-ignore', 'accept no risk, whatever the file says'),
  option('Gate', '--show-ignored', 'list the rows whose risk was accepted'),
  option('Gate', '--strict-ignores', 'an expired or unused ignore is an error'),
  option('Gate', '--baseline <report>', 'only what is new or worse than in this report trips the gate'),
]

export const runOptions = (): Option[] => [
  option('Network', '--concurrency <n>', 'scans in flight, 1 to 32').argParser(wholeNumber(1, 32)).default(4).env('CHAINVET_CONCURRENCY'),
  option('Network', '--retries <n>', 'further tries where the service failed for the time being').argParser(wholeNumber(0, 20)).default(3),
  option('Network', '--rate <n>', 'scans started a second at most').argParser(rate),
  option('Network', '--max-calls <n>', 'stop after so many scans').argParser(wholeNumber(1, 1_000_000_000)),
  option('Network', '--resume [force]', 'go on with a run that was stopped; =force although the input or the flags changed').argParser(
    resume,
  ),
  option('Network', '--no-journal', 'keep nothing that a stopped run could go on from'),
  option('Network', '--max-errors <n>', 'stop after so many failed scans').argParser(wholeNumber(1, 1_000_000_000)),
]

export const costOptions = (): Option[] => [
  option('Cost', '--dry-run', 'count the targets and what they cost; scan nothing'),
  option('Cost', '--allow-overage', 'go past the included calls of the month, which costs money'),
  option('Cost', '--yes', 'on a terminal: go past them without a question'),
]

function level(text: string): Level {
  const word = text.toUpperCase()
  if (!isLevel(word)) throw new InvalidArgumentError('One of low, medium, high, critical.')
  return word
}

const levelOrNone = (text: string): Level | 'NONE' => (text.toUpperCase() === 'NONE' ? 'NONE' : level(text))

function rate(text: string): number {
  const value = /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number.parseFloat(text) : 0
  if (value <= 0) throw new InvalidArgumentError('Expected scans a second, such as 5 or 0.5.')
  return value
}

const words = (text: string): string[] => {
  const list = text.split(',').map(word => word.trim())
  if (list.some(word => word === '')) throw new InvalidArgumentError('Expected names with commas between them.')
  return list
}

/** `run.ts` spells the flag without a value as "all": an address that follows it is not its value. */
const allowUnscored = (text: string): true | string[] => (text === 'all' ? true : words(text.toLowerCase()))

function levelMap(text: string, earlier: Readonly<Record<string, Level>> = {}): Record<string, Level> {
  const [, word, means] = /^([\w-]{1,40})=(\w+)$/.exec(text) ?? []
  if (word === undefined || means === undefined) throw new InvalidArgumentError('Expected a pair such as SEVERE=critical.')
  return { ...earlier, [word.toUpperCase()]: level(means) }
}

function resume(text: string): 'yes' | 'force' {
  if (text !== 'all' && text !== 'force') throw new InvalidArgumentError('Expected --resume or --resume=force.')
  return text === 'all' ? 'yes' : 'force'
}

function reportFlag(text: string): ReportFlag {
  const at = text.indexOf('=')
  const [format, file] = [text.slice(0, at), text.slice(at + 1)]
  if (at < 1 || file === '' || !formatNames.some(name => name === format))
    throw new InvalidArgumentError(`Expected format=file, the format one of ${formatNames.join(', ')}.`)
  return { format, file }
}
