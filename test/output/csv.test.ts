import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordText, type WithRecordText } from '../../src/api/record-text.ts'
import type { Report, Row } from '../../src/api/report.ts'
import { csv } from '../../src/output/csv.ts'
import { renderReport } from '../../src/output/index.ts'
import { anyReport, criticalWallet, hostileTexts, manyMixed, page, reportOf, row, walletResult } from '../support/reports.ts'

const ours =
  'cv_line,cv_status,cv_chain_id,cv_risk_score,cv_risk_level,cv_flag_count,cv_flags,cv_scanned_at,cv_duplicate_of,cv_error_code,cv_error'
const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const cellsOf = (text: string) => parse(text, { relax_column_count: false }) as string[][]

test('the columns of the input, then ours: the lines of the specification', () => {
  const rows: Row[] = [
    row(2, address, { result: walletResult() }),
    row(4, '0x27b1fdb04752bbc536007a920d24acb045561c26', {
      status: 'unscored',
      input: { address: '0x27b1fdb04752bbc536007a920d24acb045561c26', chain: '1', label: '' },
      error: { code: 'UPSTREAM_UNAVAILABLE', message: '502 after 4 attempts', hint: null },
    }),
    row(7, '', {
      status: 'bad_row',
      target: null,
      chain_id: 1,
      input: { address: '0x5290840009852788', chain: 'eth', label: 'typo' },
      error: { code: 'INVALID_ADDRESS', message: 'expected 0x and 40 hex digits; got 16', hint: null },
    }),
    row(8, address, {
      input: { address: address.toLowerCase(), chain: 'ETH', label: 'copy' },
      result: walletResult({ flags: ['[X] y'] }),
      duplicate_of: 2,
    }),
  ]
  expect(renderReport(csv, reportOf(rows), page())).toBe(`address,chain,label,${ours}
${address},ethereum,ops,2,scored,1,100,CRITICAL,2,[GoPlus] Address is linked to phishing activity.; [Explorer] 143 outbound transfers within one hour.,2026-11-20T19:02:36.681123Z,,,
0x27b1fdb04752bbc536007a920d24acb045561c26,1,,4,unscored,1,,,,,,,UPSTREAM_UNAVAILABLE,502 after 4 attempts
0x5290840009852788,eth,typo,7,bad_row,1,,,,,,,INVALID_ADDRESS,expected 0x and 40 hex digits; got 16
${address.toLowerCase()},ETH,copy,8,scored,1,100,CRITICAL,1,[X] y,2026-11-20T19:02:36.681123Z,2,,
`)
})

test('a row without a score says its own chain, reason and first row, whatever the rows before it said', () => {
  const down = { code: 'UPSTREAM_UNAVAILABLE', message: '502', hint: null }
  const said: [string, number, Row['error'], number | null][] = [
    ['unscored', 1, down, null],
    ['unscored', 56, down, null],
    ['unscored', 1, down, 2],
    ['no_activity', 1, { code: 'NO_ACTIVITY', message: 'none, "ever"', hint: null }, null],
    ['no_activity', 1, down, null],
    ['unscored', 1, { ...down, message: '503' }, null],
    ['unscored', 1, down, null],
  ]
  const rows = said.map(([status, chain_id, error, duplicate_of], at) => {
    const { target } = row(at + 2, address)
    return row(at + 2, address, {
      status: status as Row['status'],
      target: target && { ...target, chain_id },
      ...(error && { error }),
      duplicate_of,
    })
  })
  const lines = cellsOf(renderReport(csv, reportOf(rows), page())).slice(1)
  expect(lines.map(cells => cells.slice(3))).toEqual(
    said.map(([status, chain, error, first], at) => {
      return [`${at + 2}`, status, `${chain}`, '', '', '', '', '', first === null ? '' : `${first}`, error?.code, error?.message]
    }),
  )
})

test('without columns of its own the input has address, chain and type', () => {
  const text = renderReport(csv, criticalWallet, page())
  expect(text).toMatch(new RegExp(`^address,chain,type,${ours}\n${address},ethereum,wallet,1,scored,`))
})

test('rows of several files say which', () => {
  const rows = [row(2, 'a', { file: '-x.csv', result: walletResult() })]
  expect(renderReport(csv, { ...criticalWallet, results: rows }, page())).toMatch(
    /^address,chain,type,cv_file,cv_line[^\n]*\na,ethereum,wallet,'-x\.csv,2,/,
  )
})

test('a report without rows is a header', () => {
  expect(renderReport(csv, reportOf([]), page())).toBe(`address,chain,label,${ours}\n`)
})

describe('columns that were there before', () => {
  const again = (header: string[]): Report => {
    const columns = header.map((_, at) => String(at + 1))
    return reportOf([row(2, address, { input: Object.fromEntries(columns.map(key => [key, `old ${key}`])), result: walletResult() })], {
      input: { file: 'a.csv', columns, header },
    })
  }

  test('of a previous result are replaced', () => {
    const [header, cells] = cellsOf(renderReport(csv, again(['Address ', 'cv_line', 'cv_risk_score', 'cv_notes', 'label']), page()))
    expect(header?.join()).toBe(`Address ,cv_notes,label,${ours}`)
    expect(cells?.slice(0, 4)).toEqual(['old 1', 'old 4', 'old 5', '2'])
  })

  test('of the user stay, whatever they are called', () => {
    const [header] = cellsOf(renderReport(csv, again(['address', 'cv_status', 'address']), page()))
    expect(header?.join()).toBe(`address,cv_status,address,${ours}`)
  })

  test('without a header get the names they have here', () => {
    expect(renderReport(csv, { ...again(['a', 'b']), input: { file: 'a.csv', columns: ['1', '2'], header: null } }, page())).toMatch(
      /^1,2,cv_line,/,
    )
  })
})

const guard = (name: string, raw = page()) => {
  const rows = [
    row(2, address, { input: { address, chain: name, label: '-1' }, status: 'unscored', error: { code: 'X', message: name, hint: null } }),
  ]
  const [, cells] = cellsOf(renderReport(csv, reportOf(rows), raw))
  return { own: cells?.[1], message: cells?.at(-1) }
}

describe('formulas', () => {
  test.each(hostileTexts.flatMap(({ id, name, csv: field }) => (field === null ? [] : [[id, name, field] as const])))(
    '%s',
    (_, name, field) => {
      // the corpus states the field as it stands between its quotes
      expect(guard(name).message).toBe(field.replaceAll('""', '"'))
    },
  )

  test.each(['=1', '+1', '-1', '@x', '\t=1', '\r=1', '\uff1d1', '\uff0b1', '\uff0d1', '\uff201', ' =1', '\u200b=1'])(
    '%j from the network is text',
    name => {
      expect(guard(name).message).toMatch(/^'/)
    },
  )

  test.each(['-1', '=1', '@alice', '+49 30', '\t=1'])("the user's own %j stays as it is", name => {
    expect(guard(name).own).toBe(name)
  })

  test('numbers are never text', () => {
    const solana = { kind: 'wallet' as const, given: 'S', address: 'S', chain: 'solana', chain_id: -1, caip10: 'solana:x:S' }
    expect(renderReport(csv, reportOf([row(2, 'S', { target: solana, result: walletResult({ chain_id: -1 }) })]), page())).toContain(
      ',2,scored,-1,100,',
    )
  })

  test('--csv-raw leaves the guard out', () => {
    expect(guard('=1', page({ csvRaw: true })).message).toBe('=1')
  })
})

describe('a cell that a build server would obey', () => {
  test('stands in quotes at the beginning of a line, and means the same', () => {
    const text = renderReport(
      csv,
      reportOf([row(2, address, { input: { address: '::error::x', chain: '', label: '' }, result: walletResult() })]),
      page(),
    )
    expect(text.split('\n')[1]).toMatch(/^"::error::x",/)
  })

  test('is spelled on a later line of a cell, unless --csv-raw', () => {
    const own = 'two\n::stop-commands::t'
    expect(guard(own).own).toBe('two\n\\x3a:stop-commands::t')
    expect(guard(own, page({ csvRaw: true })).own).toBe(own)
  })
})

test('every row has as many cells as the header, and the cells of the user come back', () => {
  fc.assert(
    fc.property(anyReport, report => {
      const [header, ...lines] = cellsOf(renderReport(csv, report, page({ csvRaw: true })))
      expect(lines).toHaveLength(report.results.length)
      const columns = report.input.columns ?? []
      for (const [at, { input }] of report.results.entries()) {
        expect(lines[at]).toHaveLength(header?.length ?? 0)
        expect(lines[at]?.slice(0, columns.length)).toEqual(columns.map(key => input[key]))
      }
    }),
    { seed: 1, numRuns: 200 },
  )
})

describe('--fields', () => {
  const fields = ['input.label', 'line', 'result.flags', 'result.explorer_summary', 'error.message', 'target.chain_id']

  test('chooses columns', () => {
    const [header, first, , third] = cellsOf(renderReport(csv, manyMixed, page({ fields })))
    expect(header).toEqual(fields)
    expect(first).toEqual([
      'ops',
      '2',
      '[GoPlus] Address is linked to phishing activity.; [Explorer] 143 outbound transfers within one hour.',
      '{"balance_eth":1.2345,"tx_count":4821,"outbound_count":2210,"unique_contracts_interacted":96}',
      '',
      '1',
    ])
    expect(third).toEqual(['ops', '4', '', '', '502 after 4 attempts', '1'])
  })

  test('an empty cell on its own is no empty line', () => {
    expect(renderReport(csv, manyMixed, page({ fields: ['error.code'] }))).toBe(
      'error.code\n""\n""\nUPSTREAM_UNAVAILABLE\n""\n""\nINVALID_ADDRESS\n',
    )
  })
})

test('a cell has quotes where csv-stringify gives it some, and where a build server would obey it', () => {
  const piece = fc.constantFrom('"', ',', '\n', '\r', ';', ' ', 'a', ':', '::', '#', '##', '\t', '\u2028', 'é', '=')
  const cell = fc.array(piece, { maxLength: 5 }).map(parts => parts.join(''))
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 4 }), cells => {
      const columns = cells.map((_, at) => `c${at}`)
      const report = reportOf([row(2, address, { input: Object.fromEntries(columns.map((key, at) => [key, cells[at] as string])) })], {
        input: { file: 'a.csv', columns, header: columns },
      })
      const text = renderReport(csv, report, page({ csvRaw: true }))
      const right = stringify([cells], { quoted_match: /^\s*(?:::|##)/, eof: false })
      expect(text.slice(text.indexOf('\n') + 1).startsWith(`${right},2,`)).toBe(true)
    }),
  )
})

test('a row that has the record of its file is written with it, but where columns give way', () => {
  const of = (header: string[], cells: string[]) => {
    const input = Object.fromEntries(header.map((key, at) => [key, cells[at] as string]))
    const whole: WithRecordText = { ...row(2, address, { input }), [recordText]: cells.join(',') }
    const text = (one: Row) => renderReport(csv, reportOf([one], { input: { file: 'a.csv', columns: header, header } }), page())
    expect(text(whole)).toBe(text(row(2, address, { input })))
    return text(whole).split('\n')[1]
  }
  expect(of(['address', 'label'], [address, 'ops'])).toMatch(new RegExp(`^${address},ops,2,`))
  expect(of(['address', 'cv_line', 'label'], [address, '7', 'ops'])).toMatch(new RegExp(`^${address},ops,2,`))
})
