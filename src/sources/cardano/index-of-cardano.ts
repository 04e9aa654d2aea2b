import type { Proof } from '../../evidence/evidence.ts'
import type { Context } from '../source.ts'
import type { AssetId, Metadata } from './asset.ts'

/** An index of Cardano. Answers are about what was asked or rejected with a SourceError that names the index. */
export interface CardanoIndex {
  /** Name in proofs and failures. */
  readonly name: string
  /** State of an address or stake address and the newest part of its history, in one round trip. */
  holder(address: string, context: Context): Promise<Holder>
  /** The oldest transactions of an address whose history is longer than a page. */
  oldest(address: string, context: Context): Promise<readonly Entry[]>
  /** Whole transactions, asked all at once. An index may leave out those it does not know. */
  transactions(hashes: readonly string[], context: Context): Promise<readonly Transaction[]>
  /** How many transactions a scan reads of it: one that serves them singly bears fewer. */
  readonly mostRead: number
  /** How proofs name the requests for transactions and for a script. */
  readonly methods: { readonly transactions: string; readonly script: string }
  /** A token and its minting policy, in one round trip; `undefined` where nothing of that id was ever minted. */
  asset(id: AssetId, context: Context): Promise<Asset | undefined>
  /** The addresses that hold a token beyond the first page, asked all at once; `undefined` where `count` are too many. */
  moreHolders(id: AssetId, count: number, context: Context): Promise<readonly Holding[] | undefined>
  /** The token that a fingerprint (CIP-14) stands for; `undefined` where there is none. */
  find(fingerprint: string, context: Context): Promise<AssetId | undefined>
}

export interface Holder {
  /** Whether the chain has ever seen the address. */
  readonly seen: boolean
  /** Lovelace; for a stake address with the rewards that can be withdrawn. */
  readonly balance: bigint
  /** Newest first. */
  readonly entries: readonly Entry[]
  /** How many there are in all; `atLeast` where a page ended before the list did. */
  readonly total: { readonly value: number; readonly atLeast: boolean }
  /** The script whose hash the address is, where it is one and the index knows it. */
  readonly script?: Script
  readonly tip: Tip
  readonly proofs: readonly Proof[]
}

/** A line of a history. */
export interface Entry {
  readonly hash: string
  readonly at?: Date
}

export interface Transaction {
  readonly hash: string
  readonly at?: Date
  /** False for one whose scripts failed: it moved nothing but a fee. */
  readonly valid: boolean
  /** Decimals of the assets it moved, where the index tells them. */
  readonly decimals: ReadonlyMap<string, number>
  readonly inputs: readonly Output[]
  readonly outputs: readonly Output[]
}

/** An output of a transaction, spent or new. */
export interface Output {
  readonly address: string
  /** Base units by asset: "lovelace", or policy id, dot and name. */
  readonly amounts: ReadonlyMap<string, bigint>
}

export interface Tip {
  readonly slot: bigint
  readonly height: number
  readonly hash: string
  readonly at: Date
}

/** A script as an index tells it, before anybody has checked that it is the right one. */
export type Script =
  | { readonly kind: 'native'; readonly json: unknown }
  | { readonly kind: 'plutus'; readonly version: 1 | 2 | 3; readonly bytes?: string }

export interface Asset {
  /** Base units. */
  readonly supply?: bigint
  /** Transactions that minted it. */
  readonly mints?: number
  readonly created?: Date
  /** What the registry of CIP-26 says. Hostile texts. */
  readonly registry?: Metadata
  /** What the chain itself says (CIP-68). Hostile texts. */
  readonly onChain?: Metadata
  readonly script?: Script
  readonly tip: Tip
  /** Addresses that hold it; `undefined` where the index did not say. */
  readonly holders?: { readonly count?: number; readonly first: readonly Holding[]; readonly complete: boolean }
  readonly proofs: readonly Proof[]
}

export interface Holding {
  readonly address: string
  readonly amount: bigint
}
