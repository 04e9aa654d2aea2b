import { keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { fieldOf } from '../../../../src/sources/evm/paths/asking.ts'
import { isVariable, mayBeOne } from '../../../../src/sources/evm/paths/entries.ts'
import { digitsOf, type Word } from '../../../../src/sources/evm/paths/words.ts'

const [own, other] = [0xabn, 0xcdn]
const anything: Word = { value: 5n, term: { kind: 'input', call: 0, at: 4 } }
/** The field of a variable, and that of a mapping with all its entries. */
const at = (slot: bigint, account = own) => `${fieldOf({ account, slot: { value: slot } })}`
const entriesOf = (place: bigint, account = own) =>
  `${fieldOf({ account, slot: { value: 1n, term: { kind: 'hash', inputs: [anything, { value: place }] } } })}`
/** The place of the entry of the mapping at 7 that is called 3, as a compiler works it out. */
const entry = BigInt(keccak256(`0x${digitsOf(3n)}${digitsOf(7n)}`))
const implementation = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbcn
const ownable = 0x9016d09d72d40fdae2fd8ceac6b6234c7706214fd39c1cd1e609a0528c199300n

test('what is called by its name in the code may be an entry of any mapping of the same contract', () => {
  expect(mayBeOne(at(entry), entriesOf(7n))).toBe(true)
  expect(mayBeOne(entriesOf(9n), at(entry))).toBe(true)
  expect(mayBeOne(at(entry, other), entriesOf(7n))).toBe(false)
})

test('fields are what they are, and variables are no entries', () => {
  expect(mayBeOne(at(3n), at(3n))).toBe(true)
  expect(mayBeOne(entriesOf(7n), entriesOf(7n))).toBe(true)
  expect(mayBeOne(at(3n), entriesOf(3n))).toBe(false)
  expect(mayBeOne(at(3n), at(entry))).toBe(false)
  expect(mayBeOne(entriesOf(7n), entriesOf(8n))).toBe(false)
})

test('no entry lies where something was agreed upon, or within a structure that the mapping belongs to', () => {
  expect(mayBeOne(at(implementation), entriesOf(7n))).toBe(false)
  expect(mayBeOne(at(ownable), entriesOf(7n))).toBe(false)
  expect(mayBeOne(at(entry + 1n), entriesOf(entry))).toBe(false)
})

test('a variable has a small place', () => {
  expect([at(3n), at(entry), entriesOf(3n), 'nowhere'].map(isVariable)).toEqual([true, false, false, false])
})
