import { bytesToHex } from '@noble/hashes/utils.js'
import type { State } from '../evm/paths/state.ts'
import type { Rpc } from '../evm/pool.ts'
import { countingIn } from './controllers/counting.ts'
import { numberOf } from './machine-state.ts'
import type { Stage } from './stage.ts'

/**
 * The same stage where a contract that asks for the number of the block is told one that goes with the time: a node that simulates
 * adds one for each block, however much time lies between them. `undefined` for a contract that does not ask, or not by its own code.
 */
export async function numbered(rpc: Rpc, stage: Stage, contract: string, known: Promise<State>): Promise<Stage | undefined> {
  const code = (await known).codes.get(numberOf(contract))
  const counting = code && (await countingIn(rpc, `0x${bytesToHex(code)}`, stage.header))
  if (!counting) return undefined
  const { numberAt } = counting
  return { ...stage, numberAt, instead: { ...stage.instead, [contract]: { ...stage.instead?.[contract], code: counting.code } } }
}
