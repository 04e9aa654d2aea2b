import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { commit, machine } from '../torture/report.ts'
import type { Judged } from './attack.ts'

/** Survivors are kept whole, of the others only how many there are. */
type Survivor = Pick<Judged, 'file' | 'line' | 'mutator' | 'original' | 'replacement'> & { readonly outcome: 'survived' | 'uncovered' }

interface Counts {
  readonly killed: number
  readonly timeout: number
  readonly survived: number
  readonly uncovered: number
}

/** The last run of one room. */
export interface Entry extends Counts {
  readonly room: string
  readonly tests: number
  readonly seconds: number
  readonly commit: string
  /** UTC. */
  readonly date: string
  readonly machine: string
  readonly files: readonly (Counts & { readonly file: string })[]
  readonly survivors: readonly Survivor[]
}

const [figures, page] = [new URL('figures.json', import.meta.url), new URL('REPORT.md', import.meta.url)]

export function countsOf(judged: readonly Judged[]): Counts {
  const count = (wanted: Judged['outcome']): number => judged.filter(({ outcome }) => outcome === wanted).length
  return { killed: count('killed'), timeout: count('timeout'), survived: count('survived'), uncovered: count('uncovered') }
}

const all = ({ killed, timeout, survived, uncovered }: Counts): number => killed + timeout + survived + uncovered
/** Of all mutants, those that no test reaches among them. Rounded down: a goal is met or it is not. */
export const scoreOf = (counts: Counts): string => (Math.floor((1_000 * (counts.killed + counts.timeout)) / all(counts)) / 10).toFixed(1)

export function entryOf(room: string, judged: readonly Judged[], tests: number, seconds: number): Entry {
  const files = [...new Set(judged.map(({ file }) => file))]
  return {
    room,
    tests,
    seconds,
    commit: commit(),
    date: `${new Date().toISOString().slice(0, 19)}Z`,
    machine: machine(),
    ...countsOf(judged),
    files: files.map(file => ({ file, ...countsOf(judged.filter(one => one.file === file)) })),
    survivors: judged.flatMap(({ outcome, file, line, mutator, original, replacement }) =>
      outcome === 'survived' || outcome === 'uncovered'
        ? [{ outcome, file, line, mutator, original: short(original), replacement: short(replacement) }]
        : [],
    ),
  }
}

/** Puts the run in the place of the former one of the same room, and writes the report anew. */
export function enter(entry: Entry, order: readonly string[]): void {
  const former: Entry[] = existsSync(figures) ? JSON.parse(readFileSync(figures, 'utf8')) : []
  const entries = [...former.filter(({ room }) => room !== entry.room), entry].sort((a, b) => order.indexOf(a.room) - order.indexOf(b.room))
  writeFileSync(figures, `[\n${entries.map(one => JSON.stringify(one)).join(',\n')}\n]\n`)
  writeFileSync(page, reportOf(entries))
}

const short = (code: string): string => {
  const line = code.replace(/\s+/g, ' ')
  return line.length > 100 ? `${line.slice(0, 99)}…` : line
}
/** Code between ticks, whatever ticks and bars are in it. */
const quoted = (code: string): string => `\`\` ${short(code).replaceAll('|', '\\|')} \`\``

export const survivorInWords = ({ file, line, outcome, mutator, original, replacement }: Survivor): string =>
  `${file}:${line} ${mutator}${outcome === 'uncovered' ? ' (no test reaches it)' : ''}: ${short(original)} → ${short(replacement)}`

const row = (name: string, counts: Counts): string =>
  `| ${name} | ${all(counts)} | ${counts.killed} | ${counts.timeout} | ${counts.survived} | ${counts.uncovered} | ${scoreOf(counts)} % |`

export const reportOf = (entries: readonly Entry[]): string =>
  [
    '# Would a test notice?',
    '',
    'Written by `npm run mutation`: the last run of each room. A mutant is the code with one small change; it is killed when a test fails with it,',
    'and a timeout when a test comes to no end with it. The score is the share of both in all mutants, those that no test reaches among them.',
    '',
    'No mutant is left out by chance, and none for being hard. Not mutated are: the texts of signals for people (question, why, verify, remedy) and',
    'their examples with what only these are made of, which are tests themselves; strings and templates with a blank in them, which are sentences,',
    'unless they are compared or handed to a function that is not one of raised, clear and unknown; numbers, types and JSON.',
    'Mutants are made by the instrumenter of Stryker, all its mutators are on, and are shown to the pure tests of the room alone: what only tests',
    'with a local chain, a browser, PostgreSQL, a thread or a process would notice counts as survived. Properties are tried with 10 values of one seed.',
    '',
    '| Room | Mutants | Killed | Timeout | Survived | Not reached | Score |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...entries.map(entry => row(`**${entry.room}**`, entry)),
    '',
    ...entries.flatMap(({ room, tests, seconds, commit: made, date, machine: where, files, survivors }) => [
      `## ${room}`,
      '',
      `${tests} tests, ${seconds} s; ${made}, ${date}, ${where}.`,
      '',
      '| File | Mutants | Killed | Timeout | Survived | Not reached | Score |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...files.map(counts => row(counts.file, counts)),
      '',
      '<details><summary>Survivors</summary>',
      '',
      '| Where | Mutator | Original | Replacement |',
      '| --- | --- | --- | --- |',
      ...survivors.map(
        ({ file, line, outcome, mutator, original, replacement }) =>
          `| ${file}:${line} | ${mutator}${outcome === 'uncovered' ? ', not reached' : ''} | ${quoted(original)} | ${quoted(replacement)} |`,
      ),
      '',
      '</details>',
      '',
    ]),
  ].join('\n')
