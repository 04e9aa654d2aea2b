import { operationsIn } from '../../evm/instructions.ts'
import { comparesHashes } from '../../evm/reach.ts'

/**
 * BALANCE, ORIGIN, GASPRICE, EXTCODECOPY, EXTCODEHASH, BLOCKHASH to BASEFEE without the time and the chain, TLOAD and TSTORE, CREATE,
 * CALLCODE, CREATE2, STATICCALL and SELFDESTRUCT: what depends on them may be otherwise at another time, or for somebody else.
 */
const changing: ReadonlySet<number> = new Set([
  0x31, 0x32, 0x3a, 0x3c, 0x3f, 0x40, 0x41, 0x43, 0x44, 0x45, 0x47, 0x48, 0x49, 0x4a, 0x5c, 0x5d, 0xf0, 0xf2, 0xf5, 0xfa, 0xff,
])

/**
 * Whether what several agree on is done whenever they do, or as they agree in time: it knows nobody by a hash, and calls others in one
 * place of its code. `undefined` for what may do more.
 */
export function agreesHow(code: string): 'anytime' | 'in time' | undefined {
  const operations = operationsIn(code)
  const calls = operations.filter(({ opcode }) => opcode === op.call)
  // how much gas is left is looked at right before a call, or else for another reason
  const looksAtGas = operations.some(({ opcode }, at) => opcode === op.gas && operations[at + 1]?.opcode !== op.call)
  if (comparesHashes(code) || looksAtGas || calls.length !== 1 || operations.some(({ opcode }) => changing.has(opcode))) return undefined
  return tellsTime(code) ? 'in time' : 'anytime'
}

/** Whether it asks for the time. */
export const tellsTime = (code: string): boolean => operationsIn(code).some(({ opcode }) => opcode === op.timestamp)
const op = { timestamp: 0x42, gas: 0x5a, call: 0xf1 } as const
