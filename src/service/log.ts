import { ChainvetError } from '../errors.ts'
import { maskKey } from '../mask.ts'
import { asciiJson } from '../output/visible.ts'
import type { World } from '../world.ts'

/** Values of a line. Texts are cut at 1,000 characters, and keys in them masked. */
export type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>

/** A line a thing that happened, for machines: one JSON object in printable ASCII. `event` is a word of ours, such as "request". */
export interface Log {
  info(event: string, fields?: Fields): void
  warn(event: string, fields?: Fields): void
  /** Something that should not happen; somebody has to look. */
  error(event: string, fields?: Fields): void
}

/** Writes lines to `write`, each with its line feed. What came from outside cannot begin a line of its own. */
export function createLog(write: (line: string) => void, world: World): Log {
  const line =
    (level: string) =>
    (event: string, fields: Fields = {}): void => {
      const time = world.now().toISOString()
      write(plainLine(time, level, event, fields) ?? `${asciiJson(readable({ time, level, event, ...fields }))}\n`)
    }
  return { info: line('info'), warn: line('warn'), error: line('error') }
}

/** The line where its texts are short and plain, as those of a request are: a tenth of a service's work would be to write such lines as any other. */
function plainLine(time: string, level: string, event: string, fields: Fields): string | undefined {
  let text = `{"time":"${time}","level":"${level}","event":"${event}"`
  for (const name in fields) {
    const value = fields[name]
    if (value === undefined) continue
    if (typeof value === 'string') {
      if (!plain.test(value) || marks.test(value)) return undefined
      text += `,"${name}":"${value}"`
    } else {
      if (typeof value === 'number' && !Number.isFinite(value)) return undefined
      text += `,"${name}":${value}`
    }
  }
  return `${text}}\n`
}

/** No character that JSON spells, and too short to hold 64 hex digits. */
const plain = /^[\w ./:-]{0,63}$/
/** The beginning of a key of ours, and of what stands behind a host. */
const marks = /cv_|:\/\//i

/** What a log may hold of a failure: a sentence of ours, or the name and place of a bug. Never a URL, a body or a key. */
export function failureFields(error: unknown): Fields {
  if (error instanceof ChainvetError) return { code: error.code, problem: error.message }
  if (!(error instanceof Error)) return { problem: 'something that is no error was thrown' }
  const place = error.stack?.split('\n').find(each => /^\s+at /.test(each))
  return { problem: `${error.name}: ${error.message}`, ...(place !== undefined && { at: place.trim() }) }
}

const readable = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? redacted(value) : value]))

/** Keys of ours, what has the shape of a private key, and what stands in a URL besides its host. */
const redacted = (text: string): string =>
  text
    .slice(0, longest)
    .replace(/cv_(?:live|test)_\w+/gi, maskKey)
    .replace(/(?<![0-9a-z])(?:0x)?[0-9a-f]{64}(?![0-9a-z])/gi, '[64 hex digits]')
    .replace(/\b(\w{2,20}:\/\/)(?:[^\s/@]*@)?([^\s/?#]*)[^\s]*/g, '$1$2')

const longest = 1_000
