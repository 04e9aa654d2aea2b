import { fromBase58, fromBase58Check } from './encoding/base58.ts'

/**
 * What kind of secret `text` may be, or `undefined`. Decided by form alone and on the generous side: 64 hex digits may
 * be a transaction hash, nobody can tell, and a key must never be echoed, stored or sent.
 */
export function secretIn(text: string): string | undefined {
  // quotes, and the script type that Electrum writes in front of a key
  const word = text
    .trim()
    .slice(0, longest)
    .replace(/^["'`]|["'`]$/g, '')
    .replace(/^p2[a-z0-9-]{2,12}:/, '')
  // one digit more or less is a key with a typing error; 66 digits are a public key
  if (/^(0x)?([0-9a-f]{63,65}|[0-9a-f]{128})$/i.test(word)) return 'a private key (64 hex digits) or a transaction hash'
  if (/^[xyztuv](pub|prv)[1-9A-HJ-NP-Za-km-z]{80,}$/i.test(word)) return 'an extended key'
  if (/^(ed25519e?_(sk|bip32_sk)|[a-z_]+_x?sk|xprv)1[02-9ac-hj-np-z]{20,}$/i.test(word)) return 'a signing key'
  if (/^6P[1-9A-HJ-NP-Za-km-z]{56}$/.test(word)) return 'an encrypted private key (BIP-38)'
  if (/^\[\s*\d{1,3}(\s*,\s*\d{1,3}){31,}\s*\]?$/.test(word)) return 'a key file'
  // pasted into the wrong field: what a service is paid with
  if (/^cv_(live|test)_\w{8,}$/.test(word)) return 'a key of a service'
  if (isWif(word)) return 'a private key (WIF)'
  if (isXrpSecret(word)) return 'an XRP seed or private key'
  if (word.length >= 80 && word.length <= 90 && fromBase58(word)?.length === 64) return 'a private key (64 bytes)'
  return isSeedPhrase(word) ? 'a seed phrase' : undefined
}

/** Wallet import format: version 0x80 (mainnet) or 0xEF (testnet), 32 bytes, one more when the key is compressed. */
function isWif(word: string): boolean {
  if (!/^[5KLc9][1-9A-HJ-NP-Za-km-z]{50,51}$/.test(word)) return false
  const payload = fromBase58Check(word)
  // a mistyped key is a key too: the form is enough where the first letter and the length say so
  return payload === 'checksum' || (payload !== undefined && (payload[0] === 0x80 || payload[0] === 0xef))
}

/** "s" and 16 bytes of seed, or "sEd" for Ed25519; "p" and 32 bytes for the key of a node or an account. */
const isXrpSecret = (word: string): boolean =>
  /^(s[1-9A-HJ-NP-Za-km-z]{27,30}|p[1-9A-HJ-NP-Za-km-z]{50})$/.test(word) && fromBase58Check(word, 'xrp') !== undefined

/** BIP-39 phrases have 12, 15, 18, 21 or 24 words, Monero and Electrum use 13 and 25; word lists exist in ten languages, and people number them. */
function isSeedPhrase(word: string): boolean {
  const words = word.split(/[\s,;]+/).filter(part => !/^\d{1,2}[.):]?$/.test(part))
  return words.length >= 12 && words.length <= 25 && words.every(part => /^(\d{1,2}[.):])?[\p{L}\p{M}]{1,12}$/u.test(part))
}

/** No secret is longer than this many characters. */
const longest = 1_000
