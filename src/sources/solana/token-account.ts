import { keyAt, optionalKeyAt } from './layout.ts'
import { isTokenProgram } from './programs.ts'

/** A balance of one token, in an account that a token program keeps for its owner. */
export interface TokenAccount {
  readonly mint: string
  readonly owner: string
  /** Base units. */
  readonly amount: bigint
  /** Who may spend up to `delegated` base units of it. */
  readonly delegate: string | null
  readonly delegated: bigint
  readonly frozen: boolean
  /** Who may close it besides its owner. */
  readonly closer: string | null
}

/** Bytes of a token account before its extensions. */
export const tokenAccountLength = 165

/** Reads a token account; `undefined` where the bytes are none. A slice of its first 165 bytes is enough. */
export function readTokenAccount({ owner, data }: { readonly owner: string; readonly data: Buffer }): TokenAccount | undefined {
  if (!isTokenProgram(owner) || data.length < tokenAccountLength || (data.length > tokenAccountLength && data[tokenAccountLength] !== 2))
    return undefined
  const state = data[108]
  if (state !== 1 && state !== 2) return undefined
  try {
    return {
      mint: keyAt(data, 0),
      owner: keyAt(data, 32),
      amount: data.readBigUInt64LE(64),
      delegate: optionalKeyAt(data, 72),
      frozen: state === 2,
      delegated: data.readBigUInt64LE(121),
      closer: optionalKeyAt(data, 129),
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Bytes of an account of several signers. */
const signersLength = 355

/** How many of how many must sign, where the account is one of several signers of a token program. */
export function readSigners({
  owner,
  data,
}: {
  readonly owner: string
  readonly data: Buffer
}): { readonly needed: number; readonly of: number } | undefined {
  const [needed, of, ready] = data
  if (!isTokenProgram(owner) || data.length !== signersLength || needed === undefined || of === undefined || ready !== 1) return undefined
  return needed >= 1 && of >= needed && of <= 11 ? { needed, of } : undefined
}
