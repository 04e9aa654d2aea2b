import { type Address, type Chain, type Family, misshapen } from './chain.ts'
import { fromBase58 } from './encoding/base58.ts'

/** An account is 32 bytes without a checksum: a typing error is another account, and case must never be changed. */
const solana: Family = {
  name: 'solana',
  expected: '32 to 44 base58 characters (32 bytes)',
  looksLike: '32-44 base58',
  parse(text) {
    if (text.length < 32 || text.length > 44) return misshapen()
    const bytes = fromBase58(text)
    if (!bytes) return misshapen()
    return bytes.length === 32 ? (text as Address) : misshapen(`it holds ${bytes.length} bytes, not 32`)
  },
}

export const solanaChains: readonly Chain[] = [
  {
    id: -1,
    name: 'Solana',
    names: ['solana', 'sol'],
    symbol: 'SOL',
    decimals: 9,
    family: solana,
    caip2: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  },
]
