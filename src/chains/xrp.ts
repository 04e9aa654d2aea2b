import { type Address, type Chain, type Family, misshapen, type Parsed } from './chain.ts'
import { fromBase58Check, toBase58Check } from './encoding/base58.ts'
import { xrpToken } from './xrp-token.ts'

const xrp: Family = {
  name: 'xrp',
  expected: 'r and 24 to 34 base58 characters, or an X-address',
  looksLike: 'r + 24-34 base58',
  parse(text) {
    const payload = fromBase58Check(text, 'xrp')
    if (payload === 'checksum') return /^[rX]/.test(text) && text.length >= 25 && text.length <= 48 ? { kind: 'checksum' } : misshapen()
    if (!payload) return misshapen()
    if (payload.length === 21 && payload[0] === 0) return text as Address
    if (payload.length === 34) return misshapen('it is a public key')
    return payload.length === 31 ? fromXAddress(payload) : misshapen()
  },
  token: {
    expected: 'a currency and its issuer, as in USD.r..., or the 48 hex digits of a multi-purpose token',
    parse: text => xrpToken(text, text => xrp.parse(text)),
  },
}

/**
 * XLS-5: two bytes of network, the account, a flag byte (0 no tag, 1 a 32-bit tag), eight bytes of tag.
 * The tag tells a service which customer is meant; risk belongs to the account, so the classic form is canonical.
 */
function fromXAddress(payload: Uint8Array): Parsed {
  const network = `${payload[0]},${payload[1]}`
  if (network === '4,147') return { kind: 'network', why: 'it is an X-address of the XRP testnet' }
  const flag = payload[22]
  const tag = payload.subarray(23)
  const highHalfEmpty = tag.subarray(4).every(byte => byte === 0)
  const tagFits = flag === 1 ? highHalfEmpty : flag === 0 && tag.every(byte => byte === 0)
  if (network !== '5,68' || !tagFits) return misshapen()
  return toBase58Check(Uint8Array.of(0, ...payload.subarray(2, 22)), 'xrp') as Address
}

export const xrpChains: readonly Chain[] = [
  { id: -5, name: 'XRP', names: ['xrp', 'ripple', 'xrpl'], symbol: 'XRP', decimals: 6, family: xrp, caip2: 'xrpl:0' },
]
