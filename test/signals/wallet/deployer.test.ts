import { expect, test } from 'vitest'
import type { Deployments, Tried } from '../../../src/evidence/deployments.ts'
import type { Label } from '../../../src/evidence/labels.ts'
import { sentenceOf, verdictOf } from '../verdict-of.ts'

const proofs = [{ source: 'Node', method: 'eth_simulateV1', result: 'refused' }]
const trap: Tried = { contract: '0xtrap', outcome: 'trap', sentence: 'Nobody can sell.', proofs }
const sound: Tried = { contract: '0xsound', outcome: 'sound' }
const other: Tried = { contract: '0xother', outcome: 'no token' }
const open: Tried = { contract: '0xopen', outcome: 'unknown', reason: 'The node was late.', failed: true }
const label: Label = { category: 'scam', list: 'Scams', entity: 'A scam', confidence: 'curated', asOf: '2026-08-01' }

const made = (tried: readonly Tried[], more: Partial<Deployments> = {}) => ({
  deployments: { created: tried.length, complete: true, tried, named: [], ...more },
})

test.each([
  [made([trap]), 'It created 0xtrap: Nobody can sell; 1 of the 1 newest of 1 contracts that it created is a trap.'],
  [made([sound, trap, trap]), 'It created 0xtrap: Nobody can sell; 2 of the 3 newest of 3 contracts that it created are traps.'],
  [
    made([open, sound, trap], { created: 9 }),
    'It created 0xtrap: Nobody can sell; 1 of the 3 newest of 9 contracts that it created is a trap, ' +
      '1 could not be tried (The node was late), 6 older ones were not tried.',
  ],
])('a trap is told with its share of all, and what is left open: %#', (given, sentence) => {
  expect(verdictOf('wallet/deployer', given)).toEqual({ outcome: 'raised', row: 'trap', sentence, proofs })
})

test('a contract on a list is told where no trap was executed', () => {
  const named = [{ contract: '0xlisted', label }]
  const sentence = 'It created 0xlisted, which Scams lists as A scam.'
  expect(verdictOf('wallet/deployer', made([sound, open], { named }))).toEqual({ outcome: 'raised', row: 'listed', sentence })
  expect(verdictOf('wallet/deployer', made([trap], { named }))).toMatchObject({ row: 'trap' })
})

test.each([
  [made([]), 'It created no contract.'],
  [made([], { complete: false }), 'It created no contract in the part of its history that was read.'],
  [made([sound, sound, other]), 'Of 3 contracts that it created 2 let a buyer sell, and 1 are no tokens.'],
  [
    made([other], { complete: false }),
    'Of 1 contracts that it created in the part of its history that was read 0 let a buyer sell, and 1 are no tokens.',
  ],
])('what was tried and is sound is counted: %#', (given, sentence) => {
  expect(verdictOf('wallet/deployer', given)).toEqual({ outcome: 'clear', sentence })
})

test('what could not be tried leaves the question open', () => {
  expect(sentenceOf('wallet/deployer', made([sound, open], { created: 4 }))).toBe(
    'of 4 contracts that it created 1 could not be tried (The node was late), 2 older ones were not tried',
  )
  expect(verdictOf('wallet/deployer', made([sound], { created: 2 })).outcome).toBe('unknown')
})
