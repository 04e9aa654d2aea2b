import { percent } from './numbers.ts'
import { clear, raised, type Verdict } from './signal.ts'

type TaxRow = 'all' | 'half' | 'fifth' | 'tenth' | 'twentieth'

/**
 * Steps of the tax table. Measured taxes are off by rounding of base units, so each step begins half a tenth of a
 * percent below its round number.
 */
const steps: readonly (readonly [number, TaxRow])[] = [
  [0.9, 'all'],
  [0.5, 'half'],
  [0.2, 'fifth'],
  [0.1, 'tenth'],
  [0.05, 'twentieth'],
]

/** Row of the highest tax in `taxes`, said as "A sale loses 12 % to the token." */
export function taxed(what: 'sale' | 'purchase' | 'transfer', taxes: readonly number[]): Verdict<TaxRow> {
  const highest = Math.max(...taxes)
  const row = steps.find(([from]) => highest >= from - 0.0005)?.[1]
  const lowest = Math.min(...taxes)
  const spread = highest - lowest > 0.005 ? `between ${percent(lowest)} and ${percent(highest)}` : percent(highest)
  return row ? raised(row, `A ${what} loses ${spread} to the token.`) : clear(`A ${what} loses ${spread} to the token.`)
}
