import { type Case, type EffectClass, effectClasses } from './case.ts'
import type { Fault, Figures, Share } from './judge.ts'

type Count = readonly [hits: number, of: number]

/** The figures of a release, as `figures.json` keeps them. */
export interface Kept {
  readonly recall: Readonly<Record<EffectClass, Count>>
  readonly precision: Readonly<Record<EffectClass, Count>>
  readonly honeypots: Count
  readonly benign: { readonly critical: number; readonly high: number; readonly mistaken: number }
  readonly tax: Count
  /** Names of the cases with which something is wrong. */
  readonly faults: readonly string[]
}

const count = ({ hits, of }: Share): Count => [hits, of]
const each = (shares: Readonly<Record<EffectClass, Share>>) =>
  Object.fromEntries(effectClasses.map(one => [one, count(shares[one])])) as Record<EffectClass, Count>

export const kept = ({ recall, precision, honeypots, benign, tax }: Figures, faults: readonly Fault[]): Kept => ({
  recall: each(recall),
  precision: each(precision),
  honeypots: count(honeypots),
  benign,
  tax: count(tax.within),
  faults: [...new Set(faults.map(({ name }) => name))].sort(),
})

/** Figures of a whole run with what is wrong with some cases now, in place of what was: the rest of a part says nothing of the whole. */
export const inPart = (whole: Kept, part: Pick<Kept, 'faults'>, cases: readonly Pick<Case, 'name'>[]): Kept => {
  const seen = new Set(cases.map(({ name }) => name))
  return { ...whole, faults: [...new Set([...whole.faults.filter(name => !seen.has(name)), ...part.faults])].sort() }
}

const rate = ([hits, of]: Count) => (of === 0 ? 1 : hits / of)

/** In words, what is worse than it was. */
export function below(now: Kept, before: Kept): readonly string[] {
  const worse = (what: string, one: Count, other: Count) =>
    rate(one) < rate(other) ? [`${what} is ${one[0]}/${one[1]}, was ${other[0]}/${other[1]}`] : []
  const failing = now.faults.filter(name => !before.faults.includes(name))
  const found = [
    ...effectClasses.flatMap(one => [
      ...worse(`recall of ${one}`, now.recall[one], before.recall[one]),
      ...worse(`precision of ${one}`, now.precision[one], before.precision[one]),
    ]),
    ...worse('the share of honeypots that are CRITICAL', now.honeypots, before.honeypots),
    ...(['critical', 'high', 'mistaken'] as const).flatMap(level =>
      now.benign[level] > before.benign[level]
        ? [
            `benign tokens that are ${level === 'mistaken' ? 'HIGH and may not be' : level.toUpperCase()}: ` +
              `${now.benign[level]}, were ${before.benign[level]}`,
          ]
        : [],
    ),
    ...worse('the share of taxes within 0.5 points', now.tax, before.tax),
  ]
  return found.length === 0 ? [] : [...found, ...failing.map(name => `"${name}" was right before`)]
}
