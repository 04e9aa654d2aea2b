import type { ChalkInstance } from 'chalk'
import { visibleName } from './visible.ts'

/** How a stream is written to: its colours and its width. Words carry the meaning; colour never does alone. */
export interface Paper {
  readonly chalk: ChalkInstance
  /** Columns; infinite when nobody looks at lines. */
  readonly width: number
}

/** A level, or what a row is instead of one, as a mark and a word. LOW is not green: it is not a promise. */
export function mark(level: string, { chalk }: Paper): string {
  switch (level) {
    case 'CRITICAL':
      return chalk.bold.red('!! CRITICAL')
    case 'HIGH':
      return chalk.red('!  HIGH')
    case 'MEDIUM':
      return chalk.yellow('*  MEDIUM')
    case 'LOW':
      return '-  LOW'
    case 'BAD ROW':
      return chalk.magenta('x  BAD ROW')
    default:
      return chalk.magenta(`?  ${visibleName(level)}`)
  }
}

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
