import { describe, expect, test } from 'vitest'
import { knowing, type Limits } from '../../src/output/format.ts'
import { loadFormat, renderReport } from '../../src/output/index.ts'
import { manyMixed, page, reportOf, row, walletResult } from '../support/reports.ts'

const gate = { ...manyMixed.gate, fail_on: null, fail_on_score: 30 }
const report = reportOf(
  Array.from({ length: 40 }, (_, at) => row(at + 2, `0x${at}`, { result: walletResult({ risk_score: at * 2, risk_level: 'LOW' }) })),
  { gate },
)

describe('what trips the gate may be known before the first row or after the last', () => {
  test.each(['junit', 'sarif', 'markdown', 'html', 'table', 'csv', 'json', 'jsonl'])('%s: the same bytes', async name => {
    const format = await loadFormat(name)
    expect(renderReport(format, report, page({ limits: gate }))).toBe(renderReport(format, report, page()))
  })

  test('rows wait for it only where they have to', () => {
    const told: (Limits | string)[] = []
    const open = (limits: Limits) => {
      told.push(limits)
      return { row: () => 'row ', end: () => 'end' }
    }
    const early = knowing({ limits: gate }, open)
    expect([early.row(report.results[0] as never), told.length]).toEqual(['row ', 1])
    const late = knowing({}, open)
    expect([late.row(report.results[0] as never), told.length]).toEqual(['', 1])
    expect([late.end(report), told.length]).toEqual(['row end', 2])
  })
})
