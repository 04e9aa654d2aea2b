import { issuerOf } from '../../chains/xrp-token.ts'

/** A currency as its issuer owes it: a trust line holds it. `currency` is spelled as servers spell it, three characters or 40 hex digits. */
export interface IssuedCurrency {
  readonly kind: 'issued'
  readonly currency: string
  readonly issuer: string
}

/** A multi-purpose token. Its id is the sequence number of the transaction that made it, and the account of the issuer. */
export interface MultiPurposeToken {
  readonly kind: 'mpt'
  readonly id: string
  readonly issuer: string
}

/** What the canonical address of a token names: "CUR.rIssuer", or the 48 hex digits of an MPT. */
export function assetOf(address: string): IssuedCurrency | MultiPurposeToken {
  const issuer = issuerOf(address)
  if (issuer === undefined) throw new TypeError('This is not the address of a token on the XRP Ledger.')
  if (/^[0-9A-F]{48}$/.test(address)) return { kind: 'mpt', id: address, issuer }
  return { kind: 'issued', currency: wireCode(address.slice(0, -issuer.length - 1)), issuer }
}

/** The canonical address of an issued currency. */
export const addressOf = (currency: string, issuer: string): string => `${wireCode(currency)}.${issuer}`

/** A code as servers write it: the hex form of "USD" is "USD", and "RLUSD", which is too long for three bytes, is hex. */
function wireCode(code: string): string {
  const short = /^0{24}([0-9a-f]{6})0{10}$/i.exec(code)?.[1]
  if (short !== undefined) return textOf(short) ?? code.toUpperCase()
  if (/^[0-9a-f]{40}$/i.test(code)) return code.toUpperCase()
  return code.length === 3 ? code : hexOf(code).padEnd(40, '0')
}

/**
 * The symbol people see. Codes of 20 bytes hold text by custom only, so what does not read as text stays hex; the first byte
 * 02 or 03 marks a code that was never meant as text (share of a pool). Hostile text otherwise.
 */
export function symbolOf(currency: string): string {
  if (!/^[0-9A-F]{40}$/.test(currency) || /^0[0-3]/.test(currency)) return currency
  return textOf(currency.replace(/(?:00)+$/, '')) ?? currency
}

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'))
const hexOf = (text: string): string => Buffer.from(text, 'utf8').toString('hex').toUpperCase()

/** Hex as UTF-8; `undefined` when it is empty or is not. */
export function textOf(hex: string): string | undefined {
  try {
    return hex === '' ? undefined : new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytesOf(hex))
  } catch {
    return undefined
  }
}
