import { expect, test } from 'vitest'
import { instructionsIn } from '../../../src/sources/evm/instructions.ts'

const read = (hex: string, end?: number) =>
  [...instructionsIn(Buffer.from(hex, 'hex'), end)].map(({ at, opcode, width, live }) => [at, opcode, width, live])

test('operands are not code, and what is cut off within one ends there', () => {
  // PUSH2 5b00, PUSH32 of which two bytes are there
  expect(read('615b007fff00')).toEqual([
    [0, 0x61, 2, true],
    [3, 0x7f, 32, true],
  ])
})

test.each([0x00, 0x56, 0xf3, 0xfd, 0xfe, 0xff])('what follows %i is dead until a jump can land there', end => {
  const opcode = end.toString(16).padStart(2, '0')
  expect(read(`5f${opcode}015b02`).map(([, , , live]) => live)).toEqual([true, true, false, true, true])
})

test('nothing is read from a byte on', () => {
  expect(read('5f5f5f', 2)).toHaveLength(2)
  expect(read('')).toEqual([])
})
