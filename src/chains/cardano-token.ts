import { type Address, isAddress, misshapen, type Parsed } from './chain.ts'
import { fromBech32, wordsToBytes } from './encoding/bech32.ts'

/**
 * A native asset of Cardano: its policy in 56 hex digits and its name in hex, with a dot between them or none, or its
 * fingerprint (CIP-14). Canonical is policy, dot, name, in small letters: in one word a name of four bytes makes 64
 * digits, which everybody takes for a private key.
 */
export function cardanoToken(text: string, account: (text: string) => Parsed): Parsed {
  if (/^(ADA|lovelace)$/i.test(text)) return { kind: 'network', why: 'it stands for ADA, the native coin, which has no policy' }
  if (/^asset1/i.test(text)) return fingerprint(text)
  const [, policy, dot, name] = /^([0-9a-f]{56})(\.?)((?:[0-9a-f]{2}){0,32})$/i.exec(text) ?? []
  if (policy !== undefined && name !== undefined) {
    if (name !== '' || dot !== '') return `${policy}.${name}`.toLowerCase() as Address
    return misshapen(
      'it is a policy, which may have many tokens: write a dot and the name in hex behind it, or the dot alone for the token without a name',
    )
  }
  return isAddress(account(text)) ? misshapen('it is an address of a wallet: a token is a policy and a name') : misshapen()
}

function fingerprint(text: string): Parsed {
  const decoded = fromBech32(text, 90)
  if (decoded === 'checksum') return { kind: 'checksum' }
  const fits = decoded?.prefix === 'asset' && decoded.variant === 'bech32' && wordsToBytes(decoded.words)?.length === 20
  return fits ? (text.toLowerCase() as Address) : misshapen()
}

/**
 * Whether a word of 64 hex digits, which has the form of a private key, reads as policy and name: four letters, or a name
 * that is a mark of CIP-67 alone. Of keys one in fifty does; it is asked for a token of Cardano and for nothing else.
 */
export const readsAsToken = (word: string): boolean =>
  /^[0-9a-f]{56}(?:(?:[2-6][0-9a-f]|7[0-9a-e]){4}|000643b0|000de140|0014df10|001bc280)$/i.test(word)
