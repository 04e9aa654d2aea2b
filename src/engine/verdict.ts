import type { Check, Coverage } from '../api/check.ts'
import type { Proof } from '../evidence/evidence.ts'
import { decisiveChecks } from './decisive.ts'
import type { Gathered } from './gather.ts'
import type { Judgement } from './judge.ts'
import { type Finding, riskScore } from './score.ts'
import { suppress } from './suppress.ts'

/** The score of a scan with everything it rests on, in the words of the wire. */
export interface Verdict {
  readonly score: number
  readonly flags: string[]
  readonly vector: string
  readonly confidence: number
  readonly checks: Check[]
  readonly coverage: Coverage
}

export function verdictOn(gathered: Gathered, judgements: readonly Judgement[]): Verdict {
  const findings = suppress(judgements.flatMap(found), gathered)
  const { kind, chain } = gathered.subject
  const family = decisiveChecks[chain.family.name]
  const decisive = family[kind]
  const limits = family.limits?.[kind]?.filter(({ applies }) => applies?.(gathered) ?? true) ?? []
  const missing = decisive.flatMap(({ name, missing: why }) => {
    const reason = why(gathered)
    return reason === undefined ? [] : [{ check: name, reason }]
  })
  const confidence = decisive.length === 0 ? 0 : (decisive.length - missing.length) / (decisive.length + limits.length)
  const complete = decisive.length > 0 && missing.length === 0
  const { score, points, coveragePoints, vector } = riskScore(findings, confidence, { complete })

  const checks = judgements.map(judgement => ({
    ...inWords(judgement, points.get(judgement.signal.id) ?? 0, gathered),
    ...weighed(
      judgement,
      findings.find(({ id }) => id === judgement.signal.id),
    ),
  }))
  const raised = checks.filter(({ outcome }) => outcome === 'raised').sort((a, b) => b.points - a.points)
  const gaps = missing.map(
    ({ check: name, reason }) => `[Coverage] The ${name} is missing (${stripDot(reason)}); this result cannot be LOW.`,
  )
  return {
    score,
    flags: [...raised.map(({ source, sentence }) => `[${source}] ${sentence}`), ...gaps],
    vector,
    confidence,
    checks,
    coverage: {
      judged: checks.filter(({ outcome }) => outcome !== 'unknown').length,
      total: checks.length,
      points: coveragePoints,
      missing,
      sources: gathered.statuses.map(status => ({ ...status })),
      lists: gathered.known.labels?.lists.map(({ name, asOf, entries }) => ({ name, as_of: asOf, entries })) ?? [],
      notes: [...limits.map(({ name, why }) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${why}`), ...notes(gathered)],
    },
  }
}

function found({ signal, verdict }: Judgement): Finding[] {
  if (verdict.outcome !== 'raised') return []
  const weight = signal.weights[verdict.row]
  if (!weight) throw new TypeError(`${signal.id} raised "${verdict.row}", which the model does not weigh.`)
  const solo = verdict.solo === undefined ? weight.solo : Math.min(verdict.solo, weight.solo)
  return [{ id: signal.id, ...weight, solo }]
}

function inWords({ signal, verdict }: Judgement, points: number, { tags, known }: Gathered): Check {
  const resting = signal.needs.flatMap((kind): readonly Proof[] => known[kind]?.proofs ?? [])
  const source = (verdict.outcome === 'raised' ? verdict.tag : undefined) ?? tags[signal.needs[0] ?? 'labels'] ?? 'chainvet'
  const common = { id: signal.id, outcome: verdict.outcome, points, source }
  if (verdict.outcome === 'unknown') return { ...common, sentence: `Not known: ${signal.question}`, reason: verdict.reason, evidence: [] }
  const proofs = verdict.proofs ?? resting
  return { ...common, sentence: verdict.sentence, evidence: proofs.map(proof => ({ ...proof })) }
}

/** What the model made of a raised signal: with this a stranger can work the score out again. */
const weighed = ({ verdict }: Judgement, finding: Finding | undefined): Partial<Check> =>
  verdict.outcome === 'raised' && finding ? { row: verdict.row, group: finding.group, tier: finding.tier, solo: finding.solo } : {}

const stripDot = (text: string): string => text.replace(/\.$/, '')

/** What was seen in part only. */
function notes({ known, block }: Gathered): string[] {
  const { activity, trading, transfers } = known
  const outvoted = block?.voices?.outvoted ?? []
  const lowerBounds = activity ? (['transactions', 'outbound', 'contracts'] as const).filter(count => activity[count]?.atLeast) : []
  return [
    ...(lowerBounds.length > 0 ? [`The index was read in part: ${lowerBounds.join(', ')} are lower bounds.`] : []),
    ...(trading?.notRun ?? []),
    ...(outvoted.length > 0 ? [`${outvoted.join(' and ')} contradicted what two other nodes said, and was not believed.`] : []),
    ...(transfers?.doubt === undefined ? [] : [`Transfers by holders may not speak for a buyer: ${stripDot(transfers.doubt)}.`]),
  ]
}
