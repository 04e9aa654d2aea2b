import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Chain } from '../../chains/index.ts'
import type { Label } from '../../evidence/labels.ts'

/**
 * The compact file of labels: a header of JSON, then all keys sorted, then a number for each key that points into the
 * table of records. Addresses that share a label share its record, so a million of them cost 24 bytes each.
 *
 *   4 bytes  magic "CVL1"
 *   4 bytes  length of the header, big endian; the header is UTF-8 JSON, padded with spaces to a multiple of 4
 *   1 KiB    fan-out: for each first byte of a key, how many keys begin with it or a smaller one
 *   20 x n   keys, ascending; equal keys stand side by side
 *   4 x n    index into `header.records`
 */
export const magic = 0x43564c31
export const keyBytes = 20
export const fanOutBytes = 256 * 4

export interface LabelHeader {
  readonly entries: number
  readonly lists: readonly ListFacts[]
  readonly records: readonly LabelRecord[]
}

/** One list as it stands for one family of chains. */
export interface ListFacts {
  readonly name: string
  /** What it holds; a list of addresses of the protocols holds burn addresses too. */
  readonly category: Label['category']
  readonly family: Chain['family']['name']
  readonly asOf: string
  readonly entries: number
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

/** The bytes of a label file. The same entries give the same bytes, in whatever order they come. */
export function encodeLabels(entries: readonly LabelEntry[], lists: readonly ListFacts[]): Buffer {
  const rows = entries
    .map(({ address, record }) => ({ key: Buffer.from(keyOf(record.family, address)), record: JSON.stringify(record) }))
    .sort((a, b) => Buffer.compare(a.key, b.key) || (a.record < b.record ? -1 : a.record > b.record ? 1 : 0))
  const texts = [...new Set(rows.map(({ record }) => record))].sort()
  const places = new Map(texts.map((text, index) => [text, index]))
  const json = `{"entries":${rows.length},"lists":${JSON.stringify(lists)},"records":[${texts.join(',')}]}`
  const header = Buffer.from(json.padEnd(json.length + ((4 - (Buffer.byteLength(json) % 4)) % 4)))

  const file = Buffer.alloc(8 + header.length + fanOutBytes + rows.length * (keyBytes + 4))
  file.writeUInt32BE(magic, 0)
  file.writeUInt32BE(header.length, 4)
  header.copy(file, 8)
  const fanOut = 8 + header.length
  const keys = fanOut + fanOutBytes
  const pointers = keys + rows.length * keyBytes
  let row = 0
  for (let first = 0; first < 256; first++) {
    while (row < rows.length && (rows[row]?.key[0] ?? 256) <= first) row++
    file.writeUInt32BE(row, fanOut + first * 4)
  }
  rows.forEach(({ key, record }, index) => {
    key.copy(file, keys + index * keyBytes)
    file.writeUInt32BE(places.get(record) ?? 0, pointers + index * 4)
  })
  return file
}
