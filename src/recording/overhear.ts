import { AsyncLocalStorage } from 'node:async_hooks'
import type { LabelIndex } from '../sources/lists/label-index.ts'
import { overhearLabels } from '../sources/lists/source.ts'
import type { Wire } from '../wire.ts'

/** What stands between one scan and the world: scans that run side by side have one each. */
export interface Ear {
  wire(network: Wire): Wire
  labels(index: LabelIndex): LabelIndex
}

const ears = new AsyncLocalStorage<Ear>()

/** Does `work` with its network and its look-ups going through `ear`, where the network is one of {@link overheard}. */
export function hearing<T>(ear: Ear, work: () => Promise<T>): Promise<T> {
  overhearLabels(index => ears.getStore()?.labels(index) ?? index)
  return ears.run(ear, work)
}

/** One network for all scans, so that they share its pace; each is heard by its own ear. */
export const overheard =
  (network: Wire): Wire =>
  (sent, wanted) =>
    (ears.getStore()?.wire(network) ?? network)(sent, wanted)
