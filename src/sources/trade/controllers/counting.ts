import { type Header, headerOf, hexNumber } from '../../evm/block.ts'
import { instructionsIn } from '../../evm/instructions.ts'
import type { Rpc } from '../../evm/pool.ts'

/** Code that looks at a number of our own in place of that of the block: a node simulates its way through few blocks at a time. */
export interface Counting {
  readonly code: string
  /** Number of the block at a time, in seconds of the chain. */
  numberAt(time: bigint): bigint
}

/** NUMBER, and PREVRANDAO, which is set for each block at will (https://www.evm.codes, Cancun). */
const [blockNumber, prevRandao] = [0x43, 0x44]
/** Blocks over which it is measured how fast they come. */
const measured = 1_000n
/** Seconds between blocks of Ethereum: where they come more slowly, it is counted as if they did not, so that no wait is told too long. */
const usual = 12n

/** `undefined` for code that does not ask for the number of the block, or asks for chance as well. */
export async function countingIn(rpc: Rpc, code: string, now: Header): Promise<Counting | undefined> {
  const bytes = Buffer.from(code.slice(2), 'hex')
  const asked = [...instructionsIn(bytes)].filter(({ opcode, live }) => live && (opcode === blockNumber || opcode === prevRandao))
  if (asked.length === 0 || asked.some(({ opcode }) => opcode === prevRandao)) return undefined
  for (const { at } of asked) bytes.writeUInt8(prevRandao, at)
  const before = now.number > measured ? now.number - measured : 0n
  const [reply] = await rpc(headerOf(hexNumber(before)))
  if (!reply.ok) return undefined
  const [blocks, seconds] = [now.number - before, now.timestamp - reply.value.timestamp]
  // as many as the faster of both brings
  const blocksIn = (time: bigint) => {
    const [seen, least] = [seconds > 0n ? (time * blocks) / seconds : 0n, time / usual]
    return seen > least ? seen : least
  }
  return {
    code: `0x${bytes.toString('hex')}`,
    numberAt: time => now.number + 1n + (time > now.timestamp ? blocksIn(time - now.timestamp) : 0n),
  }
}
