import { ChainvetError } from '../../errors.ts'

/** What is remembered cannot be reached: nothing is scanned that could not be charged. `why` repeats nothing secret. */
export const unavailable = (why: string, cause?: unknown): ChainvetError =>
  new ChainvetError('STORE_UNAVAILABLE', `the store of the service cannot be used: ${why}`, {
    hint: 'Try again in a moment. The operator finds the reason in the log of the service.',
    cause,
  })
