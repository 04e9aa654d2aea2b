import { isTarget } from './columns.ts'
import type { InputFormat } from './options.ts'
import { placesOf } from './roles.ts'
import { trimmed } from './trim.ts'

/** How a table begins. */
export interface Opening {
  /** What a line "sep=;" names. */
  readonly separator: string | undefined
  /** Bytes and lines of that line. */
  readonly skip: number
  readonly line: number
  /** The first line that is neither empty nor a comment; "" where there is none. */
  readonly text: string
}

/** Reads the beginning of a table: the line with which Excel names the delimiter, and the line behind it that says something. */
export function openingOf(bytes: Buffer, comment: string | undefined): Opening {
  const head = bytes.toString('latin1', 0, 20)
  const [whole, named] = /^"?sep=([\t\x20-\x7e])"?(?:\r\n|\n|\r|$)/i.exec(head) ?? []
  const separator = named === '"' ? undefined : named
  const skip = separator === undefined ? 0 : (whole as string).length
  return { separator, skip, line: skip > 0 ? 2 : 1, text: firstLine(bytes.subarray(skip), comment) }
}

/** The format of `file` by its extension, or by its first line: a JSON object, a table, or one address alone. */
export function formatOf(file: string, bytes: Buffer): InputFormat {
  const extension = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase()
  const known = extension === undefined ? undefined : extensions[extension]
  if (known) return known
  const line = trimmed(firstLine(bytes, '#'))
  if (/^[{[]/.test(line)) return 'jsonl'
  if (/[,;\t]/.test(line) || placesOf('address', [line]).length > 0 || openingOf(bytes, undefined).separator !== undefined) return 'csv'
  // a line of one long word is an address, were it mistyped or a secret; an input of comments is an empty list
  return line === '' || isTarget(line) || /^\S{20,}$/.test(line) ? 'list' : 'csv'
}

const extensions: Readonly<Record<string, InputFormat>> = {
  csv: 'csv',
  tsv: 'tsv',
  tab: 'tsv',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  list: 'list',
}

/** The first line that says something, cut at `longest` bytes. */
function firstLine(bytes: Buffer, comment: string | undefined): string {
  for (let start = 0; start < bytes.length; ) {
    const end = lineEnd(bytes, start)
    const line = bytes.toString('utf8', start, Math.min(end, start + longest))
    if (line !== '' && !(comment !== undefined && line.startsWith(comment))) return line
    start = end + 1
  }
  return ''
}

/** Where the line ends, or the record where a quoted cell goes on. */
function lineEnd(bytes: Buffer, start: number): number {
  let open = false
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === 0x22) open = !open
    else if ((byte === 0x0a || byte === 0x0d) && !open) return at
  }
  return bytes.length
}

const longest = 65_536
