import type { Proof, Proven } from './evidence.ts'

/** What happens to a stranger who buys a token and wants to leave, executed on a copy of the pinned block. */
export interface Trading extends Proven {
  readonly venue: string
  readonly pool: string
  readonly buy: Leg
  /** A purchase that loses less than one now, where that loses much: what a launch takes at first. */
  readonly laterBuy?: LaterBuy
  /** How the market opens in which a purchase failed. Everything else was tried behind that. */
  readonly opensWith?: Opening
  /** The purchase behind that. */
  readonly buyWhenOpen?: Leg
  /** Nobody ever bought in this pool since the token was made, so that nobody can have been caught in it. */
  readonly unbought?: true
  /** Sales of bought tokens, in order of time. Each is of another account that bought and did nothing since, where `proof` stands beside it. */
  readonly sales: readonly Sale[]
  /** A transfer of bought tokens to a second account. */
  readonly transfer?: Leg
  /** The sale of the tokens that the second account received. */
  readonly resale?: Leg
  /** Sales refused above some size, as shares of the token reserve of the pool. */
  readonly sellLimit?: { readonly refused: number; readonly accepted: number }
  /** The largest sale that went through: its share of the token reserve, and what it brought. */
  readonly largestSale?: { readonly share: number; readonly quote: bigint; readonly usd?: number }
  /** Further sales and transfers, each under a condition of its own. Absent where the node could run none of them. */
  readonly probes?: readonly Probe[]
  /** Probes that could not be run, each with its reason. */
  readonly notRun: readonly string[]
  /** Why the probes are not all that they should be, where a node broke off. Beside it nothing is proved to be harmless. */
  readonly incomplete?: string
  /** "constructor": by an account that exists for the one call in which everything happens. */
  readonly method: 'transactions' | 'code override' | 'constructor'
}

/** So many seconds after the pinned block, and the share that went missing on the way. */
export interface LaterBuy {
  readonly after: number
  readonly tax: number
  readonly proof: Proof
}

/**
 * By a call of the owner, or of "anybody", after calls of the functions `before`; by itself, so many seconds `after` the pinned block; or
 * for each account by a call of its `own`, as the buyer of the trial made it; or as `by` made it for the buyer.
 */
export type Opening = { readonly proof: Proof } & (
  | { readonly caller: string; readonly selector: string; readonly before?: readonly string[] }
  | { readonly after: number }
  | { readonly own: { readonly target: string; readonly selector: string; readonly calldata: string; readonly by?: string } }
)

export interface Leg {
  readonly ok: boolean
  /** Share that went missing on the way, 0 to 1, beside what the pool itself paid or received; price impact is not in it. */
  readonly tax?: number
  /** Why it failed, in the words of the contract. Hostile text. */
  readonly reason?: string
}

export interface Sale extends Leg {
  /** Seconds between the purchase and the sale. */
  readonly after: number
  /** The request that shows this sale, where it is not among those of the whole. */
  readonly proof?: Proof
}

/**
 * One condition under which tokens were sold or moved, all else being as usual.
 * - `amount`: a sale of another size; `share` says which.
 * - `whole`: a sale of the whole balance, and `all but one` of the balance less one base unit.
 * - `again`: another sale of the same account, two days after its last; in order.
 * - `crowd`: a sale after twelve others bought.
 * - `chance`: a block with another random value, proposer, and parity of number and second.
 * - `simulation`: a block and a transaction that look like those of a simulation, without price, proposer and random value.
 * - `gas`: a sale with the gas of an ordinary transaction, where one with ten times as much goes through and uses little of it.
 * - `moment`: buyer and seller in one moment that lies `after` seconds ahead, for nodes that cannot let a holder wait.
 * - `height`: at a block number that lies `blocks` ahead: of the purchase, or of now where buyer and seller act in one moment.
 * - `direct`: into the pool without a router. `contract`: a seller with code.
 * - `operator`: a transfer by an account that the holder has approved.
 */
export interface Probe extends Leg {
  readonly kind:
    | 'amount'
    | 'whole'
    | 'all but one'
    | 'again'
    | 'crowd'
    | 'chance'
    | 'simulation'
    | 'gas'
    | 'moment'
    | 'height'
    | 'direct'
    | 'contract'
    | 'operator'
  /** Share of the token reserve of the pool, 0 to 1. */
  readonly share?: number
  /** Seconds between the pinned block and the probe, for `moment`. */
  readonly after?: number
  /** For `height`. */
  readonly blocks?: number
  /** How many more sales of anybody it takes, for `crowd`; absent where others only traded before. */
  readonly sales?: number
  /** The request that shows it. */
  readonly proof: Proof
}
