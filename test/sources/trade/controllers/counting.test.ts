import { describe, expect, test } from 'vitest'
import type { Header } from '../../../../src/sources/evm/block.ts'
import type { Rpc } from '../../../../src/sources/evm/pool.ts'
import { countingIn } from '../../../../src/sources/trade/controllers/counting.ts'

const header = (number: bigint, timestamp: bigint): Header => ({
  number,
  timestamp,
  hash: `0x${'0'.repeat(64)}`,
  miner: `0x${'0'.repeat(40)}`,
  gasLimit: 30_000_000n,
  baseFee: 1n,
})
const now = header(20_000_000n, 1_700_000_000n)
/** A node whose blocks came in so many seconds. */
const node = (seconds: bigint): Rpc =>
  (async ({ params: [block] }: { params: readonly unknown[] }) => {
    const number = BigInt(block as string)
    return [{ ok: true, value: header(number, now.timestamp - (now.number - number) * seconds) }]
  }) as unknown as Rpc

describe('code that counts blocks', () => {
  test('looks at what is set in their place, and what is only pushed stays', async () => {
    // PUSH2 0x4343, NUMBER, ADD, JUMPDEST, STOP, and what stands behind the end
    const counting = await countingIn(node(12n), '0x61434343015b0043', now)
    expect(counting?.code).toBe('0x61434344015b0043')
  })

  test('that looks at chance as well, or at no block, is left alone', async () => {
    expect(await countingIn(node(12n), '0x434400', now)).toBeUndefined()
    expect(await countingIn(node(12n), '0x614343425000', now)).toBeUndefined()
  })

  test('has seen as many blocks as come, and no fewer than on Ethereum', async () => {
    const day = now.timestamp + 86_400n
    const after = async (seconds: bigint) => ((await countingIn(node(seconds), '0x4300', now))?.numberAt(day) ?? 0n) - now.number - 1n
    expect(await Promise.all([2n, 12n, 600n].map(after))).toEqual([43_200n, 7_200n, 7_200n])
    expect((await countingIn(node(2n), '0x4300', now))?.numberAt(now.timestamp)).toBe(now.number + 1n)
  })
})
