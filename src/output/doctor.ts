import { type Paper, wrap } from './paint.ts'
import { visible } from './visible.ts'

/** A file or folder that chainvet uses, as it is found. */
export interface FileFact {
  readonly what: string
  readonly path: string
  /** "0600"; null where there is none, or where the system has no modes. */
  readonly mode: string | null
  readonly exists: boolean
}

interface HostFact {
  readonly source: string
  readonly host: string
  readonly place: number
}

interface StreamFact {
  readonly terminal: boolean
  readonly color: boolean
  readonly color_because: string
  /** null: no limit. */
  readonly width: number | null
  readonly width_because: string
}

/** What is wrong, or may become so, and what to do. */
export interface Finding {
  readonly severity: 'problem' | 'warning'
  readonly what: string
  readonly hint: string
}

interface HostAnswer {
  readonly host: string
  readonly answered: boolean
  readonly ms: number
  readonly problem: string | null
}

/** What `chainvet doctor` finds out. */
export interface Diagnosis {
  readonly schema_version: 1
  readonly chainvet: string
  readonly node: string
  readonly platform: string
  /** The service that is asked in place of the engine of this process. */
  readonly service: string | null
  readonly files: readonly FileFact[]
  readonly hosts: readonly { readonly chain: string; readonly hosts: readonly HostFact[] }[]
  /** Only where they were asked. */
  readonly reached: readonly HostAnswer[] | null
  readonly proxy: { readonly http: string | null; readonly https: string | null; readonly except: string | null }
  readonly clock: string
  readonly lists: {
    readonly sha256: string
    readonly bytes: number
    readonly lists: readonly {
      readonly name: string
      readonly family: string
      readonly entries: number
      readonly as_of: string
      readonly age_days: number
    }[]
  }
  readonly stdout: StreamFact
  readonly stderr: StreamFact
  readonly environment: readonly { readonly name: string; readonly value: string; readonly meaning: string }[]
  readonly findings: readonly Finding[]
}

/** The diagnosis for people: what is wrong first, then everything that was looked at. */
export function diagnosisText(diagnosis: Diagnosis, paper: Paper): string {
  const { lists, proxy, environment, files, hosts, reached } = diagnosis
  const lines = [
    ...findingLines(diagnosis.findings, paper),
    '',
    ...section('Versions', paper, [
      ['chainvet', diagnosis.chainvet],
      ['node', diagnosis.node],
      ['platform', diagnosis.platform],
      ['engine', diagnosis.service === null ? 'local: this process asks the sources itself' : `remote: ${diagnosis.service}`],
      ['clock', `${diagnosis.clock.slice(0, 19).replace('T', ' ')} UTC`],
    ]),
    ...section(
      'Files',
      paper,
      files.map(({ what, path, exists, mode }) => [what, `${path}${exists ? (mode === null ? '' : `  ${mode}`) : '  (not there)'}`]),
    ),
    ...section(
      `Label lists, ${lists.bytes} bytes, sha256 ${lists.sha256}`,
      paper,
      lists.lists.map(({ name, family, entries, as_of, age_days }) => [
        name,
        `${family}, ${entries} ${entries === 1 ? 'entry' : 'entries'}, state of ${as_of}, ${age_days} ${age_days === 1 ? 'day' : 'days'} old`,
      ]),
    ),
    ...section(
      'Hosts that a scan may ask (of a source, the next only when the one before failed)',
      paper,
      hosts.map(({ chain, hosts: list }) => [chain, hostList(list)]),
    ),
    ...(reached === null
      ? ['Nothing was sent. To ask each host once, without an address: chainvet doctor --online', '']
      : section(
          'Answers',
          paper,
          reached.map(({ host, answered, ms, problem }) => [host, answerText(answered, ms, problem)]),
        )),
    ...section('Proxy', paper, [
      ['for http', proxy.http ?? 'none'],
      ['for https', proxy.https ?? 'none'],
      ['except', proxy.except ?? 'nothing'],
    ]),
    ...section('Terminal', paper, [
      ['stdout', streamText(diagnosis.stdout)],
      ['stderr', streamText(diagnosis.stderr)],
    ]),
    ...section(
      'Variables of the environment that are set and have an effect',
      paper,
      environment.length === 0 ? [['none', '']] : environment.map(({ name, value }) => [name, value]),
    ),
  ]
  return `${lines.slice(0, -1).join('\n')}\n`
}

function findingLines(findings: readonly Finding[], paper: Paper): string[] {
  if (findings.length === 0) return ['Nothing is wrong.']
  return findings.flatMap(({ severity, what, hint }) => [
    `${severity === 'problem' ? paper.chalk.red('problem:') : paper.chalk.yellow('warning:')} ${visible(what)}`,
    ...wrap(visible(hint), paper.width - 2).map(line => `  ${line}`),
  ])
}

/** A heading and facts below it, one a line; the value under its name where the width does not suffice. */
function section(heading: string, { chalk, width }: Paper, facts: readonly (readonly [name: string, value: string])[]): string[] {
  const column = Math.min(30, Math.max(...facts.map(([name]) => name.length)))
  const lines = facts.flatMap(([name, value]) => {
    const [safeName, safeValue] = [visible(name), visible(value)]
    if (safeName.length > column) return [`  ${safeName}`, ...wrap(safeValue, width - 6).map(line => `      ${line}`)]
    return wrap(safeValue, width - column - 4).map((line, at) => `  ${(at === 0 ? safeName : '').padEnd(column)}  ${line}`.trimEnd())
  })
  return [...wrap(heading, width).map(line => chalk.bold(line)), ...lines, '']
}

function hostList(hosts: readonly HostFact[]): string {
  if (hosts.length === 0) return 'nobody: the label lists only'
  const bySource = new Map<string, string[]>()
  for (const { source, host } of hosts) bySource.set(source, [...(bySource.get(source) ?? []), host])
  return [...bySource].map(([source, names]) => `${source}: ${names.join(', ')}`).join('; ')
}

const answerText = (answered: boolean, ms: number, problem: string | null): string =>
  `${answered ? `answered after ${ms} ms` : `no answer after ${ms} ms`}${problem === null ? '' : `: ${problem}`}`

const streamText = ({ terminal, color, color_because, width, width_because }: StreamFact): string =>
  `${terminal ? 'a terminal' : 'no terminal'}; ${color ? 'coloured' : 'no colours'} (${color_because}); ${
    width === null ? 'any width' : `${width} columns`
  } (${width_because})`
