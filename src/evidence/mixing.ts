import type { Proven } from './evidence.ts'

/** Transactions of a wallet whose shape is that of a joint transaction of many owners (CoinJoin). */
export interface Mixing extends Proven {
  readonly read: { readonly transactions: number; readonly complete: boolean }
  readonly found: readonly JointTransaction[]
}

export interface JointTransaction {
  readonly id: string
  readonly protocol: 'Wasabi 1.0' | 'Wasabi 1.1' | 'Wasabi 2' | 'Whirlpool' | 'JoinMarket'
  /** How sure the shape makes it, 0 to 100 (GraphSense). */
  readonly confidence: number
  readonly at?: Date
}
