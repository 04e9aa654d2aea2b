import { SourceError } from '../../errors.ts'

/** Name of this source in proofs and in `data_sources`. */
export const source = 'XRP Ledger'

/** A failure of the source as a value: what else was read counts all the same. */
export const settled = <T>(promise: Promise<T>): Promise<T | SourceError> =>
  promise.catch((error: unknown) => {
    if (error instanceof SourceError) return error
    throw error
  })
