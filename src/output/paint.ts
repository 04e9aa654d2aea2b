import type { ChalkInstance } from 'chalk'
import { coloured } from './faithful.ts'
import { visibleName } from './visible.ts'

/** How a stream is written to: its colours and its width. Words carry the meaning; colour never does alone. */
export interface Paper {
  readonly chalk: ChalkInstance
  /** Columns; infinite when nobody looks at lines. */
  readonly width: number
}

/** A level, or what a row is instead of one, as a mark and a word. LOW is not green: it is not a promise. */
export function mark(level: string, { chalk }: Paper): string {
  const [sign, colour] = signs.get(level) ?? ['?', 'magenta']
  const text = `${sign.padEnd(2)} ${visibleName(level)}`
  if (colour === undefined) return text
  return coloured(level === 'CRITICAL' ? chalk.bold[colour](text) : chalk[colour](text), text)
}

const signs: ReadonlyMap<string, readonly [sign: string, colour?: 'red' | 'yellow' | 'magenta']> = new Map([
  ['CRITICAL', ['!!', 'red']],
  ['HIGH', ['!', 'red']],
  ['MEDIUM', ['*', 'yellow']],
  ['LOW', ['-']],
  ['BAD ROW', ['x', 'magenta']],
])

/** Breaks text at spaces so that no line is longer than `width`, a word that is longer still stays whole: addresses are never cut. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
