import type { Chain } from '../../chains/index.ts'
import type { Label } from '../../evidence/labels.ts'
import type { LabelRecord, ListFacts } from './label-file.ts'
import { damaged } from './label-header.ts'
import type { Layout } from './layout.ts'

/** A part of the body, as it lies in the file. Throws when it is damaged. */
export type ReadBody = (at: number, length: number) => Buffer

/** A record, and what it says of every address that points to it. */
interface Kept {
  readonly record: LabelRecord
  readonly labels: readonly [Label]
}

/** Records that are kept once they were read; the rest are read again. */
const mostKept = 10_000

/** The labels of the rows from `from` up to `to`: of their records, those that hold on the chain. */
export function labelsIn(lists: readonly ListFacts[], layout: Layout, read: ReadBody, pointerAt = pointersFrom(layout, read)) {
  const kept = new Map<number, Kept>()
  const recordAt = (place: number): Kept => {
    const record = readRecord(layout, read, place)
    const { family, chain: _chain, ...label } = record
    const asOf = lists.find(list => list.name === label.list && list.family === family)?.asOf
    if (asOf === undefined) throw damaged()
    const found: Kept = { record, labels: [{ ...label, asOf }] }
    if (kept.size < mostKept) kept.set(place, found)
    return found
  }
  const labelsOf = (row: number, { id, family }: Chain): readonly Label[] => {
    const place = pointerAt(row)
    if (place === undefined) throw damaged()
    const { record, labels } = kept.get(place) ?? recordAt(place)
    return record.family !== family.name || (record.chain !== undefined && record.chain !== id) ? [] : labels
  }
  return (from: number, to: number, chain: Chain): readonly Label[] => {
    let labels = labelsOf(from, chain)
    for (let row = from + 1; row < to; row++) labels = [...labels, ...labelsOf(row, chain)]
    return labels
  }
}

const pointersFrom =
  ({ pointers, pointerBytes }: Layout, read: ReadBody) =>
  (row: number): number | undefined =>
    read(pointers + row * pointerBytes, pointerBytes).readUIntLE(0, pointerBytes)

/** The record at a place of the table. */
export function readRecord(layout: Layout, read: ReadBody, place: number): LabelRecord {
  const endOf = (index: number) => read(layout.recordEnds + index * 4, 4).readUInt32LE(0)
  if (layout.recordEnds + (place + 1) * 4 > layout.records) throw damaged()
  const start = place === 0 ? 0 : endOf(place - 1)
  const end = endOf(place)
  if (start >= end || layout.records + end > layout.tails) throw damaged()
  try {
    return JSON.parse(read(layout.records + start, end - start).toString()) as LabelRecord
  } catch {
    throw damaged()
  }
}
