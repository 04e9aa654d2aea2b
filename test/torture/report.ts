import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import type { Finding, Torture } from './promise.ts'

/** One line of the report. */
export interface Line {
  readonly name: string
  readonly promises: string
  readonly sentence: string
  readonly figure: string
  readonly size: Readonly<Record<string, number>>
  readonly full: boolean
  readonly seed: number
  readonly seconds: number
  readonly holds: boolean
  readonly commit: string
  /** UTC. */
  readonly date: string
  readonly machine: string
}

const [figures, page] = [new URL('figures.json', import.meta.url), new URL('REPORT.md', import.meta.url)]

export function lineOf(
  { name, promises, sentence, size: fullSize }: Torture,
  size: Readonly<Record<string, number>>,
  { figure, violations }: Finding,
  { seed, seconds, date }: { seed: number; seconds: number; date: Date },
): Line {
  const full = Object.entries(fullSize).every(([flag, whole]) => (size[flag] ?? 0) >= whole)
  return {
    ...{ name, promises, sentence, figure, size, full, seed, seconds: Math.round(seconds), holds: violations.length === 0 },
    ...{ commit: commit(), date: `${date.toISOString().slice(0, 19)}Z`, machine: machine() },
  }
}

/** What such a run writes by itself makes no difference. */
const written = ['bench', 'mutation', 'quality', 'torture'].flatMap(room => [`:!test/${room}/REPORT.md`, `:!test/${room}/figures.json`])

/** The commit that is checked out; with "+" when files differ from it. */
export function commit(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    return `${git('rev-parse', '--short=10', 'HEAD')}${git('status', '--porcelain', '--', 'src', 'test', ...written) === '' ? '' : '+'}`
  } catch {
    return 'not in a repository'
  }
}

export const machine = (): string =>
  `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ${process.platform} ${process.arch}`

/** Puts the line in the place of the former one of the same name, and writes the report anew. */
export function enter(line: Line): void {
  const former: Line[] = existsSync(figures) ? JSON.parse(readFileSync(figures, 'utf8')) : []
  const lines = [...former.filter(({ name }) => name !== line.name), line].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
  writeFileSync(figures, `${JSON.stringify(lines, null, 2)}\n`)
  writeFileSync(page, reportOf(lines))
}

const rank = ({ promises }: Line): number => Number(/\d+/.exec(promises)?.[0] ?? 99)

export const reportOf = (lines: readonly Line[]): string =>
  [
    '# What was tried, and what came of it',
    '',
    'Written by `npm run torture`: each line is the last run of one torture, with its seed. The same seed tries the same. A run below its',
    'full size says so, and a line that does not hold says it in its first word.',
    '',
    '| Promise | What is promised | Figure | Size | Seed | Time | Commit | Date |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines.map(
      ({ promises, name, sentence, figure, size, full, seed, seconds, holds, commit, date }) =>
        `| ${promises} \`${name}\` | ${sentence} | ${holds ? '' : '**Broken:** '}${figure} | ${sizeInWords(size)}${full ? '' : ' (short run)'} | ${seed} | ${seconds} s | ${commit} | ${date} |`,
    ),
    '',
    ...[...new Set(lines.map(({ machine }) => machine))].map(machine => `Machine: ${machine}.`),
    '',
  ].join('\n')

const sizeInWords = (size: Readonly<Record<string, number>>): string =>
  Object.entries(size)
    .map(([flag, number]) => `${flag} ${number.toLocaleString('en')}`)
    .join(', ')
