import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Chain } from '../../chains/index.ts'
import type { Label } from '../../evidence/labels.ts'
import { keyBytes } from './layout.ts'

/** One list as it stands for one family of chains. */
export interface ListFacts {
  readonly name: string
  /** What it holds; a list of addresses of the protocols holds burn addresses too. */
  readonly category: Label['category']
  readonly family: Chain['family']['name']
  /** The day of which it is known to be the state that was in force. */
  readonly asOf: string
  /** Entries that stand and entries that were taken back. */
  readonly entries: number
  /** Compiled from orders that are final: nothing is taken from them or added to them, so they do not age. */
  readonly fixed?: true
  /** Where it was fetched; absent for what came with the program. */
  readonly origin?: ListOrigin
}

export interface ListOrigin {
  /** Name of the publisher, as `data update --source` takes it. */
  readonly source: string
  /** Host, or "file" where it was handed over as one. */
  readonly host: string
  /** Instant of the fetch, UTC. */
  readonly fetchedAt: string
  /** Day that the publisher writes on the list, where it writes one. */
  readonly issuedOn?: string
  /** Of the bytes that arrived, hex. */
  readonly sha256: string
}

/** A label without its list's date, and the chain it is bound to; a label without one holds on every chain of the family. */
export interface LabelRecord extends Omit<Label, 'asOf'> {
  readonly family: Chain['family']['name']
  readonly chain?: number
}

/** Key of an address: its 20 bytes on EVM chains, else the start of SHA-256 of family and canonical text. */
export const keyOf = (family: string, address: string): Uint8Array =>
  family === 'evm' ? hexToBytes(address.slice(2).toLowerCase()) : sha256(utf8ToBytes(`${family}:${address}`)).subarray(0, keyBytes)

export interface LabelEntry {
  readonly address: string
  readonly record: LabelRecord
}
