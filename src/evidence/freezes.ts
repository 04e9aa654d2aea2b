import type { Proven } from './evidence.ts'

/** Stablecoins that keep a list of frozen accounts on chain, and what each says of the wallet. */
export interface Freezes extends Proven {
  readonly asked: readonly { readonly symbol: string; readonly token: string; readonly frozen: boolean }[]
}
