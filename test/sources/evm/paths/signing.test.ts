import { keccak256, toFunctionSelector } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { signingIn } from '../../../../src/sources/evm/paths/signing.ts'
import type { State } from '../../../../src/sources/evm/paths/state.ts'
import { compile } from '../../../support/solidity.ts'

const [signers, keeper, clerk, notary, nobody] = [
  0xd0d0n,
  0xab5e9d11ab5e9d11ab5e9d11ab5e9d11ab5e9d11n,
  0xab5e9d22ab5e9d22ab5e9d22ab5e9d22ab5e9d22n,
  0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaedn,
  7n,
]
/** The keeper has a word for himself and a counter; the clerk lies behind another counter. */
const words = [(5n << 160n) | keeper, (clerk << 96n) | 9n]
const digest = '7'.repeat(64)
const people = `${'0'.repeat(63)}7`
let state: State
beforeAll(async () => {
  const { Signers } = await compile(new URL('../../../support/chain/contracts/Signers.sol', import.meta.url))
  state = {
    codes: new Map([[signers, Uint8Array.from(Buffer.from(`${Signers?.runtime}`.slice(2), 'hex'))]]),
    storage: new Map([[signers, new Map(words.map((word, slot) => [BigInt(slot), word]))]]),
    names: [],
    fresh: 0x77n,
    time: 1_800_000_000n,
    number: 1n,
    chain: 1n,
  }
})

/** Whose signature lets a call in, with the hash and a signature, and with somebody before them. */
const keysOf = (signature: string) => {
  const named = signature.includes('(address') ? people : ''
  const data = Uint8Array.from(Buffer.from(toFunctionSelector(signature).slice(2) + named + digest + '0'.repeat(64 * 12), 'hex'))
  const call = { caller: nobody, to: signers, data, wei: 0n, later: 0n }
  const { keys } = signingIn(state, call, { left: 300_000 })
  expect(keys.every(({ meant }) => meant.to === signers)).toBe(true)
  return keys.map(({ meant: _, ...key }) => key)
}
const hash = BigInt(`0x${digest}`)

test('who signs is found where his address lies: in a word, in a part of one, and in the code', () => {
  const kept = (slot: bigint) => ({ account: signers, slot, value: words[Number(slot)] })
  expect(keysOf('byKept(bytes32,uint8,bytes32,bytes32)')).toEqual([{ account: keeper, digest: hash, kept: kept(0n) }])
  expect(keysOf('byPacked(bytes32,uint8,bytes32,bytes32)')).toEqual([{ account: clerk, digest: hash, kept: kept(1n) }])
  expect(keysOf('byConstant(bytes32,uint8,bytes32,bytes32)')).toEqual([{ account: notary, digest: hash }])
})

test('who may sign beside the one that is named is found, and who is named is not', () => {
  expect(keysOf('byEither(address,bytes32,uint8,bytes32,bytes32)')).toMatchObject([{ account: keeper }])
  expect(keysOf('byNamed(address,bytes32,uint8,bytes32,bytes32)')).toEqual([])
})

test('what is counted is said as the code wants it, and signed for that', () => {
  const signature = 'byNumber(bytes32,uint256,uint8,bytes32,bytes32)'
  const data = Uint8Array.from(Buffer.from(toFunctionSelector(signature).slice(2) + digest + '0'.repeat(64 * 4), 'hex'))
  const sign = (said: Uint8Array) =>
    signingIn(state, { caller: nobody, to: signers, data: said, wei: 0n, later: 0n }, { left: 300_000 }).keys
  const [key] = sign(data)
  const number = (5n + 7n).toString(16).padStart(64, '0')
  expect(
    Buffer.from(key?.meant.data ?? [])
      .toString('hex')
      .slice(72, 136),
  ).toBe(number)
  // as it is meant it is another hash, and nothing else is asked for
  const [again] = sign(key?.meant.data ?? data)
  expect(again).toMatchObject({ account: keeper, digest: BigInt(keccak256(`0x${digest}${number}`)), meant: { data: key?.meant.data } })
})

test('one of many, and one who has to call himself, is no such key', () => {
  expect(keysOf('byMember(bytes32,uint8,bytes32,bytes32)')).toEqual([])
  expect(keysOf('byCaller(bytes32)')).toEqual([])
})
