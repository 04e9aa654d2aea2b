import { expect, test } from 'vitest'
import type { State } from '../../../src/sources/evm/paths/state.ts'
import { numberOf } from '../../../src/sources/trade/machine-state.ts'
import { callBy } from '../../../src/sources/trade/trials.ts'
import { isTheSameForAll } from '../../../src/sources/trade/whoever-calls.ts'

const target = `0x${'7a'.repeat(20)}`
const selector = '0x11223344'
/** For that selector what is told is worked upon, kept in the first slot, and that is all. */
const head = `60003560e01c63${selector.slice(2)}14601057005b600435`
const end = '60005500'
/** DUP1, ADD: twice as much. */
const doubled = '8001'

function tried(work: string): boolean {
  const code = Uint8Array.from(Buffer.from(head + work + end, 'hex'))
  const state: State = {
    codes: new Map([[numberOf(target), code]]),
    storage: new Map([[numberOf(target), new Map([[0n, 0n]])]]),
    names: [],
    fresh: 1n,
    time: 1_800_000_000n,
    number: 1n,
    chain: 1n,
  }
  const by = { address: `0x${'5b'.repeat(20)}`, role: 'stranger' } as const
  return isTheSameForAll(state, callBy(by, target, `${selector}${'7'.padStart(64, '0')}`), { left: 100_000 })
}

test('a number is the same whoever tells it', () => {
  expect(tried('')).toBe(true)
  expect(tried(doubled)).toBe(true)
})

test('a number with who calls in it is not, nor one that was made of too much to look into', () => {
  expect(tried('3301')).toBe(false)
  expect(tried(doubled.repeat(64))).toBe(false)
})

test.each([
  ['CREATE', '600060006000f0'],
  ['CREATE2', '6000600060006000f5'],
  ['BLOBHASH', '600049'],
])('behind %s stands what somebody has brought', (_, made) => {
  // what that comes to is left out of what is kept
  expect(tried(`${made}50`)).toBe(false)
})
