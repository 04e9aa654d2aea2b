import type { Label, Labels } from '../evidence/labels.ts'
import { allInWords, screened, standing } from './lists.ts'
import { clear, raised, type Verdict } from './signal.ts'

/** Two independent community lists make tier B; a single one, like a web page, is one voice. */
export function badLabel<Curated extends string>(
  labels: Labels,
  curatedRow: (label: Label) => Curated,
): Verdict<Curated | 'community' | 'web'> {
  const found = standing(labels, 'exploit', 'phishing', 'scam')
  const [first] = found
  if (!first) return clear(`No scam, theft or phishing label on ${screened(labels)}.`)
  const trusted = found.filter(({ confidence }) => confidence === 'official' || confidence === 'curated')
  // a theft weighs more than a scam, whichever list is read first
  const curated = trusted.find(({ category }) => category === 'exploit') ?? trusted[0]
  const voices = new Set(found.filter(({ confidence }) => confidence === 'community').map(({ list }) => list)).size
  const row = curated ? curatedRow(curated) : voices >= 2 ? 'community' : 'web'
  return raised(row, allInWords(found), { tag: 'Labels' })
}
