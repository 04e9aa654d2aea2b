import type { ControllerKind } from './control.ts'
import type { Proven } from './evidence.ts'

/** Options that the program of a token keeps for it and that hide or bend what holders see, or take something from them that is no transfer. */
export interface Options extends Proven {
  readonly found: readonly Option[]
}

/**
 * - `hook may be set`: somebody can have a program of their choice run in every transfer, which may refuse it.
 * - `hidden amounts`: balances and transfers can be encrypted, so that nobody sees who holds how much.
 * - `hidden supply`: minting and burning are encrypted too.
 * - `bent display`: somebody chooses a factor by which wallets multiply every balance they show.
 * - `shown interest`: wallets show interest that is not paid.
 * - `burns need approval`: holders cannot burn without another's signature.
 * - `may be closed`: the mint can be removed once nothing of it exists, and made anew with other rules.
 * - `name may change`: somebody can change name and symbol.
 */
export interface Option {
  readonly kind:
    | 'hook may be set'
    | 'hidden amounts'
    | 'hidden supply'
    | 'bent display'
    | 'shown interest'
    | 'burns need approval'
    | 'may be closed'
    | 'name may change'
  /** Who decides. */
  readonly by?: string
  readonly byKind?: ControllerKind
}
