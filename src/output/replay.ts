import type { Replayed, VerdictFacts } from '../api/replayed.ts'
import { type Paper, wrap } from './paint.ts'
import { asciiJson, visible } from './visible.ts'

/** One subject whose evidence was read: recomputed, or the reason why it could not be. */
export type ReplayRow = Replayed | { readonly folder: string; readonly status: 'damaged'; readonly reason: string }

/** A sentence for each subject, and below it what people may want to compare. */
export const replayText = (rows: readonly ReplayRow[], paper: Paper): string => rows.map(row => oneText(row, paper)).join('\n')

function oneText(row: ReplayRow, paper: Paper): string {
  const { chalk } = paper
  if (row.status === 'damaged') return lines([chalk.red(`Not replayed: ${visible(row.reason)}`)], [], paper)
  const { kind, address, chain, at, recorded, recomputed, differs, answers, unused, digest } = row
  const sentence =
    row.status === 'repeated'
      ? `The verdict is repeated: ${told(recomputed)}${where(row)} from ${counted(answers, 'answer')}.`
      : chalk.red(
          `The verdict is not repeated: recorded ${told(recorded)}, recomputed ${told(recomputed)}${where(row)} from ${counted(answers, 'answer')}.`,
        )
  return lines(
    [sentence],
    [
      `${kind} ${address} on ${chain}, as it was on ${at.slice(0, 19)}Z`,
      ...differs.map(text => `This program differs: ${text}.`),
      ...(row.first_difference === null ? [] : [`First difference: ${row.first_difference}`]),
      ...row.missing.slice(0, 3).map(text => `No answer was recorded to ${text}.`),
      ...listLines(row),
      ...(unused > 0 ? [`${counted(unused, 'answer')} were recorded and not asked for.`] : []),
      `SHA-256 of the evidence: ${digest}`,
    ],
    paper,
  )
}

const lines = (head: readonly string[], below: readonly string[], { width }: Paper): string =>
  `${[...head, ...below.flatMap(text => wrap(visible(text), width - 2).map((line, at) => `${at === 0 ? '  ' : '    '}${line}`))].join('\n')}\n`

const told = ({ score, level, failure }: VerdictFacts): string => (score === null ? `no score (${failure})` : `${score} ${level}`)

const where = ({ block }: Replayed): string => (block === null ? '' : ` at block ${block}`)

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

function listLines({ lists }: Replayed): string[] {
  if (!lists) return []
  const changed = lists.changed.map(({ name, as_of, here }) => `${name} of ${as_of}, here ${here === null ? 'none' : `of ${here}`}`)
  const verdict = lists.verdict
    ? `With the lists here it is ${told(lists.verdict)}.`
    : 'With the lists here more would be asked than was recorded.'
  const shown = changed.length > 3 ? [...changed.slice(0, 3), `and ${changed.length - 3} more`] : changed
  return [`The lists here are others (${shown.join('; ')}). ${verdict}`]
}

/** One subject that was repeated is its document alone: the same bytes as `result.json`. Anything else is a list of what came out. */
export function replayJson(rows: readonly ReplayRow[]): string {
  const [only] = rows
  if (rows.length === 1 && only && only.status !== 'damaged') return only.document
  return `${asciiJson({ replays: rows.map(row => ('document' in row ? { ...row, document: undefined } : row)) }, 2)}\n`
}
