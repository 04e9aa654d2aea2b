import { toFunctionSelector } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { decidesByHash } from '../../../../src/sources/evm/paths/hidden.ts'
import type { State } from '../../../../src/sources/evm/paths/state.ts'
import { type Artifact, compile } from '../../../support/solidity.ts'

const [token, nobody] = [0xd0d0n, 7n]
let contracts: Record<string, Artifact>
beforeAll(async () => {
  const of = (file: string) => compile(new URL(`../../../support/chain/contracts/${file}.sol`, import.meta.url))
  contracts = { ...(await of('Scales')), ...(await of('Trims')) }
})

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.slice(2), 'hex'))

/** Whether a hash of the arguments that begin at these bytes decides on what a function of a contract does. */
function decides(name: string, signature: string, places: readonly number[], work = { left: 300_000 }): boolean {
  const state: State = {
    codes: new Map([
      [token, bytes(contracts[name]?.runtime ?? '0x')],
      [nobody, bytes('0x')],
      [0n, bytes('0x')],
    ]),
    storage: new Map([[token, new Map()]]),
    names: [],
    fresh: 0x77n,
    time: 1_800_000_000n,
    number: 1n,
    chain: 1n,
  }
  const data = bytes(toFunctionSelector(signature) + '0'.repeat(64 * 12))
  return decidesByHash(state, { caller: nobody, to: token, data, wei: 0n, later: 0n }, new Set(places), work)
}

test.each([
  ['a bound alone', 'ScalesWithin', 'measure(uint256)', [4], false],
  ['a word that has a hash', 'ScalesWithWord', 'measure(uint256)', [4], true],
  ['an entry of a number', 'ScalesByEntry', 'measure(uint256)', [4], true],
  ['an entry of an account', 'TrimsOnce', 'trim(address)', [], false],
  ['an entry of an account beside a word that has a hash', 'TrimsByWord', 'trim(address,uint256)', [36], true],
  ['a signature', 'TrimsAsSigned', 'trim(address,uint256,uint8,bytes32,bytes32)', [36], true],
])('%s: %s.%s', (_, name, signature, places, is) => {
  expect(decides(name, signature, places)).toBe(is)
})

test('where not all ways are gone one of them may', () => {
  expect(decides('ScalesWithin', 'measure(uint256)', [4], { left: 10 })).toBe(true)
})
