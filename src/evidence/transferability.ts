import type { Proven } from './evidence.ts'

/** Whether holders can pass a token on, as the rules of the chain and the state of the token have it at the pinned block. */
export interface Transferability extends Proven {
  readonly obstacles: readonly Obstacle[]
  /** Share that a transfer costs now, 0 to 1; absent where it could not be read. */
  readonly fee?: number
  /** A fee that is already decided and comes later. */
  readonly laterFee?: { readonly fee: number; readonly from: string }
  /** Largest balances that were looked at, and how many of them are frozen. Absent where nobody told who the holders are. */
  readonly sampled?: { readonly balances: number; readonly frozen: number }
  /** Why `sampled` is absent. */
  readonly notSampled?: string
}

/**
 * - `frozen by default`: every new account of the token is frozen until somebody thaws it.
 * - `not transferable`: the token can never leave its account.
 * - `all frozen`: the issuer has frozen every balance.
 * - `paused`: every transfer is stopped at the moment.
 * - `needs approval`: only holders whom the issuer approved may hold it.
 * - `hook`: a program of the issuer runs in every transfer and may refuse it.
 * - `cannot be passed on`: holders can only send it back to the issuer.
 * - `cannot be traded`: it may be transferred, but not on an exchange of the chain.
 */
export interface Obstacle {
  readonly kind:
    | 'frozen by default'
    | 'not transferable'
    | 'all frozen'
    | 'paused'
    | 'needs approval'
    | 'hook'
    | 'cannot be passed on'
    | 'cannot be traded'
  /** The account or program that decides. */
  readonly by?: string
  /** For a hook: whether its program can still be replaced; absent where that is not known. */
  readonly replaceable?: boolean
}
