import type { Proven } from './evidence.ts'

/** Code of a token contract at the pinned block. */
export interface Contract extends Proven {
  /** Keccak-256 of the runtime code. */
  readonly codeHash: string
  readonly size: number
  /** Functions that change state, as found in live code: four bytes and their argument types. */
  readonly functions: readonly ContractFunction[]
  /** The implementation of a beacon is the beacon, and that of a diamond its first facet. */
  readonly proxy?: {
    readonly kind: 'eip-1967' | 'beacon' | 'eip-1167' | 'eip-1822' | 'zeppelinos' | 'diamond'
    readonly implementation: string
  }
}

export interface ContractFunction {
  /** "0x" and 8 hex digits. */
  readonly selector: string
  /** Canonical types without spaces, for example "address,uint256". */
  readonly arguments: string
  readonly mutability: 'view' | 'pure' | 'payable' | 'nonpayable'
}
