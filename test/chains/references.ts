import { Address, ByronAddress } from '@emurgo/cardano-serialization-lib-nodejs'
import { isAddress as isSolanaAddress } from '@solana/addresses'
import { Network, validate } from 'bitcoin-address-validation'
import { decodeBase58, encodeBase58, isAddress as isEthersAddress, sha256, toBeHex } from 'ethers'
import { isValidClassicAddress, isValidXAddress } from 'ripple-address-codec'

/** Of the mainnet of Cardano, in Byron addresses. */
export const mainnetMagic = 764824073

/** The Base58Check form of bytes in hexadecimal, by ethers. */
export const base58CheckOf = (hex: string): string => encodeBase58(`0x${hex}${sha256(sha256(`0x${hex}`)).slice(2, 10)}`)

export function isTronAddressByEthers(text: string): boolean {
  try {
    const hex = toBeHex(decodeBase58(text), 25).slice(2)
    return hex.startsWith('41') && base58CheckOf(hex.slice(0, 42)) === text
  } catch {
    return false
  }
}

/** The library gives up altogether on some texts that are nearly Byron addresses; it has taken none of those for one. */
function isByron(text: string): boolean {
  try {
    return ByronAddress.is_valid(text)
  } catch {
    return false
  }
}

/** What cardano-serialization-lib makes of a text; it ignores bech32 prefixes, so those are compared by their spelling. */
export function cardanoReference(text: string): string | undefined {
  if (isByron(text)) return ByronAddress.from_base58(text).byron_protocol_magic() === mainnetMagic ? text : undefined
  try {
    const address = Address.from_bech32(text)
    const canonical = address.is_malformed() || address.network_id() !== 1 ? undefined : address.to_bech32()
    return canonical === text.toLowerCase() ? canonical : undefined
  } catch {
    return undefined
  }
}

/** Whether a text is an address of the family, by a library that others rely on. */
export const references: Readonly<Record<string, (text: string) => boolean>> = {
  // ICAP and bare digits are left out, which chainvet refuses
  evm: text => text.startsWith('0x') && isEthersAddress(text),
  bitcoin: text => validate(text, Network.mainnet),
  solana: text => isSolanaAddress(text),
  tron: isTronAddressByEthers,
  xrp: text => isValidClassicAddress(text) || isValidXAddress(text),
  cardano: text => cardanoReference(text) !== undefined,
}
