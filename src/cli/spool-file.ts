import { randomBytes } from 'node:crypto'
import { closeSync, constants, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Spool } from '../output/spool.ts'
import { cannotWrite } from './sink.ts'

/** Text of one kind that is gathered before it is written: pieces are short, and calls to the system are not free. */
const gathered = 64 * 1024
/** Text that is kept in memory as long as all of it is not more. */
const small = 1024 * 1024

interface Kind {
  waiting: string[]
  size: number
  /** Where in the file its earlier text is: offset and length of each piece. */
  readonly pieces: (readonly [offset: number, length: number])[]
}

/**
 * A spool in a file of `folder` that has no name: whatever ends the process, nothing is left of it. Little text never
 * touches the disk. Throws OUTPUT_FAILED.
 */
export function fileSpool(folder: string): Spool {
  const kinds = new Map<string, Kind>()
  let file: number | undefined
  let end = 0
  let held = 0

  const opened = (): number => {
    if (file !== undefined) return file
    const path = join(folder, `.chainvet-${randomBytes(8).toString('hex')}.tmp`)
    file = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL, 0o600)
    rmSync(path, { force: true })
    return file
  }
  const spill = (kind: Kind): void => {
    const bytes = Buffer.from(kind.waiting.join(''))
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(opened(), bytes, at, bytes.length - at, end + at)
    } catch (error) {
      throw cannotWrite(folder, error)
    }
    kind.pieces.push([end, bytes.length])
    end += bytes.length
    held -= kind.size
    kind.waiting = []
    kind.size = 0
  }

  return {
    add(name, text) {
      const kind = kinds.get(name) ?? { waiting: [], size: 0, pieces: [] }
      kinds.set(name, kind)
      kind.waiting.push(text)
      kind.size += text.length
      held += text.length
      if (kind.size >= gathered && (file !== undefined || held >= small)) spill(kind)
    },
    *read(name) {
      const kind = kinds.get(name)
      if (!kind) return
      let bytes = Buffer.alloc(0)
      for (const [offset, length] of kind.pieces) {
        if (bytes.length < length) bytes = Buffer.allocUnsafe(length)
        for (let at = 0; at < length; ) {
          const read = readSync(opened(), bytes, at, length - at, offset + at)
          if (read === 0) throw cannotWrite(folder, new Error('the file is shorter than what was written'))
          at += read
        }
        yield bytes.toString('utf8', 0, length)
      }
      yield kind.waiting.join('')
    },
    close() {
      kinds.clear()
      if (file !== undefined) closeSync(file)
      file = undefined
    },
  }
}
