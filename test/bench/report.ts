import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { commit, machine } from '../torture/report.ts'
import type { Row } from './measure.ts'

export interface Judged extends Row {
  readonly ratio: number
  readonly met: boolean
}

/** The last run of one bench. */
interface Entry {
  readonly name: string
  readonly unit: string
  readonly rows: readonly Judged[]
  readonly commit: string
  /** UTC. */
  readonly date: string
  readonly machine: string
}

const [figures, page, front] = ['figures.json', 'REPORT.md', '../../README.md'].map(name => new URL(name, import.meta.url)) as [
  URL,
  URL,
  URL,
]

/** Puts the run in the place of the former one of the same bench, and writes the report anew. */
export function enter(name: string, unit: string, rows: readonly Judged[], order: readonly string[]): void {
  const former: Entry[] = existsSync(figures) ? JSON.parse(readFileSync(figures, 'utf8')) : []
  const entry = { name, unit, rows, commit: commit(), date: `${new Date().toISOString().slice(0, 19)}Z`, machine: machine() }
  const entries = [...former.filter(one => one.name !== name), entry].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  writeFileSync(figures, `${JSON.stringify(entries, null, 2)}\n`)
  writeFileSync(page, reportOf(entries))
  writeFileSync(front, withHeadline(readFileSync(front, 'utf8'), entries))
}

/** Between these the README says what came out last. */
const [begin, end] = ['<!-- speed -->', '<!-- /speed -->']

export const withHeadline = (text: string, entries: readonly Entry[]): string =>
  text.slice(0, text.indexOf(begin) + begin.length) + headlineOf(entries) + text.slice(text.indexOf(end))

/** What most people want to know, of each bench that has been run. */
export function headlineOf(entries: readonly Entry[]): string {
  const find = (name: string, work: string, floor = '') =>
    entries.find(entry => entry.name === name)?.rows.find(row => row.work.startsWith(work) && row.floor.startsWith(floor))
  const figure = (value: number, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })
  const line = (what: string, row: Row | undefined, said: (row: Judged) => string): string[] =>
    row ? [`| ${what} | ${said(row as Judged)} |`] : []
  return [
    '',
    '',
    '| work | what it takes |',
    '|---|---|',
    ...line('to start (`--version`)', find('cold-start', '--version'), ({ ratio }) => `${figure(ratio, 2)}x of bare Node`),
    ...line(
      'a wallet, every host 50 ms away',
      find('wallet', 'time in silences'),
      ({ median }) => `${figure(median, 1)} times those 50 ms`,
    ),
    ...line('a token, every host 50 ms away', find('token', 'time in silences'), ({ median }) => `${figure(median, 1)} times those 50 ms`),
    ...line(
      'its first verdict (`--fast`)',
      find('token', 'fast scan in silences'),
      ({ median }) => `${figure(median, 1)} times those 50 ms`,
    ),
    ...line(
      'a token on a node without latency',
      find('token', 'scan token', 'its '),
      ({ median, ratio }) => `${figure(median)} ms, ${figure(ratio, 2)}x of its requests alone`,
    ),
    ...line(
      'rows of a CSV, offline',
      find('bulk', 'ten times the rows, rows/s'),
      ({ median, ratio }) => `${figure(median)} rows a second, ${figure(ratio, 2)}x of reading the CSV alone`,
    ),
    ...line('ten million rows', find('bulk', 'ten times the rows, peak', 'the promise'), ({ median }) => `${figure(median)} MB of memory`),
    ...line(
      'a scan that the service answers and charges',
      find('service', 'scans of listed'),
      ({ median, ratio }) => `${figure(median)} a second, ${figure(ratio, 2)}x of a bare server that checks the same body`,
    ),
    '',
    '',
  ].join('\n')
}

export const reportOf = (entries: readonly Entry[]): string =>
  [
    '# How fast it is',
    '',
    'Written by `npm run bench`: the last run of each bench. Each figure is a median beside its floor, measured in the same run: a machine that is',
    'slow or busy slows both, and the ratio stays.',
    '',
    '| Work | Median | Floor | Ratio | Goal | |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...entries.flatMap(({ name, unit, rows, commit, date }) => [
      `| **${name}** (${unit}; ${commit}, ${date}) | | | | | |`,
      ...rows.map(
        ({ work, median, floor, floorMedian, ratio, goal, better, met }) =>
          `| ${work} | ${median.toFixed(1)} | ${floor}: ${floorMedian.toFixed(1)} | ${ratio.toFixed(2)}x | ${better === 'less' ? '<=' : '>='} ${Number(goal.toFixed(2))}x | ${met ? 'met' : '**missed**'} |`,
      ),
    ]),
    '',
    ...[...new Set(entries.map(({ machine }) => machine))].map(machine => `Machine: ${machine}.`),
    '',
  ].join('\n')
