import { toBase58 } from '../../chains/encoding/base58.ts'

/** Fields of accounts as the programs of Solana lay them out: little-endian, at fixed places. Reading past the end throws. */
export const keyAt = (data: Buffer, at: number): string => {
  if (at + 32 > data.length) throw new RangeError('The account ends within a key.')
  return toBase58(data.subarray(at, at + 32))
}

/** A key of which all zeros means none, as extensions keep it. */
export const keyOrNullAt = (data: Buffer, at: number): string | null => {
  const key = keyAt(data, at)
  return data.subarray(at, at + 32).every(byte => byte === 0) ? null : key
}

/** A key behind four bytes that say whether it is there, as the base of mints and token accounts keeps it. */
export const optionalKeyAt = (data: Buffer, at: number): string | null => {
  const tag = data.readUInt32LE(at)
  if (tag > 1) throw new RangeError('The account says neither yes nor no.')
  return tag === 1 ? keyAt(data, at + 4) : null
}

/** A text behind its length, and where it ends. Texts of strangers: padding is taken off, and what is not UTF-8 is no text. */
export function textAt(data: Buffer, at: number): { readonly text: string | undefined; readonly end: number } {
  const end = at + 4 + data.readUInt32LE(at)
  if (end > data.length) throw new RangeError('The account ends within a text.')
  return { text: textOf(data.subarray(at + 4, end)), end }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
/** Longer ones are no names. */
const longest = 256

function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = utf8.decode(bytes).replace(/\0+$/, '').trim().slice(0, longest)
    return text === '' ? undefined : text
  } catch {
    return undefined
  }
}
