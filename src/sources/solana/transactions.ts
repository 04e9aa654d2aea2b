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
const transaction = z.looseObject({
  slot: number,
  blockTime: number.nullish(),
  meta: z.looseObject({
    err: z.unknown().optional(),
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
const inWords = <T>(info: z.ZodType<T>, types: readonly string[]) =>
  z.looseObject({ type: z.string().refine(type => types.includes(type)), info })
const coinTransfer = inWords(ofCoin, ['transfer', 'transferWithSeed'])
const tokenTransfer = inWords(ofToken, ['transfer', 'transferChecked', 'transferCheckedWithFee'])

/** What moved between the wallet and others: transfers of the coin and of tokens, those that programs made among them. */
export function flowsOf(found: Transaction, wallet: string, at: Date | undefined): readonly Flow[] {
  const { meta, transaction: sent } = found
  // one that failed moved nothing but its fee
  if (meta.err !== null && meta.err !== undefined) return []
  const holders = holdersIn(found)
  const [id = ''] = sent.signatures
  const ownerOf = (account: string): string => holders.get(account)?.owner ?? account
  const flow = (source: string, destination: string, what: Pick<Flow, 'asset' | 'decimals' | 'amount'>): Flow[] => {
    const [from, to] = [ownerOf(source), ownerOf(destination)]
    if ((from === wallet) === (to === wallet)) return []
    const direction = from === wallet ? 'out' : 'in'
    return [{ direction, party: direction === 'out' ? to : from, ...what, transaction: id, ...(at && { at }) }]
  }
  const instructions = [...sent.message.instructions, ...(meta.innerInstructions ?? []).flatMap(({ instructions: inner }) => inner)]
  return instructions.flatMap(({ programId, parsed }) => {
    if (programId === systemProgram) {
      const { data } = coinTransfer.safeParse(parsed)
      return data ? flow(data.info.source, data.info.destination, { asset: 'SOL', decimals: 9, amount: data.info.lamports }) : []
    }
    const { data } = isTokenProgram(programId) ? tokenTransfer.safeParse(parsed) : {}
    if (!data) return []
    const { source, destination, amount = data.info.tokenAmount?.amount, mint } = data.info
    const token = holders.get(source) ?? holders.get(destination)
    if (!token || amount === undefined || (mint ?? token.mint) !== token.mint) return []
    // coins in the dress of a token are coins
    return flow(source, destination, { asset: token.mint === wrappedSol ? 'SOL' : token.mint, decimals: token.decimals, amount })
  })
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
