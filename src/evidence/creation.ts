import type { Proven } from './evidence.ts'

/** Birth and public record of a contract, from an index of its chain. */
export interface Creation extends Proven {
  readonly at?: Date
  readonly creator?: string
  /** Whether the source code is published and verified. */
  readonly verified?: boolean
  readonly holders?: number
}
