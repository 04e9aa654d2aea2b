import { mayBeJoint } from './joint.ts'
import { holderOf, spentBy, type Transaction } from './transaction.ts'

/** More addresses than this belong to a business, and nobody reads them. */
const mostAddresses = 1_000

export interface Owner {
  /** Addresses that signed together with the wallet, and the transaction that first showed it. The wallet itself is not among them. */
  readonly others: ReadonlyMap<string, string>
  /** False where there were more than could be followed. */
  readonly all: boolean
}

/**
 * Who has the keys of the wallet has those of the other inputs of its transactions, one step far: Nick (2016) found 69 %
 * of the addresses of real wallets this way. Transactions that several owners may have made together are left out.
 */
export function ownerOf(transactions: readonly Transaction[], wallet: string): Owner {
  const others = new Map<string, string>()
  for (const transaction of transactions) {
    const holders = (spentBy(transaction) ?? []).map(holderOf)
    if (!holders.includes(wallet) || mayBeJoint(transaction)) continue
    for (const holder of holders) {
      if (holder === wallet || others.has(holder)) continue
      if (others.size === mostAddresses) return { others, all: false }
      others.set(holder, transaction.id)
    }
  }
  return { others, all: true }
}
