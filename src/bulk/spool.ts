import { randomBytes } from 'node:crypto'
import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Records of eight words by their number: the last megabyte of them in memory, the others in a file without a name, which
 * is gone with the process however it ends. Where no file can be written, all of them stay in memory.
 */
export interface Spool {
  /** Finds a record: it begins here in what `found` gives. */
  seek(number: number): number
  found(): Uint32Array
  /** Where in `chunk` the next record has to be put. */
  place(): number
  chunk(): Uint32Array
  /** Takes the record that was put there, and returns its number. */
  append(): number
  /** To be called at the end. */
  close(): void
}

export const recordWords = 8

const chunkBits = 15
const chunkRecords = 2 ** chunkBits
const within = chunkRecords - 1

export function createSpool(): Spool {
  let chunk = new Uint32Array(chunkRecords * recordWords)
  let count = 0
  let file: number | undefined
  let refused = false
  /** What could not be written. */
  const kept = new Map<number, Uint32Array>()
  const record = new Uint32Array(recordWords)
  let found: Uint32Array = record

  const isWritten = (number: number): boolean => {
    if (refused) return false
    try {
      file ??= openUnnamed()
      refused = writeSync(file, chunk, 0, chunk.byteLength, number * chunk.byteLength) !== chunk.byteLength
    } catch {
      refused = true
    }
    return !refused
  }

  return {
    seek(number) {
      const own = number >>> chunkBits
      const inMemory = own === count >>> chunkBits ? chunk : kept.get(own)
      found = inMemory ?? record
      if (inMemory) return (number & within) * recordWords
      const length = file === undefined ? 0 : readSync(file, record, 0, record.byteLength, number * record.byteLength)
      if (length !== record.byteLength) throw new Error('A temporary file has lost what was written to it.')
      return 0
    },
    found: () => found,
    place: () => (count & within) * recordWords,
    chunk: () => chunk,
    append() {
      const number = count++
      if ((count & within) === 0 && !isWritten(number >>> chunkBits)) {
        kept.set(number >>> chunkBits, chunk)
        chunk = new Uint32Array(chunkRecords * recordWords)
      }
      return number
    },
    close() {
      if (file !== undefined) closeSync(file)
      file = undefined
    },
  }
}

/** A file of this process alone: nobody else can open it, and nobody has to remove it. */
function openUnnamed(): number {
  const path = join(tmpdir(), `chainvet-${randomBytes(16).toString('hex')}`)
  const file = openSync(path, 'wx+', 0o600)
  unlinkSync(path)
  return file
}
