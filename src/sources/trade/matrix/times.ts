import { encodeCall } from '../../evm/abi.ts'
import { saleLeg } from '../round-trip.ts'
import { transfer } from '../router.ts'
import { type Stage, saleAmount } from '../stage.ts'
import type { Transaction } from '../transactions.ts'
import { type Basis, bought, day, exactly, type Group, hour, minute, refusedPurchases, seller } from './basis.ts'
import type { Branch } from './branches.ts'

/** Seconds between purchase and sale: the same block, the next, five minutes, an hour, a day, a week, a month, a year, three years. */
export const times = [0, 12, 5 * minute, hour, day, 7 * day, 30 * day, 365 * day, 3 * 365 * day] as const
/** What was allowed longer ago than that may have lapsed, which stops nobody. */
const year = 365 * day

/** Purchases by others before a sale. */
const crowd = 12
const blockTime = 12

/** A sale at each time, each by an account that has waited since its purchase; and one of all but a base unit. */
export function atTimes(basis: Basis): Group {
  const { stage, size, wait } = basis
  const amount = saleAmount(stage, size)
  // first, because only the first buyer is known to get exactly what the first round trip brought
  const butOne = seller(basis, 'all but one', { after: wait, amount: basis.bought - 1n })
  const ladder = times.map(after => ({ ...seller(basis, `time/${after}`, { after, amount, anew: after > year }), after }))
  return {
    name: 'Sales at later times',
    needed: true,
    batch: { branches: [butOne, ...ladder] },
    read: outcomes => ({
      sales: ladder
        .filter(branch => bought(outcomes, branch))
        .map(({ name, after }) => ({ after, ...saleLeg(stage, outcomes.get(`${name}/sell`), basis.given) })),
      probes: exactly(stage, outcomes, butOne, 'all but one'),
      notRun: refusedPurchases(outcomes, ladder, count => `${count} of ${times.length} times of sale could not be tried`),
    }),
  }
}

/** Purchases that make the pool more than twice as deep in what it is paid with, each a share of it in millionths. */
const rush = { buyers: 6, purchase: 200_000n }

/** What somebody gives a pool that way, in shares of what it is paid with, in parts of one: no limit of the token stops him. */
const given = 15n

/**
 * Others buy until the pool has more than doubled; then one sells who bought before them. Then somebody gives the pool as much again as
 * makes it many times as deep, where it looks at what it has when it is told to, and one sells for about what all sold for before.
 */
export function afterRush(basis: Basis): Group {
  const { stage, size, wait } = basis
  const amount = saleAmount(stage, size)
  const turns = (rush.buyers + 1) * blockTime
  const first = seller(basis, 'first', { after: wait + turns, amount })
  const others = Array.from({ length: rush.buyers }, (_, nth): Branch => {
    const name = `rush ${nth + 1}`
    return { name, buyer: stage.actors.another(name), size: { ...size, purchase: rush.purchase }, steps: [] }
  })
  const gift = giftTo(stage)
  const second = seller(basis, 'second', { after: wait + 3 * turns, amount: amount / given })
  const giver = gift && { name: 'giver', buyer: stage.actors.another('giver'), size, steps: [{ after: wait + 2 * turns, ...gift }] }
  const grown = giver ? [second, giver] : []
  return {
    name: 'A sale after the pool has grown',
    needed: false,
    batch: { branches: [first, ...others, ...grown], ...(gift && { gifts: gift.value }) },
    read: outcomes => ({
      probes: [
        ...(bought(outcomes, first) ? [{ kind: 'crowd' as const, ...saleLeg(stage, outcomes.get('first/sell'), basis.given) }] : []),
        ...(giver && bought(outcomes, second) && outcomes.get('giver/look')?.ok
          ? [{ kind: 'crowd' as const, ...saleLeg(stage, outcomes.get('second/sell'), second.amount) }]
          : []),
      ],
      notRun: refusedPurchases(
        outcomes,
        others,
        count => `${count} of ${rush.buyers} purchases that make the pool grow did not go through`,
      ),
    }),
  }
}

/** Wrapped coin for the pool, and a call that makes it look; `undefined` where it is paid with something else, or cannot be told. */
function giftTo({ route: { pool, quote }, exchange: { wrapped }, actors }: Stage) {
  if (quote.address !== wrapped.address || (pool.design !== 'uniswap v2' && pool.design !== 'solidly')) return undefined
  const from = actors.another('giver')
  const value = pool.quoteReserve * given
  const transactions: Transaction[] = [
    { key: 'wrap', from, to: wrapped.address, data: encodeCall('deposit()'), value },
    { key: 'give', from, to: wrapped.address, data: transfer(pool.address, value) },
    { key: 'look', from, to: pool.address, data: encodeCall('sync()') },
  ]
  return { value, transactions }
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
        .map(({ name }) => ({ kind: 'crowd', ...saleLeg(stage, outcomes.get(`${name}/sell`), basis.given) })),
      notRun: refusedPurchases(outcomes, others, count => `${count} of ${crowd} purchases by others did not go through`),
    }),
  }
}
