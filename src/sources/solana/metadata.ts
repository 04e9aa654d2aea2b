import { SourceError } from '../../errors.ts'
import type { RawAccount } from './answers.ts'
import { bytesOf, derivedAddress } from './curve.ts'
import { type Metadata, type Mint, readMetadata } from './mint.ts'
import { metadataProgram } from './programs.ts'

const utf8 = new TextEncoder()

/** The account in which Metaplex keeps name and symbol of a mint. */
export const metadataAccount = (mint: string): string =>
  derivedAddress(metadataProgram, [utf8.encode('metadata'), bytesOf(metadataProgram), bytesOf(mint)])

/** Name and symbol: those in the mint itself where it points to itself, those of Metaplex where it points there or nowhere. */
export function nameOf(
  address: string,
  { extensions: { metadata, metadataAt } }: Mint,
  nameAt: string,
  named: RawAccount | null,
): Metadata | undefined {
  if (metadata && metadata.mint === address && (metadataAt === undefined || metadataAt === null || metadataAt === address)) return metadata
  if (metadataAt !== undefined && metadataAt !== null && metadataAt !== nameAt) return undefined
  // of a name that was burned one byte stays
  if (named?.owner === metadataProgram && named.data.length === 0)
    throw new SourceError({ source: 'Solana', code: 'BAD_RESPONSE', problem: 'gave the account that keeps the name without its data' })
  // 4 is the kind of account that holds a name; what Metaplex keeps begins behind it as an extension does
  if (!named || named.owner !== metadataProgram || named.data[0] !== 4) return undefined
  try {
    const found = readMetadata(named.data.subarray(1))
    return found.mint === address ? { ...found, authority: isMutable(named.data) ? found.authority : null } : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Behind name, symbol and link come a fee, the creators, and whether anything may still change. */
function isMutable(data: Buffer): boolean {
  let at = 65
  for (let text = 0; text < 3; text++) at += 4 + data.readUInt32LE(at)
  at += 2
  const creators = data.readUInt8(at) === 1 ? 4 + data.readUInt32LE(at + 1) * 34 : 0
  return data.readUInt8(at + 1 + creators + 1) === 1
}
