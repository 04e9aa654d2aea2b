import type { Proof, Proven } from './evidence.ts'

/** What happens to a stranger who buys a token and wants to leave, executed on a copy of the pinned block. */
export interface Trading extends Proven {
  readonly venue: string
  readonly pool: string
  readonly buy: Leg
  /** A call of the owner after which a purchase that failed goes through. */
  readonly opensWith?: { readonly caller: string; readonly selector: string; readonly proof: Proof }
  /** Sales of bought tokens, in order of time. */
  readonly sales: readonly Sale[]
  /** A transfer of bought tokens to a second account. */
  readonly transfer?: Leg
  /** The sale of the tokens that the second account received. */
  readonly resale?: Leg
  /** Sales refused above some size, as shares of the token reserve of the pool. */
  readonly sellLimit?: { readonly refused: number; readonly accepted: number }
  /** Probes that this node could not run, each with its reason. */
  readonly notRun: readonly string[]
  /** "constructor": by an account that exists for the one call in which everything happens. */
  readonly method: 'transactions' | 'code override' | 'constructor'
}

export interface Leg {
  readonly ok: boolean
  /** Share that went missing on the way, 0 to 1, beside what the pool itself paid or received; price impact is not in it. */
  readonly tax?: number
  /** Why it failed, in the words of the contract. Hostile text. */
  readonly reason?: string
}

interface Sale extends Leg {
  /** Seconds between the purchase and the sale. */
  readonly after: number
}
