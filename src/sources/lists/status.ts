import { readFileSync } from 'node:fs'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { ListFacts } from './label-file.ts'
import { openLabels } from './label-index.ts'

/** The label lists that this program screens with. */
export interface ListStatus {
  /** Of the whole label file, hex. */
  readonly sha256: string
  readonly bytes: number
  readonly lists: readonly ListFacts[]
}

/** Reads the label file and checks it. Throws when it is damaged. */
export function listStatus(): ListStatus {
  const file = readFileSync(new URL('./labels.bin', import.meta.url))
  return { sha256: bytesToHex(sha256(file)), bytes: file.length, lists: openLabels(file).lists }
}
