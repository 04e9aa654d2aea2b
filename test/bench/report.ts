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

const [figures, page] = [new URL('figures.json', import.meta.url), new URL('REPORT.md', import.meta.url)]

/** Puts the run in the place of the former one of the same bench, and writes the report anew. */
export function enter(name: string, unit: string, rows: readonly Judged[], order: readonly string[]): void {
  const former: Entry[] = existsSync(figures) ? JSON.parse(readFileSync(figures, 'utf8')) : []
  const entry = { name, unit, rows, commit: commit(), date: `${new Date().toISOString().slice(0, 19)}Z`, machine: machine() }
  const entries = [...former.filter(one => one.name !== name), entry].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  writeFileSync(figures, `${JSON.stringify(entries, null, 2)}\n`)
  writeFileSync(page, reportOf(entries))
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
