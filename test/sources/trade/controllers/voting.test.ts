import { expect, test } from 'vitest'
import { wordOf } from '../../../../src/sources/evm/abi.ts'
import type { Rpc } from '../../../../src/sources/evm/pool.ts'
import { word } from '../../../../src/sources/trade/arguments.ts'
import { ballotsFor } from '../../../../src/sources/trade/controllers/voting.ts'

const [token, from] = [`0x${'c'.repeat(40)}`, `0x${'d'.repeat(40)}`]
const people = ['a', 'b', 'e'].map(digit => `0x${digit.repeat(40)}`)
const holding = (held: bigint): Rpc => (async () => [{ ok: true, value: `0x${word(held)}` }]) as unknown as Rpc

test('everybody is given as much as is left to whoever had it, and votes for himself', async () => {
  const calls = await ballotsFor(holding(400n), { token, from }, people, '0x1')
  expect(calls.map(call => call.from)).toEqual(people.flatMap(person => [from, person]))
  expect(calls.filter(call => call.from === from).map(({ data }) => wordOf(`0x${data.slice(-64)}`))).toEqual([100n, 100n, 100n])
})

test('where nobody tells how much there is nobody is given any', async () => {
  const silent = (async () => [{ ok: false, kind: 'execution', message: 'no' }]) as unknown as Rpc
  expect(await ballotsFor(silent, { token, from }, people, '0x1')).toEqual([])
})
