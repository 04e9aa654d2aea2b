import { closeSync, openSync, readSync } from 'node:fs'
import { keyOfJournal } from './fates.ts'
import { statOf } from './workplace.ts'

/** What a journal holds, read from outside after each kill. */
export interface JournalReader {
  /** Targets that need not be asked again. */
  readonly finished: ReadonlySet<string>
  /** Bytes of whole lines. */
  readonly size: number
  /** Lines that a kill has cut off, of all looks. */
  readonly torn: number
  /** Reads on. Says what is wrong, if anything: a journal may grow, and lose nothing but a torn end. */
  look(): string | undefined
}

export function readJournal(path: string): JournalReader {
  const finished = new Set<string>()
  let size = 0
  let torn = 0
  return {
    finished,
    get size() {
      return size
    },
    get torn() {
      return torn
    },
    look() {
      const now = statOf(path)?.size
      if (now === undefined) return size === 0 ? undefined : 'the journal is gone'
      if (now < size) return `the journal has shrunk from ${size} to ${now} bytes`
      const bytes = Buffer.alloc(now - size)
      const file = openSync(path, 'r')
      readSync(file, bytes, 0, bytes.length, size)
      closeSync(file)
      const whole = bytes.lastIndexOf(10) + 1
      if (whole < bytes.length) torn++
      for (const line of bytes.toString('utf8', 0, whole).split('\n')) {
        const { key, status } = membersOf(line)
        if (key === undefined || (status !== 'scored' && status !== 'no_activity')) continue
        const target = keyOfJournal(key)
        if (finished.has(target)) return `the journal has ${target} twice`
        finished.add(target)
      }
      size += whole
      return undefined
    },
  }
}

/** A line is JSON behind a seal, which only its writer can check. */
function membersOf(line: string): { key?: string; status?: string } {
  try {
    return JSON.parse(line.slice(line.indexOf('{')))
  } catch {
    return {}
  }
}
