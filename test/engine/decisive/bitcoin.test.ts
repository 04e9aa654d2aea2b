import { expect, test } from 'vitest'
import { chainNamed } from '../../../src/chains/index.ts'
import { decisiveChecks } from '../../../src/engine/decisive.ts'
import type { Dossier, Evidence } from '../../../src/evidence/evidence.ts'
import { subject } from '../../support/subjects.ts'

const wallet = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const dossier = (known: Partial<Evidence>, missing: Dossier['missing'] = {}): Dossier => ({
  subject: subject('wallet', wallet, chainNamed('bitcoin').names[0]),
  known,
  missing,
  tags: {},
  block: undefined,
  at: new Date('2026-01-01T00:00:00Z'),
})
const check = decisiveChecks.bitcoin?.wallet.find(({ name }) => name === 'transaction history')
const exposure = (complete = true): Pick<Evidence, 'exposure'> => ({
  exposure: { read: { transactions: 3, complete }, dealings: [], proofs: [] },
})
const owners: Pick<Evidence, 'cluster' | 'mixing'> = {
  cluster: { read: { transactions: 3, complete: true }, size: 0, named: [], proofs: [] },
  mixing: { read: { transactions: 3, complete: true }, found: [], proofs: [] },
}
const service = (more: object = {}): Pick<Evidence, 'labels'> => ({
  labels: {
    lists: [],
    found: [{ category: 'service', list: 'Services', entity: 'kraken', confidence: 'curated', asOf: '2026-08-01', ...more }],
    proofs: [],
  },
})

test('the decisive checks of a Bitcoin wallet are the screen, the totals and the history; tokens have none', () => {
  expect(decisiveChecks.bitcoin?.wallet.map(({ name }) => name)).toEqual(['sanctions screen', 'chain activity', 'transaction history'])
  expect(decisiveChecks.bitcoin?.token).toEqual([])
})

test.each<[string, Dossier, string | undefined]>([
  ['read is there', dossier({ ...exposure(), ...owners }), undefined],
  ['read in part is there', dossier({ ...exposure(false), ...owners }), undefined],
  ['that does not tell who signs is missing', dossier({ ...exposure(), mixing: owners.mixing }, { cluster: 'cut' }), 'cut'],
  ['that does not tell what many made is missing', dossier({ ...exposure(), cluster: owners.cluster }, { mixing: 'cut' }), 'cut'],
  ['not read is missing', dossier({}, { exposure: 'Esplora did not answer' }), 'Esplora did not answer'],
  [
    'of which the host kept something back is missing',
    dossier(
      { exposure: { read: { transactions: 9, complete: false, unread: 1 }, dealings: [], proofs: [] } },
      { exposure: 'Esplora did not say all' },
    ),
    'Esplora did not say all',
  ],
  ['that nobody gave is missing', dossier({}), 'no index of this chain gave its transactions'],
  ['of a service decides nothing', dossier(service(), { exposure: 'too long' }), undefined],
  ['of what was a service once is missing', dossier(service({ delistedOn: '2026-01-01' }), { exposure: 'too long' }), 'too long'],
])('a history %s', (_, given, expected) => {
  expect(check?.missing(given)).toBe(expected)
})

test('that old transactions were not read is told', () => {
  const [limit] = decisiveChecks.bitcoin?.limits?.wallet ?? []
  expect([exposure(false), exposure(true), {}].map(known => limit?.applies?.(dossier(known)))).toEqual([true, false, false])
})
