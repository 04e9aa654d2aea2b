import { describe, expect, test } from 'vitest'
import { reportDocument } from '../../src/api/report.ts'
import { ChainvetError } from '../../src/errors.ts'
import { html } from '../../src/output/html/html.ts'
import { renderReport } from '../../src/output/index.ts'
import { singleJson } from '../../src/output/json.ts'
import { jsonl } from '../../src/output/jsonl.ts'
import { manyJson } from '../../src/output/many-json.ts'
import { readReport } from '../../src/output/read-report.ts'
import { criticalWallet, manyMixed, page, reportOf, row, sampleReports, walletResult } from '../support/reports.ts'

const json = renderReport(manyJson, manyMixed, page())
const lines = renderReport(jsonl, manyMixed, page())
const document = () => JSON.parse(json) as Record<string, Record<string, unknown>> & { results: Record<string, unknown>[] }
const changed = (change: (of: ReturnType<typeof document>) => void): string => {
  const copy = document()
  change(copy)
  return JSON.stringify(copy)
}

describe('a saved report', () => {
  test.each([
    ['JSON', json],
    ['JSON with a byte-order mark', `\ufeff${json}`],
    ['JSON in one line', JSON.stringify(document())],
    ['JSON lines', lines],
    ['JSON lines with the ends of Windows', lines.replaceAll('\n', '\r\n')],
    ['HTML', renderReport(html, manyMixed, page())],
  ])('as %s is the report it was', (_, text) => {
    expect(readReport(text)).toEqual(manyMixed)
  })

  test('of one target is the report it was', () => {
    expect(readReport(singleJson(criticalWallet))).toEqual(criticalWallet)
  })

  test('without a row, too', () => {
    const none = reportOf([])
    for (const format of [manyJson, jsonl]) expect(readReport(renderReport(format, none, page()))).toEqual(none)
  })

  test('of a service that fills in other things is kept as it is', () => {
    const foreign = walletResult({ security_summary: {} as never, of_theirs: { deep: [1, null] } } as never)
    const report = reportOf([row(2, '0xa', { result: foreign })])
    expect(readReport(renderReport(manyJson, report, page()))).toEqual(report)
  })
})

test.each(Object.entries(sampleReports))('the document of %s is what `chainvet schema` says a report is', (_, report) => {
  expect(reportDocument.safeParse(JSON.parse(renderReport(manyJson, report, page()))).error).toBeUndefined()
})

const refusal = (text: string): ChainvetError => {
  try {
    readReport(text)
  } catch (error) {
    if (error instanceof ChainvetError) return error
    throw error
  }
  throw new Error('it was read')
}

describe('is refused, with what is wrong', () => {
  test.each([
    ['', 'it is empty'],
    ['hello', 'it is not JSON'],
    ['[]', 'it is JSON of something else'],
    ['7', 'it is JSON of something else'],
    ['{}', 'it has neither results nor a result'],
    [JSON.stringify(walletResult()), 'it has neither results nor a result'],
    [JSON.stringify({ ...walletResult(), chainvet: { schema_version: 1 } }), 'it was written by a version that saved no report'],
    ['{"error":{"code":"USAGE"}}', 'it is the document of a failed run'],
    [lines.split('\n').slice(0, 3).join('\n'), 'its last line is no summary: the run was stopped, or the file was cut'],
    [lines.split('\n').slice(1).join('\n'), 'it says 6 rows and holds 5, so it was cut or changed'],
    [lines.replace('"type":"result"', '"type":"other"'), 'line 1 is not a result'],
    [lines.replace('{"type":"result","line":3', '{"type":"result",line":3'), 'line 2 is not JSON'],
    [json.slice(0, -100), 'it is not JSON'],
    ['{"type":"summary"}', 'input: missing'],
    [`${'['.repeat(65)}${']'.repeat(65)}`, 'it nests deeper than 64'],
    ['<!doctype html><p>', 'the page carries no report'],
  ])('%.60s', (text, problem) => {
    const { code, message, hint } = refusal(text)
    expect([code, message]).toEqual(['USAGE', `this is not a report that can be read: ${problem}`])
    expect(hint).toContain('--format json')
  })

  test.each<[string, (of: ReturnType<typeof document>) => void]>([
    ['schema_version', of => Object.assign(of, { schema_version: 2 })],
    ['results.1.status', of => Object.assign(of.results[1] ?? {}, { status: 'fine' })],
    ['results.0.line', of => Object.assign(of.results[0] ?? {}, { line: '2' })],
    ['results.0.result', of => Object.assign(of.results[0] ?? {}, { result: { ...walletResult(), risk_score: 101 } })],
    ['results.0', of => Object.assign(of, { results: ['x'] })],
    ['gate.fail_on', of => Object.assign(of['gate'] ?? {}, { fail_on: 'SEVERE' })],
    ['input.file', of => Object.assign(of['input'] ?? {}, { file: 7 })],
    ['summary', of => delete of['summary']],
  ])('a wrong %s is named', (path, change) => {
    expect(refusal(changed(change)).message).toContain(`be read: ${path}`)
  })

  test('a scored row without a result, and a row without score or reason', () => {
    expect(refusal(changed(of => delete of.results[0]?.['result'])).message).toContain('row 1 is scored and has no result')
    expect(refusal(changed(of => delete of.results[2]?.['error'])).message).toContain('row 3 is unscored and has no error')
  })

  test('a report of chosen fields', () => {
    expect(refusal(renderReport(manyJson, manyMixed, page({ fields: ['line'] }))).message).toContain('results.0.')
  })
})

test('a key that would be a prototype changes nothing', () => {
  const text = json.replace('"label":"ops"', '"__proto__":{"polluted":"yes"},"label":"ops"')
  expect(text).not.toBe(json)
  expect(() => readReport(text)).toThrow(ChainvetError)
  const cells = json
    .replace('"label":"ops"', '"__proto__":"yes","label":"ops"')
    .replace('"warnings"', '"__proto__":{"polluted":true},"warnings"')
  const report = readReport(cells)
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  expect(Object.getPrototypeOf(report)).toBe(Object.prototype)
  expect(report.results[0]?.input['polluted']).toBeUndefined()
  expect(renderReport(manyJson, report, page())).toContain('"__proto__":"yes"')
})

test('a stopped run may hold fewer rows than it was asked for', () => {
  expect(readReport(changed(of => Object.assign(of['summary'] ?? {}, { complete: false, rows: 10 }))).results).toHaveLength(6)
})
