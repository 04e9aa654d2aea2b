import type { Limits } from './limits.ts'
import { Refusal } from './refusal.ts'

/** Scans under way, counted by account: nobody takes all of them. */
export interface Seats {
  /** Scans under way. */
  readonly taken: number
  /**
   * Takes a seat before anything is charged. Who pays is known from the key's last call; a key that was not seen is counted by
   * itself. Throws {@link Refusal}: 429 where the account has its share, 503 where the service is full. Returns what gives it back.
   */
  take(key: string): () => void
  /** Learns to whom a key belongs, so that the keys of an account share its seats. */
  learn(key: string, account: string): void
}

export function createSeats({ concurrent, scans }: Pick<Limits, 'concurrent' | 'scans'>): Seats {
  const bySharer = new Map<string, number>()
  const accounts = new Map<string, string>()
  let taken = 0
  return {
    get taken() {
      return taken
    },
    take(key) {
      const sharer = accounts.get(key) ?? key
      const own = bySharer.get(sharer)
      if (own !== undefined && own >= concurrent)
        throw new Refusal(429, `Too many scans at the same time: ${concurrent} of an account are allowed.`, { 'Retry-After': '1' })
      if (taken >= scans) throw new Refusal(503, 'The service is busy. Try again in a moment.', { 'Retry-After': '1' })
      taken++
      bySharer.set(sharer, own === undefined ? 1 : own + 1)
      let given = false
      return () => {
        if (given) return
        given = true
        taken--
        const left = (bySharer.get(sharer) as number) - 1
        if (left === 0) bySharer.delete(sharer)
        else bySharer.set(sharer, left)
      }
    },
    learn(key, account) {
      if (accounts.get(key) === account) return
      accounts.delete(key)
      accounts.set(key, account)
      for (const oldest of accounts.keys()) {
        if (accounts.size <= mostKeys) break
        accounts.delete(oldest)
      }
    },
  }
}

const mostKeys = 10_000
