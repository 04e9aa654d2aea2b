import type { Proof, Proven } from './evidence.ts'
import type { Label } from './labels.ts'

/** Contracts that a wallet created, and what came of trades in the newest of them. */
export interface Deployments extends Proven {
  /** In the part of its history that was read. */
  readonly created: number
  readonly complete: boolean
  /** Some of the newest, each traded by a fresh account on a copy of the chain. */
  readonly tried: readonly Tried[]
  /** Those that a list accuses, of all. */
  readonly named: readonly { readonly contract: string; readonly label: Label }[]
}

/** "trap": it was executed that a buyer cannot sell. "sound": the first trades went through. "no token": nobody can trade in it. */
export type Tried =
  | { readonly contract: string; readonly outcome: 'trap'; readonly sentence: string; readonly proofs: readonly Proof[] }
  | { readonly contract: string; readonly outcome: 'sound' | 'no token' }
  | {
      readonly contract: string
      readonly outcome: 'unknown'
      readonly reason: string
      /** A failure, after which another attempt may tell. False where there is nobody to trade with. */
      readonly failed: boolean
    }
