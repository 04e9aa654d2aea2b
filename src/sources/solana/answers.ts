import { z } from 'zod'
import { fromBase58 } from '../../chains/encoding/base58.ts'
import { known, readDecimalCount } from '../../read.ts'
import { whole } from '../quantities.ts'
import { clock } from './programs.ts'
import type { Question } from './rpc.ts'
import { tokenAccountLength } from './token-account.ts'

/** 32 bytes of base58: an account, or the hash of a block. */
export const key = z.string().refine(text => fromBase58(text)?.length === 32)
/** 64 bytes of base58. */
export const signature = z.string().refine(text => fromBase58(text)?.length === 64)

const u64 = whole.refine(value => value < 2n ** 64n)
/** A slot, an index, a time in seconds: counts that must be there. */
export const number = z.unknown().transform((raw, context): number => {
  const value = known(readDecimalCount(raw))
  if (value !== undefined) return value
  context.addIssue({ code: 'custom', message: 'missing value' })
  return z.NEVER
})

/** An account as it lies in the state of a slot. */
export interface RawAccount {
  readonly lamports: bigint
  /** The program that alone may change it. */
  readonly owner: string
  readonly executable: boolean
  readonly data: Buffer
}

const base64 = z.string().transform((text, context): Buffer => {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.toString('base64') === text) return bytes
  context.addIssue({ code: 'custom', message: 'not base64' })
  return z.NEVER
})
const account: z.ZodType<RawAccount> = z
  .looseObject({ lamports: u64, owner: key, executable: z.boolean(), data: z.tuple([base64, z.literal('base64')]) })
  .transform(({ lamports, owner, executable, data: [data] }) => ({ lamports, owner, executable, data }))

/** An answer and the slot whose state it is. */
export interface AtSlot<T> {
  readonly slot: number
  readonly value: T
}

const atSlot = <T>(value: z.ZodType<T>): z.ZodType<AtSlot<T>> =>
  z
    .looseObject({ context: z.looseObject({ slot: number }), value })
    .transform(({ context: { slot }, value: found }) => ({ slot, value: found }))

/** A block that most of the stake has voted for is not undone in practice; a final one is half a minute older. */
export const commitment = 'confirmed'

/** The first bytes of an account tell what it is: a token account, one of several signers, a program. */
const head = { offset: 0, length: 356 }

/** Accounts as bytes: a node that does not know an extension of a token leaves out all of them where it is asked to parse. */
export const accounts = (
  addresses: readonly string[],
  part: 'whole' | 'head' = 'whole',
): Question<AtSlot<readonly (RawAccount | null)[]>> => ({
  method: 'getMultipleAccounts',
  params: [addresses, { encoding: 'base64', commitment, ...(part === 'head' && { dataSlice: head }) }],
  result: atSlot(z.array(account.nullable()).length(addresses.length)),
})

export const accountHead = (address: string): Question<AtSlot<RawAccount | null>> => ({
  method: 'getAccountInfo',
  params: [address, { encoding: 'base64', commitment, dataSlice: head }],
  result: atSlot(account.nullable()),
})

export interface Clock {
  readonly epoch: bigint
  readonly time: Date
}

/** Length of the account that holds the clock: the epoch stands at 16, seconds since 1970 at 32. */
const clockLength = 40

/** Epoch and time as the chain has them. */
export const clockNow: Question<AtSlot<Clock>> = {
  optional: true,
  method: 'getAccountInfo',
  params: [clock, { encoding: 'base64', commitment }],
  result: atSlot(
    account.transform(({ data }, context): Clock => {
      const seconds = data.length === clockLength ? known(readDecimalCount(data.readBigInt64LE(32))) : undefined
      // up to the year 9999, beyond which a date has no usual form
      if (seconds !== undefined && seconds < 253_402_300_800) return { epoch: data.readBigUInt64LE(16), time: new Date(seconds * 1000) }
      context.addIssue({ code: 'custom', message: 'no clock' })
      return z.NEVER
    }),
  ),
}

/** Hash of the newest block. */
export const newestBlock: Question<AtSlot<{ readonly blockhash: string }>> = {
  optional: true,
  method: 'getLatestBlockhash',
  params: [{ commitment }],
  result: atSlot(z.looseObject({ blockhash: key })),
}

/** Hash of the first block: it tells the main network from those for tests. */
export const firstBlock: Question<string> = { method: 'getGenesisHash', params: [], result: key, optional: true }

/** One line of the history of an address. */
export interface Mention {
  readonly signature: string
  readonly slot: number
  /** Seconds since 1970, where the node knows. */
  readonly blockTime: number | null
}

/** Most lines of one page. */
export const pageLength = 1000

/** Transactions that name an address, newest first. */
export const mentions = (address: string, before?: string): Question<readonly Mention[]> => ({
  method: 'getSignaturesForAddress',
  params: [address, { limit: pageLength, commitment, ...(before !== undefined && { before }) }],
  result: z
    .array(
      z
        .looseObject({ signature, slot: number, blockTime: number.nullish() })
        .transform(({ signature: id, slot, blockTime }) => ({ signature: id, slot, blockTime: blockTime ?? null })),
    )
    .max(pageLength),
})

/** Accounts that a token program keeps for an owner, with their addresses. */
export const tokenAccountsOf = (
  owner: string,
  programId: string,
): Question<AtSlot<readonly { readonly address: string; readonly account: RawAccount }[]>> => ({
  method: 'getTokenAccountsByOwner',
  params: [owner, { programId }, { encoding: 'base64', commitment, dataSlice: { offset: 0, length: tokenAccountLength } }],
  result: atSlot(
    z.array(z.looseObject({ pubkey: key, account }).transform(({ pubkey, account: state }) => ({ address: pubkey, account: state }))),
  ),
})

/** The twenty largest balances of a token. Public nodes refuse it. */
export const largestAccounts = (mint: string): Question<AtSlot<readonly { readonly address: string; readonly amount: bigint }[]>> => ({
  method: 'getTokenLargestAccounts',
  params: [mint, { commitment }],
  result: atSlot(z.array(z.looseObject({ address: key, amount: u64 })).max(20)),
  optional: true,
})
