import { type Address, type Chain, type Family, misshapen, type Parsed } from './chain.ts'
import { fromBase58Check } from './encoding/base58.ts'
import { fromBech32, wordsToBytes } from './encoding/bech32.ts'

/** Version bytes of base58check addresses: P2PKH and P2SH of mainnet. */
const mainnet = new Set([0x00, 0x05])
const elsewhere: Record<number, string> = {
  111: 'a Bitcoin testnet address',
  196: 'a Bitcoin testnet address',
  48: 'a Litecoin address',
  50: 'a Litecoin address',
}
const foreignPrefixes: Record<string, string> = {
  tb: 'a Bitcoin testnet address',
  bcrt: 'a Bitcoin regtest address',
  ltc: 'a Litecoin address',
}

const bitcoin: Family = {
  name: 'bitcoin',
  expected: 'bc1..., 1... or 3...',
  looksLike: 'bc1…, 1…, 3…',
  parse: text => segwit(text) ?? legacy(text),
  noToken: 'token scan is not available on Bitcoin (no native token contracts)',
}

function legacy(text: string): Parsed {
  const payload = fromBase58Check(text)
  if (payload === 'checksum') return /^[13]/.test(text) && text.length >= 26 && text.length <= 35 ? { kind: 'checksum' } : misshapen()
  const version = payload?.[0]
  if (payload?.length !== 21 || version === undefined) return misshapen()
  if (mainnet.has(version)) return text as Address
  const why = elsewhere[version]
  return why ? { kind: 'network', why: `it is ${why}` } : misshapen()
}

/** BIP-173 and BIP-350: version 0 is bech32 with 20 or 32 bytes, versions 1 to 16 are bech32m with 2 to 40. */
function segwit(text: string): Parsed | undefined {
  const decoded = fromBech32(text, 90)
  if (decoded === undefined) return undefined
  // a legacy address of many leading ones may have the form of bech32 too
  if (decoded === 'checksum') return /^bc1/i.test(text) ? { kind: 'checksum' } : undefined
  const foreign = foreignPrefixes[decoded.prefix]
  if (foreign) return { kind: 'network', why: `it is ${foreign}` }
  const [version = 17, ...words] = decoded.words
  const program = wordsToBytes(words)
  if (decoded.prefix !== 'bc' || !program || version > 16) return misshapen()
  const fits =
    version === 0
      ? decoded.variant === 'bech32' && (program.length === 20 || program.length === 32)
      : decoded.variant === 'bech32m' && program.length >= 2 && program.length <= 40
  return fits ? (text.toLowerCase() as Address) : misshapen('its witness program has the wrong version or length')
}

export const bitcoinChains: readonly Chain[] = [
  {
    id: 0,
    name: 'Bitcoin',
    names: ['bitcoin', 'btc'],
    symbol: 'BTC',
    decimals: 8,
    family: bitcoin,
    caip2: 'bip122:000000000019d6689c085ae165831e93',
  },
]
