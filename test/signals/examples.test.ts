import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { signals, signalsFor } from '../../src/signals/index.ts'
import { rowOf, verdictOf } from './verdict-of.ts'

/** Rows that no example of the signal ends in, but a test of the same name does. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'wallet/labelled': ['community'],
  'wallet/reported': ['sanctions', 'deception', 'mixer', 'suspicion'],
  'token/labelled': ['community', 'web'],
  'token/sell-tax': ['half', 'fifth', 'twentieth'],
  'token/buy-tax': ['all', 'half', 'tenth', 'twentieth'],
  'token/transfer-tax': ['all', 'fifth', 'tenth', 'twentieth'],
  'token/liquidity': ['small'],
  'token/reported': ['fake', 'control', 'deception'],
}

describe.each(signals)('$id', ({ id, question, why, needs, weights, examples }) => {
  test.each(examples.map((example, place) => ({ ...example, place })))(
    'example $place ends in $outcome $row',
    ({ given, outcome, row }) => {
      const verdict = verdictOf(id, given)
      expect(verdict.outcome).toBe(outcome)
      if (row !== undefined) expect(rowOf(id, given)).toBe(row)
      if (verdict.outcome === 'unknown') expect(verdict.reason).toMatch(/^\S.*[^.\s]$/)
      else expect(verdict.sentence).toMatch(/^\S.*\.$/)
      expect(JSON.stringify(verdict)).not.toMatch(/undefined|NaN|\[object/)
    },
  )

  test('has an example of each outcome', () => {
    expect([...new Set(examples.map(({ outcome }) => outcome))].sort()).toEqual(['clear', 'raised', 'unknown'])
  })

  test('reaches every row of the model, and raises no other', () => {
    const verdicts = examples.map(({ given }) => verdictOf(id, given))
    const here = new Set(verdicts.flatMap(verdict => (verdict.outcome === 'raised' ? [verdict.row] : [])))
    const there = elsewhere[id] ?? []
    expect([...here, ...there].sort()).toEqual(Object.keys(weights).sort())
    if (there.length > 0) {
      const file = new URL(`${id}.test.ts`, import.meta.url)
      const tested = existsSync(file) ? readFileSync(file, 'utf8') : ''
      expect(there.filter(row => !tested.includes(`'${row}'`))).toEqual([])
    }
  })

  test('asks a question, to which the reason is one sentence', () => {
    expect(question).toMatch(/^[A-Z][^?]*\?$/)
    expect(why).toMatch(/^[A-Z].*[^.]\.$/)
    expect(`${question}${why}`).not.toMatch(/\s\s|\n/)
  })

  test.each(needs)('is unknown without its %s', need => {
    const given = examples.find(({ outcome }) => outcome === 'raised')?.given ?? {}
    const { [need]: _, ...rest } = given
    expect(verdictOf(id, rest)).toEqual({ outcome: 'unknown', reason: `no source knew its ${need}` })
  })
})

test('every id is the kind of subject and the risk, and stands once', () => {
  const ids = signals.map(({ id }) => id)
  expect(ids.filter(id => !/^(wallet|token)\/[a-z0-9-]+$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  expect([...signalsFor('wallet'), ...signalsFor('token')].map(({ id }) => id)).toEqual(ids)
})
