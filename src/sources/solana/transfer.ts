import { z } from 'zod'
import type { TriedTransfer } from '../../evidence/transfers.ts'
import { type AtSlot, commitment, number } from './answers.ts'
import { bytesOf } from './curve.ts'
import type { Question } from './rpc.ts'

/** A transfer of a whole balance by its owner, who pays for the transaction too. */
export interface Transfer {
  readonly program: string
  readonly mint: string
  readonly decimals: number
  readonly owner: string
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

/** Number of TransferChecked among the instructions of the token programs. */
const transferChecked = 12

/** A transaction without its signature, in the form from before versions: none is checked in a simulation. */
export function unsigned({ program, mint, decimals, owner, from, to, amount }: Transfer): Buffer {
  const data = Buffer.alloc(10)
  data.writeUInt8(transferChecked)
  data.writeBigUInt64LE(amount, 1)
  data.writeUInt8(decimals, 9)
  // signers first, then what is written, then what is read: the instruction names them by their places
  const keys = [owner, from, to, mint, program].map(bytesOf)
  const instruction = [4, 4, 1, 3, 2, 0, data.length, ...data]
  const blockhash = new Uint8Array(32)
  return Buffer.concat([Buffer.of(1), Buffer.alloc(64), Buffer.of(1, 0, 2, keys.length), ...keys, blockhash, Buffer.of(1, ...instruction)])
}

/** Has the node execute the transfer on its newest state, without signature, and forget it. */
export const simulated = (transfer: Transfer): Question<AtSlot<{ err?: unknown }>> => ({
  method: 'simulateTransaction',
  params: [unsigned(transfer).toString('base64'), { encoding: 'base64', sigVerify: false, replaceRecentBlockhash: true, commitment }],
  result: z
    .looseObject({ context: z.looseObject({ slot: number }), value: z.looseObject({ err: z.unknown().optional() }) })
    .transform(({ context: { slot }, value }) => ({ slot, value })),
  optional: true,
})

/** Errors of the token programs that speak of the token and not of this holder. */
const refusals: Readonly<Record<number, string>> = {
  17: 'the account is frozen',
  37: 'the token cannot be transferred',
}

const instructionError = z.looseObject({ InstructionError: z.tuple([z.number(), z.looseObject({ Custom: number })]) })

/**
 * What came of it. A transaction that failed before the token program spoke, as for want of a fee, proves nothing, and neither does
 * an error that may be the holder's own.
 */
export function outcomeOf(err: unknown): Pick<TriedTransfer, 'ok' | 'reason'> | undefined {
  if (err === null || err === undefined) return { ok: true }
  const { data } = instructionError.safeParse(err)
  const reason = data && refusals[data.InstructionError[1].Custom]
  return reason === undefined ? undefined : { ok: false, reason }
}
