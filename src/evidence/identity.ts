import type { Proven } from './evidence.ts'

/** A token beside the registry of known tokens of its chain. */
export interface Identity extends Proven {
  /** The token is itself in the registry. */
  readonly canonical?: RegistryToken
  /** Registry tokens of another address that it resembles, once look-alike characters are folded. */
  readonly resembles: readonly { readonly token: RegistryToken; readonly by: 'symbol and name' | 'symbol' | 'look-alike symbol' }[]
  /** Tricks in name or symbol, in words: "a character that turns the reading direction (U+202E)". */
  readonly tricks: readonly string[]
  /** Name or symbol is a web address and nothing besides, such as "yearn.finance". */
  readonly site?: true
}

export interface RegistryToken {
  readonly symbol: string
  readonly name: string
  readonly address: string
}
