import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutLogs } from '../../../src/sources/trade/unread-logs.ts'

const hex = fc.stringMatching(/^0x[0-9a-f]{0,12}$/)
const log = fc.record({ address: hex, topics: fc.array(hex, { maxLength: 4 }), data: hex })
const call = fc.record({
  status: hex,
  logs: fc.array(log, { maxLength: 4 }),
  error: fc.option(fc.record({ message: fc.string(), data: hex }), { nil: undefined }),
})

test('just those lists are empty that nobody reads, whatever else is said', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(call, fc.boolean()), { maxLength: 8 }), calls => {
      const text = JSON.stringify({ calls: calls.map(([one]) => one) })
      const wanted = calls.map(([one, unread]) => (unread ? { ...one, logs: [] } : one))
      expect(withoutLogs(text, nth => calls[nth]?.[1] === true, calls.length)).toBe(JSON.stringify({ calls: wanted }))
      // where there are more or fewer lists than calls, nobody knows whose they are
      expect(withoutLogs(text, () => true, calls.length + 1)).toBe(text)
    }),
  )
})

test('words that look like a list are none', () => {
  const text = JSON.stringify([{ logs: [], message: '"logs":[{"topics":["0x1"]}]' }, { logs: [{ topics: ['0x2'] }] }])
  expect(JSON.parse(withoutLogs(text, () => true, 2))).toEqual([{ logs: [], message: '"logs":[{"topics":["0x1"]}]' }, { logs: [] }])
})

test('a text that ends within a list is no JSON before and after', () => {
  expect(withoutLogs('[{"logs":[{"topics":["0x1"', () => true)).toBe('[{"logs":[')
})
