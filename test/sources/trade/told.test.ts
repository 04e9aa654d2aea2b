import { expect, test } from 'vitest'
import type { Powers } from '../../../src/evidence/powers.ts'
import { byLot, withoutLuck } from '../../../src/sources/trade/told.ts'

const proof = { source: 'Node', method: 'eth_simulateV1', result: '' }
const chances = (...sold: readonly boolean[]) => sold.map(ok => ({ kind: 'chance' as const, ok, proof }))
const effect = { caller: '0xowner', role: 'owner', callerKind: 'account', proof } as const

test.each([
  ['every sale goes through', chances(true, true, true), false],
  ['every sale is refused', chances(false, false, false), false],
  ['a switch is turned once', chances(true, true, false, false), false],
  ['sales come and go', chances(true, false, true, false), true],
  ['sales come and go under other conditions', [{ kind: 'amount' as const, ok: false, proof }, ...chances(true, true)], false],
  ['nothing was tried', undefined, false],
])('%s', (_, probes, drawn) => {
  expect(byLot(probes)).toBe(drawn)
})

test('where sales are drawn by lot nobody is said to stop them, and the rest is', () => {
  const powers: Powers = {
    callers: [],
    tried: 4,
    accepted: 3,
    effects: [
      { ...effect, kind: 'blocks all sales' },
      { ...effect, kind: 'blocks one holder' },
      { ...effect, kind: 'takes balances', share: 1 },
    ],
    levers: [{ ...effect, selector: '0x39c79e0c', slot: `0x${'0'.repeat(64)}` }],
    proofs: [proof],
  }
  const left = withoutLuck(powers)
  expect(left.effects.map(({ kind }) => kind)).toEqual(['takes balances'])
  expect(left.levers).toBeUndefined()
  expect(left.salesByLot).toBe(true)
})
