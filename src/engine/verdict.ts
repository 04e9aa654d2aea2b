import type { Check, Coverage } from '../api/check.ts'
import type { Proof } from '../evidence/evidence.ts'
import type { ScreenedList } from '../evidence/labels.ts'
import { isKept } from './decisive/list-screen.ts'
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

  const checks = judgements.map((judgement): Check => {
    const check = inWords(judgement, points.get(judgement.signal.id) ?? 0, gathered)
    const finding = check.outcome === 'raised' ? findings.find(({ id }) => id === judgement.signal.id) : undefined
    return finding ? { ...check, ...weighed(judgement, finding) } : check
  })
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
      lists: gathered.known.labels?.lists.map(inCoverage) ?? [],
      notes: [...limits.map(({ name, why }) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${why}`), ...notes(gathered)],
    },
  }
}

const inCoverage = (list: ScreenedList): Coverage['lists'][number] => ({
  name: list.name,
  as_of: list.asOf,
  entries: list.entries,
  ...(isKept(list) && { sanctions: true as const }),
})

function found({ signal, verdict }: Judgement): Finding[] {
  if (verdict.outcome !== 'raised') return []
  const weight = signal.weights[verdict.row]
  if (!weight) throw new TypeError(`${signal.id} raised "${verdict.row}", which the model does not weigh.`)
  const solo = verdict.solo === undefined ? weight.solo : Math.min(verdict.solo, weight.solo)
  return [{ id: signal.id, ...weight, solo }]
}

function inWords({ signal, verdict }: Judgement, points: number, { tags, known }: Gathered): Check {
  const { id, needs, question } = signal
  const { outcome } = verdict
  const source = (outcome === 'raised' ? verdict.tag : undefined) ?? tags[needs[0] ?? 'labels'] ?? 'chainvet'
  if (outcome === 'unknown')
    return { id, outcome, points, source, sentence: `Not known: ${question}`, reason: verdict.reason, evidence: [] }
  const proofs = verdict.proofs ?? needs.flatMap((kind): readonly Proof[] => known[kind]?.proofs ?? [])
  return { id, outcome, points, source, sentence: verdict.sentence, evidence: proofs.map(proof => ({ ...proof })) }
}

/** What the model made of a raised signal: with this a stranger can work the score out again. */
const weighed = ({ verdict }: Judgement, finding: Finding): Partial<Check> =>
  verdict.outcome === 'raised' ? { row: verdict.row, group: finding.group, tier: finding.tier, solo: finding.solo } : {}

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
