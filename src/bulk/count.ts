import type { Counts, Place } from '../api/cost.ts'
import { spellMany } from '../chains/encoding/keccak.ts'
import { ChainvetError } from '../errors.ts'
import type { Input } from './input.ts'
import { createKeyTable } from './key-table.ts'
import { type RowRules, targetOf } from './row-target.ts'

export interface CountRules extends RowRules {
  /** Ends the counting: it rejects with INTERRUPTED. */
  readonly signal?: AbortSignal | undefined
}

/** Bad rows whose places are told. */
const told = 10

/**
 * Reads an input to its end and counts what a run would ask about; nobody is asked. Rows are understood exactly as the run
 * understands them. The input is used up by that: a file has to be opened again for the run.
 *
 * No target is kept, only 64 bits of two hashes: among a million targets the chance that one is taken for another is
 * about 3 in 100 million (n^2 / 2^65), and then the run needs one call more than was counted.
 */
export async function countTargets(input: Input, rules: CountRules): Promise<Counts> {
  await spellMany()
  const seen = createKeyTable()
  const badPlaces: Place[] = []
  let rows = 0
  let badRows = 0
  for await (const row of input.rows) {
    if (rules.signal?.aborted) throw new ChainvetError('INTERRUPTED', 'stopped before anything was scanned')
    rows++
    const target = targetOf(row, rules)
    if ('error' in target) {
      badRows++
      if (badPlaces.length < told) badPlaces.push({ line: row.line, ...(row.file !== undefined && { file: row.file }) })
    } else if (!holds(seen.candidates(target.key), fingerprint(target.key))) seen.put(target.key, fingerprint(target.key))
  }
  const targets = seen.size
  return { file: input.file, rows, targets, duplicates: rows - badRows - targets, badRows, badPlaces, sha256: input.sha256() }
}

function holds(numbers: Iterable<number>, wanted: number): boolean {
  for (const number of numbers) if (number === wanted) return true
  return false
}

/** 32 bits that have nothing in common with the hash of the table: rotation, and another multiplier (MurmurHash3, Austin Appleby). */
function fingerprint(key: string): number {
  let hash = key.length
  for (let at = 0; at < key.length; at++) {
    const mixed = Math.imul(hash ^ Math.imul(key.charCodeAt(at), 0xcc9e2d51), 0x1b873593)
    hash = (mixed << 13) | (mixed >>> 19)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
