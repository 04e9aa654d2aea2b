import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Breakdown } from '../../src/api/explanation.ts'
import { levelOf, rankOf } from '../../src/api/level.ts'
import { isWalletResult, type ScanResult, type TokenScanResult } from '../../src/api/scanner.ts'
import { counterfactual } from '../../src/engine/counterfactual.ts'
import { tokenResult, walletResult } from '../../src/engine/result.ts'
import { type Finding, riskScore } from '../../src/engine/score.ts'
import { suppress } from '../../src/engine/suppress.ts'
import type { Evidence } from '../../src/evidence/evidence.ts'
import { signalsFor, type Tier } from '../../src/signals/index.ts'
import { clean, cleanOf, dossier, gatheredWith, verdictWith } from './dossiers.ts'

fc.configureGlobal({ seed: 1, numRuns: 300 })

type Kind = 'wallet' | 'token'
const at = '2026-01-01T00:00:00.000007'
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** A result as a report on disk holds it. */
const saved = (kind: Kind, known: Partial<Evidence>): ScanResult =>
  throughJson(
    kind === 'wallet'
      ? walletResult(gatheredWith(kind, known), verdictWith(kind, known), at)
      : tokenResult(gatheredWith(kind, known), verdictWith(kind, known), at),
  )
const detailsOf = (result: ScanResult) => (isWalletResult(result) ? result.security_summary : result.token_data)
const findingsOf = (result: ScanResult): Finding[] =>
  detailsOf(result).checks.flatMap(({ outcome, id, group, tier, solo }) =>
    outcome === 'raised' ? [{ id, group: String(group), tier: tier as Tier, solo: Number(solo) }] : [],
  )
function breakdownOf(result: ScanResult): Breakdown {
  const found = counterfactual(result)
  if (found.kind !== 'breakdown') throw new Error(`There is no breakdown: ${found.why}.`)
  return found
}
const scoreWith = (result: ScanResult, findings: readonly Finding[], complete: boolean): number =>
  riskScore(findings, detailsOf(result).confidence, { complete: complete || detailsOf(result).coverage.missing.length === 0 }).score
const lower = (result: ScanResult, score: number): boolean => rankOf(levelOf(score)) < rankOf(levelOf(result.risk_score))

function subsets<T>(all: readonly T[]): T[][] {
  return Array.from({ length: 2 ** all.length }, (_, mask) => all.filter((_, place) => (mask >> place) & 1))
}

/** A token whose ledger says that these were found, whether signals like these exist or not. */
function tokenWith(findings: readonly Finding[], missing: number): TokenScanResult {
  const confidence = missing === 0 ? 1 : 0.5
  const { score, points, coveragePoints, vector } = riskScore(findings, confidence)
  const result = saved('token', cleanOf('token')) as TokenScanResult
  const checks = findings.map(({ id, group, tier, solo }) => {
    const found = { row: 'x', group, tier, solo, source: 'Node', sentence: 'It was found.', evidence: [] }
    return { id, outcome: 'raised' as const, points: points.get(id) ?? 0, ...found }
  })
  const gaps = Array.from({ length: missing }, (_, place) => ({ check: `check ${place}`, reason: 'nobody answered' }))
  const coverage = { ...result.token_data.coverage, points: coveragePoints, missing: gaps }
  return { ...result, risk_score: score, token_data: { ...result.token_data, checks, coverage, confidence, vector } }
}

const anyFindings = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom(...'abcdefg').map(letter => `token/${letter}`),
      group: fc.constantFrom('exit', 'tax', 'switch', 'age'),
      tier: fc.constantFrom<Tier>('A', 'B', 'C', 'D', 'info'),
      solo: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 6, max: 30 })),
    }),
    { selector: ({ id }) => id, maxLength: 7 },
  )
  .chain(all => fc.tuple(fc.constant(all), fc.constantFrom(0, 0, 1, 3)))
  .map(([all, missing]): ScanResult => tokenWith(all, missing))

describe.each<[string, fc.Arbitrary<ScanResult>]>([
  ['any wallet', dossier('wallet').map(known => saved('wallet', known))],
  ['any token', dossier('token').map(known => saved('token', known))],
  ['any ledger that the model confirms', anyFindings],
])('of %s', (_, results) => {
  const holds = (predicate: (result: ScanResult, breakdown: Breakdown) => void) =>
    fc.assert(fc.property(results, result => predicate(result, breakdownOf(result))))

  test('the contributions add up to the score, each as the check says', () => {
    holds((result, { contributions, score, level, unplayed }) => {
      expect([score, level, unplayed]).toEqual([result.risk_score, levelOf(result.risk_score), null])
      expect(contributions.reduce((sum, { points }) => sum + points, 0)).toBe(score)
      expect(contributions[0]).toMatchObject({ kind: 'base', points: 5 })
      const { checks, coverage } = detailsOf(result)
      const raised = checks.filter(({ outcome }) => outcome === 'raised')
      const told = contributions.filter(({ kind }) => kind === 'check')
      expect(new Map(told.map(({ id, points }) => [id, points]))).toEqual(new Map(raised.map(({ id, points }) => [id, points])))
      expect(contributions.find(({ kind }) => kind === 'coverage')?.points).toBe(coverage.points > 0 ? coverage.points : undefined)
    })
  })

  test('no score is higher without one of its findings, and it is the score of the model', () => {
    holds((result, { contributions, score }) => {
      for (const { kind, id, without } of contributions) {
        if (kind !== 'check') expect(without).toBeNull()
        else {
          const others = findingsOf(result).filter(finding => finding.id !== id)
          expect(without).toBe(scoreWith(result, others, false))
          expect(without).toBeLessThanOrEqual(score)
        }
      }
    })
  })

  test('the change that is named lowers the level, and no smaller one does', () => {
    holds((result, { down, missing }) => {
      const findings = findingsOf(result)
      const lowers = (cleared: readonly Finding[], complete: boolean) =>
        lower(
          result,
          scoreWith(
            result,
            findings.filter(finding => !cleared.includes(finding)),
            complete,
          ),
        )
      if (!down) {
        expect([lowers(findings, false), lowers(findings, missing.length > 0)]).toEqual([false, false])
        return
      }
      const cleared = findings.filter(({ id }) => down.clear.includes(id))
      expect(cleared).toHaveLength(down.clear.length)
      const complete = down.complete.length > 0
      expect(down.complete).toEqual(complete ? missing.map(({ check }) => check) : [])
      const kept = findings.filter(finding => !cleared.includes(finding))
      expect([down.score, down.level, down.smallest]).toEqual([scoreWith(result, kept, complete), levelOf(down.score), true])
      expect(lower(result, down.score)).toBe(true)
      const size = cleared.length + down.complete.length
      const tried = subsets(findings).flatMap(set => [
        { size: set.length, lowers: lowers(set, false) },
        ...(missing.length > 0 ? [{ size: set.length + missing.length, lowers: lowers(set, true) }] : []),
      ])
      expect(tried.filter(set => set.lowers && set.size < size)).toEqual([])
    })
  })

  test('the finding that is named raises the level, in the weakest row that does', () => {
    holds((result, { up, open }) => {
      const [findings, { checks }] = [findingsOf(result), detailsOf(result)]
      const known = checks.some(({ id, outcome }) => id === 'token/canonical' && outcome === 'raised')
      const identity = { canonical: { symbol: 'USDC', name: 'USD Coin', address: '0x' }, resembles: [], tricks: [], proofs: [] }
      const raisedBy = (finding: Finding) => {
        const more = suppress([finding], { known: known ? { identity } : {} })
        return scoreWith(result, [...findings, ...more], false)
      }
      const higher = (score: number) => rankOf(levelOf(score)) > rankOf(levelOf(result.risk_score))
      const able = signalsFor(isWalletResult(result) ? 'wallet' : 'token', 'evm')
        .filter(({ id }) => !findings.some(finding => finding.id === id))
        .flatMap(({ id, weights }) =>
          Object.entries(weights).map(([row, weight]) => ({ row, score: raisedBy({ id, ...weight }), id, ...weight })),
        )
        .filter(({ score }) => higher(score))
      expect(up?.score).toBe(able.length === 0 ? undefined : Math.min(...able.map(({ score }) => score)))
      for (const each of [...(up ? [up] : []), ...open]) {
        const rows = able.filter(({ id }) => id === each.id)
        expect(rows.find(({ row }) => row === each.row)?.score).toBe(each.score)
        expect(Math.min(...rows.map(({ solo }) => solo))).toBe(each.solo)
        expect(levelOf(each.score)).toBe(each.level)
      }
      const unknown = checks.filter(({ outcome }) => outcome === 'unknown').map(({ id }) => id)
      expect(open.map(({ id }) => id).sort()).toEqual([...new Set(able.map(({ id }) => id))].filter(id => unknown.includes(id)).sort())
    })
  })
})

const proof = { source: 'Node', method: 'eth_simulateV1', result: '' }
const power = { caller: '0xowner', role: 'owner', callerKind: 'account', selector: '0x8456cb59', calldata: '0x', proof } as const
const effects = (...kinds: ('blocks all sales' | 'mints')[]): Partial<Evidence> => ({
  ...cleanOf('token'),
  powers: { ...clean.powers, effects: kinds.map(kind => ({ ...power, kind })) },
})

test('a token whose owner can block all sales: 5 and 70 are 75, and without that power it scores 5', () => {
  const { contributions, down, level } = breakdownOf(saved('token', effects('blocks all sales')))
  expect(level).toBe('HIGH')
  expect(contributions.map(({ points, id, without }) => [points, id, without])).toEqual([
    [5, null, null],
    [70, 'token/owner-blocks-sales', 5],
  ])
  expect(down).toEqual({ clear: ['token/owner-blocks-sales'], complete: [], score: 5, level: 'LOW', smallest: true })
})

test('a power to mint beside it lifts 75 to the cap of tier B, and stays at 35 without the other', () => {
  const { score, down } = breakdownOf(saved('token', effects('blocks all sales', 'mints')))
  expect([score, down]).toMatchObject([79, { clear: ['token/owner-blocks-sales'], score: 35, level: 'MEDIUM' }])
})

test('what holds a token at 25 is a check that did not run: only its run can lower the level', () => {
  const { creation: _, ...known } = cleanOf('token')
  const { contributions, missing, down, open } = breakdownOf(saved('token', known))
  expect(contributions.map(({ kind, points }) => [kind, points])).toEqual([
    ['base', 5],
    ['coverage', 20],
  ])
  expect(missing).toEqual([{ check: 'age of the token', reason: 'no index of this chain knows it' }])
  expect(down).toMatchObject({ clear: [], complete: ['age of the token'], score: 5, level: 'LOW' })
  // age, source and holders are open; none of them reaches HIGH
  expect(open).toEqual([])
})

test('an unknown sale is the check that could raise a level, and its row is named', () => {
  const { trading: _, ...known } = cleanOf('token')
  const { open } = breakdownOf(saved('token', known))
  // the weakest row that would do it: a refusal in the moment of the purchase
  expect(open.find(({ id }) => id === 'token/sell-blocked')).toMatchObject({ row: 'at-once', solo: 60, now: 'unknown', level: 'HIGH' })
})

test('the powers of a registry token raise nothing', () => {
  const identity = { canonical: { symbol: 'USDC', name: 'USD Coin', address: '0x' }, resembles: [], tricks: [], proofs: [] }
  const { up } = breakdownOf(saved('token', { ...cleanOf('token'), identity }))
  expect(up?.group).not.toMatch(/^(supply|switch|upgrade|holders)$/)
})

describe('a result', () => {
  const result = saved('token', effects('blocks all sales')) as TokenScanResult
  const changed = (change: (data: TokenScanResult['token_data']) => Partial<TokenScanResult['token_data']>): TokenScanResult => ({
    ...result,
    token_data: { ...result.token_data, ...change(result.token_data) },
  })
  const recheck = (change: Record<string, unknown>) =>
    changed(({ checks }) => ({ checks: checks.map(check => (check.outcome === 'raised' ? { ...check, ...change } : check)) }))

  test('of a service without a ledger has no breakdown', () => {
    const foreign = { ...result, token_data: { symbol: 'X' } } as unknown as ScanResult
    expect(counterfactual(foreign)).toEqual({ kind: 'none', why: 'whoever scanned this gives no breakdown of the score' })
  })

  test('whose points do not add up has no breakdown', () => {
    expect(counterfactual({ ...result, risk_score: 5 })).toMatchObject({ kind: 'none', why: expect.stringMatching(/do not add up/) })
  })

  test.each([
    ['without weights, as older versions wrote it', recheck({ tier: undefined }), 'this result does not say what each finding weighs'],
    ['with a tier that is none', recheck({ tier: 'constructor' }), 'this result does not say what each finding weighs'],
    ['without a number', recheck({ solo: undefined }), 'this result does not say what each finding weighs'],
    ['with another weight', recheck({ solo: 60 }), 'the model does not confirm the points in this result'],
    [
      'with one check twice',
      changed(({ checks }) => ({ checks: [...checks, ...checks.slice(0, 1)] })),
      'the model does not confirm the points in this result',
    ],
    [
      'of another model',
      changed(() => ({ model: 'woe-9' })),
      'the score was made by the model "woe-9", which this version cannot work out',
    ],
  ])('%s still has its sum, and says why changes cannot be told', (_, other, why) => {
    expect(counterfactual(other)).toMatchObject({ kind: 'breakdown', score: 75, unplayed: why, down: null, up: null, open: [] })
    expect(breakdownOf(other).contributions.map(({ points, without }) => [points, without])).toEqual([
      [5, null],
      [70, null],
    ])
  })
})

test('a ledger made to have too many changes to try ends in time with one that works, and says so', () => {
  const many = Array.from({ length: 30 }, (_, at): Finding => ({ id: `token/${at}`, group: `group-${at}`, tier: 'C', solo: 24 }))
  const result = tokenWith(many, 0)
  const { down } = breakdownOf(result)
  expect(down?.smallest).toBe(false)
  expect(
    lower(
      result,
      scoreWith(
        result,
        many.filter(({ id }) => !down?.clear.includes(id)),
        false,
      ),
    ),
  ).toBe(true)
})

test('a ledger with more findings than there are signals has its sum and nothing else', () => {
  const many = Array.from({ length: 101 }, (_, at): Finding => ({ id: `token/${at}`, group: 'exit', tier: 'C', solo: 24 }))
  const { contributions, unplayed } = breakdownOf(tokenWith(many, 0))
  expect([contributions.length, unplayed]).toEqual([102, 'it holds more findings than there are signals'])
})
