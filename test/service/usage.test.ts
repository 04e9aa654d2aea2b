import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usageRecord as schema } from '../../src/api/usage.ts'
import { instantOf, periodOf } from '../../src/service/period.ts'
import type { TierName } from '../../src/service/store/store.ts'
import { tiers } from '../../src/service/tiers.ts'
import { usageRecord } from '../../src/service/usage.ts'

interface Case {
  readonly id: string
  readonly given: { readonly tier?: TierName; readonly used?: number; readonly now?: string }
  readonly expect: Readonly<Record<string, unknown>>
}
const { cases } = JSON.parse(readFileSync(new URL('../corpus/quota.json', import.meta.url), 'utf8')) as { cases: Case[] }

describe('the record of a month', () => {
  const counted = cases.filter(({ id }) => id.startsWith('usage-'))
  test('has cases', () => expect(counted.length).toBeGreaterThan(3))

  test.each(counted)('$id', ({ given: { tier = 'free', used = 0 }, expect: expected }) => {
    const { start, end } = periodOf(new Date('2026-11-20T12:00:00Z'))
    const record = usageRecord({ tier, included: tiers[tier].included ?? 0, used, periodStart: start, periodEnd: end })
    expect(record).toMatchObject(expected)
    expect(() => schema.parse(record)).not.toThrow()
  })

  test('a cost is the nearest double of its millionths', () => {
    fc.assert(
      fc.property(fc.constantFrom<TierName>('starter', 'growth', 'scale'), fc.integer({ min: 0, max: 1_000_000_000 }), (tier, over) => {
        const { included = 0, overageMicroUsd = 0 } = tiers[tier]
        const { start, end } = periodOf(new Date('2026-11-20T12:00:00Z'))
        const { overage_cost_usd: cost } = usageRecord({ tier, included, used: included + over, periodStart: start, periodEnd: end })
        const micro = BigInt(over) * BigInt(overageMicroUsd)
        expect(cost).toBe(Number.parseFloat(`${micro / 1_000_000n}.${String(micro % 1_000_000n).padStart(6, '0')}`))
      }),
    )
  })
})

describe('a month', () => {
  test.each(cases.filter(({ id, given }) => id.startsWith('period-') && given.now !== undefined))('$id', ({ given, expect: expected }) => {
    const { start, end } = periodOf(new Date(given.now as string))
    expect({ period_start: instantOf(start), period_end: instantOf(end) }).toMatchObject(expected)
  })

  test('follows the one before without a gap, for 240 months', () => {
    let at = new Date('2024-01-01T00:00:00Z')
    for (let month = 0; month < 240; month++) {
      const { start, end, name } = periodOf(at)
      expect(start).toEqual(at)
      expect(periodOf(new Date(end.getTime() - 1)).name).toBe(name)
      expect(periodOf(end).start).toEqual(end)
      at = end
    }
    expect(at.toISOString()).toBe('2044-01-01T00:00:00.000Z')
  })
})
