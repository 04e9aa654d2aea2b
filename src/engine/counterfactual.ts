import type { Check } from '../api/check.ts'
import type { Addition, Breakdown, Contribution, Counterfactual, Relief } from '../api/explanation.ts'
import { addsUp, type Ledger, ledgerOf } from '../api/ledger.ts'
import { levelOf, rankOf } from '../api/level.ts'
import { isWalletResult, type ScanResult } from '../api/scanner.ts'
import { chainById, chains } from '../chains/index.ts'
import { signalsFor, type Tier } from '../signals/index.ts'
import model from '../signals/woe-1.json' with { type: 'json' }
import { type Finding, riskScore, weigh } from './score.ts'
import { suppress } from './suppress.ts'

/**
 * Works the score of a result out again from its own ledger, and tries what would change its level. Needs nothing but
 * the JSON of the result, so a saved report will do. A ledger is text from outside: nothing in it is believed that the
 * model does not confirm.
 */
export function counterfactual(result: ScanResult): Counterfactual {
  const ledger = ledgerOf(result)
  if (!ledger) return { kind: 'none', why: 'whoever scanned this gives no breakdown of the score' }
  const score = result.risk_score
  if (!addsUp(ledger, score)) return { kind: 'none', why: 'the points in this result do not add up to its score' }
  const findings = replayed(ledger, score)
  const play = typeof findings === 'string' ? undefined : { findings, ledger, level: levelOf(score) }
  return {
    kind: 'breakdown',
    model: ledger.model,
    score,
    level: levelOf(score),
    contributions: contributions(ledger, typeof findings === 'string' ? undefined : findings),
    missing: ledger.coverage.missing.map(({ check, reason }) => ({ check, reason })),
    unplayed: typeof findings === 'string' ? findings : null,
    ...(play
      ? { down: relief(play), ...additions(play, isWalletResult(result) ? 'wallet' : 'token', result.chain_id) }
      : { down: null, up: null, open: [] }),
  }
}

/** What was raised, as the model sees it; or why the score cannot be worked out from it. */
function replayed({ model: name, checks, confidence, coverage }: Ledger, score: number): readonly Finding[] | string {
  if (name !== model.model) return `the score was made by the model "${name}", which this version cannot work out`
  const raised = checks.filter(({ outcome }) => outcome === 'raised')
  if (raised.length > mostFindings) return 'it holds more findings than there are signals'
  const findings = raised.flatMap(found)
  if (findings.length < raised.length) return 'this result does not say what each finding weighs'
  const again = riskScore(findings, confidence, { complete: isComplete({ confidence, coverage }) })
  // with the sum and every other point confirmed, those of the coverage are too
  const same =
    new Set(checks.map(({ id }) => id)).size === checks.length &&
    again.score === score &&
    checks.every(({ id, points }) => (again.points.has(id) ? points === again.points.get(id) : points === 0))
  return same ? findings : 'the model does not confirm the points in this result'
}

/** Whether every decisive check that can run did: a family of chains without any has no confidence. */
const isComplete = ({ confidence, coverage }: Pick<Ledger, 'confidence' | 'coverage'>): boolean =>
  confidence > 0 && coverage.missing.length === 0

/** More than any version of the program can raise: a ledger that was made to keep a reader busy. */
const mostFindings = 100

const tiers: readonly string[] = ['A', 'B', 'C', 'D', 'info'] satisfies readonly Tier[]

/** Members that older results lack, and a tier that only the model knows. */
const found = ({ id, group, tier, solo }: Check): Finding[] =>
  group !== undefined && solo !== undefined && tier !== undefined && tiers.includes(tier) ? [{ id, group, tier: tier as Tier, solo }] : []

interface Play {
  readonly findings: readonly Finding[]
  readonly ledger: Ledger
  readonly level: Breakdown['level']
}

function contributions({ checks, coverage, confidence }: Ledger, findings: readonly Finding[] | undefined): Contribution[] {
  const base: Contribution = { kind: 'base', id: null, points: model.base.value, sentence: 'nobody is above suspicion', without: null }
  const raised = checks
    .filter(({ outcome, points }) => outcome === 'raised' || points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ id, points, sentence }): Contribution => {
      const without =
        findings &&
        riskScore(
          findings.filter(finding => finding.id !== id),
          confidence,
          { complete: isComplete({ confidence, coverage }) },
        ).score
      return { kind: 'check', id, points, sentence, without: without ?? null }
    })
  const sentence = `A scan without a decisive check scores ${model.coverageFloor.value} at least.`
  const floor: Contribution[] =
    coverage.points > 0 ? [{ kind: 'coverage', id: null, points: coverage.points, sentence, without: null }] : []
  return [base, ...raised, ...floor]
}

/** More changes than this are not tried; the ledgers of this program need a few hundred at most. */
const mostTries = 5_000

/**
 * The fewest raised checks whose clearing lowers the level. What holds the level by itself has to go in any case, because
 * a finding less never raises a score; of the rest, sets are tried by size.
 */
function relief({ findings, ledger: { confidence, coverage }, level }: Play): Relief | null {
  const lower = (score: number) => rankOf(levelOf(score)) < rankOf(level)
  // the floor under an incomplete scan gives way only when every decisive check has run
  const ran = isComplete({ confidence, coverage })
  const complete = !lower(riskScore([], confidence, { complete: ran }).score)
  if (complete && coverage.missing.length === 0) return null
  const scoreOf = (kept: readonly Finding[]) => riskScore(kept, confidence, { complete: complete || ran }).score
  if (!lower(scoreOf([]))) return null

  const weighing = findings.filter(finding => weigh(finding).decibans > 0)
  const holding = weighing.filter(finding => !lower(scoreOf([finding])))
  const rest = weighing.filter(finding => !holding.includes(finding)).sort((a, b) => b.solo - a.solo)
  const outcome = (cleared: readonly Finding[], smallest: boolean): Relief => {
    const score = scoreOf(findings.filter(finding => !cleared.includes(finding)))
    return {
      clear: cleared.map(({ id }) => id),
      complete: complete ? coverage.missing.map(({ check }) => check) : [],
      score,
      level: levelOf(score),
      smallest,
    }
  }
  let tries = 0
  for (let size = 0; size <= rest.length; size++) {
    for (const more of subsets(rest, size)) {
      if (++tries > mostTries) return outcome(weighing, false)
      const candidate = outcome([...holding, ...more], true)
      if (lower(candidate.score)) return candidate
    }
  }
  return null
}

/** Every choice of `size` of them, those that stand first first. */
function* subsets<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) yield []
  else
    for (const [place, first] of all.entries()) {
      if (all.length - place < size) return
      for (const others of subsets(all.slice(place + 1), size - 1)) yield [first, ...others]
    }
}

/** A token of the registry may hold its powers; what would be counted as information raises nothing. */
const registered = { identity: { canonical: { symbol: '', name: '', address: '' }, resembles: [], tricks: [], proofs: [] } }

/** The checks that would raise the level by themselves: the one that takes least, and all that have no answer today. */
function additions(
  { findings, ledger: { checks, confidence, coverage }, level }: Play,
  kind: 'wallet' | 'token',
  chainId: number,
): Pick<Breakdown, 'up' | 'open'> {
  const { family } = chains.find(({ id }) => id === chainId) ?? chainById(1)
  const raised = new Set(findings.map(({ id }) => id))
  const known = raised.has('token/canonical') ? registered : {}
  const able = signalsFor(kind, family.name)
    .filter(({ id }) => !raised.has(id))
    .flatMap(({ id, weights }) => {
      const now = checks.find(check => check.id === id)?.outcome
      const enough = Object.entries(weights)
        .sort(([, a], [, b]) => a.solo - b.solo)
        .flatMap(([row, { group, tier, solo }]): Addition[] => {
          const more = suppress([{ id, group, tier, solo }], { known })
          const { score } = riskScore([...findings, ...more], confidence, { complete: isComplete({ confidence, coverage }) })
          const reached = levelOf(score)
          if (rankOf(reached) <= rankOf(level)) return []
          return [
            {
              id,
              row,
              group,
              tier,
              solo,
              now: now === 'unknown' ? 'unknown' : now === undefined ? 'absent' : 'clear',
              score,
              level: reached,
            },
          ]
        })
      return enough.slice(0, 1)
    })
  const open = able.filter(({ now }) => now === 'unknown')
  const [least] = [...able].sort((a, b) => a.score - b.score)
  return { up: least ?? null, open }
}
