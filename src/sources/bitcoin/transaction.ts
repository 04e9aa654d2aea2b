import { lacksAddress } from './script.ts'

/** Coins at a place: an output, or the output that an input spends. */
export interface Coin {
  /** Satoshi. */
  readonly value: bigint
  /** Locking script in hex. */
  readonly script: string
  /** Address of the script. A script that pays to a bare key (P2PK) has none of its own and goes by that of the key. */
  readonly address?: string
}

interface Input {
  /** Names the output that is spent, the same within one host. Absent for new coins. */
  readonly outpoint?: string
  /** Absent where the host does not say what is spent. */
  readonly spends?: Coin
}

/** A transaction in the words of no host. */
export interface Transaction {
  readonly id: string
  /** Creates coins instead of spending them. */
  readonly coinbase: boolean
  readonly inputs: readonly Input[]
  readonly outputs: readonly Coin[]
  /** The host left out outputs that are not the wallet's. */
  readonly outputsCut?: true
  readonly fee?: bigint
  readonly confirmed: boolean
  /** Time of its block. */
  readonly at?: Date
}

/** Who a coin belongs to: an address, or the script where there is none. */
export const holderOf = ({ address, script }: Coin): string => address ?? `script ${script}`

/** An output that only carries text (OP_RETURN): nobody can spend it. */
export const carriesData = ({ script }: Coin): boolean => script.startsWith('6a')

export const sumOf = (coins: readonly Coin[]): bigint => coins.reduce((sum, { value }) => sum + value, 0n)

/** The coins that are spent, or `undefined` unless all of them are known. New coins spend nothing. */
export function spentBy({ coinbase, inputs }: Transaction): readonly Coin[] | undefined {
  if (coinbase) return undefined
  const coins = inputs.flatMap(({ spends }) => spends ?? [])
  return coins.length === inputs.length ? coins : undefined
}

/** Whether all ends are known, so that its shape can be told. */
export const isSeenWhole = (transaction: Transaction): boolean =>
  transaction.coinbase || (spentBy(transaction) !== undefined && !transaction.outputsCut)

/** Whether it spends or creates coins of the address; one that does neither may still spend coins the host is silent about. */
export const concerns = (transaction: Transaction, address: string): boolean =>
  transaction.outputs.some(coin => coin.address === address) ||
  transaction.inputs.some(({ spends }) => (spends ? spends.address === address : !transaction.coinbase))

/** What cannot be true of a transaction, or `undefined`. */
export function contradictionIn(transaction: Transaction): string | undefined {
  const coins = [...transaction.outputs, ...transaction.inputs.flatMap(({ spends }) => spends ?? [])]
  if (coins.some(lacksAddress)) return 'the address of a script is left out'
  const spent = spentBy(transaction)
  if (!spent || transaction.fee === undefined) return undefined
  const [given, taken] = [sumOf(spent), sumOf(transaction.outputs) + transaction.fee]
  const fits = transaction.outputsCut ? given >= taken : given === taken
  return fits ? undefined : 'its inputs, outputs and fee do not add up'
}

/** Whether a list holds as many different transactions as there are. */
export const isWhole = (transactions: readonly Transaction[], expected: number): boolean =>
  new Set(transactions.map(({ id }) => id)).size >= expected

/**
 * Each transaction once. One that waits for a block is left out when another that is kept spends the same coins: it was
 * replaced while the pages were read.
 */
export function standing(transactions: readonly Transaction[]): readonly Transaction[] {
  const once = [...new Map(transactions.map(transaction => [transaction.id, transaction])).values()]
  const spent = new Set(once.filter(({ confirmed }) => confirmed).flatMap(outpoints))
  return once.filter(transaction => {
    if (transaction.confirmed) return true
    const ours = outpoints(transaction)
    if (ours.some(outpoint => spent.has(outpoint))) return false
    for (const outpoint of ours) spent.add(outpoint)
    return true
  })
}

const outpoints = ({ inputs }: Transaction): string[] => inputs.flatMap(({ outpoint }) => outpoint ?? [])
