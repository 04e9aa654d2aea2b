import { expect, test } from 'vitest'
import type { Finding } from '../../src/engine/score.ts'
import { suppress } from '../../src/engine/suppress.ts'
import { signals } from '../../src/signals/index.ts'
import { clean } from './dossiers.ts'

const finding = (group: string): Finding => ({ id: `token/${group}`, group, tier: 'B', solo: 70 })
const registered = { known: { identity: { ...clean.identity, canonical: { symbol: 'USDC', name: 'USD Coin', address: '0x' } } } }
const groups = [...new Set(signals.flatMap(({ weights }) => Object.values(weights).map(({ group }) => group)))]
const silenced = ['supply', 'switch', 'seizable', 'upgrade', 'holders']

test.each(silenced)('of a registry token, a finding in the group %s is shown and weighs nothing', group => {
  expect(suppress([finding(group)], registered)).toEqual([{ ...finding(group), tier: 'info', solo: 0 }])
})

test.each(groups.filter(group => !silenced.includes(group)))('of a registry token, a finding in the group %s stays what it is', group => {
  expect(suppress([finding(group)], registered)).toEqual([finding(group)])
})

test.each([
  ['is not in the registry', { known: { identity: clean.identity } }],
  ['could not be compared with the registry', { known: {} }],
])('of a token that %s, nothing is silenced', (_, dossier) => {
  const all = groups.map(finding)
  expect(suppress(all, dossier)).toEqual(all)
})

test.each(silenced)('of a registry token, what was executed against holders stays what it is, in the group %s too', group => {
  const executed = { ...finding(group), tier: 'A' as const, solo: 100 }
  expect(suppress([executed, finding(group)], registered)).toEqual([executed, { ...finding(group), tier: 'info', solo: 0 }])
})
