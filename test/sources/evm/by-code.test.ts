import { expect, test } from 'vitest'
import { byCode } from '../../../src/sources/evm/by-code.ts'

test('what was read in a code is not read again, each reader by itself, and seventy codes later nobody remembers', () => {
  const read: string[] = []
  const [length, last] = [
    byCode(code => {
      read.push(`length ${code}`)
      return code.length
    }),
    byCode(code => {
      read.push(`last ${code}`)
      return code.at(-1)
    }),
  ]
  expect([length('0x60'), last('0x60'), length('0x60'), last('0x60')]).toEqual([4, '0', 4, '0'])
  expect(read).toEqual(['length 0x60', 'last 0x60'])
  for (let nth = 0; nth < 70; nth++) length(`0x61${nth}`)
  expect(length('0x60')).toBe(4)
  expect(read.filter(one => one === 'length 0x60')).toHaveLength(2)
})

test('what every scan asks for is not forgotten for what each asks for by itself', () => {
  const read: string[] = []
  const length = byCode(code => {
    read.push(code)
    return code.length
  })
  for (let scan = 0; scan < 100; scan++) for (const code of ['router', 'pool', `token ${scan}`]) length(code)
  expect(read.filter(code => !code.startsWith('token'))).toEqual(['router', 'pool'])
})
