import { expect, test } from 'vitest'
import type { Label } from '../../../src/evidence/labels.ts'
import { rowOf } from '../verdict-of.ts'

const label = (category: Label['category'], confidence: Label['confidence'], list = 'A list'): Label => ({
  category,
  list,
  entity: 'x',
  confidence,
  asOf: '2025-11-19',
})

test.each<[string, Label[], string]>([
  ['a curated label of a theft', [label('exploit', 'curated')], 'scam'],
  ['a curated label of a scam', [label('scam', 'curated')], 'scam'],
  ['reports of two communities', [label('scam', 'community', 'one'), label('phishing', 'community', 'two')], 'community'],
  ['a report of one community', [label('scam', 'community')], 'web'],
  ['a page', [label('scam', 'web')], 'web'],
  ['a label of a mixer', [label('mixer', 'curated')], 'clear'],
])('%s', (_, found, row) => {
  expect(rowOf('token/labelled', { labels: { lists: [], found } })).toBe(row)
})
