import type { Proof } from '../../evidence/evidence.ts'
import type { Context } from '../source.ts'
import type { Transaction } from './transaction.ts'

/** An index of Bitcoin. All functions reject with `SourceError` when it does not answer. */
export interface Host {
  /** Name in proofs and failures. */
  readonly name: string
  /** May be asked without naming an address: the height of the chain. */
  readonly probe: URL
  /** Counts coins that were paid to a bare key (P2PK) as coins of its address. */
  readonly countsBareKeys: boolean
  /** Starts a reading of one address. Nothing is asked before one of its functions is called. */
  open(address: string, context: Context): Reading
}

export interface Reading {
  state(): Promise<State>
  /** What waits for a block, and the newest transactions of the chain. */
  newest(): Promise<Page>
  /** The transactions of the chain before that one, or its newest without one. Absent where the host gives one page only. */
  older?(before: string | undefined): Promise<Page>
}

/** Totals of an address, with what waits for a block. */
export interface State {
  /** Satoshi. */
  readonly balance: bigint
  readonly transactions: number
  /** Satoshi that ever left. */
  readonly sent: bigint
  /** How many outputs were ever spent, where the host counts them. */
  readonly spends?: number
  readonly proof: Proof
}

export interface Page {
  readonly transactions: readonly Transaction[]
  readonly proof: Proof
}
