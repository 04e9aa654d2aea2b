import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { csv } from '../../src/output/csv.ts'
import { renderReport } from '../../src/output/index.ts'
import { hostileTexts, page, reportOf, row, walletResult } from '../support/reports.ts'

const isInstalled = spawnSync('soffice', ['--version'], { stdio: 'ignore' }).status === 0
if (!isInstalled)
  process.stderr.write('LibreOffice (soffice) is not installed, so no spreadsheet was opened: test/stories/libreoffice.test.ts\n')

/** What a deployer may call a token, or a service a flag, so that a spreadsheet computes with it. */
const dangerous = [
  ...['=', '+', '-', '@'].flatMap(sign => [`${sign}1+1`, `\t${sign}1+1`, `\r${sign}1+1`, ` ${sign}1+1`, `\n${sign}1+1`]),
  '=HYPERLINK("https://example.com","open")',
  "=cmd|' /C calc'!A0",
  '＝1+1',
  '"=1+1',
  '";=1+1',
  "'=1+1",
  '{=1+1}',
  'of:=1+1',
  ...hostileTexts.map(({ name }) => name),
]

/** Cells of the user: what they were in the file they are in the result. */
const own = ['-1', '+49 30 1234', '0012', 'plain', '@handle', '"quoted", with a comma']

/** A result whose level, flags and reasons are all hostile. */
const rows = [
  ...dangerous.map((text, at) =>
    row(at + 2, '0x52908400098527886E0F7030069857D2E4169EE7', {
      result: walletResult({ risk_level: text as 'LOW', flags: [text, text], scanned_at: text }),
    }),
  ),
  ...dangerous.map((text, at) =>
    row(at + 500, '0x52908400098527886E0F7030069857D2E4169EE7', { status: 'unscored', error: { code: text, message: text, hint: null } }),
  ),
].map((each, at) => ({ ...each, input: { ...each.input, label: own[at % own.length] as string } }))
const report = reportOf(rows)

/** The sheet as LibreOffice understands the file, in its own XML. */
function opened(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'chainvet-office-'))
  try {
    writeFileSync(join(folder, 'scored.csv'), text)
    const profile = `-env:UserInstallation=file://${folder}/profile`
    // comma, double quotes, UTF-8, from the first line, every column as it comes, and formulas are computed
    const filter = '--infilter=Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1'
    const { status, stderr } = spawnSync(
      'soffice',
      [profile, '--headless', '--norestore', filter, '--convert-to', 'fods', '--outdir', folder, join(folder, 'scored.csv')],
      {
        encoding: 'utf8',
        timeout: 100_000,
      },
    )
    if (status !== 0) throw new Error(`soffice failed: ${stderr}`)
    return readFileSync(join(folder, 'scored.fods'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const formulasIn = (sheet: string): string[] => sheet.match(/table:formula="[^"]*"/g) ?? []
const rowsIn = (sheet: string): number => (sheet.match(/<table:table-row(?![^>]*number-rows-repeated)/g) ?? []).length

describe.skipIf(!isInstalled)('opened in LibreOffice', () => {
  test('nothing from the network is a formula, and every row is there', () => {
    const sheet = opened(renderReport(csv, report, page()))
    expect(formulasIn(sheet)).toEqual([])
    expect(rowsIn(sheet)).toBeGreaterThanOrEqual(report.results.length)
  })

  test('without the guard the same names are formulas: this test can fail', () => {
    expect(formulasIn(opened(renderReport(csv, report, page({ csvRaw: true })))).length).toBeGreaterThan(10)
  })

  test('the cells of the user are what they were: minus one is a number', () => {
    const sheet = opened(renderReport(csv, reportOf(rows.slice(0, 1)), page()))
    expect(sheet).toContain('office:value="-1"')
  })
})

test('the cells of the user are not touched, whatever they begin with', () => {
  const text = renderReport(csv, report, page())
  for (const cell of own.slice(0, 5)) expect(text).toContain(`,${cell},`)
  expect(text).toContain(',"""quoted"", with a comma",')
})
