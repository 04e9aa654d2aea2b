import type { Chain } from '../../chains/index.ts'
import type { Label } from '../../evidence/labels.ts'
import { type Beginnings, beginningsOf } from './beginnings.ts'
import { fanOutBytes, keyBytes, keyOf, type LabelHeader, type ListFacts, magic } from './label-file.ts'

export interface LabelIndex {
  readonly lists: readonly ListFacts[]
  /** Every label of an address on a chain. One binary search among the keys that share its first byte. */
  find(address: string, chain: Chain): readonly Label[]
}

/**
 * Reads a label file from its bytes; nothing is copied out of them but the header. Throws when the file is damaged: a
 * label that cannot be read must not pass for one that is not there.
 */
export function openLabels(file: Buffer): LabelIndex {
  const headerLength = file.length >= 8 && file.readUInt32BE(0) === magic ? file.readUInt32BE(4) : 0
  const fanOut = 8 + headerLength
  const keys = fanOut + fanOutBytes
  if (headerLength === 0 || file.length < keys) throw damaged()
  const { entries, lists, records } = headerIn(file.toString('utf8', 8, fanOut))
  const pointers = keys + entries * keyBytes
  if (file.length !== pointers + entries * 4) throw new Error('The label file is cut off.')
  assertFanOut(file, fanOut, entries)

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

  let beginnings: Beginnings | undefined
  let searches = 0
  const isStrange = (address: string): boolean => {
    // for a few addresses it would cost more than it saves
    if (searches < 100) searches++
    else beginnings ??= beginningsOf(file.subarray(keys, pointers))
    return beginnings !== undefined && !beginnings.mayHold(address)
  }

  return {
    lists,
    find(address, { id, family }) {
      if (family.name === 'evm' && isStrange(address)) return none
      const key = keyOf(family.name, address)
      const labels: Label[] = []
      for (let row = firstRowOf(key); row < entries && compareAt(row, key) === 0; row++) {
        const record = records[file.readUInt32BE(pointers + row * 4)]
        if (!record) throw damaged()
        if (record.family !== family.name || (record.chain !== undefined && record.chain !== id)) continue
        const { family: _family, chain: _chain, ...label } = record
        const asOf = lists.find(list => list.name === label.list && list.family === family.name)?.asOf
        if (asOf === undefined) throw damaged()
        labels.push({ ...label, asOf })
      }
      return labels
    },
  }
}

const none: readonly Label[] = []

const damaged = () => new Error('The label file is damaged.')

function headerIn(text: string): LabelHeader {
  try {
    return JSON.parse(text) as LabelHeader
  } catch {
    throw damaged()
  }
}

/** The keys between two places of the fan-out all begin with its byte: the first and the last of them show it, for keys ascend. */
function assertFanOut(file: Buffer, fanOut: number, entries: number): void {
  const keys = fanOut + fanOutBytes
  let from = 0
  for (let first = 0; first < 256; first++) {
    const to = file.readUInt32BE(fanOut + first * 4)
    if (to < from || to > entries) throw damaged()
    if (to > from && (file[keys + from * keyBytes] !== first || file[keys + (to - 1) * keyBytes] !== first)) throw damaged()
    from = to
  }
  if (from !== entries) throw damaged()
}
