import { SourceError } from '../errors.ts'

/**
 * Asks hosts one after the other until one answers; the last failure is thrown. Outages, rate limits and answers that
 * cannot be used go on to the next host. Anything else, such as "there is no activity", is an answer, and final.
 */
export async function inTurn<H extends { readonly name: string }, T>(hosts: readonly H[], ask: (host: H) => Promise<T>): Promise<T> {
  let failure: SourceError | undefined
  for (const host of hosts) {
    try {
      return await ask(host)
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      failure = error
    }
  }
  throw failure ?? new TypeError('There is no host to ask.')
}
