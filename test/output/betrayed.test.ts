import { expect, test, vi } from 'vitest'
import { table } from '../../src/output/table.ts'

const [asked, alike] = ['0x098B716B8Aaf21512996dC57EB0615e2383E2f96', '0x098B716B8Aaf21512996dC57EB0615e2383E2f69']

// as the packages did that were taken over: another address, as like to the first as can be
vi.mock('cli-table3', async original => {
  const { default: Table } = await original<{ default: typeof import('cli-table3') }>()
  return {
    default: class extends Table {
      override toString = () => super.toString().replaceAll(asked, alike)
    },
  }
})

test('a table that was drawn with another address is not shown', () => {
  expect(table(['ADDRESS'], [['0x1']])).toContain('0x1')
  expect(() => table(['LEVEL', 'ADDRESS'], [['LOW', asked]])).toThrow('what was drawn for the screen is not what was found')
})
