import { encodeAbiParameters, encodeFunctionData, keccak256, parseAbi, toFunctionSelector } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { signingAlong, signingIn } from '../../../../src/sources/evm/paths/signing.ts'
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
const bytesOf = (digits: string) => Uint8Array.from(Buffer.from(digits, 'hex'))
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

test('along the way that a call goes by itself what is asked for is signed as it is said then, lists as well', () => {
  const abi = parseAbi(['function byLists(address[] from, uint256[] value, uint256 number, bytes mark)'])
  const from = ['0x7777777777777777777777777777777777777777'] as const
  const saying = (number: bigint) => encodeFunctionData({ abi, args: [from, [5n], number, `0x${'11'.repeat(64)}1b`] })
  const call = (said: string) => ({ caller: nobody, to: signers, data: bytesOf(said.slice(2)), wei: 0n, later: 0n })
  const work = { left: 20_000 }
  const { keys } = signingAlong(state, call(saying(0n)), work)
  const types = ['address[]', 'uint256[]', 'uint256'].map(type => ({ type }))
  expect(keys).toMatchObject([{ account: keeper, digest: BigInt(keccak256(encodeAbiParameters(types, [from, [5n], 12n]))) }])
  expect(keys[0]?.meant).toEqual(call(saying(12n)))
  // a look at every way would have taken all of it
  expect(work.left).toBeGreaterThan(10_000)
})

test('whoever has to sign behind what has no end is not known, and that is told; nobody asked for is nobody', () => {
  const mark = `${'0'.repeat(62)}40${'0'.repeat(62)}41${'1'.repeat(192)}`
  const look = (signature: string, words: string) =>
    signingIn(
      state,
      { caller: nobody, to: signers, data: bytesOf(toFunctionSelector(signature).slice(2) + words), wei: 0n, later: 0n },
      { left: 300_000 },
    )
  expect(look('byLoop(bytes32,bytes)', `${'f'.repeat(64)}${mark}`)).toMatchObject({ keys: [], isOpen: true })
  expect(look('byNamed(address,bytes32,uint8,bytes32,bytes32)', people + digest + '0'.repeat(64 * 4))).toMatchObject({
    keys: [],
    isOpen: false,
  })
})

test('one of many, and one who has to call himself, is no such key', () => {
  expect(keysOf('byMember(bytes32,uint8,bytes32,bytes32)')).toEqual([])
  expect(keysOf('byCaller(bytes32)')).toEqual([])
})
