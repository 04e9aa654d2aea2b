import { Chalk } from 'chalk'
import { describe, expect, test } from 'vitest'
import type { Report, Row } from '../../src/api/report.ts'
import { renderReport } from '../../src/output/index.ts'
import { overview } from '../../src/output/overview.ts'
import { addressOf, arranged, atLeast, briefReason, levelWord, worstOf } from '../../src/output/row-text.ts'
import { stacked } from '../../src/output/stacked.ts'
import { criticalWallet, manyMixed, onlyBadRows, page, reportOf, row, tokenResult, walletResult } from '../support/reports.ts'

const drawn = `┌──────┬─────────────┬───────┬──────────┬────────────────────────────────────────────┬──────────────────────┐
│ LINE │ LEVEL       │ SCORE │ CHAIN    │ ADDRESS                                    │ WHY                  │
├──────┼─────────────┼───────┼──────────┼────────────────────────────────────────────┼──────────────────────┤
│    2 │ !! CRITICAL │   100 │ ethereum │ 0x52908400098527886E0F7030069857D2E4169EE7 │ phishing (+1)        │
│    6 │ !  HIGH     │    72 │ ethereum │ 0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb │ mixer                │
│    5 │ *  MEDIUM   │    45 │ ethereum │ 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed │ age < 7 days         │
│    3 │ -  LOW      │     5 │ ethereum │ 0x8617E340B3D01FA5F11F306F4090FD50E238070D │                      │
│    4 │ ?  UNSCORED │       │ ethereum │ 0x27b1fdb04752bbc536007a920d24acb045561c26 │ UPSTREAM_UNAVAILABLE │
│    7 │ x  BAD ROW  │       │ ?        │ 0x5290840009852788                         │ INVALID_ADDRESS      │
└──────┴─────────────┴───────┴──────────┴────────────────────────────────────────────┴──────────────────────┘
`
const width = drawn.indexOf('\n')

describe('the table of many targets', () => {
  test('is the one of the specification, the worst first', () => {
    expect(renderReport(overview, manyMixed, page({ width }))).toBe(drawn)
  })

  test('becomes blocks where it would be one column too wide, with every address whole', () => {
    const text = renderReport(overview, manyMixed, page({ width: width - 1 }))
    expect(text).toContain(`!! CRITICAL  100  ethereum  line 2
   0x52908400098527886E0F7030069857D2E4169EE7
   [GoPlus] Address is linked to phishing activity.
   [Explorer] 143 outbound transfers within one hour.

!  HIGH  72`)
    expect(text).toContain(`x  BAD ROW  ?  line 7
   0x5290840009852788
   INVALID_ADDRESS: expected 0x and 40 hex digits; got 16
`)
  })

  test('has boxes of ASCII where they are asked for', () => {
    const text = renderReport(overview, manyMixed, page({ ascii: true }))
    expect(text).toBe(
      drawn
        .replace(/[┌┬┐├┼┤└┴┘]/g, '+')
        .replaceAll('─', '-')
        .replaceAll('│', '|'),
    )
  })

  test('colours words and takes none away', () => {
    const painted = renderReport(overview, manyMixed, page({ chalk: new Chalk({ level: 1 }) }))
    expect(painted).toContain('\u001b[31m!  HIGH\u001b[39m')
    expect(painted).not.toMatch(/\u001b\[(?:32|92|42)m/)
    expect(painted.replace(/\u001b\[\d+m/g, '')).toBe(drawn)
  })

  test('for a screen reader is one fact a line, without marks, boxes and colours', () => {
    const text = renderReport(overview, manyMixed, page({ accessible: true, width: 20 }))
    expect(text.split('\n\n')[0]).toBe(`Line: 2
Level: CRITICAL
Score: 100
Chain: ethereum
Address: 0x52908400098527886E0F7030069857D2E4169EE7
Reason: [GoPlus] Address is linked to phishing activity.
Reason: [Explorer] 143 outbound transfers within one hour.`)
    for (const line of text.split('\n')) expect(line).toMatch(/^$|^[A-Z][a-z]+: \S/)
    expect(text).not.toMatch(/[│─!*]/)
  })
})

const lines = (text: string) => [...text.matchAll(/^│ +(\d+) │/gm)].map(([, line]) => Number(line))

describe('order and choice', () => {
  test.each([
    ['line', [2, 3, 4, 5, 6, 7]],
    ['level', [2, 6, 5, 3, 4, 7]],
    ['score', [2, 6, 5, 3, 4, 7]],
  ] as const)('--sort %s', (sort, order) => {
    expect(lines(renderReport(overview, manyMixed, page({ sort })))).toEqual(order)
  })

  test('rows below --min-level are counted, and rows without a score stay', () => {
    const text = renderReport(overview, manyMixed, page({ minLevel: 'HIGH' }))
    expect(lines(text)).toEqual([2, 6, 4, 7])
    expect(text).toMatch(/2 rows below HIGH not shown\.\n$/)
  })

  const many = (count: number): Report =>
    reportOf(
      Array.from({ length: count }, (_, at): Row => {
        const critical = at % 100 === 99
        if (at === 7)
          return row(at + 2, '0x27b1fdb04752bbc536007a920d24acb045561c26', {
            status: 'unscored',
            error: { code: 'TIMEOUT', message: 'x', hint: null },
          })
        const result = walletResult({ risk_score: critical ? 90 : 5, risk_level: critical ? 'CRITICAL' : 'LOW', flags: [] })
        return row(at + 2, '0x52908400098527886E0F7030069857D2E4169EE7', { result })
      }),
    )

  test('200 rows are shown on a terminal', () => {
    expect(lines(renderReport(overview, many(200), page({ terminal: true })))).toHaveLength(200)
  })

  test('of 201 rows the 50 worst, what is unknown before what is LOW, and how to get all', () => {
    const text = renderReport(overview, many(201), page({ terminal: true }))
    expect(lines(text)).toHaveLength(50)
    expect(lines(text).slice(0, 2)).toEqual([101, 201])
    expect(lines(text)).toContain(9)
    expect(text).toMatch(/The 50 worst of 201 rows: 2 critical, 198 low, 1 unscored\.\nall rows: add --output FILE\n$/)
  })

  test('a file gets all of them', () => {
    expect(lines(renderReport(overview, many(201), page()))).toHaveLength(201)
  })

  test('a file gets the 5,000 worst of more, and says where all are', () => {
    const text = renderReport(overview, many(5_002), page())
    expect(lines(text)).toHaveLength(5_000)
    expect(text).toMatch(/\nThe 5,000 worst of 5,002 rows: .*\.\nall rows: --report csv=FILE, or jsonl=FILE\n$/)
  })

  test('ties keep the order of the input', () => {
    const rows = many(5).results
    for (const sort of ['line', 'level', 'score'] as const)
      expect(
        arranged(rows, sort)
          .filter(({ status }) => status === 'scored')
          .map(({ line }) => line),
      ).toEqual([2, 3, 4, 5, 6])
  })

  test('a level that nobody knows is the first to be looked at', () => {
    const odd = row(9, '0xa', { result: walletResult({ risk_level: 'SEVERE' }) })
    expect(worstOf([...manyMixed.results, odd], 1)).toEqual([odd])
    expect(atLeast([odd], 'CRITICAL')).toEqual([odd])
    expect([levelWord(odd), renderReport(overview, reportOf([odd, ...manyMixed.results]), page())].join()).toContain('│ ?  SEVERE ')
  })
})

describe('a single row', () => {
  test('that was scored is told in full, with the service that was asked', () => {
    expect(renderReport(overview, criticalWallet, page({ width: 100 }))).toMatch(
      /^!! CRITICAL {3}score 100 {3}wallet on Ethereum \(1\)\n[\s\S]*remote https:\/\/api\.example\.com\n$/,
    )
  })

  test('that was not scored is a row', () => {
    const text = renderReport(overview, { ...onlyBadRows, results: onlyBadRows.results.slice(1) }, page())
    expect(text).toContain('│ 5.29084E+47 │ EXCEL_MANGLED │')
  })

  test('no row at all is said', () => {
    expect(renderReport(overview, reportOf([]), page())).toBe('no rows\n')
  })
})

describe('why', () => {
  const because = (flag: string, more: Partial<Row> = {}) =>
    briefReason(row(2, '0xa', { result: walletResult({ flags: [flag] }), ...more }))

  test.each([
    ['[GoPlus] Address is linked to phishing activity.', 'phishing'],
    ['[OFAC] Listed by the OFAC sanctions list.', 'sanctioned'],
    ['[Coverage] The mixer screening is missing (timeout); this result cannot be LOW.', 'The mixer screening is missing...'],
    ['[X] No mixer was used.', 'No mixer was used'],
    ['a sentence without a tag', 'a sentence without a tag'],
    [`[X] ${'a'.repeat(100)}`, `${'a'.repeat(37)}...`],
    ['', ''],
  ])('%s', (flag, short) => {
    expect(because(flag)).toBe(short)
  })

  test('the check behind a flag has a shorter name', () => {
    const result = tokenResult('x', { flags: ['[Chain] Nobody can sell.'] })
    const check = {
      id: 'token/sell-blocked',
      outcome: 'raised' as const,
      points: 60,
      source: 'Chain',
      sentence: 'Nobody can sell.',
      evidence: [],
    }
    expect(briefReason(row(2, '0xa', { result: { ...result, token_data: { ...result.token_data, checks: [check] } } }))).toBe(
      'sell blocked',
    )
  })

  test('says duplicates, accepted risks, look-alikes and what the baseline did not have', () => {
    const text = because('[X] y', {
      duplicate_of: 4,
      ignored: { reason: 'r', expires: '2027-01-31', accepted_level: 'HIGH' },
      look_alikes: [{ known: '0xb', name: 'alice', shared_prefix: 6, shared_suffix: 4 }],
      baseline: 'worse',
    })
    expect(text).toBe(
      'y; looks like "alice" (first 6 and last 4 agree); ignored until 2027-01-31; same as line 4; worse since the baseline',
    )
  })

  test('blocks have room for the reason of an ignore and the address of a contact', () => {
    const more = {
      ignored: { reason: 'exchange hot wallet', expires: '2027-01-31', accepted_level: 'HIGH' as const },
      look_alikes: [{ known: '0xb', name: 'alice', shared_prefix: 6, shared_suffix: 4 }],
    }
    const text = stacked([row(2, '0xa', { result: walletResult({ flags: [] }), ...more, file: 'b.csv' })], page())
    expect(text).toBe(`!! CRITICAL  100  ethereum  b.csv:2
   0xa
   looks like "alice" (first 6 and last 4 agree)
   ignored until 2027-01-31
   "alice" is 0xb
   accepted at HIGH: exchange hot wallet
`)
  })

  test('an empty cell is said to be empty', () => {
    expect(addressOf(onlyBadRows.results[0] ?? row(1, 'x'))).toBe('(empty)')
  })
})
