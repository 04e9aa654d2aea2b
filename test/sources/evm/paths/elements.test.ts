import { expect, test } from 'vitest'
import { keccak256 } from '../../../../src/chains/encoding/keccak.ts'
import { elementOf } from '../../../../src/sources/evm/paths/elements.ts'
import { digitsOf, ofDigits, op, type Word } from '../../../../src/sources/evm/paths/words.ts'

const account = 9n
const fixed = (value: bigint): Word => ({ value })
const given: Word = { value: 0n, term: { kind: 'input', call: 0, at: 4 } }
const other: Word = { value: 0n, term: { kind: 'input', call: 0, at: 36 } }
const stored = (place: bigint, value = 3n): Word => ({ value, term: { kind: 'stored', account, slot: fixed(place) } })
const made = (opcode: number, ...operands: readonly Word[]): Word => ({ value: 0n, term: { kind: 'made', opcode, operands } })
const start: Word = { value: 0n, term: { kind: 'hash', inputs: [fixed(5n)] } }
/** Where the list of the sixth variable starts, as code has it that has worked it out beforehand. */
const worked = ofDigits(keccak256(Buffer.from(digitsOf(5n), 'hex')))

/** The list that is written into, behind a condition that goes one way. */
const into = (slot: Word, condition?: Word, goes = true) =>
  elementOf(
    {
      forks: condition ? [{ call: 0, place: 'here 1', condition }] : [],
      turns: new Map([['here 1', goes]]),
    } as unknown as Parameters<typeof elementOf>[0],
    { account, slot, value: fixed(1n), sent: 0 },
  )
const list = { field: `${account} 5 entry`, length: `${account} 5` }
const isBelow = made(op.lt, given, stored(5n))

test('an element of a list is told where the way has looked whether there is one', () => {
  expect(into(made(op.add, start, given), isBelow)).toEqual(list)
  expect(into(made(op.add, given, start), made(op.gt, stored(5n), given))).toEqual(list)
  expect(into(made(op.add, start, given), made(op.iszero, isBelow), false)).toEqual(list)
  // elements of four words, of which the third is written
  expect(into(made(op.add, fixed(2n), made(op.add, start, made(op.mul, fixed(4n), given))), isBelow)).toEqual(list)
  expect(into(made(op.add, made(op.shl, fixed(2n), given), fixed(worked + 2n)), isBelow)).toEqual(list)
  // what is put behind the last
  expect(into(made(op.add, start, stored(5n)))).toEqual(list)
})

test('what may lie beyond the end of a list is no element of it', () => {
  expect(into(made(op.add, start, given))).toBeUndefined()
  expect(into(made(op.add, start, given), isBelow, false)).toBeUndefined()
  expect(into(made(op.add, start, other), isBelow)).toBeUndefined()
  // the length of another list, and one that no list has
  expect(into(made(op.add, start, given), made(op.lt, given, stored(6n)))).toBeUndefined()
  expect(into(made(op.add, start, given), made(op.lt, given, stored(5n, 2n ** 255n)))).toBeUndefined()
  // steps that run over
  expect(into(made(op.add, start, made(op.mul, fixed(2n ** 200n), given)), isBelow)).toBeUndefined()
  expect(into(made(op.add, fixed(7n), given), isBelow)).toBeUndefined()
  expect(into(given, isBelow)).toBeUndefined()
})
