import { encodeAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { accountsKnownFrom } from '../../../../src/sources/evm/paths/creation.ts'
import { compile } from '../../../support/solidity.ts'

const [maker, contract, friend, hidden] = [
  0x1a2b3c4d5e6f708192a3b4c5d6e7f80910111213n,
  0x2a2b3c4d5e6f708192a3b4c5d6e7f80910111213n,
  0x3a2b3c4d5e6f708192a3b4c5d6e7f80910111213n,
  0x4a2b3c4d5e6f708192a3b4c5d6e7f80910111213n,
]
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replace(/^0x/, ''), 'hex'))

async function creation(): Promise<Uint8Array> {
  const { Gives } = await compile(new URL('../../../support/chain/contracts/Creations.sol', import.meta.url))
  const seed = hidden ^ 0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5an
  const friendly = `0x${friend.toString(16)}` as const
  const told = encodeAbiParameters([{ type: 'uint256' }, { type: 'address' }], [seed, friendly])
  return bytes(`${Gives?.bytecode}${told.slice(2)}`)
}

test('whom a constructor keeps something for is known, whether it is told of him or works him out', async () => {
  expect(accountsKnownFrom(await creation(), { maker, contract })).toEqual([friend, hidden])
})

test('code that is cut off, is none, or never ends tells what it has come to', async () => {
  const whole = await creation()
  expect(accountsKnownFrom(whole.subarray(0, whole.length - 64), { maker, contract })).not.toContain(hidden)
  expect(accountsKnownFrom(new Uint8Array(0), { maker, contract })).toEqual([])
  // JUMPDEST, PUSH1 0, JUMP
  expect(accountsKnownFrom(bytes('5b600056'), { maker, contract })).toEqual([])
  for (let length = 1; length < 400; length += 7)
    expect(() => accountsKnownFrom(whole.subarray(0, length), { maker, contract })).not.toThrow()
})
