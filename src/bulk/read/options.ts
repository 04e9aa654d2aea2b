import type { Kind } from '../../api/report.ts'
import { ChainvetError } from '../../errors.ts'
import type { AskedColumns } from './columns.ts'

export const inputFormats = ['csv', 'tsv', 'jsonl', 'list'] as const
export type InputFormat = (typeof inputFormats)[number]

/** How an input is to be read. */
export interface ReadOptions {
  /** "auto" decides by the extension of the file, then by its first line. */
  readonly format: 'auto' | InputFormat
  /** One character between two cells, or "tab"; found in the first line where it is not given. */
  readonly delimiter?: string | undefined
  /** False where the first line is a row. */
  readonly header: boolean
  /** One character with which lines begin that are comments. Lists have "#". */
  readonly comment?: string | undefined
  /** Names of columns in any case, or their numbers from 1. */
  readonly columns: AskedColumns
  /** What the command scans; without it each row says what it is. */
  readonly kind?: Kind | undefined
}

/** The one ASCII character that `--delimiter` or `--comment` names. Throws USAGE for anything else. */
export function characterOf(text: string, flag: string): string {
  const character = /^(tab|\\t)$/i.test(text) ? '\t' : text
  if (!/^[\t\x20-\x7e]$/.test(character) || character === '"') {
    throw new ChainvetError('USAGE', `${flag} takes one character of ASCII that is not a quote`, { hint: `Like this: ${flag} ";"` })
  }
  return character
}
