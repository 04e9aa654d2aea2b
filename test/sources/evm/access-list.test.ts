import { expect, test } from 'vitest'
import { accessListOf } from '../../../src/sources/evm/access-list.ts'

const [caller, asked] = ['11', '22'].map(pair => `0x${`${pair}ab5e9d`.repeat(5)}`) as [string, string]
const slot = `0x${'0'.repeat(63)}7`
const read = (answer: unknown) => accessListOf({ from: caller, to: asked, data: '0x' }, '0x10').result.safeParse(answer)

test('contracts come in lower case, with the slots that are slots', () => {
  const entry = { address: asked.toUpperCase().replace('0X', '0x'), storageKeys: [slot, '0x7', 7, null] }
  expect(read({ accessList: [entry] })).toEqual({ success: true, data: [{ address: asked, slots: [slot] }] })
  expect(read({ accessList: [{ address: asked, storageKeys: 'many' }] })).toEqual({ success: true, data: [{ address: asked, slots: [] }] })
})

test('what names no contract is left out, and what is no list is no answer', () => {
  expect(read({ accessList: [null, 7, {}, { address: '0x12' }] })).toEqual({ success: true, data: [] })
  for (const hostile of [undefined, null, 7, 'list', [], {}, { accessList: 'many' }]) expect(read(hostile).success).toBe(false)
})
