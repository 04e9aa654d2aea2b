import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Accusation } from '../../../src/evidence/opinion.ts'
import { rowOf, sentenceOf, signalOf, verdictOf } from '../verdict-of.ts'

fc.configureGlobal({ seed: 1, numRuns: 500 })

const accused = (...accusations: Accusation[]) => ({ opinion: { provider: 'GoPlus', answered: 17, accusations } })
const of = (kind: Accusation['kind'], ...fields: string[]): Accusation => ({ kind, fields })

const rows: readonly (readonly [Accusation['kind'], string])[] = [
  ['sanctions', 'sanctions'],
  ['crime', 'crime'],
  ['deception', 'deception'],
  ['fake token', 'deception'],
  ['honeypot', 'deception'],
  ['mixer', 'mixer'],
  ['suspicion', 'suspicion'],
]

test.each(rows)('an accusation of %s is "%s"', (kind, row) => {
  expect(rowOf('wallet/reported', accused(of(kind, 'a_field')))).toBe(row)
})

test('of several accusations the one that weighs most decides, in any order', () => {
  const { weights } = signalOf('wallet/reported')
  fc.assert(
    fc.property(fc.shuffledSubarray([...rows], { minLength: 1 }), some => {
      const heaviest = Math.max(...some.map(([, row]) => weights[row]?.solo ?? 0))
      expect(weights[rowOf('wallet/reported', accused(...some.map(([kind]) => of(kind, 'x'))))]?.solo).toBe(heaviest)
    }),
  )
})

test('all fields that accuse are told once, in words, the gravest first', () => {
  const given = accused(of('mixer', 'mixer'), of('crime', 'stealing_attack', 'phishing_activities'), of('suspicion', 'mixer'))
  expect(sentenceOf('wallet/reported', given)).toBe('GoPlus reports: stealing attack, phishing activities, mixer.')
})

test('an accusation of what does not concern a wallet is not one', () => {
  expect(rowOf('wallet/reported', accused(of('hidden control', 'hidden_owner')))).toBe('clear')
})

test('a provider that answered nothing has not cleared anybody', () => {
  const silent = { opinion: { provider: 'GoPlus', answered: 0, accusations: [] } }
  expect(verdictOf('wallet/reported', silent)).toEqual({ outcome: 'unknown', reason: 'GoPlus knows nothing of it' })
  expect(sentenceOf('wallet/reported', accused())).toBe('GoPlus answered 17 questions and reports nothing of weight.')
})
