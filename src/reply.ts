import { isAscii } from 'node:buffer'
import { createGunzip } from 'node:zlib'
import { known, readCount } from './read.ts'

/** An answer as it came. */
export interface Reply {
  readonly status: number
  /** Milliseconds the host asks to wait, where it does. */
  readonly retryAfter: number | undefined
  /** The inflated body; `undefined` where the caller did not want one of this status. */
  readonly text: string | undefined
}

/** RFC 9110 10.2.3: seconds or a date. Milliseconds, or `undefined` when it is neither. */
export function retryAfter(header: string | string[] | undefined, now: Date): number | undefined {
  const seconds = known(readCount(header))
  if (seconds !== undefined) return seconds * 1000
  // Date.parse takes nearly everything for a date, "-1" among it
  const date = typeof header === 'string' && /^[A-Z][a-z]{2,8},? /.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime())
}

/** A body on its way. */
export interface Body {
  add(chunk: Buffer): void
  /** Nothing more comes. */
  end(): void
  /** Nobody waits for it any more. */
  drop(): void
}

/** What came of a body: its text, or what is wrong with it. */
export type Text = string | { readonly problem: string }

interface BodyOptions {
  /** As the header has it. */
  readonly encoding: string | readonly string[] | undefined
  /** Most bytes, inflated. */
  readonly maxBytes: number
}

/**
 * Reads a body piece by piece, and tells once, as soon as it is known, what came of it. One layer of gzip is inflated as it
 * comes, and no further than is wanted: a small body can inflate to gigabytes.
 */
export function bodyOf({ encoding, maxBytes }: BodyOptions, tell: (text: Text) => void): Body {
  const inflater = encoding === 'gzip' ? createGunzip() : undefined
  const chunks: Buffer[] = []
  let [arrived, size] = [0, 0]
  let over = false
  const told = (text: Text) => {
    if (!over) tell(text)
    over = true
    inflater?.destroy()
  }
  const tooMuch = () => told({ problem: `sent more than ${Math.round(maxBytes / 1024)} KiB` })
  const take = (chunk: Buffer) => {
    size += chunk.length
    if (size > maxBytes) tooMuch()
    else chunks.push(chunk)
  }
  const whole = () => {
    const [first] = chunks
    const bytes = first && chunks.length === 1 ? first : Buffer.concat(chunks)
    try {
      // most answers have no other letters, and those need no decoder
      told(isAscii(bytes) ? bytes.toString('latin1') : utf8.decode(bytes))
    } catch {
      told({ problem: 'sent text that is not UTF-8' })
    }
  }
  inflater
    ?.on('data', take)
    .on('end', whole)
    .on('error', () => told({ problem: 'sent a damaged body' }))
  return {
    add(chunk) {
      if (over) return
      arrived += chunk.length
      if (encoding !== 'gzip' && encoding !== undefined && encoding !== 'identity')
        told({ problem: 'answered in an encoding nobody asked for' })
      else if (!inflater) take(chunk)
      else if (arrived > maxBytes) tooMuch()
      else inflater.write(chunk)
    },
    end() {
      if (over) return
      if (inflater) inflater.end()
      else whole()
    },
    drop() {
      over = true
      inflater?.destroy()
    },
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
