/** An address in the one spelling chainvet uses for it. Only a family can mint one. */
export type Address = string & { readonly __address: never }

/** How a text that is not an address of the family misses it. */
export type Misfit =
  | { readonly kind: 'shape'; readonly why?: string }
  /** The form is right and the checksum is not; `expected` names the first wrong character where the format can tell. */
  | { readonly kind: 'checksum'; readonly expected?: { readonly index: number; readonly character: string } }
  /** An address of a test network or of another chain with the same form. */
  | { readonly kind: 'network'; readonly why: string }

export type Parsed = Address | Misfit

export interface ParseOptions {
  /** What is looked for: "token" reads the names of tokens, which on some chains are no addresses. A wallet by default. */
  readonly kind?: 'wallet' | 'token'
  /** False accepts an address whose capital letters contradict EIP-55. Other checksums cannot be waived: they are part of the bytes. */
  readonly checksum?: boolean
}

/** Chains that share one address format. */
export interface Family {
  readonly name: 'evm' | 'bitcoin' | 'solana' | 'tron' | 'xrp' | 'cardano'
  /** The format in words, for error messages. */
  readonly expected: string
  /** The same in a few characters, for the table of chains. */
  readonly looksLike: string
  /** Canonical spelling of `text`, or why it is not an address of this family. Linear in the length of `text`. */
  parse(text: string, options?: ParseOptions): Parsed
  /** The same for the name of a token; where absent, a token has an address like any other. */
  readonly token?: {
    readonly expected: string
    parse(text: string, options?: ParseOptions): Parsed
  }
  /** Why no token of the family can be scanned, for families without any. */
  readonly noToken?: string
}

export interface Chain {
  /** Identifier of the interface specification, section 4.1. 0 is Bitcoin; negative ids are not EVM. */
  readonly id: number
  /** Name as people write it. */
  readonly name: string
  /** Names accepted by `--chain` and in front of an address, the preferred one first; ERC-3770 short names are among them. */
  readonly names: readonly [string, ...string[]]
  /** Symbol and decimals of the native coin: balances are counted in its smallest unit. */
  readonly symbol: string
  readonly decimals: number
  readonly family: Family
  /** Chain part of a CAIP-10 account id, for example "eip155:1". */
  readonly caip2: string
}

export const isAddress = (parsed: Parsed): parsed is Address => typeof parsed === 'string'

export const misshapen = (why?: string): Misfit => (why === undefined ? { kind: 'shape' } : { kind: 'shape', why })
