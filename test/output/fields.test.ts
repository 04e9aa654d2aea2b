import { describe, expect, test } from 'vitest'
import { ChainvetError } from '../../src/errors.ts'
import { rowMembers } from '../../src/output/document.ts'
import { choose, knownFields, pathOf, valueAt } from '../../src/output/fields.ts'
import { renderReport } from '../../src/output/index.ts'
import { jsonl } from '../../src/output/jsonl.ts'
import { manyJson } from '../../src/output/many-json.ts'
import { manyMixed, page, row, walletResult } from '../support/reports.ts'

const head = { input: { file: 'a.csv', columns: ['address', 'my.col', '__proto__'], header: null } }
const bare = { input: { file: null, columns: null, header: null } }

test('chosen fields stay where they were, and what a row lacks is null', () => {
  const document = JSON.parse(
    renderReport(manyJson, manyMixed, page({ fields: ['line', 'result.risk_score', 'result.explorer_summary.tx_count', 'error.code'] })),
  )
  expect(document.results[0]).toEqual({ line: 2, result: { risk_score: 100, explorer_summary: { tx_count: 4821 } }, error: { code: null } })
  expect(document.results[2]).toEqual({
    line: 4,
    result: { risk_score: null, explorer_summary: { tx_count: null } },
    error: { code: 'UPSTREAM_UNAVAILABLE' },
  })
  expect(document.summary.rows).toBe(6)
  const [first] = renderReport(jsonl, manyMixed, page({ fields: ['line'] })).split('\n')
  expect(first).toBe('{"type":"result","line":2}')
})

test('a member that was chosen holds all of itself', () => {
  const members = rowMembers(row(2, '0xa', { result: walletResult() }))
  const before = structuredClone(members)
  expect(choose(['result', 'result.flags'], head)(members)).toEqual({ result: before['result'] })
  expect(members).toEqual(before)
})

describe('a path', () => {
  test.each(['line', 'result.token_data.liquidity', 'result.security_summary.of.a.stranger', 'target.caip10', 'ignored.reason'])(
    '%s is one',
    field => {
      expect(pathOf(field, head)).toEqual(field.split('.'))
    },
  )

  test('may end in the name of a column with dots', () => {
    expect(pathOf('input.my.col', head)).toEqual(['input', 'my.col'])
    expect(pathOf('input.anything', bare)).toEqual(['input', 'anything'])
  })

  test('reaches own members only, and never a prototype', () => {
    expect(valueAt({ a: {} }, ['a', 'constructor'])).toBeUndefined()
    const chosen = choose(['input.__proto__'], head)({ input: JSON.parse('{"__proto__":"x"}') })
    expect(JSON.stringify(chosen)).toBe('{"input":{"__proto__":"x"}}')
    expect(Object.getPrototypeOf(chosen)).toBe(Object.prototype)
  })

  test.each(['riskscore', 'result.risk', 'input.nothing', 'line.x', 'constructor', '', 'result.security_summary.', 'result.flags.0'])(
    '"%s" is none',
    field => {
      expect(() => pathOf(field, head)).toThrow(ChainvetError)
    },
  )

  test('that is wrong is answered with the nearest and with all', () => {
    const error = (() => {
      try {
        return choose(['result.risk_scor'], head)
      } catch (caught) {
        return caught
      }
    })()
    expect(error).toMatchObject({ code: 'USAGE', message: 'unknown field "result.risk_scor"' })
    const { hint = '' } = error as ChainvetError
    expect(hint).toMatch(/^Did you mean result\.risk_score\?\nKnown fields: line, /)
    for (const field of knownFields(head)) expect(hint).toContain(field)
  })

  test('is refused before the first row is written', () => {
    expect(() => manyJson.open(manyMixed, page({ fields: ['nothing'] }))).toThrow('unknown field')
    expect(() => jsonl.open(manyMixed, page({ fields: ['nothing'] }))).toThrow('unknown field')
  })
})
