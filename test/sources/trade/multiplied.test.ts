import { expect, test } from 'vitest'
import { encodeCall } from '../../../src/sources/evm/abi.ts'
import { actorsOf } from '../../../src/sources/trade/actors.ts'
import { amongMany, manyTimes } from '../../../src/sources/trade/multiplied.ts'
import type { Stage } from '../../../src/sources/trade/stage.ts'
import { callBy } from '../../../src/sources/trade/trials.ts'
import { isTheSameForAll } from '../../../src/sources/trade/whoever-calls.ts'

const token = `0x${'70'.repeat(20)}`
const stage = { actors: actorsOf(new Uint8Array(32), token, 1n) } as Stage
const { stranger, buyer, bystander } = stage.actors
const by = { address: stranger, role: 'stranger' as const }
const owner = { address: `0x${'0e'.repeat(20)}`, role: 'owner' as const }

test('many are named in the place of one, and many strangers call for themselves', () => {
  const joins = callBy(by, token, encodeCall('join(address)', stranger))
  const names = callBy(owner, token, encodeCall('trim(address)', bystander))
  const own = callBy({ address: buyer, role: 'stranger' }, token, '0x12345678')
  const found = amongMany(stage, [joins, names, own], 100)
  expect(found).toHaveLength(24 * 3)
  const [first] = found
  expect(first?.caller).not.toBe(stranger)
  expect(first?.calldata).toBe(encodeCall('join(address)', first?.caller))
  expect(new Set(found.map(({ caller }) => caller)).size).toBe(26)
  expect(amongMany(stage, [joins, names], 10)).toHaveLength(9)
})

test('the first of a list stands in it many times, where it ends the call', () => {
  const call = callBy(owner, token, encodeCall('trim(uint256,address[])', 7n, [buyer, bystander]))
  expect(manyTimes(call)).toEqual([
    {
      ...call,
      calldata: encodeCall(
        'trim(uint256,address[])',
        7n,
        Array.from({ length: 64 }, () => buyer),
      ),
    },
  ])
  expect(manyTimes(callBy(owner, token, encodeCall('trim(address,uint256)', buyer, 32n)))).toEqual([])
})

/** A dispatcher with one function, 0x11111111, whose code begins at byte 16. */
const codeWith = (own: string) => Uint8Array.from(Buffer.from(`5f3560e01c8063111111111460105700${own}`, 'hex'))

test.each([
  ['writes the time', '5b425f5500', true],
  ['writes who calls', '5b335f5500', false],
  ['looks at who calls', '5b33601f57425f55005b00', false],
  ['asks another contract', '5b5f5f5f5f60705afa00', false],
  ['goes where something that is kept leads', '5b5f5456', false],
])('a function %s: the same for all is %s', (_, own, same) => {
  const state = {
    codes: new Map([[BigInt(token), codeWith(own)]]),
    storage: new Map([[BigInt(token), new Map([[0n, 0n]])]]),
    names: [],
    fresh: 99n,
    time: 1_700_000_000n,
    number: 1n,
    chain: 1n,
  }
  expect(isTheSameForAll(state, callBy(by, token, '0x11111111'), { left: 10_000 })).toBe(same)
})
