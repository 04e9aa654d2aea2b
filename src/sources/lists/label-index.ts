import type { Chain } from '../../chains/index.ts'
import type { Label } from '../../evidence/labels.ts'
import { fanOutBytes, keyBytes, keyOf, type LabelHeader, type ListFacts, magic } from './label-file.ts'

export interface LabelIndex {
  readonly lists: readonly ListFacts[]
  /** Every label of an address on a chain. One binary search among the keys that share its first byte. */
  find(address: string, chain: Chain): readonly Label[]
}

/** Reads a label file from its bytes; nothing is copied out of them but the header. Throws when the file is damaged. */
export function openLabels(file: Buffer): LabelIndex {
  const headerLength = file.length >= 8 && file.readUInt32BE(0) === magic ? file.readUInt32BE(4) : 0
  const fanOut = 8 + headerLength
  const keys = fanOut + fanOutBytes
  if (headerLength === 0 || file.length < keys) throw new Error('The label file is damaged.')
  const { entries, lists, records } = JSON.parse(file.toString('utf8', 8, fanOut)) as LabelHeader
  const pointers = keys + entries * keyBytes
  if (file.length !== pointers + entries * 4) throw new Error('The label file is cut off.')

  const compareAt = (row: number, key: Uint8Array) => file.compare(key, 0, keyBytes, keys + row * keyBytes, keys + (row + 1) * keyBytes)
  const firstRowOf = (key: Uint8Array): number => {
    const first = key[0] ?? 0
    let low = first === 0 ? 0 : file.readUInt32BE(fanOut + (first - 1) * 4)
    let high = file.readUInt32BE(fanOut + first * 4)
    while (low < high) {
      const middle = (low + high) >> 1
      if (compareAt(middle, key) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    lists,
    find(address, { id, family }) {
      const key = keyOf(family.name, address)
      const labels: Label[] = []
      for (let row = firstRowOf(key); row < entries && compareAt(row, key) === 0; row++) {
        const record = records[file.readUInt32BE(pointers + row * 4)]
        if (!record || record.family !== family.name || (record.chain !== undefined && record.chain !== id)) continue
        const { family: _family, chain: _chain, ...label } = record
        const asOf = lists.find(list => list.name === label.list && list.family === family.name)?.asOf
        if (asOf !== undefined) labels.push({ ...label, asOf })
      }
      return labels
    },
  }
}
