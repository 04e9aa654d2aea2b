import { z } from 'zod'
import type { Flow } from '../exposure.ts'
import { whole } from '../quantities.ts'
import { commitment, key, number, signature } from './answers.ts'
import { isTokenProgram, systemProgram, wrappedSol } from './programs.ts'
import type { Question } from './rpc.ts'

const instruction = z.looseObject({
  programId: key,
  // what the node cannot parse has none, and that of a memo is its text
  parsed: z.unknown().optional(),
})
const tokenBalance = z.looseObject({
  accountIndex: number,
  mint: key,
  owner: key.optional(),
  uiTokenAmount: z.looseObject({ decimals: number }),
})
const balances = z.array(tokenBalance).nullish()
/** "AccountInUse", or { InstructionError: [0, ...] }: names of the runtime begin with a capital letter. */
const failure = z.union([
  z.string().regex(/^[A-Z]/),
  z.record(z.string().regex(/^[A-Z]/), z.unknown()).refine(named => Object.keys(named).length > 0),
])
const transaction = z.looseObject({
  slot: number,
  blockTime: number.nullish(),
  meta: z.looseObject({
    err: failure.nullish(),
    innerInstructions: z.array(z.looseObject({ instructions: z.array(instruction) })).nullish(),
    preTokenBalances: balances,
    postTokenBalances: balances,
  }),
  transaction: z.looseObject({
    signatures: z.array(signature).min(1),
    message: z.looseObject({
      accountKeys: z.array(z.looseObject({ pubkey: key, signer: z.boolean() })).min(1),
      instructions: z.array(instruction),
    }),
  }),
})
export type Transaction = z.output<typeof transaction>

/** A transaction with its instructions in words; `null` where the node has it no more. Version 1 is the newest there is. */
export const transactionOf = (id: string): Question<Transaction | null> => ({
  method: 'getTransaction',
  params: [id, { encoding: 'jsonParsed', commitment, maxSupportedTransactionVersion: 1 }],
  // an answer about another transaction is none
  result: transaction.refine(({ transaction: { signatures } }) => signatures[0] === id).nullable(),
})

/** Who paid for it and thereby sent it. */
export const payerOf = ({ transaction: { message } }: Transaction): string | undefined => message.accountKeys[0]?.pubkey

export const isSigner = ({ transaction: { message } }: Transaction, wallet: string): boolean =>
  message.accountKeys.some(({ pubkey, signer }) => signer && pubkey === wallet)

/** Programs that the transaction itself calls. */
export const programsOf = ({ transaction: { message } }: Transaction): readonly string[] =>
  message.instructions.map(({ programId }) => programId)

const ofToken = z.looseObject({
  source: key,
  destination: key,
  mint: key.optional(),
  amount: whole.optional(),
  tokenAmount: z.looseObject({ amount: whole }).optional(),
})
const ofCoin = z.looseObject({ source: key, destination: key, lamports: whole })
const coinTransfers: readonly string[] = ['transfer', 'transferWithSeed']
const tokenTransfers: readonly string[] = ['transfer', 'transferChecked', 'transferCheckedWithFee']
const worded = z.looseObject({ type: z.string().min(1), info: z.unknown().optional() })

/** What moved between the wallet and others: transfers of the coin and of tokens, those that programs made among them. */
export interface Moved {
  readonly flows: readonly Flow[]
  /** False where a transfer does not tell what it moved, or whose: it may be one of the wallet's. */
  readonly whole: boolean
}

export function movedIn(found: Transaction, wallet: string, at: Date | undefined): Moved {
  const { meta, transaction: sent } = found
  // one that failed moved nothing but its fee
  if (meta.err !== null && meta.err !== undefined) return { flows: [], whole: true }
  const holders = holdersIn(found)
  const [id = ''] = sent.signatures
  const ownerOf = (account: string): string => holders.get(account)?.owner ?? account
  const flow = (from: string, to: string, what: Pick<Flow, 'asset' | 'decimals' | 'amount'>): Flow[] => {
    if ((from === wallet) === (to === wallet)) return []
    const direction = from === wallet ? 'out' : 'in'
    return [{ direction, party: direction === 'out' ? to : from, ...what, transaction: id, ...(at && { at }) }]
  }
  const instructions = [...sent.message.instructions, ...(meta.innerInstructions ?? []).flatMap(({ instructions: inner }) => inner)]
  const parts = instructions.map(({ programId, parsed }): readonly Flow[] | 'mute' => {
    const isCoin = programId === systemProgram
    if (!isCoin && !isTokenProgram(programId)) return []
    const { data: words } = worded.safeParse(parsed)
    // a node that knows these programs words all that they are told
    if (!words) return 'mute'
    if (isCoin) {
      if (!coinTransfers.includes(words.type)) return []
      const { data } = ofCoin.safeParse(words.info)
      return data ? flow(ownerOf(data.source), ownerOf(data.destination), { asset: 'SOL', decimals: 9, amount: data.lamports }) : 'mute'
    }
    if (!tokenTransfers.includes(words.type)) return []
    const { data } = ofToken.safeParse(words.info)
    if (!data) return 'mute'
    const { source, destination, amount = data.tokenAmount?.amount, mint } = data
    const [from, to] = [holders.get(source), holders.get(destination)]
    const token = from ?? to
    if (!token || amount === undefined || (mint ?? token.mint) !== token.mint) return 'mute'
    // an account that was made and closed in between has no row, and its owner is of no account elsewhere
    if ([from, to].some(row => row && row.owner === undefined)) return 'mute'
    // coins in the dress of a token are coins
    const asset = token.mint === wrappedSol ? 'SOL' : token.mint
    return flow(ownerOf(source), ownerOf(destination), { asset, decimals: token.decimals, amount })
  })
  return { flows: parts.flatMap(part => (part === 'mute' ? [] : part)), whole: !parts.includes('mute') && instructions.length > 0 }
}

/** Token accounts that the transaction touched, with their owners. */
function holdersIn({
  meta,
  transaction: { message },
}: Transaction): ReadonlyMap<string, { owner: string | undefined; mint: string; decimals: number }> {
  const rows = [...(meta.preTokenBalances ?? []), ...(meta.postTokenBalances ?? [])]
  return new Map(
    rows.flatMap(({ accountIndex, owner, mint, uiTokenAmount: { decimals } }) => {
      const address = message.accountKeys[accountIndex]?.pubkey
      return address === undefined ? [] : [[address, { owner, mint, decimals }] as const]
    }),
  )
}
