import type { UsageRecord } from './scanner.ts'

/** Who pays for the scans. A service has one; the engine of this process has none. */
export interface Account {
  /** Tier, calls and overage of the current month. Rejects with a `ChainvetError`. */
  usage(signal?: AbortSignal): Promise<UsageRecord>
}
