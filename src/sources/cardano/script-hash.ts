import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import type { NativeScript } from './native-script.ts'

/** Languages of scripts, and the byte each puts in front of the bytes that are hashed (CIP-19 and the ledger's CDDL). */
const languages = { native: 0, plutusV1: 1, plutusV2: 2, plutusV3: 3 } as const
export type Plutus = Exclude<keyof typeof languages, 'native'>

const hashOf = (language: keyof typeof languages, bytes: Uint8Array): string =>
  bytesToHex(blake2b(concatBytes(Uint8Array.of(languages[language]), bytes), { dkLen: 28 }))

/**
 * Whether a native script is the one behind a policy id or script address: those are its hash. The JSON of an index does
 * not say how the lists were written in CBOR, so both ways are tried: of known and of open length.
 */
export const isHashOfNative = (hash: string, script: NativeScript): boolean =>
  [knownLength, openLength].some(list => hashOf('native', cborOf(script, list)) === hash)

/** The same of a Plutus program: some indexes wrap its bytes once more than the chain does. */
export const isHashOfPlutus = (hash: string, language: Plutus, hex: string): boolean => {
  const bytes = hexToBytes(hex)
  const inner = unwrapped(bytes)
  return [bytes, ...(inner ? [inner] : [])].some(candidate => hashOf(language, candidate) === hash)
}

const codes = { sig: 0n, all: 1n, any: 2n, atLeast: 3n, after: 4n, before: 5n } as const

type List = (items: readonly Uint8Array[]) => Uint8Array
const knownLength: List = items => concatBytes(head(4, items.length), ...items)
const openLength: List = items => concatBytes(Uint8Array.of(0x9f), ...items, Uint8Array.of(0xff))

/** native_script of the ledger's CDDL. */
function cborOf(script: NativeScript, list: List): Uint8Array {
  const code = head(0, codes[script.type])
  switch (script.type) {
    case 'sig':
      return knownLength([code, concatBytes(head(2, 28), hexToBytes(script.keyHash))])
    case 'before':
    case 'after':
      return knownLength([code, head(0, script.slot)])
    case 'atLeast':
      return knownLength([code, head(0, script.required), list(script.scripts.map(part => cborOf(part, list)))])
    case 'all':
    case 'any':
      return knownLength([code, list(script.scripts.map(part => cborOf(part, list)))])
  }
}

/** RFC 8949, 3: major type and argument, in the fewest bytes. */
function head(major: number, value: bigint | number): Uint8Array {
  if (value < 24) return Uint8Array.of((major << 5) | Number(value))
  const [info, width] = value < 2 ** 8 ? [24, 1] : value < 2 ** 16 ? [25, 2] : value < 2 ** 32 ? [26, 4] : [27, 8]
  return concatBytes(Uint8Array.of((major << 5) | info), hexToBytes(value.toString(16).padStart(width * 2, '0')))
}

/** The content of a CBOR byte string that fills `bytes`. */
function unwrapped(bytes: Uint8Array): Uint8Array | undefined {
  return [1, 2, 3, 5]
    .map(start => bytes.subarray(start))
    .find(inner => {
      const lead = head(2, inner.length)
      return lead.length + inner.length === bytes.length && lead.every((byte, at) => byte === bytes[at])
    })
}
