import { saleLeg } from '../round-trip.ts'
import { saleAmount } from '../stage.ts'
import { type Basis, bought, day, exactly, type Group, hour, minute, refusedPurchases, seller } from './basis.ts'
import type { Branch } from './branches.ts'

/** Seconds between purchase and sale: the same block, the next, five minutes, an hour, a day, a week, a month, a year. */
export const times = [0, 12, 5 * minute, hour, day, 7 * day, 30 * day, 365 * day] as const

/** Purchases by others before a sale. */
const crowd = 12

/** A sale at each time, each by an account that has waited since its purchase; and one of all but a base unit. */
export function atTimes(basis: Basis): Group {
  const { stage, size, wait } = basis
  const amount = saleAmount(stage, size)
  // first, because only the first buyer is known to get exactly what the first round trip brought
  const butOne = seller(basis, 'all but one', { after: wait, amount: basis.bought - 1n })
  const ladder = times.map(after => ({ ...seller(basis, `time/${after}`, { after, amount }), after }))
  return {
    name: 'Sales at later times',
    needed: true,
    batch: { branches: [butOne, ...ladder] },
    read: outcomes => ({
      sales: ladder
        .filter(branch => bought(outcomes, branch))
        .map(({ name, after }) => ({ after, ...saleLeg(stage, outcomes.get(`${name}/sell`), amount) })),
      probes: exactly(stage, outcomes, butOne, 'all but one'),
      notRun: refusedPurchases(outcomes, ladder, count => `${count} of ${times.length} times of sale could not be tried`),
    }),
  }
}

/** Purchases that make the pool more than twice as deep in what it is paid with, each a share of it in millionths. */
const rush = { buyers: 6, purchase: 200_000n }

/** Others buy until the pool has more than doubled; then one sells who bought before them. */
export function afterRush(basis: Basis): Group {
  const { stage, size, wait } = basis
  const amount = saleAmount(stage, size)
  const first = seller(basis, 'first', { after: wait + (rush.buyers + 1) * 12, amount })
  const others = Array.from({ length: rush.buyers }, (_, nth): Branch => {
    const name = `rush ${nth + 1}`
    return { name, buyer: stage.actors.another(name), size: { ...size, purchase: rush.purchase }, steps: [] }
  })
  return {
    name: 'A sale after the pool has grown',
    needed: false,
    batch: { branches: [first, ...others] },
    read: outcomes => ({
      probes: bought(outcomes, first) ? [{ kind: 'crowd', ...saleLeg(stage, outcomes.get('first/sell'), amount) }] : [],
      notRun: refusedPurchases(
        outcomes,
        others,
        count => `${count} of ${rush.buyers} purchases that make the pool grow did not go through`,
      ),
    }),
  }
}

/** Twelve others buy; then one sells who bought before them, and one who bought after. */
export function afterOthers(basis: Basis): Group {
  const { stage, size, wait } = basis
  const amount = saleAmount(stage, size)
  const early = seller(basis, 'early', { after: wait + (crowd + 1) * 12, amount })
  const others = Array.from({ length: crowd }, (_, nth): Branch => {
    const name = `other ${nth + 1}`
    const purchase = size.purchase < 1_000n ? size.purchase : 1_000n
    return { name, buyer: stage.actors.another(name), size: { ...size, purchase }, steps: [] }
  })
  const late = seller(basis, 'late', { after: wait, amount })
  return {
    name: 'Sales after purchases by others',
    needed: true,
    batch: { branches: [early, ...others, late] },
    read: outcomes => ({
      probes: [early, late]
        .filter(branch => bought(outcomes, branch))
        .map(({ name }) => ({ kind: 'crowd', ...saleLeg(stage, outcomes.get(`${name}/sell`), amount) })),
      notRun: refusedPurchases(outcomes, others, count => `${count} of ${crowd} purchases by others did not go through`),
    }),
  }
}
