import { z } from 'zod'
import type { Creation } from '../../evidence/creation.ts'
import { timeOf } from './history.ts'
import { isTokenProgram } from './programs.ts'
import { payerOf, type Transaction } from './transactions.ts'

const initialization = z.looseObject({ type: z.enum(['initializeMint', 'initializeMint2']), info: z.looseObject({ mint: z.string() }) })

/**
 * Birth of a mint, from the oldest transaction that names its address. Anybody can name an address before anything is there, so
 * only the transaction in which the mint was made counts; any other says nothing.
 */
export function birthOf(mint: string, oldest: Transaction, now: Date): Pick<Creation, 'at' | 'creator' | 'proofs'> | undefined {
  const { meta, transaction } = oldest
  const instructions = [...transaction.message.instructions, ...(meta.innerInstructions ?? []).flatMap(({ instructions: inner }) => inner)]
  const made = instructions.some(
    ({ programId, parsed }) => isTokenProgram(programId) && initialization.safeParse(parsed).data?.info.mint === mint,
  )
  const at = timeOf(oldest.blockTime ?? null, now)
  const failed = meta.err !== null && meta.err !== undefined
  if (!made || failed || !at) return undefined
  const creator = payerOf(oldest)
  const result = `the mint was made on ${at.toISOString()}`
  return {
    at,
    ...(creator !== undefined && { creator }),
    proofs: [{ source: 'Solana', method: 'getTransaction', params: [transaction.signatures[0]], block: oldest.slot, result }],
  }
}
