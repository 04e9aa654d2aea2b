import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { fromBech32, wordsToBytes } from '../../chains/encoding/bech32.ts'
import { known, readDecimalCount } from '../../read.ts'

/** A native asset: policy id and name, both in hex; a name may be empty. */
export interface AssetId {
  readonly policy: string
  readonly name: string
}

/** The parts of the canonical spelling: policy id, dot, name. */
export function assetId(text: string): AssetId | undefined {
  const [, policy, name] = /^([0-9a-f]{56})\.((?:[0-9a-f]{2}){0,32})$/.exec(text) ?? []
  return policy === undefined || name === undefined ? undefined : { policy, name }
}

/** The canonical spelling, by which the registry knows a token. */
export const spelled = ({ policy, name }: AssetId): string => `${policy}.${name}`

export const isFingerprint = (text: string): boolean => fingerprintBytes(text) !== undefined

/** CIP-14: a fingerprint is the hash of policy id and name, 20 bytes in bech32. */
export function hasFingerprint({ policy, name }: AssetId, fingerprint: string): boolean {
  return fingerprintBytes(fingerprint) === bytesToHex(blake2b(hexToBytes(policy + name), { dkLen: 20 }))
}

function fingerprintBytes(text: string): string | undefined {
  const decoded = fromBech32(text, 90)
  if (decoded === undefined || decoded === 'checksum' || decoded.prefix !== 'asset' || decoded.variant !== 'bech32') return undefined
  const bytes = wordsToBytes(decoded.words)
  return bytes?.length === 20 ? bytesToHex(bytes) : undefined
}

/** CIP-67: four bytes in front of a name say what it is for: "0", the number in 16 bits, its checksum, "0". */
const labels = { '0014df10': 'fungible', '000de140': 'NFT', '001bc280': 'rich', '000643b0': 'reference' } as const

/** The name without its label, as text; `undefined` where it is empty or no UTF-8. Hostile text. */
export function nameText(name: string): string | undefined {
  const bare = isLabelled(name) ? name.slice(8) : name
  return bare === '' ? undefined : textOf(bare)
}

const isLabelled = (name: string): boolean => name.slice(0, 8) in labels

/** Texts of CIP-68 metadata. Hostile texts. */
export interface Metadata {
  readonly name?: string
  readonly ticker?: string
  readonly decimals?: number
}

/** Reads the datum of a reference token: constructor, then a map of names to values as its first field (CIP-68). */
export function metadataIn(datum: unknown): Metadata {
  const fields = member(datum, 'fields')
  const map = Array.isArray(fields) ? member(fields[0], 'map') : undefined
  if (!Array.isArray(map)) return {}
  const at = (key: string): unknown =>
    member(
      map.find(entry => plutusText(member(entry, 'k')) === key),
      'v',
    )
  const [name, ticker] = [plutusText(at('name')), plutusText(at('ticker'))]
  const decimals = known(readDecimalCount(member(at('decimals'), 'int')))
  return {
    ...(name !== undefined && { name }),
    ...(ticker !== undefined && { ticker }),
    ...(decimals !== undefined && decimals <= 255 && { decimals }),
  }
}

const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined

function plutusText(data: unknown): string | undefined {
  const hex = member(data, 'bytes')
  return typeof hex === 'string' && /^([0-9a-f]{2}){1,200}$/i.test(hex) ? textOf(hex) : undefined
}

function textOf(hex: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(hex))
  } catch {
    return undefined
  }
}
