import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Report } from '../../../src/api/report.ts'
import { reportIn } from '../../../src/output/html/embedded.ts'
import { html } from '../../../src/output/html/html.ts'
import { renderReport } from '../../../src/output/index.ts'
import { manyJson } from '../../../src/output/many-json.ts'
import { readReport } from '../../../src/output/read-report.ts'
import { anyReport, page } from '../../support/reports.ts'
import { everyKind, everything, hostileReport, pageOf, rowOf, trap } from './samples.ts'

fc.configureGlobal({ seed: 1, numRuns: 60 })

const again = (text: string): unknown => JSON.parse(reportIn(text) ?? 'null')
const asJson = (report: Report): unknown => JSON.parse(renderReport(manyJson, report, page()))

describe('the report in the page', () => {
  test('is the document that the format json writes', () => {
    fc.assert(
      fc.property(anyReport, report => {
        expect(again(renderReport(html, report, page()))).toEqual(asJson(report))
      }),
    )
  })

  test.each(Object.entries({ everyKind, hostileReport }))('can be read, and gives the same page: %s', (_, report) => {
    const first = renderReport(html, report, page())
    expect(renderReport(html, readReport(reportIn(first) ?? ''), page())).toBe(first)
  })

  test('is ASCII without a character that could end its element', () => {
    const data = /<script type="application\/json" id="chainvet-report">(.*?)<\/script>/s.exec(pageOf(hostileReport))?.[1]
    expect(data).toMatch(/^[ -~]+$/)
    expect(data).not.toMatch(/[<>&]/)
  })

  test('is whole although some rows are not shown', () =>
    expect(again(pageOf(everyKind, { minLevel: 'CRITICAL' }))).toEqual(asJson(everyKind)))

  test('is packed where it is long', () => {
    const many = { ...everyKind, results: Array.from({ length: 250 }, (_, at) => rowOf(at + 2, trap)) }
    const text = pageOf(many)
    expect(text).toContain('"packed":"gzip"')
    expect(JSON.stringify(many).length).toBeGreaterThan(2_000_000)
    expect(again(text)).toEqual(asJson(many))
  })

  test('a page of something else has none', () => expect(reportIn('<html><script>1</script>')).toBeUndefined())
  test('a page that was cut has none', () => {
    const text = pageOf({ ...everyKind, results: [...everything] })
    expect(reportIn(text.slice(0, text.indexOf('chainvet-report') + 400))).toBeUndefined()
  })

  test('a damaged or swollen packing is refused', () => {
    const around = (packed: Buffer) =>
      `<script type="application/json" id="chainvet-report">{"packed":"gzip","base64":"${packed.toString('base64')}"}</script>`
    // members one behind the other are one stream
    const megabyte = gzipSync(Buffer.alloc(1024 * 1024))
    const good = gzipSync('{"a":1}')
    expect(reportIn(around(good))).toBe(gunzipSync(good).toString())
    expect(() => reportIn(around(good.subarray(0, 12)))).toThrow()
    expect(() => reportIn(around(Buffer.concat(Array.from({ length: 129 }, () => megabyte))))).toThrow()
  })
})
