import { createHash } from 'node:crypto'
import { isLevel, type Level, rankOf } from '../api/level.ts'
import type { Gate, ReportHead, ReportTail, Row } from '../api/report.ts'
import { limitOf, tripped } from '../api/tripped.ts'
import { counted, grouped } from './amounts.ts'
import { type Format, knowing, type Limits, type Writer } from './format.ts'
import { addressOf, levelWord, urgency } from './row-text.ts'
import { asciiJson, visible, visibleName, visibleText } from './visible.ts'
import { allRows, keepWorst } from './worst.ts'

/** Static Analysis Results Interchange Format 2.1.0 (OASIS), as code scanning of GitHub takes it. */
export const sarif: Format = {
  name: 'sarif',
  extension: 'sarif',
  open: (head, page) => knowing(page, limits => oneRun(head, limits, page.sarifLevel ?? 'MEDIUM')),
}

/** More results than this are not shown by GitHub. */
const mostResults = 5_000

function oneRun(head: ReportHead, limits: Limits, lowest: Level): Writer {
  const rules = new Map<string, object>()
  const kinds = new Set<string>()
  const results = keepWorst<ReturnType<typeof result>>(mostResults)
  const unscored = keepWorst<object>(mostResults)
  return {
    row(row) {
      kinds.add(kindOf(row))
      if (row.status !== 'scored') unscored.add(urgency(row), () => notification(row, head))
      else if (row.result && (atLeast(row, lowest) || tripped(row, limits)))
        results.add(urgency(row), () => {
          const id = ruleId(row)
          if (!rules.has(id)) rules.set(id, rule(row))
          return result(row, head)
        })
      return ''
    },
    pieces,
    end: tail => [...pieces(tail)].join(''),
  }

  function* pieces(tail: ReportTail): Generator<string> {
    const kept = results.kept()
    const ids = [...new Set(kept.map(({ ruleId: id }) => id))]
    const places = new Map(ids.map((id, at) => [id, at]))
    const told = unscored.kept()
    const cut = [
      ...(results.left() > 0
        ? [`${counted(results.left(), 'result')} left out: the ${grouped(mostResults)} worst are here; ${allRows}`]
        : []),
      ...(unscored.left() > 0
        ? [`${counted(unscored.left(), 'row')} without a score left out: ${grouped(mostResults)} are here; ${allRows}`]
        : []),
    ]
    const warnings = tail.warnings.map(warning => plain(warning) || 'a warning without words')
    const notifications = [...cut.map(asWarning), ...told, ...warnings.map(asWarning)]
    const run = {
      tool: {
        driver: { name: 'chainvet', version: head.tool.version, semanticVersion: head.tool.version, rules: ids.map(id => rules.get(id)) },
      },
      automationDetails: { id: kinds.size === 1 ? `chainvet/${[...kinds][0]}/` : 'chainvet/' },
      invocations: [
        {
          executionSuccessful: [0, 8, tail.gate.gate_exit_code].includes(tail.summary.exit_code) && tail.summary.complete,
          exitCode: tail.summary.exit_code,
          exitCodeDescription: describe(tail),
          ...(notifications.length > 0 && { toolExecutionNotifications: [] }),
        },
      ],
      results: [],
    }
    // thousands of objects: as one text they take more memory than all the rest of a run
    const shell = `${asciiJson({ $schema: schema, version: '2.1.0', runs: [run] }, 2)}\n`
    const parts = shell.split(/(?<="(?:toolExecutionNotifications|results)": )\[\]/)
    const end = parts.pop()
    const [beforeTold, beforeResults] = parts.length > 1 ? parts : [undefined, parts[0]]
    if (beforeTold !== undefined) {
      yield beforeTold
      yield* list(notifications, ' '.repeat(10))
    }
    yield beforeResults as string
    yield* list(
      kept.map(({ ruleId: id, ...more }) => ({ ruleId: id, ruleIndex: places.get(id), ...more })),
      ' '.repeat(6),
    )
    yield end as string
  }
}

/** An array as JSON.stringify writes it with an indent of two, in a line that begins with `margin`. No string of JSON holds a line break. */
function* list(values: readonly object[], margin: string): Generator<string> {
  for (const [at, value] of values.entries())
    yield `${at === 0 ? '[' : ','}\n${margin}  ${asciiJson(value, 2).replaceAll('\n', `\n${margin}  `)}`
  yield values.length === 0 ? '[]' : `\n${margin}]`
}

const schema = 'https://json.schemastore.org/sarif-2.1.0.json'

const asWarning = (text: string): object => ({ level: 'warning', message: { text } })

/** A level word that is not known is never below a limit. */
const atLeast = (row: Row, lowest: Level): boolean => {
  const word = levelWord(row)
  return !isLevel(word) || rankOf(word) >= rankOf(lowest)
}

const weights: Readonly<Record<Level, { level: 'error' | 'warning' | 'note'; severity: string }>> = {
  CRITICAL: { level: 'error', severity: '9.5' },
  HIGH: { level: 'error', severity: '8.0' },
  MEDIUM: { level: 'warning', severity: '5.0' },
  LOW: { level: 'note', severity: '2.0' },
}
const weightOf = (word: string) => weights[isLevel(word) ? word : 'CRITICAL']

const kindOf = ({ kind, target }: Row) => kind ?? target?.kind ?? 'wallet'
const ruleId = (row: Row): string => {
  const word = levelWord(row)
  return `chainvet/${kindOf(row)}-${isLevel(word) ? word.toLowerCase() : 'unknown-level'}`
}

function rule(row: Row): object {
  const kind = kindOf(row)
  const word = isLevel(levelWord(row)) ? levelWord(row) : 'UNKNOWN'
  const { level, severity } = weightOf(word)
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
  return {
    id: ruleId(row),
    name: `${capital(kind)}${capital(word)}Risk`,
    shortDescription: {
      text: word === 'UNKNOWN' ? `${capital(kind)} scored a level of an unknown name` : `${capital(kind)} scored ${word}`,
    },
    fullDescription: {
      text: `The scanned ${kind === 'wallet' ? 'wallet address' : 'token contract'} reached ${word === 'UNKNOWN' ? 'a risk level that this version does not know' : `the ${word} risk level`}.`,
    },
    help: { text: `Run: chainvet scan ${kind} <address> --chain <chain> --verbose` },
    defaultConfiguration: { level },
    properties: { 'security-severity': severity, precision: 'medium', tags: ['security', `${kind}-risk`] },
  }
}

function result(row: Row, head: ReportHead) {
  const { result: scan, ignored } = row
  const [first = 'no signals', ...others] = scan?.flags ?? []
  const more = others.length > 0 ? ` (+${counted(others.length, 'more flag')})` : ''
  return {
    ruleId: ruleId(row),
    level: weightOf(levelWord(row)).level,
    kind: 'fail',
    message: { text: plain(`${nameOf(row)} scored ${scan?.risk_score} (${visibleName(levelWord(row))}): ${first}${more}`) },
    locations: [location(row, head)],
    partialFingerprints: { 'chainvetTarget/v1': fingerprint(row) },
    ...(ignored && { suppressions: [{ kind: 'external', status: 'accepted', justification: plain(ignored.reason) }] }),
  }
}

/** Kind, chain, address and rule, and not the line: a row that moves is the same alert. */
const fingerprint = (row: Row): string =>
  createHash('sha256')
    .update([kindOf(row), row.target?.caip10 ?? addressOf(row), ruleId(row)].join('\n'))
    .digest('hex')
    .slice(0, 16)

const nameOf = (row: Row): string => (row.target ? visible(row.target.caip10) : addressOf(row))

const notification = (row: Row, head: ReportHead): object => ({
  level: 'error',
  descriptor: { id: visibleName(row.error?.code || 'UNSCORED') },
  message: { text: plain(`${nameOf(row)} was not scored: ${row.error?.message ?? 'no reason given'}`) },
  locations: [location(row, head)],
})

/** GitHub refuses a file when one of its results has no place in the repository. */
function location(row: Row, { input }: ReportHead): object {
  const file = row.file ?? input.file
  const region = { startLine: file === null ? 1 : row.line, ...(row.column !== undefined && file !== null && { startColumn: row.column }) }
  const path = file === null ? (row.target?.caip10.replaceAll(':', '/') ?? 'command-line') : file === '-' ? 'stdin' : file
  return {
    physicalLocation: { artifactLocation: { uri: relativeUri(path), uriBaseId: '%SRCROOT%' }, region },
    logicalLocations: [{ fullyQualifiedName: nameOf(row) }],
  }
}

/** A path as a reference below the root of the repository: never absolute, never above it. */
export function relativeUri(path: string): string {
  const parts = path
    .replaceAll('\\', '/')
    .split('/')
    .filter(part => part !== '' && part !== '.' && part !== '..')
  // half of a pair of code units has no bytes
  const encoded = parts.map(part => encodeURIComponent(part.replace(/\p{Cs}/gu, '\ufffd')))
  return encoded.length > 0 ? encoded.join('/') : 'unnamed'
}

/** Text of a message: "](" would make a link of it. */
const plain = (text: string): string => visibleText(text, 4_000).replaceAll('](', '] (')

function describe({ gate, summary }: ReportTail): string {
  if (!summary.complete) return 'stopped before its end'
  if (gate.tripped) return gateInWords(gate)
  const open = summary.no_activity + summary.unscored + summary.bad_rows
  if (summary.exit_code === 0) return 'ok'
  return summary.exit_code === 8 ? `incomplete: ${counted(open, 'row')} without a score` : `exit ${summary.exit_code}`
}

const gateInWords = (gate: Gate): string => `gate: ${counted(gate.count, 'result')} at or above ${limitOf(gate)}`
