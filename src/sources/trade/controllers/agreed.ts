import { operationsIn } from '../../evm/instructions.ts'
import { comparesHashes } from '../../evm/reach.ts'

/** BALANCE, ORIGIN, GASPRICE, BLOCKHASH to BASEFEE without the time and the chain, CALLCODE, STATICCALL and SELFDESTRUCT: what depends on them may be otherwise at another time. */
const changing: ReadonlySet<number> = new Set([0x31, 0x32, 0x3a, 0x40, 0x41, 0x43, 0x44, 0x45, 0x47, 0x48, 0x49, 0x4a, 0xf2, 0xfa, 0xff])

/**
 * Whether what several agree on is done whenever they do, or as they agree in time: it knows nobody by a hash, and calls others in one
 * place of its code. `undefined` for what may do more.
 */
export function agreesHow(code: string): 'anytime' | 'in time' | undefined {
  const operations = operationsIn(code)
  const calls = operations.filter(({ opcode }) => opcode === op.call)
  if (comparesHashes(code) || calls.length !== 1 || operations.some(({ opcode }) => changing.has(opcode))) return undefined
  return tellsTime(code) ? 'in time' : 'anytime'
}
/** Whether it asks for the time. */
export const tellsTime = (code: string): boolean => operationsIn(code).some(({ opcode }) => opcode === op.timestamp)
const op = { call: 0xf1, timestamp: 0x42 } as const
