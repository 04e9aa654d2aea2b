import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Report } from '../../../src/api/report.ts'
import { html } from '../../../src/output/html/html.ts'
import { renderReport } from '../../../src/output/index.ts'
import { visible } from '../../../src/output/visible.ts'
import { anyReport, page, reportOf, row, sampleReports, summaryOf, walletResult } from '../../support/reports.ts'
import { anyResult, dark, everyKind, exposed, foreign, hostile, hostileReport, pageOf, plain, rowOf, trap } from './samples.ts'

fc.configureGlobal({ seed: 1, numRuns: 60 })

/** Text of a piece of HTML. */
const textOf = (markup: string): string =>
  markup
    .replace(/<(?:style|script)[\s\S]*?<\/(?:style|script)>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&#96;/g, '`')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
const one = (result: Parameters<typeof rowOf>[1], more: Partial<Report> = {}): string =>
  textOf(pageOf(reportOf([rowOf(1, result)], { input: { file: null, columns: null, header: null }, sha256: null, ...more })))
const headline = (report: Report): string => textOf(/<h1>(.*?)<\/h1>/s.exec(pageOf(report))?.[1] ?? '')
const samples: Record<string, Report> = { ...sampleReports, everyKind, hostileReport }

describe.each(Object.entries(samples))('%s', (_, report) => {
  const text = pageOf(report)

  test('allows the style and the script it has, by their hashes, and nothing else', () => {
    const hash = (element: string) =>
      createHash('sha256')
        .update(new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(text)?.[1] ?? '')
        .digest('base64')
    const policy = `default-src 'none'; style-src 'sha256-${hash('style')}'; script-src 'sha256-${hash('script')}'; base-uri 'none'; form-action 'none'`
    expect(text).toContain(`<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll("'", '&#39;')}">`)
  })

  test('has no attribute that runs, styles or leads out of the page', () => {
    const tags = text.replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, '').match(/<[a-z][^>]*>/g) ?? []
    const names = new Set(tags.flatMap(tag => [...tag.matchAll(/\s([a-z-]+)=/g)].map(([, name]) => name)))
    expect([...names].filter(name => name === undefined || /^(on|style|src)/.test(name))).toEqual([])
    expect(tags.filter(tag => /\shref=/.test(tag) && !/\shref="#[\w-]+"/.test(tag))).toEqual([])
    expect(tags.filter(tag => /^<(?:img|link|iframe|object|embed|base|a [^>]*ping)/.test(tag))).toEqual([])
  })

  test('has each id once, and every link and description leads to one', () => {
    const ids = [...text.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const led = [...text.matchAll(/\shref="#([^"]*)"/g), ...text.matchAll(/\saria-(?:labelledby|describedby)="([^"]*)"/g)].flatMap(
      ([, to = '']) => to.split(' '),
    )
    expect(led.filter(to => !ids.includes(to))).toEqual([])
  })

  test('names every row with its whole address', () => {
    const words = textOf(text)
    for (const { target } of report.results) if (target) expect(words).toContain(visible(target.address))
    expect(text.match(/<details class="row"/g)).toHaveLength(report.results.length)
  })
})

test('the same report gives the same bytes, and any report gives a page', () => {
  fc.assert(
    fc.property(anyReport, report => {
      expect(renderReport(html, report, page())).toBe(renderReport(html, report, page()))
    }),
  )
})

test('every hostile text is in the page, where one can see it', () => {
  const words = textOf(pageOf(hostileReport))
  const shown = (text: string) => visible(text).replace(/\s+/g, ' ').trim().slice(0, 30)
  expect(hostile.filter(text => !words.includes(shown(text)))).toEqual([])
})

describe('the headline', () => {
  const gate = {
    fail_on: 'HIGH' as const,
    fail_on_score: null,
    gate_exit_code: 20,
    allow_unscored: false,
    tripped: false,
    lines: [],
    count: 0,
  }
  const rows = [rowOf(2, plain), rowOf(3, plain)]
  const run = (gated: Partial<Report['gate']>, ended: Partial<Report['summary']>) =>
    headline(reportOf(rows, { gate: { ...gate, ...gated }, summary: summaryOf(rows, ended) }))

  test.each<[string, string, Partial<Report['gate']>, Partial<Report['summary']>]>([
    ['a gate that is clear', 'Gate passed', {}, {}],
    ['a gate that tripped', 'Gate failed', { tripped: true, count: 1, lines: [2] }, { exit_code: 20 }],
    ['a row without a score behind a gate', 'Gate not passed: the run is incomplete', {}, { exit_code: 8 }],
    ['a run that was stopped', 'Gate not passed: the run is incomplete', {}, { complete: false }],
    ['a run that was stopped, without a gate', 'Stopped before the end', { fail_on: null }, { complete: false }],
    ['no gate', 'Highest level: LOW', { fail_on: null }, {}],
    ['no gate and a score limit', 'Gate passed', { fail_on: null, fail_on_score: 70 }, {}],
  ])('of %s is "%s"', (_, words, gated, ended) => expect(run(gated, ended)).toBe(words))

  test('of rows without any score says so', () => expect(headline(sampleReports.onlyBadRows)).toBe('No row has a score'))
  test('of a level that nobody knows says so', () => {
    const strange = [...rows, rowOf(4, { ...plain, risk_level: 'SEVERE' })]
    expect(headline(reportOf(strange))).toBe('Highest level: not known')
  })
  test('of a gate that is clear by an accepted risk does not hide it', () => {
    const accepted = rowOf(4, trap, { ignored: { reason: 'ticket OPS-411', expires: '2027-01-31', accepted_level: 'CRITICAL' } })
    const words = textOf(pageOf(reportOf([...rows, accepted], { gate })))
    expect(words).toMatch(
      /Gate passed .*The limit is HIGH or worse; no row trips it\. The worst of 3 rows is .* CRITICAL .* 1 row is an accepted risk\./,
    )
  })
  test('of one address is its level and score', () => expect(headline(reportOf([rowOf(1, trap)]))).toBe('CRITICAL, 100 of 100'))
})

describe('a result', () => {
  test('of ours has points that add up to its score, in the list and in the bar', () => {
    fc.assert(
      fc.property(anyResult, result => {
        const figure = /<figure class="parts">.*?<\/figure>/s.exec(pageOf(reportOf([rowOf(1, result)])))?.[0] ?? ''
        const points = [...figure.matchAll(/data-points="(\d+)"/g)].map(([, digits = '']) => Number.parseInt(digits, 10))
        const bars = [...figure.matchAll(/<rect class="f-\w+" x="([\d.]+)%" y="6" width="([\d.]+)%"/g)].map(([, x = '', width = '']) => [
          Number.parseFloat(x),
          Number.parseFloat(width),
        ])
        expect(points.reduce((sum, each) => sum + each, 0)).toBe(result.risk_score)
        // each segment begins where the one before ends, and the last one ends at the score
        const end = bars.reduce((from, [x = Number.NaN, width = Number.NaN]) => (x === from ? from + width : Number.NaN), 0)
        expect(end).toBe(result.risk_score)
        expect(bars.map(([, width]) => width)).toEqual(points.filter(each => each > 0))
      }),
    )
  })

  test('whose parts do not add up is listed and not drawn', () => {
    const text = pageOf(reportOf([rowOf(1, walletResult({ risk_score: 100 }))]))
    expect(text).toContain('do not add up to its score of 100')
    expect(text).not.toContain('How the score of 100 comes about')
  })

  test('of a service without a breakdown shows its flags and says so', () => {
    const words = one(foreign)
    expect(words).toContain('gives no breakdown of its score')
    expect(words).toContain('143 outbound transfers within one hour.')
    expect(words).not.toContain('comes about')
  })

  test('of which nothing is known names each question without an answer, its reason, and what is missing', () => {
    const words = one(dark)
    const { checks, coverage } = dark.security_summary
    const open = checks.filter(({ outcome }) => outcome === 'unknown')
    expect(open.length).toBeGreaterThan(5)
    for (const { reason } of open) expect(words).toContain(`Reason: ${reason} .`)
    for (const { check, reason } of coverage.missing) expect(words).toContain(`${check}: ${reason}`)
  })

  test('shows evidence with source, method, block, parameters and answer', () => {
    const words = one(trap)
    expect(words).toContain('Node eth_simulateV1 at block 61 [{"from":"0x<b>"}] sell: reverted')
  })

  test('of a token tells the trades step by step', () => {
    expect(one(trap)).toMatch(
      /Buy Went through tax 0 % .*Sell after 12 s Went through tax 12 % .*Sell after 24 h Refused TRANSFER_FROM_FAILED .*Send to a second account Went through tax not measured .*Second account sells Went through/,
    )
  })

  test('of a token tells who can do what', () => {
    const words = one(trap)
    expect(words).toMatch(
      /The owner 0x\w{40} one account .*mints : 5 in the trial by calling 0x40c10f19 .*raises the sell tax to 99 % by calling 0xc0de/,
    )
    expect(words).toMatch(/Anybody .*takes balances by calling 0xbeef/)
  })

  test('draws dealings with listed parties and says them', () => {
    const words = one(exposed)
    expect(words).toContain(
      'Came from an address on OFAC SDN , directly, 60 % of all that came in. 1 0xmixer , Tornado Cash , mixer , 12 ETH',
    )
    expect(words).toContain('Went to an address on OFAC SDN , over 1 hop, 5 % of all that went out.')
    expect(words).toContain('Tornado Cash to the scanned address')
  })
})

describe('rows', () => {
  test('below the lowest level asked for are counted, and those without a level are not among them', () => {
    const text = pageOf(everyKind, { minLevel: 'CRITICAL' })
    expect(text).toContain('rows below CRITICAL are counted and not shown')
    const shown = [...text.matchAll(/<tr data-row="(\d+)" class="(\w+)"/g)].map(([, , tone]) => tone)
    expect([...new Set(shown)].sort()).toEqual(['bad', 'critical', 'idle', 'strange', 'unknown'])
  })

  test.each<['line' | 'level' | 'score', string[]]>([
    ['line', ['low', 'critical', 'unknown']],
    ['level', ['critical', 'unknown', 'low']],
    ['score', ['critical', 'low', 'unknown']],
  ])('are sorted by %s', (sort, tones) => {
    const unscored = row(4, '0x1', { status: 'unscored', error: { code: 'TIMEOUT', message: 'late', hint: null } })
    const text = pageOf(reportOf([rowOf(2, plain), rowOf(3, trap), unscored]), { sort })
    expect([...text.matchAll(/<tr data-row="\d+" class="(\w+)"/g)].map(([, tone]) => tone)).toEqual(tones)
  })

  test('beyond five thousand are cut, the worst kept, and the page says what it does not carry', () => {
    const rows = Array.from({ length: 12_000 }, (_, at) => rowOf(at + 2, at === 11_990 ? trap : foreignLow))
    const text = pageOf(reportOf(rows))
    expect(text.match(/<tr data-row=/g)).toHaveLength(5_000)
    expect(text).toContain('7,000 more are counted and not shown; all rows: --report csv=FILE, or jsonl=FILE')
    expect(text).toContain('<tr data-row="11991" class="critical">')
    expect(text).not.toContain('id="chainvet-report"')
    expect(text).toContain('does not carry the report')
    expect(text).toContain('LOW 11,999')
    expect((text.match(/<details class="row"/g) ?? []).length).toBeLessThanOrEqual(2_000)
  })

  test('a thousand of them make a page of three megabytes, each with its section', () => {
    const text = pageOf(reportOf(Array.from({ length: 1_000 }, (_, at) => rowOf(at + 2, at % 2 === 0 ? plain : dark))))
    expect(text.length).toBeLessThan(3_200_000)
    expect(text.match(/<details class="row"/g)).toHaveLength(1_000)
  })
})

const foreignLow = { ...foreign, risk_score: 5, risk_level: 'LOW', flags: [] }
