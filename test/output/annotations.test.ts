import { expect, test } from 'vitest'
import type { Report } from '../../src/api/report.ts'
import { githubAnnotations } from '../../src/output/annotations.ts'
import { criticalWallet, hostileNames, manyMixed, reportOf, row, walletResult } from '../support/reports.ts'

const said = (report: Report): string => {
  const annotations = githubAnnotations(report, report.gate)
  for (const each of report.results) annotations.row(each)
  return annotations.text()
}

test('a row that failed the gate is an error of its line, one without a score a warning', () => {
  expect(said(manyMixed)).toBe(
    `::error file=treasury/wallets.csv,line=2,title=chainvet CRITICAL::0x52908400098527886E0F7030069857D2E4169EE7 scored 100 (CRITICAL): [GoPlus] Address is linked to phishing activity.
::warning file=treasury/wallets.csv,line=4,title=chainvet UNSCORED::0x27b1fdb04752bbc536007a920d24acb045561c26 has no score: 502 after 4 attempts [UPSTREAM_UNAVAILABLE]
::warning file=treasury/wallets.csv,line=7,title=chainvet BAD ROW::0x5290840009852788 has no score: expected 0x and 40 hex digits; got 16 [INVALID_ADDRESS]
`,
  )
})

const gate = { ...manyMixed.gate }

test('the address of a text has its column, an address of the command line no file', () => {
  const found = row(3, '0xa', { file: 'docs/a, b: c%.md', column: 7, result: walletResult({ flags: [] }) })
  expect(said(reportOf([found], { gate }))).toBe(
    '::error file=docs/a%2C b%3A c%25.md,line=3,col=7,title=chainvet CRITICAL::0xa scored 100 (CRITICAL): no signals\n',
  )
  expect(said({ ...criticalWallet, gate })).toMatch(/^::error title=chainvet CRITICAL::0x5290/)
})

test('no name ends a line or begins another command', () => {
  for (const line of said(hostileNames)
    .trimEnd()
    .split(/[\r\n]/))
    expect(line).toMatch(/^::(error|warning) file=treasury\/wallets\.csv,line=\d+,title=chainvet BAD ROW::[^\p{Cc}]*$/u)
})

test('without a gate and without gaps there is nothing to say', () => {
  expect(said(reportOf([row(2, '0xa', { result: walletResult() })]))).toBe('')
})

test('after the hundred most urgent the rest is a count', () => {
  const bad = (line: number) => row(line, 'x', { status: 'bad_row', target: null, error: { code: 'X', message: 'y', hint: null } })
  const rows = [...Array.from({ length: 150 }, (_, at) => bad(at + 2)), row(900, '0xa', { result: walletResult() })]
  const lines = said(reportOf(rows, { gate })).trimEnd().split('\n')
  expect(lines).toHaveLength(101)
  expect(lines.at(-2)).toMatch(/^::error .*line=900/)
  expect(lines.at(-1)).toBe('::warning title=chainvet::and 51 rows more')
})
