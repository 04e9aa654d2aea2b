import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chains } from '../../src/chains/index.ts'
import { type FamilyName, signals, signalsFor } from '../../src/signals/index.ts'
import { rowOf, signalOf, verdictOf } from './verdict-of.ts'

/** Rows that no example of the signal ends in, but a test of the same name does. */
const inTests: Readonly<Record<string, readonly string[]>> = {
  'wallet/labelled': ['community'],
  'wallet/reported': ['sanctions', 'deception', 'mixer', 'suspicion'],
  'token/labelled': ['community', 'web'],
  'token/sell-tax': ['half', 'fifth', 'twentieth'],
  'token/buy-tax': ['all', 'half', 'tenth', 'twentieth'],
  'token/transfer-tax': ['all', 'fifth', 'tenth', 'twentieth'],
  'token/liquidity': ['small'],
  'token/reported': ['fake', 'control', 'deception'],
}

const everyFamily: readonly FamilyName[] = [...new Set(chains.map(({ family }) => family.name))]

describe.each(signals)('$id', ({ id, question, why, weights, examples, families, elsewhere }) => {
  test.each(examples.map((example, place) => ({ ...example, place })))(
    'example $place ends in $outcome $row',
    ({ on, given, outcome, row }) => {
      const verdict = verdictOf(id, given, on)
      expect(verdict.outcome).toBe(outcome)
      if (row !== undefined) expect(rowOf(id, given, on)).toBe(row)
      if (verdict.outcome === 'unknown') expect(verdict.reason).toMatch(/^\S.*[^.\s]$/)
      else expect(verdict.sentence).toMatch(/^\S.*\.$/)
      expect(JSON.stringify(verdict)).not.toMatch(/undefined|NaN|\[object/)
    },
  )

  test('has an example of each outcome', () => {
    expect([...new Set(examples.map(({ outcome }) => outcome))].sort()).toEqual(['clear', 'raised', 'unknown'])
  })

  test('reaches every row of the model, and raises no other', () => {
    const verdicts = examples.map(({ given, on }) => verdictOf(id, given, on))
    const here = new Set(verdicts.flatMap(verdict => (verdict.outcome === 'raised' ? [verdict.row] : [])))
    const there = inTests[id] ?? []
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

  const ways = [undefined, ...elsewhere.map(({ on: [first] }) => first)].flatMap(on => signalOf(id, on).needs.map(need => ({ on, need })))
  test.each(ways)('is unknown without its $need (on $on)', ({ on, need }) => {
    const given = examples.find(example => example.outcome === 'raised' && example.on === on)?.given ?? {}
    const { [need]: _, ...rest } = given
    // without an example of its own a family is asked with nothing, and the first kind is what it lacks
    const lacks = need in given ? need : signalOf(id, on).needs[0]
    expect(verdictOf(id, rest, on)).toEqual({ outcome: 'unknown', reason: `no source knew its ${lacks}` })
  })

  test('is asked on the families it names and no other, each in one way', () => {
    const asked = everyFamily.filter(family =>
      signalsFor(id.startsWith('wallet/') ? 'wallet' : 'token', family).some(signal => signal.id === id),
    )
    expect(asked).toEqual(families ? everyFamily.filter(family => families.includes(family)) : everyFamily)
    const others = elsewhere.flatMap(({ on }) => on)
    expect(others.filter((family, at) => others.indexOf(family) !== at || !asked.includes(family))).toEqual([])
  })
})

test('every id is the kind of subject and the risk, and stands once', () => {
  const ids = signals.map(({ id }) => id)
  expect(ids.filter(id => !/^(wallet|token)\/[a-z0-9-]+$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  for (const family of everyFamily) {
    const asked = new Set([...signalsFor('wallet', family), ...signalsFor('token', family)].map(({ id }) => id))
    expect([...asked]).toEqual(ids.filter(id => asked.has(id)))
  }
})
