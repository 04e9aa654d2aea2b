import type { Scanner } from '../../src/api/scanner.ts'
import { plainScanner } from './real-service.ts'

/** A scanner whose scans wait until they are let go, or made to fail. */
export interface GatedScanner extends Scanner {
  /** Scans that were begun, by the address they were given. */
  readonly begun: readonly string[]
  /** Scans whose caller gave up. */
  readonly aborted: readonly string[]
  /** Lets all that wait end; with a failure, end so. */
  release(failure?: Error): void
  /** Resolves when so many scans have begun. */
  until(count: number): Promise<void>
}

export function gatedScanner(): GatedScanner {
  const [begun, aborted]: [string[], string[]] = [[], []]
  let waiting: { go: () => void; fail: (failure: Error) => void }[] = []
  const wait = (address: string, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      begun.push(address)
      waiting.push({ go: resolve, fail: reject })
      signal?.addEventListener('abort', () => {
        aborted.push(address)
        reject(signal.reason)
      })
    })
  return {
    begun,
    aborted,
    async scanWallet(request, signal) {
      await wait(request.address, signal)
      return plainScanner.scanWallet(request)
    },
    async scanToken(request, signal) {
      await wait(request.contract_address, signal)
      return plainScanner.scanToken(request)
    },
    release(failure) {
      const ending = waiting
      waiting = []
      for (const { go, fail } of ending) {
        if (failure) fail(failure)
        else go()
      }
    },
    async until(count) {
      while (begun.length < count) await new Promise(resolve => setTimeout(resolve, 5))
    },
  }
}
