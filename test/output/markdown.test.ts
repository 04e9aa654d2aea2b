import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Report, Row } from '../../src/api/report.ts'
import { renderReport } from '../../src/output/index.ts'
import { markdown } from '../../src/output/markdown.ts'
import { anyReport, criticalWallet, manyMixed, onlyBadRows, page, reportOf, row, walletResult } from '../support/reports.ts'

const render = (report: Report, more = page()) => renderReport(markdown, report, more)

test('is the document of the specification', () => {
  expect(render(manyMixed)).toBe(`### chainvet: gate **FAILED** (1 CRITICAL, limit is below CRITICAL)

6 rows of \`treasury/wallets.csv\`: 1 critical, 1 high, 1 medium, 1 low, 1 unscored, 1 bad row

| Line | Level | Score | Chain | Address | Why |
|---:|---|---:|---|---|---|
| 2 | CRITICAL | 100 | ethereum | \`0x52908400098527886E0F7030069857D2E4169EE7\` | \\[GoPlus\\] Address is linked to phishing activity. (+1) |
| 5 | MEDIUM | 45 | ethereum | \`0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\` | \\[Explorer\\] age &lt; 7 days |
| 6 | HIGH | 72 | ethereum | \`0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb\` | \\[GoPlus\\] Address has used a mixer. |
`)
})

const heading = (report: Report) => render(report).split('\n')[0]
const clear = { ...manyMixed.gate, tripped: false, lines: [], count: 0 }
const low = (line: number) => row(line, '0xa', { result: walletResult({ risk_level: 'LOW', risk_score: 5, flags: [] }) })

describe('the verdict comes first', () => {
  test.each([
    ['a clear gate', reportOf([low(2)], { gate: clear }), '### chainvet: gate clear (all 1 row below CRITICAL)'],
    ['no gate', criticalWallet, '### chainvet: **1 CRITICAL**, no gate'],
    ['no gate and nothing found', reportOf([low(2)]), '### chainvet: nothing at MEDIUM or above, no gate'],
    ['rows without a score', onlyBadRows, '### chainvet: **INCOMPLETE** (2 rows without a score, exit 8)'],
  ])('%s', (_, report, text) => {
    expect(heading(report)).toBe(text)
  })

  test('a run that was stopped is not clear', () => {
    const report = reportOf([low(2)], { gate: clear })
    expect(heading({ ...report, summary: { ...report.summary, complete: false } })).toContain('**INCOMPLETE**')
  })
})

test('what failed the gate is shown, however low, unless a level was asked for', () => {
  const report = reportOf([low(2)], { gate: { ...manyMixed.gate, fail_on: 'LOW' } })
  expect(render(report)).toContain('| 2 | LOW | 5 |')
  expect(render(report, page({ minLevel: 'HIGH' }))).not.toContain('| 2 | LOW')
})

test.each([
  ['@octocat', '@<!-- -->octocat'],
  ['#123', '#<!-- -->123'],
  ['GH-12', 'GH-<!-- -->12'],
  ['https://evil.example', 'https:<!-- -->//evil.example'],
  ['www.evil.example', 'www<!-- -->.evil.example'],
  ['a|b', 'a\\|b'],
  ['`id`', '\\`id\\`'],
  ['<img src=x>', '&lt;img src=x&gt;'],
  ['![x](y)', '!\\[x\\](y)'],
  ['&lt;', '&amp;lt;'],
  ['\\|', '\\\\\\|'],
  ['*a* _b_ ~c~ $d$', '\\*a\\* \\_b\\_ \\~c\\~ \\$d\\$'],
  ['--> x', '--&gt; x'],
])('%j is text: %s', (flag, text) => {
  expect(render(reportOf([row(2, '0xa', { result: walletResult({ flags: [flag] }) })]))).toContain(`| ${text} |\n`)
})

test('an address that could end its code span stands outside of one', () => {
  const target = { kind: 'wallet' as const, given: 'x', address: '0xa` | **b**', chain: 'ethereum', chain_id: 1, caip10: 'x' }
  expect(render(reportOf([row(2, 'x', { target, result: walletResult() })]))).toContain('| 0xa\\` \\| \\*\\*b\\*\\* |')
})

test('every table row has six cells, whatever stands in them', () => {
  fc.assert(
    fc.property(anyReport, report => {
      for (const line of render(report)
        .split('\n')
        .filter(line => line.startsWith('|')))
        expect(line.replace(/\\[\s\S]/g, '').split('|')).toHaveLength(8)
    }),
    { seed: 1, numRuns: 300 },
  )
})

test('ends before 60,000 characters with the worst rows, in their order, and says what is left out', () => {
  const medium = (line: number) =>
    row(line, `0x${line}`, { result: walletResult({ risk_level: 'MEDIUM', risk_score: 30, flags: [`[X] ${'y'.repeat(300)}`] }) })
  const rows: Row[] = [...Array.from({ length: 400 }, (_, at) => medium(at + 2)), row(900, '0xa', { result: walletResult() })]
  const text = render(reportOf(rows))
  expect(text.length).toBeLessThan(60_000)
  expect(text.length).toBeGreaterThan(59_000)
  const lines = [...text.matchAll(/^\| (\d+) \|/gm)].map(([, line]) => Number(line))
  expect(lines.at(-1)).toBe(900)
  expect(lines).toEqual([...lines].sort((a, b) => a - b))
  expect(text).toContain(`\n${401 - lines.length} rows more left out: a comment holds 60,000 characters.\n`)
})
