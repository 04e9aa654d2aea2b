import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Rpc } from '../../../../src/sources/evm/pool.ts'
import { word } from '../../../../src/sources/trade/arguments.ts'
import { type Script, tries } from '../../../../src/sources/trade/controllers/trying.ts'

const script = (times: readonly bigint[]): Script => ({
  address: `0x${'c'.repeat(40)}`,
  people: [`0x${'a'.repeat(40)}`],
  functions: [{ selector: '0x12345678', arguments: 'address,bytes,uint256', mutability: 'nonpayable' }],
  words: [],
  times,
  block: '0x1',
})

const simulation = z.object({ blockStateCalls: z.array(z.object({ calls: z.array(z.object({ data: z.string() })) })) })

/** The words behind the selectors of what is called: a number that stands across two of them is not told. */
function wordsIn([asked]: readonly unknown[]): ReadonlySet<string> {
  const calls = simulation.parse(asked).blockStateCalls.flatMap(one => one.calls)
  return new Set(calls.flatMap(({ data }) => data.slice(10).match(/.{64}/g) ?? []))
}

/** A node that takes requests with so many of these numbers, and a contract that acts where it is told two of them. */
function nodeFor(times: readonly bigint[], most: number, acting: readonly bigint[]) {
  const asked: (readonly bigint[])[] = []
  const rpc = (async ({ params }: { readonly params: readonly unknown[] }) => {
    const told = times.filter(time => wordsIn(params).has(word(time)))
    asked.push(told)
    if (told.length > most) return [{ ok: false, kind: 'execution', message: 'too much' }]
    return [{ ok: true, value: { acted: acting.every(one => told.includes(one)), words: [], passed: new Set([`0x${told.length}`]) } }]
  }) as unknown as Rpc
  return { rpc, asked }
}

const numbers = fc.uniqueArray(fc.bigInt(2n ** 64n, 2n ** 255n), { minLength: 3, maxLength: 9 })

test('what is too much for a node at once is asked in parts, and no two numbers are kept apart', async () => {
  await fc.assert(
    fc.asyncProperty(numbers, fc.nat(), fc.nat(), async (times, one, other) => {
      const acting = [one, other].flatMap(at => times[at % times.length] ?? [])
      const { rpc, asked } = nodeFor(times, times.length - 1, acting)
      expect(await tries(rpc, script(times))).toMatchObject({ acted: true })
      expect(asked.map(told => told.length > 0 && told.length < times.length)).toEqual([false, true, true, true])
    }),
  )
})

test('numbers of which one stands across two others are told apart', async () => {
  const times = [2n ** 64n + 1n, 2n ** 64n, 2n ** 64n + 2n]
  const { rpc } = nodeFor(times, 2, times.slice(0, 1))
  expect(await tries(rpc, script(times))).toMatchObject({ acted: true })
})

test('what one request can tell is asked once', async () => {
  const times = [1n, 2n, 3n, 4n].map(one => one << 100n)
  const { rpc, asked } = nodeFor(times, 4, [5n])
  expect(await tries(rpc, script(times))).toMatchObject({ acted: false })
  expect(asked).toEqual([times])
})

test('nothing is known where a part is too much as well, or there are none', async () => {
  const times = [1n, 2n, 3n, 4n].map(one => one << 100n)
  expect(await tries(nodeFor(times, 2, []).rpc, script(times))).toBeUndefined()
  expect(await tries(nodeFor(times, 1, []).rpc, script(times.slice(0, 2)))).toBeUndefined()
})
