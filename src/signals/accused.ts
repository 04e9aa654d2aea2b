import type { Accusation, Opinion } from '../evidence/opinion.ts'
import { clear, raised, unknown, type Verdict } from './signal.ts'

/** The gravest accusation decides the row, in the order given; the sentence names them all. A provider's zeros are not a clean bill. */
export function accused<Row extends string>(opinion: Opinion, rows: readonly (readonly [Accusation['kind'], Row])[]): Verdict<Row> {
  const { provider, accusations, answered } = opinion
  const grave = rows.find(([kind]) => accusations.some(accusation => accusation.kind === kind))
  if (grave) {
    const fields = rows.flatMap(([kind]) =>
      accusations.filter(accusation => accusation.kind === kind).flatMap(accusation => accusation.fields),
    )
    return raised(grave[1], `${provider} reports: ${[...new Set(fields)].join(', ').replaceAll('_', ' ')}.`)
  }
  return answered > 0
    ? clear(`${provider} answered ${answered} questions and reports nothing of weight.`)
    : unknown(`${provider} knows nothing of it`)
}
