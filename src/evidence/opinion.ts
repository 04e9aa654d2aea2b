import type { Proven } from './evidence.ts'

/** What an external security provider says. Its silence, and its zeros, are not a clean bill. */
export interface Opinion extends Proven {
  readonly provider: string
  /** Accusations, by kind, each with the provider's own field names. */
  readonly accusations: readonly Accusation[]
  /** How many of its fields it answered. */
  readonly answered: number
}

export interface Accusation {
  readonly kind: 'sanctions' | 'crime' | 'mixer' | 'deception' | 'suspicion' | 'honeypot' | 'fake token' | 'hidden control'
  readonly fields: readonly string[]
}
