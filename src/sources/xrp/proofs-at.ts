import type { PinnedBlock, Proof } from '../../evidence/evidence.ts'
import { source } from './settled.ts'

/** Makes proofs of answers about one ledger: each names it, so that the question can be asked again. */
export const proofsAt =
  ({ number }: PinnedBlock) =>
  (method: string, params: object, result: string): Proof => ({
    source,
    method,
    params: { ...params, ledger_index: number },
    block: number,
    result,
  })
