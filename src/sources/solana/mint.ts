import { keyAt, keyOrNullAt, optionalKeyAt, textAt } from './layout.ts'

/** A mint as its program keeps it. An authority that nobody holds any more is null. */
export interface Mint {
  readonly mintAuthority: string | null
  readonly freezeAuthority: string | null
  /** Base units. */
  readonly supply: bigint
  readonly decimals: number
  readonly extensions: Extensions
}

/** What Token-2022 adds. An extension that the mint does not have is absent. */
interface Extensions {
  readonly fee?: { readonly authority: string | null; readonly older: Fee; readonly newer: Fee }
  readonly closeAuthority?: string | null
  readonly permanentDelegate?: string | null
  readonly frozenByDefault?: boolean
  readonly nonTransferable?: true
  readonly hook?: { readonly authority: string | null; readonly program: string | null }
  readonly pausable?: { readonly authority: string | null; readonly paused: boolean }
  readonly burnAuthority?: string | null
  readonly hiddenAmounts?: true
  readonly hiddenSupply?: true
  readonly scaled?: { readonly authority: string | null }
  readonly interest?: { readonly authority: string | null }
  /** The account that holds name and symbol. */
  readonly metadataAt?: string | null
  readonly metadata?: Metadata
  /** Numbers of extensions that this program does not know, or that are not laid out as it knows them. */
  readonly unknown: readonly number[]
}

export interface Fee {
  /** From this epoch on. */
  readonly epoch: bigint
  /** Most base units that one transfer costs. */
  readonly most: bigint
  readonly basisPoints: number
}

/** Name and symbol are hostile text. */
export interface Metadata {
  readonly mint: string
  readonly name: string | undefined
  readonly symbol: string | undefined
  /** Who may change them; null for nobody. */
  readonly authority: string | null
}

const baseLength = 82
/** Extensions begin where a token account would end, behind one byte that tells the two apart. */
const extensionsAt = 166

/** Reads a mint from its bytes; `undefined` where they are none: a token account, an account of several signers. */
export function readMint(data: Buffer): Mint | undefined {
  if (data.length < baseLength || data[45] !== 1) return undefined
  if (data.length > baseLength && (data.length < extensionsAt || data[extensionsAt - 1] !== 1)) return undefined
  try {
    return {
      mintAuthority: optionalKeyAt(data, 0),
      supply: data.readBigUInt64LE(36),
      decimals: data.readUInt8(44),
      freezeAuthority: optionalKeyAt(data, 46),
      extensions: readExtensions(data.subarray(Math.min(data.length, extensionsAt))),
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const feeAt = (value: Buffer, at: number): Fee => ({
  epoch: value.readBigUInt64LE(at),
  most: value.readBigUInt64LE(at + 8),
  basisPoints: value.readUInt16LE(at + 16),
})

export function readMetadata(value: Buffer): Metadata {
  const name = textAt(value, 64)
  const symbol = textAt(value, name.end)
  return { authority: keyOrNullAt(value, 0), mint: keyAt(value, 32), name: name.text, symbol: symbol.text }
}

type Known = Omit<Extensions, 'unknown'>
interface Layout {
  /** Bytes; absent where it varies. */
  readonly length?: number
  read(value: Buffer): Known | undefined
}

/** The extensions of a mint by their numbers (spl-token-2022, ExtensionType), the order in which the program defines them. */
const layouts: Readonly<Record<number, Layout>> = {
  1: { length: 108, read: value => ({ fee: { authority: keyOrNullAt(value, 0), older: feeAt(value, 72), newer: feeAt(value, 90) } }) },
  3: { length: 32, read: value => ({ closeAuthority: keyOrNullAt(value, 0) }) },
  4: { length: 65, read: () => ({ hiddenAmounts: true }) },
  // 1 is "usable" and 2 "frozen"
  6: { length: 1, read: value => (value[0] === 1 || value[0] === 2 ? { frozenByDefault: value[0] === 2 } : undefined) },
  9: { length: 0, read: () => ({ nonTransferable: true }) },
  10: { length: 52, read: value => ({ interest: { authority: keyOrNullAt(value, 0) } }) },
  12: { length: 32, read: value => ({ permanentDelegate: keyOrNullAt(value, 0) }) },
  14: { length: 64, read: value => ({ hook: { authority: keyOrNullAt(value, 0), program: keyOrNullAt(value, 32) } }) },
  // fees of hidden amounts, kept beside 1 and 4
  16: { length: 129, read: () => ({}) },
  18: { length: 64, read: value => ({ metadataAt: keyOrNullAt(value, 32) }) },
  19: { read: value => ({ metadata: readMetadata(value) }) },
  // groups and their members are about collections
  20: { length: 64, read: () => ({}) },
  21: { length: 80, read: () => ({}) },
  22: { length: 64, read: () => ({}) },
  23: { length: 72, read: () => ({}) },
  24: { length: 196, read: () => ({ hiddenSupply: true }) },
  25: { length: 56, read: value => ({ scaled: { authority: keyOrNullAt(value, 0) } }) },
  26: {
    length: 33,
    read: value => ((value[32] as number) > 1 ? undefined : { pausable: { authority: keyOrNullAt(value, 0), paused: value[32] === 1 } }),
  },
  28: { length: 32, read: value => ({ burnAuthority: keyOrNullAt(value, 0) }) },
}

function readExtensions(data: Buffer): Extensions {
  let found: Known = {}
  const unknown: number[] = []
  let at = 0
  while (at + 4 <= data.length) {
    const [type, length] = [data.readUInt16LE(at), data.readUInt16LE(at + 2)]
    // room that was paid for and is not in use
    if (type === 0) break
    const value = data.subarray(at + 4, at + 4 + length)
    if (value.length < length) throw new RangeError('The mint ends within an extension.')
    const layout = layouts[type]
    const read = layout && (layout.length === undefined || layout.length === length) ? layout.read(value) : undefined
    if (read) found = { ...found, ...read }
    else unknown.push(type)
    at += 4 + length
  }
  return { ...found, unknown }
}
