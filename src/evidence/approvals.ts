import type { PinnedBlock, Proven } from './evidence.ts'
import type { Label } from './labels.ts'

/** What others may take out of a wallet, by its own leave: approvals found in the history and read again at one block. */
export interface Approvals extends Proven {
  readonly block: PinnedBlock
  readonly history: ApprovalHistory
  /** In force at the block. */
  readonly live: readonly Approval[]
  /** Given once, and nobody knows whether they are still in force. */
  readonly unread: readonly (ApprovalSubject & { readonly spender: Spender; readonly reason: string })[]
}

/** The blocks whose approvals are known. An approval from any other block may be in force and is not listed. */
export interface ApprovalHistory {
  readonly from: bigint
  readonly to: bigint
  /** From the first block to the newest, with nothing left out. */
  readonly complete: boolean
  /** Why it is not complete. */
  readonly reason?: string
  /** Who told the history, by name. */
  readonly sources: readonly string[]
}

/**
 * - `erc20`: an allowance that a token keeps.
 * - `permit2`: an allowance that the Permit2 contract keeps, which itself has an allowance of the token.
 * - `operator`: every token of a collection (ERC-721 and ERC-1155, setApprovalForAll).
 * - `nft`: one token of a collection.
 */
export type ApprovalKind = 'erc20' | 'permit2' | 'operator' | 'nft'

/** What an approval is about. Addresses in EIP-55. */
export interface ApprovalSubject {
  readonly kind: ApprovalKind
  readonly token: string
  /** Of an `nft`. */
  readonly tokenId?: bigint
  /** The newest event that names it. */
  readonly given: { readonly block: bigint; readonly transaction: string }
}

export interface Approval extends ApprovalSubject, Proven {
  readonly spender: Spender
  /** As the token tells it; hostile text. */
  readonly symbol?: string
  readonly decimals?: number
  /** The address stands in the registry of genuine tokens. */
  readonly registered: boolean
  /** Base units; absent where the approval is not one of an amount. */
  readonly allowance?: bigint
  /** No less than the whole supply, or a whole collection. */
  readonly unlimited: boolean
  /** What the wallet holds, base units or pieces. Absent where the token does not tell. */
  readonly balance?: bigint
  /** What the spender could take at the block: the least of allowance and balance, with Permit2 of its own allowance too. */
  readonly atRisk?: bigint
  /** Permit2 only. */
  readonly expires?: Date
  readonly revoke: UnsignedCall
}

/** Who may take. */
export interface Spender {
  readonly address: string
  /** "delegated" is an ordinary account that borrows code (EIP-7702): whoever has its key can act. */
  readonly kind: 'account' | 'delegated' | 'contract' | 'unknown'
  readonly labels: readonly Label[]
  /** Whether an explorer has its source; absent where none was asked or knows. */
  readonly verified?: boolean
}

/** A transaction for the wallet to sign. Nobody here signs or sends it. */
export interface UnsignedCall {
  readonly to: string
  readonly data: string
  readonly value: 0
  /** What is unusual about it. */
  readonly note?: string
}
