import { expect, test } from 'vitest'
import type { Report, Row } from '../../src/api/report.ts'
import { compareWith, differences } from '../../src/bulk/baseline.ts'
import { reportOf, row, walletResult } from '../support/reports.ts'

const [first, second] = ['0x52908400098527886E0F7030069857D2E4169EE7', '0x8617E340B3D01FA5F11F306F4090FD50E238070D']
const scored = (address: string, risk_level: string, risk_score: number, line = 2): Row =>
  row(line, address, { result: walletResult({ wallet_address: address, risk_level, risk_score }) })
const unscored = (address: string): Row => row(2, address, { status: 'unscored', error: { code: 'TIMEOUT', message: 'late', hint: null } })
const report = (...rows: Row[]): Report => reportOf(rows)

test.each<[string, Report, Row, Row['baseline']]>([
  ['a subject that was not there', report(), scored(first, 'LOW', 5), 'new'],
  ['another subject', report(scored(second, 'HIGH', 60)), scored(first, 'HIGH', 60), 'new'],
  ['the same level, whatever the score', report(scored(first, 'HIGH', 60)), scored(first, 'HIGH', 70), 'same'],
  ['the same subject on another line', report(scored(first, 'HIGH', 60, 9)), scored(first, 'HIGH', 60, 2), 'same'],
  ['a level above', report(scored(first, 'HIGH', 60)), scored(first, 'CRITICAL', 90), 'worse'],
  ['a level below', report(scored(first, 'HIGH', 60)), scored(first, 'LOW', 5), 'better'],
  ['a subject that had no score then', report(unscored(first)), scored(first, 'HIGH', 60), 'new'],
  ['a subject that has none now', report(scored(first, 'HIGH', 60)), unscored(first), 'new'],
])('%s', (_, before, now, expected) => {
  expect(compareWith(before)(now)).toBe(expected)
})

test('the same address as a wallet and as a token are two subjects', () => {
  const wallet = scored(first, 'LOW', 5)
  const token: Row = { ...wallet, target: wallet.target && { ...wallet.target, kind: 'token' } }
  expect(compareWith(report(wallet))(token)).toBe('new')
})

test('differences come worst first, and a lost score is a loss', () => {
  const third = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'
  const before = report(scored(first, 'LOW', 5), scored(second, 'HIGH', 60))
  const after = report(scored(third, 'HIGH', 70), unscored(first))
  expect(differences(before, after).map(({ change, before: was, after: is }) => [change, (is ?? was)?.target?.address])).toEqual([
    ['worse', first],
    ['new', third],
    ['gone', second],
  ])
  expect(differences(before, before)).toEqual([])
})
