import { expect, test } from 'vitest'
import { trace } from '../../../../src/sources/evm/paths/machine.ts'
import type { State } from '../../../../src/sources/evm/paths/state.ts'
import { op, type Term } from '../../../../src/sources/evm/paths/words.ts'

const account = 0xc0de5n
/** `[length, told]` */
const calldata = [28n, 0xabcdn].map(value => value.toString(16).padStart(64, '0')).join('')
/** What is told lies in memory at 0x80, and 7 behind where it is copied to. */
const begins = '602035608052600761012052'
const copies = (size: string) => `${size}60806101005e`
const keeps = (place: string) => `61${place}51600055`

/** What a word was made of that a program keeps behind such a copy, whoever calls. */
function keptBehind(copy: string, place: string): Term | undefined {
  const state: State = {
    codes: new Map([[account, Uint8Array.from(Buffer.from(begins + copy + keeps(place), 'hex'))]]),
    storage: new Map(),
    names: [],
    fresh: 0x77n,
    time: 1n,
    number: 1n,
    chain: 1n,
  }
  const call = { caller: 1n, to: account, data: Uint8Array.from(Buffer.from(calldata, 'hex')), wei: 0n, later: 0n }
  return trace(state, [call], { anybody: true }).writes.at(-1)?.value.term
}

const told = { kind: 'input', call: 0, at: 32 }
/** A word of which no byte is known. */
const anything = {
  kind: 'bytes',
  parts: Array.from({ length: 32 }, () => ({ word: { term: { kind: 'made', opcode: op.calldatacopy, operands: [] } } })),
}

test('what is copied on stays known where one word says how much', () => {
  expect(keptBehind(copies('6020'), '0100')).toMatchObject(told)
  // four more than that word, and all but 32 bits of it cut off
  expect(keptBehind(copies('600035600401'), '0100')).toMatchObject(told)
  expect(keptBehind(copies('60003560040163ffffffff16'), '0100')).toMatchObject(told)
})

test('what lies behind it does not, where there may be more of it', () => {
  expect(keptBehind(copies('6020'), '0120')).toBeUndefined()
  expect(keptBehind(copies('600035600401'), '0120')).toMatchObject(anything)
})

test('nothing is known where more than one word says how much, or one says whence', () => {
  expect(keptBehind(copies('60003560003502'), '0100')).toMatchObject(anything)
  expect(keptBehind('60206000356064016101005e', '0100')).toMatchObject(anything)
  // it starts there, or a word behind
  expect(keptBehind('60206000356020166080016101005e', '0100')).toMatchObject(anything)
})
