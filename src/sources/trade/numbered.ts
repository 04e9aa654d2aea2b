import { bytesToHex } from '@noble/hashes/utils.js'
import { operationsIn } from '../evm/instructions.ts'
import type { State } from '../evm/paths/state.ts'
import type { Rpc } from '../evm/pool.ts'
import { countingIn } from './controllers/counting.ts'
import { numberOf } from './machine-state.ts'
import type { Stage } from './stage.ts'

/** EXTCODECOPY, EXTCODEHASH and PREVRANDAO: what stands in the place of code, or of chance, would be seen by them. */
const looking: ReadonlySet<number> = new Set([0x3c, 0x3f, 0x44])

/**
 * The same stage where a contract that asks for the number of the block is told one that goes with the time: a node that simulates
 * adds one for each block, however much time lies between them. `undefined` for a contract that does not ask, or not by its own code, and
 * where some code that is known would see the difference.
 */
export async function numbered(rpc: Rpc, stage: Stage, contract: string, known: Promise<State>): Promise<Stage | undefined> {
  const { codes } = await known
  const code = codes.get(numberOf(contract))
  const counting = code && (await countingIn(rpc, `0x${bytesToHex(code)}`, stage.header))
  if (!counting) return undefined
  const isSeen = [...codes.values()].some(one => operationsIn(`0x${bytesToHex(one)}`).some(({ opcode }) => looking.has(opcode)))
  if (isSeen) return undefined
  const { numberAt } = counting
  return { ...stage, numberAt, instead: { ...stage.instead, [contract]: { ...stage.instead?.[contract], code: counting.code } } }
}
