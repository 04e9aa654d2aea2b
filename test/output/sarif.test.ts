import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Report, Row } from '../../src/api/report.ts'
import { renderReport } from '../../src/output/index.ts'
import { relativeUri, sarif } from '../../src/output/sarif.ts'
import { anyReport, criticalWallet, manyMixed, page, reportOf, row, sampleReports, tokenResult, walletResult } from '../support/reports.ts'
import strict from './sarif.schema.json' with { type: 'json' }
import standard from './standards/sarif-2.1.0.json' with { type: 'json' }

// the standard itself leaves much open; ours is the part that code hosts insist on
const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false })
const checks = [ajv.compile(standard), ajv.compile(strict)]

interface Result {
  readonly ruleId: string
  readonly ruleIndex: number
  readonly level: string
  readonly message: { readonly text: string }
  readonly locations: readonly {
    readonly physicalLocation: { readonly artifactLocation: { readonly uri: string }; readonly region: object }
  }[]
  readonly partialFingerprints: Readonly<Record<string, string>>
  readonly suppressions?: readonly object[]
}
interface Run {
  readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } }
  readonly automationDetails: { readonly id: string }
  readonly invocations: readonly [
    {
      readonly executionSuccessful: boolean
      readonly exitCodeDescription: string
      readonly toolExecutionNotifications?: readonly { message: { text: string }; descriptor?: object }[]
    },
  ]
  readonly results: readonly Result[]
}

function run(report: Report, more = page()): Run {
  const log = JSON.parse(renderReport(sarif, report, more)) as { runs: [Run] }
  for (const valid of checks) {
    valid(log)
    expect(valid.errors ?? []).toEqual([])
  }
  return log.runs[0]
}

test('what is written in pieces is what JSON would write at once', () => {
  fc.assert(
    fc.property(anyReport, report => {
      const text = renderReport(sarif, report, page())
      const plain = text.replace(/\\u[0-9a-f]{4}/g, '?')
      expect(plain).toBe(`${JSON.stringify(JSON.parse(plain), undefined, 2)}\n`)
    }),
    { numRuns: 50 },
  )
})

test('one CRITICAL wallet is the document of the specification', () => {
  const [first] = manyMixed.results
  const report = { ...manyMixed, results: first ? [first] : [] }
  const log = JSON.parse(renderReport(sarif, report, page()))
  const { partialFingerprints, ...result } = log.runs[0].results[0]
  expect(partialFingerprints['chainvetTarget/v1']).toMatch(/^[0-9a-f]{16}$/)
  expect({ ...log, runs: [{ ...log.runs[0], results: [result] }] }).toEqual({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'chainvet',
            version: '1.4.0',
            semanticVersion: '1.4.0',
            rules: [
              {
                id: 'chainvet/wallet-critical',
                name: 'WalletCriticalRisk',
                shortDescription: { text: 'Wallet scored CRITICAL' },
                fullDescription: { text: 'The scanned wallet address reached the CRITICAL risk level.' },
                help: { text: 'Run: chainvet scan wallet <address> --chain <chain> --verbose' },
                defaultConfiguration: { level: 'error' },
                properties: { 'security-severity': '9.5', precision: 'medium', tags: ['security', 'wallet-risk'] },
              },
            ],
          },
        },
        automationDetails: { id: 'chainvet/wallet/' },
        invocations: [{ executionSuccessful: true, exitCode: 20, exitCodeDescription: 'gate: 1 result at or above CRITICAL' }],
        results: [
          {
            ruleId: 'chainvet/wallet-critical',
            ruleIndex: 0,
            level: 'error',
            kind: 'fail',
            message: {
              text: 'eip155:1:0x52908400098527886E0F7030069857D2E4169EE7 scored 100 (CRITICAL): [GoPlus] Address is linked to phishing activity. (+1 more flag)',
            },
            locations: [
              {
                physicalLocation: { artifactLocation: { uri: 'treasury/wallets.csv', uriBaseId: '%SRCROOT%' }, region: { startLine: 2 } },
                logicalLocations: [{ fullyQualifiedName: 'eip155:1:0x52908400098527886E0F7030069857D2E4169EE7' }],
              },
            ],
          },
        ],
      },
    ],
  })
})

describe('is valid and complete in itself', () => {
  test.each(Object.entries(sampleReports))('for %s', (_, report) => {
    run(report)
  })

  test('for a run without rows: an empty list closes alerts', () => {
    expect(run(reportOf([])).results).toEqual([])
  })

  test('for any report', () => {
    fc.assert(
      fc.property(anyReport, report => {
        const { results, tool } = run(report, page({ sarifLevel: 'LOW' }))
        for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId)
      }),
      { seed: 1, numRuns: 200 },
    )
  })
})

describe('which rows are results', () => {
  const linesOf = (report: Report, more = page()) => run(report, more).results.map(({ locations }) => locations[0]?.physicalLocation.region)

  test('those at MEDIUM or above, unless another level is asked for', () => {
    expect(linesOf(manyMixed)).toEqual([{ startLine: 2 }, { startLine: 5 }, { startLine: 6 }])
    expect(linesOf(manyMixed, page({ sarifLevel: 'HIGH' }))).toEqual([{ startLine: 2 }, { startLine: 6 }])
    expect(linesOf(manyMixed, page({ sarifLevel: 'LOW' }))).toHaveLength(4)
  })

  test('and those that failed the gate', () => {
    expect(linesOf({ ...manyMixed, gate: { ...manyMixed.gate, fail_on: 'LOW' } }, page({ sarifLevel: 'CRITICAL' }))).toHaveLength(4)
  })

  test.each([
    ['CRITICAL', 'error'],
    ['HIGH', 'error'],
    ['MEDIUM', 'warning'],
    ['LOW', 'note'],
    ['SEVERE', 'error'],
  ])('%s is a %s', (risk_level, level) => {
    const { results, tool } = run(
      reportOf([row(2, '0xa', { kind: 'token', result: tokenResult('x', { risk_level }) })]),
      page({ sarifLevel: 'LOW' }),
    )
    expect(results[0]?.level).toBe(level)
    expect(tool.driver.rules[0]?.id).toBe(`chainvet/token-${risk_level === 'SEVERE' ? 'unknown-level' : risk_level.toLowerCase()}`)
  })

  test('rows without a score are notifications of the run, with their codes', () => {
    const notifications = run(manyMixed).invocations[0].toolExecutionNotifications ?? []
    expect(notifications.map(({ descriptor, message }) => [descriptor, message.text])).toEqual([
      [{ id: 'UPSTREAM_UNAVAILABLE' }, 'eip155:1:0x27b1fdb04752bbc536007a920d24acb045561c26 was not scored: 502 after 4 attempts'],
      [{ id: 'INVALID_ADDRESS' }, '0x5290840009852788 was not scored: expected 0x and 40 hex digits; got 16'],
    ])
  })

  test('an accepted risk is a suppressed result, with its reason', () => {
    const ignored = { reason: 'exchange hot wallet', expires: '2027-01-31', accepted_level: 'CRITICAL' as const }
    expect(run(reportOf([row(2, '0xa', { result: walletResult(), ignored })])).results[0]?.suppressions).toEqual([
      { kind: 'external', status: 'accepted', justification: 'exchange hot wallet' },
    ])
  })

  test('at most 5,000, the worst, and the cut is said', () => {
    const medium = (line: number) => row(line, `0x${line}`, { result: walletResult({ risk_level: 'MEDIUM', risk_score: 30 }) })
    const rows: Row[] = [...Array.from({ length: 5_001 }, (_, at) => medium(at + 2)), row(9_000, '0xa', { result: walletResult() })]
    const { results, invocations } = run(reportOf(rows))
    expect(results).toHaveLength(5_000)
    expect(results.at(-1)?.level).toBe('error')
    expect(invocations[0].toolExecutionNotifications?.[0]?.message.text).toBe(
      '2 results left out: the 5,000 worst are here; all rows: --report csv=FILE, or jsonl=FILE',
    )
  })
})

test('of rows without a score 5,000 are told, and how many are not', () => {
  const lost = (line: number) => row(line, `0x${line}`, { status: 'unscored', error: { code: 'TIMEOUT', message: 'late', hint: null } })
  const report = reportOf(Array.from({ length: 5_003 }, (_, at) => lost(at + 2)))
  const told = run(report).invocations[0].toolExecutionNotifications ?? []
  expect(told).toHaveLength(5_001)
  expect(told[0]?.message.text).toBe('3 rows without a score left out: 5,000 are here; all rows: --report csv=FILE, or jsonl=FILE')
})

describe('where', () => {
  test('an address of the command line is its CAIP-10 path', () => {
    expect(run(criticalWallet).results[0]?.locations[0]?.physicalLocation).toMatchObject({
      artifactLocation: { uri: 'eip155/1/0x52908400098527886E0F7030069857D2E4169EE7' },
      region: { startLine: 1 },
    })
  })

  test('an address in a text has its file, line and column', () => {
    const found = row(3, '0xa', { file: 'docs/a b#1.md', column: 7, result: walletResult() })
    expect(run(reportOf([found])).results[0]?.locations[0]?.physicalLocation).toMatchObject({
      artifactLocation: { uri: 'docs/a%20b%231.md' },
      region: { startLine: 3, startColumn: 7 },
    })
  })

  test.each([
    ['./a.csv', 'a.csv'],
    ['../../a.csv', 'a.csv'],
    ['/home/x/a.csv', 'home/x/a.csv'],
    ['C:\\data\\a.csv', 'C%3A/data/a.csv'],
    ['100%.csv', '100%25.csv'],
    ['\ud800', '%EF%BF%BD'],
    ['https://evil.example/a', 'https%3A/evil.example/a'],
    ['..', 'unnamed'],
  ])('%j is %s', (path, uri) => {
    expect(relativeUri(path)).toBe(uri)
  })
})

test('a fingerprint knows kind, chain, address and rule, and not the line', () => {
  const print = (one: Row) => run(reportOf([one])).results[0]?.partialFingerprints['chainvetTarget/v1']
  const result = walletResult()
  const base = print(row(2, '0xa', { result }))
  expect(print(row(77, '0xa', { result, file: 'other.csv' }))).toBe(base)
  const others = [
    row(2, '0xb', { result }),
    row(2, '0xa', { result, kind: 'token' }),
    row(2, '0xa', { result: walletResult({ risk_level: 'HIGH' }) }),
    row(2, '0xa', {
      result,
      target: { kind: 'wallet', given: '0xa', address: '0xa', chain: 'base', chain_id: 8453, caip10: 'eip155:8453:0xa' },
    }),
  ]
  expect(new Set([base, ...others.map(print)]).size).toBe(5)
})

test('a flag cannot put a link into the message', () => {
  const [result] = run(reportOf([row(2, '0xa', { result: walletResult({ flags: ['[click](https://evil.example)'] }) })])).results
  expect(result?.message.text).not.toContain('](')
})

test.each([
  [{ exit_code: 0 }, true, 'ok'],
  [{ exit_code: 8, unscored: 2 }, true, 'incomplete: 2 rows without a score'],
  [{ exit_code: 4 }, false, 'exit 4'],
  [{ exit_code: 130, complete: false }, false, 'stopped before its end'],
])('a run that ended with %j', (more, successful, text) => {
  const report = reportOf([])
  expect(run({ ...report, summary: { ...report.summary, ...more } }).invocations[0]).toMatchObject({
    executionSuccessful: successful,
    exitCodeDescription: text,
  })
})
