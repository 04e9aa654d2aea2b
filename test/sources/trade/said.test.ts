import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byNumbers, doubled, enlarged, numbersIn } from '../../../src/sources/trade/said.ts'

const wordOf = (value: bigint) => value.toString(16).padStart(64, '0')
const account = BigInt(`0x${'ab'.repeat(20)}`)
const call = { calldata: `0x40c10f19${[account, 7n, 1_000n].map(wordOf).join('')}` } as Parameters<typeof enlarged>[0]
const saying = (...values: readonly bigint[]) => `0x40c10f19${values.map(wordOf).join('')}`

describe('numbers that a call says', () => {
  test('are told from accounts', () => {
    expect(numbersIn(call)).toEqual([1, 2])
  })

  test('are made as large as is wanted, one by one and all', () => {
    expect(enlarged(call, 50n)).toEqual([saying(account, 50n, 1_000n), saying(account, 7n, 50n), saying(account, 50n, 50n)])
  })

  test('are doubled one by one', () => {
    expect(doubled(call)).toEqual([saying(account, 14n, 1_000n), saying(account, 7n, 2_000n)])
  })

  test('decide which comes first, however accounts are called', () => {
    // one in sixteen millions begins with so many zeros that it may be a number
    const accounts = fc.bigInt(2n ** 136n, 2n ** 160n - 1n)
    fc.assert(
      fc.property(accounts, accounts, fc.bigInt(0n, 2n ** 128n), fc.bigInt(0n, 2n ** 256n - 1n), (one, other, less, more) => {
        const compared = (mine: readonly bigint[], yours: readonly bigint[]) =>
          byNumbers({ calldata: saying(...mine) }, { calldata: saying(...yours) })
        expect(compared([one, less], [other, less])).toBe(0)
        expect(compared([less, one], [less, other])).toBe(0)
        expect(compared([less, one], [one, less])).toBe(-1)
        if (less < more && (more < 2n ** 128n || more >= 2n ** 160n)) expect(compared([one, less], [other, more])).toBe(-1)
      }),
    )
  })
})
