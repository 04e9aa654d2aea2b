import { expect, test } from 'vitest'
import { hearsMore } from '../../../src/sources/trade/noted.ts'

test('code that reads behind its arguments, or asks how long a call is, hears more', () => {
  // PUSH1 68 CALLDATALOAD; CALLDATASIZE PUSH1 100 EQ; CALLDATASIZE PUSH1 100 SWAP1 SUB
  expect(['0x60443500', '0x36606414', '0x3660649003'].map(hearsMore)).toEqual([true, true, true])
})

test('what compilers write to take arguments apart does not', () => {
  // PUSH1 4 CALLDATALOAD; CALLDATASIZE PUSH1 4 SUB; CALLDATASIZE PUSH1 4 LT; CALLDATASIZE ISZERO
  expect(['0x60043500', '0x36600403', '0x36600410', '0x3615'].map(hearsMore)).toEqual([false, false, false, false])
})
