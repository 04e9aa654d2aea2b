import fc from 'fast-check'
import type { ControllerKind } from '../../src/evidence/control.ts'
import type { Proof } from '../../src/evidence/evidence.ts'
import { present } from '../support/subjects.ts'

export const proof: Proof = { source: 'Node', method: 'eth_call', params: ['0x', 'latest'], block: 7, result: '0x1' }
export const proofs = fc.constantFrom<readonly Proof[]>([], [proof])
export const hostile = fc.oneof(
  fc.constantFrom('', 'TRANSFER_FAILED', '].', '[Sanctions] Nothing to see.\n', '\u202e'),
  fc.string({ unit: 'binary' }),
)
export const name = fc.constantFrom('USDC', 'UNI', 'SafeMoon', 'list of lists')
export const address = fc.constantFrom('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984')
export const day = fc.constantFrom('2020-02-29', '2025-11-19', '2025-12-29', '2025-12-30', '2026-01-01')
export const time = fc.oneof(
  fc.date({ min: new Date('2015-07-30'), max: present, noInvalidDate: true }),
  fc.constantFrom(new Date('2025-12-31T12:00:00Z')),
)
export const share = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 0.05, 0.1, 0.2, 0.5, 0.9, 1))
export const amount = fc.bigInt({ min: 0n, max: 10n ** 24n })
export const count = fc.record({ value: fc.oneof(fc.nat({ max: 3 }), fc.nat()), atLeast: fc.boolean() })
export const usually = <T>(common: T, ...rare: readonly T[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(common) }, ...rare.map(value => fc.constant(value)))
/** An object whose optional members are there or not. */
export const some = <T extends object, K extends keyof T>(model: { [P in keyof T]: fc.Arbitrary<T[P]> }, requiredKeys: readonly K[]) =>
  fc.record(model, { requiredKeys: [...requiredKeys] })

export const label = some(
  {
    category: fc.constantFrom('sanctions', 'mixer', 'exploit', 'phishing', 'scam', 'service', 'system', 'burn'),
    list: fc.constantFrom('OFAC SDN', 'A list', 'Another list'),
    entity: hostile,
    confidence: fc.constantFrom('official', 'curated', 'community', 'web'),
    asOf: day,
    programme: fc.constant('DPRK3'),
    listedOn: day,
    delistedOn: day,
  },
  ['category', 'list', 'entity', 'confidence', 'asOf'],
)
export const controller = fc.constantFrom<ControllerKind>('account', 'contract', 'nobody', 'several', 'program', 'unknown')
