import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Address, isAddress, misshapen, type Parsed, type ParseOptions } from './chain.ts'
import { toBase58Check } from './encoding/base58.ts'

/** What a code of three characters may consist of. "XRP" in capitals is reserved for the native coin. */
const threeCharacters = /^[A-Za-z0-9?!@#$%^&*<>(){}[\]|]{3}$/
const native = 'it stands for XRP, the native coin, which nobody issues'

/**
 * A token of the XRP Ledger: a currency and its issuer in either order, with a dot or a colon between them, or the 48 hex
 * digits of a multi-purpose token. Canonical is "CUR.rIssuer"; a code that is no three characters is 40 hex digits in
 * capitals.
 */
export function xrpToken(text: string, account: (text: string, options?: ParseOptions) => Parsed): Parsed {
  if (/^[0-9a-f]{48}$/i.test(text)) return text.toUpperCase() as Address
  if (/^XRP$/i.test(text)) return { kind: 'network', why: native }
  // the longest token is an X-address, a dot and 40 hex digits
  const parts = text.length <= 100 ? /^([^.]+)\.([^.]+)$|^([^:]+):([^:]+)$/.exec(text) : null
  if (!parts)
    return isAddress(account(text)) ? misshapen('it is an account: write the currency in front of its issuer, as in USD.r...') : misshapen()
  const [first, second] = [parts[1] ?? parts[3], parts[2] ?? parts[4]] as [string, string]
  const [left, right] = [account(first), account(second)]
  const issuerLast = isAddress(right) || (!isAddress(left) && looksLikeAccount(second))
  const issuer = issuerLast ? right : left
  const code = codeOf(issuerLast ? first : second)
  if (code === 'native') return { kind: 'network', why: native }
  if (!isAddress(issuer)) return issuer.kind === 'shape' ? misshapen('no issuer stands in it') : issuer
  return code === undefined ? misshapen('its currency has neither three characters nor 40 hex digits') : (`${code}.${issuer}` as Address)
}

const looksLikeAccount = (text: string): boolean => /^[rXT][1-9A-HJ-NP-Za-km-z]{24,}$/.test(text)

/** The code as it stands in a canonical spelling: three characters, or 20 bytes as hex in capitals. */
function codeOf(text: string): string | 'native' | undefined {
  if (/^XRP$/i.test(text)) return 'native'
  if (threeCharacters.test(text)) return text
  const hex = /^[0-9a-f]{40}$/i.test(text) ? text.toUpperCase() : hexOf(text)
  if (hex === undefined) return undefined
  if (/^0+$/.test(hex)) return 'native'
  const short = /^0{24}([0-9A-F]{6})0{10}$/.exec(hex)?.[1]
  if (short === undefined) return hex.startsWith('00') ? undefined : hex
  const code = String.fromCharCode(...hexToBytes(short))
  return code === 'XRP' ? 'native' : threeCharacters.test(code) ? code : undefined
}

/** By custom a longer code is its text in 20 bytes, filled up with zeros: "RLUSD". */
function hexOf(text: string): string | undefined {
  if (!/^[\x21-\x7e]{4,20}$/.test(text)) return undefined
  return bytesToHex(utf8ToBytes(text)).padEnd(40, '0').toUpperCase()
}

/** Issuer of a canonical token. The id of a multi-purpose token is the number of a transaction and the account that sent it. */
export function issuerOf(token: string): string | undefined {
  if (/^[0-9A-F]{48}$/.test(token)) {
    return toBase58Check(Uint8Array.of(0, ...hexToBytes(token.slice(8))), 'xrp')
  }
  return /\.([^.]+)$/.exec(token)?.[1]
}
