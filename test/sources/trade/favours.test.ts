import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import type { Rpc } from '../../../src/sources/evm/pool.ts'
import { favours } from '../../../src/sources/trade/favours.ts'
import { bytesOf } from '../../../src/sources/trade/machine-state.ts'
import type { Stage } from '../../../src/sources/trade/stage.ts'
import { compile } from '../../support/solidity.ts'

const target = `0x${'d0'.repeat(20)}`
const stage = { actors: { stranger: `0x${'a1'.repeat(20)}` }, header: { number: 1n } } as unknown as Stage
// all that is looked at is known
const silent: Rpc = () => Promise.reject(new Error('nobody asks'))

/** Whether a function of such code favours anybody. */
const favoursIn = (code: Uint8Array, signature: string): Promise<boolean> => {
  const codes = new Map([
    [BigInt(target), code],
    [0n, bytesOf('0x')],
  ])
  const state = { codes, storage: new Map(), names: [], fresh: 0x77n, time: 1_800_000_000n, number: 1n, chain: 1n }
  return favours(silent, stage, state, { target, calldata: `${toFunctionSelector(signature)}${'0'.repeat(64)}` })
}

test.each([
  ['whenOpen()', false],
  ['memberOnly()', true],
])('%s is seen to ask who calls: %s', async (signature, is) => {
  const { Askers } = await compile(new URL('../../support/chain/contracts/Speakers.sol', import.meta.url))
  expect(await favoursIn(bytesOf(`${Askers?.runtime}`), signature)).toBe(is)
})

test('what comes to no end that anybody has seen may ask who calls', async () => {
  // JUMPDEST, PUSH1 0, JUMP
  expect(await favoursIn(bytesOf('0x5b600056'), 'anything()')).toBe(true)
})
