import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { levelOf } from '../../src/api/level.ts'
import { type Finding, riskScore } from '../../src/engine/score.ts'
import { suppress } from '../../src/engine/suppress.ts'
import type { Tier } from '../../src/signals/index.ts'

fc.configureGlobal({ seed: 1, numRuns: 2_000 })

const caps: Readonly<Record<Tier, number>> = { A: 100, B: 79, C: 49, D: 24, info: 5 }
const untouchable = ['list', 'issuer', 'exit', 'seize', 'identity']
const groups = [...untouchable, 'tax', 'switch', 'supply', 'upgrade', 'holders', 'age', 'market']

const solo = fc.oneof(fc.integer({ min: 6, max: 100 }), fc.constantFrom(24, 25, 49, 50, 79, 80, 99, 100))
const findingIn = (from: readonly string[]): fc.Arbitrary<Finding> =>
  fc
    .record({ group: fc.constantFrom(...from), number: fc.nat({ max: 4 }), tier: fc.constantFrom<Tier>('A', 'B', 'C', 'D', 'info'), solo })
    .map(({ number, ...rest }) => ({ id: `${rest.group}/${number}`, ...rest }))
const finding = findingIn(groups)

/** Findings as signals make them, one for each id, crowded into few groups or spread over many. */
const apart = (size: number) =>
  fc
    .subarray(groups, { minLength: 1 })
    .chain(from => fc.uniqueArray(findingIn(from), { maxLength: Math.min(size, 5 * from.length), selector: ({ id }) => id }))
const withinTiers = apart(30).map(all => all.map(found => ({ ...found, solo: Math.min(found.solo, caps[found.tier]) })))
/** Up to thirty, some of them twice. */
const findings = fc
  .tuple(apart(24), fc.array(fc.nat(), { maxLength: 6 }))
  .map(([all, again]) => [...all, ...again.flatMap(index => all[index % all.length] ?? [])])
const confidence = fc.constantFrom(0, 0.25, 0.5, 0.75, 1)

const scoreOf = (all: readonly Finding[], covered = 1): number => riskScore(all, covered).score
const sumOf = (points: ReadonlyMap<string, number>): number => [...points.values()].reduce((sum, value) => sum + value, 0)
const holds = <T>(of: fc.Arbitrary<T>, predicate: (value: T) => void) => fc.assert(fc.property(of, predicate))

describe('the invariants of the model', () => {
  test('1: a score is a whole number from 5 to 100', () => {
    holds(fc.tuple(findings, confidence), ([all, covered]) => {
      const score = scoreOf(all, covered)
      expect(Number.isInteger(score) && score >= 5 && score <= 100).toBe(true)
    })
  })

  test('2: one more finding never lowers the score', () => {
    holds(fc.tuple(findings, finding, confidence), ([all, more, covered]) => {
      expect(scoreOf([...all, more], covered)).toBeGreaterThanOrEqual(scoreOf(all, covered))
    })
  })

  test('3: a higher solo score never lowers the score', () => {
    holds(fc.tuple(apart(30), fc.nat(), solo), ([all, place, higher]) => {
      const raisedOne = all.map((found, index) => (index === place % all.length ? { ...found, solo: Math.max(found.solo, higher) } : found))
      expect(scoreOf(raisedOne)).toBeGreaterThanOrEqual(scoreOf(all))
    })
  })

  test('4: neither the order of arrival nor a duplicate changes score, points or vector', () => {
    const withShuffle = findings.chain(all => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })))
    const comparable = (all: readonly Finding[]) => {
      const { points, ...rest } = riskScore(all, 1)
      return { ...rest, points: [...points].sort(([a], [b]) => (a < b ? -1 : 1)) }
    }
    holds(withShuffle, ([all, shuffled]) => {
      const once = all.filter(({ id }, index) => all.findIndex(other => other.id === id) === index)
      expect(comparable(shuffled)).toEqual(comparable(all))
      expect(comparable(once)).toEqual(comparable(all))
    })
  })

  test('5: CRITICAL needs a finding of tier A', () => {
    holds(fc.tuple(findings, confidence), ([all, covered]) => {
      if (levelOf(scoreOf(all, covered)) === 'CRITICAL') expect(all.some(({ tier }) => tier === 'A')).toBe(true)
    })
    holds(findings, all => {
      expect(scoreOf(all.filter(({ tier }) => tier !== 'A'))).toBeLessThan(80)
    })
  })

  test('6: HIGH needs a finding of tier A or B', () => {
    holds(findings, all => {
      expect(scoreOf(all.filter(({ tier }) => tier !== 'A' && tier !== 'B'))).toBeLessThan(50)
    })
  })

  test('7: findings of tier D alone stay at 24', () => {
    holds(findings, all => {
      expect(scoreOf(all.filter(({ tier }) => tier === 'D' || tier === 'info'))).toBeLessThanOrEqual(24)
    })
  })

  test('8: the level follows from the score alone, without a gap and never downwards', () => {
    const order = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL']
    const levels = Array.from({ length: 101 }, (_, score) => order.indexOf(levelOf(score)))
    expect(
      levels.every((level, score) => level >= 0 && level - (levels[score - 1] ?? 0) >= 0 && level - (levels[score - 1] ?? 0) <= 1),
    ).toBe(true)
    expect(new Set(levels).size).toBe(4)
  })

  test('9: without findings, everything checked, the score is 5 and the level LOW', () => {
    expect(riskScore([], 1)).toEqual({ score: 5, points: new Map(), coveragePoints: 0, vector: 'CV:1' })
    expect(levelOf(5)).toBe('LOW')
  })

  test('10: no finding counts for less than its solo score, up to the cap of its tier', () => {
    holds(findings, all => {
      const weighing = all.filter(({ tier }) => tier !== 'info')
      expect(scoreOf(all)).toBeGreaterThanOrEqual(Math.max(5, ...weighing.map(found => Math.min(found.solo, caps[found.tier]))))
    })
  })

  test('11: five and the points of all findings and of coverage add up to the score', () => {
    holds(fc.tuple(findings, confidence), ([all, covered]) => {
      const { score, points, coveragePoints } = riskScore(all, covered)
      expect(5 + sumOf(points) + coveragePoints).toBe(score)
      expect([...points.values(), coveragePoints].every(value => Number.isInteger(value) && value >= 0)).toBe(true)
      expect([...points.keys()].sort()).toEqual([...new Set(all.map(({ id }) => id))].sort())
    })
  })

  test('14: a missing decisive check lifts the score to 25 at least, and says how many points that were', () => {
    holds(fc.tuple(findings, fc.constantFrom(0, 0.5, 0.75)), ([all, covered]) => {
      const { score, coveragePoints } = riskScore(all, covered)
      expect(score).toBe(Math.max(25, scoreOf(all)))
      expect(coveragePoints).toBe(score - scoreOf(all))
    })
  })

  test('15: suppression never touches the groups list, issuer, exit, seize and identity', () => {
    const usdc = { canonical: { symbol: 'USDC', name: 'USD Coin', address: '0x' }, resembles: [], tricks: [], proofs: [] }
    holds(apart(30), all => {
      const live = all.filter(({ group }) => untouchable.includes(group))
      const after = suppress(all, { known: { identity: usdc } })
      expect(after.filter(({ group }) => untouchable.includes(group))).toEqual(live)
      expect(scoreOf(after)).toBeGreaterThanOrEqual(scoreOf(live))
    })
  })

  test('20: only tier A reaches 100 by itself, and 100 weighs no more than 99', () => {
    holds(findings, all => {
      expect(scoreOf([...all, { id: 'x', group: 'x', tier: 'A', solo: 100 }])).toBe(100)
    })
    const alone = (tier: Tier, of: number) => scoreOf([{ id: 'x', group: 'x', tier, solo: of }])
    expect((['A', 'B', 'C', 'D'] as const).map(tier => alone(tier, 100))).toEqual([100, 79, 49, 24])
    const beside = (of: number) => {
      const { points } = riskScore(
        [
          { id: 'x', group: 'x', tier: 'A', solo: of },
          { id: 'y', group: 'y', tier: 'A', solo: 60 },
        ],
        1,
      )
      return points.get('y')
    }
    expect(beside(100)).toBe(beside(99))
  })

  test('22: information changes neither the score nor the points of a finding', () => {
    const information = apart(10).map(all => all.map(found => ({ ...found, id: `info/${found.id}`, tier: 'info' as const })))
    holds(fc.tuple(findings, information), ([all, info]) => {
      const [bare, informed] = [riskScore(all, 1), riskScore([...info, ...all], 1)]
      expect({ ...informed, points: bare.points }).toEqual(bare)
      expect(all.map(({ id }) => informed.points.get(id))).toEqual(all.map(({ id }) => bare.points.get(id)))
      expect(info.map(({ id }) => informed.points.get(id))).toEqual(info.map(() => 0))
    })
  })
})

interface Expected {
  readonly raw: number
  readonly score: number
  /** In rank order. */
  readonly contributions: readonly number[]
}

/** The model once more, as its description reads: weight of evidence in decibans, groups, damping, cap and floor. */
function described(signals: readonly Finding[], covered = true): Expected {
  const l = (s: number) => 10 * Math.log10(s / (100 - s))
  const sigma = (L: number) => 1 / (1 + 10 ** (-L / 10))
  const present = signals.filter(({ tier }) => tier !== 'info')
  const largest = new Map<string, Finding>()
  for (const signal of present) if (signal.solo > (largest.get(signal.group)?.solo ?? 0)) largest.set(signal.group, signal)
  const kept = [...largest.values()].sort((a, b) => b.solo - a.solo)

  const L = [l(5)]
  kept.forEach(({ solo: s }, k) => {
    L.push((L[k] ?? 0) + 0.5 ** k * (l(Math.min(s, 99)) - l(5)))
  })
  const raw = 100 * sigma(L.at(-1) ?? 0)
  const cap = Math.max(5, ...present.map(({ tier }) => caps[tier]))
  const tierA = present.filter(({ tier }) => tier === 'A').map(({ solo: s }) => s)
  const strongest = kept[0] ? Math.min(kept[0].solo, caps[kept[0].tier]) : 5
  const floor = Math.max(5, ...tierA, strongest, covered ? 5 : 25)
  const score = Math.floor(Math.max(Math.min(raw, cap), floor) + 0.5)

  const steps = L.map(level => Math.min(Math.floor(100 * sigma(level) + 0.5), cap))
  const contributions = kept.map((_, k) => (steps[k + 1] ?? 0) - (steps[k] ?? 0))
  const surplus = Math.max(0, Math.max(...tierA, strongest) - (steps.at(-1) ?? 5))
  return { raw, score, contributions: contributions.map((points, k) => (k === 0 ? points + surplus : points)) }
}

const of = (tier: Tier, solo: number, group: string): Finding => ({ id: `${group}/${tier}${solo}`, tier, solo, group })
const descending = (values: Iterable<number>) => [...values].filter(value => value > 0).sort((a, b) => b - a)

describe('the model as it is described', () => {
  test('gives the score and the points of the engine', () => {
    holds(fc.tuple(withinTiers, fc.boolean()), ([all, covered]) => {
      const { score, points } = riskScore(all, covered ? 1 : 0.5)
      const expected = described(all, covered)
      expect(score).toBe(expected.score)
      expect(descending(points.values())).toEqual(descending(expected.contributions))
    })
  })

  test('knows no solo score beyond its tier: the engine counts such a one as the cap', () => {
    holds(findings, all => {
      expect(scoreOf(all)).toBe(described(all.map(found => ({ ...found, solo: Math.min(found.solo, caps[found.tier]) }))).score)
    })
  })

  test.each([
    [10, 3.2],
    [15, 5.3],
    [20, 6.8],
    [30, 9.1],
    [35, 10.1],
    [40, 11.0],
    [50, 12.8],
    [55, 13.7],
    [60, 14.5],
    [70, 16.5],
    [75, 17.6],
    [79, 18.5],
    [85, 20.3],
    [91, 22.8],
    [95, 25.6],
    [99, 32.7],
  ])('a solo score of %i weighs %f decibans', (s, decibans) => {
    const l = (value: number) => 10 * Math.log10(value / (100 - value))
    expect((l(s) - l(5)).toFixed(1)).toBe(decibans.toFixed(1))
    expect(described([of('A', s, 'x')]).raw).toBeCloseTo(s, 9)
  })

  test('the points follow the rank, a weaker sibling has none, the tier cuts them and the floor adds to the strongest', () => {
    const { points } = riskScore([of('B', 50, 'liquidity'), of('C', 35, 'supply'), of('C', 30, 'supply'), of('C', 30, 'tax')], 1)
    expect(points).toEqual(
      new Map([
        ['liquidity/B50', 45],
        ['supply/C35', 26],
        ['supply/C30', 0],
        ['tax/C30', 3],
      ]),
    )
    expect(riskScore([of('A', 100, 'list')], 1).points).toEqual(new Map([['list/A100', 95]]))
  })

  test('of two equal findings in one group the surplus of the floor goes to the one that speaks for the group', () => {
    const [first, second] = [
      { ...of('A', 100, 'exit'), id: 'a' },
      { ...of('A', 100, 'exit'), id: 'b' },
    ]
    const expected = new Map([
      ['a', 95],
      ['b', 0],
    ])
    expect(riskScore([first, second], 1).points).toEqual(expected)
    expect(riskScore([second, first], 1).points).toEqual(expected)
  })

  test('the vector names coverage, then the strongest finding of each group', () => {
    const all = [of('C', 40, 'age'), of('B', 75, 'switch'), of('C', 45, 'switch'), of('A', 100, 'exit'), of('info', 0, 'note')]
    expect(riskScore(all, 2 / 3).vector).toBe('CV:0.67/exit:A100/switch:B75/age:C40')
  })
})

test.each<[string, Finding[], number, string]>([
  ['a clean account', [], 5, 'LOW'],
  ['an address on the OFAC list', [of('A', 100, 'list')], 100, 'CRITICAL'],
  ['a wallet frozen by the issuer of USDT', [of('A', 95, 'issuer')], 95, 'CRITICAL'],
  ['60 % of inflow from a mixer, one hop away', [of('B', 55, 'exposure:mixer')], 55, 'HIGH'],
  ['dust from a mixer', [of('D', 7, 'exposure:mixer')], 7, 'LOW'],
  ['a mixer two hops away, material', [of('C', 30, 'exposure:mixer')], 30, 'MEDIUM'],
  ['20 % of inflow from an exploit', [of('B', 75, 'exposure:exploit')], 75, 'HIGH'],
  ['the same, first funded by a scammer', [of('B', 75, 'exposure:exploit'), of('B', 60, 'association')], 79, 'HIGH'],
  ['a phishing label', [of('A', 92, 'list')], 92, 'CRITICAL'],
  ['a label of the web alone', [of('C', 20, 'list')], 20, 'LOW'],
  ['a honeypot', [of('A', 100, 'exit')], 100, 'CRITICAL'],
  ['a time bomb', [of('A', 97, 'exit')], 97, 'CRITICAL'],
  ['a tax of 10 %', [of('C', 30, 'tax')], 30, 'MEDIUM'],
  ['a tax of 5 %', [of('C', 15, 'tax')], 15, 'LOW'],
  ['an owner who mints', [of('C', 35, 'supply')], 35, 'MEDIUM'],
  ['an owner who mints, a tax, removable liquidity', [of('C', 35, 'supply'), of('C', 30, 'tax'), of('B', 50, 'liquidity')], 79, 'HIGH'],
  ['a fresh, thin, unverified token', [of('C', 40, 'age'), of('C', 30, 'market'), of('D', 15, 'code')], 49, 'MEDIUM'],
  [
    'a fresh token with removable liquidity and one holder of 60 %',
    [of('B', 50, 'liquidity'), of('B', 50, 'holders'), of('C', 40, 'age'), of('C', 30, 'market')],
    79,
    'HIGH',
  ],
  ['an owner who can block sales', [of('B', 75, 'switch')], 75, 'HIGH'],
  ['the same, fresh, liquidity removable', [of('B', 75, 'switch'), of('C', 40, 'age'), of('B', 50, 'liquidity')], 79, 'HIGH'],
  ['a wallet lent to a sweeper', [of('A', 85, 'delegate')], 85, 'CRITICAL'],
])('%s', (_, all, score, level) => {
  expect([scoreOf(all), levelOf(scoreOf(all))]).toEqual([score, level])
  expect(described(all).score).toBe(score)
})

test('a token whose simulation was impossible, the rest clean: 25, MEDIUM', () => {
  expect([scoreOf([], 0.75), levelOf(scoreOf([], 0.75))]).toEqual([25, 'MEDIUM'])
})

test('before the cap, two of the worked examples stand at 84.4 and 72', () => {
  expect(described([of('C', 35, 'supply'), of('C', 30, 'tax'), of('B', 50, 'liquidity')]).raw.toFixed(1)).toBe('84.4')
  expect(described([of('C', 40, 'age'), of('C', 30, 'market'), of('D', 15, 'code')]).raw.toFixed(0)).toBe('72')
})
