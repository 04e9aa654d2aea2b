import { describe, expect, test } from 'vitest'
import { decodeValues } from '../../../src/sources/evm/abi.ts'
import type { Target } from '../../../src/sources/trade/controllers/doors.ts'
import { narrowedCalls } from '../../../src/sources/trade/narrowed.ts'
import type { Stage } from '../../../src/sources/trade/stage.ts'

const [stranger, buyer, token] = ['1', '2', '3'].map(digit => `0x${digit.repeat(40)}`) as [string, string, string]
const stage = { actors: { buyer, stranger } } as unknown as Stage
const target = { address: token } as Target
const amounts = (...codes: readonly string[]) =>
  narrowedCalls(stage, target, { address: stranger, role: 'stranger' }, codes).map(({ calldata }) => {
    const [to, amount] = decodeValues('address,uint256', `0x${calldata.slice(10)}`) as [string, bigint]
    return [to.toLowerCase(), amount]
  })

describe('amounts that are cut short', () => {
  test('are nothing, or less than nothing, in as many bits as a mask that is made has', () => {
    // PUSH1 1, PUSH1 1, PUSH1 104, SHL, SUB, AND
    expect(amounts('0x6001600160681b0316')).toEqual([
      [stranger, 2n ** 104n],
      [buyer, 3n * 2n ** 102n],
    ])
  })

  test('have as many bits as a mask that is pushed', () => {
    // PUSH16 with all bits set, AND
    expect(amounts(`0x6f${'ff'.repeat(16)}16`)).toEqual([
      [stranger, 2n ** 128n],
      [buyer, 3n * 2n ** 126n],
    ])
  })

  test('are not tried where code cuts nothing short, or an address alone', () => {
    expect(amounts('0x6001600160681b03', `0x73${'ff'.repeat(20)}16`)).toEqual([])
  })
})
