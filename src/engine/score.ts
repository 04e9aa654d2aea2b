import type { Tier, Weight } from '../signals/index.ts'
import model from '../signals/woe-1.json' with { type: 'json' }

/** A raised signal as the model sees it. */
export interface Finding extends Pick<Weight, 'solo' | 'tier' | 'group'> {
  readonly id: string
}

export interface Score {
  /** 5 to 100. */
  readonly score: number
  /** Points each finding adds, by id; `base` and these add up to the score exactly. */
  readonly points: ReadonlyMap<string, number>
  /** Points added because a decisive check is missing. */
  readonly coveragePoints: number
  /** "CV:1/exit:A100/age:C40": coverage, then the strongest finding of each group. */
  readonly vector: string
}

const base = model.base.value

/** Decibans of a score: ten times the decimal logarithm of its odds. */
const decibans = (solo: number): number => 10 * Math.log10(solo / (100 - solo))
const scoreAt = (level: number): number => 100 / (1 + 10 ** (-level / 10))

/** What a finding can add by itself, in decibans, and the highest score its tier allows. Information adds nothing. */
export function weigh({ solo, tier }: Pick<Finding, 'solo' | 'tier'>): { readonly decibans: number; readonly cap: number } {
  const counted = tier === 'info' || solo <= base ? base : Math.min(solo, capOf(tier), model.largestSolo.value)
  return { decibans: decibans(counted) - decibans(base), cap: capOf(tier) }
}

const capOf = (tier: Tier): number => (tier === 'info' ? base : model.caps[tier])

/** What a finding may count for: a tier cannot carry more than its cap. */
const effective = ({ solo, tier }: Finding): number => Math.min(solo, capOf(tier))

/**
 * The model woe-1. Findings of a group are not independent, so the strongest speaks for it; groups are ranked by weight
 * and each counts half of the one before it. The tier of the best finding caps the result; a tier A finding, and a missing
 * decisive check, are floors under it.
 *
 * @param confidence share of the decisive checks that ran to the end, 0 to 1, where what no scan of the chain can show counts as not run
 * @param more `complete` is whether every check that can run did
 */
export function riskScore(findings: readonly Finding[], confidence: number, { complete = confidence === 1 } = {}): Score {
  const weighing = findings.filter(({ tier, solo }) => tier !== 'info' && solo > base)
  const ranked = strongestOfEachGroup(weighing)
  const cap = Math.max(base, ...weighing.map(({ tier }) => capOf(tier)))

  const points = new Map<string, number>(findings.map(({ id }) => [id, 0]))
  let level = decibans(base)
  let reached = base
  ranked.forEach((finding, rank) => {
    level += model.damping.value ** rank * weigh(finding).decibans
    const next = Math.max(reached, Math.min(Math.round(scoreAt(level)), cap))
    points.set(finding.id, next - reached)
    reached = next
  })

  // no finding may count for more than the strongest, so the floor of tier A is in here too
  const [strongest] = ranked
  const floor = strongest ? effective(strongest) : base
  if (strongest && floor > reached) {
    points.set(strongest.id, (points.get(strongest.id) ?? 0) + floor - reached)
    reached = floor
  }
  const score = complete ? reached : Math.max(reached, model.coverageFloor.value)
  return { score, points, coveragePoints: score - reached, vector: vectorOf(ranked, confidence) }
}

/** The strongest finding of each group, strongest group first. Names break ties, so that order of arrival never matters. */
function strongestOfEachGroup(findings: readonly Finding[]): Finding[] {
  const byStrength = [...findings].sort((a, b) => effective(b) - effective(a) || compare(a.group, b.group) || compare(a.id, b.id))
  return byStrength.filter((finding, index) => byStrength.findIndex(({ group }) => group === finding.group) === index)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const vectorOf = (ranked: readonly Finding[], confidence: number): string =>
  [`CV:${Math.round(confidence * 100) / 100}`, ...ranked.map(({ group, tier, solo }) => `${group}:${tier}${solo}`)].join('/')
