import { cardanoToken } from './cardano-token.ts'
import { type Address, type Chain, type Family, misshapen, type Parsed } from './chain.ts'
import { fromBase58 } from './encoding/base58.ts'
import { fromBech32, wordsToBytes } from './encoding/bech32.ts'
import { byronNetwork, fromByron } from './encoding/byron.ts'

/** Longest Shelley text: a pointer address with three 10-byte integers. BIP-173's 90 does not apply (CIP-5). */
const longest = 130

const cardano: Family = {
  name: 'cardano',
  expected: 'addr1..., stake1..., or a Byron address (Ae2... or DdzFF...)',
  looksLike: 'addr1…',
  parse: text => shelley(text) ?? byron(text),
  token: {
    expected: 'the policy in 56 hex digits, a dot and the name in hex, or asset1...',
    parse: text => cardanoToken(text, text => cardano.parse(text)),
  },
}

/** CIP-19: the head byte holds the type in its high half and the network in its low half (1 is mainnet). */
function shelley(text: string): Parsed | undefined {
  const decoded = fromBech32(text, longest)
  if (decoded === undefined) return undefined
  if (decoded === 'checksum') return /^(addr|stake)1/i.test(text) ? { kind: 'checksum' } : misshapen()
  if (/^(addr|stake)_test$/.test(decoded.prefix)) return { kind: 'network', why: 'it is an address of a Cardano test network' }
  // the fingerprint of a token: whoever asks tells where tokens are scanned
  if (decoded.prefix === 'asset') return misshapen()
  const bytes = wordsToBytes(decoded.words)
  const head = bytes?.[0]
  if (decoded.variant !== 'bech32' || !bytes || head === undefined) return misshapen()
  if ((head & 0x0f) === 0 && lengthFits(decoded.prefix, head >> 4, bytes)) {
    return { kind: 'network', why: 'its network number is that of a Cardano test network' }
  }
  if ((head & 0x0f) !== 1 || !lengthFits(decoded.prefix, head >> 4, bytes)) return misshapen('its length or type does not fit')
  return text.toLowerCase() as Address
}

/** Types 0-3 carry two 28-byte hashes, 4-5 one and a pointer, 6-7 one; 14-15 are stake addresses. */
function lengthFits(prefix: string, type: number, bytes: Uint8Array): boolean {
  if (prefix === 'stake') return (type === 14 || type === 15) && bytes.length === 29
  if (prefix !== 'addr') return false
  if (type <= 3) return bytes.length === 57
  if (type <= 5) return isPointer(bytes.subarray(29))
  return type <= 7 && bytes.length === 29
}

/** Three integers (slot, transaction, certificate), seven bits a byte, the high bit set on all but the last. */
function isPointer(bytes: Uint8Array): boolean {
  const ends = [...bytes].filter(byte => byte < 0x80).length
  return ends === 3 && bytes.length <= 30 && (bytes.at(-1) ?? 0x80) < 0x80
}

function byron(text: string): Parsed {
  const bytes = fromBase58(text)
  const inner = bytes && fromByron(bytes)
  if (!inner) return misshapen()
  if (inner === 'checksum') return { kind: 'checksum' }
  const network = byronNetwork(inner)
  if (network === 'test') return { kind: 'network', why: 'it is a Byron address of a Cardano test network' }
  return network === 'mainnet' ? (text as Address) : misshapen()
}

export const cardanoChains: readonly Chain[] = [
  { id: -7, name: 'Cardano', names: ['cardano', 'ada'], symbol: 'ADA', decimals: 6, family: cardano, caip2: 'cip34:1-764824073' },
]
