import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Report } from '../../src/api/report.ts'
import { runMembers } from '../../src/output/document.ts'
import type { Format, Page } from '../../src/output/format.ts'
import { formatNames, formatOfFile, isFormatName, loadFormat, renderReport } from '../../src/output/index.ts'
import { singleJson } from '../../src/output/json.ts'
import { readReport } from '../../src/output/read-report.ts'
import { anyReport, hostileNames, page, sampleReports } from '../support/reports.ts'

fc.configureGlobal({ seed: 1, numRuns: 25 })

const formats: readonly Format[] = await Promise.all(formatNames.map(loadFormat))
const named = Object.fromEntries(formats.map(format => [format.name, format])) as Record<(typeof formatNames)[number], Format>

describe('the registry', () => {
  test.each(formatNames)('%s is a format of that name, found by its ending', async name => {
    const format = await loadFormat(name)
    expect(format.name).toBe(name)
    if (name !== 'table') expect(formatOfFile(`out/report.${format.extension.toUpperCase()}`)).toBe(name)
  })

  test.each(['xlsx', 'toString', '__proto__', ''])('there is no format "%s"', name => {
    expect(isFormatName(name)).toBe(false)
    expect(formatOfFile(`a.${name}`)).toBeUndefined()
    expect(() => loadFormat(name)).toThrow('there is no format')
  })
})

/** Ways to look at a report. */
const pages: Readonly<Record<string, Page>> = {
  plain: page(),
  narrow: page({ width: 40, terminal: true }),
  accessible: page({ accessible: true, sort: 'score' }),
  ascii: page({ ascii: true, width: 120, minLevel: 'HIGH', sort: 'line' }),
  raw: page({ csvRaw: true, sarifLevel: 'LOW', verbose: true }),
}

/** What a terminal, a build server or a spreadsheet could be moved by. */
const unsafe = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|\p{Bidi_Control}|\p{Default_Ignorable_Code_Point}/u

describe.each(formats.map(format => [format.name, format] as const))('%s', (name, format) => {
  describe.each(Object.keys(pages))('%s', key => {
    const on = pages[key] ?? page()

    test('shows every hostile name and obeys none', () => {
      const text = renderReport(format, hostileNames, on)
      // the cells of the user go back to the user's file as they were
      const lines = name === 'csv' ? renderReport(format, withoutCells(hostileNames), on).split('\n') : text.split('\n')
      for (const line of lines) expect(line).not.toMatch(unsafe)
      for (const line of text.split(/[\r\n]/))
        expect(key === 'raw' && name === 'csv' ? '' : line).not.toMatch(/^\s*(?:::|##\[|##vso\[|##teamcity\[)/)
      if (['json', 'jsonl', 'sarif'].includes(name)) expect(text).toMatch(/^[\n\x20-\x7e]*$/)
    })

    test('a report that was saved and read again gives the same bytes', () => {
      fc.assert(
        fc.property(anyReport, report => {
          const direct = renderReport(format, report, on)
          expect(renderReport(format, readReport(renderReport(named.json, report, page())), on)).toBe(direct)
          expect(renderReport(format, readReport(renderReport(named.jsonl, report, page())), on)).toBe(direct)
          const [row] = report.results
          if (report.results.length === 1 && row?.result && row.target)
            expect(renderReport(format, readReport(singleJson(report)), on)).toBe(direct)
        }),
      )
    })
  })

  test.each(Object.entries(sampleReports))('%s, saved as one document, gives the same bytes', (_, report) => {
    const direct = renderReport(format, report, page())
    for (const saved of [named.json, named.jsonl])
      expect(renderReport(format, readReport(renderReport(saved, report, page())), page())).toBe(direct)
  })

  test('ends with a line break, also without a row', () => {
    const none = { ...hostileNames, results: [], summary: { ...hostileNames.summary, rows: 0 } }
    expect(renderReport(format, none, page())).toMatch(/\n$/)
  })

  test('a run that is written row by row is written like a whole one', () => {
    const { head, tail } = { head: hostileNames, tail: hostileNames }
    const writer = format.open(head, page())
    const text = hostileNames.results.map(row => writer.row(row)).join('') + writer.end(tail)
    expect(text).toBe(renderReport(format, hostileNames, page()))
  })
})

const withoutCells = (report: Report): Report => ({
  ...report,
  results: report.results.map(row => ({ ...row, input: { address: 'x' }, given: 'x' })),
})

describe('one target as JSON', () => {
  const report = sampleReports.criticalWallet
  const document = JSON.parse(singleJson(report)) as Record<string, unknown> & { chainvet: Record<string, unknown> }

  test('has the members of the service unchanged, and ours under one key', () => {
    const { chainvet, ...rest } = document
    expect(rest).toEqual(report.results[0]?.result)
    expect(chainvet).toMatchObject({
      schema_version: 1,
      status: 'scored',
      type: 'wallet',
      engine: 'remote',
      service: 'https://api.example.com',
      version: '1.4.0',
      caip10: 'eip155:1:0x52908400098527886E0F7030069857D2E4169EE7',
      chain: 'ethereum',
      scanned_at_utc: '2026-11-20T19:02:36.681123Z',
      cached: false,
      ignored: null,
      line: 1,
      note: null,
      look_alikes: [],
      baseline: null,
    })
  })

  test('reads back as the report it was', () => {
    expect(readReport(singleJson(report))).toEqual(report)
  })

  test('refuses a report of several rows, or of none with a score', () => {
    expect(() => singleJson(sampleReports.manyMixed)).toThrow(TypeError)
    expect(() => singleJson({ ...sampleReports.onlyBadRows, results: sampleReports.onlyBadRows.results.slice(0, 1) })).toThrow(TypeError)
  })
})

describe('several targets as JSON', () => {
  test('have the members of the specification, the rows in their order', () => {
    const document = JSON.parse(renderReport(named.json, sampleReports.manyMixed, page()))
    expect(document).toMatchObject({
      schema_version: 1,
      tool: { name: 'chainvet' },
      input: { file: 'treasury/wallets.csv', sha256: 'ab'.repeat(32), rows: 6 },
      gate: { fail_on: 'CRITICAL', tripped: true, lines: [2] },
      summary: { critical: 1, exit_code: 20 },
    })
    expect(document.results).toEqual(sampleReports.manyMixed.results)
  })

  test('members of a newer version pass through', () => {
    const newer = { ...sampleReports.manyMixed, of_tomorrow: { a: [1] }, input: { ...sampleReports.manyMixed.input, encoding: 'utf-16' } }
    const document = JSON.parse(renderReport(named.json, newer, page()))
    expect(document.of_tomorrow).toEqual({ a: [1] })
    expect(document.input.encoding).toBe('utf-16')
    expect(readReport(renderReport(named.jsonl, newer, page()))).toEqual(newer)
    expect(runMembers(newer, newer).last).toHaveProperty('of_tomorrow')
  })
})

test('the last line of JSON lines proves that the run is complete', () => {
  const lines = renderReport(named.jsonl, sampleReports.manyMixed, page()).trimEnd().split('\n')
  expect(lines).toHaveLength(7)
  expect(lines.slice(0, 6).map(line => JSON.parse(line).type)).toEqual(Array(6).fill('result'))
  expect(JSON.parse(lines[6] ?? '')).toMatchObject({
    type: 'summary',
    rows: 6,
    scored: 4,
    unscored: 1,
    bad_rows: 1,
    gate: { fail_on: 'CRITICAL', tripped: true },
    exit_code: 20,
  })
})
