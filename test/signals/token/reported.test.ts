import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Accusation } from '../../../src/evidence/opinion.ts'
import { rowOf, signalOf } from '../verdict-of.ts'

fc.configureGlobal({ seed: 1, numRuns: 500 })

const accused = (...kinds: Accusation['kind'][]) => ({
  opinion: { provider: 'GoPlus', answered: 17, accusations: kinds.map(kind => ({ kind, fields: [kind] })) },
})

const rows: readonly (readonly [Accusation['kind'], string])[] = [
  ['honeypot', 'honeypot'],
  ['fake token', 'fake'],
  ['hidden control', 'control'],
  ['deception', 'deception'],
  ['crime', 'deception'],
]

test.each(rows)('an accusation of %s is "%s"', (kind, row) => {
  expect(rowOf('token/reported', accused(kind))).toBe(row)
})

test('of several accusations the one that weighs most decides, in any order', () => {
  const { weights } = signalOf('token/reported')
  fc.assert(
    fc.property(fc.shuffledSubarray([...rows], { minLength: 1 }), some => {
      const heaviest = Math.max(...some.map(([, row]) => weights[row]?.solo ?? 0))
      expect(weights[rowOf('token/reported', accused(...some.map(([kind]) => kind)))]?.solo).toBe(heaviest)
    }),
  )
})

test.each(['sanctions', 'mixer', 'suspicion'] as const)('an accusation of %s does not concern a token', kind => {
  expect(rowOf('token/reported', accused(kind))).toBe('clear')
})
