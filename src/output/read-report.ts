import { type Report, type Row, reportDocument, row } from '../api/report.ts'
import { ChainvetError } from '../errors.ts'
import { reportFrom } from './document.ts'
import { reportIn } from './html/embedded.ts'
import { reportFromSingle } from './json.ts'
import { summaryLineNames } from './jsonl.ts'

/** A report is read as a whole; what is larger than these was not written by a run. */
const limits = { characters: 400_000_000, rows: 1_000_000, depth: 64 }

/**
 * A saved report: what `--format json`, `jsonl` or `html` wrote, or the JSON of one target. A file is as hostile as the network: its size, its
 * depth and every member are checked. Throws `ChainvetError` USAGE that says what is wrong with it.
 */
export function readReport(text: string): Report {
  const body = dataIn(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)
  if (body.length > limits.characters) throw notAReport('it is larger than 400 MB')
  if (depthOf(body) > limits.depth) throw notAReport(`it nests deeper than ${limits.depth}`)
  const whole = parsed(body)
  if (whole !== undefined && !isObject(whole)) throw notAReport('it is JSON of something else')
  const members = whole === undefined || whole['type'] === 'summary' ? fromLines(body) : fromDocument(whole)
  const report = checked(members)
  const { summary, results } = report
  if (summary.complete && summary.rows !== results.length)
    throw notAReport(`it says ${summary.rows} rows and holds ${results.length}, so it was cut or changed`)
  for (const [at, { status, result, error }] of results.entries())
    if (status === 'scored' ? !result : !error)
      throw notAReport(`row ${at + 1} is ${status} and has no ${status === 'scored' ? 'result' : 'error'}`)
  return report
}

/** A page of ours carries its report. */
function dataIn(text: string): string {
  if (!/^\s*<!doctype html/i.test(text)) return text
  try {
    const data = reportIn(text)
    if (data !== undefined) return data
  } catch (cause) {
    throw notAReport('the data in the page is damaged', cause)
  }
  throw notAReport('the page carries no report')
}

/** The document as it was parsed, once it is known to be sound: a copy would lose the order of its members. */
function checked(members: unknown): Report {
  const { sha256, summary, input, ...more } = members as Report
  const document = { ...more, summary, input: { ...input, sha256, rows: 1 } }
  if (Array.isArray(more.results) && more.results.length > limits.rows) throw notAReport(`it has more than ${limits.rows} rows`)
  // rows one by one: a schema of a million rows would hold a copy of all of them
  const problem =
    problemIn(reportDocument.safeParse({ ...document, results: [] })) ?? (Array.isArray(more.results) ? undefined : 'results: missing')
  if (problem !== undefined) throw notAReport(problem)
  for (const [at, one] of (more.results as readonly Row[]).entries()) {
    const wrong = problemIn(row.safeParse(one))
    if (wrong !== undefined) throw notAReport(`results.${at}.${wrong}`)
    // "__proto__" is the one key that schemas pass over
    if (Object.values(one.input).some(cell => typeof cell !== 'string')) throw notAReport(`results.${at}.input: a cell is no text`)
  }
  return members as Report
}

function problemIn(outcome: {
  success: boolean
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
}): string | undefined {
  if (outcome.success) return undefined
  const issue = outcome.error?.issues[0]
  return `${issue?.path.map(String).join('.')}: ${issue?.message}`
}

function fromDocument(document: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(document['results']) && isObject(document['input'])) return reportFrom(document, document['results'])
  const single = reportFromSingle(document)
  if (single !== undefined) return single
  if (isObject(document['error'])) throw notAReport('it is the document of a failed run')
  throw notAReport(
    isObject(document['chainvet']) ? 'it was written by a version that saved no report' : 'it has neither results nor a result',
  )
}

/** Lines of `jsonl`: rows, and one summary behind them. */
function fromLines(text: string): unknown {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const objects = lines.map((line, at) => {
    const value = parsed(line)
    if (!isObject(value)) throw notAReport(lines.length === 1 || at === 0 ? 'it is not JSON' : `line ${at + 1} is not JSON`)
    return value
  })
  const last = objects.pop()
  if (!last) throw notAReport('it is empty')
  if (last['type'] !== 'summary') throw notAReport('its last line is no summary: the run was stopped, or the file was cut')
  if (!isObject(last['input'])) throw notAReport('input: missing')
  const stranger = objects.findIndex(({ type }) => type !== 'result')
  if (stranger >= 0) throw notAReport(`line ${stranger + 1} is not a result`)
  const members = Object.fromEntries(Object.entries(last).filter(([name]) => !summaryLineNames.includes(name)))
  return reportFrom(
    members,
    objects.map(({ type, ...one }) => one),
  )
}

/** The value, or `undefined` where it is no JSON. `__proto__` becomes a member like any other, which nothing here assigns. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** How deep brackets nest; those inside of strings do not count. */
function depthOf(text: string): number {
  let [depth, deepest, inString] = [0, 0, false]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (inString) {
      if (unit === 0x5c) at++
      else if (unit === 0x22) inString = false
    } else if (unit === 0x22) inString = true
    else if (unit === 0x7b || unit === 0x5b) deepest = Math.max(deepest, ++depth)
    else if (unit === 0x7d || unit === 0x5d) depth--
  }
  return deepest
}

const notAReport = (why: string, cause?: unknown): ChainvetError =>
  new ChainvetError('USAGE', `this is not a report that can be read: ${why}`, {
    hint: 'A report is what a scan wrote with --format json, jsonl or html, without --fields.',
    cause,
  })
