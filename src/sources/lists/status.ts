import { readFileSync, statSync } from 'node:fs'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { ListFacts } from './label-file.ts'
import { openLabels } from './label-index.ts'
import { builtInPath } from './source.ts'

/** The label lists that this program screens with. */
export interface ListStatus {
  /** Where they are read. */
  readonly path: string
  /** Whether they are those of the program, or those that the user has fetched. */
  readonly origin: 'program' | 'user'
  /** Of the whole label file, hex. */
  readonly sha256: string
  readonly bytes: number
  readonly lists: readonly ListFacts[]
  /** Why the file of the user is not read, where there is one. */
  readonly problem: string | null
}

/** Reads the label file and checks all of it: that of the user where it is there and whole, else that of the program. */
export function listStatus(own?: string): ListStatus {
  if (own === undefined || !statSync(own, { throwIfNoEntry: false })) return { ...statusOf(builtInPath(), 'program'), problem: null }
  try {
    return { ...statusOf(own, 'user'), problem: null }
  } catch (error) {
    return { ...statusOf(builtInPath(), 'program'), problem: error instanceof Error ? error.message : 'It cannot be read.' }
  }
}

function statusOf(path: string, origin: ListStatus['origin']) {
  const file = readFileSync(path)
  return { path, origin, sha256: bytesToHex(sha256(file)), bytes: file.length, lists: openLabels(file).lists }
}
