import { type Address, type Chain, type Family, misshapen } from './chain.ts'
import { fromBase58Check } from './encoding/base58.ts'

/** Base58check of 0x41 and the 20 bytes an EVM address would have. */
const tron: Family = {
  name: 'tron',
  expected: 'T and 33 base58 characters',
  looksLike: 'T + 33 base58',
  parse(text) {
    if (/^41[0-9a-fA-F]{40}$/.test(text)) return misshapen('it is the hex form that nodes use; give the form that starts with T')
    const payload = fromBase58Check(text)
    if (payload === 'checksum') return /^T.{33}$/.test(text) ? { kind: 'checksum' } : misshapen()
    return payload?.length === 21 && payload[0] === 0x41 ? (text as Address) : misshapen()
  },
  token: {
    expected: 'the address of a contract (T and 33 base58 characters), or the 7 digits of a TRC-10 token',
    parse(text) {
      if (/^\d{7}$/.test(text)) return text as Address
      return text === zeroAddress ? { kind: 'network', why: 'it stands for TRX, the native coin, which has no contract' } : tron.parse(text)
    },
  },
}

const zeroAddress = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'

export const tronChains: readonly Chain[] = [
  { id: -6, name: 'Tron', names: ['tron', 'trx'], symbol: 'TRX', decimals: 6, family: tron, caip2: 'tron:0x2b6653dc' },
]
