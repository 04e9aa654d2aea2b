import { encodeAbiParameters, keccak256, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import type { Rpc } from '../../../../src/sources/evm/pool.ts'
import { worldsOfLists } from '../../../../src/sources/trade/controllers/listed.ts'

const [address, one, other] = ['1', '2', '3'].map(digit => `0x${digit.repeat(40)}`) as [`0x${string}`, `0x${string}`, `0x${string}`]
const name = `0x${'ab'.repeat(32)}` as const
const slot = (digit: string) => `0x${digit.repeat(64)}`
const list = { address, calls: ['0x11111111', '0x22222222'], names: [name], one, other }

/** Each call of each caller reads these slots. */
const node = (reads: (from: string, data: string) => readonly string[] | undefined) =>
  (async (...questions: readonly { readonly params: readonly [{ readonly from: string; readonly data: string }] }[]) =>
    questions.map(({ params: [{ from, data }] }) => {
      const slots = reads(from, data)
      return slots ? { ok: true, value: [{ address, slots }] } : { ok: false, kind: 'execution', message: 'execution reverted' }
    })) as unknown as Rpc

test('somebody stands where a compiler puts mappings by account, and those by a name and an account', async () => {
  const worlds = await worldsOfLists(
    node(() => undefined),
    list,
    'latest',
  )
  const at = (place: bigint) => keccak256(encodeAbiParameters(parseAbiParameters('address, uint256'), [one, place]))
  const under = keccak256(encodeAbiParameters(parseAbiParameters('bytes32, uint256'), [name, 2n]))
  expect(worlds).toContainEqual([at(0n)])
  expect(worlds).toContainEqual([at(15n)])
  // all of them say yes in the last
  expect(worlds.at(-1)).toContain(keccak256(encodeAbiParameters(parseAbiParameters('address, bytes32'), [one, under])))
  expect(worlds.at(-1)).toContain(at(7n))
})

test('what a call reads because of who makes it is his place, and what everybody reads is not', async () => {
  const worlds = await worldsOfLists(
    node((from, data) => [slot('a'), ...(from === one && data === '0x22222222' ? [slot('b')] : [])]),
    list,
    'latest',
  )
  expect(worlds).toContainEqual([slot('b')])
  expect(worlds.flat()).not.toContain(slot('a'))
})
