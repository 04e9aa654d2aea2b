import { expect, test } from 'vitest'
import { table } from '../../src/output/table.ts'

const columns = ['NAME', { head: 'N', align: 'right' }] as const
const cells = (count: number) => Array.from({ length: count }, (_, at) => [at === 120 ? '\u706b\u5e01 is wide' : `n${at}`, String(at)])

test('a table of many rows is one table: one head, and every line as wide as the widest row needs', () => {
  const lines = table([...columns], cells(200))
    .trimEnd()
    .split('\n')
  expect(lines).toHaveLength(204)
  expect(lines[0]).toBe('┌──────────────┬─────┐')
  expect(lines.slice(0, 4)).toEqual([
    '┌──────────────┬─────┐',
    '│ NAME         │   N │',
    '├──────────────┼─────┤',
    '│ n0           │   0 │',
  ])
  expect(lines[123]).toBe('│ \u706b\u5e01 is wide │ 120 │')
  expect(lines.at(-1)).toBe('└──────────────┴─────┘')
})

test('where the pieces meet there is no seam', () => {
  const [whole, ...rest] = [50, 51, 100, 101].map(count => table([...columns], cells(count), { ascii: true }).split('\n').length)
  expect([whole, ...rest]).toEqual([55, 56, 105, 106])
})

test('cells are made safe, and what is painted keeps its colour', () => {
  const text = table(['A', 'B'], [['\u001b[2J', { painted: '\u001b[31mred\u001b[39m' }]])
  expect(text).toContain('│ \\x1b[2J │ \u001b[31mred\u001b[39m │')
})

test('thousands of rows take no minutes', () => {
  const start = performance.now()
  table([...columns], cells(3_000))
  expect(performance.now() - start).toBeLessThan(10_000)
})
