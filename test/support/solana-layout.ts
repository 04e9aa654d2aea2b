import { sha256 } from '@noble/hashes/sha2.js'
import { toBase58 } from '../../src/chains/encoding/base58.ts'
import { bytesOf, derivedAddress, mayHaveKey } from '../../src/sources/solana/curve.ts'

export const programs = {
  system: '11111111111111111111111111111111',
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  metadata: 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s',
  loader: 'BPFLoaderUpgradeab1e11111111111111111111111',
  finalLoader: 'BPFLoader2111111111111111111111111111111111',
  stakePool: 'SPoo1Ku8WFXoNDMHPsrGSTSG1Y47rzgn41SLUNakuHy',
} as const

/** An address that may have a key, another one for each name. */
export function person(name: string): string {
  for (let turn = 0; ; turn++) {
    const address = toBase58(sha256(Buffer.from(`${name} ${turn}`)))
    if (mayHaveKey(address)) return address
  }
}

/** An address that belongs to a program. */
export const derived = (name: string, program: string = programs.stakePool): string => derivedAddress(program, [Buffer.from(name)])

/** 64 bytes, others for each number. */
export const signatureNumber = (number: number): string =>
  toBase58(Buffer.concat([sha256(Buffer.from(`a${number}`)), sha256(Buffer.from(`b${number}`))]))

const key = (address: string | null | undefined): Buffer => (address ? Buffer.from(bytesOf(address)) : Buffer.alloc(32))
const u16 = (value: number): Buffer => Buffer.from(Uint16Array.of(value).buffer)
const u32 = (value: number): Buffer => Buffer.from(Uint32Array.of(value).buffer)
const u64 = (value: bigint): Buffer => Buffer.from(BigUint64Array.of(value).buffer)
const optional = (address: string | null | undefined): Buffer => Buffer.concat([u32(address ? 1 : 0), key(address)])
const text = (value: string, padded = 0): Buffer => {
  const bytes = Buffer.from(value)
  const room = Buffer.alloc(Math.max(padded, bytes.length))
  bytes.copy(room)
  return Buffer.concat([u32(room.length), room])
}

/** An extension of a mint: its number and its bytes. */
export type Extension = readonly [type: number, value: Buffer]

export interface MintShape {
  readonly mintAuthority?: string | null
  readonly freezeAuthority?: string | null
  readonly supply?: bigint
  readonly decimals?: number
  readonly extensions?: readonly Extension[]
}

/** A mint as the token programs lay it out (spl-token, state::Mint; spl-token-2022, extension). */
export function mintBytes({
  mintAuthority,
  freezeAuthority,
  supply = 1_000_000_000n,
  decimals = 6,
  extensions = [],
}: MintShape = {}): Buffer {
  const base = Buffer.concat([optional(mintAuthority), u64(supply), Buffer.of(decimals, 1), optional(freezeAuthority)])
  if (extensions.length === 0) return base
  const entries = extensions.flatMap(([type, value]) => [u16(type), u16(value.length), value])
  return Buffer.concat([base, Buffer.alloc(165 - base.length), Buffer.of(1), ...entries])
}

const fee = (epoch: bigint, most: bigint, basisPoints: number): Buffer => Buffer.concat([u64(epoch), u64(most), u16(basisPoints)])
const unlimited = 2n ** 64n - 1n

/** The extensions by their names, in the layout of each. */
export const extension = {
  transferFee: (authority: string | null, older: number, newer: number, epoch: bigint, most: bigint = unlimited): Extension => [
    1,
    Buffer.concat([key(authority), key(authority), u64(0n), fee(0n, most, older), fee(epoch, most, newer)]),
  ],
  closeAuthority: (authority: string | null): Extension => [3, key(authority)],
  confidential: (): Extension => [4, Buffer.alloc(65)],
  defaultState: (state: 0 | 1 | 2): Extension => [6, Buffer.of(state)],
  nonTransferable: (): Extension => [9, Buffer.alloc(0)],
  interest: (authority: string | null): Extension => [10, Buffer.concat([key(authority), Buffer.alloc(20)])],
  permanentDelegate: (delegate: string | null): Extension => [12, key(delegate)],
  hook: (authority: string | null, program: string | null): Extension => [14, Buffer.concat([key(authority), key(program)])],
  metadataPointer: (address: string | null): Extension => [18, Buffer.concat([key(null), key(address)])],
  metadata: (mint: string, name: string, symbol: string, authority: string | null = null): Extension => [
    19,
    Buffer.concat([key(authority), key(mint), text(name), text(symbol), text('https://example.test'), u32(0)]),
  ],
  confidentialMintBurn: (): Extension => [24, Buffer.alloc(196)],
  scaled: (authority: string | null): Extension => [25, Buffer.concat([key(authority), Buffer.alloc(24)])],
  pausable: (authority: string | null, paused: 0 | 1): Extension => [26, Buffer.concat([key(authority), Buffer.of(paused)])],
  permissionedBurn: (authority: string | null): Extension => [28, key(authority)],
} as const

export interface TokenAccountShape {
  readonly mint: string
  readonly owner: string
  readonly amount?: bigint
  readonly delegate?: string
  readonly delegated?: bigint
  readonly frozen?: boolean
  readonly closer?: string
}

export const tokenAccountBytes = ({
  mint,
  owner,
  amount = 0n,
  delegate,
  delegated = 0n,
  frozen = false,
  closer,
}: TokenAccountShape): Buffer =>
  Buffer.concat([
    key(mint),
    key(owner),
    u64(amount),
    optional(delegate),
    Buffer.of(frozen ? 2 : 1),
    Buffer.alloc(12),
    u64(delegated),
    optional(closer),
  ])

/** An account of several signers of a token program. */
export const signersBytes = (needed: number, of: number): Buffer => Buffer.concat([Buffer.of(needed, of, 1), Buffer.alloc(352)])

/** What Metaplex keeps of a mint: names are padded with zeros, and there are no creators. */
export const metaplexBytes = (
  mint: string,
  name: string,
  symbol: string,
  { authority = person('updater'), mutable = 0 as 0 | 1 } = {},
): Buffer =>
  Buffer.concat([
    Buffer.of(4),
    key(authority),
    key(mint),
    text(name, 32),
    text(symbol, 10),
    text('', 200),
    u16(0),
    Buffer.of(0, 0, mutable),
  ])

/** A program of the upgradeable loader, and the account that holds its code. */
export const programBytes = (code: string): Buffer => Buffer.concat([u32(2), key(code)])
export const codeBytes = (upgrader: string | null): Buffer => Buffer.concat([u32(3), u64(7n), Buffer.of(upgrader ? 1 : 0), key(upgrader)])

export const clockBytes = (slot: number, epoch: bigint, at: Date): Buffer =>
  Buffer.concat([u64(BigInt(slot)), u64(0n), u64(epoch), u64(epoch + 1n), u64(BigInt(Math.floor(at.getTime() / 1000)))])
